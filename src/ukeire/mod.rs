//! Ukeire (受け入れ): the tiles that lower shanten, and discards ranked by them.
//!
//! ```
//! use mentsu::{Hand, View, ukeire::improvements};
//!
//! let hand: Hand = "23m456p789s112234z".parse()?;
//! let best = hand.discards()[0];
//! assert_eq!(best.tile().to_string(), "3z");
//! let rest = hand.discard(best.tile())?;
//! assert_eq!(rest.ukeire(), *best.ukeire());
//! assert!(!improvements(rest.concealed(), &View::of(&rest)).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(alias = "受け入れ")]
#![doc(alias = "牌効率")]
#![doc(alias = "tile acceptance")]
#![doc(alias = "tile efficiency")]

mod discards;
mod improvements;
mod view;

pub use self::discards::{Discard, Discards, discards};
pub use self::improvements::{Improvement, good_waits, improvements};
pub use self::view::View;

use crate::engine::{Direct, Rows};
use crate::hand::Hand;
use crate::shanten::{Shanten, Shantens, mentsu_needed, special_forms, with_rows};
use crate::tile::{Counts, RankSet, Suit, SuitCounts, Tile, TileSet};
use crate::wait::FifthCopy;

/// The tiles that lower a hand's shanten, and how many copies of each are left.
///
/// ```
/// use mentsu::{Hand, Tile};
///
/// let hand: Hand = "23m456p789s11223z".parse()?;
/// let ukeire = hand.ukeire();
/// assert_eq!(ukeire.shanten().get(), 1);
/// assert_eq!(ukeire.tiles(), "14m12z".parse()?);
/// assert_eq!((ukeire.left(Tile::M1), ukeire.left(Tile::East)), (4, 2));
/// assert_eq!(ukeire.total(), 4 + 4 + 2 + 2);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "ウケイレ")]
#[doc(alias = "tile acceptance")]
#[doc(alias = "effective tiles")]
#[doc(alias = "有効牌")]
#[doc(alias = "受け入れ")]
#[doc(alias = "acceptance")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ukeire {
    shanten: Shanten,
    tiles: TileSet,
    left: Counts,
}

impl Ukeire {
    /// The shanten that the tiles lower: the least over all forms.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert_eq!("123m45p13789s113z".parse::<Hand>()?.ukeire().shanten().get(), 1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// The tiles. At tenpai they are the waits.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert_eq!("123m45p13789s113z".parse::<Hand>()?.ukeire().tiles(), "36p2s".parse()?);
    /// // at tenpai they are the waits
    /// let tenpai: Hand = "2344m".parse()?;
    /// assert_eq!(tenpai.ukeire().tiles(), tenpai.waits().tiles());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "有効牌")]
    #[doc(alias = "effective tiles")]
    #[must_use]
    pub const fn tiles(&self) -> TileSet {
        self.tiles
    }

    /// How many copies of a tile are left, 0–4; 0 for a tile that doesn't help.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let ukeire = "2344m".parse::<Hand>()?.ukeire();
    /// assert_eq!((ukeire.left(Tile::M1), ukeire.left(Tile::M4), ukeire.left(Tile::M9)), (4, 2, 0));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "残り枚数")]
    #[doc(alias = "remaining")]
    #[must_use]
    pub const fn left(&self, tile: Tile) -> u8 {
        self.left.get(tile)
    }

    /// How many copies of all its tiles are left.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert_eq!("123m45p13789s113z".parse::<Hand>()?.ukeire().total(), 12);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "受け入れ枚数")]
    #[doc(alias = "acceptance count")]
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.left.total()
    }

    /// The tiles with their copies left, in order.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let ukeire = "2344m".parse::<Hand>()?.ukeire();
    /// assert!(ukeire.iter().eq([(Tile::M1, 4), (Tile::M4, 2)]));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + Clone + use<> {
        let left = self.left;
        self.tiles.iter().map(move |tile| (tile, left.get(tile)))
    }

    /// Only some of its tiles.
    fn only(&self, tiles: TileSet) -> Ukeire {
        let tiles = self.tiles & tiles;
        Ukeire { tiles, left: limited(&self.left, tiles), ..*self }
    }
}

fn limited(counts: &Counts, tiles: TileSet) -> Counts {
    let kept = counts.tiles().filter(|&tile| tiles.contains(tile));
    Counts::from_tiles(kept).unwrap_or_default()
}

/// The tiles that lower the shanten of 3n+1 concealed tiles: [`Hand::ukeire_in`] for counts. For
/// any other number of tiles none are listed.
///
/// ```
/// use mentsu::{View, ukeire::ukeire};
///
/// let found = ukeire(&"23m456p789s11223z".parse()?, &View::BLIND);
/// assert_eq!((found.tiles(), found.total()), ("14m12z".parse()?, 12));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "受け入れ")]
#[doc(alias = "ウケイレ")]
#[doc(alias = "tile acceptance")]
#[must_use]
pub fn ukeire(concealed: &Counts, view: &View) -> Ukeire {
    match view.fifth {
        // Fifth copies are imagined by the direct method only.
        FifthCopy::Ignored => ukeire_by(&Direct { in_play: view.in_play }, concealed, view),
        _ => with_rows!(view.in_play, concealed, rows => ukeire_by(&rows, concealed, view)),
    }
}

#[inline(always)]
fn ukeire_by<R: Rows>(rows: &R, concealed: &Counts, view: &View) -> Ukeire {
    let total = concealed.total();
    let standard = Groups::new(rows, concealed.words(), mentsu_needed(total));
    let (chiitoitsu, kokushi) = special_forms(concealed, total, view.in_play);
    let each = Shantens { standard: Shanten::lacking(standard.lacking), chiitoitsu, kokushi };
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
        let gone = held.word() + view.declared.suit(suit).word() + view.seen.suit(suit).word();
        let unseen = FOUR.saturating_sub(SuitCounts::from_word(gone));
        let full = held.at_least(4).word();
        let can_be_listed = match view.fifth {
            FifthCopy::Any => unseen.at_least(1).word(),
            FifthCopy::Concealed => !full,
            FifthCopy::Ignored => !0,
        };
        let ranks = helping[suit.index()] & can_be_listed & view.in_play.ranks(suit).word();
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

/// The rows of a hand put together in the groups that its shanten and one more tile need.
pub(crate) struct Groups<R: Rows> {
    /// For each suit, what is to be known of the three others.
    others: [R::Beside; 4],
    pub(crate) lacking: u8,
}

impl<R: Rows> Groups<R> {
    #[inline(always)]
    pub(crate) fn new(rows: &R, words: [u64; 4], mentsu: usize) -> Groups<R> {
        let [man, pin, sou, honors] = rows.of_hand(words);
        let (man_pin, sou_honors) = (rows.combine(man, pin), rows.combine(sou, honors));
        let others = [
            rows.beside(rows.combine(pin, sou_honors), mentsu),
            rows.beside(rows.combine(man, sou_honors), mentsu),
            rows.beside(rows.combine(man_pin, honors), mentsu),
            rows.beside(rows.combine(man_pin, sou), mentsu),
        ];
        Groups { others, lacking: rows.lacks(others[0], man) }
    }

    /// The tiles that lower the standard form's shanten, as a bit in each nibble of the suits'
    /// words. Of tiles held four times it says something only if a fifth is to be imagined.
    #[inline(always)]
    pub(crate) fn lowering(&self, rows: &R, words: [u64; 4]) -> [u64; 4] {
        let of = |suit: Suit| {
            let i = suit.index();
            rows.lowering(suit, words[i], self.others[i], self.lacking).word()
        };
        [of(Suit::Man), of(Suit::Pin), of(Suit::Sou), of(Suit::Honor)]
    }
}

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

impl Hand {
    /// The tiles that lower the hand's shanten, its melds being all else that is seen. None are
    /// listed for a hand that has drawn (3n+2 tiles): ask for its [`discards`](Self::discards).
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "123m45p13789s113z".parse()?;
    /// assert_eq!((hand.ukeire().tiles(), hand.ukeire().total()), ("36p2s".parse()?, 12));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "受け入れ")]
    #[doc(alias = "ウケイレ")]
    #[doc(alias = "tile acceptance")]
    #[must_use]
    pub fn ukeire(&self) -> Ukeire {
        self.ukeire_in(&View::of(self))
    }

    /// The tiles that lower the hand's shanten, with more known.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "123m45p13789s113z".parse()?;
    /// // two 2s and a 3p are seen in rivers
    /// let view = View::of(&hand).seeing("22s3p".parse()?);
    /// assert_eq!(hand.ukeire_in(&view).total(), 12 - 3);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "受け入れ")]
    #[doc(alias = "ウケイレ")]
    #[doc(alias = "tile acceptance")]
    #[must_use]
    pub fn ukeire_in(&self, view: &View) -> Ukeire {
        ukeire(self.concealed(), view)
    }

    /// Every discard of a hand that has drawn, the best first: by shanten, then by how many tiles
    /// help. None for a hand of 3n+1 tiles.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "23m456p789s112234z".parse()?;
    /// let best = hand.discards()[0];
    /// assert_eq!((best.tile(), best.ukeire().total()), (Tile::West, 12));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "打牌")]
    #[doc(alias = "何切る")]
    #[doc(alias = "nanikiru")]
    #[doc(alias = "what to discard")]
    #[must_use]
    pub fn discards(&self) -> Discards {
        self.discards_in(&View::of(self))
    }

    /// Every discard, with more known.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "23m456p789s112234z".parse()?;
    /// // all but one of the 1m and 4m are gone
    /// let view = View::of(&hand).seeing("1111444m".parse()?);
    /// assert_eq!(hand.discards_in(&view)[0].ukeire().total(), 12 - 7);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "打牌")]
    #[doc(alias = "何切る")]
    #[doc(alias = "nanikiru")]
    #[doc(alias = "what to discard")]
    #[must_use]
    pub fn discards_in(&self, view: &View) -> Discards {
        discards(self.concealed(), view)
    }
}
