//! All decisions of a player, a line each.

use std::io::{self, Write};

use mentsu_table::advice::Mistake;
use mentsu_table::record::Record;

use super::actions::points;
use super::decisions::Decision;
use crate::files::File;
use crate::show::counted;
use crate::show::game_words::{action, cut, player_name, round_names};
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON, WRONG};
use crate::terminal::width;

/// Where columns begin, and where numbers end.
struct Columns {
    hand: Option<usize>,
    taken: usize,
    /// The longest action.
    longest: usize,
    value: Option<usize>,
    best: usize,
    loss: usize,
    mistake: Option<usize>,
}

impl Columns {
    fn of_width() -> Columns {
        let columns = |hand: Option<usize>, longest: usize| {
            let taken = hand.map_or(10, |hand| hand + 27);
            let value = taken + longest + 7;
            let best = value + 2;
            let loss = best + longest + 7;
            let (value, mistake) = (Some(value), Some(loss + 1));
            Columns { hand, taken, longest, value, best, loss, mistake }
        };
        match width() {
            0..60 => Columns {
                hand: None,
                taken: 10,
                longest: 11,
                value: None,
                best: 22,
                loss: 42,
                mistake: None,
            },
            60..72 => columns(None, 11),
            72..100 => columns(None, 19),
            _ => columns(Some(11), 19),
        }
    }
}

/// Prints the decisions of a player in a game.
pub(super) fn print(
    out: &mut impl Write,
    (file, game, record): (&File, Option<usize>, &Record),
    all: &[Decision],
    titled: bool,
) -> io::Result<()> {
    let Some(first) = all.first() else { return Ok(()) };
    let mut words: Vec<String> = titled.then(|| file.to_string()).into_iter().collect();
    words.extend(game.map(|number| format!("game {number}")));
    words.push(player_name(&record.names, first.judged.seat, 20));
    paragraph(out, TITLE, &words.join(", "))?;
    writeln!(out)?;
    let columns = Columns::of_width();
    let mut header = Line::with(QUIET, "turn");
    if let Some(column) = columns.hand {
        header.to(column);
        header.put(QUIET, "hand");
    }
    header.to(columns.taken);
    header.put(QUIET, "action");
    if let Some(column) = columns.value {
        header.right(QUIET, column, "value");
    }
    header.to(columns.best);
    header.put(QUIET, "best");
    header.right(QUIET, columns.loss, "given up");
    writeln!(out, "{header}")?;
    let names = round_names(&record.rounds);
    for decision in all {
        let judged = &decision.judged;
        let mut line = Line::with(PLAIN, &format!("{}.{}", names[judged.round], judged.turn));
        if let Some(column) = columns.hand {
            line.to(column);
            line.put(PLAIN, &cut(&judged.hand.to_string(), columns.taken - column - 1));
        }
        let (Some(taken), Some(best)) = (judged.taken(), judged.best()) else { continue };
        let mistake = judged.reported_mistake();
        line.to(columns.taken);
        line.put(
            if mistake.is_none() { WON } else { TITLE },
            &cut(&action(&taken.action), columns.longest),
        );
        if let Some(column) = columns.value {
            line.right(PLAIN, column, &points(taken.value));
        }
        if let Some(mistake) = mistake {
            line.to(columns.best);
            line.put(PLAIN, &cut(&action(&best.action), columns.longest));
            // Values that the plans' single precision can't distinguish get no colour.
            let style = if judged.loss() >= 10.0 { WRONG } else { PLAIN };
            line.right(style, columns.loss, &format!("{:.0}", judged.loss()));
            if let Some(column) = columns.mistake {
                line.to(column);
                line.put(QUIET, mistake.name());
            }
        }
        writeln!(out, "{line}")?;
    }
    print_sums(out, all)?;
    writeln!(out)
}

/// What each kind of mistake gave up, and all.
fn print_sums(out: &mut impl Write, all: &[Decision]) -> io::Result<()> {
    let mut words = Vec::new();
    for mistake in Mistake::ALL {
        let of_kind =
            || all.iter().filter(|decision| decision.judged.reported_mistake() == Some(mistake));
        let lost: f64 = of_kind().map(|decision| decision.judged.loss()).sum();
        if of_kind().next().is_some() {
            words.push(format!("{mistake} {lost:.0} ({})", of_kind().count()));
        }
    }
    let lost: f64 = all.iter().map(|decision| decision.judged.loss()).sum();
    writeln!(out)?;
    let decisions = counted(all.len(), "decision");
    let kinds = if words.is_empty() { String::new() } else { format!(": {}", words.join(", ")) };
    paragraph(out, PLAIN, &format!("{lost:.0} points given up in {decisions}{kinds}"))
}
