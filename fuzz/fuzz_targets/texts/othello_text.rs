//! Positions, actions and records of the three-colour Othello variant as text: what is read reads
//! the same again, and errors lie inside the text.
#![cfg_attr(fuzzing, no_main)]

use mentsu_fuzz::fuzz_target;
use three_colour_othello::{Action, Game, Position, Record, Repetition, Square};

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => {
            let read: Position = position.to_string().parse().expect("it was written");
            assert_eq!((read, read.zobrist()), (position, position.zobrist()));
            assert_eq!(position.outcome().is_some(), position.legal_actions().len() == 0);
        }
        Err(error) => assert!(text.is_char_boundary(error.at())),
    }
    match text.parse::<Action>() {
        Ok(action) => assert_eq!(action.to_string().parse(), Ok(action)),
        Err(error) => assert!(text.is_char_boundary(error.at())),
    }
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    match text.parse::<Record>() {
        Ok(record) => assert_eq!(record.to_string().parse::<Record>(), Ok(record)),
        Err(error) => assert!(text.is_char_boundary(error.at())),
    }
    for rule in Repetition::ALL {
        match Game::from_record(Position::START, rule, text) {
            Ok(game) => {
                let read = Game::from_record(Position::START, rule, &game.to_string());
                assert_eq!(read.as_ref(), Ok(&game));
            }
            Err(error) => assert!(text.is_char_boundary(error.at())),
        }
    }
});
