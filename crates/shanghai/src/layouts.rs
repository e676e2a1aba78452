//! Built-in layouts: the turtle and others. Each can be cleared with suitable faces.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use crate::layout::{Layout, Position};

/// Rows of tiles side by side: level, row, columns of the first and the last.
type Row = (u8, u8, u8, u8);

fn of_rows(rows: impl IntoIterator<Item = Row>) -> Layout {
    let mut tiles = Vec::new();
    for (z, y, first, last) in rows {
        tiles.extend((first..=last).step_by(2).map(|x| Position::new(x, y, z)));
    }
    Layout::new(tiles).unwrap_or_else(|error| unreachable!("{error}"))
}

/// A block: level, rows of the first and last line, columns of the first and last tile.
type Block = (u8, u8, u8, u8, u8);

fn of_blocks(blocks: &[Block]) -> Layout {
    of_rows(blocks.iter().flat_map(|&(z, from, to, first, last)| {
        (from..=to).step_by(2).map(move |y| (z, y, first, last))
    }))
}

/// The turtle (亀), the layout that nearly every game begins with: 144 tiles, five levels.
///
/// ```
/// let turtle = shanghai::layouts::turtle();
/// assert_eq!(turtle.len(), 144);
/// assert_eq!(turtle.positions().iter().filter(|tile| tile.z == 0).count(), 87);
/// ```
#[must_use]
#[doc(alias = "亀")]
#[doc(alias = "dragon")]
pub fn turtle() -> Layout {
    of_blocks(&[
        (0, 0, 0, 2, 24),
        (0, 2, 2, 6, 20),
        (0, 4, 4, 4, 22),
        (0, 6, 8, 2, 24),
        (0, 10, 10, 4, 22),
        (0, 12, 12, 6, 20),
        (0, 14, 14, 2, 24),
        (0, 7, 7, 0, 0),
        (0, 7, 7, 26, 28),
        (1, 2, 12, 8, 18),
        (2, 4, 10, 10, 16),
        (3, 6, 8, 12, 14),
        (4, 7, 7, 13, 13),
    ])
}

/// A pyramid whose levels are shifted by half a tile: 144 tiles, four levels.
///
/// ```
/// assert_eq!(shanghai::layouts::pyramid().len(), 144);
/// ```
#[must_use]
pub fn pyramid() -> Layout {
    of_blocks(&[(0, 0, 14, 0, 14), (1, 1, 13, 1, 13), (2, 3, 11, 3, 11), (3, 6, 8, 5, 9)])
}

/// Two walls of bricks, one on the other, every other row shifted by half a tile: 144 tiles.
///
/// ```
/// assert_eq!(shanghai::layouts::bricks().len(), 144);
/// ```
#[must_use]
pub fn bricks() -> Layout {
    of_rows((0..2).flat_map(|z| {
        (0..9).map(move |row| {
            let aside = (row + z) % 2;
            (z, 2 * row, aside, 14 + aside)
        })
    }))
}

/// Two rings around a block, two levels high: 144 tiles, with holes in the rows.
///
/// ```
/// assert_eq!(shanghai::layouts::rings().len(), 144);
/// ```
#[must_use]
pub fn rings() -> Layout {
    let level = |z| {
        [
            (z, 0, 0, 0, 24),
            (z, 2, 14, 0, 0),
            (z, 2, 14, 24, 24),
            (z, 16, 16, 0, 24),
            (z, 4, 4, 4, 20),
            (z, 6, 10, 4, 4),
            (z, 6, 10, 20, 20),
            (z, 12, 12, 4, 20),
            (z, 7, 9, 9, 15),
        ]
    };
    of_blocks(&[level(0), level(1)].concat())
}

/// A yard with walls, four towers and a keep: 144 tiles, four levels.
///
/// ```
/// assert_eq!(shanghai::layouts::fort().len(), 144);
/// ```
#[must_use]
pub fn fort() -> Layout {
    let mut blocks = Vec::from([
        (0, 0, 10, 0, 18),
        (1, 0, 0, 4, 14),
        (1, 4, 6, 0, 0),
        (1, 4, 6, 18, 18),
        (1, 10, 10, 4, 14),
        (1, 4, 6, 6, 12),
        (2, 4, 6, 6, 12),
        (3, 4, 6, 8, 10),
    ]);
    for z in 1..=3 {
        for y in [0, 8] {
            blocks.extend([(z, y, y + 2, 0, 2), (z, y, y + 2, 16, 18)]);
        }
    }
    of_blocks(&blocks)
}

/// Terraces of whole tiles in one grid, so that every tile lies on exactly one or on the table: 144
/// tiles in 4 depths, 6 rows and 14 columns. [`Board::from_grid`] takes such a grid.
///
/// [`Board::from_grid`]: crate::Board::from_grid
///
/// ```
/// let terraces = shanghai::layouts::terraces();
/// assert_eq!(terraces.len(), 144);
/// assert!(terraces.positions().iter().all(|tile| tile.x % 2 == 0 && tile.y % 2 == 0));
/// ```
#[must_use]
#[doc(alias = "aligned")]
pub fn terraces() -> Layout {
    of_blocks(&[(0, 0, 10, 0, 26), (1, 2, 8, 4, 22), (2, 4, 6, 6, 20), (3, 4, 6, 12, 14)])
}

/// A stepped pyramid of `levels` square levels of whole tiles, at most 22 (15,180 tiles). The top
/// level is 2 × 2, and each other level is two tiles wider than the one above: 4, 20, 56, 120, 220,
/// 364, … tiles.
///
/// ```
/// use shanghai::layouts;
///
/// assert_eq!(layouts::stepped_pyramid(6).len(), 364);
/// assert_eq!(layouts::stepped_pyramid(0).len(), 0);
/// assert_eq!(layouts::stepped_pyramid(99), layouts::stepped_pyramid(22));
/// ```
#[must_use]
pub fn stepped_pyramid(levels: u8) -> Layout {
    let levels = levels.min(22);
    let level = |z| (z, 2 * z, 4 * levels - 2 * z - 2, 2 * z, 4 * levels - 2 * z - 2);
    of_blocks(&(0..levels).map(level).collect::<Vec<_>>())
}

/// A small hill for a short game: 24 tiles, three levels.
///
/// ```
/// assert_eq!(shanghai::layouts::hill().len(), 24);
/// ```
#[must_use]
pub fn hill() -> Layout {
    of_blocks(&[(0, 0, 6, 0, 6), (1, 2, 4, 1, 5), (2, 3, 3, 2, 4)])
}

/// All built-in layouts with their names.
///
/// ```
/// use shanghai::layouts;
///
/// let names: Vec<&str> = layouts::all().into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["turtle", "pyramid", "bricks", "rings", "fort", "terraces", "hill"]);
/// ```
#[must_use]
pub fn all() -> [(&'static str, Layout); 7] {
    [
        ("turtle", turtle()),
        ("pyramid", pyramid()),
        ("bricks", bricks()),
        ("rings", rings()),
        ("fort", fort()),
        ("terraces", terraces()),
        ("hill", hill()),
    ]
}

/// The built-in layout with this name, if there is one. `stepped-1` to `stepped-22` are
/// [`stepped_pyramid`]s.
///
/// ```
/// use shanghai::layouts;
///
/// assert_eq!(layouts::by_name("stepped-6"), Some(layouts::stepped_pyramid(6)));
/// assert_eq!(layouts::by_name("turtle"), Some(layouts::turtle()));
/// assert_eq!(layouts::by_name("hare"), None);
/// ```
#[must_use]
pub fn by_name(name: &str) -> Option<Layout> {
    if let Some(levels) = name.strip_prefix("stepped-") {
        return (1..=22).find(|number| number.to_string() == levels).map(stepped_pyramid);
    }
    all().into_iter().find(|named| named.0 == name).map(|named| named.1)
}
