//! An index of numbered keys: which number a key has, found by open addressing.

use alloc::vec;
use alloc::vec::Vec;

/// The numbers of keys that stand elsewhere, in twice as many slots at least.
pub(super) struct Index {
    /// A number and one more, or 0 where the slot is free; a power of two of them.
    slots: Vec<u32>,
    used: usize,
}

impl Index {
    pub(super) const fn new() -> Index {
        Index { slots: Vec::new(), used: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.slots.fill(0);
        self.used = 0;
        // A large one would take longer to clear than a small question takes to answer.
        if self.slots.len() > 1 << 12 {
            self.slots.clear();
        }
    }

    /// The number of a key, given the key of each number.
    #[inline(always)]
    pub(super) fn find(&self, key: u64, key_of: impl Fn(u32) -> u64) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let mask = self.slots.len() - 1;
        let mut slot = self.first(key);
        loop {
            match self.slots[slot & mask] {
                0 => return None,
                number if key_of(number - 1) == key => return Some(number - 1),
                _ => slot += 1,
            }
        }
    }

    /// Numbers a key that has no number yet.
    pub(super) fn insert(&mut self, key: u64, number: u32, key_of: impl Fn(u32) -> u64) {
        if 2 * (self.used + 1) > self.slots.len() {
            let doubled = (2 * self.slots.len()).max(64);
            let old = core::mem::replace(&mut self.slots, vec![0; doubled]);
            for number in old.into_iter().filter(|&number| number > 0) {
                self.put(key_of(number - 1), number);
            }
        }
        self.put(key, number + 1);
        self.used += 1;
    }

    fn put(&mut self, key: u64, number: u32) {
        let mask = self.slots.len() - 1;
        let mut slot = self.first(key);
        while self.slots[slot & mask] != 0 {
            slot += 1;
        }
        self.slots[slot & mask] = number;
    }

    /// The first slot to look at: the upper bits of a product, which all bits of the key decide.
    #[inline(always)]
    fn first(&self, key: u64) -> usize {
        let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> (64 - self.slots.len().trailing_zeros())) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers_however_many_there_are() {
        let mut index = Index::new();
        let keys: Vec<u64> = (0..5_000u64).map(|n| n.wrapping_mul(n) << (n % 40)).collect();
        let mut known = Vec::new();
        for &key in &keys {
            let found = index.find(key, |number| known[number as usize]);
            let place = known.iter().position(|&old| old == key).map(|place| place as u32);
            assert_eq!(found, place);
            if found.is_none() {
                known.push(key);
                let number = known.len() as u32 - 1;
                index.insert(key, number, |number| known[number as usize]);
            }
        }
        index.clear();
        assert_eq!(index.find(keys[0], |number| known[number as usize]), None);
    }
}
