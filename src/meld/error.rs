//! Errors about melds.

use core::fmt;

use super::{CalledFrom, MeldKind};
use crate::padded::{Unpadded, padded};

/// Why tiles don't make a meld.
///
/// ```
/// use mentsu::{Meld, MeldError, MeldKind, CalledFrom, Tile};
///
/// let pon = Meld::pon([Tile::East; 2], Tile::West, CalledFrom::Toimen).unwrap_err();
/// assert_eq!(pon, MeldError::NotOneKind { kind: MeldKind::Pon });
/// assert_eq!(pon.to_string(), "the tiles of a pon are all of one kind");
/// ```
#[doc(alias = "誤鳴き")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MeldError {
    /// A chi needs three neighbouring ranks of a number suit.
    NotAShuntsu,
    /// A pon or kan needs tiles of one kind.
    NotOneKind {
        /// The meld that it should be.
        kind: MeldKind,
    },
    /// A kakan adds a tile to a pon.
    NotAPon {
        /// The meld that the tile should be added to.
        kind: MeldKind,
    },
    /// A chi or pon has three tiles, a kan four.
    WrongLength {
        /// The meld that it should be.
        kind: MeldKind,
        /// How many tiles there were.
        len: usize,
    },
    /// The tiles in round brackets are neither chi, pon nor kan.
    NotAMeld,
    /// A chi is called from kamicha only.
    ChiFromAfar {
        /// The player it should be called from.
        from: CalledFrom,
    },
    /// No tile of an ankan is called or added.
    NothingCalled,
}

impl MeldError {
    /// The error in words, without numbers and names.
    pub(crate) const fn message(&self) -> &'static str {
        match self {
            MeldError::NotAShuntsu => "a chi needs three neighbouring tiles of one number suit",
            MeldError::NotOneKind { .. } => "the tiles of a pon or kan are all of one kind",
            MeldError::NotAPon { .. } => "a kakan adds to a pon",
            MeldError::WrongLength { .. } => "a chi or pon has three tiles, a kan four",
            MeldError::NotAMeld => "these are not three or four tiles that form a meld",
            MeldError::ChiFromAfar { .. } => "a chi is called from kamicha (-)",
            MeldError::NothingCalled => "no tile of an ankan is called or added",
        }
    }
}

impl Unpadded for MeldError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = |kind| if kind == MeldKind::Ankan { "an" } else { "a" };
        match *self {
            MeldError::NotOneKind { kind } => {
                write!(f, "the tiles of {} {} are all of one kind", article(kind), kind.name())
            }
            MeldError::NotAPon { kind } => {
                write!(f, "a kakan adds to a pon, not to {} {}", article(kind), kind.name())
            }
            MeldError::WrongLength { kind, len } => {
                write!(f, "{} {} has {} tiles, not {len}", article(kind), kind.name(), kind.len())
            }
            MeldError::ChiFromAfar { from } => {
                write!(f, "a chi is called from kamicha (-), not `{}`", from.marker())
            }
            _ => f.write_str(self.message()),
        }
    }
}

padded!(MeldError);

impl core::error::Error for MeldError {}
