//! The hand with a meld declared.

use core::fmt;

use smallvec::SmallVec;

use crate::hand::{Hand, HandError};
use crate::meld::{Meld, MeldKind, Part};
use crate::tile::Face;

/// The hand with one more meld of its tiles, or with a pon made a kakan.
///
/// Chi, pon and daiminkan are called while the hand holds 3n+1 tiles, ankan and kakan are
/// declared while it holds 3n+2. A call must be known ([`Meld::call`]): the other tiles come
/// from the hand.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::declare;
///
/// let hand: Hand = "4067p".parse()?;
/// let called = declare(&hand, &"(406-p)".parse()?)?;
/// assert_eq!(called.to_string(), "67p(406-p)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`DeclareError`] says what contradicts.
#[doc(alias = "副露")]
#[doc(alias = "鳴き")]
#[doc(alias = "naki")]
#[doc(alias = "槓")]
pub fn declare(hand: &Hand, meld: &Meld) -> Result<Hand, DeclareError> {
    let own_turn = matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan);
    if hand.is_waiting() == own_turn {
        return Err(DeclareError::WrongTurn);
    }
    if !own_turn && meld.call().is_none() {
        return Err(DeclareError::UnknownCall);
    }
    let mut melds: SmallVec<[Meld; 5]> = hand.melds().iter().copied().collect();
    let from_hand = match meld.kind() {
        MeldKind::Kakan => {
            let added = meld.added();
            let of_pon =
                |pon: &Meld| added.is_some_and(|face| Meld::kakan(*pon, face).as_ref() == Ok(meld));
            let pon = melds.iter_mut().find(|pon| of_pon(pon)).ok_or(DeclareError::NoSuchPon)?;
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
        let missing = DeclareError::NotHeld { face };
        concealed = concealed.without(face.tile()).ok_or(missing)?;
        if face.is_red() {
            let reds = &mut reds[face.tile().suit().index()];
            *reds = reds.checked_sub(1).ok_or(missing)?;
        } else if face.tile().is_five()
            && concealed.get(face.tile()) < reds[face.tile().suit().index()]
        {
            return Err(missing);
        }
    }
    Hand::from_counts(concealed, reds, &melds).map_err(DeclareError::Hand)
}

/// Why a meld can't be declared.
///
/// ```
/// use mentsu::riichi::legality::{DeclareError, declare};
///
/// let hand = "4067p".parse()?;
/// let missing = declare(&hand, &"(999+p)".parse()?);
/// assert_eq!(missing, Err(DeclareError::NotHeld { face: "9p".parse()? }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "誤鳴き")]
#[doc(alias = "invalid call")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DeclareError {
    /// A call takes a hand of 3n+1 tiles, an own kan one of 3n+2.
    WrongTurn,
    /// It isn't known which tile was called, so neither which ones come from the hand.
    UnknownCall,
    /// The hand has no pon that the kakan could be.
    #[doc(alias = "加槓")]
    #[doc(alias = "碰")]
    NoSuchPon,
    /// A tile of the meld isn't among the concealed ones.
    NotHeld {
        /// The tile.
        face: Face,
    },
    /// What would be left is no hand.
    Hand(HandError),
}

impl fmt::Display for DeclareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeclareError::WrongTurn => {
                f.write_str("a call takes a hand of 3n+1 tiles, an own kan one of 3n+2")
            }
            DeclareError::UnknownCall => f.write_str("it isn't known which tile was called"),
            DeclareError::NoSuchPon => f.write_str("no pon to which the tile could be added"),
            DeclareError::NotHeld { face } => {
                write!(f, "not as many {face} among the concealed tiles")
            }
            DeclareError::Hand(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for DeclareError {}
