//! Furiten: discarded or passed tiles bar a hand from ron.

use core::fmt;

use crate::engine::imagined_fifths;
use crate::hand::Hand;
use crate::padded::{Unpadded, padded};
use crate::riichi::situation::settings::settings;
use crate::tile::{Counts, TileSet};
use crate::visible::FifthCopy;
use crate::wait::wait_tiles;

/// The tiles that a player discarded or let pass, which may put the hand in [`furiten`].
///
/// ```
/// use mentsu::riichi::legality::Passed;
/// use mentsu::tiles;
///
/// let passed = Passed::NOTHING.with_discards(tiles!("19m47z")).with_this_turn(tiles!("2s"));
/// assert_eq!(passed.discards(), tiles!("19m47z"));
/// ```
#[doc(alias = "見逃し")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Passed {
    discards: TileSet,
    this_turn: TileSet,
    since_riichi: TileSet,
}

impl Passed {
    /// Nothing was discarded or let pass.
    pub const NOTHING: Passed = Passed {
        discards: TileSet::EMPTY,
        this_turn: TileSet::EMPTY,
        since_riichi: TileSet::EMPTY,
    };

    settings! {
        /// Sets all of the player's own discards, including those called by others. The house
        /// decides whether kita counts as a discard.
        with_discards,
        /// The player's own discards.
        discards: TileSet;

        /// Sets the tiles that others have discarded or added to a kan since the player's last
        /// discard, before the current one. Where temporary furiten ends with the player's own
        /// draw, the game then empties the set.
        with_this_turn,
        /// The tiles that others have discarded or added to a kan since the player's last discard.
        this_turn: TileSet;

        /// Sets the tiles since the player's riichi, before the current one: those that others have
        /// discarded or added to a kan, and those drawn without winning.
        with_since_riichi,
        /// The tiles that have come up since the player's riichi.
        since_riichi: TileSet;
    }

    #[inline(always)]
    fn all(&self) -> TileSet {
        self.discards | self.this_turn | self.since_riichi
    }
}

crate::fields! { Passed, "field of what was let pass":
    /// The player's own discards.
    "discards": TileSet, |passed| passed.discards, Passed::with_discards;
    /// The tiles that others have discarded or added to a kan since the player's last discard.
    "this_turn": TileSet, |passed| passed.this_turn, Passed::with_this_turn;
    /// The tiles that have come up since the player's riichi.
    "since_riichi": TileSet, |passed| passed.since_riichi, Passed::with_since_riichi;
}

/// A kind of furiten (振聴), with the waits that were let pass. The hand can win by tsumo only.
#[doc(alias = "フリテン")]
#[doc(alias = "振聴")]
#[doc(alias = "sacred discard")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Furiten {
    /// A wait was let pass after riichi; this lasts to the end of the hand (立直後の振聴).
    Riichi(TileSet),
    /// A wait is among the player's own discards; this lasts until the waits change (捨て牌振聴).
    Discards(TileSet),
    /// Another player's tile was let pass; this lasts until the player's next turn (同巡振聴).
    Temporary(TileSet),
}

/// The furiten (振聴) that bars the hand from ron; of several kinds, the one that lasts longest.
/// `None` for a hand that isn't tenpai or holds 3n+2 tiles.
///
/// All waits of the shape count ([`FifthCopy::Ignored`]): one that was let pass bars ron on all of
/// them, with or without a yaku, and even if no copy of it is left. In a game the convention can't
/// matter, as a tile held four times is in no pond.
///
/// ```
/// use mentsu::riichi::legality::{Furiten, Passed, furiten};
/// use mentsu::{hand, tiles};
///
/// // 4m bars 1m, too
/// let passed = Passed::NOTHING.with_discards(tiles!("4m9p"));
/// let barred = furiten(&hand!("23m456p789s111z33z"), &passed);
/// assert_eq!(barred, Some(Furiten::Discards(tiles!("4m"))));
/// ```
///
/// Source: EMA Riichi Rules 2016, 3.4.5.
#[doc(alias = "フリテン")]
#[doc(alias = "振聴")]
#[must_use]
pub fn furiten(hand: &Hand, passed: &Passed) -> Option<Furiten> {
    if passed.all().is_empty() { None } else { furiten_of(shape_waits(hand, passed), passed) }
}

/// The waits of the shape. A tile held four times is among them only if it was let pass.
#[inline(always)]
pub(super) fn shape_waits(hand: &Hand, passed: &Passed) -> TileSet {
    let concealed = hand.concealed();
    let waits = wait_tiles(concealed, &Counts::EMPTY, FifthCopy::Concealed);
    if concealed.hold_four_of_a_kind() { waits | fifths_let_pass(concealed, passed) } else { waits }
}

/// The tiles held four times that were let pass and would win if a fifth copy existed.
#[cold]
#[inline(never)]
fn fifths_let_pass(concealed: &Counts, passed: &Passed) -> TileSet {
    imagined_fifths(concealed, concealed.at_least(4) & passed.all())
}

/// The furiten of a hand with these waits.
#[inline(always)]
pub(super) fn furiten_of(waits: TileSet, passed: &Passed) -> Option<Furiten> {
    if (waits & passed.all()).is_empty() {
        return None;
    }
    let let_go = |tiles: TileSet| Some(waits & tiles).filter(|let_go| !let_go.is_empty());
    let riichi = let_go(passed.since_riichi).map(Furiten::Riichi);
    let discards = let_go(passed.discards).map(Furiten::Discards);
    riichi.or(discards).or(let_go(passed.this_turn).map(Furiten::Temporary))
}

impl Unpadded for Furiten {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Furiten::Riichi(tiles) => write!(f, "furiten: {tiles} let pass after riichi"),
            Furiten::Discards(tiles) => write!(f, "furiten: {tiles} among one's own discards"),
            Furiten::Temporary(tiles) => write!(f, "furiten until the next turn: {tiles} let pass"),
        }
    }
}

padded!(Furiten);
