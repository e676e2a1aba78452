//! The packed entry of one suit, written by the build script and read by the library. Both include
//! this file, and each leaves a part of it unused.

#![allow(dead_code, reason = "the library reads, the build script writes")]

/// The state of one suit: its number of tiles modulo 3, whether it is complete, and the tiles that
/// would complete it.
///
/// A suit of 3n tiles is complete if it is all mentsu, one of 3n+2 if it is mentsu and a jantou;
/// one of 3n+1 never is.
///
/// ```text
/// bit   15…7        6 5    4            3 2    1 0
///       completing  room   incomplete   room   tiles modulo 3
/// ```
///
/// The room holds the sums over four suits: 4 × 2 fits four bits, and 4 × 1 three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SuitState(pub(crate) u16);

impl SuitState {
    /// Bits of the number of tiles modulo 3, with its room.
    pub(crate) const OVER: u32 = 0b1111;
    /// The bit that marks a suit that isn't complete.
    pub(crate) const INCOMPLETE: u32 = 4;
    /// The lowest bit of the ranks of which one more tile completes the suit, rank 1 first.
    pub(crate) const COMPLETING: u32 = 7;

    /// The state of all other suits, neither complete nor a tile away.
    pub(crate) const DEAD: SuitState = SuitState(1 << SuitState::INCOMPLETE);

    /// The state of a suit of this many tiles.
    pub(crate) fn new(tiles: u8, complete: bool, completing: u16) -> SuitState {
        if !complete && completing == 0 {
            return SuitState::DEAD;
        }
        let incomplete = u16::from(!complete) << SuitState::INCOMPLETE;
        SuitState(u16::from(tiles % 3) | incomplete | completing << SuitState::COMPLETING)
    }
}

/// One way to split a complete suit into mentsu and perhaps a jantou.
///
/// ```text
/// bit  63…49  48 47  46…43   42 41   40 39  38 37   36 35  34…32   31…23   22…16    15…0
///      base   more   jantou  equal   room   jantou  room   mentsu  koutsu  shuntsu  codes
///                    rank    pairs          number         number  at      from
/// ```
///
/// From bit 32 on, four suits are added up. The rooms take the sums of both numbers (4 × 4 and 4 ×
/// 2), and they alone say whether it is a win; in a win one suit has a jantou's rank, and its four
/// mentsu are two equal pairs at most, so nothing carries above them either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SuitSplit(pub(crate) u64);

impl SuitSplit {
    /// Up to four mentsu, four bits each, ascending: a shuntsu by the rank before its first, 0–6, a
    /// koutsu by 7 and the rank before its own, 7–15. Where the suit has several splits, the place
    /// of the first in their list.
    pub(crate) const CODES: u64 = 0xFFFF;
    /// The ranks at which a shuntsu begins, seven bits.
    pub(crate) const SHUNTSU: u32 = 16;
    /// The ranks of which there is a koutsu, nine bits.
    pub(crate) const KOUTSU: u32 = 23;
    /// The number of mentsu.
    pub(crate) const MENTSU: u32 = 32;
    /// The number of jantou.
    pub(crate) const JANTOU: u32 = 37;
    /// The number of pairs of equal shuntsu: three equal ones are one, four are two, and no hand
    /// has more.
    pub(crate) const EQUAL_PAIRS: u32 = 41;
    /// The jantou's rank, 0 for none.
    pub(crate) const RANK: u32 = 43;
    /// How many further splits there are, up to three.
    pub(crate) const MORE: u32 = 47;
    /// The base of the line that the suit belongs to.
    pub(crate) const BASE: u32 = 49;

    /// The entry of all other suits: two jantou, so that no hand with such a suit has exactly one.
    pub(crate) const INCOMPLETE: SuitSplit = SuitSplit(2 << SuitSplit::JANTOU);

    /// A split of mentsu, ascending, each given as four times the rank before its first and 1 more
    /// for a koutsu, and of the jantou's rank, if there is one.
    pub(crate) fn new(mentsu: &[u8], jantou: Option<u8>) -> SuitSplit {
        let (mut codes, mut shuntsu, mut koutsu, mut equal_pairs) = (0, 0, 0, 0);
        for (i, code) in mentsu.iter().enumerate() {
            let (rank, is_koutsu) = (u64::from(code / 4), code % 4 == 1);
            codes |= if is_koutsu { 7 + rank } else { rank } << (4 * i);
            *if is_koutsu { &mut koutsu } else { &mut shuntsu } |= 1 << rank;
            let equal = mentsu[..i].iter().filter(|other| *other == code).count();
            equal_pairs += u64::from(equal % 2 == 1);
        }
        SuitSplit(
            codes
                | shuntsu << SuitSplit::SHUNTSU
                | koutsu << SuitSplit::KOUTSU
                | (mentsu.len() as u64) << SuitSplit::MENTSU
                | u64::from(jantou.is_some()) << SuitSplit::JANTOU
                | equal_pairs << SuitSplit::EQUAL_PAIRS
                | u64::from(jantou.unwrap_or(0)) << SuitSplit::RANK,
        )
    }

    /// The entry that stands for several splits, `first` being one of them.
    pub(crate) fn several(first: SuitSplit, place: usize, splits: usize) -> SuitSplit {
        let rest = first.0 & !SuitSplit::CODES;
        SuitSplit(rest | place as u64 | (splits as u64 - 1) << SuitSplit::MORE)
    }
}
