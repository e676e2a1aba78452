//! Setting a north aside in sanma.

use core::fmt;

use super::turn::Turn;
use crate::hand::Hand;
use crate::riichi::rules::Rules;
use crate::tile::Tile;

/// The hand after setting a north aside (北抜き), in sanma: it draws a rinshan tile next.
///
/// How many norths the player has set aside is the game's to count, as
/// [`Situation::with_kita`](crate::riichi::Situation::with_kita) wants it. Others may rob the north
/// where the house lets them; that is a ron on a tile like any other.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::Rules;
/// use mentsu::riichi::legality::{NoKita, Turn, kita};
///
/// let hand = hand!("19m123p1155s12344z");
/// let (turn, sanma) = (Turn::new(), Rules::TENHOU_SANMA);
/// assert_eq!(kita(&hand, &turn, &sanma), Ok(hand!("19m123p1155s1234z")));
/// assert_eq!(kita(&hand, &turn.with_last_tile(), &sanma), Err(NoKita::LastTile));
/// assert_eq!(kita(&hand, &turn, &Rules::TENHOU), Err(NoKita::NotSanma));
/// ```
///
/// # Errors
/// [`NoKita`].
#[doc(alias = "北抜き")]
#[doc(alias = "抜きドラ")]
#[doc(alias = "nukidora")]
#[doc(alias = "pei")]
pub fn kita(hand: &Hand, turn: &Turn, rules: &Rules) -> Result<Hand, NoKita> {
    if !rules.sanma {
        return Err(NoKita::NotSanma);
    }
    if hand.is_waiting() {
        return Err(NoKita::NotDrawn);
    }
    if turn.called() {
        return Err(NoKita::AfterCall);
    }
    if turn.last_tile() {
        return Err(NoKita::LastTile);
    }
    if turn.riichi() {
        match hand.drawn() {
            None => return Err(NoKita::UnknownDraw),
            Some(drawn) if drawn.tile() != Tile::North => return Err(NoKita::InRiichi),
            Some(_) => {}
        }
    }
    hand.discard(Tile::North).map_err(|_| NoKita::NotHeld)
}

/// Why a hand can't set a north aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoKita {
    /// Norths are set aside in sanma only.
    NotSanma,
    /// A hand of 3n+1 tiles has yet to draw.
    NotDrawn,
    /// After a pon a tile is discarded first.
    AfterCall,
    /// No tile is left to draw in its place.
    LastTile,
    /// In riichi only a north just drawn can go, and the hand doesn't know which tile it drew
    /// ([`Hand::with_drawn`]).
    UnknownDraw,
    /// In riichi only a north just drawn can go.
    InRiichi,
    /// There is no north among the concealed tiles.
    NotHeld,
}

impl fmt::Display for NoKita {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoKita::NotSanma => "norths are set aside in sanma only",
            NoKita::NotDrawn => "a north is set aside in one's own turn, from 3n+2 tiles",
            NoKita::AfterCall => "after a pon a tile is discarded first",
            NoKita::LastTile => "no tile is left to draw for a north",
            NoKita::UnknownDraw => "in riichi the hand must know which tile it drew",
            NoKita::InRiichi => "in riichi only a north just drawn can be set aside",
            NoKita::NotHeld => "no north among the concealed tiles",
        })
    }
}

impl core::error::Error for NoKita {}
