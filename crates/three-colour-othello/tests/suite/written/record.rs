//! Whole games as text: writing, reading, and errors.

use crate::common::{choices, chosen, positions};
use proptest::prelude::*;
use three_colour_othello::{
    Expected, Game, IllegalAction, Outcome, ParseErrorKind, Player, Position, Record, RecordError,
    RecordErrorKind, Repetition, Verdict,
};

const ENDED: &str = "start BB6W/9/9/9/9/9/9/9/9 B G\n";

#[track_caller]
fn read(text: &str) -> Record {
    text.parse().unwrap()
}

#[track_caller]
fn wrong(text: &str, at: usize, kind: RecordErrorKind) {
    let error: RecordError = text.parse::<Record>().unwrap_err();
    assert_eq!((error.at(), error.kind()), (at, kind), "{text}: {error}");
}

const fn unexpected(found: char, expected: Expected) -> RecordErrorKind {
    RecordErrorKind::Text(ParseErrorKind::Unexpected { found, expected })
}

/// A game from a set-up position and with its own rule is restored completely, so it can be
/// continued.
#[test]
fn a_game_from_a_set_up_position_is_restored() {
    let start: Position = "9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W".parse().unwrap();
    let mut game = Game::from_position(start, Repetition::Forbidden);
    while game.ply() < 45 {
        let legal = game.legal_actions();
        let action = legal.clone().nth(game.ply() % legal.len()).unwrap();
        game.apply(action).unwrap();
    }
    let text = Record::new(game.clone()).to_string();
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
    let restored = read(&text).into_game();
    assert_eq!(restored, game);
    assert_eq!((restored.start(), restored.repetition()), (&start, Repetition::Forbidden));
}

#[test]
fn what_may_be_left_out_and_put_in() {
    let whole = read("start 9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G\nrepetition free\nactions 43 34\n");
    for text in [
        "43 34",
        "actions 43 34",
        "\u{feff}Actions 43\r\n  34\r\nresult unfinished\r\n",
        "# a game\n# of two actions\n43 # the first\n34# the second",
        "repetition FREE 43 34",
        "start 9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G # as always\n4 3 3 4 Result Unfinished",
    ] {
        assert_eq!(read(text), whole, "{text}");
    }
    assert_eq!(read("").into_game(), Game::default());
    assert_eq!(read("result unfinished").into_game(), Game::default());
}

#[test]
fn start_and_rule_come_in_either_order() {
    let start = "start 9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W";
    let game = read(&format!("repetition forbidden\n{start}\nactions")).into_game();
    assert_eq!(game, read(&format!("{start}\nrepetition forbidden\nactions")).into_game());
    assert_eq!(game.repetition(), Repetition::Forbidden);
    // Each may occur once.
    wrong(&format!("{start}\n{start}"), start.len() + 1, unexpected('s', Expected::Action));
    wrong("repetition draw repetition draw", 16, unexpected('r', Expected::Action));
}

#[test]
fn every_result_there_is() {
    for (result, verdict, winner) in [
        ("unfinished", Verdict::Unfinished, None),
        ("black resigned", Verdict::Resigned(Player::Black), Some(Player::White)),
        ("white resigned", Verdict::Resigned(Player::White), Some(Player::Black)),
        ("black out of time", Verdict::OutOfTime(Player::Black), Some(Player::White)),
        ("white out of time", Verdict::OutOfTime(Player::White), Some(Player::Black)),
    ] {
        let record = read(&format!("43 result {result}"));
        assert_eq!((record.verdict(), record.verdict().winner()), (verdict, winner));
        assert!(record.to_string().ends_with(&format!("\nresult {result}\n")));
        // Resigning and running out of time don't change a game that has ended.
        let comes_to = Verdict::Ended(Outcome::Won(Player::Black));
        let kind = RecordErrorKind::Result { comes_to };
        wrong(&format!("{ENDED}result {result}"), ENDED.len() + 7, kind);
    }
    for (row, outcome, result) in [
        ("BB6W", Outcome::Won(Player::Black), "black wins"),
        ("B6WW", Outcome::Won(Player::White), "white wins"),
        ("B7W", Outcome::Draw, "a draw"),
    ] {
        let record = read(&format!("start {row}/9/9/9/9/9/9/9/9 B G\nresult {result}"));
        assert_eq!(record.verdict(), Verdict::Ended(outcome));
        let kind = RecordErrorKind::Result { comes_to: Verdict::Unfinished };
        wrong(&format!("43 34 result {result}"), 13, kind);
    }
    let comes_to = Verdict::Ended(Outcome::Won(Player::Black));
    let kind = RecordErrorKind::Result { comes_to };
    wrong(&format!("{ENDED}result white wins"), ENDED.len() + 7, kind);
    wrong(&format!("{ENDED}result a draw"), ENDED.len() + 7, kind);
}

#[test]
fn giving_up_once_it_has_ended_changes_nothing() {
    let ended = read(ENDED);
    assert_eq!(ended.clone().resigned(Player::Black), ended);
    assert_eq!(ended.clone().out_of_time(Player::Black), ended);
}

#[test]
fn wrong_records() {
    wrong("start x", 6, unexpected('x', Expected::Cells));
    wrong(
        "start 9/8\n43",
        9,
        RecordErrorKind::Text(ParseErrorKind::RowTooShort { row: 2, squares: 8 }),
    );
    wrong("repetition maybe", 11, unexpected('m', Expected::Repetition));
    wrong("repetition freely", 11, unexpected('f', Expected::Repetition));
    wrong("43 34 results", 6, unexpected('r', Expected::Action));
    wrong("43 result black", 10, unexpected('b', Expected::Result));
    wrong("43 result unfinished 34", 21, unexpected('3', Expected::End));
    let missing = ParseErrorKind::Missing { expected: Expected::Result };
    wrong("43 result", 9, RecordErrorKind::Text(missing));
    wrong("# 43\nactions 43 pass", 16, RecordErrorKind::Illegal(IllegalAction::MustNotPass));
    let error = "43 result black wins".parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "the actions lead to another result: unfinished (at byte 10)");
}

/// Undone actions can be made again until another action is made.
#[test]
fn redo() {
    let mut game = Game::from_record(Position::START, Repetition::Forbidden, "43 34 c44").unwrap();
    let whole = game.clone();
    let go = |game: &mut Game, text: &str| game.apply(text.parse().unwrap());
    assert_eq!(game.redo(), None);
    for _ in 0..3 {
        game.undo();
    }
    // Making the same action is the same as redoing it.
    go(&mut game, "43").unwrap();
    assert_eq!(game.redo(), "34".parse().ok());
    assert_eq!(game.redo(), "c44".parse().ok());
    assert_eq!((game.redo(), &game), (None, &whole));

    game.undo();
    game.undo();
    // An illegal action keeps the undone actions.
    go(&mut game, "pass").unwrap_err();
    assert_eq!(game.clone().redo(), "34".parse().ok());
    let other = game.legal_actions().last().unwrap();
    game.apply(other).unwrap();
    assert_eq!(game.redo(), None);
}

proptest! {
    #[test]
    fn any_game(
        start in positions(),
        (choices, changes) in choices(),
        rule in 0..3_usize,
        end in 0..3_usize,
    ) {
        let mut game = Game::from_position(start, Repetition::ALL[rule]);
        for choice in choices {
            let Some(action) = chosen(game.legal_actions(), choice, changes) else { break };
            game.apply(action).unwrap();
        }
        let turn = game.position().turn();
        let record = match end {
            0 => Record::new(game),
            1 => Record::new(game).resigned(turn),
            _ => Record::new(game).out_of_time(turn),
        };
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record));
    }

    #[test]
    fn any_text(text in "(start |repetition |actions |result |[BGW1-9/ ]{0,30}|draw|\\PC{0,3}){0,9}") {
        match text.parse::<Record>() {
            Ok(record) => prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record)),
            Err(error) => prop_assert!(text.is_char_boundary(error.at())),
        }
    }

    #[test]
    fn undone_and_made_again((choices, changes) in choices(), rule in 0..3_usize, back in 0..200) {
        let mut game = Game::new(Repetition::ALL[rule]);
        for choice in choices {
            let Some(action) = chosen(game.legal_actions(), choice, changes) else { break };
            game.apply(action).unwrap();
        }
        let whole = game.clone();
        let undone = (0..back).map_while(|_| game.undo()).count();
        prop_assert_eq!((0..back).map_while(|_| game.redo()).count(), undone);
        prop_assert_eq!(game, whole);
    }
}
