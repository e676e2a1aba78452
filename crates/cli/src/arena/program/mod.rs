//! A program at the table: events sent, answers received, faults. Its process is in `process`,
//! which answer belongs to which question in `exchange`, what an answer says in `answer`.

mod answer;
mod exchange;
pub(super) mod kept;
mod mark;
pub(super) mod process;
pub(super) mod system;

use std::fs::File;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use mentsu_table::record::mjai;
use mentsu_table::{Action, Event, Options, Seat};
use serde_json::Value;

use crate::arena::entrant::Speaks;
use crate::arena::fault::{Failure, FaultKind};
use crate::arena::halt::Halt;
use crate::arena::program::answer::Answer;
use crate::arena::program::exchange::Time;
use crate::arena::program::kept::{Kept, Running};
use crate::arena::program::process::{Conditions, Process};

/// A program at a seat.
pub(super) struct Bot {
    conditions: Conditions,
    /// It plays the next game, too.
    is_kept: bool,
    words: Vec<String>,
    speaks: Speaks,
    seat: Seat,
    players: u8,
    limit: Duration,
    /// The file for its standard error.
    errors: Option<PathBuf>,
    start_game: String,
    process: Option<Process>,
    has_answered: bool,
    /// Lines to send with the next question.
    unsent: Vec<String>,
    /// Its riichi event was already sent.
    knows_riichi: bool,
    /// How long its answers took, without the first one of a game or a process.
    times: Vec<Duration>,
}

/// The settings of a bot.
pub(super) struct Setup<'a> {
    pub(super) conditions: Conditions,
    pub(super) words: &'a [String],
    pub(super) is_kept: bool,
    pub(super) speaks: Speaks,
    pub(super) seat: Seat,
    pub(super) players: u8,
    pub(super) limit: Duration,
    pub(super) errors: Option<PathBuf>,
    pub(super) start_game: String,
}

impl Bot {
    /// A program that begins a game, one of the kept ones if it is there.
    pub(super) fn new(setup: Setup<'_>, kept: &mut Kept) -> Bot {
        let id = setup.seat.index().to_string();
        let words: Vec<String> = setup.words.iter().map(|word| word.replace("{id}", &id)).collect();
        let mut bot = Bot {
            conditions: setup.conditions,
            is_kept: setup.is_kept,
            words,
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
            times: Vec::new(),
        };
        if let Some(running) = kept.take(&bot.words, bot.speaks) {
            bot.unsent = running.unsent;
            bot.unsent.push(bot.start_game.clone());
            bot.errors = running.errors;
            bot.process = Some(running.process);
        }
        bot
    }

    /// Receives an event. A new round starts the program if it isn't running.
    ///
    /// # Errors
    /// [`Halt::NotStarted`].
    pub(super) fn hear(&mut self, event: &Event) -> Result<(), Halt> {
        if matches!(event, Event::Deal(_)) && self.process.is_none() {
            self.start()?;
        }
        if matches!(event, Event::Riichi { seat } if *seat == self.seat)
            && std::mem::take(&mut self.knows_riichi)
        {
            return Ok(());
        }
        let seen = match event {
            // Without the tiles of other players.
            Event::Deal(_) | Event::Draw { .. } => &event.seen_by(self.seat),
            event => event,
        };
        self.say(mjai::event_line(seen, self.players));
        Ok(())
    }

    /// Queues a line.
    pub(super) fn say(&mut self, line: String) {
        if self.process.is_some() {
            self.unsent.push(line);
        }
    }

    fn start(&mut self) -> Result<(), Halt> {
        let errors =
            self.errors.as_ref().map(|path| File::options().create(true).append(true).open(path));
        let program = || self.words.first().cloned().unwrap_or_default();
        let not_started = |why| Halt::NotStarted { program: program(), why };
        let errors = errors.transpose().map_err(not_started)?;
        self.process =
            Some(Process::start(&self.words, errors, &self.conditions).map_err(not_started)?);
        self.has_answered = false;
        self.knows_riichi = false;
        self.unsent = vec![self.start_game.clone()];
        Ok(())
    }

    /// Asks for an action within the time limit, which covers riichi and its discard together.
    /// `Ok(None)`: the program isn't running. An error has the action to take instead, if it must
    /// be a riichi.
    pub(super) fn decide(
        &mut self,
        options: &Options,
    ) -> Result<Option<Action>, (Option<Action>, Failure)> {
        if self.process.is_none() {
            return Ok(None);
        }
        let is_first = !self.has_answered;
        let limit = if is_first { 10 * self.limit } else { self.limit };
        let start = Instant::now();
        let time = Time { limit, until: start + limit };
        let seat = self.seat;
        let answer = self.ask(time, |line| answer::read(line, seat, options));
        let action = match answer.map_err(|wrong| (None, wrong))? {
            Answer::Action(action) => action,
            Answer::Riichi { open } => self.decide_riichi(time, options, open)?,
        };
        if !is_first {
            self.times.push(start.elapsed());
        }
        Ok(Some(action))
    }

    /// Sends the riichi event and asks for the discard.
    fn decide_riichi(
        &mut self,
        time: Time,
        options: &Options,
        open: bool,
    ) -> Result<Action, (Option<Action>, Failure)> {
        self.knows_riichi = true;
        let seat = self.seat;
        self.say(mjai::event_line(&Event::Riichi { seat }, self.players));
        let discard = self.ask(time, |line| answer::riichi_discard(line, seat, options, open));
        let first = options.iter().find(|action| match action {
            Action::Riichi { .. } => !open,
            Action::OpenRiichi { .. } => open,
            _ => false,
        });
        discard.map_err(|wrong| (first, wrong))
    }

    /// Asks the last dealer whether the game ends. `Ok(None)`: the program isn't running.
    pub(super) fn decide_stop(&mut self) -> Result<Option<bool>, Failure> {
        if self.process.is_none() {
            return Ok(None);
        }
        let seat = self.seat;
        self.say(format!("{{\"type\":\"may_stop\",\"actor\":{}}}", seat.index()));
        let time = Time { limit: self.limit, until: Instant::now() + self.limit };
        self.ask(time, |line| answer::stops(line, seat)).map(Some)
    }

    /// Sends the queued lines and reads the answer to the last one. After an error the program is
    /// killed, so that a later answer is never taken for the answer to another question.
    fn ask<T>(
        &mut self,
        time: Time,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<T, Failure> {
        let unsent = std::mem::take(&mut self.unsent);
        let Some(process) = &mut self.process else {
            return Err((FaultKind::Ended, "not running".to_owned()));
        };
        let line = exchange::answer(process, self.speaks, &unsent, time, &read);
        let line = line.inspect_err(|_| self.process = None)?;
        self.has_answered = true;
        read(&line).map_err(|why| (FaultKind::Illegal, format!("{why}: {line}")))
    }

    /// Keeps the program for the next game or lets it exit; returns how long its answers took.
    pub(super) fn end(self, kept: &mut Kept) -> Vec<Duration> {
        if let Some(process) = self.process {
            let Bot { speaks, unsent, errors, .. } = self;
            let running = Running { process, speaks, unsent, errors };
            if self.is_kept {
                kept.keep(self.words, running);
            } else {
                running.end();
            }
        }
        self.times
    }
}

/// The event `end_kyoku` or `end_game`.
pub(super) fn end_line(of: &str) -> String {
    Value::from_iter([("type", format!("end_{of}"))]).to_string()
}
