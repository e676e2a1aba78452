//! Converts arrays of 34 counts to the words of four suits and back, eight counts at a time.
//!
//! In between the 34 nibbles stand one after the other, in two words and the start of a third:
//!
//! ```text
//! index   0…8      9…15    16 17    18…26    27…31    32 33
//!         man 1–9  pin 1–7 pin 8 9  sou 1–9  honors   honors
//!         first word       second word                third
//! ```
//!
//! Bytes are read and written in aligned groups of eight, as a copy of an array is, so that reading
//! an array that was just copied doesn't stall.

use crate::tile::Tile;

/// Nine nibbles.
const SUIT: u64 = (1 << 36) - 1;

/// The words of an array's suits, or `None` if a count is above 4.
#[inline(always)]
pub(super) const fn pack(counts: &[u8; Tile::COUNT]) -> Option<[u64; 4]> {
    let [a, b, c, d] =
        [eight_at(counts, 0), eight_at(counts, 1), eight_at(counts, 2), eight_at(counts, 3)];
    let last = counts[32] as u64 | (counts[33] as u64) << 8;
    let first = nibbles(a) | nibbles(b) << 32;
    let second = nibbles(c) | nibbles(d) << 32;
    let third = (last | last >> 4) & 0xFF;
    // A count of at most three bits fits its nibble. Adding 3 then sets the highest bit exactly if
    // the count is above 4, and never carries. With larger counts the words are meaningless.
    let beyond_seven = (a | b | c | d | last) & (0xF8 * 0x0101_0101_0101_0101);
    let beyond_four =
        first.wrapping_add(THREES) | second.wrapping_add(THREES) | third.wrapping_add(THREES);
    if beyond_seven == 0 && beyond_four & EIGHTS == 0 {
        Some([
            first & SUIT,
            (first >> 36 | second << 28) & SUIT,
            second >> 8 & SUIT,
            second >> 44 | third << 20,
        ])
    } else {
        None
    }
}

const THREES: u64 = 0x3333_3333_3333_3333;
const EIGHTS: u64 = 0x8888_8888_8888_8888;

/// The array of the words of four suits.
#[inline(always)]
pub(super) const fn unpack([man, pin, sou, honors]: [u64; 4]) -> [u8; Tile::COUNT] {
    let mut counts = [0; Tile::COUNT];
    put_eight(&mut counts, 0, bytes(man));
    put_eight(&mut counts, 1, bytes(man >> 32 | pin << 4));
    put_eight(&mut counts, 2, bytes(pin >> 28 | sou << 8));
    put_eight(&mut counts, 3, bytes(sou >> 24 | honors << 12));
    counts[32] = (honors >> 20 & 0xF) as u8;
    counts[33] = (honors >> 24 & 0xF) as u8;
    counts
}

/// Eight bytes of at most 15 as nibbles.
#[inline(always)]
const fn nibbles(bytes: u64) -> u64 {
    // Neighbours move together, then pairs, then fours:
    //   0h0g0f0e0d0c0b0a
    //   00hg00fe00dc00ba
    //   0000hgfe0000dcba
    //           hgfedcba
    let pairs = (bytes | bytes >> 4) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF;
    (fours | fours >> 16) & 0xFFFF_FFFF
}

/// The lowest eight nibbles as bytes.
#[inline(always)]
const fn bytes(nibbles: u64) -> u64 {
    // The steps of `nibbles` backwards.
    let eight = nibbles & 0xFFFF_FFFF;
    let fours = (eight | eight << 16) & 0x0000_FFFF_0000_FFFF;
    let pairs = (fours | fours << 8) & 0x00FF_00FF_00FF_00FF;
    (pairs | pairs << 4) & 0x0F0F_0F0F_0F0F_0F0F
}

/// The eight bytes that begin at eight times `place`, the first in the lowest.
#[inline(always)]
const fn eight_at(counts: &[u8; Tile::COUNT], place: usize) -> u64 {
    match counts.split_at(8 * place).1.first_chunk() {
        Some(eight) => u64::from_le_bytes(*eight),
        None => 0,
    }
}

#[inline(always)]
const fn put_eight(counts: &mut [u8; Tile::COUNT], place: usize, eight: u64) {
    if let Some(bytes) = counts.split_at_mut(8 * place).1.first_chunk_mut() {
        *bytes = eight.to_le_bytes();
    }
}
