//! Compares the search with plain minimax, and checks its limits and its line.

use std::ops::RangeInclusive;

use crate::common::{choices, chosen, positions};
use proptest::prelude::*;
use three_colour_othello::{
    Action, Entry, Found, Game, MAX_DEPTH, Outcome, Position, Repetition, Score, Search, Table,
    evaluate,
};

/// Plain minimax: tries all actions in order, without a table. `Game` makes the actions, so its
/// rule on repetition applies.
pub(crate) fn minimax(
    game: &mut Game,
    root: usize,
    depth: u8,
    evaluate: fn(&Position) -> i32,
) -> i32 {
    let position = *game.position();
    let circles = game.repetition() == Repetition::Free && game.ply() > root;
    if circles && game.times_seen() > 1 {
        return 0;
    }
    if let Some(outcome) = game.outcome() {
        return decided(&position, outcome);
    }
    if depth == 0 {
        return quiet(game, evaluate);
    }
    let mut best = i32::MIN;
    for action in game.legal_actions() {
        game.apply(action).unwrap();
        best = best.max(-minimax(game, root, depth - 1, evaluate));
        game.undo();
    }
    best
}

/// The estimate, or the best score after plays in corners.
fn quiet(game: &mut Game, evaluate: fn(&Position) -> i32) -> i32 {
    let position = *game.position();
    if let Some(outcome) = game.outcome() {
        return decided(&position, outcome);
    }
    let mut best = evaluate(&position).clamp(-9_999, 9_999);
    for action in game.legal_actions().filter(is_play_in_a_corner) {
        game.apply(action).unwrap();
        best = best.max(-quiet(game, evaluate));
        game.undo();
    }
    best
}

fn is_play_in_a_corner(action: &Action) -> bool {
    matches!(action, Action::Play(s) if [1, 9].contains(&s.row()) && [1, 9].contains(&s.col()))
}

fn decided(position: &Position, outcome: Outcome) -> i32 {
    let count = |color| position.count(color) as i32;
    let (me, them) = (position.turn().color(), position.turn().opponent().color());
    let lead = count(me) - count(them);
    match outcome {
        Outcome::Draw => 0,
        Outcome::Won(winner) if winner == position.turn() => 10_000 + lead,
        Outcome::Won(_) => -10_000 + lead,
    }
}

/// Plays the line and compares its end with the score.
#[track_caller]
pub(crate) fn the_line_is_worth_the_score(
    game: &Game,
    found: &Found,
    evaluate: fn(&Position) -> i32,
) {
    let mut end = game.clone();
    for &action in found.line.iter() {
        end.apply(action).unwrap();
    }
    assert_eq!(found.action, found.line.first().copied());
    let circles = game.repetition() == Repetition::Free && end.ply() > game.ply();
    let score = if circles && end.times_seen() > 1 {
        0
    } else if let Some(outcome) = end.outcome() {
        decided(end.position(), outcome)
    } else {
        let deeper = usize::from(found.beyond > 0);
        let beyond = found.line.get(usize::from(found.depth) + deeper..).unwrap();
        assert!(beyond.iter().all(is_play_in_a_corner));
        evaluate(end.position())
    };
    let side = if found.line.len() % 2 == 0 { 1 } else { -1 };
    assert_eq!(found.score.get(), side * score, "{found:?}");
}

/// Compares depth by depth, with one small table for all searches.
#[track_caller]
fn agrees(game: &Game, depths: RangeInclusive<u8>, table: &mut Table<'_>) {
    agrees_with(game, depths, table, evaluate);
}

#[track_caller]
fn agrees_with(
    game: &Game,
    depths: impl Iterator<Item = u8>,
    table: &mut Table<'_>,
    evaluate: fn(&Position) -> i32,
) {
    for depth in depths {
        let expected = minimax(&mut game.clone(), game.ply(), depth, evaluate);
        let search = Search::new().depth(depth).repetition(game.repetition());
        let found = search.run_with(game.position(), game.earlier(), table, || false, evaluate);
        assert_eq!(found.score.get(), expected, "{} depth {depth}", game.position());
        assert!(!found.stopped);
        assert!(found.depth == depth || found.is_final);
        the_line_is_worth_the_score(game, &found, evaluate);
    }
}

/// A meaningless evaluation: neighbouring positions differ as much as any two, so a score from the
/// wrong place is noticed.
fn noise(position: &Position) -> i32 {
    (position.zobrist() % 2001) as i32 - 1000
}

/// Three separate rows of pieces with only changes and passes. Nearly every order of these leads to
/// the same positions, and positions repeat all the time.
fn rows_of_changes() -> impl Strategy<Value = Position> {
    let row = || proptest::collection::vec(prop::sample::select(&b"BGGW"[..]), 9);
    (row(), row(), row(), any::<bool>(), 0..3_usize).prop_map(|(a, b, c, black, token)| {
        let [a, b, c] = [a, b, c].map(|row| String::from_utf8(row).unwrap());
        let turn = if black { 'B' } else { 'W' };
        let token = three_colour_othello::Color::ALL[token].letter();
        format!("{a}/9/{b}/9/{c}/9/9/9/9 {turn} {token}").parse().unwrap()
    })
}

#[test]
fn equals_minimax_from_the_start() {
    for rule in Repetition::ALL {
        let game = Game::new(rule);
        for size in [0, 1, 100, 1 << 14] {
            let mut entries = vec![Entry::EMPTY; size];
            agrees(&game, 1..=4, &mut Table::new(&mut entries));
        }
    }
}

/// Right after a repetition, the score depends on the history.
#[test]
fn equals_minimax_around_repetitions() {
    let mut entries = vec![Entry::EMPTY; 1 << 14];
    let mut table = Table::new(&mut entries);
    for record in ["43 34", "43 34 c44", "43 34 c44 c54", "43 34 c44 c54 c44"] {
        for rule in Repetition::ALL {
            if let Ok(game) = Game::from_record(Position::START, rule, record) {
                agrees(&game, 1..=4, &mut table);
            }
        }
    }
}

/// Small positions with only changes, where positions repeat all the time and games end.
#[test]
fn equals_minimax_where_nothing_but_changes_is_left() {
    let mut entries = vec![Entry::EMPTY; 1 << 12];
    let mut table = Table::new(&mut entries);
    for text in [
        "BGWGBGW2/9/9/9/9/9/9/9/9 B G",
        "BGGGGGGGW/9/9/9/9/9/9/9/9 B G",
        "BGWWGGBGW/9/GGBGWGGGB/9/9/9/9/9/9 W B",
        "BGGWBGGWB/GGGGGGGGG/WGGBWGGBW/9/9/9/9/9/9 W G",
    ] {
        for rule in Repetition::ALL {
            let game = Game::from_position(text.parse().unwrap(), rule);
            let depth = if game.legal_actions().len() > 8 { 4 } else { 7 };
            agrees(&game, 1..=depth, &mut table);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn equals_minimax_in_games((choices, changes) in choices(), rule in 0..3_usize) {
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let mut table = Table::new(&mut entries);
        let mut game = Game::new(Repetition::ALL[rule]);
        for choice in choices {
            let Some(action) = chosen(game.legal_actions(), choice, changes) else { break };
            game.apply(action).unwrap();
        }
        agrees(&game, 1..=3, &mut table);
    }

    #[test]
    fn equals_minimax_for_any_layout(position in positions(), rule in 0..3_usize) {
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let game = Game::from_position(position, Repetition::ALL[rule]);
        let depth = if game.legal_actions().len() > 25 { 2 } else { 3 };
        agrees(&game, 1..=depth, &mut Table::new(&mut entries));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn equals_minimax_among_changes(position in rows_of_changes(), rule in 0..3_usize) {
        let mut entries = vec![Entry::EMPTY; 1 << 14];
        let game = Game::from_position(position, Repetition::ALL[rule]);
        let depth = match game.legal_actions().len() {
            0..=5 => 8,
            6..=8 => 6,
            _ => 5,
        };
        // The last searches are shallow again, and must not use entries of deeper searches.
        let depths = (1..=depth).chain([depth - 2, depth - 3]);
        agrees_with(&game, depths, &mut Table::new(&mut entries), noise);
    }
}

/// Boards that are full except for the corners and a few more squares, so that both sides take
/// corners beyond the depth.
fn open_corners() -> impl Strategy<Value = Position> {
    let rows = proptest::collection::vec(prop::sample::select(&b"BGWBW"[..]), 81);
    (rows, any::<bool>(), 0..3_usize).prop_map(|(mut cells, black, token)| {
        for corner in [0, 8, 72, 80] {
            cells[corner] = b'1';
        }
        let rows: Vec<&str> =
            cells.chunks(9).map(|row| std::str::from_utf8(row).unwrap()).collect();
        let turn = if black { 'B' } else { 'W' };
        format!("{} {turn} {}", rows.join("/"), three_colour_othello::Color::ALL[token].letter())
            .parse()
            .unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn equals_minimax_where_corners_are_open(position in open_corners(), rule in 0..3_usize) {
        let mut entries = vec![Entry::EMPTY; 1 << 10];
        let game = Game::from_position(position, Repetition::ALL[rule]);
        let mut table = Table::new(&mut entries);
        agrees_with(&game, 1..=2, &mut table, noise);
        // The table separates searches without corners.
        let plain = Search::new().depth(2).extend_corners(false).repetition(game.repetition());
        let beside = plain.run_with(&position, &[], &mut table, || false, noise);
        let alone = plain.run_with(&position, &[], &mut Table::new(&mut []), || false, noise);
        prop_assert_eq!(beside.score, alone.score);
    }
}

#[test]
fn the_budget_is_kept() {
    let mut entries = vec![Entry::EMPTY; 1 << 10];
    for nodes in [0, 1, 2, 13, 14, 15, 255, 256, 257, 10_000] {
        let mut table = Table::new(&mut entries);
        table.clear();
        let search = Search::new().nodes(nodes);
        let found = search.run(&Position::START, &[], &mut table, || false);
        assert!(found.nodes <= nodes && found.stopped, "{nodes}");
        let action = found.action.unwrap();
        assert!(Position::START.legal_actions().contains(action));
        assert_eq!(found.line.first(), Some(&action));
        // Depth 1 visits the root and its 13 children at least once, and may visit them twice.
        assert!(found.depth == 0 || nodes >= 14, "{nodes}: {}", found.depth);
        assert!(found.depth > 0 || nodes < 28, "{nodes}: {}", found.depth);
    }
}

/// If no depth is finished, there is an action, but the score is the estimate of the position.
#[test]
fn at_depth_zero_the_score_is_the_estimate() {
    let position = Position::START.apply("34".parse().unwrap()).unwrap();
    for search in [Search::new().depth(0), Search::new().nodes(0), Search::new().nodes(1)] {
        let found = search.run(&position, &[], &mut Table::new(&mut []), || false);
        assert_eq!(found.score, Score::estimate(evaluate(&position)));
        let first = position.legal_actions().next();
        assert_eq!((found.action, found.line.first().copied()), (first, first));
        assert_eq!((found.depth, found.beyond, found.is_final), (0, 0, false));
        assert_eq!(found.line.len(), 1);
        assert_eq!(found.stopped, search.greatest_depth() > 0);
    }
}

#[test]
fn the_closure_stops_it() {
    let mut table = Table::new(&mut []);
    let found = Search::new().run(&Position::START, &[], &mut table, || true);
    assert_eq!((found.nodes, found.depth, found.beyond, found.stopped), (0, 0, 0, true));
    assert_eq!(found.action, Position::START.legal_actions().next());

    let mut asked = 0;
    let found = Search::new().run(&Position::START, &[], &mut table, || {
        asked += 1;
        asked == 5
    });
    assert_eq!((found.nodes, found.stopped), (4 * 256, true));
}

/// Two cycles of changes without a relevant empty square: the search ends as soon as no greater
/// depth can change the result.
#[test]
fn circles_end_the_search_early() {
    let text = "BGWGBGW2/9/9/9/9/9/9/9/9 B G";
    for rule in Repetition::ALL {
        let game = Game::from_position(text.parse().unwrap(), rule);
        let mut entries = vec![Entry::EMPTY; 1 << 12];
        let search = Search::new().nodes(5_000_000);
        let found = search.run_game(&game, &mut Table::new(&mut entries), || false);
        assert!(found.is_final && !found.stopped, "{rule}: {found:?}");
    }
}

#[test]
fn an_ended_game_has_no_action() {
    let position: Position = "BB6W/9/9/9/9/9/9/9/9 W G".parse().unwrap();
    let found = Search::new().run(&position, &[], &mut Table::new(&mut []), || false);
    assert_eq!((found.action, found.score.get(), found.nodes), (None, -10_001, 0));
    assert!(found.is_final && found.line.is_empty());

    let record = "43 34 c44 c54 c44 c54";
    let game = Game::from_record(Position::START, Repetition::DrawAtThird, record).unwrap();
    let found = Search::new().run_game(&game, &mut Table::new(&mut []), || false);
    assert_eq!((found.action, found.score), (None, Score::EVEN));
}

/// A slice that isn't the history of a game does no harm.
#[test]
fn any_history_is_accepted() {
    let odd: Position = "BG7/9/9/9/9/9/9/9/9 W G".parse().unwrap();
    let histories: [&[Position]; 3] = [&[odd], &[Position::START; 9], &[Position::START, odd]];
    for history in histories {
        for rule in Repetition::ALL {
            let search = Search::new().depth(3).repetition(rule);
            let found = search.run(&Position::START, history, &mut Table::new(&mut []), || false);
            assert_eq!(found.action.is_none(), found.line.is_empty());
        }
    }
}

#[test]
fn an_evaluation_of_ones_own_is_cut_off_below_decided_games() {
    let wild = |position: &Position| if position.plays().len() > 9 { i32::MAX } else { i32::MIN };
    for depth in 0..=3 {
        let search = Search::new().depth(depth);
        let mut table = Table::new(&mut []);
        let found = search.run_with(&Position::START, &[], &mut table, || false, wild);
        assert!(!found.score.is_win() && !found.score.is_loss());
        assert_eq!(found.score.get().abs(), 9_999);
    }
}

#[test]
fn depth_is_bounded() {
    assert_eq!(Search::new().depth(255).greatest_depth(), MAX_DEPTH);
    assert_eq!(Search::default(), Search::new());
}

/// Entries from searches of another game change no score.
#[test]
fn a_table_may_stay_between_games_and_rules() {
    let mut entries = vec![Entry::EMPTY; 1 << 12];
    let mut table = Table::new(&mut entries);
    for rule in Repetition::ALL {
        for record in ["", "43", "43 34 c44 c54", "43 34"] {
            let game = Game::from_record(Position::START, rule, record);
            let Ok(game) = game else { continue };
            let search = Search::new().depth(5);
            let with = search.run_game(&game, &mut table, || false);
            let without = search.run_game(&game, &mut Table::new(&mut []), || false);
            assert_eq!(with.score, without.score, "{rule} {record}");
            the_line_is_worth_the_score(&game, &with, evaluate);
        }
    }
    assert!(table.used() > 0);
}

/// Searches with and without corners beyond the depth can share a table without using each other's
/// entries.
#[test]
fn a_table_may_stay_when_corners_are_left_out() {
    let mut state = 1_u64;
    let mut differ = 0;
    for _ in 0..200 {
        let cells: Vec<u8> = (0..81)
            .map(|cell| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let is_corner = [0, 8, 72, 80].contains(&cell);
                if is_corner { b'1' } else { b"BGW11"[(state >> 33) as usize % 5] }
            })
            .collect();
        let rows: Vec<&str> =
            cells.chunks(9).map(|row| std::str::from_utf8(row).unwrap()).collect();
        let position: Position = format!("{} B G", rows.join("/")).parse().unwrap();
        let mut entries = vec![Entry::EMPTY; 1 << 12];
        let mut table = Table::new(&mut entries);
        let scores = [true, false].map(|corners| {
            let search = Search::new().depth(3).extend_corners(corners);
            let beside = search.run_with(&position, &[], &mut table, || false, noise);
            let mut none = Table::new(&mut []);
            let alone = search.run_with(&position, &[], &mut none, || false, noise);
            assert_eq!(beside.score, alone.score, "{position} {corners}");
            alone.score
        });
        differ += u32::from(scores[0] != scores[1]);
    }
    assert!(differ > 50, "{differ}");
}

#[test]
fn it_sees_a_win_and_takes_it() {
    // White's last piece is sandwiched and turns grey, so white has no pieces left.
    let position: Position = "BW7/9/9/9/9/9/9/9/9 B G".parse().unwrap();
    let found = Search::new().run(&position, &[], &mut Table::new(&mut []), || false);
    assert!(found.score.is_win() && found.is_final);
    assert_eq!(found.action, Some(Action::Play("13".parse().unwrap())));
}
