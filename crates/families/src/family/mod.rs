//! A family of rules: which tiles and forms there are, what patterns are worth, who pays.

mod check;
mod error;
mod line;
mod pattern;
mod pays;
mod preset;
mod table;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use mentsu::any::Sets;
use mentsu::{TileSet, Visible};

pub use self::error::{FamilyError, FamilyErrorKind};
pub use self::pattern::Pattern;
pub(crate) use self::pays::Pays;
pub use self::preset::Preset;
use self::table::Table;

/// Whether seven pairs win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SevenPairs {
    /// They don't.
    No,
    /// Seven different pairs win.
    Distinct,
    /// Four of a kind may be two of the pairs.
    WithFours,
}

mentsu::names! { SevenPairs, "kind of seven pairs":
    No "no",
    Distinct "distinct",
    WithFours "with_fours",
}

/// What a total is worth in points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Points {
    /// So much, and so much for each of the total.
    Linear { base: u32, unit: u32 },
    /// Doubled as often as the total says.
    Doubling { base: u32 },
    /// From a total on; ascending, the first from 0.
    Steps(Vec<(u32, u32)>),
}

/// A family of rules: a table of patterns, and what surrounds it.
///
/// ```
/// use mentsu::tile;
/// use mentsu_families::{Family, Preset, Win};
///
/// let family = Preset::ZungJung.family();
/// let hand = family.hand("234m234p234678s6z")?;
/// let score = family.score(&hand, tile!("6z"), &Win::by_discard()).unwrap();
/// // All sequences 5, concealed 5, three similar sequences 35
/// assert_eq!(score.total(), 45);
/// # Ok::<(), mentsu::any::AnyHandError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    name: String,
    english: String,
    source: String,
    kinds: TileSet,
    has_flowers: bool,
    sets: Sets,
    wild: TileSet,
    fifth_copies: bool,
    seven_pairs: SevenPairs,
    thirteen_orphans: bool,
    void_suit: bool,
    minimum: u32,
    least: u32,
    cap: Option<u32>,
    alone: Option<u32>,
    points: Points,
    pub(crate) pays: Pays,
    patterns: Vec<Pattern>,
    /// The places of the patterns, those that exclude before those that are excluded.
    order: Vec<usize>,
}

impl Family {
    /// The longest text of a family, in bytes: 256 KiB.
    pub const MAX_LEN: usize = 256 << 10;

    /// The most patterns.
    pub const MAX_PATTERNS: usize = 200;

    /// Reads a family in JSON.
    ///
    /// # Errors
    /// [`FamilyError`] with the line, the keys and what is wrong there.
    pub fn from_json(text: &str) -> Result<Family, FamilyError> {
        check_len(text)?;
        let table: Result<Table, _> = serde_json::from_str(text);
        let table = table.map_err(|error| {
            let why = error.to_string();
            let why = why.split(" at line ").next().unwrap_or(&why);
            let line = Some(error.line()).filter(|&line| line > 0);
            let text = line.and_then(|line| text.lines().nth(line - 1)).unwrap_or_default();
            unreadable(why, text.get(..error.column()).unwrap_or(text), ':').at_line(line)
        })?;
        Family::of_table(table).map_err(|error| error.found_in(text))
    }

    /// Reads a family in TOML.
    ///
    /// # Errors
    /// [`FamilyError`] with the line, the keys and what is wrong there.
    #[cfg(feature = "toml")]
    pub fn from_toml(text: &str) -> Result<Family, FamilyError> {
        check_len(text)?;
        let table: Result<Table, _> = toml::from_str(text);
        let table = table.map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = error.span().map(|_| 1 + before.matches('\n').count());
            let text = before.rsplit('\n').next().unwrap_or_default();
            unreadable(error.message().trim(), text, '=').at_line(line)
        })?;
        Family::of_table(table).map_err(|error| error.found_in(text))
    }

    /// Its name in its language.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its name in English.
    #[must_use]
    pub fn english(&self) -> &str {
        &self.english
    }

    /// Where its patterns and values come from.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The kinds of tiles in play.
    #[must_use]
    pub fn kinds(&self) -> TileSet {
        self.kinds
    }

    /// Whether flowers are in play.
    #[must_use]
    pub fn has_flowers(&self) -> bool {
        self.has_flowers
    }

    /// How many sets win.
    #[must_use]
    pub fn sets(&self) -> Sets {
        self.sets
    }

    /// The kinds whose tiles are jokers.
    #[must_use]
    pub fn wild(&self) -> TileSet {
        self.wild
    }

    /// Whether a joker may be a fifth copy.
    #[must_use]
    pub fn takes_fifth_copies(&self) -> bool {
        self.fifth_copies
    }

    /// Whether seven pairs win.
    #[must_use]
    pub fn seven_pairs(&self) -> SevenPairs {
        self.seven_pairs
    }

    /// Whether thirteen orphans win.
    #[must_use]
    pub fn has_thirteen_orphans(&self) -> bool {
        self.thirteen_orphans
    }

    /// Whether a winning hand has tiles of two suits at most (缺一门).
    #[must_use]
    pub fn has_void_suit(&self) -> bool {
        self.void_suit
    }

    /// What patterns other than bonuses must be worth for a win.
    #[must_use]
    pub fn minimum(&self) -> u32 {
        self.minimum
    }

    /// What a win is worth at least.
    #[must_use]
    pub fn least(&self) -> u32 {
        self.least
    }

    /// The most that a total may be.
    #[must_use]
    pub fn cap(&self) -> Option<u32> {
        self.cap
    }

    /// From this value on a pattern counts alone, whatever the cap.
    #[must_use]
    pub fn alone(&self) -> Option<u32> {
        self.alone
    }

    /// Its patterns, in order.
    #[must_use]
    pub fn patterns(&self) -> &[Pattern] {
        &self.patterns
    }

    pub(crate) fn order(&self) -> &[usize] {
        &self.order
    }

    pub(crate) fn excluded_by(&self, place: usize) -> &[usize] {
        &self.patterns[place].excludes
    }

    /// What a total is worth in points, before it is shared.
    #[must_use]
    pub fn points_of(&self, total: u32) -> u32 {
        match &self.points {
            Points::Linear { base, unit } => base.saturating_add(unit.saturating_mul(total)),
            Points::Doubling { base } => {
                base.saturating_mul(1u32.checked_shl(total).unwrap_or(u32::MAX))
            }
            Points::Steps(steps) => {
                let reached = steps.iter().rev().find(|(from, _)| *from <= total);
                reached.map_or(0, |(_, points)| *points)
            }
        }
    }

    /// The family with another minimum.
    #[must_use]
    pub fn with_minimum(self, minimum: u32) -> Family {
        Family { minimum, ..self }
    }

    /// The family in which the tiles of these kinds are jokers.
    #[must_use]
    pub fn with_wild(self, wild: TileSet) -> Family {
        Family { wild: wild & self.kinds, ..self }
    }

    /// What is visible if only the kinds in play are known.
    pub(crate) fn visible(&self) -> Visible {
        Visible::NOTHING.with_in_play(self.kinds)
    }
}

/// The error for text that can't be read; `before` is its line up to the fault. Where the value of
/// a key is wrong, the key is its place.
fn unreadable(why: &str, before: &str, sign: char) -> FamilyError {
    let key = before.rfind(sign).map(|at| before[..at].trim_end().trim_end_matches('"'));
    let is_key = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let key = key.and_then(|key| key.rsplit(|c| !is_key(c)).next());
    let place = key.filter(|_| why.starts_with("invalid")).unwrap_or_default();
    let why = ["u32", "u16", "u8"].iter().fold(why.to_string(), |why, number| {
        why.replace(&format!("expected {number}"), "expected a number")
    });
    FamilyError::new(place, FamilyErrorKind::Unreadable(why))
}

fn check_len(text: &str) -> Result<(), FamilyError> {
    if text.len() > Family::MAX_LEN {
        return Err(FamilyError::new("", FamilyErrorKind::TooLong { len: text.len() }));
    }
    if text.trim().is_empty() {
        return Err(FamilyError::new("", FamilyErrorKind::Empty));
    }
    Ok(())
}
