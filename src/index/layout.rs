//! How the build script packs what it knows of one suit. The build script shares this file.

/// What one suit is to a win: of so many tiles modulo 3, complete or not, and which tile would
/// complete it.
///
/// A suit of 3n tiles is complete if it is all mentsu, one of 3n+2 if it is mentsu and a jantou; one
/// of 3n+1 never is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Completion(pub(crate) u16);

impl Completion {
    /// The number of tiles modulo 3: two bits, and two of room above, so that those of four suits
    /// can be added.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) const OVER: u32 = 0b1111;
    /// Where it says that it isn't complete: a bit, and two of room above.
    pub(crate) const INCOMPLETE: u32 = 4;
    /// Where the ranks stand of which one more tile completes it, nine bits, rank 1 in the lowest.
    pub(crate) const RANKS: u32 = 7;

    /// Neither complete nor a tile away: what all other suits are.
    pub(crate) const DEAD: Completion = Completion(1 << Completion::INCOMPLETE);

    /// Of so many tiles.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) fn new(tiles: u8, complete: bool, ranks: u16) -> Completion {
        if !complete && ranks == 0 {
            return Completion::DEAD;
        }
        let incomplete = u16::from(!complete) << Completion::INCOMPLETE;
        Completion(u16::from(tiles % 3) | incomplete | ranks << Completion::RANKS)
    }
}

/// One way in which a complete suit is mentsu and perhaps a jantou; 0 for a suit that isn't
/// complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SuitWay(pub(crate) u64);

impl SuitWay {
    /// The codes of up to four mentsu, a byte each, ascending, as if the suit were the first.
    /// Where the suit has several ways, the place of the first in their list.
    pub(crate) const CODES: u64 = 0xFFFF_FFFF;
    /// Where the number of mentsu stands: three bits, and two of room above.
    pub(crate) const MENTSU: u32 = 32;
    /// Where the number of jantou stands: a bit, and two of room above.
    pub(crate) const JANTOU: u32 = 37;
    /// Where the jantou's rank stands, four bits: 0 for none.
    pub(crate) const RANK: u32 = 40;
    /// Where the number of further ways stands, two bits.
    pub(crate) const MORE: u32 = 44;
    /// Always set, so that no way is 0.
    pub(crate) const COMPLETE: u64 = 1 << 46;

    /// Of mentsu as codes, ascending, and the jantou's rank if there is one.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) fn new(codes: &[u8], jantou: Option<u8>) -> SuitWay {
        let packed = codes.iter().rev().fold(0, |packed, &code| packed << 8 | u64::from(code));
        SuitWay(
            packed
                | (codes.len() as u64) << SuitWay::MENTSU
                | u64::from(jantou.is_some()) << SuitWay::JANTOU
                | u64::from(jantou.unwrap_or(0)) << SuitWay::RANK
                | SuitWay::COMPLETE,
        )
    }

    /// What stands for several ways, `first` being one of them.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) fn several(first: SuitWay, place: usize, ways: usize) -> SuitWay {
        let rest = first.0 & !SuitWay::CODES;
        SuitWay(rest | place as u64 | (ways as u64 - 1) << SuitWay::MORE)
    }
}
