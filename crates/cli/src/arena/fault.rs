//! What bots do wrong, and how it is told.

use std::io::{self, Write as _};

use crate::arena::entrant::Entrant;
use crate::show::played::cut;
use crate::terminal::columns;
use crate::terminal::style::WRONG;

/// Something that a bot did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// Which bot.
    pub(super) entrant: usize,
    /// In which round.
    pub(super) round: String,
    pub(super) wrong: FaultKind,
    /// Why, or what it answered.
    pub(super) why: String,
}

/// What a bot did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaultKind {
    /// It answered what can't be read, or isn't offered.
    Illegal,
    /// It didn't answer in time.
    Late,
    /// It ended, or couldn't be started.
    Ended,
}

/// What a bot did wrong, and why.
pub(super) type Wrong = (FaultKind, String);

impl FaultKind {
    const fn words(self) -> &'static str {
        match self {
            FaultKind::Illegal => "illegal answer",
            FaultKind::Late => "late",
            FaultKind::Ended => "ended",
        }
    }
}

/// The first faults of each bot and kind, told one by one; the others are counted.
#[derive(Default)]
pub(super) struct Reports {
    told: Vec<(usize, FaultKind)>,
    others: usize,
}

impl Reports {
    /// Tells a fault in the game of this number, from 0, unless enough of its kind are told.
    pub(super) fn tell(
        &mut self,
        game: usize,
        entrants: &[Entrant],
        fault: &Fault,
    ) -> io::Result<()> {
        const MOST: usize = 3;
        const LONGEST: usize = 300;
        let of_kind = (fault.entrant, fault.wrong);
        if self.told.iter().filter(|told| **told == of_kind).count() == MOST {
            self.others += 1;
            return Ok(());
        }
        self.told.push(of_kind);
        let why: String = fault.why.chars().map(columns::shown).collect();
        writeln!(
            anstream::stderr(),
            "game {}, {}, {}: {WRONG}{}{WRONG:#}, {}",
            game + 1,
            fault.round,
            entrants[fault.entrant].name,
            fault.wrong.words(),
            cut(&why, LONGEST),
        )
    }

    /// Says how many weren't told.
    pub(super) fn end(&self) -> io::Result<()> {
        match self.others {
            0 => Ok(()),
            others => writeln!(anstream::stderr(), "… and {others} more like these"),
        }
    }
}
