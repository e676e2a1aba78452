//! Positions: the pieces, the turn and the token.
//!
//! Every layout of pieces without overlaps is a position. The rules of the game are here: which
//! actions are legal, which position each leads to, when a game ends and who has won. The history
//! of a game is in [`Game`](crate::Game).

mod action;
mod outcome;
mod rules;
mod symmetry;

pub use self::action::{Action, Actions, IllegalAction};
pub use self::outcome::{Ending, Outcome};
pub use self::symmetry::Symmetry;

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::board::{BOARD, Color, Player, Square, Squares, zobrist};

/// The pieces on the board, the player to move and the holder of the token (盤面).
///
/// Any layout of pieces is a position, as long as no two share a square. A position is small and
/// `Copy`. [`apply`](Position::apply) returns a new one, so keep the old one to undo an action.
///
/// In text it is nine rows from the top with `B`, `G`, `W` for pieces and a digit for that many
/// empty squares, then the turn and the token.
///
/// ```
/// use three_colour_othello::{Action, Color, Player, Position};
///
/// let start = Position::START;
/// assert_eq!(start.to_string(), "9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G");
/// let next = start.apply("34".parse()?)?;
/// assert_eq!(next.to_string(), "9/9/3B5/3BBW3/3GGB3/3BWG3/9/9/9 W G");
/// assert_eq!((next.turn(), next.count(Color::Black)), (Player::White, 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "board")]
#[doc(alias = "state")]
#[doc(alias = "盤面")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Pieces of the player to move.
    mine: u128,
    /// Pieces of the opponent.
    theirs: u128,
    grey: u128,
    /// Always equal to [`fresh_key`](Position::fresh_key).
    key: u64,
    turn: Player,
    token: Color,
}

const fn bit(row: u8, col: u8) -> u128 {
    match Square::new(row, col) {
        Ok(square) => 1 << square.bit(),
        Err(_) => 0,
    }
}

impl Position {
    /// The start of the game: the centre is `G B W`, `W G B`, `B W G`, it is black's turn, and the
    /// token is grey.
    ///
    /// ```
    /// use three_colour_othello::{Color, Position};
    ///
    /// assert_eq!(Color::ALL.map(|color| Position::START.count(color)), [3, 3, 3]);
    /// ```
    #[doc(alias = "initial")]
    pub const START: Position = Position::of_parts(
        bit(4, 5) | bit(5, 6) | bit(6, 4),
        bit(4, 6) | bit(5, 4) | bit(6, 5),
        bit(4, 4) | bit(5, 5) | bit(6, 6),
        Player::Black,
        Color::Grey,
    );

    /// A position with these pieces, turn and token.
    ///
    /// # Errors
    ///
    /// [`Overlap`] if two sets share a square.
    ///
    /// ```
    /// use three_colour_othello::{Color, Overlap, Player, Position, Square, Squares};
    ///
    /// let start = Position::START;
    /// let [black, grey, white] = Color::ALL.map(|color| start.squares(color));
    /// assert_eq!(Position::new(black, grey, white, Player::Black, Color::Grey), Ok(start));
    /// let error = Position::new(black, grey, black, Player::Black, Color::Grey);
    /// assert_eq!(error, Err(Overlap { square: Square::new(4, 5)? }));
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    pub fn new(
        black: Squares,
        grey: Squares,
        white: Squares,
        turn: Player,
        token: Color,
    ) -> Result<Position, Overlap> {
        let shared = black & grey | grey & white | white & black;
        if let Some(square) = shared.iter().next() {
            return Err(Overlap { square });
        }
        let (mine, theirs) = match turn {
            Player::Black => (black, white),
            Player::White => (white, black),
        };
        Ok(Position::of_parts(mine.bits(), theirs.bits(), grey.bits(), turn, token))
    }

    const fn of_parts(mine: u128, theirs: u128, grey: u128, turn: Player, token: Color) -> Self {
        Position { mine, theirs, grey, key: 0, turn, token }.with_fresh_key()
    }

    const fn with_fresh_key(mut self) -> Position {
        self.key = self.fresh_key();
        self
    }

    const fn fresh_key(&self) -> u64 {
        zobrist::pieces(self.turn.color(), self.mine)
            ^ zobrist::pieces(self.turn.opponent().color(), self.theirs)
            ^ zobrist::pieces(Color::Grey, self.grey)
            ^ zobrist::turn(self.turn)
            ^ zobrist::token(self.token)
    }

    /// The player to move (手番).
    ///
    /// ```
    /// use three_colour_othello::{Player, Position};
    ///
    /// assert_eq!(Position::START.turn(), Player::Black);
    /// ```
    #[doc(alias = "side_to_move")]
    #[doc(alias = "手番")]
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// The holder of the token; grey means neither player. The token limits a player to one change
    /// more than the opponent has made.
    ///
    /// ```
    /// use three_colour_othello::{Color, Position};
    ///
    /// let position = Position::START.apply("c44".parse()?)?;
    /// assert_eq!(position.token(), Color::White);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "トークン")]
    #[must_use]
    pub const fn token(&self) -> Color {
        self.token
    }

    /// The colour of the piece on a square; `None` if the square is empty.
    ///
    /// ```
    /// use three_colour_othello::{Color, Position, Square};
    ///
    /// assert_eq!(Position::START.color_at(Square::new(4, 6)?), Some(Color::White));
    /// assert_eq!(Position::START.color_at(Square::new(1, 1)?), None);
    /// # Ok::<(), three_colour_othello::OffBoard>(())
    /// ```
    #[doc(alias = "piece_at")]
    #[must_use]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        let bit = square.bit();
        if self.mine >> bit & 1 == 1 {
            Some(self.turn.color())
        } else if self.theirs >> bit & 1 == 1 {
            Some(self.turn.opponent().color())
        } else if self.grey >> bit & 1 == 1 {
            Some(Color::Grey)
        } else {
            None
        }
    }

    /// The squares with pieces of a colour.
    ///
    /// ```
    /// use three_colour_othello::{Color, Position};
    ///
    /// assert_eq!(Position::START.squares(Color::Grey).to_string(), "44 55 66");
    /// ```
    #[must_use]
    pub const fn squares(&self, color: Color) -> Squares {
        Squares::of_bits(match (color, self.turn) {
            (Color::Grey, _) => self.grey,
            (Color::Black, Player::Black) | (Color::White, Player::White) => self.mine,
            _ => self.theirs,
        })
    }

    /// The empty squares.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Position::START.empty().len(), 81 - 9);
    /// ```
    #[must_use]
    pub const fn empty(&self) -> Squares {
        Squares::of_bits(self.empty_bits())
    }

    const fn empty_bits(&self) -> u128 {
        BOARD & !(self.mine | self.theirs | self.grey)
    }

    /// The number of pieces of a colour, 0–81.
    ///
    /// ```
    /// use three_colour_othello::{Color, Position};
    ///
    /// assert_eq!(Position::START.count(Color::White), 3);
    /// ```
    #[must_use]
    pub const fn count(&self, color: Color) -> usize {
        self.squares(color).len()
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.mine | self.theirs | self.grey == BOARD
    }

    /// Why the game has ended in this position, if it has: no square is empty, or neither player
    /// has a play or a change.
    ///
    /// ```
    /// use three_colour_othello::{Ending, Position};
    ///
    /// let full = "GBGBGBGBG/".repeat(9);
    /// let full: Position = format!("{} B G", full.trim_end_matches('/')).parse()?;
    /// assert_eq!(full.ending(), Some(Ending::BoardFull));
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[doc(alias = "is_over")]
    #[doc(alias = "game_end")]
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.is_full() {
            return Some(Ending::BoardFull);
        }
        let stuck = self.is_stuck() && self.passed().is_stuck();
        stuck.then_some(Ending::BothMustPass)
    }

    /// Who has won, if the game has ended in this position.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Position::START.outcome(), None);
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|_| self.standing())
    }

    /// Who would win if the game ended now: the player with more pieces, or on a tie the holder of
    /// the token.
    ///
    /// ```
    /// use three_colour_othello::{Outcome, Player, Position};
    ///
    /// assert_eq!(Position::START.standing(), Outcome::Draw);
    /// let position = Position::START.apply("34".parse()?)?;
    /// assert_eq!(position.standing(), Outcome::Won(Player::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn standing(&self) -> Outcome {
        let ahead = match self.lead() {
            0 => self.token.player(),
            1.. => Some(self.turn),
            ..0 => Some(self.turn.opponent()),
        };
        ahead.map_or(Outcome::Draw, Outcome::Won)
    }

    /// The pieces of the player to move minus those of the opponent.
    pub(crate) fn lead(&self) -> i32 {
        self.mine.count_ones() as i32 - self.theirs.count_ones() as i32
    }

    /// The Zobrist hash: equal for equal positions, and kept up to date by every action.
    ///
    /// It is the same in every build of one version of this crate, but may differ between versions.
    ///
    /// ```
    /// use three_colour_othello::Position;
    ///
    /// let position = Position::START.apply("34".parse()?)?;
    /// let read: Position = position.to_string().parse()?;
    /// assert_eq!(read.zobrist(), position.zobrist());
    /// assert_ne!(position.zobrist(), Position::START.zobrist());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "hash")]
    #[doc(alias = "key")]
    #[must_use]
    pub const fn zobrist(&self) -> u64 {
        self.key
    }
}

impl Default for Position {
    /// [`Position::START`].
    fn default() -> Position {
        Position::START
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// Two pieces on one square.
///
/// ```
/// use three_colour_othello::{Color, Player, Position, Squares};
///
/// let [all, none] = [Squares::ALL, Squares::EMPTY];
/// let error = Position::new(all, none, all, Player::Black, Color::Grey).unwrap_err();
/// assert_eq!(error.to_string(), "two pieces lie on 11");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlap {
    /// The first such square.
    pub square: Square,
}

impl fmt::Display for Overlap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "two pieces lie on {}", self.square)
    }
}

impl core::error::Error for Overlap {}
