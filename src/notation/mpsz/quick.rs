//! mpsz in the usual spelling, read in one pass and checked once: runs of digits and letters, melds
//! with one letter, a plus with the drawn tile. All other text, and all wrong text, is left to the
//! tokens, which accept every spelling and name each error.
//!
//! Digits are added up as nibbles, all suits in one running sum. The tiles of a suit are the sum at
//! its letter less the sum at the letter before:
//!
//! ```text
//! bit  47…40   39…36 … 11…8  7…4  3…0
//!      digits    9   …   2    1    0
//! ```
//!
//! Fourteen digits can't carry from one nibble into the next, and more aren't a hand.

use super::super::assemble::OpenMeld;
use super::tokens;
use crate::hand::{Hand, check_size};
use crate::list::List;
use crate::meld::Meld;
use crate::tile::{Counts, Face, Suit, SuitCounts, TileSet};

/// The longest run of digits, letters and spaces that is read here: fourteen tiles, each with its
/// own letter, and some spaces.
const LONGEST: usize = 32;

/// The addend of a digit.
const fn addend(digit: u8) -> u64 {
    1 << 40 | 1 << (4 * digit)
}

/// Marks a byte that ends the run in [`ADDENDS`].
const END: u64 = u64::MAX;

/// The addend of each byte: zero for letters and spaces.
const ADDENDS: [u64; 256] = {
    let mut addends = [END; 256];
    let mut digit = 0;
    while digit <= 9 {
        addends[(b'0' + digit) as usize] = addend(digit);
        digit += 1;
    }
    let skipped = b"mpsz \t\r\n";
    let mut i = 0;
    while i < skipped.len() {
        addends[skipped[i] as usize] = 0;
        i += 1;
    }
    addends
};

/// One in each nibble of a suit's word.
const ONES: u64 = 0x1_1111_1111;

/// The suit of a letter `m`, `p`, `s` or `z`; any other byte gives a meaningless one.
const fn suit_of(letter: u8) -> usize {
    // m p s z end in the hexadecimal digits d 0 3 a.
    const SUITS: u64 = 0x300_0000_2001;
    (SUITS >> (4 * (letter & 0xF)) & 3) as usize
}

/// Tiles without brackets and markers, as words.
struct Run {
    /// For each suit the sum of its digits.
    sums: [u64; 4],
    /// How many digits there are.
    tiles: u64,
    /// Where the run ends in its text.
    end: usize,
}

impl Run {
    /// The run at the beginning of a text; `None` for any other spelling.
    #[inline(always)]
    const fn of(text: &[u8]) -> Option<Run> {
        let mut sums_before = [0; LONGEST];
        let (mut sum, mut letters, mut end) = (0, 0u32, 0);
        while end < text.len() {
            let byte = text[end];
            let addend = ADDENDS[byte as usize];
            if addend == END {
                break;
            }
            if end == LONGEST {
                return None;
            }
            sums_before[end] = sum;
            sum += addend;
            // Of the bytes of a run only letters have this bit.
            letters |= ((byte >> 6) as u32) << end;
            end += 1;
        }
        let (mut sums, mut taken, mut is_odd) = ([0; 4], 0, false);
        while letters != 0 {
            let at = letters.trailing_zeros() as usize;
            letters &= letters - 1;
            // The difference is right even where both sums have carried.
            let sum = sums_before[at % LONGEST];
            is_odd |= sum == taken;
            sums[suit_of(text[at])] += sum - taken;
            taken = sum;
        }
        // Odd: digits without a letter, two letters in a row, 0z 8z 9z, more digits than can be
        // added.
        is_odd |= sum != taken || sums[3] & 0xFF_0000_000F != 0;
        let tiles = sum >> 40;
        if is_odd || tiles > Hand::MAX_CONCEALED as u64 {
            None
        } else {
            Some(Run { sums, tiles, end })
        }
    }

    /// The words of the suits, red fives among the fives.
    const fn words(&self) -> [u64; 4] {
        let [m, p, s, z] = self.sums;
        [word(m), word(p), word(s), word(z)]
    }

    /// How many of the digits are red fives.
    const fn reds(&self) -> [u8; 3] {
        let [m, p, s, _] = self.sums;
        [(m & 0xF) as u8, (p & 0xF) as u8, (s & 0xF) as u8]
    }
}

/// The counts of the ranks 1–9, a red five among the fives.
const fn word(sum: u64) -> u64 {
    (sum >> 4 & 0xF_FFFF_FFFF) + ((sum & 0xF) << 16)
}

/// Whether a tile has five copies or more. No count may be over 14, and none is: a run has at most
/// 14 digits, and two counts that are added up had at most four each.
const fn has_five([m, p, s, z]: [u64; 4]) -> bool {
    // A count of 8 or more has the top bit of its nibble, and so has count + 3 if the count is 5 or
    // more. Only counts from 13 on make count + 3 carry, and these are found by their own top bit.
    let with_three = (m + 3 * ONES) | (p + 3 * ONES) | (s + 3 * ONES) | (z + 3 * ONES);
    (m | p | s | z | with_three) & (8 * ONES) != 0
}

/// The face of a digit that a suit has.
const fn face_of(digit: u8, suit: usize) -> Option<Face> {
    match tokens::face(digit, Suit::ALL[suit], 0) {
        Ok(face) => Some(face),
        Err(_) => None,
    }
}

/// A whole text of tiles, none of them red.
const fn run_of_kinds(text: &str) -> Option<[u64; 4]> {
    match Run::of(text.as_bytes()) {
        Some(run) if run.end == text.len() && matches!(run.reds(), [0, 0, 0]) => Some(run.words()),
        _ => None,
    }
}

pub(super) const fn counts(text: &str) -> Option<Counts> {
    match run_of_kinds(text) {
        Some(words) if !has_five(words) => Some(Counts::from_words(words)),
        _ => None,
    }
}

pub(super) const fn tiles(text: &str) -> Option<TileSet> {
    match run_of_kinds(text) {
        Some([m, p, s, z]) if (m | p | s | z) & !ONES == 0 => Some(TileSet::from_ranks([
            SuitCounts::from_word(m).at_least(1),
            SuitCounts::from_word(p).at_least(1),
            SuitCounts::from_word(s).at_least(1),
            SuitCounts::from_word(z).at_least(1),
        ])),
        _ => None,
    }
}

pub(super) const fn face(text: &str) -> Option<Face> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9', letter @ (b'm' | b'p' | b's' | b'z')] => {
            face_of(*digit - b'0', suit_of(*letter))
        }
        _ => None,
    }
}

pub(super) const fn meld(text: &str) -> Option<Meld> {
    match meld_at(text.as_bytes(), 0) {
        Some((meld, _, end)) if end == text.len() => Some(meld),
        _ => None,
    }
}

#[inline(always)]
pub(super) const fn hand(text: &str) -> Option<Hand> {
    let Some(run) = Run::of(text.as_bytes()) else { return None };
    let concealed = run.words();
    if has_five(concealed) {
        return None;
    }
    if run.end < text.len() {
        return hand_with_more(&run, concealed, text.as_bytes());
    }
    match check_size(run.tiles as u8, 0) {
        Ok(()) => {
            let concealed = Counts::from_words(concealed);
            Some(Hand::from_checked(concealed, run.reds(), List::new(), None))
        }
        Err(_) => None,
    }
}

/// The hand of a run and of what stands after it: the drawn tile, melds, more runs.
const fn hand_with_more(run: &Run, mut concealed: [u64; 4], text: &[u8]) -> Option<Hand> {
    let (mut all, mut melds, mut drawn) = (concealed, List::new(), None);
    let (mut reds, mut tiles, mut at) = (run.reds(), run.tiles, run.end);
    while at < text.len() {
        let first = text[at];
        if matches!(first, b'(' | b'[') {
            let Some((meld, (suit, word), end)) = meld_at(text, at) else { return None };
            if melds.count() == Hand::MAX_MELDS {
                return None;
            }
            melds.push(meld);
            all[suit] += word;
            at = end;
        } else {
            // A run, the drawn tile with its plus, or something odd, which is no tile.
            let is_drawn = first == b'+';
            at += is_drawn as usize;
            let Some(run) = Run::of(text.split_at(at).1) else { return None };
            let is_odd = if is_drawn { tiles == 0 || run.tiles != 1 } else { run.end == 0 };
            if is_odd || drawn.is_some() && run.tiles > 0 || has_five(run.words()) {
                return None;
            }
            let (words, more_reds) = (run.words(), run.reds());
            let mut suit = 0;
            while suit < 4 {
                concealed[suit] += words[suit];
                all[suit] += words[suit];
                if suit < 3 {
                    reds[suit] += more_reds[suit];
                }
                if is_drawn && run.sums[suit] != 0 {
                    drawn = face_of((run.sums[suit].trailing_zeros() / 4) as u8, suit);
                }
                suit += 1;
            }
            tiles += run.tiles;
            at += run.end;
        }
        if has_five(all) {
            return None;
        }
    }
    if tiles > Hand::MAX_CONCEALED as u64 || drawn.is_some() && tiles % 3 == 1 {
        return None;
    }
    match check_size(tiles as u8, melds.count()) {
        Ok(()) => Some(Hand::from_checked(Counts::from_words(concealed), reds, melds, drawn)),
        Err(_) => None,
    }
}

/// Reads the meld that begins at byte `start`: a bracket, digits of which one may have a marker
/// after it, a letter, the closing bracket. Returns the meld, its suit with that suit's word, and
/// where the meld ends.
const fn meld_at(text: &[u8], start: usize) -> Option<(Meld, (usize, u64), usize)> {
    // The letter stands before the closing bracket, after three or four digits and a marker.
    let mut at = start + 4;
    while at < text.len() && !matches!(text[at], b'm' | b'p' | b's' | b'z') {
        at += 1;
    }
    if at + 1 >= text.len() || at > start + 6 {
        return None;
    }
    let (suit, end) = (suit_of(text[at]), at + 2);
    let closes = match text[start] {
        b'(' => text[at + 1] == b')',
        b'[' => text[at + 1] == b']',
        _ => false,
    };
    if !closes {
        return None;
    }
    let mut open = OpenMeld::new(start, text[start] as char);
    let (mut sum, letter) = (0, at);
    at = start + 1;
    while at < letter {
        match text[at] {
            digit @ b'0'..=b'9' => {
                let Some(face) = face_of(digit - b'0', suit) else { return None };
                open.tile(face);
                sum += addend(digit - b'0');
            }
            sign @ (b'-' | b'=' | b'+' | b'/') => {
                if !open.marked(at, sign as char) {
                    return None;
                }
            }
            _ => return None,
        }
        at += 1;
    }
    match open.meld() {
        Ok(meld) => Some((meld, (suit, word(sum)), end)),
        Err(_) => None,
    }
}
