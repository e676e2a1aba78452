//! A program at a place: the events it hears, the answers it gives, and how it fails.

use std::fs::File;
use std::path::PathBuf;
use std::time::Duration;

use mentsu_table::record::mjai;
use mentsu_table::{Action, Event, Options, Seat};
use serde_json::Value;

use crate::arena::answer::{self, Answer};
use crate::arena::entrant::Speaks;
use crate::arena::fault::FaultKind;
use crate::arena::process::{NoLine, Process};

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

/// What a bot did wrong, and why.
pub(super) type Wrong = (FaultKind, String);

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

    /// What the program does. `Ok(None)` where it has lost its round; after a fault the arena decides,
    /// and after a riichi with a wrong discard only which tile.
    pub(super) fn decide(
        &mut self,
        options: &Options,
    ) -> Result<Option<Action>, (Option<Action>, Wrong)> {
        if self.process.is_none() {
            return Ok(None);
        }
        let illegal = |why: String| (None, (FaultKind::Illegal, why));
        let line = self.answer().map_err(|wrong| (None, wrong))?;
        match answer::read(&line, self.seat, options) {
            Ok(Answer::Action(action)) => Ok(Some(action)),
            Ok(Answer::Riichi) => self.decide_riichi(options).map(Some),
            Err(why) => Err(illegal(format!("{why}: {line}"))),
        }
    }

    /// It has declared riichi, is told so, and says with which tile.
    fn decide_riichi(&mut self, options: &Options) -> Result<Action, (Option<Action>, Wrong)> {
        self.knows_riichi = true;
        self.say(mjai::event_line(&Event::Riichi { seat: self.seat }, self.players));
        let first = options.iter().find(|action| matches!(action, Action::Riichi { .. }));
        let line = self.answer().map_err(|wrong| (first, wrong))?;
        answer::riichi_discard(&line, self.seat, options)
            .map_err(|why| (first, (FaultKind::Illegal, format!("{why}: {line}"))))
    }

    /// Sends what hasn't been sent and reads the answer to the last of it.
    fn answer(&mut self) -> Result<String, Wrong> {
        let unsent = std::mem::take(&mut self.unsent);
        let Some(process) = &mut self.process else {
            return Err((FaultKind::Ended, "it isn't there".to_owned()));
        };
        let (text, answers) = match self.speaks {
            Speaks::Lines => (unsent.join("\n") + "\n", unsent.len()),
            Speaks::Asked => (unsent.join("\n") + "\n", 1),
            Speaks::Arrays => (format!("[{}]\n", unsent.join(",")), 1),
        };
        if self.speaks != Speaks::Lines {
            process.forget();
        }
        process.send(text);
        let mut last = String::new();
        for _ in 0..answers {
            let limit = if self.has_answered { self.limit } else { 10 * self.limit };
            match process.line(limit) {
                Ok(line) => last = line,
                Err(no_line) => {
                    self.process = None;
                    return Err(match no_line {
                        NoLine::Late => {
                            (FaultKind::Late, format!("no answer for {} s", limit.as_secs_f64()))
                        }
                        NoLine::Ended(how) => (FaultKind::Ended, how),
                    });
                }
            }
            self.has_answered = true;
        }
        Ok(last)
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
