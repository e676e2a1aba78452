//! Standard wins split without tables, whole suits at once.
//!
//! The steps are those of [`attempts`](crate::attempts), taken suit by suit on the counts in one
//! word; the splits of the suits are then combined. Counts modulo 3 determine which suit must hold
//! the jantou, the sum of rank × count modulo 3 leaves at most three ranks for it, and one exact
//! division strips the shuntsu. A fifth copy of one tile may be imagined.

use core::ops::ControlFlow;

use crate::engine::SplitBlocks;
use crate::engine::split::BlockMasks;
#[cfg(test)]
use crate::tile::Suit;
use crate::tile::{Counts, RankSet, ShuntsuCounts, SuitCounts, Tile, modulo_3};

/// Every way to split the tiles into a jantou and mentsu; none if they don't win, or are more than
/// 14. The order is that of the reference: by jantou, then by the set of koutsu, counting upwards.
#[inline(always)]
pub(crate) fn splits(concealed: &Counts) -> HandSplits {
    HandSplits { concealed: *concealed, next: 0 }
}

/// Visits every split.
pub(crate) fn each_split(concealed: &Counts, visit: impl FnMut(SplitBlocks)) {
    splits(concealed).for_each(visit);
}

/// The splits of tiles that lack one.
pub(crate) struct SplitsWith(Counts);

impl SplitsWith {
    pub(crate) fn new(concealed: &Counts) -> SplitsWith {
        SplitsWith(*concealed)
    }

    /// Visits the splits with one more of a tile.
    pub(crate) fn each_with(&self, tile: Tile, visit: impl FnMut(SplitBlocks)) {
        each_split(&self.0.with_even_a_fifth(tile), visit);
    }
}

/// A lazy iterator over the splits of some tiles; a fold is fastest.
#[derive(Clone)]
pub(crate) struct HandSplits {
    concealed: Counts,
    next: usize,
}

impl Iterator for HandSplits {
    type Item = SplitBlocks;

    /// The next split alone, for which the tiles are split anew.
    fn next(&mut self) -> Option<SplitBlocks> {
        let wanted = self.next;
        self.next += 1;
        let of_all =
            |(nth, found), split| (nth + 1, if nth == wanted { Some(split) } else { found });
        fold_splits(&self.concealed, (0, None), of_all).1
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, SplitBlocks) -> B>(self, start: B, mut add: F) -> B {
        let of_all =
            |(nth, all), split| (nth + 1, if nth < self.next { all } else { add(all, split) });
        fold_splits(&self.concealed, (0, start), of_all).1
    }
}

#[inline(always)]
fn fold_splits<B>(concealed: &Counts, start: B, mut add: impl FnMut(B, SplitBlocks) -> B) -> B {
    let words = concealed.words();
    let Some(jantou_suit) = jantou_suit(words) else { return start };
    if concealed.total() > 14 {
        return start;
    }
    let [man, pin, sou, honors] = words;
    let man = SuitSplits::of_numbers(man, jantou_suit == 0);
    let pin = SuitSplits::of_numbers(pin, jantou_suit == 1);
    let sou = SuitSplits::of_numbers(sou, jantou_suit == 2);
    let Some(honors) = split_honors(honors, jantou_suit == 3) else { return start };
    // At most one suit has several splits: a second one would take eight tiles more.
    let mut all = start;
    for &sou in sou.as_slice() {
        for &pin in pin.as_slice() {
            for &man in man.as_slice() {
                all = add(all, blocks_of([man, pin, sou, honors], jantou_suit));
            }
        }
    }
    all
}

/// Whether the tiles, 14 at most, are a jantou and mentsu. Most hands that aren't have no suit for
/// the jantou, which is checked without a call.
#[inline(always)]
pub(crate) fn is_standard_win(concealed: &Counts) -> bool {
    match jantou_suit(concealed.words()) {
        Some(jantou_suit) => all_suits_split(concealed, jantou_suit),
        None => false,
    }
}

#[inline(never)]
fn all_suits_split(concealed: &Counts, jantou_suit: usize) -> bool {
    let [man, pin, sou, honors] = concealed.words();
    concealed.total() <= 14
        && splits_numbers(man, jantou_suit == 0)
        && splits_numbers(pin, jantou_suit == 1)
        && splits_numbers(sou, jantou_suit == 2)
        && split_honors(honors, jantou_suit == 3).is_some()
}

/// Whether a number suit is all mentsu, or mentsu and a jantou.
#[inline(always)]
fn splits_numbers(word: u64, with_jantou: bool) -> bool {
    word == 0 || visit_suit(word, with_jantou, |_| ControlFlow::Break(())).is_break()
}

/// Whether one suit is all mentsu, or mentsu and a jantou.
#[cfg(test)]
pub(crate) fn suit_splits(suit: Suit, word: u64, with_jantou: bool) -> bool {
    let over = SuitCounts::from_word(word).total() % 3;
    over == 2 * u8::from(with_jantou)
        && match suit {
            Suit::Honor => split_honors(word, with_jantou).is_some(),
            _ => splits_numbers(word, with_jantou),
        }
}

/// The suit that must hold the jantou, the only one with two tiles over a multiple of three; `None`
/// if any other suit has tiles over, which no win has.
#[inline(always)]
fn jantou_suit(words: [u64; 4]) -> Option<usize> {
    // Each is 1 for two tiles over and 2 for one, so a sum of 1 is one suit with two. The other
    // terms are then 0, and the second sum is that suit's index.
    let [man, pin, sou, honors] = words.map(modulo_3);
    let suit = pin + 2 * sou + 3 * honors;
    (man + pin + sou + honors == 1).then_some(suit as usize)
}

/// Calls `found` with each way in which a number suit is all mentsu, or mentsu and a jantou, in
/// order of jantou, then of the koutsu set, until it breaks.
#[inline(always)]
fn visit_suit(
    word: u64,
    with_jantou: bool,
    mut found: impl FnMut(DirectSplit) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !with_jantou {
        return visit_mentsu(word, 0, &mut found);
    }
    let mut candidates = SuitCounts::from_word(word).jantou_candidates_by_sum().word();
    while candidates != 0 {
        let jantou = candidates & candidates.wrapping_neg();
        candidates ^= jantou;
        visit_mentsu(word - 2 * jantou, jantou, &mut found)?;
    }
    ControlFlow::Continue(())
}

/// Steps 3 and 4 for one suit: every koutsu subset that leaves nothing but shuntsu.
#[inline(always)]
fn visit_mentsu(
    word: u64,
    jantou: u64,
    found: &mut impl FnMut(DirectSplit) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for koutsu in SuitCounts::from_word(word).koutsu_candidates().subsets() {
        let rest = SuitCounts::from_word(word - 3 * koutsu.word());
        if let Some(shuntsu) = rest.divide_shuntsu() {
            found(DirectSplit::new(jantou, koutsu, shuntsu))?;
        }
    }
    ControlFlow::Continue(())
}

/// The only split of the honors, if there is one. Without shuntsu every count is a koutsu's 3, the
/// jantou's 2, or both (5, where a fifth copy is imagined).
#[inline(always)]
fn split_honors(word: u64, with_jantou: bool) -> Option<DirectSplit> {
    let koutsu = SuitCounts::from_word(word).koutsu_candidates();
    let over = word - 3 * koutsu.word();
    let fits = if with_jantou {
        over.is_power_of_two() && over & (2 * RankSet::ALL.word()) != 0
    } else {
        over == 0
    };
    fits.then_some(DirectSplit::new(over >> 1, koutsu, ShuntsuCounts::default()))
}

/// One way in which a suit is mentsu and perhaps a jantou.
///
/// ```text
/// bit  39…36        35    34…32    …   3     2…0
///      jantou's     koutsu shuntsu  …   koutsu shuntsu
///      rank − 1     of 9  from 9   …   of 1  from 1
/// ```
///
/// A rank begins four shuntsu at most, which three bits hold.
#[derive(Clone, Copy)]
struct DirectSplit(u64);

impl DirectSplit {
    const MENTSU: u64 = (1 << 36) - 1;

    #[inline(always)]
    fn new(jantou: u64, koutsu: RankSet, shuntsu: ShuntsuCounts) -> DirectSplit {
        // No jantou is a power of two that doesn't fit nine nibbles.
        let rank = u64::from((jantou | 1 << 36).trailing_zeros()) / 4;
        DirectSplit(shuntsu.word() | koutsu.word() << 3 | rank << 36)
    }
}

/// The splits of one suit, at most four: `22233344455566m` has them.
struct SuitSplits {
    splits: [DirectSplit; 4],
    len: usize,
}

impl SuitSplits {
    #[inline(always)]
    fn of_numbers(word: u64, with_jantou: bool) -> SuitSplits {
        let mut all = SuitSplits { splits: [DirectSplit(0); 4], len: 0 };
        let _ = visit_suit(word, with_jantou, |split| {
            all.splits[all.len] = split;
            all.len += 1;
            ControlFlow::Continue(())
        });
        all
    }

    #[inline(always)]
    fn as_slice(&self) -> &[DirectSplit] {
        &self.splits[..self.len]
    }
}

/// By suit, the mentsu that one bit of a [`DirectSplit`] stands for: one, two or four equal shuntsu
/// that begin at the rank of its nibble, or the koutsu of that rank. Each mentsu is a byte, its
/// code as a [`Mentsu`].
static CODES: [[u32; 36]; 4] = {
    let mut codes = [[0; 36]; 4];
    let mut suit = 0;
    while suit < 4 {
        let mut bit = 0;
        while bit < 36 {
            let tile = 9 * suit as u32 + bit / 4;
            codes[suit][bit as usize] = match bit % 4 {
                // A tile's code is at most 132, so the copies stay in their bytes.
                0 => tile * 4,
                1 => tile * 4 * 0x0101,
                2 => (tile * 4).wrapping_mul(0x0101_0101),
                _ => tile * 4 + 1,
            };
            bit += 1;
        }
        suit += 1;
    }
    codes
};

/// How many mentsu the bits of a nibble stand for, a byte each, times eight.
const BITS: u32 = u32::from_le_bytes([8, 16, 32, 8]);

#[inline(always)]
fn blocks_of(suits: [DirectSplit; 4], jantou_suit: usize) -> SplitBlocks {
    // Each bit of a word is one to four mentsu; their bytes go where the last ones ended.
    let (mut codes, mut bits) = (0, 0);
    for (split, suit) in suits.iter().zip(&CODES) {
        let mut left = split.0 & DirectSplit::MENTSU;
        while left != 0 {
            let bit = left.trailing_zeros();
            codes |= u64::from(suit[bit as usize]) << bits;
            bits += BITS >> (8 * (bit % 4)) & 0xFF;
            left &= left - 1;
        }
    }
    let jantou = Tile::ALL[9 * jantou_suit + (suits[jantou_suit].0 >> 36) as usize];
    SplitBlocks { jantou, mentsu: codes as u32, len: (bits / 8) as u8 }
}

impl SplitBlocks {
    /// The split's blocks. Splits from the tables have a method of this name that assembles them.
    pub(crate) fn blocks(&self) -> SplitBlocks {
        *self
    }

    /// The places of the split's blocks.
    pub(crate) fn masks(&self) -> BlockMasks {
        let jantou = BlockMasks::koutsu_at(self.jantou);
        let mut masks = BlockMasks { mentsu: 0, jantou, equal_pairs: 0 };
        let mut odd = 0;
        for code in &self.mentsu.to_le_bytes()[..usize::from(self.len)] {
            let koutsu = 1u64 << BlockMasks::koutsu_at(Tile::ALL[usize::from(code / 4)]);
            if code % 4 == 0 {
                let shuntsu = koutsu >> 7;
                masks.mentsu |= shuntsu;
                masks.equal_pairs += u8::from(odd & shuntsu != 0);
                odd ^= shuntsu;
            } else {
                masks.mentsu |= koutsu;
            }
        }
        masks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number suit of at most 14 tiles, one rank of it held five times at most.
    fn suits(rank: u32, word: u64, room: u64, fifth: bool, visit: &mut impl FnMut(u64)) {
        if rank == 9 {
            return visit(word);
        }
        let most = if fifth { 4 } else { 5 };
        for n in 0..=most.min(room) {
            suits(rank + 1, word | n << (4 * rank), room - n, fifth || n == 5, visit);
        }
    }

    #[test]
    fn four_splits_are_room_for_every_suit_even_with_a_fifth_copy() {
        let (mut all, mut most) = (0, [0, 0]);
        suits(0, 0, 14, false, &mut |word| {
            all += 1;
            for with_jantou in [false, true] {
                let mut splits = 0;
                let _ = visit_suit(word, with_jantou, |_| {
                    splits += 1;
                    ControlFlow::Continue(())
                });
                most[usize::from(with_jantou)] = splits.max(most[usize::from(with_jantou)]);
            }
        });
        assert_eq!(all, 405_350 + 9 * 20_350);
        assert_eq!(most, [3, 4]);
    }

    #[test]
    fn more_than_14_tiles_are_never_split() {
        let seventeen: Counts = "11m123456789p123s777z".parse().unwrap();
        assert!(!is_standard_win(&seventeen));
        assert_eq!(splits(&seventeen).count(), 0);
        let fourteen = seventeen.difference(&"777z".parse().unwrap()).unwrap();
        assert!(is_standard_win(&fourteen));
        assert_eq!(splits(&fourteen).count(), 1);
    }

    #[test]
    fn division_equals_the_loop_even_with_a_fifth_copy() {
        suits(0, 0, 14, false, &mut |word| {
            let counts = SuitCounts::from_word(word);
            let (shuntsu, left) = counts.strip_shuntsu();
            assert_eq!(
                counts.divide_shuntsu(),
                (left == SuitCounts::EMPTY).then_some(shuntsu),
                "{counts:?}"
            );
        });
    }
}
