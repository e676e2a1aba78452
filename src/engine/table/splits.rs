//! Standard wins and their splits, from a table of every split of every complete suit.

use super::numbers::{SPLIT_BASES, number_at};
use super::packing::SuitSplit;
use super::{honor_line_and_column, line_and_column};
use crate::engine::{BlockMasks, SplitBlocks};
use crate::tile::{Counts, PLACE, Tile, modulo_3};

/// The cells, their lower halves first; after them, from [`SEVERAL`] on, the splits of the suits
/// that have several, one suit after the other. A base of two bytes, in half cells, and a column
/// never reach beyond, so no look-up needs a check.
static CELLS: &[[u32; 2]; ((1 << 16) + 512) / 2] =
    include!(concat!(env!("OUT_DIR"), "/split_cells.rs"));

const SEVERAL: usize = 28_846;

/// A number suit's split, if it has one.
#[cfg(test)]
pub(super) fn of_number_suit(word: u64) -> Option<u64> {
    Some(cell(line_and_column(word))).filter(|&split| split != SuitSplit::INCOMPLETE.0)
}

/// The honors' split, if they have one.
#[cfg(test)]
pub(super) fn of_honors(word: u64) -> Option<u64> {
    Some(cell(honor_line_and_column(word))).filter(|&split| split != SuitSplit::INCOMPLETE.0)
}

/// A suit's split, or the entry for several; [`SuitSplit::INCOMPLETE`] for a suit that has none.
#[inline(always)]
fn cell(at: (usize, usize)) -> u64 {
    let (numbers, cell) = numbers_and_cell(at);
    if numbers >> FOREIGN == 0 { cell } else { SuitSplit::INCOMPLETE.0 }
}

/// The bits of a suit from [`SuitSplit::MENTSU`] on, and the whole cell. The suit's base is
/// cancelled by exclusive or; unless the cell is the suit's own, bits from [`FOREIGN`] on remain:
///
/// ```text
/// bit   31…17           16…0
///       base ^ base = 0  more, jantou's rank, …, number of mentsu
/// ```
#[inline(always)]
fn numbers_and_cell((line, column): (usize, usize)) -> (u32, u64) {
    let base = number_at(SPLIT_BASES + line);
    let half = usize::from(base) + 2 * column;
    let halves = CELLS.as_flattened();
    let (lower, upper) = (halves[half], halves[half + 1]);
    // A base in half cells is twice the base.
    (upper ^ u32::from(base) << (FOREIGN - 1), whole([lower, upper]))
}

/// The first of these alone, for which half a cell is enough.
#[inline(always)]
fn numbers((line, column): (usize, usize)) -> u32 {
    let base = number_at(SPLIT_BASES + line);
    let upper = CELLS.as_flattened()[usize::from(base) + 2 * column + 1];
    upper ^ u32::from(base) << (FOREIGN - 1)
}

const _: () = assert!(SuitSplit::MENTSU == 32);

/// From this bit on, [`numbers_and_cell`] has the difference from another suit's base.
const FOREIGN: u32 = SuitSplit::BASE - SuitSplit::MENTSU;

/// One split of each suit, one of which has the jantou.
#[derive(Clone, Copy)]
pub(crate) struct HandSplit {
    suits: [u64; 4],
    /// The suits' numbers added up, from [`SuitSplit::MENTSU`] on.
    sum: u64,
}

/// The splits of a hand, one after the other.
#[derive(Clone)]
pub(crate) struct HandSplits {
    next: Option<HandSplit>,
    /// The suit that has several splits, if any has, and those still to come.
    several: usize,
    others: core::slice::Iter<'static, [u32; 2]>,
}

/// Every way to split the tiles, at most four of a kind, into a jantou and mentsu, in the order of
/// the reference.
#[cfg(test)]
pub(crate) fn splits(concealed: &Counts) -> HandSplits {
    splits_of(HandSplit::of(concealed.words()))
}

/// Visits the [`splits`]. Nearly all hands have one, which is visited without making a list.
#[inline(always)]
pub(crate) fn each_split(concealed: &Counts, visit: impl FnMut(HandSplit)) {
    if let Some(split) = HandSplit::if_complete(concealed.words()) {
        each_of(split, visit);
    }
}

#[inline(always)]
fn each_of(split: HandSplit, mut visit: impl FnMut(HandSplit)) {
    if !split.is_whole() {
        return;
    }
    if split.has_several() {
        several_splits(split).for_each(visit);
    } else {
        visit(split);
    }
}

/// The splits of a hand with one more tile: the cells of its suits, one of which the tile changes.
pub(crate) struct SplitsWith {
    words: [u64; 4],
    suits: HandSplit,
}

impl SplitsWith {
    #[inline(always)]
    pub(crate) fn new(concealed: &Counts) -> SplitsWith {
        SplitsWith { words: concealed.words(), suits: HandSplit::of(concealed.words()) }
    }

    /// Visits the splits with one more of a tile that is held at most three times.
    #[inline(always)]
    pub(crate) fn each_with(&self, tile: Tile, visit: impl FnMut(HandSplit)) {
        let (suit, one) =
            (usize::from(PLACE[tile as usize] >> 6), 1 << (PLACE[tile as usize] & 63));
        let word = self.words[suit] + one;
        let cell = match suit {
            3 => cell(honor_line_and_column(word)),
            _ => cell(line_and_column(word)),
        };
        each_of(self.suits.with(suit, cell), visit);
    }
}

#[cfg(test)]
fn splits_of(split: HandSplit) -> HandSplits {
    if !split.is_whole() {
        return HandSplits { next: None, several: 0, others: [].iter() };
    }
    if split.has_several() {
        return several_splits(split);
    }
    HandSplits { next: Some(split), several: 0, others: [].iter() }
}

/// The splits of a hand one of whose suits has several.
#[cold]
#[inline(never)]
fn several_splits(split: HandSplit) -> HandSplits {
    // At most one suit has several splits: a second one would take eight tiles more.
    let suits = split.suits;
    let more = |split: u64| (split >> SuitSplit::MORE & 0b11) as usize;
    let several = suits.iter().position(|&split| more(split) > 0);
    let several = several.expect("a suit has several splits");
    let first = (suits[several] & SuitSplit::CODES) as usize;
    let mut others = CELLS[SEVERAL + first..=SEVERAL + first + more(suits[several])].iter();
    let next = others.next().map(|&one| split.with(several, whole(one)));
    HandSplits { next, several, others }
}

/// A cell of both its halves.
#[inline(always)]
fn whole([lower, upper]: [u32; 2]) -> u64 {
    u64::from(lower) | u64::from(upper) << 32
}

impl Iterator for HandSplits {
    type Item = HandSplit;

    #[inline(always)]
    fn next(&mut self) -> Option<HandSplit> {
        let split = self.next.take()?;
        self.next = self.others.next().map(|&one| split.with(self.several, whole(one)));
        Some(split)
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, HandSplit) -> B>(self, start: B, mut add: F) -> B {
        let HandSplits { next, several, mut others } = self;
        let Some(mut split) = next else { return start };
        let mut all = start;
        loop {
            all = add(all, split);
            match others.next() {
                Some(&one) => split = split.with(several, whole(one)),
                None => return all,
            }
        }
    }
}

/// Whether the tiles, 14 at most, are a jantou and mentsu.
#[inline]
pub(crate) fn is_standard_win(concealed: &Counts) -> bool {
    let words = concealed.words();
    // One suit has two tiles over a multiple of three, and the others none.
    if words.map(modulo_3).iter().sum::<u64>() != 1 {
        return false;
    }
    // Loads only the parts that a win needs, without selecting among them.
    let [man, pin, sou, honors] = words;
    let (man, pin) = (numbers(line_and_column(man)), numbers(line_and_column(pin)));
    let (sou, honors) = (numbers(line_and_column(sou)), numbers(honor_line_and_column(honors)));
    let is_complete = (man | pin | sou | honors) >> FOREIGN == 0;
    is_complete && has_jantou_and_mentsu(u64::from(man + pin + sou + honors))
}

/// Whether the numbers of complete suits, added up, are one jantou and no more mentsu than a hand
/// has.
#[inline(always)]
fn has_jantou_and_mentsu(sum: u64) -> bool {
    const JANTOU: u32 = SuitSplit::JANTOU - SuitSplit::MENTSU;
    // The jantou's number is 4 bits above the 5 of the mentsu's: together they are from 32 to 36.
    (sum & 0x1FF).wrapping_sub(1 << JANTOU) <= 4
}

impl HandSplit {
    /// One split of each suit, or the entry that stands for several.
    #[inline(always)]
    fn of([man, pin, sou, honors]: [u64; 4]) -> HandSplit {
        HandSplit::new([
            cell(line_and_column(man)),
            cell(line_and_column(pin)),
            cell(line_and_column(sou)),
            cell(honor_line_and_column(honors)),
        ])
    }

    /// The same where all suits are complete.
    #[inline(always)]
    fn if_complete([man, pin, sou, honors]: [u64; 4]) -> Option<HandSplit> {
        let (man, man_cell) = numbers_and_cell(line_and_column(man));
        let (pin, pin_cell) = numbers_and_cell(line_and_column(pin));
        let (sou, sou_cell) = numbers_and_cell(line_and_column(sou));
        let (honors, honors_cell) = numbers_and_cell(honor_line_and_column(honors));
        if (man | pin | sou | honors) >> FOREIGN != 0 {
            return None;
        }
        let suits = [man_cell, pin_cell, sou_cell, honors_cell];
        Some(HandSplit { suits, sum: u64::from(man + pin + sou + honors) })
    }

    /// Whether all suits are complete, with one jantou and no more mentsu than a hand has.
    #[inline(always)]
    fn is_whole(&self) -> bool {
        has_jantou_and_mentsu(self.sum)
    }

    /// Whether one of the suits has several splits.
    #[inline(always)]
    fn has_several(&self) -> bool {
        let [man, pin, sou, honors] = self.suits;
        (man | pin | sou | honors) >> SuitSplit::MORE & 0b11 != 0
    }

    #[inline(always)]
    fn new(suits: [u64; 4]) -> HandSplit {
        let [man, pin, sou, honors] = suits.map(|split| split >> SuitSplit::MENTSU);
        HandSplit { suits, sum: man + pin + sou + honors }
    }

    /// This split of the hand with one suit replaced.
    #[inline(always)]
    fn with(&self, suit: usize, split: u64) -> HandSplit {
        let [man, pin, sou, honors] = self.suits;
        let or = |index: usize, old: u64| if index == suit { split } else { old };
        HandSplit::new([or(0, man), or(1, pin), or(2, sou), or(3, honors)])
    }

    /// The index of the jantou's tile.
    #[inline(always)]
    fn jantou(&self) -> usize {
        let (suit, rank) = self.jantou_suit_and_rank();
        (rank + 9 * suit) as usize - 1
    }

    /// The suit of the jantou, 0 to 3, and its rank.
    #[inline(always)]
    fn jantou_suit_and_rank(&self) -> (u64, u64) {
        // Only the suit of the jantou has a rank, so the sum of all ranks is the jantou's. Only
        // that suit has a jantou to count, so the sum of the suits' numbers, each times its jantou,
        // is the number of that suit.
        let [_, pin, sou, honors] = self.suits.map(|split| split >> SuitSplit::MENTSU);
        let suit = (pin + 2 * sou + 3 * honors) >> (SuitSplit::JANTOU - SuitSplit::MENTSU) & 0xF;
        let rank = self.sum >> (SuitSplit::RANK - SuitSplit::MENTSU) & 0xF;
        (suit, rank)
    }

    /// The places of the split's blocks.
    #[inline(always)]
    pub(crate) fn masks(&self) -> BlockMasks {
        // Each suit's places are 16 bits above its codes, and go 16 bits further up a suit.
        const PLACES: u64 = 0xFFFF << SuitSplit::SHUNTSU;
        let [man, pin, sou, honors] = self.suits.map(|split| split & PLACES);
        let (suit, rank) = self.jantou_suit_and_rank();
        BlockMasks {
            mentsu: man >> 16 | pin | sou << 16 | honors << 32,
            jantou: (16 * suit + rank + 6) as u8,
            equal_pairs: (self.sum >> (SuitSplit::EQUAL_PAIRS - SuitSplit::MENTSU) & 0b11) as u8,
        }
    }

    /// The split's blocks.
    ///
    /// ```text
    /// codes   4 bits each:      d c b a      suits one after the other, lowest first
    /// spread  a byte each:   0d 0c 0b 0a
    /// koutsu                  .  .  1  .     where the code is 7 or more: + 9 reaches bit 4
    /// ```
    ///
    /// A mentsu's code is four times its first tile, 1 more for a koutsu, and a koutsu's four bits
    /// are 7 too many: 4 × code − 28 + 1. So each byte is 4 × code − 27 × koutsu + 36 × suit, at
    /// most 133, and none carries.
    #[inline(always)]
    pub(crate) fn blocks(&self) -> SplitBlocks {
        const ONES: u64 = 0x0101_0101;
        let [man, pin, sou, honors] = self.suits;
        // Where each suit's mentsu end, eight bits each: the bits below their number drop out.
        let bits = |split: u64| split >> (SuitSplit::MENTSU - 3) & 0b11_1000;
        let after_man = bits(man);
        let after_pin = after_man + bits(pin);
        let after_sou = after_pin + bits(sou);
        let all = after_sou + bits(honors);
        let mut codes = man & SuitSplit::CODES
            | (pin & SuitSplit::CODES) << (after_man / 2)
            | (sou & SuitSplit::CODES) << (after_pin / 2)
            | (honors & SuitSplit::CODES) << (after_sou / 2);
        // A byte is 36 more after the end of each suit.
        let suits = 36 * ((ONES << after_man) + (ONES << after_pin) + (ONES << after_sou));
        let suits = suits & !(!0 << all);
        codes = (codes | codes << 8) & 0x00FF_00FF;
        codes = (codes | codes << 4) & 0x0F0F_0F0F;
        let koutsu = (codes + 9 * ONES) >> 4 & ONES;
        let mentsu = (4 * codes - 27 * koutsu + suits) as u32;
        SplitBlocks { jantou: Tile::ALL[self.jantou()], mentsu, len: (all / 8) as u8 }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::every_suit;
    use super::*;

    /// Covers every suit, with any number of tiles.
    #[test]
    fn numbers_are_those_of_the_cell() {
        let agrees = |at: (usize, usize)| {
            let (cell, numbers) = (cell(at), numbers(at));
            let complete = cell != SuitSplit::INCOMPLETE.0;
            assert_eq!(numbers >> FOREIGN == 0, complete, "{at:?}");
            let own = (cell >> SuitSplit::MENTSU) as u32 & ((1 << FOREIGN) - 1);
            assert!(!complete || numbers == own, "{at:?}");
        };
        every_suit(9, 36, &mut |word| agrees(line_and_column(word)));
        every_suit(7, 28, &mut |word| agrees(honor_line_and_column(word)));
    }

    #[test]
    fn one_jantou_and_four_mentsu_at_most_are_a_hand() {
        for sum in 0..512 {
            let (mentsu, jantou) = (sum & 0x1F, sum >> 5);
            assert_eq!(has_jantou_and_mentsu(sum), jantou == 1 && mentsu <= 4);
            assert_eq!(has_jantou_and_mentsu(sum | 0xABCD << 9), jantou == 1 && mentsu <= 4);
        }
    }
}
