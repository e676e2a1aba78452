//! The random words behind a position's key: one for each colour on each square, for white's turn,
//! and for each player's token. The key is the exclusive or of the words that apply.

use crate::board::{Color, Player, ROW};

const BITS: usize = 9 * ROW as usize;

/// splitmix64 (Steele, Lea and Flood 2014), whose outputs are all different.
const fn word(n: u64) -> u64 {
    let mut z = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

const fn words() -> [[u64; BITS]; 3] {
    let mut words = [[0; BITS]; 3];
    let mut i = 0;
    while i < 3 * BITS {
        words[i / BITS][i % BITS] = word(i as u64);
        i += 1;
    }
    words
}

static PIECES: [[u64; BITS]; 3] = words();

/// The word of a color on a square. It is computed, since 270 random words would be two kilobytes
/// that don't compress in a web page.
const fn piece(color: Color, square: usize) -> u64 {
    if cfg!(target_family = "wasm") {
        word((color as usize * BITS + square) as u64)
    } else {
        PIECES[color as usize][square]
    }
}

const WHITES_TURN: u64 = word(3 * BITS as u64);
const BLACKS_TOKEN: u64 = word(3 * BITS as u64 + 1);
const WHITES_TOKEN: u64 = word(3 * BITS as u64 + 2);

/// The difference between the keys of the two turns.
pub(crate) const OTHER_TURN: u64 = WHITES_TURN;

pub(crate) const fn turn(turn: Player) -> u64 {
    match turn {
        Player::Black => 0,
        Player::White => WHITES_TURN,
    }
}

pub(crate) const fn token(token: Color) -> u64 {
    match token {
        Color::Black => BLACKS_TOKEN,
        Color::Grey => 0,
        Color::White => WHITES_TOKEN,
    }
}

pub(crate) const fn pieces(color: Color, mut bits: u128) -> u64 {
    let mut key = 0;
    while bits != 0 {
        key ^= piece(color, bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
    key
}

/// A hash of a number, for words outside a position. Numbers below 273 give words of positions, and
/// `u64::MAX` gives 0.
pub(crate) const fn mixed(n: u64) -> u64 {
    word(n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_made_as_they_are_looked_up() {
        for color in [Color::Black, Color::Grey, Color::White] {
            for square in 0..BITS {
                assert_eq!(word((color as usize * BITS + square) as u64), piece(color, square));
            }
        }
    }
}
