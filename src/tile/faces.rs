//! The faces of counted tiles, sorted.

use super::{Counts, Face, Tile};

/// The counted tiles one by one, in order, red fives before plain ones.
pub(crate) fn faces_of(counts: Counts, reds: [u8; 3]) -> FacesIter {
    let ([m, p, s, z], [m_reds, p_reds, s_reds]) = (counts.words(), reds);
    FacesIter([slots(m, m_reds), slots(p, p_reds), slots(s, s_reds), slots(z, 0)])
}

/// A suit's counts in the order in which players sort faces, the red fives, which are among the
/// counted ones, in a nibble of their own:
///
/// ```text
/// bit  39…36 … 23…20 19…16 15…12 … 3…0
/// face   9   …   5     0     4   …  1
/// ```
#[inline(always)]
const fn slots(word: u64, reds: u8) -> u64 {
    let reds = reds as u64;
    word & 0xFFFF | reds << 16 | ((word >> 16) - reds) << 20
}

/// The number of the slot of red fives.
const RED_SLOT: u32 = 4;

/// Takes the first face out of a suit's slots that aren't empty, and returns the number of its
/// slot.
#[inline(always)]
const fn take_first_slot(slots: &mut u64) -> u32 {
    let slot = slots.trailing_zeros() / 4;
    *slots -= 1 << (4 * slot);
    slot
}

/// Faces as players sort them.
#[derive(Clone, Debug)]
// The slots left, by suit.
pub struct FacesIter([u64; 4]);

impl Iterator for FacesIter {
    type Item = Face;

    fn next(&mut self) -> Option<Face> {
        let suit = self.0.iter().position(|&slots| slots != 0)?;
        let slot = take_first_slot(&mut self.0[suit]);
        let ranks_below = slot - u32::from(slot > RED_SLOT);
        let tile = *Tile::ALL.get(9 * suit + ranks_below as usize)?;
        Some(Face::red_if(slot == RED_SLOT, tile))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let of_suit = |slots: u64| (0..10).map(|slot| slots >> (4 * slot) & 0xF).sum::<u64>();
        let left = self.0.into_iter().map(of_suit).sum::<u64>() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for FacesIter {}

impl core::iter::FusedIterator for FacesIter {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::Suit;

    #[test]
    fn sorted_faces_are_the_counted_ones_tile_by_tile() {
        for suit in Suit::NUMBERS {
            for n in 0..5u64.pow(4) {
                let of_rank = |i| (n / 5u64.pow(i) % 5) as u8;
                let first = suit.first().index();
                let mut array = [0; Tile::COUNT];
                array[first + 3] = of_rank(0);
                array[first + 4] = of_rank(1);
                array[first + 5] = of_rank(2);
                (array[first + 8], array[Tile::White.index()]) = (of_rank(3), of_rank(3));
                let counts = Counts::from_array(array).unwrap();
                for red in 0..=of_rank(1) {
                    let mut reds = [0; 3];
                    reds[suit.index()] = red;
                    let slowly = Tile::ALL.into_iter().flat_map(|tile| {
                        let red = if tile == Tile::ALL[first + 4] { red } else { 0 };
                        (0..counts.get(tile)).map(move |i| Face::red_if(i < red, tile))
                    });
                    let faces = faces_of(counts, reds);
                    assert_eq!(faces.len(), usize::from(counts.total()));
                    assert!(faces.eq(slowly), "{counts} {reds:?}");
                }
            }
        }
    }
}
