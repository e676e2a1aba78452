//! Shanten (向聴): how many tiles a hand is away from tenpai, for each of the three forms.
//!
//! Only concealed copies are counted, as on Tenhou and Mahjong Soul: a fifth copy of a concealed
//! tile can't come, but a fourth that lies in a meld makes no difference. Of the melds only their
//! number matters, and the number of concealed tiles gives it: 3n+1 or 3n+2 of them need n mentsu
//! and a jantou. The module `ukeire` lists the tiles that lower shanten.

use core::fmt;

use crate::engine::{self, lacking, mentsu_needed};
use crate::hand::Hand;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, KindsHeld, TileSet};
use crate::visible::Visible;

/// How far a hand is from tenpai (向聴数): -1 won, 0 tenpai, and at most 8.
///
/// ```
/// use mentsu::{Shanten, hand};
///
/// assert_eq!(hand!("11123456789995m").shanten(), Shanten::WON);
/// assert_eq!(hand!("1112345678999m").shanten(), Shanten::TENPAI);
/// let six = hand!("147m258p369s1234z").shanten();
/// assert_eq!((six.get(), six.to_string().as_str()), (6, "6-shanten"));
/// assert!(Shanten::TENPAI < six && six < Shanten::NEVER);
/// ```
#[doc(alias = "向聴数")]
#[doc(alias = "シャンテン")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shanten(i8);

impl Shanten {
    /// Won (和了): -1.
    pub const WON: Shanten = Shanten(-1);
    /// One tile away (聴牌): 0.
    pub const TENPAI: Shanten = Shanten(0);
    /// Out of reach whatever is drawn; greater than every other shanten. This occurs only where few
    /// kinds of tile are in play, or where the form is impossible for the hand.
    pub const NEVER: Shanten = Shanten(i8::MAX);

    /// The shanten of a hand that lacks this many tiles for a win; [`NEVER`](Self::NEVER) for more
    /// than 14.
    #[inline(always)]
    #[must_use]
    pub const fn lacking(tiles: u8) -> Shanten {
        if tiles > 14 { Shanten::NEVER } else { Shanten::lacking_at_most_14(tiles) }
    }

    /// The shanten for at most 14 tiles lacking, which needs no check.
    #[inline(always)]
    pub(crate) const fn lacking_at_most_14(tiles: u8) -> Shanten {
        debug_assert!(tiles <= 14);
        Shanten(tiles as i8 - 1)
    }

    /// How many tiles are lacking, more than any hand lacks for [`NEVER`](Shanten::NEVER).
    pub(crate) const fn lacks(self) -> u8 {
        self.0.wrapping_add(1) as u8
    }

    /// The shanten as a number: -1 won, 0 tenpai, 1 one tile further, and so on.
    #[must_use]
    pub const fn get(self) -> i8 {
        self.0
    }

    /// Whether the hand is won.
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 == -1
    }

    /// Whether one tile is lacking. A hand of 3n+1 tiles is tenpai then; one of 3n+2 tiles is
    /// tenpai after the right discard. The guide compares this with
    /// [`Hand::is_tenpai`] and [`Hand::waits`]: [Tenpai](crate::guide#tenpai).
    #[must_use]
    pub const fn is_one_away(self) -> bool {
        self.0 == 0
    }
}

impl Unpadded for Shanten {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Shanten::WON => f.write_str("won"),
            Shanten::TENPAI => f.write_str("tenpai"),
            Shanten::NEVER => f.write_str("never"),
            Shanten(n) => write!(f, "{n}-shanten"),
        }
    }
}

padded! {
    /// `won`, `tenpai`, `1-shanten`, …, `never`.
    Shanten
}

/// The shanten of a hand for each of the three forms.
///
/// ```
/// use mentsu::{Shanten, hand};
///
/// let each = hand!("1133557799m119p1z").shantens();
/// assert_eq!((each.standard().get(), each.kokushi().get()), (3, 7));
/// assert_eq!(each.chiitoitsu(), Shanten::TENPAI);
/// assert_eq!(each.least(), Shanten::TENPAI);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shantens {
    pub(crate) standard: Shanten,
    pub(crate) chiitoitsu: Shanten,
    pub(crate) kokushi: Shanten,
}

impl Shantens {
    /// The shanten of the standard form, a jantou and mentsu.
    #[must_use]
    pub const fn standard(&self) -> Shanten {
        self.standard
    }

    /// The shanten of chiitoitsu (七対子); [`Shanten::NEVER`] unless 13 or 14 tiles are concealed.
    #[must_use]
    pub const fn chiitoitsu(&self) -> Shanten {
        self.chiitoitsu
    }

    /// The shanten of kokushi (国士無双); [`Shanten::NEVER`] unless 13 or 14 tiles are concealed.
    #[must_use]
    pub const fn kokushi(&self) -> Shanten {
        self.kokushi
    }

    /// The least of the three: the shanten of the hand.
    #[must_use]
    #[inline]
    pub fn least(&self) -> Shanten {
        self.standard.min(self.chiitoitsu).min(self.kokushi)
    }
}

/// How many tiles the standard form lacks.
#[inline(always)]
fn standard_lacking(concealed: &Counts, total: u8, in_play: TileSet) -> u8 {
    let mentsu = mentsu_needed(total);
    engine::with_rows!(in_play, concealed, rows => lacking(&rows, concealed.words(), mentsu))
}

/// The shanten of chiitoitsu and kokushi, which need 13 or 14 tiles.
#[inline(always)]
pub(crate) fn special_forms(concealed: &Counts, total: u8, in_play: TileSet) -> (Shanten, Shanten) {
    match total {
        13 | 14 if in_play == TileSet::ALL => {
            let (chiitoitsu, kokushi) = special_lacking(concealed);
            (Shanten::lacking_at_most_14(chiitoitsu), Shanten::lacking_at_most_14(kokushi))
        }
        13 | 14 => (chiitoitsu_among(concealed, in_play), kokushi_among(concealed, in_play)),
        _ => (Shanten::NEVER, Shanten::NEVER),
    }
}

/// How many tiles chiitoitsu and kokushi lack, for at most 14 tiles with all kinds in play.
/// Chiitoitsu: 14 minus the kinds (seven at most) and the pairs. Kokushi: 14 minus the different
/// terminals and honors, and minus one for a pair.
#[inline(always)]
pub(crate) fn special_lacking(concealed: &Counts) -> (u8, u8) {
    let (chiitoitsu, kokushi) = special_lacking_words(concealed);
    (chiitoitsu as u8, kokushi as u8)
}

/// The same as words, which can be compared without widening.
#[inline(always)]
fn special_lacking_words(concealed: &Counts) -> (u32, u32) {
    let kinds = KindsHeld::at_least(1, concealed);
    let pairs = KindsHeld::at_least(2, concealed);
    let chiitoitsu = 14 - pairs.len_up_to_15() - kinds.len_up_to_15().min(7);
    let kokushi = 14 - kinds.yaochuu() - u32::from(pairs.has_yaochuu());
    (chiitoitsu, kokushi)
}

/// The least shanten of 13 or 14 tiles, the usual case, with the number of mentsu as a constant.
#[inline(always)]
fn shanten_of_14(concealed: &Counts) -> Shanten {
    let (chiitoitsu, kokushi) = special_lacking_words(concealed);
    let standard = u32::from(standard_lacking(concealed, 14, TileSet::ALL));
    Shanten::lacking_at_most_14(standard.min(chiitoitsu.min(kokushi)) as u8)
}

/// The standard shanten of fewer tiles. A separate function, because inlined into [`shanten_of_14`]
/// it would take that function's registers.
#[inline(never)]
fn shanten_of_fewer(concealed: &Counts) -> Shanten {
    concealed.standard_shanten()
}

fn chiitoitsu_among(concealed: &Counts, in_play: TileSet) -> Shanten {
    let (kinds, pairs) = (concealed.at_least(1), concealed.at_least(2));
    // A lone tile that isn't in play finds no partner, and a new kind must be in play.
    let lone = ((kinds - pairs) & in_play).len();
    let new = (in_play - kinds).len();
    let missing = 7usize.saturating_sub(pairs.len());
    let from_new = missing.saturating_sub(lone);
    if from_new > new {
        return Shanten::NEVER;
    }
    Shanten::lacking((missing + from_new) as u8)
}

fn kokushi_among(concealed: &Counts, in_play: TileSet) -> Shanten {
    let (kinds, pairs) = (concealed.at_least(1), concealed.at_least(2));
    let held = kinds & TileSet::YAOCHUU;
    let has_pair = !(pairs & TileSet::YAOCHUU).is_empty();
    let can_pair = has_pair || !(TileSet::YAOCHUU & in_play).is_empty();
    if !TileSet::YAOCHUU.is_subset(held | in_play) || !can_pair {
        return Shanten::NEVER;
    }
    Shanten::lacking(14 - held.len() as u8 - u8::from(has_pair))
}

/// The standard shanten; [`Shanten::NEVER`] for more tiles than a hand can hold.
#[inline(always)]
fn standard_of(concealed: &Counts, total: u8, in_play: TileSet) -> Shanten {
    match total {
        0..=14 => Shanten::lacking(standard_lacking(concealed, total, in_play)),
        _ => Shanten::NEVER,
    }
}

/// The shanten of each form with some kinds in play.
#[inline]
pub(crate) fn shantens(concealed: &Counts, in_play: TileSet) -> Shantens {
    let total = concealed.total();
    let (chiitoitsu, kokushi) = special_forms(concealed, total, in_play);
    Shantens { standard: standard_of(concealed, total, in_play), chiitoitsu, kokushi }
}

impl Counts {
    /// The least shanten over all forms, with all kinds in play: [`Hand::shanten`].
    ///
    /// Up to 14 tiles need total / 3 mentsu and a jantou, so 12 tiles need four, as 13 do. More
    /// than 14 tiles are no hand: [`Shanten::NEVER`]. For every number of tiles
    /// [`is_win`](Self::is_win) is true exactly if the shanten [is won](Shanten::is_win).
    #[must_use]
    pub fn shanten(&self) -> Shanten {
        match self.total() {
            13 | 14 => shanten_of_14(self),
            _ => shanten_of_fewer(self),
        }
    }

    /// The least shanten, given which kinds are in play: [`Hand::shanten_in`].
    #[must_use]
    pub fn shanten_in(&self, visible: &Visible) -> Shanten {
        self.shantens_in(visible).least()
    }

    /// The shanten of each form: [`Hand::shantens`].
    #[must_use]
    #[inline]
    pub fn shantens(&self) -> Shantens {
        shantens(self, TileSet::ALL)
    }

    /// The shanten of each form, given which kinds are in play: [`Hand::shantens_in`].
    #[must_use]
    pub fn shantens_in(&self, visible: &Visible) -> Shantens {
        shantens(self, visible.in_play())
    }

    /// The shanten of the standard form alone: [`Hand::standard_shanten`].
    #[must_use]
    #[inline]
    pub fn standard_shanten(&self) -> Shanten {
        let total = self.total();
        if total > 14 {
            return Shanten::NEVER;
        }
        Shanten::lacking_at_most_14(standard_lacking(self, total, TileSet::ALL))
    }

    /// The shanten of the standard form alone, given which kinds are in play:
    /// [`Hand::standard_shanten_in`].
    #[must_use]
    pub fn standard_shanten_in(&self, visible: &Visible) -> Shanten {
        standard_of(self, self.total(), visible.in_play())
    }
}

impl Hand {
    /// The least shanten over all forms, with all kinds in play.
    ///
    /// Only concealed copies count, so a hand whose last wait lies in its own melds is tenpai.
    /// [`FifthCopy`](crate::FifthCopy) decides which waits are listed.
    ///
    /// ```
    /// use mentsu::hand;
    ///
    /// assert_eq!(hand!("123m45p13789s113z").shanten().get(), 1);
    /// assert!(hand!("6s(666s)").shanten().is_one_away());
    /// assert!(!hand!("6666s").shanten().is_one_away());
    /// ```
    #[doc(alias = "向聴数")]
    #[must_use]
    pub fn shanten(&self) -> Shanten {
        // A hand has at most 14 tiles, so one multiplication detects 13 or 14.
        if self.concealed().are_13_or_14_of_14() {
            return shanten_of_14(self.concealed());
        }
        shanten_of_fewer(self.concealed())
    }

    /// The least shanten, given which kinds are in play, as in sanma. Copies that are gone are
    /// ignored.
    ///
    /// ```
    /// use mentsu::{TileSet, Visible, hand};
    ///
    /// // without 2m and 3m no shuntsu takes the fourth 1m in
    /// let hand = hand!("1111m111122233z");
    /// assert_eq!(hand.shanten().get(), 1);
    /// let sanma = Visible::of(&hand).with_in_play(TileSet::SANMA);
    /// assert_eq!(hand.shanten_in(&sanma).get(), 2);
    /// ```
    #[doc(alias = "三麻")]
    #[must_use]
    #[inline]
    pub fn shanten_in(&self, visible: &Visible) -> Shanten {
        self.concealed().shanten_in(visible)
    }

    /// The shanten of each form, with all kinds in play.
    #[must_use]
    #[inline]
    pub fn shantens(&self) -> Shantens {
        self.concealed().shantens()
    }

    /// The shanten of each form, given which kinds are in play.
    #[must_use]
    #[inline]
    pub fn shantens_in(&self, visible: &Visible) -> Shantens {
        self.concealed().shantens_in(visible)
    }

    /// The shanten of the standard form alone, with all kinds in play.
    #[must_use]
    #[inline]
    pub fn standard_shanten(&self) -> Shanten {
        self.concealed().standard_shanten()
    }

    /// The shanten of the standard form alone, given which kinds are in play.
    #[must_use]
    #[inline]
    pub fn standard_shanten_in(&self, visible: &Visible) -> Shanten {
        self.concealed().standard_shanten_in(visible)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_forms_need_kinds_that_can_come() {
        let shantens = |tiles: &str, in_play| super::shantens(&tiles.parse().unwrap(), in_play);
        // All thirteen kinds, but no kind in play can double one.
        let simples = !TileSet::YAOCHUU;
        assert_eq!(shantens("19m19p19s1234567z", simples).kokushi(), Shanten::NEVER);
        assert_eq!(shantens("19m19p19s12345677z", simples).kokushi(), Shanten::WON);
        assert_eq!(shantens("19m19p19s1234567z", TileSet::SANMA).kokushi(), Shanten::TENPAI);
        assert_eq!(shantens("19m19p19s123456z2p", simples).kokushi(), Shanten::NEVER);
        // Six pairs, and the lone 2m finds no partner in sanma; a new pair takes two tiles.
        assert_eq!(shantens("2m1199p1199s1122z", TileSet::SANMA).chiitoitsu().get(), 1);
        assert_eq!(shantens("2m1199p1199s1122z", TileSet::ALL).chiitoitsu().get(), 0);
        assert_eq!(shantens("1m1199p1199s1122z", TileSet::YAOCHUU).chiitoitsu().get(), 0);
    }
}
