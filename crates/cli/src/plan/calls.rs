//! Whether to call a discard: a table of passing and each call, then the discards after each call.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::plan::{CallPlan, CallPlans, Figures, Objective};

use crate::plan::table::{self, figure_names, percent};
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::{paragraph, width};

/// The columns at which text begins and numbers end.
struct Columns {
    discard: usize,
    shanten: Option<usize>,
    draws: Option<usize>,
    tenpai: usize,
    win: usize,
    points: usize,
}

impl Columns {
    fn of_width() -> Columns {
        if width() < 60 {
            return Columns {
                discard: 11,
                shanten: None,
                draws: None,
                tenpai: 26,
                win: 35,
                points: 43,
            };
        }
        let (shanten, draws) = (Some(21), Some(35));
        Columns { discard: 12, shanten, draws, tenpai: 44, win: 52, points: 59 }
    }
}

/// Passing, or a call with the best discard after it.
struct Choice<'a> {
    call: Option<&'a CallPlan>,
    figures: Figures,
    left: u8,
}

/// All choices, the best first; of equal ones passing, then as the calls come.
fn ranked(plans: &CallPlans, draws: u8, objective: Objective) -> Vec<Choice<'_>> {
    let pass = Choice { call: None, figures: plans.pass().figures(), left: draws };
    let calls = plans.calls().iter().map(|call| Choice {
        call: Some(call),
        figures: call.best(objective).map_or_else(Figures::default, |best| best.figures()),
        left: call.left(),
    });
    let mut all: Vec<Choice<'_>> = core::iter::once(pass).chain(calls).collect();
    all.sort_by(|a, b| b.figures.of(objective).total_cmp(&a.figures.of(objective)));
    all
}

/// Prints what passing and each call lead to.
pub(super) fn print(
    out: &mut impl Write,
    plans: &CallPlans,
    draws: u8,
    objective: Objective,
) -> io::Result<()> {
    if plans.calls().is_empty() {
        paragraph(out, PLAIN, "No chi or pon of this tile is possible.")?;
        writeln!(out)?;
    }
    let columns = Columns::of_width();
    print_header(out, &columns, objective)?;
    for (nth, choice) in ranked(plans, draws, objective).iter().enumerate() {
        let style = if nth == 0 { WON } else { TITLE };
        writeln!(out, "{}", line_of(choice, &columns, objective, style))?;
    }
    for call in plans.calls() {
        writeln!(out)?;
        paragraph(out, TITLE, &format!("After {}:", call.meld()))?;
        writeln!(out)?;
        table::print(out, false, call.plan(), objective)?;
    }
    Ok(())
}

fn line_of(choice: &Choice<'_>, columns: &Columns, objective: Objective, style: Style) -> Line {
    let mut line = Line::default();
    line.to(2);
    match choice.call {
        None => line.put(style, "pass"),
        Some(call) => line.put(style, &call.meld().to_string()),
    }
    if let Some(best) = choice.call.and_then(|call| call.best(objective)) {
        line.to(columns.discard);
        line.put(PLAIN, &best.face().to_string());
        if let Some(column) = columns.shanten {
            line.to(column);
            line.put(PLAIN, &best.shanten().to_string());
        }
    }
    if let Some(end) = columns.draws {
        line.right(PLAIN, end, &choice.left.to_string());
    }
    let figures = choice.figures;
    for (end, text) in [
        (columns.tenpai, percent(figures.tenpai())),
        (columns.win, percent(figures.win())),
        (columns.points, format!("{:.0}", figures.points())),
    ] {
        line.right(PLAIN, end, &text);
    }
    line
}

fn print_header(out: &mut impl Write, columns: &Columns, objective: Objective) -> io::Result<()> {
    let mut header = Line::with(QUIET, "choice");
    header.to(columns.discard);
    header.put(QUIET, "discard");
    if let Some(column) = columns.shanten {
        header.to(column);
        header.put(QUIET, "shanten");
    }
    if let Some(end) = columns.draws {
        header.right(QUIET, end, "draws");
    }
    figure_names(&mut header, [columns.tenpai, columns.win, columns.points], objective);
    writeln!(out, "{header}")
}
