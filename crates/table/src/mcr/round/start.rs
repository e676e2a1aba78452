//! What a round begins with.

use alloc::vec::Vec;

use mentsu::Wind;

use crate::mcr::event::Deal;
use crate::mcr::rules::{GameRules, Walls};
use crate::mcr::wall::{Undrawn, WallTile};
use crate::seat::Seat;
use mentsu::Flower;

/// What a round begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundStart {
    /// The wind of the round (圈风).
    pub prevalent: Wind,
    /// Who deals: the east seat.
    pub dealer: Seat,
    /// Everyone's points so far.
    pub points: [i32; 4],
}

impl RoundStart {
    /// The first round of a game: seat 0 deals, and nobody has points.
    pub const FIRST: RoundStart =
        RoundStart { prevalent: Wind::East, dealer: Seat::ALL[0], points: [0; 4] };

    /// Deals from a wall.
    pub(super) fn deal(&self, rules: &GameRules, wall: &mut Undrawn) -> Deal {
        let mut deal = Deal {
            prevalent: self.prevalent,
            dealer: self.dealer,
            points: self.points,
            hands: [const { Vec::new() }; 4],
            flowers: [const { Vec::new() }; 4],
        };
        let next = |seat: Seat| seat.next(4);
        let from_dealer: [Seat; 4] = {
            let [a, b] = [self.dealer, next(self.dealer)];
            [a, b, next(b), next(next(b))]
        };
        let mut dealt: [Vec<Flower>; 4] = [const { Vec::new() }; 4];
        for tiles in [4, 4, 4, 1] {
            for seat in from_dealer {
                for _ in 0..tiles {
                    match wall.draw(seat) {
                        Some(WallTile::Tile(tile)) => deal.hands[seat.index()].push(tile),
                        Some(WallTile::Flower(flower)) => dealt[seat.index()].push(flower),
                        None => {}
                    }
                }
            }
        }
        for seat in from_dealer {
            let (hand, aside) = (&mut deal.hands[seat.index()], &mut deal.flowers[seat.index()]);
            aside.append(&mut dealt[seat.index()]);
            while hand.len() < 13 {
                match wall.replace(seat) {
                    Some(WallTile::Tile(tile)) => hand.push(tile),
                    Some(WallTile::Flower(flower)) => aside.push(flower),
                    // Eight flowers are fewer than any wall has left.
                    None => break,
                }
            }
        }
        debug_assert!(rules.walls() != Walls::Own || wall.wall().len() % 4 == 0);
        deal
    }
}

impl Default for RoundStart {
    /// [`RoundStart::FIRST`].
    fn default() -> RoundStart {
        RoundStart::FIRST
    }
}
