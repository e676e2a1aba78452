//! The tiles that one completion adds, in a form that sorts.

use crate::tile::Tile;

/// The indices of the tiles added, ascending, a byte each from the highest; unused bytes are 0.
///
/// ```text
/// 2m 4m 4m  ->  0x01_03_03_00
/// ```
/// Values with the same number of tiles sort as the tiles do: the lowest tile is the highest byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct AddedTiles(u32);

impl AddedTiles {
    pub(super) fn of(tiles: impl Iterator<Item = u8>) -> AddedTiles {
        let bytes = tiles.zip([24, 16, 8, 0]).map(|(tile, shift)| u32::from(tile) << shift);
        AddedTiles(bytes.sum())
    }

    /// The tiles that were added.
    pub(super) fn tiles(self, added: usize) -> impl Iterator<Item = Tile> {
        self.0.to_be_bytes().into_iter().take(added).map(|tile| Tile::ALL[usize::from(tile)])
    }
}
