//! How a game stands or ended. Its rules don't say everything: a player may have given up, or run
//! out of time.

use crate::board::Player;
use crate::game::Game;
use crate::names::names;
use crate::position::Outcome;

/// How a game stands or ended (結果).
///
/// ```
/// use three_colour_othello::{Player, Verdict};
///
/// assert_eq!(Verdict::OutOfTime(Player::Black).to_string(), "black out of time");
/// assert_eq!(Verdict::OutOfTime(Player::Black).winner(), Some(Player::White));
/// assert_eq!(Verdict::Unfinished.winner(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Verdict {
    /// The game goes on.
    Unfinished,
    /// The game has ended by its rules.
    Ended(Outcome),
    /// This player has given up (投了).
    #[doc(alias = "投了")]
    Resigned(Player),
    /// This player's clock has run down (時間切れ).
    #[doc(alias = "時間切れ")]
    OutOfTime(Player),
}

impl Verdict {
    /// How a game stands by its rules alone.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition, Verdict};
    ///
    /// assert_eq!(Verdict::of(&Game::new(Repetition::Free)), Verdict::Unfinished);
    /// ```
    #[must_use]
    pub fn of(game: &Game) -> Verdict {
        game.outcome().map_or(Verdict::Unfinished, Verdict::Ended)
    }

    /// Who has won, if somebody has.
    ///
    /// ```
    /// use three_colour_othello::{Outcome, Player, Verdict};
    ///
    /// assert_eq!(Verdict::Ended(Outcome::Draw).winner(), None);
    /// assert_eq!(Verdict::Resigned(Player::White).winner(), Some(Player::Black));
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Verdict::Unfinished => None,
            Verdict::Ended(outcome) => outcome.winner(),
            Verdict::Resigned(player) | Verdict::OutOfTime(player) => Some(player.opponent()),
        }
    }
}

names! {
    Verdict, "a result":
    Unfinished "unfinished",
    Ended(Outcome::Won(Player::Black)) "black wins",
    Ended(Outcome::Won(Player::White)) "white wins",
    Ended(Outcome::Draw) "a draw",
    Resigned(Player::Black) "black resigned",
    Resigned(Player::White) "white resigned",
    OutOfTime(Player::Black) "black out of time",
    OutOfTime(Player::White) "white out of time",
}
