//! A win under the rules of a family: its patterns, what is left out, who pays, other readings.

use std::io::{self, Write};

use mentsu::Wind;
use mentsu_families::{Because, Pattern, Score};

use crate::ending::Ending;
use crate::family::Asked;
use crate::show::counted;
use crate::show::scored::{Counted, print_counted, print_left_out};
use crate::show::table::{self, Cell, Column};
use crate::terminal::line::{Line, print_flowing};
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

/// Prints each pattern that counts, and each that the hand has and that doesn't count.
fn print_patterns(out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
    let counted = score.patterns().map(|(one, times)| {
        let mut counted = Counted::times(named(one), times, one.value());
        if one.is_bonus() {
            let gap = if counted.note.is_empty() { "" } else { "  " };
            counted.note += &format!("{gap}bonus");
        }
        counted
    });
    let counted: Vec<Counted> = counted.collect();
    if counted.is_empty() {
        paragraph(out, QUIET, "No pattern counts.")?;
    }
    print_counted(out, [("pattern", "value", counted)])?;
    let reason = |because: Because<'_>| match because {
        Because::Series(other) => format!("{} is worth more in its series", named(other)),
        Because::Excluded(other) => format!("{} excludes it", named(other)),
        Because::Alone(other) => format!("{} counts alone", named(other)),
    };
    print_left_out(out, score.left_out().map(|(one, because)| (named(one), reason(because))))
}

/// Prints the readings that are worth no more, the best first.
fn print_beaten(out: &mut impl Write, score: &Score<'_>) -> io::Result<()> {
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
    let rows = score.beaten().iter();
    let rows = rows.map(|(blocks, total)| vec![Cell::plain(total), Cell::words(QUIET, blocks)]);
    table::print(out, &[Column::Right("total"), Column::Left("reading")], rows)
}
