//! A win under Chinese rules: its fan, what it leaves out, who pays what; the forms of a won hand.

use std::io::{self, Write};

use mentsu::mcr::{Fan, Score, forms};
use mentsu::{Face, Hand};
use textwrap::core::display_width;

use crate::ending::Ending;
use crate::mcr::options::WinOptions;
use crate::show::counted;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::{paragraph, width};

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
    print_form(out, hand, Line::default(), 2, &score.form().to_string())?;
    writeln!(out)?;
    print_fans(out, &score)?;
    print_left_out(out, &score)?;
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

/// Prints each fan with its points, and how often it counts.
fn print_fans(out: &mut impl Write, score: &Score) -> io::Result<()> {
    let longest = score.fans().map(|one| display_width(&named(one.fan()))).max().unwrap_or(0);
    let column = 2 + longest + 2;
    let mut header = Line::with(QUIET, "fan");
    header.right(QUIET, column + "points".len(), "points");
    writeln!(out, "{header}")?;
    for one in score.fans() {
        let mut line = Line::with(PLAIN, &named(one.fan()));
        let (points, times) = (u16::from(one.points()), u16::from(one.times()));
        line.right(PLAIN, column + "points".len(), &(points * times).to_string());
        if times > 1 {
            line.put(QUIET, &format!("  {times} × {points}"));
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints each fan that is there and doesn't count, with the principle and the fan that has it.
fn print_left_out(out: &mut impl Write, score: &Score) -> io::Result<()> {
    let rows: Vec<(String, [String; 2])> = score
        .left_out()
        .map(|one| {
            let times = if one.times() > 1 { format!(" ×{}", one.times()) } else { String::new() };
            let principle = one.principle();
            let by = format!("{} {},", principle.name().replace('_', "-"), principle.chinese());
            (named(one.fan()) + &times, [by, named(one.by())])
        })
        .collect();
    let Some(longest) = rows.iter().map(|(fan, _)| display_width(fan)).max() else { return Ok(()) };
    let of_reason = |(_, [principle, by]): &(String, [String; 2])| {
        display_width(principle) + 1 + display_width(by)
    };
    let reason = rows.iter().map(of_reason).max().unwrap_or(0);
    let column = 2 + longest + 2;
    let fits = column + reason <= width();
    writeln!(out, "\n{}", Line::with(QUIET, "left out, and because of what"))?;
    for (fan, reason) in rows {
        let mut line = Line::with(PLAIN, &fan);
        if !fits {
            writeln!(out, "{line}")?;
            line = Line::default();
        }
        print_flowing(
            out,
            line,
            if fits { column } else { 4 },
            " ",
            reason.map(|part| (QUIET, part)),
        )?;
    }
    Ok(())
}

/// Prints the blocks of a form and the melds.
fn print_form(
    out: &mut impl Write,
    hand: &Hand,
    line: Line,
    column: usize,
    form: &str,
) -> io::Result<()> {
    let melds = hand.melds().iter().map(|meld| (QUIET, meld.to_string()));
    let blocks = form.split(' ').map(|block| (PLAIN, block.to_owned()));
    print_flowing(out, line, column, " ", blocks.chain(melds))
}

/// Prints every form of a won hand whose winning tile isn't known.
pub(super) fn print_forms(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let forms = forms(hand);
    let ways = if forms.len() == 1 { "one way" } else { &format!("{} ways", forms.len()) };
    writeln!(out, "{}\n", Line::with(WON, &format!("Won in {ways}.")))?;
    for form in &forms {
        let kind = form.kind();
        let name = format!("{} {}", kind.english(), kind.chinese());
        writeln!(out, "{}", Line::with(QUIET, &name))?;
        print_form(out, hand, Line::default(), 4, &form.to_string())?;
    }
    writeln!(out)?;
    let tell = "Which fan count depends on the winning tile: write the drawn tile after a plus, as in \
        123m456p77m2349s+8s, or name it with --win.";
    paragraph(out, QUIET, tell)
}
