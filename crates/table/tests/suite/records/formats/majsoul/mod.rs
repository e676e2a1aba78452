//! Games of our own in Mahjong Soul's messages: what is read is what was played.

mod encoded;
pub(crate) mod packed;
mod scripts;

use mentsu::riichi::Preset;
use mentsu::{Face, Meld, MeldKind, Part};
use mentsu_table::record::{self, Format, GameKind, Oddity, Record, Told, Wrong, YakuName};
use mentsu_table::replay::{self, Note};
use mentsu_table::{Event, RyuukyokuKind, Seat};
use serde_json::{Value, json};

use crate::records::replayed::played::{game, game_by};

fn texts(faces: impl IntoIterator<Item = Face>) -> Vec<String> {
    faces.into_iter().map(|face| face.to_string()).collect()
}

/// The yaku by the game's numbers, from 1 on.
const FANS: &str = "menzen_tsumo riichi chankan rinshan haitei houtei haku hatsu chun seat_wind \
    round_wind tanyao iipeikou pinfu chanta ittsu sanshoku_doujun double_riichi sanshoku_doukou \
    sankantsu toitoi sanankou shousangen honroutou chiitoitsu junchan honitsu ryanpeikou chinitsu \
    ippatsu dora aka_dora ura_dora kita tenhou chiihou daisangen suuankou tsuuiisou ryuuiisou \
    chinroutou kokushi shousuushi suukantsu chuuren paarenchan junsei_chuuren suuankou_tanki \
    kokushi_13 daisuushi";

/// A yaku of a win; of an old one, whose number isn't known, 999.
fn fan((name, han): &(YakuName, u8)) -> Value {
    let number = FANS.split_whitespace().position(|of| of == name.name());
    json!({"id": number.map_or(999, |number| number + 1), "val": han})
}

fn call(seat: Seat, meld: &Meld, players: u8) -> Value {
    let source = meld.call().and_then(|call| seat.of_source(call.source(), players));
    let (mut own, mut froms) = (Vec::new(), Vec::new());
    for (face, part) in meld.parts() {
        if part == Part::Own {
            own.push(face);
            froms.push(seat.index());
        }
    }
    own.extend(meld.call().map(|call| call.face()));
    froms.extend(source.map(Seat::index));
    let kind = match meld.kind() {
        MeldKind::Chi => 0,
        MeldKind::Pon => 1,
        _ => 2,
    };
    json!({"seat": seat.index(), "type": kind, "tiles": texts(own), "froms": froms})
}

/// The messages of a round.
fn messages(record: &Record, number: usize) -> Vec<Value> {
    let round = &record.rounds[number];
    let (deal, players) = (&round.deal, record.kind.players());
    let mut events = round.events().map(|(_, event)| event).peekable();
    let first = match events.next() {
        Some(Event::Draw { face: Some(face), .. }) => *face,
        other => panic!("a first draw, not {other:?}"),
    };
    let mut tiles = deal.hands.clone();
    tiles[deal.dealer.index()].push(first);
    let [tiles0, tiles1, tiles2, tiles3] = tiles.map(texts);
    let scores = &deal.points[..usize::from(players)];
    let mut list = vec![(
        "RecordNewRound",
        json!({
            "chang": deal.round as u8, "ju": deal.dealer.index(), "ben": deal.honba,
            "liqibang": deal.sticks, "scores": scores, "doras": [deal.indicator.to_string()],
            "tiles0": tiles0, "tiles1": tiles1, "tiles2": tiles2, "tiles3": tiles3,
        }),
    )];
    let (mut doras, mut liqi, mut declares) = (texts([deal.indicator]), None, false);
    let mut dealt_at_once = true;
    let mut hules: Vec<Value> = Vec::new();
    let mut paid = [0; 4];
    let mut claims = round.claims.iter();
    for event in events {
        let mut message = match event {
            Event::Dora { face } => {
                doras.push(face.to_string());
                continue;
            }
            Event::Riichi { .. } => {
                declares = true;
                continue;
            }
            Event::OpenHand { .. } => panic!("the house has no open riichi"),
            Event::RiichiAccepted { seat } => {
                liqi = Some(json!({"seat": seat.index(), "score": 0, "liqibang": 1}));
                continue;
            }
            Event::Draw { seat, face, .. } => {
                let tile = face.map(|face| face.to_string());
                ("RecordDealTile", json!({"seat": seat.index(), "tile": tile}))
            }
            Event::Discard { seat, face, tsumogiri } => {
                let moqie = *tsumogiri && !core::mem::take(&mut dealt_at_once);
                let (tile, is_liqi) = (face.to_string(), core::mem::take(&mut declares));
                let data = json!({"seat": seat.index(), "tile": tile, "moqie": moqie,
                    "is_liqi": is_liqi});
                ("RecordDiscardTile", data)
            }
            Event::Call { seat, meld } => ("RecordChiPengGang", call(*seat, meld, players)),
            Event::Kan { seat, meld } => {
                let (kind, tile) = match meld.added() {
                    Some(added) => (2, added.to_string()),
                    None => (3, texts(meld.faces()).swap_remove(0)),
                };
                ("RecordAnGangAddGang", json!({"seat": seat.index(), "type": kind, "tiles": tile}))
            }
            Event::Kita { seat } => ("RecordBaBei", json!({"seat": seat.index()})),
            Event::Win(win) => {
                let claim = claims.next().expect("a claim");
                paid.iter_mut().zip(win.deltas).for_each(|(paid, delta)| *paid += delta);
                let yakuman = claim
                    .yaku
                    .iter()
                    .flatten()
                    .any(|(name, _)| matches!(name, YakuName::Yaku(yaku) if yaku.is_yakuman()));
                hules.push(json!({
                    "seat": win.seat.index(), "zimo": win.from.is_none(), "yiman": yakuman,
                    "hu_tile": win.tile.to_string(), "li_doras": texts(win.ura.iter().copied()),
                    "fu": claim.fu, "doras": doras.clone(),
                    "fans": claim.yaku.iter().flatten().map(fan).collect::<Vec<_>>(),
                }));
                continue;
            }
            Event::Ryuukyoku(draw)
                if matches!(
                    draw.kind,
                    RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan
                ) =>
            {
                let shown = |hand: &Option<mentsu::Hand>| match hand {
                    Some(hand) => json!({"tingpai": true, "hand": texts(hand.faces())}),
                    None => json!({"tingpai": false}),
                };
                let nagashi = draw.kind == RyuukyokuKind::NagashiMangan;
                let all: Vec<Value> = draw.hands.iter().map(shown).collect();
                (
                    "RecordNoTile",
                    json!({"liujumanguan": nagashi, "players": all,
                    "scores": [{"delta_scores": &draw.deltas[..usize::from(players)]}]}),
                )
            }
            Event::Ryuukyoku(draw) => {
                let kinds = [
                    RyuukyokuKind::KyuushuKyuuhai,
                    RyuukyokuKind::SuufonRenda,
                    RyuukyokuKind::Suukaikan,
                    RyuukyokuKind::SuuchaRiichi,
                ];
                let kind = kinds.iter().position(|kind| *kind == draw.kind).map_or(5, |at| at + 1);
                ("RecordLiuJu", json!({"type": kind}))
            }
            Event::Deal(_) => continue,
        };
        dealt_at_once = false;
        message.1["doras"] = json!(doras);
        if let Some(liqi) = liqi.take() {
            message.1["liqi"] = liqi;
        }
        list.push(message);
    }
    if !hules.is_empty() {
        let delta_scores = &paid[..usize::from(players)];
        list.push(("RecordHule", json!({"hules": hules, "delta_scores": delta_scores})));
    }
    let message = |(name, data)| {
        let name = format!(".lq.{name}");
        json!({"type": 1, "result": {"name": name, "data": data}})
    };
    list.into_iter().map(message).collect()
}

/// The game in Mahjong Soul's messages.
fn exported(record: &Record) -> Value {
    let actions: Vec<Value> = (0..record.rounds.len()).flat_map(|n| messages(record, n)).collect();
    let mode = if record.kind.is_sanma() { 12 } else { 2 };
    json!({
        "head": {"config": {"mode": {"mode": mode, "detail_rule": {}}}},
        "data": {"name": ".lq.GameDetailRecords", "data": {"version": 210715, "actions": actions}},
    })
}

#[test]
fn games_in_its_messages_are_what_was_played() {
    let (mut rounds, mut wins, mut draws, mut kans) = (0, 0, 0, 0);
    for preset in [Preset::MahjongSoul, Preset::MahjongSoulSanma] {
        for number in 1..14 {
            let played = game(GameKind::from(preset), number);
            let text = exported(&played).to_string();
            let read = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
            assert_eq!((read.format, read.kind), (Format::MahjongSoul, played.kind));
            let replay = replay::replay(&read);
            let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
            assert!(shown.is_empty(), "{preset:?} {number}: {}", shown.join("\n"));
            assert_eq!(read.rounds.len(), played.rounds.len());
            for (read, played) in read.rounds.iter().zip(&played.rounds) {
                assert_eq!(read.deal.points, played.deal.points);
                for (_, event) in played.events() {
                    wins += usize::from(matches!(event, Event::Win(_)));
                    draws += usize::from(matches!(event, Event::Ryuukyoku(_)));
                    kans += usize::from(matches!(event, Event::Kan { .. }));
                }
            }
            rounds += read.rounds.len();
        }
    }
    assert!(rounds > 100 && wins > 30 && draws > 20 && kans > 5, "{rounds} {wins} {draws} {kans}");
}

#[test]
fn rooms_say_what_they_play() {
    let played = game(GameKind::from(Preset::MahjongSoul), 1);
    let kind = |mode: u32, detail: Value| {
        let mut value = exported(&played);
        value["head"]["config"]["mode"] = json!({"mode": mode, "detail_rule": detail});
        record::read(value.to_string().as_bytes()).expect("a game").kind
    };
    let ranked = GameKind::from(Preset::MahjongSoul);
    assert_eq!(kind(2, json!({})), ranked);
    assert_eq!(kind(1, json!({})), GameKind { hanchan: false, ..ranked });
    let closed = GameKind { open_tanyao: false, ..ranked };
    assert_eq!(kind(2, json!({"dora_count": 3})), closed);
    assert_eq!(kind(2, json!({"shiduan": 1})), GameKind { reds: false, ..ranked });
    let old = json!({"dora_count": 3, "shiduan": 1, "guyi_mode": 1});
    assert_eq!(kind(2, old).preset, Preset::MahjongSoulOldYaku);
}

/// What a room with all switches on says.
fn all_on() -> Value {
    let switches = [
        "have_liujumanguan",
        "have_qieshangmanguan",
        "have_biao_dora",
        "have_gang_biao_dora",
        "have_li_dora",
        "have_gang_li_dora",
        "have_sifenglianda",
        "have_sigangsanle",
        "have_sijializhi",
        "have_jiuzhongjiupai",
        "have_sanjiahele",
        "have_toutiao",
        "have_helelianzhuang",
        "have_helezhongju",
        "have_tingpailianzhuang",
        "have_tingpaizhongju",
        "have_yifa",
        "have_nanruxiru",
        "can_jifei",
        "ming_dora_immediately_open",
        "have_zimosun",
    ];
    let mut room = json!({"dora_count": 3, "shiduan": 1});
    switches.iter().for_each(|switch| room[*switch] = json!(true));
    room
}

/// A game of a room, as it is read.
fn of_room(played: &Record, detail: Value) -> Record {
    let mut value = exported(played);
    value["head"]["config"]["mode"]["detail_rule"] = detail;
    record::read(value.to_string().as_bytes()).expect("a game")
}

/// Each rule that a field of a room says, beside the same room without it.
#[test]
fn a_room_s_fields_are_rules() {
    let four = game(GameKind::from(Preset::MahjongSoul), 1);
    let three = game(GameKind::from(Preset::MahjongSoulSanma), 1);
    let changed = |played: &Record, rule: &str, base: &Value, name: &str, value: Value| {
        let mut room = base.clone();
        room[name] = value;
        let [before, after] = [base, &room].map(|room| of_room(played, room.clone()));
        assert_eq!(after.oddities, [], "{name}");
        [before, after].map(|read| read.rules().get(rule).expect("a rule").to_string())
    };
    let all = all_on();
    for (rule, name, values) in [
        ("nagashi_mangan", "have_liujumanguan", ["draw", "off"]),
        ("kiriage", "have_qieshangmanguan", ["true", "false"]),
        ("ura", "have_li_dora", ["true", "false"]),
        ("suufon_renda", "have_sifenglianda", ["true", "false"]),
        ("suukaikan", "have_sigangsanle", ["after_discard", "off"]),
        ("suucha_riichi", "have_sijializhi", ["true", "false"]),
        ("kyuushu_kyuuhai", "have_jiuzhongjiupai", ["true", "false"]),
        ("multiple_ron", "have_toutiao", ["head_bump", "triple_aborts"]),
        ("agari_yame", "have_helezhongju", ["automatic", "off"]),
        ("renchan", "have_tingpailianzhuang", ["tenpai", "win"]),
        ("tenpai_yame", "have_tingpaizhongju", ["automatic", "off"]),
        ("ippatsu", "have_yifa", ["true", "false"]),
        ("target_points", "have_nanruxiru", ["30000", "0"]),
        ("tobi", "can_jifei", ["below_zero", "off"]),
        ("kan_dora_turns", "ming_dora_immediately_open", ["at_once", "with_discard"]),
    ] {
        assert_eq!(changed(&four, rule, &all, name, json!(false)), values, "{name}");
        // What is false may be left out.
        assert_eq!(changed(&four, rule, &all, name, Value::Null), values, "{name}");
    }
    let loss = changed(&three, "sanma_tsumo", &all, "have_zimosun", Value::Null);
    assert_eq!(loss, ["loss", "bisection"]);
    let few = json!({"dora_count": 3, "shiduan": 1, "time_fixed": 5, "bianjietishi": true});
    for (rule, name, value, values) in [
        ("start_points", "init_point", 30_000, ["25000", "30000"]),
        ("return_points", "init_point", 30_000, ["25000", "30000"]),
        ("return_points", "jingsuanyuandian", 30_000, ["25000", "30000"]),
        ("target_points", "fandian", 35_000, ["30000", "35000"]),
        ("uma", "shunweima_4", -7, ["15000,5000,-5000,-15000", "7000,0,0,-7000"]),
        ("uma", "shunweima_2", 4_000, ["15000,5000,-5000,-15000", "-4000,4000,0,0"]),
        ("honba", "changbang_value", 1_500, ["300", "1500"]),
        ("minimum_han", "fanfu", 2, ["1", "2"]),
        ("reds", "dora_count", 4, ["1,1,1", "1,2,1"]),
        ("yakuman_stacking", "disable_multi_yukaman", 1, ["true", "false"]),
        ("yakuman_stacking", "disable_composite_yakuman", 1, ["true", "false"]),
        ("counted_yakuman", "disable_leijiyiman", 1, ["yakuman", "sanbaiman"]),
        ("double_wind_fu", "disable_double_wind_four_fu", 1, ["4", "2"]),
        ("kokushi_robs_ankan", "disable_angang_guoshi", 1, ["true", "false"]),
        ("kuikae", "enable_shiti", 1, ["suji", "allowed"]),
        ("riichi_tiles", "enable_nontsumo_liqi", 1, ["4", "0"]),
        ("noten_bappu", "noting_fafu_1", 1_000, ["yonma", "yonma"]),
    ] {
        assert_eq!(changed(&four, rule, &few, name, json!(value)), values, "{name}");
    }
    let doubles =
        of_room(&four, json!({"dora_count": 3, "shiduan": 1, "disable_double_yakuman": 1}));
    assert!(doubles.rules().scoring().double_yakuman().is_empty());
    let bappu = changed(&three, "noten_bappu", &few, "noting_fafu_2", json!(3_000));
    assert_eq!(bappu, ["sanma2000", "sanma3000"]);
    assert_eq!(of_room(&four, few).own_rules, None, "as in ranked games");
}

/// A room's kan dora count, or neither of them; one alone can't be said.
#[test]
fn what_no_rule_says_is_noted_by_its_name() {
    let played = game(GameKind::from(Preset::MahjongSoul), 1);
    let odd = |name: &str, value: Value| {
        let mut room = all_on();
        room[name] = value;
        let read = of_room(&played, room);
        let odd = |oddity: &Oddity| match oddity {
            Oddity::UnreadRule { name, value } => format!("{name} {value}"),
            other => panic!("{other}"),
        };
        read.oddities.iter().map(odd).collect::<Vec<_>>()
    };
    assert_eq!(odd("have_yifa", json!(true)), [""; 0]);
    for (name, value) in [
        ("muyu_mode", json!(1)),
        ("xuezhandaodi", json!(true)),
        ("tianbian_value", json!(50_000)),
        ("liqibang_value", json!(2_000)),
        ("noting_fafu_2", json!(2_000)),
        ("changbang_value", json!(-1)),
        ("fanfu", json!(256)),
        ("dora_count", json!(7)),
        ("init_point", json!("x")),
        ("have_yifa", json!("on")),
        ("have_gang_li_dora", json!(false)),
        ("have_biao_dora", json!(false)),
        ("have_helelianzhuang", json!(false)),
        ("a_new_rule", json!({"x": 1})),
    ] {
        assert_eq!(odd(name, value.clone()), [format!("{name} {value}")]);
    }
    assert_eq!(odd("have_biao_dora", Value::Null), ["have_biao_dora null"]);
    assert_eq!(odd("a_new_rule", json!(0)), [""; 0]);
    let mut room = all_on();
    room.as_object_mut().expect("fields").remove("have_biao_dora");
    let read = of_room(&played, room);
    let shown: Vec<String> = read.oddities.iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["the room's rule \"have_biao_dora\" isn't read: false"]);
    assert_eq!(replay::replay(&read).notes, [Note::PassedOver(read.oddities[0].clone())]);
}

/// Games by the rules of rooms replay by them.
#[test]
fn games_of_rooms_are_replayed() {
    let rooms = [
        (
            GameKind::from(Preset::MahjongSoul),
            json!({"dora_count": 4, "shiduan": 1,
            "init_point": 30_000, "fandian": 35_000, "changbang_value": 1_500}),
        ),
        (GameKind::from(Preset::MahjongSoul), all_on()),
        (
            GameKind::from(Preset::MahjongSoul),
            json!({"dora_count": 3, "shiduan": 1,
            "have_tingpailianzhuang": true, "have_biao_dora": true, "have_helelianzhuang": true}),
        ),
        (
            GameKind::from(Preset::MahjongSoulSanma),
            json!({"dora_count": 2, "shiduan": 1,
            "noting_fafu_1": 1_500, "noting_fafu_2": 3_000, "have_zimosun": false}),
        ),
    ];
    let mut rounds = 0;
    for (kind, detail) in rooms {
        let rules = of_room(&game(kind, 1), detail.clone()).own_rules.expect("own rules");
        // The walls of these games have one red five a suit.
        let rules = rules.with_scoring(rules.scoring().with_reds(kind.rules().scoring().reds()));
        for number in 0..4 {
            let played = game_by(&rules, kind, number);
            assert_eq!(played.own_rules, Some(rules));
            let read = Record { own_rules: Some(rules), ..of_room(&played, detail.clone()) };
            assert_eq!(replay::replay(&read).differences, [], "{detail} {number}");
            rounds += read.rounds.len();
        }
    }
    assert!(rounds > 60, "{rounds}");
}

/// A pass among the players' inputs is recorded where it was made.
#[test]
fn passes_are_told() {
    let mut value = exported(&game(GameKind::from(Preset::MahjongSoul), 1));
    let input = json!({"type": 2, "user_input": {"seat": 2, "type": 3,
        "cpg": {"cancel_operation": true}}});
    let actions = value["data"]["data"]["actions"].as_array_mut().expect("actions");
    actions.insert(2, input);
    let read = record::read(value.to_string().as_bytes()).expect("a game");
    let passes = read.rounds[0].entries.iter().filter(|it| it.told == Told::Passed(Seat::ALL[2]));
    assert_eq!(passes.count(), 1);
}

#[test]
fn what_its_messages_cannot_say_is_an_error() {
    let value = exported(&game(GameKind::from(Preset::MahjongSoul), 1));
    let wrong = |change: &dyn Fn(&mut Value)| {
        let mut value = value.clone();
        change(&mut value["data"]["data"]["actions"]);
        record::read(value.to_string().as_bytes()).map_err(|error| error.wrong)
    };
    let field = |name: &'static str, given: Value| {
        wrong(&|actions| actions[0]["result"]["data"][name] = given.clone()).expect_err(name)
    };
    assert!(matches!(field("chang", json!(4)), Wrong::Unreadable { what: "chang", .. }));
    assert!(matches!(field("ju", json!(7)), Wrong::Unreadable { what: "ju", .. }));
    assert!(matches!(field("tiles1", json!(["1m"])), Wrong::Unreadable { what: "tiles1", .. }));
    assert!(matches!(field("scores", json!([1])), Wrong::Unreadable { what: "scores", .. }));
    let first = wrong(&|actions| drop(actions.as_array_mut().map(|list| list.remove(0))));
    assert!(first.is_err());
}

/// Old yaku have numbers that aren't known: each is noted, and its win scored by the rules.
#[test]
fn a_yaku_of_an_unknown_number_is_noted() {
    let played = game(GameKind::from(Preset::MahjongSoul), 1);
    let mut value = exported(&played);
    let actions = value["data"]["data"]["actions"].as_array_mut().unwrap();
    let is_win = |action: &&mut Value| action["result"]["name"] == ".lq.RecordHule";
    let win = actions.iter_mut().find(is_win).expect("a win");
    win["result"]["data"]["hules"][0]["fans"][0]["id"] = json!(57);
    let read = record::read(value.to_string().as_bytes()).expect("a game");
    let noted: Vec<&Oddity> = read.oddities.iter().collect();
    assert!(matches!(noted[..], [Oddity::UnknownYaku { name, .. }] if name == "57"), "{noted:?}");
    let packed = record::read(&packed::answer(&value)).expect("the same game");
    assert_eq!(packed.oddities, read.oddities);
    let wins = |record: &Record| {
        let claims = record.rounds.iter().flat_map(|round| round.claims.clone());
        claims.map(|claim| claim.yaku).collect::<Vec<_>>()
    };
    assert!(wins(&read).contains(&None) && !wins(&read.scored()).contains(&None));
    assert_eq!(replay::replay(&read).differences, []);
}
