//! How much a search may spend, and when its caller wants it to stop.

use core::fmt;

/// How much a search may spend: so many nodes, until the caller says stop, or as long as it takes.
///
/// A node is one look at what a choice of pairs clears, about a microsecond for 144 tiles. Every
/// question of a [`Session`](crate::Session) has a form without a budget, which is
/// [`Budget::UNLIMITED`], and one that ends in `_within`.
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
    /// No bound: the search goes on until it knows, or until what it has learned fills a gigabyte
    /// (which no turtle has come near).
    pub const UNLIMITED: Self = Self::nodes(u64::MAX);

    /// A budget of this many nodes, and a few more to finish what was begun: something is learned
    /// each time, so a [`Session`](crate::Session) that is asked again and again knows in the end.
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
    /// A budget without a number of nodes, which ends when `stop` tells true. It is asked every 64
    /// nodes, which are a tenth of a millisecond for 144 tiles: the clock is the caller's.
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

    /// The most nodes, `u64::MAX` without a limit.
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

/// The effort that a search has spent.
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
    /// Nodes: looks at what a choice of pairs clears.
    pub nodes: u64,
    /// Choices of pairs that were found to be wrong, and learned from.
    pub conflicts: u64,
}

/// How many nodes go by between two questions to the caller.
const PATIENCE: u64 = 64;

/// Counts nodes and asks the caller now and then.
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

    /// Whether to stop: the budget is spent, or the caller says so.
    #[inline]
    pub(crate) fn is_over(&mut self) -> bool {
        self.is_spent() || self.is_stopped()
    }

    #[inline]
    pub(crate) fn is_spent(&self) -> bool {
        self.spent.nodes >= self.nodes
    }

    /// Whether the caller says so; it is asked now and then.
    #[inline]
    pub(crate) fn is_stopped(&mut self) -> bool {
        if self.spent.nodes >= self.ask_at {
            self.ask_at = self.spent.nodes + PATIENCE;
            self.stopped |= (self.stop)();
        }
        self.stopped
    }
}
