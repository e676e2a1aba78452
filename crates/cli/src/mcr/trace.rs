//! What was tried under Chinese rules: the five forms, and each fan of each reading of a win.

use std::io::{self, Write};

use mentsu::mcr::{FormAttempt, NoWin, ReadingAttempts, fan_attempts, form_attempts};
use mentsu::{Face, Hand};

use crate::mcr::options::WinOptions;
use crate::mcr::win::named;
use crate::show::counted;
use crate::show::table::{self, Cell, Column};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};

/// Prints how a hand of 3n+2 tiles splits in each form, or why it doesn't.
pub(super) fn print_forms(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let attempts = form_attempts(hand);
    let name = |attempt: &FormAttempt| {
        format!("{} {}", attempt.kind().english(), attempt.kind().chinese())
    };
    writeln!(out)?;
    paragraph(out, TITLE, "The five forms:")?;
    let rows = attempts.iter().map(|attempt| {
        let (style, outcome) = match attempt.outcome() {
            Ok(form) => (WON, form.to_string()),
            Err(why) => (QUIET, why.to_string()),
        };
        vec![Cell::plain(name(attempt)), Cell::words(style, &outcome)]
    });
    table::print(out, &[Column::Left(""); 2], rows)
}

/// Prints each fan of each reading of a win, that which counts first; of a hand that isn't won, the
/// forms that were tried.
pub(super) fn print_win(
    out: &mut impl Write,
    hand: &Hand,
    winning: Face,
    situated: &WinOptions,
) -> io::Result<()> {
    let Ok((winner, situation)) = situated.winner(hand, winning) else { return Ok(()) };
    let attempts = match fan_attempts(&winner, &situation, &situated.rules()) {
        Ok(attempts) => attempts,
        Err(NoWin::NotWon) => {
            let whole = if winner.awaits_draw() { winner.draw(winning) } else { Ok(winner) };
            return whole.map_or(Ok(()), |whole| print_forms(out, &whole));
        }
        Err(_) => return Ok(()),
    };
    let best = attempts.best();
    print_reading(out, "Counted as", best)?;
    for reading in attempts.readings().filter(|reading| *reading != best) {
        print_reading(out, "It might be", reading)?;
    }
    Ok(())
}

/// Prints every fan of one reading.
fn print_reading(
    out: &mut impl Write,
    title: &str,
    reading: ReadingAttempts<'_>,
) -> io::Result<()> {
    let points = counted(reading.points().into(), "point");
    writeln!(out)?;
    paragraph(out, TITLE, &format!("{title} {}, {points} without flowers:", reading.form()))?;
    let rows = reading.fans().map(|one| {
        let style = match (one.counted(), one.is_there()) {
            (Some(_), _) => WON,
            (None, true) => PLAIN,
            (None, false) => QUIET,
        };
        vec![Cell::plain(named(one.fan())), Cell::words(style, &one.to_string())]
    });
    table::print(out, &[Column::Left(""); 2], rows)
}
