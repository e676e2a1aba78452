//! The decisions of recorded files, as batches of rows.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use arrow_data::ArrayData;
use mentsu_table::advice::Advisor;
use mentsu_table::record::{Record, Wrong};
use mentsu_table::replay::{Decision, replay_with};
use pyo3::pybacked::PyBackedBytes;

use super::batch::{Batch, Selection};
use super::failure::{Failure, Reason};
use super::schema::Needs;
use crate::records::played::outcome::{Ended, final_standing};
use crate::records::played::read::{Judged, Read};
use crate::records::played::replayed::{Kifu, read_named};
use crate::records::played::row::{Decided, Row};
use crate::records::played::worth::{Plans, Worth, deal_in};

/// A file: its name for the rows, and its content.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) content: Content,
    /// Whether it was found in a folder, where other files than records may be.
    pub(crate) found: bool,
}

/// The content of a file.
pub(crate) enum Content {
    Disk(PathBuf),
    Memory(PyBackedBytes),
    /// A game that has been read.
    Game(Arc<Kifu>),
}

/// Files found in folders that aren't records: the path of the first, and how many.
#[derive(Default)]
pub(crate) struct Skipped(Mutex<(Option<String>, usize)>);

impl Skipped {
    /// Counts a file if it was found in a folder and has no format of records. Returns whether it
    /// is such a file.
    pub(crate) fn add(&self, file: &File, reason: &Reason) -> bool {
        let Reason::Record(error) = reason else { return false };
        let skips = file.found && error.wrong == Wrong::UnknownFormat;
        if skips {
            let mut skipped = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            skipped.0.get_or_insert_with(|| file.path.clone());
            skipped.1 += 1;
        }
        skips
    }

    /// A sentence about them, if there are any.
    pub(crate) fn told(&self) -> Option<String> {
        let skipped = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (first, count) = (skipped.0.as_ref()?, skipped.1);
        let others = match count - 1 {
            0 => String::new(),
            1 => " and another file".to_owned(),
            others => format!(" and {others} other files"),
        };
        let verb = if count == 1 { "isn't a record" } else { "aren't records" };
        Some(format!("skipped {first}{others}, which {verb}"))
    }
}

/// What to do with every file.
pub(crate) struct Job {
    pub(crate) selection: Selection,
    /// The largest shanten to plan for.
    pub(crate) plan: Option<i8>,
    /// Whether to read the others and to ask for advice.
    pub(crate) reading: bool,
    /// Whether replies to others have rows.
    pub(crate) replies: bool,
    /// Whether an error becomes a row and the other files go on.
    pub(crate) errors_are_rows: bool,
}

/// The rows that make a batch, at least.
const MOST_ROWS: usize = 65_536;

/// The rows of some files.
pub(crate) struct Rows<'a> {
    job: &'a Job,
    plans: Option<Plans>,
    advisor: Option<Advisor>,
    batch: Batch,
    pub(crate) batches: Vec<ArrayData>,
    skipped: &'a Skipped,
}

impl<'a> Rows<'a> {
    pub(crate) fn new(job: &'a Job, skipped: &'a Skipped) -> Rows<'a> {
        let plans = job.plan.filter(|_| job.selection.needs(Needs::Plan)).map(Plans::new);
        let is_advised = job.reading && job.selection.needs(Needs::Advice);
        let advisor = is_advised.then(Advisor::new);
        let (batch, batches) = (Batch::new(&job.selection), Vec::new());
        Rows { job, plans, advisor, batch, batches, skipped }
    }

    /// Adds a file's rows.
    ///
    /// # Errors
    /// Its [`Failure`], unless errors become rows.
    pub(crate) fn add(&mut self, file: &File) -> Result<(), Failure> {
        let added = catch_unwind(AssertUnwindSafe(|| self.add_games(file)));
        added.unwrap_or_else(|payload| self.fail(file, Reason::of_panic(&*payload)))?;
        if self.batch.rows() >= MOST_ROWS { self.end_batch(file) } else { Ok(()) }
    }

    /// Makes a batch of the remaining rows; `file` is the last of them.
    ///
    /// # Errors
    /// [`Reason::Batch`].
    pub(crate) fn end_batch(&mut self, file: &File) -> Result<(), Failure> {
        if self.batch.rows() > 0 {
            let failure = |error| Failure { path: file.path.clone(), reason: Reason::Batch(error) };
            self.batches.push(self.batch.take().map_err(failure)?);
        }
        Ok(())
    }

    fn fail(&mut self, file: &File, reason: Reason) -> Result<(), Failure> {
        if !self.job.errors_are_rows {
            return Err(Failure { path: file.path.clone(), reason });
        }
        let (game, round) = reason.place();
        let error = reason.to_string();
        let error = Some(&*error);
        self.batch.push(&Row { path: &file.path, error, game, round, decided: None });
        Ok(())
    }

    fn add_games(&mut self, file: &File) -> Result<(), Failure> {
        let games = match read(file) {
            Ok(games) => games,
            Err(reason) if !self.job.errors_are_rows && self.skipped.add(file, &reason) => {
                return Ok(());
            }
            Err(reason) => return self.fail(file, reason),
        };
        for (game, record) in games.numbered() {
            self.add_game(file, game, record)?;
        }
        Ok(())
    }

    fn add_game(&mut self, file: &File, game: usize, record: &Record) -> Result<(), Failure> {
        let ended: Vec<Ended> = record.rounds.iter().map(Ended::of).collect();
        let standing = final_standing(record);
        let (job, plans, advisor) = (self.job, &mut self.plans, &mut self.advisor);
        let batch = &mut self.batch;
        let with_reading = job.reading && job.selection.needs(Needs::Reading);
        let [with_worth, with_deal_in] =
            [Needs::Worth, Needs::DealIn].map(|needs| job.selection.needs(needs));
        let mut number = 0;
        let replay = replay_with(record, |decision: Decision<'_>| {
            number += 1;
            let (table, hand) = (decision.table(), decision.hand());
            if hand.awaits_draw() && !job.replies {
                return;
            }
            let decided = Decided {
                record,
                number: number - 1,
                table,
                hand,
                ended: &ended[decision.round],
                standing,
                worth: with_worth.then(|| Worth::of(&decision)),
                deal_in: if with_deal_in { deal_in(&decision) } else { None },
                planned: plans.as_mut().and_then(|plans| plans.of(&decision)),
                read: with_reading.then(|| Read::of(&decision)),
                judged: advisor.as_mut().and_then(|advisor| Judged::of(&decision, advisor)),
                decision,
            };
            let (path, round) = (&*file.path, Some(decision.round));
            let decided = Some(&decided);
            batch.push(&Row { path, error: None, game: Some(game), round, decided });
        });
        replay.differences.into_iter().try_for_each(|difference| {
            let difference = Box::new(difference);
            self.fail(file, Reason::Difference { game, difference })
        })
    }
}

/// The games of a file.
pub(crate) enum Games<'a> {
    Read(Vec<Record>),
    /// One that had been read.
    Kept(&'a Kifu),
}

impl Games<'_> {
    /// The games with their numbers in their file.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &Record)> {
        let (first, games) = match self {
            Games::Read(games) => (0, &games[..]),
            Games::Kept(kifu) => (kifu.number, std::slice::from_ref(&kifu.record)),
        };
        (first..).zip(games)
    }
}

/// Reads the games of a file.
pub(crate) fn read(file: &File) -> Result<Games<'_>, Reason> {
    let read = match &file.content {
        Content::Game(kifu) => return Ok(Games::Kept(kifu)),
        Content::Disk(path) => read_named(&fs::read(path).map_err(Reason::Io)?, &file.path),
        Content::Memory(bytes) => read_named(bytes, &file.path),
    };
    read.map(Games::Read).map_err(|error| Reason::Record(Box::new(error)))
}
