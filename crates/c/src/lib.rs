//! mentsu for C: `include/mentsu.h`, whose functions are those of [`boundary`].
//!
//! [`boundary`] alone has `unsafe`: it checks pointers, makes slices of them, and catches panics.
//! What the functions do is safe code beside it.
#![deny(missing_docs)]

pub mod boundary;
mod status;
mod tiles;

pub use self::status::{Error, Status};
pub use self::tiles::{Discard, Ukeire};
