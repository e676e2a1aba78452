//! What chiitoitsu and kokushi lack, as tiles come and go.

use crate::hand::Hand;
use crate::tile::{RankSet, Suit};

/// What both forms ask of the tiles.
#[derive(Clone, Copy)]
pub(super) struct Special {
    tally: Tally,
    /// Which of the forms are within reach.
    chiitoitsu: bool,
    kokushi: bool,
}

/// How many kinds and pairs there are, and how many of both are terminals and honors: a byte each, so
/// that suits are added up at once.
///
/// ```text
/// bit  31…24          23…16    15…8   7…0
///      yaochuu pairs  yaochuu  pairs  kinds
/// ```
#[derive(Clone, Copy, Default)]
pub(super) struct Tally(u32);

const KIND: u32 = 1;
const PAIR: u32 = 1 << 8;

/// How often a tile of such a kind counts: a terminal or honor among those, too.
#[inline(always)]
const fn share(yaochuu: bool) -> u32 {
    if yaochuu { 1 << 16 | 1 } else { 1 }
}

impl Tally {
    /// Of a suit, told the ranks that it holds and those of which it holds two or more.
    #[inline(always)]
    pub(super) fn of_suit(suit: Suit, held: u64, pairs: u64) -> Tally {
        let yaochuu = yaochuu_of(suit.index());
        let sets = [held, pairs, held & yaochuu, pairs & yaochuu];
        let bytes = sets.map(|set| set.count_ones() as u8);
        Tally(u32::from_le_bytes(bytes))
    }

    /// Of four suits together.
    #[inline(always)]
    pub(super) fn sum(all: [Tally; 4]) -> Tally {
        Tally(all[0].0 + all[1].0 + all[2].0 + all[3].0)
    }

    #[inline(always)]
    fn byte(self, place: u32) -> u8 {
        (self.0 >> (8 * place)) as u8
    }
}

/// What is lacking when a tile comes or goes, by whether it is a terminal or honor, and by how many of
/// it are held: none, one, or more where it comes; one, two, or more where it goes. A byte each in one word:
/// as an array it would be written byte by byte, and read before all are there.
#[derive(Clone, Copy)]
pub(super) struct ByTile(u64);

impl ByTile {
    /// Of no form within reach.
    pub(super) const NEVER: ByTile = ByTile(0x0101_0101_0101 * NEVER as u64);

    #[inline(always)]
    fn new(all: [[u8; 3]; 2]) -> ByTile {
        let bytes = all.iter().flatten().rev();
        ByTile(bytes.fold(0, |word, &lacks| word << 8 | u64::from(lacks)))
    }

    /// Of a tile of which as many are held as this tells.
    #[inline(always)]
    pub(super) fn of(self, yaochuu: bool, held: u8) -> u8 {
        (self.0 >> (24 * u32::from(yaochuu) + 8 * u32::from(held))) as u8
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
pub(super) const fn is_yaochuu(tile: usize) -> bool {
    YAOCHUU >> tile & 1 == 1
}

/// More than any hand lacks.
const NEVER: u8 = 15;

impl Special {
    /// Of a hand's concealed tiles. Both forms need all thirteen to be concealed.
    pub(super) fn of(hand: &Hand) -> Special {
        let closed = hand.melds().is_empty();
        let special = Special { tally: Tally(0), chiitoitsu: closed, kokushi: closed };
        special.of_words(hand.concealed().words())
    }

    /// Of other tiles, with the same forms within reach.
    pub(super) fn of_words(self, words: [u64; 4]) -> Special {
        let tallies = Suit::ALL.map(|suit| {
            let word = words[suit.index()];
            let ranks = RankSet::ALL.word();
            let pairs = (word >> 1 | word >> 2) & ranks;
            Tally::of_suit(suit, word & ranks | pairs, pairs)
        });
        self.of_tiles(Tally::sum(tallies))
    }

    /// Without the forms that can't be reached within the bound.
    pub(super) fn within(self, bound: u8) -> Special {
        Special {
            chiitoitsu: self.chiitoitsu && self.lacks_for_chiitoitsu() <= bound,
            kokushi: self.kokushi && self.lacks_for_kokushi() <= bound,
            ..self
        }
    }

    /// Without chiitoitsu.
    pub(super) fn without_pairs(self) -> Special {
        Special { chiitoitsu: false, ..self }
    }

    /// Whether any of the forms is within reach.
    #[inline(always)]
    pub(super) fn matters(&self) -> bool {
        self.chiitoitsu | self.kokushi
    }

    #[inline(always)]
    fn lacks_for_chiitoitsu(&self) -> u8 {
        7 - self.tally.byte(1).min(7) + 7u8.saturating_sub(self.tally.byte(0))
    }

    #[inline(always)]
    fn lacks_for_kokushi(&self) -> u8 {
        // Of tiles that can't be, where none is left to go, it is any number.
        14u8.saturating_sub(self.tally.byte(2)).saturating_sub(u8::from(self.tally.byte(3) > 0))
    }

    /// How many tiles are lacking for the form that lacks fewer.
    pub(super) fn lacks(&self) -> u8 {
        let chiitoitsu = if self.chiitoitsu { self.lacks_for_chiitoitsu() } else { NEVER };
        let kokushi = if self.kokushi { self.lacks_for_kokushi() } else { NEVER };
        chiitoitsu.min(kokushi)
    }

    /// Of other tiles, with the same forms within reach.
    #[inline(always)]
    pub(super) fn of_tiles(self, tally: Tally) -> Special {
        Special { tally, ..self }
    }

    /// The tiles, as sets by how many are held as [`ByTile`] tells them apart, of which fewer or as many
    /// are lacking.
    #[inline(always)]
    pub(super) fn tiles_within(lacks: ByTile, most: u8, held: [u64; 3]) -> u64 {
        let [others, yaochuu] = [false, true].map(|yaochuu| {
            let sets = held.into_iter().zip(0..);
            sets.fold(0, |all, (held, number)| {
                all | if lacks.of(yaochuu, number) <= most { held } else { 0 }
            })
        });
        others & !YAOCHUU | yaochuu & YAOCHUU
    }

    /// What is lacking when a tile comes.
    #[inline(always)]
    pub(super) fn lacks_with(self) -> ByTile {
        if !self.kokushi {
            // Chiitoitsu asks for seven kinds and seven pairs, whichever they are.
            let lacks = self.lacks();
            let [kinds, pairs] = [self.tally.byte(0), self.tally.byte(1)];
            let lacks = [lacks - u8::from(kinds < 7), lacks - u8::from(pairs < 7), lacks];
            return ByTile::new([lacks; 2]);
        }
        let with = |more| Special { tally: Tally(self.tally.0 + more), ..self }.lacks();
        ByTile::new([false, true].map(|yaochuu| {
            let share = share(yaochuu);
            [with(share * KIND), with(share * PAIR), with(0)]
        }))
    }

    /// What is lacking when a tile goes. Where no such tile is held it may be any number.
    #[inline(always)]
    pub(super) fn lacks_without(self) -> ByTile {
        if !self.kokushi {
            let lacks = self.lacks();
            let [kinds, pairs] = [self.tally.byte(0), self.tally.byte(1)];
            let lacks = [lacks + u8::from(kinds <= 7), lacks + u8::from(pairs <= 7), lacks];
            return ByTile::new([lacks; 2]);
        }
        let without =
            |fewer| Special { tally: Tally(self.tally.0.wrapping_sub(fewer)), ..self }.lacks();
        ByTile::new([false, true].map(|yaochuu| {
            let share = share(yaochuu);
            [without(share * KIND), without(share * PAIR), without(0)]
        }))
    }

    /// With one tile more of a kind of which so many are held.
    #[inline(always)]
    pub(super) fn with(self, yaochuu: bool, held: u8) -> Special {
        let more = share(yaochuu) * [KIND, PAIR, 0][usize::from(held.min(2))];
        Special { tally: Tally(self.tally.0 + more), ..self }
    }
}
