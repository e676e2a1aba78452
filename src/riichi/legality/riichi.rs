//! Which discards allow riichi.

use core::fmt;

use itertools::Itertools as _;
use smallvec::SmallVec;

use super::waits_of;
use crate::hand::Hand;
use crate::tile::Face;
use crate::wait::FifthCopy;

/// The discards that allow riichi: each face once.
///
/// ```
/// use mentsu::FifthCopy;
/// use mentsu::riichi::legality::{RiichiDiscards, riichi_discards};
///
/// let hand = "1230667m234p567s1z".parse()?;
/// let discards: RiichiDiscards = riichi_discards(&hand, FifthCopy::Concealed)?;
/// assert_eq!(discards.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "立直")]
#[doc(alias = "宣言牌")]
#[doc(alias = "リーチ")]
pub type RiichiDiscards = SmallVec<[Face; 14]>;

/// Which discards allow riichi (立直): the hand is closed and tenpai after each. At least one,
/// each face once, in order.
///
/// The rest is the game's to know: that the player hasn't declared riichi before, has the
/// 1,000 points (where none may fall below zero) and that tiles are left in the wall (four in
/// most houses, so that another draw comes).
///
/// Whether a hand is tenpai that waits only for tiles it holds all four of is `tenpai`'s to
/// say: with [`FifthCopy::Concealed`] copies in melds don't matter, as on Tenhou and Mahjong
/// Soul; with [`FifthCopy::Any`] a wait must be able to come, as by EMA (3.3.13 in 2016) and
/// M.League (3-11).
///
/// ```
/// use mentsu::riichi::legality::{NoRiichi, riichi_discards};
/// use mentsu::{FifthCopy, Hand};
///
/// let hand: Hand = "1230667m234p567s1z".parse()?;
/// let faces = riichi_discards(&hand, FifthCopy::Concealed)?;
/// assert_eq!(faces.iter().map(ToString::to_string).collect::<Vec<_>>(), ["6m", "1z"]);
///
/// let open: Hand = "1230667m567s1z(234-p)".parse()?;
/// assert_eq!(riichi_discards(&open, FifthCopy::Concealed), Err(NoRiichi::Open));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoRiichi`] says why no discard does.
#[doc(alias = "打牌")]
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
    let is_tenpai =
        |face: &Face| hand.discard(*face).is_ok_and(|after| !waits_of(&after, tenpai).is_empty());
    let faces: RiichiDiscards = hand.faces().dedup().filter(is_tenpai).collect();
    if faces.is_empty() { Err(NoRiichi::NotTenpai) } else { Ok(faces) }
}

/// Why no discard allows riichi.
///
/// ```
/// use mentsu::FifthCopy;
/// use mentsu::riichi::legality::{NoRiichi, riichi_discards};
///
/// let hand = "1379m2468p13579s1z".parse()?;
/// assert_eq!(riichi_discards(&hand, FifthCopy::Any), Err(NoRiichi::NotTenpai));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "立直")]
#[doc(alias = "不聴立直")]
#[doc(alias = "リーチ")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoRiichi {
    /// Riichi is declared with 3n+2 tiles.
    NotDrawn,
    /// A meld other than ankan.
    #[doc(alias = "門前")]
    #[doc(alias = "menzen")]
    Open,
    /// The hand is tenpai after no discard.
    #[doc(alias = "不聴")]
    #[doc(alias = "ノーテン")]
    #[doc(alias = "noten")]
    NotTenpai,
}

impl fmt::Display for NoRiichi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoRiichi::NotDrawn => "riichi takes a hand of 3n+2 tiles",
            NoRiichi::Open => "riichi with an open hand",
            NoRiichi::NotTenpai => "tenpai after no discard",
        })
    }
}

impl core::error::Error for NoRiichi {}
