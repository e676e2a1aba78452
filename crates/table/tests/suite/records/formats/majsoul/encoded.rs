//! Messages of JSON as protobuf: the protocol as it is published, with fields that nobody reads.

use serde_json::Value;

/// Each message and its fields: number and type; `i` number, `b` truth value, `s` text, `w` another
/// message in a wrapper, otherwise a message; a star marks a list.
const PROTOCOL: &str = "
RecordGame uuid=1s start_time=2i end_time=3i config=5GameConfig accounts=11AccountInfo* result=12GameEndResult
GameConfig category=1i mode=2GameMode meta=3GameMetaData
GameMetaData room_id=1i mode_id=2i contest_uid=3i
GameMode mode=1i ai=4b extendinfo=5s detail_rule=6GameDetailRule
GameDetailRule time_fixed=1i time_add=2i dora_count=3i shiduan=4i init_point=5i fandian=6i can_jifei=7b \
tianbian_value=8i liqibang_value=9i changbang_value=10i noting_fafu_1=11i noting_fafu_2=12i noting_fafu_3=13i \
have_liujumanguan=14b have_qieshangmanguan=15b have_biao_dora=16b have_gang_biao_dora=17b \
ming_dora_immediately_open=18b have_li_dora=19b have_gang_li_dora=20b have_sifenglianda=21b have_sigangsanle=22b \
have_sijializhi=23b have_jiuzhongjiupai=24b have_sanjiahele=25b have_toutiao=26b have_helelianzhuang=27b \
have_helezhongju=28b have_tingpailianzhuang=29b have_tingpaizhongju=30b have_yifa=31b have_nanruxiru=32b \
jingsuanyuandian=33i shunweima_2=34i shunweima_3=35i shunweima_4=36i bianjietishi=37b ai_level=38i \
have_zimosun=39b disable_multi_yukaman=40b fanfu=41i guyi_mode=42i muyu_mode=46i xuezhandaodi=48i \
disable_leijiyiman=60b disable_double_yakuman=62i enable_shiti=64i enable_renhe=68i yongchang_mode=70i \
amusement_switches=74i* a_new_rule=99i
AccountInfo account_id=1i seat=2i nickname=3s avatar_id=4i level=7AccountLevel level3=8AccountLevel
AccountLevel id=1i score=2i
GameEndResult players=1PlayerItem*
PlayerItem seat=1i total_point=2i part_point_1=3i part_point_2=4i grading_score=5i gold=6i
GameAction passed=1i type=2i result=3w user_input=4GameUserInput user_event=5GameUserEvent game_event=6i
GameUserInput seat=1i type=2i emo=3i operation=10GameSelfOperation cpg=11GameChiPengGang
GameUserEvent seat=1i type=2i
GameSelfOperation type=1i index=2i tile=3s cancel_operation=4b moqie=5b timeuse=6i tile_state=7i
GameChiPengGang type=1i index=2i cancel_operation=3b timeuse=6i
RecordNewRound chang=1i ju=2i ben=3i dora=4s scores=5i* liqibang=6i tiles0=7s* tiles1=8s* tiles2=9s* tiles3=10s* \
operation=12OptionalOperationList md5=13s paishan=14s left_tile_count=15i doras=16s* opens=17NewRoundOpenedTiles*
NewRoundOpenedTiles seat=1i tiles=2s* count=3i*
OptionalOperationList seat=1i operation_list=2OptionalOperation* time_add=4i time_fixed=5i
OptionalOperation type=1i combination=2s*
LiQiSuccess seat=1i score=2i liqibang=3i failed=4b
RecordDealTile seat=1i tile=2s left_tile_count=3i liqi=5LiQiSuccess doras=6s* zhenting=7b* operation=8OptionalOperationList
RecordDiscardTile seat=1i tile=2s is_liqi=3b moqie=5b zhenting=6b* tingpais=7TingPaiInfo* doras=8s* is_wliqi=9b \
operations=10OptionalOperationList*
TingPaiInfo tile=1s haveyi=2b yiman=3b count=4i fu=5i biao_dora_count=6i yiman_zimo=7b count_zimo=8i fu_zimo=9i
RecordChiPengGang seat=1i type=2i tiles=3s* froms=4i* liqi=5LiQiSuccess doras=60s* zhenting=7b* \
operation=8OptionalOperationList tile_states=9i*
RecordAnGangAddGang seat=1i type=2i tiles=3s liqi=50LiQiSuccess doras=6s* operations=7OptionalOperationList*
RecordBaBei seat=1i liqi=50LiQiSuccess doras=6s* operations=7OptionalOperationList* moqie=8b
RecordHule hules=1HuleInfo* old_scores=2i* delta_scores=3i* wait_timeout=4i scores=5i* gameend=6GameEnd doras=7s* baopai=9i
HuleInfo hand=1s* ming=2s* hu_tile=3s seat=4i zimo=5b qinjia=6b liqi=7b doras=8s* li_doras=9s* yiman=10b count=11i \
fans=12FanInfo* fu=13i title=14s point_rong=15i point_zimo_qin=16i point_zimo_xian=17i title_id=18i point_sum=19i
FanInfo name=1s val=2i id=3i
GameEnd scores=1i*
RecordNoTile liujumanguan=1b players=2NoTilePlayerInfo* scores=3NoTileScoreInfo* gameend=4b liqi=50LiQiSuccess doras=60s*
NoTilePlayerInfo tingpai=3b hand=4s* tings=5TingPaiInfo*
NoTileScoreInfo seat=1i old_scores=2i* delta_scores=3i* hand=4s* ming=5s* doras=6s* score=7i
RecordLiuJu type=1i gameend=2GameEnd seat=3i tiles=4s* liqi=5LiQiSuccess allplayertiles=6s* doras=60s*
RecordNewCard field_spell=1i
";

fn varint(mut number: u64, into: &mut Vec<u8>) {
    while number >= 0x80 {
        into.push(number as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}

/// A field with bytes.
pub(super) fn field(number: u32, bytes: &[u8]) -> Vec<u8> {
    let mut field = Vec::new();
    varint(u64::from(number) << 3 | 2, &mut field);
    varint(bytes.len() as u64, &mut field);
    field.extend(bytes);
    field
}

/// A field with a number.
pub(super) fn number(of: u32, number: u64) -> Vec<u8> {
    let mut field = Vec::new();
    varint(u64::from(of) << 3, &mut field);
    varint(number, &mut field);
    field
}

/// A `Wrapper`; a response has no name.
pub(super) fn wrapper(name: &str, data: &[u8]) -> Vec<u8> {
    let name = if name.is_empty() { Vec::new() } else { field(1, name.as_bytes()) };
    [name, field(2, data)].concat()
}

/// A message with its name in a wrapper.
pub(super) fn wrapped(message: &Value) -> Vec<u8> {
    let name = message["name"].as_str().expect("a name");
    let bare = name.trim_start_matches(".lq.");
    wrapper(&format!(".lq.{bare}"), &encoded(bare, &message["data"]))
}

/// A message. As protobuf does, it leaves out what is nothing.
pub(super) fn encoded(message: &str, value: &Value) -> Vec<u8> {
    let line = PROTOCOL.lines().find(|line| line.split(' ').next() == Some(message));
    let line = line.unwrap_or_else(|| panic!("no message {message}"));
    let mut bytes = Vec::new();
    for (name, value) in value.as_object().expect("a message") {
        let mut fields = line.split_ascii_whitespace().skip(1).map(|field| field.split_once('='));
        let field = fields.find_map(|field| field.filter(|(of, _)| of == name));
        let (_, kind) = field.unwrap_or_else(|| panic!("no field {name} of {message}"));
        let digits = kind.find(|c: char| !c.is_ascii_digit()).expect("a type");
        let (number, kind) = kind.split_at(digits);
        append(number.parse().expect("a number"), kind, value, &mut bytes);
    }
    bytes
}

fn append(number: u32, kind: &str, value: &Value, into: &mut Vec<u8>) {
    match value {
        Value::Null => {}
        Value::Array(list) if kind == "i*" || kind == "b*" => {
            let mut packed = Vec::new();
            list.iter().for_each(|value| varint(integer(value), &mut packed));
            if !packed.is_empty() {
                into.extend(field(number, &packed));
            }
        }
        Value::Array(list) => {
            let kind = kind.strip_suffix('*').expect("a list");
            for value in list {
                match kind {
                    "s" => into.extend(field(number, value.as_str().expect("a text").as_bytes())),
                    message => into.extend(field(number, &encoded(message, value))),
                }
            }
        }
        Value::Object(_) if kind == "w" => into.extend(field(number, &wrapped(value))),
        Value::Object(_) => into.extend(field(number, &encoded(kind, value))),
        Value::String(text) if text.is_empty() => {}
        Value::String(text) => into.extend(field(number, text.as_bytes())),
        value if integer(value) == 0 => {}
        value => into.extend(self::number(number, integer(value))),
    }
}

/// A negative number has 64 bits.
fn integer(value: &Value) -> u64 {
    match value {
        Value::Bool(is_on) => u64::from(*is_on),
        number => number.as_i64().expect("a number") as u64,
    }
}
