//! What completes a hand or block with unknown tiles: a line for each way.

use std::io::{self, Write};

use mentsu::{Counts, TileSet};

use crate::show::counted;
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, TITLE, WON};

/// Prints how many completions there are, and what they make of the hand.
pub(crate) fn print_title(out: &mut impl Write, completions: usize, what: &str) -> io::Result<()> {
    if completions == 0 {
        return paragraph(out, TITLE, &format!("No tiles make it {what}."));
    }
    let ways = counted(completions, "way");
    paragraph(out, WON, &format!("{ways} to make it {what}."))?;
    writeln!(out)
}

/// Where the answer begins after this many tiles, whose name may have two characters each.
pub(crate) fn answer_column(unknown: usize) -> usize {
    5 + 4 * unknown
}

/// A line that begins with tiles: their characters and their name.
pub(crate) fn completed_by(tiles: &Counts) -> Line {
    let mut line = Line::default();
    for (i, tile) in tiles.tiles().enumerate() {
        line.to(2 + 2 * i);
        line.tile(PLAIN, tile);
    }
    line.to(3 + 2 * usize::from(tiles.total()));
    line.put(TITLE, &tiles.to_string());
    line
}

/// The waits of a tenpai hand, with the number of tiles left.
pub(crate) fn waits_for(tiles: TileSet, left: u8) -> String {
    if tiles.is_empty() {
        return "waits for tiles that it holds".to_owned();
    }
    format!("waits for {tiles}, {} left", counted(left.into(), "tile"))
}
