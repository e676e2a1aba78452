//! Reading and writing of text, and all errors of one character.

use crate::common::{choices, chosen, positions};
use proptest::prelude::*;
use three_colour_othello::{
    Action, Expected, Game, IllegalAction, ParseErrorKind, Position, RecordErrorKind, Repetition,
    Square,
};

const START: &str = "9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G";

#[track_caller]
fn wrong(text: &str, at: usize, kind: ParseErrorKind) {
    let error = text.parse::<Position>().unwrap_err();
    assert_eq!((error.at(), error.kind()), (at, kind), "{text}");
}

#[track_caller]
fn wrong_action(text: &str, at: usize, kind: ParseErrorKind) {
    let error = text.parse::<Action>().unwrap_err();
    assert_eq!((error.at(), error.kind()), (at, kind), "{text}");
}

const fn unexpected(found: char, expected: Expected) -> ParseErrorKind {
    ParseErrorKind::Unexpected { found, expected }
}

const fn missing(expected: Expected) -> ParseErrorKind {
    ParseErrorKind::Missing { expected }
}

#[test]
fn the_start_both_ways() {
    assert_eq!(Position::START.to_string(), START);
    assert_eq!(START.parse(), Ok(Position::START));
    assert_eq!(format!("{:?}", Position::START), format!("Position({START})"));
}

#[test]
fn digits_in_a_row_add_up() {
    let text = "111111111/45/9/12GBW21/3WGB3/3BWG3/9/9/9 B G";
    assert_eq!(text.parse(), Ok(Position::START));
}

#[test]
fn every_square_both_ways() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        for action in [Action::Play(square), Action::Change(square)] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
    assert_eq!("pass".parse(), Ok(Action::Pass));
}

/// Tests all rows and columns from 0 to 255.
#[test]
fn every_number_of_row_and_column() {
    for row in 0..=u8::MAX {
        for col in 0..=u8::MAX {
            let square = Square::new(row, col);
            assert_eq!(square.is_ok(), (1..=9).contains(&row) && (1..=9).contains(&col));
            if let Ok(square) = square {
                assert_eq!((square.row(), square.col()), (row, col));
            }
        }
    }
}

#[test]
fn wrong_positions() {
    wrong("", 0, ParseErrorKind::RowTooShort { row: 1, squares: 0 });
    wrong("9/9/8", 5, ParseErrorKind::RowTooShort { row: 3, squares: 8 });
    wrong("9/9/8/9", 5, ParseErrorKind::RowTooShort { row: 3, squares: 8 });
    wrong("9//9", 2, ParseErrorKind::RowTooShort { row: 2, squares: 0 });
    wrong("9/9/9", 5, missing(Expected::Slash));
    wrong("9/9 B G", 3, unexpected(' ', Expected::Slash));
    wrong("9/81B", 4, ParseErrorKind::RowTooLong { row: 2 });
    wrong("9/8B1", 4, ParseErrorKind::RowTooLong { row: 2 });
    wrong("9/B9", 3, ParseErrorKind::RowTooLong { row: 2 });
    wrong("0", 0, unexpected('0', Expected::Cells));
    wrong("8b", 1, unexpected('b', Expected::Cells));
    wrong("8黒", 1, unexpected('黒', Expected::Cells));
    wrong("9黒", 1, unexpected('黒', Expected::Slash));
    let rows = "9/9/9/9/9/9/9/9/9";
    wrong(rows, 17, missing(Expected::Space));
    wrong(&format!("{rows}/9 B G"), 17, unexpected('/', Expected::Space));
    wrong(&format!("{rows} "), 18, missing(Expected::Turn));
    wrong(&format!("{rows} G G"), 18, unexpected('G', Expected::Turn));
    wrong(&format!("{rows} B"), 19, missing(Expected::Space));
    wrong(&format!("{rows} B  G"), 20, unexpected(' ', Expected::Token));
    wrong(&format!("{rows} B "), 20, missing(Expected::Token));
    wrong(&format!("{rows} B -"), 20, unexpected('-', Expected::Token));
    wrong(&format!("{rows} B GG"), 21, unexpected('G', Expected::End));
    wrong(&format!(" {rows} B G"), 0, ParseErrorKind::RowTooShort { row: 1, squares: 0 });
}

/// Actions are read in several forms and written in one.
#[test]
fn actions_as_people_write_them() {
    for (text, written) in [
        ("C66", "c66"),
        ("Pass", "pass"),
        ("PASS", "pass"),
        ("3 4", "34"),
        ("3,4", "34"),
        ("3 , 4", "34"),
        ("c 3 4", "c34"),
        ("C 3,4", "c34"),
        ("c 66", "c66"),
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), written, "{text}");
    }
    let game = |text: &str| Game::from_record(Position::START, Repetition::Free, text).unwrap();
    assert_eq!(game("4 3\n3,4 C 4 4 c54"), game("43 34 c44 c54"));
}

#[test]
fn wrong_actions() {
    wrong_action("", 0, missing(Expected::Action));
    wrong_action("x34", 0, unexpected('x', Expected::Action));
    wrong_action("Past", 3, unexpected('t', Expected::Action));
    wrong_action("d3", 0, unexpected('d', Expected::Action));
    wrong_action("3 ", 2, missing(Expected::Column));
    wrong_action("3,,4", 2, unexpected(',', Expected::Column));
    wrong_action("3-4", 1, unexpected('-', Expected::Column));
    wrong_action("3\n4", 1, unexpected('\n', Expected::Column));
    wrong_action("c d", 2, unexpected('d', Expected::Row));
    wrong_action("pas", 3, missing(Expected::Action));
    wrong_action("past", 3, unexpected('t', Expected::Action));
    wrong_action("passe", 4, unexpected('e', Expected::End));
    wrong_action("pass ", 4, unexpected(' ', Expected::End));
    wrong_action("04", 0, unexpected('0', Expected::Action));
    wrong_action("3", 1, missing(Expected::Column));
    wrong_action("30", 1, unexpected('0', Expected::Column));
    wrong_action("345", 2, unexpected('5', Expected::End));
    wrong_action("34 ", 2, unexpected(' ', Expected::End));
    wrong_action("c", 1, missing(Expected::Row));
    wrong_action("c0", 1, unexpected('0', Expected::Row));
    wrong_action("c4", 2, missing(Expected::Column));
    wrong_action("３４", 0, unexpected('３', Expected::Action));
}

#[test]
fn wrong_records() {
    let error = |text: &str| {
        let error = Game::from_record(Position::START, Repetition::Forbidden, text).unwrap_err();
        (error.at(), error.kind())
    };
    let square = |text: &str| text.parse::<Square>().unwrap();
    let illegal = RecordErrorKind::Illegal;
    let text = RecordErrorKind::Text;
    assert_eq!(error("43 34 c44  c54"), (11, illegal(IllegalAction::Repeats { ply: 2 })));
    let occupied =
        IllegalAction::Occupied { square: square("43"), by: three_colour_othello::Color::Black };
    assert_eq!(error("\t43\n43"), (4, illegal(occupied)));
    assert_eq!(error("43 34 c5"), (8, text(missing(Expected::Column))));
    assert_eq!(error("43 34 c44 x"), (10, text(unexpected('x', Expected::Action))));
    assert_eq!(error("43 pass34"), (7, text(unexpected('3', Expected::Gap))));
    assert_eq!(error("4334"), (2, text(unexpected('3', Expected::Gap))));
    assert_eq!(error("43 3 c44"), (5, text(unexpected('c', Expected::Column))));
    assert_eq!(error("43 result"), (3, text(unexpected('r', Expected::Action))));
    assert_eq!(error("43\u{3000}四"), (5, text(unexpected('四', Expected::Action))));
    assert_eq!(error("c44 c55"), (4, illegal(IllegalAction::NoSandwich { square: square("55") })));
    let empty = Game::from_record(Position::START, Repetition::Free, " \n ").unwrap();
    assert_eq!((empty.ply(), empty.to_string().as_str()), (0, ""));
}

/// Every text that differs from the start's by one inserted, removed or replaced character: each
/// position that is read is written and read back, and errors lie inside the text.
#[test]
fn every_slip_of_one_character() {
    let alphabet: Vec<char> = "BGWbgw0123456789/ -.黒\n".chars().collect();
    let mut texts = Vec::new();
    for at in 0..=START.len() {
        let (before, after) = START.split_at(at);
        texts.push(format!("{before}{}", after.get(1..).unwrap_or("")));
        for letter in &alphabet {
            texts.push(format!("{before}{letter}{after}"));
            texts.push(format!("{before}{letter}{}", after.get(1..).unwrap_or("")));
        }
    }
    let mut read = 0;
    for text in &texts {
        match text.parse::<Position>() {
            Ok(position) => {
                read += 1;
                assert_eq!(position.to_string().parse(), Ok(position), "{text}");
            }
            Err(error) => {
                assert!(text.is_char_boundary(error.at()), "{text}: {error}");
                let is_at_end = error.at() == text.len();
                let said_missing = matches!(
                    error.kind(),
                    ParseErrorKind::Missing { .. } | ParseErrorKind::RowTooShort { .. }
                );
                assert!(!is_at_end || said_missing, "{text}: {error}");
            }
        }
    }
    assert!(read > 50, "{read}");
}

proptest! {
    #[test]
    fn any_position(position in positions()) {
        let text = position.to_string();
        let read: Position = text.parse().unwrap();
        prop_assert_eq!(read, position);
        prop_assert_eq!(read.zobrist(), position.zobrist());
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn any_text(text in "[BGW1-9/ ]{0,60}|[cC]?[1-9 ,]{0,4}|\\PC{0,20}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        if let Ok(square) = text.parse::<Square>() {
            prop_assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn any_game((choices, changes) in choices(), rule in 0..3_usize) {
        let mut game = Game::new(Repetition::ALL[rule]);
        for choice in choices {
            let Some(action) = chosen(game.legal_actions(), choice, changes) else { break };
            game.apply(action).unwrap();
        }
        let read = Game::from_record(Position::START, game.repetition(), &game.to_string());
        prop_assert_eq!(read, Ok(game));
    }
}
