//! Verdicts on positions, with the evidence.

use alloc::vec::Vec;

use crate::board::Board;
use crate::game::{Game, MoveError};
use crate::meter::{Budget, Spent};
use crate::pair::Pair;
use crate::proof::Proof;
use crate::session::Session;

/// Whether a position can be cleared, with the evidence.
///
/// ```
/// use shanghai::{Budget, Game, Verdict, deal, layouts, verdict};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
/// match verdict(&board, Budget::UNLIMITED, || false) {
///     Verdict::Clearable(order) => order.check(&Game::new(board))?,
///     Verdict::Stuck(proof) => proof.check(&Game::new(board))?,
///     Verdict::Undetermined(spent) => panic!("{spent:?}"),
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
#[doc(alias = "判定")]
pub enum Verdict {
    /// It can be cleared in this order.
    Clearable(Order),
    /// It can't (詰み), and this proves it.
    #[doc(alias = "詰み")]
    #[doc(alias = "stalemate")]
    Stuck(Proof),
    /// The budget was spent, or the caller said to stop, before it was known.
    Undetermined(Spent),
}

/// Whether a position can be cleared, without the evidence.
///
/// ```
/// use shanghai::{Board, Budget, Face, Outlook, Session};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let mut session = Session::new(Board::from_grid(&[[[a, b, a, b]]])?);
/// assert_eq!(session.outlook(Budget::UNLIMITED, || false), Outlook::Stuck);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outlook {
    /// It can be cleared.
    Clearable,
    /// It can't.
    Stuck,
    /// It isn't known.
    Undetermined,
}

/// The pairs of a position in an order in which they can be taken, so that nothing is left.
///
/// ```
/// use shanghai::{Board, Budget, Face, Game, Verdict, verdict};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let board = Board::from_grid(&[[[a, b, b, a]]])?;
/// let Verdict::Clearable(order) = verdict(&board, Budget::UNLIMITED, || false) else {
///     panic!("a, then b")
/// };
/// assert_eq!(order.pairs().len(), 2);
/// assert_eq!(order.check(&Game::new(board)), Ok(()));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "solution")]
pub struct Order {
    pairs: Vec<Pair>,
}

/// Why pairs aren't an order that clears a position.
///
/// ```
/// use shanghai::{Board, Face, Game, Order, OrderError};
///
/// let board = Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?;
/// let error = Order::new(vec![]).check(&Game::new(board));
/// assert_eq!(error, Err(OrderError::Left { tiles: 2 }));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderError {
    /// A pair can't be taken when its turn comes.
    Move {
        /// The pair, counted from 0.
        index: usize,
        /// Why not.
        error: MoveError,
    },
    /// Tiles are left after the last pair.
    Left {
        /// How many.
        tiles: usize,
    },
}

impl core::fmt::Display for OrderError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Move { index, error } => write!(f, "pair {index}: {error}"),
            Self::Left { tiles } => write!(f, "{tiles} tiles are left"),
        }
    }
}

impl core::error::Error for OrderError {}

impl Order {
    /// An order of these pairs, which need not be right: see [`Order::check`].
    ///
    /// ```
    /// use shanghai::Order;
    ///
    /// assert!(Order::new(vec![]).pairs().is_empty());
    /// ```
    #[must_use]
    pub fn new(pairs: Vec<Pair>) -> Self {
        Self { pairs }
    }

    /// The pairs, the first to take first.
    ///
    /// ```
    /// use shanghai::{Board, Budget, Face, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.hint(Budget::UNLIMITED, || false), Some(session.game().pairs()[0]));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Checks that taking the pairs one after another clears a game's position.
    ///
    /// # Errors
    /// [`OrderError`] names the first pair that can't be taken, or how many tiles are left.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, Order};
    ///
    /// let game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(Order::new(game.pairs()).check(&game), Ok(()));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn check(&self, game: &Game) -> Result<(), OrderError> {
        let mut game = game.clone();
        for (index, &pair) in self.pairs.iter().enumerate() {
            game.remove(pair).map_err(|error| OrderError::Move { index, error })?;
        }
        match game.left() {
            0 => Ok(()),
            tiles => Err(OrderError::Left { tiles }),
        }
    }
}

/// Whether a board can be cleared. `stop` is asked every 64 nodes, which are a tenth of a
/// millisecond for 144 tiles, and ends the search by telling true: the clock is the caller's.
///
/// For a game that goes on, a [`Session`] keeps what is found out.
///
/// ```
/// use shanghai::{Budget, Verdict, deal, layouts, verdict};
/// use std::time::{Duration, Instant};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// let start = Instant::now();
/// let late = || start.elapsed() > Duration::from_secs(2);
/// assert!(matches!(verdict(&board, Budget::UNLIMITED, late), Verdict::Clearable(_)));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
pub fn verdict(board: &Board, budget: Budget, stop: impl FnMut() -> bool) -> Verdict {
    Session::new(board.clone()).verdict(budget, stop)
}
