//! What is no meld.

use core::fmt;

use super::{MeldKind, Source};

/// Why tiles are no meld.
///
/// ```
/// use mentsu::{Meld, MeldError, MeldKind, Source, Tile};
///
/// let chi = Meld::chi([Tile::M1, Tile::M2], Tile::M4);
/// assert_eq!(chi, Err(MeldError::NotAShuntsu));
/// let pon = Meld::pon([Tile::East; 2], Tile::West, Source::Toimen).unwrap_err();
/// assert_eq!(pon, MeldError::NotOneKind { kind: MeldKind::Pon });
/// assert_eq!(pon.to_string(), "the tiles of a pon are all of one kind");
/// ```
#[doc(alias = "誤鳴き")]
#[doc(alias = "invalid call")]
#[doc(alias = "invalid meld")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MeldError {
    /// A chi needs three neighbouring ranks of a number suit.
    NotAShuntsu,
    /// A pon or kan needs tiles of one kind.
    NotOneKind {
        /// What it was to be.
        kind: MeldKind,
    },
    /// A kakan adds a tile to a pon.
    NotAPon {
        /// What it was to be added to.
        kind: MeldKind,
    },
    /// A chi or pon has three tiles, a kan four.
    WrongLength {
        /// What it was to be.
        kind: MeldKind,
        /// How many tiles there were.
        len: usize,
    },
    /// Of the tiles in round brackets nothing can be made.
    NotAMeld,
    /// A chi is called from kamicha only.
    ChiFromAfar {
        /// Who it was to be called from.
        from: Source,
    },
    /// No tile of an ankan is called or added.
    NothingCalled,
}

impl fmt::Display for MeldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MeldError::NotAShuntsu => {
                f.write_str("a chi needs three neighbouring tiles of one number suit")
            }
            MeldError::NotOneKind { kind } => {
                write!(f, "the tiles of {} are all of one kind", kind.with_article())
            }
            MeldError::NotAPon { kind } => {
                write!(f, "a kakan adds to a pon, not to {}", kind.with_article())
            }
            MeldError::WrongLength { kind, len } => {
                write!(f, "{} has {} tiles, not {len}", kind.with_article(), kind.len())
            }
            MeldError::NotAMeld => {
                f.write_str("these are not three or four tiles that form a meld")
            }
            MeldError::ChiFromAfar { from } => {
                write!(f, "a chi is called from kamicha (-), not `{}`", from.marker())
            }
            MeldError::NothingCalled => f.write_str("no tile of an ankan is called or added"),
        }
    }
}

impl core::error::Error for MeldError {}
