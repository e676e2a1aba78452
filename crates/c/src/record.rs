//! Recorded games, read from memory: checked, and written in other formats.

use mentsu_table::Seat;
use mentsu_table::record::{self, Format, LeftOut};
use mentsu_table::replay::{Difference, Note, replay};
use serde::Serialize;

use crate::status::{Failure, Status};

/// The games of a file.
pub struct Record {
    _private: [u8; 0],
}

/// What [`Record`] points to.
pub(crate) struct Records(Vec<record::Record>);

/// The result of playing a recorded game again.
#[derive(Serialize)]
struct CheckAnswer {
    format: &'static str,
    /// How many rounds the engine played again, and how many decisions of players it checked.
    rounds: usize,
    decisions: usize,
    differences: Vec<DifferencePart>,
    notes: Vec<String>,
}

/// Where the record and the rules differ.
#[derive(Serialize)]
struct DifferencePart {
    kind: &'static str,
    /// The number of the round, from 0.
    round: usize,
    /// The place in the record, such as `line 12`.
    place: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    /// The rest of the round isn't checked.
    ends_check: bool,
    /// It in English.
    text: String,
}

impl DifferencePart {
    fn of(difference: &Difference) -> DifferencePart {
        DifferencePart {
            kind: difference.differs.kind().name(),
            round: difference.round,
            place: difference.place.to_string(),
            seat: difference.seat.map(Seat::index),
            ends_check: difference.ends_check,
            text: difference.differs.to_string(),
        }
    }
}

impl Records {
    /// Reads a file of any format, plain or gzip.
    pub(crate) fn read(bytes: &[u8]) -> Result<Records, Failure> {
        let games = record::read_all(bytes);
        games.map(Records).map_err(|error| Failure::new(Status::WrongRecord, error))
    }

    /// How many games there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    fn game(&self, number: usize) -> Result<&record::Record, Failure> {
        self.0.get(number).ok_or_else(|| {
            let len = self.0.len();
            Failure::new(Status::NotFound, format!("there are {len} games, and none is {number}"))
        })
    }

    /// How many rounds a game has.
    pub(crate) fn rounds(&self, number: usize) -> Result<usize, Failure> {
        Ok(self.game(number)?.rounds.len())
    }

    /// Plays a game again; the differences in JSON.
    pub(crate) fn check(&self, number: usize) -> Result<String, Failure> {
        let game = self.game(number)?;
        let replay = replay(game);
        let answer = CheckAnswer {
            format: game.format.name(),
            rounds: replay.rounds,
            decisions: replay.decisions,
            differences: replay.differences.iter().map(DifferencePart::of).collect(),
            notes: replay.notes.iter().map(Note::to_string).collect(),
        };
        serde_json::to_string(&answer).map_err(|error| Failure::new(Status::Internal, error))
    }

    /// A game in another format.
    pub(crate) fn write(&self, number: usize, format: &str) -> Result<String, Failure> {
        let written = self.game(number)?.write(format_of(format)?);
        written.map_err(|error| Failure::new(Status::WrongRecord, error))
    }

    /// What a game holds that the format has no place for, as a list in JSON.
    pub(crate) fn left_out(&self, number: usize, format: &str) -> Result<String, Failure> {
        let parts = self.game(number)?.left_out(format_of(format)?);
        let parts: Vec<String> = parts.iter().map(LeftOut::to_string).collect();
        serde_json::to_string(&parts).map_err(|error| Failure::new(Status::Internal, error))
    }
}

/// A format by its name.
pub(crate) fn format_of(name: &str) -> Result<Format, Failure> {
    name.parse::<Format>().map_err(|unknown| Failure::new(Status::NotFound, unknown))
}
