//! One game between bots.

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu_table::record::{GameKind, mjai};
use mentsu_table::replay::Recorder;
use mentsu_table::{Action, Event, Game, GameRules, RoundStart, Seat, Wall, bot, stats};

use crate::arena::entrant::{Plays, Row};
use crate::arena::fault::{Failure, Fault, FaultCounts};
use crate::arena::halt::Halt;
use crate::arena::logs;
use crate::arena::program::kept::Kept;
use crate::arena::program::process::Conditions;
use crate::arena::program::{Bot, Setup, end_line};
use crate::arena::seating::Seating;
use crate::arena::tally::Tally;
use crate::show::game_words::round_name;

/// The settings of all games.
pub(super) struct Arena {
    /// The bots, equal ones in one row.
    pub(super) rows: Vec<Row>,
    /// The seatings of successive games, cyclically.
    pub(super) seatings: Vec<Seating>,
    /// The name of the rules.
    pub(super) house: String,
    pub(super) kind: GameKind,
    /// The rules of the kind of game, with the user's changes.
    pub(super) rules: GameRules,
    pub(super) seed: u64,
    /// The number of games on one wall: one, or as many as there are seatings.
    pub(super) games_of_wall: usize,
    pub(super) limit: Duration,
    /// Once `stop` is true, games in progress end without a result.
    pub(super) conditions: Conditions,
    pub(super) logs: Option<PathBuf>,
    pub(super) stderr: Option<PathBuf>,
}

/// The result of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) rounds: i64,
    /// By seat.
    pub(super) seats: Vec<SeatResult>,
    /// All faults in order.
    pub(super) faults: Vec<Fault>,
}

/// The result of a game for the bot at one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatResult {
    pub(super) place: u8,
    pub(super) points: i32,
    /// With uma and oka, in points.
    pub(super) score: i32,
    pub(super) tally: Tally,
    /// How many answers were timed: those of a program, without the first of a game.
    pub(super) moves: i64,
    /// The median time of an answer, in microseconds.
    pub(super) median: i64,
    /// The time, in microseconds, that 99 % of the answers took at most.
    pub(super) percentile_99: i64,
    pub(super) faults: FaultCounts,
}

/// What decides at a seat.
enum Player {
    BuiltIn(bot::Bot, SplitMix64),
    #[cfg(test)]
    Caller,
    Program(Box<Bot>),
}

/// A random generator seeded by several numbers.
fn mixed(numbers: impl IntoIterator<Item = u64>) -> SplitMix64 {
    let mix = |seed: u64, number: u64| SplitMix64::new(seed.rotate_left(23) ^ number).next_u64();
    SplitMix64::new(numbers.into_iter().fold(0, mix))
}

impl Arena {
    /// The row of the bot at each seat in the game of this number.
    pub(super) fn seating(&self, game: usize) -> &Seating {
        &self.seatings[game % self.seatings.len()]
    }

    /// The wall of a round: the same in all games on one wall, whatever happened before.
    fn wall(&self, game: usize, start: &RoundStart) -> Wall {
        let wall = (game / self.games_of_wall) as u64;
        let round = [start.round as u64, start.dealer.index() as u64, start.honba.into()];
        let mut source = mixed([self.seed, wall].into_iter().chain(round));
        Wall::shuffled(&self.rules, &mut source)
    }

    /// Plays the game of this number, from 0, with programs that played others before, and keeps
    /// some for later.
    pub(super) fn play(&self, number: usize, kept: &mut Kept) -> Result<Played, Halt> {
        let seats = Seat::of_players(self.kind.players());
        let mut names: [String; 4] = Default::default();
        for (name, row) in names.iter_mut().zip(self.seating(number)) {
            name.clone_from(&self.rows[*row].bot.name);
        }
        let start = RoundStart::first(&self.rules);
        let player = |seat: &Seat| self.player(number, *seat, &names, kept);
        let players = seats.iter().map(player).collect();
        let mut table = Table {
            arena: self,
            number,
            game: Game::new(&self.rules, self.wall(number, &start)).map_err(Halt::bug)?,
            players,
            recorder: Recorder::new(self.kind, names).with_rules(self.rules),
            counted: stats::Tally::new(),
            faults: Vec::new(),
            counts: Default::default(),
            round: String::new(),
        };
        let events = table.game.round().last_events().to_vec();
        table.tell(&events)?;
        let result = loop {
            if table.game.round().outcome().is_some() {
                table.say(&end_line("kyoku"));
                if let Some(dealer) = table.game.may_stop().filter(|_| !table.is_stopped()) {
                    if table.stops(dealer) {
                        table.game.stop(dealer).map_err(Halt::bug)?;
                    }
                }
                if table.is_stopped() {
                    return Err(Halt::Stopped);
                }
                if let Some(result) = table.game.result() {
                    break result;
                }
                let Some(start) = table.game.next().and_then(|next| next.start()) else {
                    return Err(Halt::bug("a round that never ended"));
                };
                let dealt = table.game.next_round(self.wall(number, &start));
                let events = dealt.map_err(Halt::bug)?.to_vec();
                table.tell(&events)?;
            } else {
                table.step()?;
            }
        };
        table.say(&end_line("game"));
        let Table { players, recorder, counted, faults, counts, .. } = table;
        let rounds = counted.counts(result.first()).rounds;
        let mut played = Played { rounds, seats: Vec::with_capacity(players.len()), faults };
        for (seat, player) in seats.iter().map(|seat| seat.index()).zip(players) {
            let times = match player {
                Player::Program(bot) => bot.end(kept),
                _ => Vec::new(),
            };
            played.seats.push(SeatResult {
                place: result.places()[seat],
                points: result.points()[seat],
                score: result.scores()[seat],
                tally: Tally::of(counted.counts(Seat::ALL[seat])),
                faults: counts[seat],
                ..timed(times)
            });
        }
        if let Some(directory) = &self.logs {
            logs::write(directory, number, &recorder.finish(Some(result)).to_mjai())?;
        }
        Ok(played)
    }

    fn player(&self, number: usize, seat: Seat, names: &[String; 4], kept: &mut Kept) -> Player {
        let row = self.seating(number)[seat.index()];
        match &self.rows[row].bot.plays {
            Plays::BuiltIn(bot) => {
                let source = mixed([self.seed, number as u64, seat.index() as u64, 1]);
                Player::BuiltIn(*bot, source)
            }
            #[cfg(test)]
            Plays::Caller => Player::Caller,
            Plays::Program { speaks, words, is_kept } => {
                let errors =
                    self.stderr.as_ref().map(|directory| logs::errors(directory, number, seat));
                let setup = Setup {
                    conditions: self.conditions.clone(),
                    words,
                    is_kept: *is_kept,
                    speaks: *speaks,
                    seat,
                    players: self.kind.players(),
                    limit: self.limit,
                    errors,
                    start_game: mjai::start_game_line(names, &self.kind, &self.rules, Some(seat)),
                };
                Player::Program(Box::new(Bot::new(setup, kept)))
            }
        }
    }
}

/// The median and the 99th percentile of times: the time below which that percentage lies, rounded
/// up to one that occurred.
fn timed(mut times: Vec<Duration>) -> SeatResult {
    times.sort_unstable();
    let at = |percent: usize| {
        let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
        times.get(place).map_or(0, |time| i64::try_from(time.as_micros()).unwrap_or(i64::MAX))
    };
    SeatResult {
        moves: times.len() as i64,
        median: at(50),
        percentile_99: at(99),
        ..SeatResult::default()
    }
}

/// A game in progress.
struct Table<'a> {
    arena: &'a Arena,
    number: usize,
    game: Game,
    players: Vec<Player>,
    recorder: Recorder,
    counted: stats::Tally,
    faults: Vec<Fault>,
    /// By seat.
    counts: [FaultCounts; 4],
    /// The name of the round.
    round: String,
}

impl Table<'_> {
    /// All awaited players decide, then act if the action is still an option. So a program that may
    /// claim a tile always answers, even if another player's claim comes first.
    fn step(&mut self) -> Result<(), Halt> {
        let awaited: Vec<Seat> = self.game.round().awaited().collect();
        let decisions: Vec<(Seat, Action)> =
            awaited.into_iter().map(|seat| (seat, self.decide(seat))).collect();
        if self.is_stopped() {
            return Err(Halt::Stopped);
        }
        for (seat, action) in decisions {
            if self.game.round().options(seat).contains(&action) {
                let events = self.game.act(seat, action).expect("one of the options").to_vec();
                self.tell(&events)?;
            }
        }
        Ok(())
    }

    /// Whether the user ends the match.
    fn is_stopped(&self) -> bool {
        self.arena.conditions.stop.load(Ordering::Relaxed)
    }

    /// Whether the last dealer, who is first and may go on, ends the game. The bot by tile count
    /// does, and one at random every second time; a program gets a request, and continues after a
    /// fault.
    fn stops(&mut self, dealer: Seat) -> bool {
        let failure = match &mut self.players[dealer.index()] {
            Player::BuiltIn(bot::Bot::Random, source) => return source.below(2) == 0,
            Player::BuiltIn(..) => return true,
            #[cfg(test)]
            Player::Caller => return true,
            Player::Program(bot) => match bot.decide_stop() {
                Ok(stops) => return stops.unwrap_or(false),
                Err(failure) => failure,
            },
        };
        self.fault(dealer, failure);
        false
    }

    fn decide(&mut self, seat: Seat) -> Action {
        let round = self.game.round();
        let options = *round.options(seat);
        match &mut self.players[seat.index()] {
            Player::BuiltIn(bot, source) => match round.view(seat) {
                Some(view) => bot.act(&view, source),
                None => options.default_action(),
            },
            #[cfg(test)]
            Player::Caller => match options.calls().next() {
                Some(meld) if !options.ron() => Action::Call(meld),
                _ => bot::efficiency(&round.view(seat).unwrap()),
            },
            Player::Program(bot) => match bot.decide(&options) {
                Ok(action) => action.unwrap_or_else(|| options.default_action()),
                Err((instead, failure)) => {
                    self.fault(seat, failure);
                    instead.unwrap_or_else(|| options.default_action())
                }
            },
        }
    }

    fn fault(&mut self, seat: Seat, failure: Failure) {
        let row = self.arena.seating(self.number)[seat.index()];
        self.counts[seat.index()].count(failure.0);
        self.faults.push(Fault::new(row, &self.round, failure));
    }

    /// Records events and sends them to all players.
    fn tell(&mut self, events: &[Event]) -> Result<(), Halt> {
        self.recorder.events(events);
        for event in events {
            self.counted.event(event);
            if let Event::Deal(deal) = event {
                self.round = round_name(deal);
            }
            for player in &mut self.players {
                if let Player::Program(bot) = player {
                    bot.hear(event)?;
                }
            }
        }
        Ok(())
    }

    fn say(&mut self, line: &str) {
        for player in &mut self.players {
            if let Player::Program(bot) = player {
                bot.say(line.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use mentsu::Wind;
    use mentsu::riichi::Preset;

    use super::*;
    use crate::arena::fairness::arena;

    const RANDOM: Plays = Plays::BuiltIn(bot::Bot::Random);

    #[test]
    fn a_wall_is_that_of_the_seed_its_number_and_the_rounds_name() {
        let mut arena = arena(Preset::Tenhou, &[RANDOM; 4], vec![vec![0, 1, 2, 3]; 2], true);
        let first = RoundStart::first(&arena.rules);
        let wall = arena.wall(0, &first);
        // Two games are played on it, whatever the points are.
        assert_eq!(wall, arena.wall(1, &RoundStart { points: [1_000; 4], ..first }));
        assert_ne!(wall, arena.wall(2, &first));
        for other in [
            RoundStart { round: Wind::South, ..first },
            RoundStart { dealer: Seat::ALL[1], ..first },
            RoundStart { honba: 1, ..first },
        ] {
            assert_ne!(wall, arena.wall(0, &other), "{other:?}");
        }
        arena.seed = 1;
        assert_ne!(wall, arena.wall(0, &first));
    }

    /// A bot that plays at random does something else in the next game on the wall.
    #[test]
    fn chance_is_another_in_each_game() {
        let arena = arena(Preset::Tenhou, &[RANDOM; 4], vec![vec![0, 1, 2, 3]; 2], true);
        let [first, again, second] =
            [0, 0, 1].map(|number| arena.play(number, &mut Kept::default()).unwrap());
        assert_eq!(first, again);
        assert_ne!(first, second);
    }

    #[test]
    fn the_99th_percentile_is_a_time_that_occurred() {
        let of = |times: &[u64]| {
            let result = timed(times.iter().map(|time| Duration::from_micros(*time)).collect());
            (result.moves, result.median, result.percentile_99)
        };
        assert_eq!(of(&[]), (0, 0, 0));
        assert_eq!(of(&[7]), (1, 7, 7));
        assert_eq!(of(&[3, 1, 2, 900]), (4, 2, 900));
        let hundred: Vec<u64> = (1..=100).rev().collect();
        assert_eq!(of(&hundred), (100, 50, 99));
    }
}
