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
//! one word ([`SuitCounts`]), and multiplies the ways out. Counts modulo 3 say which suit must
//! hold the jantou, the sum of rank × count modulo 3 leaves at most three ranks for it, and
//! stripping is one multiplication ([`SuitCounts::divide_shuntsu`]).
//! [`attempts`](super::attempts::attempts) walks them over the whole hand, unpruned, for people.

use smallvec::SmallVec;

use super::decomposition::{Decomposition, Decompositions};
use crate::counts::Counts;
use crate::suit::{RankSet, ShuntsuCounts, SuitCounts};
use crate::tile::{Suit, Tile};
use crate::tile_set::TileSet;

/// Step 2: the kinds that can be the jantou (雀頭), two or more copies.
///
/// ```
/// use mentsu::agari::standard::jantou_candidates;
///
/// assert_eq!(jantou_candidates(&"23333444556688m".parse()?), "34568m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "雀頭候補")]
#[must_use]
pub fn jantou_candidates(tiles: &Counts) -> TileSet {
    tiles.at_least(2)
}

/// Step 3: the kinds of which a koutsu (刻子) can be set aside, three or more copies.
///
/// ```
/// use mentsu::agari::standard::koutsu_candidates;
///
/// assert_eq!(koutsu_candidates(&"233334445566m".parse()?), "34m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "刻子候補")]
#[must_use]
pub fn koutsu_candidates(tiles: &Counts) -> TileSet {
    tiles.at_least(3)
}

/// Step 3: every subset of the koutsu candidates as a bit mask, counting upwards: the empty
/// one first, all of them last, 2^n for n candidates.
///
/// ```
/// use mentsu::agari::standard::koutsu_subsets;
///
/// let subsets: Vec<String> =
///     koutsu_subsets("34m7z".parse()?).map(|subset| subset.to_string()).collect();
/// assert_eq!(subsets, ["", "3m", "4m", "34m", "7z", "3m7z", "4m7z", "34m7z"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
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
/// use mentsu::agari::standard::strip_shuntsu;
///
/// assert!(strip_shuntsu(&"123m234456p".parse()?).is_empty());
/// assert_eq!(strip_shuntsu(&"233334445566m".parse()?), "366m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[must_use]
pub fn strip_shuntsu(tiles: &Counts) -> Counts {
    let mut words = tiles.words();
    for suit in Suit::NUMBERS {
        words[suit.index()] = tiles.suit(suit).strip_shuntsu().1.word();
    }
    Counts::from_words(words)
}

/// Every way in which the tiles are a jantou and mentsu (面子手), in order; none if they are no
/// win, or aren't 2, 5, 8, 11 or 14.
///
/// No heap is touched: at most four decompositions exist ([`Decompositions`]).
///
/// ```
/// use mentsu::agari::standard::decompositions;
///
/// let ways = decompositions(&"22233344455566s".parse()?);
/// let ways: Vec<String> = ways.iter().map(ToString::to_string).collect();
/// assert_eq!(ways, [
///     "33s 222s 345s 456s 456s",
///     "66s 234s 234s 234s 555s",
///     "66s 222s 345s 345s 345s",
///     "66s 222s 333s 444s 555s",
/// ]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "面子手")]
#[must_use]
pub fn decompositions(concealed: &Counts) -> Decompositions {
    let mut all = Decompositions::new();
    if concealed.total() > 14 {
        return all;
    }
    let words = concealed.words();
    let Some(jantou_suit) = jantou_suit(words) else {
        return all;
    };
    let mut partial: Partials = SmallVec::from_slice(&[Partial::NOTHING]);
    for suit in Suit::ALL {
        let word = words[suit.index()];
        if word == 0 {
            continue;
        }
        let mut ways: Partials = SmallVec::new();
        visit_suit(suit, word, suit == jantou_suit, |jantou, koutsu, shuntsu| {
            ways.push(Partial::of_suit(suit, jantou, koutsu, shuntsu));
        });
        match ways[..] {
            [] => return all,
            [way] => partial.iter_mut().for_each(|left| *left = left.then(way)),
            _ => {
                partial = partial
                    .iter()
                    .flat_map(|left| ways.iter().map(|way| left.then(*way)))
                    .collect();
            }
        }
    }
    all.extend(partial.into_iter().map(Partial::finish));
    if all.len() > 1 {
        all.sort_unstable();
    }
    all
}

/// Whether the tiles are a jantou and mentsu in at least one way.
///
/// ```
/// use mentsu::agari::standard::is_standard_win;
///
/// assert!(is_standard_win(&"23333444556688m".parse()?));
/// assert!(!is_standard_win(&"11223344556677z".parse()?));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[must_use]
pub fn is_standard_win(concealed: &Counts) -> bool {
    let words = concealed.words();
    concealed.total() <= 14
        && jantou_suit(words).is_some_and(|jantou_suit| {
            Suit::ALL.into_iter().all(|suit| {
                let mut any = false;
                visit_suit(suit, words[suit.index()], suit == jantou_suit, |_, _, _| any = true);
                any
            })
        })
}

/// The only suit that can hold the jantou of a win: two tiles over a multiple of three, and
/// every other suit none over. A word modulo 3 is its sum of nibbles modulo 3, as 16 is 1.
fn jantou_suit(words: [u64; 4]) -> Option<Suit> {
    let [m, p, s, z] = words.map(|word| word % 3);
    match m | p << 2 | s << 4 | z << 6 {
        0b00_00_00_10 => Some(Suit::Man),
        0b00_00_10_00 => Some(Suit::Pin),
        0b00_10_00_00 => Some(Suit::Sou),
        0b10_00_00_00 => Some(Suit::Honor),
        _ => None,
    }
}

/// Calls `found` with the jantou (its nibble's lowest bit, or 0), koutsu and shuntsu of each
/// way in which a suit is all mentsu, or mentsu and a jantou.
#[inline(always)]
fn visit_suit(
    suit: Suit,
    word: u64,
    with_jantou: bool,
    mut found: impl FnMut(u64, RankSet, ShuntsuCounts),
) {
    let counts = SuitCounts::from_word(word);
    if suit == Suit::Honor {
        if let Some((jantou, koutsu)) = split_honors(word, with_jantou) {
            found(jantou, koutsu, ShuntsuCounts::default());
        }
    } else if with_jantou {
        let mut candidates = counts.jantou_candidates_by_sum().word();
        while candidates != 0 {
            let jantou = candidates & candidates.wrapping_neg();
            candidates ^= jantou;
            visit_mentsu(SuitCounts::from_word(word - 2 * jantou), jantou, &mut found);
        }
    } else {
        visit_mentsu(counts, 0, &mut found);
    }
}

/// Steps 3 and 4 for one suit: every koutsu subset that leaves nothing but shuntsu.
#[inline(always)]
fn visit_mentsu(
    counts: SuitCounts,
    jantou: u64,
    found: &mut impl FnMut(u64, RankSet, ShuntsuCounts),
) {
    for koutsu in counts.koutsu_candidates().subsets() {
        let rest = SuitCounts::from_word(counts.word() - 3 * koutsu.word());
        if let Some(shuntsu) = rest.divide_shuntsu_of_hand() {
            found(jantou, koutsu, shuntsu);
        }
    }
}

/// Honors have no shuntsu, so every count is a koutsu's 3, the jantou's 2, or both (5, where a
/// fifth copy is imagined): the only way, if there is one.
fn split_honors(word: u64, with_jantou: bool) -> Option<(u64, RankSet)> {
    let counts = SuitCounts::from_word(word);
    let koutsu = counts.koutsu_candidates();
    let jantou = (word - 3 * koutsu.word()) >> 1;
    let left_over = word != 3 * koutsu.word() + 2 * (jantou & RankSet::ALL.word());
    let jantou_fits = if with_jantou { jantou.is_power_of_two() } else { jantou == 0 };
    (jantou_fits && !left_over).then_some((jantou, koutsu))
}

/// The mentsu found so far, and the jantou once its suit is passed.
#[derive(Clone, Copy)]
struct Partial {
    /// Codes of mentsu, four bytes from the lowest.
    packed: u32,
    len: u8,
    jantou: u8,
}

type Partials = SmallVec<[Partial; 4]>;

impl Partial {
    const NOTHING: Partial = Partial { packed: 0, len: 0, jantou: 0 };

    /// The mentsu of one suit in ascending order.
    #[inline(always)]
    fn of_suit(suit: Suit, jantou: u64, koutsu: RankSet, shuntsu: ShuntsuCounts) -> Partial {
        let first = 9 * suit.index() as u32;
        let (mut packed, mut len) = (0u64, 0);
        // Each nibble: the number of shuntsu in the low three bits, a koutsu in the fourth.
        let mut left = shuntsu.word() | koutsu.word() << 3;
        while left != 0 {
            // Four times the rank, and so a code's tile but for the suit's first.
            let low = left.trailing_zeros() & !3;
            let is_koutsu = u32::from(left >> low & 7 == 0);
            packed |= u64::from(4 * first + low + is_koutsu) << (8 * len);
            len += 1;
            left -= 1 << (low + 3 * is_koutsu);
        }
        let jantou = if jantou == 0 { 0 } else { first + jantou.trailing_zeros() / 4 };
        Partial { packed: packed as u32, len: len as u8, jantou: jantou as u8 }
    }

    /// Both together; only one of them has a jantou.
    #[inline(always)]
    fn then(self, next: Partial) -> Partial {
        let moved = u64::from(next.packed) << (8 * self.len);
        Partial {
            packed: self.packed | moved as u32,
            len: self.len + next.len,
            jantou: self.jantou | next.jantou,
        }
    }

    fn finish(self) -> Decomposition {
        Decomposition::from_packed(Tile::ALL[self.jantou as usize], self.packed, self.len)
    }
}
