//! The deal.

use alloc::vec::Vec;

use mentsu::{Tile, Wind};

use crate::seat::Seat;
use mentsu::Flower;

/// How a round begins. Dealt flowers are replaced, the dealer's first and then the others' in turn,
/// so that a hand has thirteen tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deal {
    /// The wind of the round (圈风).
    pub prevalent: Wind,
    /// Who deals: the east seat.
    pub dealer: Seat,
    /// Everyone's points so far.
    pub points: [i32; 4],
    /// The thirteen tiles of each seat, in the order in which they were dealt; none of a hand that
    /// the observer doesn't see.
    pub hands: [Vec<Tile>; 4],
    /// The flowers of each seat, in the order in which they were set aside.
    pub flowers: [Vec<Flower>; 4],
}

impl Deal {
    /// The deal without the hands of others.
    pub(super) fn seen_by(&self, observer: Seat) -> Deal {
        let mut seen = self.clone();
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != observer) {
            seen.hands[seat.index()].clear();
        }
        seen
    }
}
