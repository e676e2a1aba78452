//! The block that the winning tile completes, found in masks of blocks: a bit each, in the order of
//! readings.
//!
//! ```text
//! bit   4        3           2           1        0
//!    koutsu   shuntsu     shuntsu     shuntsu  jantou
//!             as its 1st  as its 2nd  as its 3rd
//! ```

use super::CompletedBlock;
use crate::engine::BlockMasks;
use crate::mentsu::Mentsu;
use crate::tile::Tile;

pub(crate) const JANTOU: u8 = 1;
const THIRD: u8 = 1 << 1;
pub(crate) const SECOND: u8 = 1 << 2;
const FIRST: u8 = 1 << 3;
pub(crate) const KOUTSU: u8 = 1 << 4;

/// The blocks in which the winning tile may stand.
#[inline(always)]
pub(crate) fn winning_blocks(tile: Tile, masks: &BlockMasks) -> u8 {
    let at = BlockMasks::koutsu_at(tile);
    let jantou = u64::from(masks.jantou == at);
    // Shuntsu that begin two tiles before it, one tile before it, and with it: shifted up by
    // two first, and by the seven places from shuntsu to koutsu.
    //   shuntsu begins with   the tile   the one before   the one before that
    //   falls on              bit 2      bit 1            bit 0
    let shuntsu = (masks.mentsu & BlockMasks::SHUNTSU) << (7 + 2) >> at & 0b111;
    let koutsu = masks.mentsu >> at & 1;
    (jantou | shuntsu << 1 | koutsu << 4) as u8
}

/// The block of one of these bits.
#[inline(always)]
pub(crate) fn block_of(tile: Tile, bit: u8) -> CompletedBlock {
    // A look-up: a branch would be mispredicted.
    let code = (4 * tile as u8).wrapping_add(CODES[bit.trailing_zeros() as usize % CODES.len()]);
    match bit {
        JANTOU => CompletedBlock::Jantou,
        _ => CompletedBlock::Mentsu(Mentsu::from_code(code)),
    }
}

/// For each bit, the code of its mentsu minus four times the index of the winning tile. The code of
/// a shuntsu is four times the index of its first tile; that of a koutsu is one more.
static CODES: [u8; 8] = [0, 0u8.wrapping_sub(8), 0u8.wrapping_sub(4), 0, 1, 0, 0, 0];

/// The blocks in which a tile completes a tanki, kanchan or penchan. For a penchan it is the third
/// of 123 or the first of 789.
#[inline(always)]
pub(crate) const fn waits_with_fu(tile: Tile) -> u8 {
    WAITS_WITH_FU[tile as usize]
}

/// The chows that a tile completes at the edge: 123 as its third, 789 as its first.
#[cfg(feature = "mcr")]
#[inline(always)]
pub(crate) const fn chows_at_the_edge(tile: Tile) -> u8 {
    waits_with_fu(tile) & (THIRD | FIRST)
}

static WAITS_WITH_FU: [u8; Tile::COUNT] = {
    let mut blocks = [JANTOU | SECOND; Tile::COUNT];
    let mut i = 0;
    while i < Tile::COUNT {
        blocks[i] |= match Tile::ALL[i].rank() {
            3 => THIRD,
            7 => FIRST,
            _ => 0,
        };
        i += 1;
    }
    blocks
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand;
    use crate::wait::{Reading, WaitShape};

    /// The shape of the wait and the masks agree on penchan.
    #[test]
    fn the_waits_with_fu_are_tanki_kanchan_and_penchan() {
        let form = hand!("11z123m").win_forms()[0];
        let of = |tile: Tile, block| Reading::new(tile, form, block).shape();
        let has_fu =
            |shape| matches!(shape, WaitShape::Tanki | WaitShape::Kanchan | WaitShape::Penchan);
        for tile in Tile::ALL {
            let with_fu = waits_with_fu(tile);
            assert!(has_fu(of(tile, CompletedBlock::Jantou)) && with_fu & JANTOU != 0);
            let koutsu = of(tile, CompletedBlock::Mentsu(Mentsu::koutsu(tile)));
            assert_eq!(has_fu(koutsu), with_fu & KOUTSU != 0);
            for (below, block) in [FIRST, SECOND, THIRD].into_iter().enumerate() {
                let first = tile.index().checked_sub(below).map(|first| Tile::ALL[first]);
                let shuntsu = first.and_then(|first| Mentsu::shuntsu(first).ok());
                if let Some(shuntsu) = shuntsu.filter(|shuntsu| shuntsu.contains(tile)) {
                    let shape = of(tile, CompletedBlock::Mentsu(shuntsu));
                    assert_eq!(has_fu(shape), with_fu & block != 0, "{tile} {shuntsu}");
                    assert_eq!(block_of(tile, block), CompletedBlock::Mentsu(shuntsu));
                }
            }
            assert_eq!(block_of(tile, JANTOU), CompletedBlock::Jantou);
            assert_eq!(block_of(tile, KOUTSU), CompletedBlock::Mentsu(Mentsu::koutsu(tile)));
        }
    }
}
