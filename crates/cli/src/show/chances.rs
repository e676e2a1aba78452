//! Chances of discards, whatever the rules.

use std::io::{self, Write};

use mentsu::Tile;

use crate::show::table::{self, Cell, Column};

/// How many draws, in words.
pub(crate) fn within(draws: u8) -> String {
    match draws {
        1 => "one draw".to_owned(),
        _ => format!("{draws} draws"),
    }
}

/// A chance as a percentage.
pub(crate) fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}

/// Prints a line for each discard: the chance of each of these goals.
pub(crate) fn print<const N: usize>(
    out: &mut impl Write,
    goals: [&str; N],
    discards: impl Iterator<Item = (Tile, [f64; N])>,
) -> io::Result<()> {
    let mut columns = vec![Column::Left("discard")];
    columns.extend(goals.map(Column::Right));
    let rows = discards.map(|(tile, chances)| {
        let mut row = vec![Cell::tile(tile)];
        row.extend(chances.map(|chance| Cell::plain(percent(chance))));
        row
    });
    table::print(out, &columns, rows)
}
