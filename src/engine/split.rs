//! One way to split tiles into a jantou and mentsu, as blocks and as bits.

use crate::tile::{Tile, TileSet};
use crate::wind::Wind;

/// The blocks of one split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SplitBlocks {
    pub(crate) jantou: Tile,
    /// The codes of [`Mentsu`](crate::Mentsu), ascending, a byte each from the lowest.
    pub(crate) mentsu: u32,
    /// How many mentsu there are.
    pub(crate) len: u8,
}

/// The places of one split's blocks, 16 bits a suit, man lowest and honors highest, as the tables
/// have a suit's:
///
/// ```text
/// bit  15       7   6           0
///      9 … koutsu 1  7 … shuntsu 1
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockMasks {
    /// Every shuntsu by its first tile, and every koutsu.
    pub(crate) mentsu: u64,
    /// The place of the jantou: that of its tile's koutsu.
    pub(crate) jantou: u8,
    /// The number of pairs of equal shuntsu: three equal ones are one, four are two.
    pub(crate) equal_pairs: u8,
}

impl BlockMasks {
    /// All places of shuntsu.
    pub(crate) const SHUNTSU: u64 = 0x7F | 0x7F << 16 | 0x7F << 32;

    /// The place of the bit for a tile's koutsu. The bit for the shuntsu that begins with the tile
    /// is seven places lower.
    #[inline(always)]
    pub(crate) const fn koutsu_at(tile: Tile) -> u8 {
        KOUTSU_AT[tile as usize]
    }

    /// The places of these tiles' koutsu.
    pub(crate) const fn koutsu_of(tiles: TileSet) -> u64 {
        let (bits, mut places, mut suit) = (tiles.bits(), 0, 0);
        while suit < 4 {
            places |= (bits >> (9 * suit) & 0x1FF) << (16 * suit + 7);
            suit += 1;
        }
        places
    }

    /// The place of a wind's koutsu.
    #[inline(always)]
    pub(crate) const fn koutsu_of_wind(wind: Wind) -> u64 {
        const EAST: u64 = BlockMasks::koutsu_of(TileSet::EMPTY.with(Tile::East));
        EAST << wind as u8
    }
}

static KOUTSU_AT: [u8; Tile::COUNT] = {
    let (mut at, mut i) = ([0; Tile::COUNT], 0);
    while i < Tile::COUNT {
        at[i] = (16 * (i / 9) + 7 + i % 9) as u8;
        i += 1;
    }
    at
};
