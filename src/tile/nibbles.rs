//! A number below 16 for each kind of tile, packed.

/// A number below 16 for each kind of tile, in 20 bytes.
///
/// The ranks 1–8 of a suit are four bytes, with the lower rank of each pair in the lower half, and
/// the ninth has its own byte. The ranks 1–8 of all suits are sixteen bytes, one vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Nibbles {
    pub(crate) eights: [u8; 16],
    pub(crate) ninths: [u8; 4],
}

impl Nibbles {
    /// 0 for each kind.
    pub(crate) const ZERO: Nibbles = Nibbles { eights: [0; 16], ninths: [0; 4] };

    /// The numbers of four words, a word a suit and a nibble a rank.
    #[inline(always)]
    pub(crate) const fn of_words(words: [u64; 4]) -> Nibbles {
        let mut nibbles = Nibbles::ZERO;
        nibbles.set(0, words[0]);
        nibbles.set(1, words[1]);
        nibbles.set(2, words[2]);
        nibbles.set(3, words[3]);
        nibbles
    }

    /// The numbers of a suit, by its index, in the nibbles of a word.
    #[inline(always)]
    pub(crate) const fn word(&self, suit: usize) -> u64 {
        let (bytes, i) = (&self.eights, 4 * suit);
        let eight = u32::from_le_bytes([bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]]);
        eight as u64 | (self.ninths[suit] as u64) << 32
    }

    /// Four words, as [`of_words`](Nibbles::of_words) takes them.
    #[inline(always)]
    pub(crate) const fn words(&self) -> [u64; 4] {
        [self.word(0), self.word(1), self.word(2), self.word(3)]
    }

    /// Sets the numbers of a suit.
    #[inline(always)]
    pub(crate) const fn set(&mut self, suit: usize, word: u64) {
        let (bytes, i) = ((word as u32).to_le_bytes(), 4 * suit);
        self.eights[i] = bytes[0];
        self.eights[i + 1] = bytes[1];
        self.eights[i + 2] = bytes[2];
        self.eights[i + 3] = bytes[3];
        self.ninths[suit] = (word >> 32) as u8;
    }

    /// The sum of the three lower bits of each number, at most 255.
    #[inline(always)]
    pub(crate) fn sum_below_8(&self) -> u8 {
        const THREE_BITS: u64 = 0x7777_7777_7777_7777;
        const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let bytes = &self.eights;
        let first = u64::from_le_bytes(core::array::from_fn(|i| bytes[i])) & THREE_BITS;
        let last = u64::from_le_bytes(core::array::from_fn(|i| bytes[8 + i])) & THREE_BITS;
        let ninths = u64::from(u32::from_le_bytes(self.ninths)) & LOW & THREE_BITS;
        // Two numbers of at most 7 in a nibble, five in a byte, all in the highest of the product.
        let both = first + last;
        let bytes = (both & LOW) + (both >> 4 & LOW) + ninths;
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::Counts;

    #[test]
    fn words_come_back_and_three_bits_of_each_number_add_up() {
        // Every number in each place, next to others.
        for number in 0..16 {
            for place in 0..34 {
                let mut words = Counts::FULL.words();
                let (suit, shift) = (place / 9, 4 * (place % 9));
                words[suit] = words[suit] & !(15 << shift) | number << shift;
                let nibbles = Nibbles::of_words(words);
                assert_eq!(nibbles.words(), words);
                assert_eq!(u64::from(nibbles.sum_below_8()), 33 * 4 + (number & 7));
                let mut set = Nibbles::of_words(Counts::FULL.words());
                set.set(suit, words[suit]);
                assert_eq!(set, nibbles);
            }
        }
        assert_eq!(Nibbles::ZERO.words(), [0; 4]);
    }
}
