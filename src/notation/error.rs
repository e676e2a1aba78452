//! Why a text can't be read, and at which byte.

use core::fmt;

use crate::hand::HandError;
use crate::meld::MeldError;
use crate::padded::{Unpadded, padded};
use crate::tile::{Face, Suit, Tile};

/// The longest text that is read, in bytes: 136 tiles in any notation fit twice.
pub const MAX_TEXT: usize = 2048;

/// Where and why a text can't be read.
///
/// ```
/// use mentsu::{Hand, ParseErrorKind, Suit};
///
/// let error = "123m18z".parse::<Hand>().unwrap_err();
/// assert_eq!(error.at(), 5);
/// assert_eq!(error.kind(), ParseErrorKind::NoSuchTile { digit: 8, suit: Suit::Honor });
/// assert_eq!(error.to_string(), "there is no 8z (at byte 5)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    at: usize,
    kind: ParseErrorKind,
}

impl ParseError {
    pub(crate) const fn new(at: usize, kind: ParseErrorKind) -> ParseError {
        ParseError { at, kind }
    }

    /// The offset of the first byte at fault; the length of the text where something is
    /// missing at its end.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The kind of error.
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }
}

/// The kinds of error in a text.
///
/// ```
/// use mentsu::{Hand, ParseErrorKind, Suit};
///
/// let kind = |text: &str| text.parse::<Hand>().map_err(|error| error.kind());
/// assert_eq!(kind(""), Err(ParseErrorKind::Empty));
/// assert_eq!(kind("mm1m"), Err(ParseErrorKind::SuitWithoutDigits(Suit::Man)));
/// assert_eq!(kind("123m45p+67s"), Err(ParseErrorKind::NotOneDrawn));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text has no tile.
    Empty,
    /// The text is longer than [`MAX_TEXT`].
    TooLong {
        /// Its length in bytes.
        len: usize,
    },
    /// A list has more tiles than [`MAX_FACES`](super::MAX_FACES).
    TooManyTiles,
    /// The notation has no such character.
    UnknownCharacter(char),
    /// A character of the notation where it has no place.
    Misplaced(char),
    /// No suit letter follows these digits.
    DigitsWithoutSuit,
    /// No digit stands before this suit letter.
    SuitWithoutDigits(Suit),
    /// The suit has no such tile: `8z`, `9z`, `0z`.
    NoSuchTile {
        /// The digit.
        digit: u8,
        /// The suit.
        suit: Suit,
    },
    /// The notation has no tile of this name.
    UnknownName,
    /// The bracket is never closed.
    Unclosed(char),
    /// The plus isn't followed by exactly one tile, the drawn one.
    NotOneDrawn,
    /// A hand of 3n+1 tiles has yet to draw, but a plus says that it did.
    YetToDraw,
    /// The tiles in brackets don't make a meld.
    Meld(MeldError),
    /// The tiles don't make a hand.
    Hand(HandError),
    /// More than four tiles are unknown.
    TooManyUnknown,
    /// A red five stands where kinds of tile should, and no kind is red.
    RedFive(Face),
    /// The text should be one tile.
    NotOneTile,
    /// The text should be one meld in brackets.
    NotOneMeld,
    /// The text should be three or four tiles that form a mentsu.
    NotAMentsu,
    /// The text should be two to four tiles, unknown ones among them: one block.
    NotABlock,
    /// A tile occurs twice in a set.
    Repeated(Tile),
}

impl ParseErrorKind {
    /// The error in words, without numbers and names: a literal's compile error.
    pub(crate) const fn message(&self) -> &'static str {
        match self {
            ParseErrorKind::Empty => "there is no tile",
            ParseErrorKind::TooLong { .. } => "the text is too long",
            ParseErrorKind::TooManyTiles => "there are more than 136 tiles",
            ParseErrorKind::UnknownCharacter(c) => match honor_of(*c) {
                Some(_) => "unknown character; honors are `1z` to `7z`",
                None => "unknown character",
            },
            ParseErrorKind::Misplaced(_) => "a bracket or marker is out of place",
            ParseErrorKind::DigitsWithoutSuit => "no suit (m, p, s, z) after the digits",
            ParseErrorKind::SuitWithoutDigits(_) => "no digits before a suit",
            ParseErrorKind::NoSuchTile { .. } => "the suit has no such tile",
            ParseErrorKind::UnknownName => "no tile has this name",
            ParseErrorKind::Unclosed(_) => "a bracket is never closed",
            ParseErrorKind::NotOneDrawn => "one tile, the drawn one, should follow the plus",
            ParseErrorKind::YetToDraw => {
                "a hand of 3n+1 tiles has yet to draw, so no tile stands after a plus"
            }
            ParseErrorKind::Meld(error) => error.message(),
            ParseErrorKind::Hand(error) => error.message(),
            ParseErrorKind::TooManyUnknown => "at most 4 tiles can be unknown",
            ParseErrorKind::RedFive(_) => "a red five, but only kinds of tile are allowed here",
            ParseErrorKind::NotOneTile => "this should be one tile",
            ParseErrorKind::NotOneMeld => "this should be one meld in brackets",
            ParseErrorKind::NotAMentsu => "this should be a shuntsu, koutsu or kantsu",
            ParseErrorKind::NotABlock => {
                "this should be a block: 2 tiles of a jantou, 3 of a shuntsu or koutsu, 4 of a kantsu"
            }
            ParseErrorKind::Repeated(_) => "a tile occurs twice in a set",
        }
    }
}

impl Unpadded for ParseErrorKind {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ParseErrorKind::TooLong { len } => {
                write!(f, "{len} bytes are too long, at most {MAX_TEXT} are read")
            }
            ParseErrorKind::UnknownCharacter(c) => write_unknown(f, c),
            ParseErrorKind::Misplaced(c) => write!(f, "`{c}` has no place here"),
            ParseErrorKind::SuitWithoutDigits(suit) => {
                write!(f, "no digits before the suit `{}`", suit.letter())
            }
            ParseErrorKind::NoSuchTile { digit, suit } => {
                write!(f, "there is no {digit}{}", suit.letter())
            }
            ParseErrorKind::Unclosed(c) => write!(f, "`{c}` is never closed"),
            ParseErrorKind::Meld(error) => write!(f, "{error}"),
            ParseErrorKind::Hand(error) => write!(f, "{error}"),
            ParseErrorKind::RedFive(face) => {
                write!(f, "{face} is a red five, but only kinds of tile are allowed here")
            }
            ParseErrorKind::Repeated(tile) => write!(f, "{tile} is in the set already"),
            _ => f.write_str(self.message()),
        }
    }
}

padded!(ParseErrorKind);

fn write_unknown(f: &mut fmt::Formatter<'_>, c: char) -> fmt::Result {
    let code = u32::from(c);
    if c.is_ascii_graphic() {
        write!(f, "unknown character `{c}`")?;
    } else if c.escape_debug().count() > 1 {
        // Controls, marks and spaces are invisible.
        write!(f, "unknown character U+{code:04X}")?;
    } else {
        // It may look like a valid one: `１`, `−`.
        write!(f, "unknown character `{c}` (U+{code:04X})")?;
    }
    match (c, honor_of(c)) {
        ('?' | '🀫', _) => f.write_str("; only a hand with unknown tiles (PartialHand) takes it"),
        (_, Some(tile)) => write!(f, "; in mpsz this honor is `{tile}`, and all are `1z` to `7z`"),
        _ => Ok(()),
    }
}

/// The honor that other notations write as this character.
const fn honor_of(c: char) -> Option<Tile> {
    match c {
        'E' | '東' => Some(Tile::East),
        'S' | '南' => Some(Tile::South),
        'W' | '西' => Some(Tile::West),
        'N' | '北' => Some(Tile::North),
        '白' => Some(Tile::White),
        '發' | '発' => Some(Tile::Green),
        '中' => Some(Tile::Red),
        _ => None,
    }
}

/// The error that the character at `at`, decoded from UTF-8, is unknown.
pub(super) const fn unknown_character(text: &[u8], at: usize) -> ParseError {
    // The first byte of 2, 3 or 4 begins with as many ones; those that follow hold six bits each.
    let (mut code, more) = match text[at] {
        first @ ..0x80 => (first as u32, 0),
        first @ ..0xE0 => (first as u32 & 0x1F, 1),
        first @ ..0xF0 => (first as u32 & 0x0F, 2),
        first => (first as u32 & 0x07, 3),
    };
    let mut i = 1;
    while i <= more {
        code = code << 6 | text[at + i] as u32 & 0x3F;
        i += 1;
    }
    let character = match char::from_u32(code) {
        Some(character) => character,
        None => char::REPLACEMENT_CHARACTER,
    };
    ParseError::new(at, ParseErrorKind::UnknownCharacter(character))
}

impl Unpadded for ParseError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.kind, self.at)
    }
}

padded!(ParseError);

impl core::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.kind {
            ParseErrorKind::Meld(error) => Some(error),
            ParseErrorKind::Hand(error) => Some(error),
            _ => None,
        }
    }
}
