//! Seven pairs, thirteen orphans, and honors and knitted tiles.

use super::knitted::{KnittedStraight, straight_around};
use crate::form::kokushi;
use crate::tile::{Counts, Tile};

/// Whether every tile is held twice or four times, which of fourteen are seven pairs.
#[inline(always)]
pub(in crate::mcr) fn are_seven_pairs(concealed: &Counts) -> bool {
    const ODD: u64 = 0x1_1111_1111;
    let [man, pin, sou, honors] = concealed.words();
    (man | pin | sou | honors) & ODD == 0
}

/// The tile held twice, if the tiles are thirteen orphans.
#[inline(always)]
pub(in crate::mcr) fn orphans_pair(concealed: &Counts) -> Option<Tile> {
    kokushi::jantou(concealed)
}

/// A knitted straight around the number tiles, if no tile is held twice.
#[inline(always)]
pub(in crate::mcr) fn honors_and_knitted(concealed: &Counts) -> Option<KnittedStraight> {
    const SEVERAL: u64 = 0xE_EEEE_EEEE;
    let [man, pin, sou, honors] = concealed.words();
    if (man | pin | sou | honors) & SEVERAL != 0 {
        return None;
    }
    straight_around(concealed)
}
