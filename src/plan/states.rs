//! The states that can be met: the concealed tiles after a discard, numbered as they are found.

use alloc::vec::Vec;

use super::index::Index;
use super::lanes::Fives;
use super::start::Start;
use super::suits::{Content, Contents, count};
use crate::tile::{Suit, Tile};

/// The numbers of the contents of the four suits, 16 bits each. One word, since a number written alone into
/// an array isn't there yet when all four are read together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbers(u64);

impl Numbers {
    /// Those of the start hand.
    pub(super) const START: Numbers = Numbers(0);

    #[inline(always)]
    pub(super) fn of(self, suit: usize) -> u16 {
        (self.0 >> (16 * suit)) as u16
    }

    /// The same with another content of a suit.
    #[inline(always)]
    pub(super) fn with(self, suit: usize, number: u16) -> Numbers {
        Numbers(self.0 & !(0xFFFF << (16 * suit)) | u64::from(number) << (16 * suit))
    }
}

/// All states that were met.
pub(super) struct States {
    pub(super) numbered: Numbered,
    pub(super) suits: [Contents; 4],
}

/// The states by number.
pub(super) struct Numbered {
    all: Vec<State>,
    index: Index,
}

/// A state: 16 bytes, so that whoever has found it by its numbers has at hand what is known of it.
#[derive(Clone, Copy)]
struct State {
    numbers: Numbers,
    known: Known,
}

/// What is known of a state.
#[derive(Clone, Copy)]
pub(super) struct Known {
    /// The tiles whose draws lead to groups that were found, as the lowest bits, then in a byte each how many
    /// tiles are held beyond the start hand, and how many are lacking to a win.
    bits: u64,
}

/// No state leads to more: 34 draws, and after each as many discards as a hand has tiles.
const MOST_BY_A_STATE: usize = Tile::COUNT * 14;

/// Where what isn't done begins.
const OVER: u32 = 40;
const LACKS: u32 = 48;
const _: () = assert!(Tile::COUNT <= OVER as usize);

impl Known {
    const fn new(over: u8, lacks: u8) -> Known {
        Known { bits: (over as u64) << OVER | (lacks as u64) << LACKS }
    }

    /// The tiles whose draws lead to groups that were found, as bits.
    #[inline(always)]
    pub(super) fn done(self) -> u64 {
        self.bits & ((1 << OVER) - 1)
    }

    /// How many tiles are held beyond the start hand.
    #[inline(always)]
    pub(super) fn over(self) -> u8 {
        (self.bits >> OVER) as u8
    }

    /// How many tiles are lacking to a win.
    #[inline(always)]
    pub(super) fn lacks(self) -> u8 {
        (self.bits >> LACKS) as u8
    }
}

impl States {
    pub(super) const fn new() -> States {
        States {
            numbered: Numbered { all: Vec::new(), index: Index::new() },
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
        self.numbered.all.clear();
        self.numbered.index.clear();
        self.suits.iter_mut().for_each(|contents| contents.begin(start));
    }

    pub(super) fn len(&self) -> usize {
        self.numbered.all.len()
    }

    /// What is known of a state.
    #[inline(always)]
    pub(super) fn known(&self, state: u32) -> Known {
        self.numbered.all[state as usize].known
    }

    /// What is known of each.
    pub(super) fn all_known(&self) -> impl Iterator<Item = Known> {
        self.numbered.all.iter().map(|state| state.known)
    }

    /// Whether so many states or contents were met that no more can be.
    pub(super) fn are_full(&self, room: u32) -> bool {
        let numbered = &self.numbered;
        numbered.all.len() > room as usize
            || numbered.index.is_full(MOST_BY_A_STATE)
            || self.suits.iter().any(Contents::are_full)
    }

    /// The numbers of a state's contents.
    pub(super) fn numbers(&self, state: u32) -> Numbers {
        self.numbered.all[state as usize].numbers
    }

    /// How many fives a state has of each suit.
    #[inline(always)]
    pub(super) fn fives(&self, state: u32) -> Fives {
        let numbers = self.numbers(state);
        let of_suit = |suit: usize| count(self.suits[suit].get(numbers.of(suit)).word, 4);
        Fives(core::array::from_fn(of_suit))
    }

    /// The state of these contents, if it was met.
    pub(super) fn find(&self, numbers: Numbers) -> Option<u32> {
        self.numbered.find(numbers)
    }

    /// The contents of four suits.
    #[inline(always)]
    pub(super) fn contents(&self, numbers: Numbers) -> [&Content; 4] {
        core::array::from_fn(|suit| self.suits[suit].get(numbers.of(suit)))
    }

    /// The words of a state.
    pub(super) fn words(&self, state: u32) -> [u64; 4] {
        let numbers = self.numbers(state);
        core::array::from_fn(|suit| self.suits[suit].get(numbers.of(suit)).word)
    }
}

impl Numbered {
    /// The state of these contents, if it was met.
    #[inline(always)]
    pub(super) fn find(&self, numbers: Numbers) -> Option<u32> {
        self.index.find(numbers.0, |state| self.all[state as usize].numbers.0)
    }

    /// The new state of these contents.
    pub(super) fn push(&mut self, numbers: Numbers, over: u8, lacks: u8) -> u32 {
        let state = self.all.len() as u32;
        self.all.push(State { numbers, known: Known::new(over, lacks) });
        self.index.insert(numbers.0, self.all.iter().map(|state| state.numbers.0));
        state
    }

    /// Notes that the group is found which a draw from a state leads to.
    #[inline(always)]
    pub(super) fn set_done(&mut self, state: u32, tile: usize) {
        self.all[state as usize].known.bits |= 1 << tile;
    }
}
