//! A game that is played: its rounds, what a seat may do and sees, its events, and its end.

mod kind;
mod offer;
mod saved;
mod state;

use mentsu::notation::mpsz;
use mentsu::random::SplitMix64;
use mentsu::riichi::Preset;
use mentsu_table::bot::Bot;
use mentsu_table::record::GameKind;
use mentsu_table::record::mjai::{action_lines, event_line, start_game_line};
use mentsu_table::replay::Recorder;
use mentsu_table::{Action, Event, GameRules, NoNextRound, Options, Seat, StartError, Wall};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

pub use self::kind::ActionKind;
pub use self::offer::{MENTSU_MOST_OPTIONS, Offer};
pub use self::state::{GameResult, GameState};
use crate::points::Held;
use crate::record::format_of;
use crate::status::{Failure, Status};

/// A game in progress.
pub struct Game {
    _private: [u8; 0],
}

/// What [`Game`] points to.
#[derive(Serialize, Deserialize)]
pub(crate) struct PlayedGame {
    game: mentsu_table::Game,
    seed: u64,
    /// How many walls were shuffled from the seed.
    walls: u64,
    /// All events of the game so far. The wheel's games are stored without.
    #[serde(default)]
    events: Vec<Event>,
}

/// An action that a seat may take, in JSON.
#[derive(Serialize)]
struct OfferLine {
    action: Action,
    /// The mjai events with which a bot takes it.
    mjai: Vec<Box<RawValue>>,
}

/// The wall of this number, from 0.
fn shuffled(rules: &GameRules, seed: u64, number: u64) -> Wall {
    let mut shuffler = SplitMix64::new(seed);
    for _ in 0..number {
        let _ = Wall::shuffled(rules, &mut shuffler);
    }
    Wall::shuffled(rules, &mut shuffler)
}

/// The wall of a text of tiles such as `1m0p7z`, from the first of the dead wall to the first
/// dealt.
fn wall(rules: &GameRules, text: &str) -> Result<Wall, Failure> {
    let faces = mpsz::faces(text);
    let faces = faces.map_err(|error| Failure::new(Status::WrongWall, format!("wall: {error}")))?;
    let wall = Wall::new(faces.iter().copied(), rules);
    wall.map_err(|error| Failure::new(Status::WrongWall, error))
}

fn refused(error: impl ToString) -> Failure {
    Failure::new(Status::Refused, error)
}

fn of_start(error: &StartError) -> Failure {
    Failure::new(Status::WrongWall, error)
}

fn as_json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Failure::new(Status::Internal, error))
}

impl PlayedGame {
    /// Deals the first round from this wall, or from the first of the seed.
    pub(crate) fn new(rules: &GameRules, seed: u64, first: Option<&str>) -> Result<Self, Failure> {
        let (wall, walls) = match first {
            Some(text) => (wall(rules, text)?, 0),
            None => (shuffled(rules, seed, 0), 1),
        };
        let game = mentsu_table::Game::new(rules, wall).map_err(|error| of_start(&error))?;
        let events = game.round().last_events().to_vec();
        Ok(PlayedGame { game, seed, walls, events })
    }

    fn players(&self) -> u8 {
        self.game.rules().players()
    }

    fn seat(&self, number: u8) -> Result<Seat, Failure> {
        let seats = Seat::of_players(self.players());
        seats.get(usize::from(number)).copied().ok_or_else(|| {
            let last = seats.len() - 1;
            Failure::new(Status::WrongSeat, format!("nobody sits in seat {number}: 0 to {last}"))
        })
    }

    fn options(&self, seat: u8) -> Result<&Options, Failure> {
        Ok(self.game.round().options(self.seat(seat)?))
    }

    /// What a seat may do now; nothing unless it is awaited.
    pub(crate) fn offers(&self, seat: u8) -> Result<impl Iterator<Item = Offer>, Failure> {
        let whose = self.seat(seat)?;
        let players = self.players();
        Ok(self.options(seat)?.iter().map(move |action| Offer::of(&action, whose, players)))
    }

    /// The same in JSON.
    pub(crate) fn offers_json(&self, seat: u8) -> Result<String, Failure> {
        let (whose, table) = (self.seat(seat)?, self.game.round().table());
        let line = |action: Action| {
            let lines = action_lines(table, whose, &action).into_iter();
            let mjai = lines.map(RawValue::from_string).collect::<Result<_, _>>();
            mjai.map(|mjai| OfferLine { action, mjai })
        };
        let offers = self.options(seat)?.iter().map(line).collect::<Result<Vec<_>, _>>();
        as_json(&offers.map_err(|error| Failure::new(Status::Internal, error))?)
    }

    /// A seat takes its option of this number.
    pub(crate) fn act(&mut self, seat: u8, number: usize) -> Result<(), Failure> {
        let options = self.options(seat)?;
        let action = options.nth(number).ok_or_else(|| {
            let len = options.len();
            refused(format!("seat {seat} has {len} options, so none has the number {number}"))
        })?;
        self.take(seat, action)
    }

    /// A seat takes an action in JSON: the `action` of [`PlayedGame::offers_json`].
    pub(crate) fn act_json(&mut self, seat: u8, json: &str) -> Result<(), Failure> {
        let action = serde_json::from_str(json);
        let action =
            action.map_err(|error| Failure::new(Status::WrongJson, format!("action: {error}")))?;
        self.take(seat, action)
    }

    fn take(&mut self, seat: u8, action: Action) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let events = self.game.act(seat, action).map_err(refused)?;
        self.events.extend_from_slice(events);
        Ok(())
    }

    /// The number of the option that a bot takes in this seat.
    pub(crate) fn bot(&self, seat: u8, name: &str, seed: u64) -> Result<usize, Failure> {
        let whose = self.seat(seat)?;
        let bot = name.parse::<Bot>();
        let bot = bot.map_err(|unknown| Failure::new(Status::NotFound, unknown))?;
        let options = self.options(seat)?;
        let view = self.game.round().view(whose).filter(|_| !options.is_empty());
        let view = view.ok_or_else(|| refused(format!("seat {seat} has nothing to decide")))?;
        let action = bot.act(&view, &mut SplitMix64::new(seed));
        let number = options.iter().position(|option| option == action);
        number.ok_or_else(|| Failure::new(Status::Internal, "the bot's action isn't offered"))
    }

    /// Deals the next round from this wall, or from the next of the seed.
    pub(crate) fn next_round(&mut self, given: Option<&str>) -> Result<(), Failure> {
        let rules = self.game.rules();
        let next = match given {
            Some(text) => wall(rules, text)?,
            None => shuffled(rules, self.seed, self.walls),
        };
        let events = self.game.next_round(next).map_err(|error| match error {
            NoNextRound::Start(error) => of_start(&error),
            error => refused(error),
        })?;
        self.events.extend_from_slice(events);
        self.walls += u64::from(given.is_none());
        Ok(())
    }

    /// The last dealer ends the game.
    pub(crate) fn stop(&mut self, seat: u8) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        self.game.stop(seat).map(drop).map_err(refused)
    }

    /// How many events there are.
    pub(crate) fn event_count(&self) -> usize {
        self.events.len()
    }

    /// The events from this one on as lines of mjai, as a seat sees them or with all tiles open.
    pub(crate) fn events(&self, since: usize, seat: Option<u8>) -> Result<String, Failure> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        let events = self.events.get(since..).ok_or_else(|| {
            let len = self.events.len();
            Failure::new(Status::NotFound, format!("there are {len} events, and none from {since}"))
        })?;
        let lines = events.iter().map(|event| self.line(event, seat) + "\n");
        Ok(lines.collect())
    }

    fn line(&self, event: &Event, seat: Option<Seat>) -> String {
        match seat {
            Some(seat) => event_line(&event.seen_by(seat), self.players()),
            None => event_line(event, self.players()),
        }
    }

    /// What a seat knows of the round: a request `advise` of the protocol.
    pub(crate) fn view(&self, number: u8) -> Result<String, Failure> {
        let seat = self.seat(number)?;
        let rules = self.game.rules();
        let start = start_game_line(&self.names(), &kind_of(rules), rules, Some(seat));
        let deal = self.events.iter().rposition(|event| matches!(event, Event::Deal(_)));
        let deal = deal.ok_or_else(|| refused("the game was stored without its events"))?;
        let lines = self.events[deal..].iter().map(|event| self.line(event, Some(seat)));
        let events: Vec<String> = [start].into_iter().chain(lines).collect();
        Ok(format!(r#"{{"op":"advise","seat":{number},"events":[{}]}}"#, events.join(",")))
    }

    fn names(&self) -> [String; 4] {
        ["A", "B", "C", "D"].map(String::from)
    }

    /// The tiles of a seat.
    pub(crate) fn hand(&self, seat: u8) -> Result<Held, Failure> {
        let hand = self.game.round().hand(self.seat(seat)?);
        hand.map(Held::of).ok_or_else(|| Failure::new(Status::WrongSeat, "nobody sits there"))
    }

    /// Where the game stands.
    pub(crate) fn state(&self) -> GameState {
        GameState::of(&self.game)
    }

    /// The end of the game.
    pub(crate) fn result(&self) -> Result<GameResult, Failure> {
        let result = self.game.result().ok_or_else(|| refused("the game isn't over"))?;
        Ok(GameResult::of(&result))
    }

    /// The game so far as a record.
    pub(crate) fn record(&self, format: &str) -> Result<String, Failure> {
        let format = format_of(format)?;
        let rules = self.game.rules();
        let recorder = Recorder::new(kind_of(rules), self.names());
        let mut recorder = recorder.with_rules(*rules);
        recorder.events(&self.events);
        let record = recorder.finish(self.game.result());
        record.write(format).map_err(|error| Failure::new(Status::WrongRecord, error))
    }

    /// The game as JSON for [`PlayedGame::restore`], which the wheel's `pickle` writes, too.
    pub(crate) fn save(&self) -> Result<String, Failure> {
        as_json(self)
    }

    /// A stored game, if its parts agree.
    pub(crate) fn restore(json: &str) -> Result<PlayedGame, Failure> {
        let wrong = |why: String| Failure::new(Status::WrongJson, format!("game: {why}"));
        let mut saved: PlayedGame =
            serde_json::from_str(json).map_err(|error| wrong(error.to_string()))?;
        saved::check(saved.players(), saved.walls, &saved.events).map_err(wrong)?;
        if saved.events.is_empty() {
            // Stored without events: those of the last action are known.
            saved.events = saved.game.round().last_events().to_vec();
        }
        Ok(saved)
    }
}

/// The kind of a game by these rules: a house's, if they are a house's.
fn kind_of(rules: &GameRules) -> GameKind {
    let preset = Preset::ALL.into_iter().find(|preset| GameRules::from(*preset) == *rules);
    let like = if rules.sanma() { Preset::TenhouSanma } else { Preset::Tenhou };
    GameKind::from(preset.unwrap_or(like))
}
