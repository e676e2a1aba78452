//! Positions (the pieces, the turn and the token), the actions they allow and what follows from
//! these. The history of a game is in [`Game`](crate::Game).

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::action::{Action, Actions, IllegalAction};
use crate::color::{Color, Player};
use crate::outcome::{Ending, Outcome};
use crate::sandwich::{closing, sandwiched};
use crate::square::Square;
use crate::squares::{BOARD, Squares};
use crate::zobrist;

/// The pieces on the board, whose turn it is, and whose the token is (盤面).
///
/// Every way to lay out pieces is a position, so nothing is checked but that no two pieces share a
/// square. It is small and `Copy`: [`apply`](Position::apply) gives a new one, and undoing is
/// keeping the old one.
///
/// As text: nine rows from the top with `B`, `G`, `W` for pieces and a digit for so many empty
/// squares, then the turn and the token.
///
/// ```
/// use ywf::{Action, Color, Player, Position};
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
    /// Pieces of the player whose turn it is.
    mine: u128,
    /// Pieces of the opponent.
    theirs: u128,
    grey: u128,
    /// Always what [`fresh_key`](Position::fresh_key) gives.
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
    /// The start: the centre is `G B W`, `W G B`, `B W G`, it is black's turn, and the token is
    /// grey.
    ///
    /// ```
    /// use ywf::{Color, Position};
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

    /// The position of these pieces.
    ///
    /// # Errors
    ///
    /// [`Overlap`] if two sets share a square.
    ///
    /// ```
    /// use ywf::{Color, Overlap, Player, Position, Square, Squares};
    ///
    /// let start = Position::START;
    /// let [black, grey, white] = Color::ALL.map(|color| start.squares(color));
    /// assert_eq!(Position::new(black, grey, white, Player::Black, Color::Grey), Ok(start));
    /// let error = Position::new(black, grey, black, Player::Black, Color::Grey);
    /// assert_eq!(error, Err(Overlap { square: Square::new(4, 5)? }));
    /// # Ok::<(), ywf::OffBoard>(())
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

    /// Whose turn it is (手番).
    ///
    /// ```
    /// use ywf::{Player, Position};
    ///
    /// assert_eq!(Position::START.turn(), Player::Black);
    /// ```
    #[doc(alias = "side_to_move")]
    #[doc(alias = "手番")]
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Whose the token is; grey is nobody's. It limits a player to one change more than the
    /// opponent has made.
    ///
    /// ```
    /// use ywf::{Color, Position};
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

    /// What lies on a square; `None` if it is empty.
    ///
    /// ```
    /// use ywf::{Color, Position, Square};
    ///
    /// assert_eq!(Position::START.color_at(Square::new(4, 6)?), Some(Color::White));
    /// assert_eq!(Position::START.color_at(Square::new(1, 1)?), None);
    /// # Ok::<(), ywf::OffBoard>(())
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

    /// Where the pieces of a colour lie.
    ///
    /// ```
    /// use ywf::{Color, Position};
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
    /// assert_eq!(ywf::Position::START.empty().len(), 81 - 9);
    /// ```
    #[must_use]
    pub const fn empty(&self) -> Squares {
        Squares::of_bits(self.empty_bits())
    }

    const fn empty_bits(&self) -> u128 {
        BOARD & !(self.mine | self.theirs | self.grey)
    }

    /// How many pieces of a colour there are, 0–81.
    ///
    /// ```
    /// use ywf::{Color, Position};
    ///
    /// assert_eq!(Position::START.count(Color::White), 3);
    /// ```
    #[must_use]
    pub const fn count(&self, color: Color) -> usize {
        self.squares(color).len()
    }

    /// What a piece of the player to move on this square would sandwich; nothing if the player has
    /// a piece there already.
    ///
    /// A sandwich is a straight run of one or more opposing or grey pieces between the square and
    /// the *nearest* own piece in that direction, as in ordinary Othello.
    ///
    /// ```
    /// use ywf::{Position, Square};
    ///
    /// let turned = Position::START.sandwiched(Square::new(3, 4)?);
    /// assert_eq!(turned.to_string(), "44 54");
    /// # Ok::<(), ywf::OffBoard>(())
    /// ```
    #[doc(alias = "flips")]
    #[doc(alias = "挟む")]
    #[must_use]
    pub fn sandwiched(&self, square: Square) -> Squares {
        if self.mine >> square.bit() & 1 == 1 {
            return Squares::EMPTY;
        }
        Squares::of_bits(sandwiched(square.bit(), self.mine, self.theirs | self.grey))
    }

    /// Whether the player to move may change: the token is grey or the player's own.
    #[inline]
    fn may_change(&self) -> bool {
        self.token != self.turn.opponent().color()
    }

    /// Plays and changes, an ended game's too.
    #[inline]
    pub(crate) fn candidates(&self) -> (Squares, Squares) {
        let closing = closing(self.mine, self.theirs | self.grey);
        let changes = if self.may_change() { closing & self.grey } else { 0 };
        (Squares::of_bits(closing & self.empty_bits()), Squares::of_bits(changes))
    }

    /// Whether the player to move has neither a play nor a change.
    pub(crate) fn is_stuck(&self) -> bool {
        let (plays, changes) = self.candidates();
        (plays | changes).is_empty()
    }

    /// Where the player to move may play: empty squares that close a sandwich.
    ///
    /// ```
    /// assert_eq!(ywf::Position::START.plays().len(), 11);
    /// ```
    #[must_use]
    pub fn plays(&self) -> Squares {
        self.candidates().0
    }

    /// Which grey pieces the player to move may change: the token allows it, a sandwich is closed,
    /// and the board isn't full.
    ///
    /// ```
    /// assert_eq!(ywf::Position::START.changes().to_string(), "44 66");
    /// ```
    #[must_use]
    pub fn changes(&self) -> Squares {
        if self.is_full() { Squares::EMPTY } else { self.candidates().1 }
    }

    /// Whether a pass is the only action (the game hasn't ended).
    ///
    /// ```
    /// use ywf::Position;
    ///
    /// let position: Position = "BWW6/9/9/9/9/9/9/9/9 W G".parse()?;
    /// assert!(position.must_pass());
    /// # Ok::<(), ywf::ParseError>(())
    /// ```
    #[must_use]
    pub fn must_pass(&self) -> bool {
        !self.is_full() && self.is_stuck() && !self.passed().is_stuck()
    }

    /// The legal actions: plays row by row, then changes row by row, or a pass alone; none once
    /// the game has ended.
    ///
    /// ```
    /// use ywf::Position;
    ///
    /// let texts: Vec<String> = Position::START.legal_actions().map(|a| a.to_string()).collect();
    /// assert_eq!(texts.join(" "), "34 36 37 43 47 53 63 67 74 75 76 c44 c66");
    /// ```
    #[doc(alias = "legal_moves")]
    #[doc(alias = "generate")]
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        if self.is_full() {
            return Actions::new(Squares::EMPTY, Squares::EMPTY, false);
        }
        let (plays, changes) = self.candidates();
        let pass = (plays | changes).is_empty() && !self.passed().is_stuck();
        Actions::new(plays, changes, pass)
    }

    /// The position after an action of the player to move.
    ///
    /// The old one is what undoing goes back to.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] says why the action isn't legal. Repetition is no matter of a position:
    /// see [`Game::apply`](crate::Game::apply).
    ///
    /// ```
    /// use ywf::{IllegalAction, Position, Square};
    ///
    /// let position = Position::START.apply("c44".parse()?)?;
    /// assert_eq!(position.to_string(), "9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W");
    /// let error = position.apply("11".parse()?).unwrap_err();
    /// assert_eq!(error, IllegalAction::NoSandwich { square: Square::new(1, 1)? });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "make_move")]
    #[doc(alias = "undo")]
    pub fn apply(&self, action: Action) -> Result<Position, IllegalAction> {
        match self.reason_against(action) {
            Some(_) if self.ending().is_some() => Err(IllegalAction::Ended),
            Some(reason) => Err(reason),
            None => Ok(self.after(action)),
        }
    }

    fn reason_against(&self, action: Action) -> Option<IllegalAction> {
        match action {
            Action::Play(square) => {
                if let Some(by) = self.color_at(square) {
                    return Some(IllegalAction::Occupied { square, by });
                }
                let nothing = self.sandwiched(square).is_empty();
                nothing.then_some(IllegalAction::NoSandwich { square })
            }
            Action::Change(square) => {
                let holds = self.color_at(square);
                if holds != Some(Color::Grey) {
                    return Some(IllegalAction::NotGrey { square, holds });
                }
                if !self.may_change() {
                    return Some(IllegalAction::TokenNotAvailable);
                }
                if self.is_full() {
                    return Some(IllegalAction::Ended);
                }
                let nothing = self.sandwiched(square).is_empty();
                nothing.then_some(IllegalAction::NoSandwich { square })
            }
            Action::Pass => (!self.must_pass()).then_some(IllegalAction::MustNotPass),
        }
    }

    /// The position after an action known to be legal.
    #[inline]
    pub(crate) fn after(&self, action: Action) -> Position {
        match action {
            Action::Play(square) => self.put(square, self.token),
            Action::Change(square) => {
                // From grey to the opponent's, from the own to grey: one step away from the player.
                self.put(square, self.token.toward(self.turn.opponent()))
            }
            Action::Pass => self.passed(),
        }
    }

    #[inline]
    fn put(&self, square: Square, token: Color) -> Position {
        let between = sandwiched(square.bit(), self.mine, self.theirs | self.grey);
        let (opposing, grey) = (between & self.theirs, between & self.grey);
        let piece = 1 << square.bit();
        let (me, them) = (self.turn.color(), self.turn.opponent().color());
        let key = self.key
            ^ zobrist::pieces(them, opposing)
            ^ zobrist::pieces(Color::Grey, between | piece & self.grey)
            ^ zobrist::pieces(me, grey | piece)
            ^ zobrist::OTHER_TURN
            ^ zobrist::token(self.token)
            ^ zobrist::token(token);
        Position {
            mine: self.theirs ^ opposing,
            theirs: self.mine | grey | piece,
            grey: self.grey & !(grey | piece) | opposing,
            key,
            turn: self.turn.opponent(),
            token,
        }
    }

    #[inline]
    pub(crate) fn passed(&self) -> Position {
        Position {
            mine: self.theirs,
            theirs: self.mine,
            grey: self.grey,
            key: self.key ^ zobrist::OTHER_TURN,
            turn: self.turn.opponent(),
            token: self.token,
        }
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.mine | self.theirs | self.grey == BOARD
    }

    /// Why the game has ended here, if it has: no square is empty, or neither player has a play or
    /// a change.
    ///
    /// ```
    /// use ywf::{Ending, Position};
    ///
    /// let full = "GBGBGBGBG/".repeat(9);
    /// let full: Position = format!("{} B G", full.trim_end_matches('/')).parse()?;
    /// assert_eq!(full.ending(), Some(Ending::BoardFull));
    /// # Ok::<(), ywf::ParseError>(())
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

    /// Who has won, if the game has ended here.
    ///
    /// ```
    /// assert_eq!(ywf::Position::START.outcome(), None);
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|_| self.standing())
    }

    /// Who would win if the game ended here: who has more pieces; with as many on both sides, who
    /// has the token.
    ///
    /// ```
    /// use ywf::{Outcome, Player, Position};
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

    /// How many pieces the player to move has more than the opponent.
    pub(crate) fn lead(&self) -> i32 {
        self.mine.count_ones() as i32 - self.theirs.count_ones() as i32
    }

    /// The Zobrist hash: equal for equal positions, and kept up to date by every action.
    ///
    /// It is the same in every build of a version of this crate, not between versions.
    ///
    /// ```
    /// use ywf::Position;
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
/// use ywf::{Color, Player, Position, Squares};
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
