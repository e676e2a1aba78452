//! The rules don't depend on direction or colour.

use crate::common::{choices, positions, reached};
use proptest::prelude::*;
use three_colour_othello::{Action, Color, Outcome, Player, Position, Square, Symmetry, perft};

#[test]
fn each_symmetry_is_a_permutation_and_has_its_inverse() {
    for symmetry in Symmetry::ALL {
        let mut images: Vec<Square> = Square::all().map(|s| symmetry.square(s)).collect();
        for (square, image) in Square::all().zip(&images) {
            assert_eq!(symmetry.inverse().square(*image), square);
        }
        images.sort();
        assert!(images.into_iter().eq(Square::all()));
    }
}

#[test]
fn what_keeps_the_start() {
    let start = Position::START;
    let kept = |position: Position| -> Vec<Symmetry> {
        Symmetry::ALL.into_iter().filter(|&s| position.mapped(s) == start).collect()
    };
    assert_eq!(kept(start), [Symmetry::Identity, Symmetry::AntiTransposed]);
    // With the colours exchanged, only the turn differs.
    let [black, grey, white] = Color::ALL.map(|color| start.swapped().squares(color));
    let swapped = Position::new(black, grey, white, Player::Black, Color::Grey).unwrap();
    assert_eq!(kept(swapped), [Symmetry::HalfTurn, Symmetry::Transposed]);
}

/// (r, c) → (10 − c, 10 − r): the start has `G B W`, `W G B`, `B W G` in its centre, so the
/// diagonal from the bottom left to the top right mirrors it onto itself, including colours.
#[test]
fn the_start_is_kept_by_the_other_diagonal() {
    for square in Square::all() {
        let image = Square::new(10 - square.col(), 10 - square.row()).unwrap();
        assert_eq!(Symmetry::AntiTransposed.square(square), image);
        assert_eq!(Position::START.color_at(image), Position::START.color_at(square));
    }
    for depth in 1..=5 {
        let split: std::collections::HashMap<Action, u64> =
            three_colour_othello::divide(&Position::START, depth)
                .map(|(a, l)| (a, l.total()))
                .collect();
        for (&action, total) in &split {
            assert_eq!(split.get(&Symmetry::AntiTransposed.action(action)), Some(total));
        }
    }
}

fn sorted(actions: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut actions: Vec<Action> = actions.collect();
    actions.sort();
    actions
}

fn swapped(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Won(player) => Outcome::Won(player.opponent()),
        Outcome::Draw => Outcome::Draw,
    }
}

fn hold(position: &Position) {
    for symmetry in Symmetry::ALL {
        let image = position.mapped(symmetry);
        assert_eq!(image.mapped(symmetry.inverse()), *position);
        let expected = sorted(position.legal_actions().map(|action| symmetry.action(action)));
        assert_eq!(sorted(image.legal_actions()), expected);
        assert_eq!(image.outcome(), position.outcome());
        assert_eq!(perft(&image, 2), perft(position, 2));
        for action in position.legal_actions() {
            let next = position.apply(action).unwrap();
            assert_eq!(image.apply(symmetry.action(action)), Ok(next.mapped(symmetry)));
        }
    }
    let image = position.swapped();
    assert_eq!(image.swapped(), *position);
    assert!(image.legal_actions().eq(position.legal_actions()));
    assert_eq!(image.outcome(), position.outcome().map(swapped));
    assert_eq!(perft(&image, 3), perft(position, 3));
    for action in position.legal_actions() {
        let next = position.apply(action).unwrap();
        assert_eq!(image.apply(action), Ok(next.swapped()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn hold_for_any_layout(position in positions()) {
        hold(&position);
    }

    #[test]
    fn hold_in_games((choices, prefer_changes) in choices()) {
        hold(&reached(&choices, prefer_changes));
    }
}
