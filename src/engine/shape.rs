//! What shanten needs of one suit: how many tiles it lacks for so many mentsu and a jantou.
//!
//! The build script shares this file, so it leans on nothing but `core`.

/// More tiles than any hand lacks; two of them still fit a byte.
const NEVER: u8 = 100;

/// For each number of mentsu 0–4, without and with a jantou, the fewest tiles to add to a suit
/// so that it holds them. Tiles that aren't needed don't matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Row {
    /// `lacks[jantou][mentsu]`
    lacks: [[u8; 5]; 2],
}

impl Row {
    /// Of no suit at all: nothing is there, and nothing can be added.
    pub(crate) const NOTHING: Row = {
        let mut lacks = [[NEVER; 5]; 2];
        lacks[0][0] = 0;
        Row { lacks }
    };

    /// Impossible in every respect.
    const NOWHERE: Row = Row { lacks: [[NEVER; 5]; 2] };

    /// How many tiles are lacking; a large number where it can't be reached.
    pub(crate) fn lacks(&self, mentsu: usize, jantou: bool) -> u8 {
        self.lacks[usize::from(jantou)][mentsu]
    }

    /// Both suits together: the mentsu and the jantou shared out in the cheapest way, a (min, +)
    /// convolution.
    pub(crate) fn combine(&self, other: &Row) -> Row {
        let mut both = Row::NOWHERE;
        for (jantou, other_jantou) in [(0, 0), (0, 1), (1, 0)] {
            for mentsu in 0..5 {
                for other_mentsu in 0..5 - mentsu {
                    let lacks =
                        self.lacks[jantou][mentsu] + other.lacks[other_jantou][other_mentsu];
                    let best = &mut both.lacks[jantou + other_jantou][mentsu + other_mentsu];
                    *best = lacks.min(NEVER).min(*best);
                }
            }
        }
        both
    }
}

/// What the ranks of a suit read so far leave to those after them: a [`Row`] for every number
/// of shuntsu that began at the last rank but one (0–2) and at the last (0–2).
///
/// Two are enough: three equal shuntsu are as good as three koutsu.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Prefix([[Row; 3]; 3]);

impl Prefix {
    /// Before the first rank.
    pub(crate) const START: Prefix = {
        let mut open = [[Row::NOWHERE; 3]; 3];
        open[0][0] = Row::NOTHING;
        Prefix(open)
    };

    /// With the next rank read: `held` tiles of it, of which a win may use `most`; `shuntsu`
    /// where one can begin.
    pub(crate) fn then(&self, held: u8, most: u8, shuntsu: bool) -> Prefix {
        let mut next = Prefix([[Row::NOWHERE; 3]; 3]);
        for (before_last, open) in self.0.iter().enumerate() {
            for (last, row) in open.iter().enumerate() {
                if *row == Row::NOWHERE {
                    continue;
                }
                for begun in 0..if shuntsu { 3 } else { 1 } {
                    for (koutsu, jantou) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                        let used = (before_last + last + begun + 3 * koutsu + 2 * jantou) as u8;
                        if used <= most {
                            let target = &mut next.0[last][begun];
                            row.add_to(target, begun + koutsu, jantou, used.saturating_sub(held));
                        }
                    }
                }
            }
        }
        next
    }

    /// The row of the whole suit, after its last rank: no shuntsu may be open.
    pub(crate) fn row(&self) -> Row {
        self.0[0][0]
    }
}

impl Row {
    /// Lowers `target` where this row with more mentsu and a jantou, at a price, is cheaper.
    fn add_to(&self, target: &mut Row, mentsu: usize, jantou: usize, price: u8) {
        for had_jantou in 0..2 - jantou {
            for had in 0..5 - mentsu.min(5) {
                let lacks = self.lacks[had_jantou][had] + price;
                let best = &mut target.lacks[had_jantou + jantou][had + mentsu];
                if lacks < *best {
                    *best = lacks;
                }
            }
        }
    }
}
