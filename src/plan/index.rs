//! An index of numbered keys: which number a key has, found by open addressing.

use alloc::vec::Vec;

/// The numbers of keys, in twice as many slots at least. Four bytes a slot, so that the slots of a hundred
/// thousand keys stay in a cache; the keys themselves stand where their numbers lead.
pub(super) struct Index {
    /// A power of two of them is in use; those behind are kept for their memory. 0 is a free one. In others
    /// the lowest bits, as many as number the slots, are a key's number and one more, and those above are
    /// its mark.
    slots: Vec<u32>,
    in_use: usize,
    numbered: usize,
}

/// How many slots there are at first, and at most.
const FIRST: usize = 64;
const MOST: usize = 1 << 31;

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

    /// Whether there may be no slot for so many keys more.
    pub(super) fn is_full(&self, more: usize) -> bool {
        self.numbered + more > MOST / 2
    }

    /// Forgets all keys, and makes room for others.
    fn begin(&mut self, slots: usize) {
        if self.slots.len() < slots {
            // A new allocation needn't take over what is forgotten.
            self.slots = Vec::new();
            self.slots.resize(slots, 0);
        } else {
            self.slots[..slots].fill(0);
        }
        (self.in_use, self.numbered) = (slots, 0);
    }

    /// The number of a key, told the key of each number.
    #[inline(always)]
    pub(super) fn find(&self, key: u64, key_of: impl Fn(u32) -> u64) -> Option<u32> {
        let slots = &self.slots[..self.in_use];
        if slots.is_empty() {
            return None;
        }
        let mask = slots.len() - 1;
        let (mut slot, mark) = first(key, slots.len());
        loop {
            let found = slots[slot & mask];
            if found == 0 {
                return None;
            }
            // Of a slot with the same mark the number is left.
            let number = (found ^ mark).wrapping_sub(1);
            if (number as usize) < mask && key_of(number) == key {
                return Some(number);
            }
            slot += 1;
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
        let (mut slot, mark) = first(key, slots.len());
        while slots[slot & mask] != 0 {
            slot += 1;
        }
        self.numbered += 1;
        slots[slot & mask] = mark | self.numbered as u32;
    }
}

/// The first slot of so many to look at, and the key's mark: the upper bits of a product, which all bits of
/// the key decide, and those that follow.
#[inline(always)]
fn first(key: u64, slots: usize) -> (usize, u32) {
    let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let bits = slots.trailing_zeros();
    ((mixed >> (64 - bits)) as usize, (mixed >> (32 - bits)) as u32 & !(slots as u32 - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers_however_many_there_are() {
        let mut index = Index::new();
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
