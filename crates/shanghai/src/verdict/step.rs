//! The steps of a proof: clauses about pairs, each with its reason.

use alloc::vec::Vec;

use crate::board::Pair;

/// The statement that two matching tiles go together, or that they don't.
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

/// A step of a proof: a clause with its reason. A clause is a list of literals, of which at least
/// one holds in every play that clears the board.
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
    /// One of these pairs goes together, because otherwise the relaxed fixpoint leaves tiles. In
    /// the fixpoint every free tile goes as soon as a possible mate is free or gone.
    Barrier {
        /// The pairs; all literals are `together`.
        clause: Vec<Literal>,
    },
    /// It follows by unit propagation from the named steps, and from the fact that every tile goes
    /// with exactly one other of its group: if no literal of the clause held, these would force one
    /// choice after another and end in a contradiction.
    Derived {
        /// The literals.
        clause: Vec<Literal>,
        /// The earlier steps from which it follows, counted from 0.
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
