//! Games with repeated positions under each rule.

use crate::common::{choices, chosen};
use proptest::prelude::*;
use three_colour_othello::{Action, Ending, Game, IllegalAction, Outcome, Position, Repetition};

/// Two changes that restore board, turn and token after the plays 43 and 34.
const CIRCLE: [&str; 2] = ["c44", "c54"];

fn game(repetition: Repetition) -> Game {
    Game::from_record(Position::START, repetition, "43 34").unwrap()
}

fn go(game: &mut Game, action: &str) -> Result<(), IllegalAction> {
    game.apply(action.parse().unwrap())
}

#[test]
fn two_changes_restore_everything() {
    let mut game = game(Repetition::Free);
    let before = *game.position();
    for round in 2..100 {
        for action in CIRCLE {
            go(&mut game, action).unwrap();
        }
        assert_eq!(*game.position(), before);
        assert_eq!(game.times_seen(), round);
        assert_eq!((game.ending(), game.outcome()), (None, None));
    }
}

/// If positions may repeat, no history is searched, so a record is read in time linear in its
/// length. Quadratic time would be minutes for this one.
#[test]
fn a_long_record_of_circles_is_read() {
    let rounds = 200_000;
    let text = format!("43 34{}", " c44 c54".repeat(rounds));
    let read = Game::from_record(Position::START, Repetition::Free, &text).unwrap();
    assert_eq!(read.ply(), 2 + 2 * rounds);
    assert_eq!(read.position(), game(Repetition::Free).position());
    assert_eq!(read.times_seen(), rounds + 1);
    assert_eq!(read.ending(), None);
    assert!(read.legal_actions().eq(read.position().legal_actions()));
}

/// Games differ if they begin differently and reach the same position, or if their rules differ.
#[test]
fn games_with_different_histories_or_rules_differ() {
    let after = |row: &str, rule| {
        let start: Position = format!("{row}/W8/B8/9/9/9/9/9/9 B G").parse().unwrap();
        Game::from_record(start, rule, "11").unwrap()
    };
    let [turned, lay] = ["1GB6", "1BB6"].map(|row| after(row, Repetition::Forbidden));
    assert_eq!((turned.position(), turned.actions()), (lay.position(), lay.actions()));
    assert_ne!(turned, lay);
    assert_ne!(turned, after("1GB6", Repetition::DrawAtThird));
    assert_eq!(turned, after("1GB6", Repetition::Forbidden));
}

#[test]
fn forbidden() {
    let mut game = game(Repetition::Forbidden);
    go(&mut game, "c44").unwrap();
    let before = game.clone();
    assert_eq!(go(&mut game, "c54"), Err(IllegalAction::Repeats { ply: 2 }));
    assert_eq!(game, before);
    assert!(game.position().legal_actions().contains("c54".parse().unwrap()));
    assert!(!game.legal_actions().contains("c54".parse().unwrap()));
    assert_eq!(go(&mut game, "pass"), Err(IllegalAction::MustNotPass));
}

/// The error names a repeated position by the action before it, or as the start.
#[test]
fn errors_name_the_repeated_position() {
    let mut game = game(Repetition::Forbidden);
    go(&mut game, "c44").unwrap();
    let error = go(&mut game, "c54").unwrap_err();
    assert_eq!(error.to_string(), "it would repeat the position after action 2");

    let start: Position = game.earlier()[2];
    let mut game = Game::from_position(start, Repetition::Forbidden);
    go(&mut game, "c44").unwrap();
    let error = go(&mut game, "c54").unwrap_err();
    assert_eq!(error, IllegalAction::Repeats { ply: 0 });
    assert_eq!(error.to_string(), "it would repeat the position at the start of the game");
}

#[test]
fn a_draw_at_the_third_time() {
    let mut game = game(Repetition::DrawAtThird);
    for action in ["c44", "c54", "c44"] {
        go(&mut game, action).unwrap();
        assert_eq!(game.ending(), None);
    }
    go(&mut game, "c54").unwrap();
    assert_eq!(game.ending(), Some(Ending::ThirdRepetition));
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.legal_actions().len(), 0);
    assert_eq!(go(&mut game, "c44"), Err(IllegalAction::Ended));
    assert_eq!(game.undo(), "c54".parse().ok());
    assert_eq!((game.ending(), game.times_seen()), (None, 2));
}

/// The third occurrence needn't follow the second immediately.
#[test]
fn times_are_counted_over_the_whole_circle() {
    let mut game = game(Repetition::DrawAtThird);
    let mut seen = std::collections::HashMap::from([(*game.position(), 1)]);
    let mut rng = 7_u64;
    while game.ending().is_none() {
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
        let changes = game.legal_actions().changes();
        let squares = if changes.is_empty() { game.legal_actions().plays() } else { changes };
        let square = squares.iter().nth((rng >> 40) as usize % squares.len()).unwrap();
        let action = if changes.is_empty() { Action::Play(square) } else { Action::Change(square) };
        game.apply(action).unwrap();
        let times = seen.entry(*game.position()).or_insert(0);
        *times += 1;
        assert_eq!(game.times_seen(), *times);
        assert_eq!(game.ending() == Some(Ending::ThirdRepetition), *times == 3);
    }
}

/// Random games on one to three rows agree with a direct implementation of the rule: no action may
/// repeat a position; a player without another action passes; if the pass repeats a position, too,
/// or the opponent then has no action, the game has ended.
#[test]
fn exactly_repetitions_are_forbidden() {
    let mut rng = 1_u64;
    let mut below = |bound: usize| {
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
        (rng >> 33) as usize % bound
    };
    let free = |position: &Position, stood: &[Position]| -> Vec<Action> {
        let legal = position.legal_actions().filter(|&action| action != Action::Pass);
        legal.filter(|&a| !stood.contains(&position.apply(a).unwrap())).collect()
    };
    let (mut passes, mut ends) = (0, [0; 2]);
    for _ in 0..4_000 {
        let mut rows = ["9"; 9].map(String::from);
        for row in rows.iter_mut().take(1 + below(3)) {
            *row = (0..9).map(|_| ['B', 'G', 'W'][below(3)]).collect();
        }
        let token = ['B', 'G', 'W'][below(3)];
        let start: Position = format!("{} B {token}", rows.join("/")).parse().unwrap();
        let mut game = Game::from_position(start, Repetition::Forbidden);
        while game.ply() < 60 {
            let position = *game.position();
            let mut stood = [game.earlier(), &[position]].concat();
            let mut expected = free(&position, &stood);
            if expected.is_empty() {
                let [black, grey, white] =
                    three_colour_othello::Color::ALL.map(|color| position.squares(color));
                let turn = position.turn().opponent();
                let passed = Position::new(black, grey, white, turn, position.token()).unwrap();
                let comes_back = stood.contains(&passed);
                stood.push(passed);
                if !comes_back && !free(&passed, &stood).is_empty() {
                    expected.push(Action::Pass);
                    passes += 1;
                } else {
                    ends[usize::from(comes_back)] += 1;
                }
            }
            let legal: Vec<Action> = game.legal_actions().collect();
            assert_eq!(legal, expected, "{start}: {game}");
            assert_eq!(game.ending().is_some(), legal.is_empty());
            if legal.is_empty() {
                break;
            }
            // Changes are preferred, since plays never repeat a position.
            let changes: Vec<Action> =
                legal.iter().copied().filter(|a| matches!(a, Action::Change(_))).collect();
            let from = if changes.is_empty() { &legal } else { &changes };
            game.apply(from[below(from.len())]).unwrap();
        }
    }
    assert!(passes > 100 && ends[0] > 100 && ends[1] > 2, "{passes} passes, {ends:?} ends");
}

/// One row with changes only. Black's only change would repeat a position and white still has one,
/// so black passes.
#[test]
fn a_player_who_can_only_repeat_passes_or_the_game_ends() {
    let mut passes = 0;
    let mut ends = 0;
    for filling in 0..3_u32.pow(9) {
        let row: String =
            (0..9).map(|i| ['B', 'G', 'W'][(filling / 3_u32.pow(i) % 3) as usize]).collect();
        let position: Position = format!("{row}/9/9/9/9/9/9/9/9 B G").parse().unwrap();
        let mut game = Game::from_position(position, Repetition::Forbidden);
        while let Some(action) = game.legal_actions().next() {
            assert_eq!(game.times_seen(), 1);
            let would_change = !game.position().changes().is_empty();
            if action == Action::Pass && would_change {
                passes += 1;
                for square in game.position().changes() {
                    let error = game.clone().apply(Action::Change(square)).unwrap_err();
                    assert!(matches!(error, IllegalAction::Repeats { .. }));
                }
            }
            game.apply(action).unwrap();
        }
        ends += u32::from(game.position().ending().is_none());
        assert_eq!(game.ending(), Some(Ending::BothMustPass));
        assert_eq!(game.outcome(), Some(game.position().standing()));
        for action in game.position().legal_actions() {
            assert_eq!(game.clone().apply(action), Err(IllegalAction::Ended));
        }
    }
    assert!(passes > 0, "no player had to pass");
    assert!(ends > 0, "no game ended by the rule alone");
}

/// Black has no new play or change, and a pass would repeat a position as well, so the game has
/// ended.
#[test]
fn a_pass_that_repeats_is_forbidden_too() {
    let start: Position = "9/GBWBWGGWB/9/9/9/9/9/9/9 W G".parse().unwrap();
    let record = "c21 c27 c28 c26 pass c24 c28 c22 c23";
    let mut game = Game::from_record(start, Repetition::Forbidden, record).unwrap();
    assert_eq!(game.ending(), Some(Ending::BothMustPass));
    assert_eq!(game.legal_actions().len(), 0);
    assert_eq!(game.apply(Action::Pass), Err(IllegalAction::Ended));
    // Without its history the position has legal actions.
    assert_eq!(game.position().ending(), None);
}

proptest! {
    /// Under every rule, undo restores the game exactly, and an illegal action changes nothing.
    #[test]
    fn undo_goes_back((choices, changes) in choices(), rule in 0..3_usize) {
        let mut game = Game::new(Repetition::ALL[rule]);
        let mut states = vec![game.clone()];
        for choice in choices {
            let Some(action) = chosen(game.legal_actions(), choice, changes) else { break };
            game.apply(action).unwrap();
            states.push(game.clone());
        }
        while let Some(state) = states.pop() {
            prop_assert_eq!(&game, &state);
            prop_assert_eq!(game.earlier().len(), game.ply());
            let last = game.actions().last().copied();
            prop_assert_eq!(game.undo(), last);
        }
        prop_assert_eq!(game, Game::new(Repetition::ALL[rule]));
    }
}
