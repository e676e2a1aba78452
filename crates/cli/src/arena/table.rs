//! The results as a table.

use std::io::{self, Write};

use crate::arena::game::Arena;
use crate::arena::statistics::{BotStatistics, Statistics};
use crate::show::counted;
use crate::show::played::cut;
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WRONG};
use crate::terminal::{paragraph, width};

/// A column: its title, how wide it is, and what stands in it.
struct Column {
    title: &'static str,
    width: usize,
    text: fn(&BotStatistics, &Statistics) -> String,
}

fn percent(part: usize, whole: usize) -> String {
    format!("{:.1}", 100.0 * part as f64 / whole.max(1) as f64)
}

fn place(nth: usize, bot: &BotStatistics, all: &Statistics) -> String {
    percent(bot.places[nth], all.games)
}

/// What fits 60 columns beside a name, in sanma without the fourth place.
const COLUMNS: [Column; 7] = [
    Column { title: "rank", width: 6, text: |bot, _| format!("{:.3}", bot.rank()) },
    Column {
        title: "±95 %",
        width: 7,
        text: |bot, _| bot.rank_within().map_or_else(|| "?".to_owned(), |r| format!("{r:.3}")),
    },
    Column { title: "1st %", width: 7, text: |bot, all| place(0, bot, all) },
    Column { title: "2nd", width: 6, text: |bot, all| place(1, bot, all) },
    Column { title: "3rd", width: 6, text: |bot, all| place(2, bot, all) },
    Column { title: "4th", width: 6, text: |bot, all| place(3, bot, all) },
    Column {
        title: "points",
        width: 8,
        text: |bot, all| (bot.points / all.games.max(1) as i64).to_string(),
    },
];

/// What is added where there is room.
const MORE: [Column; 3] = [
    Column {
        title: "score",
        width: 7,
        text: |bot, all| format!("{:+.1}", bot.score as f64 / 1000.0 / all.games.max(1) as f64),
    },
    Column { title: "won %", width: 7, text: |bot, all| percent(bot.wins, all.rounds) },
    Column { title: "dealt in", width: 9, text: |bot, all| percent(bot.dealt_in, all.rounds) },
];

pub(super) fn print(
    out: &mut impl Write,
    arena: &Arena,
    games: usize,
    statistics: &Statistics,
) -> io::Result<()> {
    let walls = match arena.rotations {
        1 => String::new(),
        rotations => format!(" on {}", counted(games / rotations, "wall")),
    };
    let title = format!(
        "{}{walls}, {}, {} players, rules {}{}, seed {}",
        counted(games, "game"),
        counted(statistics.rounds, "round"),
        arena.entrants.len(),
        arena.rules,
        if arena.kind.hanchan { "" } else { ", tonpuu" },
        arena.seed,
    );
    paragraph(out, TITLE, &title)?;
    writeln!(out)?;
    let is_in = |column: &&Column| !(arena.kind.sanma && column.title == "4th");
    let mut columns: Vec<&Column> = COLUMNS.iter().filter(is_in).collect();
    let taken = |columns: &[&Column]| columns.iter().map(|column| column.width).sum::<usize>();
    let longest = arena.entrants.iter().map(|bot| crate::terminal::columns::of_text(&bot.name));
    let longest = longest.max().unwrap_or(0).max(3);
    let room = width() - 2;
    for column in &MORE {
        if longest.min(12) + taken(&columns) + column.width <= room {
            columns.push(column);
        }
    }
    let name = longest.min(room.saturating_sub(taken(&columns)));
    let mut header = Line::with(QUIET, "bot");
    header.to(2 + name);
    for column in &columns {
        header.put(QUIET, &right(column.title, column.width));
    }
    writeln!(out, "{header}")?;
    let mut order: Vec<usize> = (0..arena.entrants.len()).collect();
    let of_bots = &statistics.of_bots;
    order.sort_by(|a, b| of_bots[*a].rank().total_cmp(&of_bots[*b].rank()));
    for bot in &order {
        let mut line = Line::with(PLAIN, &cut(&arena.entrants[*bot].name, name));
        line.to(2 + name);
        for column in &columns {
            let text = (column.text)(&of_bots[*bot], statistics);
            line.put(PLAIN, &right(&text, column.width));
        }
        writeln!(out, "{line}")?;
    }
    for bot in order.iter().filter(|bot| of_bots[**bot].faults() > 0) {
        let faults = &of_bots[*bot];
        let text = format!(
            "{}: {}, {} late, {} ended",
            arena.entrants[*bot].name,
            counted(faults.illegal, "illegal answer"),
            faults.late,
            faults.ended,
        );
        writeln!(out)?;
        paragraph(out, WRONG, &text)?;
    }
    Ok(())
}

/// Text at the right end of so many columns.
fn right(text: &str, width: usize) -> String {
    format!("{text:>width$}")
}
