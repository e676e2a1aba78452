//! Games: free tiles, pairs, undo, deals and shuffles.

use shanghai::{
    Board, BoardError, Face, Game, Layout, MoveError, Pair, Position, SplitMix64, TileId, deal,
    layouts,
};

/// Whether a tile is free, by a direct implementation of the rule.
fn is_free(game: &Game, tile: TileId) -> bool {
    let layout = game.board().layout();
    let here = layout.position(tile).unwrap();
    let others = || layout.tiles().filter(|&other| game.has(other));
    let any =
        |is: &dyn Fn(Position) -> bool| others().any(|other| is(layout.position(other).unwrap()));
    let above = any(&|there| there.lies_on(here));
    let left = any(&|there| there.is_left_of(here));
    let right = any(&|there| here.is_left_of(there));
    game.has(tile) && !above && !(left && right)
}

#[test]
fn free_tiles_and_pairs_are_those_of_the_rule_all_through_a_game_and_back() {
    for (name, layout) in layouts::all() {
        let faces = deal::four_of_each((layout.len() / 4) as u16);
        let mut game = Game::new(deal::random(&layout, &faces, 7).unwrap());
        let mut random = SplitMix64::new(5);
        let mut before = vec![game.clone()];
        loop {
            let free: Vec<TileId> = layout.tiles().filter(|&tile| is_free(&game, tile)).collect();
            assert!(game.free_tiles().eq(free.iter().copied()), "{name}");
            let pairs = game.pairs();
            for &a in &free {
                for &b in free.iter().filter(|&&b| b > a) {
                    let matching = game.board().face(a) == game.board().face(b);
                    assert_eq!(pairs.contains(&Pair::new(a, b).unwrap()), matching, "{name}");
                }
            }
            let Some(&pair) = pairs.get(random.below(pairs.len())) else { break };
            game.take(pair).unwrap();
            before.push(game.clone());
        }
        assert!(before.len() > 3, "{name}");
        while let Some(expected) = before.pop() {
            assert_eq!(game, expected, "{name}");
            game.undo();
        }
    }
}

#[test]
fn what_can_t_be_taken_is_named() {
    let [a, b] = [Some(Face(1)), Some(Face(2))];
    let mut game = Game::new(Board::from_grid(&[[[a, b, b, a]]]).unwrap());
    let pair = |a, b| Pair::new(TileId(a), TileId(b)).unwrap();
    let before = game.clone();
    assert_eq!(game.take(pair(0, 4)), Err(MoveError::NoTile(TileId(4))));
    assert_eq!(game.take(pair(0, 1)), Err(MoveError::Mismatch(pair(0, 1))));
    assert_eq!(game.take(pair(1, 2)), Err(MoveError::Held(TileId(1))));
    assert_eq!(game, before);
    game.take(pair(0, 3)).unwrap();
    assert_eq!(game.take(pair(0, 3)), Err(MoveError::Gone(TileId(0))));
    assert!(!game.is_free(TileId(9)) && !game.has(TileId(9)));
}

#[test]
fn grids_and_boards_that_can_t_be_are_refused() {
    let a = Some(Face(1));
    let wide = [[vec![None; 128], vec![None; 128]].map(|mut row| {
        row.push(a);
        row
    })];
    assert_eq!(Board::from_grid(&wide), Err(BoardError::GridSize { depth: 0, row: 0, col: 128 }));
    let floating = [[[a, None]], [[None, a]]];
    assert!(matches!(Board::from_grid(&floating), Err(BoardError::Layout(_))));
    let row = Layout::new((0..10).map(|i| Position::new(2 * i, 0, 0))).unwrap();
    let error = BoardError::LargeGroup { face: Face(1), tiles: 10 };
    assert_eq!(Board::new(row, &[Face(1); 10]), Err(error));
}

/// Depth 0 is on top, and a tile may lie on another of the same row and column.
#[test]
fn a_grid_has_depth_0_on_top() {
    let [a, b] = [Some(Face(1)), Some(Face(2))];
    let board = Board::from_grid(&[[[a, None], [None, b]], [[b, a], [None, a]]]);
    assert!(matches!(board, Err(BoardError::OddGroup { face: Face(1), tiles: 3 })));
    let board = Board::from_grid(&[[[a, None], [None, b]], [[b, None], [None, a]]]).unwrap();
    let places = [(0, 0, 0), (2, 2, 0), (0, 0, 1), (2, 2, 1)];
    assert_eq!(board.layout().positions(), places.map(|(x, y, z)| Position::new(x, y, z)));
    assert_eq!(board.faces(), [Face(2), Face(1), Face(1), Face(2)]);
    assert_eq!(Game::new(board).free_tiles().count(), 2);
}

#[test]
fn shuffles_keep_places_and_faces() {
    let matching = Face::flowers_and_seasons;
    let set = deal::full_set();
    let mut game =
        Game::new(deal::random_with_matching(&layouts::turtle(), &set, matching, 1).unwrap());
    for _ in 0..20 {
        if let Some(pair) = game.hint() {
            game.take(pair).unwrap();
        }
    }
    let left: Vec<TileId> = game.board().layout().tiles().filter(|&t| game.has(t)).collect();
    let places: Vec<_> = left.iter().map(|&t| game.board().layout().position(t).unwrap()).collect();
    let mut faces: Vec<Face> = left.iter().map(|&t| game.board().face(t).unwrap()).collect();
    faces.sort_unstable();
    for shuffled in [game.shuffled(9), game.shuffled_clearable(9).unwrap()] {
        assert_eq!(shuffled.board().layout().positions(), places);
        let mut now = shuffled.board().faces().to_vec();
        now.sort_unstable();
        assert_eq!(now, faces);
        assert!(shuffled.moves().is_empty());
    }
}

#[test]
fn a_harmless_hint_is_told_first() {
    let [a, b, c] = [Some(Face(1)), Some(Face(2)), Some(Face(3))];
    let row = [a, c, c, a, None, a, b, None, b, a];
    let game = Game::new(Board::from_grid(&[[row]]).unwrap());
    let hint = game.hint().unwrap();
    assert_eq!(game.board().face(hint.tiles()[0]), Some(Face(1)));

    // Two of four can do harm, though they free more. So the pair that is its whole group comes
    // first.
    let row = [a, c, a, c, a, None, a, None, b, None, b];
    let game = Game::new(Board::from_grid(&[[row]]).unwrap());
    let hint = game.hint().unwrap();
    assert_eq!(game.board().face(hint.tiles()[0]), Some(Face(2)));
}

#[test]
fn of_pairs_that_are_alike_the_one_that_frees_most_is_hinted_and_the_first_of_those() {
    let [a, b, c] = [Some(Face(1)), Some(Face(2)), Some(Face(3))];
    let hinted = |row: &[Option<Face>]| {
        let game = Game::new(Board::from_grid(&[[row]]).unwrap());
        let hint = game.hint().unwrap();
        hint.tiles().map(TileId::index)
    };
    assert_eq!(hinted(&[a, None, a, None, b, c, c, b]), [2, 5]);
    assert_eq!(hinted(&[a, None, a, None, b, None, b]), [0, 1]);
}

/// Redo retraces undo through every position until another pair is taken.
#[test]
fn redo_retraces_undo() {
    let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 3).unwrap();
    let mut game = Game::new(board);
    assert_eq!(game.redo(), None);
    let mut positions = vec![game.clone()];
    while let Some(pair) = game.hint() {
        game.take(pair).unwrap();
        positions.push(game.clone());
    }
    let last = positions.len() - 1;
    assert!(last > 20);
    for back in [1, last / 2, last] {
        for position in positions[last - back..last].iter().rev() {
            assert!(game.undo().is_some());
            assert_eq!(&game, position);
        }
        for position in &positions[last - back + 1..] {
            let pair = game.redo();
            assert_eq!(pair, position.moves().last().copied());
            assert_eq!(&game, position);
            assert!(game.free_tiles().eq(position.free_tiles()));
        }
        assert_eq!(game.redo(), None);
    }
    game.undo();
    game.undo();
    // A pair that can't be taken changes nothing. Taking a pair clears what could be redone.
    let gone = game.moves()[0];
    assert!(game.take(gone).is_err());
    assert!(game.clone().redo().is_some());
    let pair = game.pairs()[0];
    game.take(pair).unwrap();
    assert_eq!(game.redo(), None);
}
