//! Boards as text: reading, writing, and errors with their places.

use proptest::prelude::*;
use shanghai::{
    Board, BoardTextErrorKind as Kind, Face, FaceError, Game, Layout, Position, PositionError,
    SplitMix64, deal, layouts,
};

#[track_caller]
fn refused(text: &str, line: usize, column: usize, kind: Kind) {
    let error = text.parse::<Board>().unwrap_err();
    assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{error}");
}

#[test]
fn dealt_boards_are_read_back() {
    for (name, layout) in layouts::all() {
        for seed in 0..5 {
            let faces = deal::four_of_each((layout.len() / 4) as u16);
            let board = deal::random(&layout, &faces, seed).unwrap();
            assert_eq!(board.to_string().parse(), Ok(board), "{name}");
        }
    }
    let matching = Face::flowers_and_seasons;
    let board =
        deal::random_with_matching(&layouts::turtle(), &deal::full_set(), matching, 3).unwrap();
    let text = board.to_string();
    assert!(text.starts_with("match 1f 2f 3f 4f\nmatch 1g 2g 3g 4g\n2 0 0 "), "{text}");
    assert_eq!(text.parse(), Ok(board.clone()));
    assert_eq!(format!("\u{feff}{}", text.replace('\n', "\r\n")).parse(), Ok(board.clone()));
    // The remaining tiles of a game make a board, too, whatever faces represent the groups.
    let mut game = Game::new(board);
    while game.left() > 80 {
        let Some(pair) = game.hint() else { break };
        game.take(pair).unwrap();
    }
    let rest = game.shuffled(1);
    assert_eq!(rest.board().to_string().parse().as_ref(), Ok(rest.board()));
}

#[test]
fn lines_and_drawings_mix() {
    let drawn = "
match 1f 3f 1m  # one that isn't there
at 0 0 0
1f  .  2m   2m
.   1z 3f ...   # a hole at the end
# a comment ends nothing
1z

at 1 1 1
5z
1,3,1 5z
";
    // After a block has begun, a line is a row until an empty line.
    refused(drawn, 11, 1, Kind::Face(FaceError));
    let board: Board = drawn.replace("1,3,1 5z", "\n1,3,1 5z").parse().unwrap();
    let lines = "match 1f 3f\n0 0 0 1f\n4 0 0 2m\n6 0 0 2m\n2 2 0 1z\n4 2 0 3f\n0 4 0 1z\n";
    assert_eq!(board.to_string(), format!("{lines}1 1 1 5z\n1 3 1 5z\n"));
    assert_eq!("".parse::<Board>().unwrap().len(), 0);
    assert_eq!("0 0 0 🀀\n2,0,0 1z".parse::<Board>().unwrap().faces(), [Face(27); 2]);
}

/// A board doesn't depend on the representatives that the caller chooses for matching faces.
#[test]
fn boards_do_not_depend_on_representatives() {
    let layout = layouts::hill();
    let faces = deal::four_of_each(6);
    let board = deal::random(&layout, &faces, 3).unwrap();
    for stands_for in [|face: Face| Face(90 - face.0), |face: Face| Face(face.0 ^ 1)] {
        let other = deal::random_with_matching(&layout, &faces, stands_for, 3).unwrap();
        assert_eq!(other, board);
        assert_eq!(other.to_string().parse(), Ok(other));
    }
}

#[test]
fn a_match_ends_a_drawing() {
    let board: Board = "at 0 0 0\n1f 2m\nmatch 1f 3f\n0 2 0 3f\n2,2,0 2m".parse().unwrap();
    assert_eq!(board.to_string(), "match 1f 3f\n0 0 0 1f\n2 0 0 2m\n0 2 0 3f\n2 2 0 2m\n");
}

#[test]
fn wrong_boards_are_refused_where_they_are_wrong() {
    refused("0 0 0", 1, 1, Kind::Words(3));
    refused("\n  hello", 2, 3, Kind::Words(1));
    refused("match", 1, 1, Kind::Words(1));
    refused("0 0 0 1m 1m", 1, 1, Kind::Words(5));
    refused("0 256 0 1m", 1, 3, Kind::Position(PositionError::Number { part: 2 }));
    refused("at 0 0 +1", 1, 8, Kind::Position(PositionError::Number { part: 3 }));
    refused("0,0 1m", 1, 1, Kind::Position(PositionError::Parts(2)));
    refused("0 0 0 10m", 1, 7, Kind::Face(FaceError));
    refused("at 0 0 0\n1m é", 2, 4, Kind::Face(FaceError));
    refused("at 254 0 0\n1m 1m", 2, 4, Kind::TooFar);
    refused("at 0 255 0\n1m\n1m", 3, 1, Kind::TooFar);
    refused("match 1f 2f\nmatch 3f 2f", 2, 10, Kind::MatchedTwice(Face(35)));
    refused("match 1f 1f", 1, 10, Kind::MatchedTwice(Face(34)));
    let at = |x, y, z| Position::new(x, y, z);
    refused("1 1 0 1m\nat 0 0 0\n1m", 3, 1, Kind::Overlap(at(0, 0, 0), at(1, 1, 0)));
    refused("0 0 0 1m\n\n1 1 0 1m", 3, 1, Kind::Overlap(at(0, 0, 0), at(1, 1, 0)));
    refused("0 0 0 1m\n0 0 0 1m", 2, 1, Kind::Overlap(at(0, 0, 0), at(0, 0, 0)));
    refused("0 0 0 1m\n2 0 1 1m", 2, 1, Kind::Floating(at(2, 0, 1)));
    refused("at 0 0 0\n3m 2m 3m\n2m 2m", 3, 4, Kind::OddGroup { face: Face(1), tiles: 3 });
    let pair = "match 2f 1f\n0 0 0 2f\n2 0 0 1f\n4 0 0 1f";
    refused(pair, 4, 1, Kind::OddGroup { face: Face(34), tiles: 3 });
    let row = "1m ".repeat(10);
    refused(&format!("at 0 0 0\n{row}"), 2, 28, Kind::LargeGroup { face: Face(0), tiles: 10 });
    let many = "1m ".repeat(128) + "\n";
    let many = (0..129).map(|z| format!("at 0 0 {z}\n{many}\n")).collect::<String>();
    refused(&many, 1, 1, Kind::TooManyTiles(128 * 129));
}

/// Each change of one character makes another board, or an error near that character.
#[test]
fn every_changed_character_changes_the_board_or_is_refused() {
    let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 1).unwrap();
    let text = board.to_string();
    let mut refused = 0;
    for at in 0..text.len() {
        for with in ["0", "7", "m", "z", " ", "\n", "x", ","] {
            let mut changed = text.clone();
            changed.replace_range(at..=at, with);
            match changed.parse::<Board>() {
                Ok(other) => assert_eq!(
                    other == board,
                    changed.split_whitespace().eq(text.split_whitespace())
                ),
                Err(error) => {
                    refused += 1;
                    assert!(error.line() <= changed.lines().count(), "{error}");
                }
            }
        }
    }
    assert!(refused > 1_000, "{refused}");
}

proptest! {
    #[test]
    fn any_board_is_read_back(seed: u64, pairs in 0usize..12, groups in 1u16..8) {
        let mut random = SplitMix64::new(seed);
        let mut places: Vec<Position> = Vec::new();
        while places.len() < 2 * pairs {
            let [x, y, z] = [14, 10, 3].map(|most| random.below(most) as u8);
            let place = Position::new(x, y, z);
            let floats = z > 0 && !places.iter().any(|&other| place.lies_on(other));
            if !floats && !places.iter().any(|other| other.overlaps(place)) {
                places.push(place);
            }
        }
        let layout = Layout::new(places).unwrap();
        let mut faces: Vec<Face> =
            (0..pairs).flat_map(|pair| [Face(10 * pair as u16), Face(10 * pair as u16 + 3)]).collect();
        random.shuffle(&mut faces);
        let matching = |face: Face| Face(face.0 / 10 / groups.div_ceil(3));
        if let Ok(board) = Board::with_matching(layout, &faces, matching) {
            prop_assert_eq!(board.to_string().parse(), Ok(board));
        }
    }

    #[test]
    fn no_text_panics(text in "((at|match|[0-9]{1,3}|[0-9],[0-9],[0-9]|[1-9][mpszfg]|[.é#]) ?|\r?\n){0,60}") {
        match text.parse::<Board>() {
            Ok(board) => prop_assert_eq!(board.to_string().parse(), Ok(board)),
            Err(error) => {
                prop_assert!(error.line() >= 1 && error.column() >= 1);
                prop_assert!(error.line() <= text.lines().count().max(1));
            }
        }
    }
}
