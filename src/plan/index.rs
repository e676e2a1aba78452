//! An index of numbered keys: which number a key has, found by open addressing.

use alloc::vec::Vec;

/// The numbers of keys, beside which they stand, in twice as many slots at least.
pub(super) struct Index {
    /// A power of two of them is in use; those behind are kept for their memory.
    slots: Vec<Slot>,
    in_use: usize,
    numbered: usize,
}

/// A key with its number and one more, or 0 where the slot is free.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    number: u32,
}

impl Slot {
    const FREE: Slot = Slot { key: 0, number: 0 };
}

/// How many slots there are at first.
const FIRST: usize = 64;

/// Up to so many slots four times as many follow, then twice as many.
const MANY: usize = 1 << 14;

impl Index {
    pub(super) const fn new() -> Index {
        Index { slots: Vec::new(), in_use: 0, numbered: 0 }
    }

    /// Forgets all keys.
    pub(super) fn clear(&mut self) {
        self.begin(FIRST);
    }

    /// Forgets all keys, and makes room for others.
    fn begin(&mut self, slots: usize) {
        if self.slots.len() < slots {
            // A new allocation needn't take over what is forgotten.
            self.slots = Vec::new();
            self.slots.resize(slots, Slot::FREE);
        } else {
            self.slots[..slots].fill(Slot::FREE);
        }
        (self.in_use, self.numbered) = (slots, 0);
    }

    /// The number of a key.
    #[inline(always)]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        let slots = &self.slots[..self.in_use];
        if slots.is_empty() {
            return None;
        }
        let mut slot = first(key, slots.len());
        loop {
            match slots[slot & (slots.len() - 1)] {
                Slot { number: 0, .. } => return None,
                Slot { key: known, number } if known == key => return Some(number - 1),
                _ => slot += 1,
            }
        }
    }

    /// Numbers a key that has no number yet by how many have one, told all keys by their numbers.
    pub(super) fn insert(&mut self, key: u64, keys: impl Iterator<Item = u64>) {
        if 2 * (self.numbered + 1) > self.in_use {
            let more = if self.in_use < MANY { 4 } else { 2 };
            self.begin((more * self.in_use).max(FIRST));
            for key in keys {
                self.put(key);
            }
            return;
        }
        self.put(key);
    }

    fn put(&mut self, key: u64) {
        let slots = &mut self.slots[..self.in_use];
        let mask = slots.len() - 1;
        let mut slot = first(key, slots.len());
        while slots[slot & mask].number != 0 {
            slot += 1;
        }
        self.numbered += 1;
        slots[slot & mask] = Slot { key, number: self.numbered as u32 };
    }
}

/// The first slot of so many to look at: the upper bits of a product, which all bits of the key decide.
#[inline(always)]
fn first(key: u64, slots: usize) -> usize {
    let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (64 - slots.trailing_zeros())) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers_however_many_there_are() {
        let mut index = Index::new();
        assert_eq!(index.find(0), None);
        let keys: Vec<u64> = (0..50_000u64).map(|n| n.wrapping_mul(n) << (n % 40)).collect();
        for keys in [&keys[..], &keys[..100], &keys[..5_000]] {
            let mut known = Vec::new();
            let mut numbers = alloc::collections::BTreeMap::new();
            index.clear();
            for &key in keys {
                let found = index.find(key);
                assert_eq!(found, numbers.get(&key).copied());
                if found.is_none() {
                    numbers.insert(key, known.len() as u32);
                    known.push(key);
                    index.insert(key, known.iter().copied());
                }
            }
            assert!(known.len() > keys.len() / 2);
        }
        index.clear();
        assert_eq!(index.find(keys[0]), None);
    }
}
