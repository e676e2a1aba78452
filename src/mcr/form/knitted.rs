//! The knitted straight (组合龙): 147 of one suit, 258 of another and 369 of the third, in six ways.

use core::fmt;

use crate::list::Filler;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile, TileSet};

/// The nine tiles of a knitted straight (组合龙).
///
/// ```
/// use mentsu::mcr::KnittedStraight;
///
/// let all = KnittedStraight::ALL.map(|straight| straight.to_string());
/// assert_eq!(all[0], "147m258p369s");
/// assert_eq!(all[5], "369m258p147s");
/// ```
#[doc(alias = "组合龙")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KnittedStraight {
    /// The lowest ranks in man, pin and sou, from 0.
    lowest: [u8; 3],
}

/// The nibbles of 1, 4 and 7.
const LOW: u64 = 0x100_1001;

impl KnittedStraight {
    /// All six: by the ranks of man, then by those of pin.
    pub const ALL: [KnittedStraight; 6] = [
        KnittedStraight { lowest: [0, 1, 2] },
        KnittedStraight { lowest: [0, 2, 1] },
        KnittedStraight { lowest: [1, 0, 2] },
        KnittedStraight { lowest: [1, 2, 0] },
        KnittedStraight { lowest: [2, 0, 1] },
        KnittedStraight { lowest: [2, 1, 0] },
    ];

    /// Its nine tiles.
    #[must_use]
    pub fn tiles(self) -> TileSet {
        Counts::from_words(self.words()).kinds()
    }

    /// Its tiles as words, a nibble a rank.
    #[inline(always)]
    pub(in crate::mcr) const fn words(self) -> [u64; 4] {
        let [man, pin, sou] = self.lowest;
        [LOW << (4 * man), LOW << (4 * pin), LOW << (4 * sou), 0]
    }

    /// Whether a tile belongs to it.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        let suit = tile as usize / 9;
        suit < 3 && (tile as u8 % 9) % 3 == self.lowest[suit]
    }
}

impl Filler for KnittedStraight {
    const FILLER: KnittedStraight = KnittedStraight::ALL[0];
}

impl Unpadded for KnittedStraight {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = ["147", "258", "369"];
        let [man, pin, sou] = self.lowest.map(|lowest| ranks[usize::from(lowest) % 3]);
        write!(f, "{man}m{pin}p{sou}s")
    }
}

padded! {
    /// mpsz: `147m258p369s`.
    KnittedStraight
}

impl fmt::Debug for KnittedStraight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The knitted straight among some tiles, and the rest. Fourteen tiles can't contain two: two
/// straights together have at least fifteen different tiles.
#[inline(always)]
pub(in crate::mcr) fn straight_among(concealed: &Counts) -> Option<(KnittedStraight, Counts)> {
    let words = concealed.words();
    let (man, pin, sou) = (held(words[0]), held(words[1]), held(words[2]));
    let by_rank = |word: u64| {
        let has = |lowest: u64| u8::from(word & LOW << (4 * lowest) == LOW << (4 * lowest));
        has(0) | has(1) << 1 | has(2) << 2
    };
    let man = by_rank(man);
    if man == 0 {
        return None;
    }
    let (pin, sou) = (by_rank(pin), by_rank(sou));
    if pin == 0 || sou == 0 {
        return None;
    }
    KnittedStraight::ALL.into_iter().find_map(|straight| {
        let [m, p, s] = straight.lowest;
        let all = man >> m & pin >> p & sou >> s & 1 == 1;
        all.then(|| {
            let nine = straight.words();
            let rest = core::array::from_fn(|suit| words[suit] - nine[suit]);
            (straight, Counts::from_words(rest))
        })
    })
}

const ONES: u64 = 0x1_1111_1111;

/// Whether a knitted straight lacks one tile at most.
#[inline(always)]
pub(in crate::mcr) fn is_near_straight(concealed: &Counts) -> bool {
    let [man, pin, sou, _] = concealed.words();
    StraightsHeld::of([man, pin, sou].map(held)).has_eight()
}

/// A bit for each rank held of a suit.
#[inline(always)]
pub(in crate::mcr) fn held(word: u64) -> u64 {
    // A count of at least one, plus seven, has its nibble's highest bit.
    (word + 7 * ONES) >> 3 & ONES
}

/// How many tiles of each of the six straights are held.
///
/// A nibble has those of one line (147, 258 or 369), so three straights are added up at once: with
/// the lines of the second suit one further and of the third two, or the other way.
///
/// ```text
/// nibble     2    1    0
/// man        369  258  147
/// pin >> 4   147  369  258
/// sou >> 8   258  147  369
/// ```
#[derive(Clone, Copy)]
pub(in crate::mcr) struct StraightsHeld {
    upwards: u64,
    downwards: u64,
}

impl StraightsHeld {
    /// The same for the ranks held of man, pin and sou.
    #[inline(always)]
    pub(in crate::mcr) fn of([man, pin, sou]: [u64; 3]) -> StraightsHeld {
        // Three neighbouring nibbles are one of each line, so their sums don't mix.
        let by_line = |held: u64| (held + (held >> 12) + (held >> 24)) & 0xFFF;
        let twice = |three: u64| three | three << 12;
        let (man, pin, sou) = (by_line(man), twice(by_line(pin)), twice(by_line(sou)));
        StraightsHeld {
            upwards: man + (pin >> 4 & 0xFFF) + (sou >> 8 & 0xFFF),
            downwards: man + (pin >> 8 & 0xFFF) + (sou >> 4 & 0xFFF),
        }
    }

    /// The counts in the order of [`KnittedStraight::ALL`].
    #[inline(always)]
    pub(in crate::mcr) const fn in_order(self) -> [u8; 6] {
        let StraightsHeld { upwards, downwards } = self;
        // Written out: a map over an array stays a loop.
        [
            (upwards & 15) as u8,
            (downwards & 15) as u8,
            (downwards >> 4 & 15) as u8,
            (upwards >> 4 & 15) as u8,
            (upwards >> 8 & 15) as u8,
            (downwards >> 8 & 15) as u8,
        ]
    }

    /// Whether eight or nine are held of one.
    #[inline(always)]
    const fn has_eight(self) -> bool {
        (self.upwards | self.downwards) & 0x888 != 0
    }
}

/// The knitted straight of which all number tiles are part, each held once; `None` if there is
/// none.
#[inline(always)]
pub(in crate::mcr) fn straight_around(concealed: &Counts) -> Option<KnittedStraight> {
    let [man, pin, sou, _] = concealed.words();
    KnittedStraight::ALL.into_iter().find(|straight| {
        let nine = straight.words();
        man & !nine[0] == 0 && pin & !nine[1] == 0 && sou & !nine[2] == 0
    })
}
