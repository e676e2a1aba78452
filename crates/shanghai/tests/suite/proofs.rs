//! The checker accepts no wrong proof: each change to a right one is detected, or leaves it right
//! for another reason.

use shanghai::{
    Blocked, Board, DeadlockKind, Face, Game, Literal, Pair, Position, Proof, ProofError, Session,
    Step, TileId,
};
use shanghai::{Verdict, deal, layouts, verdict};

/// The stuck turtle with the shortest proof of more than 20 steps, among some seeds.
fn stuck_turtle() -> (Board, Proof) {
    let proven = |seed| {
        let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), seed).unwrap();
        match verdict(&board) {
            Verdict::Stuck(proof, _) => (board, proof),
            other => panic!("{other:?}"),
        }
    };
    let all = [127, 182, 223, 232, 280, 325, 327, 360, 408, 463].into_iter().map(proven);
    let long = all.filter(|(_, proof)| proof.steps().len() > 20);
    long.min_by_key(|(_, proof)| proof.steps().len()).unwrap()
}

fn pair(a: u16, b: u16) -> Pair {
    Pair::new(TileId(a), TileId(b)).unwrap()
}

/// A board that any order clears.
fn open_board() -> Game {
    let a = Some(Face(1));
    Game::new(Board::from_grid(&[[[a, a, None, a, a]]]).unwrap())
}

#[test]
fn a_proof_is_of_its_board_only() {
    let (board, proof) = stuck_turtle();
    assert_eq!(proof.check(&Game::new(board)), Ok(()));
    assert!(proof.steps().len() > 20, "{}", proof.steps().len());
    let other = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0).unwrap();
    assert!(proof.check(&Game::new(other)).is_err());
}

/// Without any one of its literals, a barrier of a proof is no longer a barrier: explanations are
/// minimal. (Derived clauses may stay right.)
#[test]
fn every_literal_of_a_barrier_is_needed() {
    let (board, proof) = stuck_turtle();
    let game = Game::new(board);
    let mut tried = 0;
    for (number, step) in proof.steps().iter().enumerate() {
        let Step::Barrier { clause } = step else { continue };
        for left_out in 0..clause.len() {
            let mut shorter = clause.clone();
            shorter.remove(left_out);
            let mut steps = proof.steps()[..=number].to_vec();
            steps[number] = Step::Barrier { clause: shorter };
            let error = Proof::new(steps).check(&game);
            assert_eq!(error, Err(ProofError::NoBarrier { step: number }));
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn every_citation_of_a_derived_step_is_needed_or_the_step_still_follows() {
    let (board, proof) = stuck_turtle();
    let game = Game::new(board);
    let mut refused = 0;
    for (number, step) in proof.steps().iter().enumerate() {
        let Step::Derived { clause, from } = step else { continue };
        for left_out in 0..from.len() {
            let mut fewer = from.clone();
            fewer.remove(left_out);
            let mut steps = proof.steps().to_vec();
            steps[number] = Step::Derived { clause: clause.clone(), from: fewer };
            match Proof::new(steps).check(&game) {
                Ok(()) => {}
                Err(error) => {
                    assert_eq!(error, ProofError::NotDerived { step: number });
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 20, "{refused}");
}

#[test]
fn wrong_steps_are_named() {
    let game = open_board();
    let check = |steps: Vec<Step>| Proof::new(steps).check(&game);
    let together = |a, b| Literal { pair: pair(a, b), together: true };
    let apart = |a, b| Literal { pair: pair(a, b), together: false };
    assert_eq!(check(vec![]), Err(ProofError::Empty));
    assert_eq!(
        check(vec![Step::Barrier { clause: vec![together(0, 9)] }]),
        Err(ProofError::Mismatch { step: 0, pair: pair(0, 9) })
    );
    assert_eq!(
        check(vec![Step::Barrier { clause: vec![apart(0, 1)] }]),
        Err(ProofError::Apart { step: 0, pair: pair(0, 1) })
    );
    assert_eq!(
        check(vec![Step::Barrier { clause: vec![together(0, 1)] }]),
        Err(ProofError::NoBarrier { step: 0 })
    );
    let some_mate = vec![together(0, 1), together(0, 2), together(0, 3)];
    let follows = Step::Derived { clause: some_mate, from: vec![] };
    let claim = Step::Derived { clause: vec![together(0, 1)], from: vec![0] };
    assert_eq!(check(vec![follows.clone(), claim]), Err(ProofError::NotDerived { step: 1 }));
    for from in [0, 1] {
        let own = Step::Derived { clause: vec![], from: vec![from] };
        assert_eq!(check(vec![own]), Err(ProofError::From { step: 0, from }));
    }
    assert_eq!(check(vec![follows]), Err(ProofError::NoContradiction));
    // In a group of four, one pair determines the other.
    let both = Step::Derived { clause: vec![apart(0, 1), together(2, 3)], from: vec![] };
    assert_eq!(check(vec![both]), Err(ProofError::NoContradiction));
}

/// A proof after a move proves nothing before it.
#[test]
fn a_proof_after_a_losing_move_needs_the_move() {
    let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0).unwrap();
    let mut session = Session::new(board);
    loop {
        let pair = session.game().hint().unwrap();
        session.take(pair).unwrap();
        if let Verdict::Stuck(proof, _) = session.verdict() {
            assert_eq!(proof.check(session.game()), Ok(()));
            session.undo();
            assert_eq!(proof.check(session.game()), Err(ProofError::NoContradiction));
            return;
        }
    }
}

/// The last step is stronger than each step that it follows from. Otherwise it could be left out.
#[test]
fn no_proof_ends_with_a_redundant_step() {
    let mut ends = [0; 2];
    for seed in [127, 182, 223, 232, 280, 325, 327, 360, 408, 463, 481, 503, 556, 570, 0, 1, 2, 3] {
        let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), seed).unwrap();
        let mut session = Session::new(board);
        while let Some(pair) = session.game().hint() {
            session.take(pair).unwrap();
        }
        while let Verdict::Stuck(proof, _) = session.verdict() {
            assert_eq!(proof.check(session.game()), Ok(()));
            let last = proof.steps().last().unwrap();
            if let Step::Derived { clause, from } = last {
                for &from in from {
                    let cited = proof.steps()[from].clause();
                    assert!(!cited.iter().all(|literal| clause.contains(literal)), "{proof:?}");
                }
                ends[0] += 1;
            } else {
                ends[1] += 1;
            }
            if session.undo().is_none() {
                break;
            }
        }
    }
    assert!(ends[0] > 10 && ends[1] > 10, "{ends:?}");
}

/// Checking takes time linear in the tiles. Quadratic time would be ten seconds here.
#[test]
fn a_short_proof_of_a_large_board_is_checked() {
    let layout = layouts::stepped_pyramid(21);
    assert_eq!(layout.len(), 13_244);
    let mut faces: Vec<Face> = (0..layout.len() as u16 / 2).flat_map(|i| [Face(i); 2]).collect();
    let top = layout.positions()[layout.len() - 1];
    let beneath = Position { z: top.z - 1, ..top };
    faces.swap(layout.tile_at(beneath).unwrap().index(), layout.len() - 2);
    let game = Game::new(Board::new(layout, &faces).unwrap());
    let proof = Proof::new(vec![Step::Barrier { clause: vec![] }]);
    assert_eq!(proof.check(&game), Ok(()));
    let deadlock = proof.explain(&game).unwrap();
    let top = TileId(13_243);
    assert!(deadlock.blocking().any(|tile| tile == top));
}

/// A barrier that a taken pair has broken no longer applies: a proof of the start that is explained
/// later has no case for it.
#[test]
fn a_broken_barrier_makes_no_case() {
    let (board, proof) = stuck_turtle();
    let broken = |pair: &Pair| {
        proof.steps().iter().any(|step| match step {
            Step::Barrier { clause } => clause.iter().any(|literal| literal.pair == *pair),
            Step::Derived { .. } => false,
        })
    };
    let mut game = Game::new(board);
    let mut taken = 0;
    while let Some(pair) = game.pairs().into_iter().find(broken) {
        let before = proof.explain(&game).unwrap();
        game.take(pair).unwrap();
        let after = proof.explain(&game).unwrap();
        let had = |cases: &[shanghai::Case]| cases.iter().any(|case| case.unless().contains(&pair));
        assert!(!had(after.cases()), "{pair:?}");
        taken += usize::from(had(before.cases()));
    }
    assert!(taken > 0);
}

/// Tiles on a tile hold it, whatever is at its sides. Tiles at its sides hold it if nothing lies on
/// it.
#[test]
fn tiles_on_top_are_named_before_those_at_the_sides() {
    let text = "at 0 0 0\n2m 4m 3m\n\nat 2 0 1\n1m\n\nat 0 4 0\n4m 1m 5m 2m 3m 5m";
    let deadlock = Session::new(text.parse().unwrap()).deadlock().unwrap();
    assert_eq!((deadlock.kind(), deadlock.trapped().len()), (DeadlockKind::NoMove, 10));
    let held: Vec<_> = deadlock.trapped().filter(|(tile, _)| [1, 4].contains(&tile.0)).collect();
    let by = |tiles: &[u16]| Blocked::Held { by: tiles.iter().map(|&tile| TileId(tile)).collect() };
    assert_eq!(held, [(TileId(1), &by(&[9])), (TileId(4), &by(&[3, 5]))]);
}
