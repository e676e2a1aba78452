//! The post-game mode (感想戦): a game whose search keeps everything that it has proven.

mod questions;

use crate::board::{Board, Pair};
use crate::game::{Game, MoveError};
use crate::moves::Move;
use crate::solver::Solver;

pub use self::questions::{Choice, LosingMove, Saving, verdict, verdict_within};

/// A game, and everything known about its board.
///
/// Taking a pair only settles which tiles go together. So clauses learned at one position hold at
/// all positions of the game, and most questions are answered at once.
///
/// ```
/// use shanghai::{Outlook, Session, deal, layouts};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?;
/// let mut session = Session::new(board);
/// while let Some(pair) = session.hint() {
///     session.take(pair)?;
///     assert_eq!(session.outlook(), Outlook::Clearable);
/// }
/// assert!(session.game().is_cleared());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[doc(alias = "感想戦")]
#[doc(alias = "post-game")]
pub struct Session {
    game: Game,
    solver: Solver,
}

impl Session {
    /// A session for a new game on a board.
    ///
    /// ```
    /// use shanghai::{Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 1)?;
    /// assert_eq!(Session::new(board).game().left(), 24);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self::of(Game::new(board))
    }

    /// A session for a game in any position.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, Session};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// game.take(game.pairs()[0])?;
    /// assert!(Session::of(game).undo().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(game: Game) -> Self {
        let solver = Solver::new(game.board());
        Self { game, solver }
    }

    /// The game in its current position.
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.game().pairs().len(), 1);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes a pair.
    ///
    /// # Errors
    /// As [`Game::take`].
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// session.take(session.game().pairs()[0])?;
    /// assert!(session.game().is_cleared());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take(&mut self, pair: Pair) -> Result<(), MoveError> {
        self.game.take(pair)
    }

    /// Puts the last pair back and returns it; `None` if nothing was taken.
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.undo(), None);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Pair> {
        self.game.undo()
    }

    /// Takes the pair that was put back last again and returns it; `None` if there is none, or if
    /// another pair has been taken since.
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// session.take(session.game().pairs()[0])?;
    /// assert_eq!(session.undo(), session.redo());
    /// assert!(session.game().is_cleared());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redo(&mut self) -> Option<Pair> {
        self.game.redo()
    }

    /// Makes a move and returns the pair that was taken or put back.
    ///
    /// # Errors
    /// As [`Game::make`].
    ///
    /// ```
    /// use shanghai::moves::Move;
    /// use shanghai::{Board, Face, MoveError, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.make(Move::Undo), Err(MoveError::NothingToUndo));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn make(&mut self, one: Move) -> Result<Pair, MoveError> {
        self.game.make(one)
    }
}
