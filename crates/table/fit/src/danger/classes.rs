//! How often a riichi waits for a tile, by the classes that players know: suji, rank, and the
//! copies of an honor that are left.

use std::fmt;

use mentsu::{Tile, TileSet};
use mentsu_table::Seat;
use mentsu_table::reading::{Safe, TableReading};

use crate::report::Rate;

/// The classes, in order.
const NAMES: [&str; 15] = [
    "4 to 6, no suji",
    "4 to 6, half suji",
    "4 to 6, suji",
    "3 and 7, no suji",
    "3 and 7, suji",
    "2 and 8, no suji",
    "2 and 8, suji",
    "1 and 9, no suji",
    "1 and 9, suji",
    "honors, one's own the only one seen",
    "honors, two seen",
    "honors, three seen",
    "honors, all seen",
    "numbers, no suji or half",
    "numbers, suji",
];

/// A tile in the hand that isn't known to be safe: its class, and whether the riichi wins on it.
pub type Classed = (usize, bool);

/// The tiles that a player who faces a riichi could discard.
pub fn of(reading: &TableReading<'_>, of: Seat, wins: impl Fn(Tile) -> bool) -> Vec<Classed> {
    let dangers = reading.dangers(of);
    let known =
        |tile: Tile| matches!(dangers.of(tile).safe(), Some(Safe::Genbutsu | Safe::LetPass));
    let safe: TileSet = Tile::ALL.into_iter().filter(|tile| known(*tile)).collect();
    let held = reading.hand().concealed().kinds();
    (held & !safe).iter().map(|tile| (class(reading, safe, tile), wins(tile))).collect()
}

fn class(reading: &TableReading<'_>, safe: TileSet, tile: Tile) -> usize {
    if tile.is_honor() {
        return 9 + usize::from(3 - reading.unseen(tile).min(3));
    }
    let (index, rank) = (tile.index(), usize::from(tile.rank()));
    let below = rank > 3 && safe.contains(Tile::ALL[index - 3]);
    let above = rank < 7 && safe.contains(Tile::ALL[index + 3]);
    let suji = usize::from(below) + usize::from(above);
    match rank {
        4..=6 => suji,
        3 | 7 => 3 + suji,
        2 | 8 => 5 + suji,
        _ => 7 + suji,
    }
}

/// How often a riichi waited for tiles of each class.
pub struct Classes([Rate; NAMES.len()]);

impl Classes {
    /// The rates of the tiles in each cluster: discards against one player of a round.
    pub fn of<'a>(clusters: impl Iterator<Item = (u32, &'a [Classed])>) -> Classes {
        let mut rates: [Rate; NAMES.len()] = Default::default();
        for (cluster, classed) in clusters {
            for (class, wins) in classed {
                rates[*class].push(cluster, *wins);
                match class {
                    0 | 1 | 3 | 5 | 7 => rates[13].push(cluster, *wins),
                    2 | 4 | 6 | 8 => rates[14].push(cluster, *wins),
                    _ => {}
                }
            }
        }
        Classes(rates)
    }
}

impl fmt::Display for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, rate) in NAMES.iter().zip(&self.0) {
            let (mean, error) = rate.with_error();
            let (number, mean, error) = (rate.number(), 100.0 * mean, 100.0 * error);
            writeln!(f, "  {name}: {number} tiles, {mean:.2} % ± {error:.2}")?;
        }
        Ok(())
    }
}
