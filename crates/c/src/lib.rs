//! mentsu for C: `include/mentsu.h`, whose functions are those of [`boundary`].
//!
//! [`boundary`] alone has `unsafe`: it checks pointers, makes slices of them, and catches panics.
//! What the functions do is safe code in the other modules.
#![deny(missing_docs)]

pub mod boundary;
#[cfg(feature = "game")]
mod game;
mod points;
#[cfg(feature = "game")]
mod record;
mod rules;
mod status;
mod tiles;

#[cfg(feature = "game")]
pub use self::game::{ActionKind, Game, GameResult, GameState, MENTSU_MOST_OPTIONS, Offer};
pub use self::points::{Event, Held, Meld, MeldKind, Points, Win};
#[cfg(feature = "game")]
pub use self::record::Record;
pub use self::rules::Rules;
pub use self::status::{Error, Status};
pub use self::tiles::{Discard, Ukeire};
