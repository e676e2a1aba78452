//! A game: rounds, winds, places and the result.

use core::fmt;

use mentsu::Wind;

use super::action::Action;
use super::event::Event;
use super::round::{NoFoul, Refused, Round, RoundStart};
use super::rules::GameRules;
use super::wall::{Wall, WallError};
use crate::seat::Seat;

/// Each player's seat in the rounds of each prevailing wind, by the seat of their first round. The
/// sources are listed with the [rules](GameRules).
const PLACES: [[usize; 4]; 4] = [[0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 0, 1], [2, 3, 1, 0]];

/// A game of several rounds, each with a wall from the host.
///
/// A player is named by the seat of the first round, where seat 0 is east. In the rounds of one
/// prevailing wind the players stay where they are, and seat 0 to 3 deal in turn, whoever wins.
/// Then the wind changes, and where the rules say so players exchange places.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::mcr::{Event, Game, GameRules, Wall, bot};
///
/// let (rules, mut walls) = (GameRules::MIL, SplitMix64::new(7));
/// let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls))?;
/// let result = loop {
///     while let Some(seat) = game.round().awaited().next() {
///         let action = bot::greedy(&game.round().view(seat));
///         for event in game.act(seat, action)? {
///             if let Event::Win(win) = event {
///                 assert!(win.points - u16::from(win.flowers) >= 8);
///             }
///         }
///     }
///     match game.result() {
///         Some(result) => break result,
///         None => game.next_round(Wall::shuffled(&rules, &mut walls))?,
///     }
/// };
/// assert_eq!(result.points().iter().sum::<i32>(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: GameRules,
    round: Round,
    number: u8,
}

impl Game {
    /// Begins a game with its first wall.
    ///
    /// # Errors
    /// [`WallError`] for a wall of other tiles than the rules have.
    pub fn new(rules: &GameRules, wall: Wall) -> Result<Game, WallError> {
        Ok(Game { rules: *rules, round: Round::new(rules, &RoundStart::FIRST, wall)?, number: 0 })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &GameRules {
        &self.rules
    }

    /// The round being played, or the last one.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// How many rounds were played before it.
    #[must_use]
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// Where a player sits now.
    #[must_use]
    pub const fn seat_of(&self, player: Seat) -> Seat {
        Seat::ALL[places(&self.rules, self.number)[player.index()]]
    }

    /// Who sits there now.
    #[must_use]
    pub const fn player_at(&self, seat: Seat) -> Seat {
        let mut player = 0;
        while player < 3 && self.seat_of(Seat::ALL[player]).index() != seat.index() {
            player += 1;
        }
        Seat::ALL[player]
    }

    /// Everyone's points by player.
    #[must_use]
    pub fn points(&self) -> [i32; 4] {
        let points = self.round.table().points();
        Seat::ALL.map(|player| points[self.seat_of(player).index()])
    }

    /// A player acts in the round: [`Round::act`].
    ///
    /// # Errors
    /// [`Refused`] says why the player may not do this. The game is unchanged then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refused> {
        self.round.act(seat, action)
    }

    /// A player has committed a foul: [`Round::foul`].
    ///
    /// # Errors
    /// [`NoFoul`] if the round is over or the hand is dead already.
    pub fn foul(&mut self, seat: Seat) -> Result<&[Event], NoFoul> {
        self.round.foul(seat)
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// [`NoNextRound`] while a round is being played, after the last one, and for a wall of other
    /// tiles than the rules have. The game is unchanged then.
    pub fn next_round(&mut self, wall: Wall) -> Result<(), NoNextRound> {
        if self.round.outcome().is_none() {
            return Err(NoNextRound::NotOver);
        }
        let number = self.number + 1;
        if number >= self.rules.rounds() {
            return Err(NoNextRound::GameOver);
        }
        let (by_player, seats) = (self.points(), places(&self.rules, number));
        let mut points = [0; 4];
        for (player, seat) in seats.into_iter().enumerate() {
            points[seat] = by_player[player];
        }
        let start = RoundStart {
            prevalent: Wind::ALL[usize::from(number) / 4 % 4],
            dealer: Seat::ALL[usize::from(number) % 4],
            points,
        };
        self.round = Round::new(&self.rules, &start, wall).map_err(NoNextRound::Wall)?;
        self.number = number;
        Ok(())
    }

    /// The result; `None` until the last round is over.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let is_last = self.number + 1 >= self.rules.rounds();
        let is_over = is_last && self.round.outcome().is_some();
        is_over.then(|| GameResult { points: self.points() })
    }
}

/// The seats of the players in a round.
const fn places(rules: &GameRules, number: u8) -> [usize; 4] {
    if rules.exchanges_places() { PLACES[number as usize / 4 % 4] } else { PLACES[0] }
}

/// The result of a game, by player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    points: [i32; 4],
}

impl GameResult {
    /// Everyone's points. They sum to 0.
    #[must_use]
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// Everyone's place, 1 to 4. Equal points share the better one.
    #[must_use]
    pub fn places(&self) -> [u8; 4] {
        self.points.map(|own| 1 + self.points.iter().filter(|other| **other > own).count() as u8)
    }
}

/// Why no round follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoNextRound {
    /// A round is being played.
    NotOver,
    /// The last round has been played.
    GameOver,
    /// The tiles aren't a wall.
    Wall(WallError),
}

impl fmt::Display for NoNextRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNextRound::NotOver => f.write_str("the round isn't over"),
            NoNextRound::GameOver => f.write_str("the game is over"),
            NoNextRound::Wall(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NoNextRound {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            NoNextRound::Wall(why) => Some(why),
            NoNextRound::NotOver | NoNextRound::GameOver => None,
        }
    }
}
