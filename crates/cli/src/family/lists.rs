//! Lists: families that have a name, patterns of a family, words of conditions.

use core::{array, mem};
use std::io::{self, Write};

use mentsu_families::{Family, Preset, Word};
use textwrap::core::display_width;

use crate::family::win::named;
use crate::show::counted;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE};
use crate::terminal::{columns, paragraph, width};

/// The families that have a name: that name, and those in their language and in English.
pub(super) fn print_presets(out: &mut impl Write) -> io::Result<()> {
    let rows = Preset::ALL.map(|preset| {
        let family = preset.family();
        [preset.name().to_owned(), family.name().to_owned(), family.english().to_owned()]
    });
    print_table(out, ["family", "name", "in English"], &rows)
}

/// The patterns of a family: name, English, value, id, and when each counts, or how often.
pub(super) fn print_patterns(out: &mut impl Write, family: &Family) -> io::Result<()> {
    let title = format!(
        "{} {}: {}",
        family.name(),
        family.english(),
        counted(family.patterns().len(), "pattern")
    );
    paragraph(out, TITLE, &columns::safe(&format!("{title}.")))?;
    if !family.source().is_empty() {
        paragraph(out, QUIET, &columns::safe(&format!("Source: {}.", family.source())))?;
    }
    writeln!(out)?;
    let rows: Vec<[String; 4]> = family
        .patterns()
        .iter()
        .map(|pattern| {
            let times = if pattern.is_counted() { "each of " } else { "" };
            let condition = columns::safe(&format!("{times}{}", pattern.condition()));
            let id = columns::safe(pattern.id());
            [named(pattern), format!("{:>5}", pattern.value()), id, condition]
        })
        .collect();
    print_table(out, ["pattern", "value", "id", "when"], &rows)
}

/// The words of conditions: what they are called in Chinese, and what they mean.
pub(super) fn print_words(out: &mut impl Write) -> io::Result<()> {
    let rows = Word::ALL
        .map(|word| [word.name().to_owned(), word.kanji().to_owned(), word.about().to_owned()]);
    print_table(out, ["word", "name", "what it means"], &rows)
}

/// Prints rows in columns of which the last one flows. Columns that don't fit stand below,
/// indented.
fn print_table<const N: usize>(
    out: &mut impl Write,
    header: [&str; N],
    rows: &[[String; N]],
) -> io::Result<()> {
    /// The fewest columns of text that flows.
    const NARROWEST: usize = 22;

    let header = header.map(str::to_owned);
    let widths: [usize; N] = array::from_fn(|nth| {
        let cells = rows.iter().chain([&header]).map(|row| display_width(&row[nth]));
        cells.max().unwrap_or(0)
    });
    // Where each column begins, and whether on a line of its own.
    let (mut places, mut indent, mut start) = ([(0, false); N], 2, 2);
    for nth in 0..N {
        let needs = if nth == N - 1 { widths[nth].min(NARROWEST) } else { widths[nth] };
        let is_below = nth > 0 && start + needs > width();
        if is_below {
            indent += 2;
            start = indent;
        }
        places[nth] = (start, is_below);
        start += widths[nth] + 2;
    }
    for row in [&header].into_iter().chain(rows) {
        let style = if row == &header { QUIET } else { PLAIN };
        let mut line = Line::default();
        for (nth, (text, (start, is_below))) in row.iter().zip(places).enumerate() {
            if is_below {
                writeln!(out, "{line}")?;
                line = Line::default();
            }
            if nth == N - 1 {
                let words = text.split(' ').map(|word| (QUIET, word.to_owned()));
                print_flowing(out, mem::take(&mut line), start, " ", words)?;
            } else {
                line.to(start);
                line.put(style, text);
            }
        }
    }
    Ok(())
}
