//! One game between bots.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use mentsu::puzzle::{RandomSource as _, SplitMix64};
use mentsu_table::record::{GameKind, mjai};
use mentsu_table::replay::Recorder;
use mentsu_table::{Action, Deal, Event, Game, RoundStart, Seat, Wall, bot};

use crate::arena::bot::{Bot, Setup, end_line};
use crate::arena::entrant::{Entrant, Plays};
use crate::arena::fault::{Fault, FaultKind};
use crate::arena::logs;
use crate::show::played::round_name;

/// What all games have in common.
pub(super) struct Arena {
    /// The bots, one for each place.
    pub(super) entrants: Vec<Entrant>,
    /// The house whose rules are played.
    pub(super) rules: String,
    pub(super) kind: GameKind,
    pub(super) seed: u64,
    /// How many games share a wall.
    pub(super) rotations: usize,
    pub(super) limit: Duration,
    pub(super) logs: Option<PathBuf>,
    pub(super) stderr: Option<PathBuf>,
}

/// What came of a game, by bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) rounds: usize,
    pub(super) results: Vec<PlayedResult>,
    pub(super) faults: Vec<Fault>,
}

/// What came of a game for one bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayedResult {
    pub(super) place: u8,
    pub(super) points: i32,
    /// With uma and oka, in points.
    pub(super) score: i32,
    pub(super) wins: usize,
    pub(super) dealt_in: usize,
}

/// Who decides at a place.
enum Player {
    Random(SplitMix64),
    Efficiency,
    Program(Box<Bot>),
}

/// A number made of several, for a generator of its own.
fn mixed(numbers: impl IntoIterator<Item = u64>) -> SplitMix64 {
    let mix = |seed: u64, number: u64| SplitMix64::new(seed.rotate_left(23) ^ number).next_u64();
    SplitMix64::new(numbers.into_iter().fold(0, mix))
}

impl Arena {
    /// The bot at a place in the game of this number.
    fn entrant_at(&self, game: usize, seat: Seat) -> usize {
        (seat.index() + game) % self.entrants.len()
    }

    /// The wall of a round. It is the same in all games that share walls, whatever was played before.
    fn wall(&self, game: usize, start: &RoundStart) -> Wall {
        let wall = (game / self.rotations) as u64;
        let round = [start.round as u64, start.dealer.index() as u64, start.honba.into()];
        let mut source = mixed([self.seed, wall].into_iter().chain(round));
        Wall::shuffled(&self.kind.rules(), &mut source)
    }

    /// Plays the game of this number, from 0.
    pub(super) fn play(&self, number: usize) -> io::Result<Played> {
        let seats = Seat::of_players(self.kind.players());
        let mut names: [String; 4] = Default::default();
        for seat in seats {
            let entrant = &self.entrants[self.entrant_at(number, *seat)];
            names[seat.index()].clone_from(&entrant.name);
        }
        let rules = self.kind.rules();
        let start = RoundStart::first(&rules);
        let mut table = Table {
            arena: self,
            number,
            game: Game::new(&rules, self.wall(number, &start)).map_err(io::Error::other)?,
            players: seats.iter().map(|seat| self.player(number, *seat, &names)).collect(),
            recorder: Recorder::new(self.kind, names),
            played: Played {
                results: vec![PlayedResult::default(); self.entrants.len()],
                ..Played::default()
            },
            round: String::new(),
        };
        let events = table.game.round().events().to_vec();
        table.tell(&events);
        let result = loop {
            if table.game.round().outcome().is_some() {
                table.say(&end_line("kyoku"));
                if let Some(result) = table.game.result() {
                    break result;
                }
                let Some(mentsu_table::NextRound::Round(start)) = table.game.next() else {
                    return Err(io::Error::other("a round without an end"));
                };
                let dealt = table.game.next_round(self.wall(number, &start));
                let events = dealt.map_err(io::Error::other)?.to_vec();
                table.tell(&events);
            } else {
                table.step();
            }
        };
        table.say(&end_line("game"));
        let Table { players, recorder, mut played, .. } = table;
        for player in players {
            if let Player::Program(bot) = player {
                bot.end();
            }
        }
        for seat in seats {
            let of_bot = &mut played.results[self.entrant_at(number, *seat)];
            of_bot.place = result.places()[seat.index()];
            of_bot.points = result.points()[seat.index()];
            of_bot.score = result.scores()[seat.index()];
        }
        if let Some(directory) = &self.logs {
            logs::write(directory, number, &recorder.finish(Some(result)).to_mjai())?;
        }
        Ok(played)
    }

    fn player(&self, number: usize, seat: Seat, names: &[String; 4]) -> Player {
        let entrant = self.entrant_at(number, seat);
        match &self.entrants[entrant].plays {
            Plays::Random => Player::Random(mixed([self.seed, number as u64, entrant as u64, 1])),
            Plays::Efficiency => Player::Efficiency,
            Plays::Program { speaks, words } => Player::Program(Box::new(Bot::new(Setup {
                words,
                speaks: *speaks,
                seat,
                players: self.kind.players(),
                limit: self.limit,
                errors: self.stderr.as_ref().map(|directory| logs::errors(directory, number, seat)),
                start_game: mjai::start_game_line(names, &self.kind, Some(seat)),
            }))),
        }
    }
}

/// A game being played.
struct Table<'a> {
    arena: &'a Arena,
    number: usize,
    game: Game,
    players: Vec<Player>,
    recorder: Recorder,
    played: Played,
    /// The name of the round.
    round: String,
}

impl Table<'_> {
    /// Everybody who is awaited decides, and acts as long as it can change anything: a program that may
    /// claim a tile answers whether or not somebody else claims it.
    fn step(&mut self) {
        let awaited: Vec<Seat> = self.game.round().awaited().collect();
        let decisions: Vec<(Seat, Action)> =
            awaited.into_iter().map(|seat| (seat, self.decide(seat))).collect();
        for (seat, action) in decisions {
            if self.game.round().options(seat).contains(&action) {
                let events = self.game.act(seat, action).map(<[Event]>::to_vec);
                self.tell(&events.unwrap_or_default());
            }
        }
    }

    fn decide(&mut self, seat: Seat) -> Action {
        let round = self.game.round();
        let options = *round.options(seat);
        match &mut self.players[seat.index()] {
            Player::Random(source) => bot::random(&options, source),
            Player::Efficiency => bot::efficiency(&options, round.table(), seat, round.hand(seat)),
            Player::Program(bot) => match bot.decide(&options) {
                Ok(action) => action.unwrap_or_else(|| options.default_action()),
                Err((instead, (wrong, why))) => {
                    self.fault(seat, wrong, why);
                    instead.unwrap_or_else(|| options.default_action())
                }
            },
        }
    }

    fn fault(&mut self, seat: Seat, wrong: FaultKind, why: String) {
        let entrant = self.arena.entrant_at(self.number, seat);
        self.played.faults.push(Fault { entrant, round: self.round.clone(), wrong, why });
    }

    /// Lets everybody know what has happened.
    fn tell(&mut self, events: &[Event]) {
        self.recorder.events(events);
        for event in events {
            match event {
                Event::Deal(deal) => self.begin(deal),
                Event::Win(win) => {
                    let winner = self.arena.entrant_at(self.number, win.seat);
                    self.played.results[winner].wins += 1;
                    if let Some(from) = win.from {
                        let from = self.arena.entrant_at(self.number, from);
                        self.played.results[from].dealt_in += 1;
                    }
                }
                _ => {}
            }
            for seat in Seat::of_players(self.arena.kind.players()) {
                if let Player::Program(bot) = &mut self.players[seat.index()] {
                    if let Err((wrong, why)) = bot.hear(event) {
                        self.fault(*seat, wrong, why);
                    }
                }
            }
        }
    }

    fn begin(&mut self, deal: &Deal) {
        self.round = round_name(deal);
        self.played.rounds += 1;
    }

    fn say(&mut self, line: &str) {
        for player in &mut self.players {
            if let Player::Program(bot) = player {
                bot.say(line.to_owned());
            }
        }
    }
}
