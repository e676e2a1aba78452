//! One suit read rank by rank: whether it is all mentsu, or mentsu and a jantou.

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

    /// After the last rank: whether it is all mentsu, or mentsu and a jantou. Never both: the number
    /// of tiles says which.
    pub(crate) fn is_complete(self) -> bool {
        (self.0 | self.0 >> 9) & 1 == 1
    }
}
