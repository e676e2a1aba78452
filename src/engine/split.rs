//! One way to split tiles into a jantou and mentsu, as blocks and as bits.

use crate::tile::Tile;

/// The blocks of one split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SplitBlocks {
    pub(crate) jantou: Tile,
    /// The codes of [`Mentsu`](crate::Mentsu), ascending, a byte each from the lowest.
    pub(crate) mentsu: u32,
    /// How many mentsu there are.
    pub(crate) len: u8,
}

/// The places of one split's blocks, a bit for each tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockMasks {
    /// Tiles at which at least one shuntsu begins.
    pub(crate) shuntsu: u64,
    pub(crate) koutsu: u64,
    /// The jantou's tile.
    pub(crate) jantou: u64,
    /// How many pairs of equal shuntsu there are: three equal ones are one, four are two.
    pub(crate) equal_pairs: u8,
}
