//! How much a search may spend.

use core::fmt;

/// How much a search may spend: a number of nodes, as much as the caller's clock allows, or without
/// a limit.
///
/// A node is one relaxed fixpoint: what a choice of pairs clears. It takes about a microsecond for
/// 144 tiles. Every question of a [`Session`](crate::Session) has a form that ends in `_within` and
/// takes a budget; the other form is [`Budget::UNLIMITED`].
///
/// ```
/// use shanghai::{Budget, Verdict, deal, layouts, verdict_within};
/// use std::time::{Duration, Instant};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// let start = Instant::now();
/// let late = || start.elapsed() > Duration::from_secs(2);
/// let verdict = verdict_within(&board, Budget::until(late).with_nodes(1_000_000));
/// assert!(matches!(verdict, Verdict::Clearable(..)));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy)]
#[doc(alias = "limit")]
#[doc(alias = "timeout")]
pub struct Budget<S = fn() -> bool> {
    nodes: u64,
    stop: S,
}

impl Budget {
    /// No limit: the search ends with an answer, or when learned clauses fill a gigabyte. No turtle
    /// has come close to that.
    pub const UNLIMITED: Self = Self::nodes(u64::MAX);

    /// A budget of this many nodes, and a few more to finish a step. Every call learns something,
    /// so a [`Session`](crate::Session) that is queried repeatedly finds the answer in the end.
    ///
    /// ```
    /// assert_eq!(shanghai::Budget::nodes(5).node_limit(), 5);
    /// ```
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, stop: || false }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::UNLIMITED
    }
}

impl<S: FnMut() -> bool> Budget<S> {
    /// A budget that ends when `stop` returns `true`. It is called every 64 nodes, about a tenth of
    /// a millisecond for 144 tiles. The caller brings the clock.
    ///
    /// ```
    /// use shanghai::{Budget, Outlook, Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
    /// let mut asked = 0;
    /// let stop = || {
    ///     asked += 1;
    ///     asked == 2
    /// };
    /// assert_eq!(Session::new(board).outlook_within(Budget::until(stop)), Outlook::Undetermined);
    /// assert_eq!(asked, 2);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub const fn until(stop: S) -> Self {
        Self { nodes: u64::MAX, stop }
    }
}

impl<S> Budget<S> {
    /// The same budget with this many nodes at most.
    ///
    /// ```
    /// use shanghai::Budget;
    ///
    /// assert_eq!(Budget::until(|| false).with_nodes(5).node_limit(), 5);
    /// ```
    #[must_use]
    pub fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// The largest number of nodes, `u64::MAX` without a limit.
    ///
    /// ```
    /// assert_eq!(shanghai::Budget::UNLIMITED.node_limit(), u64::MAX);
    /// ```
    #[must_use]
    pub const fn node_limit(&self) -> u64 {
        self.nodes
    }
}

impl<S> fmt::Debug for Budget<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

/// What a search has spent.
///
/// ```
/// use shanghai::{Budget, Verdict, deal, layouts, verdict_within};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// let verdict = verdict_within(&board, Budget::nodes(0));
/// assert!(matches!(verdict, Verdict::Undetermined(_)));
/// assert!(verdict.spent().nodes < 1_000);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Spent {
    /// Nodes: fixpoints that were computed.
    pub nodes: u64,
    /// Conflicts: wrong choices of pairs from which a clause was learned.
    pub conflicts: u64,
}

/// The number of nodes between two calls of `stop`.
const PATIENCE: u64 = 64;

/// Counts nodes, and calls `stop` now and then.
pub(crate) struct Meter<'a> {
    nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
    pub(crate) spent: Spent,
    ask_at: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    pub(crate) fn new<S: FnMut() -> bool>(budget: &'a mut Budget<S>) -> Self {
        let Budget { nodes, stop } = budget;
        Self { nodes: *nodes, stop, spent: Spent::default(), ask_at: PATIENCE, stopped: false }
    }

    /// Counts nodes.
    #[inline]
    pub(crate) fn count(&mut self, nodes: u64) {
        self.spent.nodes += nodes;
    }

    /// Whether to stop, because the budget is spent or the caller says so.
    #[inline]
    pub(crate) fn is_over(&mut self) -> bool {
        self.is_spent() || self.is_stopped()
    }

    #[inline]
    pub(crate) fn is_spent(&self) -> bool {
        self.spent.nodes >= self.nodes
    }

    /// Whether the caller said stop, checked now and then.
    #[inline]
    pub(crate) fn is_stopped(&mut self) -> bool {
        if self.spent.nodes >= self.ask_at {
            self.ask_at = self.spent.nodes + PATIENCE;
            self.stopped |= (self.stop)();
        }
        self.stopped
    }
}
