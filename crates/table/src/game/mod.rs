//! A game: one round after another, and its end.

mod next;
mod prizes;
mod result;
#[cfg(feature = "serde")]
pub(crate) mod resume;

use alloc::vec::Vec;
use core::fmt;

pub use self::next::{NextRound, after};
pub use self::prizes::Prizes;
pub(crate) use self::prizes::chips_of;
pub use self::result::GameResult;
use crate::action::Action;
use crate::event::Event;
use crate::round::{Refused, Round, StartError};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::view::View;
use crate::wall::Wall;

/// A game in progress: the current round, and the consequences of its end.
///
/// The host supplies each round's wall. Like a round, a game is a value. Where the last dealer may
/// choose to stop ([`Game::may_stop`]), the loop below goes on.
///
/// ```
/// use mentsu::random::SplitMix64;
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Game {
    rules: GameRules,
    start: RoundStart,
    round: Round,
    /// The prizes of the rounds before this one.
    prizes: Prizes,
    /// The last dealer ended the game.
    stopped: bool,
}

impl Game {
    /// A game that begins with this wall. Its first events, the deal among them, are
    /// [`round().last_events()`](Round::last_events).
    ///
    /// # Errors
    /// [`StartError::Wall`] for a wall of other tiles than the rules have.
    pub fn new(rules: &GameRules, wall: Wall) -> Result<Game, StartError> {
        Game::resume(rules, &RoundStart::first(rules), wall)
    }

    /// A game that continues with this round. It counts the dealer's consecutive wins and the
    /// prizes from here.
    ///
    /// # Errors
    /// [`StartError`] if no round can begin with this start and this wall.
    pub fn resume(rules: &GameRules, start: &RoundStart, wall: Wall) -> Result<Game, StartError> {
        let round = Round::new(rules, start, wall)?;
        Ok(Game { rules: *rules, start: *start, round, prizes: Prizes::NONE, stopped: false })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &GameRules {
        &self.rules
    }

    /// The start of the current round.
    #[must_use]
    pub const fn start(&self) -> &RoundStart {
        &self.start
    }

    /// The current round.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// A player acts in the current round: [`Round::act`].
    ///
    /// # Errors
    /// [`Refused`] gives the reason. The game is unchanged then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refused> {
        self.round.act(seat, action)
    }

    /// Plays the current round on with the answers of `choose`: [`Round::play_on`].
    ///
    /// # Errors
    /// [`Refused`] if the seat may not take the action that `choose` returns.
    pub fn play_on(
        &mut self,
        choose: impl FnMut(&View) -> Option<Action>,
    ) -> Result<Vec<Event>, Refused> {
        self.round.play_on(choose)
    }

    /// The prizes of the rounds so far, including this one once it is over.
    #[must_use]
    pub fn prizes(&self) -> Prizes {
        self.prizes.with_round(&self.round)
    }

    /// What follows the current round; the result includes the game's prizes. `None` until it is
    /// over.
    #[must_use]
    pub fn next(&self) -> Option<NextRound> {
        let outcome = self.round.outcome()?;
        let with_prizes =
            |result: GameResult| result.with_prizes(self.prizes().points(&self.rules));
        Some(match after(&self.rules, &self.start, outcome) {
            NextRound::Round(start) => NextRound::Round(start),
            NextRound::End(result) => NextRound::End(with_prizes(result)),
            NextRound::Choice { stop, .. } if self.stopped => NextRound::End(with_prizes(stop)),
            NextRound::Choice { dealer, go_on, stop } => {
                NextRound::Choice { dealer, go_on, stop: with_prizes(stop) }
            }
        })
    }

    /// The dealer who may [`stop`](Game::stop) the game now, or deal again. The host offers the
    /// choice before it deals the [next round](Game::next_round), which goes on.
    #[must_use]
    pub fn may_stop(&self) -> Option<Seat> {
        match self.next()? {
            NextRound::Choice { dealer, .. } => Some(dealer),
            _ => None,
        }
    }

    /// Ends the game for the last dealer (アガリ止め, テンパイ止め), where the rules give the dealer the
    /// choice ([`Yame::DealersChoice`](crate::Yame::DealersChoice)).
    ///
    /// # Errors
    /// [`NoStop`] gives the reason. The game is unchanged then.
    pub fn stop(&mut self, seat: Seat) -> Result<GameResult, NoStop> {
        match self.next() {
            None => Err(NoStop::StillPlayed),
            Some(NextRound::End(_)) => Err(NoStop::GameOver),
            Some(NextRound::Round(_)) => Err(NoStop::GoesOn),
            Some(NextRound::Choice { dealer, .. }) if dealer != seat => {
                Err(NoStop::NotDealer { dealer })
            }
            Some(NextRound::Choice { stop, .. }) => {
                self.stopped = true;
                Ok(stop)
            }
        }
    }

    /// The result. `None` until the last round is over, and while its dealer may still choose.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        match self.next()? {
            NextRound::End(result) => Some(result),
            NextRound::Round(_) | NextRound::Choice { .. } => None,
        }
    }

    /// Deals the next round from this wall. For a dealer who [may stop](Game::may_stop), this is
    /// the choice to go on.
    ///
    /// # Errors
    /// [`NoNextRound`] during a round, after the last one, and for a wall of other tiles than the
    /// rules have. The game is unchanged then.
    pub fn next_round(&mut self, wall: Wall) -> Result<&[Event], NoNextRound> {
        match self.next() {
            None => Err(NoNextRound::StillPlayed),
            Some(NextRound::End(_)) => Err(NoNextRound::GameOver),
            Some(NextRound::Round(start) | NextRound::Choice { go_on: start, .. }) => {
                let wins = self.round.table().dealer_wins();
                let same = start.dealer == self.start.dealer;
                let next = Round::new(&self.rules, &start, wall).map_err(NoNextRound::Start)?;
                self.prizes = self.prizes();
                self.round = next.with_dealer_wins(if same { wins } else { 0 });
                self.start = start;
                Ok(self.round.last_events())
            }
        }
    }
}

/// Why a player can't end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoStop {
    /// The current round isn't over.
    StillPlayed,
    /// The game is over.
    GameOver,
    /// The rules require the game to go on: it isn't the last round, the dealer isn't first or
    /// lacks the target, or the rules give no choice.
    GoesOn,
    /// Another player deals, and may stop.
    NotDealer {
        /// The dealer.
        dealer: Seat,
    },
}

impl fmt::Display for NoStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoStop::StillPlayed => f.write_str("the current round isn't over"),
            NoStop::GameOver => f.write_str("the game is over"),
            NoStop::GoesOn => f.write_str("the dealer may not end the game now"),
            NoStop::NotDealer { dealer } => write!(f, "only {dealer}, who deals, may end the game"),
        }
    }
}

impl core::error::Error for NoStop {}

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoNextRound {
    /// The current round isn't over.
    StillPlayed,
    /// The game is over.
    GameOver,
    /// The next round can't begin with this wall.
    Start(StartError),
}

impl fmt::Display for NoNextRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNextRound::StillPlayed => f.write_str("the current round isn't over"),
            NoNextRound::GameOver => f.write_str("the game is over"),
            NoNextRound::Start(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for NoNextRound {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            NoNextRound::Start(why) => Some(why),
            _ => None,
        }
    }
}
