//! A game as a web page plays it, with the caller's clock: an opponent of a level, the worth of
//! every action, the loss of one, a proof near the end, undo and redo, and everything saved as
//! text.

use three_colour_othello::{
    Endgame, Entry, Game, Level, Position, Record, Repetition, Search, Svg, Table, Verdict,
};

#[test]
fn a_page_plays_a_game() {
    for rule in Repetition::ALL {
        let mut game = Game::new(rule);
        let mut entries = vec![Entry::EMPTY; 1 << 12];
        let mut table = Table::new(&mut entries);
        let levels = [Level::new(1).unwrap(), Level::new(3).unwrap()];
        while game.ending().is_none() && game.ply() < 200 {
            let legal = game.legal_actions();
            let level = levels[game.position().turn() as usize].search(7);
            let found = level.run_game(&game, &mut table, || false);
            let action = found.action.unwrap();
            assert!(legal.contains(action));
            game.apply(action).unwrap();
            assert_eq!(game.undo(), Some(action));
            assert_eq!(game.redo(), Some(action));
        }
        let record = Record::new(game.clone());
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
        assert!(game.to_svg().starts_with("<svg "));
        assert_eq!(game.ending().is_some(), matches!(record.verdict(), Verdict::Ended(_)));
        let judged = Search::new().depth(2).judge(&game, 5, &mut table, || false).unwrap();
        assert!(judged.lost() >= 0);
    }
}

/// Each question ends at the first check after a request to stop.
#[test]
fn every_question_stops_on_request() {
    let from = "BB3WBGB/WGWWWGWBB/GBGWBWGGW/GBBGWBGGG/GWBWBGGWB/WGWBBGBGG/GGBGBBBBB/WWBGGBBBB/\
                1WBBBBBBB B B";
    let mut game = Game::from_position(from.parse::<Position>().unwrap(), Repetition::DrawAtThird);
    let mut entries = vec![Entry::EMPTY; 1 << 12];
    let mut table = Table::new(&mut entries);
    for looks in [1, 5] {
        let ends = |ask: &mut dyn FnMut(&mut dyn FnMut() -> bool)| {
            let mut asked = 0;
            ask(&mut || {
                asked += 1;
                asked >= looks
            });
            assert_eq!(asked, looks);
        };
        let search = Search::new();
        ends(&mut |stop| drop(search.analyse_game(&game, &mut table, stop)));
        ends(&mut |stop| assert!(search.run_game(&game, &mut table, stop).action.is_some()));
        ends(&mut |stop| assert!(!Endgame::new(64).solve(&game, u64::MAX, stop).is_exact()));
    }
    let analysis = Search::new().nodes(2_000).analyse_game(&game, &mut table, || false);
    let svg = Svg::of(game.position()).legal(game.legal_actions()).last(analysis[0].action);
    assert!(svg.to_string().contains("stroke-dasharray") || svg.to_string().contains("<rect"));
    game.apply(analysis[0].action).unwrap();
    assert_eq!(game.ply(), 1);
}
