//! Questions about hands: shanten, discards, chances, unknown tiles, puzzles.

mod blocks;
#[cfg(feature = "plan")]
mod chances;
mod discards;
mod puzzles;
mod shanten;
mod unknown;
