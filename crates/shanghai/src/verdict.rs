//! Verdicts on positions, with the evidence.

use alloc::vec::Vec;

use crate::budget::Spent;
use crate::game::{Game, MoveError};
use crate::pair::Pair;
use crate::proof::Proof;
use crate::words::Count;

/// Whether a position can be cleared, with the evidence and what it cost.
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
    /// It can't (詰み), and this proves it.
    #[doc(alias = "詰み")]
    #[doc(alias = "stalemate")]
    Stuck(Proof, Spent),
    /// The budget was spent, or the caller said to stop, before it was known.
    #[doc(alias = "判定不能")]
    Undetermined(Spent),
}

impl Verdict {
    /// What the answer cost; nothing if it was known before.
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

    /// The same without the evidence.
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
    /// It isn't known.
    Undetermined,
}

/// The pairs of a position in an order in which they can be taken, so that nothing is left.
///
/// ```
/// use shanghai::{Board, Face, Game, Verdict, verdict};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let board = Board::from_grid(&[[[a, b, b, a]]])?;
/// let Verdict::Clearable(order, _) = verdict(&board) else {
///     panic!("a, then b")
/// };
/// assert_eq!(order.pairs().len(), 2);
/// assert_eq!(order.check(&Game::new(board)), Ok(()));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
            Self::Left { tiles } => write!(f, "{} left", Count(*tiles, "tile")),
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
    /// use shanghai::{Board, Face, Game, Verdict, verdict};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let board = Board::from_grid(&[[[a, b, b, a]]])?;
    /// let Verdict::Clearable(order, _) = verdict(&board) else { panic!("a, then b") };
    /// let faces = order.pairs().iter().map(|pair| board.face(pair.tiles()[0]));
    /// assert!(faces.eq([a, b]));
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
            game.take(pair).map_err(|error| OrderError::Move { index, error })?;
        }
        match game.left() {
            0 => Ok(()),
            tiles => Err(OrderError::Left { tiles }),
        }
    }
}
