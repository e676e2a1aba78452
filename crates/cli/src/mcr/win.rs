//! A win under Chinese rules: its fan, what it leaves out, who pays what; the forms of a won hand.

use std::io::{self, Write};

use mentsu::mcr::{Fan, Score, forms};
use mentsu::{Face, Hand};

use crate::ending::Ending;
use crate::mcr::options::WinOptions;
use crate::show::scored::{Counted, print_counted, print_left_out};
use crate::show::{blocks_and_melds, counted, print_untold, print_won};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{QUIET, TITLE, WON};

/// Prints the fan and payments, or why the hand doesn't win.
pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    winning: Face,
    situated: &WinOptions,
) -> io::Result<Ending> {
    let how = if situated.is_self_drawn(hand) { "Self-drawn" } else { "Won" };
    let title = format!("{how} on {winning}, {}", situated.seat_and_rules());
    let score = match situated.score(hand, winning) {
        Ok(score) => score,
        Err(why) => {
            paragraph(out, TITLE, &format!("{how} on {winning}: {why}."))?;
            return Ok(Ending::No);
        }
    };
    let points = counted(score.total().into(), "point");
    let (without, minimum) = (score.without_flowers(), situated.rules().minimum());
    let verdict = match score.is_enough() {
        true if without == score.total() => String::new(),
        true => format!(", {without} without flowers"),
        false if without == score.total() => format!(", but {minimum} are needed"),
        false => format!(", {without} without flowers, but {minimum} are needed"),
    };
    let style = if score.is_enough() { WON } else { TITLE };
    paragraph(out, style, &format!("{title}: {points}{verdict}."))?;
    writeln!(out)?;
    let parts = blocks_and_melds(&score.form().to_string(), hand.melds());
    print_flowing(out, Line::default(), 2, " ", parts)?;
    writeln!(out)?;
    print_fans(out, &score)?;
    if !score.is_enough() {
        return Ok(Ending::No);
    }
    writeln!(out)?;
    let payments = score.payments();
    let paid = match payments.from_discarder() {
        Some(all) => {
            format!("The discarder pays {all}, the two others {} each", payments.from_others())
        }
        None => format!("The three others pay {} each", payments.from_others()),
    };
    paragraph(out, TITLE, &format!("{paid}: {} received.", payments.received()))?;
    Ok(Ending::Answered)
}

/// The name in both languages: `Pure Straight 清龙`.
pub(super) fn named(fan: Fan) -> String {
    format!("{} {}", fan.english(), fan.chinese())
}

/// Prints each fan with its points, and each that is there and doesn't count, with the principle
/// and the fan that has it.
fn print_fans(out: &mut impl Write, score: &Score) -> io::Result<()> {
    let fans = score.fans().map(|one| Counted::times(named(one.fan()), one.times(), one.points()));
    print_counted(out, [("fan", "points", fans.collect())])?;
    let left_out = score.left_out().map(|one| {
        let times = if one.times() > 1 { format!(" ×{}", one.times()) } else { String::new() };
        let (principle, by) = (one.principle(), named(one.by()));
        let name = principle.name().replace('_', "-");
        (named(one.fan()) + &times, format!("{name} {}, {by}", principle.chinese()))
    });
    print_left_out(out, left_out)
}

/// Prints every form of a won hand whose winning tile isn't known.
pub(super) fn print_forms(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let forms = forms(hand);
    print_won(out, forms.len())?;
    writeln!(out)?;
    for form in &forms {
        let kind = form.kind();
        let name = format!("{} {}", kind.english(), kind.chinese());
        writeln!(out, "{}", Line::with(QUIET, &name))?;
        let parts = blocks_and_melds(&form.to_string(), hand.melds());
        print_flowing(out, Line::default(), 4, " ", parts)?;
    }
    print_untold(out, "123m456p77m2349s+8s")
}
