//! A whole game as text: start, rule on repetition, actions, result. Writing and reading it gives
//! the same game.

use core::fmt;
use core::str::FromStr;

use super::error::{Expected, ParseError, ParseErrorKind};
use super::reader::Reader;
use super::verdict::Verdict;
use crate::board::Player;
use crate::game::{Game, Repetition};
use crate::position::{IllegalAction, Position};

/// The number of actions that [`Record`] writes on a line.
const ACTIONS_A_LINE: usize = 20;

/// A game for a file (棋譜): start, rule on repetition, actions and result.
///
/// Its text has four lines, or more if there are many actions; a `#` starts a comment. Everything
/// except the actions may be omitted. The defaults are [`Position::START`], [`Repetition::Free`],
/// and the result to which the actions lead.
///
/// ```
/// use three_colour_othello::{Game, Player, Position, Record, Repetition, Verdict};
///
/// let game = Game::from_record(Position::START, Repetition::DrawAtThird, "43 34 c44")?;
/// let record = Record::new(game.clone());
/// let text = "\
/// start 9/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G
/// repetition draw
/// actions 43 34 c44
/// result unfinished
/// ";
/// assert_eq!(record.to_string(), text);
/// assert_eq!(text.parse::<Record>()?.into_game(), game);
///
/// let resigned: Record = "43 34 # and no more of it\nresult black resigned".parse()?;
/// assert_eq!(resigned.verdict(), Verdict::Resigned(Player::Black));
/// # Ok::<(), three_colour_othello::RecordError>(())
/// ```
#[doc(alias = "kifu")]
#[doc(alias = "棋譜")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: Game,
    verdict: Verdict,
}

impl Record {
    /// The record of a game, with the result according to its rules.
    ///
    /// ```
    /// use three_colour_othello::{Game, Record, Repetition, Verdict};
    ///
    /// let record = Record::new(Game::new(Repetition::Free));
    /// assert_eq!(record.verdict(), Verdict::Unfinished);
    /// ```
    #[must_use]
    pub fn new(game: Game) -> Record {
        let verdict = Verdict::of(&game);
        Record { game, verdict }
    }

    /// The record after this player has resigned; unchanged if the game has ended by its rules.
    ///
    /// ```
    /// use three_colour_othello::{Game, Player, Record, Repetition, Verdict};
    ///
    /// let record = Record::new(Game::new(Repetition::Free)).resigned(Player::White);
    /// assert_eq!(record.verdict().winner(), Some(Player::Black));
    /// ```
    #[must_use]
    pub fn resigned(self, player: Player) -> Record {
        self.stopped(Verdict::Resigned(player))
    }

    /// The record after this player has run out of time; unchanged if the game has ended by its
    /// rules.
    ///
    /// ```
    /// use three_colour_othello::{Game, Player, Record, Repetition, Verdict};
    ///
    /// let record = Record::new(Game::new(Repetition::Free)).out_of_time(Player::White);
    /// assert_eq!(record.verdict(), Verdict::OutOfTime(Player::White));
    /// ```
    #[must_use]
    pub fn out_of_time(self, player: Player) -> Record {
        self.stopped(Verdict::OutOfTime(player))
    }

    fn stopped(self, verdict: Verdict) -> Record {
        match Verdict::of(&self.game) {
            Verdict::Unfinished => Record { verdict, ..self },
            _ => self,
        }
    }

    /// The game.
    ///
    /// ```
    /// use three_colour_othello::Record;
    ///
    /// let record: Record = "43 34".parse()?;
    /// assert_eq!(record.game().ply(), 2);
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to continue it.
    ///
    /// ```
    /// use three_colour_othello::Record;
    ///
    /// let mut game = "43 34".parse::<Record>()?.into_game();
    /// assert!(game.undo().is_some());
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The result.
    ///
    /// ```
    /// use three_colour_othello::{Record, Verdict};
    ///
    /// assert_eq!("43 34".parse::<Record>()?.verdict(), Verdict::Unfinished);
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "start {}", self.game.start())?;
        writeln!(f, "repetition {}", self.game.repetition())?;
        f.write_str("actions")?;
        for (i, action) in self.game.actions().iter().enumerate() {
            let gap = if i > 0 && i % ACTIONS_A_LINE == 0 { "\n       " } else { "" };
            write!(f, "{gap} {action}")?;
        }
        writeln!(f, "\nresult {}", self.verdict)
    }
}

/// # Errors
///
/// [`RecordError`] has the byte offset and the reason: text that can't be read, an illegal action,
/// or a stated result that differs from that of the actions.
///
/// ```
/// use three_colour_othello::{Record, RecordErrorKind, Verdict};
///
/// let error = "43 34\nresult black wins".parse::<Record>().unwrap_err();
/// let comes_to = Verdict::Unfinished;
/// assert_eq!((error.at(), error.kind()), (13, RecordErrorKind::Result { comes_to }));
/// ```
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::of(text);
        reader.byte_order_mark();
        reader.white_space();
        let (mut start, mut repetition) = (None, None);
        // The start and the rule may be in either order, each at most once.
        loop {
            if start.is_none() && reader.word("start") {
                reader.white_space();
                let at = reader.at();
                let read = reader.line().parse();
                start = Some(read.map_err(|error| RecordError::text(at, &error))?);
            } else if repetition.is_none() && reader.word("repetition") {
                reader.white_space();
                let read = reader.repetition();
                repetition = Some(read.map_err(|error| RecordError::text(0, &error))?);
            } else {
                break;
            }
            reader.white_space();
        }
        let (start, repetition) = (start.unwrap_or_default(), repetition.unwrap_or_default());
        if reader.word("actions") {
            reader.white_space();
        }
        let game = actions(&mut reader, Game::from_position(start, repetition))?;
        let mut record = Record::new(game);
        if reader.is_at_end() {
            return Ok(record);
        }
        reader.word("result");
        reader.white_space();
        let at = reader.at();
        let named = |verdict: &Verdict| reader.word(verdict.name());
        let Some(verdict) = Verdict::ALL.into_iter().find(named) else {
            return Err(RecordError::text(0, &reader.wrong(Expected::Result)));
        };
        let comes_to = record.verdict;
        record = record.stopped(verdict);
        if record.verdict != verdict || matches!(verdict, Verdict::Ended(_)) && comes_to != verdict
        {
            return Err(RecordError { at, kind: RecordErrorKind::Result { comes_to } });
        }
        reader.white_space();
        if reader.is_at_end() {
            Ok(record)
        } else {
            Err(RecordError::text(0, &reader.wrong(Expected::End)))
        }
    }
}

/// Makes the following actions, up to the end of the text or the word `result`.
fn actions(reader: &mut Reader<'_>, mut game: Game) -> Result<Game, RecordError> {
    while !reader.is_at_end() {
        let at = reader.at();
        if reader.clone().word("result") {
            break;
        }
        let action = reader.action().map_err(|error| RecordError::text(0, &error))?;
        reader.gap().map_err(|error| RecordError::text(0, &error))?;
        game.apply(action)
            .map_err(|reason| RecordError { at, kind: RecordErrorKind::Illegal(reason) })?;
    }
    Ok(game)
}

impl Game {
    /// A game from its start and its actions as text, separated by white space and read as
    /// [`Action`](crate::Action) reads them. A whole game with start, rule and result is a
    /// [`Record`].
    ///
    /// # Errors
    ///
    /// [`RecordError`] has the byte offset and the reason: text that can't be read, or an illegal
    /// action.
    ///
    /// ```
    /// use three_colour_othello::{Game, IllegalAction, Position, RecordErrorKind, Repetition};
    ///
    /// let game = Game::from_record(Position::START, Repetition::Free, "43 34 c44")?;
    /// assert_eq!(game.ply(), 3);
    ///
    /// let error = Game::from_record(Position::START, Repetition::Free, "34 pass").unwrap_err();
    /// assert_eq!(error.at(), 3);
    /// assert_eq!(error.kind(), RecordErrorKind::Illegal(IllegalAction::MustNotPass));
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    pub fn from_record(
        start: Position,
        repetition: Repetition,
        text: &str,
    ) -> Result<Game, RecordError> {
        let mut reader = Reader::of(text);
        reader.white_space();
        let game = actions(&mut reader, Game::from_position(start, repetition))?;
        if reader.is_at_end() {
            Ok(game)
        } else {
            Err(RecordError::text(0, &reader.wrong(Expected::Action)))
        }
    }
}

/// An error in the record of a game, with its place and the reason.
///
/// ```
/// use three_colour_othello::{Game, Position, Repetition};
///
/// let error = Game::from_record(Position::START, Repetition::Free, "34 11").unwrap_err();
/// assert_eq!(error.to_string(), "a piece on 11 would sandwich nothing (at byte 3)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordError {
    at: usize,
    kind: RecordErrorKind,
}

impl RecordError {
    /// An error in text that begins at this byte of the record.
    const fn text(start: usize, error: &ParseError) -> RecordError {
        RecordError { at: start + error.at(), kind: RecordErrorKind::Text(error.kind()) }
    }

    /// The byte offset of the error. For an illegal action it is that of its first byte.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition};
    ///
    /// let error = Game::from_record(Position::START, Repetition::Free, "34 3x").unwrap_err();
    /// assert_eq!(error.at(), 4);
    /// ```
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The kind of error.
    ///
    /// ```
    /// use three_colour_othello::{Expected, Game, ParseErrorKind};
    /// use three_colour_othello::{Position, RecordErrorKind, Repetition};
    ///
    /// let error = Game::from_record(Position::START, Repetition::Free, "34 3x").unwrap_err();
    /// let kind = ParseErrorKind::Unexpected { found: 'x', expected: Expected::Column };
    /// assert_eq!(error.kind(), RecordErrorKind::Text(kind));
    /// ```
    #[must_use]
    pub const fn kind(&self) -> RecordErrorKind {
        self.kind
    }
}

/// The kind of an error in a record.
///
/// ```
/// use three_colour_othello::{IllegalAction, RecordErrorKind};
///
/// let kind = RecordErrorKind::Illegal(IllegalAction::Ended);
/// assert_eq!(kind.to_string(), "the game has ended");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// An action can't be read.
    Text(ParseErrorKind),
    /// An action isn't legal.
    Illegal(IllegalAction),
    /// The stated result isn't the one that the actions lead to.
    Result {
        /// The result that the actions lead to.
        comes_to: Verdict,
    },
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::Text(kind) => kind.fmt(f),
            RecordErrorKind::Illegal(reason) => reason.fmt(f),
            RecordErrorKind::Result { comes_to } => {
                write!(f, "the actions lead to another result: {comes_to}")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.kind, self.at)
    }
}

impl core::error::Error for RecordError {}
