//! Compares solved endgames with a fixpoint over all reachable positions.

use std::collections::{BTreeSet, HashMap};

use crate::common::{positions, reached};
use proptest::prelude::*;
use three_colour_othello::{
    Endgame, Game, Outcome, Player, Position, Repetition, Score, Search, Solved, Table,
};

/// Black's margin in an ended game: twice the lead in pieces, plus 1 for a win and minus 1 for a
/// loss, so that a win by the token is 1 and a draw 0.
fn lead(position: &Position) -> i32 {
    let of = |player: Player| position.count(player.color()) as i32;
    let pieces = of(Player::Black) - of(Player::White);
    match position.standing() {
        Outcome::Won(Player::Black) => 2 * pieces + 1,
        Outcome::Won(Player::White) => 2 * pieces - 1,
        Outcome::Draw => 0,
    }
}

/// The same margin of a score, which is relative to the player to move.
fn lead_of(score: Score, turn: Player) -> i32 {
    let own = match (score.is_win(), score.is_loss()) {
        (true, _) => 2 * (score.get() - 10_000) + 1,
        (_, true) => 2 * (score.get() + 10_000) - 1,
        _ => 0,
    };
    if turn == Player::Black { own } else { -own }
}

/// The worth of a position if a game that never ends is a draw; `None` if more than `most`
/// positions are reachable.
fn worth(start: &Position, most: usize) -> Option<i32> {
    let mut numbers = HashMap::from([(*start, 0)]);
    let mut all = vec![*start];
    let mut after: Vec<Vec<usize>> = Vec::new();
    while let Some(position) = all.get(after.len()).copied() {
        let next = position.legal_actions().map(|action| position.apply(action).unwrap());
        let next: Vec<Position> = next.collect();
        let mut list = Vec::new();
        for position in next {
            let number = *numbers.entry(position).or_insert(all.len());
            if number == all.len() {
                all.push(position);
            }
            list.push(number);
        }
        after.push(list);
        if all.len() > most {
            return None;
        }
    }
    // The best that a player can force, and everything else for the opponent.
    let forces = |player: Player, least: i32| {
        let sign = if player == Player::Black { 1 } else { -1 };
        let mut reached: Vec<bool> = all
            .iter()
            .zip(&after)
            .map(|(position, after)| after.is_empty() && sign * lead(position) >= least)
            .collect();
        loop {
            let mut changed = false;
            for i in (0..all.len()).filter(|&i| !after[i].is_empty()) {
                let mut next = after[i].iter().map(|&next| reached[next]);
                let now = if all[i].turn() == player { next.any(|n| n) } else { next.all(|n| n) };
                changed |= now && !reached[i];
                reached[i] |= now;
            }
            if !changed {
                return reached[0];
            }
        }
    };
    let ends = all.iter().zip(&after).filter(|(_, after)| after.is_empty());
    let leads: BTreeSet<i32> = ends.map(|(position, _)| lead(position).abs()).collect();
    let best = |player| leads.iter().rev().copied().find(|&n| n > 0 && forces(player, n));
    Some(best(Player::Black).or_else(|| best(Player::White).map(|worst| -worst)).unwrap_or(0))
}

fn solved(position: Position, rule: Repetition, nodes: u64) -> (Game, Solved) {
    let game = Game::from_position(position, rule);
    let solved = Endgame::new(1 << 14).solve(&game, nodes, || false);
    (game, solved)
}

struct Agreed {
    is_exact: bool,
    worth: i32,
}

/// Checks the proven bounds against the fixpoint.
fn agrees(position: Position) -> Option<Agreed> {
    let worth = worth(&position, 3_000)?;
    let mut exact = true;
    for rule in [Repetition::Free, Repetition::DrawAtThird] {
        let (game, solved) = solved(position, rule, 200_000);
        let turn = position.turn();
        let mut bounds = [solved.at_least, solved.at_most].map(|score| lead_of(score, turn));
        bounds.sort_unstable();
        assert!(bounds[0] <= worth && worth <= bounds[1], "{position} {worth}: {solved:?}");
        if let Some(outcome) = solved.outcome(&game) {
            let expected = match worth {
                0 => Outcome::Draw,
                1.. => Outcome::Won(Player::Black),
                _ => Outcome::Won(Player::White),
            };
            assert_eq!(outcome, expected, "{position}");
        }
        // After the reported action, the player can still force the bound.
        if let Some(action) = solved.action {
            let next = position.apply(action).unwrap();
            let after = self::worth(&next, 3_000).unwrap();
            let least = lead_of(solved.at_least, turn);
            let kept = if turn == Player::Black { after >= least } else { after <= least };
            assert!(kept, "{position} {action}: {after}, not {least}");
        }
        exact &= solved.is_exact();
    }
    Some(Agreed { is_exact: exact, worth })
}

#[test]
fn small_endgames_are_solved_and_right() {
    let rows = ["BGWBGWBG1", "1GWBG1WGB", "BWGGW1GB1", "GWB2BWGG", "B1GW1GWBB", "WBG1GBW1G"];
    // The two rows are independent.
    let others = ["9", "BGW1GB3", "2WGB1GW1", "GGWB5", "1WGB1BWG1"];
    let (mut exact, mut all, mut draws) = (0, 0, 0);
    for first in rows {
        for second in others {
            for end in ["B G", "B B", "B W", "W G", "W W"] {
                let text = format!("{first}/9/9/{second}/9/9/9/9/9 {end}");
                let Some(Agreed { is_exact, worth }) = agrees(text.parse().unwrap()) else {
                    continue;
                };
                all += 1;
                exact += usize::from(is_exact);
                draws += usize::from(worth == 0);
            }
        }
    }
    println!("{exact} of {all}, {draws} draws");
    assert!(all >= 100 && draws > 0 && 20 * exact >= 19 * all, "{exact} of {all}, {draws}");
}

/// Boards with few empty squares and mostly black pieces, so that few positions are reachable.
#[test]
fn full_boards_are_solved_and_right() {
    let mut state = 1_u64;
    let mut random = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) % below
    };
    let (mut exact, mut all, mut signs) = (0, 0, [0; 3]);
    for number in 0..400 {
        let (first, second) = if number % 2 == 0 { ('B', 'W') } else { ('W', 'B') };
        let mut cells: Vec<char> = (0..81)
            .map(|_| match random(60) {
                0..=4 => second,
                5 => 'G',
                _ => first,
            })
            .collect();
        for _ in 0..number % 6 + 1 {
            cells[random(81) as usize] = '1';
        }
        let rows: Vec<String> = cells.chunks(9).map(|row| row.iter().collect()).collect();
        let end = ["B G", "B B", "B W", "W G", "W W", "W B"][random(6) as usize];
        let position: Position = format!("{} {end}", rows.join("/")).parse().unwrap();
        let Some(agreed) = agrees(position).filter(|_| position.ending().is_none()) else {
            continue;
        };
        all += 1;
        exact += usize::from(agreed.is_exact);
        signs[(agreed.worth.signum() + 1) as usize] += 1;
    }
    assert!(all >= 40 && 20 * exact >= 19 * all, "{exact} of {all}: {signs:?}");
    assert!(signs[0] >= 10 && signs[2] >= 10, "{signs:?}");
}

/// The winner of a real endgame with fourteen empty squares is known after a few thousand nodes.
#[test]
fn a_win_that_needs_few_changes_is_found_soon() {
    let text = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/2GGWGB1B/\
                2BBGGBB1 W B";
    let game = Game::from_position(text.parse().unwrap(), Repetition::DrawAtThird);
    let solved = Endgame::new(1 << 14).solve(&game, 10_000, || false);
    assert_eq!(solved.outcome(&game), Some(Outcome::Won(Player::Black)), "{solved:?}");
}

/// Under a rule that forbids repetition, no proven bound contradicts a search to the end.
#[test]
fn forbidden_actions_are_no_replies() {
    let mut compared = 0;
    for row in ["BGWBGWBG1", "1GWBG1WGB", "BWGGW1GB1", "GWB2BWGG", "B1GW1GWBB", "WBG1GBW1G"] {
        for end in ["B G", "B B", "B W", "W G", "W W", "W B"] {
            let text = format!("{row}/9/9/9/9/9/9/9/9 {end}");
            let (game, solved) = solved(text.parse().unwrap(), Repetition::Forbidden, 50_000);
            let search = Search::new().nodes(100_000);
            let found = search.run_game(&game, &mut Table::new(&mut []), || false);
            if found.is_final {
                let claimed = solved.at_least <= found.score && found.score <= solved.at_most;
                assert!(claimed, "{text}: {} but {solved:?}", found.score);
                compared += 1;
            }
        }
    }
    assert!(compared >= 20, "{compared}");
}

#[test]
fn the_history_of_a_game_counts() {
    // Black wins by a change, unless it would repeat a position.
    for record in ["43 34 c44 c54", "43 34 c44 c54 c44"] {
        for rule in Repetition::ALL {
            let Ok(game) = Game::from_record(Position::START, rule, record) else { continue };
            let solved = Endgame::new(1 << 10).solve(&game, 2_000, || false);
            assert!(solved.at_least <= solved.at_most && solved.nodes <= 2_000);
        }
    }
    let drawn =
        Game::from_record(Position::START, Repetition::DrawAtThird, "43 34 c44 c54 c44 c54")
            .unwrap();
    let solved = Endgame::new(16).solve(&drawn, 0, || false);
    assert_eq!((solved.at_least, solved.is_exact(), solved.nodes), (Score::EVEN, true, 0));
    assert_eq!(solved.to_string(), "a draw (exact)");
}

/// A position of the history doesn't prove that a line goes in circles, since its successors were
/// never searched.
#[test]
fn positions_of_the_history_prove_no_draw() {
    let start: Position = "9/GBBWB4/9/9/9/9/9/9/9 W G".parse().unwrap();
    let circling = "c21 c22 c24 c22 c24";
    let lengths = (0..=circling.split(' ').count()).map(|len| {
        let actions: Vec<&str> = circling.split(' ').take(len).collect();
        actions.join(" ")
    });
    for record in lengths {
        let game = Game::from_record(start, Repetition::Free, &record).unwrap();
        let worth = worth(game.position(), 3_000).unwrap();
        let turn = game.position().turn();
        let alone = Game::from_position(*game.position(), Repetition::Free);
        for game in [&game, &alone] {
            let solved = Endgame::new(1 << 14).solve(game, 200_000, || false);
            let mut bounds = [solved.at_least, solved.at_most].map(|score| lead_of(score, turn));
            bounds.sort_unstable();
            assert!(bounds[0] <= worth && worth <= bounds[1], "{record}: {worth}, {solved:?}");
            assert_eq!(solved.is_known(), solved.to_string() != "not proven");
        }
    }
}

#[test]
fn it_stops_when_it_is_told_to() {
    let game = Game::new(Repetition::DrawAtThird);
    let mut asked = 0;
    let solved = Endgame::new(1 << 10).solve(&game, u64::MAX, || {
        asked += 1;
        asked > 3
    });
    assert_eq!((solved.nodes, asked), (3 * 256, 4));
    assert_eq!((solved.to_string().as_str(), solved.action), ("not proven", None));
    assert!(!solved.is_known());
    // A solver without memory ends, too.
    assert!(Endgame::new(0).solve(&game, 1_000, || false).nodes <= 1_000);
}

/// An endgame of a real game that a search of a million nodes doesn't solve.
#[test]
fn a_real_endgame_is_solved() {
    let text = "1WGGGGWGW/BWWBBBBBW/GWWWBGGGW/GWGGGGGGW/BWBGGWGBW/GGBBGWWBW/BWBWWWWWG/\
                GGWWWWWGW/BWGWGWGGW B B";
    let game = Game::from_position(text.parse().unwrap(), Repetition::DrawAtThird);
    let solved = Endgame::new(1 << 18).solve(&game, 300_000, || false);
    assert_eq!(solved.to_string(), "lost by 7 (exact)");
    let search = Search::new().nodes(100_000);
    assert!(!search.run_game(&game, &mut Table::new(&mut []), || false).is_final);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// For any input, the lower bound is at most the upper one, and a reported action is legal.
    #[test]
    fn any_position_is_solved(position in positions(), choices: Vec<u16>, changes: bool) {
        for position in [position, reached(&choices, changes)] {
            for rule in Repetition::ALL {
                let (game, solved) = solved(position, rule, 500);
                prop_assert!(solved.at_least <= solved.at_most);
                prop_assert!(solved.nodes <= 500);
                let legal = |action| game.legal_actions().contains(action);
                prop_assert!(solved.action.is_none_or(legal));
                prop_assert_eq!(game.ending().is_some(), solved.nodes == 0);
            }
        }
    }
}

/// A proven win is carried through to the end against the best replies of a search.
#[test]
fn a_win_that_is_chosen_is_carried_through() {
    let text = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/2GGWGB1B/\
                2BBGGBB1 W B";
    let from = Game::from_position(text.parse().unwrap(), Repetition::DrawAtThird);
    for depth in 1..=3 {
        let (mut game, mut proven) = (from.clone(), 0);
        let mut endgame = Endgame::new(1 << 14);
        while game.ending().is_none() && game.ply() < 100 {
            let mut table = Table::new(&mut []);
            let found = match game.position().turn() {
                Player::Black => {
                    let search = Search::new().depth(4).nodes(320_000);
                    let found = endgame.choose(&search, &game, &mut table, || false);
                    assert!(found.score.is_win(), "{game}: {found:?}");
                    // The winner is known, but not yet the margin.
                    assert!(game.ply() > 0 || !found.is_final, "{found:?}");
                    proven += 1;
                    assert_eq!(found.line.first().copied(), found.action);
                    found
                }
                Player::White => Search::new().depth(depth).run_game(&game, &mut table, || false),
            };
            game.apply(found.action.unwrap()).unwrap();
        }
        assert_eq!(game.outcome(), Some(Outcome::Won(Player::Black)), "{game}");
        assert!(proven >= 5, "{game}");
    }
}

/// If nothing is proven, the search chooses, with the nodes that the proof has left.
#[test]
fn unproven_positions_are_searched() {
    let game = Game::new(Repetition::DrawAtThird);
    let search = Search::new().depth(3);
    let mut endgame = Endgame::new(64);
    let found = endgame.choose(&search, &game, &mut Table::new(&mut []), || false);
    assert_eq!(found, search.run_game(&game, &mut Table::new(&mut []), || false));
    // White is lost here, so a proof finds no action for it.
    let text = "2WGGWW1B/2WWWWWG1/WBBGGBBWB/GBBGBBBGG/WBBBBBBWB/GGBBBBBWB/WGGGBGGGG/2GGWGB1B/\
                2BBGGBB1 W B";
    let game = Game::from_position(text.parse().unwrap(), Repetition::DrawAtThird);
    let search = Search::new().nodes(20_000);
    let found = endgame.choose(&search, &game, &mut Table::new(&mut []), || false);
    let alone = search.nodes(20_000 - 2_500);
    let alone = alone.run_game(&game, &mut Table::new(&mut []), || false);
    assert!(found.nodes <= 20_000 && found.nodes > alone.nodes, "{found:?}");
    assert!(found.action.is_some() && found.depth > 0);
    let stopped = endgame.choose(&search, &game, &mut Table::new(&mut []), || true);
    assert!(stopped.stopped && stopped.nodes == 0, "{stopped:?}");
    // Even a few nodes are enough for an action, and the limit is kept.
    for nodes in (0..64).chain([100, 1_000, 5_000]) {
        let found = endgame.choose(&search.nodes(nodes), &game, &mut Table::new(&mut []), || false);
        assert!(found.action.is_some() && found.nodes <= nodes, "{nodes}: {found:?}");
    }
}

/// A solver accepts any number of places.
#[test]
fn no_solver_is_too_large() {
    let game = Game::from_position("BW7/9/9/9/9/9/9/9/9 B G".parse().unwrap(), Repetition::Free);
    for places in [0, 1, usize::MAX] {
        let solved = Endgame::new(places).solve(&game, 1_000, || false);
        assert_eq!(solved.outcome(&game), Some(Outcome::Won(Player::Black)), "{places}");
    }
}

/// The search for an upper bound starts at the lower bound, and spends no nodes elsewhere.
#[test]
fn a_last_square_that_decides_takes_few_nodes() {
    for (text, expected) in [
        (
            "WBGBGBBBB/BWBGBWWGG/BGWBWBBGB/BGBWBGBWG/GBWBGGWGB/BWBBWWBWG/GGGGWWWGG/BGGGBBGGB/\
             1WWGWWWWW B B",
            "won by 8 (exact)",
        ),
        (
            "WWGWGWGWB/WWWGGGW1G/BGGGBGGWB/BGGGWWWWG/GWBGGWWWG/BWBBWWGWB/GWBWBWWBG/BGWBGGBGB/\
             BWGGGWGGW B W",
            "lost by 4 (exact)",
        ),
        (
            "1BGBBGGBB/BGGWWWGGW/GBGBGBBGG/BGBWBBBBW/GGBBGBBGG/BWBBBGBGG/GGBGBGGBW/BGGGGBBGG/\
             BWGGWWGGW W B",
            "lost by 17 (exact)",
        ),
    ] {
        let game = Game::from_position(text.parse().unwrap(), Repetition::DrawAtThird);
        let solved = Endgame::new(1 << 10).solve(&game, 100, || false);
        assert_eq!(solved.to_string(), expected, "{solved:?}");
    }
}
