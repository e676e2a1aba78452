//! Standard waits, from a table of how far each suit is from complete.

use super::numbers::{WAIT_BASES, WAIT_CELLS, number_at};
use super::packing::SuitState;
use super::{honor_line_and_column, line_and_column};
#[cfg(test)]
use crate::tile::Suit;
use crate::tile::{Counts, TileSet};

/// All 426 states, padded so that a look-up needs no check.
static STATES: &[u16; 1 << NUMBER_BITS] = include!(concat!(env!("OUT_DIR"), "/wait_states.rs"));

const NUMBER_BITS: u32 = 9;

/// A suit's cell, without the bits of its base if it belongs to the suit's line:
///
/// ```text
/// bit  15…9             8…0
///      base ^ base = 0  number of the state
/// ```
///
/// Lines that reach the same cell begin at most 124 cells apart, so seven bits of their bases
/// differ. If any of these bits remain, the suit is dead.
#[inline(always)]
fn cell((line, column): (usize, usize)) -> u16 {
    let base = number_at(WAIT_BASES + line);
    number_at(WAIT_CELLS + usize::from(base) + column) ^ base << NUMBER_BITS
}

/// The state of a cell.
#[inline(always)]
fn state(cell: u16) -> u32 {
    u32::from(STATES[usize::from(cell) % STATES.len()])
}

/// One suit's [`SuitState`].
#[cfg(test)]
pub(super) fn of_suit(suit: Suit, word: u64) -> SuitState {
    let cell = match suit {
        Suit::Honor => cell(honor_line_and_column(word)),
        _ => cell(line_and_column(word)),
    };
    if cell >> NUMBER_BITS == 0 { SuitState(state(cell) as u16) } else { SuitState::DEAD }
}

/// The states of four suits together.
struct HandState {
    suits: [u32; 4],
    /// The number of incomplete suits.
    incomplete: u32,
    /// Their tiles over a multiple of three, added up.
    over: u32,
}

impl HandState {
    /// `None` where a suit is dead.
    #[inline(always)]
    fn of([man, pin, sou, honors]: [u64; 4]) -> Option<HandState> {
        let (man, pin) = (cell(line_and_column(man)), cell(line_and_column(pin)));
        let (sou, honors) = (cell(line_and_column(sou)), cell(honor_line_and_column(honors)));
        if (man | pin | sou | honors) >> NUMBER_BITS != 0 {
            return None;
        }
        let [man, pin, sou, honors] = [state(man), state(pin), state(sou), state(honors)];
        // Only the parts below the completing ranks are used, and these have room for four suits;
        // what the ranks carry goes upwards, away from them.
        let sum = man + pin + sou + honors;
        Some(HandState {
            suits: [man, pin, sou, honors],
            incomplete: (sum & ((1 << SuitState::COMPLETING) - 1)) >> SuitState::INCOMPLETE,
            over: sum & SuitState::OVER,
        })
    }
}

/// The tiles that make at most 13 tiles a standard win, of which at most three are held.
#[inline]
pub(crate) fn standard_waits(concealed: &Counts) -> TileSet {
    let Some(HandState { suits, incomplete, over }) = HandState::of(concealed.words()) else {
        return TileSet::EMPTY;
    };
    // Either one suit has one tile over and lacks one for its jantou or a mentsu beside it; or two
    // have two over, one of them with the jantou, and the other lacks one for a mentsu.
    if incomplete > 1 || !matches!(over, 1 | 4) {
        return TileSet::EMPTY;
    }
    // If one suit is incomplete, it is the one that lacks a tile; if none is, any may. A mask of
    // `0 - 1`, all ones, keeps the ranks of the suits that may.
    let ranks = suits.map(|suit| {
        let lacks_none = (suit >> SuitState::INCOMPLETE ^ incomplete) & 1;
        (suit >> SuitState::COMPLETING & lacks_none.wrapping_sub(1)) as u16
    });
    TileSet::of_all_ranks(ranks)
}
