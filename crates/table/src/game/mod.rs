//! A game: one round after another, and its end.

mod next;
mod result;
#[cfg(feature = "serde")]
pub(crate) mod resume;

use core::fmt;

pub use self::next::{NextRound, after};
pub use self::result::GameResult;
use crate::action::Action;
use crate::event::Event;
use crate::round::{Refused, Round};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::wall::{Wall, WallError};

/// A game in progress: the round being played, and what follows from its end.
///
/// Each round takes a wall from its host. A game is a value as a round is.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::{Game, GameRules, Wall};
///
/// let rules = GameRules::TENHOU;
/// let mut shuffler = SplitMix64::new(11);
/// let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut shuffler))?;
/// let result = loop {
///     if let Some(result) = game.result() {
///         break result;
///     } else if game.round().outcome().is_some() {
///         game.next_round(Wall::shuffled(&rules, &mut shuffler))?;
///     } else {
///         for seat in game.round().awaited() {
///             let action = game.round().default_action(seat);
///             // Another's answer may have come first.
///             let _ = game.act(seat, action);
///         }
///     }
/// };
/// assert_eq!(result.points().iter().sum::<i32>(), 100_000);
/// assert_eq!(result.scores().iter().sum::<i32>(), 0);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[doc(alias = "対局")]
#[doc(alias = "半荘")]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Game {
    rules: GameRules,
    start: RoundStart,
    round: Round,
}

impl Game {
    /// A game that begins with this wall.
    ///
    /// # Errors
    /// [`WallError`] for a wall of other tiles than the rules have.
    pub fn new(rules: &GameRules, wall: Wall) -> Result<Game, WallError> {
        Game::resume(rules, &RoundStart::first(rules), wall)
    }

    /// A game that goes on with this round.
    ///
    /// # Errors
    /// [`WallError`] for a wall of other tiles than the rules have.
    pub fn resume(rules: &GameRules, start: &RoundStart, wall: Wall) -> Result<Game, WallError> {
        let start = start.seated(rules.players());
        Ok(Game { rules: *rules, start, round: Round::new(rules, &start, wall)? })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &GameRules {
        &self.rules
    }

    /// What the present round began with.
    #[must_use]
    pub const fn start(&self) -> &RoundStart {
        &self.start
    }

    /// The present round.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// A player acts in the present round: [`Round::act`].
    ///
    /// # Errors
    /// [`Refused`] says why the player may not do this; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refused> {
        self.round.act(seat, action)
    }

    /// What follows the present round, once it is over.
    #[must_use]
    pub fn next(&self) -> Option<NextRound> {
        self.round.outcome().map(|outcome| after(&self.rules, &self.start, outcome))
    }

    /// The result, once the last round is over.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        match self.next()? {
            NextRound::End(result) => Some(result),
            NextRound::Round(_) => None,
        }
    }

    /// Deals the next round from this wall.
    ///
    /// # Errors
    /// [`NoNextRound`] while the present one is played, after the last, and for a wall of other tiles
    /// than the rules have; nothing has changed then.
    pub fn next_round(&mut self, wall: Wall) -> Result<&[Event], NoNextRound> {
        match self.next() {
            None => Err(NoNextRound::StillPlayed),
            Some(NextRound::End(_)) => Err(NoNextRound::GameOver),
            Some(NextRound::Round(start)) => {
                self.round = Round::new(&self.rules, &start, wall).map_err(NoNextRound::Wall)?;
                self.start = start;
                Ok(self.round.events())
            }
        }
    }
}

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoNextRound {
    /// The present round isn't over.
    StillPlayed,
    /// The game is over.
    GameOver,
    /// The wall has other tiles than the rules.
    Wall(WallError),
}

impl fmt::Display for NoNextRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNextRound::StillPlayed => f.write_str("the present round isn't over"),
            NoNextRound::GameOver => f.write_str("the game is over"),
            NoNextRound::Wall(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NoNextRound {}
