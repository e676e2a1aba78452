//! Faults of bots, how many there are, and their messages.

use std::io::{self, Write as _};

use crate::arena::entrant::Row;
use crate::show::game_words::cut;
use crate::terminal::columns;
use crate::terminal::style::WRONG;

/// A fault of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The row of the bot.
    pub(super) row: usize,
    /// The name of the round.
    pub(super) round: String,
    pub(super) wrong: FaultKind,
    /// The reason and the answer, cut to [`Fault::LONGEST`] columns.
    pub(super) why: String,
}

impl Fault {
    pub(super) const LONGEST: usize = 300;

    /// A fault; `why` may be as long as a program likes.
    pub(super) fn new(row: usize, round: &str, (wrong, why): Failure) -> Fault {
        let why: String = why.chars().take(Fault::LONGEST + 1).map(columns::shown).collect();
        Fault { row, round: round.to_owned(), wrong, why: cut(&why, Fault::LONGEST) }
    }
}

/// How many faults a bot had, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FaultCounts {
    pub(super) illegal: i64,
    pub(super) late: i64,
    pub(super) ended: i64,
}

impl FaultCounts {
    pub(super) const fn count(&mut self, kind: FaultKind) {
        match kind {
            FaultKind::Illegal => self.illegal += 1,
            FaultKind::Late => self.late += 1,
            FaultKind::Ended => self.ended += 1,
        }
    }

    pub(super) const fn add(&mut self, other: &FaultCounts) {
        self.illegal += other.illegal;
        self.late += other.late;
        self.ended += other.ended;
    }

    pub(super) const fn sum(&self) -> i64 {
        self.illegal + self.late + self.ended
    }
}

/// The kinds of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaultKind {
    /// An answer that doesn't parse or isn't an option.
    Illegal,
    /// No answer before the deadline.
    Late,
    /// The program exited.
    Ended,
}

/// A fault and its reason.
pub(super) type Failure = (FaultKind, String);

impl FaultKind {
    const fn words(self) -> &'static str {
        match self {
            FaultKind::Illegal => "illegal answer",
            FaultKind::Late => "late",
            FaultKind::Ended => "ended",
        }
    }
}

/// Prints the first faults of each bot and kind, and counts the others.
#[derive(Default)]
pub(super) struct Reports {
    told: Vec<(usize, FaultKind)>,
    others: usize,
}

impl Reports {
    /// Prints a fault of the game of this number, from 0, or counts it.
    pub(super) fn tell(&mut self, game: usize, rows: &[Row], fault: &Fault) -> io::Result<()> {
        const MOST: usize = 3;
        let of_kind = (fault.row, fault.wrong);
        if self.told.iter().filter(|told| **told == of_kind).count() == MOST {
            self.others += 1;
            return Ok(());
        }
        self.told.push(of_kind);
        writeln!(
            anstream::stderr(),
            "game {}, {}, {}: {WRONG}{}{WRONG:#}, {}",
            game + 1,
            fault.round,
            rows[fault.row].bot.name,
            fault.wrong.words(),
            fault.why,
        )
    }

    /// Prints how many faults were only counted.
    pub(super) fn end(&self) -> io::Result<()> {
        match self.others {
            0 => Ok(()),
            others => writeln!(anstream::stderr(), "… and {others} more like these"),
        }
    }
}
