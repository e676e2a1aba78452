//! One table: a number is chosen, and the game goes on to the next choice.

use std::{fmt, mem};

use mentsu::random::RandomSource as _;
use mentsu_table::encode::{ActionMask, ActionNumber, Announced, Choices, Seen, Step};
use mentsu_table::{Game, Round, Seat};
use serde::{Deserialize, Serialize};

use super::house::{House, Purpose};

/// One table, between two choices.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct PlayerTable {
    game: Game,
    announced: Announced,
    /// How many rounds were dealt.
    rounds: u64,
    /// How many choices were made, those of bots among them.
    choices: u64,
    /// How many choices were sampled.
    sampled: u64,
    /// Rewards of a new game before its first choice, returned with the next step.
    pending: Led,
}

/// What a choice led to, up to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Led {
    pub(super) rewards: [f32; 4],
    pub(super) round_ended: bool,
    pub(super) game_ended: bool,
}

/// Why a table didn't step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// There is no such number.
    NoNumber(i64),
    /// The seat may not choose the number now.
    NotOffered { seat: Seat, number: ActionNumber },
    /// The engine refused: a bug in the library. The table begins a new game.
    Bug(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoNumber(number) => {
                write!(f, "{number} is no action: they are 0 to {}", ActionNumber::COUNT - 1)
            }
            Fault::NotOffered { seat, number } => {
                write!(f, "{seat} may not choose {}, {number}", number.get())
            }
            Fault::Bug(text) => write!(f, "a bug in mentsu: {text}"),
        }
    }
}

fn bug(error: impl fmt::Display) -> Fault {
    Fault::Bug(error.to_string())
}

impl PlayerTable {
    /// A table of this number before its first choice. `rounds` were dealt before.
    pub(super) fn begin(house: &House, table: usize, rounds: u64) -> Result<PlayerTable, Fault> {
        let game = Game::new(&house.rules, house.wall(table, rounds)).map_err(bug)?;
        let (announced, rounds) = (Announced::Nothing, rounds + 1);
        let pending = Led::default();
        let mut begun = PlayerTable { game, announced, rounds, choices: 0, sampled: 0, pending };
        begun.pending = begun.go_on(house, table, Led::default())?;
        Ok(begun)
    }

    /// The same with a new game on the walls that follow.
    pub(super) fn begin_anew(&mut self, house: &House, table: usize) -> Result<(), Fault> {
        *self = PlayerTable::begin(house, table, self.rounds)?;
        Ok(())
    }

    pub(super) fn round(&self) -> &Round {
        self.game.round()
    }

    /// Whether it may stand at this place: by the same rules, and where the caller chooses.
    pub(super) fn is_of(&self, house: &House, table: usize) -> bool {
        *self.game.rules() == house.rules
            && !self.mask().is_empty()
            && house.bot(table, self.seat()).is_none()
    }

    /// Whose choice it is.
    pub(super) fn seat(&self) -> Seat {
        self.round().awaited().next().unwrap_or_default()
    }

    /// What may be chosen.
    pub(super) fn mask(&self) -> ActionMask {
        Choices::after(self.round().options(self.seat()), self.announced).mask()
    }

    /// What the player who chooses sees.
    pub(super) fn seen(&self) -> Seen<'_> {
        Seen::of_round(self.round(), self.seat()).with_announced(self.announced)
    }

    /// What the player in a seat sees.
    pub(super) fn seen_by(&self, seat: Seat) -> Seen<'_> {
        if seat == self.seat() { self.seen() } else { Seen::of_round(self.round(), seat) }
    }

    /// Any of the numbers that may be chosen, each with the same chance.
    pub(super) fn sample(&mut self, house: &House, table: usize) -> ActionNumber {
        let mask = self.mask();
        let mut source = house.source(Purpose::Sample, table, self.sampled);
        self.sampled += 1;
        mask.nth(source.below(mask.len())).expect("a number below the length")
    }

    /// The player chooses a number, and the game goes on to the caller's next choice.
    pub(super) fn step(&mut self, house: &House, table: usize, number: i64) -> Result<Led, Fault> {
        let known = u8::try_from(number).ok().and_then(ActionNumber::new);
        let number = known.ok_or(Fault::NoNumber(number))?;
        let seat = self.seat();
        let choices = Choices::after(self.round().options(seat), self.announced);
        match choices.step(number).ok_or(Fault::NotOffered { seat, number })? {
            Step::Announce(announced) => {
                self.announced = announced;
                Ok(mem::take(&mut self.pending))
            }
            Step::Act(action) => {
                self.announced = Announced::Nothing;
                self.choices += 1;
                self.game.act(seat, action).map_err(bug)?;
                let led = mem::take(&mut self.pending);
                self.go_on(house, table, led)
            }
        }
    }

    /// Lets bots act and rounds begin until the caller is to choose. What follows the end of a game
    /// is another's, and pending.
    fn go_on(&mut self, house: &House, table: usize, mut led: Led) -> Result<Led, Fault> {
        loop {
            let Some(seat) = self.round().awaited().next() else {
                let mut of_round = if led.game_ended { self.pending } else { led };
                self.end_round(house, table, &mut of_round)?;
                if !led.game_ended {
                    led = of_round;
                } else if of_round.game_ended {
                    // The caller had no part in a game without a choice.
                    self.pending = Led::default();
                } else {
                    self.pending = of_round;
                }
                continue;
            };
            let Some(bot) = house.bot(table, seat) else { return Ok(led) };
            let mut source = house.source(Purpose::Bots, table, self.choices);
            self.choices += 1;
            let action = match self.round().view(seat) {
                Some(view) => bot.act(&view, &mut source),
                None => self.round().default_action(seat),
            };
            self.game.act(seat, action).map_err(bug)?;
        }
    }

    /// A round is over: the next one is dealt, or a new game begins. A dealer who may stop does.
    fn end_round(&mut self, house: &House, table: usize, led: &mut Led) -> Result<(), Fault> {
        let mut reward = |points: [i32; 4]| {
            for (reward, points) in led.rewards.iter_mut().zip(points) {
                *reward += points as f32;
            }
        };
        let ended = self.round().outcome().ok_or_else(|| bug("nobody is awaited"))?;
        let points = ended.points;
        reward(house.of_round(self.game.start().points, points));
        led.round_ended = true;
        if let Some(dealer) = self.game.may_stop() {
            self.game.stop(dealer).map_err(bug)?;
        }
        let wall = house.wall(table, self.rounds);
        self.rounds += 1;
        match self.game.result() {
            Some(result) => {
                reward(house.of_game(&result, points));
                led.game_ended = true;
                self.game = Game::new(&house.rules, wall).map_err(bug)?;
            }
            None => {
                self.game.next_round(wall).map_err(bug)?;
            }
        }
        Ok(())
    }
}
