//! Results as a table: a column for each bot, a row for each figure.

use std::io::{self, Write};

use textwrap::core::display_width;

use crate::arena::entrant::Row;
use crate::arena::game::Arena;
use crate::arena::results::estimate::Estimate;
use crate::arena::results::{METRICS, Statistics, Unit};
use crate::show::columns::{self, Column};
use crate::show::counted;
use crate::show::game_words::cut;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WRONG};

/// Longer names are cut.
const LONGEST: usize = 20;

/// Prints the results of all finished walls.
pub(in crate::arena) fn print(
    out: &mut impl Write,
    arena: &Arena,
    statistics: &Statistics,
) -> io::Result<()> {
    paragraph(out, TITLE, &title(arena, statistics))?;
    if statistics.unfinished > 0 && arena.games_of_wall > 1 {
        let left_out = counted(statistics.unfinished, "game");
        paragraph(out, QUIET, &format!("{left_out} on an unfinished wall left out"))?;
    }
    let order = statistics.order();
    if statistics.games > 0 {
        let columns: Vec<Column> = order
            .iter()
            .map(|row| column(&arena.rows[*row], *row, arena.kind.is_sanma(), statistics))
            .collect();
        let titles: Vec<&str> = METRICS.iter().map(|metric| metric.title).collect();
        columns::print(out, "± 95 %", &titles, &columns)?;
        print_pairs(out, arena, &order, statistics)?;
    }
    for row in order {
        let faults = statistics.faults(row);
        if faults.sum() > 0 {
            let text = format!(
                "{}: {}, {} late, {} ended",
                cut(&arena.rows[row].bot.name, LONGEST),
                counted(faults.illegal as usize, "illegal answer"),
                faults.late,
                faults.ended,
            );
            writeln!(out)?;
            paragraph(out, WRONG, &text)?;
        }
    }
    Ok(())
}

/// The places so far, on one line.
pub(in crate::arena) fn so_far(arena: &Arena, statistics: &Statistics) -> String {
    let told = |row: usize| {
        let place = statistics.estimate(row, 0)?;
        let (value, within) = written(&place, Unit::Place);
        Some(format!("{} {value} {within}", cut(&arena.rows[row].bot.name, LONGEST)))
    };
    let told: Vec<String> = statistics.order().into_iter().filter_map(told).collect();
    format!("  {}", told.join("   "))
}

fn title(arena: &Arena, statistics: &Statistics) -> String {
    let walls = match arena.games_of_wall {
        1 => String::new(),
        _ => format!(" on {}", counted(statistics.walls(), "wall")),
    };
    format!(
        "{}{walls}, {}, {} players, rules {}{}, seed {}",
        counted(statistics.games, "game"),
        counted(statistics.rounds as usize, "round"),
        arena.kind.players(),
        arena.house,
        if arena.kind.hanchan { "" } else { ", tonpuu" },
        arena.seed,
    )
}

/// The figures of one bot: by metric the value, and half the width of its interval.
fn column(row: &Row, index: usize, is_sanma: bool, statistics: &Statistics) -> Column {
    let copies = if row.copies > 1 { format!(" ×{}", row.copies) } else { String::new() };
    let name = cut(&row.bot.name, LONGEST - display_width(&copies)) + &copies;
    let cell = |(number, metric): (usize, &super::Metric)| {
        let is_left_out = is_sanma && metric.key == "fourth_place";
        match statistics.estimate(index, number).filter(|_| !is_left_out) {
            Some(estimate) => written(&estimate, metric.unit),
            None => Default::default(),
        }
    };
    Column { name, cells: METRICS.iter().enumerate().map(cell).collect() }
}

/// An estimate as text: the value, and half the width of its interval.
fn written(estimate: &Estimate, unit: Unit) -> (String, String) {
    let number = |number: f64| match unit {
        Unit::Place => format!("{number:.3}"),
        Unit::Share => format!("{:.1}", 100.0 * number),
        Unit::Points => format!("{number:.0}"),
        Unit::Score | Unit::RankPoints => format!("{number:.1}"),
        Unit::Time => format!("{number:.2}"),
    };
    let sign = match unit {
        Unit::Score | Unit::RankPoints if estimate.value > 0.0 => "+",
        _ => "",
    };
    let within = estimate.within.map_or_else(|| "?".to_owned(), number);
    (sign.to_owned() + &number(estimate.value), format!("±{within}"))
}

/// Prints how far each bot is ahead of each worse one, wall by wall.
fn print_pairs(
    out: &mut impl Write,
    arena: &Arena,
    order: &[usize],
    statistics: &Statistics,
) -> io::Result<()> {
    let mut lines = Vec::new();
    for (i, a) in order.iter().enumerate() {
        for b in &order[i + 1..] {
            let Some((behind, Some(p))) = statistics.behind(*b, *a) else { continue };
            let p = if p < 0.001 { "p < 0.001".to_owned() } else { format!("p = {p:.3}") };
            let (value, within) = written(&behind, Unit::Place);
            let [a, b] = [a, b].map(|row| cut(&arena.rows[*row].bot.name, LONGEST));
            lines.push(format!("{a} {value} {within} places before {b}, {p}"));
        }
    }
    if !lines.is_empty() {
        writeln!(out)?;
    }
    lines.iter().try_for_each(|line| paragraph(out, PLAIN, line))
}
