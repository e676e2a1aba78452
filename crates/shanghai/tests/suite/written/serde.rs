//! The feature `serde`: text in readable formats, numbers in binary ones, and checks when reading.

use serde::Serialize;
use serde::de::DeserializeOwned;
use shanghai::moves::{self, Move};
use shanghai::{
    Board, Face, Game, Layout, Outlook, Pair, Position, Record, Session, TileId, Verdict, deal,
    layouts,
};

#[track_caller]
fn both_ways<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
}

#[test]
fn everything_is_read_back() {
    let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7).unwrap();
    let mut record = Record::new(board.clone());
    while let Some(pair) = record.game().hint() {
        record.make(Move::Take(pair)).unwrap();
    }
    record.make(Move::Undo).unwrap();
    record.add_seconds(7);
    both_ways(&board);
    both_ways(board.layout());
    both_ways(&record);
    both_ways(record.game());
    both_ways(&record.moves().to_vec());
    both_ways(&Face(40));
    both_ways(&Position::new(1, 2, 3));
    let mut session = Session::new(board);
    both_ways(&session.verdict());
    both_ways(&session.choices());
    for one in moves::parse("6,6,0 2,3,2\n4,6,0 1,2,1", &layouts::hill()).unwrap() {
        session.make(one).unwrap();
    }
    let verdict = session.verdict();
    assert_eq!(verdict.outlook(), Outlook::Stuck);
    both_ways(&verdict);
    both_ways(&session.deadlock());
    both_ways(&session.losing_move());
    both_ways(&session.saving_move());
    let stuck = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127).unwrap();
    let Verdict::Stuck(proof, _) = Session::new(stuck).verdict() else { panic!() };
    both_ways(&proof);
}

#[test]
fn people_read_text() {
    assert_eq!(serde_json::to_string(&Face(4)).unwrap(), "\"5m\"");
    assert_eq!(serde_json::to_string(&Position::new(18, 10, 1)).unwrap(), "\"18,10,1\"");
    let board: Board = serde_json::from_str("\"at 0 0 0\\n1m 1m\"").unwrap();
    assert_eq!(serde_json::to_string(&board).unwrap(), "\"0 0 0 1m\\n2 0 0 1m\\n\"");
    assert_eq!(postcard::to_allocvec(&Face(4)).unwrap(), [4]);
    let pair = Pair::new(TileId(1), TileId(2)).unwrap();
    assert_eq!(serde_json::to_string(&pair).unwrap(), "[1,2]");
    assert_eq!(serde_json::to_string(&Outlook::Clearable).unwrap(), "\"clearable\"");
    assert_eq!(serde_json::to_string(&Move::Take(pair)).unwrap(), "{\"take\":[1,2]}");
}

#[test]
fn nothing_wrong_is_read() {
    let refused = |error: Result<(), serde_json::Error>| error.unwrap_err().to_string();
    let read = |json: &str| serde_json::from_str::<Face>(json).map(drop);
    assert!(refused(read("\"8z\"")).contains("a face is"));
    assert!(refused(serde_json::from_str::<Pair>("[3,3]").map(drop)).contains("with itself"));
    assert!(refused(serde_json::from_str::<Layout>("\"x\"").map(drop)).contains("line 1"));
    assert!(refused(serde_json::from_str::<Board>("\"0 0 0 1m\"").map(drop)).contains("odd"));
    let taken = |moves: &str| {
        let game = format!("{{\"board\":\"at 0 0 0\\n1m 2m 2m 1m\",\"moves\":{moves}}}");
        serde_json::from_str::<Game>(&game).map(drop)
    };
    assert!(taken("[[0,3],[1,2]]").is_ok());
    assert!(refused(taken("[[1,2]]")).contains("isn't free"));
}
