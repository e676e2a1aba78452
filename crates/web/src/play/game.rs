//! A game against built-in players, round after round.

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::Preset;
use mentsu::{Face, Hand, Tile};
use mentsu_table::advice::Advisor;
use mentsu_table::bot::Bot;
use mentsu_table::record::{Format, GameKind, WinClaim};
use mentsu_table::replay::Recorder;
use mentsu_table::{
    Event, Game, GameRules, Length, NextRound, Options, Outcome, RoundResult, Seat, Table, Wall,
    analysis, bot,
};
use serde_json::Value;

use super::advice::{advice, place};
use super::names::{self, offers};
use super::view::{Shown, view};
use super::worth::won;
use crate::hand::analysis::ranked;
use crate::hand::plan::asked;
use crate::rules;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::{FromValue, Request};
use crate::{object, word};

const KEYS: [&str; 5] = ["seed", "rules", "length", "seat", "bots"];

/// The last line of a game in mjai.
const END: &str = r#"{"type":"end_game"}"#;

/// Why there is neither hint nor advice.
const UNASKED: &str = "the person isn't asked";

/// The log entry of a new round.
const NEXT: u32 = u32::MAX;

/// The log entry of the end of the game by the person, who dealt last.
const STOP: u32 = u32::MAX - 1;

/// A game against bots.
pub struct Match {
    /// The settings of the request, for `save`.
    settings: Value,
    seed: u64,
    person: Option<Seat>,
    bots: [Bot; 4],
    game: Game,
    rounds: u32,
    /// What happened, in order: an action is the seat and the index of the option; the other
    /// entries are [`NEXT`] and [`STOP`].
    log: Vec<u32>,
    recorder: Recorder,
    advisor: Advisor,
    /// Events since the last step.
    untold: Vec<Event>,
}

impl Match {
    /// Starts a game and deals.
    pub fn new(request: Request) -> Result<Match, Failure> {
        let request = request.known(&KEYS)?;
        let seed: u64 = request.required("seed")?;
        let mut rules = rules::of_game_under(&request, "rules")?;
        if let Some(length) = request.value("length") {
            rules = rules::set(rules, "length", length, "length")?;
        }
        let person = match request.value("seat") {
            None if request.fields().contains_key("seat") => None,
            None => Some(Seat::ALL[0]),
            Some(value) => Some(seat_of(value, &rules)?),
        };
        let mut bots = [Bot::Efficiency; 4];
        let asked: Vec<Bot> = request.get_or("bots", Vec::new())?;
        if asked.len() > bots.len() {
            return Err(Failure::request("bots", "at most four sit at a table"));
        }
        bots[..asked.len()].copy_from_slice(&asked);
        let wall = wall(&rules, seed, 0);
        let game = Game::new(&rules, wall).map_err(|why| Failure::request("rules", why))?;
        let names = core::array::from_fn(|seat| match person {
            Some(person) if person.index() == seat => "you".to_owned(),
            _ => bots[seat].name().to_owned(),
        });
        let mut recorder = Recorder::new(kind(&request, &rules), names);
        recorder.events(game.round().last_events());
        let untold = game.round().last_events().to_vec();
        let settings = Value::Object(request.fields().clone());
        let (rounds, log, advisor) = (0, Vec::new(), Advisor::new());
        Ok(Match { settings, seed, person, bots, game, rounds, log, recorder, advisor, untold })
    }

    /// A saved game: its settings and its log.
    pub fn restore(saved: &str) -> Result<Match, Failure> {
        let request = Request::of_json(Some(saved))?.known(&["settings", "log"])?;
        let mut game = Match::new(request.object("settings")?)?;
        for done in request.required::<Vec<u32>>("log")? {
            if done == NEXT {
                game.next_round()?;
            } else if done == STOP {
                game.stop()?;
            } else {
                let seat = Seat::new((done >> 16) as u8).filter(|_| done >> 16 < 4);
                let seat = seat.ok_or_else(|| Failure::request("log", "no such seat"))?;
                game.act_at(seat, (done & 0xFFFF) as usize)?;
            }
        }
        game.untold.clear();
        // The end of the round is reported again: the caller that restores the game may not have
        // seen it.
        if game.game.next().is_some() {
            let is_end = |event: &&Event| matches!(event, Event::Win(_) | Event::Ryuukyoku(_));
            game.untold.extend(game.game.round().last_events().iter().filter(is_end).cloned());
        }
        Ok(game)
    }

    /// The text for `restore`.
    #[must_use]
    pub fn save(&self) -> String {
        let log = list(self.log.iter().copied()).text();
        format!(r#"{{"log":{log},"settings":{}}}"#, self.settings)
    }

    fn is_awaited(&self, seat: Seat) -> bool {
        self.game.round().awaited().any(|awaited| awaited == seat)
    }

    /// The next bot to act.
    fn next_bot(&self) -> Option<Seat> {
        self.game.round().awaited().find(|seat| Some(*seat) != self.person)
    }

    fn act_at(&mut self, seat: Seat, index: usize) -> Result<(), Failure> {
        if !self.is_awaited(seat) {
            return Err(Failure::illegal(format!("{seat} has nothing to decide")));
        }
        let action = self.game.round().options(seat).nth(index);
        let action = action.ok_or_else(|| Failure::illegal(format!("no offer {index}")))?;
        let events = self.game.act(seat, action).map_err(Failure::illegal)?.to_vec();
        self.log.push((seat.index() as u32) << 16 | index as u32);
        self.recorder.events(&events);
        self.untold.extend(events);
        // A bot that is first and may end the game always ends it.
        if let Some(dealer) = self.game.may_stop().filter(|dealer| Some(*dealer) != self.person) {
            self.game.stop(dealer).map_err(Failure::illegal)?;
        }
        Ok(())
    }

    /// Ends the game for the person, who deals the last round and is first.
    pub fn stop(&mut self) -> Result<(), Failure> {
        let person = self.person()?;
        self.game.stop(person).map_err(Failure::illegal)?;
        self.log.push(STOP);
        Ok(())
    }

    /// The person takes the offer of this index.
    pub fn act(&mut self, index: usize) -> Result<(), Failure> {
        let person = self.person.ok_or_else(|| Failure::illegal("only bots play"))?;
        self.act_at(person, index)
    }

    /// Bots act until the person decides or the round is over; with `one`, a single bot acts.
    pub fn step(&mut self, one: bool) -> Result<(), Failure> {
        while let Some(seat) = self.next_bot() {
            let index = self.chosen(seat)?;
            self.act_at(seat, index)?;
            if one {
                break;
            }
        }
        Ok(())
    }

    /// The index of the option that a seat's bot takes.
    fn chosen(&self, seat: Seat) -> Result<usize, Failure> {
        let round = self.game.round();
        let options = round.options(seat);
        // Depends on the place in the game alone, so that a restored game goes on alike.
        let mut source = SplitMix64::new(mixed(self.seed, self.log.len() as u64));
        let bot = self.bots[seat.index()];
        let action = match round.view(seat) {
            Some(view) => bot.act(&view, &mut source),
            None => round.default_action(seat),
        };
        place(options, &action)
    }

    /// Deals the next round.
    pub fn next_round(&mut self) -> Result<(), Failure> {
        let wall = wall(self.game.rules(), self.seed, self.rounds + 1);
        let events = self.game.next_round(wall).map_err(Failure::illegal)?.to_vec();
        self.rounds += 1;
        self.log.push(NEXT);
        self.recorder.events(&events);
        self.untold.extend(events);
        Ok(())
    }

    /// The game as it stands, and the events since the last report.
    pub fn told(&mut self) -> impl Json + use<> {
        let untold = core::mem::take(&mut self.untold);
        self.state(&untold)
    }

    /// The game as it stands, with these events as the person sees them.
    fn state(&self, events: &[Event]) -> impl Json + use<> {
        let round = self.game.round();
        let seen = events.iter().map(|event| match self.person {
            Some(seat) => event.seen_by(seat),
            None => event.clone(),
        });
        let seen: Vec<Event> = seen.collect();
        let won = seen.iter().any(|event| matches!(event, Event::Win(_)));
        let claims = if won { self.claims() } else { Vec::new() };
        let person = self.person.filter(|seat| self.is_awaited(*seat));
        let options = person.map_or(Options::NONE, |seat| *round.options(seat));
        let next = self.game.next();
        let awaits = word!(match (&next, self.next_bot()) {
            (Some(NextRound::End(_)), _) => "end",
            (Some(NextRound::Round(_) | NextRound::Choice { .. }), _) => "next",
            (None, Some(_)) => "bot",
            (None, None) => "you",
        });
        let result = match next {
            Some(NextRound::End(result)) => Some(result),
            _ => None,
        };
        let players = usize::from(self.game.rules().players());
        let of_players = |all: [i32; 4]| list(all.into_iter().take(players));
        let last = result.map(|result| {
            let scores = result.scores();
            let plain = result.points().map(|points| points - self.game.rules().return_points());
            object!(Inline {
                /// What uma, oka, rounding and chips add to the points above those to return.
                beyond: of_players(core::array::from_fn(|at| scores[at] - plain[at])),
                points: of_players(result.points()),
                places: of_players(result.places().map(i32::from)),
                scores: of_players(scores),
            })
        });
        object!(GameStep {
            /// As the person sees them.
            events: names::events(&seen, &claims),
            view: view(&Shown::of_round(round, self.person)),
            offers: offers(&options),
            /// Whose turn it is: the person's, a bot's (call `step`), the page's (call `next`),
            /// nobody's.
            awaits,
            /// The person, who deals last and is first, may end the game: `stop` instead of `next`.
            mayStop: self.game.may_stop().is_some(),
            /// After the round.
            result: round.outcome().map(|outcome| self.result(outcome)),
            /// After the game; scores, with uma and oka, are in points.
            final: last,
        })
    }

    /// What is claimed of the wins of the last round.
    fn claims(&self) -> Vec<WinClaim> {
        let mut record = self.recorder.clone().finish(None);
        record.rounds.pop().map_or_else(Vec::new, |round| round.claims)
    }

    /// What came of the round.
    fn result(&self, outcome: &Outcome) -> impl Json + use<> {
        let players = usize::from(self.game.rules().players());
        let (before, after) = (self.game.start().points, outcome.points);
        let deltas = before.iter().zip(&after).map(|(before, after)| after - before);
        let claims = self.claims();
        let wins = self.game.round().last_events().iter().filter_map(|event| match event {
            Event::Win(win) => Some(win),
            _ => None,
        });
        let wins = wins.zip(&claims);
        let tenpai = match outcome.result {
            RoundResult::Drawn { tenpai, .. } => tenpai.to_vec(),
            _ => Vec::new(),
        };
        object!(RoundSummary {
            points: list(after.into_iter().take(players)),
            deltas: list(deltas.take(players)),
            /// At a draw, by seat.
            tenpai: list(tenpai.into_iter().take(players)),
            wins: list(wins.map(|(win, claim)| won(win.seat, claim, win.worth.as_deref()))),
        })
    }

    fn person(&self) -> Result<Seat, Failure> {
        self.person.ok_or_else(|| Failure::illegal("only bots play"))
    }

    /// What the bot by tile count would do in the person's place, and the discards ranked.
    pub fn hint(&self) -> Result<impl Json + use<>, Failure> {
        let seat = self.person()?;
        if !self.is_awaited(seat) {
            return Err(Failure::illegal(UNASKED));
        }
        let round = self.game.round();
        let view = round.view(seat).ok_or_else(|| Failure::illegal(UNASKED))?;
        let (options, hand): (_, Hand) = (*round.options(seat), *view.hand());
        let index = place(&options, &bot::efficiency(&view))?;
        let known = round.table().known_to(seat, &hand);
        Ok(object!(GameHint { index, discards: ranked(&hand, &known) }))
    }

    /// What each action offered to the person is worth, and how dangerous each tile is.
    pub fn advice(&mut self) -> Result<impl Json + use<>, Failure> {
        let seat = self.person()?;
        if !self.is_awaited(seat) {
            return Err(Failure::illegal(UNASKED));
        }
        let view = self.game.round().view(seat).ok_or_else(|| Failure::illegal(UNASKED))?;
        advice(&view, &mut self.advisor)
    }

    /// The request for a plan of the person's hand.
    pub fn outlook(&self) -> Result<impl Json + use<>, Failure> {
        let seat = self.person()?;
        let table = self.game.round().table();
        let outlook = analysis::outlook(table, seat);
        Ok(asked(&outlook, &seen_by(table, seat), self.game.rules().scoring()))
    }

    /// The game so far as a record with all hands open.
    pub fn record(&self, format: Format) -> Result<String, Failure> {
        let record = self.recorder.clone().finish(self.game.result());
        let lines = match format {
            Format::Tenhou6 => {
                return record.to_tenhou6().map_err(|why| Failure::new(FailureKind::Record, why));
            }
            Format::Mjai => record.to_mjai(),
            other => return Err(Failure::request("format", format!("{other} can't be written"))),
        };
        match self.game.result() {
            Some(_) => Ok(lines),
            // A game in progress has no line for its end.
            None => Ok(lines
                .lines()
                .filter(|line| *line != END)
                .flat_map(|line| [line, "\n"])
                .collect()),
        }
    }
}

/// The tiles that a seat sees beside its own and the indicators, as text.
pub fn seen_by(table: &Table, seat: Seat) -> String {
    let rivers = table.discards().filter(|discard| discard.called.is_none());
    let mut seen: String = rivers.map(|discard| discard.face.to_string()).collect();
    for other in table.seats().iter().filter(|other| **other != seat) {
        let public = table.player(*other);
        for face in public.melds().iter().flat_map(|meld| meld.faces()) {
            seen += &face.to_string();
        }
        for face in public.open_hand().iter().flat_map(|hand| hand.faces()) {
            seen += &face.to_string();
        }
        for _ in 0..public.kita() {
            seen += &Face::plain(Tile::North).to_string();
        }
    }
    seen
}

fn seat_of(value: &Value, rules: &GameRules) -> Result<Seat, Failure> {
    let seat = u8::from_value(value, "seat")?;
    let seat = Seat::new(seat).filter(|_| seat < rules.players());
    seat.ok_or_else(|| Failure::new(FailureKind::Request, "seat: nobody sits there"))
}

/// The wall of a round. It depends on the game's seed and the round's number alone.
fn wall(rules: &GameRules, seed: u64, round: u32) -> Wall {
    Wall::shuffled(rules, &mut SplitMix64::new(mixed(seed, u64::from(round) << 32)))
}

/// A seed of two numbers.
fn mixed(seed: u64, number: u64) -> u64 {
    SplitMix64::new(SplitMix64::new(seed).next_u64() ^ number).next_u64()
}

/// The game of a record.
fn kind(request: &Request, rules: &GameRules) -> GameKind {
    let named = match request.value("rules") {
        Some(Value::String(name)) => Some(name.as_str()),
        Some(Value::Object(fields)) => fields.get("preset").and_then(Value::as_str),
        _ => None,
    };
    let preset = named.and_then(Preset::from_name).unwrap_or_default();
    let scoring = rules.scoring();
    let kind = GameKind {
        preset,
        reds: scoring.reds() != [0; 3],
        open_tanyao: scoring.open_tanyao(),
        hanchan: rules.length() != Length::Tonpuu,
        fast: false,
    };
    kind.with_sanma(rules.sanma())
}
