//! A win under the rules of a family: its patterns, what is left out, who pays, other readings.

use std::io::{self, Write};

use mentsu::Wind;
use mentsu_families::{Because, Pattern, Score};
use textwrap::core::display_width;

use crate::ending::Ending;
use crate::family::Asked;
use crate::show::counted;
use crate::terminal::line::{Line, print_flowing, print_row};
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::terminal::{columns, paragraph};

/// Whether the win is worth enough.
pub(super) fn ending(score: &Score<'_>) -> Ending {
    if score.reaches_minimum() { Ending::Answered } else { Ending::No }
}

/// The name in the family's language and in English, unless that is the same.
pub(super) fn named(pattern: &Pattern) -> String {
    if pattern.name() == pattern.english() {
        return columns::safe(pattern.name());
    }
    columns::safe(&format!("{} {}", pattern.name(), pattern.english()))
}

/// The column behind the longest of these names.
pub(super) fn column_after<'a>(names: impl IntoIterator<Item = &'a str>) -> usize {
    2 + names.into_iter().map(display_width).max().unwrap_or(0) + 2
}

impl Asked<'_> {
    /// Prints what a win is worth and why.
    pub(super) fn print_win(
        &self,
        out: &mut impl Write,
        title: &str,
        score: &Score<'_>,
    ) -> io::Result<Ending> {
        let style = if score.reaches_minimum() { WON } else { TITLE };
        let worth = self.worth(score);
        paragraph(out, style, &format!("{title}, {}: {worth}.", self.seat_and_family()))?;
        writeln!(out)?;
        let blocks = score.blocks().split(' ').map(|block| (PLAIN, block.to_owned()));
        print_flowing(out, Line::default(), 2, " ", blocks)?;
        print_jokers(out, score)?;
        writeln!(out)?;
        print_patterns(out, score)?;
        print_left_out(out, score)?;
        self.print_payments(out, score)?;
        print_beaten(out, score)?;
        Ok(ending(score))
    }

    /// The total, its points, and what it lacks.
    fn worth(&self, score: &Score<'_>) -> String {
        let (total, points) = (score.total(), score.points());
        let mut worth = if total == points {
            counted(points as usize, "point")
        } else {
            format!("a total of {total}, {}", counted(points as usize, "point"))
        };
        if score.uncapped() > total {
            worth += &format!(" (without the cap {})", score.uncapped());
        }
        if !score.reaches_minimum() {
            let has_bonus = score.patterns().any(|(one, _)| one.is_bonus());
            let without = if has_bonus { " without bonuses" } else { "" };
            worth += &format!(", but a win takes {}{without}", self.family.minimum());
        }
        worth
    }

    /// Prints what each seat gains, if the win is worth enough.
    fn print_payments(&self, out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
        if !score.reaches_minimum() {
            return Ok(());
        }
        writeln!(out)?;
        let Some(gains) = score.payments() else {
            let hint = "Name the discarder with --discarder to see who pays what.";
            return paragraph(out, QUIET, hint);
        };
        let seats = Wind::seats(4).iter().zip(gains);
        let parts: Vec<String> = seats.map(|(seat, gain)| paid(*seat, gain)).collect();
        paragraph(out, TITLE, &format!("{}.", parts.join(", ")))
    }
}

/// What a seat gains, or pays.
fn paid(seat: Wind, gain: i64) -> String {
    let name = crate::show::capitalised(seat.name());
    match gain {
        0 => format!("{name} 0"),
        1.. => format!("{name} +{gain}"),
        _ => format!("{name} −{}", gain.unsigned_abs()),
    }
}

fn print_jokers(out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
    let tiles: Vec<String> = score.jokers().iter().map(ToString::to_string).collect();
    let what = match tiles.len() {
        0 => return Ok(()),
        1 => "The joker stands for",
        _ => "The jokers stand for",
    };
    paragraph(out, QUIET, &format!("{what} {}.", tiles.join(" ")))
}

/// Prints each pattern that counts with its value, and how often it counts.
fn print_patterns(out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
    const TITLE_OF_NAMES: &str = "pattern";

    let rows: Vec<(String, &Pattern, u32)> =
        score.patterns().map(|(one, times)| (named(one), one, times)).collect();
    if rows.is_empty() {
        return paragraph(out, QUIET, "No pattern counts.");
    }
    let end = column_after(rows.iter().map(|(name, ..)| &name[..]).chain([TITLE_OF_NAMES]))
        + "value".len();
    let mut header = Line::with(QUIET, TITLE_OF_NAMES);
    header.right(QUIET, end, "value");
    writeln!(out, "{header}")?;
    for (name, pattern, times) in rows {
        let mut line = Line::with(PLAIN, &name);
        line.right(PLAIN, end, &pattern.value().saturating_mul(times).to_string());
        if times > 1 {
            line.put(QUIET, &format!("  {times} × {}", pattern.value()));
        }
        if pattern.is_bonus() {
            line.put(QUIET, "  bonus");
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints each pattern that the hand has and that doesn't count, and why.
fn print_left_out(out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
    let reason = |because: Because<'_>| match because {
        Because::Series(other) => format!("{} is worth more in its series", named(other)),
        Because::Excluded(other) => format!("{} excludes it", named(other)),
        Because::Alone(other) => format!("{} counts alone", named(other)),
    };
    let rows: Vec<(String, String)> =
        score.left_out().map(|(one, because)| (named(one), reason(because))).collect();
    if rows.is_empty() {
        return Ok(());
    }
    let column = column_after(rows.iter().map(|(name, _)| &name[..]));
    writeln!(out, "\n{}", Line::with(QUIET, "left out, and why"))?;
    rows.iter().try_for_each(|(name, why)| print_row(out, name, column, QUIET, why))
}

/// Prints the readings that are worth no more, the best first.
fn print_beaten(out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
    /// Where the column of totals ends, and that of blocks begins.
    const TOTAL: usize = 7;
    const BLOCKS: usize = 9;

    if score.beaten().is_empty() {
        return Ok(());
    }
    let readings = match score.readings() {
        all if all > 1 + score.beaten().len() => format!(", of {all} that were compared"),
        _ => String::new(),
    };
    let title = format!("Other readings are worth no more{readings}:");
    writeln!(out)?;
    paragraph(out, QUIET, &title)?;
    for (blocks, total) in score.beaten() {
        let mut line = Line::default();
        line.right(PLAIN, TOTAL, &total.to_string());
        let blocks = blocks.split(' ').map(|block| (QUIET, block.to_owned()));
        print_flowing(out, line, BLOCKS, " ", blocks)?;
    }
    Ok(())
}
