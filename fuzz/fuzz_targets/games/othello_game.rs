//! Any actions on any layout of the three-colour Othello variant, against the array board of the
//! tests: legal and illegal alike, under every rule on repetition, then undone.
#![cfg_attr(fuzzing, no_main)]

use mentsu_fuzz::fuzz_target;
use three_colour_othello::{
    Action, Color, Game, Player, Position, Repetition, Search, Square, Squares, Table,
};

#[path = "../../../crates/three-colour-othello/tests/suite/array_board.rs"]
mod array_board;

use array_board::{ArrayBoard, Cell, Deed};

const CELLS: [Cell; 3] = [Cell::Black, Cell::Grey, Cell::White];

fn position(cells: &[u8], black: bool, token: Color) -> Position {
    let of = |wanted: u8| -> Squares {
        Square::all().zip(cells).filter(|(_, cell)| **cell % 4 == wanted).map(|(s, _)| s).collect()
    };
    let turn = if black { Player::Black } else { Player::White };
    Position::new(of(1), of(2), of(3), turn, token).expect("a cell has one piece")
}

fn array(position: &Position) -> ArrayBoard {
    let turn = CELLS[position.turn().color() as usize];
    let mut board = ArrayBoard::empty(turn, CELLS[position.token() as usize]);
    for square in Square::all() {
        if let Some(color) = position.color_at(square) {
            board.cells[usize::from(square.row())][usize::from(square.col())] =
                CELLS[color as usize];
        }
    }
    board
}

fn deed(action: Action) -> Deed {
    let (row, col) = action.square().map_or((0, 0), |s| (s.row().into(), s.col().into()));
    match action {
        Action::Play(_) => Deed::Play(row, col),
        Action::Change(_) => Deed::Change(row, col),
        Action::Pass => Deed::Pass,
    }
}

fuzz_target!(|input: (Option<[u8; 81]>, bool, u8, u8, Vec<u8>)| {
    let (cells, black, token, rule, bytes) = input;
    let start = match cells {
        Some(cells) => position(&cells, black, Color::ALL[usize::from(token % 3)]),
        None => Position::START,
    };
    let rule = Repetition::ALL[usize::from(rule % 3)];
    let mut game = Game::from_position(start, rule);
    let all: Vec<Action> = Square::all()
        .flat_map(|square| [Action::Play(square), Action::Change(square)])
        .chain([Action::Pass])
        .collect();
    for byte in bytes.into_iter().take(200) {
        let board = array(game.position());
        let legal: Vec<Action> = game.legal_actions().collect();
        assert!(game.position().legal_actions().map(deed).eq(board.deeds()));
        if rule == Repetition::Free {
            assert!(game.position().legal_actions().eq(legal.iter().copied()));
        }
        assert_eq!(game.ending().is_some(), legal.is_empty());
        // The high bytes pick any action, the others a legal one.
        let action = match (byte, legal.len()) {
            (0xA0.., _) | (_, 0) => all[usize::from(byte) % all.len()],
            (_, len) => legal[usize::from(byte) % len],
        };
        let before = game.clone();
        match game.apply(action) {
            Ok(()) => {
                assert!(legal.contains(&action));
                assert_eq!(array(game.position()), board.done(deed(action)));
                assert!(rule != Repetition::Forbidden || game.times_seen() == 1);
            }
            Err(_) => {
                assert!(!legal.contains(&action));
                assert_eq!(game, before);
            }
        }
    }
    let found = Search::new().nodes(300).run_game(&game, &mut Table::new(&mut []), || false);
    assert_eq!(found.action.is_none(), game.ending().is_some());
    let mut line = game.clone();
    assert!(found.line.iter().all(|&action| line.apply(action).is_ok()));
    while game.undo().is_some() {}
    assert_eq!(game, Game::from_position(start, rule));
});
