//! Decompositions: every way of every complete suit.

use super::layout::SuitWay;
use super::{honor_line_and_column, line_and_column};
use crate::agari::Decomposition;
use crate::counts::Counts;
use crate::tile::Tile;

static BASES: &[u16; 1 << 14] = include!(concat!(env!("OUT_DIR"), "/way_bases.rs"));
static CELLS: &[u64; 28_846] = include!(concat!(env!("OUT_DIR"), "/way_cells.rs"));
/// The ways of the suits that have several, one suit after the other.
static SEVERAL: &[u64; 3_358] = include!(concat!(env!("OUT_DIR"), "/several_ways.rs"));

/// A number suit's way, if it has one.
#[cfg(test)]
pub(super) fn of_number_suit(word: u64) -> Option<u64> {
    Some(cell(line_and_column(word))).filter(|&way| way != 0)
}

/// The honors' way, if they have one.
#[cfg(test)]
pub(super) fn of_honors(word: u64) -> Option<u64> {
    Some(cell(honor_line_and_column(word))).filter(|&way| way != 0)
}

/// A suit's way, or what stands for several; 0 for a suit that isn't complete.
#[inline(always)]
fn cell((line, column): (usize, usize)) -> u64 {
    let base = BASES[line % BASES.len()];
    let cell = CELLS[usize::from(base) + column];
    if cell >> 48 == u64::from(base) { cell } else { 0 }
}

/// Calls `found` with each of the
/// [`standard::decompositions`](crate::agari::standard::decompositions), in their order, by table;
/// of at most four copies of a tile.
#[inline(always)]
pub(crate) fn visit_decompositions(concealed: &Counts, mut found: impl FnMut(Decomposition)) {
    let [man, pin, sou, honors] = concealed.words();
    let mut ways = [
        cell(line_and_column(man)),
        cell(line_and_column(pin)),
        cell(line_and_column(sou)),
        cell(honor_line_and_column(honors)),
    ];
    let complete = ways[0] & ways[1] & ways[2] & ways[3] & SuitWay::COMPLETE != 0;
    let sum = ways.iter().map(|way| way >> SuitWay::MENTSU & 0xFF).sum::<u64>();
    let (mentsu, jantou) = (sum & 0x1F, sum >> (SuitWay::JANTOU - SuitWay::MENTSU));
    if !complete || mentsu > 4 || jantou != 1 {
        return;
    }
    // At most one suit has several ways: a second one would take eight tiles more.
    let more = |way: u64| (way >> SuitWay::MORE & 0b11) as usize;
    if ways.iter().all(|&way| more(way) == 0) {
        return found(together(&ways, mentsu));
    }
    let Some(suit) = ways.iter().position(|&way| more(way) > 0) else { return };
    let first = (ways[suit] & SuitWay::CODES) as usize;
    for &way in &SEVERAL[first..=first + more(ways[suit])] {
        ways[suit] = way;
        found(together(&ways, mentsu));
    }
}

/// One way of each suit, one of which has the jantou.
#[inline(always)]
fn together(ways: &[u64; 4], mentsu: u64) -> Decomposition {
    let (mut codes, mut bits, mut jantou) = (0, 0, 0);
    for (suit, way) in ways.iter().enumerate() {
        let len = way >> SuitWay::MENTSU & 0b111;
        // A suit is nine tiles, and a code four times the tile.
        let ones = 0x0101_0101 & !(!0 << (8 * len));
        codes |= ((way & SuitWay::CODES) + 36 * suit as u64 * ones) << bits;
        bits += 8 * len;
        jantou += (way >> SuitWay::RANK & 0xF) + (way >> SuitWay::JANTOU & 1) * 9 * suit as u64;
    }
    let jantou = Tile::ALL[jantou as usize - 1];
    Decomposition::from_packed(jantou, codes as u32, mentsu as u8)
}
