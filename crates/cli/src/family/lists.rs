//! Lists: families that have a name, patterns of a family, words of conditions.

use std::io::{self, Write};

use mentsu_families::{Family, Preset, Word};

use crate::family::win::named;
use crate::show::counted;
use crate::show::table::{self, Cell, Column};
use crate::terminal::style::{QUIET, TITLE};
use crate::terminal::{columns, paragraph};

/// The families that have a name: that name, and those in their language and in English.
pub(super) fn print_presets(out: &mut impl Write) -> io::Result<()> {
    let rows = Preset::ALL.map(|preset| {
        let family = preset.family();
        [preset.name().to_owned(), family.name().to_owned(), family.english().to_owned()]
    });
    print_table(out, ["family", "name", "in English"].map(Column::Left), rows)
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
    let names =
        [Column::Left("pattern"), Column::Right("value"), Column::Left("id"), Column::Left("when")];
    let rows = family.patterns().iter().map(|pattern| {
        let times = if pattern.is_counted() { "each of " } else { "" };
        let condition = columns::safe(&format!("{times}{}", pattern.condition()));
        [named(pattern), pattern.value().to_string(), columns::safe(pattern.id()), condition]
    });
    print_table(out, names, rows)
}

/// The words of conditions: what they are called in Chinese, and what they mean.
pub(super) fn print_words(out: &mut impl Write) -> io::Result<()> {
    let rows = Word::ALL
        .map(|word| [word.name().to_owned(), word.kanji().to_owned(), word.about().to_owned()]);
    print_table(out, ["word", "name", "what it means"].map(Column::Left), rows)
}

/// Prints rows of which the last cell flows.
fn print_table<const N: usize>(
    out: &mut impl Write,
    names: [Column<'_>; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> io::Result<()> {
    let rows = rows.into_iter().map(|row| {
        let cell = |(nth, text): (usize, String)| {
            if nth + 1 == N { Cell::words(QUIET, &text) } else { Cell::plain(text) }
        };
        row.into_iter().enumerate().map(cell).collect()
    });
    table::print(out, &names, rows)
}
