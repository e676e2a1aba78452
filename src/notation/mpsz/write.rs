//! mpsz as it is written: put together in place, and handed on in one piece.

use core::fmt;

use crate::hand::Hand;
use crate::meld::{Meld, Part};
use crate::tile::{Counts, Face, Suit, TileSet, slots, take_first_slot};

/// The longest text of a hand: `1m+1p(777=7z)…` with four melds of eight bytes. Each meld fewer
/// takes eight bytes away, and three tiles bring three and at most three letters.
pub(crate) const LONGEST_HAND: usize = 37;

/// The longest text of counts: 136 tiles and four letters.
const LONGEST_COUNTS: usize = 140;

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

    /// Sorted tiles of a suit as digits, and its letter behind them.
    #[inline(always)]
    fn push_suit(&mut self, word: u64, reds: u8, suit: Suit) {
        const DIGITS: &[u8; 16] = b"1234056789      ";
        if word == 0 {
            return;
        }
        let mut slots = slots(word, reds);
        while slots != 0 {
            self.push(DIGITS[take_first_slot(&mut slots) as usize]);
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
        let [open, close] = if meld.is_open() { *b"()" } else { *b"[]" };
        self.push(open);
        for (face, part) in meld.parts() {
            if part == Part::Added && meld.call().is_none() {
                self.push(b'/');
            }
            self.push(digit(face));
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

impl fmt::Display for TileSet {
    /// mpsz, in order: `19m147p6z`; nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

impl fmt::Display for Counts {
    /// mpsz, in order: `1123m55z`; nothing where there is no tile.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<LONGEST_COUNTS>::new();
        text.push_counts(self, [0; 3]);
        text.write(f)
    }
}

impl fmt::Display for Meld {
    /// mpsz in brackets: `(12-3m)`, `(777=z)`, `(550+5s)`, `[1111z]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<8>::new();
        text.push_meld(self);
        text.write(f)
    }
}

impl fmt::Display for Hand {
    /// mpsz: the concealed tiles in order, the drawn one after a plus, then the melds as declared.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Text::<LONGEST_HAND>::new();
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
