//! Who comes where at the end of a game, and with which score.

use crate::round::Outcome;
use crate::rules::{GameRules, LastSticks, Rounding};
use crate::seat::Seat;

/// The result of a game: places, points, and scores with uma and oka.
///
/// ```
/// use mentsu_table::{GameResult, GameRules, Seat};
///
/// let result = GameResult::from_points(&GameRules::TENHOU, [31_200, 15_300, 35_400, 18_100], 0);
/// assert_eq!(result.places(), [2, 4, 1, 3]);
/// assert_eq!(result.first(), Seat::ALL[2]);
/// assert_eq!(result.scores(), [11_000, -35_000, 46_000, -22_000]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    points: [i32; 4],
    places: [u8; 4],
    scores: [i32; 4],
}

impl GameResult {
    pub(super) fn of(rules: &GameRules, outcome: &Outcome) -> GameResult {
        GameResult::from_points(rules, outcome.points, outcome.sticks)
    }

    /// The result of a game that ends with these points and sticks. Of equal players the one comes
    /// first who dealt first.
    #[must_use]
    pub fn from_points(rules: &GameRules, points: [i32; 4], sticks: u16) -> GameResult {
        let seats = Seat::of_players(rules.players());
        let mut places = [0; 4];
        for seat in seats {
            let own = points[seat.index()];
            let before = |other: &&Seat| {
                let others = points[other.index()];
                others > own || (others == own && other.index() < seat.index())
            };
            places[seat.index()] = 1 + seats.iter().filter(before).count() as u8;
        }
        let mut result = GameResult { points, places, scores: [0; 4] };
        let first = result.first().index();
        if rules.last_sticks() == LastSticks::First {
            result.points[first] = points[first].saturating_add(1_000 * i32::from(sticks));
        }
        let mut others = 0i32;
        for seat in seats.iter().map(|seat| seat.index()).filter(|seat| *seat != first) {
            let uma = rules.uma()[usize::from(places[seat]) - 1];
            let score = result.points[seat].saturating_sub(rules.return_points());
            result.scores[seat] = rounded(score, rules.rounding()).saturating_add(uma);
            others = others.saturating_add(result.scores[seat]);
        }
        result.scores[first] = match rules.rounding() {
            Rounding::Exact => {
                let oka = (rules.return_points().saturating_sub(rules.start_points()))
                    .saturating_mul(seats.len() as i32);
                let above = result.points[first].saturating_sub(rules.return_points());
                above.saturating_add(oka).saturating_add(rules.uma()[0])
            }
            // What the others lose by rounding the first gets.
            Rounding::Thousands => 0i32.saturating_sub(others),
        };
        result
    }

    /// Everyone's points, with the sticks that were left.
    #[must_use]
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// Everyone's place, 1 for the first; in sanma the fourth has 0.
    #[must_use]
    pub const fn places(&self) -> [u8; 4] {
        self.places
    }

    /// Everyone's score in points: above or below the return points, with uma, and the first's with
    /// oka.
    #[must_use]
    pub const fn scores(&self) -> [i32; 4] {
        self.scores
    }

    /// Who is first.
    #[must_use]
    pub fn first(&self) -> Seat {
        Seat::ALL.into_iter().find(|seat| self.places[seat.index()] == 1).unwrap_or_default()
    }
}

fn rounded(score: i32, rounding: Rounding) -> i32 {
    match rounding {
        Rounding::Exact => score,
        Rounding::Thousands => {
            let half = if score < 0 { -500 } else { 500 };
            score.saturating_add(half) / 1_000 * 1_000
        }
    }
}
