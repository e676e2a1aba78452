//! Shanten (向聴): how many tiles a hand is away from tenpai, for each of the three forms.
//!
//! Everything here counts concealed tiles only, as Tenhou and Mahjong Soul do: a fifth copy of a
//! concealed tile can't come, but that a meld holds the fourth doesn't matter. Melds matter by
//! their number alone, and the number of concealed tiles says it: 3n+1 or 3n+2 of them need n
//! mentsu and a jantou.
//!
//! Why the tables are right for every hand: of a suit only its row matters, the fewest tiles to add
//! for 0–4 mentsu with and without a jantou. The tests compare the rows of all 405,350 number
//! suits and 43,130 honor suits with a definition written differently, and all products of rows
//! with the convolution that they stand for. A hand is four rows and three products, so all
//! 326,520,504,500 hands of 14 tiles are covered, and hands of every other size.
//!
//! ```
//! use mentsu::{Counts, TileSet, shanten};
//!
//! let tiles: Counts = "19m19p19s123456z22z".parse()?;
//! let each = shanten::of_each_form(&tiles);
//! assert_eq!(each.kokushi, shanten::kokushi(&tiles, TileSet::ALL));
//! assert_eq!(each.least(), each.kokushi);
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "向聴数")]
#![doc(alias = "シャンテン")]
#![doc(alias = "distance to tenpai")]

use core::fmt;

use crate::engine::Rows;
use crate::hand::Hand;
use crate::tile::{Counts, RankSet, SuitCounts, TileSet};

/// How far a hand is from tenpai (向聴数): -1 won, 0 tenpai, and at most 8.
///
/// ```
/// use mentsu::{Hand, Shanten};
///
/// let hand: Hand = "1112345678999m5m".parse()?;
/// assert_eq!(hand.shanten(), Shanten::WON);
/// let hand: Hand = "147m258p369s1234z".parse()?;
/// assert_eq!((hand.shanten().get(), hand.shanten().to_string().as_str()), (6, "6-shanten"));
/// assert!(Shanten::TENPAI < hand.shanten());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "向聴数")]
#[doc(alias = "シャンテン")]
#[doc(alias = "distance to tenpai")]
#[doc(alias = "向聴")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shanten(i8);

impl Shanten {
    /// Won (和了).
    ///
    /// ```
    /// use mentsu::{Hand, Shanten};
    ///
    /// let hand: Hand = "11223344556677z".parse()?;
    /// assert_eq!(hand.shanten(), Shanten::WON);
    /// assert_eq!(Shanten::WON.get(), -1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了")]
    #[doc(alias = "agari")]
    pub const WON: Shanten = Shanten(-1);
    /// One tile away (聴牌).
    ///
    /// ```
    /// use mentsu::{Hand, Shanten};
    ///
    /// let hand: Hand = "1122334455667z".parse()?;
    /// assert_eq!(hand.shanten(), Shanten::TENPAI);
    /// assert_eq!(Shanten::TENPAI.get(), 0);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "テンパイ")]
    #[doc(alias = "ready")]
    #[doc(alias = "聴牌")]
    pub const TENPAI: Shanten = Shanten(0);
    /// Out of reach whatever comes: only where few kinds of tile are in play, or where the form
    /// is impossible for the hand. Greater than every other.
    ///
    /// ```
    /// use mentsu::{Shanten, shanten};
    ///
    /// // chiitoitsu and kokushi take thirteen concealed tiles
    /// let each = shanten::of_each_form(&"1199m".parse()?);
    /// assert_eq!((each.chiitoitsu, each.kokushi), (Shanten::NEVER, Shanten::NEVER));
    /// assert!(Shanten::TENPAI < Shanten::NEVER);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const NEVER: Shanten = Shanten(i8::MAX);

    /// For so many tiles lacking.
    #[inline(always)]
    pub(crate) const fn lacking(tiles: u8) -> Shanten {
        if tiles > 14 { Shanten::NEVER } else { Shanten::lacking_at_most_14(tiles) }
    }

    /// Of no more tiles than a hand has.
    #[inline(always)]
    pub(crate) const fn lacking_at_most_14(tiles: u8) -> Shanten {
        debug_assert!(tiles <= 14);
        Shanten(tiles as i8 - 1)
    }

    /// The number: -1 won, 0 tenpai, ….
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "147m258p369s1234z".parse()?;
    /// assert_eq!(hand.shanten().get(), 6);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn get(self) -> i8 {
        self.0
    }

    /// Whether nothing is lacking.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert!("11m234p".parse::<Hand>()?.shanten().is_won());
    /// assert!(!"1m234p".parse::<Hand>()?.shanten().is_won());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了")]
    #[doc(alias = "agari")]
    #[must_use]
    pub const fn is_won(self) -> bool {
        self.0 == -1
    }

    /// Whether one tile is lacking.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert!("1m234p".parse::<Hand>()?.shanten().is_tenpai());
    /// assert!(!"11m234p".parse::<Hand>()?.shanten().is_tenpai(), "it is won");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "聴牌")]
    #[doc(alias = "テンパイ")]
    #[doc(alias = "ready")]
    #[must_use]
    pub const fn is_tenpai(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Shanten {
    /// `won`, `tenpai`, `1-shanten`, …, `never`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Shanten::WON => f.pad("won"),
            Shanten::TENPAI => f.pad("tenpai"),
            Shanten::NEVER => f.pad("never"),
            Shanten(n) => write!(f, "{n}-shanten"),
        }
    }
}

/// The shanten of each form.
///
/// ```
/// use mentsu::{Hand, Shanten, shanten};
///
/// let hand: Hand = "1133557799m119p1z".parse()?;
/// let each = shanten::of_each_form(hand.concealed());
/// assert_eq!(each.chiitoitsu, Shanten::TENPAI);
/// assert_eq!((each.standard.get(), each.kokushi.get()), (3, 7));
/// assert_eq!(each.least(), Shanten::TENPAI);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "向聴")]
#[doc(alias = "シャンテン")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shantens {
    /// Jantou and mentsu.
    #[doc(alias = "面子手")]
    #[doc(alias = "一般形")]
    pub standard: Shanten,
    /// Seven different pairs; [`Shanten::NEVER`] unless 13 or 14 tiles are concealed.
    #[doc(alias = "七対子")]
    #[doc(alias = "seven pairs")]
    pub chiitoitsu: Shanten,
    /// Thirteen orphans; [`Shanten::NEVER`] unless 13 or 14 tiles are concealed.
    #[doc(alias = "国士無双")]
    #[doc(alias = "thirteen orphans")]
    pub kokushi: Shanten,
}

impl Shantens {
    /// The least of the three: the shanten of the hand.
    ///
    /// ```
    /// use mentsu::{Shanten, shanten};
    ///
    /// let each = shanten::of_each_form(&"1133557799m119p1z".parse()?);
    /// assert_eq!(each.least(), each.chiitoitsu);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "minimum")]
    #[must_use]
    pub fn least(&self) -> Shanten {
        self.standard.min(self.chiitoitsu).min(self.kokushi)
    }
}

/// Calls a function generic over [`Rows`] with those that fit the tiles in play.
macro_rules! with_rows {
    ($in_play:expr, $concealed:expr, $rows:ident => $call:expr) => {{
        let in_play: TileSet = $in_play;
        #[cfg(feature = "index")]
        {
            if in_play == TileSet::ALL {
                let $rows = $crate::engine::table::Index { sanma: false };
                return $call;
            }
            // Held though they aren't in play, 2m to 8m are more than sanma's tables know.
            if in_play == TileSet::SANMA
                && $crate::engine::table::is_sanma_man($concealed.words()[0])
            {
                let $rows = $crate::engine::table::Index { sanma: true };
                return $call;
            }
        }
        let $rows = $crate::engine::Direct { in_play };
        $call
    }};
}
pub(crate) use with_rows;

/// The least shanten over all forms, any tile able to come: [`Hand::shanten`] for counts.
///
/// Numbers of tiles that aren't 3n+1 or 3n+2 need total / 3 mentsu (4 at most) and a jantou too.
///
/// ```
/// use mentsu::shanten::shanten;
///
/// assert_eq!(shanten(&"123m45p13789s113z".parse()?).get(), 1);
/// assert_eq!(shanten(&"19m19p19s1234567z".parse()?).get(), 0);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "向聴")]
#[doc(alias = "シャンテン")]
#[doc(alias = "distance to tenpai")]
#[must_use]
pub fn shanten(concealed: &Counts) -> Shanten {
    let total = concealed.total();
    let lacking = standard_lacking(concealed, total);
    Shanten::lacking(match total {
        13 | 14 => lacking.min(special_lacking(concealed)),
        _ => lacking,
    })
}

/// The shanten of each form, any tile able to come.
///
/// ```
/// use mentsu::shanten::of_each_form;
///
/// let each = of_each_form(&"1122m3344p5566s7z".parse()?);
/// assert_eq!((each.standard.get(), each.chiitoitsu.get(), each.kokushi.get()), (3, 0, 10));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "向聴")]
#[doc(alias = "シャンテン")]
#[must_use]
pub fn of_each_form(concealed: &Counts) -> Shantens {
    of_each_form_among(concealed, TileSet::ALL)
}

/// The shanten of each form if only some kinds are in play, as in sanma ([`TileSet::SANMA`]).
///
/// All kinds and sanma's are answered by table, any other set by the direct method.
///
/// ```
/// use mentsu::{TileSet, shanten};
///
/// let tiles = "1111m111122233z".parse()?;
/// assert_eq!(shanten::of_each_form(&tiles).standard.get(), 1);
/// assert_eq!(shanten::of_each_form_among(&tiles, TileSet::SANMA).standard.get(), 2);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "向聴")]
#[doc(alias = "三麻")]
#[doc(alias = "sanma shanten")]
#[must_use]
pub fn of_each_form_among(concealed: &Counts, in_play: TileSet) -> Shantens {
    let (chiitoitsu, kokushi) = special_forms(concealed, concealed.total(), in_play);
    Shantens { standard: standard_among(concealed, in_play), chiitoitsu, kokushi }
}

/// Chiitoitsu and kokushi, which take 13 or 14 tiles.
#[inline(always)]
pub(crate) fn special_forms(concealed: &Counts, total: u8, in_play: TileSet) -> (Shanten, Shanten) {
    match total {
        13 | 14 if in_play == TileSet::ALL => special_of(concealed),
        13 | 14 => (chiitoitsu(concealed, in_play), kokushi(concealed, in_play)),
        _ => (Shanten::NEVER, Shanten::NEVER),
    }
}

/// Of at most 14 tiles that hold so many kinds and pairs, 7 pairs at most then, with enough other
/// kinds in play.
#[inline(always)]
fn chiitoitsu_of(kinds: u8, pairs: u8) -> Shanten {
    Shanten(13 - pairs as i8 - kinds.min(7) as i8)
}

/// Of at most 14 tiles that hold so many kinds of terminals and honors, with all in play.
#[inline(always)]
fn kokushi_of(kinds: u8, has_pair: bool) -> Shanten {
    Shanten(13 - kinds as i8 - i8::from(has_pair))
}

/// Both, with all tiles in play, of at most 14 tiles.
#[inline(always)]
fn special_of(concealed: &Counts) -> (Shanten, Shanten) {
    let (kinds, pairs, yaochuu, has_pair) = special_counts(concealed);
    (chiitoitsu_of(kinds, pairs), kokushi_of(yaochuu, has_pair))
}

/// How many tiles the nearer of both lacks.
#[inline(always)]
fn special_lacking(concealed: &Counts) -> u8 {
    let (kinds, pairs, yaochuu, has_pair) = special_counts(concealed);
    (14 - pairs - kinds.min(7)).min(14 - yaochuu - u8::from(has_pair))
}

/// How many kinds and pairs, how many kinds of terminals and honors, and whether one of these is a
/// pair.
#[inline(always)]
fn special_counts(concealed: &Counts) -> (u8, u8, u8, bool) {
    /// The nibbles of 1 and 9.
    const ENDS: u64 = 0x1_0000_0001;

    let (kinds, pairs) = kinds_and_pairs(concealed);
    let [man, pin, sou, honors] = kinds;
    let yaochuu = count([(man + pin + sou) & (3 * ENDS), honors, 0, 0]);
    let has_pair = (pairs[0] | pairs[1] | pairs[2]) & ENDS | pairs[3] != 0;
    (count(kinds), count(pairs), yaochuu, has_pair)
}

/// The shanten of the standard form alone, any tile able to come.
///
/// ```
/// use mentsu::shanten::standard;
///
/// assert_eq!(standard(&"1133557799m119p1z".parse()?).get(), 3);
/// assert_eq!(standard(&"1112345678999m".parse()?).get(), 0);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "面子手")]
#[doc(alias = "一般形")]
#[doc(alias = "向聴")]
#[must_use]
#[inline]
pub fn standard(concealed: &Counts) -> Shanten {
    standard_among(concealed, TileSet::ALL)
}

/// The shanten of the standard form alone if only some kinds are in play.
///
/// ```
/// use mentsu::{TileSet, shanten::standard_among};
///
/// let tiles = "1111m111122233z".parse()?;
/// assert_eq!(standard_among(&tiles, TileSet::ALL).get(), 1);
/// assert_eq!(standard_among(&tiles, TileSet::SANMA).get(), 2);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "面子手")]
#[doc(alias = "三麻")]
#[doc(alias = "向聴")]
#[must_use]
#[inline]
pub fn standard_among(concealed: &Counts, in_play: TileSet) -> Shanten {
    with_rows!(in_play, concealed, rows => standard_by(&rows, concealed))
}

/// How many mentsu so many concealed tiles need.
#[inline(always)]
pub(crate) fn mentsu_needed(total: u8) -> usize {
    usize::from(total / 3).min(4)
}

#[inline(always)]
pub(crate) fn standard_by<R: Rows>(rows: &R, concealed: &Counts) -> Shanten {
    Shanten::lacking(lacking_by(rows, concealed, concealed.total()))
}

#[inline(always)]
fn standard_lacking(concealed: &Counts, total: u8) -> u8 {
    with_rows!(TileSet::ALL, concealed, rows => lacking_by(&rows, concealed, total))
}

/// How many tiles the standard form of so many tiles lacks.
#[inline(always)]
fn lacking_by<R: Rows>(rows: &R, concealed: &Counts, total: u8) -> u8 {
    let [man, pin, sou, honors] = rows.of_hand(concealed.words());
    let others = rows.beside(rows.combine(man, pin), mentsu_needed(total));
    rows.lacks(others, rows.combine(sou, honors))
}

/// The kinds held at least once, and at least twice, a bit in each nibble of the suits' words.
#[inline(always)]
fn kinds_and_pairs(concealed: &Counts) -> ([u64; 4], [u64; 4]) {
    let [man, pin, sou, honors] = concealed.words().map(SuitCounts::from_word);
    let at_least = |copies| {
        let ranks = |suit: SuitCounts| suit.at_least(copies).word();
        [ranks(man), ranks(pin), ranks(sou), ranks(honors)]
    };
    (at_least(1), at_least(2))
}

/// How many bits are set in such words, at most 15: no hand has more kinds.
#[inline(always)]
fn count([man, pin, sou, honors]: [u64; 4]) -> u8 {
    ((man + pin + sou + honors).wrapping_mul(RankSet::ALL.word()) >> 32 & 0xF) as u8
}

/// The shanten of seven pairs (七対子), for up to 14 tiles: 6, less one for each pair, and one
/// more for each kind that is short of seven.
///
/// ```
/// use mentsu::{Shanten, TileSet, shanten};
///
/// let tiles = "1111333355557p".parse()?;
/// // three pairs of four kinds, so that three kinds are missing
/// assert_eq!(shanten::chiitoitsu(&tiles, TileSet::ALL).get(), 6);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "七対子")]
#[doc(alias = "seven pairs")]
#[must_use]
#[inline]
pub fn chiitoitsu(concealed: &Counts, in_play: TileSet) -> Shanten {
    if in_play == TileSet::ALL && concealed.total() <= 14 {
        return special_of(concealed).0;
    }
    let (kinds, pairs) = (concealed.at_least(1), concealed.at_least(2));
    // A lone tile that isn't in play finds no partner, a new kind comes only from play.
    let lone = ((kinds - pairs) & in_play).len();
    let new = (in_play - kinds).len();
    let missing = 7usize.saturating_sub(pairs.len());
    let from_new = missing.saturating_sub(lone);
    if from_new > new {
        return Shanten::NEVER;
    }
    Shanten::lacking((missing + from_new) as u8)
}

/// The shanten of thirteen orphans (国士無双), for up to 14 tiles: 13, less one for each kind of
/// terminal or honor held and one if any of them is a pair.
///
/// ```
/// use mentsu::{Shanten, TileSet, shanten};
///
/// let tiles = "19m19p19s1234567z".parse()?;
/// assert_eq!(shanten::kokushi(&tiles, TileSet::ALL), Shanten::TENPAI);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "国士無双")]
#[doc(alias = "thirteen orphans")]
#[must_use]
#[inline]
pub fn kokushi(concealed: &Counts, in_play: TileSet) -> Shanten {
    if in_play == TileSet::ALL && concealed.total() <= 14 {
        return special_of(concealed).1;
    }
    let (kinds, pairs) = (concealed.at_least(1), concealed.at_least(2));
    let held = kinds & TileSet::YAOCHUU;
    let has_pair = !(pairs & TileSet::YAOCHUU).is_empty();
    let can_pair = has_pair || !(TileSet::YAOCHUU & in_play).is_empty();
    if !TileSet::YAOCHUU.is_subset(held | in_play) || !can_pair {
        return Shanten::NEVER;
    }
    Shanten::lacking(14 - held.len() as u8 - u8::from(has_pair))
}

impl Hand {
    /// The least shanten over all forms, any tile able to come.
    ///
    /// Concealed copies alone count, so that a hand whose last wait lies in its own melds is
    /// tenpai; what is listed as a wait is a question for [`FifthCopy`](crate::FifthCopy).
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert_eq!("123m45p13789s113z".parse::<Hand>()?.shanten().get(), 1);
    /// assert!("6s(666s)".parse::<Hand>()?.shanten().is_tenpai());
    /// assert!(!"6666s".parse::<Hand>()?.shanten().is_tenpai());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[doc(alias = "distance to tenpai")]
    #[must_use]
    pub fn shanten(&self) -> Shanten {
        shanten(self.concealed())
    }

    /// The least shanten if only some kinds are in play, as in sanma.
    ///
    /// ```
    /// use mentsu::{Hand, TileSet};
    ///
    /// let hand: Hand = "1111m111122233z".parse()?;
    /// assert_eq!(hand.shanten().get(), 1);
    /// assert_eq!(hand.shanten_among(TileSet::SANMA).get(), 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[doc(alias = "三麻")]
    #[doc(alias = "sanma shanten")]
    #[must_use]
    pub fn shanten_among(&self, in_play: TileSet) -> Shanten {
        of_each_form_among(self.concealed(), in_play).least()
    }
}
