//! The names of yaku and of draws. Where the package's differ from Tenhou's, converters write
//! either.

use std::string::{String, ToString};

use mentsu::Wind;
use mentsu::riichi::Yaku;

use crate::event::RyuukyokuKind;
use crate::record::claim::YakuName;
use crate::record::tenhou6;

/// Yaku that Tenhou calls otherwise.
const NAMES: [(Yaku, &str); 5] = [
    (Yaku::DoubleRiichi, "ダブル立直"),
    (Yaku::Haku, "翻牌 白"),
    (Yaku::Hatsu, "翻牌 發"),
    (Yaku::Chun, "翻牌 中"),
    (Yaku::Kokushi13, "国士無双十三面"),
];

/// The package's names first, then Tenhou's.
const DRAWS: [(RyuukyokuKind, &str); 10] = [
    (RyuukyokuKind::Exhaustive, "荒牌平局"),
    (RyuukyokuKind::NagashiMangan, "流し満貫"),
    (RyuukyokuKind::KyuushuKyuuhai, "九種九牌"),
    (RyuukyokuKind::SuufonRenda, "四風連打"),
    (RyuukyokuKind::Suukaikan, "四開槓"),
    (RyuukyokuKind::SuuchaRiichi, "四家立直"),
    (RyuukyokuKind::Sanchahou, "三家和"),
    (RyuukyokuKind::Exhaustive, "流局"),
    (RyuukyokuKind::Suukaikan, "四槓散了"),
    (RyuukyokuKind::Sanchahou, "三家和了"),
];

/// The yaku of a name; `None` for a name that isn't known.
pub(super) fn yaku_named(name: &str) -> Option<YakuName> {
    let own = NAMES.iter().find(|(_, own)| *own == name);
    own.map(|(yaku, _)| YakuName::Yaku(*yaku)).or_else(|| tenhou6::yaku_named(name))
}

/// The name of a yaku; `seat` and `round` are the winner's winds.
pub(super) fn yaku_name(yaku: YakuName, seat: Wind, round: Wind) -> String {
    let own = NAMES.iter().find(|(of, _)| yaku == YakuName::Yaku(*of));
    own.map_or_else(|| tenhou6::yaku_name(yaku, seat, round), |(_, own)| own.to_string())
}

/// The draw of a name; `None` for a name that isn't known.
pub(super) fn draw_named(name: &str) -> Option<RyuukyokuKind> {
    DRAWS.iter().find(|(_, of)| *of == name).map(|(kind, _)| *kind)
}

/// The name of a draw.
pub(super) fn draw_name(kind: RyuukyokuKind) -> &'static str {
    DRAWS.iter().find(|(of, _)| *of == kind).map_or("", |(_, name)| name)
}
