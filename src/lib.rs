//! placeholder
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
pub mod agari;
mod counts;
mod face;
mod hand;
mod meld;
mod mentsu;
pub mod notation;
pub mod suit;
mod tile;
mod tile_set;
pub mod wait;

pub use agari::{Decomposition, WinForm};
pub use counts::{Counts, TooManyCopies};
pub use face::Face;
pub use hand::{Hand, HandError};
pub use meld::{Call, Meld, MeldError, MeldKind, Part, Source};
pub use mentsu::{Mentsu, MentsuKind, NotAMentsu};
pub use notation::{ParseError, ParseErrorKind};
pub use tile::{Suit, Tile, TileError};
pub use tile_set::{TileSet, TileSetIter};
pub use wait::{Block, FifthCopy, Reading, Wait, WaitShape, WaitShapes, Waits};
