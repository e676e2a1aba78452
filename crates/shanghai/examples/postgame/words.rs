//! How things are told.

use anstyle::{AnsiColor, Style};
use shanghai::{Board, Outlook, Pair};

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
