//! Writes mpsz: into an array in place, then to the formatter in one piece.

use core::fmt;

use crate::hand::Hand;
use crate::meld::{Meld, Part};
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Face, Suit, TileSet};

/// The longest text of a hand: `1m+1p(777=7z)…` with four melds of eight bytes. A hand with one
/// meld less has three tiles more, which take at most six bytes: three digits and three letters.
pub(super) const LONGEST_HAND: usize = 37;

/// Room for it.
pub(crate) const ROOM_FOR_HAND: usize = LONGEST_HAND + SLACK;

/// Room for the longest text of counts: 136 tiles and four letters.
const ROOM_FOR_COUNTS: usize = 140 + SLACK;

/// The most tiles of a kind.
const RUN: usize = 4;

/// How many bytes after its end a run of one digit may overwrite.
const SLACK: usize = RUN - 1;

/// Text of at most `N` bytes, all of them ASCII.
pub(crate) struct Text<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Text<N> {
    pub(crate) const fn new() -> Text<N> {
        Text { bytes: [0; N], len: 0 }
    }

    /// Appends a byte, for which the capacity has room.
    #[inline(always)]
    pub(crate) fn push(&mut self, byte: u8) {
        debug_assert!(self.len < N, "the text is full");
        if let Some(free) = self.bytes.get_mut(self.len) {
            *free = byte;
            self.len += 1;
        }
    }

    /// Appends a digit, at most four times.
    #[inline(always)]
    fn push_run(&mut self, digit: u8, times: usize) {
        debug_assert!(times <= RUN && self.len + times <= N - SLACK, "the text is full");
        // Always writes four; the next run overwrites the surplus. The branches of a loop over
        // `times` would be mispredicted.
        if let Some(four) = self.bytes[self.len.min(N)..].first_chunk_mut::<RUN>() {
            *four = [digit; RUN];
            self.len += times;
        }
    }

    /// Sorted tiles of a suit as digits, and its letter after them.
    #[inline(always)]
    fn push_suit(&mut self, word: u64, reds: u8, suit: Suit) {
        if word == 0 {
            return;
        }
        let held = |rank: u8| (word >> (4 * (rank - 1)) & 0xF) as usize;
        let mut push = |digit, times| self.push_run(digit, times);
        push(b'1', held(1));
        push(b'2', held(2));
        push(b'3', held(3));
        push(b'4', held(4));
        push(b'0', usize::from(reds));
        push(b'5', held(5) - usize::from(reds));
        push(b'6', held(6));
        push(b'7', held(7));
        if suit != Suit::Honor {
            push(b'8', held(8));
            push(b'9', held(9));
        }
        self.push(letter(suit));
    }

    /// Sorted tiles, of whose fives some are red.
    pub(crate) fn push_counts(&mut self, counts: &Counts, reds: [u8; 3]) {
        let ([m, p, s, z], [m_reds, p_reds, s_reds]) = (counts.words(), reds);
        self.push_suit(m, m_reds, Suit::Man);
        self.push_suit(p, p_reds, Suit::Pin);
        self.push_suit(s, s_reds, Suit::Sou);
        self.push_suit(z, 0, Suit::Honor);
    }

    pub(crate) fn push_meld(&mut self, meld: &Meld) {
        self.push_meld_of(meld, core::iter::repeat(false));
    }

    /// A meld, with a `?` after each part that is a joker.
    pub(crate) fn push_meld_of(&mut self, meld: &Meld, are_jokers: impl Iterator<Item = bool>) {
        let [open, close] = if meld.is_open() { *b"()" } else { *b"[]" };
        self.push(open);
        for ((face, part), is_joker) in meld.parts().into_iter().zip(are_jokers) {
            if part == Part::Added && meld.call().is_none() {
                self.push(b'/');
            }
            self.push(digit(face));
            if is_joker {
                self.push(b'?');
            }
            if let Part::Called(from) = part {
                self.push(from.marker() as u8);
            }
        }
        self.push(letter(meld.mentsu().suit()));
        self.push(close);
    }

    /// Hands the text on, whatever width the formatter has: tiles aren't cut or padded.
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.bytes.get(..self.len).map(core::str::from_utf8);
        f.write_str(text.and_then(Result::ok).ok_or(fmt::Error)?)
    }
}

/// The digit of a face: its rank, or 0 for a red five.
fn digit(face: Face) -> u8 {
    if face.is_red() { b'0' } else { b'0' + face.tile().rank() }
}

fn letter(suit: Suit) -> u8 {
    suit.letter() as u8
}

impl Unpadded for TileSet {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<{ 34 + 4 }>::new();
        for suit in Suit::ALL {
            let mut ranks = self.ranks(suit).bits();
            if ranks == 0 {
                continue;
            }
            while ranks != 0 {
                text.push(b'1' + ranks.trailing_zeros() as u8);
                ranks &= ranks - 1;
            }
            text.push(letter(suit));
        }
        text.write(f)
    }
}

padded! {
    /// mpsz, in order: `19m147p6z`; nothing for the empty set.
    TileSet
}

impl Unpadded for Counts {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<ROOM_FOR_COUNTS>::new();
        text.push_counts(self, [0; 3]);
        text.write(f)
    }
}

padded! {
    /// mpsz, in order: `1123m55z`; nothing where there is no tile.
    Counts
}

impl Unpadded for Meld {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<8>::new();
        text.push_meld(self);
        text.write(f)
    }
}

padded! {
    /// mpsz in brackets: `(12-3m)`, `(777=z)`, `(550+5s)`, `[1111z]`.
    Meld
}

impl Unpadded for Hand {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<ROOM_FOR_HAND>::new();
        let (mut concealed, mut reds) = (*self.concealed(), self.reds_by_suit());
        if let Some(drawn) = self.drawn() {
            concealed.take_one(drawn.tile());
            if drawn.is_red() {
                reds[drawn.tile().suit().index()] -= 1;
            }
            text.push_counts(&concealed, reds);
            text.push(b'+');
            text.push(digit(drawn));
            text.push(letter(drawn.tile().suit()));
        } else {
            text.push_counts(&concealed, reds);
        }
        self.melds().iter().for_each(|meld| text.push_meld(meld));
        text.write(f)
    }
}

padded! {
    /// mpsz: the concealed tiles in order, the drawn one after a plus, then the melds as declared.
    Hand
}
