//! Hands of 3n+1 tiles: waits or ukeire.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::{FifthCopy, Hand, Reading, TileSet, Visible, Waits};

use crate::show::helping;
use crate::show::waits::{self, WaitReading};
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

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
    if !only_fifth_copies.is_empty() {
        let title = format!("Not tenpai: only a fifth {only_fifth_copies} would win.");
        paragraph(out, TITLE, &title)?;
    }
    let ukeire = hand.ukeire_in(view);
    helping::print_title(out, ukeire.shanten(), ukeire.total().into(), ukeire.tiles().len())?;
    writeln!(out)?;
    helping::print_tiles(out, ukeire.iter())?;
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
        line.named_tile(2, PLAIN, improvement.draw().into());
        line.put(PLAIN, &format!(", discarding {}: {}", best.tile(), best.ukeire().total()));
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints the waits, and each reading of the hand with each of them.
fn print_waits(out: &mut impl Write, hand: &Hand, waits: &Waits) -> io::Result<()> {
    let left = waits.iter().map(|wait| usize::from(wait.left())).sum();
    waits::print_title(out, waits.len(), left)?;
    let waits = waits.iter().map(|wait| {
        let readings = wait.readings().iter().map(|reading| WaitReading {
            shape: Some(reading.shape().name()),
            blocks: blocks(reading, hand).collect(),
        });
        (wait.tile(), wait.left(), readings.collect())
    });
    waits::print_readings(out, waits.collect())
}

/// The blocks of a reading, the completed one in angle brackets, and the melds.
fn blocks(reading: &Reading, hand: &Hand) -> impl Iterator<Item = (Style, String)> {
    let melds = hand.melds().iter().map(|meld| (QUIET, meld.to_string()));
    let blocks = reading.blocks().into_iter();
    blocks.map(|(block, completed)| waits::block(&block.to_string(), completed)).chain(melds)
}
