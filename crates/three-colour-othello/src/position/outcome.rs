//! Endings and outcomes of games.

use core::fmt;

use crate::board::Player;

/// Why a game has ended.
///
/// ```
/// use three_colour_othello::{Ending, Position};
///
/// let stuck: Position = "B7W/9/9/9/9/9/9/9/9 B G".parse()?;
/// assert_eq!(stuck.ending(), Some(Ending::BothMustPass));
/// assert_eq!(Position::START.ending(), None);
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[doc(alias = "終局")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Ending {
    /// No square is empty, even if changes remain.
    BoardFull,
    /// Both players can only pass. Under [`Repetition::Forbidden`](crate::Repetition::Forbidden) an
    /// action that would repeat a position doesn't count.
    BothMustPass,
    /// The position arose for the third time, under the rule
    /// [`Repetition::DrawAtThird`](crate::Repetition::DrawAtThird).
    ThirdRepetition,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::BoardFull => "the board is full",
            Ending::BothMustPass => "both players must pass",
            Ending::ThirdRepetition => "the position arose for the third time",
        })
    }
}

/// Who has won an ended game.
///
/// The player with more pieces wins. On a tie the holder of the token wins; with a grey token it is
/// a draw.
///
/// ```
/// use three_colour_othello::{Outcome, Player, Position};
///
/// let outcome = |text: &str| text.parse::<Position>().map(|position| position.outcome());
/// assert_eq!(outcome("BB6W/9/9/9/9/9/9/9/9 B W")?, Some(Outcome::Won(Player::Black)));
/// assert_eq!(outcome("B7W/9/9/9/9/9/9/9/9 B W")?, Some(Outcome::Won(Player::White)));
/// assert_eq!(outcome("B7W/9/9/9/9/9/9/9/9 B G")?, Some(Outcome::Draw));
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[doc(alias = "result")]
#[doc(alias = "勝敗")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Outcome {
    /// This player has won.
    Won(Player),
    /// A draw (引き分け).
    #[doc(alias = "引き分け")]
    Draw,
}

impl Outcome {
    /// The player who has won, if one has.
    ///
    /// ```
    /// use three_colour_othello::{Outcome, Player};
    ///
    /// assert_eq!(Outcome::Won(Player::White).winner(), Some(Player::White));
    /// assert_eq!(Outcome::Draw.winner(), None);
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Won(player) => Some(player),
            Outcome::Draw => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won(player) => write!(f, "{player} wins"),
            Outcome::Draw => f.write_str("a draw"),
        }
    }
}
