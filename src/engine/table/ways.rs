//! Won or not, and decompositions: every way of every complete suit.

use super::layout::SuitWay;
use super::{honor_line_and_column, line_and_column};
use crate::form::{Decomposition, Masks};
use crate::tile::{Counts, Tile, modulo_3};

static BASES: &[u16; 1 << 14] = include!(concat!(env!("OUT_DIR"), "/way_bases.rs"));
static CELLS: &[u64; 28_846] = include!(concat!(env!("OUT_DIR"), "/way_cells.rs"));
/// The ways of the suits that have several, one suit after the other.
static SEVERAL: &[u64; 3_358] = include!(concat!(env!("OUT_DIR"), "/several_ways.rs"));

/// A number suit's way, if it has one.
#[cfg(test)]
pub(super) fn of_number_suit(word: u64) -> Option<u64> {
    Some(cell(line_and_column(word))).filter(|&way| way != SuitWay::INCOMPLETE.0)
}

/// The honors' way, if they have one.
#[cfg(test)]
pub(super) fn of_honors(word: u64) -> Option<u64> {
    Some(cell(honor_line_and_column(word))).filter(|&way| way != SuitWay::INCOMPLETE.0)
}

/// A suit's way, or what stands for several; [`SuitWay::INCOMPLETE`] for a suit that has none.
#[inline(always)]
fn cell((line, column): (usize, usize)) -> u64 {
    let base = BASES[line % BASES.len()];
    let cell = CELLS[usize::from(base) + column];
    if cell >> SuitWay::BASE == u64::from(base) { cell } else { SuitWay::INCOMPLETE.0 }
}

/// One way of each suit, one of which has the jantou: a decomposition.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    suits: [u64; 4],
    /// The suits' numbers added up, from [`SuitWay::MENTSU`] on.
    sum: u64,
}

/// The decompositions of some tiles.
#[derive(Clone)]
pub(crate) struct Ways {
    next: Option<Way>,
    /// The suit that has several ways, if any has, and those still to come.
    several: usize,
    others: core::slice::Iter<'static, u64>,
}

/// The [`standard::decompositions`](crate::form::standard::decompositions), in their order, by table;
/// of at most four copies of a tile.
#[inline(always)]
pub(crate) fn ways(concealed: &Counts) -> Ways {
    let way = Way::of(concealed.words());
    if !way.is_whole() {
        return Ways { next: None, several: 0, others: [].iter() };
    }
    // At most one suit has several ways: a second one would take eight tiles more.
    let suits = way.suits;
    let [man, pin, sou, honors] = suits;
    if (man | pin | sou | honors) >> SuitWay::MORE & 0b11 == 0 {
        return Ways { next: Some(way), several: 0, others: [].iter() };
    }
    let more = |way: u64| (way >> SuitWay::MORE & 0b11) as usize;
    let several = suits.iter().position(|&way| more(way) > 0).unwrap_or(0);
    let first = (suits[several] & SuitWay::CODES) as usize;
    let mut others = SEVERAL[first..=first + more(suits[several])].iter();
    Ways { next: others.next().map(|&one| way.with(several, one)), several, others }
}

impl Iterator for Ways {
    type Item = Way;

    #[inline(always)]
    fn next(&mut self) -> Option<Way> {
        let way = self.next.take()?;
        self.next = self.others.next().map(|&one| way.with(self.several, one));
        Some(way)
    }
}

/// [`standard::is_standard_win`](crate::form::standard::is_standard_win) by table.
#[inline]
pub(crate) fn is_standard_win(concealed: &Counts) -> bool {
    let words = concealed.words();
    // One suit has two tiles over a multiple of three, and the others none.
    words.map(modulo_3).iter().sum::<u64>() == 1 && Way::of(words).is_whole()
}

impl Way {
    /// One way of each suit, or what stands for its several.
    #[inline(always)]
    fn of([man, pin, sou, honors]: [u64; 4]) -> Way {
        Way::new([
            cell(line_and_column(man)),
            cell(line_and_column(pin)),
            cell(line_and_column(sou)),
            cell(honor_line_and_column(honors)),
        ])
    }

    /// Whether all suits are complete, with one jantou and no more mentsu than a hand has.
    #[inline(always)]
    fn is_whole(&self) -> bool {
        let jantou = self.sum >> (SuitWay::JANTOU - SuitWay::MENTSU) & 0xF;
        jantou == 1 && self.sum & 0x1F <= 4
    }

    #[inline(always)]
    fn new(suits: [u64; 4]) -> Way {
        let [man, pin, sou, honors] = suits.map(|way| way >> SuitWay::MENTSU);
        Way { suits, sum: man + pin + sou + honors }
    }

    /// With another way of one suit.
    #[inline(always)]
    fn with(&self, suit: usize, way: u64) -> Way {
        let [man, pin, sou, honors] = self.suits;
        let or = |index: usize, old: u64| if index == suit { way } else { old };
        Way::new([or(0, man), or(1, pin), or(2, sou), or(3, honors)])
    }

    /// The index of the jantou's tile.
    #[inline(always)]
    fn jantou(&self) -> usize {
        // No other suit has a rank, and so none is in the sum but that of the jantou; the suit is
        // the one that counts when each counts its own number of times.
        let [_, pin, sou, honors] = self.suits.map(|way| way >> SuitWay::MENTSU);
        let suit = (pin + 2 * sou + 3 * honors) >> (SuitWay::JANTOU - SuitWay::MENTSU) & 0xF;
        let rank = self.sum >> (SuitWay::RANK - SuitWay::MENTSU) & 0xF;
        (rank + 9 * suit) as usize - 1
    }

    /// Where its blocks are.
    #[inline(always)]
    pub(crate) fn masks(&self) -> Masks {
        let [man, pin, sou, honors] = self.suits;
        let shuntsu = |way: u64| way >> SuitWay::SHUNTSU & 0x7F;
        let koutsu = |way: u64| way >> SuitWay::KOUTSU & 0x1FF;
        Masks {
            shuntsu: shuntsu(man) | shuntsu(pin) << 9 | shuntsu(sou) << 18,
            koutsu: koutsu(man) | koutsu(pin) << 9 | koutsu(sou) << 18 | koutsu(honors) << 27,
            jantou: 1 << self.jantou(),
            twins: (self.sum >> (SuitWay::TWINS - SuitWay::MENTSU) & 0b11) as u8,
        }
    }

    /// The same as blocks.
    #[inline(always)]
    pub(crate) fn decomposition(&self) -> Decomposition {
        const ONES: u64 = 0x0101_0101;
        // Suits one after the other: codes of four bits, and what each suit adds to its bytes.
        let (mut codes, mut suits, mut bits) = (0, 0, 0);
        for (way, suit) in self.suits.iter().zip(0..) {
            let len = way >> SuitWay::MENTSU & 0b111;
            codes |= (way & SuitWay::CODES) << (bits / 2);
            // A suit is nine tiles, and a mentsu's code four times the tile.
            suits |= (36 * suit * (ONES & !(!0 << (8 * len)))) << bits;
            bits += 8 * len;
        }
        codes = (codes | codes << 8) & 0x00FF_00FF;
        codes = (codes | codes << 4) & 0x0F0F_0F0F;
        // From 7 on they are koutsu: four times the rank, and 1.
        let koutsu = (codes + 9 * ONES) >> 4 & ONES;
        let codes = 4 * codes - 27 * koutsu + suits;
        Decomposition::from_packed(Tile::ALL[self.jantou()], codes as u32, (bits / 8) as u8)
    }
}
