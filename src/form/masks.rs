//! A decomposition as bits: where its blocks are.

#[cfg(not(feature = "index"))]
use super::{Decomposition, standard};
#[cfg(not(feature = "index"))]
use crate::tile::Counts;

/// Where the blocks of one decomposition are, a bit for each tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Masks {
    /// Tiles at which at least one shuntsu begins.
    pub(crate) shuntsu: u64,
    pub(crate) koutsu: u64,
    /// One tile.
    pub(crate) jantou: u64,
    /// How many pairs of equal shuntsu there are: three equal ones are one, four are two.
    pub(crate) twins: u8,
}

/// The [`standard::decompositions`].
#[cfg(not(feature = "index"))]
pub(crate) fn ways(concealed: &Counts) -> impl Iterator<Item = Way> + use<> {
    standard::decompositions(concealed).into_iter().map(Way)
}

/// A decomposition, to be asked where its blocks are.
#[cfg(not(feature = "index"))]
pub(crate) struct Way(Decomposition);

#[cfg(not(feature = "index"))]
impl Way {
    /// Where its blocks are.
    pub(crate) fn masks(&self) -> Masks {
        Masks::of(&self.0)
    }

    /// The decomposition.
    pub(crate) fn decomposition(&self) -> Decomposition {
        self.0
    }
}

#[cfg(any(test, not(feature = "index")))]
impl Masks {
    pub(crate) fn of(way: &super::Decomposition) -> Masks {
        let mut masks =
            Masks { shuntsu: 0, koutsu: 0, jantou: 1 << way.jantou().index(), twins: 0 };
        let mut odd = 0;
        for mentsu in way.mentsu() {
            let bit = 1u64 << mentsu.first().index();
            if mentsu.is_shuntsu() {
                masks.shuntsu |= bit;
                masks.twins += u8::from(odd & bit != 0);
                odd ^= bit;
            } else {
                masks.koutsu |= bit;
            }
        }
        masks
    }
}
