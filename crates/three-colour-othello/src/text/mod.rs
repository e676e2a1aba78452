//! Reading and writing of text. No other module reads characters.
//!
//! Texts range from a square (`34`) to a whole game. One reader walks through a text and makes each
//! value with its checked constructor. The result is the value, or an error with the byte and the
//! reason. [`Display`](core::fmt::Display) writes values back.

mod error;
mod reader;
mod record;
mod values;
mod verdict;

pub use self::error::{Expected, ParseError, ParseErrorKind};
pub use self::record::{Record, RecordError, RecordErrorKind};
pub use self::verdict::Verdict;
