//! Which tiles help, and how many are left of them.

use core::fmt;

use super::listing::{HELPS, Listing, by_suit};
use super::special::{KindsAndPairs, Taken};
use crate::engine::{RowGroups, Rows, mentsu_needed};
use crate::list::Filler;
use crate::shanten::{Shanten, Shantens, special_forms};
use crate::tile::{Counts, RankSet, Suit, Tile, TileSet};

/// The tiles that lower a hand's shanten, and how many copies of each are left.
///
/// ```
/// use mentsu::{hand, tile, tiles};
///
/// let ukeire = hand!("23m456p789s11223z").ukeire();
/// assert_eq!(ukeire.shanten().get(), 1);
/// assert_eq!(ukeire.tiles(), tiles!("14m12z"));
/// assert_eq!((ukeire.left(tile!("1m")), ukeire.left(tile!("1z"))), (4, 2));
/// assert_eq!(ukeire.total(), 4 + 4 + 2 + 2);
/// ```
#[doc(alias = "受け入れ")]
#[doc(alias = "有効牌")]
#[doc(alias = "tile acceptance")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ukeire {
    /// A word a suit, a nibble a rank: a bit for a tile that helps, above the copies left.
    ///
    /// ```text
    /// bit   3      2…0
    ///       helps  left, 0–4
    /// ```
    suits: [u64; 4],
    total: u8,
    pub(super) shanten: Shanten,
}

impl Filler for Ukeire {
    const FILLER: Ukeire = Ukeire { suits: [0; 4], total: 0, shanten: Shanten::TENPAI };
}

impl Ukeire {
    /// The shanten that the tiles lower: the least over all forms.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// The tiles that lower shanten; at tenpai, the waits.
    #[must_use]
    pub const fn tiles(&self) -> TileSet {
        let [man, pin, sou, honors] = self.suits;
        TileSet::from_ranks([helping(man), helping(pin), helping(sou), helping(honors)])
    }

    /// How many copies of a tile are left, 0–4; 0 for a tile that doesn't help.
    #[must_use]
    pub const fn left(&self, tile: Tile) -> u8 {
        self.left_of_each().get(tile)
    }

    /// How many copies of all these tiles together are left.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.total
    }

    const fn left_of_each(&self) -> Counts {
        let [man, pin, sou, honors] = self.suits;
        const LEFT: u64 = 7 * RankSet::ALL.word();
        Counts::from_words([man & LEFT, pin & LEFT, sou & LEFT, honors & LEFT])
    }

    /// The tiles with the number of copies left, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + Clone + use<> {
        let left = self.left_of_each();
        self.tiles().iter().map(move |tile| (tile, left.get(tile)))
    }

    /// The ukeire cut down to these tiles.
    pub(super) fn only(&self, tiles: TileSet) -> Ukeire {
        let nibbles = Suit::ALL.map(|suit| 15 * tiles.ranks(suit).word());
        let suits = by_suit(|i| self.suits[i] & nibbles[i]);
        let cut = Ukeire { suits, ..*self };
        Ukeire { total: cut.left_of_each().total(), ..cut }
    }

    /// The tiles that help, one bit each in the ranks' nibbles, as far as they can be listed.
    #[inline(always)]
    fn listed(shanten: Shanten, helping: [u64; 4], listing: &Listing) -> Ukeire {
        let listed = by_suit(|i| helping[i] & listing.listable[i]);
        let left = by_suit(|i| listing.left[i] & ((listed[i] << 3) - listed[i]));
        let suits = by_suit(|i| left[i] | listed[i] << HELPS);
        Ukeire { suits, total: Counts::from_words(left).total(), shanten }
    }

    /// The ukeire of these words, laid out as above, with so many copies left.
    #[inline(always)]
    pub(super) fn of_words(shanten: Shanten, suits: [u64; 4], total: u8) -> Ukeire {
        Ukeire { suits, total, shanten }
    }

    /// How many copies words laid out as above say are left.
    #[inline(always)]
    pub(super) fn total_of(suits: [u64; 4]) -> u8 {
        const LEFT: u64 = 7 * RankSet::ALL.word();
        Counts::from_words(by_suit(|i| suits[i] & LEFT)).total()
    }
}

const fn helping(suit: u64) -> RankSet {
    RankSet::from_word(suit >> HELPS & RankSet::ALL.word())
}

impl fmt::Debug for Ukeire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ukeire")
            .field("shanten", &self.shanten)
            .field("tiles", &self.tiles())
            .field("left", &self.left_of_each())
            .finish()
    }
}

#[inline(always)]
pub(super) fn ukeire_by<R: Rows>(rows: &R, concealed: &Counts, listing: &Listing) -> Ukeire {
    let total = concealed.total();
    let standard = RowGroups::new(rows, concealed.words(), mentsu_needed(total));
    let (chiitoitsu, kokushi) = special_forms(concealed, total, rows.in_play());
    let each = Shantens { standard: Shanten::lacking(standard.lacking()), chiitoitsu, kokushi };
    let shanten = each.least();
    // What can't be reached is lowered by nothing.
    if total % 3 != 1 || total > 13 || shanten == Shanten::NEVER {
        return Ukeire { shanten, ..Ukeire::FILLER };
    }
    let mut helping = [0; 4];
    if each.standard == shanten {
        helping = standard.lowering(rows, concealed.words());
    }
    if chiitoitsu == shanten {
        let kinds_and_pairs = KindsAndPairs::of(concealed, rows.in_play());
        kinds_and_pairs.add_chiitoitsu(&mut helping, Taken::NONE);
    }
    if kokushi == shanten {
        let kinds_and_pairs = KindsAndPairs::of(concealed, rows.in_play());
        kinds_and_pairs.add_kokushi(&mut helping, Taken::NONE);
    }
    Ukeire::listed(shanten, helping, listing)
}
