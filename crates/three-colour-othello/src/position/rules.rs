//! The rules: which actions are legal in a position, and which position each leads to.

use super::Position;
use crate::board::sandwich::{closing, sandwiched};
use crate::board::{Color, Square, Squares, zobrist};
use crate::position::{Action, Actions, IllegalAction};

impl Position {
    /// The pieces that a piece of the player to move on this square would sandwich; none if the
    /// player has a piece there already.
    ///
    /// A sandwich is a straight run of one or more opposing or grey pieces between the square and
    /// the *nearest* own piece in that direction, as in ordinary Othello.
    ///
    /// ```
    /// use three_colour_othello::{Position, Square};
    ///
    /// let turned = Position::START.sandwiched(Square::new(3, 4)?);
    /// assert_eq!(turned.to_string(), "44 54");
    /// # Ok::<(), three_colour_othello::OffBoard>(())
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

    /// Plays and changes, also of an ended game.
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

    /// The squares where the player to move may play: empty squares that close a sandwich.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Position::START.plays().len(), 11);
    /// ```
    #[must_use]
    pub fn plays(&self) -> Squares {
        self.candidates().0
    }

    /// The grey pieces that the player to move may change. The token must allow it, the change must
    /// close a sandwich, and the board must not be full.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Position::START.changes().to_string(), "44 66");
    /// ```
    #[must_use]
    pub fn changes(&self) -> Squares {
        if self.is_full() { Squares::EMPTY } else { self.candidates().1 }
    }

    /// Whether a pass is the only action; `false` if the game has ended.
    ///
    /// ```
    /// use three_colour_othello::Position;
    ///
    /// let position: Position = "BWW6/9/9/9/9/9/9/9/9 W G".parse()?;
    /// assert!(position.must_pass());
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub fn must_pass(&self) -> bool {
        !self.is_full() && self.is_stuck() && !self.passed().is_stuck()
    }

    /// The legal actions: plays row by row, then changes row by row, or only a pass. There are none
    /// once the game has ended.
    ///
    /// ```
    /// use three_colour_othello::Position;
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
    /// To undo it, keep the old position.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] is the reason why the action isn't legal. Only a game knows about
    /// repetition: see [`Game::apply`](crate::Game::apply).
    ///
    /// ```
    /// use three_colour_othello::{IllegalAction, Position, Square};
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
                // The token moves one step away from the player: from grey to the opponent, or from
                // the player to grey.
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
}
