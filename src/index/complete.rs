//! Won or not, and the tiles waited for: from what each suit is to a win.

use super::layout::Completion;
use super::{honor_line_and_column, line_and_column};
use crate::counts::Counts;
use crate::suit::modulo_3;
#[cfg(test)]
use crate::tile::Suit;
use crate::tile_set::TileSet;

static BASES: &[u16; 16_250] = include!(concat!(env!("OUT_DIR"), "/completion_bases.rs"));
static CELLS: &[u32; 57_592] = include!(concat!(env!("OUT_DIR"), "/completion_cells.rs"));

#[inline(always)]
fn cell((line, column): (usize, usize)) -> u32 {
    let base = BASES[line];
    let cell = CELLS[usize::from(base) + column];
    if cell >> 16 == u32::from(base) { cell & 0xFFFF } else { u32::from(Completion::DEAD.0) }
}

/// One suit's [`Completion`].
#[cfg(test)]
pub(super) fn of_suit(suit: Suit, word: u64) -> u32 {
    match suit {
        Suit::Honor => cell(honor_line_and_column(word)),
        _ => cell(line_and_column(word)),
    }
}

/// The four suits' [`Completion`]s.
#[inline(always)]
fn completions([man, pin, sou, honors]: [u64; 4]) -> [u32; 4] {
    [
        cell(line_and_column(man)),
        cell(line_and_column(pin)),
        cell(line_and_column(sou)),
        cell(honor_line_and_column(honors)),
    ]
}

/// The suits' tiles over a multiple of three, added up, and how many suits are incomplete.
#[inline(always)]
fn over_and_incomplete(suits: &[u32; 4]) -> (u32, u32) {
    let sum = suits.iter().map(|suit| suit >> Completion::OVER).sum::<u32>();
    (sum & 0xF, sum >> (Completion::INCOMPLETE - Completion::OVER))
}

/// [`standard::is_standard_win`](crate::agari::standard::is_standard_win) by table.
#[inline]
pub(crate) fn is_standard_win(concealed: &Counts) -> bool {
    let words = concealed.words();
    // One suit has two tiles over a multiple of three, and the others none.
    if words.map(modulo_3).iter().sum::<u64>() != 1 {
        return false;
    }
    over_and_incomplete(&completions(words)) == (2, 0) && concealed.total() <= 14
}

/// The tiles that make the tiles a standard win, of which at most three are held.
#[inline]
pub(crate) fn standard_waits(concealed: &Counts) -> TileSet {
    let suits = completions(concealed.words());
    let (over, incomplete) = over_and_incomplete(&suits);
    // Either one suit has one tile over and lacks one for its jantou or a mentsu beside it; or two
    // have two over, one of them with the jantou, and the other lacks one for a mentsu.
    if incomplete > 1 || !matches!(over, 1 | 4) || concealed.total() > 13 {
        return TileSet::EMPTY;
    }
    // If one suit is incomplete, it is the one that lacks a tile; if none is, any may.
    let ranks = suits.map(|suit| match suit >> Completion::INCOMPLETE == incomplete {
        true => (suit & u32::from(Completion::RANKS)) as u16,
        false => 0,
    });
    TileSet::of_all_ranks(ranks)
}
