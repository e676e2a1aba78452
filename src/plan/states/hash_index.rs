//! A hash index with open addressing: from a key to its number.

use alloc::vec::Vec;

/// The numbers of keys. A slot takes four bytes, so that the slots of a hundred thousand keys stay
/// in a cache; the caller keeps the keys themselves, in order of their numbers.
pub(crate) struct HashIndex {
    /// The first `in_use`, a power of two and at least twice the keys, are in use; the rest is kept
    /// for its memory. A free slot is 0. The low bits of any other, `log2(in_use)` of them, are a
    /// key's number plus one, and the bits above are the key's mark.
    slots: Vec<u32>,
    in_use: usize,
    keys: usize,
}

/// How many slots there are at first, and at most.
const FIRST_SLOTS: usize = 64;
const MOST_SLOTS: usize = 1 << 31;

/// Below this many slots a full index grows fourfold, from there on twofold.
const MANY_SLOTS: usize = 1 << 14;

impl HashIndex {
    pub(crate) const fn new() -> HashIndex {
        HashIndex { slots: Vec::new(), in_use: 0, keys: 0 }
    }

    /// Forgets all keys.
    pub(crate) fn clear(&mut self) {
        self.clear_for(FIRST_SLOTS);
    }

    /// Whether there might be no slot for `more` keys.
    pub(crate) fn is_full(&self, more: usize) -> bool {
        self.keys + more > MOST_SLOTS / 2
    }

    /// Forgets all keys and uses `slots` slots.
    fn clear_for(&mut self, slots: usize) {
        if self.slots.len() < slots {
            // A fresh allocation copies nothing of what is forgotten.
            self.slots = Vec::new();
            self.slots.resize(slots, 0);
        } else {
            self.slots[..slots].fill(0);
        }
        (self.in_use, self.keys) = (slots, 0);
    }

    /// The number of a key. `key_of` reads a key by its number.
    #[inline(always)]
    pub(crate) fn find(&self, key: u64, key_of: impl Fn(u32) -> u64) -> Option<u32> {
        let slots = &self.slots[..self.in_use];
        if slots.is_empty() {
            return None;
        }
        let mask = slots.len() - 1;
        let (mut slot, mark) = slot_and_mark(key, slots.len());
        loop {
            let found = slots[slot & mask];
            if found == 0 {
                return None;
            }
            // If the marks are the same, the number is what is left.
            let number = (found ^ mark).wrapping_sub(1);
            if (number as usize) < mask && key_of(number) == key {
                return Some(number);
            }
            slot += 1;
        }
    }

    /// Gives a new key the next number. `keys` are all keys by number, this one included.
    pub(crate) fn insert(&mut self, key: u64, keys: impl Iterator<Item = u64>) {
        if 2 * (self.keys + 1) > self.in_use {
            let growth = if self.in_use < MANY_SLOTS { 4 } else { 2 };
            self.clear_for((growth * self.in_use).max(FIRST_SLOTS));
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
        let (mut slot, mark) = slot_and_mark(key, slots.len());
        while slots[slot & mask] != 0 {
            slot += 1;
        }
        self.keys += 1;
        slots[slot & mask] = mark | self.keys as u32;
    }
}

/// The first slot to look at, and the key's mark. The hash is multiplicative: its highest bits are
/// the slot, and the bits below them the mark.
#[inline(always)]
fn slot_and_mark(key: u64, slots: usize) -> (usize, u32) {
    let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let bits = slots.trailing_zeros();
    ((mixed >> (64 - bits)) as usize, (mixed >> (32 - bits)) as u32 & !(slots as u32 - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers_as_the_index_grows() {
        let mut index = HashIndex::new();
        assert_eq!(index.find(0, |_| 0), None);
        let keys: Vec<u64> = (0..50_000u64).map(|n| n.wrapping_mul(n) << (n % 40)).collect();
        for keys in [&keys[..], &keys[..100], &keys[..5_000]] {
            let mut known: Vec<u64> = Vec::new();
            let mut numbers = alloc::collections::BTreeMap::new();
            index.clear();
            for &key in keys {
                let found = index.find(key, |number| known[number as usize]);
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
        assert_eq!(index.find(keys[0], |_| keys[0]), None);
    }
}
