//! Kita: sets a north aside in sanma.

use core::fmt;

use super::turn::Turn;
use crate::hand::Hand;
use crate::padded::{Unpadded, padded};
use crate::riichi::rules::Rules;
use crate::tile::Tile;

/// The hand after setting a north aside in sanma (北抜き). It draws a rinshan tile next.
///
/// The game counts the norths, for [`Situation::with_kita`](crate::riichi::Situation::with_kita).
/// Where the house lets others rob the north, that is an ordinary ron.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::Rules;
/// use mentsu::riichi::legality::{KitaError, Turn, kita};
///
/// let hand = hand!("19m123p1155s12344z");
/// let (turn, sanma) = (Turn::new(), Rules::TENHOU_SANMA);
/// assert_eq!(kita(&hand, &turn, &sanma), Ok(hand!("19m123p1155s1234z")));
/// assert_eq!(kita(&hand, &turn.with_last_tile(), &sanma), Err(KitaError::LastTile));
/// assert_eq!(kita(&hand, &turn, &Rules::TENHOU), Err(KitaError::NotSanma));
/// ```
///
/// # Errors
/// [`KitaError`].
#[doc(alias = "北抜き")]
#[doc(alias = "抜きドラ")]
#[doc(alias = "nukidora")]
#[doc(alias = "pei")]
pub fn kita(hand: &Hand, turn: &Turn, rules: &Rules) -> Result<Hand, KitaError> {
    if !rules.sanma {
        return Err(KitaError::NotSanma);
    }
    if hand.awaits_draw() {
        return Err(KitaError::NotDrawn);
    }
    if turn.called() {
        return Err(KitaError::AfterCall);
    }
    if turn.last_tile() {
        return Err(KitaError::LastTile);
    }
    if turn.riichi() {
        match hand.drawn() {
            None => return Err(KitaError::UnknownDraw),
            Some(drawn) if drawn.tile() != Tile::North => return Err(KitaError::InRiichi),
            Some(_) => {}
        }
    }
    hand.discard(Tile::North).map_err(|_| KitaError::NotHeld)
}

/// Why a hand can't set a north aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KitaError {
    /// Kita exists in sanma only.
    NotSanma,
    /// A hand of 3n+1 tiles has yet to draw.
    NotDrawn,
    /// After a pon the player must discard first.
    AfterCall,
    /// No tile is left to draw as its replacement.
    LastTile,
    /// In riichi only a drawn north can be set aside, and no tile is marked as drawn
    /// ([`Hand::with_drawn`]).
    UnknownDraw,
    /// In riichi only a drawn north can be set aside.
    InRiichi,
    /// The concealed tiles have no north.
    NotHeld,
}

impl Unpadded for KitaError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KitaError::NotSanma => "norths are set aside in sanma only",
            KitaError::NotDrawn => "a north is set aside in one's own turn, from 3n+2 tiles",
            KitaError::AfterCall => "after a pon a tile is discarded first",
            KitaError::LastTile => "no tile is left to draw for a north",
            KitaError::UnknownDraw => "in riichi the hand must know which tile it drew",
            KitaError::InRiichi => "in riichi only a north just drawn can be set aside",
            KitaError::NotHeld => "no north among the concealed tiles",
        })
    }
}

padded!(KitaError);

impl core::error::Error for KitaError {}
