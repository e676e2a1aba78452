//! The eight symmetries of the board.

use crate::board::{Player, Square, Squares};
use crate::names::names;
use crate::position::{Action, Position};

/// One of the eight ways to rotate and mirror the board. The rules are the same in every direction,
/// so the image of a legal game is a legal game.
///
/// [`AntiTransposed`](Symmetry::AntiTransposed) keeps the start;
/// [`Transposed`](Symmetry::Transposed) and [`HalfTurn`](Symmetry::HalfTurn) keep its board if the
/// colours are [`swapped`](Position::swapped), too.
///
/// ```
/// use three_colour_othello::{Position, Symmetry};
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
    /// Changes nothing: (r, c) → (r, c).
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
    /// Mirrored at the other diagonal: (r, c) → (10 − c, 10 − r).
    AntiTransposed,
}

names! {
    Symmetry, "a symmetry":
    Identity "identity",
    QuarterTurn "quarter_turn",
    HalfTurn "half_turn",
    ThreeQuarterTurn "three_quarter_turn",
    Mirrored "mirrored",
    Flipped "flipped",
    Transposed "transposed",
    AntiTransposed "anti_transposed",
}

impl Symmetry {
    /// The image of a square.
    ///
    /// ```
    /// use three_colour_othello::{Square, Symmetry};
    ///
    /// let square = Symmetry::AntiTransposed.square(Square::new(3, 4)?);
    /// assert_eq!(square, Square::new(6, 7)?);
    /// # Ok::<(), three_colour_othello::OffBoard>(())
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

    /// The image of a set of squares.
    ///
    /// ```
    /// use three_colour_othello::{Position, Symmetry};
    ///
    /// let plays = Position::START.plays();
    /// assert_eq!(Symmetry::AntiTransposed.squares(plays), plays);
    /// ```
    #[must_use]
    pub fn squares(self, squares: Squares) -> Squares {
        squares.iter().map(|square| self.square(square)).collect()
    }

    /// The image of an action.
    ///
    /// ```
    /// use three_colour_othello::{Action, Symmetry};
    ///
    /// let action: Action = "c44".parse()?;
    /// assert_eq!(Symmetry::AntiTransposed.action(action), "c66".parse()?);
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub const fn action(self, action: Action) -> Action {
        match action {
            Action::Play(square) => Action::Play(self.square(square)),
            Action::Change(square) => Action::Change(self.square(square)),
            Action::Pass => Action::Pass,
        }
    }

    /// The inverse symmetry.
    ///
    /// ```
    /// use three_colour_othello::Symmetry;
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
    /// The position on a rotated or mirrored board.
    ///
    /// ```
    /// use three_colour_othello::{Position, Symmetry};
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
    /// use three_colour_othello::{Player, Position};
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
        let rebuilt = Position::new(black, grey, white, turn, token);
        rebuilt.expect("permutations of squares and colours keep pieces apart")
    }
}
