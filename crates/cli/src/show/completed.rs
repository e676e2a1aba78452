//! What completes a hand or block with unknown tiles: a line for each way.

use core::mem;
use std::io::{self, Write};

use mentsu::{Counts, PartialHand, TileSet};

use crate::show::{blocks_and_melds, counted};
use crate::terminal::line::{Line, print_flowing};
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

/// Prints what completes a hand, each with the forms in which it wins then.
pub(crate) fn print_wins(
    out: &mut impl Write,
    hand: &PartialHand,
    completions: Vec<(Counts, Vec<String>)>,
) -> io::Result<()> {
    print_title(out, completions.len(), "win")?;
    for (tiles, forms) in completions {
        let mut line = completed_by(&tiles);
        for form in forms {
            let parts = blocks_and_melds(&form, hand.melds());
            print_flowing(out, mem::take(&mut line), answer_column(hand.unknown()), " ", parts)?;
        }
    }
    Ok(())
}

/// Prints what makes a hand tenpai, each with the waits and the copies left.
pub(crate) fn print_tenpai(
    out: &mut impl Write,
    hand: &PartialHand,
    completions: Vec<(Counts, TileSet, u8)>,
) -> io::Result<()> {
    print_title(out, completions.len(), "tenpai")?;
    for (tiles, waits, left) in completions {
        let words = if waits.is_empty() {
            "waits for tiles that it holds".to_owned()
        } else {
            format!("waits for {waits}, {} left", counted(left.into(), "tile"))
        };
        let words = blocks_and_melds(&words, &[]);
        print_flowing(out, completed_by(&tiles), answer_column(hand.unknown()), " ", words)?;
    }
    Ok(())
}
