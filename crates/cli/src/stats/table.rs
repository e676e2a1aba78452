//! Statistics as a table: a player a column, a line for each figure and yaku.

use std::io::{self, Write};

use mentsu::riichi::{DoraKind, Yaku};
use mentsu_table::stats::{Counts, Figure, Stats, Who};

use crate::show::columns::{self, Column};
use crate::show::counted;
use crate::stats::Counted;
use crate::stats::options::Arguments;
use crate::stats::words::{name, number, ranked, title, written};
use crate::terminal::paragraph;
use crate::terminal::style::{QUIET, TITLE};

/// Longer names are cut.
const LONGEST: usize = 18;

/// Yaku of a smaller share of the wins are left to JSON and CSV.
const RAREST: f64 = 0.01;

pub(super) fn print(
    out: &mut impl Write,
    counted_games: &Counted,
    arguments: &Arguments,
) -> io::Result<()> {
    let table = &counted_games.table;
    let all = format!("{}, {}", counted(table.records(), "game"), counted(table.rounds(), "round"));
    paragraph(out, TITLE, &all)?;
    if table.left_out() > 0 {
        let left_out = counted(table.left_out(), "round");
        let why = "the record begins or ends within, or breaks the rules";
        paragraph(out, QUIET, &format!("{left_out} left out: {why}"))?;
    }
    let kinds: Vec<u8> =
        [4, 3].into_iter().filter(|players| !ranked(table, *players).is_empty()).collect();
    for players in &kinds {
        if kinds.len() > 1 {
            writeln!(out)?;
            paragraph(out, TITLE, &format!("{players} players"))?;
        }
        let rows = ranked(table, *players);
        let shown = &rows[..rows.len().min(arguments.top.get())];
        print_figures(out, shown)?;
        print_yaku(out, shown)?;
        let others = rows.len() - shown.len();
        if others > 0 {
            writeln!(out)?;
            let text = format!(
                "… and {} of fewer games: --top shows more, --json and --csv all",
                counted(others, "other")
            );
            paragraph(out, QUIET, &text)?;
        }
    }
    counted_games.worst.print(out)
}

fn print_figures(out: &mut impl Write, rows: &[(&Who, &Stats)]) -> io::Result<()> {
    let titles: Vec<&str> = ["games", "rounds"].into_iter().chain(Figure::ALL.map(title)).collect();
    let columns: Vec<Column> = rows
        .iter()
        .map(|(who, stats)| {
            let Counts { games, rounds, .. } = *stats.counts();
            let whole = [games, rounds].map(|count| (count.to_string(), String::new()));
            let figures = Figure::ALL.map(|figure| match (figure, who.players) {
                (Figure::FourthRate, 3) => Default::default(),
                _ => written(stats.figure(figure), |value| number(figure, value)),
            });
            let cells = whole.into_iter().chain(figures).collect();
            Column { name: name(who, LONGEST), cells }
        })
        .collect();
    columns::print(out, "± 95 %", &titles, &columns)
}

/// Prints the shares of wins with each yaku and kind of dora, the most frequent first.
fn print_yaku(out: &mut impl Write, rows: &[(&Who, &Stats)]) -> io::Result<()> {
    let wins: i64 = rows.iter().map(|(_, stats)| stats.counts().wins).sum();
    let all = |of: &dyn Fn(&Counts) -> i64| -> i64 {
        rows.iter().map(|(_, stats)| of(stats.counts())).sum()
    };
    let yaku = Yaku::ALL.into_iter().map(|yaku| (all(&|counts| counts.yaku(yaku)), Of::Yaku(yaku)));
    let dora = DoraKind::ALL
        .into_iter()
        .map(|kind| (all(&|counts| counts.dora(kind).wins), Of::Dora(kind)));
    let mut lines: Vec<(i64, Of)> = yaku.chain(dora).collect();
    lines.retain(|(count, _)| *count > 0 && *count as f64 >= RAREST * wins as f64);
    lines.sort_by_key(|(count, _)| -count);
    if lines.is_empty() {
        return Ok(());
    }
    let titles: Vec<String> = lines.iter().map(|(_, of)| of.name().replace('_', " ")).collect();
    let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
    let percent = |value: f64| format!("{:.1}", 100.0 * value);
    let columns: Vec<Column> = rows
        .iter()
        .map(|(who, stats)| {
            let share = |of: &Of| match of {
                Of::Yaku(yaku) => stats.yaku(*yaku),
                Of::Dora(kind) => stats.dora(*kind),
            };
            let cells = lines.iter().map(|(_, of)| written(share(of), percent)).collect();
            Column { name: name(who, LONGEST), cells }
        })
        .collect();
    columns::print(out, "wins with, %", &titles, &columns)
}

/// What a line of the wins is about.
enum Of {
    Yaku(Yaku),
    Dora(DoraKind),
}

impl Of {
    const fn name(&self) -> &'static str {
        match self {
            Of::Yaku(yaku) => yaku.name(),
            Of::Dora(kind) => kind.name(),
        }
    }
}
