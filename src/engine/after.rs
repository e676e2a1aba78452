//! Shanten and ukeire after a discard, as the engine writes them.

use crate::tile::{Nibbles, Tile};

/// The hand after a discard, in the caller's representation.
pub(crate) trait AfterDiscard {
    /// The tiles that help after the discard.
    fn listed(&mut self) -> &mut Nibbles;

    /// Sets the discard, and how many tiles are lacking after it, 14 at most if all kinds are in
    /// play.
    fn set(&mut self, tile: Tile, lacking: u8, all_in_play: bool);
}

/// The nibble to list for each tile if it helps: a word for each suit, a nibble for each rank.
pub(crate) struct Listable {
    pub(crate) words: [u64; 4],
    /// The bits that a tile's nibble gains when the tile itself is discarded.
    pub(crate) freed: [u64; 4],
}

impl Listable {
    /// The nibbles to list of a suit in which these ranks help (a bit in each nibble).
    #[inline(always)]
    pub(crate) fn of(&self, suit: usize, helping: u64) -> u64 {
        nibbles(helping) & self.words[suit]
    }

    /// The list of the discard's own suit, if these ranks help in the standard form. A tile that
    /// becomes listable by its own discard is held four times, so no other form needs it.
    #[inline(always)]
    pub(crate) fn own(
        &self,
        (suit, shift): (usize, usize),
        helping: u64,
        other: &AnotherForm,
        nearest: Nearest,
    ) -> u64 {
        let by_other = other.lists[suit] ^ other.changing[suit] & 1 << shift;
        let helping = helping & nearest.standard | by_other & nearest.other;
        nibbles(helping) & (self.words[suit] | self.freed[suit] & 15 << shift)
    }
}

/// What a special form adds to the standard one. A discard changes only the bit of its own kind. A
/// rank is the lowest bit of a nibble.
pub(crate) struct AnotherForm {
    /// How many tiles are lacking before a discard; more than any hand lacks if the form is out of
    /// reach.
    pub(crate) lacking: u8,
    /// The ranks whose discard leaves one more tile lacking.
    pub(crate) one_more: [u64; 4],
    /// The ranks that help before a discard, and those for which a discard of the rank reverses
    /// that.
    pub(crate) lists: [u64; 4],
    pub(crate) changing: [u64; 4],
}

/// Which forms are nearest after a discard, as masks of words.
#[derive(Clone, Copy)]
pub(crate) struct Nearest {
    /// All ones if the standard form is nearest; likewise for the other form. Both may be.
    pub(crate) standard: u64,
    pub(crate) other: u64,
    /// How many tiles are lacking by the nearest.
    pub(crate) lacking: u8,
}

impl AnotherForm {
    /// A form that is never nearest.
    pub(crate) const NONE: AnotherForm =
        AnotherForm { lacking: 100, one_more: [0; 4], lists: [0; 4], changing: [0; 4] };

    /// Which form is nearest after a discard, given its suit, its nibble's place and what the
    /// standard form lacks. Without a branch, which would be mispredicted.
    #[inline(always)]
    pub(crate) fn nearest(&self, suit: usize, shift: usize, standard: u8) -> Nearest {
        let other = self.lacking + (self.one_more[suit] >> shift & 1) as u8;
        let farther = i64::from(other) - i64::from(standard);
        // Signs, spread over the words.
        let (is_other, is_standard) = (farther >> 63, -farther >> 63);
        let lacking = i64::from(standard) + (farther & is_other);
        Nearest { standard: !is_other as u64, other: !is_standard as u64, lacking: lacking as u8 }
    }
}

/// All four bits of the nibbles whose lowest is set.
#[inline(always)]
pub(crate) const fn nibbles(ones: u64) -> u64 {
    (ones << 4).wrapping_sub(ones)
}
