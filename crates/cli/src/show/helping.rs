//! What brings a hand nearer to a win, whatever the rules: tiles that help, and discards.

use std::io::{self, Write};

use mentsu::{Discard, Shanten, Tile, TileSet};

use crate::show::table::{self, Cell, Column};
use crate::show::{by_suit, capitalised, counted};
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, TITLE};
use crate::terminal::{paragraph, width};

/// Prints the shanten, and how many tiles help.
pub(crate) fn print_title(
    out: &mut impl Write,
    shanten: Shanten,
    left: usize,
    kinds: usize,
) -> io::Result<()> {
    let shanten = capitalised(&shanten.to_string());
    let (tiles, kinds) = (counted(left, "tile"), counted(kinds, "kind"));
    paragraph(out, TITLE, &format!("{shanten}: {tiles} of {kinds} help."))
}

/// Prints tiles that help, with the copies left.
pub(crate) fn print_tiles(
    out: &mut impl Write,
    tiles: impl Iterator<Item = (Tile, u8)>,
) -> io::Result<()> {
    /// Columns of a tile, its name and the copies left.
    const CELL: usize = 9;

    for row in tiles.collect::<Vec<_>>().chunks((width() - 2) / CELL) {
        let mut line = Line::default();
        for (nth, (tile, left)) in row.iter().enumerate() {
            line.named_tile(2 + CELL * nth, PLAIN, (*tile).into());
            line.put(PLAIN, &format!(" {left}"));
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// A discard, and the tiles that help after it.
pub(crate) struct HelpedDiscard {
    pub(crate) tile: Tile,
    pub(crate) shanten: Shanten,
    /// How many tiles help.
    pub(crate) left: u8,
    /// How many of them lead to a good wait, if that is known.
    pub(crate) good: Option<u8>,
    pub(crate) helping: TileSet,
}

impl From<&Discard> for HelpedDiscard {
    fn from(discard: &Discard) -> HelpedDiscard {
        let (ukeire, shanten) = (discard.ukeire(), discard.shanten());
        let (tile, helping) = (discard.tile(), ukeire.tiles());
        HelpedDiscard { tile, shanten, left: ukeire.total(), good: None, helping }
    }
}

/// Prints a line for each discard.
pub(crate) fn print_discards(out: &mut impl Write, discards: &[HelpedDiscard]) -> io::Result<()> {
    let has_good = discards.iter().any(|discard| discard.good.is_some());
    let mut columns = vec![Column::Left("discard"), Column::Left("leaves"), Column::Right("tiles")];
    columns.extend(has_good.then_some(Column::Right("good")));
    columns.push(Column::Left("which help"));
    let rows = discards.iter().map(|discard| {
        let mut row = vec![Cell::tile(discard.tile), Cell::plain(discard.shanten)];
        row.push(Cell::plain(discard.left));
        row.extend(has_good.then(|| discard.good.map_or(Cell::EMPTY, Cell::plain)));
        let helping = by_suit(discard.helping).map(|of_suit| (PLAIN, of_suit));
        row.push(Cell::Flowing("", helping.collect()));
        row
    });
    table::print(out, &columns, rows)
}
