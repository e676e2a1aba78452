//! Lines of words: tiles, players and numbers, and what can be wrong with them.

use alloc::string::String;
use core::fmt;

use mentsu::{Suit, Tile};

use crate::seat::Seat;
use mentsu::Flower;

/// Why a text can't be read: where, what stands there, and what is wrong.
///
/// ```
/// use mentsu_table::mcr::botzone::{Request, TextError, Wrong};
///
/// let error = "3 2 PLAY W0".parse::<Request>().unwrap_err();
/// assert_eq!((error.line, error.field, error.wrong), (1, 4, Wrong::NoTile));
/// assert_eq!(error.to_string(), "line 1, field 4: `W0` is no tile");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The word of the line, from 1; after the last where one is missing.
    pub field: usize,
    /// The word, cut to 32 letters.
    pub text: String,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Wrong {
    /// The line ends where this was expected.
    Missing {
        /// What was expected.
        what: &'static str,
    },
    /// The line goes on where it should end.
    TooMuch,
    /// None of the words that may stand here.
    UnknownWord {
        /// Those that may.
        expected: &'static str,
    },
    /// No tile, such as `W1`, `F4` or `J3`.
    NoTile,
    /// No flower, `H1` to `H8`.
    NoFlower,
    /// No player, 0 to 3.
    NoPlayer,
    /// No number, or none that can stand here.
    NoNumber,
    /// A line of this kind can't come here.
    OutOfOrder {
        /// What may come.
        expected: &'static str,
    },
    /// The player's line is there already.
    Twice,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, field {}: ", self.line, self.field)?;
        let text = &self.text;
        match self.wrong {
            Wrong::Missing { what } => write!(f, "{what} is missing"),
            Wrong::TooMuch => write!(f, "`{text}` is too much"),
            Wrong::UnknownWord { expected } => write!(f, "`{text}` isn't {expected}"),
            Wrong::NoTile => write!(f, "`{text}` is no tile"),
            Wrong::NoFlower => write!(f, "`{text}` is no flower"),
            Wrong::NoPlayer => write!(f, "`{text}` is no player, 0 to 3"),
            Wrong::NoNumber => write!(f, "`{text}` is no number that can stand here"),
            Wrong::OutOfOrder { expected } => write!(f, "`{text}` where {expected} may come"),
            Wrong::Twice => write!(f, "`{text}` comes twice"),
        }
    }
}

impl core::error::Error for TextError {}

/// The words of a line, read one by one.
#[derive(Clone)]
pub(super) struct Words<'a> {
    words: core::str::SplitAsciiWhitespace<'a>,
    line: usize,
    field: usize,
}

impl<'a> Words<'a> {
    pub(super) fn of(text: &'a str, line: usize) -> Words<'a> {
        Words { words: text.split_ascii_whitespace(), line, field: 0 }
    }

    pub(super) const fn line(&self) -> usize {
        self.line
    }

    pub(super) fn next_word(&mut self) -> Option<&'a str> {
        self.field += 1;
        self.words.next()
    }

    /// The error for the word read last.
    pub(super) fn wrong(&self, text: &str, wrong: Wrong) -> TextError {
        let text = text.chars().take(32).collect();
        TextError { line: self.line, field: self.field, text, wrong }
    }

    pub(super) fn word(&mut self, what: &'static str) -> Result<&'a str, TextError> {
        self.next_word().ok_or_else(|| self.wrong("", Wrong::Missing { what }))
    }

    pub(super) fn tile(&mut self) -> Result<Tile, TextError> {
        let word = self.word("a tile")?;
        tile_of(word).ok_or_else(|| self.wrong(word, Wrong::NoTile))
    }

    pub(super) fn flower(&mut self) -> Result<Flower, TextError> {
        let word = self.word("a flower")?;
        flower_of(word).ok_or_else(|| self.wrong(word, Wrong::NoFlower))
    }

    pub(super) fn seat(&mut self) -> Result<Seat, TextError> {
        let word = self.word("a player")?;
        let seat = word.parse().ok().and_then(Seat::new);
        seat.ok_or_else(|| self.wrong(word, Wrong::NoPlayer))
    }

    /// A number of this range.
    pub(super) fn number(
        &mut self,
        range: core::ops::RangeInclusive<i32>,
    ) -> Result<i32, TextError> {
        let word = self.word("a number")?;
        let number = word.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| self.wrong(word, Wrong::NoNumber))
    }

    /// The line has no more words.
    pub(super) fn end(&mut self) -> Result<(), TextError> {
        match self.next_word() {
            Some(word) => Err(self.wrong(word, Wrong::TooMuch)),
            None => Ok(()),
        }
    }
}

/// The tile of a code, `W1`.
fn tile_of(code: &str) -> Option<Tile> {
    let mut letters = code.chars();
    let (letter, rank) = (letters.next()?, letters.next()?.to_digit(10)?);
    let rank = u8::try_from(rank).ok().filter(|_| letters.next().is_none())?;
    match letter {
        'W' => Tile::new(Suit::Man, rank).ok(),
        'B' => Tile::new(Suit::Pin, rank).ok(),
        'T' => Tile::new(Suit::Sou, rank).ok(),
        'F' if rank <= 4 => Tile::new(Suit::Honor, rank).ok(),
        'J' => DRAGONS.get(usize::from(rank).checked_sub(1)?).copied(),
        _ => None,
    }
}

/// The dragons in the order of their codes: 中, 发, 白.
const DRAGONS: [Tile; 3] = [Tile::Red, Tile::Green, Tile::White];

fn flower_of(code: &str) -> Option<Flower> {
    let number = code.strip_prefix('H')?;
    number.parse().ok().filter(|_| number.len() == 1).and_then(Flower::of_number)
}

/// Writes a tile as its code.
pub(super) struct Code(pub(super) Tile);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = self.0;
        match tile.suit() {
            Suit::Man => write!(f, "W{}", tile.rank()),
            Suit::Pin => write!(f, "B{}", tile.rank()),
            Suit::Sou => write!(f, "T{}", tile.rank()),
            Suit::Honor => match DRAGONS.iter().position(|dragon| *dragon == tile) {
                Some(place) => write!(f, "J{}", place + 1),
                None => write!(f, "F{}", tile.rank()),
            },
        }
    }
}
