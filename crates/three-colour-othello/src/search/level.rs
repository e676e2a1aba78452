//! Strength levels of opponents.

use core::fmt;
use core::str::FromStr;

use crate::search::line::MAX_DEPTH;
use crate::search::settings::Search;

/// The strength of an opponent, 1–9: how far it looks ahead, and how carelessly it chooses between
/// actions of nearly equal estimates.
///
/// Each level clearly beats the one below it (`examples/match`). In text a level is its number.
///
/// ```
/// use three_colour_othello::{Game, Level, Repetition, Table};
///
/// let level: Level = "3".parse()?;
/// let game = Game::new(Repetition::DrawAtThird);
/// let found = level.search(42).run_game(&game, &mut Table::new(&mut []), || false);
/// assert!(found.action.is_some());
/// # Ok::<(), three_colour_othello::NoSuchLevel>(())
/// ```
#[doc(alias = "strength")]
#[doc(alias = "強さ")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// Depth, nodes, and variety in hundredths of a piece.
const STRENGTHS: [(u8, u64, u16); 9] = [
    (1, 1_000, 1_500),
    (1, 1_000, 600),
    (1, 1_000, 200),
    (2, 10_000, 150),
    (3, 20_000, 100),
    (4, 50_000, 80),
    (5, 100_000, 60),
    (6, 200_000, 40),
    (MAX_DEPTH, 400_000, 20),
];

impl Level {
    /// All levels, the weakest first.
    ///
    /// ```
    /// use three_colour_othello::Level;
    ///
    /// assert!(Level::all().map(Level::number).eq(1..=9));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + Clone {
        (1..=9).map(Level)
    }

    /// The level with a number.
    ///
    /// # Errors
    ///
    /// [`NoSuchLevel`] if it isn't 1–9.
    ///
    /// ```
    /// use three_colour_othello::{Level, NoSuchLevel};
    ///
    /// assert_eq!(Level::new(10), Err(NoSuchLevel));
    /// ```
    pub const fn new(number: u8) -> Result<Level, NoSuchLevel> {
        if matches!(number, 1..=9) { Ok(Level(number)) } else { Err(NoSuchLevel) }
    }

    /// The number, 1–9.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Level::new(4)?.number(), 4);
    /// # Ok::<(), three_colour_othello::NoSuchLevel>(())
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The search of an opponent of this strength. Different seeds play different games. You may
    /// set lower limits.
    ///
    /// ```
    /// use three_colour_othello::{Level, Position, Table};
    ///
    /// let search = Level::new(1)?.search(7);
    /// assert_eq!(search.greatest_depth(), 1);
    /// # Ok::<(), three_colour_othello::NoSuchLevel>(())
    /// ```
    #[must_use]
    pub const fn search(self, seed: u64) -> Search {
        let (depth, nodes, most) = STRENGTHS[self.0 as usize - 1];
        Search::new().depth(depth).nodes(nodes).variety(seed, most)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        match *text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Level(digit - b'0')),
            _ => Err(NoSuchLevel),
        }
    }
}

/// A level that isn't 1–9.
///
/// ```
/// let error = "0".parse::<three_colour_othello::Level>().unwrap_err();
/// assert_eq!(error.to_string(), "a level is 1 to 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoSuchLevel;

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is 1 to 9")
    }
}

impl core::error::Error for NoSuchLevel {}
