//! Yaku of a decomposition's blocks. Those of winds and dragons are in `honors`.
//!
//! Shuntsu, koutsu and jantou are words of 34 bits, a bit for the first tile of each:
//!
//! ```text
//! bit 33    27 26       18 17        9 8         0
//!     chun…ton 987654321 s 987654321 p 987654321 m
//! ```

use super::{Yaku, YakuFound};
use crate::riichi::fu::FuList;
use crate::riichi::rules::Rules;
use crate::riichi::situation::Situation;
use crate::tile::TileSet;

const YAOCHUU: u64 = TileSet::YAOCHUU.bits();
const HONORS: u64 = TileSet::HONORS.bits();
/// The 1 of each number suit.
const ONES: u64 = 1 | 1 << 9 | 1 << 18;
/// The places where 123 and 789 begin.
const EDGES: u64 = ONES | ONES << 6;

/// The blocks of a decomposition, melds and kans among them.
pub(in crate::riichi) struct HandBlocks {
    pub(in crate::riichi) shuntsu: u64,
    pub(in crate::riichi) koutsu: u64,
    pub(in crate::riichi) jantou: u64,
    /// The number of pairs of equal shuntsu.
    pub(in crate::riichi) equal_pairs: u8,
}

/// The blocks of winds and dragons that yaku depend on.
pub(super) struct HonorBlocks {
    /// The number of winds of which there are koutsu.
    pub(super) winds: u32,
    /// Koutsu of dragons, white in the lowest bit.
    pub(super) dragons: usize,
    pub(super) jantou_is_wind: bool,
    pub(super) jantou_is_dragon: bool,
}

impl HonorBlocks {
    pub(super) const fn dragon_koutsu(&self) -> u32 {
        self.dragons.count_ones()
    }
}

/// Yaku of a decomposition, wherever the winning tile stands in it.
#[inline(always)]
pub(in crate::riichi) fn find(blocks: &HandBlocks) -> YakuFound {
    let HandBlocks { shuntsu, koutsu, jantou, equal_pairs } = *blocks;
    let mut found = OF_EQUAL_PAIRS[equal_pairs as usize % 4];
    // The bit of a 1 stays where 123 is held with 456, three bits up, and 789, six bits up. Only
    // the ones are looked at: 789 begins at bit 6 of the 9, so no shift reaches the next suit.
    found.add(shuntsu & shuntsu >> 3 & shuntsu >> 6 & ONES != 0, Yaku::Ittsu);
    // A bit of man stays where the same bit is set in pin, 9 bits up, and in sou, 18 bits up. The
    // masks keep man's bits alone: 7 at which a shuntsu can begin, and 9.
    found.add(shuntsu & shuntsu >> 9 & shuntsu >> 18 & 0x7F != 0, Yaku::SanshokuDoujun);
    found.add(koutsu & koutsu >> 9 & koutsu >> 18 & 0x1FF != 0, Yaku::SanshokuDoukou);
    let inside = (shuntsu & !EDGES) | (koutsu | jantou) & !YAOCHUU;
    let outside = (inside == 0) & (shuntsu != 0);
    found.add(outside, Yaku::Chanta);
    found.add(outside & ((koutsu | jantou) & HONORS == 0), Yaku::Junchan);
    found.add(shuntsu == 0, Yaku::Toitoi);
    found
}

/// The yaku of equal shuntsu, by the number of pairs of these.
static OF_EQUAL_PAIRS: [YakuFound; 4] = {
    let mut all = [YakuFound::NONE; 4];
    let mut pairs = 1;
    while pairs < 4 {
        all[pairs].add(true, Yaku::Iipeikou);
        all[pairs].add(pairs > 1, Yaku::Ryanpeikou);
        pairs += 1;
    }
    all
};

/// Pinfu is a closed hand in which neither mentsu nor jantou nor wait have fu.
#[inline(always)]
pub(in crate::riichi) const fn is_pinfu(
    closed: bool,
    fu: FuList,
    situation: &Situation,
    rules: &Rules,
) -> bool {
    closed & fu.blocks_have_none() & (rules.pinfu_tsumo | !situation.is_tsumo())
}

#[inline(always)]
pub(in crate::riichi) const fn find_seven_pairs() -> YakuFound {
    let mut found = YakuFound::NONE;
    found.add(true, Yaku::Chiitoitsu);
    found
}
