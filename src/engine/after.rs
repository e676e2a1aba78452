//! What a discard leaves, and what of it is listed.

use crate::tile::{Nibbles, Tile};

/// What a discard leaves, as whoever asks keeps it.
pub(crate) trait AfterDiscard {
    /// What is listed of the tiles of which one more leaves fewer lacking.
    fn listed(&mut self) -> &mut Nibbles;

    /// Sets the discard, and how many tiles are lacking after it, 14 at most if all kinds are in play.
    fn set(&mut self, tile: Tile, lacking: u8, all_in_play: bool);
}

/// What is listed of each tile that helps: a word a suit, a nibble a rank.
pub(crate) struct Listable {
    pub(crate) words: [u64; 4],
    /// The bits that a nibble has beside these after a discard of its own tile.
    pub(crate) freed: [u64; 4],
}

impl Listable {
    /// What is listed of a suit, by its index, of which these ranks help, a bit in each nibble.
    #[inline(always)]
    pub(crate) fn of(&self, suit: usize, helping: u64) -> u64 {
        nibbles(helping) & self.words[suit]
    }

    /// What is listed of the suit of a discard, whose nibble's place is given, if by the standard form these
    /// ranks help. A tile that only a discard frees is held four times, so no other form asks for it.
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

/// Another form than jantou and mentsu, of which a discard changes no more than what its own kind is
/// to it. Bits are the lowest of nibbles.
pub(crate) struct AnotherForm {
    /// How many tiles are lacking before a discard; more than any hand lacks if nobody asks.
    pub(crate) lacking: u8,
    /// A bit for each rank whose discard leaves one more lacking.
    pub(crate) one_more: [u64; 4],
    /// A bit for each rank that helps before a discard, and for each of which that is the other way
    /// round after a discard of its own.
    pub(crate) lists: [u64; 4],
    pub(crate) changing: [u64; 4],
}

/// What a form is to a discard beside the other form: masks of words.
#[derive(Clone, Copy)]
pub(crate) struct Nearest {
    /// All ones if the standard form is nearest, and if the other one is; both may be.
    pub(crate) standard: u64,
    pub(crate) other: u64,
    /// How many tiles are lacking by the nearest.
    pub(crate) lacking: u8,
}

impl AnotherForm {
    /// None that anybody asks for.
    pub(crate) const NONE: AnotherForm =
        AnotherForm { lacking: 100, one_more: [0; 4], lists: [0; 4], changing: [0; 4] };

    /// Which form is nearest after a discard, by its suit, the place of its nibble, and what the standard
    /// form lacks. Nobody foresees it, so there is no branch.
    #[inline(always)]
    pub(crate) fn nearest(&self, suit: usize, shift: usize, standard: u8) -> Nearest {
        let other = self.lacking + (self.one_more[suit] >> shift & 1) as u8;
        let farther = i64::from(other) - i64::from(standard);
        // Signs, all over the words.
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
