//! Tile names of the mjai protocol: `1m`, `5pr` for a red five, `E S W N P F C` for honors.
//!
//! mjai has names for tiles only; its calls are events, which are built with
//! [`Meld::chi`](crate::Meld::chi), [`Meld::pon`](crate::Meld::pon) and the like from the
//! event's `pai`, `consumed` and `target`. A `?`, a tile that isn't seen, is an unknown name.
//!
//! ```
//! use mentsu::{Meld, CalledFrom, meld, notation::mjai};
//!
//! // {"type":"chi","actor":1,"target":0,"pai":"4p","consumed":["5pr","6p"]}
//! let chi = Meld::chi([mjai::face("5pr")?, mjai::face("6p")?], mjai::face("4p")?)?;
//! assert_eq!(chi, meld!("(4-06p)"));
//!
//! // {"type":"pon","actor":1,"target":3,"pai":"C","consumed":["C","C"]}
//! let from = CalledFrom::between(1, 3).ok_or("a pon of an own tile")?;
//! let pon = Meld::pon([mjai::face("C")?; 2], mjai::face("C")?, from)?;
//! assert_eq!(pon, meld!("(777=z)"));
//!
//! // {"type":"kakan","actor":1,"pai":"C","consumed":["C","C","C"]}
//! assert_eq!(Meld::kakan(pon, mjai::face("C")?), Ok(meld!("(777=7z)")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(alias = "mjai protocol")]
#![doc(alias = "牌譜")]

use core::fmt::{self, Write as _};

use super::error::{ParseError, ParseErrorKind};
use super::{Faces, MAX_FACES, check_length};
use crate::padded::{self, Unpadded};
use crate::tile::{Face, Suit, Tile};

/// East South West North, white (haku), green (hatsu), red (chun).
const HONORS: [char; 7] = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/// The face with this name.
///
/// ```
/// use mentsu::{face, notation::mjai};
///
/// assert_eq!(mjai::face("5mr"), Ok(face!("0m")));
/// assert!(mjai::face("6z").is_err());
/// ```
///
/// # Errors
/// [`ParseErrorKind::UnknownName`] for any other text.
pub fn face(name: &str) -> Result<Face, ParseError> {
    face_named(name).ok_or(ParseError::new(0, ParseErrorKind::UnknownName))
}

fn face_named(name: &str) -> Option<Face> {
    match *name.as_bytes() {
        [honor] => {
            let rank = HONORS.iter().position(|&letter| letter == char::from(honor))?;
            Tile::new(Suit::Honor, rank as u8 + 1).ok().map(Face::plain)
        }
        [rank, suit] => number(rank, suit).map(Face::plain),
        [rank, suit, b'r'] => Face::red(number(rank, suit)?).ok(),
        _ => None,
    }
}

fn number(rank: u8, suit: u8) -> Option<Tile> {
    let suit = Suit::from_letter(char::from(suit)).filter(|&suit| suit != Suit::Honor)?;
    Tile::new(suit, rank.checked_sub(b'0')?).ok()
}

/// Reads names separated by spaces or commas, in order.
///
/// # Errors
/// [`ParseError`] with the offset of the name at fault.
pub fn parse(text: &str) -> Result<Faces, ParseError> {
    check_length(text)?;
    let mut faces = Faces::new();
    let mut at = 0;
    for name in text.split([' ', ',', '\t', '\r', '\n']) {
        if !name.is_empty() {
            let face = face_named(name).ok_or(ParseError::new(at, ParseErrorKind::UnknownName))?;
            if faces.len() == MAX_FACES {
                return Err(ParseError::new(at, ParseErrorKind::TooManyTiles));
            }
            faces.push(face);
        }
        at += name.len() + 1;
    }
    Ok(faces)
}

/// Writes faces as names separated by spaces.
pub fn display<F>(faces: F) -> impl fmt::Display + use<F>
where
    F: IntoIterator<Item = Face>,
    F::IntoIter: Clone,
{
    FaceNames(faces.into_iter())
}

struct FaceNames<I>(I);

impl<I: Iterator<Item = Face> + Clone> fmt::Display for FaceNames<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        padded::pad(self, f)
    }
}

impl<I: Iterator<Item = Face> + Clone> Unpadded for FaceNames<I> {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, face) in self.0.clone().enumerate() {
            let tile = face.tile();
            if i > 0 {
                f.write_char(' ')?;
            }
            match tile.suit() {
                Suit::Honor => f.write_char(HONORS[tile.rank() as usize - 1])?,
                suit => {
                    f.write_char(char::from(b'0' + tile.rank()))?;
                    f.write_char(suit.letter())?;
                }
            }
            if face.is_red() {
                f.write_char('r')?;
            }
        }
        Ok(())
    }
}
