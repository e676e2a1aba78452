//! Scores of all legal actions, and the loss of an action that was made.

use super::search::{minimax, the_line_is_worth_the_score};
use crate::common::{choices, chosen, positions};
use proptest::prelude::*;
use three_colour_othello::{
    Action, Analysis, Entry, Found, Game, Position, Repetition, Score, Search, Table, evaluate,
};

fn value(game: &Game, action: Action, depth: u8) -> i32 {
    let mut after = game.clone();
    after.apply(action).unwrap();
    -minimax(&mut after, game.ply(), depth - 1, evaluate)
}

/// Checks that every legal action occurs once, the best first, with the score of an exhaustive
/// search and a line that leads to it.
#[track_caller]
fn holds(game: &Game, analysis: &Analysis, depth: u8) {
    let mut actions: Vec<Action> = analysis.iter().map(|assessed| assessed.action).collect();
    actions.sort();
    let mut legal: Vec<Action> = game.legal_actions().collect();
    legal.sort();
    assert_eq!(actions, legal);
    assert!(analysis.is_sorted_by(|a, b| (b.score, a.action) < (a.score, b.action)));
    assert!(!analysis.stopped && (analysis.is_final || analysis.depth == depth));
    for assessed in analysis.iter() {
        let expected = value(game, assessed.action, depth);
        assert_eq!(assessed.score.get(), expected, "{} {}", game.position(), assessed.action);
        let found = Found {
            action: Some(assessed.action),
            score: assessed.score,
            line: assessed.line,
            depth: analysis.depth,
            beyond: 0,
            nodes: 0,
            is_final: assessed.is_final,
            stopped: false,
        };
        the_line_is_worth_the_score(game, &found, evaluate);
        assert_eq!(analysis.of(assessed.action), Some(assessed));
    }
}

fn game_of(choices: Vec<u16>, changes: bool, rule: usize) -> Game {
    let mut game = Game::new(Repetition::ALL[rule]);
    for choice in choices {
        let Some(action) = chosen(game.legal_actions(), choice, changes) else { break };
        game.apply(action).unwrap();
    }
    game
}

#[test]
fn of_the_start() {
    for rule in Repetition::ALL {
        let game = Game::new(rule);
        for size in [0, 1 << 12] {
            let mut entries = vec![Entry::EMPTY; size];
            let mut table = Table::new(&mut entries);
            for depth in 1..=4 {
                let search = Search::new().depth(depth);
                holds(&game, &search.analyse_game(&game, &mut table, || false), depth);
            }
        }
    }
}

#[test]
fn around_repetitions() {
    let mut entries = vec![Entry::EMPTY; 1 << 12];
    let mut table = Table::new(&mut entries);
    for record in ["43 34 c44", "43 34 c44 c54", "43 34 c44 c54 c44"] {
        for rule in Repetition::ALL {
            let Ok(game) = Game::from_record(Position::START, rule, record) else { continue };
            let search = Search::new().depth(3);
            holds(&game, &search.analyse_game(&game, &mut table, || false), 3);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    #[test]
    fn of_games((choices, changes) in choices(), rule in 0..3_usize) {
        let game = game_of(choices, changes, rule);
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let mut table = Table::new(&mut entries);
        holds(&game, &Search::new().depth(2).analyse_game(&game, &mut table, || false), 2);
    }

    #[test]
    fn of_any_layout(position in positions(), rule in 0..3_usize) {
        let game = Game::from_position(position, Repetition::ALL[rule]);
        let mut table = Table::new(&mut []);
        holds(&game, &Search::new().depth(2).analyse_game(&game, &mut table, || false), 2);
    }

    /// The loss is the difference between the best action and the one that was made.
    #[test]
    fn judged((choices, changes) in choices(), rule in 0..3_usize) {
        let game = game_of(choices, changes, rule);
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let mut table = Table::new(&mut entries);
        let mut before = game.clone();
        while let Some(made) = before.undo() {
            let ply = before.ply();
            if ply % 5 > 0 {
                continue;
            }
            let judged = Search::new().depth(2).judge(&game, ply, &mut table, || false).unwrap();
            prop_assert_eq!(judged.player, before.position().turn());
            prop_assert_eq!(judged.made.action, made);
            prop_assert_eq!(judged.made.score.get(), value(&before, made, 2));
            let best = before.legal_actions().map(|action| value(&before, action, 2)).max();
            prop_assert_eq!(Some(judged.best.score.get()), best);
            prop_assert_eq!(value(&before, judged.best.action, 2), judged.best.score.get());
            // If no action is better than the one that was made, it is the best one.
            let is_better = judged.best.score > judged.made.score;
            prop_assert!(is_better || judged.best == judged.made);
            let (made, best) = (judged.made.score, judged.best.score);
            prop_assert_eq!(judged.lost(), (best.hundredths() - made.hundredths()).max(0));
            prop_assert_eq!(judged.gave_away_a_win(), best.is_win() && !made.is_win());
        }
        prop_assert_eq!(Search::new().judge(&game, game.ply(), &mut table, || false), None);
    }
}

/// Two rows of few squares, with all fillings of one: if one play certainly wins, others often
/// don't.
#[test]
fn a_win_given_away() {
    let mut table = Table::new(&mut []);
    let search = Search::new().depth(6);
    let (mut kept, mut given_away) = (0, 0);
    for filling in 0..3_u32.pow(5) {
        let row: String =
            (0..5).map(|i| ['1', 'G', 'W'][(filling / 3_u32.pow(i) % 3) as usize]).collect();
        let start: Position = format!("B{row}3/W8/9/9/9/9/9/9/9 B G").parse().unwrap();
        let analysis = search.analyse(&start, &[], &mut table, || false);
        for assessed in analysis.iter() {
            let mut game = Game::from_position(start, Repetition::Free);
            game.apply(assessed.action).unwrap();
            let judged = search.judge(&game, 0, &mut table, || false).unwrap();
            assert_eq!(judged.made.score, assessed.score);
            let is_better = judged.best.score > judged.made.score;
            assert!(is_better || judged.best == judged.made, "{start} {}", assessed.action);
            assert_eq!(judged.best.score, analysis[0].score, "{start} {}", assessed.action);
            let best_wins = analysis[0].score.is_win();
            assert_eq!(judged.gave_away_a_win(), best_wins && !assessed.score.is_win());
            kept += u32::from(best_wins && assessed.score.is_win());
            given_away += u32::from(judged.gave_away_a_win());
        }
    }
    assert!(kept > 10 && given_away > 10, "{kept} {given_away}");
}

/// A budget ends an analysis between two depths, so all its scores are of one depth.
#[test]
fn a_budget_is_kept() {
    for nodes in [0, 1, 12, 13, 100, 1000, 10_000] {
        let search = Search::new().nodes(nodes);
        let analysis = search.analyse(&Position::START, &[], &mut Table::new(&mut []), || false);
        assert!(analysis.nodes <= nodes && analysis.stopped && analysis.len() == 13);
        assert_eq!(analysis.depth == 0, nodes < 13, "{nodes}");
        for assessed in analysis.iter() {
            assert_eq!(assessed.line.len(), usize::from(analysis.depth.max(1)));
            if analysis.depth == 0 {
                let after = Position::START.apply(assessed.action).unwrap();
                assert_eq!(assessed.score, -Score::estimate(evaluate(&after)));
            }
        }
        let game = Game::from_record(Position::START, Repetition::Free, "34").unwrap();
        let judged = search.judge(&game, 0, &mut Table::new(&mut []), || false).unwrap();
        assert!(judged.nodes <= nodes);
        assert_eq!((judged.depth == 0, judged.made == judged.best), (nodes < 14, nodes < 14));
    }
    let analysis = Search::new().analyse(&Position::START, &[], &mut Table::new(&mut []), || true);
    assert_eq!((analysis.nodes, analysis.depth, analysis.len()), (0, 0, 13));
}

#[test]
fn an_ended_game_has_nothing_to_analyse() {
    let ended: Position = "BB6W/9/9/9/9/9/9/9/9 W G".parse().unwrap();
    let analysis = Search::new().analyse(&ended, &[], &mut Table::new(&mut []), || false);
    assert!(analysis.is_empty() && analysis.is_final && !analysis.stopped);
    assert_eq!(analysis.of(Action::Pass), None);
}

/// A decided game counts its pieces; an estimate is unchanged.
#[test]
fn hundredths() {
    let score = |text: &str| {
        let position: Position = text.parse().unwrap();
        Search::new().run(&position, &[], &mut Table::new(&mut []), || false).score.hundredths()
    };
    assert_eq!(score("BB6W/9/9/9/9/9/9/9/9 B G"), 100);
    assert_eq!(score("BB6W/9/9/9/9/9/9/9/9 W G"), -100);
    assert_eq!(score("BBB6/9/9/9/9/9/9/9/9 W G"), -300);
    assert_eq!(score("B7W/9/9/9/9/9/9/9/9 W B"), 0);
    assert_eq!(Score::estimate(i32::MAX).hundredths(), 9_999);
}
