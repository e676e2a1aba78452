//! How much a search may spend, and when its caller wants it to stop.

/// How much a search may spend: nodes, each of which is one look at what a choice of pairs clears
/// (about a microsecond for 144 tiles).
///
/// ```
/// use shanghai::Budget;
///
/// assert_eq!(Budget::nodes(1_000).get(), 1_000);
/// assert_eq!(Budget::UNLIMITED.get(), u64::MAX);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[doc(alias = "limit")]
pub struct Budget(u64);

impl Budget {
    /// No bound: the search goes on until it knows, or until what it has learned fills a gigabyte
    /// (which no turtle has come near).
    pub const UNLIMITED: Self = Self(u64::MAX);

    /// A budget of this many nodes, and a few more to finish what was begun: something is learned
    /// each time, so a [`Session`](crate::Session) that is asked again and again knows in the end.
    ///
    /// ```
    /// assert_eq!(shanghai::Budget::nodes(5).get(), 5);
    /// ```
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self(nodes)
    }

    /// The number of nodes.
    ///
    /// ```
    /// assert_eq!(shanghai::Budget::nodes(5).get(), 5);
    /// ```
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// The effort that a search has spent.
///
/// ```
/// use shanghai::{Budget, Verdict, deal, layouts, verdict};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// let Verdict::Undetermined(spent) = verdict(&board, Budget::nodes(0), || false) else {
///     panic!("there was no budget")
/// };
/// assert!(spent.nodes < 1_000);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    budget: Budget,
    stop: &'a mut dyn FnMut() -> bool,
    pub(crate) spent: Spent,
    ask_at: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: Budget, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { budget, stop, spent: Spent::default(), ask_at: PATIENCE, stopped: false }
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
        self.spent.nodes >= self.budget.0
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
