//! Tiles missing for chiitoitsu and kokushi as tiles are drawn and discarded.

use crate::hand::Hand;
use crate::tile::{RankSet, Suit};

/// The tiles as both forms count them, and which of the forms are within reach.
#[derive(Clone, Copy)]
pub(crate) struct SpecialForms {
    tally: KindTally,
    chiitoitsu: bool,
    kokushi: bool,
}

/// The numbers of kinds and of pairs, of all tiles and of terminals and honors (yaochuu): a byte
/// each, so that one addition adds up a suit.
///
/// ```text
/// bit  31…24          23…16    15…8   7…0
///      yaochuu pairs  yaochuu  pairs  kinds
/// ```
#[derive(Clone, Copy, Default)]
pub(crate) struct KindTally(u32);

const KIND: u32 = 1;
const PAIR: u32 = 1 << 8;

/// Factor for [`KIND`] or [`PAIR`]: a yaochuu counts in both halves.
#[inline(always)]
const fn share(yaochuu: bool) -> u32 {
    if yaochuu { 1 << 16 | 1 } else { 1 }
}

impl KindTally {
    /// The tally of a suit, by the ranks held at least once and at least twice.
    #[inline(always)]
    pub(crate) fn of_suit(suit: Suit, held: u64, pairs: u64) -> KindTally {
        let yaochuu = yaochuu_of(suit.index());
        let sets = [held, pairs, held & yaochuu, pairs & yaochuu];
        let bytes = sets.map(|set| set.count_ones() as u8);
        KindTally(u32::from_le_bytes(bytes))
    }

    /// The sum of four suits.
    #[inline(always)]
    pub(crate) fn sum(all: [KindTally; 4]) -> KindTally {
        KindTally(all[0].0 + all[1].0 + all[2].0 + all[3].0)
    }

    #[inline(always)]
    fn byte(self, byte: u32) -> u8 {
        (self.0 >> (8 * byte)) as u8
    }
}

/// How many tiles are lacking after a tile is added or removed. The number depends on whether it is
/// a yaochuu, and on the copies held: 0, 1 or more if it is added; 1, 2 or more if it is removed.
/// Each is a byte of one word: an array would be written byte by byte and read at once, which
/// defeats store-to-load forwarding.
#[derive(Clone, Copy)]
pub(crate) struct LacksByTile(u64);

impl LacksByTile {
    /// Neither form is within reach.
    pub(crate) const NEVER: LacksByTile = LacksByTile(0x0101_0101_0101 * NEVER as u64);

    #[inline(always)]
    fn new(all: [[u8; 3]; 2]) -> LacksByTile {
        let bytes = all.iter().flatten().rev();
        LacksByTile(bytes.fold(0, |word, &lacks| word << 8 | u64::from(lacks)))
    }

    /// Tiles missing after this tile; `copies` is 0 to 2, as above.
    #[inline(always)]
    pub(crate) fn of(self, yaochuu: bool, copies: u8) -> u8 {
        (self.0 >> (24 * u32::from(yaochuu) + 8 * u32::from(copies))) as u8
    }

    /// The tiles with which at most `most` are lacking. `by_copies` are all tiles as sets, by
    /// copies.
    #[inline(always)]
    pub(crate) fn tiles_within(self, most: u8, by_copies: [u64; 3]) -> u64 {
        let [others, yaochuu] = [false, true].map(|yaochuu| {
            let sets = by_copies.into_iter().zip(0..);
            sets.fold(0, |all, (tiles, copies)| {
                all | if self.of(yaochuu, copies) <= most { tiles } else { 0 }
            })
        });
        others & !YAOCHUU | yaochuu & YAOCHUU
    }
}

/// The terminals or the honors of a suit, as a set of ranks.
const fn yaochuu_of(suit: usize) -> u64 {
    if suit == 3 { 0x111_1111 } else { 0x1_0000_0001 }
}

/// The terminals and honors, as a set of tiles, one bit each.
const YAOCHUU: u64 = 0x7F << 27 | 0x101 << 18 | 0x101 << 9 | 0x101;

/// Whether a tile is a terminal or honor.
#[inline(always)]
pub(crate) const fn is_yaochuu(tile: usize) -> bool {
    YAOCHUU >> tile & 1 == 1
}

/// More than any hand lacks.
const NEVER: u8 = 15;

impl SpecialForms {
    /// The concealed tiles of a hand. Both forms need all thirteen to be concealed.
    pub(crate) fn of(hand: &Hand) -> SpecialForms {
        let closed = hand.melds().is_empty();
        let special = SpecialForms { tally: KindTally(0), chiitoitsu: closed, kokushi: closed };
        special.of_words(hand.concealed().words())
    }

    /// Other tiles, with the same forms within reach.
    pub(crate) fn of_words(self, words: [u64; 4]) -> SpecialForms {
        let tallies = Suit::ALL.map(|suit| {
            let word = words[suit.index()];
            let ranks = RankSet::ALL.word();
            let pairs = (word >> 1 | word >> 2) & ranks;
            KindTally::of_suit(suit, word & ranks | pairs, pairs)
        });
        self.with_tally(KindTally::sum(tallies))
    }

    /// Other tiles by their tally, with the same forms within reach.
    #[inline(always)]
    pub(crate) fn with_tally(self, tally: KindTally) -> SpecialForms {
        SpecialForms { tally, ..self }
    }

    /// Without the forms that lack more than `bound`.
    pub(crate) fn within(self, bound: u8) -> SpecialForms {
        SpecialForms {
            chiitoitsu: self.chiitoitsu && self.lacks_for_chiitoitsu() <= bound,
            kokushi: self.kokushi && self.lacks_for_kokushi() <= bound,
            ..self
        }
    }

    pub(crate) fn without_chiitoitsu(self) -> SpecialForms {
        SpecialForms { chiitoitsu: false, ..self }
    }

    /// Whether any of the forms is within reach.
    #[inline(always)]
    pub(crate) fn matters(&self) -> bool {
        self.chiitoitsu | self.kokushi
    }

    #[inline(always)]
    fn lacks_for_chiitoitsu(&self) -> u8 {
        7 - self.tally.byte(1).min(7) + 7u8.saturating_sub(self.tally.byte(0))
    }

    #[inline(always)]
    fn lacks_for_kokushi(&self) -> u8 {
        // Saturating, since the tally of a tile that isn't held may go below 0 in `lacks_without`.
        14u8.saturating_sub(self.tally.byte(2)).saturating_sub(u8::from(self.tally.byte(3) > 0))
    }

    /// Tiles missing for the nearer of both forms.
    pub(crate) fn lacks(&self) -> u8 {
        let chiitoitsu = if self.chiitoitsu { self.lacks_for_chiitoitsu() } else { NEVER };
        let kokushi = if self.kokushi { self.lacks_for_kokushi() } else { NEVER };
        chiitoitsu.min(kokushi)
    }

    /// Tiles missing after a draw.
    #[inline(always)]
    pub(crate) fn lacks_with(self) -> LacksByTile {
        if !self.kokushi {
            // Chiitoitsu takes any seven kinds and any seven pairs.
            let lacks = self.lacks();
            let [kinds, pairs] = [self.tally.byte(0), self.tally.byte(1)];
            let lacks = [lacks - u8::from(kinds < 7), lacks - u8::from(pairs < 7), lacks];
            return LacksByTile::new([lacks; 2]);
        }
        let with = |more| self.with_tally(KindTally(self.tally.0 + more)).lacks();
        LacksByTile::new([false, true].map(|yaochuu| {
            let share = share(yaochuu);
            [with(share * KIND), with(share * PAIR), with(0)]
        }))
    }

    /// Tiles missing after a discard; unspecified if no such tile is held.
    #[inline(always)]
    pub(crate) fn lacks_without(self) -> LacksByTile {
        if !self.kokushi {
            let lacks = self.lacks();
            let [kinds, pairs] = [self.tally.byte(0), self.tally.byte(1)];
            let lacks = [lacks + u8::from(kinds <= 7), lacks + u8::from(pairs <= 7), lacks];
            return LacksByTile::new([lacks; 2]);
        }
        let without = |fewer| self.with_tally(KindTally(self.tally.0.wrapping_sub(fewer))).lacks();
        LacksByTile::new([false, true].map(|yaochuu| {
            let share = share(yaochuu);
            [without(share * KIND), without(share * PAIR), without(0)]
        }))
    }

    /// With one more tile of a kind of which `held` are held.
    #[inline(always)]
    pub(crate) fn with(self, yaochuu: bool, held: u8) -> SpecialForms {
        let more = share(yaochuu) * [KIND, PAIR, 0][usize::from(held.min(2))];
        self.with_tally(KindTally(self.tally.0 + more))
    }
}
