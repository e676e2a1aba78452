//! The plan as a table with a line for each discard.

use std::io::{self, Write};

use mentsu::plan::{DiscardPlan, Objective, Plan};

use crate::plan::bars::{bar, sparkline};
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::{paragraph, width};

/// The columns at which text begins and numbers end.
struct Columns {
    shanten: Option<usize>,
    ukeire: usize,
    tenpai: usize,
    win: usize,
    points: usize,
    riichi: Option<usize>,
    /// Where bars begin, and the longest bar.
    bars: Option<(usize, usize)>,
    sparklines: Option<usize>,
}

impl Columns {
    fn of_width(draws: u8, declares: bool) -> Columns {
        if width() < 60 {
            return Columns {
                shanten: None,
                ukeire: 17,
                tenpai: 26,
                win: 35,
                points: 43,
                riichi: None,
                bars: None,
                sparklines: None,
            };
        }
        let end = if declares { 60 } else { 52 };
        let room = width() - end;
        let longest = if room > 50 { 22 } else { 18 };
        let sparklines = end + longest + 2;
        Columns {
            shanten: Some(11),
            ukeire: 27,
            tenpai: 36,
            win: 44,
            points: 51,
            riichi: declares.then_some(53),
            bars: (room > 12).then(|| (end, longest.min(room))),
            sparklines: (draws > 0 && sparklines + usize::from(draws) <= width())
                .then_some(sparklines),
        }
    }
}

/// Prints the discards of a hand that may be closed, best first.
pub(super) fn print(
    out: &mut impl Write,
    is_closed: bool,
    plan: &Plan,
    objective: Objective,
) -> io::Result<()> {
    let all: Vec<_> = plan.ranked(objective).collect();
    let may_declare = |discard: &DiscardPlan| discard.shanten().get() == 0 && is_closed;
    let declares = all.iter().any(|discard| may_declare(discard));
    let columns = Columns::of_width(plan.draws(), declares);
    print_header(out, &columns, objective, plan.draws())?;
    let best = all.first().map_or(0.0, |best| best.figures().of(objective));
    let share = |value: f64| if best > 0.0 { value / best } else { 0.0 };
    for (nth, discard) in all.iter().enumerate() {
        let mut line = Line::default();
        line.named_tile(2, if nth == 0 { WON } else { TITLE }, discard.face());
        if let Some(column) = columns.shanten {
            line.to(column);
            line.put(PLAIN, &discard.shanten().to_string());
        }
        let figures = discard.figures();
        let numbers = [
            (columns.ukeire, discard.ukeire_count().to_string()),
            (columns.tenpai, percent(figures.tenpai())),
            (columns.win, percent(figures.win())),
            (columns.points, format!("{:.0}", figures.points())),
        ];
        for (end, text) in numbers {
            line.right(PLAIN, end, &text);
        }
        if let Some(column) = columns.riichi.filter(|_| may_declare(discard)) {
            line.to(column);
            line.put(PLAIN, riichi(discard, plan));
        }
        if let Some((column, longest)) = columns.bars {
            let bar = bar(share(figures.of(objective)), longest);
            if !bar.is_empty() {
                line.to(column);
                line.put(WON, &bar);
            }
        }
        if let Some(column) = columns.sparklines {
            line.to(column);
            let turns = (1..=plan.draws()).rev();
            let shares = turns.map(|left| share(discard.at(left).of(objective)));
            line.put(QUIET, &sparkline(shares));
        }
        writeln!(out, "{line}")?;
    }
    if declares && columns.riichi.is_none() {
        let tenpai = all.iter().filter(|discard| may_declare(discard));
        let words: Vec<String> =
            tenpai.map(|discard| format!("{} {}", discard.face(), riichi(discard, plan))).collect();
        writeln!(out)?;
        paragraph(out, PLAIN, &format!("{}.", words.join(", ")))?;
    }
    Ok(())
}

fn print_header(
    out: &mut impl Write,
    columns: &Columns,
    objective: Objective,
    draws: u8,
) -> io::Result<()> {
    let mut header = Line::with(QUIET, "discard");
    if let Some(column) = columns.shanten {
        header.to(column);
        header.put(QUIET, "shanten");
    }
    header.right(QUIET, columns.ukeire, "ukeire");
    figure_names(&mut header, [columns.tenpai, columns.win, columns.points], objective);
    if let Some(column) = columns.riichi {
        header.to(column);
        header.put(QUIET, "riichi?");
    }
    if let Some(column) = columns.sparklines.filter(|_| draws > 9) {
        header.to(column);
        let now = format!("{draws} left");
        header.put(QUIET, &format!("{now}{:>rest$}", "1", rest = usize::from(draws) - now.len()));
    }
    writeln!(out, "{header}")
}

/// Puts the names of the three figures above where they end, that of the objective in bold.
pub(super) fn figure_names(header: &mut Line, ends: [usize; 3], objective: Objective) {
    let objectives = [Objective::Tenpai, Objective::Win, Objective::Points];
    for (end, this) in ends.into_iter().zip(objectives) {
        header.right(if this == objective { TITLE } else { QUIET }, end, this.name());
    }
}

/// Riichi or dama.
fn riichi(discard: &DiscardPlan, plan: &Plan) -> &'static str {
    if discard.declares_riichi(plan.draws()) { "riichi" } else { "dama" }
}

/// A chance as a percentage.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance)
}
