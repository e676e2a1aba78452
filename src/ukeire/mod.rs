//! Ukeire (受け入れ): the tiles that lower shanten, and discards ranked by them. How likely they are
//! to come is a question for `chances`.

mod discards;
mod improvements;
mod view;

pub use self::discards::{Discard, Discards};
pub use self::improvements::{Improvement, Improvements};
pub use self::view::View;
use crate::engine::{self, DirectRows, RowGroups, Rows, mentsu_needed};
use crate::hand::Hand;
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
    shanten: Shanten,
    tiles: TileSet,
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
    fn only(&self, tiles: TileSet) -> Ukeire {
        let tiles = self.tiles & tiles;
        let left = Counts::from_tiles(self.left.tiles().filter(|&tile| tiles.contains(tile)));
        Ukeire { tiles, left: left.unwrap_or_default(), ..*self }
    }
}

#[inline(always)]
fn ukeire_by<R: Rows>(rows: &R, concealed: &Counts, view: &View) -> Ukeire {
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

impl Counts {
    /// The tiles that lower the shanten of 3n+1 tiles: [`Hand::ukeire`] with nothing else known.
    #[must_use]
    pub fn ukeire(&self) -> Ukeire {
        self.ukeire_in(&View::BLIND)
    }

    /// The tiles that lower the shanten of 3n+1 tiles, with more known.
    #[must_use]
    pub fn ukeire_in(&self, view: &View) -> Ukeire {
        match view.fifth_copy() {
            // Fifth copies are imagined without tables only.
            FifthCopy::Ignored => ukeire_by(&DirectRows { in_play: view.in_play() }, self, view),
            _ => engine::with_rows!(view.in_play(), self, rows => ukeire_by(&rows, self, view)),
        }
    }

    /// The discards of 3n+2 tiles, the best first: [`Hand::discards`] with nothing else known.
    #[must_use]
    pub fn discards(&self) -> Discards {
        self.discards_in(&View::BLIND)
    }

    /// The discards of 3n+2 tiles, with more known.
    #[must_use]
    pub fn discards_in(&self, view: &View) -> Discards {
        discards::discards(self, view)
    }

    /// The tiles that lead to a good wait: [`Hand::good_waits`] with nothing else known.
    #[must_use]
    pub fn good_waits(&self) -> Ukeire {
        self.good_waits_in(&View::BLIND)
    }

    /// The tiles that lead to a good wait, with more known.
    #[must_use]
    pub fn good_waits_in(&self, view: &View) -> Ukeire {
        improvements::good_waits(self, view)
    }

    /// The draws that widen the ukeire: [`Hand::improvements`] with nothing else known.
    #[must_use]
    pub fn improvements(&self) -> Improvements {
        self.improvements_in(&View::BLIND)
    }

    /// The draws that widen the ukeire, with more known.
    #[must_use]
    pub fn improvements_in(&self, view: &View) -> Improvements {
        improvements::improvements(self, view)
    }
}

impl Hand {
    /// The tiles that lower the hand's shanten, when only its own tiles and melds are seen. None
    /// are listed for a hand that has drawn (3n+2 tiles): ask for its [`discards`](Self::discards).
    #[doc(alias = "受け入れ")]
    #[doc(alias = "tile acceptance")]
    #[must_use]
    pub fn ukeire(&self) -> Ukeire {
        self.ukeire_in(&View::of(self))
    }

    /// The tiles that lower the hand's shanten, with more known.
    #[must_use]
    pub fn ukeire_in(&self, view: &View) -> Ukeire {
        self.concealed().ukeire_in(view)
    }

    /// Every discard of a hand that has drawn, the best first: by shanten, then by how many tiles
    /// help, then in order of tile. None for a hand of 3n+1 tiles.
    #[doc(alias = "何切る")]
    #[doc(alias = "what to discard")]
    #[must_use]
    pub fn discards(&self) -> Discards {
        self.discards_in(&View::of(self))
    }

    /// Every discard, with more known.
    #[must_use]
    pub fn discards_in(&self, view: &View) -> Discards {
        self.concealed().discards_in(view)
    }

    /// The tiles that bring a 1-shanten hand to tenpai with a good wait (良形).
    ///
    /// A wait is good if one of its shapes is a ryanmen, if it has three kinds or more, or two kinds
    /// with at least five copies outside the hand (nobetan, say). Shanpon, kanchan, penchan and tanki
    /// alone are not.
    ///
    /// ```
    /// use mentsu::{hand, tiles};
    ///
    /// // 3p and 6p leave the kanchan 13s, 2s leaves the ryanmen 45p
    /// assert_eq!(hand!("123m45p13789s113z").good_waits().tiles(), tiles!("2s"));
    /// ```
    #[doc(alias = "良形")]
    #[must_use]
    pub fn good_waits(&self) -> Ukeire {
        self.good_waits_in(&View::of(self))
    }

    /// The tiles that lead to a good wait, with more known.
    #[must_use]
    pub fn good_waits_in(&self, view: &View) -> Ukeire {
        self.concealed().good_waits_in(view)
    }

    /// The draws of a 3n+1-tile hand after which the best discard keeps the shanten and more tiles
    /// lower it than before (手変わり), in order of tile.
    #[doc(alias = "手変わり")]
    #[must_use]
    pub fn improvements(&self) -> Improvements {
        self.improvements_in(&View::of(self))
    }

    /// The draws that widen the ukeire, with more known.
    #[must_use]
    pub fn improvements_in(&self, view: &View) -> Improvements {
        self.concealed().improvements_in(view)
    }
}
