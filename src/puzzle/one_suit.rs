//! Lists all hands of one suit, and finds those that differ only by a shift or a reflection.

use super::{PuzzleError, waiting_size};
use crate::tile::{Counts, Suit, SuitCounts};

/// Every hand of one suit (清一色) and one size, in the order of the sorted text: `1111222233334m`
/// before `1111222233335m`.
///
/// ```
/// use mentsu::puzzle::OneSuitHands;
/// use mentsu::{Suit, counts};
///
/// assert_eq!(OneSuitHands::new(Suit::Pin, 13)?.count(), 93_600);
/// let mut hands = OneSuitHands::new(Suit::Honor, 4)?;
/// assert_eq!(hands.next(), Some(counts!("1111z")));
/// assert_eq!(hands.last(), Some(counts!("7777z")));
/// # Ok::<(), mentsu::puzzle::PuzzleError>(())
/// ```
#[doc(alias = "清一色")]
#[doc(alias = "chinitsu")]
#[derive(Clone, Debug)]
pub struct OneSuitHands {
    suit: Suit,
    next: Option<RankCounts>,
}

impl OneSuitHands {
    /// The hands of this suit with this many tiles.
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] unless the number is 1, 4, 7, 10 or 13.
    pub fn new(suit: Suit, tiles: usize) -> Result<OneSuitHands, PuzzleError> {
        waiting_size(tiles).map(|tiles| OneSuitHands::sized(suit, tiles))
    }

    pub(super) fn sized(suit: Suit, tiles: u8) -> OneSuitHands {
        OneSuitHands { suit, next: Some(RankCounts::first(tiles, suit.ranks().into())) }
    }
}

impl Iterator for OneSuitHands {
    type Item = Counts;

    fn next(&mut self) -> Option<Counts> {
        let ranks = self.next?;
        self.next = ranks.successor(self.suit.ranks().into());
        Some(ranks.in_suit(self.suit))
    }
}

impl core::iter::FusedIterator for OneSuitHands {}

/// The number of tiles of each rank of one suit. The order of hands is that of these arrays, from
/// the greatest down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RankCounts([u8; 9]);

impl RankCounts {
    /// The first hand of this many tiles over this many ranks.
    pub(super) fn first(tiles: u8, ranks: usize) -> RankCounts {
        let mut all = RankCounts([0; 9]);
        all.put_from(0, tiles, ranks);
        all
    }

    pub(super) fn of(suit: SuitCounts) -> RankCounts {
        RankCounts(suit.to_array())
    }

    pub(super) fn in_suit(self, suit: Suit) -> Counts {
        let mut words = [0; 4];
        for (rank, &count) in self.0.iter().enumerate() {
            words[suit.index()] |= u64::from(count) << (4 * rank);
        }
        Counts::from_words(words)
    }

    /// Puts tiles on the ranks from this one on, as low as they fit.
    fn put_from(&mut self, rank: usize, mut tiles: u8, ranks: usize) {
        for count in &mut self.0[rank..ranks] {
            *count = tiles.min(4);
            tiles -= *count;
        }
    }

    /// The next hand with the same number of tiles over this many ranks.
    pub(super) fn successor(mut self, ranks: usize) -> Option<RankCounts> {
        // Find the last rank that can pass a tile on to a later one. That tile moves up, and with
        // all tiles after it is laid out again as low as possible.
        let mut behind = self.0[ranks - 1];
        for rank in (0..ranks - 1).rev() {
            if self.0[rank] > 0 && usize::from(behind) < 4 * (ranks - 1 - rank) {
                self.0[rank] -= 1;
                self.put_from(rank + 1, behind + 1, ranks);
                return Some(self);
            }
            behind += self.0[rank];
        }
        None
    }

    /// The hands that differ from this one only by a shift or a reflection, in any order; a hand
    /// may come more than once.
    pub(super) fn moved(self) -> impl Iterator<Item = RankCounts> {
        let lowest = self.0.iter().position(|&count| count > 0).unwrap_or(0);
        let highest = self.0.iter().rposition(|&count| count > 0).unwrap_or(0);
        let (counts, width) = (self.0, highest - lowest + 1);
        (0..=9 - width).flat_map(move |place| {
            let (mut shifted, mut mirrored) = (RankCounts([0; 9]), RankCounts([0; 9]));
            for i in 0..width {
                shifted.0[place + i] = counts[lowest + i];
                mirrored.0[place + i] = counts[highest - i];
            }
            [shifted, mirrored]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_comes_once_and_in_order() {
        for (tiles, expected) in [(1, 9), (4, 495), (7, 6_030), (10, 32_211), (13, 93_600)] {
            let mut ranks = Some(RankCounts::first(tiles, 9));
            let mut last = None;
            let mut hands = 0;
            while let Some(hand) = ranks {
                assert_eq!(hand.0.iter().sum::<u8>(), tiles);
                assert!(hand.0.iter().all(|&count| count <= 4));
                assert!(last.is_none_or(|last| hand < last), "{hand:?} after {last:?}");
                last = Some(hand);
                hands += 1;
                ranks = hand.successor(9);
            }
            assert_eq!(hands, expected);
        }
    }

    #[test]
    fn moving_and_mirroring_lead_back_to_the_hand() {
        let hand = RankCounts([0, 3, 0, 1, 0, 0, 0, 0, 0]);
        assert_eq!(hand.moved().count(), 14);
        for moved in hand.moved() {
            assert!(moved.moved().any(|back| back == hand), "{moved:?}");
        }
        let whole = RankCounts([3, 1, 1, 1, 1, 1, 1, 1, 3]);
        assert!(whole.moved().all(|moved| moved == whole));
    }
}
