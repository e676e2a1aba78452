//! Why text isn't what it should be, and at which byte.

use core::fmt;

use crate::hand::HandError;
use crate::meld::MeldError;
use crate::tile::{Face, Suit, Tile};

/// Text that can't be read: where, and why.
///
/// ```
/// use mentsu::{Hand, ParseErrorKind, Suit};
///
/// let err = "123m456q11z".parse::<Hand>().unwrap_err();
/// assert_eq!((err.at(), err.kind()), (7, ParseErrorKind::UnknownCharacter('q')));
///
/// let err = "123m18z".parse::<Hand>().unwrap_err();
/// assert_eq!(err.at(), 5);
/// assert_eq!(err.kind(), ParseErrorKind::NoSuchTile { digit: 8, suit: Suit::Honor });
/// assert_eq!(err.to_string(), "there is no 8z (at byte 5)");
/// ```
#[doc(alias = "syntax error")]
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
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let at = |text: &str| text.parse::<Hand>().map_err(|error| error.at());
    /// assert_eq!(at("123m456q"), Err(7));
    /// assert_eq!(at("123m(777z"), Err(4), "the bracket that is never closed");
    /// ```
    #[doc(alias = "offset")]
    #[doc(alias = "position")]
    #[doc(alias = "byte")]
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// What is wrong there.
    ///
    /// ```
    /// use mentsu::{Hand, ParseErrorKind};
    ///
    /// let error = "123".parse::<Hand>().unwrap_err();
    /// assert_eq!((error.at(), error.kind()), (0, ParseErrorKind::DigitsWithoutSuit));
    /// ```
    #[doc(alias = "reason")]
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }
}

/// What is wrong with text.
///
/// ```
/// use mentsu::{Hand, HandError, ParseErrorKind, Suit, Tile, TooManyCopies};
///
/// let kind = |text: &str| text.parse::<Hand>().map_err(|error| error.kind());
/// assert_eq!(kind(""), Err(ParseErrorKind::Empty));
/// assert_eq!(kind("8z"), Err(ParseErrorKind::NoSuchTile { digit: 8, suit: Suit::Honor }));
/// assert_eq!(kind("mm1m"), Err(ParseErrorKind::SuitWithoutDigits(Suit::Man)));
/// let fifth = HandError::TooManyCopies(TooManyCopies { tile: Tile::East, count: 5 });
/// assert_eq!(kind("11z(111z)"), Err(ParseErrorKind::Hand(fifth)));
/// ```
#[doc(alias = "syntax error")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// There is no tile.
    Empty,
    /// The text is longer than [`MAX_TEXT`](super::MAX_TEXT).
    TooLong {
        /// Its length in bytes.
        len: usize,
    },
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
    /// The tiles in brackets are no meld.
    Meld(MeldError),
    /// The tiles are no hand.
    Hand(HandError),
    /// At most four tiles may be unknown.
    TooManyUnknown,
    /// Kinds of tile are asked for, and no kind is red.
    RedFive(Face),
    /// One tile is asked for.
    NotOneTile,
    /// One meld in brackets is asked for.
    NotOneMeld,
    /// Three or four tiles that form a mentsu are asked for.
    NotAMentsu,
    /// A set holds every tile once.
    Repeated(Tile),
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ParseErrorKind::Empty => f.write_str("there is no tile"),
            ParseErrorKind::TooLong { len } => {
                write!(f, "{len} bytes are too long, {} at most", super::MAX_TEXT)
            }
            ParseErrorKind::UnknownCharacter(c) => {
                let code = u32::from(c);
                if c.is_ascii_graphic() {
                    write!(f, "unknown character `{c}`")
                } else if c.escape_debug().count() > 1 {
                    // Controls, marks and spaces can't be seen, or do something.
                    write!(f, "unknown character U+{code:04X}")
                } else {
                    // It may look like one that is known: `１`, `−`.
                    write!(f, "unknown character `{c}` (U+{code:04X})")
                }
            }
            ParseErrorKind::Misplaced(c) => write!(f, "`{c}` has no place here"),
            ParseErrorKind::DigitsWithoutSuit => {
                f.write_str("no suit (m, p, s, z) after the digits")
            }
            ParseErrorKind::SuitWithoutDigits(suit) => {
                write!(f, "no digits before the suit `{}`", suit.letter())
            }
            ParseErrorKind::NoSuchTile { digit, suit } => {
                write!(f, "there is no {digit}{}", suit.letter())
            }
            ParseErrorKind::UnknownName => f.write_str("no tile has this name"),
            ParseErrorKind::Unclosed(c) => write!(f, "`{c}` is never closed"),
            ParseErrorKind::Meld(error) => error.fmt(f),
            ParseErrorKind::Hand(error) => error.fmt(f),
            ParseErrorKind::TooManyUnknown => f.write_str("at most 4 tiles can be unknown"),
            ParseErrorKind::RedFive(face) => {
                write!(f, "{face} is a red five, but only kinds of tile are asked for")
            }
            ParseErrorKind::NotOneTile => f.write_str("this should be one tile"),
            ParseErrorKind::NotOneMeld => f.write_str("this should be one meld in brackets"),
            ParseErrorKind::NotAMentsu => f.write_str("this should be a shuntsu, koutsu or kantsu"),
            ParseErrorKind::Repeated(tile) => write!(f, "{tile} is in the set already"),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.kind, self.at)
    }
}

impl core::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.kind {
            ParseErrorKind::Meld(error) => Some(error),
            ParseErrorKind::Hand(error) => Some(error),
            _ => None,
        }
    }
}
