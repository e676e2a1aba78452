//! The state or the result of a game. A game can also end outside its rules, when a player resigns
//! or runs out of time.

use crate::board::Player;
use crate::game::Game;
use crate::names::names;
use crate::position::Outcome;

/// The state or the result of a game (結果).
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
    /// The game hasn't ended.
    Unfinished,
    /// The game has ended by its rules.
    Ended(Outcome),
    /// This player has resigned (投了).
    #[doc(alias = "投了")]
    Resigned(Player),
    /// This player has run out of time (時間切れ).
    #[doc(alias = "時間切れ")]
    OutOfTime(Player),
}

impl Verdict {
    /// The state of a game according to its rules.
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

    /// The winner, if there is one.
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
