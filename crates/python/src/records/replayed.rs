//! A game as it is kept: its bytes, the record, and every decision with what was known then.

use std::sync::{Arc, OnceLock};

use mentsu::{Hand, TileSet};
use mentsu_table::record::{Place, Record};
use mentsu_table::replay::{Before, Decision, replay_with};
use mentsu_table::{Action, Options, Round, Seat, Table, View};

use super::outcome::{Ended, final_standing};
use super::row::Decided;
use super::worth::{Plans, Worth, deal_in};

/// A decision, kept.
pub(crate) struct Moment {
    pub(crate) round: usize,
    pub(crate) place: Place,
    pub(crate) seat: Seat,
    pub(crate) options: Options,
    pub(crate) action: Action,
    before: Kept,
}

/// What is known of a round before a decision.
enum Kept {
    Round(Box<Round>),
    View(Box<View>),
}

impl Moment {
    fn of(decision: &Decision<'_>) -> Moment {
        Moment {
            round: decision.round,
            place: decision.place,
            seat: decision.seat,
            options: *decision.options,
            action: decision.action,
            before: match decision.before {
                Before::Round(round) => Kept::Round(Box::new(round.clone())),
                Before::View(view) => Kept::View(Box::new(view.clone())),
            },
        }
    }

    /// The decision as a replay shows it.
    pub(crate) fn decision(&self) -> Decision<'_> {
        Decision {
            round: self.round,
            place: self.place,
            seat: self.seat,
            options: &self.options,
            action: self.action,
            before: match &self.before {
                Kept::Round(round) => Before::Round(round),
                Kept::View(view) => Before::View(view),
            },
        }
    }

    /// The tiles that the hand waits for by its shape, as it last held 3n+1 tiles.
    pub(crate) fn waits(&self) -> TileSet {
        match &self.before {
            Kept::Round(round) => round.waits(self.seat),
            Kept::View(view) => view.waits(),
        }
    }

    pub(crate) fn is_furiten(&self) -> bool {
        match &self.before {
            Kept::Round(round) => round.is_furiten(self.seat),
            Kept::View(view) => view.is_furiten(),
        }
    }

    pub(crate) fn table(&self) -> &Table {
        match &self.before {
            Kept::Round(round) => round.table(),
            Kept::View(view) => view.table(),
        }
    }

    pub(crate) fn hand(&self) -> &Hand {
        match &self.before {
            Kept::Round(round) => round.hand(self.seat),
            Kept::View(view) => view.hand(),
        }
    }
}

/// The decisions of a game, and where record and rules part.
pub(crate) struct Replayed {
    pub(crate) moments: Vec<Moment>,
    pub(crate) differences: Vec<String>,
}

/// A game of a file.
pub(crate) struct Kifu {
    /// The file as it was read, with all its games.
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) path: Option<String>,
    /// The number of the game in the file, from 0.
    pub(crate) number: usize,
    pub(crate) record: Record,
    pub(crate) ended: Vec<Ended>,
    replayed: OnceLock<Replayed>,
}

impl Kifu {
    pub(crate) fn new(
        bytes: Arc<[u8]>,
        path: Option<String>,
        number: usize,
        record: Record,
    ) -> Kifu {
        let ended = record.rounds.iter().map(Ended::of).collect();
        Kifu { bytes, path, number, record, ended, replayed: OnceLock::new() }
    }

    /// The game played again, once.
    pub(crate) fn replayed(&self) -> &Replayed {
        self.replayed.get_or_init(|| {
            let mut moments = Vec::new();
            let replay = replay_with(&self.record, |decision| moments.push(Moment::of(&decision)));
            let differences = replay.differences.iter().map(ToString::to_string).collect();
            Replayed { moments, differences }
        })
    }

    /// All that the table's columns tell of a decision; with a plan for hands of up to this shanten.
    pub(crate) fn decided(&self, number: usize, plan: Option<i8>) -> Option<Decided<'_>> {
        let moment = self.replayed().moments.get(number)?;
        let decision = moment.decision();
        let (table, hand) = (moment.table(), moment.hand());
        Some(Decided {
            record: &self.record,
            number,
            table,
            hand,
            ended: self.ended.get(moment.round)?,
            standing: final_standing(&self.record),
            worth: Some(Worth::of(table, moment.seat, hand, &moment.options, &moment.action)),
            deal_in: deal_in(&decision),
            planned: plan.and_then(|farthest| Plans::new(farthest).of(&decision)),
            decision,
        })
    }
}
