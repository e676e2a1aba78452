//! The reference: every jantou, every subset of koutsu, shuntsu from the left.
//!
//! 1. Count the tiles of each kind: [`Counts`].
//! 2. Every kind held twice may be the jantou: [`jantou_candidates`]. Take one, remove it.
//! 3. Every kind still held three times may be a koutsu: [`koutsu_candidates`]. Visit every
//!    subset of them ([`koutsu_subsets`]); a candidate that is left out of the subset is the
//!    case that fixed orders (koutsu first, or shuntsu first) miss.
//! 4. Strip shuntsu from the left: [`strip_shuntsu`]. It empties or it doesn't; there is
//!    nothing to choose.
//! 5. Each (jantou, subset) that empties is one decomposition, and no two are the same.
//!
//! Suits don't mix, so [`decompositions`] walks these steps suit by suit, on a suit's counts in
//! one word (`SuitCounts`), and multiplies the ways out. Counts modulo 3 say which suit must
//! hold the jantou, the sum of rank × count modulo 3 leaves at most three ranks for it, and
//! stripping is one multiplication (`SuitCounts::divide_shuntsu`).
//! [`attempts`](super::attempts::attempts) walks them over the whole hand, unpruned, for people.
//!
//! ```
//! use mentsu::form::standard::{self, koutsu_candidates, koutsu_subsets, strip_shuntsu};
//! use mentsu::{Counts, Tile};
//!
//! let tiles: Counts = "23333444556688m".parse()?;
//! assert!(standard::jantou_candidates(&tiles).contains(Tile::M8));
//! // without 88m, of {}, {3m}, {4m} and {3m, 4m} only {3m} leaves nothing but shuntsu
//! let rest = "233334445566m".parse()?;
//! assert_eq!(koutsu_subsets(koutsu_candidates(&rest)).count(), 4);
//! assert!(!strip_shuntsu(&rest).is_empty());
//! assert!(strip_shuntsu(&"234445566m".parse()?).is_empty());
//! assert_eq!(standard::decompositions(&tiles)[0].to_string(), "88m 234m 333m 456m 456m");
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "面子手")]
#![doc(alias = "一般形")]
#![doc(alias = "four sets and a pair")]

use core::ops::ControlFlow;

use super::decomposition::{Decomposition, Decompositions};
use crate::tile::{Counts, RankSet, ShuntsuCounts, Suit, SuitCounts, Tile, TileSet, modulo_3};

/// Step 2: the kinds that can be the jantou (雀頭), two or more copies.
///
/// ```
/// use mentsu::form::standard::jantou_candidates;
///
/// assert_eq!(jantou_candidates(&"23333444556688m".parse()?), "34568m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "head candidates")]
#[doc(alias = "雀頭候補")]
#[must_use]
pub fn jantou_candidates(tiles: &Counts) -> TileSet {
    tiles.at_least(2)
}

/// Step 3: the kinds of which a koutsu (刻子) can be set aside, three or more copies.
///
/// ```
/// use mentsu::form::standard::koutsu_candidates;
///
/// assert_eq!(koutsu_candidates(&"233334445566m".parse()?), "34m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "triplet candidates")]
#[doc(alias = "刻子候補")]
#[must_use]
pub fn koutsu_candidates(tiles: &Counts) -> TileSet {
    tiles.at_least(3)
}

/// Step 3: every subset of the koutsu candidates as a bit mask, counting upwards: the empty
/// one first, all of them last, 2^n for n candidates.
///
/// ```
/// use mentsu::form::standard::koutsu_subsets;
///
/// let subsets: Vec<String> =
///     koutsu_subsets("34m7z".parse()?).map(|subset| subset.to_string()).collect();
/// assert_eq!(subsets, ["", "3m", "4m", "34m", "7z", "3m7z", "4m7z", "34m7z"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "刻子")]
#[doc(alias = "triplet subsets")]
pub fn koutsu_subsets(candidates: TileSet) -> impl Iterator<Item = TileSet> + Clone {
    let mask = candidates.bits();
    let all = (0u64..1 << candidates.len()).scan(0u64, move |next, _| {
        let subset = *next;
        *next = subset.wrapping_sub(mask) & mask;
        Some(subset)
    });
    all.filter_map(|bits| TileSet::from_bits(bits).ok())
}

/// Step 4: takes shuntsu (順子) away from the left of each number suit, as many as there are,
/// and gives what is left over: nothing, if the tiles are all shuntsu.
///
/// ```
/// use mentsu::form::standard::strip_shuntsu;
///
/// assert!(strip_shuntsu(&"123m234456p".parse()?).is_empty());
/// assert_eq!(strip_shuntsu(&"233334445566m".parse()?), "366m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "順子")]
#[doc(alias = "sequences")]
#[must_use]
pub fn strip_shuntsu(tiles: &Counts) -> Counts {
    let mut words = tiles.words();
    for suit in Suit::NUMBERS {
        words[suit.index()] = tiles.suit(suit).strip_shuntsu().1.word();
    }
    Counts::from_words(words)
}

/// Every way in which the tiles are a jantou and mentsu (面子手); none if they are no win, or
/// aren't 2, 5, 8, 11 or 14. By jantou, then by the set of koutsu, counting upwards: the order
/// of [`attempts`](super::attempts::attempts).
///
/// No heap is touched: at most four decompositions exist ([`Decompositions`]).
///
/// ```
/// use mentsu::form::standard::decompositions;
///
/// let ways = decompositions(&"22233344455566s".parse()?);
/// let ways: Vec<String> = ways.iter().map(ToString::to_string).collect();
/// assert_eq!(ways, [
///     "33s 222s 345s 456s 456s",
///     "66s 222s 345s 345s 345s",
///     "66s 234s 234s 234s 555s",
///     "66s 222s 333s 444s 555s",
/// ]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "分解")]
#[doc(alias = "decompose")]
#[doc(alias = "面子手")]
#[must_use]
pub fn decompositions(concealed: &Counts) -> Decompositions {
    let words = concealed.words();
    let Some(jantou_suit) = jantou_suit(words) else { return Decompositions::new() };
    if concealed.total() > 14 {
        return Decompositions::new();
    }
    let [man, pin, sou, honors] = words;
    let man = SuitWays::of_numbers(man, jantou_suit == 0);
    let pin = SuitWays::of_numbers(pin, jantou_suit == 1);
    let sou = SuitWays::of_numbers(sou, jantou_suit == 2);
    let Some(honors) = split_honors(honors, jantou_suit == 3) else {
        return Decompositions::new();
    };
    // At most one suit has several ways: a second one would take eight tiles more.
    let mut all = Decompositions::new();
    for &sou in sou.as_slice() {
        for &pin in pin.as_slice() {
            for &man in man.as_slice() {
                all.push(Decomposition::of_ways([man, pin, sou, honors], jantou_suit));
            }
        }
    }
    all
}

/// Whether the tiles are a jantou and mentsu in at least one way.
///
/// ```
/// use mentsu::form::standard::is_standard_win;
///
/// assert!(is_standard_win(&"23333444556688m".parse()?));
/// assert!(!is_standard_win(&"11223344556677z".parse()?));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "面子手")]
#[doc(alias = "和了")]
#[must_use]
pub fn is_standard_win(concealed: &Counts) -> bool {
    let words = concealed.words();
    let Some(jantou_suit) = jantou_suit(words) else { return false };
    let [man, pin, sou, honors] = words;
    concealed.total() <= 14
        && splits(man, jantou_suit == 0)
        && splits(pin, jantou_suit == 1)
        && splits(sou, jantou_suit == 2)
        && split_honors(honors, jantou_suit == 3).is_some()
}

/// Whether a number suit is all mentsu, or mentsu and a jantou.
#[inline(always)]
fn splits(word: u64, with_jantou: bool) -> bool {
    word == 0 || visit_suit(word, with_jantou, |_| ControlFlow::Break(())).is_break()
}

/// Whether one suit is all mentsu, or mentsu and a jantou.
#[cfg(all(test, feature = "index"))]
pub(crate) fn suit_splits(suit: Suit, word: u64, with_jantou: bool) -> bool {
    let over = SuitCounts::from_word(word).total() % 3;
    over == 2 * u8::from(with_jantou)
        && match suit {
            Suit::Honor => split_honors(word, with_jantou).is_some(),
            _ => splits(word, with_jantou),
        }
}

/// Which suit must hold the jantou: in a win one suit has two tiles over a multiple of three,
/// and every other suit none over. `None` if that isn't so.
#[inline(always)]
fn jantou_suit(words: [u64; 4]) -> Option<usize> {
    // 1 for two tiles over, 2 for one tile over.
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
    mut found: impl FnMut(Way) -> ControlFlow<()>,
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
    found: &mut impl FnMut(Way) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for koutsu in SuitCounts::from_word(word).koutsu_candidates().subsets() {
        let rest = SuitCounts::from_word(word - 3 * koutsu.word());
        if let Some(shuntsu) = rest.divide_shuntsu() {
            found(Way::new(jantou, koutsu, shuntsu))?;
        }
    }
    ControlFlow::Continue(())
}

/// Honors have no shuntsu, so every count is a koutsu's 3, the jantou's 2, or both (5, where a
/// fifth copy is imagined): the only way, if there is one.
#[inline(always)]
fn split_honors(word: u64, with_jantou: bool) -> Option<Way> {
    let koutsu = SuitCounts::from_word(word).koutsu_candidates();
    let over = word - 3 * koutsu.word();
    let fits = match with_jantou {
        true => over.is_power_of_two() && over & (2 * RankSet::ALL.word()) != 0,
        false => over == 0,
    };
    fits.then_some(Way::new(over >> 1, koutsu, ShuntsuCounts::default()))
}

/// One way in which a suit is mentsu and perhaps a jantou. Each of nine nibbles has the number of
/// shuntsu from its rank in the low three bits and a koutsu in the fourth; above them stands
/// the index of the jantou's rank.
#[derive(Clone, Copy)]
struct Way(u64);

impl Way {
    const MENTSU: u64 = (1 << 36) - 1;

    #[inline(always)]
    fn new(jantou: u64, koutsu: RankSet, shuntsu: ShuntsuCounts) -> Way {
        // No jantou is a power of two that doesn't fit nine nibbles.
        let rank = u64::from((jantou | 1 << 36).trailing_zeros()) / 4;
        Way(shuntsu.word() | koutsu.word() << 3 | rank << 36)
    }
}

/// The ways of one suit. Four is the most, and `22233344455566m` has them.
struct SuitWays {
    ways: [Way; 4],
    len: usize,
}

impl SuitWays {
    #[inline(always)]
    fn of_numbers(word: u64, with_jantou: bool) -> SuitWays {
        let mut all = SuitWays { ways: [Way(0); 4], len: 0 };
        let _ = visit_suit(word, with_jantou, |way| {
            all.ways[all.len] = way;
            all.len += 1;
            ControlFlow::Continue(())
        });
        all
    }

    #[inline(always)]
    fn as_slice(&self) -> &[Way] {
        &self.ways[..self.len]
    }
}

/// What one bit of a [`Way`]'s mentsu stands for, by suit: one, two or four shuntsu or a koutsu
/// from the rank of its nibble, as the codes of [`Mentsu`], a byte each.
static CODES: [[u32; 36]; 4] = {
    let mut codes = [[0; 36]; 4];
    let mut suit = 0;
    while suit < 4 {
        let mut bit = 0;
        while bit < 36 {
            let tile = 9 * suit as u32 + bit / 4;
            codes[suit][bit as usize] = match bit % 4 {
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

impl Decomposition {
    #[inline(always)]
    fn of_ways(ways: [Way; 4], jantou_suit: usize) -> Decomposition {
        let (mut codes, mut bits) = (0, 0);
        for (way, suit) in ways.iter().zip(&CODES) {
            let mut left = way.0 & Way::MENTSU;
            while left != 0 {
                let bit = left.trailing_zeros();
                codes |= u64::from(suit[bit as usize]) << bits;
                bits += BITS >> (8 * (bit % 4)) & 0xFF;
                left &= left - 1;
            }
        }
        let jantou = Tile::ALL[9 * jantou_suit + (ways[jantou_suit].0 >> 36) as usize];
        Decomposition::from_packed(jantou, codes as u32, (bits / 8) as u8)
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
    fn four_ways_are_room_for_every_suit_even_with_a_fifth_copy() {
        let (mut all, mut most) = (0, [0, 0]);
        suits(0, 0, 14, false, &mut |word| {
            all += 1;
            for with_jantou in [false, true] {
                let mut ways = 0;
                let _ = visit_suit(word, with_jantou, |_| {
                    ways += 1;
                    ControlFlow::Continue(())
                });
                most[usize::from(with_jantou)] = ways.max(most[usize::from(with_jantou)]);
            }
        });
        assert_eq!(all, 405_350 + 9 * 20_350);
        assert_eq!(most, [3, 4]);
    }

    #[test]
    fn division_equals_the_loop_even_with_a_fifth_copy() {
        suits(0, 0, 14, false, &mut |word| {
            let counts = SuitCounts::from_word(word);
            let (shuntsu, left) = counts.strip_shuntsu();
            assert_eq!(counts.divide_shuntsu(), left.is_empty().then_some(shuntsu), "{counts:?}");
        });
    }
}
