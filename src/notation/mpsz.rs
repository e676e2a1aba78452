//! mpsz, the canonical text: digits, then the letter of their suit.
//!
//! ```text
//! 123m406p789s1234567z   0 is the red five; z is E S W N, white, green, red
//! (123m)   chi           (12-3m)    of which the 2 was called from kamicha
//! (777z)   pon           (777=z)    called from toimen: the called digit stands last
//! (1111m)  daiminkan     (1111+m)   called from shimocha
//! (777=7z) kakan         (777/7z)   of a pon whose source isn't known
//! [1111m]  ankan
//! ?        an unknown tile of a PartialHand, anywhere among the concealed tiles
//! ```
//!
//! Reading takes tiles in any order, suits split up (`1m2m3p`), and spaces; everything else
//! that isn't of the notation is an error with its byte offset.
//!
//! ```
//! use mentsu::{Hand, Meld};
//!
//! let hand: Hand = "11z 4m0m6m (7z7z7z=)".parse()?;
//! assert_eq!(hand.to_string(), "406m11z(777=z)");
//! let kakan: Meld = "(777=7z)".parse()?;
//! assert_eq!(kakan.kind().name(), "kakan");
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "天鳳形式")]
#![doc(alias = "tenhou notation")]

use core::fmt;
use core::str::FromStr;

use super::assemble::Assembler;
use super::error::{ParseError, ParseErrorKind};
use super::{Faces, Token, check_length};
use crate::hand::{Hand, HandError};
use crate::meld::{Meld, Part};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Face, Suit, Tile, TileSet};

/// What `?` is to a reader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum QuestionMark {
    UnknownTile,
    UnknownCharacter,
}

/// Calls `take` with every token of the text and its offset.
fn read(
    text: &str,
    question_mark: QuestionMark,
    mut take: impl FnMut(usize, Token) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    check_length(text)?;
    let mut digits = 0;
    for (at, c) in text.char_indices() {
        match c {
            '0'..='9' => {
                digits += 1;
                let suit = suit_after(text, question_mark, at)?;
                take(at, Token::Tile(face(c as u8 - b'0', suit, at)?))?;
            }
            'm' | 'p' | 's' | 'z' => {
                if let (0, Some(suit)) = (digits, Suit::from_letter(c)) {
                    return Err(ParseError::new(at, ParseErrorKind::SuitWithoutDigits(suit)));
                }
                digits = 0;
            }
            '(' | '[' => take(at, Token::Open(c))?,
            ')' | ']' => take(at, Token::Close(c))?,
            '-' | '=' | '+' | '/' => take(at, Token::Marker(c))?,
            '?' if question_mark == QuestionMark::UnknownTile => take(at, Token::Unknown)?,
            ' ' | '\t' | '\r' | '\n' => {}
            _ => return Err(ParseError::new(at, ParseErrorKind::UnknownCharacter(c))),
        }
    }
    Ok(())
}

/// The letter that ends the run of digits in which the digit at `at` stands.
fn suit_after(text: &str, question_mark: QuestionMark, at: usize) -> Result<Suit, ParseError> {
    for (i, c) in text[at..].char_indices() {
        match c {
            '?' if question_mark == QuestionMark::UnknownTile => {}
            '0'..='9' | '-' | '=' | '+' | '/' | ' ' | '\t' | '\r' | '\n' => {}
            'm' => return Ok(Suit::Man),
            'p' => return Ok(Suit::Pin),
            's' => return Ok(Suit::Sou),
            'z' => return Ok(Suit::Honor),
            '(' | '[' | ')' | ']' => break,
            _ => return Err(ParseError::new(at + i, ParseErrorKind::UnknownCharacter(c))),
        }
    }
    Err(ParseError::new(at, ParseErrorKind::DigitsWithoutSuit))
}

fn face(digit: u8, suit: Suit, at: usize) -> Result<Face, ParseError> {
    let none = ParseError::new(at, ParseErrorKind::NoSuchTile { digit, suit });
    let rank = if digit == 0 { 5 } else { digit };
    let tile = Tile::new(suit, rank).map_err(|_| none)?;
    if digit == 0 { Face::red(tile).map_err(|_| none) } else { Ok(Face::plain(tile)) }
}

/// Tokens that are plain tiles only, where no bracket or marker has a place.
fn read_faces(
    text: &str,
    mut take: impl FnMut(usize, Face) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    read(text, QuestionMark::UnknownCharacter, |at, token| match token {
        Token::Tile(face) => take(at, face),
        Token::Unknown => Err(ParseError::new(at, ParseErrorKind::UnknownCharacter('?'))),
        Token::Open(c) | Token::Close(c) | Token::Marker(c) => {
            Err(ParseError::new(at, ParseErrorKind::Misplaced(c)))
        }
    })
}

/// Reads bare tiles in their order, red fives among them: what stands in a discard row, or inside
/// a meld's brackets. The empty text is no tile at all, and nothing is counted.
///
/// ```
/// use mentsu::notation::mpsz;
///
/// let faces = mpsz::faces("7z 3p0p4p")?;
/// let text: Vec<String> = faces.iter().map(ToString::to_string).collect();
/// assert_eq!(text, ["7z", "3p", "0p", "4p"]);
/// assert_eq!(mpsz::faces("12m(777z)").unwrap_err().at(), 3);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the byte at fault; brackets and markers have no place here.
#[doc(alias = "牌")]
pub fn faces(text: &str) -> Result<Faces, ParseError> {
    let mut faces = Faces::new();
    read_faces(text, |_, face| {
        faces.push(face);
        Ok(())
    })?;
    Ok(faces)
}

fn read_tiles(
    text: &str,
    mut take: impl FnMut(usize, Tile) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    read_faces(text, |at, face| match face.is_red() {
        true => Err(ParseError::new(at, ParseErrorKind::RedFive(face))),
        false => take(at, face.tile()),
    })
}

impl FromStr for Face {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Face, ParseError> {
        let mut found = None;
        read_faces(text, |at, face| match found.replace(face) {
            None => Ok(()),
            Some(_) => Err(ParseError::new(at, ParseErrorKind::NotOneTile)),
        })?;
        found.ok_or(ParseError::new(text.len(), ParseErrorKind::Empty))
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        let face: Face = text.parse()?;
        match face.is_red() {
            true => {
                let at = text.find('0').unwrap_or(0);
                Err(ParseError::new(at, ParseErrorKind::RedFive(face)))
            }
            false => Ok(face.tile()),
        }
    }
}

impl FromStr for TileSet {
    type Err = ParseError;

    /// Every tile once; the empty text is the empty set.
    fn from_str(text: &str) -> Result<TileSet, ParseError> {
        let mut set = TileSet::EMPTY;
        read_tiles(text, |at, tile| match set.insert(tile) {
            true => Ok(()),
            false => Err(ParseError::new(at, ParseErrorKind::Repeated(tile))),
        })?;
        Ok(set)
    }
}

impl FromStr for Counts {
    type Err = ParseError;

    /// Any tiles, four of a kind at most; the empty text is no tile at all.
    fn from_str(text: &str) -> Result<Counts, ParseError> {
        let mut counts = Counts::EMPTY;
        read_tiles(text, |at, tile| {
            counts = counts
                .with(tile)
                .map_err(|error| ParseError::new(at, ParseErrorKind::Hand(error.into())))?;
            Ok(())
        })?;
        Ok(counts)
    }
}

impl FromStr for Mentsu {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Mentsu, ParseError> {
        let counts: Counts = text.parse()?;
        let not_a_mentsu = ParseError::new(0, ParseErrorKind::NotAMentsu);
        let first = counts.kinds().first().ok_or(ParseError::new(0, ParseErrorKind::Empty))?;
        match (counts.total(), counts.get(first)) {
            (3, 3) => Ok(Mentsu::koutsu(first)),
            (4, 4) => Ok(Mentsu::kantsu(first)),
            (3, 1) => {
                let shuntsu = Mentsu::shuntsu(first).map_err(|_| not_a_mentsu)?;
                let all = shuntsu.tiles().all(|tile| counts.get(tile) == 1);
                if all { Ok(shuntsu) } else { Err(not_a_mentsu) }
            }
            _ => Err(not_a_mentsu),
        }
    }
}

impl FromStr for Meld {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Meld, ParseError> {
        let mut assembler = Assembler::default();
        read(text, QuestionMark::UnknownCharacter, |at, token| assembler.take(at, token))?;
        assembler.meld()
    }
}

impl FromStr for Hand {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hand, ParseError> {
        let mut assembler = Assembler::default();
        read(text, QuestionMark::UnknownCharacter, |at, token| assembler.take(at, token))?;
        assembler.hand(text.len())
    }
}

/// Reads text in which each `?` is an unknown tile, and lets `make` make something of the faces, of
/// how many tiles are unknown, and of the melds.
pub(crate) fn read_with_unknown<T>(
    text: &str,
    make: impl FnOnce(&[Face], usize, &[Meld]) -> Result<T, HandError>,
) -> Result<T, ParseError> {
    let mut assembler = Assembler::default();
    read(text, QuestionMark::UnknownTile, |at, token| assembler.take(at, token))?;
    assembler.with_unknown(text.len(), make)
}

/// The digit of a face: its rank, and 0 for a red five.
fn digit(face: Face) -> u8 {
    if face.is_red() { 0 } else { face.tile().rank() }
}

/// Sorted faces as digits, the letter after the last of each suit.
pub(crate) fn write_faces(
    f: &mut fmt::Formatter<'_>,
    faces: impl Iterator<Item = Face>,
) -> fmt::Result {
    let mut last: Option<Suit> = None;
    for face in faces {
        let suit = face.tile().suit();
        if let Some(before) = last.filter(|&before| before != suit) {
            write!(f, "{}", before.letter())?;
        }
        write!(f, "{}", digit(face))?;
        last = Some(suit);
    }
    last.map_or(Ok(()), |suit| write!(f, "{}", suit.letter()))
}

impl fmt::Display for TileSet {
    /// mpsz, in order: `19m147p6z`; nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces(f, self.iter().map(Face::plain))
    }
}

impl fmt::Display for Counts {
    /// mpsz, in order: `1123m55z`; nothing where there is no tile.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces(f, self.tiles().map(Face::plain))
    }
}

impl fmt::Display for Meld {
    /// mpsz in brackets: `(12-3m)`, `(777=z)`, `(550+5s)`, `[1111z]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (open, close) = if self.is_open() { ('(', ')') } else { ('[', ']') };
        write!(f, "{open}")?;
        for (face, part) in self.parts() {
            match part {
                Part::Own => write!(f, "{}", digit(face))?,
                Part::Called(from) => write!(f, "{}{}", digit(face), from.marker())?,
                Part::Added if self.call().is_none() => write!(f, "/{}", digit(face))?,
                Part::Added => write!(f, "{}", digit(face))?,
            }
        }
        write!(f, "{}{close}", self.mentsu().suit().letter())
    }
}

impl fmt::Display for Hand {
    /// mpsz, the concealed tiles in order and then the melds as declared.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces(f, self.faces())?;
        self.melds().iter().try_for_each(|meld| meld.fmt(f))
    }
}
