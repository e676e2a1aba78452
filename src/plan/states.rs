//! The states that can be met: the concealed tiles after a discard, numbered as they are found.

use alloc::vec::Vec;

use super::index::Index;
use super::lanes::Fives;
use super::start::Start;
use super::suits::{Content, Contents, count};
use crate::tile::Suit;

/// The numbers of the contents of the four suits.
pub(super) type Numbers = [u16; 4];

/// All states that were met.
pub(super) struct States {
    pub(super) numbered: Numbered,
    pub(super) suits: [Contents; 4],
}

/// The states by number.
pub(super) struct Numbered {
    /// By suit, as one word.
    keys: Vec<u64>,
    /// What is known of each.
    pub(super) known: Vec<Known>,
    index: Index,
}

/// What is known of a state.
#[derive(Clone, Copy)]
pub(super) struct Known {
    /// The tiles whose draws lead to groups that were found, as bits.
    pub(super) done: u64,
    /// How many tiles are held beyond the start hand.
    pub(super) over: u8,
    /// How many tiles are lacking to a win.
    pub(super) lacks: u8,
}

impl States {
    pub(super) const fn new() -> States {
        States {
            numbered: Numbered { keys: Vec::new(), known: Vec::new(), index: Index::new() },
            suits: [
                Contents::new(Suit::Man),
                Contents::new(Suit::Pin),
                Contents::new(Suit::Sou),
                Contents::new(Suit::Honor),
            ],
        }
    }

    /// Forgets all states.
    pub(super) fn begin(&mut self, start: &Start) {
        self.numbered.keys.clear();
        self.numbered.known.clear();
        self.numbered.index.clear();
        self.suits.iter_mut().for_each(|contents| contents.begin(start));
    }

    pub(super) fn len(&self) -> usize {
        self.numbered.keys.len()
    }

    /// What is known of each.
    pub(super) fn known(&self) -> &[Known] {
        &self.numbered.known
    }

    /// Whether so many states or contents were met that no more can be.
    pub(super) fn are_full(&self, room: u32) -> bool {
        self.len() > room as usize || self.suits.iter().any(Contents::are_full)
    }

    /// The numbers of a state's contents.
    pub(super) fn numbers(&self, state: u32) -> Numbers {
        let key = self.numbered.keys[state as usize];
        [key as u16, (key >> 16) as u16, (key >> 32) as u16, (key >> 48) as u16]
    }

    /// How many fives a state has of each suit.
    #[inline(always)]
    pub(super) fn fives(&self, state: u32) -> Fives {
        let numbers = self.numbers(state);
        let of_suit = |suit: usize| count(self.suits[suit].get(numbers[suit]).word, 4);
        Fives(core::array::from_fn(of_suit))
    }

    /// The state of these contents, if it was met.
    pub(super) fn find(&self, numbers: Numbers) -> Option<u32> {
        self.numbered.find(key(numbers))
    }

    /// The contents of four suits.
    #[inline(always)]
    pub(super) fn contents(&self, numbers: Numbers) -> [&Content; 4] {
        core::array::from_fn(|suit| self.suits[suit].get(numbers[suit]))
    }

    /// The words of a state.
    pub(super) fn words(&self, state: u32) -> [u64; 4] {
        let numbers = self.numbers(state);
        core::array::from_fn(|suit| self.suits[suit].get(numbers[suit]).word)
    }
}

impl Numbered {
    /// The state of these contents, if it was met.
    #[inline(always)]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        self.index.find(key)
    }

    /// The new state of these contents.
    pub(super) fn push(&mut self, key: u64, over: u8, lacks: u8) -> u32 {
        let state = self.keys.len() as u32;
        self.keys.push(key);
        self.known.push(Known { done: 0, over, lacks });
        self.index.insert(key, self.keys.iter().copied());
        state
    }
}

/// The numbers of a state's contents as one word.
#[inline(always)]
pub(super) fn key([man, pin, sou, honors]: Numbers) -> u64 {
    u64::from(man) | u64::from(pin) << 16 | u64::from(sou) << 32 | u64::from(honors) << 48
}

/// The same word with another content of a suit.
#[inline(always)]
pub(super) fn with_number(key: u64, suit: usize, number: u16) -> u64 {
    key & !(0xFFFF << (16 * suit)) | u64::from(number) << (16 * suit)
}
