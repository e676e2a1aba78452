//! What is remembered of positions.

use alloc::vec;
use alloc::vec::Vec;

use super::worth::Worth;
use crate::color::Player;
use crate::position::Position;
use crate::zobrist;

/// How many places a position may be in.
const BUCKET: usize = 4;
/// No action is remembered.
pub(super) const NO_ACTION: u8 = u8::MAX;

/// What a player can force from a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forced {
    key: u64,
    /// At least this.
    pub(super) least: Worth,
    /// No more than this with so many changes of that player, or fewer.
    pub(super) most: Worth,
    pub(super) most_with: u8,
    /// What forces the least; if there is none, what was the best try.
    pub(super) action: u8,
    /// How much is lost if this is forgotten.
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

/// A key of 0 is as likely as any other, and an entry without a bound says nothing.
const EMPTY: Forced = Forced::nothing(0);

/// What keeps a player's entries apart from the other's.
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

    /// Notes what a question for `goal` gave, with so many changes of the player.
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
            // What lies here for long gives way at last.
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

    /// What can't be had with many changes can't be with fewer.
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
