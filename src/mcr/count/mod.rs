//! The points of a won hand, reading by reading.

mod chows;
mod evaluate;
mod pungs;
mod tiles;
mod times;
mod waits;

pub(super) use self::chows::THREE_CHOWS;
pub(super) use self::evaluate::{CountedReading, WonHand};
pub(super) use self::tiles::WinnerTiles;
pub(super) use self::times::TWO_CHOWS;
pub(super) use self::waits::other_waits;
