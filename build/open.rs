//! One number suit read rank by rank: whether it is all mentsu, or mentsu and a jantou.

use super::flags::{JANTOU_WITH_SEVEN, MENTSU, MENTSU_WITH_SEVEN, WITH_JANTOU};

/// The ways in which the ranks read so far can be open: bit 9j + 3a + b is set if, with j jantou,
/// a shuntsu began at the last rank but one and b at the last (0–2 each).
///
/// Two are enough: three equal shuntsu are three koutsu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Open(u32);

impl Open {
    /// Before the first rank: nothing is open.
    pub(crate) const START: Open = Open(1);

    /// With the next rank read, of which `held` tiles all have to go somewhere.
    pub(crate) fn then(self, held: u8, shuntsu_begins: bool) -> Open {
        let mut next = 0;
        for bit in (0..18).filter(|bit| self.0 >> bit & 1 == 1) {
            let (jantou, before_last, last) = (bit / 9, bit / 3 % 3, bit % 3);
            for begun in 0..if shuntsu_begins { 3 } else { 1 } {
                for (koutsu, pair) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let used = before_last + last + begun + 3 * koutsu + 2 * pair;
                    if used == u32::from(held) && jantou + pair < 2 {
                        next |= 1 << (9 * (jantou + pair) + 3 * last + begun);
                    }
                }
            }
        }
        Open(next)
    }

    /// [`MENTSU`] and [`WITH_JANTOU`], after the last rank.
    fn closed(self) -> u8 {
        ((self.0 & 1) as u8 * MENTSU) | ((self.0 >> 9 & 1) as u8 * WITH_JANTOU)
    }

    /// After the last three ranks.
    fn end(self, [seven, eight, nine]: [u8; 3]) -> u8 {
        self.then(seven, true).then(eight, false).then(nine, false).closed()
    }
}

/// For every vector of the ranks 7–9 in base 5, rank 7 as the lowest digit: whether the suit is
/// complete, and which of the three ranks would make it so.
pub(crate) fn flags_by_last_three(first_six: &Open) -> Vec<u8> {
    let digits = |key: u8| [key % 5, key / 5 % 5, key / 25];
    (0..125)
        .map(|key| {
            let counts = digits(key);
            let mut flags = first_six.end(counts);
            for rank in 0..3 {
                let mut more = counts;
                more[rank] += 1;
                if more[rank] <= 4 {
                    let end = first_six.end(more);
                    flags |= (end & MENTSU) << (MENTSU_WITH_SEVEN + rank as u32);
                    flags |= (end >> 1) << (JANTOU_WITH_SEVEN + rank as u32);
                }
            }
            flags
        })
        .collect()
}
