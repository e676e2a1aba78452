//! Questions about hands: shanten, discards, chances, unknown tiles, puzzles.

mod blocks;
#[cfg(feature = "alloc")]
mod chances;
mod discards;
mod puzzles;
mod shanten;
mod unknown;
