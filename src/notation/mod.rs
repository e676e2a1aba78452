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
//!
//! ```
//! use mentsu::Hand;
//! use mentsu::notation::{RedFives, ids136, mjai, unicode};
//!
//! let hand: Hand = "406m11z".parse()?;
//! assert_eq!(unicode::display(&hand).to_string(), "🀊🀋r🀌🀀🀀");
//! assert_eq!(mjai::display(hand.faces()).to_string(), "4m 5mr 6m E E");
//! let ids = ids136::write(hand.faces(), RedFives::OnePerSuit)?;
//! assert_eq!(ids.as_slice(), [12, 16, 20, 108, 109]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
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

use smallvec::SmallVec;

pub use self::error::{ParseError, ParseErrorKind};
use crate::tile::Face;

/// The longest text that is read, in bytes: 136 tiles in any notation fit twice.
///
/// ```
/// use mentsu::{Hand, ParseErrorKind, notation::MAX_TEXT};
///
/// let long = "1".repeat(MAX_TEXT + 1);
/// let error = long.parse::<Hand>().unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::TooLong { len: MAX_TEXT + 1 });
/// ```
pub const MAX_TEXT: usize = 2048;

/// Tiles in the order in which they were read.
///
/// ```
/// use mentsu::notation::{Faces, mjai};
///
/// let faces: Faces = mjai::parse("E 5mr")?;
/// assert_eq!(faces[0].to_string(), "1z");
/// assert!(faces[1].is_red());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "牌")]
pub type Faces = SmallVec<[Face; 14]>;

/// Which red fives a game's 136 tiles hold, where tiles are numbers and redness isn't written.
///
/// ```
/// use mentsu::notation::{RedFives, ids136};
///
/// assert!(ids136::face(52, RedFives::OnePerSuit)?.is_red());
/// assert!(!ids136::face(52, RedFives::None)?.is_red());
/// # Ok::<(), ids136::IdError>(())
/// ```
#[doc(alias = "赤ドラ")]
#[doc(alias = "赤牌")]
#[doc(alias = "akadora")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RedFives {
    /// One of each number suit, the first of its four copies: ids 16, 52 and 88.
    #[doc(alias = "赤あり")]
    #[doc(alias = "with red fives")]
    #[default]
    OnePerSuit,
    /// None.
    #[doc(alias = "赤なし")]
    #[doc(alias = "no red fives")]
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

/// The most unknown tiles that are read in one hand.
pub(crate) const MAX_UNKNOWN: usize = 4;

fn check_length(text: &str) -> Result<(), ParseError> {
    if text.len() > MAX_TEXT {
        // The last character that begins within the limit.
        let at = (0..=MAX_TEXT).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        return Err(ParseError::new(at, ParseErrorKind::TooLong { len: text.len() }));
    }
    Ok(())
}
