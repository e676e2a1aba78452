//! Hands of 3n+1 tiles under Chinese rules: what waits are worth, or which tiles help.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::mcr::{
    CompletedBlock, FormKind, Reading, forms, shantens, ukeire_in, wait_worths, waits_in,
};
use mentsu::{Face, FormBlock, Hand, Ukeire};

use crate::mcr::options::WinOptions;
use crate::mcr::print_shantens;
use crate::show::{capitalised, counted};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::{paragraph, width};

/// Prints the waits, or the tiles that help.
pub(super) fn print(out: &mut impl Write, hand: &Hand, situated: &WinOptions) -> io::Result<()> {
    let useful = ukeire_in(hand, &situated.visible(hand));
    if !useful.shanten().is_one_away() {
        return print_not_tenpai(out, hand, &useful);
    }
    if useful.total() == 0 {
        return paragraph(out, TITLE, "Tenpai, but no tile that would win is left.");
    }
    print_waits(out, hand, &useful, situated)
}

/// Where the names of tiles begin.
const NAME: usize = 5;

/// Prints a line for each wait: the points without flowers, and the fan by discard.
fn print_waits(
    out: &mut impl Write,
    hand: &Hand,
    useful: &Ukeire,
    situated: &WinOptions,
) -> io::Result<()> {
    /// Where the columns begin, or end if they are numbers.
    const LEFT: usize = 12;
    const DISCARD: usize = 24;
    const DRAWN: usize = 36;
    const FANS: usize = 38;

    let rules = situated.rules();
    let waits = wait_worths(hand, &situated.next(), &situated.visible(hand), &rules);
    let title = format!(
        "Tenpai: {}, {} left.",
        counted(waits.len(), "wait"),
        counted(useful.total().into(), "tile")
    );
    paragraph(out, WON, &title)?;
    writeln!(out)?;
    let is_whole = usize::from(hand.concealed().total()) + 3 * hand.melds().len() == 13;
    if !is_whole {
        return print_tiles(out, useful);
    }
    let title = format!(
        "Points without flowers, {}; a win takes {}:",
        situated.seat_and_rules(),
        rules.minimum()
    );
    paragraph(out, TITLE, &title)?;
    writeln!(out)?;
    let mut header = Line::with(QUIET, "wait");
    header.right(QUIET, LEFT, "left");
    header.right(QUIET, DISCARD, "by discard");
    header.right(QUIET, DRAWN, "self-drawn");
    header.to(FANS);
    header.put(QUIET, "fan by discard");
    writeln!(out, "{header}")?;
    for wait in &waits {
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, wait.tile());
        line.to(NAME);
        line.put(TITLE, &wait.tile().to_string());
        line.right(PLAIN, LEFT, &wait.left().to_string());
        let both = [
            (DISCARD, wait.by_discard(), wait.wins_by_discard()),
            (DRAWN, wait.self_drawn(), wait.wins_self_drawn()),
        ];
        for (end, points, wins) in both {
            let (style, few) = if wins { (WON, "") } else { (PLAIN, "too few ") };
            line.right(style, end, &format!("{few}{points}"));
        }
        let score = situated.score_of_wait(hand, Face::plain(wait.tile()));
        let fans: Vec<_> = score.iter().flat_map(|score| score.fans()).collect();
        let last = fans.len();
        let parts = fans.iter().zip(1..).map(|(one, nth)| {
            let points = u16::from(one.points()) * u16::from(one.times());
            let comma = if nth == last { "" } else { "," };
            (QUIET, format!("{} {points}{comma}", one.fan().english()))
        });
        print_flowing(out, line, FANS, " ", parts)?;
    }
    print_completed(out, hand, situated)?;
    print_other_forms(out, hand, waits.iter().map(|wait| wait.tile()))
}

/// Prints each form that a wait completes, the block in angle brackets.
fn print_completed(out: &mut impl Write, hand: &Hand, situated: &WinOptions) -> io::Result<()> {
    /// Where the forms begin.
    const FORM: usize = 9;

    let mut header = Line::default();
    header.to(2);
    header.put(QUIET, "wait");
    header.to(FORM);
    header.put(QUIET, "form, <block completed>");
    writeln!(out, "\n{header}")?;
    for wait in &waits_in(hand, &situated.visible(hand)) {
        for (nth, reading) in wait.readings().iter().enumerate() {
            let mut line = Line::default();
            if nth == 0 {
                line.to(2);
                line.tile(PLAIN, wait.tile());
                line.to(NAME);
                line.put(TITLE, &wait.tile().to_string());
            }
            print_flowing(out, line, FORM, " ", marked(reading))?;
        }
    }
    Ok(())
}

/// The blocks of a reading, that which the tile completes in angle brackets.
fn marked(reading: &Reading) -> Vec<(Style, String)> {
    let (form, block) = (reading.form().to_string(), reading.block());
    let holds = |text: &str| match text.parse::<FormBlock>() {
        Ok(one) => one.contains(reading.tile()),
        // Honors and knitted tiles are one block.
        Err(_) => true,
    };
    let is_it = |text: &str| match block {
        CompletedBlock::Whole => holds(text),
        block => text == block.to_string(),
    };
    let place = form.split(' ').position(is_it);
    let blocks = form.split(' ').enumerate().map(|(nth, text)| {
        if place == Some(nth) { (WON, format!("<{text}>")) } else { (PLAIN, text.to_owned()) }
    });
    blocks.collect()
}

/// Names the forms that waits complete, unless it is the standard one alone.
fn print_other_forms(
    out: &mut impl Write,
    hand: &Hand,
    waits: impl Iterator<Item = mentsu::Tile>,
) -> io::Result<()> {
    let won = waits.filter_map(|tile| hand.draw(tile).ok());
    let mut kinds: Vec<FormKind> =
        won.flat_map(|won| forms(&won)).map(|form| form.kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds == [FormKind::Standard] {
        return Ok(());
    }
    let names: Vec<String> =
        kinds.iter().map(|kind| format!("{} {}", kind.english(), kind.chinese())).collect();
    writeln!(out)?;
    paragraph(out, PLAIN, &format!("They complete {}.", names.join(" or ")))
}

fn print_not_tenpai(out: &mut impl Write, hand: &Hand, useful: &Ukeire) -> io::Result<()> {
    let title = format!(
        "{}: {} of {} help.",
        capitalised(&useful.shanten().to_string()),
        counted(useful.total().into(), "tile"),
        counted(useful.tiles().len(), "kind"),
    );
    paragraph(out, TITLE, &title)?;
    print_shantens(out, &shantens(hand))?;
    writeln!(out)?;
    print_tiles(out, useful)
}

/// Prints tiles with the copies left.
fn print_tiles(out: &mut impl Write, useful: &Ukeire) -> io::Result<()> {
    /// Columns of a tile, its name and the copies left.
    const CELL: usize = 9;

    let left: Vec<_> = useful.iter().filter(|(_, left)| *left > 0).collect();
    for row in left.chunks((width() - 2) / CELL) {
        let mut line = Line::default();
        for (i, (tile, left)) in row.iter().enumerate() {
            line.to(2 + CELL * i);
            line.tile(PLAIN, *tile);
            line.to(5 + CELL * i);
            line.put(PLAIN, &format!("{tile} {left}"));
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}
