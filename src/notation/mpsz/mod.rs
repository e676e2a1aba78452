//! mpsz, the canonical text: digits, then the letter of their suit.
//!
//! ```text
//! 123m406p789s1234567z   0 is the red five; z is E S W N, white, green, red
//! 123m406p1z+1z          the tile after the plus was drawn last
//! (123m)   chi           (12-3m)    of which the 2 was called from kamicha
//! (777z)   pon           (777=z)    called from toimen: the called digit stands last
//! (1111m)  daiminkan     (1111+m)   called from shimocha
//! (777=7z) kakan         (777/7z)   of a pon whose source isn't known
//! [1111m]  ankan
//! ? or 🀫  an unknown tile of a PartialHand, anywhere among the concealed tiles
//! (12?3m)  a joker stands for the 2, in a meld of an AnyHand, whose concealed jokers are ? alone
//! ```
//!
//! Tiles may come in any order, suits may be split (`1m2m3p`), tile characters
//! ([`unicode`](super::unicode)) may stand among them, and spaces are skipped; anything else is an
//! error with its byte offset. One parser serves run time and the literals
//! ([`hand!`](crate::hand!) and the others).
//!
//! A hand is read fastest if each meld has one letter, at its end. It is written in one piece, so
//! `write!` into a `String` with enough capacity, or into any other
//! [`fmt::Write`](core::fmt::Write), doesn't allocate.
//!
//! ```
//! use mentsu::{Hand, ParseError};
//!
//! let hand: Hand = "1z 4m0m6m + 3z (7z7z7z=)".parse()?;
//! assert_eq!(hand.to_string(), "406m1z+3z(777=z)");
//! # Ok::<(), ParseError>(())
//! ```

#![doc(alias = "天鳳形式")]
#![doc(alias = "tenhou notation")]

#[cfg(test)]
mod agree;
mod jokers;
mod quick;
mod tokens;
mod write;

use core::ops::Range;
use core::str::FromStr;

pub(crate) use self::jokers::{
    MOST_IN_MELD, MeldJokers, PlusTile, read_with_jokers, write_with_jokers,
};
use self::tokens::Tokens;
pub(crate) use self::write::{ROOM_FOR_HAND, Text};
use super::assemble::Assembler;
use super::error::{ParseError, ParseErrorKind};
use super::{Faces, MAX_FACES, MAX_UNKNOWN, Token, ok};
use crate::hand::{Hand, HandError};
use crate::meld::Meld;
use crate::mentsu::{Mentsu, MentsuKind};
use crate::tile::{Counts, Face, Tile, TileSet};

/// Reads bare tiles in order, red fives included: a discard row, say, or the inside of a meld's
/// brackets. They needn't come from one game: a fifth copy is no error.
///
/// ```
/// use mentsu::{face, notation::mpsz};
///
/// assert_eq!(mpsz::faces("7z 0p3p").unwrap(), [face!("7z"), face!("0p"), face!("3p")]);
/// assert_eq!(mpsz::faces("12m(777z)").unwrap_err().at(), 3);
/// ```
///
/// # Errors
/// [`ParseError`] with the byte at fault, also for brackets, markers and more than 136 tiles.
pub fn faces(text: &str) -> Result<Faces, ParseError> {
    let mut tokens = Tokens::of(text)?;
    let mut faces = Faces::new();
    while let Some((at, face)) = tokens.next_face()? {
        if faces.len() == MAX_FACES {
            return Err(ParseError::new(at, ParseErrorKind::TooManyTiles));
        }
        faces.push(face);
    }
    Ok(faces)
}

// Text in the usual spelling is read quickly; all other text token by token, with the same result
// and with errors.

pub(crate) const fn read_face(text: &str) -> Result<Face, ParseError> {
    if let Some(face) = quick::face(text) {
        return Ok(face);
    }
    let (_, face) = ok!(read_one(text));
    Ok(face)
}

pub(crate) const fn read_tile(text: &str) -> Result<Tile, ParseError> {
    if let Some(face) = quick::face(text) {
        return tokens::kind_of(0, face);
    }
    let (at, face) = ok!(read_one(text));
    tokens::kind_of(at, face)
}

const fn read_one(text: &str) -> Result<(usize, Face), ParseError> {
    let mut tokens = ok!(Tokens::of(text));
    let Some(one) = ok!(tokens.next_face()) else {
        return Err(ParseError::new(text.len(), ParseErrorKind::Empty));
    };
    match ok!(tokens.next_face()) {
        None => Ok(one),
        Some((at, _)) => Err(ParseError::new(at, ParseErrorKind::NotOneTile)),
    }
}

pub(crate) const fn read_tiles(text: &str) -> Result<TileSet, ParseError> {
    match quick::tiles(text) {
        Some(tiles) => Ok(tiles),
        None => tiles_by_tokens(text),
    }
}

const fn tiles_by_tokens(text: &str) -> Result<TileSet, ParseError> {
    let mut tokens = ok!(Tokens::of(text));
    let mut set = TileSet::EMPTY;
    while let Some((at, tile)) = ok!(tokens.next_tile()) {
        if !set.insert(tile) {
            return Err(ParseError::new(at, ParseErrorKind::Repeated(tile)));
        }
    }
    Ok(set)
}

pub(crate) const fn read_counts(text: &str) -> Result<Counts, ParseError> {
    match quick::counts(text) {
        Some(counts) => Ok(counts),
        None => counts_by_tokens(text),
    }
}

const fn counts_by_tokens(text: &str) -> Result<Counts, ParseError> {
    let mut tokens = ok!(Tokens::of(text));
    let mut counts = Counts::EMPTY;
    while let Some((at, tile)) = ok!(tokens.next_tile()) {
        counts = match counts.with(tile) {
            Ok(counts) => counts,
            Err(error) => {
                let error = HandError::TooManyCopies(error);
                return Err(ParseError::new(at, ParseErrorKind::Hand(error)));
            }
        };
    }
    Ok(counts)
}

const fn assemble(mut tokens: Tokens<'_>) -> Result<Assembler, ParseError> {
    let mut assembler = Assembler::new();
    while let Some((at, token)) = ok!(tokens.next()) {
        ok!(assembler.take(at, token));
    }
    Ok(assembler)
}

pub(crate) const fn read_meld(text: &str) -> Result<Meld, ParseError> {
    match quick::meld(text) {
        Some(meld) => Ok(meld),
        None => meld_by_tokens(text),
    }
}

const fn meld_by_tokens(text: &str) -> Result<Meld, ParseError> {
    ok!(assemble(ok!(Tokens::of(text)))).meld()
}

pub(crate) const fn read_hand(text: &str) -> Result<Hand, ParseError> {
    match quick::hand(text) {
        Some(hand) => Ok(hand),
        None => hand_by_tokens(text),
    }
}

#[inline(never)]
const fn hand_by_tokens(text: &str) -> Result<Hand, ParseError> {
    ok!(assemble(ok!(Tokens::of(text)))).hand(text.len())
}

/// Reads text in which each `?` is an unknown tile, and gives `make` the known tiles, the number of
/// their red fives by suit, the number of unknown tiles, and the melds.
pub(crate) fn read_with_unknown<T>(
    text: &str,
    make: impl FnOnce(Counts, [u8; 3], u8, &[Meld]) -> Result<T, HandError>,
) -> Result<T, ParseError> {
    assemble(Tokens::of(text)?.with_unknown())?.with_unknown(text.len(), make)
}

/// Reads the bare tiles in a part of a text: those known, and how many are unknown.
pub(crate) fn read_tiles_and_unknown(
    text: &str,
    part: Range<usize>,
) -> Result<(Counts, usize), ParseError> {
    let mut tokens = Tokens::of(&text[..part.end])?.from(part.start).with_unknown();
    let (mut known, mut unknown) = (Counts::EMPTY, 0);
    while let Some((at, token)) = tokens.next()? {
        match token {
            Token::Tile(face) => {
                known = known.with(face.tile()).map_err(|error| {
                    ParseError::new(at, ParseErrorKind::Hand(HandError::TooManyCopies(error)))
                })?;
            }
            Token::Sign('?') if unknown < MAX_UNKNOWN => unknown += 1,
            Token::Sign('?') => return Err(ParseError::new(at, ParseErrorKind::TooManyUnknown)),
            Token::Sign(sign) => return Err(ParseError::new(at, ParseErrorKind::Misplaced(sign))),
        }
    }
    Ok((known, unknown))
}

fn read_mentsu(text: &str) -> Result<Mentsu, ParseError> {
    let counts = read_counts(text)?;
    let first = counts.kinds().first().ok_or(ParseError::new(0, ParseErrorKind::Empty))?;
    let mut candidates = MentsuKind::ALL.into_iter().flat_map(|kind| Mentsu::new(kind, first));
    candidates
        .find(|mentsu| mentsu.tiles().eq(counts.tiles()))
        .ok_or(ParseError::new(0, ParseErrorKind::NotAMentsu))
}

macro_rules! from_text {
    ($($(#[$doc:meta])* $type:ty: $read:path;)*) => {$(
        impl FromStr for $type {
            type Err = ParseError;

            $(#[$doc])*
            fn from_str(text: &str) -> Result<$type, ParseError> {
                $read(text)
            }
        }
    )*};
}

from_text! {
    Face: read_face;
    Tile: read_tile;
    /// Every tile once; the empty text is the empty set.
    TileSet: read_tiles;
    /// Any tiles, at most four of a kind; the empty text is no tile at all.
    Counts: read_counts;
    Mentsu: read_mentsu;
    Meld: read_meld;
    Hand: read_hand;
}
