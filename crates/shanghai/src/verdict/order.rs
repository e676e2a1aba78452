//! An order in which a position can be cleared.

use alloc::vec::Vec;

use crate::board::Pair;
use crate::game::{Game, MoveError};
use crate::words::Count;

/// Pairs in an order that clears a position.
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

/// Why pairs don't clear a position in this order.
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
        /// Their number.
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
    /// An order of these pairs, unchecked: see [`Order::check`].
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

    /// The pairs in the order in which they are taken.
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
