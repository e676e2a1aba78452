//! How things are told.

use std::time::{Duration, Instant};

use anstyle::{AnsiColor, Style};
use shanghai::{Board, Budget, Outlook, Pair};

/// How long one answer may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Duration);

impl Clock {
    pub(crate) fn new(milliseconds: u64) -> Self {
        Self(Duration::from_millis(milliseconds))
    }

    /// A budget of that time for an answer that begins now.
    pub(crate) fn start(self) -> Budget<impl FnMut() -> bool> {
        let start = Instant::now();
        Budget::until(move || start.elapsed() >= self.0)
    }
}

/// An outlook in its colour.
pub(crate) fn outlook(outlook: Outlook) -> String {
    let (word, color) = match outlook {
        Outlook::Clearable => ("clearable", AnsiColor::Green),
        Outlook::Stuck => ("stuck", AnsiColor::Red),
        Outlook::Undetermined => ("undetermined", AnsiColor::Yellow),
    };
    let style = Style::new().fg_color(Some(color.into()));
    format!("{style}{word}{style:#}")
}

/// A pair as it stands in lists of moves, with its faces.
pub(crate) fn pair(board: &Board, pair: Pair) -> String {
    let mut faces = Vec::new();
    let mut places = Vec::new();
    for tile in pair.tiles() {
        faces.extend(board.face(tile).map(|face| face.to_string()));
        places.extend(board.layout().position(tile).map(|place| place.to_string()));
    }
    faces.dedup();
    format!("{:<17} {}", places.join(" "), faces.join("+"))
}
