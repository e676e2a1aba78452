//! Declares a meld from a hand; `calls` and `kans` list the legal ones.

use core::fmt;

use crate::hand::{Hand, HandError, take_face};
use crate::list::List;
use crate::meld::{Meld, MeldKind, Part};
use crate::padded::{Unpadded, padded};
use crate::tile::NotHeld;

/// The hand after declaring a meld, or after turning a pon into a kakan (副露).
///
/// Chi, pon and daiminkan need a hand of 3n+1 tiles, ankan and kakan one of 3n+2. A call must name
/// the called tile ([`Meld::call`]); the others come from the hand.
///
/// ```
/// use mentsu::riichi::legality::declare;
/// use mentsu::{hand, meld};
///
/// let called = declare(&hand!("4067p"), &meld!("(406-p)"))?;
/// assert_eq!(called, hand!("67p(406-p)"));
/// # Ok::<(), mentsu::riichi::legality::DeclareError>(())
/// ```
///
/// # Errors
/// [`DeclareError::WrongTurn`], [`DeclareError::UnknownCall`], [`DeclareError::NoSuchPon`],
/// [`DeclareError::NotHeld`] or [`DeclareError::Hand`].
#[doc(alias = "副露")]
#[doc(alias = "naki")]
#[doc(alias = "槓")]
pub fn declare(hand: &Hand, meld: &Meld) -> Result<Hand, DeclareError> {
    let own_turn = matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan);
    if hand.awaits_draw() == own_turn {
        return Err(DeclareError::WrongTurn);
    }
    if !own_turn && meld.call().is_none() {
        return Err(DeclareError::UnknownCall);
    }
    let mut melds = List::<Meld, 5>::of(hand.melds().iter().copied());
    let from_hand = match meld.kind() {
        MeldKind::Kakan => {
            let added = meld.added();
            let of_pon =
                |pon: &Meld| added.is_some_and(|face| Meld::kakan(*pon, face).as_ref() == Ok(meld));
            let pon = melds
                .as_mut_slice()
                .iter_mut()
                .find(|pon| of_pon(pon))
                .ok_or(DeclareError::NoSuchPon)?;
            *pon = *meld;
            Part::Added
        }
        _ => {
            melds.push(*meld);
            Part::Own
        }
    };
    let (mut concealed, mut reds) = (*hand.concealed(), hand.reds_by_suit());
    for (face, _) in meld.parts().into_iter().filter(|(_, part)| *part == from_hand) {
        take_face(&mut concealed, &mut reds, face).map_err(DeclareError::NotHeld)?;
    }
    Hand::from_counts(concealed, reds, &melds).map_err(DeclareError::Hand)
}

/// Why a hand can't declare a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DeclareError {
    /// A call needs a hand of 3n+1 tiles, an ankan or kakan one of 3n+2.
    WrongTurn,
    /// The meld doesn't name the called tile, so the tiles from the hand are unknown.
    UnknownCall,
    /// The hand has no pon to become the kakan.
    NoSuchPon,
    /// A tile of the meld isn't among the concealed ones.
    NotHeld(NotHeld),
    /// The hand would have too many melds.
    Hand(HandError),
}

impl Unpadded for DeclareError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeclareError::WrongTurn => {
                f.write_str("a call needs a hand of 3n+1 tiles, an ankan or kakan one of 3n+2")
            }
            DeclareError::UnknownCall => f.write_str("the meld doesn't name the called tile"),
            DeclareError::NoSuchPon => f.write_str("the hand has no pon to add the tile to"),
            DeclareError::NotHeld(error) => write!(f, "{error}"),
            DeclareError::Hand(error) => write!(f, "{error}"),
        }
    }
}

padded!(DeclareError);

impl core::error::Error for DeclareError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            DeclareError::NotHeld(error) => Some(error),
            DeclareError::Hand(error) => Some(error),
            _ => None,
        }
    }
}
