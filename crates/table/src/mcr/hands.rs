//! What an event changes of the hand that it concerns.

use core::fmt;

use mentsu::{Hand, HandError, List, Meld, MeldKind, NotHeld, Part};

use super::event::Event;
use crate::seat::Seat;

/// Why a hand can't do what an event says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DeclareError {
    /// A claim needs a hand of 3n+1 tiles, a kong in one's own turn one of 3n+2.
    WrongTurn,
    /// The meld doesn't name the claimed tile, or a kong that was declared is one that was claimed.
    WrongMeld,
    /// The hand has no pung to which the tile could be added.
    NoSuchPung,
    /// A tile of the meld isn't among the concealed ones.
    NotHeld(NotHeld),
    /// The tiles aren't a hand.
    Hand(HandError),
    /// The player's own draw has no tile, or the own concealed kong no meld.
    Unseen,
}

impl fmt::Display for DeclareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeclareError::WrongTurn => f.write_str("the hand has too many or too few tiles for it"),
            DeclareError::WrongMeld => f.write_str("no such meld can be declared so"),
            DeclareError::NoSuchPung => f.write_str("there is no pung to add the tile to"),
            DeclareError::NotHeld(why) => why.fmt(f),
            DeclareError::Hand(why) => why.fmt(f),
            DeclareError::Unseen => f.write_str("the tile is hidden"),
        }
    }
}

impl core::error::Error for DeclareError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            DeclareError::NotHeld(why) => Some(why),
            DeclareError::Hand(why) => Some(why),
            _ => None,
        }
    }
}

/// The hand of a seat after an event.
pub(super) fn after(hand: &Hand, seat: Seat, event: &Event) -> Result<Hand, DeclareError> {
    match event {
        Event::Draw { seat: who, tile, .. } if *who == seat => {
            let tile = tile.ok_or(DeclareError::Unseen)?;
            hand.draw(tile).map_err(DeclareError::Hand)
        }
        Event::Discard { seat: who, tile } if *who == seat => {
            hand.discard(*tile).map_err(DeclareError::Hand)
        }
        Event::Call { seat: who, meld } if *who == seat => {
            let is_claim = meld.call().is_some() && meld.added().is_none();
            if is_claim { declare(hand, meld) } else { Err(DeclareError::WrongMeld) }
        }
        Event::Kong { seat: who, meld } if *who == seat => {
            let meld = meld.ok_or(DeclareError::Unseen)?;
            let is_own = matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan);
            if is_own { declare(hand, &meld) } else { Err(DeclareError::WrongMeld) }
        }
        _ => Ok(*hand),
    }
}

/// The hand with a meld declared, whose own tiles it gives.
pub(super) fn declare(hand: &Hand, meld: &Meld) -> Result<Hand, DeclareError> {
    let is_own = matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan);
    if hand.awaits_draw() == is_own {
        return Err(DeclareError::WrongTurn);
    }
    let mut melds = List::<Meld, 5>::try_from_iter(hand.melds().iter().copied())
        .map_err(|_| DeclareError::WrongTurn)?;
    let given = match meld.added() {
        Some(added) => {
            let becomes = |pung: &Meld| Meld::kakan(*pung, added).as_ref() == Ok(meld);
            let pung = melds.as_mut_slice().iter_mut().find(|pung| becomes(pung));
            *pung.ok_or(DeclareError::NoSuchPung)? = *meld;
            Part::Added
        }
        None => {
            melds.try_push(*meld).map_err(|_| DeclareError::WrongTurn)?;
            Part::Own
        }
    };
    let mut concealed = *hand.concealed();
    for (face, _) in meld.parts().into_iter().filter(|(_, part)| *part == given) {
        concealed = concealed.without(face.tile()).map_err(DeclareError::NotHeld)?;
    }
    Hand::from_counts(concealed, [0; 3], &melds).map_err(DeclareError::Hand)
}
