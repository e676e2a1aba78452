//! The search: can a board be cleared after some pairs were taken?
//!
//! [`search`] decides for a board and the pairs taken, by conflict-driven learning and local search
//! in turns. Either it finds a model, which is a mate for each tile so that all tiles go, or
//! learned clauses leave no choice. Then a clause contradicts the pairs taken, and [`proof`] makes
//! a proof of it.

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

    /// A repeated question about a stuck position takes no more memory.
    #[test]
    fn a_repeated_question_takes_no_memory() {
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
