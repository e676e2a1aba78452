//! Sandwiches on bit boards: the squares that close one, and the pieces between.
//!
//! `own` are the pieces that close a sandwich, `others` the opposing and grey ones that can lie in
//! one. The guard column is never set in either, so it ends every run that would wrap around an
//! edge.

use crate::board::{BOARD, ROW};

/// The four steps upwards in the bits: east, south-west, south, south-east. The other four
/// directions are the same steps downwards.
const STEPS: [u32; 4] = [1, ROW as u32 - 1, ROW as u32, ROW as u32 + 1];

/// The longest run in a sandwich is 7 of the 9 squares of a line, so three doublings (1, 2, 4, 8)
/// reach its end.
macro_rules! ends_of_runs {
    ($own:expr, $others:expr, $step:expr, $shift:tt) => {{
        let (own, others, step): (u128, u128, u32) = ($own, $others, $step);
        let mut run = others & (own $shift step);
        run |= others & (run $shift step);
        let pairs = others & (others $shift step);
        run |= pairs & (run $shift (2 * step));
        let fours = pairs & (pairs $shift (2 * step));
        run |= fours & (run $shift (4 * step));
        run $shift step
    }};
}

/// The squares where a piece would close at least one sandwich. They may be empty or not, but never
/// have own pieces.
pub(crate) const fn closing(own: u128, others: u128) -> u128 {
    let mut found = 0;
    let mut i = 0;
    while i < STEPS.len() {
        found |= ends_of_runs!(own, others, STEPS[i], <<);
        found |= ends_of_runs!(own, others, STEPS[i], >>);
        i += 1;
    }
    found & BOARD & !own
}

/// The squares beyond a square in the eight directions, by the square's bit. The first four go up
/// in the bits, the other four down.
static RAYS: [[u128; 8]; 9 * ROW as usize] = rays();

const fn rays() -> [[u128; 8]; 9 * ROW as usize] {
    let mut rays = [[0; 8]; 9 * ROW as usize];
    let mut bit = 0;
    while bit < rays.len() {
        let mut direction = 0;
        while direction < 4 {
            let mut beyond = (1 << bit & BOARD) << STEPS[direction] & BOARD;
            while beyond != 0 {
                rays[bit][direction] |= beyond;
                beyond = beyond << STEPS[direction] & BOARD;
            }
            let mut beyond = (1 << bit & BOARD) >> STEPS[direction] & BOARD;
            while beyond != 0 {
                rays[bit][direction + 4] |= beyond;
                beyond = beyond >> STEPS[direction] & BOARD;
            }
            direction += 1;
        }
        bit += 1;
    }
    rays
}

/// The pieces that a piece on this square sandwiches, in all directions.
#[inline]
pub(crate) fn sandwiched(bit: u8, own: u128, others: u128) -> u128 {
    let Some(rays) = RAYS.get(usize::from(bit)) else { return 0 };
    let mut found = 0;
    for ray in &rays[..4] {
        let ends = ray & !others;
        let nearest = ends & ends.wrapping_neg();
        if nearest & own != 0 {
            found |= ray & (nearest - 1);
        }
    }
    for ray in &rays[4..] {
        let ends = ray & !others;
        let nearest = (1_u128 << 127) >> (ends | 1).leading_zeros();
        if nearest & ends & own != 0 {
            found |= ray & !(nearest | (nearest - 1));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::board::Square;

    /// Walks square by square.
    fn walked(bit: u8, own: u128, others: u128) -> u128 {
        let (row, col) = (i32::from(bit / ROW), i32::from(bit % ROW));
        let mut found = 0;
        for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
        {
            let (mut r, mut c, mut run) = (row + down, col + right, 0);
            while (0..9).contains(&r) && (0..9).contains(&c) {
                let here = 1 << (r * i32::from(ROW) + c);
                if others & here != 0 {
                    run |= here;
                } else {
                    if own & here != 0 {
                        found |= run;
                    }
                    break;
                }
                (r, c) = (r + down, c + right);
            }
        }
        found
    }

    #[track_caller]
    fn agrees(own: u128, others: u128) {
        let mut expected = 0;
        for square in Square::all() {
            let bit = square.bit();
            let between = walked(bit, own, others);
            assert_eq!(sandwiched(bit, own, others), between, "{square} {own:x} {others:x}");
            if between != 0 && own >> bit & 1 == 0 {
                expected |= 1 << bit;
            }
        }
        assert_eq!(closing(own, others), expected, "{own:x} {others:x}");
    }

    /// Lines are independent, so every filling of every line covers all cases: at most 3^9 for each
    /// line.
    #[test]
    fn every_filling_of_every_line() {
        let mut lines = 0;
        for first in Square::all() {
            for (direction, ray) in RAYS[usize::from(first.bit())].iter().enumerate().take(4) {
                let before = RAYS[usize::from(first.bit())][direction + 4];
                if before != 0 || ray.count_ones() < 2 {
                    continue;
                }
                lines += 1;
                let line: Vec<u128> = core::iter::once(first.bit())
                    .chain(crate::board::Squares::of_bits(*ray).iter().map(Square::bit))
                    .map(|bit| 1 << bit)
                    .collect();
                for filling in 0..3_usize.pow(line.len() as u32) {
                    let (mut own, mut others, mut rest) = (0, 0, filling);
                    for square in &line {
                        match rest % 3 {
                            1 => own |= square,
                            2 => others |= square,
                            _ => {}
                        }
                        rest /= 3;
                    }
                    let closed = closing(own, others);
                    for square in &line {
                        let bit = square.trailing_zeros() as u8;
                        let between = walked(bit, own, others);
                        assert_eq!(sandwiched(bit, own, others), between);
                        assert_eq!(closed & square != 0, between != 0 && own & square == 0);
                    }
                    let outside = closed & !line.iter().sum::<u128>();
                    assert_eq!(outside, 0, "{own:x} {others:x}");
                }
            }
        }
        // 9 rows, 9 columns, and 13 diagonals of each kind with 3 squares or more.
        assert_eq!(lines, 9 + 9 + 13 + 13);
    }

    #[test]
    fn scattered_pieces() {
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state >> 33
        };
        for _ in 0..20_000 {
            let (mut own, mut others) = (0, 0);
            let density = random() % 8 + 1;
            for square in Square::all() {
                match random() % (density + 2) {
                    0 => own |= 1 << square.bit(),
                    n if n < density => others |= 1 << square.bit(),
                    _ => {}
                }
            }
            agrees(own, others);
        }
    }
}
