//! Positions of tiles in masks and arrays of 64 slots: 16 slots per suit, four before its 1 and
//! three after its 9, so that no distance up to three reaches another suit.
//!
//! ```text
//! bit 63    52      48       36      32       20      16        4    0
//!     -- zzzzzzz ---- --- sssssssss ---- --- ppppppppp ---- --- mmmmmmmmm ----
//! ```

use mentsu::Tile;

/// The 1 of each suit.
pub(super) const ONES: u64 = 1 << 4 | 1 << 20 | 1 << 36;
pub(super) const NUMBERS: u64 = ONES * 0x1FF;
pub(super) const HONORS: u64 = 0x7F << 52;
pub(super) const TILES: u64 = NUMBERS | HONORS;
/// The first tiles of all shuntsu.
pub(super) const STARTS: u64 = ONES * 0x7F;

/// The slot of the tile of this index.
pub(super) const fn slot(index: usize) -> usize {
    index + 7 * (index / 9) + 4
}

/// The index of the tile in a slot that has one.
pub(super) const fn index(slot: usize) -> usize {
    slot - 7 * (slot / 16) - 4
}

/// A set of tiles, one bit an index, by slots.
pub(super) const fn spread(tiles: u64) -> u64 {
    (tiles & 0x1FF) << 4
        | (tiles >> 9 & 0x1FF) << 20
        | (tiles >> 18 & 0x1FF) << 36
        | (tiles >> 27 & 0x7F) << 52
}

/// What is known of each tile, by slots.
pub(super) fn spread_all(tiles: &[u8; Tile::COUNT]) -> [u8; 64] {
    let mut all = [0; 64];
    for suit in 0..3 {
        all[16 * suit + 4..16 * suit + 13].copy_from_slice(&tiles[9 * suit..9 * suit + 9]);
    }
    all[52..59].copy_from_slice(&tiles[27..]);
    all
}

/// The slots of the bits set.
pub(super) fn each(mut bits: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (bits != 0).then(|| {
            let slot = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            slot
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_a_slot_and_no_suit_reaches_another() {
        let mut all = 0;
        for tile in 0..Tile::COUNT {
            assert_eq!(index(slot(tile)), tile);
            assert_eq!(spread(1 << tile), 1 << slot(tile));
            let mut tiles = [0; Tile::COUNT];
            tiles[tile] = 7;
            let spread = spread_all(&tiles);
            assert_eq!(spread.iter().position(|known| *known == 7), Some(slot(tile)));
            all |= 1u64 << slot(tile);
        }
        assert_eq!(all, TILES);
        assert_eq!(each(all).map(index).collect::<std::vec::Vec<_>>().len(), Tile::COUNT);
        for distance in 1..=3 {
            for suit in 0..3 {
                let (one, nine) = (1u64 << (16 * suit + 4), 1u64 << (16 * suit + 12));
                assert_eq!((one >> distance) & TILES, 0);
                assert_eq!((nine << distance) & TILES, 0);
            }
        }
    }
}
