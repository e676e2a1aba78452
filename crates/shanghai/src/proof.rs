//! Proofs that a board can't be cleared. `check.rs` tells whether they are right.

use alloc::vec::Vec;
use core::fmt;

use crate::pair::Pair;

/// The statement that two matching tiles go together when the board is cleared, or that they don't.
///
/// ```
/// use shanghai::{Literal, Pair, TileId};
///
/// let pair = Pair::new(TileId(0), TileId(1)).unwrap();
/// assert_ne!(Literal { pair, together: true }, Literal { pair, together: false });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Literal {
    /// The two tiles.
    pub pair: Pair,
    /// Whether they go together.
    pub together: bool,
}

/// A step of a proof: a clause (literals of which at least one holds however the board is cleared)
/// and the reason for it.
///
/// ```
/// use shanghai::Step;
///
/// let nothing_holds = Step::Derived { clause: vec![], from: vec![0] };
/// assert!(nothing_holds.clause().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[doc(alias = "nogood")]
pub enum Step {
    /// One of these pairs goes together. For while none of them does, the relaxed fixpoint leaves
    /// tiles: every free tile goes as soon as a tile that it may go with is free or gone.
    Barrier {
        /// The pairs, all of them together.
        clause: Vec<Literal>,
    },
    /// It follows by unit propagation: if no literal of the clause holds, then the steps that are
    /// named, and that every tile goes with exactly one other of its group, leave only one choice
    /// after another, and at last none.
    Derived {
        /// The literals.
        clause: Vec<Literal>,
        /// The earlier steps that it follows from, counted from 0.
        from: Vec<usize>,
    },
}

impl Step {
    /// The literals of which at least one holds.
    ///
    /// ```
    /// use shanghai::Step;
    ///
    /// assert!(Step::Barrier { clause: vec![] }.clause().is_empty());
    /// ```
    #[must_use]
    pub fn clause(&self) -> &[Literal] {
        match self {
            Self::Barrier { clause } | Self::Derived { clause, .. } => clause,
        }
    }
}

/// A proof that a position can't be cleared: steps of which the last one contradicts the pairs
/// that were taken.
///
/// It is checked by code that shares nothing with the search.
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

/// Why steps aren't a proof for a position.
///
/// ```
/// use shanghai::{Board, Face, Game, Proof, ProofError, Step};
///
/// let board = Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?;
/// let wrong = Proof::new(vec![Step::Barrier { clause: vec![] }]);
/// assert_eq!(wrong.check(&Game::new(board)), Err(ProofError::NoBarrier { step: 0 }));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProofError {
    /// There are no steps.
    Empty,
    /// A literal is about tiles that aren't there or don't match.
    Mismatch {
        /// The step, counted from 0.
        step: usize,
        /// The pair.
        pair: Pair,
    },
    /// A barrier has a literal that tiles do not go together.
    Apart {
        /// The step, counted from 0.
        step: usize,
        /// The pair.
        pair: Pair,
    },
    /// A step's relaxed fixpoint clears the board.
    NoBarrier {
        /// The step, counted from 0.
        step: usize,
    },
    /// A step names one that isn't earlier.
    From {
        /// The step, counted from 0.
        step: usize,
        /// The step that it names.
        from: usize,
    },
    /// A step doesn't follow from those that it names.
    NotDerived {
        /// The step, counted from 0.
        step: usize,
    },
    /// The last step can hold after the pairs that were taken.
    NoContradiction,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the proof has no steps"),
            Self::Mismatch { step, pair } => {
                let [a, b] = pair.tiles();
                write!(f, "step {step}: the tiles {} and {} don't match", a.0, b.0)
            }
            Self::Apart { step, pair } => {
                let [a, b] = pair.tiles();
                write!(f, "step {step}: a barrier can't keep the tiles {} and {} apart", a.0, b.0)
            }
            Self::NoBarrier { step } => write!(f, "step {step}: the fixpoint clears the board"),
            Self::From { step, from } => write!(f, "step {step}: {from} is no earlier step"),
            Self::NotDerived { step } => write!(f, "step {step} doesn't follow"),
            Self::NoContradiction => f.write_str("the last step contradicts nothing"),
        }
    }
}

impl core::error::Error for ProofError {}

impl Proof {
    /// A proof of these steps, which need not be right: see [`Proof::check`].
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
}
