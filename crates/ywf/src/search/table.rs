//! The transposition table of a search, in memory of its caller.

use crate::action::Action;
use crate::search::score::Score;
use crate::square::Square;

/// An entry of a [`Table`], 16 bytes: make as many as you can spare.
///
/// ```
/// use ywf::{Entry, Table};
///
/// let mut entries = vec![Entry::EMPTY; 1 << 16];
/// let table = Table::new(&mut entries);
/// assert_eq!(table.len(), 65_536);
/// assert_eq!(size_of::<Entry>(), 16);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    key: u64,
    score: Score,
    depth: u8,
    bound: Bound,
    action: u8,
    /// The search that wrote it, modulo 128, and in the top bit whether the score is final.
    age: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The entry is empty.
    None,
    /// The score is this one or less.
    Upper,
    /// The score is this one or more.
    Lower,
    Exact,
}

const FINAL: u8 = 0x80;
const NO_ACTION: u8 = u8::MAX;
const CHANGE: u8 = 0x80;

impl Entry {
    /// An entry with nothing in it.
    ///
    /// ```
    /// let mut entries = [ywf::Entry::EMPTY; 1024];
    /// assert_eq!(ywf::Table::new(&mut entries).used(), 0);
    /// ```
    pub const EMPTY: Entry = Entry {
        key: 0,
        score: Score::EVEN,
        depth: 0,
        bound: Bound::None,
        action: NO_ACTION,
        age: 0,
    };
}

impl Default for Entry {
    /// [`Entry::EMPTY`].
    fn default() -> Entry {
        Entry::EMPTY
    }
}

/// What a search knows of a position from its table.
pub(crate) struct Known {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: u8,
    /// No estimate went into the score, so it holds at any greater depth.
    pub(crate) is_final: bool,
    pub(crate) action: Option<Action>,
}

/// A transposition table in memory of the caller: what searches remember of positions that they
/// reach again, by other ways or at the next depth.
///
/// It may have any length, none included. Keep it from one search of a game to the next; clear it
/// before a search with another evaluation, whose scores mean something else. Entries depend on
/// the rule on repetition and, where repeating is possible, on the positions since the last play,
/// so games and rules may share a table.
///
/// ```
/// use ywf::{Entry, Position, Search, Table};
///
/// let mut entries = vec![Entry::EMPTY; 1 << 12];
/// let mut table = Table::new(&mut entries);
/// let search = Search::new().depth(5);
/// let first = search.run(&Position::START, &[], &mut table, || false);
/// let again = search.run(&Position::START, &[], &mut table, || false);
/// assert_eq!(again.score, first.score);
/// assert!(again.nodes < first.nodes);
/// ```
#[doc(alias = "hash table")]
#[doc(alias = "置換表")]
#[derive(Debug)]
pub struct Table<'a> {
    entries: &'a mut [Entry],
    age: u8,
}

impl<'a> Table<'a> {
    /// A table in these places; what they hold from an earlier table stays known.
    ///
    /// ```
    /// assert!(ywf::Table::new(&mut []).is_empty());
    /// ```
    pub const fn new(entries: &'a mut [Entry]) -> Table<'a> {
        Table { entries, age: 0 }
    }

    /// How many places there are.
    ///
    /// ```
    /// assert_eq!(ywf::Table::new(&mut [ywf::Entry::EMPTY; 7]).len(), 7);
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no place, so that searches remember nothing.
    ///
    /// ```
    /// assert!(!ywf::Table::new(&mut [ywf::Entry::EMPTY]).is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many places hold something; looks at all of them.
    ///
    /// ```
    /// use ywf::{Entry, Position, Search, Table};
    ///
    /// let mut entries = [Entry::EMPTY; 64];
    /// let mut table = Table::new(&mut entries);
    /// Search::new().depth(3).run(&Position::START, &[], &mut table, || false);
    /// assert!(table.used() > 16);
    /// ```
    #[must_use]
    pub fn used(&self) -> usize {
        self.entries.iter().filter(|entry| entry.bound != Bound::None).count()
    }

    /// Forgets everything.
    ///
    /// ```
    /// let mut entries = [ywf::Entry::EMPTY; 64];
    /// let mut table = ywf::Table::new(&mut entries);
    /// table.clear();
    /// assert_eq!(table.used(), 0);
    /// ```
    pub fn clear(&mut self) {
        self.entries.fill(Entry::EMPTY);
    }

    /// A new search begins: what earlier ones wrote gives way to it.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1) & !FINAL;
    }

    fn place(&mut self, key: u64) -> Option<&mut Entry> {
        let index = (u128::from(key) * self.entries.len() as u128) >> 64;
        self.entries.get_mut(index as usize)
    }

    pub(crate) fn probe(&mut self, key: u64) -> Option<Known> {
        let entry = self.place(key)?;
        if entry.key != key || entry.bound == Bound::None {
            return None;
        }
        Some(Known {
            score: entry.score,
            bound: entry.bound,
            depth: entry.depth,
            is_final: entry.age & FINAL != 0,
            action: unpacked(entry.action),
        })
    }

    pub(crate) fn store(&mut self, key: u64, known: &Known) {
        let age = self.age;
        let Some(entry) = self.place(key) else { return };
        let stale = entry.bound == Bound::None || entry.age & !FINAL != age;
        if !stale && entry.key != key && entry.depth > known.depth {
            return;
        }
        *entry = Entry {
            key,
            score: known.score,
            depth: known.depth,
            bound: known.bound,
            action: known.action.map_or(NO_ACTION, packed),
            age: age | if known.is_final { FINAL } else { 0 },
        };
    }
}

const fn packed(action: Action) -> u8 {
    match action {
        Action::Play(square) => square.bit(),
        Action::Change(square) => square.bit() | CHANGE,
        Action::Pass => NO_ACTION,
    }
}

const fn unpacked(byte: u8) -> Option<Action> {
    match byte {
        NO_ACTION => None,
        CHANGE.. => Some(Action::Change(Square::of_bit(byte & !CHANGE))),
        _ => Some(Action::Play(Square::of_bit(byte))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_packed_and_unpacked() {
        for square in Square::all() {
            for action in [Action::Play(square), Action::Change(square)] {
                assert_eq!(unpacked(packed(action)), Some(action));
            }
        }
        assert_eq!(unpacked(packed(Action::Pass)), None);
    }
}
