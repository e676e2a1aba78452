//! How dangerous each tile of the hand is against each opponent, and why.

use core::ops::ControlFlow;
use std::io::{self, Write};

use mentsu::Tile;
use mentsu_protocol::wind_letter;
use mentsu_table::reading::{PossibleWait, TableReading};
use mentsu_table::record::Record;
use mentsu_table::{Seat, View};

use super::actions::percent;
use crate::show::game_words::player_name;
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON, WRONG};
use crate::terminal::{columns, paragraph, width};

/// A wait that an opponent may have, and how much of all waits it is.
pub(super) struct SharedWait {
    pub(super) wait: PossibleWait,
    /// 0 to 1.
    pub(super) share: f64,
}

/// The waits for a tile, the likeliest first, with what each has of all waits of the opponent.
pub(super) fn waits(reading: &TableReading<'_>, tile: Tile, of: Seat) -> Vec<SharedWait> {
    let (mut waits, mut sum) = (Vec::new(), 0.0);
    reading.each_wait(of, |wait| {
        let factors = wait.clues.iter().map(|clue| reading.factor(*clue));
        let share = wait.ways * factors.product::<f64>();
        sum += share;
        if wait.tiles.contains(tile) {
            waits.push(SharedWait { wait: *wait, share });
        }
        ControlFlow::Continue(())
    });
    waits.iter_mut().for_each(|wait| wait.share /= sum);
    waits.sort_by(|one, other| other.share.total_cmp(&one.share));
    waits
}

/// The kinds of the hand, the safest first.
pub(super) fn tiles(reading: &TableReading<'_>) -> Vec<Tile> {
    let dangers = reading.dangers_to_any();
    let held = |tile: &Tile| reading.hand().concealed().get(*tile) > 0;
    let mut tiles: Vec<Tile> = Tile::ALL.into_iter().filter(held).collect();
    tiles.sort_by(|one, other| dangers[one.index()].total_cmp(&dangers[other.index()]));
    tiles
}

/// The opponents, in the order of play.
pub(super) fn opponents(view: &View) -> impl Iterator<Item = Seat> + '_ {
    let seats = view.table().seats();
    let own = view.seat().index();
    (1..seats.len()).map(move |after| seats[(own + after) % seats.len()])
}

/// Prints a table of dangers, and why the most dangerous tiles are.
pub(super) fn print(out: &mut impl Write, record: &Record, view: &View) -> io::Result<()> {
    let reading = TableReading::of(view);
    let wide = match width() {
        0..60 => 9,
        60..76 => 14,
        _ => 20,
    };
    let name = |seat: Seat| {
        let wind = view.table().wind(seat).map_or_else(String::new, wind_letter);
        format!("{wind} {}", player_name(&record.names, seat, wide - 4))
    };
    writeln!(out)?;
    let mut header = Line::with(QUIET, "danger");
    let (any, end) = (16, |nth: usize| 16 + wide * (nth + 1));
    header.right(QUIET, any, "any");
    for (nth, seat) in opponents(view).enumerate() {
        header.right(QUIET, end(nth), &name(seat));
    }
    writeln!(out, "{header}")?;
    let dangers = reading.dangers_to_any();
    for tile in tiles(&reading) {
        let chance = dangers[tile.index()];
        let mut line = Line::with(TITLE, &tile.to_string());
        line.right(of_chance(chance), any, &percent(chance));
        for (nth, seat) in opponents(view).enumerate() {
            let danger = reading.danger(tile, seat);
            let (style, text) = match danger.safe() {
                Some(safe) => (WON, safe.name().replace('_', " ")),
                None => (PLAIN, percent(danger.chance())),
            };
            line.right(style, end(nth), &text);
        }
        writeln!(out, "{line}")?;
    }
    print_reasons(out, view, &reading, name)
}

/// The likeliest waits for the most dangerous tiles, with the clues of each.
fn print_reasons(
    out: &mut impl Write,
    view: &View,
    reading: &TableReading<'_>,
    name: impl Fn(Seat) -> String,
) -> io::Result<()> {
    /// How much to print: tiles and waits of each, from which danger and share on.
    const TILES: usize = 3;
    const WAITS: usize = 3;
    const LEAST: f64 = 0.01;
    const SHARE: f64 = 0.005;
    /// Where waits begin.
    const INDENT: usize = 11;
    let mut pairs: Vec<(f64, Tile, Seat)> = Vec::new();
    for seat in opponents(view) {
        let dangers = reading.dangers(seat);
        let of_tiles = tiles(reading).into_iter();
        pairs.extend(of_tiles.map(|tile| (dangers.of(tile).chance(), tile, seat)));
    }
    pairs.retain(|(chance, ..)| *chance >= LEAST);
    pairs.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (chance, tile, seat) in pairs.into_iter().take(TILES) {
        writeln!(out)?;
        let title = format!("{tile} against {}: {}", name(seat), percent(chance));
        paragraph(out, of_chance(chance), &title)?;
        let waits = waits(reading, tile, seat).into_iter();
        for SharedWait { wait, share } in waits.take(WAITS).filter(|wait| wait.share >= SHARE) {
            let words = wait_words(reading, &wait);
            for (nth, text) in columns::wrapped(&words, width() - INDENT).iter().enumerate() {
                let mut line = Line::default();
                if nth == 0 {
                    line.right(TITLE, INDENT - 2, &format!("{:.1} %", 100.0 * share));
                }
                line.to(INDENT);
                line.put(PLAIN, text);
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

/// Shape, tiles, ways and clues of a wait, each clue with its factor.
fn wait_words(reading: &TableReading<'_>, wait: &PossibleWait) -> String {
    let digits = usize::from(wait.ways.fract() != 0.0);
    let of = if wait.ways == 1.0 { "way" } else { "ways" };
    let mut words =
        vec![format!("{} for {}", wait.shape, wait.tiles), format!("{:.digits$} {of}", wait.ways)];
    let mut clues: Vec<(&str, String)> = Vec::new();
    for clue in wait.clues.iter() {
        let factor = format!("×{:.2}", reading.factor(*clue));
        // What is so of both tiles held, or of several discards, counts as often.
        match clues.iter_mut().find(|(name, _)| *name == clue.name()) {
            Some((_, factors)) => *factors += &format!(" {factor}"),
            None => clues.push((clue.name(), factor)),
        }
    }
    words.extend(clues.into_iter().map(|(name, factors)| format!("{name} {factors}")));
    words.join("; ")
}

/// The style of a danger.
fn of_chance(chance: f64) -> anstyle::Style {
    if chance == 0.0 {
        WON
    } else if chance >= 0.05 {
        WRONG
    } else {
        PLAIN
    }
}
