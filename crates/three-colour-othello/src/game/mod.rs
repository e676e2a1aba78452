//! Games: a position with the positions before it, under a rule on repetition.
//!
//! A game has a start, a rule and actions, and answers which actions are legal, whether it has
//! ended and with which result. A path keeps the positions since the last play, which are the only
//! ones that can recur, and applies the rule to them. A game allocates, because it may be of any
//! length.

pub(crate) mod path;
mod repetition;

pub use self::repetition::Repetition;

use alloc::vec::Vec;
use core::fmt;

use crate::game::path::Path;
use crate::position::{Action, Actions, Ending, IllegalAction, Outcome, Position};

/// A game with its history and its rule on repetition. All its actions can be undone.
///
/// `Display` writes its actions, separated by spaces.
///
/// ```
/// use three_colour_othello::{Ending, Game, Outcome, Repetition};
///
/// let mut game = Game::new(Repetition::DrawAtThird);
/// for action in "43 34 c44 c54 c44 c54".split(' ') {
///     game.apply(action.parse()?)?;
/// }
/// assert_eq!(game.times_seen(), 3);
/// assert_eq!(game.outcome(), Some(Outcome::Draw));
/// assert_eq!(game.ending(), Some(Ending::ThirdRepetition));
/// game.undo();
/// assert_eq!(game.to_string(), "43 34 c44 c54 c44");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "history")]
#[doc(alias = "棋譜")]
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    /// The previous positions, the oldest first: one for each action.
    earlier: Vec<Position>,
    actions: Vec<Action>,
    /// Undone actions that can be redone, the next one last.
    undone: Vec<Action>,
    repetition: Repetition,
}

/// Two games are equal if their start, rule and actions are equal. Actions that could be
/// [redone](Game::redo) don't count.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.repetition == other.repetition
            && self.position == other.position
            && self.actions == other.actions
            && self.earlier == other.earlier
    }
}

impl Eq for Game {}

impl Game {
    /// A new game.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// assert_eq!(*Game::new(Repetition::Free).position(), Position::START);
    /// ```
    #[must_use]
    pub const fn new(repetition: Repetition) -> Game {
        Game::from_position(Position::START, repetition)
    }

    /// A game that begins with this position, without a history.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// let position: Position = "9/9/9/3BBW3/3GGB3/3BWG3/9/9/9 W W".parse()?;
    /// let game = Game::from_position(position, Repetition::Forbidden);
    /// assert_eq!(game.ply(), 0);
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub const fn from_position(position: Position, repetition: Repetition) -> Game {
        Game { position, earlier: Vec::new(), actions: Vec::new(), undone: Vec::new(), repetition }
    }

    /// The current position.
    ///
    /// ```
    /// use three_colour_othello::{Game, Player, Repetition};
    ///
    /// assert_eq!(Game::new(Repetition::Free).position().turn(), Player::Black);
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position that the game began with.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// let mut game = Game::new(Repetition::Free);
    /// game.apply("34".parse()?)?;
    /// assert_eq!(*game.start(), Position::START);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn start(&self) -> &Position {
        self.earlier.first().unwrap_or(&self.position)
    }

    /// The earlier positions, the oldest first.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// let mut game = Game::new(Repetition::Free);
    /// game.apply("34".parse()?)?;
    /// assert_eq!(game.earlier(), [Position::START]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn earlier(&self) -> &[Position] {
        &self.earlier
    }

    /// The actions so far.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition};
    ///
    /// let mut game = Game::new(Repetition::Free);
    /// game.apply("34".parse()?)?;
    /// assert_eq!(game.actions(), ["34".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The number of actions made (手数).
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition};
    ///
    /// assert_eq!(Game::new(Repetition::Free).ply(), 0);
    /// ```
    #[doc(alias = "手数")]
    #[must_use]
    pub fn ply(&self) -> usize {
        self.actions.len()
    }

    /// The rule on repetition.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition};
    ///
    /// assert_eq!(Game::new(Repetition::Forbidden).repetition(), Repetition::Forbidden);
    /// ```
    #[must_use]
    pub const fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// How often the current position has occurred, including this time.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition};
    ///
    /// assert_eq!(Game::new(Repetition::Free).times_seen(), 1);
    /// ```
    #[must_use]
    pub fn times_seen(&self) -> usize {
        Path::root(self.position, &self.earlier).times_before() + 1
    }

    /// The position with the history that the rule needs. If positions may repeat, it needs none,
    /// so an action costs the same however long the game goes in circles.
    fn path(&self) -> Path<'_> {
        match self.repetition {
            Repetition::Free => Path::root(self.position, &[]),
            Repetition::Forbidden | Repetition::DrawAtThird => {
                Path::root(self.position, &self.earlier)
            }
        }
    }

    /// The legal actions under the rule on repetition, in the order of
    /// [`Position::legal_actions`].
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// let game = Game::from_record(Position::START, Repetition::Forbidden, "43 34 c44")?;
    /// let (all, legal) = (game.position().legal_actions(), game.legal_actions());
    /// assert_eq!((all.changes() - legal.changes()).to_string(), "54");
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        self.path().legal_actions(self.repetition)
    }

    /// Makes an action of the player to move. If it isn't the one that was undone last, undone
    /// actions are forgotten.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] is the reason why the action isn't legal. The game is then unchanged.
    ///
    /// ```
    /// use three_colour_othello::{Game, IllegalAction, Repetition};
    ///
    /// let mut game = Game::new(Repetition::Free);
    /// assert_eq!(game.apply("pass".parse()?), Err(IllegalAction::MustNotPass));
    /// game.apply("34".parse()?)?;
    /// assert_eq!(game.ply(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<(), IllegalAction> {
        let path = self.path();
        if !path.legal_actions(self.repetition).contains(action) {
            return Err(self.reason_against(&path, action));
        }
        if self.undone.pop() != Some(action) {
            self.undone.clear();
        }
        self.make(action);
        Ok(())
    }

    fn make(&mut self, action: Action) {
        let next = self.position.after(action);
        self.earlier.push(core::mem::replace(&mut self.position, next));
        self.actions.push(action);
    }

    fn reason_against(&self, path: &Path<'_>, action: Action) -> IllegalAction {
        if path.ending(self.repetition).is_some() {
            return IllegalAction::Ended;
        }
        match self.position.apply(action) {
            Err(reason) => reason,
            // The position allows it, so the rule on repetition forbids it.
            Ok(_) => match path.distance_to_repeated(action) {
                Some(back) => IllegalAction::Repeats { ply: self.ply().saturating_sub(back) },
                None => IllegalAction::MustNotPass,
            },
        }
    }

    /// Undoes the last action and returns it; `None` at the start.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition};
    ///
    /// let mut game = Game::new(Repetition::Free);
    /// game.apply("34".parse()?)?;
    /// assert_eq!(game.undo(), Some("34".parse()?));
    /// assert_eq!(game.undo(), None);
    /// assert_eq!(game, Game::new(Repetition::Free));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "take_back")]
    #[doc(alias = "待った")]
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        self.position = self.earlier.pop()?;
        self.undone.push(action);
        Some(action)
    }

    /// Redoes the action that was undone last and returns it; `None` if there is none, or if
    /// another action was made since.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// let mut game = Game::from_record(Position::START, Repetition::Free, "43 34 c44")?;
    /// game.undo();
    /// game.undo();
    /// assert_eq!(game.redo(), Some("34".parse()?));
    /// assert_eq!(game.redo(), Some("c44".parse()?));
    /// assert_eq!(game.redo(), None);
    /// assert_eq!(game.to_string(), "43 34 c44");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redo(&mut self) -> Option<Action> {
        // It was legal in this position before, with the same history.
        let action = self.undone.pop()?;
        self.make(action);
        Some(action)
    }

    /// Why the game has ended, if it has.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition};
    ///
    /// assert_eq!(Game::new(Repetition::Free).ending(), None);
    /// ```
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.path().ending(self.repetition)
    }

    /// Who has won, if the game has ended.
    ///
    /// ```
    /// use three_colour_othello::{Game, Outcome, Player, Position, Repetition};
    ///
    /// let position: Position = "B8/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(position, Repetition::Free);
    /// assert_eq!(game.outcome(), Some(Outcome::Won(Player::Black)));
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.path().outcome(self.repetition)
    }
}

impl Default for Game {
    /// A game from the start in which positions may repeat.
    fn default() -> Game {
        Game::new(Repetition::Free)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, action) in self.actions.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            action.fmt(f)?;
        }
        Ok(())
    }
}
