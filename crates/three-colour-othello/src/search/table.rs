//! The transposition table of a search, in the caller's memory.

use crate::board::Square;
use crate::position::Action;
use crate::search::score::Score;

/// An entry of a [`Table`], 16 bytes.
///
/// ```
/// use three_colour_othello::{Entry, Table};
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
    /// The score is at most this.
    Upper,
    /// The score is at least this.
    Lower,
    Exact,
}

const FINAL: u8 = 0x80;
const NO_ACTION: u8 = u8::MAX;
const CHANGE: u8 = 0x80;

impl Entry {
    /// An empty entry.
    ///
    /// ```
    /// let mut entries = [three_colour_othello::Entry::EMPTY; 1024];
    /// assert_eq!(three_colour_othello::Table::new(&mut entries).used(), 0);
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

/// The stored bound of a position.
pub(crate) struct Known {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: u8,
    /// Whether the score contains no estimate, so that it holds at any greater depth.
    pub(crate) is_final: bool,
    pub(crate) action: Option<Action>,
}

/// A transposition table in the caller's memory. A search reaches the same positions in different
/// orders of actions and at each further depth, and looks them up here.
///
/// It may have any length, 0 included. Keep it from one search of a game to the next, and clear it
/// before a search with another evaluation. Keys include the rule on repetition and, if a position
/// may recur, the positions since the last play, so different games and rules can share a table.
///
/// ```
/// use three_colour_othello::{Entry, Position, Search, Table};
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
    /// A table in this memory. Entries from an earlier table stay valid.
    ///
    /// ```
    /// assert!(three_colour_othello::Table::new(&mut []).is_empty());
    /// ```
    pub const fn new(entries: &'a mut [Entry]) -> Table<'a> {
        Table { entries, age: 0 }
    }

    /// The number of entries.
    ///
    /// ```
    /// use three_colour_othello::{Entry, Table};
    ///
    /// assert_eq!(Table::new(&mut [Entry::EMPTY; 7]).len(), 7);
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has no entries, so that searches store nothing.
    ///
    /// ```
    /// use three_colour_othello::{Entry, Table};
    ///
    /// assert!(!Table::new(&mut [Entry::EMPTY]).is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The number of entries in use, in time linear in the length.
    ///
    /// ```
    /// use three_colour_othello::{Entry, Position, Search, Table};
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

    /// Removes all entries.
    ///
    /// ```
    /// let mut entries = [three_colour_othello::Entry::EMPTY; 64];
    /// let mut table = three_colour_othello::Table::new(&mut entries);
    /// table.clear();
    /// assert_eq!(table.used(), 0);
    /// ```
    pub fn clear(&mut self) {
        self.entries.fill(Entry::EMPTY);
    }

    /// Marks the start of a search, which may overwrite the entries of earlier ones.
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
