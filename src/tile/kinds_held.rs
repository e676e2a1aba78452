//! Counts the kinds with enough copies, among all and among terminals and honors. Chiitoitsu and
//! kokushi depend on these numbers.

use crate::tile::{Counts, RankSet};

const ONES: u64 = RankSet::ALL.word();

/// An 8 in the nibble of each kind with enough copies, with the number suits added up.
///
/// Each word is eight times a word of small counts: with the honors added, no nibble would count
/// more than 4 kinds. The eights of the number suits carry into the next nibbles, but nothing is
/// lost: sums are read three bits higher.
#[derive(Clone, Copy)]
pub(crate) struct KindsHeld {
    numbers: u64,
    honors: u64,
}

impl KindsHeld {
    /// The kinds of which there are at least `copies` copies, 1 to 5.
    #[inline(always)]
    pub(crate) fn at_least(copies: u64, counts: &Counts) -> KindsHeld {
        // As in `SuitCounts::at_least`, a count reaches 8 or more exactly where it is large enough.
        // Written out: a map of an array stays a call in code for size.
        let (add, eights) = ((8 - copies) * ONES, 8 * ONES);
        let [man, pin, sou, honors] = counts.words();
        let numbers = ((man + add) & eights) + ((pin + add) & eights) + ((sou + add) & eights);
        KindsHeld { numbers, honors: (honors + add) & eights }
    }

    /// How many there are, 0–34.
    #[inline(always)]
    pub(crate) fn len(self) -> u32 {
        const LOW: u64 = 0x0F_0F0F_0F0F;
        // As in `SuitCounts::total`: neighbouring nibbles are at most 8 in a byte, the highest byte
        // of the product has the sum of all.
        let nibbles = (self.numbers + self.honors) >> 3;
        let bytes = (nibbles & LOW) + (nibbles >> 4 & LOW);
        (bytes.wrapping_mul(0x01_0101_0101) >> 32) as u32 & 0xFF
    }

    /// How many there are, where it can't be more than 15.
    #[inline(always)]
    pub(crate) fn len_up_to_15(self) -> u32 {
        sum_up_to_15(self.numbers + self.honors)
    }

    /// How many of them are terminals and honors, 0–13.
    #[inline(always)]
    pub(crate) fn yaochuu(self) -> u32 {
        sum_up_to_15(self.yaochuu_eights())
    }

    /// Whether any of them is a terminal or honor.
    #[inline(always)]
    pub(crate) fn has_yaochuu(self) -> bool {
        self.yaochuu_eights() != 0
    }

    #[inline(always)]
    fn yaochuu_eights(self) -> u64 {
        /// The nibbles of 1 and 9.
        const ENDS: u64 = 0x1_0000_0001;
        // Three suits together are at most 3 in a nibble.
        (self.numbers & (8 * 3 * ENDS)) + self.honors
    }
}

/// How many eights there are in a word, 15 at most.
#[inline(always)]
fn sum_up_to_15(eights: u64) -> u32 {
    // Times 1 in each nibble, every nibble of the product sums those below it, the ninth them all;
    // as all nine together are at most 15, no sum carries into the ninth. Another shift brings it
    // to the top, beyond which nothing is left to mask.
    (eights.wrapping_mul(ONES << 25) >> 60) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::{Tile, TileSet};

    fn agrees(counts: &Counts) {
        for copies in 1..=4 {
            let held = KindsHeld::at_least(copies, counts);
            let kinds = counts.at_least(copies as u8);
            let yaochuu = kinds & TileSet::YAOCHUU;
            assert_eq!(held.len() as usize, kinds.len(), "{counts}");
            assert_eq!(held.yaochuu() as usize, yaochuu.len(), "{counts}");
            assert_eq!(held.has_yaochuu(), !yaochuu.is_empty(), "{counts}");
            if kinds.len() <= 15 {
                assert_eq!(held.len_up_to_15() as usize, kinds.len(), "{counts}");
            }
        }
    }

    /// Each kind alone, and all other kinds, with every number of copies of the others.
    #[test]
    fn kinds_are_counted_whichever_they_are() {
        for others in 0..=4 {
            for tile in Tile::ALL {
                for copies in 0..=4 {
                    let mut counts = [others; Tile::COUNT];
                    counts[tile.index()] = copies;
                    agrees(&Counts::from_array(counts).unwrap());
                }
            }
        }
    }

    /// The first kinds up to each one, and those from each one on.
    #[test]
    fn kinds_are_counted_however_many_they_are() {
        for i in 0..=Tile::COUNT {
            for copies in 1..=4 {
                let mut counts = [0; Tile::COUNT];
                counts[..i].fill(copies);
                agrees(&Counts::from_array(counts).unwrap());
                counts[..i].fill(0);
                counts[i..].fill(copies);
                agrees(&Counts::from_array(counts).unwrap());
            }
        }
    }
}
