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

/// One way in which a complete suit is mentsu and perhaps a jantou.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SuitWay(pub(crate) u64);

impl SuitWay {
    /// Up to four mentsu, four bits each, ascending: a shuntsu by the rank before its first, 0–6, a
    /// koutsu by 7 and the rank before its own, 7–15. Where the suit has several ways, the place of
    /// the first in their list.
    pub(crate) const CODES: u64 = 0xFFFF;
    /// Where the ranks stand at which a shuntsu begins, seven bits.
    pub(crate) const SHUNTSU: u32 = 16;
    /// Where the ranks stand of which there is a koutsu, nine bits.
    pub(crate) const KOUTSU: u32 = 23;
    /// Where the number of mentsu stands: three bits, and two of room above, so that those of four
    /// suits can be added.
    pub(crate) const MENTSU: u32 = 32;
    /// Where the number of jantou stands: two bits, and two of room above.
    pub(crate) const JANTOU: u32 = 37;
    /// Where it stands how many pairs of equal shuntsu there are, two bits: three equal ones are
    /// one, four are two, and no hand has more.
    pub(crate) const TWINS: u32 = 41;
    /// Where the jantou's rank stands, four bits: 0 for none.
    pub(crate) const RANK: u32 = 43;
    /// Where the number of further ways stands, two bits.
    pub(crate) const MORE: u32 = 47;
    /// Where the base of the line stands to which the suit belongs.
    pub(crate) const BASE: u32 = 49;

    /// What all other suits are: of two jantou, so that no hand with one of these has just one.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) const INCOMPLETE: SuitWay = SuitWay(2 << SuitWay::JANTOU);

    /// Of mentsu as four times the rank before their first and 1 for a koutsu, ascending, and the
    /// jantou's rank if there is one.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) fn new(mentsu: &[u8], jantou: Option<u8>) -> SuitWay {
        let (mut codes, mut shuntsu, mut koutsu, mut twins) = (0, 0, 0, 0);
        for (i, code) in mentsu.iter().enumerate() {
            let (rank, is_koutsu) = (u64::from(code / 4), code % 4 == 1);
            codes |= if is_koutsu { 7 + rank } else { rank } << (4 * i);
            *if is_koutsu { &mut koutsu } else { &mut shuntsu } |= 1 << rank;
            let equal = mentsu[..i].iter().filter(|other| *other == code).count();
            twins += u64::from(equal % 2 == 1);
        }
        SuitWay(
            codes
                | shuntsu << SuitWay::SHUNTSU
                | koutsu << SuitWay::KOUTSU
                | (mentsu.len() as u64) << SuitWay::MENTSU
                | u64::from(jantou.is_some()) << SuitWay::JANTOU
                | twins << SuitWay::TWINS
                | u64::from(jantou.unwrap_or(0)) << SuitWay::RANK,
        )
    }

    /// What stands for several ways, `first` being one of them.
    #[allow(dead_code, reason = "the library reads, the build script writes")]
    pub(crate) fn several(first: SuitWay, place: usize, ways: usize) -> SuitWay {
        let rest = first.0 & !SuitWay::CODES;
        SuitWay(rest | place as u64 | (ways as u64 - 1) << SuitWay::MORE)
    }
}
