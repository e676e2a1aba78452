//! The claims of the article that the crate grew from, sentence by sentence: the post-game mode
//! (感想戦) of mahjong solitaire in JavaScript. The article shows no board, so its claims are checked
//! on every position of some small ones, dealt on a grid such as the article's.

use std::collections::BTreeMap;

use shanghai::{
    Board, Budget, DeadlockKind, Face, Game, Outlook, Pair, Position, Session, Spent, SplitMix64,
    TileId, Verdict, deal, layouts,
};

/// A grid's \[depth\]\[row\]\[column\], depth 0 on top; 0 is no tile.
type Numbers = [[[u16; 4]; 3]; 3];

fn board(grid: &Numbers) -> Board {
    let face = |number: u16| (number > 0).then_some(Face(number));
    Board::from_grid(&grid.map(|level| level.map(|row| row.map(face)))).unwrap()
}

/// Boards of 20 tiles on three levels, with four or eight of each face.
fn boards() -> impl Iterator<Item = Board> {
    let mut random = SplitMix64::new(2);
    (0..12).map(move |number| {
        let mut faces: Vec<u16> = (0..20).map(|tile| 1 + tile / (4 + 4 * (number % 2))).collect();
        let mut next = || faces.swap_remove(random.below(faces.len()));
        let mut grid = Numbers::default();
        grid[2].as_flattened_mut().fill_with(&mut next);
        grid[1][..2].iter_mut().for_each(|row| row[1..].fill_with(&mut next));
        grid[0][0][1..3].fill_with(&mut next);
        board(&grid)
    })
}

/// The tiles that are left, as bits.
fn tiles_left(game: &Game) -> u32 {
    let left = game.board().layout().tiles().filter(|&tile| game.has(tile));
    left.fold(0, |bits, tile| bits | 1 << tile.index())
}

/// The result of the article's exhaustive search for a position.
#[derive(Clone, Copy)]
struct Tried {
    clearable: bool,
    /// The tiles that no continuation takes, as bits.
    staying: u32,
}

type Positions = BTreeMap<u32, Tried>;

/// Tries every pair, takes it back, and tries the next. Each position is tried once and passed to
/// `at`.
fn try_all(session: &mut Session, known: &mut Positions, at: &mut dyn FnMut(&mut Session, Tried)) {
    let left = tiles_left(session.game());
    if known.contains_key(&left) {
        return;
    }
    let mut tried = Tried { clearable: left == 0, staying: left };
    for pair in session.game().pairs() {
        session.take(pair).unwrap();
        try_all(session, known, at);
        let next = known[&tiles_left(session.game())];
        assert_eq!(session.undo(), Some(pair));
        tried.clearable |= next.clearable;
        tried.staying &= next.staying;
    }
    assert_eq!(tiles_left(session.game()), left, "every pair taken is put back");
    known.insert(left, tried);
    at(session, tried);
}

/// Passes every position of every board to `at`.
fn at_every_position(mut at: impl FnMut(&mut Session, Tried)) {
    for board in boards() {
        try_all(&mut Session::new(board), &mut Positions::new(), &mut at);
    }
}

fn outlook(clearable: bool) -> Outlook {
    if clearable { Outlook::Clearable } else { Outlook::Stuck }
}

/// Tiles of a game by level, row and column, as the article's arrays have them.
fn rows(game: &Game) -> BTreeMap<(u8, u8), Vec<u8>> {
    let mut rows = BTreeMap::<_, Vec<u8>>::new();
    for tile in game.board().layout().tiles() {
        let place = game.board().layout().position(tile).unwrap();
        let row = rows.entry((place.z, place.y)).or_default();
        if game.has(tile) {
            row.push(place.x);
        }
    }
    rows
}

/// "As soon as tiles are taken, it shows whether the board can be cleared or is stuck (詰み)."
#[test]
fn the_outlook_is_known_after_every_pair() {
    for (seed, at_first) in [(126, Outlook::Clearable), (127, Outlook::Stuck)] {
        let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), seed).unwrap();
        let mut session = Session::new(board);
        assert_eq!(session.outlook(), at_first);
        let mut last = at_first;
        while let Some(pair) = session.game().hint() {
            session.take(pair).unwrap();
            let now = session.outlook();
            assert!(now == last || (last, now) == (Outlook::Clearable, Outlook::Stuck));
            last = now;
        }
        assert_eq!(last == Outlook::Clearable, session.game().is_cleared());
    }
}

mod stuck_forms {
    use super::*;

    /// "A 詰み確定形 is a form in which tiles are left and none can be taken next." "Its blocking tiles
    /// (ブロッキング牌) are those at the ends of its rows that can be chosen."
    #[test]
    fn no_move_is_left_and_what_is_free_blocks() {
        let mut ended = 0;
        at_every_position(|session, _| {
            let game = session.game().clone();
            let certain = !game.is_cleared() && game.pairs().is_empty();
            let deadlock = session.deadlock();
            let kind = deadlock.as_ref().map(|deadlock| deadlock.kind());
            assert_eq!(kind == Some(DeadlockKind::NoMove), certain);
            if let (true, Some(deadlock)) = (certain, deadlock) {
                assert_eq!(deadlock.trapped().len(), game.left());
                assert!(deadlock.blocking().eq(game.free_tiles()));
                ended += 1;
            }
        });
        assert!(ended > 50, "{ended}");
    }

    /// "A 詰み必至形 is a 詰み確定形 with further tiles, none of a blocking tile's number. Some can be
    /// taken; the blocking tiles and those within never can." "Both together are 詰み形."
    #[test]
    fn further_tiles_of_other_faces_don_t_help() {
        let mut found = 0;
        for board in boards() {
            let (mut known, mut ends) = (Positions::new(), Vec::new());
            let face = |tile: TileId| board.face(tile).unwrap();
            let tiles = |bits: u32| {
                board.layout().tiles().filter(move |tile| bits >> tile.index() & 1 == 1)
            };
            try_all(&mut Session::new(board.clone()), &mut known, &mut |session, _| {
                let game = session.game();
                if game.pairs().is_empty() && !game.is_cleared() {
                    let blocking: Vec<Face> = game.free_tiles().map(face).collect();
                    ends.push((tiles_left(game), blocking));
                }
            });
            for (&left, tried) in &known {
                for (end, blocking) in &ends {
                    let further = left & !end;
                    let helps = tiles(further).any(|tile| blocking.contains(&face(tile)));
                    if left & end == *end && !helps {
                        assert!(!tried.clearable);
                        assert_eq!(tried.staying & end, *end, "they stay in every play");
                        found += usize::from(further != 0);
                    }
                }
            }
        }
        assert!(found > 50, "{found}");
    }

    /// "One such form is easily seen: two tiles of one number above one another, the other pair of
    /// which is gone." While the other pair is there, each may go with one of that pair.
    #[test]
    fn a_tile_that_lies_on_its_only_mate_stays() {
        let mut grid = Numbers::default();
        grid[0][0] = [1, 0, 0, 0];
        grid[1][0] = [2, 0, 0, 0];
        grid[2][0] = [1, 0, 1, 1];
        grid[2][2] = [2, 0, 0, 0];
        let mut session = Session::new(board(&grid));
        assert_eq!(session.outlook(), Outlook::Clearable);

        let place = |x, z| Position::new(x, 0, z);
        let layout = session.game().board().layout();
        let tile = |at: Position| layout.tiles().find(|&tile| layout.position(tile) == Some(at));
        let tiles = [place(4, 0), place(6, 0), place(0, 0), place(0, 2)].map(tile);
        let [other, another, below, above] = tiles.map(Option::unwrap);
        session.take(Pair::new(other, another).unwrap()).unwrap();
        let deadlock = session.deadlock().expect("one tile lies on the other");
        let trapped: Vec<TileId> = deadlock.trapped().map(|(tile, _)| tile).collect();
        assert!(trapped.contains(&above) && trapped.contains(&below));
    }
}

mod backtracking {
    use super::*;

    /// "Take pairs until none is left to take, go back to the position before, and look for another
    /// way. With a single line that clears the board it can be cleared; without any it is stuck."
    #[test]
    fn one_line_is_enough_and_none_is_stuck() {
        let mut outlooks = [0; 2];
        at_every_position(|session, tried| {
            assert_eq!(session.outlook(), outlook(tried.clearable));
            outlooks[usize::from(tried.clearable)] += 1;
        });
        assert!(outlooks.iter().all(|&positions| positions > 1_000), "{outlooks:?}");
    }

    /// "Some boards would take for ever. After two seconds without a result it says that it doesn't
    /// know." "A result for the state before is used for the next."
    #[test]
    fn time_runs_out_and_what_was_learned_is_kept() {
        let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0).unwrap();
        let mut session = Session::new(board);
        let mut asked = 0;
        let time_is_over = || {
            asked += 1;
            asked == 2
        };
        let budget = Budget::until(time_is_over);
        assert_eq!(session.verdict_within(budget).outlook(), Outlook::Undetermined);
        assert_eq!(asked, 2);

        let Verdict::Clearable(order, _) = session.verdict() else { panic!("seed 0 is clearable") };
        for &pair in order.pairs() {
            session.take(pair).unwrap();
            let next = session.verdict();
            assert_eq!((next.outlook(), next.spent()), (Outlook::Clearable, Spent::default()));
        }
    }
}

mod states_seen {
    use super::*;

    /// "The same state comes of different orders, so a state that was looked at is remembered."
    #[test]
    fn orders_are_many_more_than_states() {
        fn orders(game: &mut Game, known: &mut BTreeMap<u32, u64>) -> u64 {
            if let Some(&orders) = known.get(&tiles_left(game)) {
                return orders;
            }
            let mut sum = 1;
            for pair in game.pairs() {
                game.take(pair).unwrap();
                sum += orders(game, known);
                game.undo();
            }
            known.insert(tiles_left(game), sum);
            sum
        }
        for board in boards() {
            let mut states = BTreeMap::new();
            let orders = orders(&mut Game::new(board), &mut states);
            assert!(orders > 20 * states.len() as u64, "{orders} orders, {} states", states.len());
        }
    }

    /// "Of each row of each level the first and the last column are kept; where all of them are the
    /// same, it is the same state." Tiles leave a row from its ends, so these columns determine the
    /// position.
    #[test]
    fn the_ends_of_all_rows_say_what_is_left() {
        at_every_position(|session, _| {
            for (place, columns) in rows(session.game()) {
                let without_hole = columns.windows(2).all(|two| two[1] == two[0] + 2);
                assert!(without_hole, "{place:?}: {columns:?}");
            }
        });
    }
}

mod rules {
    use super::*;

    /// "A tile can be chosen if no tile lies on it, and none stands at its left or none at its
    /// right." "What can be taken is every two of them with the same number."
    #[test]
    fn what_can_be_chosen_and_taken() {
        at_every_position(|session, _| {
            let game = session.game();
            let layout = game.board().layout();
            let has = |x: Option<u8>, y, z| {
                let at = x.map(|x| Position::new(x, y, z));
                let there = |&tile: &TileId| game.has(tile) && layout.position(tile) == at;
                at.is_some() && layout.tiles().any(|tile| there(&tile))
            };
            let free = |&tile: &TileId| {
                let Position { x, y, z } = layout.position(tile).unwrap();
                let is_top = !has(Some(x), y, z + 1);
                let is_edge = !has(x.checked_sub(2), y, z) || !has(Some(x + 2), y, z);
                game.has(tile) && is_top && is_edge
            };
            let free: Vec<TileId> = layout.tiles().filter(free).collect();
            assert!(game.free_tiles().eq(free.iter().copied()));
            let alike = |a, b| game.board().face(a) == game.board().face(b);
            let both = |(i, &a): (usize, &TileId)| {
                let others = free[i + 1..].iter().filter(move |&&b| alike(a, b));
                others.map(move |&b| Pair::new(a, b).unwrap()).collect::<Vec<_>>()
            };
            let mut expected: Vec<Pair> = free.iter().enumerate().flat_map(both).collect();
            let mut pairs = game.pairs();
            expected.sort_unstable();
            pairs.sort_unstable();
            assert_eq!(pairs, expected);
        });
    }
}

mod check {
    use super::*;

    /// "No tile left at the beginning isn't stuck. If one first pair leads to a board that can be
    /// cleared, it isn't; if every one leads to a stuck one, it is; while one isn't known, the
    /// search goes on."
    #[test]
    fn first_pairs_decide() {
        at_every_position(|session, tried| {
            let choices = session.choices();
            assert_eq!(choices.len(), session.game().pairs().len());
            let any = choices.iter().any(|choice| choice.outlook == Outlook::Clearable);
            assert_eq!(tried.clearable, any || session.game().is_cleared());
            assert!(choices.iter().all(|choice| choice.outlook != Outlook::Undetermined));
        });
    }

    /// "Made with a new game and asked at every tile that is moved, it says at once which state is
    /// stuck": on the way there, and on the way back.
    #[test]
    fn answers_follow_every_move_and_every_undo() {
        let mut lost = 0;
        for board in boards() {
            let mut session = Session::new(board);
            let mut there = vec![session.outlook()];
            while let Some(&pair) = session.game().pairs().last() {
                session.take(pair).unwrap();
                there.push(session.outlook());
            }
            lost += usize::from(there[0] != there[there.len() - 1]);
            while let Some(before) = there.pop() {
                assert_eq!(session.outlook(), before);
                assert_eq!(session.undo().is_some(), !there.is_empty());
            }
        }
        assert!(lost > 2, "{lost} games were lost by a pair");
    }
}
