//! All actions as a table: values and their parts.

use std::io::{self, Write};

use mentsu_table::Action;
use mentsu_table::advice::Advised;

use crate::judged::Judged;
use crate::show::game_words::{action, cut};
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::width;

/// The columns at which numbers end.
const ENDS: [(&str, usize); 6] = [
    ("value", 20),
    ("deal-in", 28),
    ("points", 35),
    ("win", 43),
    ("going on", 52),
    ("folding", 60),
];

/// How much wider columns are where there is room.
fn spread() -> usize {
    match width() {
        0..76 => 0,
        76..100 => 2,
        _ => 4,
    }
}

/// Prints a line for each action, the best first; the one taken is marked.
pub(super) fn print(out: &mut impl Write, judged: &Judged) -> io::Result<()> {
    let ends = |nth: usize| ENDS[nth].1 + spread() * (nth + 1);
    let shown = ENDS.iter().filter(|(_, end)| *end <= width()).count();
    let mut header = Line::with(QUIET, "action");
    for (nth, (name, _)) in ENDS.iter().enumerate().take(shown) {
        header.right(QUIET, ends(nth), name);
    }
    writeln!(out, "{header}")?;
    let mut rows: Vec<(&Advised, bool)> = Vec::new();
    for advised in judged.advice.actions() {
        let is_taken = advised.action == judged.action;
        // A tile from the hand and the same one as drawn are worth the same: one line.
        match rows.iter_mut().find(|(row, _)| are_alike(row, advised)) {
            Some((row, taken)) => {
                if is_taken {
                    (*row, *taken) = (advised, true);
                }
            }
            None => rows.push((advised, is_taken)),
        }
    }
    for (nth, (advised, is_taken)) in rows.into_iter().enumerate() {
        let mut line = Line::default();
        line.put(TITLE, if is_taken { "> " } else { "  " });
        let style = match (nth, is_taken) {
            (0, _) => WON,
            (_, true) => TITLE,
            _ => PLAIN,
        };
        let name = cut(&action(&advised.action), ends(0) - 9);
        line.put(style, &name);
        let parts = &advised.parts;
        let numbers = [
            points(advised.value),
            percent(parts.deal_in),
            points(parts.deal_in_points),
            percent(parts.win),
            points(parts.going_on),
            points(parts.folding),
        ];
        for (nth, text) in numbers.iter().enumerate().take(shown) {
            line.right(if nth == 0 { style } else { PLAIN }, ends(nth), text);
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Whether two actions differ only in where the discard came from.
fn are_alike(one: &Advised, other: &Advised) -> bool {
    let same = match (one.action, other.action) {
        (Action::Discard { face, .. }, Action::Discard { face: of, .. })
        | (Action::Riichi { face, .. }, Action::Riichi { face: of, .. }) => face == of,
        _ => false,
    };
    same && one.value == other.value
}

/// Points with a minus, rounded.
pub(super) fn points(points: f64) -> String {
    match points.round() {
        points if points < 0.0 => format!("−{:.0}", -points),
        points => format!("{:.0}", points.abs()),
    }
}

/// A chance as a percentage; nothing for 0.
pub(super) fn percent(chance: f64) -> String {
    if chance == 0.0 { "0".to_owned() } else { format!("{:.1} %", 100.0 * chance) }
}
