//! Mahjong solitaire: any small board and any list of moves. Nothing panics, every order clears,
//! every proof is right, and a lost game stays lost.
#![cfg_attr(fuzzing, no_main)]

use mentsu_fuzz::fuzz_target;
use shanghai::{
    Board, Budget, Face, Layout, Outlook, Pair, Position, Proof, Session, Step, TileId, Verdict,
};

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    places: Vec<(u8, u8, u8)>,
    faces: Vec<u8>,
    moves: Vec<Option<(u8, u8)>>,
    nodes: u16,
}

/// Those of the places that can be a layout, an even number of them.
fn layout(places: &[(u8, u8, u8)]) -> Layout {
    let mut taken: Vec<Position> = Vec::new();
    for &(x, y, z) in places {
        let place = Position::new(x % 12, y % 8, z % 5);
        let floats = place.z > 0 && !taken.iter().any(|&other| place.lies_on(other));
        if !floats && taken.len() < 40 && !taken.iter().any(|other| other.overlaps(place)) {
            taken.push(place);
        }
    }
    // The last one holds nothing, so it can be left out.
    taken.truncate(taken.len() / 2 * 2);
    Layout::new(taken).expect("nothing overlaps or floats")
}

fuzz_target!(|input: Input| {
    let layout = layout(&input.places);
    let face = |i: usize| Face(u16::from(input.faces.get(i).copied().unwrap_or(i as u8)));
    let any: Vec<Face> = (0..layout.len()).map(face).collect();
    let paired: Vec<Face> = (0..layout.len()).map(|i| Face(face(i / 2).0 % 16)).collect();
    let board = Board::new(layout.clone(), &any).or_else(|_| Board::new(layout, &paired));
    let Ok(board) = board else { return };
    let mut session = Session::new(board);
    let nodes = Budget::nodes(input.nodes.into());
    let mut lost = false;
    for step in [None].into_iter().chain(input.moves) {
        if let Some((a, b)) = step {
            match Pair::new(TileId(a.into()), TileId(b.into())) {
                Some(pair) if session.take(pair).is_ok() => {}
                _ if session.game().pairs().is_empty() => break,
                _ => {
                    let pairs = session.game().pairs();
                    session.take(pairs[usize::from(a) % pairs.len()]).expect("it is a pair");
                }
            }
        } else if session.undo().is_some() {
            lost = false;
        }
        match session.verdict_within(nodes) {
            Verdict::Clearable(order, _) => {
                assert!(!lost);
                assert_eq!(order.check(session.game()), Ok(()));
            }
            Verdict::Stuck(proof, _) => {
                assert_eq!(proof.check(session.game()), Ok(()));
                let first =
                    Proof::new(proof.steps().iter().take(1).cloned().collect::<Vec<Step>>());
                let _ = first.check(session.game());
                lost = true;
            }
            Verdict::Undetermined(_) => {}
        }
    }
    for choice in session.choices_within(nodes) {
        assert!(!lost || choice.outlook == Outlook::Stuck);
    }
    let _ = session.losing_move_within(nodes);
    let _ = session.hint_within(nodes);
    let _ = session.game().shuffled_clearable(u64::from(input.nodes));
});
