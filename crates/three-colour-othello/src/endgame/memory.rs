//! The solver's memory of positions.

use alloc::vec;
use alloc::vec::Vec;

use super::worth::Worth;
use crate::board::{Player, zobrist};
use crate::position::Position;

/// The number of places in which a position may be stored.
const BUCKET: usize = 4;
/// No action is stored.
pub(super) const NO_ACTION: u8 = u8::MAX;

/// Bounds on what a player can force in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forced {
    key: u64,
    /// The player can force at least this.
    pub(super) least: Worth,
    /// The player can't force more than this with `most_with` changes or fewer.
    pub(super) most: Worth,
    pub(super) most_with: u8,
    /// The action that forces `least`, or else the best attempt.
    pub(super) action: u8,
    /// The number of empty squares: entries with few are replaced first.
    empty: u8,
}

impl Forced {
    const fn nothing(key: u64) -> Forced {
        Forced {
            key,
            least: Worth::NONE,
            most: Worth::ALL,
            most_with: 0,
            action: NO_ACTION,
            empty: 0,
        }
    }
}

#[derive(Debug)]
pub(super) struct Memory {
    places: Vec<Forced>,
    stored: u64,
}

/// The key of a position may be 0, too. An empty entry has no bounds, so confusing them does no
/// harm.
const EMPTY: Forced = Forced::nothing(0);

/// The key of a position for one player.
const fn key(position: &Position, player: Player) -> u64 {
    match player {
        Player::Black => position.zobrist(),
        Player::White => position.zobrist() ^ zobrist::mixed(1 << 32),
    }
}

impl Memory {
    pub(super) fn new(places: usize) -> Memory {
        Memory { places: vec![EMPTY; places], stored: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.places.fill(EMPTY);
    }

    fn bucket(&self, key: u64) -> core::ops::Range<usize> {
        let index = ((u128::from(key) * self.places.len() as u128) >> 64) as usize;
        let start = index - index % BUCKET;
        start..(start + BUCKET).min(self.places.len())
    }

    pub(super) fn of(&self, position: &Position, player: Player) -> Option<&Forced> {
        let key = key(position, player);
        self.places.get(self.bucket(key))?.iter().find(|forced| forced.key == key)
    }

    /// Stores the answer to a question for `goal` with `with` changes.
    pub(super) fn note(
        &mut self,
        position: &Position,
        player: Player,
        with: u8,
        (goal, found, action): (Worth, Worth, u8),
    ) {
        let key = key(position, player);
        let range = self.bucket(key);
        let Some(bucket) = self.places.get_mut(range) else { return };
        let empty = position.empty().len() as u8;
        self.stored += 1;
        if self.stored % 8 == 0 {
            // Old entries lose their rank over time.
            for forced in bucket.iter_mut() {
                forced.empty = forced.empty.saturating_sub(1);
            }
        }
        let rank = |forced: &&mut Forced| if forced.key == key { 0 } else { 1 + forced.empty };
        let Some(forced) = bucket.iter_mut().min_by_key(rank) else { return };
        if forced.key != key {
            *forced = Forced::nothing(key);
        }
        forced.empty = empty;
        if found >= goal {
            if found > forced.least {
                (forced.least, forced.action) = (found, action);
            }
        } else {
            let knows_nothing = forced.most == Worth::ALL;
            if knows_nothing || (with, forced.most) >= (forced.most_with, found) {
                (forced.most, forced.most_with) = (found, with);
            }
            if forced.least == Worth::NONE {
                forced.action = action;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bound for many changes holds for fewer.
    #[test]
    fn the_better_bound_stays() {
        let (position, black) = (Position::START, Player::Black);
        let mut memory = Memory::new(8);
        let bounds = |memory: &Memory| {
            let forced = memory.of(&position, black).unwrap();
            (forced.least.0, forced.most.0, forced.most_with, forced.action)
        };
        let goal = Worth(10);
        memory.note(&position, black, 2, (goal, Worth(4), 7));
        assert_eq!(bounds(&memory), (-163, 4, 2, 7));
        memory.note(&position, black, 1, (goal, Worth(-2), 8));
        assert_eq!(bounds(&memory), (-163, 4, 2, 8));
        memory.note(&position, black, 2, (goal, Worth(2), 8));
        assert_eq!(bounds(&memory), (-163, 2, 2, 8));
        memory.note(&position, black, 3, (goal, Worth(12), 9));
        assert_eq!(bounds(&memory), (12, 2, 2, 9));
        memory.note(&position, black, 2, (Worth(0), Worth(2), 1));
        assert_eq!(bounds(&memory), (12, 2, 2, 9));
        memory.note(&position, black, 4, (Worth(20), Worth(14), 5));
        assert_eq!(bounds(&memory), (12, 14, 4, 9));
        assert!(memory.of(&position, Player::White).is_none());
        assert!(memory.of(&position.passed(), black).is_none());
        memory.clear();
        assert!(memory.of(&position, black).is_none());
    }

    #[test]
    fn nothing_is_remembered_in_no_place() {
        let mut memory = Memory::new(0);
        memory.note(&Position::START, Player::Black, 0, (Worth(0), Worth(0), 0));
        assert!(memory.of(&Position::START, Player::Black).is_none());
    }
}
