//! Layouts that are built in.

use alloc::vec::Vec;
use crate::layout::Layout;
use crate::position::Position;

/// Rows of tiles side by side: level, row, first column, last column.
type Row = (u8, u8, u8, u8);

fn of_rows(rows: &[Row]) -> Layout {
    let mut tiles = Vec::new();
    for &(z, y, first, last) in rows {
        tiles.extend((first..=last).step_by(2).map(|x| Position::new(x, y, z)));
    }
    Layout::new(tiles).unwrap_or_else(|error| unreachable!("{error}"))
}

/// The turtle.
pub fn turtle() -> Layout {
    let mut rows: Vec<Row> = [
        (0, 0, 2, 24), (0, 2, 6, 20), (0, 4, 4, 22), (0, 6, 2, 24), (0, 8, 2, 24), (0, 10, 4, 22),
        (0, 12, 6, 20), (0, 14, 2, 24), (0, 7, 0, 0), (0, 7, 26, 28), (4, 7, 13, 13),
    ].to_vec();
    for (z, from, to, first, last) in [(1, 2, 12, 8, 18), (2, 4, 10, 10, 16), (3, 6, 8, 12, 14)] {
        rows.extend((from..=to).step_by(2).map(|y| (z, y, first, last)));
    }
    of_rows(&rows)
}
