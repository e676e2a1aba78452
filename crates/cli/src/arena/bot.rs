//! A program at a place: the events it hears, the answers it gives, and how it fails.

use std::fs::File;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use mentsu_table::record::mjai;
use mentsu_table::{Action, Event, Options, Seat};
use serde_json::Value;

use crate::arena::answer::{self, Answer};
use crate::arena::entrant::Speaks;
use crate::arena::exchange::{self, Time};
use crate::arena::fault::{FaultKind, Wrong};
use crate::arena::process::Process;

/// A program that plays at a place.
pub(super) struct Bot {
    words: Vec<String>,
    speaks: Speaks,
    seat: Seat,
    players: u8,
    limit: Duration,
    /// Where what it says on standard error goes.
    errors: Option<PathBuf>,
    start_game: String,
    process: Option<Process>,
    has_answered: bool,
    /// Lines that it hasn't been sent.
    unsent: Vec<String>,
    /// Its riichi has been told it already.
    knows_riichi: bool,
}

/// How a bot is set up.
pub(super) struct Setup<'a> {
    pub(super) words: &'a [String],
    pub(super) speaks: Speaks,
    pub(super) seat: Seat,
    pub(super) players: u8,
    pub(super) limit: Duration,
    pub(super) errors: Option<PathBuf>,
    pub(super) start_game: String,
}

impl Bot {
    pub(super) fn new(setup: Setup<'_>) -> Bot {
        let id = setup.seat.index().to_string();
        Bot {
            words: setup.words.iter().map(|word| word.replace("{id}", &id)).collect(),
            speaks: setup.speaks,
            seat: setup.seat,
            players: setup.players,
            limit: setup.limit,
            errors: setup.errors,
            start_game: setup.start_game,
            process: None,
            has_answered: false,
            unsent: Vec::new(),
            knows_riichi: false,
        }
    }

    /// An event happens at the table. A round that begins finds the program started.
    pub(super) fn hear(&mut self, event: &Event) -> Result<(), Wrong> {
        let mut started = Ok(());
        if matches!(event, Event::Deal(_)) && self.process.is_none() {
            started = self.start();
        }
        if matches!(event, Event::Riichi { seat } if *seat == self.seat)
            && std::mem::take(&mut self.knows_riichi)
        {
            return started;
        }
        let seen = match event {
            // Its own hand is in it, and nobody else's.
            Event::Deal(_) | Event::Draw { .. } => &event.seen_by(self.seat),
            event => event,
        };
        self.say(mjai::event_line(seen, self.players));
        started
    }

    /// A line that is no event.
    pub(super) fn say(&mut self, line: String) {
        if self.process.is_some() {
            self.unsent.push(line);
        }
    }

    fn start(&mut self) -> Result<(), Wrong> {
        let errors =
            self.errors.as_ref().map(|path| File::options().create(true).append(true).open(path));
        let errors = errors.transpose().map_err(|why| (FaultKind::Ended, why.to_string()))?;
        let started = Process::start(&self.words, errors);
        let process =
            started.map_err(|why| (FaultKind::Ended, format!("it can't be started: {why}")))?;
        self.process = Some(process);
        self.has_answered = false;
        self.knows_riichi = false;
        self.unsent = vec![self.start_game.clone()];
        Ok(())
    }

    /// What the program does, which takes it no longer than the limit, riichi and discard together.
    /// `Ok(None)` where it has lost its round; after a fault the arena decides, and after a riichi with
    /// a wrong discard only which tile.
    pub(super) fn decide(
        &mut self,
        options: &Options,
    ) -> Result<Option<Action>, (Option<Action>, Wrong)> {
        if self.process.is_none() {
            return Ok(None);
        }
        let limit = if self.has_answered { self.limit } else { 10 * self.limit };
        let time = Time { limit, until: Instant::now() + limit };
        let seat = self.seat;
        let answer = self.ask(time, |line| answer::read(line, seat, options));
        match answer.map_err(|wrong| (None, wrong))? {
            Answer::Action(action) => Ok(Some(action)),
            Answer::Riichi => self.decide_riichi(time, options).map(Some),
        }
    }

    /// It has declared riichi, is told so, and says with which tile.
    fn decide_riichi(
        &mut self,
        time: Time,
        options: &Options,
    ) -> Result<Action, (Option<Action>, Wrong)> {
        self.knows_riichi = true;
        let seat = self.seat;
        self.say(mjai::event_line(&Event::Riichi { seat }, self.players));
        let discard = self.ask(time, |line| answer::riichi_discard(line, seat, options));
        let first = options.iter().find(|action| matches!(action, Action::Riichi { .. }));
        discard.map_err(|wrong| (first, wrong))
    }

    /// Sends what hasn't been sent and reads the answer to the last of it. A program whose answers can't
    /// be told apart any more is ended, so that none of them is ever taken for another.
    fn ask<T>(&mut self, time: Time, read: impl Fn(&str) -> Result<T, String>) -> Result<T, Wrong> {
        let unsent = std::mem::take(&mut self.unsent);
        let Some(process) = &mut self.process else {
            return Err((FaultKind::Ended, "it isn't there".to_owned()));
        };
        let line = exchange::answer(process, self.speaks, &unsent, time, &read);
        let line = line.inspect_err(|_| self.process = None)?;
        self.has_answered = true;
        read(&line).map_err(|why| (FaultKind::Illegal, format!("{why}: {line}")))
    }

    /// The game is over: the program hears the rest and may end by itself.
    pub(super) fn end(mut self) {
        let unsent = std::mem::take(&mut self.unsent);
        if let Some(process) = self.process.take() {
            process.send(match self.speaks {
                Speaks::Arrays => format!("[{}]\n", unsent.join(",")),
                Speaks::Lines | Speaks::Asked => unsent.join("\n") + "\n",
            });
            process.end();
        }
        // What has said nothing needs no file.
        if let Some(errors) = &self.errors {
            if std::fs::metadata(errors).is_ok_and(|file| file.len() == 0) {
                let _ = std::fs::remove_file(errors);
            }
        }
    }
}

/// The line that ends a round, and the one that ends a game.
pub(super) fn end_line(of: &str) -> String {
    Value::from_iter([("type", format!("end_{of}"))]).to_string()
}
