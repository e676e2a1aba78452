//! A search that is stopped in the middle of a depth, and one that varies by its seed.

use std::collections::BTreeSet;

use super::search::{minimax, the_line_is_worth_the_score};
use crate::common::positions;
use proptest::prelude::*;
use three_colour_othello::{Entry, Found, Game, Position, Repetition, Search, Table, evaluate};

/// 25 actions from the start.
const MIDDLE: &str = "75 57 67 76 c65 74 47 c57 86 35 36 34 87 38 85 c56 c45 95 63 53 96 97 c96 84";

/// The actions finished in the stopped depth count: the result is the best of them, and the first
/// of them is the best of the previous depth.
#[track_caller]
fn keeps_what_it_found(game: &Game, entries: usize) -> usize {
    let mut kept = 0;
    let mut deepest: Option<Found> = None;
    for nodes in (1..4000).step_by(41) {
        let mut entries = vec![Entry::EMPTY; entries];
        let search = Search::new().nodes(nodes).depth(4);
        let found = search.run_game(game, &mut Table::new(&mut entries), || false);
        let whole = deepest.filter(|whole| whole.depth == found.depth);
        if found.beyond == 0 {
            if found.depth > 0 {
                deepest = Some(found);
            }
            continue;
        }
        kept += 1;
        the_line_is_worth_the_score(game, &found, evaluate);
        assert!(found.beyond < game.legal_actions().len() && found.stopped && !found.is_final);
        let value = |action| {
            let mut after = game.clone();
            after.apply(action).unwrap();
            -minimax(&mut after, game.ply(), found.depth, evaluate)
        };
        let score = found.score.get();
        assert!(score <= game.legal_actions().map(value).max().unwrap());
        // It is at least as good as the action of a shallower search.
        if let Some(before) = whole.and_then(|whole| whole.action) {
            assert!(score >= value(before), "{nodes} nodes");
        }
    }
    kept
}

#[test]
fn a_depth_stopped_in_its_middle_counts() {
    for rule in Repetition::ALL {
        for record in ["", "43 34 c44", MIDDLE] {
            let game = Game::from_record(Position::START, rule, record).unwrap();
            for entries in [0, 1 << 10] {
                let kept = keeps_what_it_found(&game, entries);
                assert!(kept > 8, "{rule} {record}: {kept}");
            }
        }
    }
}

/// With all root actions finished except one, the result often differs from that of the previous
/// depth.
#[test]
fn it_changes_its_mind_in_the_middle_of_a_depth() {
    let game = Game::from_record(Position::START, Repetition::Free, MIDDLE).unwrap();
    let changed = (100..20_000).step_by(37).filter(|&nodes| {
        let search = Search::new().nodes(nodes);
        let found = search.run_game(&game, &mut Table::new(&mut []), || false);
        let whole = Search::new().depth(found.depth);
        let whole = whole.run_game(&game, &mut Table::new(&mut []), || false);
        found.beyond > 0 && found.action != whole.action
    });
    assert!(changed.count() > 5);
}

/// Each seed gives one game, different seeds give many, and decided scores are never varied.
#[test]
fn a_seed_is_a_game_of_its_own() {
    let game = |seed: u64, most: u16| {
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let mut table = Table::new(&mut entries);
        let mut game = Game::new(Repetition::DrawAtThird);
        while game.ply() < 12 {
            let search = Search::new().depth(2).variety(seed, most);
            let found = search.run_game(&game, &mut table, || false);
            game.apply(found.action.unwrap()).unwrap();
        }
        game.to_string()
    };
    let games: BTreeSet<String> = (0..30).map(|seed| game(seed, 30)).collect();
    assert!(games.len() > 15, "{}", games.len());
    assert_eq!(game(3, 30), game(3, 30));
    assert_eq!(game(3, 0), game(4, 0));

    let won: Position = "BW7/9/9/9/9/9/9/9/9 B G".parse().unwrap();
    for seed in 0..20 {
        let search = Search::new().variety(seed, u16::MAX);
        let found = search.run(&won, &[], &mut Table::new(&mut []), || false);
        assert_eq!(found.action, "13".parse().ok());
        assert!(found.score.is_win() && found.is_final);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Estimates vary by at most the requested amount, and a table separates seeds.
    #[test]
    fn a_variety_is_bounded(position in positions(), seed in any::<u64>(), most in 0..200_u16) {
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let mut table = Table::new(&mut entries);
        let plain = Search::new().depth(2);
        let varied = plain.variety(seed, most);
        let exact = plain.run(&position, &[], &mut table, || false);
        let found = varied.run(&position, &[], &mut table, || false);
        let alone = varied.run(&position, &[], &mut Table::new(&mut []), || false);
        prop_assert_eq!(found.score, alone.score);
        for other in [plain.variety(seed ^ 1, most), varied.extend_corners(false)] {
            let alone = other.run(&position, &[], &mut Table::new(&mut []), || false);
            prop_assert_eq!(other.run(&position, &[], &mut table, || false).score, alone.score);
        }
        prop_assert_eq!(exact.score, plain.run(&position, &[], &mut table, || false).score);
        let decided = |found: &Found| found.score.is_win() || found.score.is_loss();
        if decided(&exact) {
            prop_assert_eq!(found.score, exact.score);
        } else {
            prop_assert!(!decided(&found));
            prop_assert!((found.score.get() - exact.score.get()).abs() <= i32::from(most));
        }
    }
}
