//! Whether a hand may not win by ron for tiles that it, or its player, let go.

use core::fmt;

use super::waits_of;
use crate::hand::Hand;
use crate::tile::TileSet;
use crate::wait::FifthCopy;

/// The tiles a player let go, by kind.
///
/// ```
/// use mentsu::riichi::legality::Passed;
///
/// let passed = Passed::discards("19m47z".parse()?).this_turn("2s".parse()?);
/// assert_ne!(passed, Passed::default());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "見逃し")]
#[doc(alias = "river")]
#[doc(alias = "genbutsu")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Passed {
    discards: TileSet,
    this_turn: TileSet,
    since_riichi: TileSet,
}

impl Passed {
    /// All own discards of the hand, those called by others too. Whether norths set aside in
    /// sanma are discards is the house's to say.
    ///
    /// ```
    /// use mentsu::Hand;
    /// use mentsu::riichi::legality::{Furiten, Passed, furiten};
    ///
    /// let hand: Hand = "23m456p789s111z33z".parse()?;
    /// let passed = Passed::discards("4m".parse()?);
    /// assert_eq!(furiten(&hand, &passed), Some(Furiten::Discards("4m".parse()?)));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "捨て牌")]
    #[doc(alias = "sutehai")]
    #[doc(alias = "river")]
    pub const fn discards(discards: TileSet) -> Passed {
        Passed { discards, this_turn: TileSet::EMPTY, since_riichi: TileSet::EMPTY }
    }

    /// What others discarded or added to a kan since the own last discard, without the tile
    /// now in question. Where the own draw ends it, a game empties the set then.
    ///
    /// ```
    /// use mentsu::Hand;
    /// use mentsu::riichi::legality::{Furiten, Passed, furiten};
    ///
    /// let hand: Hand = "23m456p789s111z33z".parse()?;
    /// let passed = Passed::default().this_turn("1m".parse()?);
    /// assert_eq!(furiten(&hand, &passed), Some(Furiten::Temporary("1m".parse()?)));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "同巡")]
    #[doc(alias = "temporary furiten")]
    pub const fn this_turn(self, others: TileSet) -> Passed {
        Passed { this_turn: others, ..self }
    }

    /// What others discarded or added to a kan, and what was drawn without winning, since the
    /// own riichi, without the tile now in question.
    ///
    /// ```
    /// use mentsu::Hand;
    /// use mentsu::riichi::legality::{Furiten, Passed, furiten};
    ///
    /// let hand: Hand = "23m456p789s111z33z".parse()?;
    /// let passed = Passed::default().since_riichi("1m".parse()?);
    /// assert_eq!(furiten(&hand, &passed), Some(Furiten::Riichi("1m".parse()?)));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "立直後")]
    #[doc(alias = "リーチ後の見逃し")]
    #[doc(alias = "riichi furiten")]
    pub const fn since_riichi(self, tiles: TileSet) -> Passed {
        Passed { since_riichi: tiles, ..self }
    }
}

/// Why a hand can't win by ron, though by tsumo (振聴). The payload is the waits let go.
///
/// ```
/// use mentsu::riichi::legality::Furiten;
///
/// let furiten = Furiten::Discards("4m".parse()?);
/// assert_eq!(furiten.to_string(), "furiten: 4m among the own discards");
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "フリテン")]
#[doc(alias = "sacred discard")]
#[doc(alias = "振聴")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Furiten {
    /// A wait came after riichi and was let go: to the end of the hand (立直後の振聴).
    #[doc(alias = "リーチ後の見逃し")]
    #[doc(alias = "立直振聴")]
    Riichi(TileSet),
    /// A wait lies among the own discards, until the waits change (捨て牌振聴).
    #[doc(alias = "捨て牌振聴")]
    #[doc(alias = "discard furiten")]
    Discards(TileSet),
    /// Another's tile was a wait and was let go: until the own next turn (同巡振聴).
    #[doc(alias = "同巡振聴")]
    Temporary(TileSet),
}

/// Whether the hand is furiten for what was let go, and the kind that lasts longest if several
/// are; `None` for a hand that isn't tenpai or holds 3n+2 tiles.
///
/// It goes by the waits of the shape: one wait let go bars all, with or without a yaku, and
/// even one of which no copy is left counts ([`FifthCopy::Ignored`]). For what can happen the
/// convention doesn't matter: a tile held four times lies in no pond.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{Furiten, Passed, furiten};
///
/// let hand: Hand = "23m456p789s111z33z".parse()?;
/// let passed = Passed::discards("4m9p".parse()?);
/// // 4m bars 1m, too
/// assert_eq!(furiten(&hand, &passed), Some(Furiten::Discards("4m".parse()?)));
/// assert_eq!(furiten(&hand, &Passed::discards("9p".parse()?)), None);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
///
/// Source: EMA Riichi Rules 2016, 3.4.5.
#[doc(alias = "フリテン")]
#[doc(alias = "振聴")]
#[must_use]
pub fn furiten(hand: &Hand, passed: &Passed) -> Option<Furiten> {
    let waits = waits_of(hand, FifthCopy::Ignored);
    let let_go = |tiles: TileSet| Some(waits & tiles).filter(|let_go| !let_go.is_empty());
    let riichi = let_go(passed.since_riichi).map(Furiten::Riichi);
    let discards = let_go(passed.discards).map(Furiten::Discards);
    riichi.or(discards).or(let_go(passed.this_turn).map(Furiten::Temporary))
}

impl fmt::Display for Furiten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Furiten::Riichi(tiles) => write!(f, "furiten: {tiles} let go after riichi"),
            Furiten::Discards(tiles) => write!(f, "furiten: {tiles} among the own discards"),
            Furiten::Temporary(tiles) => write!(f, "furiten until the next turn: {tiles} let go"),
        }
    }
}
