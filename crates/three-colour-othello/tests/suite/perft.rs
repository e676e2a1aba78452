//! Counts of sequences from the start, which equal independent counts.

use crate::array_board::{ArrayBoard, NoRepeats};
use three_colour_othello::{Leaves, Position, Repetition, divide, perft, perft_under};

const TOTALS: [u64; 9] =
    [13, 118, 1178, 10390, 104_802, 1_002_728, 10_740_566, 112_967_526, 1_301_967_032];

/// Counts of sequences that repeat no position.
const WITHOUT_REPETITION: [u64; 6] = [13, 118, 1178, 10386, 104_706, 1_001_310];

#[test]
fn totals_from_the_start() {
    for (depth, expected) in (1..=8).zip(TOTALS) {
        assert_eq!(perft(&Position::START, depth).total(), expected, "depth {depth}");
    }
}

#[test]
#[ignore = "takes fifteen seconds: `cargo test -p three-colour-othello -- --ignored`"]
fn depth_nine() {
    assert_eq!(perft(&Position::START, 9).total(), TOTALS[8]);
}

#[test]
fn the_array_board_comes_to_the_same() {
    for (depth, expected) in (1..=5).zip(TOTALS) {
        assert_eq!(ArrayBoard::start().perft(depth), expected, "depth {depth}");
    }
    for (depth, expected) in (1..=5).zip(WITHOUT_REPETITION) {
        let mut game = NoRepeats { boards: vec![ArrayBoard::start()] };
        assert_eq!(game.perft(depth), expected, "depth {depth} without repetition");
    }
}

#[test]
fn totals_without_repetition() {
    let forbidden = |depth| perft_under(&Position::START, depth, Repetition::Forbidden).total();
    for (depth, expected) in (1..=6).zip(WITHOUT_REPETITION) {
        assert_eq!(forbidden(depth), expected, "depth {depth}");
    }
    let free = |depth| perft_under(&Position::START, depth, Repetition::Free).total();
    assert_eq!((1..=5).map(free).collect::<Vec<_>>(), TOTALS[..5]);
}

/// The shortest way to a third occurrence has six actions, and the game ends there. So depth 7 is
/// the first with fewer sequences.
#[test]
fn a_draw_at_the_third_time_ends_sequences() {
    let drawn = |depth| perft_under(&Position::START, depth, Repetition::DrawAtThird).total();
    assert_eq!((1..=6).map(drawn).collect::<Vec<_>>(), TOTALS[..6]);
    // An independent count finds 50 actions after positions that occur for the third time.
    assert_eq!(drawn(7), TOTALS[6] - 50);
}

#[test]
fn the_kinds_of_the_last_action() {
    let expected = [(4, 8880, 1510, 0), (5, 89130, 15672, 0), (6, 838_598, 164_110, 20)];
    for (depth, plays, changes, passes) in expected {
        let leaves = Leaves { plays, changes, passes, roots: 0 };
        assert_eq!(perft(&Position::START, depth), leaves, "depth {depth}");
    }
}

#[test]
fn the_split_by_the_first_action() {
    let expected = "34 600, 36 781, 37 792, 43 1338, 47 781, 53 873, 63 713, 67 600, 74 713, \
                    75 873, 76 1338, c44 494, c66 494";
    let split: Vec<String> = divide(&Position::START, 4)
        .map(|(action, leaves)| format!("{action} {}", leaves.total()))
        .collect();
    assert_eq!(split.join(", "), expected);
}

#[test]
fn splits_add_up_at_every_depth() {
    assert_eq!(divide(&Position::START, 0).count(), 0);
    for depth in 1..=6 {
        let sum: Leaves = divide(&Position::START, depth).map(|(_, leaves)| leaves).sum();
        assert_eq!(sum, perft(&Position::START, depth), "depth {depth}");
    }
}

#[test]
fn nothing_lies_below_an_ended_game() {
    let ended: Position = "BBBBBBBBB/".repeat(9).trim_end_matches('/').to_owned().add_state();
    let stuck: Position = "B7W/9/9/9/9/9/9/9/9".to_owned().add_state();
    for position in [ended, stuck] {
        for rule in Repetition::ALL {
            let counts = [0, 1, 2, 9].map(|depth| perft_under(&position, depth, rule).total());
            assert_eq!(counts, [1, 0, 0, 0]);
        }
    }
}

trait AddState {
    fn add_state(self) -> Position;
}

impl AddState for String {
    fn add_state(self) -> Position {
        format!("{self} B G").parse().unwrap()
    }
}
