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

use smallvec::SmallVec;

use crate::counts::Counts;
use crate::hand::Hand;
use crate::rows::{Direct, Rows};
use crate::shanten::{Shanten, Shantens, mentsu_needed, special_forms, with_rows};
use crate::suit::{RankSet, SuitCounts};
use crate::tile::{Suit, Tile};
use crate::tile_set::TileSet;
use crate::wait::FifthCopy;

/// What is known beside the concealed tiles: which tiles are in play, which lie in the own melds,
/// which have been seen elsewhere.
///
/// ```
/// use mentsu::{Hand, TileSet, View};
///
/// // 1m 4m 3p 6p make a mentsu, 2m 3m 4p 5p the jantou
/// let hand: Hand = "23m45p(777z)(111s)(999p)".parse()?;
/// assert_eq!(hand.ukeire().total(), 28);
/// let view = View::of(&hand).seeing("1444m".parse()?);
/// assert_eq!(hand.ukeire_in(&view).total(), 24);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "見えている牌")]
#[doc(alias = "visible tiles")]
#[doc(alias = "seen tiles")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    in_play: TileSet,
    declared: Counts,
    seen: Counts,
    fifth: FifthCopy,
}

impl View {
    /// Nothing but the concealed tiles is known, and all 34 kinds are in play.
    ///
    /// ```
    /// use mentsu::{View, ukeire::ukeire};
    ///
    /// assert_eq!(ukeire(&"2344m".parse()?, &View::BLIND).total(), 4 + 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const BLIND: View = View {
        in_play: TileSet::ALL,
        declared: Counts::EMPTY,
        seen: Counts::EMPTY,
        fifth: FifthCopy::Any,
    };

    /// Of a hand with its melds.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, View};
    ///
    /// let hand: Hand = "2344m(444p)".parse()?;
    /// let view = View::of(&hand);
    /// assert_eq!(view.left(hand.concealed(), Tile::P4), 1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(hand: &Hand) -> View {
        let declared = hand.all_tiles().difference(hand.concealed()).unwrap_or_default();
        View { declared, ..View::BLIND }
    }

    /// With these tiles in the own melds.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "2344m(444p)".parse()?;
    /// assert_eq!(View::BLIND.declaring("444p".parse()?), View::of(&hand));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "副露")]
    #[must_use]
    pub fn declaring(self, declared: Counts) -> View {
        View { declared, ..self }
    }

    /// With tiles seen anywhere but in the own hand and melds: rivers, others' melds, dora
    /// indicators.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "2344m".parse()?;
    /// // three of the four 1m lie in rivers
    /// let view = View::of(&hand).seeing("111m".parse()?);
    /// assert_eq!(hand.ukeire_in(&view).total(), 1 + 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "見えている牌")]
    #[doc(alias = "河")]
    #[doc(alias = "river")]
    #[doc(alias = "visible tiles")]
    #[must_use]
    pub fn seeing(self, seen: Counts) -> View {
        View { seen, ..self }
    }

    /// With only some kinds in play, as in sanma ([`TileSet::SANMA`]).
    ///
    /// ```
    /// use mentsu::{Hand, TileSet, View};
    ///
    /// let hand: Hand = "1113m123p456s789s".parse()?;
    /// assert_eq!(hand.ukeire().tiles(), "23m".parse()?);
    /// let sanma = View::of(&hand).among(TileSet::SANMA);
    /// assert!(!hand.ukeire_in(&sanma).tiles().contains(mentsu::Tile::M2));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "三麻")]
    #[doc(alias = "sanma")]
    #[must_use]
    pub fn among(self, in_play: TileSet) -> View {
        View { in_play, ..self }
    }

    /// With another convention on what is listed where all four copies are held.
    ///
    /// ```
    /// use mentsu::{FifthCopy, Hand, Tile, View};
    ///
    /// let hand: Hand = "6s(666s)".parse()?;
    /// assert!(hand.ukeire().tiles().is_empty());
    /// let concealed = View::of(&hand).with_fifth(FifthCopy::Concealed);
    /// assert!(hand.ukeire_in(&concealed).tiles().contains(Tile::S6));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "五枚目")]
    #[must_use]
    pub fn with_fifth(self, fifth: FifthCopy) -> View {
        View { fifth, ..self }
    }

    /// How many copies of a tile can still come.
    ///
    /// ```
    /// use mentsu::{Tile, View};
    ///
    /// let view = View::BLIND.declaring("777z".parse()?).seeing("4m".parse()?);
    /// let concealed = "2344m".parse()?;
    /// assert_eq!((view.left(&concealed, Tile::M4), view.left(&concealed, Tile::Red)), (1, 1));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "残り枚数")]
    #[doc(alias = "remaining")]
    #[must_use]
    pub fn left(&self, concealed: &Counts, tile: Tile) -> u8 {
        let gone = concealed.get(tile) + self.declared.get(tile) + self.seen.get(tile);
        4u8.saturating_sub(gone)
    }

    /// All tiles that can still come: what the walls and the other players hold.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "2344m(444p)".parse()?;
    /// let unseen = View::of(&hand).seeing("9999s".parse()?).unseen(hand.concealed());
    /// assert_eq!(unseen.total(), 136 - 7 - 4);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "残り枚数")]
    #[doc(alias = "山")]
    #[doc(alias = "wall")]
    #[must_use]
    pub fn unseen(&self, concealed: &Counts) -> Counts {
        let mut counts = [0; Tile::COUNT];
        for tile in self.in_play {
            counts[tile.index()] = self.left(concealed, tile);
        }
        Counts::from_array(counts).unwrap_or_default()
    }

    /// With one more tile seen: the own discard.
    ///
    /// ```
    /// use mentsu::{Tile, View};
    ///
    /// let view = View::BLIND.having_discarded(Tile::M4);
    /// assert_eq!(view.left(&"2344m".parse()?, Tile::M4), 1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "捨て牌")]
    #[must_use]
    pub fn having_discarded(&self, tile: Tile) -> View {
        View { seen: self.seen.with(tile).unwrap_or(self.seen), ..*self }
    }
}

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
        _ => with_rows!(view.in_play, rows => ukeire_by(&rows, concealed, view)),
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

/// What is left after a discard.
///
/// ```
/// use mentsu::{Hand, Tile};
///
/// let hand: Hand = "23m456p789s112234z".parse()?;
/// let best = hand.discards()[0];
/// assert_eq!((best.tile(), best.shanten().get()), (Tile::West, 1));
/// assert_eq!(best.ukeire().total(), 12);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "dahai")]
#[doc(alias = "cut")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discard {
    tile: Tile,
    ukeire: Ukeire,
}

impl Discard {
    /// The tile to discard.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "23m456p789s112234z".parse()?;
    /// assert_eq!(hand.discards()[0].tile(), Tile::West);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "打牌")]
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The shanten after it.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let discards = "23m456p789s112234z".parse::<Hand>()?.discards();
    /// assert_eq!(discards[0].shanten().get(), 1);
    /// assert!(discards[0].shanten() < discards[discards.len() - 1].shanten());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.ukeire.shanten
    }

    /// The tiles that help after it; of the discarded tile one copy fewer is left.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let discards = "23m456p789s112234z".parse::<Hand>()?.discards();
    /// assert_eq!(discards[0].ukeire().tiles(), "14m12z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "受け入れ")]
    #[doc(alias = "ウケイレ")]
    #[doc(alias = "tile acceptance")]
    #[must_use]
    pub const fn ukeire(&self) -> &Ukeire {
        &self.ukeire
    }
}

/// The discards of one hand: at most 14 kinds.
///
/// ```
/// use mentsu::{Discards, Hand};
///
/// let discards: Discards = "23m456p789s112234z".parse::<Hand>()?.discards();
/// assert_eq!(discards.len(), 12, "one for each kind held");
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[doc(alias = "nanikiru")]
pub type Discards = SmallVec<[Discard; 14]>;

/// Every discard of 3n+2 concealed tiles, the best first: by shanten, then by how many tiles
/// help, then in order of tile. None for any other number of tiles.
///
/// ```
/// use mentsu::{Tile, View, ukeire::discards};
///
/// let ranked = discards(&"23m456p789s112234z".parse()?, &View::BLIND);
/// assert_eq!((ranked[0].tile(), ranked[1].tile()), (Tile::West, Tile::North));
/// // 3n+1 tiles have nothing to discard
/// assert!(discards(&"2344m".parse()?, &View::BLIND).is_empty());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[doc(alias = "nanikiru")]
#[doc(alias = "what to discard")]
#[doc(alias = "牌効率")]
#[must_use]
pub fn discards(concealed: &Counts, view: &View) -> Discards {
    let mut all = Discards::new();
    if concealed.total() % 3 != 2 || concealed.total() > 14 {
        return all;
    }
    for tile in concealed.kinds() {
        if let Some(rest) = concealed.without(tile) {
            all.push(Discard { tile, ukeire: ukeire(&rest, &view.having_discarded(tile)) });
        }
    }
    all.sort_by_key(|discard| {
        (discard.shanten(), core::cmp::Reverse(discard.ukeire.total()), discard.tile)
    });
    all
}

/// Of the tiles that bring a 1-shanten hand to tenpai, those after which a good wait can be kept.
///
/// A wait is good if one of its shapes is a ryanmen, if it has three kinds or more, or two kinds
/// with at least five copies outside the hand (nobetan, say). Shanpon, kanchan, penchan and tanki
/// alone are not.
///
/// ```
/// use mentsu::{Hand, View, ukeire::good_waits};
///
/// // 3p and 6p leave the kanchan 13s, 2s leaves the ryanmen 45p
/// let hand: Hand = "123m45p13789s113z".parse()?;
/// assert_eq!(good_waits(hand.concealed(), &View::of(&hand)).tiles(), "2s".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "良形")]
#[doc(alias = "ryoukei")]
#[doc(alias = "good shape")]
#[must_use]
pub fn good_waits(concealed: &Counts, view: &View) -> Ukeire {
    let all = ukeire(concealed, view);
    let good = all.tiles.iter().filter(|&tile| {
        let drawn = concealed.with_even_a_fifth(tile);
        drawn.kinds().iter().any(|discard| {
            drawn
                .without(discard)
                .is_some_and(|rest| is_good(&rest, &view.having_discarded(discard)))
        })
    });
    all.only(if all.shanten.get() == 1 { good.collect() } else { TileSet::EMPTY })
}

fn is_good(tenpai: &Counts, view: &View) -> bool {
    let accepted = ukeire(tenpai, view);
    if accepted.shanten != Shanten::TENPAI || accepted.tiles.len() < 2 {
        return false;
    }
    let outside = |tile| 4u8.saturating_sub(tenpai.get(tile) + view.declared.get(tile));
    let copies: u8 = accepted.tiles.iter().map(outside).sum();
    accepted.tiles.len() >= 3
        || copies >= 5
        || crate::wait::waits(tenpai, &view.declared, view.fifth)
            .readings()
            .iter()
            .any(|reading| reading.shape() == crate::wait::WaitShape::Ryanmen)
}

/// A draw that doesn't lower shanten, but after which more tiles do.
///
/// ```
/// use mentsu::{Hand, Tile, View, ukeire::improvements};
///
/// // 24m and 5m make a ryanmen of the kanchan
/// let hand: Hand = "24m456p789s111z33z".parse()?;
/// let better = improvements(hand.concealed(), &View::of(&hand));
/// let five = better.iter().find(|better| better.draw() == Tile::M5).ok_or("5m is one")?;
/// assert_eq!(five.best().tile(), Tile::M2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "手変わり")]
#[doc(alias = "tegawari")]
#[doc(alias = "改良")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Improvement {
    draw: Tile,
    best: Discard,
}

impl Improvement {
    /// The tile to draw.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, View, ukeire::improvements};
    ///
    /// let hand: Hand = "24m456p789s111z33z".parse()?;
    /// let better = improvements(hand.concealed(), &View::of(&hand));
    /// assert!(better.iter().any(|better| better.draw() == Tile::M5));
    /// assert!(!better.iter().any(|better| better.draw() == Tile::M3), "3m wins");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "自摸")]
    #[doc(alias = "tsumo")]
    #[must_use]
    pub const fn draw(&self) -> Tile {
        self.draw
    }

    /// The best discard then.
    ///
    /// ```
    /// use mentsu::{Hand, View, ukeire::improvements};
    ///
    /// let hand: Hand = "24m456p789s111z33z".parse()?;
    /// let most = hand.ukeire().total();
    /// for better in improvements(hand.concealed(), &View::of(&hand)) {
    ///     assert!(better.best().ukeire().total() > most);
    /// }
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "打牌")]
    #[must_use]
    pub const fn best(&self) -> &Discard {
        &self.best
    }
}

/// The draws after which the best discard keeps the shanten and more tiles lower it than before,
/// in order of tile; 3n+1 tiles.
///
/// ```
/// use mentsu::{Hand, Tile, View, ukeire::improvements};
///
/// // a kanchan that 5m turns into a ryanmen
/// let hand: Hand = "24m456p789s111z33z".parse()?;
/// let better = improvements(hand.concealed(), &View::of(&hand));
/// assert!(better.iter().any(|b| b.draw() == Tile::M5 && b.best().tile() == Tile::M2));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "手変わり")]
#[doc(alias = "tegawari")]
#[doc(alias = "改良")]
#[must_use]
pub fn improvements(concealed: &Counts, view: &View) -> SmallVec<[Improvement; 16]> {
    let now = ukeire(concealed, view);
    let mut better = SmallVec::new();
    if concealed.total() % 3 != 1 || concealed.total() > 13 {
        return better;
    }
    for draw in view.in_play - now.tiles {
        let Ok(drawn) = concealed.with(draw) else { continue };
        if view.left(concealed, draw) == 0 {
            continue;
        }
        if let Some(best) = discards(&drawn, view).first() {
            if best.shanten() == now.shanten && best.ukeire.total() > now.total() {
                better.push(Improvement { draw, best: *best });
            }
        }
    }
    better
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
