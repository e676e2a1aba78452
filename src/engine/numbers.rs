//! The numbers of a row, a byte each, and how two rows share five mentsu.

use super::shape::Row;

/// How many tiles a suit, or several together, lack for 0 to 5 mentsu: without a jantou in one
/// word, with it in another, the number for no mentsu in the lowest byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    plain: u64,
    with_jantou: u64,
}

/// More tiles than any hand lacks; two of them still fit seven bits.
const NEVER: u8 = 60;

const HIGHEST: u64 = 0x8080_8080_8080_8080;

impl Numbers {
    /// Those of a row; a number that it doesn't have can't be reached.
    pub(crate) const fn of<const N: usize>(row: &Row<N>) -> Numbers {
        let mut words = [0; 2];
        let mut place = 0;
        while place < 12 {
            let (jantou, mentsu) = (place / 6, place % 6);
            let lacks = if mentsu < N { row.lacks(mentsu, jantou == 1) } else { NEVER };
            let lacks = if lacks < NEVER { lacks } else { NEVER };
            words[jantou] |= (lacks as u64) << (8 * mentsu);
            place += 1;
        }
        Numbers { plain: words[0], with_jantou: words[1] }
    }

    /// How many tiles are lacking for this many mentsu.
    pub(crate) fn lacks(&self, mentsu: usize, jantou: bool) -> u8 {
        let word = if jantou { self.with_jantou } else { self.plain };
        (word >> (8 * mentsu)) as u8
    }

    /// What five mentsu lack, without and with a jantou.
    pub(crate) fn five(&self) -> [u8; 2] {
        [self.lacks(5, false), self.lacks(5, true)]
    }

    /// The same with other numbers for five mentsu.
    pub(crate) fn with_five(self, five: [u8; 2]) -> Numbers {
        let [plain, with_jantou] = five.map(|lacks| u64::from(lacks.min(NEVER)) << 40);
        let others = (1 << 40) - 1;
        Numbers {
            plain: self.plain & others | plain,
            with_jantou: self.with_jantou & others | with_jantou,
        }
    }

    /// What five mentsu of both together lack, without and with a jantou.
    #[inline]
    pub(crate) fn five_with(&self, other: &Numbers) -> [u8; 2] {
        let plain = least(self.plain + reversed(other.plain));
        [plain, self.hand_with(other)]
    }

    /// What five mentsu and a jantou of both together lack.
    #[inline]
    pub(crate) fn hand_with(&self, other: &Numbers) -> u8 {
        let (here, there) =
            (self.with_jantou + reversed(other.plain), self.plain + reversed(other.with_jantou));
        least(lesser(here, there))
    }
}

/// The six bytes in the other order.
#[inline]
const fn reversed(word: u64) -> u64 {
    word.swap_bytes() >> 16
}

/// The lesser of each two bytes, which are less than 128.
#[inline]
const fn lesser(one: u64, other: u64) -> u64 {
    // The highest bit of a byte stays where `one` isn't less.
    let not_less = ((one | HIGHEST) - other) & HIGHEST;
    let mask = (not_less >> 7) * 0xFF;
    other & mask | one & !mask
}

/// The least of six bytes, which are less than 128.
#[inline]
const fn least(word: u64) -> u8 {
    let three = lesser(word & 0xFF_FFFF, word >> 24);
    let [one, two, last] = [three as u8, (three >> 8) as u8, (three >> 16) as u8];
    let two = if two < last { two } else { last };
    if one < two { one } else { two }
}

#[cfg(test)]
mod tests {
    use super::{Numbers, least, lesser};
    use crate::engine::shape::{Prefix, Row};

    #[test]
    fn bytes_are_compared_each_by_itself() {
        for one in 0..128u64 {
            for other in 0..128 {
                let pair = lesser(one << 8 | other, other << 8 | one);
                assert_eq!(pair, one.min(other) << 8 | one.min(other));
            }
        }
        assert_eq!(least(u64::from_le_bytes([9, 8, 7, 120, 5, 6, 0, 0])), 5);
        assert_eq!(least(u64::from_le_bytes([9, 8, 7, 120, 50, 60, 0, 0])), 7);
    }

    /// Rows of up to two kinds, in pairs, against the combination of six numbers.
    #[test]
    fn two_rows_share_five_mentsu_in_the_cheapest_way() {
        let row = |held: [u8; 3]| -> Row<6> {
            let start = Prefix::<6>::START;
            let prefix = held
                .iter()
                .enumerate()
                .fold(start, |prefix, (rank, &held)| prefix.then(held, 4, rank == 0));
            prefix.row()
        };
        let all: [Row<6>; 125] =
            core::array::from_fn(|n| row([n % 5, n / 5 % 5, n / 25].map(|held| held as u8)));
        for one in &all {
            for other in &all {
                let both = one.combine(other);
                let expected = [false, true].map(|jantou| both.lacks(5, jantou).min(60));
                let five = Numbers::of(one).five_with(&Numbers::of(other));
                assert_eq!(five.map(|lacks| lacks.min(60)), expected);
            }
        }
    }
}
