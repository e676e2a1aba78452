//! A proof that a position can't be cleared: its steps, its check, its meaning.

use alloc::vec::Vec;

use super::checker::{self, ProofError};
use super::deadlock::{self, Deadlock};
use super::step::Step;
use crate::game::Game;

/// A proof that a position can't be cleared: steps, the last of which contradicts the pairs taken.
///
/// The code that checks it shares nothing with the search.
///
/// ```
/// use shanghai::{Board, Face, Game, Verdict, verdict};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let board = Board::from_grid(&[[[a, b, a, b]]])?;
/// let Verdict::Stuck(proof, _) = verdict(&board) else {
///     panic!("neither pair can be taken")
/// };
/// assert_eq!(proof.check(&Game::new(board)), Ok(()));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "certificate")]
pub struct Proof {
    steps: Vec<Step>,
}

impl Proof {
    /// A proof of these steps, unchecked: see [`Proof::check`].
    ///
    /// ```
    /// use shanghai::Proof;
    ///
    /// assert!(Proof::new(vec![]).steps().is_empty());
    /// ```
    #[must_use]
    pub fn new(steps: Vec<Step>) -> Self {
        Self { steps }
    }

    /// The steps.
    ///
    /// ```
    /// use shanghai::{Board, Face, Step, Verdict, verdict};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let board = Board::from_grid(&[[[a, b, a, b]]])?;
    /// let Verdict::Stuck(proof, _) = verdict(&board) else {
    ///     panic!("neither pair can be taken")
    /// };
    /// assert_eq!(proof.steps()[0], Step::Barrier { clause: vec![] });
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Checks that the steps prove that the game's position can't be cleared. A proof for a
    /// position also holds for every later one.
    ///
    /// # Errors
    /// [`ProofError`] names the first step that is wrong.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, Proof, ProofError};
    ///
    /// let board = Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?;
    /// assert_eq!(Proof::new(vec![]).check(&Game::new(board)), Err(ProofError::Empty));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn check(&self, game: &Game) -> Result<(), ProofError> {
        checker::check(&self.steps, game)
    }

    /// What the proof says about a position: which tiles stay, and why.
    ///
    /// # Errors
    /// As [`Proof::check`], since a wrong proof explains nothing.
    ///
    /// ```
    /// use shanghai::{Game, Verdict, deal, layouts, verdict};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// let Verdict::Stuck(proof, _) = verdict(&board) else { panic!("this one is stuck") };
    /// let deadlock = proof.explain(&Game::new(board))?;
    /// assert!(deadlock.cases().iter().all(|case| !case.staying().is_empty()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, game: &Game) -> Result<Deadlock, ProofError> {
        self.check(game)?;
        Ok(deadlock::deadlock(&self.steps, game))
    }
}
