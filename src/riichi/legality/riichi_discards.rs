//! The discards with which riichi can be declared.

use core::fmt;

use itertools::Itertools as _;

use crate::hand::Hand;
use crate::list::List;
use crate::tile::Face;
use crate::wait::FifthCopy;

/// The discards with which riichi can be declared: each face once, in order.
pub type RiichiDiscards = List<Face, 14>;

/// The discards that leave a closed hand tenpai, and so let it declare riichi (立直): at least one,
/// each face once, in order.
///
/// Only the game knows the rest: whether the player is in riichi already, has 1,000 points (where
/// nobody may fall below zero), and whether enough tiles are left in the wall (four in most
/// houses).
///
/// `tenpai` says whether a hand that waits only for tiles of which it holds all four is tenpai.
/// With [`FifthCopy::Concealed`] copies in melds don't matter, as on Tenhou and Mahjong Soul; with
/// [`FifthCopy::Any`] a wait must be able to come, as by EMA (3.3.13 in 2016) and M.League (3-11).
///
/// ```
/// use mentsu::riichi::legality::{NoRiichi, riichi_discards};
/// use mentsu::{FifthCopy, face, hand};
///
/// let closed = hand!("1230667m234p567s1z");
/// assert_eq!(riichi_discards(&closed, FifthCopy::Concealed)?, [face!("6m"), face!("1z")]);
/// let open = hand!("1230667m567s1z(234-p)");
/// assert_eq!(riichi_discards(&open, FifthCopy::Concealed), Err(NoRiichi::Open));
/// # Ok::<(), NoRiichi>(())
/// ```
///
/// # Errors
/// [`NoRiichi::NotDrawn`] if the hand holds 3n+1 tiles, [`NoRiichi::Open`], or
/// [`NoRiichi::NotTenpai`] if it is tenpai after no discard.
#[doc(alias = "リーチ")]
#[doc(alias = "宣言牌")]
#[doc(alias = "立直")]
#[doc(alias = "reach")]
pub fn riichi_discards(hand: &Hand, tenpai: FifthCopy) -> Result<RiichiDiscards, NoRiichi> {
    if hand.is_waiting() {
        return Err(NoRiichi::NotDrawn);
    }
    if !hand.is_closed() {
        return Err(NoRiichi::Open);
    }
    let is_tenpai = |face: &Face| {
        hand.discard(*face).is_ok_and(|after| !after.wait_tiles_with(tenpai).is_empty())
    };
    let faces = RiichiDiscards::of(hand.faces().dedup().filter(is_tenpai));
    if faces.is_empty() { Err(NoRiichi::NotTenpai) } else { Ok(faces) }
}

/// Why no discard allows riichi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoRiichi {
    /// A hand of 3n+1 tiles has yet to draw.
    NotDrawn,
    /// The hand has a meld other than an ankan.
    Open,
    /// The hand is tenpai after no discard.
    NotTenpai,
}

impl fmt::Display for NoRiichi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoRiichi::NotDrawn => "riichi takes a hand of 3n+2 tiles",
            NoRiichi::Open => "riichi takes a closed hand",
            NoRiichi::NotTenpai => "no discard leaves the hand tenpai",
        })
    }
}

impl core::error::Error for NoRiichi {}
