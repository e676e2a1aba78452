//! What all tables share: rules, seed, opponents, rewards.

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu_table::bot::Bot;
use mentsu_table::{GameResult, GameRules, Seat, Wall};

/// What a reward is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reward {
    /// The points that a round brought, as it ends.
    RoundPoints,
    /// The points that a game brought, as it ends.
    GamePoints,
    /// The score of a game with uma and oka, as it ends.
    GameScore,
}

mentsu::names! { Reward, "reward":
    RoundPoints "round_points",
    GamePoints "game_points",
    GameScore "game_score",
}

/// What all tables share.
#[derive(Clone, Debug)]
pub(super) struct House {
    pub(super) rules: GameRules,
    pub(super) seed: u64,
    pub(super) reward: Reward,
    /// Who plays the other seats, in order of play after the learner's. `None`: the caller plays
    /// all.
    pub(super) opponents: Option<Vec<Bot>>,
    /// The seat that the caller plays at the first table, if others play the rest.
    pub(super) first_seat: usize,
}

/// What numbers are drawn for.
#[derive(Clone, Copy)]
pub(super) enum Purpose {
    Wall,
    Bots,
    Sample,
}

impl House {
    /// A random source that depends on nothing but the seed and these numbers: so tables are the
    /// same with any number of threads, and a state needs no generator.
    pub(super) fn source(&self, purpose: Purpose, table: usize, number: u64) -> SplitMix64 {
        let parts = [purpose as u64, table as u64, number];
        let seed = parts.into_iter().fold(self.seed, |seed, part| {
            SplitMix64::new(seed ^ part.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64()
        });
        SplitMix64::new(seed)
    }

    /// The wall of a table's round of this number.
    pub(super) fn wall(&self, table: usize, round: u64) -> Wall {
        Wall::shuffled(&self.rules, &mut self.source(Purpose::Wall, table, round))
    }

    /// The seat that the caller plays at a table; `None` if all.
    pub(super) fn learner(&self, table: usize) -> Option<Seat> {
        let seats = Seat::of_players(self.rules.players());
        self.opponents.as_ref().map(|_| seats[table.wrapping_add(self.first_seat) % seats.len()])
    }

    /// Who plays a seat of a table; `None` for the caller.
    pub(super) fn bot(&self, table: usize, seat: Seat) -> Option<Bot> {
        let (learner, opponents) = (self.learner(table)?, self.opponents.as_ref()?);
        let place = learner.turns_to(seat, self.rules.players()).checked_sub(1)?;
        opponents.get(place).copied()
    }

    /// Whether a table takes so long that a thread is worth it for any.
    pub(super) fn thinks(&self) -> bool {
        let thinks =
            |bot: &Bot| matches!(bot, Bot::Advisor | Bot::AdvisorMiddle | Bot::AdvisorEasy);
        self.opponents.iter().flatten().any(thinks)
    }

    /// What a game's end brings each seat, `ended` the points when its last round was paid: the
    /// sticks that are left may go to somebody.
    pub(super) fn of_game(&self, result: &GameResult, ended: [i32; 4]) -> [i32; 4] {
        match self.reward {
            Reward::RoundPoints => self.each_seat(result.points(), ended),
            Reward::GamePoints => self.each_seat(result.points(), [self.rules.start_points(); 4]),
            Reward::GameScore => result.scores(),
        }
    }

    /// What a round's end brings each seat.
    pub(super) fn of_round(&self, before: [i32; 4], after: [i32; 4]) -> [i32; 4] {
        match self.reward {
            Reward::RoundPoints => std::array::from_fn(|seat| after[seat] - before[seat]),
            _ => [0; 4],
        }
    }

    fn each_seat(&self, points: [i32; 4], before: [i32; 4]) -> [i32; 4] {
        let players = usize::from(self.rules.players());
        std::array::from_fn(|seat| if seat < players { points[seat] - before[seat] } else { 0 })
    }
}
