//! Why a row has no answer, and the exceptions that say so.

use std::collections::HashMap;
use std::fmt;

use mentsu::fields::FieldError;
use mentsu::mcr;
use mentsu::plan::PlanError;
use mentsu::riichi::Impossible;
use mentsu::{HandError, ParseError, ParseErrorKind, Tile, TooManyCopies};
use mentsu_python_one::errors::class;
use pyo3::prelude::*;

use super::numbers::MOST_TILES;

/// Why a row has no answer.
#[derive(Clone, Debug)]
pub(crate) enum Refusal {
    /// A hand is missing where nulls aren't allowed.
    NoHand,
    /// A number is missing among those of a hand.
    NoNumber { place: usize },
    /// More than four of a kind.
    Copies(TooManyCopies),
    /// No tile has this number.
    TileNumber { place: usize, number: i128 },
    /// A number of copies that no hand has, or a negative one.
    Copy { place: usize, number: i128 },
    /// A row with other than 34 counts, or more tiles than a hand has.
    Numbers { length: usize, counts: bool },
    /// Text that isn't a hand, with the wrong character.
    Text { error: ParseErrorKind, position: usize },
    /// Bytes that aren't text.
    NotText,
    /// An array whose offsets lead out of it.
    Offsets,
    /// Tiles that don't make a hand.
    Hand(HandError),
    /// An impossible situation.
    Impossible(Impossible),
    /// An impossible situation under Chinese rules.
    McrImpossible(mcr::Impossible),
    /// A plan that can't be made.
    Plan(PlanError),
    /// A value that a field of a situation can't have.
    Field(FieldError),
    /// A wrong value of another argument.
    Setting { name: &'static str, reason: &'static str },
}

/// What is wrong with rows of numbers that are no bytes, by the row.
pub(crate) type Flaws = HashMap<usize, Refusal>;

impl Refusal {
    /// Of a number that no byte holds, in a row of this many.
    pub(crate) fn of_number(width: usize, place: usize, number: i128) -> Refusal {
        match width {
            Tile::COUNT => Refusal::Copy { place, number },
            _ => Refusal::TileNumber { place, number },
        }
    }

    /// Of text that couldn't be read.
    #[cold]
    pub(crate) fn of_text(text: &str, error: ParseError) -> Refusal {
        let position = text.get(..error.at()).map_or(error.at(), |before| before.chars().count());
        Refusal::Text { error: error.kind(), position }
    }

    /// The kind of error as one word.
    fn kind(&self) -> &'static str {
        match self {
            Refusal::NoHand => "no_hand",
            Refusal::NoNumber { .. } => "no_number",
            Refusal::Copies(_) => "too_many_copies",
            Refusal::TileNumber { .. } => "tile_number",
            Refusal::Copy { .. } => "copies",
            Refusal::Numbers { .. } => "numbers",
            Refusal::Text { .. } => "text",
            Refusal::NotText => "not_text",
            Refusal::Offsets => "offsets",
            Refusal::Hand(_) => "hand",
            Refusal::Impossible(_) | Refusal::McrImpossible(_) => "impossible",
            Refusal::Plan(_) => "plan",
            Refusal::Field(_) | Refusal::Setting { .. } => "setting",
        }
    }

    fn position(&self) -> Option<usize> {
        match *self {
            Refusal::Text { position, .. } => Some(position),
            Refusal::TileNumber { place, .. }
            | Refusal::Copy { place, .. }
            | Refusal::NoNumber { place } => Some(place),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoHand => f.write_str("the hand is missing"),
            Refusal::NoNumber { place } => write!(f, "number {place} is missing"),
            Refusal::Copies(error) => error.fmt(f),
            Refusal::TileNumber { place, number } => {
                write!(f, "number {place} is {number}: tiles are 0 to 33, red fives 34 to 36")
            }
            Refusal::Copy { place, number } => {
                write!(f, "number {place} is {number}: there are 0 to 4 copies of a kind")
            }
            Refusal::Numbers { length, counts: true } => {
                write!(f, "{length} numbers in a column of {} counts", Tile::COUNT)
            }
            Refusal::Numbers { length, counts: false } => {
                write!(f, "{length} numbers: up to {MOST_TILES} are tiles, {} counts", Tile::COUNT)
            }
            Refusal::Text { error, .. } => error.fmt(f),
            Refusal::NotText => f.write_str("the text isn't UTF-8"),
            Refusal::Offsets => f.write_str("its offsets lead out of the array"),
            Refusal::Hand(error) => error.fmt(f),
            Refusal::Impossible(error) => error.fmt(f),
            Refusal::McrImpossible(error) => error.fmt(f),
            Refusal::Plan(error) => error.fmt(f),
            Refusal::Field(error) => error.fmt(f),
            Refusal::Setting { name, reason } => write!(f, "{name}: {reason}"),
        }
    }
}

impl From<HandError> for Refusal {
    fn from(error: HandError) -> Refusal {
        Refusal::Hand(error)
    }
}

/// What ends a run over columns.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A row has no answer.
    Row { row: usize, refusal: Refusal },
    /// A column's type or length is wrong, or its producer failed.
    Column(String),
    /// An exception from Python.
    Python(PyErr),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Row { row, refusal: refusal @ Refusal::Text { position, .. } } => {
                write!(f, "row {row}: {refusal} (at position {position})")
            }
            Failure::Row { row, refusal } => write!(f, "row {row}: {refusal}"),
            Failure::Column(reason) => f.write_str(reason),
            Failure::Python(error) => error.fmt(f),
        }
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Failure {
        Failure::Python(error)
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        match failure {
            Failure::Row { row, refusal } => {
                let arguments =
                    (row, refusal.to_string(), refusal.kind().to_owned(), refusal.position());
                Python::attach(|py| match class(py, "ColumnError") {
                    Ok(class) => PyErr::from_type(class, arguments),
                    Err(error) => error,
                })
            }
            Failure::Column(reason) => column_type_error(reason),
            Failure::Python(error) => error,
        }
    }
}

/// A `ColumnTypeError`: a whole column or argument is wrong.
pub fn column_type_error(reason: impl fmt::Display) -> PyErr {
    Python::attach(|py| match class(py, "ColumnTypeError") {
        Ok(class) => PyErr::from_type(class, (reason.to_string(),)),
        Err(error) => error,
    })
}
