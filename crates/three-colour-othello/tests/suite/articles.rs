//! The claims of the article that invented the game, sentence by sentence: the second part of
//! 変種オセロを考えてみた by いものやま。, which writes the board in Ruby. It states the rules and shows the first
//! position. Each other position here tests one sentence.

use three_colour_othello::{
    Action, Color, Ending, IllegalAction, Outcome, Player, Position, Square, Squares,
};

use Color::{Black, Grey, White};

/// A position from its first rows; the rows below them are empty.
#[track_caller]
fn position(rows: &[&str], turn: char, token: char) -> Position {
    let empty = "9".to_owned();
    let rows = (0..9).map(|row| rows.get(row).map_or(empty.clone(), |row| (*row).to_owned()));
    let rows: Vec<String> = rows.collect();
    format!("{} {turn} {token}", rows.join("/")).parse().unwrap()
}

#[track_caller]
fn done(position: &Position, action: &str) -> Position {
    position.apply(action.parse().unwrap()).unwrap()
}

#[track_caller]
fn refusal(position: &Position, action: &str) -> IllegalAction {
    position.apply(action.parse().unwrap()).unwrap_err()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// Positions of games in which the players take their actions in rotation.
fn played() -> impl Iterator<Item = Position> {
    (0..40_usize).flat_map(|game| {
        let mut next = Some(Position::START);
        let mut turn = game;
        std::iter::from_fn(move || {
            let now = next.take()?;
            let actions: Vec<Action> = now.legal_actions().collect();
            turn += 7;
            if turn < 1_500 && !actions.is_empty() {
                next = now.apply(actions[turn % actions.len()]).ok();
            }
            Some(now)
        })
    })
}

mod data_and_beginning {
    use super::*;

    /// "The board is 9 × 9." "Each square is empty, black, grey or white." "In the middle lie grey,
    /// black, white; white, grey, black; black, white, grey. Black's turn; the token is grey."
    #[test]
    fn the_first_position() {
        let start = Position::START;
        let rows = [[Grey, Black, White], [White, Grey, Black], [Black, White, Grey]];
        for square in Square::all() {
            let row = rows.get(usize::from(square.row()).wrapping_sub(4));
            let inside = row.and_then(|row| row.get(usize::from(square.col()).wrapping_sub(4)));
            assert_eq!(start.color_at(square), inside.copied(), "{square}");
        }
        assert_eq!((Square::COUNT, start.empty().len()), (81, 72));
        assert_eq!((start.turn(), start.token()), (Player::Black, Grey));
    }

    /// "Outside lies a wall, so that walking is easily written": a run that reaches the edge isn't
    /// a sandwich.
    #[test]
    fn the_edge_closes_nothing() {
        let edge = position(&["1WWWWWWWW", "9", "BW7"], 'B', 'G');
        assert_eq!(refusal(&edge, "11"), IllegalAction::NoSandwich { square: square("11") });
        let closed = position(&["1WWWWWWWB"], 'B', 'G');
        assert_eq!(done(&closed, "11"), position(&["BGGGGGGGB"], 'W', 'G'));
    }

    /// "Eight directions": each of the eight runs around a square is a sandwich on its own.
    #[test]
    fn each_of_eight_directions() {
        let centre = square("55");
        let mut all = Vec::new();
        for down in -1_i8..=1 {
            for right in -1_i8..=1 {
                let at = |steps| {
                    let step = |by: i8| 5_u8.checked_add_signed(by * steps).unwrap();
                    Square::new(step(down), step(right)).unwrap()
                };
                if (down, right) != (0, 0) {
                    let black = Squares::from(at(3));
                    let white = Squares::from([at(1), at(2)]);
                    let one = Position::new(black, Squares::EMPTY, white, Player::Black, Grey);
                    let one = one.unwrap();
                    assert_eq!(one.sandwiched(centre), white);
                    assert!(one.plays().contains(centre));
                    all.push(white);
                }
            }
        }
        assert_eq!(all.len(), 8);
    }
}

mod token {
    use super::*;

    /// The same position for each player, who may change 12.
    fn with(turn: char, token: char) -> Position {
        let row = if turn == 'B' { "BGWB" } else { "WGBW" };
        position(&[&format!("{row}5")], turn, token)
    }

    const PLAYERS: [(char, Color, Color); 2] = [('B', Black, White), ('W', White, Black)];

    /// "While the token is grey either player can change grey to his colour; then it becomes the
    /// opponent's."
    #[test]
    fn a_grey_token_goes_to_the_opponent() {
        for (turn, _, other) in PLAYERS {
            assert_eq!(done(&with(turn, 'G'), "c12").token(), other);
        }
    }

    /// "While it is the opponent's, grey can't be changed."
    #[test]
    fn the_opponent_s_token_forbids() {
        for (turn, _, other) in PLAYERS {
            let position = with(turn, other.letter());
            assert_eq!(refusal(&position, "c12"), IllegalAction::TokenNotAvailable);
            assert!(position.changes().is_empty());
        }
    }

    /// "While it is one's own, grey can be changed, and the token becomes grey again."
    #[test]
    fn an_own_token_becomes_grey() {
        for (turn, own, _) in PLAYERS {
            assert_eq!(done(&with(turn, own.letter()), "c12").token(), Grey);
        }
    }

    /// "So one changes at most once more than the opponent did."
    #[test]
    fn nobody_changes_twice_more_than_the_other() {
        let mut changes = 0;
        for game in 0..40_usize {
            let (mut now, mut ahead) = (Position::START, 0_i32);
            for turn in 0..200 {
                let actions: Vec<Action> = now.legal_actions().collect();
                // Changes are last in the list, so this makes many of them.
                let Some(&action) = actions.iter().rev().nth((game + turn) % 3) else { break };
                if let Action::Change(_) = action {
                    ahead += if now.turn() == Player::Black { 1 } else { -1 };
                    changes += 1;
                }
                now = now.apply(action).unwrap();
                assert!((-1..=1).contains(&ahead), "{ahead}");
                assert_eq!(now.token(), [Black, Grey, White][(ahead + 1) as usize]);
            }
        }
        assert!(changes > 500, "{changes}");
    }
}

mod accessors {
    use super::*;

    /// "The opponent is the player whose turn it isn't."
    #[test]
    fn the_opponent() {
        assert_eq!(Player::Black.opponent(), Player::White);
        assert_eq!(Player::White.opponent(), Player::Black);
        assert_eq!(done(&Position::START, "34").turn(), Player::White);
    }

    /// "Rows and columns are 1 to 9; others are refused."
    #[test]
    fn squares_off_the_board() {
        for outside in [0, 10] {
            assert!(Square::new(outside, 5).is_err() && Square::new(5, outside).is_err());
        }
        for inside in 1..=9 {
            assert!(Square::new(inside, 5).is_ok() && Square::new(5, inside).is_ok());
        }
    }

    /// "The number of squares of a colour is counted."
    #[test]
    fn colours_are_counted() {
        assert_eq!(Color::ALL.map(|color| Position::START.count(color)), [3, 3, 3]);
        for position in played() {
            for color in Color::ALL {
                let there = Square::all().filter(|&at| position.color_at(at) == Some(color));
                assert_eq!(position.count(color), there.count());
            }
        }
    }
}

mod legal_actions {
    use super::*;

    /// "A piece can be put only on an empty square, with an own piece in one of the directions."
    #[test]
    fn a_play() {
        let legal = position(&["1WBGB4"], 'B', 'G');
        assert_eq!(legal.plays(), Squares::from(square("11")));
        let occupied = IllegalAction::Occupied { square: square("12"), by: White };
        assert_eq!(refusal(&legal, "12"), occupied);
        let alone = IllegalAction::NoSandwich { square: square("99") };
        assert_eq!(refusal(&legal, "99"), alone);
        // An own piece next to it, with nothing between them, is no sandwich.
        assert_eq!(refusal(&legal, "16"), IllegalAction::NoSandwich { square: square("16") });
    }

    /// "Only grey can be changed, not with the opponent's token, and likewise with an own piece in
    /// one of the directions."
    #[test]
    fn a_change() {
        let legal = position(&["BWGB5", "9", "2G6"], 'B', 'G');
        assert_eq!(legal.changes(), Squares::from(square("13")));
        for (at, holds) in [("12", Some(White)), ("11", Some(Black)), ("99", None)] {
            let not_grey = IllegalAction::NotGrey { square: square(at), holds };
            assert_eq!(refusal(&legal, &format!("c{at}")), not_grey);
        }
        assert_eq!(refusal(&legal, "c33"), IllegalAction::NoSandwich { square: square("33") });
    }

    /// "One must pass if, and only if, one can neither put nor change."
    #[test]
    fn a_pass() {
        let passes = position(&["WB7"], 'B', 'W');
        assert!(passes.must_pass() && passes.plays().is_empty() && passes.changes().is_empty());
        assert_eq!(refusal(&Position::START, "pass"), IllegalAction::MustNotPass);
        for position in played().filter(|position| position.ending().is_none()) {
            let neither = position.plays().is_empty() && position.changes().is_empty();
            assert_eq!(position.must_pass(), neither);
        }
    }

    /// "Legal actions are a pass alone, or the plays by row and column, then the changes."
    #[test]
    fn in_this_order() {
        let mut changes = 0;
        for position in played().filter(|position| position.ending().is_none()) {
            let plays = Square::all().filter(|&at| position.plays().contains(at));
            let changed = Square::all().filter(|&at| position.changes().contains(at));
            let mut expected: Vec<Action> = plays.map(Action::Play).collect();
            expected.extend(changed.map(Action::Change));
            changes += expected.iter().filter(|&one| matches!(one, Action::Change(_))).count();
            if expected.is_empty() {
                expected.push(Action::Pass);
            }
            assert!(position.legal_actions().eq(expected));
        }
        assert!(changes > 100, "{changes}");
    }
}

mod acting {
    use super::*;

    /// "Putting changes what is enclosed and the turn; changing changes the token as well; a pass
    /// only the turn."
    #[test]
    fn what_an_action_changes() {
        let before = position(&["1WGB5", "WGB6"], 'B', 'G');
        assert_eq!(done(&before, "11"), position(&["BGBB5", "WGB6"], 'W', 'G'));
        let before = position(&["BWGGB4"], 'B', 'G');
        assert_eq!(done(&before, "c14"), position(&["BGBBB4"], 'W', 'W'));
        let before = position(&["WBB6"], 'B', 'W');
        assert_eq!(before.apply(Action::Pass), Ok(position(&["WBB6"], 'W', 'W')));
    }

    /// "What can't be done is an error, and names the place." "A new board is made; the old one
    /// isn't written to."
    #[test]
    fn the_position_before_stays() {
        for position in played() {
            let before = position;
            for action in position.legal_actions() {
                assert_ne!(position.apply(action), Ok(before));
            }
            assert_eq!(position, before);
        }
        let place = IllegalAction::NoSandwich { square: square("99") };
        assert!(place.to_string().contains("99"), "{place}");
    }

    /// "After |black|black|black|black| it is unknown whether it was |empty|white|black|black| or
    /// |empty|white|white|black|": with three colours white leaves grey, so grey takes its place.
    #[test]
    fn an_action_can_t_be_undone_from_its_square() {
        let [one, other] = ["1GBB5", "1GGB5"].map(|row| position(&[row], 'B', 'G'));
        assert_ne!(one, other);
        assert_eq!(done(&one, "11"), done(&other, "11"));
        let [one, other] = ["1WBB5", "1WWB5"].map(|row| position(&[row], 'B', 'G'));
        assert_ne!(done(&one, "11"), done(&other, "11"));
    }
}

mod the_end {
    use super::*;

    /// "Without an empty square it ends at once, even if grey could be changed."
    #[test]
    fn a_full_board() {
        let mut rows = ["BBBBBBBBB"; 9];
        rows[0] = "BGGBBBBBB";
        let full = position(&rows, 'B', 'G');
        rows[8] = "BBBBBBBB1";
        assert!(position(&rows, 'B', 'G').changes().contains(square("12")));
        assert_eq!(full.ending(), Some(Ending::BoardFull));
        assert_eq!(full.legal_actions().len(), 0);
        assert_eq!(refusal(&full, "c12"), IllegalAction::Ended);
    }

    /// "Otherwise it ends if both would have to pass."
    #[test]
    fn both_must_pass() {
        assert_eq!(position(&["BBB6"], 'B', 'G').ending(), Some(Ending::BothMustPass));
        let one_goes_on = position(&["WBB6"], 'B', 'G');
        assert!(one_goes_on.must_pass());
        assert_eq!(one_goes_on.ending(), None);
    }

    /// "Until then nobody has won. More pieces win; as many on both sides, and the holder of the
    /// token does, who changed less often." A grey token has no holder.
    #[test]
    fn who_wins() {
        assert_eq!(Position::START.outcome(), None);
        let won = |rows: &[&str], token| position(rows, 'B', token).outcome();
        for token in ['B', 'G', 'W'] {
            assert_eq!(won(&["BBB6"], token), Some(Outcome::Won(Player::Black)));
            assert_eq!(won(&["WWW6"], token), Some(Outcome::Won(Player::White)));
            let tie = match token {
                'B' => Outcome::Won(Player::Black),
                'W' => Outcome::Won(Player::White),
                _ => Outcome::Draw,
            };
            assert_eq!(won(&["BB7", "9", "WW7"], token), Some(tie));
        }
        // Grey counts for nobody.
        assert_eq!(won(&["B8", "9", "GGGGG4"], 'W'), Some(Outcome::Won(Player::Black)));
    }
}
