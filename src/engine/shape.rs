//! The rank automaton: a suit read rank by rank, with its open shuntsu.
//!
//! Each [`Step`] says what the tiles of one rank go into. Two readings follow every step at once:
//! [`Prefix`] keeps the fewest tiles to add, which end in a [`Row`]; [`OpenStates`] lets no tile be
//! added or left over. The build script includes this file, so it depends on `core` alone.

/// A state is the number of shuntsu that began at the second-to-last rank (0–2) and at the last
/// rank (0–2), and whether the jantou is complete: `9 * jantou + 3 * before_last + last`.
///
/// Two of each are enough: three equal shuntsu are equivalent to three koutsu.
const STATES: usize = 18;

/// Nothing is open and there is no jantou yet: the state before the first rank.
const START: usize = 0;

/// Nothing is open and the jantou is complete.
const WITH_JANTOU: usize = 9;

/// A step from one state to the next: what the tiles of one rank go into.
#[derive(Clone, Copy)]
struct Step {
    to: usize,
    /// Shuntsu that begin here.
    begun: usize,
    /// Mentsu that begin here: shuntsu and a koutsu.
    mentsu: usize,
    /// The tiles of this rank that the step takes, those of open shuntsu included.
    tiles: usize,
}

/// The steps that can be taken from each state.
static STEPS: [[Option<Step>; CHOICES]; STATES] = {
    let mut steps = [[None; CHOICES]; STATES];
    let mut n = 0;
    while n < STATES * CHOICES {
        steps[n / CHOICES][n % CHOICES] = Step::new(n / CHOICES, n % CHOICES);
        n += 1;
    }
    steps
};

/// 0–2 shuntsu begun, with and without a koutsu, with and without the jantou.
const CHOICES: usize = 12;

impl Step {
    /// A step, or `None` for a second jantou and where it takes more tiles than a rank can have.
    const fn new(from: usize, choice: usize) -> Option<Step> {
        let (had_jantou, before_last, last) = (from / 9, from / 3 % 3, from % 3);
        let (begun, koutsu, jantou) = (choice % 3, choice / 3 % 2, choice / 6);
        let tiles = before_last + last + begun + 3 * koutsu + 2 * jantou;
        if had_jantou + jantou > 1 || tiles > MOST_TILES {
            return None;
        }
        let to = 9 * (had_jantou + jantou) + 3 * last + begun;
        Some(Step { to, begun, mentsu: begun + koutsu, tiles })
    }
}

/// Four copies, and a fifth where one is imagined.
const MOST_TILES: usize = 5;

/// More tiles than any hand lacks; two of them still fit a byte.
const NEVER: u8 = 100;

/// The fewest tiles to add to a suit so that it holds each number of mentsu 0–4, without and with a
/// jantou. Tiles that aren't needed don't matter. `N` numbers are 5 for hands of four mentsu and 6
/// for hands of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Row<const N: usize = 5> {
    /// `lacks[jantou][mentsu]`
    lacks: [[u8; N]; 2],
}

impl<const N: usize> Row<N> {
    /// How many tiles are lacking; a large number where the shape can't be reached.
    pub(crate) const fn lacks(&self, mentsu: usize, jantou: bool) -> u8 {
        self.lacks[jantou as usize][mentsu]
    }

    /// The row of both suits together, with the mentsu and the jantou shared out in the cheapest
    /// way: a (min, +) convolution.
    pub(crate) fn combine(&self, other: &Row<N>) -> Row<N> {
        let mut both = Row { lacks: [[NEVER; N]; 2] };
        for (jantou, other_jantou) in [(0, 0), (0, 1), (1, 0)] {
            for mentsu in 0..N {
                for other_mentsu in 0..N - mentsu {
                    let lacks =
                        self.lacks[jantou][mentsu] + other.lacks[other_jantou][other_mentsu];
                    let best = &mut both.lacks[jantou + other_jantou][mentsu + other_mentsu];
                    *best = lacks.min(*best);
                }
            }
        }
        both
    }

    /// The numbers (ten for four mentsu) in four bits each, the first one highest, so that rows are
    /// in the same order by both; 15 where the shape can't be reached.
    #[allow(dead_code, reason = "tables that are carried don't ask")]
    pub(crate) fn packed(&self) -> u64 {
        let numbers = self.lacks.as_flattened().iter();
        numbers.fold(0, |packed, &lacks| packed << 4 | u64::from(lacks.min(15)))
    }

    /// The row of so packed numbers.
    #[allow(dead_code, reason = "the build script doesn't ask")]
    pub(crate) const fn from_packed(packed: u64) -> Row<N> {
        let mut lacks = [[NEVER; N]; 2];
        let mut place = 0;
        while place < 2 * N {
            let number = (packed >> (4 * (2 * N - 1 - place)) & 15) as u8;
            if number < 15 {
                lacks[place / N][place % N] = number;
            }
            place += 1;
        }
        Row { lacks }
    }
}

/// The fewest tiles added so far, by the state in which the ranks read so far end and by the number
/// of mentsu.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Prefix<const N: usize = 5>([[u8; N]; STATES]);

impl<const N: usize> Prefix<N> {
    /// The state before the first rank.
    pub(crate) const START: Prefix<N> = {
        let mut fewest = [[NEVER; N]; STATES];
        fewest[START][0] = 0;
        Prefix(fewest)
    };

    /// Reads the next rank: `held` tiles of it, of which a win may use `most`, and whether a
    /// shuntsu can begin there.
    pub(crate) fn then(&self, held: u8, most: u8, shuntsu: bool) -> Prefix<N> {
        let mut next = Prefix([[NEVER; N]; STATES]);
        for (fewest, steps) in self.0.iter().zip(&STEPS) {
            if *fewest == [NEVER; N] {
                continue;
            }
            for step in steps.iter().flatten() {
                if step.tiles > usize::from(most) || (step.begun > 0 && !shuntsu) {
                    continue;
                }
                let price = (step.tiles as u8).saturating_sub(held);
                for (before, best) in fewest.iter().zip(&mut next.0[step.to][step.mentsu..]) {
                    *best = (before + price).min(*best);
                }
            }
        }
        next
    }

    /// The fewest tiles for each number of mentsu, with or without the jantou and with these open
    /// shuntsu.
    #[allow(dead_code, reason = "only derived tables need it")]
    pub(crate) fn fewest(&self, jantou: usize, [before_last, last]: [usize; 2]) -> &[u8; N] {
        &self.0[9 * jantou + 3 * before_last + last]
    }

    /// The row of the whole suit, after its last rank: no shuntsu may be open.
    pub(crate) fn row(&self) -> Row<N> {
        Row { lacks: [self.0[START], self.0[WITH_JANTOU]] }
    }
}

/// The states, a bit each, in which the ranks read so far can end if every tile goes somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct OpenStates(u32);

impl OpenStates {
    /// The state before the first rank.
    pub(crate) const START: OpenStates = OpenStates(1 << START);

    /// Reads the next rank, which has at most four tiles.
    #[inline]
    pub(crate) fn then(self, tiles: u8, shuntsu: bool) -> OpenStates {
        let steps = &FOLLOWING[usize::from(shuntsu)][usize::from(tiles)];
        let (mut states, mut next) = (self.0, 0);
        while states != 0 {
            next |= steps[states.trailing_zeros() as usize];
            states &= states - 1;
        }
        OpenStates(next)
    }

    /// Whether the ranks read so far end in no state at all.
    #[allow(dead_code, reason = "the build script doesn't ask")]
    pub(crate) fn is_impossible(self) -> bool {
        self.0 == 0
    }

    /// Whether these ranks are all mentsu, or mentsu and a jantou. Never both: the number of tiles
    /// determines which.
    pub(crate) fn is_complete(self) -> bool {
        self.0 & (1 << START | 1 << WITH_JANTOU) != 0
    }
}

/// `FOLLOWING[shuntsu][tiles][state]`: the states that can follow, as bits.
static FOLLOWING: [[[u32; STATES]; 5]; 2] = {
    let mut following = [[[0; STATES]; 5]; 2];
    let mut n = 0;
    while n < STATES * CHOICES {
        let from = n / CHOICES;
        if let Some(step) = Step::new(from, n % CHOICES) {
            if step.tiles < 5 {
                following[1][step.tiles][from] |= 1 << step.to;
                if step.begun == 0 {
                    following[0][step.tiles][from] |= 1 << step.to;
                }
            }
        }
        n += 1;
    }
    following
};
