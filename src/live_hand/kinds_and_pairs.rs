//! The numbers of kinds and pairs that chiitoitsu and kokushi depend on, kept as tiles come and go.

use crate::tile::{Counts, KindsHeld, Tile};

/// The number of kinds and of pairs, among all tiles and among terminals and honors alone.
///
/// ```text
/// bit   13…11           10…7           6…4     3…0
///       yaochuu pairs   yaochuu kinds  pairs   kinds
/// ```
///
/// A tile adds its part when it is drawn and takes the same part away when it goes, so the sum is
/// right whenever the four numbers fit their fields, even if they overflowed on the way. With 13 or
/// 14 tiles, the only numbers in question, there are at most 14 kinds and 7 pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KindsAndPairs(u32);

const PAIRS: u32 = 4;
const YAOCHUU: u32 = 7;

impl KindsAndPairs {
    /// What one more tile adds, by its kind and how many copies were held before.
    const ONE_MORE: [[u32; 4]; Tile::COUNT] = {
        let mut added = [[0; 4]; Tile::COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            let yaochuu = Tile::ALL[i].is_yaochuu() as u32;
            added[i][0] = 1 | yaochuu << YAOCHUU;
            // The pairs of each group lie four bits above its kinds, so one shift serves both
            // groups.
            added[i][1] = added[i][0] << PAIRS;
            i += 1;
        }
        added
    };

    #[inline]
    pub(super) fn of(concealed: &Counts) -> KindsAndPairs {
        let [kinds, pairs] = [1, 2].map(|copies| {
            let held = KindsHeld::at_least(copies, concealed);
            held.len() + (held.yaochuu() << YAOCHUU)
        });
        KindsAndPairs(kinds + (pairs << PAIRS))
    }

    /// Counts a drawn tile of which `held` copies, at most three, were held before.
    #[inline(always)]
    pub(super) fn add_one(&mut self, tile: Tile, held: u8) {
        self.0 = self.0.wrapping_add(Self::ONE_MORE[tile.index()][usize::from(held % 4)]);
    }

    /// Counts a discarded tile of which `left` copies, at most three, are left.
    #[inline(always)]
    pub(super) fn take_one(&mut self, tile: Tile, left: u8) {
        self.0 = self.0.wrapping_sub(Self::ONE_MORE[tile.index()][usize::from(left % 4)]);
    }

    /// How many of 13 or 14 tiles must be exchanged for chiitoitsu, the winning one included.
    #[inline(always)]
    pub(super) fn lacking_chiitoitsu(self) -> u8 {
        LACKING_CHIITOITSU[self.0 as usize % 128]
    }

    /// How many of 13 or 14 tiles must be exchanged for kokushi, the winning one included.
    #[inline(always)]
    pub(super) fn lacking_kokushi(self) -> u8 {
        LACKING_KOKUSHI[(self.0 >> YAOCHUU) as usize % 128]
    }
}

/// How many tiles chiitoitsu lacks, by the numbers of kinds and pairs.
static LACKING_CHIITOITSU: [u8; 128] = by_kinds_and_pairs(7, 7);
static LACKING_KOKUSHI: [u8; 128] = by_kinds_and_pairs(13, 1);

/// 14 less one for each kind and each pair, up to the given numbers of both.
const fn by_kinds_and_pairs(most_kinds: usize, most_pairs: usize) -> [u8; 128] {
    let mut lacking = [0; 128];
    let mut i = 0;
    while i < 128 {
        let (kinds, pairs) = (i % 16, i >> PAIRS);
        let kinds = if kinds < most_kinds { kinds } else { most_kinds };
        let pairs = if pairs < most_pairs { pairs } else { most_pairs };
        lacking[i] = (14 - kinds - pairs) as u8;
        i += 1;
    }
    lacking
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goes from no tile to all 136, in several orders.
    #[test]
    fn counted_at_once_they_are_those_of_one_tile_after_the_other() {
        for step in [1, 3, 5, 7, 35, 67] {
            let (mut counts, mut one_by_one) = (Counts::EMPTY, KindsAndPairs(0));
            for i in 0..136 {
                assert_eq!(KindsAndPairs::of(&counts), one_by_one, "{counts}");
                let tile = Tile::ALL[i * step % 136 / 4];
                one_by_one.add_one(tile, counts.get(tile));
                counts = counts.with(tile).unwrap();
            }
            assert_eq!(counts, Counts::FULL);
            assert_eq!(KindsAndPairs::of(&counts), one_by_one);
        }
    }
}
