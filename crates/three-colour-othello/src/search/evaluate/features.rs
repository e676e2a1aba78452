//! The features of the evaluation, each with a weight.

use crate::board::{BOARD, ROW};
use crate::position::Position;

/// The features of a position for the fitted evaluation, relative to the player to move. They are
/// numbers that are multiplied by weights, and the fillings of corners and half edges, each with
/// its own weight.
///
/// `examples/fit` fits the weights. You can fit your own evaluation with these features.
///
/// ```
/// use three_colour_othello::{Features, Position};
///
/// let features = Features::of(&Position::START);
/// let [_, plays, theirs, ..] = features.numbers;
/// assert_eq!((plays, theirs), (11, 11));
/// // All twelve corners and half edges are empty.
/// assert!(features.fillings.iter().all(|&filling| filling == 0 || filling == 256));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// In this order: 1; plays of the mover and of the opponent; whether each has none; changes of
    /// each that the token allows; whether the token is the mover's, the opponent's; whether the
    /// number of empty squares is odd; pieces of each next to an empty square; empty squares next
    /// to pieces that each could sandwich; grey pieces; then the mover's pieces less the opponent's
    /// on each of the 15 classes of squares under the symmetries, row by row from the corner to the
    /// middle.
    pub numbers: [i8; Features::NUMBERS],
    /// The fillings of the four corners, then of the eight half edges, which begin at 256. A corner
    /// is the corner square, its two neighbours along the edges, and its diagonal neighbour; of two
    /// fillings that mirror each other it is the lower number. A half edge is read from the corner
    /// to the middle of the edge. Fillings are numbers in base 4, the first square lowest: 0 empty,
    /// 1 the mover's, 2 the opponent's, 3 grey.
    pub fillings: [u16; 12],
}

impl Features {
    /// The length of `numbers`.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Features::NUMBERS, 30);
    /// ```
    pub const NUMBERS: usize = 15 + KINDS;

    /// The number of possible fillings, of corners and half edges together.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Features::FILLINGS, 256 + 1024);
    /// ```
    pub const FILLINGS: usize = 256 + 1024;

    /// The features of a position.
    ///
    /// ```
    /// use three_colour_othello::{Features, Position, Symmetry};
    ///
    /// let position = Position::START.apply("34".parse()?)?;
    /// let mut turned = Features::of(&position.mapped(Symmetry::QuarterTurn));
    /// let mut features = Features::of(&position);
    /// turned.fillings.sort();
    /// features.fillings.sort();
    /// assert_eq!(turned, features);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Features {
        let passed = position.passed();
        let ((my_plays, my_changes), (plays, changes)) =
            (position.candidates(), passed.candidates());
        let (me, them) = (position.turn().color(), position.turn().opponent().color());
        let (mine, theirs) = (position.squares(me).bits(), position.squares(them).bits());
        let empty = position.empty().bits();
        let grey = BOARD & !(mine | theirs | empty);
        let (beside, count) = (neighbours(empty), |bits: u128| bits.count_ones() as i8);
        let mut numbers = [0; Features::NUMBERS];
        numbers[..15].copy_from_slice(&[
            1,
            my_plays.len() as i8,
            plays.len() as i8,
            i8::from(my_plays.is_empty()),
            i8::from(plays.is_empty()),
            my_changes.len() as i8,
            changes.len() as i8,
            i8::from(position.token() == me),
            i8::from(position.token() == them),
            count(empty) & 1,
            count(beside & mine),
            count(beside & theirs),
            count(empty & neighbours(theirs | grey)),
            count(empty & neighbours(mine | grey)),
            count(grey),
        ]);
        for (number, kind) in numbers.iter_mut().skip(15).zip(&SQUARES_OF_A_KIND) {
            *number = count(mine & kind) - count(theirs & kind);
        }
        // The two bits of a cell. Both are set for grey.
        let (low, high) = (mine | grey, theirs | grey);
        let mut fillings = [0; 12];
        for (i, (filling, squares)) in fillings.iter_mut().zip(&PLACES).enumerate() {
            let (squares, base) = if i < 4 { (&squares[..4], 0) } else { (&squares[..], 256) };
            let mut index = 0;
            for &bit in squares.iter().rev() {
                index = 4 * index + (low >> bit & 1) as u16 + 2 * (high >> bit & 1) as u16;
            }
            if i < 4 {
                index = index.min(mirrored(index));
            }
            *filling = base + index;
        }
        Features { numbers, fillings }
    }
}

/// The filling of a corner mirrored at its diagonal: the second and the third square exchanged.
const fn mirrored(corner: u16) -> u16 {
    corner & 0b1100_0011 | (corner & 0b1100) << 2 | (corner & 0b11_0000) >> 2
}

/// The set and its neighbours in all eight directions.
const fn neighbours(bits: u128) -> u128 {
    let row = bits | bits << 1 | bits >> 1;
    let rows = row | row << ROW | row >> ROW;
    rows & BOARD
}

/// The number of classes of squares under the eight symmetries.
const KINDS: usize = 15;

/// The squares of each class, as bits.
const SQUARES_OF_A_KIND: [u128; KINDS] = {
    let mut kinds = [0; KINDS];
    let mut square = 0;
    while square < 81 {
        let (row, col) = (square / 9, square % 9);
        let (row, col) = (if row > 4 { 8 - row } else { row }, if col > 4 { 8 - col } else { col });
        let (low, high) = if row < col { (row, col) } else { (col, row) };
        // Rows 0–4 of the upper right eighth begin at 0, 5, 9, 12 and 14.
        let kind = low * 5 - low * (low + 1) / 2 + high;
        kinds[kind] |= 1 << (square / 9 * ROW as usize + square % 9);
        square += 1;
    }
    kinds
};

/// The bits of four corners (of which four squares count) and of eight half edges (five squares).
const PLACES: [[u8; 5]; 12] = {
    let mut places = [[0; 5]; 12];
    let mut corner = 0;
    while corner < 4 {
        let (row, down) = if corner < 2 { (0, true) } else { (8 * ROW, false) };
        let (col, right) = if corner % 2 == 0 { (0, true) } else { (8, false) };
        let at = row + col;
        let (one, one_row) = (step(at, 1, right), step(at, ROW, down));
        places[corner] = [at, one, one_row, step(one, ROW, down), 0];
        let mut i = 0;
        while i < 5 {
            places[4 + 2 * corner][i as usize] = step(at, i, right);
            places[5 + 2 * corner][i as usize] = step(at, i * ROW, down);
            i += 1;
        }
        corner += 1;
    }
    places
};

const fn step(bit: u8, by: u8, up: bool) -> u8 {
    if up { bit + by } else { bit - by }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, Square, Squares};

    #[test]
    fn the_kinds_of_squares_part_the_board() {
        let all = SQUARES_OF_A_KIND.iter().fold(0, |all, kind| {
            assert_eq!(all & kind, 0);
            assert!(matches!(kind.count_ones(), 1 | 4 | 8));
            all | kind
        });
        assert_eq!(all, BOARD);
        assert_eq!(Squares::of_bits(SQUARES_OF_A_KIND[0]), crate::search::order::CORNERS);
    }

    /// Each filling contains the cells in the order in which a person reads them.
    #[test]
    fn fillings_are_read_from_the_corner() {
        let position: Position = "BGW1B3W/GB7/9/9/W8/9/9/9/9 W G".parse().unwrap();
        let cell = |row, col| match position.color_at(Square::new(row, col).unwrap()) {
            None => 0,
            Some(Color::White) => 1,
            Some(Color::Black) => 2,
            Some(Color::Grey) => 3,
        };
        let number = |cells: [u16; 5]| cells.iter().rev().fold(0, |sum, cell| sum * 4 + cell);
        let fillings = Features::of(&position).fillings;
        let corner = number([cell(1, 1), cell(1, 2), cell(2, 1), cell(2, 2), 0]);
        let east = number([1, 2, 3, 4, 5].map(|col| cell(1, col)));
        let south = number([1, 2, 3, 4, 5].map(|row| cell(row, 1)));
        let west = number([9, 8, 7, 6, 5].map(|col| cell(1, col)));
        assert_eq!(fillings[0], corner.min(mirrored(corner)));
        assert_eq!(fillings[4..7], [256 + east, 256 + south, 256 + west]);
    }

    #[test]
    fn neighbours_stay_on_the_board() {
        for square in Square::all() {
            let expected: Squares = Square::all()
                .filter(|other| {
                    other.row().abs_diff(square.row()) <= 1
                        && other.col().abs_diff(square.col()) <= 1
                })
                .collect();
            assert_eq!(Squares::of_bits(neighbours(1 << square.bit())), expected);
        }
    }
}
