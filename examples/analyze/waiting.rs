//! What there is to say of 3n+1 tiles: what they wait for.

use std::io::{self, Write};

use mentsu::{FifthCopy, Hand, Reading, TileSet, Waits};

use crate::line::Line;
use crate::style::{PLAIN, QUIET, TITLE, WON};

pub(crate) fn print(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let waits = hand.waits();
    let all_held = hand.waits_with(FifthCopy::Ignored).tiles() - waits.tiles();
    if !waits.is_empty() {
        print_waits(out, hand, &waits)?;
        if !all_held.is_empty() {
            let note = format!("In shape {all_held} too, but all four are in the hand.");
            writeln!(out)?;
            writeln!(out, "{}", Line::with(PLAIN, &note))?;
        }
        return Ok(());
    }
    if hand.is_tenpai() {
        let title = format!("Tenpai, but nothing can come: all four {all_held} are in the hand.");
        return writeln!(out, "{}", Line::with(TITLE, &title));
    }
    print_not_tenpai(out, hand, all_held)
}

fn print_not_tenpai(
    out: &mut impl Write,
    hand: &Hand,
    only_fifth_copies: TileSet,
) -> io::Result<()> {
    if !only_fifth_copies.is_empty() {
        let title = format!("Not tenpai: only a fifth {only_fifth_copies} would win.");
        writeln!(out, "{}", Line::with(TITLE, &title))?;
    }
    let ukeire = hand.ukeire();
    let kinds = ukeire.tiles().len();
    let title = format!(
        "{}: {} of {} help.",
        capitalised(&ukeire.shanten().to_string()),
        counted(ukeire.total().into(), "tile"),
        counted(kinds, "kind"),
    );
    writeln!(out, "{}\n", Line::with(TITLE, &title))?;
    for row in ukeire.iter().collect::<Vec<_>>().chunks(8) {
        let mut line = Line::default();
        for (i, (tile, left)) in row.iter().enumerate() {
            line.to(2 + 9 * i);
            line.tile(PLAIN, *tile);
            line.to(5 + 9 * i);
            line.put(PLAIN, &format!("{tile} {left}"));
        }
        writeln!(out, "{line}")?;
    }
    print_improvements(out, hand)
}

/// Draws that don't lower shanten, but after which more tiles do.
fn print_improvements(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let better = hand.improvements();
    if better.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}\n", Line::with(TITLE, "More tiles would help after:"))?;
    for improvement in better {
        let best = improvement.best();
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, improvement.draw());
        line.to(5);
        let (draw, discard) = (improvement.draw(), best.tile());
        line.put(PLAIN, &format!("{draw}, discarding {discard}: {}", best.ukeire().total()));
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |c| c.to_uppercase().chain(characters).collect())
}

/// A line for every reading, the tile and how many are left in the first of each wait.
fn print_waits(out: &mut impl Write, hand: &Hand, waits: &Waits) -> io::Result<()> {
    /// Where the columns begin, but for the last.
    const NAME: usize = 5;
    const LEFT: usize = 8;
    const SHAPE: usize = 14;

    let left = waits.iter().map(|wait| usize::from(wait.left())).sum();
    let title =
        format!("Tenpai: {}, {} left.", counted(waits.len(), "wait"), counted(left, "tile"));
    writeln!(out, "{}\n", Line::with(WON, &title))?;

    let longest =
        waits.readings().iter().map(|reading| reading.shape().name().len()).max().unwrap_or(0);
    let form = SHAPE + longest.max("shape".len()) + 2;
    let mut header = Line::with(QUIET, "wait");
    for (column, name) in [(LEFT, "left"), (SHAPE, "shape"), (form, "reading, <block completed>")] {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for wait in waits.iter() {
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, wait.tile());
        line.to(NAME);
        line.put(TITLE, &wait.tile().to_string());
        line.to(LEFT);
        line.put(PLAIN, &format!("{:>4}", wait.left()));
        for reading in wait.readings() {
            line.to(SHAPE);
            line.put(PLAIN, reading.shape().name());
            line.to(form);
            write_reading(&mut line, reading, hand);
            writeln!(out, "{line}")?;
            line = Line::default();
        }
    }
    Ok(())
}

fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// The form, the block completed in angle brackets, and the melds.
fn write_reading(line: &mut Line, reading: &Reading, hand: &Hand) {
    for (i, (block, completed)) in reading.blocks().enumerate() {
        if i > 0 {
            line.put(PLAIN, " ");
        }
        match completed {
            true => line.put(WON, &format!("<{block}>")),
            false => line.put(PLAIN, &block.to_string()),
        }
    }
    for meld in hand.melds() {
        line.put(QUIET, &format!(" {meld}"));
    }
}
