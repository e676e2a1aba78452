//! The states met so far, numbered in the order in which the search meets them.

use alloc::vec::Vec;

use super::hash_index::HashIndex;
use super::holdings::{FivesBySuit, Holding, Holdings, count};
use super::start::Start;
use crate::tile::{Suit, Tile};

/// The key of a state: the numbers of its four holdings, 16 bits each. One word, since four numbers
/// written one by one and read together would defeat store-to-load forwarding.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct StateKey(u64);

impl StateKey {
    /// The start hand.
    pub(crate) const START: StateKey = StateKey(0);

    /// The number of a suit's holding.
    #[inline(always)]
    pub(crate) fn holding(self, suit: usize) -> u16 {
        (self.0 >> (16 * suit)) as u16
    }

    /// With another holding of a suit.
    #[inline(always)]
    pub(crate) fn with(self, suit: usize, holding: u16) -> StateKey {
        StateKey(self.0 & !(0xFFFF << (16 * suit)) | u64::from(holding) << (16 * suit))
    }
}

/// All states, and all holdings of each suit.
pub(crate) struct States {
    pub(crate) table: StateTable,
    pub(crate) suits: [Holdings; 4],
}

/// The states by number.
pub(crate) struct StateTable {
    all: Vec<State>,
    index: HashIndex,
}

/// A state in 16 bytes, so that finding it by its key also loads what is known of it.
#[derive(Clone, Copy)]
struct State {
    key: StateKey,
    info: StateInfo,
}

/// The facts about a state, in one word.
///
/// ```text
/// bit  55…48  47…40  33…0
///      lacks  over   draws whose group is found
/// ```
#[derive(Clone, Copy)]
pub(crate) struct StateInfo(u64);

/// The most states that one state leads to: 34 draws, with up to 14 discards each.
const MOST_NEXT: usize = Tile::COUNT * 14;

const OVER: u32 = 40;
const LACKS: u32 = 48;
const _: () = assert!(Tile::COUNT <= OVER as usize);

impl StateInfo {
    const fn new(over: u8, lacks: u8) -> StateInfo {
        StateInfo((over as u64) << OVER | (lacks as u64) << LACKS)
    }

    /// The draws whose group was already found, as a set of tiles.
    #[inline(always)]
    pub(crate) fn done(self) -> u64 {
        self.0 & ((1 << OVER) - 1)
    }

    /// How many tiles it holds that the start hand doesn't.
    #[inline(always)]
    pub(crate) fn over(self) -> u8 {
        (self.0 >> OVER) as u8
    }

    /// How many tiles it lacks to a win.
    #[inline(always)]
    pub(crate) fn lacks(self) -> u8 {
        (self.0 >> LACKS) as u8
    }
}

impl States {
    pub(crate) const fn new() -> States {
        States {
            table: StateTable { all: Vec::new(), index: HashIndex::new() },
            suits: [
                Holdings::new(Suit::Man),
                Holdings::new(Suit::Pin),
                Holdings::new(Suit::Sou),
                Holdings::new(Suit::Honor),
            ],
        }
    }

    /// Forgets all states and takes over the holdings of the start hand.
    pub(crate) fn begin(&mut self, start: &Start) {
        self.table.all.clear();
        self.table.index.clear();
        self.suits.iter_mut().for_each(|holdings| holdings.begin(start));
    }

    pub(crate) fn len(&self) -> usize {
        self.table.all.len()
    }

    #[inline(always)]
    pub(crate) fn info(&self, state: u32) -> StateInfo {
        self.table.all[state as usize].info
    }

    /// The facts about each state.
    pub(crate) fn infos(&self) -> impl Iterator<Item = StateInfo> {
        self.table.all.iter().map(|state| state.info)
    }

    /// Whether there may be no number for all states and holdings that one more state leads to.
    pub(crate) fn are_full(&self, room: u32) -> bool {
        let table = &self.table;
        table.all.len() > room as usize
            || table.index.is_full(MOST_NEXT)
            || self.suits.iter().any(Holdings::are_full)
    }

    pub(crate) fn key(&self, state: u32) -> StateKey {
        self.table.all[state as usize].key
    }

    /// The holdings of a key.
    #[inline(always)]
    pub(crate) fn holdings(&self, key: StateKey) -> [&Holding; 4] {
        core::array::from_fn(|suit| self.suits[suit].get(key.holding(suit)))
    }

    /// The words of a state's suits.
    pub(crate) fn words(&self, state: u32) -> [u64; 4] {
        self.holdings(self.key(state)).map(|holding| holding.word)
    }

    /// How many fives a state has of each suit.
    #[inline(always)]
    pub(crate) fn fives(&self, state: u32) -> FivesBySuit {
        let key = self.key(state);
        let fives = |suit: usize| count(self.suits[suit].get(key.holding(suit)).word, 4);
        FivesBySuit(core::array::from_fn(fives))
    }

    /// The state of these words, if it was met.
    pub(crate) fn find(&self, words: [u64; 4]) -> Option<u32> {
        let mut key = StateKey::START;
        for (suit, (holdings, word)) in self.suits.iter().zip(words).enumerate() {
            key = key.with(suit, holdings.find(word)?);
        }
        self.table.find(key)
    }
}

impl StateTable {
    /// The state with a key, if it was met.
    #[inline(always)]
    pub(crate) fn find(&self, key: StateKey) -> Option<u32> {
        self.index.find(key.0, |state| self.all[state as usize].key.0)
    }

    /// Numbers a new state.
    pub(crate) fn push(&mut self, key: StateKey, over: u8, lacks: u8) -> u32 {
        let state = self.all.len() as u32;
        self.all.push(State { key, info: StateInfo::new(over, lacks) });
        self.index.insert(key.0, self.all.iter().map(|state| state.key.0));
        state
    }

    /// Notes that the group is found to which a draw from a state leads.
    #[inline(always)]
    pub(crate) fn set_done(&mut self, state: u32, tile: usize) {
        self.all[state as usize].info.0 |= 1 << tile;
    }
}
