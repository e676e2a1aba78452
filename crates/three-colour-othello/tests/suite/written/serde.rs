//! The feature `serde`: text for types that have a text, structures for others, and checks when
//! reading.

use std::fmt::Debug;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use three_colour_othello::{
    Action, Color, Ending, Game, Level, Line, Outcome, Player, Position, Record, Repetition, Score,
    Search, Square, Squares, Symmetry, Table, Verdict,
};

#[track_caller]
fn both_ways<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
}

/// Checks that each value is written as its name, and read from it.
#[track_caller]
fn words<T: Serialize + Copy + FromStr + PartialEq>(values: &[T], name: fn(T) -> &'static str) {
    for &value in values {
        assert_eq!(serde_json::to_string(&value).unwrap(), format!("{:?}", name(value)));
        assert!(name(value).parse::<T>().is_ok_and(|read| read == value));
    }
}

#[test]
fn everything_is_read_back() {
    let from: Position = "9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W".parse().unwrap();
    let game = Game::from_record(from, Repetition::DrawAtThird, "35 c45").unwrap_or_else(|_| {
        let mut game = Game::from_position(from, Repetition::DrawAtThird);
        for _ in 0..2 {
            let action = game.legal_actions().next().unwrap();
            game.apply(action).unwrap();
        }
        game
    });
    assert_eq!(game.ply(), 2);
    both_ways(&game);
    both_ways(game.position());
    both_ways(&Record::new(game.clone()).resigned(Player::White));
    both_ways(&game.position().plays());
    both_ways(&Squares::EMPTY);
    for action in game.legal_actions().chain([Action::Pass]) {
        both_ways(&action);
    }
    for square in Square::all() {
        both_ways(&square);
    }
    Repetition::ALL.iter().for_each(both_ways);
    Color::ALL.iter().for_each(both_ways);
    Player::ALL.iter().for_each(both_ways);
    Symmetry::ALL.iter().for_each(both_ways);
    words(&Color::ALL, Color::name);
    words(&Player::ALL, Player::name);
    words(&Repetition::ALL, Repetition::name);
    words(&Symmetry::ALL, Symmetry::name);
    for level in Level::all() {
        both_ways(&level);
    }
    for ending in [Ending::BoardFull, Ending::BothMustPass, Ending::ThirdRepetition] {
        both_ways(&ending);
    }
    for outcome in [Outcome::Draw, Outcome::Won(Player::Black)] {
        both_ways(&outcome);
        both_ways(&Verdict::Ended(outcome));
    }
    both_ways(&Verdict::OutOfTime(Player::Black));
    let (search, mut table) = (Search::new().depth(3), Table::new(&mut []));
    both_ways(&search.run_game(&game, &mut table, || false));
    both_ways(&search.analyse_game(&game, &mut table, || false));
    both_ways(&search.judge(&game, 1, &mut table, || false).unwrap());
    both_ways(&three_colour_othello::perft(game.position(), 2));
}

#[test]
fn people_read_text() {
    let json = |value: &dyn erased::Json| value.json();
    assert_eq!(json(&Position::START), "\"9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G\"");
    assert_eq!(json(&"c44".parse::<Action>().unwrap()), "\"c44\"");
    assert_eq!(json(&Position::START.changes()), "[\"44\",\"66\"]");
    assert_eq!(json(&Repetition::DrawAtThird), "\"draw\"");
    assert_eq!(json(&Player::White), "\"white\"");
    assert_eq!(json(&Ending::ThirdRepetition), "\"third_repetition\"");
    assert_eq!(json(&Outcome::Won(Player::Black)), "{\"won\":\"black\"}");
    assert_eq!(json(&Score::estimate(-35)), "-35");
    assert_eq!(json(&Level::new(4).unwrap()), "4");
    let game = Game::from_record(Position::START, Repetition::Forbidden, "43 34").unwrap();
    assert_eq!(
        json(&game),
        "{\"start\":\"9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G\",\"repetition\":\"forbidden\",\
         \"actions\":[\"43\",\"34\"]}"
    );
}

/// Values of different types with the same representation.
mod erased {
    pub(super) trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string(self).unwrap()
        }
    }
}

#[test]
fn nothing_wrong_is_read() {
    #[track_caller]
    fn refused<T: DeserializeOwned + Debug>(json: &str, expected: &str) {
        let error = serde_json::from_str::<T>(json).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
    refused::<Position>("\"9/9 B G\"", "(at byte 3)");
    refused::<Action>("\"d3\"", "an action (34, c44 or pass)");
    refused::<Square>("\"30\"", "a column, 1-9");
    refused::<Squares>("[\"34\",\"3\"]", "a column, 1-9");
    refused::<Repetition>("\"maybe\"", "not a rule on repetition: free, forbidden or draw");
    refused::<Record>("\"43 34\\nresult black wins\"", "another result: unfinished");
    refused::<Level>("10", "a level is 1 to 9");
    refused::<Score>("10082", "10082 is not a score");
    refused::<Score>("-2147483648", "is not a score");
    assert_eq!(serde_json::from_str::<Score>("-10081").unwrap().to_string(), "lost by 81");
    let line = |actions: usize| format!("[{}]", vec!["\"pass\""; actions].join(","));
    assert_eq!(serde_json::from_str::<Line>(&line(100)).unwrap().len(), 100);
    refused::<Line>(&line(101), "at most 100 actions");
    let game = |actions: &str| {
        let start = Position::START;
        format!("{{\"start\":\"{start}\",\"repetition\":\"forbidden\",\"actions\":{actions}}}")
    };
    assert!(serde_json::from_str::<Game>(&game("[\"43\",\"34\",\"c44\"]")).is_ok());
    refused::<Game>(&game("[\"43\",\"34\",\"c44\",\"c54\"]"), "c54: it would repeat");
    refused::<Game>(&game("[\"11\"],\"result\":1"), "unknown field");
}
