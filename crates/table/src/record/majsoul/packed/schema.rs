//! The messages of Mahjong Soul's protocol (liqi) that a record has, and the fields of theirs that
//! the reader reads, by number.
//!
//! The numbers are facts of the public protocol, compared in two published descriptions of it, of
//! 2021 and of 2024; the rules of rooms from 70 on in a third of 2026.

/// A message.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) name: &'static str,
    pub(super) fields: &'static [Field],
    /// Whether fields of other numbers are kept, so that they can be noted.
    pub(super) keeps_unknown: bool,
}

/// A field of a message.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) number: u32,
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// Whether it is a list.
    pub(super) is_list: bool,
}

/// What a field holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Bool,
    /// A number of 32 bits.
    Int,
    Text,
    Message(&'static Message),
    /// A [`Wrapper`](WRAPPER) with another message, which it names.
    Wrapped,
}

impl Message {
    const fn of(name: &'static str, fields: &'static [Field]) -> Message {
        Message { name, fields, keeps_unknown: false }
    }

    /// The field of this number.
    pub(super) fn field(&self, number: u32) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.number == number)
    }
}

const fn one(number: u32, name: &'static str, kind: Kind) -> Field {
    Field { number, name, kind, is_list: false }
}

const fn list(number: u32, name: &'static str, kind: Kind) -> Field {
    Field { number, name, kind, is_list: true }
}

use Kind::{Bool, Int, Text, Wrapped};

/// The messages of a round by their name.
pub(super) fn record(name: &str) -> Option<&'static Message> {
    RECORDS.iter().find(|message| message.name == name)
}

/// What happens in a round.
static RECORDS: [Message; 9] = [
    Message::of(
        "RecordNewRound",
        &[
            one(1, "chang", Int),
            one(2, "ju", Int),
            one(3, "ben", Int),
            one(4, "dora", Text),
            list(5, "scores", Int),
            one(6, "liqibang", Int),
            list(7, "tiles0", Text),
            list(8, "tiles1", Text),
            list(9, "tiles2", Text),
            list(10, "tiles3", Text),
            list(16, "doras", Text),
        ],
    ),
    Message::of(
        "RecordDealTile",
        &[SEAT, one(2, "tile", Text), one(5, "liqi", LIQI), list(6, "doras", Text)],
    ),
    Message::of(
        "RecordDiscardTile",
        &[
            SEAT,
            one(2, "tile", Text),
            one(3, "is_liqi", Bool),
            one(5, "moqie", Bool),
            list(8, "doras", Text),
            one(9, "is_wliqi", Bool),
        ],
    ),
    Message::of(
        "RecordChiPengGang",
        &[
            SEAT,
            one(2, "type", Int),
            list(3, "tiles", Text),
            list(4, "froms", Int),
            one(5, "liqi", LIQI),
        ],
    ),
    Message::of(
        "RecordAnGangAddGang",
        &[SEAT, one(2, "type", Int), one(3, "tiles", Text), list(6, "doras", Text)],
    ),
    Message::of("RecordBaBei", &[SEAT, list(6, "doras", Text)]),
    Message::of(
        "RecordHule",
        &[list(1, "hules", Kind::Message(&HULE)), list(3, "delta_scores", Int)],
    ),
    Message::of(
        "RecordNoTile",
        &[
            one(1, "liujumanguan", Bool),
            list(2, "players", Kind::Message(&NO_TILE_PLAYER)),
            list(3, "scores", Kind::Message(&NO_TILE_SCORE)),
        ],
    ),
    Message::of("RecordLiuJu", &[one(1, "type", Int), one(5, "liqi", LIQI)]),
];

const SEAT: Field = one(1, "seat", Int);

const LIQI: Kind = Kind::Message(&LIQI_SUCCESS);

static LIQI_SUCCESS: Message = Message::of("LiQiSuccess", &[SEAT, one(4, "failed", Bool)]);

static HULE: Message = Message::of(
    "HuleInfo",
    &[
        one(3, "hu_tile", Text),
        one(4, "seat", Int),
        one(5, "zimo", Bool),
        list(8, "doras", Text),
        list(9, "li_doras", Text),
        one(10, "yiman", Bool),
        list(12, "fans", Kind::Message(&FAN)),
        one(13, "fu", Int),
        one(15, "point_rong", Int),
        one(16, "point_zimo_qin", Int),
        one(17, "point_zimo_xian", Int),
    ],
);

static FAN: Message = Message::of("FanInfo", &[one(2, "val", Int), one(3, "id", Int)]);

static NO_TILE_PLAYER: Message =
    Message::of("NoTilePlayerInfo", &[one(3, "tingpai", Bool), list(4, "hand", Text)]);

static NO_TILE_SCORE: Message = Message::of("NoTileScoreInfo", &[list(3, "delta_scores", Int)]);

/// A step of the game: what happened, or what a player asked for.
pub(super) static GAME_ACTION: Message = Message::of(
    "GameAction",
    &[
        one(2, "type", Int),
        one(3, "result", Wrapped),
        one(4, "user_input", Kind::Message(&USER_INPUT)),
    ],
);

static USER_INPUT: Message = Message::of(
    "GameUserInput",
    &[SEAT, one(2, "type", Int), one(11, "cpg", Kind::Message(&CHI_PENG_GANG))],
);

static CHI_PENG_GANG: Message = Message::of("GameChiPengGang", &[one(3, "cancel_operation", Bool)]);

/// What is known of the game.
pub(super) static RECORD_GAME: Message = Message::of(
    "RecordGame",
    &[
        one(1, "uuid", Text),
        one(2, "start_time", Int),
        one(5, "config", Kind::Message(&GAME_CONFIG)),
        list(11, "accounts", Kind::Message(&ACCOUNT)),
        one(12, "result", Kind::Message(&GAME_END_RESULT)),
    ],
);

static ACCOUNT: Message = Message::of(
    "AccountInfo",
    &[
        one(2, "seat", Int),
        one(3, "nickname", Text),
        one(7, "level", Kind::Message(&ACCOUNT_LEVEL)),
        one(8, "level3", Kind::Message(&ACCOUNT_LEVEL)),
    ],
);

static ACCOUNT_LEVEL: Message =
    Message::of("AccountLevel", &[one(1, "id", Int), one(2, "score", Int)]);

static GAME_END_RESULT: Message =
    Message::of("GameEndResult", &[list(1, "players", Kind::Message(&PLAYER_RESULT))]);

static PLAYER_RESULT: Message =
    Message::of("PlayerItem", &[SEAT, one(2, "total_point", Int), one(3, "part_point_1", Int)]);

static GAME_CONFIG: Message = Message::of(
    "GameConfig",
    &[
        one(1, "category", Int),
        one(2, "mode", Kind::Message(&GAME_MODE)),
        one(3, "meta", Kind::Message(&GAME_META_DATA)),
    ],
);

static GAME_META_DATA: Message = Message::of("GameMetaData", &[one(2, "mode_id", Int)]);

static GAME_MODE: Message = Message::of(
    "GameMode",
    &[one(1, "mode", Int), one(6, "detail_rule", Kind::Message(&DETAIL_RULE))],
);

/// The rules of a room. Those that the reader doesn't know are noted by their name, or number.
static DETAIL_RULE: Message = Message {
    name: "GameDetailRule",
    keeps_unknown: true,
    fields: &[
        one(1, "time_fixed", Int),
        one(2, "time_add", Int),
        one(3, "dora_count", Int),
        one(4, "shiduan", Int),
        one(5, "init_point", Int),
        one(6, "fandian", Int),
        one(7, "can_jifei", Bool),
        one(8, "tianbian_value", Int),
        one(9, "liqibang_value", Int),
        one(10, "changbang_value", Int),
        one(11, "noting_fafu_1", Int),
        one(12, "noting_fafu_2", Int),
        one(13, "noting_fafu_3", Int),
        one(14, "have_liujumanguan", Bool),
        one(15, "have_qieshangmanguan", Bool),
        one(16, "have_biao_dora", Bool),
        one(17, "have_gang_biao_dora", Bool),
        one(18, "ming_dora_immediately_open", Bool),
        one(19, "have_li_dora", Bool),
        one(20, "have_gang_li_dora", Bool),
        one(21, "have_sifenglianda", Bool),
        one(22, "have_sigangsanle", Bool),
        one(23, "have_sijializhi", Bool),
        one(24, "have_jiuzhongjiupai", Bool),
        one(25, "have_sanjiahele", Bool),
        one(26, "have_toutiao", Bool),
        one(27, "have_helelianzhuang", Bool),
        one(28, "have_helezhongju", Bool),
        one(29, "have_tingpailianzhuang", Bool),
        one(30, "have_tingpaizhongju", Bool),
        one(31, "have_yifa", Bool),
        one(32, "have_nanruxiru", Bool),
        one(33, "jingsuanyuandian", Int),
        one(34, "shunweima_2", Int),
        one(35, "shunweima_3", Int),
        one(36, "shunweima_4", Int),
        one(37, "bianjietishi", Bool),
        one(38, "ai_level", Int),
        one(39, "have_zimosun", Bool),
        one(40, "disable_multi_yukaman", Bool),
        one(41, "fanfu", Int),
        one(42, "guyi_mode", Int),
        one(43, "dora3_mode", Int),
        one(44, "begin_open_mode", Int),
        one(45, "jiuchao_mode", Int),
        one(46, "muyu_mode", Int),
        one(47, "open_hand", Int),
        one(48, "xuezhandaodi", Int),
        one(49, "huansanzhang", Int),
        one(50, "chuanma", Int),
        one(51, "reveal_discard", Int),
        one(52, "field_spell_mode", Int),
        one(53, "zhanxing", Int),
        one(54, "tianming_mode", Int),
        one(60, "disable_leijiyiman", Bool),
        one(62, "disable_double_yakuman", Int),
        one(63, "disable_composite_yakuman", Int),
        one(64, "enable_shiti", Int),
        one(65, "enable_nontsumo_liqi", Int),
        one(66, "disable_double_wind_four_fu", Int),
        one(67, "disable_angang_guoshi", Int),
        one(68, "enable_renhe", Int),
        one(69, "enable_baopai_extend_settings", Int),
        one(70, "yongchang_mode", Int),
        one(71, "hunzhiyiji_mode", Int),
        one(72, "wanxiangxiuluo_mode", Int),
        one(73, "beishuizhizhan_mode", Int),
        list(74, "amusement_switches", Int),
    ],
};
