//! The best discards' figures for every number of draws left.

use std::io::{self, Write};

use mentsu::plan::{Objective, Plan};

use crate::plan::table::percent;
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE};
use crate::terminal::{paragraph, width};

/// The column of the first discard's figures, and the columns of each discard.
const FIRST: usize = 6;
const EACH: usize = 25;

/// Prints a line for each number of draws left, with as many discards as fit.
pub(super) fn print(out: &mut impl Write, plan: &Plan, objective: Objective) -> io::Result<()> {
    let fits = ((width() - FIRST) / EACH).max(1);
    let best: Vec<_> = plan.ranked(objective).take(fits).collect();
    let starts = || (0..).map(|nth| FIRST + nth * EACH);
    let (mut names, mut header) = (Line::with(QUIET, "draws"), Line::with(QUIET, "left"));
    for (discard, start) in best.iter().zip(starts()) {
        names.named_tile(start + 2, TITLE, discard.face());
        for (end, name) in [(8, "tenpai"), (16, "win"), (23, "points")] {
            header.right(QUIET, start + end, name);
        }
    }
    writeln!(out, "{names}\n{header}")?;
    for left in (1..=plan.draws()).rev() {
        let mut line = Line::default();
        line.right(QUIET, 6, &left.to_string());
        for (discard, start) in best.iter().zip(starts()) {
            let figures = discard.at(left);
            line.right(PLAIN, start + 8, &percent(figures.tenpai()));
            line.right(PLAIN, start + 16, &percent(figures.win()));
            line.right(PLAIN, start + 23, &format!("{:.0}", figures.points()));
            if discard.declares_riichi(left) {
                line.put(TITLE, " R");
            }
        }
        writeln!(out, "{line}")?;
    }
    let declares = |left| best.iter().any(|discard| discard.declares_riichi(left));
    if (1..=plan.draws()).any(declares) {
        writeln!(out)?;
        paragraph(out, QUIET, "R: riichi is worth more than dama.")?;
    }
    Ok(())
}
