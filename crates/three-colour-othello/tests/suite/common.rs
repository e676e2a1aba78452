//! Conversions between the crate's types and the array board's, and strategies for positions.

use crate::array_board::{ArrayBoard, Cell, Deed};
use proptest::prelude::*;
use three_colour_othello::{Action, Color, Player, Position, Square, Squares};

pub(crate) fn cell(color: Color) -> Cell {
    match color {
        Color::Black => Cell::Black,
        Color::Grey => Cell::Grey,
        Color::White => Cell::White,
    }
}

pub(crate) fn array(position: &Position) -> ArrayBoard {
    let mut board = ArrayBoard::empty(cell(position.turn().color()), cell(position.token()));
    for square in Square::all() {
        if let Some(color) = position.color_at(square) {
            board.cells[usize::from(square.row())][usize::from(square.col())] = cell(color);
        }
    }
    board
}

pub(crate) fn action(deed: Deed) -> Action {
    let square = |row: usize, col: usize| Square::new(row as u8, col as u8).unwrap();
    match deed {
        Deed::Play(row, col) => Action::Play(square(row, col)),
        Deed::Change(row, col) => Action::Change(square(row, col)),
        Deed::Pass => Action::Pass,
    }
}

pub(crate) fn actions(deeds: Vec<Deed>) -> Vec<Action> {
    deeds.into_iter().map(action).collect()
}

/// Any layout, from crowded to sparse.
pub(crate) fn positions() -> impl Strategy<Value = Position> {
    let cells = prop_oneof![
        Just([1, 1, 1, 1]),
        Just([8, 2, 1, 2]),
        Just([1, 8, 1, 8]),
        Just([1, 2, 8, 2]),
        Just([3, 0, 9, 9]),
        Just([0, 1, 2, 1])
    ]
    .prop_flat_map(|[none, black, grey, white]: [u32; 4]| {
        let cell = prop_oneof![
            none => Just(None),
            black => Just(Some(Color::Black)),
            grey => Just(Some(Color::Grey)),
            white => Just(Some(Color::White)),
        ];
        proptest::collection::vec(cell, Square::COUNT)
    });
    let turn = prop::sample::select(&Player::ALL[..]);
    let token = prop::sample::select(&Color::ALL[..]);
    (cells, turn, token).prop_map(|(cells, turn, token)| {
        let of = |color| -> Squares {
            let here = Square::all().zip(&cells).filter(|(_, cell)| **cell == Some(color));
            here.map(|(square, _)| square).collect()
        };
        let [black, grey, white] = Color::ALL.map(of);
        Position::new(black, grey, white, turn, token).unwrap()
    })
}

/// The choices of a random game: the indices of actions, and whether changes are preferred.
pub(crate) fn choices() -> impl Strategy<Value = (Vec<u16>, bool)> {
    (proptest::collection::vec(any::<u16>(), 0..200), any::<bool>())
}

/// One of the legal actions. If changes are preferred, it is a change whenever there is one.
pub(crate) fn chosen(
    legal: three_colour_othello::Actions,
    choice: u16,
    prefer_changes: bool,
) -> Option<Action> {
    let changes = legal.changes().len();
    let choice = usize::from(choice);
    if prefer_changes && changes > 0 {
        return legal.changes().iter().nth(choice % changes).map(Action::Change);
    }
    let len = legal.len();
    legal.into_iter().nth(choice.checked_rem(len)?)
}

/// The position that random choices from the start lead to.
pub(crate) fn reached(choices: &[u16], prefer_changes: bool) -> Position {
    let mut position = Position::START;
    for &choice in choices {
        let Some(action) = chosen(position.legal_actions(), choice, prefer_changes) else { break };
        position = position.apply(action).unwrap();
    }
    position
}
