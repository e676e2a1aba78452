//! Which tiles help, and how many are left of them.

use super::View;
use crate::engine::{RowGroups, Rows, mentsu_needed};
use crate::list::Filler;
use crate::shanten::{Shanten, Shantens, special_forms};
use crate::tile::{Counts, RankSet, Suit, SuitCounts, Tile, TileSet};
use crate::wait::FifthCopy;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ukeire {
    pub(super) shanten: Shanten,
    pub(super) tiles: TileSet,
    left: Counts,
}

impl Filler for Ukeire {
    const FILLER: Ukeire =
        Ukeire { shanten: Shanten::TENPAI, tiles: TileSet::EMPTY, left: Counts::EMPTY };
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
        self.tiles
    }

    /// How many copies of a tile are left, 0–4; 0 for a tile that doesn't help.
    #[must_use]
    pub const fn left(&self, tile: Tile) -> u8 {
        self.left.get(tile)
    }

    /// How many copies of all these tiles together are left.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.left.total()
    }

    /// The tiles with the number of copies left, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + Clone + use<> {
        let left = self.left;
        self.tiles.iter().map(move |tile| (tile, left.get(tile)))
    }

    /// The ukeire cut down to these tiles.
    pub(super) fn only(&self, tiles: TileSet) -> Ukeire {
        let tiles = self.tiles & tiles;
        let left = Counts::from_tiles(self.left.tiles().filter(|&tile| tiles.contains(tile)));
        Ukeire { tiles, left: left.unwrap_or_default(), ..*self }
    }
}

#[inline(always)]
pub(super) fn ukeire_by<R: Rows>(rows: &R, concealed: &Counts, view: &View) -> Ukeire {
    let total = concealed.total();
    let standard = RowGroups::new(rows, concealed.words(), mentsu_needed(total));
    let (chiitoitsu, kokushi) = special_forms(concealed, total, view.in_play());
    let each = Shantens { standard: Shanten::lacking(standard.lacking()), chiitoitsu, kokushi };
    let shanten = each.least();
    if total % 3 != 1 || total > 13 {
        return Ukeire { shanten, tiles: TileSet::EMPTY, left: Counts::EMPTY };
    }
    let mut helping = [0; 4];
    if each.standard == shanten {
        helping = standard.lowering(rows, concealed.words());
    }
    if chiitoitsu == shanten || kokushi == shanten {
        add_special(&mut helping, concealed, &each);
    }
    let listed = |suit: Suit| {
        let held = concealed.suit(suit);
        // Three counts of at most 4 fit a nibble.
        let gone = held.word() + view.declared().suit(suit).word() + view.seen().suit(suit).word();
        let unseen = FOUR.saturating_sub(SuitCounts::from_word(gone));
        let full = held.at_least(4).word();
        let can_be_listed = match view.fifth_copy() {
            FifthCopy::Any => unseen.at_least(1).word(),
            FifthCopy::Concealed => !full,
            FifthCopy::Ignored => !0,
        };
        let ranks = helping[suit.index()] & can_be_listed & view.in_play().ranks(suit).word();
        (RankSet::from_word(ranks), unseen.word() & (7 * ranks))
    };
    let [man, pin, sou, honors] =
        [listed(Suit::Man), listed(Suit::Pin), listed(Suit::Sou), listed(Suit::Honor)];
    Ukeire {
        shanten,
        tiles: TileSet::from_ranks([man.0, pin.0, sou.0, honors.0]),
        left: Counts::from_words([man.1, pin.1, sou.1, honors.1]),
    }
}

/// Four tiles of every rank.
const FOUR: SuitCounts = SuitCounts::from_word(4 * RankSet::ALL.word());

/// Adds the tiles that lower the least shanten by chiitoitsu or kokushi.
#[inline(never)]
fn add_special(helping: &mut [u64; 4], concealed: &Counts, each: &Shantens) {
    let least = each.least();
    let (chiitoitsu, kokushi) = (each.chiitoitsu == least, each.kokushi == least);
    let kinds = Suit::ALL.map(|suit| concealed.suit(suit).at_least(1).word());
    let pairs = Suit::ALL.map(|suit| concealed.suit(suit).at_least(2).word());
    let new_kinds = kinds.iter().map(|kinds| kinds.count_ones()).sum::<u32>() < 7;
    let yaochuu = Suit::ALL.map(|suit| TileSet::YAOCHUU.ranks(suit).word());
    let no_pair = (0..4).all(|suit| pairs[suit] & yaochuu[suit] == 0);
    for (suit, helping) in helping.iter_mut().enumerate() {
        if chiitoitsu {
            *helping |= kinds[suit] ^ pairs[suit];
            *helping |= if new_kinds { !kinds[suit] } else { 0 };
        }
        if kokushi {
            *helping |= yaochuu[suit] & if no_pair { !0 } else { !kinds[suit] };
        }
    }
}
