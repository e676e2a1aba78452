//! Yaku of a decomposition's blocks. Those of winds and dragons are in `honors`.
//!
//! The blocks of a suit are 16 bits, so one shift compares the shuntsu and the koutsu of a suit
//! with those of the next ([`BlockMasks`]):
//!
//! ```text
//! bit 63           48 47                 32 31                 16 15                  0
//!     koutsu 0000000  koutsu shuntsu of sou koutsu shuntsu of pin koutsu shuntsu of man
//! ```

use super::{Yaku, YakuFound};
use crate::engine::BlockMasks;
use crate::riichi::fu::FuList;
use crate::riichi::fu::jantou::Jantou;
use crate::riichi::rules::Rules;
use crate::riichi::situation::Situation;

/// The 123 of each number suit.
const ONES: u64 = 1 | 1 << 16 | 1 << 32;
/// The shuntsu and koutsu of one number suit.
const SHUNTSU: u64 = 0x7F;
const KOUTSU: u64 = 0x1FF << 7;
/// The honors' koutsu.
const HONORS: u64 = 0xFFFF << 48;
/// The blocks without a terminal or honor: all shuntsu but 123 and 789, and all koutsu but two.
const INSIDE: u64 = ONES * (0b011_1110 | 0b0_1111_1110 << 7);

/// The blocks of winds and dragons that yaku depend on.
pub(super) struct HonorBlocks {
    /// The number of winds that are koutsu.
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

/// Yaku of a decomposition, melds and kans among its mentsu, for any place of the winning tile.
#[inline(always)]
pub(in crate::riichi) fn find(mentsu: u64, equal_pairs: u8, jantou: Jantou) -> YakuFound {
    // A bit of man stays where the same bit is set in pin, 16 bits up, and in sou, 32 bits up.
    let of_three_suits = mentsu & mentsu >> 16 & mentsu >> 32;
    let toitoi = mentsu & BlockMasks::SHUNTSU == 0;
    let outside = (mentsu & INSIDE == 0) & !jantou.is_simple() & !toitoi;
    let honors = (mentsu & HONORS != 0) | jantou.is_honor();
    let mut found = OF_EQUAL_PAIRS[equal_pairs as usize % 4];
    // The bit of a 123 stays where it is held with 456, three bits up, and 789, six bits up.
    found.add(mentsu & mentsu >> 3 & mentsu >> 6 & ONES != 0, Yaku::Ittsu);
    found.add(of_three_suits & SHUNTSU != 0, Yaku::SanshokuDoujun);
    found.add(of_three_suits & KOUTSU != 0, Yaku::SanshokuDoukou);
    found.add(outside, Yaku::Chanta);
    found.add(outside & !honors, Yaku::Junchan);
    found.add(toitoi, Yaku::Toitoi);
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
