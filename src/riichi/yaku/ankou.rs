//! Yaku of concealed koutsu (暗刻): sanankou and suuankou.

use super::{Yaku, YakuFound};

/// The yaku of a number of concealed koutsu and ankan. `tanki`: the winning tile completed the
/// jantou.
#[inline(always)]
pub(in crate::riichi) fn find(concealed_koutsu: u8, tanki: bool) -> YakuFound {
    BY_NUMBER[usize::from(2 * concealed_koutsu + u8::from(tanki)) % BY_NUMBER.len()]
}

/// The yaku by twice the number of concealed koutsu, four at most, and 1 more for tanki.
static BY_NUMBER: [YakuFound; 16] = {
    let mut all = [YakuFound::NONE; 16];
    all[2 * 3].add(true, Yaku::Sanankou);
    all[2 * 3 + 1] = all[2 * 3];
    all[2 * 4].add(true, Yaku::Suuankou);
    all[2 * 4 + 1] = all[2 * 4];
    all[2 * 4 + 1].add(true, Yaku::SuuankouTanki);
    all
};
