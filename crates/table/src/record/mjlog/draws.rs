//! Tenhou's names of draws.

use crate::event::RyuukyokuKind;

/// The `type` of each draw but that of an empty wall, which has none.
pub(super) const DRAWS: [(&str, RyuukyokuKind); 6] = [
    ("nm", RyuukyokuKind::NagashiMangan),
    ("yao9", RyuukyokuKind::KyuushuKyuuhai),
    ("kaze4", RyuukyokuKind::SuufonRenda),
    ("kan4", RyuukyokuKind::Suukaikan),
    ("reach4", RyuukyokuKind::SuuchaRiichi),
    ("ron3", RyuukyokuKind::Sanchahou),
];
