//! Turtles: the known stuck boards are found, and every verdict is checked.

use shanghai::{Board, Budget, Game, LosingMove, Outlook, Session, SplitMix64, Verdict};
use shanghai::{deal, layouts, verdict, verdict_within};

/// The seeds below 1000 whose boards are stuck, on which two other solvers agree.
const STUCK: [u64; 25] = [
    127, 182, 223, 232, 280, 325, 327, 360, 408, 463, 481, 503, 556, 570, 629, 649, 693, 739, 765,
    809, 811, 845, 907, 953, 980,
];

fn turtle(seed: u64) -> Board {
    deal::random(&layouts::turtle(), &deal::four_of_each(36), seed).unwrap()
}

/// Whether a board is stuck. Checks the order or the proof.
fn is_stuck(board: &Board) -> bool {
    let game = Game::new(board.clone());
    match verdict(board) {
        Verdict::Clearable(order, _) => {
            assert_eq!(order.check(&game), Ok(()));
            false
        }
        Verdict::Stuck(proof, _) => {
            assert_eq!(proof.check(&game), Ok(()));
            true
        }
        Verdict::Undetermined(spent) => panic!("{spent:?}"),
    }
}

#[test]
fn the_stuck_seeds_below_1000() {
    let stuck: Vec<u64> = (0..1000).filter(|&seed| is_stuck(&turtle(seed))).collect();
    assert_eq!(stuck, STUCK);
}

#[test]
fn clearable_deals_and_shuffles_are_clearable() {
    for (name, layout) in layouts::all() {
        let faces = deal::four_of_each((layout.len() / 4) as u16);
        for seed in 0..10 {
            let board = deal::clearable(&layout, &faces, seed).unwrap();
            assert!(!is_stuck(&board), "{name} {seed}");
            let mut game = Game::new(board);
            for _ in 0..5 {
                if let Some(pair) = game.hint() {
                    game.take(pair).unwrap();
                }
            }
            let shuffled = game.shuffled_clearable(seed).unwrap();
            assert_eq!(shuffled.left(), game.left());
            assert!(!is_stuck(shuffled.board()), "{name} {seed}");
        }
    }
}

/// In a random game every position has a verdict, and verdicts change from clearable to stuck at
/// most once, at the losing move.
#[test]
fn random_games_are_followed_to_their_end() {
    for seed in 0..30 {
        let mut random = SplitMix64::new(seed);
        let mut session = Session::new(turtle(seed));
        let mut clearable = 0;
        loop {
            match session.verdict() {
                Verdict::Clearable(order, _) => {
                    assert_eq!(clearable, session.game().moves().len());
                    assert_eq!(order.check(session.game()), Ok(()));
                    clearable += 1;
                }
                Verdict::Stuck(proof, _) => assert_eq!(proof.check(session.game()), Ok(())),
                Verdict::Undetermined(spent) => panic!("{spent:?}"),
            }
            let pairs = session.game().pairs();
            if pairs.is_empty() {
                break;
            }
            session.take(pairs[random.below(pairs.len())]).unwrap();
        }
        let expected = match clearable {
            0 => LosingMove::Dealt,
            _ if session.game().is_cleared() => LosingMove::None,
            moves => LosingMove::Move(moves - 1),
        };
        assert_eq!(session.losing_move(), expected);
        while session.undo().is_some() {
            let moves = session.game().moves().len();
            let outlook = session.outlook();
            let expected = if moves < clearable { Outlook::Clearable } else { Outlook::Stuck };
            assert_eq!(outlook, expected);
        }
    }
}

/// Hard boards in small slices: the session keeps what it learns for the next slice, and the
/// verdict is that of one long search.
#[test]
fn what_is_undetermined_is_decided_later() {
    let mut helpings = 0;
    for seed in [127, 182, 223].into_iter().chain(0..40) {
        let mut session = Session::new(turtle(seed));
        let stuck = loop {
            match session.verdict_within(Budget::nodes(50)) {
                Verdict::Undetermined(spent) => {
                    assert!((50..2_000).contains(&spent.nodes), "{spent:?}");
                    helpings += 1;
                }
                Verdict::Stuck(proof, _) => {
                    assert_eq!(proof.check(session.game()), Ok(()));
                    break true;
                }
                Verdict::Clearable(order, _) => {
                    assert_eq!(order.check(session.game()), Ok(()));
                    break false;
                }
            }
        };
        assert_eq!(stuck, STUCK.contains(&seed));
    }
    assert!(helpings > 20, "{helpings}");
}

/// The search checks the caller's clock and obeys it.
#[test]
fn a_search_stops_on_request() {
    let (mut asked, mut stopped) = (0, 0);
    for seed in 0..40 {
        let stop = || {
            asked += 1;
            true
        };
        let verdict = verdict_within(&turtle(seed), Budget::until(stop));
        if let Verdict::Undetermined(spent) = verdict {
            assert!(spent.nodes < 1_000, "{spent:?}");
            stopped += 1;
        }
    }
    assert!(stopped > 5 && stopped <= asked, "{stopped} of {asked}");
}

/// Even the shortest slices of time lead to an answer, since each one learns something.
#[test]
fn a_board_is_decided_in_slices_of_time() {
    for seed in STUCK.into_iter().chain(0..40) {
        let mut session = Session::new(turtle(seed));
        let mut slices = 0;
        let stuck = loop {
            match session.verdict_within(Budget::until(|| true)) {
                Verdict::Undetermined(_) => slices += 1,
                Verdict::Stuck(proof, _) => {
                    assert_eq!(proof.check(session.game()), Ok(()));
                    break true;
                }
                Verdict::Clearable(order, _) => {
                    assert_eq!(order.check(session.game()), Ok(()));
                    break false;
                }
            }
            assert!(slices < 100_000, "{seed}");
        };
        assert_eq!(stuck, STUCK.contains(&seed), "{seed}");
    }
}

/// Groups of eight, each with 105 pairings, on a whole turtle.
#[test]
fn groups_of_eight_on_a_large_board() {
    let layout = layouts::turtle();
    let mut faces = deal::four_of_each(18);
    faces.extend(deal::four_of_each(18));
    for seed in 0..40 {
        assert!(!is_stuck(&deal::random(&layout, &faces, seed).unwrap()), "{seed}");
    }
}

/// With any number of nodes the losing move is right, and a range of moves contains it and only
/// moves that were made.
#[test]
fn ranges_contain_the_losing_move() {
    let (mut ranges, mut later) = (0, 0);
    for seed in 0..8 {
        let mut session = Session::new(turtle(seed));
        let mut random = SplitMix64::new(seed);
        loop {
            let pairs = session.game().pairs();
            let Some(&pair) = pairs.get(random.below(pairs.len())) else { break };
            session.take(pair).unwrap();
        }
        let LosingMove::Move(lost) = session.clone().losing_move() else { continue };
        let all = session.game().moves().len();
        for nodes in (1..60).chain((100..3_000).step_by(100)) {
            match session.clone().losing_move_within(Budget::nodes(nodes)) {
                LosingMove::Among(moves) => {
                    assert!(moves.contains(&lost) && *moves.end() < all, "{nodes}: {moves:?}");
                    ranges += 1;
                    later += usize::from(*moves.start() > 0);
                }
                LosingMove::Move(found) => assert_eq!(found, lost),
                other => assert_eq!(other, LosingMove::Undetermined),
            }
        }
    }
    // Some ranges begin after a move that is known to be right, some with the deal.
    assert!(later > 0 && later < ranges, "{later} of {ranges}");
}

/// An unknown answer is reported as unknown, whatever was found before.
#[test]
fn unknown_answers_are_reported_as_unknown() {
    let mut unknown = 0;
    for seed in [0, 1, 127] {
        let mut session = Session::new(turtle(seed));
        assert_eq!(session.losing_move_within(Budget::nodes(0)), LosingMove::Undetermined);
        assert_eq!(session.saving_move_within(Budget::nodes(0)), None);
        assert_eq!(session.deadlock_within(Budget::nodes(0)), None);
        assert_eq!(session.hint_within(Budget::nodes(0)), None);
        let _ = session.verdict();
        for pair in session.game().pairs() {
            let mut session = session.clone();
            session.take(pair).unwrap();
            if session.clone().outlook_within(Budget::nodes(0)) == Outlook::Undetermined {
                assert_eq!(session.hint_within(Budget::nodes(0)), None);
                unknown += 1;
            }
        }
    }
    assert!(unknown > 0);
}
