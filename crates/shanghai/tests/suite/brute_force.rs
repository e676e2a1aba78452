//! Compares every verdict on thousands of small boards with a search of all positions, which shares
//! only the boards with the solver.

use crate::brute::Brute;
use shanghai::{
    Blocked, Board, Case, DeadlockKind, Face, Game, Layout, LosingMove, Outlook, Position, Proof,
    Session, SplitMix64, Verdict,
};

/// A random layout of `tiles` tiles in a box, with half offsets.
fn layout(random: &mut SplitMix64, tiles: usize, [wide, high, deep]: [usize; 3]) -> Layout {
    let mut places: Vec<Position> = Vec::new();
    while places.len() < tiles {
        let [x, y] = [random.below(wide) as u8, random.below(high) as u8];
        let z = random.below(deep) as u8;
        let place = Position::new(x, y, z);
        let supported = z == 0 || places.iter().any(|&other| place.lies_on(other));
        if supported && !places.iter().any(|&other| place.overlaps(other)) {
            places.push(place);
        } else if random.below(200) == 0 {
            places.clear();
        }
    }
    Layout::new(places).unwrap()
}

/// One row of whole tiles with holes, so that everything depends on the order.
fn row(random: &mut SplitMix64, tiles: usize) -> Layout {
    let mut x = 0;
    let places = (0..tiles).map(|_| {
        x += if random.below(4) == 0 { 4 } else { 2 };
        Position::new(x, 0, 0)
    });
    Layout::new(places).unwrap()
}

/// Faces in groups of these sizes, at random.
fn board(random: &mut SplitMix64, layout: Layout, sizes: &[usize]) -> Board {
    let mut faces: Vec<Face> = Vec::new();
    while faces.len() < layout.len() {
        let room = layout.len() - faces.len();
        let size = sizes[random.below(sizes.len())].min(room);
        faces.extend(std::iter::repeat_n(Face(faces.len() as u16), size));
    }
    random.shuffle(&mut faces);
    Board::new(layout, &faces).unwrap()
}

/// Counts of clearable and stuck boards.
#[derive(Debug, Default)]
struct Tally {
    clearable: usize,
    stuck: usize,
    lost_by_a_move: usize,
    /// Counts of lost positions without and with tiles that can never leave.
    explained: [usize; 2],
}

#[track_caller]
fn agree(board: &Board, random: &mut SplitMix64, tally: &mut Tally) {
    let mut brute = Brute::new(board);
    let mut session = Session::new(board.clone());
    let mut clearable = Vec::new();
    loop {
        let left = brute.without(session.game().moves());
        let expected = brute.is_clearable(left);
        clearable.push(expected);
        match session.verdict() {
            Verdict::Clearable(order, _) => {
                assert!(expected, "{board:?} after {:?}", session.game().moves());
                assert_eq!(order.check(session.game()), Ok(()));
            }
            Verdict::Stuck(proof, _) => {
                assert!(!expected, "{board:?} after {:?}", session.game().moves());
                assert_eq!(proof.check(session.game()), Ok(()), "{board:?}: {proof:?}");
                no_play_takes_what_is_trapped(&brute, session.game(), &proof, tally);
            }
            Verdict::Undetermined(spent) => panic!("{spent:?}"),
        }
        let choices = session.choices();
        for choice in &choices {
            let mut next = session.game().clone();
            next.take(choice.pair).unwrap();
            let left = brute.without(next.moves());
            let expected =
                if brute.is_clearable(left) { Outlook::Clearable } else { Outlook::Stuck };
            assert_eq!(choice.outlook, expected, "{board:?} then {choice:?}");
        }
        let hint = session.hint();
        assert_eq!(hint.is_some(), expected && !choices.is_empty());
        if let Some(hint) = hint {
            let choice = choices.iter().find(|choice| choice.pair == hint).unwrap();
            assert_eq!(choice.outlook, Outlook::Clearable);
        }
        if choices.is_empty() {
            break;
        }
        session.take(choices[random.below(choices.len())].pair).unwrap();
    }
    let lost = session.losing_move();
    let expected = match clearable.iter().position(|&clearable| !clearable) {
        None => LosingMove::None,
        Some(0) => LosingMove::Dealt,
        Some(moves) => LosingMove::Move(moves - 1),
    };
    assert_eq!(lost, expected);
    saved_by_the_last_move_that_could(&mut brute, &mut session, &expected);
    // On the way back to the beginning, every verdict is unchanged.
    loop {
        let outlook = session.outlook();
        let expected = if clearable.pop().unwrap() { Outlook::Clearable } else { Outlook::Stuck };
        assert_eq!(outlook, expected);
        if session.undo().is_none() {
            break;
        }
    }
    tally.clearable += usize::from(expected != LosingMove::Dealt);
    tally.stuck += usize::from(expected == LosingMove::Dealt);
    tally.lost_by_a_move += usize::from(matches!(expected, LosingMove::Move(_)));
    assert_eq!(session.game(), &Game::new(board.clone()));
}

/// The saving move replaces the losing one and keeps the board clearable.
fn saved_by_the_last_move_that_could(brute: &mut Brute, session: &mut Session, lost: &LosingMove) {
    let saving = session.saving_move();
    let LosingMove::Move(lost) = *lost else {
        assert_eq!(saving, None);
        return;
    };
    let saving = saving.unwrap();
    assert_eq!(saving.after, lost);
    let mut game = Game::new(session.game().board().clone());
    for &pair in &session.game().moves()[..lost] {
        game.take(pair).unwrap();
    }
    game.take(saving.pair).unwrap();
    assert!(brute.is_clearable(brute.without(game.moves())));
}

/// An explanation of a lost position holds in every play.
fn no_play_takes_what_is_trapped(brute: &Brute, game: &Game, proof: &Proof, tally: &mut Tally) {
    let deadlock = proof.explain(game).unwrap();
    let taken = brute.takeable(brute.without(game.moves()));
    let ended = deadlock.kind() == DeadlockKind::NoMove;
    assert_eq!(ended, taken == 0);
    for (tile, blocked) in deadlock.trapped() {
        assert!(game.has(tile) && taken >> tile.index() & 1 == 0, "{game:?}: {tile:?}");
        if ended {
            assert_eq!(game.is_free(tile), matches!(blocked, Blocked::Waits { .. }));
        }
    }
    if ended {
        assert_eq!(deadlock.trapped().len(), game.left());
    }
    let stays = |case: &Case| !case.staying().is_empty();
    assert!(!deadlock.cases().is_empty() && deadlock.cases().iter().all(stays));
    tally.explained[usize::from(deadlock.trapped().len() > 0)] += 1;
}

/// Checks boards of one kind, among which there must be enough clearable and stuck ones.
fn kind(seed: u64, boards: usize, sizes: &[usize], make: impl Fn(&mut SplitMix64) -> Layout) {
    let mut random = SplitMix64::new(seed);
    let mut tally = Tally::default();
    for _ in 0..boards {
        let layout = make(&mut random);
        let board = board(&mut random, layout, sizes);
        agree(&board, &mut random, &mut tally);
    }
    let Tally { clearable, stuck, lost_by_a_move, explained } = tally;
    println!(
        "{sizes:?}: {clearable} clearable, {stuck} stuck, {lost_by_a_move} lost by a move, {explained:?} explained"
    );
    assert!(explained[1] > 5 * explained[0], "{tally:?}");
    let enough = boards / 50;
    assert!(clearable > enough && stuck > enough, "{tally:?}");
    assert!(lost_by_a_move > enough || sizes == [2], "{tally:?}");
}

#[test]
fn half_offsets_and_groups_of_two_and_four() {
    kind(1, 2_000, &[2, 4], |random| layout(random, 14, [7, 5, 3]));
    kind(2, 300, &[2], |random| layout(random, 14, [7, 5, 3]));
}

#[test]
fn half_offsets_and_groups_of_four() {
    kind(3, 2_000, &[4], |random| layout(random, 16, [7, 5, 3]));
}

#[test]
fn half_offsets_and_groups_of_six_and_eight() {
    kind(4, 1_500, &[6], |random| layout(random, 18, [6, 5, 3]));
    kind(5, 500, &[8], |random| layout(random, 16, [4, 5, 7]));
    kind(6, 1_000, &[2, 4, 6, 8], |random| layout(random, 18, [6, 5, 3]));
}

#[test]
fn rows_with_holes() {
    kind(7, 1_500, &[2, 4], |random| row(random, 12));
    kind(8, 1_500, &[2, 4, 6], |random| row(random, 14));
}

#[test]
fn the_row_that_is_two_rows() {
    let [a, b] = [Some(Face(1)), Some(Face(2))];
    let board = Board::from_grid(&[[[a, a, None, b, b]]]).unwrap();
    let mut tally = Tally::default();
    agree(&board, &mut SplitMix64::new(0), &mut tally);
    assert_eq!(tally.clearable, 1);
}
