//! Actions, and the legal actions of a turn.

use core::fmt;
use core::iter::FusedIterator;

use crate::board::{Color, Square, Squares, SquaresIter};

/// An action: what a player does in a turn.
///
/// In text a play is its square (`34`: row 3, column 4), a change has a `c` before the square
/// (`c44`), and a pass is `pass`.
///
/// ```
/// use three_colour_othello::{Action, ParseError, Square};
///
/// let action: Action = "c44".parse()?;
/// assert_eq!(action, Action::Change("44".parse::<Square>()?));
/// assert_eq!(action.to_string(), "c44");
/// assert_eq!(Action::Pass.square(), None);
/// # Ok::<(), ParseError>(())
/// ```
#[doc(alias = "move")]
#[doc(alias = "手")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Puts an own piece on an empty square.
    #[doc(alias = "put")]
    #[doc(alias = "置く")]
    Play(Square),
    /// Turns a grey piece into an own one.
    #[doc(alias = "変える")]
    Change(Square),
    /// Does nothing, because nothing else is possible.
    #[doc(alias = "パス")]
    Pass,
}

impl Action {
    /// The square of a play or a change.
    ///
    /// ```
    /// use three_colour_othello::{Action, Square};
    ///
    /// let square = Square::new(3, 4)?;
    /// assert_eq!(Action::Play(square).square(), Some(square));
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Action::Play(square) | Action::Change(square) => Some(square),
            Action::Pass => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(square) => square.fmt(f),
            Action::Change(square) => write!(f, "c{square}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// The legal actions of a turn: plays row by row, then changes row by row, or only a pass. There
/// are none once the game has ended.
///
/// It is an iterator over actions and also contains two sets of squares.
///
/// ```
/// use three_colour_othello::{Action, Position};
///
/// let actions = Position::START.legal_actions();
/// assert_eq!(actions.len(), 13);
/// assert_eq!(actions.plays().to_string(), "34 36 37 43 47 53 63 67 74 75 76");
/// assert_eq!(actions.changes().to_string(), "44 66");
/// assert_eq!(actions.clone().last().map(|action| action.to_string()), Some("c66".into()));
/// assert!(!actions.contains(Action::Pass));
/// ```
#[doc(alias = "moves")]
#[doc(alias = "合法手")]
#[derive(Clone, Debug)]
pub struct Actions {
    plays: SquaresIter,
    changes: SquaresIter,
    pass: bool,
}

impl Actions {
    pub(crate) const fn new(plays: Squares, changes: Squares, pass: bool) -> Actions {
        Actions { plays: plays.iter(), changes: changes.iter(), pass }
    }

    /// The squares of the plays not yet iterated over.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Position::START.legal_actions().plays().len(), 11);
    /// ```
    #[must_use]
    pub const fn plays(&self) -> Squares {
        self.plays.left()
    }

    /// The squares of the changes not yet iterated over.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Position::START.legal_actions().changes().len(), 2);
    /// ```
    #[must_use]
    pub const fn changes(&self) -> Squares {
        self.changes.left()
    }

    /// Whether a pass is the only action.
    ///
    /// ```
    /// assert!(!three_colour_othello::Position::START.legal_actions().is_pass());
    /// ```
    #[must_use]
    pub const fn is_pass(&self) -> bool {
        self.pass
    }

    /// Whether the action is among those not yet iterated over.
    ///
    /// ```
    /// use three_colour_othello::{Action, Position};
    ///
    /// assert!(Position::START.legal_actions().contains("c66".parse()?));
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub const fn contains(&self, action: Action) -> bool {
        match action {
            Action::Play(square) => self.plays().contains(square),
            Action::Change(square) => self.changes().contains(square),
            Action::Pass => self.pass,
        }
    }
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if let Some(square) = self.plays.next() {
            return Some(Action::Play(square));
        }
        if let Some(square) = self.changes.next() {
            return Some(Action::Change(square));
        }
        core::mem::take(&mut self.pass).then_some(Action::Pass)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.plays.len() + self.changes.len() + usize::from(self.pass);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Actions {}
impl FusedIterator for Actions {}

/// Why an action is illegal.
///
/// ```
/// use three_colour_othello::{Action, Color, IllegalAction, Position, Square};
///
/// let centre = Square::new(5, 5)?;
/// let error = Position::START.apply(Action::Play(centre)).unwrap_err();
/// assert_eq!(error, IllegalAction::Occupied { square: centre, by: Color::Grey });
/// assert_eq!(error.to_string(), "55 is occupied by a grey piece");
/// # Ok::<(), three_colour_othello::OffBoard>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IllegalAction {
    /// The game has ended.
    Ended,
    /// A play needs an empty square.
    Occupied {
        /// The square of the action.
        square: Square,
        /// The colour there.
        by: Color,
    },
    /// A change needs a grey piece.
    NotGrey {
        /// The square of the action.
        square: Square,
        /// The colour there; `None` for an empty square.
        holds: Option<Color>,
    },
    /// A change needs a token that is grey or the player's own, but it is the opponent's.
    TokenNotAvailable,
    /// The piece would sandwich nothing.
    NoSandwich {
        /// The square of the action.
        square: Square,
    },
    /// A pass is illegal while a play or a change is possible.
    MustNotPass,
    /// The rule [`Repetition::Forbidden`](crate::Repetition::Forbidden) forbids it, because the
    /// position has occurred before.
    Repeats {
        /// The number of actions before that position; 0 is the start.
        ply: usize,
    },
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::Ended => f.write_str("the game has ended"),
            IllegalAction::Occupied { square, by } => {
                write!(f, "{square} is occupied by a {by} piece")
            }
            IllegalAction::NotGrey { square, holds: Some(color) } => {
                write!(f, "the piece on {square} is {color}, not grey")
            }
            IllegalAction::NotGrey { square, holds: None } => {
                write!(f, "there is no piece on {square} to change")
            }
            IllegalAction::TokenNotAvailable => {
                f.write_str("no change is allowed while the opponent has the token")
            }
            IllegalAction::NoSandwich { square } => {
                write!(f, "a piece on {square} would sandwich nothing")
            }
            IllegalAction::MustNotPass => {
                f.write_str("a pass is only allowed when no play and no change is possible")
            }
            IllegalAction::Repeats { ply: 0 } => {
                f.write_str("it would repeat the position at the start of the game")
            }
            IllegalAction::Repeats { ply } => {
                write!(f, "it would repeat the position after action {ply}")
            }
        }
    }
}

impl core::error::Error for IllegalAction {}
