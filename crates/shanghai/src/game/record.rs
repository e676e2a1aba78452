//! Records (牌譜) of games with their undos, to save a game and to continue it.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::board::{Board, BoardReader, BoardTextError, Pair};
use crate::game::{Game, MoveError};
use crate::moves::{self, Move, MovesError, Refused};
use crate::words::{uncommented, words};

/// A game as it was played: the board, every move (including undos), and the time played.
///
/// Its text is the board's text, a line `seconds` with a number, a line `moves`, and one line for
/// each move. Reading it continues the game.
///
/// ```
/// use shanghai::moves::Move;
/// use shanghai::{Record, deal, layouts};
///
/// let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7)?;
/// let mut record = Record::new(board);
/// let pair = record.game().pairs()[0];
/// for one in [Move::Take(pair), Move::Undo, Move::Redo] {
///     record.make(one)?;
/// }
/// record.add_seconds(83);
/// let saved = record.to_string();
/// let read: Record = saved.parse()?;
/// assert_eq!(read, record);
/// assert_eq!((read.game().left(), read.undos(), read.seconds()), (22, 1, 83));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "牌譜")]
#[doc(alias = "save")]
pub struct Record {
    game: Game,
    moves: Vec<Move>,
    seconds: u64,
}

impl Record {
    /// The record of a new game.
    ///
    /// ```
    /// use shanghai::{Record, deal, layouts};
    ///
    /// let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7)?;
    /// assert!(Record::new(board).moves().is_empty());
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self { game: Game::new(board), moves: Vec::new(), seconds: 0 }
    }

    /// Makes a move, records it, and returns the pair that was taken or put back.
    ///
    /// # Errors
    /// As [`Game::make`]. The record is then unchanged.
    ///
    /// ```
    /// use shanghai::moves::Move;
    /// use shanghai::{MoveError, Record, deal, layouts};
    ///
    /// let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7)?;
    /// let mut record = Record::new(board);
    /// assert_eq!(record.make(Move::Redo), Err(MoveError::NothingToRedo));
    /// assert!(record.moves().is_empty());
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn make(&mut self, one: Move) -> Result<Pair, MoveError> {
        let pair = self.game.make(one)?;
        self.moves.push(one);
        Ok(pair)
    }

    /// The game in its current position.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All moves in order, including undos and redos.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The number of undos.
    #[must_use]
    pub fn undos(&self) -> usize {
        self.moves.iter().filter(|&&one| one == Move::Undo).count()
    }

    /// The time played in seconds, the sum of what [`Record::add_seconds`] added.
    #[must_use]
    pub fn seconds(&self) -> u64 {
        self.seconds
    }

    /// Adds seconds to the time played.
    pub fn add_seconds(&mut self, seconds: u64) {
        self.seconds = self.seconds.saturating_add(seconds);
    }
}

/// The board's text, a line `seconds` with a number, a line `moves`, and a line for each move.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.game.board();
        write!(f, "{board}seconds {}\nmoves\n", self.seconds)?;
        f.write_str(&moves::write(&self.moves, board.layout()))
    }
}

/// The error in the text of a [`Record`].
///
/// ```
/// use shanghai::{MoveError, Record, RecordError};
///
/// let error = "0 0 0 1m\n2 0 0 1m\nmoves\nundo".parse::<Record>().unwrap_err();
/// assert!(matches!(&error, RecordError::Refused(refused) if refused.line == 4));
/// assert_eq!(
///     error.to_string(),
///     "line 4: \"undo\": there is nothing to undo"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RecordError {
    /// The board has an error.
    Board(BoardTextError),
    /// `seconds` isn't followed by one number below 2⁶⁴, or occurs a second time.
    Seconds {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line after `moves` isn't a move.
    Moves(MovesError),
    /// A move can't be made.
    Refused(Refused<MoveError>),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => write!(f, "{error}"),
            Self::Seconds { line } => write!(f, "line {line}: seconds need one number, once"),
            Self::Moves(error) => write!(f, "{error}"),
            Self::Refused(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for RecordError {}

/// Reads what `Display` writes. A board alone is the record of a new game.
///
/// # Errors
/// [`RecordError`] names the line and the reason.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(i, content)| (i + 1, content));
        let mut board = BoardReader::default();
        let mut seconds = None;
        for (line, content) in lines.by_ref() {
            match words(uncommented(content))[..] {
                [(_, "moves")] => break,
                [(_, "seconds"), ref rest @ ..] => {
                    let number = match rest {
                        [(_, word)] if word.bytes().all(|b| b.is_ascii_digit()) => {
                            word.parse().ok()
                        }
                        _ => None,
                    };
                    let number = number.filter(|_| seconds.is_none());
                    seconds = Some(number.ok_or(RecordError::Seconds { line })?);
                }
                _ => board.read(line, content).map_err(RecordError::Board)?,
            }
        }
        let mut record = Self::new(board.finish().map_err(RecordError::Board)?);
        record.add_seconds(seconds.unwrap_or(0));
        for (line, content) in lines {
            let typed = moves::parse_line(line, content, record.game.board().layout());
            if let Some(typed) = typed.map_err(RecordError::Moves)? {
                let made = record.make(typed.what);
                made.map_err(|error| RecordError::Refused(typed.refused(error)))?;
            }
        }
        Ok(record)
    }
}
