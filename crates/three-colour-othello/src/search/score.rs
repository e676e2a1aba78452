//! Scores of positions.

use core::fmt;
use core::ops::Neg;

use crate::position::{Outcome, Position};

/// The worth of a position for the player to move.
///
/// Up to ±9,999 it is an estimate, in the units of the evaluation; 0 is even, or a draw. From
/// ±10,000 on, the game is decided within the searched depth: the score is 10,000 plus the winner's
/// lead in pieces, which is 0 if the token decides.
///
/// ```
/// use three_colour_othello::{Position, Score, Search, Table};
///
/// let position: Position = "B8/9/9/9/9/9/9/9/9 W G".parse()?;
/// let found = Search::new().run(&position, &[], &mut Table::new(&mut []), || false);
/// assert_eq!(found.score.get(), -10_001);
/// assert!(found.score.is_loss() && !found.score.is_win());
/// assert_eq!(found.score.to_string(), "lost by 1");
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// The lowest score of a decided game.
const DECIDED: i32 = 10_000;

impl Score {
    /// Even, or a draw.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Score::EVEN.get(), 0);
    /// ```
    pub const EVEN: Score = Score(0);

    /// Above every score.
    pub(crate) const INFINITE: Score = Score(i32::MAX);

    /// The window that contains every score.
    pub(crate) const ALL: (Score, Score) = (Score(-i32::MAX), Score::INFINITE);

    /// An estimate, clamped to ±9,999.
    ///
    /// ```
    /// use three_colour_othello::Score;
    ///
    /// assert_eq!(Score::estimate(-35).get(), -35);
    /// assert_eq!(Score::estimate(i32::MAX).get(), 9_999);
    /// ```
    #[must_use]
    pub const fn estimate(value: i32) -> Score {
        if value >= DECIDED {
            Score(DECIDED - 1)
        } else if value <= -DECIDED {
            Score(1 - DECIDED)
        } else {
            Score(value)
        }
    }

    /// The worth of an ended game for the player to move.
    pub(crate) fn of_ended(position: &Position, outcome: Outcome) -> Score {
        let lead = position.lead();
        match outcome.winner() {
            None => Score::EVEN,
            Some(winner) if winner == position.turn() => Score(DECIDED + lead),
            Some(_) => Score(lead - DECIDED),
        }
    }

    /// The score with this number, if there is one: no game is won by more pieces than the board
    /// has squares.
    #[cfg(feature = "serde")]
    pub(crate) fn of_number(number: i32) -> Option<Score> {
        const MOST: i32 = DECIDED + crate::board::Square::COUNT as i32;
        (-MOST..=MOST).contains(&number).then_some(Score(number))
    }

    /// A win by this many pieces, or by the token if it is 0.
    pub(crate) const fn won_by(pieces: i32) -> Score {
        Score(DECIDED + pieces)
    }

    /// The score as a number.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Score::estimate(7).get(), 7);
    /// ```
    #[must_use]
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The worth in hundredths of a piece, so that estimates and decided games can be compared. A
    /// decided game counts by the winner's lead. An estimate of [`evaluate`](crate::evaluate) is
    /// already the expected lead in hundredths.
    ///
    /// ```
    /// use three_colour_othello::Score;
    ///
    /// assert_eq!(Score::estimate(-35).hundredths(), -35);
    /// assert_eq!(Score::EVEN.hundredths(), 0);
    /// ```
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        if self.is_win() {
            (self.0 - DECIDED).saturating_mul(100)
        } else if self.is_loss() {
            (self.0 + DECIDED).saturating_mul(100)
        } else {
            self.0
        }
    }

    /// Whether the player to move wins against every reply.
    ///
    /// ```
    /// assert!(!three_colour_othello::Score::estimate(9_999).is_win());
    /// ```
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 >= DECIDED
    }

    /// Whether the opponent wins against every action.
    ///
    /// ```
    /// assert!(!three_colour_othello::Score::EVEN.is_loss());
    /// ```
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 <= -DECIDED
    }

    /// The next higher score, for null windows.
    pub(crate) const fn next(self) -> Score {
        Score(self.0.saturating_add(1))
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(self.0.saturating_neg())
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let margin = self.0.saturating_abs() - DECIDED;
        let verb = if self.0 < 0 { "lost" } else { "won" };
        match margin {
            ..0 => write!(f, "{:+}", self.0),
            0 => write!(f, "{verb} by the token"),
            _ => write!(f, "{verb} by {margin}"),
        }
    }
}
