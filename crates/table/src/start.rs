//! The start of a round.

use alloc::vec::Vec;
use core::fmt;

use mentsu::{Face, Wind};

use crate::event::Deal;
use crate::rules::{GameRules, Length};
use crate::seat::Seat;

/// The start of a round, without the wall.
///
/// ```
/// use mentsu_table::{GameRules, RoundStart, Seat};
///
/// let start = RoundStart::first(&GameRules::TENHOU_SANMA);
/// assert_eq!((start.dealer, start.points), (Seat::ALL[0], [35_000, 35_000, 35_000, 0]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundStart {
    /// The round's wind (場風).
    pub round: Wind,
    /// The dealer's seat.
    pub dealer: Seat,
    /// Honba on the table (本場).
    pub honba: u16,
    /// Riichi sticks on the table (供託).
    pub sticks: u16,
    /// Everyone's points; in sanma the fourth is 0.
    pub points: [i32; 4],
}

impl fmt::Display for RoundStart {
    /// One line: `east round, seat 1 deals, honba 2, sticks 1, points 25000 24000 26000 24000`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RoundStart { round, dealer, honba, sticks, points: [a, b, c, d] } = self;
        write!(f, "{round} round, {dealer} deals, honba {honba}, sticks {sticks}, ")?;
        write!(f, "points {a} {b} {c} {d}")
    }
}

impl RoundStart {
    /// The first round of a game (東一局).
    #[must_use]
    pub const fn first(rules: &GameRules) -> RoundStart {
        let each = rules.start_points();
        let fourth = if rules.sanma() { 0 } else { each };
        RoundStart {
            round: Wind::East,
            dealer: Seat::ALL[0],
            honba: 0,
            sticks: 0,
            points: [each, each, each, fourth],
        }
    }

    /// The start of the round with this deal.
    #[must_use]
    pub const fn of(deal: &Deal) -> RoundStart {
        RoundStart {
            round: deal.round,
            dealer: deal.dealer,
            honba: deal.honba,
            sticks: deal.sticks,
            points: deal.points,
        }
    }

    /// The number of rounds left, including this one, if no dealer repeats; at least one. It is 8
    /// at the start of a hanchan of four.
    ///
    /// ```
    /// use mentsu_table::{GameRules, RoundStart};
    ///
    /// let first = RoundStart::first(&GameRules::TENHOU_SANMA);
    /// assert_eq!(first.rounds_left(&GameRules::TENHOU_SANMA), 6);
    /// ```
    #[must_use]
    pub fn rounds_left(&self, rules: &GameRules) -> u8 {
        if rules.length() == Length::OneRound {
            return 1;
        }
        let players = rules.players();
        let winds = rules.length().last_wind() as u8 + 1;
        let begun = self.round as u8 * players + self.dealer.index() as u8;
        (winds * players).saturating_sub(begun).max(1)
    }

    /// The deal of this round with this first indicator, and nobody's tiles seen.
    ///
    /// With the tiles of one seat in [`Deal::hands`] it begins that seat's
    /// [`View`](crate::View).
    #[must_use]
    pub const fn deal(&self, indicator: Face) -> Deal {
        Deal {
            round: self.round,
            dealer: self.dealer,
            honba: self.honba,
            sticks: self.sticks,
            points: self.points,
            indicator,
            hands: [const { Vec::new() }; 4],
        }
    }
}
