//! Text in and out; no other module reads characters.
//!
//! In comes text that a person or a program wrote, from a square (`34`) to a whole game. One reader
//! walks through it, and makes each value by the value's own checked constructor. Out goes the
//! value, or an error with the byte and the reason; [`Display`](core::fmt::Display) writes it back.

mod error;
mod reader;
mod record;
mod values;
mod verdict;

pub use self::error::{Expected, ParseError, ParseErrorKind};
pub use self::record::{Record, RecordError, RecordErrorKind};
pub use self::verdict::Verdict;
