//! `xiangting` 6: replacement number (shanten + 1) and necessary tiles, both over all three forms.
//!
//! It can't distinguish the forms, list decompositions or score. Melds are implied by the number
//! of concealed tiles.

use ::xiangting::{
    PlayerCount, TileCounts, calculate_necessary_tiles, calculate_replacement_number,
};

use crate::Counts;

/// The peer's input.
pub type Input = TileCounts;

/// Makes the peer's input.
pub fn prepare(counts: &Counts, _melds: u8) -> Input {
    *counts
}

/// Whether nothing has to be replaced.
pub fn win(input: &Input) -> bool {
    replacements(input) == 0
}

/// The least shanten of the three forms.
pub fn shanten_all(input: &Input) -> i8 {
    replacements(input) as i8 - 1
}

fn replacements(input: &Input) -> u8 {
    calculate_replacement_number(input, PlayerCount::Four).expect("a checked hand")
}

/// The replacement number and the tiles that lower it.
pub fn ukeire(input: &Input) -> (u8, u64) {
    calculate_necessary_tiles(input, PlayerCount::Four).expect("a checked hand")
}

/// The necessary tiles as bits.
pub fn ukeire_mask(&(_, tiles): &(u8, u64)) -> u64 {
    tiles
}

/// Waits are the necessary tiles of a hand that has one tile to replace.
pub fn waits(input: &Input) -> (u8, u64) {
    ukeire(input)
}

/// The waits as bits, none where the hand isn't tenpai.
pub fn waits_mask(&(replacements, tiles): &(u8, u64)) -> u64 {
    if replacements == 1 { tiles } else { 0 }
}
