//! What chiitoitsu and kokushi ask of tiles that change one at a time.

use crate::tile::{Counts, Tile};

/// How many kinds there are and how many of them are held twice or more, of all tiles and of
/// terminals and honors alone.
///
/// ```text
/// bit   13…11           10…7           6…4     3…0
///       yaochuu pairs   yaochuu kinds  pairs   kinds
/// ```
///
/// Each tile adds its part and takes the same away, so the sum is right whenever the four numbers
/// fit, whatever it was in between: with 13 or 14 tiles there are at most 14 kinds and 7 pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KindsAndPairs(u32);

const PAIRS: u32 = 4;
const YAOCHUU: u32 = 7;

impl KindsAndPairs {
    /// What one more of a kind adds, by kind and how many of it there were.
    const ONE_MORE: [[u32; 4]; Tile::COUNT] = {
        let mut added = [[0; 4]; Tile::COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            let yaochuu = Tile::ALL[i].is_yaochuu() as u32;
            added[i][0] = 1 | yaochuu << YAOCHUU;
            added[i][1] = added[i][0] << PAIRS;
            i += 1;
        }
        added
    };

    pub(super) fn of(concealed: &Counts) -> KindsAndPairs {
        let mut all = KindsAndPairs(0);
        for tile in Tile::ALL {
            (0..concealed.get(tile)).for_each(|held| all.add_one(tile, held));
        }
        all
    }

    /// One more of a kind of which there were so many, at most three.
    #[inline(always)]
    pub(super) fn add_one(&mut self, tile: Tile, held: u8) {
        self.0 = self.0.wrapping_add(Self::ONE_MORE[tile.index()][usize::from(held % 4)]);
    }

    /// One fewer of a kind of which so many, at most three, are left.
    #[inline(always)]
    pub(super) fn take_one(&mut self, tile: Tile, left: u8) {
        self.0 = self.0.wrapping_sub(Self::ONE_MORE[tile.index()][usize::from(left % 4)]);
    }

    /// How many of 13 or 14 tiles must be exchanged for chiitoitsu, the winning one included.
    #[inline(always)]
    pub(super) fn lacking_chiitoitsu(self) -> u8 {
        LACKING_CHIITOITSU[self.0 as usize % 128]
    }

    /// The same for kokushi.
    #[inline(always)]
    pub(super) fn lacking_kokushi(self) -> u8 {
        LACKING_KOKUSHI[(self.0 >> YAOCHUU) as usize % 128]
    }
}

/// By the number of kinds and that of pairs.
static LACKING_CHIITOITSU: [u8; 128] = by_kinds_and_pairs(7, 7);
static LACKING_KOKUSHI: [u8; 128] = by_kinds_and_pairs(13, 1);

/// 14 tiles, less one for each kind and each pair up to so many.
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
