//! Which tiles can be listed as helping, and how many copies of each are left: a word a suit.

use super::View;
use crate::engine::{Listable, nibbles};
use crate::tile::{Counts, Suit, SuitCounts};
use crate::wait::FifthCopy;

/// Four tiles of every kind.
const ALL_TILES: [u64; 4] = Counts::FULL.words();

/// The bit of a nibble that says in a [`Ukeire`](super::Ukeire) that the tile helps.
pub(super) const HELPS: u32 = 3;

/// What can be listed beside some concealed tiles.
#[derive(Clone, Copy)]
pub(super) struct Listing {
    /// The copies left of each rank that can be listed.
    pub(super) left: [u64; 4],
    /// A bit for each rank that can be listed.
    pub(super) listable: [u64; 4],
    /// A bit for each rank that can be listed once one of it is discarded, and can't before.
    freed: [u64; 4],
}

impl Listing {
    /// With nothing known but the melds' tiles, which have no fifth copy beside the concealed ones.
    #[inline(always)]
    pub(super) fn beside(concealed: &Counts, declared: &Counts) -> Listing {
        let (held, declared) = (concealed.words(), declared.words());
        let left = by_suit(|i| ALL_TILES[i] - held[i] - declared[i]);
        let listable = by_suit(|i| SuitCounts::from_word(left[i]).at_least(1).word());
        Listing { left, listable, freed: [0; 4] }
    }

    #[inline(always)]
    pub(super) fn new(concealed: &Counts, view: &View) -> Listing {
        let (held, declared, seen) =
            (concealed.words(), view.declared().words(), view.seen().words());
        let left = by_suit(|i| {
            // Three counts of at most 4 fit a nibble.
            let gone = SuitCounts::from_word(held[i] + declared[i] + seen[i]);
            SuitCounts::from_word(ALL_TILES[i]).saturating_sub(gone).word()
        });
        let in_play = by_suit(|i| view.in_play().ranks(Suit::ALL[i]).word());
        let full = by_suit(|i| SuitCounts::from_word(held[i]).at_least(4).word() & in_play[i]);
        match view.fifth_copy() {
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

    /// The same for discards. How many copies are left never changes: the tile isn't held any longer,
    /// but seen.
    #[inline(always)]
    pub(super) fn listable(&self) -> Listable {
        Listable { words: self.words(), freed: by_suit(|i| self.freed[i] << HELPS) }
    }
}

/// What is asked of each suit by its index. Written out: a map of an array stays a call.
#[inline(always)]
pub(super) fn by_suit<T>(ask: impl Fn(usize) -> T) -> [T; 4] {
    [ask(0), ask(1), ask(2), ask(3)]
}
