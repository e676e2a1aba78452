//! Answers with evidence: whether a position can be cleared, how, or why not.
//!
//! An order and the steps of a proof come from a search or from a file. Code that shares nothing
//! with the search checks them: an order by taking its pairs, a proof by [`checker`]. The result is
//! a verdict with its cost, or the first step that is wrong. [`deadlock`] explains what a proof
//! means in tiles.

mod budget;
mod checker;
mod deadlock;
mod order;
mod proof;
mod step;

pub use self::budget::{Budget, Spent};
pub use self::checker::ProofError;
pub use self::deadlock::{Blocked, Case, Deadlock, DeadlockKind};
pub use self::order::{Order, OrderError};
pub use self::proof::Proof;
pub use self::step::{Literal, Step};

pub(crate) use self::budget::Meter;

use crate::names::names;

/// Whether a position can be cleared, with evidence and cost.
///
/// ```
/// use shanghai::{Game, Verdict, deal, layouts, verdict};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
/// let verdict = verdict(&board);
/// match &verdict {
///     Verdict::Clearable(order, _) => order.check(&Game::new(board))?,
///     Verdict::Stuck(proof, _) => proof.check(&Game::new(board))?,
///     Verdict::Undetermined(_) => panic!("there was no limit"),
/// }
/// assert!(verdict.spent().nodes > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[must_use]
#[doc(alias = "判定")]
pub enum Verdict {
    /// It can be cleared in this order.
    Clearable(Order, Spent),
    /// It can't (詰み), and this is the proof.
    #[doc(alias = "詰み")]
    #[doc(alias = "stalemate")]
    Stuck(Proof, Spent),
    /// The budget was spent, or the caller said stop, before the answer was known.
    #[doc(alias = "判定不能")]
    Undetermined(Spent),
}

impl Verdict {
    /// What the answer cost; 0 if it was already known.
    ///
    /// ```
    /// use shanghai::{Session, Spent, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// let mut session = Session::new(board);
    /// assert!(session.verdict().spent().nodes > 0);
    /// assert_eq!(session.verdict().spent(), Spent::default());
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub const fn spent(&self) -> Spent {
        match self {
            Self::Clearable(_, spent) | Self::Stuck(_, spent) | Self::Undetermined(spent) => *spent,
        }
    }

    /// The answer without the evidence.
    ///
    /// ```
    /// use shanghai::{Outlook, deal, layouts, verdict};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// assert_eq!(verdict(&board).outlook(), Outlook::Stuck);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub const fn outlook(&self) -> Outlook {
        match self {
            Self::Clearable(..) => Outlook::Clearable,
            Self::Stuck(..) => Outlook::Stuck,
            Self::Undetermined(_) => Outlook::Undetermined,
        }
    }
}

/// Whether a position can be cleared, without the evidence.
///
/// ```
/// use shanghai::{Board, Face, Outlook, Session};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let mut session = Session::new(Board::from_grid(&[[[a, b, a, b]]])?);
/// assert_eq!(session.outlook(), Outlook::Stuck);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Outlook {
    /// It can be cleared.
    Clearable,
    /// It can't.
    Stuck,
    /// The answer isn't known.
    Undetermined,
}

names! {
    Outlook, "an outlook":
    Clearable "clearable", Stuck "stuck", Undetermined "undetermined",
}
