//! A game as it is kept: its bytes, the record, and every decision with what was known then.

use std::sync::{Arc, OnceLock};

use mentsu_table::advice::Advisor;
use mentsu_table::record::{self, Record, RecordError};
use mentsu_table::replay::{OwnedDecision, replay_with};

use super::outcome::{Ended, final_standing};
use super::read::{Judged, Read};
use super::row::Decided;
use super::worth::{Plans, Worth, deal_in};

/// The games in some bytes. A file of one game has the name that Tenhou or Mahjong Soul gave the
/// game, and with it the day.
pub(crate) fn read_named(bytes: &[u8], name: &str) -> Result<Vec<Record>, RecordError> {
    let mut games = record::read_all(bytes)?;
    if let [game] = &mut games[..] {
        game.origin = std::mem::take(&mut game.origin).with_file_name(name);
    }
    Ok(games)
}

/// The decisions of a game, and where record and rules part.
pub(crate) struct Replayed {
    pub(crate) decisions: Vec<OwnedDecision>,
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
            let mut decisions = Vec::new();
            let replay = replay_with(&self.record, |decision| decisions.push(decision.to_owned()));
            let differences = replay.differences.iter().map(ToString::to_string).collect();
            Replayed { decisions, differences }
        })
    }

    /// A decision as the table's columns have it; with a plan for hands of up to this
    /// shanten, and with `reading` what could be read of the others.
    pub(crate) fn decided(
        &self,
        number: usize,
        plan: Option<i8>,
        reading: bool,
    ) -> Option<Decided<'_>> {
        let decision = self.replayed().decisions.get(number)?.as_decision();
        let (table, hand) = (decision.table(), decision.hand());
        Some(Decided {
            record: &self.record,
            number,
            table,
            hand,
            ended: self.ended.get(decision.round)?,
            standing: final_standing(&self.record),
            worth: Some(Worth::of(&decision)),
            deal_in: deal_in(&decision),
            planned: plan.and_then(|farthest| Plans::new(farthest).of(&decision)),
            read: reading.then(|| Read::of(&decision)),
            judged: reading.then(|| Judged::of(&decision, &mut Advisor::new())).flatten(),
            decision,
        })
    }
}
