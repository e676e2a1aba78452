//! The tiles that can be listed as helping, and the copies left of each, one word per suit.

use crate::engine::{Listable, nibbles};
use crate::tile::{Counts, Suit, SuitCounts};
use crate::visible::{FifthCopy, Visible};

/// Four tiles of every kind.
const ALL_TILES: [u64; 4] = Counts::FULL.words();

/// The bit of a nibble in a [`Ukeire`](super::Ukeire) that is set if the tile helps.
pub(super) const HELPS: u32 = 3;

/// The tiles that can be listed for some concealed tiles.
#[derive(Clone, Copy)]
pub(super) struct Listing {
    /// The copies left of each listable rank.
    pub(super) left: [u64; 4],
    /// A bit for each rank that can be listed.
    pub(super) listable: [u64; 4],
    /// A bit for each rank that can be listed only after a discard of it.
    freed: [u64; 4],
}

impl Listing {
    /// With only the melds visible, which contain no fifth copy of a concealed tile.
    #[inline(always)]
    pub(super) fn beside(concealed: &Counts, declared: &Counts) -> Listing {
        let (held, declared) = (concealed.words(), declared.words());
        let left = by_suit(|i| ALL_TILES[i] - held[i] - declared[i]);
        let listable = by_suit(|i| SuitCounts::from_word(left[i]).at_least(1).word());
        Listing { left, listable, freed: [0; 4] }
    }

    #[inline(always)]
    pub(super) fn new(concealed: &Counts, visible: &Visible) -> Listing {
        let (held, left) = (concealed.words(), visible.left_of_each(concealed).words());
        let in_play = by_suit(|i| visible.in_play().ranks(Suit::ALL[i]).word());
        let full = by_suit(|i| SuitCounts::from_word(held[i]).at_least(4).word() & in_play[i]);
        match visible.fifth_copy() {
            FifthCopy::Any => {
                let listable = by_suit(|i| SuitCounts::from_word(left[i]).at_least(1).word());
                let listable = by_suit(|i| listable[i] & in_play[i]);
                let left = by_suit(|i| left[i] & nibbles(listable[i]));
                Listing { left, listable, freed: [0; 4] }
            }
            FifthCopy::Concealed => {
                let listable = by_suit(|i| in_play[i] ^ full[i]);
                let left = by_suit(|i| left[i] & nibbles(listable[i]));
                Listing { left, listable, freed: full }
            }
            FifthCopy::Ignored => {
                let left = by_suit(|i| left[i] & nibbles(in_play[i]));
                Listing { left, listable: in_play, freed: [0; 4] }
            }
        }
    }

    /// The words of a [`Ukeire`](super::Ukeire) that lists all that can be listed.
    #[inline(always)]
    pub(super) fn words(&self) -> [u64; 4] {
        by_suit(|i| self.left[i] | self.listable[i] << HELPS)
    }

    /// The same for discards. A discard doesn't change the copies left: the tile is no longer held,
    /// but it is seen.
    #[inline(always)]
    pub(super) fn listable(&self) -> Listable {
        Listable { words: self.words(), freed: by_suit(|i| self.freed[i] << HELPS) }
    }
}

/// Calls `ask` with the index of each suit. Unrolled by hand: a map over an array stays a call.
#[inline(always)]
pub(super) fn by_suit<T>(ask: impl Fn(usize) -> T) -> [T; 4] {
    [ask(0), ask(1), ask(2), ask(3)]
}
