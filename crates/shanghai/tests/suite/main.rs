//! What must hold of the crate and its examples, a file a subject.

mod articles;
mod board_text;
mod brute;
mod brute_force;
mod deal;
mod examples;
mod files;
mod game;
mod page;
mod proofs;
mod record;
#[cfg(feature = "serde")]
mod serde;
mod svg;
mod text;
mod turtle;
