//! What must hold of the library, one file for each subject.

mod articles;
mod common;
mod features;
mod house;
mod mcr;
mod names;
mod no_alloc;
mod notation;
mod oracle;
#[cfg(feature = "alloc")]
mod plan;
mod questions;
mod riichi;
mod tiles;
