//! Compares the bit board with an array board that shares nothing with it.

use crate::array_board::{ArrayBoard, Cell, Deed, NoRepeats};
use crate::common::{self, action, actions, array, cell, choices, chosen, positions};
use proptest::prelude::*;
use three_colour_othello::{
    Action, Color, Ending, Game, IllegalAction, Outcome, Position, Repetition, Square, perft,
    perft_under,
};

/// Compares all properties of a position.
#[track_caller]
fn agrees(position: &Position, board: &ArrayBoard) {
    assert_eq!(array(position), *board, "{position}");
    let legal: Vec<Action> = position.legal_actions().collect();
    assert_eq!(legal, actions(board.deeds()), "{position}");
    assert_eq!(position.legal_actions().len(), legal.len());
    assert_eq!(position.must_pass(), legal == [Action::Pass]);
    assert_eq!(position.empty().len(), board.count(Cell::Empty));
    for color in Color::ALL {
        assert_eq!(position.count(color), board.count(cell(color)));
        for square in position.squares(color) {
            assert_eq!(position.color_at(square), Some(color));
        }
    }
    let ending = match (board.count(Cell::Empty), board.has_ended()) {
        (0, _) => Some(Ending::BoardFull),
        (_, true) => Some(Ending::BothMustPass),
        (_, false) => None,
    };
    assert_eq!(position.ending(), ending, "{position}");
    let winner = match position.standing() {
        Outcome::Won(player) => cell(player.color()),
        Outcome::Draw => Cell::Grey,
    };
    assert_eq!(winner, board.winner(), "{position}");
    assert_eq!(position.outcome(), ending.map(|_| position.standing()));
}

/// The reason why an action is illegal, by the array board.
fn reason(board: &ArrayBoard, wanted: Action) -> Option<IllegalAction> {
    let of = |here: Cell| match here {
        Cell::Black => Some(Color::Black),
        Cell::Grey => Some(Color::Grey),
        Cell::White => Some(Color::White),
        Cell::Empty | Cell::Wall => None,
    };
    if board.has_ended() {
        return Some(IllegalAction::Ended);
    }
    let Some(square) = wanted.square() else {
        let possible = board.deeds()[0] != Deed::Pass;
        return possible.then_some(IllegalAction::MustNotPass);
    };
    let (row, col) = (usize::from(square.row()), usize::from(square.col()));
    let here = board.cells[row][col];
    match wanted {
        Action::Play(_) if here != Cell::Empty => {
            Some(IllegalAction::Occupied { square, by: of(here).unwrap() })
        }
        Action::Change(_) if here != Cell::Grey => {
            Some(IllegalAction::NotGrey { square, holds: of(here) })
        }
        Action::Change(_) if board.token != Cell::Grey && board.token != board.turn => {
            Some(IllegalAction::TokenNotAvailable)
        }
        _ => (!board.closes(row, col)).then_some(IllegalAction::NoSandwich { square }),
    }
}

/// Compares the answers to all 163 possible actions, legal or not.
#[track_caller]
fn every_action_is_judged_alike(position: &Position, board: &ArrayBoard) {
    let on_squares = Square::all().flat_map(|s| [Action::Play(s), Action::Change(s)]);
    for wanted in on_squares.chain([Action::Pass]) {
        let game = &mut Game::from_position(*position, Repetition::Free);
        match reason(board, wanted) {
            Some(reason) => {
                assert_eq!(position.apply(wanted), Err(reason), "{position} {wanted}");
                assert_eq!(game.apply(wanted), Err(reason), "{position} {wanted}");
                assert!(!position.legal_actions().contains(wanted));
            }
            None => {
                let next = position.apply(wanted).unwrap();
                assert_eq!(game.apply(wanted), Ok(()));
                assert_eq!(*game.position(), next);
                assert!(position.legal_actions().contains(wanted));
            }
        }
    }
}

/// Every sequence of up to four actions from the start: 11,700 of them.
#[test]
fn all_positions_near_the_start() {
    fn walk(position: &Position, board: &ArrayBoard, depth: u32) -> u32 {
        agrees(position, board);
        let mut seen = 1;
        if depth > 0 {
            every_action_is_judged_alike(position, board);
            for deed in board.deeds() {
                let next = position.apply(action(deed)).unwrap();
                seen += walk(&next, &board.done(deed), depth - 1);
            }
        }
        seen
    }
    let seen = walk(&Position::START, &ArrayBoard::start(), 4);
    assert_eq!(seen, 1 + 13 + 118 + 1178 + 10390);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn random_games((choices, prefer_changes) in choices()) {
        let (mut position, mut board) = (Position::START, ArrayBoard::start());
        agrees(&position, &board);
        for choice in choices {
            let Some(action) = chosen(position.legal_actions(), choice, prefer_changes) else {
                break;
            };
            let deed = board.deeds().into_iter().find(|&deed| common::action(deed) == action);
            let next = position.apply(action).unwrap();
            board = board.done(deed.unwrap());
            agrees(&next, &board);
            let grown = next.empty().len() + usize::from(matches!(action, Action::Play(_)));
            prop_assert_eq!(grown, position.empty().len());
            if let Some(square) = action.square() {
                let turned = position.sandwiched(square);
                prop_assert!(!turned.is_empty());
                for other in Square::all() {
                    let (was, is) = (position.color_at(other), next.color_at(other));
                    let expected = if other == square {
                        Some(position.turn().color())
                    } else if turned.contains(other) {
                        was.map(|color| color.toward(position.turn()))
                    } else {
                        was
                    };
                    prop_assert_eq!(is, expected);
                }
            }
            let read: Position = next.to_string().parse().unwrap();
            prop_assert_eq!(read, next);
            prop_assert_eq!(read.zobrist(), next.zobrist());
            position = next;
        }
        every_action_is_judged_alike(&position, &board);
    }

    #[test]
    fn any_layout(position in positions()) {
        let board = array(&position);
        agrees(&position, &board);
        every_action_is_judged_alike(&position, &board);
        prop_assert_eq!(perft(&position, 2).total(), board.perft(2));
    }

    #[test]
    fn games_without_repetition((choices, _) in choices()) {
        let mut game = Game::new(Repetition::Forbidden);
        let mut slow = NoRepeats { boards: vec![ArrayBoard::start()] };
        for choice in choices {
            let legal: Vec<Action> = game.legal_actions().collect();
            prop_assert_eq!(&legal, &actions(slow.deeds()));
            prop_assert_eq!(game.ending().is_some(), legal.is_empty());
            for action in game.position().legal_actions().filter(|a| !legal.contains(a)) {
                let Err(IllegalAction::Repeats { ply }) = game.clone().apply(action) else {
                    panic!("{action} repeats nothing");
                };
                prop_assert_eq!(game.earlier()[ply], game.position().apply(action).unwrap());
            }
            let Some(action) = chosen(game.legal_actions(), choice, true) else { break };
            let deed = slow.deeds().into_iter().find(|&deed| common::action(deed) == action);
            slow.boards.push(slow.boards.last().unwrap().done(deed.unwrap()));
            game.apply(action).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Layouts with many grey pieces, where changes and passes are frequent.
    #[test]
    fn perft_without_repetition_of_any_layout(position in positions()) {
        for depth in 1..=3 {
            let slow = NoRepeats { boards: vec![array(&position)] }.perft(depth);
            let fast = perft_under(&position, depth as u8, Repetition::Forbidden).total();
            prop_assert_eq!(fast, slow, "{} depth {}", position, depth);
        }
    }
}
