//! Waits (待ち) of a hand that lacks one tile, the shapes they have, and readings: winning
//! forms with the winning tile placed in one block.
//!
//! Everything here comes from the reference ([`agari`](crate::form)).
//!
//! ```
//! use mentsu::Hand;
//! use mentsu::wait::WaitShape;
//!
//! let waits = "2223m456p777z".parse::<Hand>()?.waits();
//! let told: Vec<String> =
//!     waits.iter().map(|wait| format!("{} {}", wait.tile(), wait.shapes())).collect();
//! assert_eq!(told, ["1m ryanmen", "3m tanki", "4m ryanmen"]);
//! assert_eq!(waits.readings()[1].shape(), WaitShape::Tanki);
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "待ち")]
#![doc(alias = "machi")]

mod reading;
mod shape;

use smallvec::SmallVec;

use self::reading::readings_of;
pub use self::reading::{Block, Reading, Readings, readings};
pub use self::shape::{WaitShape, WaitShapes, WaitShapesIter};
use crate::form::{standard, win_forms_with_a_fifth};
use crate::hand::Hand;
use crate::shanten::special_forms;
use crate::tile::{Counts, RankSet, Suit, SuitCounts, Tile, TileSet};

/// Which tiles can't be waits because the hand holds all four copies.
///
/// Houses differ on what a wait for a tile that can't come is worth. Tenpai itself is always
/// judged by the concealed copies alone ([`Hand::is_tenpai`]), as on Tenhou and Mahjong Soul;
/// this option only says what is listed.
///
/// ```
/// use mentsu::{FifthCopy, Hand, TileSet};
///
/// // tanki on 6s, and the other three are in a pon
/// let hand: Hand = "6s(666s)(111z)(222z)(333z)".parse()?;
/// assert_eq!(hand.waits().tiles(), TileSet::EMPTY);
/// assert_eq!(hand.waits_with(FifthCopy::Concealed).tiles(), "6s".parse()?);
/// assert!(hand.is_tenpai());
///
/// // four sixes in the hand: a fifth would be needed
/// let hand: Hand = "6666s(111z)(222z)(333z)".parse()?;
/// assert_eq!(hand.waits_with(FifthCopy::Concealed).tiles(), TileSet::EMPTY);
/// assert_eq!(hand.waits_with(FifthCopy::Ignored).tiles(), "6s".parse()?);
/// assert!(!hand.is_tenpai());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "五枚目")]
#[doc(alias = "fifth tile")]
#[doc(alias = "karaten")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum FifthCopy {
    /// A tile of which concealed tiles and melds together hold all four is not listed. A
    /// tenpai hand may then list no wait at all.
    #[doc(alias = "純カラ")]
    #[doc(alias = "空聴")]
    #[doc(alias = "empty wait")]
    #[default]
    Any,
    /// A tile of which the concealed tiles alone hold all four is not listed.
    #[doc(alias = "純手牌")]
    Concealed,
    /// Shape alone, as if a fifth copy existed.
    Ignored,
}

/// The waits of one hand with their readings, in order of tile.
///
/// ```
/// use mentsu::{Hand, Tile, WaitShape};
///
/// let hand: Hand = "1112345678999m".parse()?;
/// let waits = hand.waits();
/// assert_eq!(waits.len(), 9);
/// assert_eq!(waits.readings().len(), 15);
///
/// let five = waits.get(Tile::M5).unwrap();
/// assert!(five.shapes().contains(WaitShape::Tanki));
/// assert_eq!(five.left(), 3);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "waits")]
#[doc(alias = "待ち")]
#[doc(alias = "machi")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    readings: SmallVec<[Reading; Waits::MOST_READINGS]>,
    concealed: Counts,
    declared: Counts,
}

impl Waits {
    /// The most readings that the waits of one hand have together, so that no hand needs the
    /// heap: `2223333444555m` has 22 with [`FifthCopy::Ignored`]. Otherwise 20 is the most,
    /// with `2223334445556m`.
    ///
    /// ```
    /// use mentsu::{FifthCopy, Hand, Waits};
    ///
    /// let hand: Hand = "2223333444555m".parse()?;
    /// assert_eq!(hand.waits_with(FifthCopy::Ignored).readings().len(), Waits::MOST_READINGS);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const MOST_READINGS: usize = 22;

    /// The tiles waited for.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert_eq!("2223456m".parse::<Hand>()?.waits().tiles(), "13467m".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "待ち牌")]
    #[doc(alias = "machi")]
    #[must_use]
    pub fn tiles(&self) -> TileSet {
        self.readings.iter().map(Reading::tile).collect()
    }

    /// How many different tiles are waited for.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert_eq!("1112345678999m".parse::<Hand>()?.waits().len(), 9);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "number of waits")]
    #[must_use]
    pub fn len(&self) -> usize {
        self.tiles().len()
    }

    /// Whether nothing is waited for.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert!("147m1z".parse::<Hand>()?.waits().is_empty());
    /// assert!(!"1177m".parse::<Hand>()?.waits().is_empty());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "不聴")]
    #[doc(alias = "noten")]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.readings.is_empty()
    }

    /// Every reading of every wait: by tile, then as [`readings`] orders them.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "2344m".parse::<Hand>()?.waits();
    /// let tiles: Vec<Tile> = waits.readings().iter().map(|reading| reading.tile()).collect();
    /// assert_eq!(tiles, [Tile::M1, Tile::M4, Tile::M4]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "高点法")]
    #[doc(alias = "interpretations")]
    #[must_use]
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The wait for one tile, if it is one.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "2344m".parse::<Hand>()?.waits();
    /// assert_eq!(waits.get(Tile::M4).map(|wait| wait.left()), Some(2));
    /// assert!(waits.get(Tile::M5).is_none());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn get(&self, tile: Tile) -> Option<Wait<'_>> {
        self.iter().find(|wait| wait.tile() == tile)
    }

    /// The waits, in order of tile.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let waits = "2344m".parse::<Hand>()?.waits();
    /// for wait in &waits {
    ///     println!("{}: {}, {} left", wait.tile(), wait.shapes(), wait.left());
    /// }
    /// assert_eq!(waits.iter().map(|wait| wait.left()).sum::<u8>(), 4 + 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> WaitsIter<'_> {
        WaitsIter { waits: self, rest: &self.readings }
    }

    fn left(&self, tile: Tile) -> u8 {
        4u8.saturating_sub(self.concealed.get(tile) + self.declared.get(tile))
    }
}

impl<'a> IntoIterator for &'a Waits {
    type Item = Wait<'a>;
    type IntoIter = WaitsIter<'a>;

    fn into_iter(self) -> WaitsIter<'a> {
        self.iter()
    }
}

/// The waits of [`Waits`], in order of tile.
///
/// ```
/// use mentsu::{Hand, Tile};
///
/// let waits = "2344m".parse::<Hand>()?.waits();
/// let mut iter = waits.iter();
/// assert_eq!(iter.next().map(|wait| wait.tile()), Some(Tile::M1));
/// assert_eq!(iter.count(), 1);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[derive(Clone, Debug)]
pub struct WaitsIter<'a> {
    waits: &'a Waits,
    rest: &'a [Reading],
}

impl<'a> Iterator for WaitsIter<'a> {
    type Item = Wait<'a>;

    fn next(&mut self) -> Option<Wait<'a>> {
        let tile = self.rest.first()?.tile();
        let of_tile = self.rest.iter().take_while(|reading| reading.tile() == tile).count();
        let (readings, rest) = self.rest.split_at(of_tile);
        self.rest = rest;
        Some(Wait { readings, left: self.waits.left(tile) })
    }
}

impl core::iter::FusedIterator for WaitsIter<'_> {}

/// One tile waited for.
///
/// ```
/// use mentsu::{Hand, Tile, WaitShape};
///
/// let waits = "2344m(777z)".parse::<Hand>()?.waits();
/// let four = waits.get(Tile::M4).unwrap();
/// assert_eq!((four.tile(), four.left()), (Tile::M4, 2));
/// assert_eq!(four.readings().len(), 2);
/// assert_eq!(four.shapes(), [WaitShape::Tanki, WaitShape::Ryanmen].into_iter().collect());
/// assert!(waits.get(Tile::M7).is_none());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "machi")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait<'a> {
    readings: &'a [Reading],
    left: u8,
}

impl<'a> Wait<'a> {
    /// The tile waited for.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "1123p".parse::<Hand>()?.waits();
    /// let tiles: Vec<Tile> = waits.iter().map(|wait| wait.tile()).collect();
    /// assert_eq!(tiles, [Tile::P1, Tile::P4]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "待ち牌")]
    #[doc(alias = "winning tile")]
    #[must_use]
    pub fn tile(&self) -> Tile {
        self.readings[0].tile()
    }

    /// Every way in which the tile wins: at least one.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "2344m".parse::<Hand>()?.waits();
    /// let four = waits.get(Tile::M4).ok_or("4m is a wait")?;
    /// let forms: Vec<String> = four.readings().iter().map(|r| r.form().to_string()).collect();
    /// assert_eq!(forms, ["44m 234m", "44m 234m"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "高点法")]
    #[doc(alias = "interpretations")]
    #[must_use]
    pub fn readings(&self) -> &'a [Reading] {
        self.readings
    }

    /// The shapes the wait has over all its readings.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, WaitShape};
    ///
    /// let waits = "2344m".parse::<Hand>()?.waits();
    /// let four = waits.get(Tile::M4).ok_or("4m is a wait")?;
    /// assert!(four.shapes().contains(WaitShape::Ryanmen) && four.shapes().contains(WaitShape::Tanki));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "待ちの形")]
    #[doc(alias = "wait types")]
    #[must_use]
    pub fn shapes(&self) -> WaitShapes {
        self.readings.iter().map(Reading::shape).collect()
    }

    /// How many copies of the tile are not in the hand, concealed or declared: 0–4.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "23m77z(444m)".parse::<Hand>()?.waits();
    /// assert_eq!(waits.get(Tile::M1).map(|wait| wait.left()), Some(4));
    /// assert_eq!(waits.get(Tile::M4).map(|wait| wait.left()), Some(1));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "残り枚数")]
    #[doc(alias = "remaining")]
    #[must_use]
    pub fn left(&self) -> u8 {
        self.left
    }
}

/// The tiles that complete the concealed tiles in any form, the `declared` ones in melds
/// counting as `fifth` says. Of any number of concealed tiles but 1, 4, 7, 10 and 13 there are
/// none.
///
/// ```
/// use mentsu::wait::wait_tiles;
/// use mentsu::{Counts, FifthCopy};
///
/// let tiles = wait_tiles(&"2223456m".parse()?, &Counts::EMPTY, FifthCopy::Any);
/// assert_eq!(tiles, "13467m".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち牌")]
#[doc(alias = "machi")]
#[must_use]
#[inline]
pub fn wait_tiles(concealed: &Counts, declared: &Counts, fifth: FifthCopy) -> TileSet {
    let special = match concealed.total() {
        0..=12 => TileSet::EMPTY,
        13 => special_waits(concealed),
        _ => return TileSet::EMPTY,
    };
    let all = standard_waits(concealed, fifth) | special;
    if fifth != FifthCopy::Any || declared.words() == [0; 4] {
        return all;
    }
    all - gone_with_melds(concealed, declared)
}

/// The tiles that complete a standard form; held four times only where that doesn't matter.
#[inline(always)]
fn standard_waits(concealed: &Counts, fifth: FifthCopy) -> TileSet {
    #[cfg(feature = "index")]
    if fifth != FifthCopy::Ignored || concealed.at_least(4).is_empty() {
        return crate::engine::table::standard_waits(concealed);
    }
    standard_waits_one_by_one(concealed, fifth)
}

/// The same by the reference, trying every tile that is worth it.
#[cold]
fn standard_waits_one_by_one(concealed: &Counts, fifth: FifthCopy) -> TileSet {
    let tried = match fifth {
        FifthCopy::Ignored => useful(concealed),
        _ => useful(concealed) - concealed.at_least(4),
    };
    let wins = |tile: &Tile| standard::is_standard_win(&concealed.with_even_a_fifth(*tile));
    tried.iter().filter(wins).collect()
}

/// The tiles that complete thirteen tiles to chiitoitsu or kokushi.
#[inline(always)]
fn special_waits(concealed: &Counts) -> TileSet {
    /// The nibbles of 2–8.
    const SIMPLES: u64 = 0x0_FFFF_FFF0;

    // Six pairs and a lone tile, or no tile of 2–8: nearly every hand ends here.
    let [man, pin, sou, honors] = concealed.words();
    let ones = RankSet::ALL.word();
    let odd = (man & ones) + (pin & ones) + (sou & ones) + (honors & ones);
    if !odd.is_power_of_two() && (man | pin | sou) & SIMPLES != 0 {
        return TileSet::EMPTY;
    }
    special_waits_of(concealed)
}

#[cold]
fn special_waits_of(concealed: &Counts) -> TileSet {
    match special_forms(concealed, 13, TileSet::ALL) {
        (chiitoitsu, _) if chiitoitsu.is_tenpai() => concealed.at_least(1) - concealed.at_least(2),
        (_, kokushi) if kokushi.is_tenpai() => {
            let kinds = concealed.kinds();
            if kinds.len() == 13 { TileSet::YAOCHUU } else { TileSet::YAOCHUU - kinds }
        }
        _ => TileSet::EMPTY,
    }
}

/// The tiles of which concealed tiles and melds hold all four.
fn gone_with_melds(concealed: &Counts, declared: &Counts) -> TileSet {
    TileSet::from_ranks(Suit::ALL.map(|suit| {
        let both = concealed.suit(suit).word() + declared.suit(suit).word();
        SuitCounts::from_word(both).at_least(4)
    }))
}

/// The suits worth trying: by their counts modulo 3 a win lacks a tile of certain ones only.
fn useful(concealed: &Counts) -> TileSet {
    let mut useful = TileSet::EMPTY;
    for suit in Suit::ALL {
        // With one tile more in it, exactly one suit has two over a multiple of three.
        let over =
            Suit::ALL.map(|other| (concealed.suit(other).total() + u8::from(other == suit)) % 3);
        if over.iter().sum::<u8>() == 2 && over.contains(&2) {
            useful |= TileSet::of_suit(suit);
        }
    }
    useful
}

/// All waits of the concealed tiles with their readings, the `declared` ones in melds counting as
/// `fifth` says: [`Hand::waits_with`] for counts.
///
/// It takes 1, 4, 7, 10 or 13 concealed tiles; any other number waits for nothing. What melds
/// there are is not looked at, so the two may hold a tile more than four times; none is left then.
///
/// ```
/// use mentsu::wait::waits;
/// use mentsu::{Counts, FifthCopy, Tile};
///
/// let waits_of = |tiles: &Counts| waits(tiles, &Counts::EMPTY, FifthCopy::Any);
/// assert_eq!(waits_of(&"2344m".parse()?).tiles(), "14m".parse()?);
/// assert_eq!(waits_of(&"2344m".parse()?).get(Tile::M4).unwrap().left(), 2);
/// // 3n+2 and 3n tiles wait for nothing
/// assert!(waits_of(&"22344m".parse()?).is_empty());
/// assert!(waits_of(&"234m".parse()?).is_empty());
///
/// // three more 4m are in a meld
/// let pon = "444m".parse()?;
/// let waits = waits(&"2344m".parse()?, &pon, FifthCopy::Concealed);
/// assert_eq!(waits.get(Tile::M4).unwrap().left(), 0);
/// assert_eq!(waits.get(Tile::M1).unwrap().left(), 4);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "machi")]
#[must_use]
pub fn waits(concealed: &Counts, declared: &Counts, fifth: FifthCopy) -> Waits {
    let mut all = Waits { readings: SmallVec::new(), concealed: *concealed, declared: *declared };
    for tile in wait_tiles(concealed, declared, fifth) {
        let won = concealed.with_even_a_fifth(tile);
        all.readings.extend(match concealed.get(tile) {
            4 => readings_of(win_forms_with_a_fifth(&won), tile),
            _ => readings(&won, tile),
        });
    }
    all
}

impl Hand {
    /// What the hand waits for, tiles that it holds four times never listed
    /// ([`FifthCopy::Any`]). A hand that has drawn (3n+2 tiles) waits for nothing.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, WaitShape};
    ///
    /// let waits = "3334m(777z)".parse::<Hand>()?.waits();
    /// assert_eq!(waits.tiles(), "245m".parse()?);
    /// let shapes = waits.get(Tile::M4).unwrap().shapes();
    /// assert!(shapes.contains(WaitShape::Tanki) && shapes.len() == 1);
    /// assert!("33344m".parse::<Hand>()?.waits().is_empty());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "待ち")]
    #[doc(alias = "machi")]
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.waits_with(FifthCopy::Any)
    }

    /// What the hand waits for, by another convention on fifth copies.
    ///
    /// ```
    /// use mentsu::{FifthCopy, Hand, Tile};
    ///
    /// let hand: Hand = "6s(666s)".parse()?;
    /// assert!(hand.waits().is_empty());
    /// let waits = hand.waits_with(FifthCopy::Concealed);
    /// assert_eq!(waits.get(Tile::S6).unwrap().left(), 0);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "待ち")]
    #[doc(alias = "machi")]
    #[must_use]
    pub fn waits_with(&self, fifth: FifthCopy) -> Waits {
        waits(self.concealed(), &self.declared(), fifth)
    }

    /// Whether one tile more can win (聴牌), by the concealed copies alone: a fifth copy of a
    /// concealed tile can't come, but that the fourth lies in a meld doesn't matter
    /// ([`FifthCopy::Concealed`]).
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert!("3334m(777z)".parse::<Hand>()?.is_tenpai());
    /// assert!(!"147m1z".parse::<Hand>()?.is_tenpai());
    /// // the fourth copy lies in a meld, or a fifth would be needed
    /// assert!("6s(666s)".parse::<Hand>()?.is_tenpai());
    /// assert!(!"6666s".parse::<Hand>()?.is_tenpai());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "ready")]
    #[doc(alias = "聴牌")]
    #[must_use]
    pub fn is_tenpai(&self) -> bool {
        !wait_tiles(self.concealed(), &Counts::EMPTY, FifthCopy::Concealed).is_empty()
    }

    /// Every reading of a won hand in which `tile` was the winning tile; none if the hand
    /// isn't won or doesn't hold it.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, WaitShape};
    ///
    /// let hand: Hand = "22223344m555p678s".parse()?;
    /// let shapes: Vec<WaitShape> =
    ///     hand.readings(Tile::M2).iter().map(|reading| reading.shape()).collect();
    /// assert_eq!(shapes, [WaitShape::Tanki, WaitShape::Ryanmen]);
    /// // not held
    /// assert!(hand.readings(Tile::East).is_empty());
    ///
    /// let hand: Hand = "22234m5556p678s1z".parse()?;
    /// assert!(hand.readings(Tile::M2).is_empty(), "it isn't won");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "高点法")]
    #[doc(alias = "interpretations")]
    #[must_use]
    pub fn readings(&self, tile: Tile) -> Readings {
        readings(self.concealed(), tile)
    }

    /// The tiles of the melds.
    pub(crate) fn declared(&self) -> Counts {
        self.all_tiles().difference(self.concealed()).unwrap_or_default()
    }
}
