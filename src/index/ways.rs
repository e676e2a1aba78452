//! Decompositions: every way of every complete suit.

use super::layout::SuitWay;
use super::{honor_line_and_column, line_and_column};
use crate::agari::{Decomposition, Decompositions};
use crate::counts::Counts;
use crate::tile::Tile;

static BASES: &[u16; 16_250] = include!(concat!(env!("OUT_DIR"), "/way_bases.rs"));
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
    let base = BASES[line];
    let cell = CELLS[usize::from(base) + column];
    if cell >> 48 == u64::from(base) { cell } else { 0 }
}

/// [`standard::decompositions`](crate::agari::standard::decompositions) by table, of at most four
/// copies of a tile.
#[inline]
pub(crate) fn decompositions(concealed: &Counts) -> Decompositions {
    let [man, pin, sou, honors] = concealed.words();
    let ways = [
        cell(line_and_column(man)),
        cell(line_and_column(pin)),
        cell(line_and_column(sou)),
        cell(honor_line_and_column(honors)),
    ];
    let mut all = Decompositions::new();
    let complete = ways[0] & ways[1] & ways[2] & ways[3] & SuitWay::COMPLETE != 0;
    let sum = ways.iter().map(|way| way >> SuitWay::MENTSU & 0xFF).sum::<u64>();
    let (mentsu, jantou) = (sum & 0x1F, sum >> (SuitWay::JANTOU - SuitWay::MENTSU));
    if !complete || mentsu > 4 || jantou != 1 {
        return all;
    }
    let more = |way: u64| way >> SuitWay::MORE & 0b11;
    if ways.iter().all(|&way| more(way) == 0) {
        all.push(together(&ways, mentsu));
    } else {
        several(ways, mentsu, &mut all);
    }
    all
}

/// At most one suit has several ways: a second one would take eight tiles more.
#[cold]
fn several(mut ways: [u64; 4], mentsu: u64, all: &mut Decompositions) {
    let more = |way: u64| (way >> SuitWay::MORE & 0b11) as usize;
    let Some(suit) = ways.iter().position(|&way| more(way) > 0) else { return };
    let first = (ways[suit] & SuitWay::CODES) as usize;
    for &way in &SEVERAL[first..=first + more(ways[suit])] {
        ways[suit] = way;
        all.push(together(&ways, mentsu));
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
