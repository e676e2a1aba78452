//! A row of the decisions' table: a decision with all its columns, or a file's error.

use mentsu::Hand;
use mentsu_table::Table;
use mentsu_table::record::Record;
use mentsu_table::replay::Decision;

use super::outcome::Ended;
use super::read::{Judged, Read};
use super::worth::{Planned, Worth};

/// A row: where it comes from, and a decision or an error.
#[derive(Clone, Copy)]
pub(crate) struct Row<'a> {
    pub(crate) path: &'a str,
    pub(crate) error: Option<&'a str>,
    /// The number of the game in its file, from 0.
    pub(crate) game: Option<usize>,
    /// The number of the round in its record, from 0.
    pub(crate) round: Option<usize>,
    pub(crate) decided: Option<&'a Decided<'a>>,
}

/// A decision, and what columns need of it.
pub(crate) struct Decided<'a> {
    pub(crate) record: &'a Record,
    /// The number of the decision in its game, from 0.
    pub(crate) number: usize,
    pub(crate) decision: Decision<'a>,
    pub(crate) table: &'a Table,
    pub(crate) hand: &'a Hand,
    pub(crate) ended: &'a Ended,
    pub(crate) standing: Option<([i32; 4], [i8; 4])>,
    /// If a column needs it.
    pub(crate) worth: Option<Worth>,
    pub(crate) deal_in: Option<i32>,
    pub(crate) planned: Option<Planned>,
    pub(crate) read: Option<Read>,
    pub(crate) judged: Option<Judged>,
}

impl Decided<'_> {
    /// The seat's number.
    pub(crate) fn seat(&self) -> usize {
        self.decision.seat.index()
    }

    /// Whether furiten bars the player from ron.
    pub(crate) fn is_furiten(&self) -> bool {
        self.decision.is_furiten()
    }
}
