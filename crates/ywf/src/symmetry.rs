//! The eight ways to turn and mirror the board.

use crate::action::Action;
use crate::color::Player;
use crate::position::Position;
use crate::square::Square;
use crate::squares::Squares;

/// One of the eight ways to turn and mirror the board. The rules know no direction, so each of
/// them takes games to games.
///
/// [`AntiTransposed`](Symmetry::AntiTransposed) keeps the start; so do
/// [`Transposed`](Symmetry::Transposed) and [`HalfTurn`](Symmetry::HalfTurn) with the colours
/// [`swapped`](Position::swapped) (and the turn, which the start gives to black).
///
/// ```
/// use ywf::{Position, Symmetry};
///
/// let start = Position::START;
/// assert_eq!(start.mapped(Symmetry::AntiTransposed), start);
/// let kept = Symmetry::ALL.into_iter().filter(|&symmetry| start.mapped(symmetry) == start);
/// assert_eq!(kept.count(), 2);
/// ```
#[doc(alias = "rotation")]
#[doc(alias = "reflection")]
#[doc(alias = "対称")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Symmetry {
    /// (r, c) stays.
    Identity,
    /// A quarter turn clockwise: (r, c) → (c, 10 − r).
    QuarterTurn,
    /// A half turn: (r, c) → (10 − r, 10 − c).
    HalfTurn,
    /// A quarter turn anticlockwise: (r, c) → (10 − c, r).
    ThreeQuarterTurn,
    /// Left and right exchanged: (r, c) → (r, 10 − c).
    Mirrored,
    /// Top and bottom exchanged: (r, c) → (10 − r, c).
    Flipped,
    /// Rows and columns exchanged: (r, c) → (c, r).
    Transposed,
    /// The other diagonal kept: (r, c) → (10 − c, 10 − r).
    AntiTransposed,
}

impl Symmetry {
    /// All eight.
    ///
    /// ```
    /// use ywf::{Square, Symmetry};
    ///
    /// let square = Square::new(2, 3)?;
    /// let images = Symmetry::ALL.map(|symmetry| symmetry.square(square).to_string());
    /// assert_eq!(images.join(" "), "23 38 87 72 27 83 32 78");
    /// # Ok::<(), ywf::OffBoard>(())
    /// ```
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::QuarterTurn,
        Symmetry::HalfTurn,
        Symmetry::ThreeQuarterTurn,
        Symmetry::Mirrored,
        Symmetry::Flipped,
        Symmetry::Transposed,
        Symmetry::AntiTransposed,
    ];

    /// The square to which a square goes.
    ///
    /// ```
    /// use ywf::{Square, Symmetry};
    ///
    /// let square = Symmetry::AntiTransposed.square(Square::new(3, 4)?);
    /// assert_eq!(square, Square::new(6, 7)?);
    /// # Ok::<(), ywf::OffBoard>(())
    /// ```
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        let (r, c) = (square.row(), square.col());
        let (row, col) = match self {
            Symmetry::Identity => (r, c),
            Symmetry::QuarterTurn => (c, 10 - r),
            Symmetry::HalfTurn => (10 - r, 10 - c),
            Symmetry::ThreeQuarterTurn => (10 - c, r),
            Symmetry::Mirrored => (r, 10 - c),
            Symmetry::Flipped => (10 - r, c),
            Symmetry::Transposed => (c, r),
            Symmetry::AntiTransposed => (10 - c, 10 - r),
        };
        match Square::new(row, col) {
            Ok(image) => image,
            Err(_) => square,
        }
    }

    /// The squares to which a set of squares goes.
    ///
    /// ```
    /// use ywf::{Position, Symmetry};
    ///
    /// let plays = Position::START.plays();
    /// assert_eq!(Symmetry::AntiTransposed.squares(plays), plays);
    /// ```
    #[must_use]
    pub fn squares(self, squares: Squares) -> Squares {
        squares.iter().map(|square| self.square(square)).collect()
    }

    /// The action that an action becomes.
    ///
    /// ```
    /// use ywf::{Action, Symmetry};
    ///
    /// let action: Action = "c44".parse()?;
    /// assert_eq!(Symmetry::AntiTransposed.action(action), "c66".parse()?);
    /// # Ok::<(), ywf::ParseError>(())
    /// ```
    #[must_use]
    pub const fn action(self, action: Action) -> Action {
        match action {
            Action::Play(square) => Action::Play(self.square(square)),
            Action::Change(square) => Action::Change(self.square(square)),
            Action::Pass => Action::Pass,
        }
    }

    /// The symmetry that undoes it.
    ///
    /// ```
    /// use ywf::Symmetry;
    ///
    /// assert_eq!(Symmetry::QuarterTurn.inverse(), Symmetry::ThreeQuarterTurn);
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::QuarterTurn => Symmetry::ThreeQuarterTurn,
            Symmetry::ThreeQuarterTurn => Symmetry::QuarterTurn,
            other => other,
        }
    }
}

impl Position {
    /// The position on a turned or mirrored board.
    ///
    /// ```
    /// use ywf::{Position, Symmetry};
    ///
    /// let position = Position::START.mapped(Symmetry::Mirrored);
    /// assert_eq!(position.to_string(), "9/9/9/3WBG3/3BGW3/3GWB3/9/9/9 B G");
    /// ```
    #[must_use]
    pub fn mapped(&self, symmetry: Symmetry) -> Position {
        self.rebuilt(|position, color| symmetry.squares(position.squares(color)), self.turn())
    }

    /// The position with black and white exchanged: pieces, turn and token.
    ///
    /// ```
    /// use ywf::{Player, Position};
    ///
    /// let swapped = Position::START.swapped();
    /// assert_eq!(swapped.to_string(), "9/9/9/3GWB3/3BGW3/3WBG3/9/9/9 W G");
    /// ```
    #[must_use]
    pub fn swapped(&self) -> Position {
        self.rebuilt(|position, color| position.squares(color.swapped()), self.turn().opponent())
    }

    fn rebuilt(&self, squares: impl Fn(&Self, crate::Color) -> Squares, turn: Player) -> Position {
        let [black, grey, white] = crate::Color::ALL.map(|color| squares(self, color));
        let token = if turn == self.turn() { self.token() } else { self.token().swapped() };
        // A permutation of squares or colours keeps pieces apart, so this is never an error.
        Position::new(black, grey, white, turn, token).unwrap_or(*self)
    }
}
