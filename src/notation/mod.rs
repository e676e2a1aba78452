//! Text and numbers to tiles and back, one file per notation. Only here are characters handled.
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

pub mod array34;
mod assemble;
mod error;
pub mod ids136;
pub mod mjai;
pub mod mjlog;
pub mod mpsz;
pub mod unicode;

use smallvec::SmallVec;

pub use self::error::{ParseError, ParseErrorKind};
use crate::face::Face;

/// The longest text that is read, in bytes: 136 tiles in any notation fit twice.
pub const MAX_TEXT: usize = 2048;

/// Tiles in the order in which they were read.
pub type Faces = SmallVec<[Face; 14]>;

/// Which red fives a game's 136 tiles hold, where tiles are numbers and redness isn't written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RedFives {
    /// One of each number suit, the first of its four copies: ids 16, 52 and 88.
    #[default]
    OnePerSuit,
    /// None.
    None,
}

/// What a reader finds in text, in any notation.
#[derive(Clone, Copy, Debug)]
enum Token {
    Tile(Face),
    /// `?`
    Unknown,
    /// `(` or `[`
    Open(char),
    /// `)` or `]`
    Close(char),
    /// `-`, `=`, `+`, or `/` for a pon of unknown source under a kakan
    Marker(char),
}

fn check_length(text: &str) -> Result<(), ParseError> {
    if text.len() > MAX_TEXT {
        // The last character that begins within the limit.
        let at = (0..=MAX_TEXT).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        return Err(ParseError::new(at, ParseErrorKind::TooLong { len: text.len() }));
    }
    Ok(())
}
