//! Saved games are read back unchanged, continued, and refused if they are wrong.

use proptest::prelude::*;
use shanghai::moves::Move;
use shanghai::{
    BoardTextErrorKind, Face, MoveError, Record, RecordError, SplitMix64, deal, layouts,
};

const TWO: &str = "at 0 0 0\n1m 1m\n\n";

#[track_caller]
fn refused(text: &str) -> RecordError {
    (TWO.to_owned() + text).parse::<Record>().unwrap_err()
}

#[test]
fn wrong_records_are_refused_where_they_are_wrong() {
    for seconds in
        ["seconds", "seconds x", "seconds 1 2", "seconds -1", "seconds 18446744073709551616"]
    {
        assert_eq!(refused(seconds), RecordError::Seconds { line: 4 }, "{seconds}");
    }
    assert_eq!(refused("seconds 1\nseconds 1"), RecordError::Seconds { line: 5 });
    let RecordError::Board(error) = refused("hello") else { panic!() };
    assert_eq!((error.line(), error.kind()), (4, BoardTextErrorKind::Words(1)));
    let RecordError::Moves(error) = refused("moves\n\n0,0,0 9,9,9") else { panic!() };
    assert_eq!((error.line(), error.column()), (6, 7));
    let twice = refused("moves\n0,0,0 2,0,0\n 2,0,0  0,0,0 # again");
    let RecordError::Refused(again) = twice else { panic!() };
    assert_eq!((again.line, again.text.as_str()), (6, "2,0,0  0,0,0"));
    assert!(matches!(again.error, MoveError::Gone(_)));
    // Lines after `moves` are not tiles.
    assert!(matches!(refused("moves\n4 0 0 1m"), RecordError::Moves(_)));
}

#[test]
fn a_board_alone_is_a_game_that_begins() {
    let record: Record = format!("\u{feff}{}", TWO.replace('\n', "\r\n")).parse().unwrap();
    assert_eq!((record.game().left(), record.undos(), record.seconds()), (2, 0, 0));
    let mut long: Record = (TWO.to_owned() + "seconds 18446744073709551615").parse().unwrap();
    long.add_seconds(5);
    assert_eq!(long.seconds(), u64::MAX);
}

proptest! {
    /// The record of any game is read back, and the game continues in the same way, including
    /// redos.
    #[test]
    fn any_game_is_read_back(seed: u64, steps in proptest::collection::vec(0u8..6, 0..60), seconds: u64) {
        let (faces, matching) = (deal::full_set_of(24), Face::flowers_and_seasons);
        let board = deal::random_with_matching(&layouts::hill(), &faces, matching, seed).unwrap();
        let mut random = SplitMix64::new(seed);
        let mut record = Record::new(board);
        let mut undos = 0;
        for step in steps {
            let pairs = record.game().pairs();
            let one = match step {
                0 => Move::Undo,
                1 => Move::Redo,
                _ if pairs.is_empty() => Move::Undo,
                _ => Move::Take(pairs[random.below(pairs.len())]),
            };
            undos += usize::from(record.make(one).is_ok() && one == Move::Undo);
        }
        record.add_seconds(seconds);
        let mut read: Record = record.to_string().parse().unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.undos(), undos);
        loop {
            let again = record.make(Move::Redo);
            prop_assert_eq!(read.make(Move::Redo), again);
            if again.is_err() {
                break;
            }
        }
    }
}
