//! What a player may do now, computed from what the player knows alone.

mod legal;
mod value;

pub use self::value::Options;
