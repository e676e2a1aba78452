//! Tiles read from text and numbers and written back, one file per notation. No other module
//! handles characters.
//!
//! | module | reads and writes | example |
//! |---|---|---|
//! | [`mpsz`] | everything; the canonical form of [`FromStr`](core::str::FromStr) and [`Display`](core::fmt::Display) | `406m11z(777=z)` |
//! | [`unicode`] | hands as mahjong tile characters | `🀊🀋r🀌🀀🀀` |
//! | [`mjai`] | tile names of the mjai protocol | `4m 5mr 6m E E` |
//! | [`ids136`] | one number a physical tile, Tenhou's | `[12, 16, 20, 108, 109]` |
//! | [`array34`] | 34 counts | `[0, 0, 0, 1, 1, 1, …]` |
//! | [`mjlog`] | Tenhou's 16-bit melds | `46697` |
//!
//! Nothing unknown is skipped: an error says at which byte (or element) and why.
//!
//! ```
//! use mentsu::notation::{RedFives, ids136, mjai, unicode};
//! use mentsu::hand;
//!
//! let hand = hand!("406m11z");
//! assert_eq!(unicode::display(&hand).to_string(), "🀊🀋r🀌🀀🀀");
//! assert_eq!(mjai::display(hand.faces()).to_string(), "4m 5mr 6m E E");
//! assert_eq!(ids136::write(hand.faces(), RedFives::OnePerSuit).unwrap(), [12, 16, 20, 108, 109]);
//! ```

#![doc(alias = "牌表記")]
#![doc(alias = "parse")]
#![doc(alias = "format")]

pub mod array34;
mod assemble;
mod error;
pub mod ids136;
pub mod mjai;
pub mod mjlog;
pub mod mpsz;
pub mod unicode;

pub use self::error::{MAX_TEXT, ParseError, ParseErrorKind};
use crate::list::List;
use crate::tile::Face;

/// The most tiles that are read as a list: as many as a game has.
pub const MAX_FACES: usize = 136;

/// Tiles in the order in which they were read.
pub type Faces = List<Face, MAX_FACES>;

/// `?` for const functions.
macro_rules! ok {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}
use ok;

/// Which red fives a game has, for notations whose numbers don't say.
///
/// ```
/// use mentsu::face;
/// use mentsu::notation::{RedFives, ids136};
///
/// assert_eq!(ids136::face(52, RedFives::OnePerSuit), Ok(face!("0p")));
/// assert_eq!(ids136::face(52, RedFives::None), Ok(face!("5p")));
/// ```
#[doc(alias = "赤ドラ")]
#[doc(alias = "akadora")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RedFives {
    /// One of each number suit, the first of its four copies: ids 16, 52 and 88.
    #[default]
    OnePerSuit,
    /// No red fives.
    None,
}

/// A token of text, in any notation.
#[derive(Clone, Copy, Debug)]
enum Token {
    Tile(Face),
    /// A bracket; `-`, `=`, `+` of a call; `/` before the added tile of a kakan whose pon has an
    /// unknown source; `+` before the drawn tile; `?` for an unknown tile.
    Sign(char),
}

/// The most unknown tiles that are read in one hand.
pub(crate) const MAX_UNKNOWN: usize = 4;

const fn check_length(text: &str) -> Result<(), ParseError> {
    let bytes = text.as_bytes();
    if bytes.len() <= MAX_TEXT {
        return Ok(());
    }
    // The last character that begins within the limit: continuation bytes are 10xx_xxxx.
    let mut at = MAX_TEXT;
    while bytes[at] & 0b1100_0000 == 0b1000_0000 {
        at -= 1;
    }
    Err(ParseError::new(at, ParseErrorKind::TooLong { len: bytes.len() }))
}
