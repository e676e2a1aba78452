//! Hands of 3n+1 tiles: waits or ukeire.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::{FifthCopy, Hand, Reading, TileSet, Visible, Waits};

use crate::show::{capitalised, counted};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::{paragraph, width};

/// Prints the waits, or the ukeire, where this is visible.
pub(crate) fn print(out: &mut impl Write, hand: &Hand, visible: &Visible) -> io::Result<()> {
    let waits = hand.waits_in(visible);
    let by_shape = hand.wait_tiles_in(&Visible::of(hand).with_fifth_copy(FifthCopy::Ignored));
    let all_held = by_shape - hand.wait_tiles();
    let gone = hand.wait_tiles() - waits.tiles();
    let notes = [
        (all_held, format!("The shape waits for {all_held}, too, but the hand holds all four.")),
        (gone, format!("It waits for {gone}, too, of which none is left.")),
    ];
    let notes = notes.into_iter().filter(|(tiles, _)| !tiles.is_empty());
    if !waits.is_empty() {
        print_waits(out, hand, &waits)?;
        for (_, note) in notes {
            writeln!(out)?;
            paragraph(out, PLAIN, &note)?;
        }
        return Ok(());
    }
    if !gone.is_empty() {
        return paragraph(out, TITLE, &format!("Tenpai without a wait: no {gone} is left."));
    }
    if hand.is_tenpai() {
        let title = format!("Tenpai without a wait: the hand holds all four {all_held}.");
        return paragraph(out, TITLE, &title);
    }
    print_not_tenpai(out, hand, visible, all_held)
}

fn print_not_tenpai(
    out: &mut impl Write,
    hand: &Hand,
    view: &Visible,
    only_fifth_copies: TileSet,
) -> io::Result<()> {
    /// Columns of a tile, its name and the copies left.
    const CELL: usize = 9;

    if !only_fifth_copies.is_empty() {
        let title = format!("Not tenpai: only a fifth {only_fifth_copies} would win.");
        paragraph(out, TITLE, &title)?;
    }
    let ukeire = hand.ukeire_in(view);
    let title = format!(
        "{}: {} of {} help.",
        capitalised(&ukeire.shanten().to_string()),
        counted(ukeire.total().into(), "tile"),
        counted(ukeire.tiles().len(), "kind"),
    );
    paragraph(out, TITLE, &title)?;
    writeln!(out)?;
    for row in ukeire.iter().collect::<Vec<_>>().chunks((width() - 2) / CELL) {
        let mut line = Line::default();
        for (i, (tile, left)) in row.iter().enumerate() {
            line.to(2 + CELL * i);
            line.tile(PLAIN, *tile);
            line.to(5 + CELL * i);
            line.put(PLAIN, &format!("{tile} {left}"));
        }
        writeln!(out, "{line}")?;
    }
    print_improvements(out, hand, view)
}

/// Prints the draws that keep the shanten but widen the ukeire.
fn print_improvements(out: &mut impl Write, hand: &Hand, view: &Visible) -> io::Result<()> {
    let better = hand.improvements_in(view);
    if better.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}\n", Line::with(TITLE, "Draws that widen the ukeire:"))?;
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

/// Prints a line for every reading; the first one of a wait has its tile and the copies left.
fn print_waits(out: &mut impl Write, hand: &Hand, waits: &Waits) -> io::Result<()> {
    /// Where the columns begin, except the last.
    const NAME: usize = 5;
    const LEFT: usize = 8;
    const SHAPE: usize = 14;

    let left = waits.iter().map(|wait| usize::from(wait.left())).sum();
    let title =
        format!("Tenpai: {}, {} left.", counted(waits.len(), "wait"), counted(left, "tile"));
    paragraph(out, WON, &title)?;
    writeln!(out)?;

    let shapes = waits.readings().iter().map(|reading| reading.shape());
    let longest = shapes.map(|shape| shape.name().len()).max().unwrap_or(0);
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
            print_flowing(out, line, form, " ", blocks(reading, hand))?;
            line = Line::default();
        }
    }
    Ok(())
}

/// The blocks of a reading, the completed one in angle brackets, and the melds.
fn blocks(reading: &Reading, hand: &Hand) -> impl Iterator<Item = (Style, String)> {
    let melds = hand.melds().iter().map(|meld| (QUIET, meld.to_string()));
    let blocks = reading.blocks().into_iter().map(|(block, completed)| {
        if completed { (WON, format!("<{block}>")) } else { (PLAIN, block.to_string()) }
    });
    blocks.chain(melds)
}
