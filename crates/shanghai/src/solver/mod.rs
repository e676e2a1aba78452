//! The search: can a board be cleared after some pairs were taken?
//!
//! In come a board and the pairs taken. [`search`] decides, by conflict-driven learning and local
//! search in turns: either it finds a model, a mate for each tile so that all go, or learned
//! clauses leave no choice. Out go the model, or the clause that contradicts the pairs taken, of
//! which [`proof`] makes a proof.

mod barrier;
mod clauses;
mod engine;
mod fixpoint;
mod lit;
mod proof;
mod search;
mod state;
mod tables;
mod trail;
mod walk;

pub(crate) use self::state::{Outcome, Solver};

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    use crate::board::Pair;
    use crate::verdict::{Budget, Meter};
    use crate::{Game, deal, layouts};

    /// Asking again about a stuck position takes no more memory.
    #[test]
    fn a_question_asked_again_takes_no_room() {
        let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0).unwrap();
        let mut solver = Solver::new(&board);
        let mut game = Game::new(board);
        while let Some(pair) = game.hint() {
            game.take(pair).unwrap();
        }
        let mut ask = |moves: &[Pair]| {
            let mut budget = Budget::UNLIMITED;
            let outcome = solver.solve(moves, &mut Meter::new(&mut budget));
            (matches!(outcome, Outcome::Stuck(_)), solver.clauses.size())
        };
        let stuck: Vec<&[Pair]> = (1..=game.moves().len())
            .map(|taken| &game.moves()[..taken])
            .filter(|moves| ask(moves).0)
            .collect();
        assert!(stuck.len() > 10, "{}", stuck.len());
        let sizes: Vec<usize> =
            (0..20).map(|_| stuck.iter().map(|moves| ask(moves).1).max().unwrap()).collect();
        assert_eq!(sizes[10..], [sizes[10]; 10], "{sizes:?}");
    }
}
