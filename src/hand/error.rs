//! Errors about hands.

use core::fmt;

use crate::padded::{Unpadded, padded};
use crate::tile::{NotHeld, Tile, TooManyCopies};

/// The most concealed tiles of a hand.
pub(super) const MAX_CONCEALED: usize = 14;

/// Why tiles and melds don't make a hand.
///
/// ```
/// use mentsu::{HandError, NotHeld, Tile, face, hand};
///
/// let error = hand!("1123p").discard(Tile::P1).unwrap_err();
/// assert_eq!(error, HandError::WrongSize { concealed: 3, melds: 0 });
/// let error = hand!("1123p+4p").discard(Tile::East).unwrap_err();
/// assert_eq!(error, HandError::NotHeld(NotHeld { face: face!("1z"), held: None }));
/// ```
#[doc(alias = "多牌")]
#[doc(alias = "少牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HandError {
    /// A tile is held more than four times, concealed and declared together.
    TooManyCopies(TooManyCopies),
    /// The hand marks more fives of a suit as red than it holds.
    TooManyReds {
        /// The five.
        tile: Tile,
        /// How many were given as red.
        reds: u8,
        /// How many are concealed.
        held: u8,
    },
    /// The concealed tiles aren't 3n+1 or 3n+2 with n + melds at most 4.
    WrongSize {
        /// How many tiles are concealed.
        concealed: u8,
        /// How many melds there are.
        melds: usize,
    },
    /// There are more than four melds.
    TooManyMelds {
        /// How many there were.
        melds: usize,
    },
    /// The tile to discard isn't among the concealed ones.
    NotHeld(NotHeld),
}

impl From<TooManyCopies> for HandError {
    fn from(error: TooManyCopies) -> HandError {
        HandError::TooManyCopies(error)
    }
}

impl From<NotHeld> for HandError {
    fn from(error: NotHeld) -> HandError {
        HandError::NotHeld(error)
    }
}

impl HandError {
    /// The error in words, without numbers and names.
    pub(crate) const fn message(&self) -> &'static str {
        match self {
            HandError::TooManyCopies(_) => "more than four copies of a tile",
            HandError::TooManyReds { .. } => "more red fives than fives",
            HandError::WrongSize { .. } => {
                "a hand has 13 or 14 tiles (or 3n+1 or 3n+2 for a puzzle), three fewer for each meld"
            }
            HandError::TooManyMelds { .. } => "a hand has at most four melds",
            HandError::NotHeld(_) => "no such tile among the concealed ones",
        }
    }
}

impl Unpadded for HandError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            HandError::TooManyCopies(error) => write!(f, "{error}"),
            HandError::TooManyReds { tile, reds, held } => {
                write!(f, "{reds} red {tile}, but only {held} held")
            }
            HandError::WrongSize { concealed, melds } => write_wrong_size(f, concealed, melds),
            HandError::TooManyMelds { melds } => {
                write!(f, "{melds} melds, but a hand has at most 4")
            }
            HandError::NotHeld(error) => write!(f, "{error}"),
        }
    }
}

padded!(HandError);

/// Writes how many tiles a hand has, and how many are missing or too many here.
fn write_wrong_size(f: &mut fmt::Formatter<'_>, concealed: u8, melds: usize) -> fmt::Result {
    let most = MAX_CONCEALED.saturating_sub(3 * melds);
    match melds {
        0 => f.write_str("a hand has 13 or 14 tiles")?,
        1 => f.write_str("with one meld a hand has 10 or 11 concealed tiles")?,
        _ => write!(f, "with {melds} melds a hand has {} or {most} concealed tiles", most - 1)?,
    }
    if most > 2 {
        f.write_str(" (or 3n+1 or 3n+2 for a puzzle)")?;
    }
    match usize::from(concealed) {
        0 => f.write_str("; here there are none"),
        1 => f.write_str("; this 1 is one too few or one too many"),
        n if n == most + 1 => write!(f, "; these {n} are one too many"),
        n if n > most => write!(f, "; these {n} are {} too many", n - most),
        n if n + 2 == most => write!(f, "; these {n} lack one"),
        n => write!(f, "; these {n} are one too few or one too many"),
    }
}

impl core::error::Error for HandError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            HandError::TooManyCopies(error) => Some(error),
            HandError::NotHeld(error) => Some(error),
            _ => None,
        }
    }
}
