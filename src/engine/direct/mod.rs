//! Answers without tables, for any tiles in play: rows by the rank machine, splits by the steps of
//! [`attempts`](crate::attempts) on whole suits at once.

mod rows;
mod splits;

#[allow(unused_imports, reason = "the same interface as that of the tables")]
pub(crate) use self::rows::DirectRows as QuickRows;
pub(crate) use self::rows::{DirectRows, RankRows};
#[cfg(test)]
pub(crate) use self::splits::suit_splits;
#[allow(unused_imports, reason = "the same interface as that of the tables")]
pub(crate) use self::splits::{SplitsWith, each_split};
pub(crate) use self::splits::{is_standard_win, splits};
#[allow(unused_imports, reason = "the same interface as that of the tables")]
pub(crate) use super::SplitBlocks as HandSplit;
use crate::tile::{Counts, Suit, TileSet};

/// The tiles, held at most three times, that complete at most 13 tiles to a standard win.
#[cold]
pub(crate) fn standard_waits(concealed: &Counts) -> TileSet {
    winning(concealed, useful(concealed) - concealed.at_least(4))
}

/// The tiles that complete at most 13 tiles to a standard win, even those held four times.
#[cold]
pub(crate) fn standard_waits_with_a_fifth(concealed: &Counts) -> TileSet {
    winning(concealed, useful(concealed))
}

/// Which of these tiles, all held four times, complete at most 13 tiles to a standard win.
#[cold]
pub(crate) fn imagined_fifths(concealed: &Counts, tried: TileSet) -> TileSet {
    winning(concealed, useful(concealed) & tried)
}

fn winning(concealed: &Counts, tried: TileSet) -> TileSet {
    tried.iter().filter(|&tile| is_standard_win(&concealed.with_even_a_fifth(tile))).collect()
}

/// The tiles of the suits worth trying: the counts modulo 3 show which suits can lack the tile.
fn useful(concealed: &Counts) -> TileSet {
    let mut useful = TileSet::EMPTY;
    for suit in Suit::ALL {
        // If the tile goes to the right suit, exactly one suit has two tiles over a multiple of
        // three.
        let over =
            Suit::ALL.map(|other| (concealed.suit(other).total() + u8::from(other == suit)) % 3);
        if over.iter().sum::<u8>() == 2 && over.contains(&2) {
            useful |= TileSet::of_suit(suit);
        }
    }
    useful
}
