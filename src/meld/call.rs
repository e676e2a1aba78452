//! Which tile was called, and from whom.

use crate::tile::Face;

/// The player a tile was called from, as the caller sees the table.
///
/// ```
/// use mentsu::{Source, meld};
///
/// assert_eq!(meld!("(777=z)").call().map(|call| call.source()), Some(Source::Toimen));
/// ```
#[doc(alias = "他家")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Source {
    /// The next player, to the right (下家), `+` in mpsz.
    Shimocha,
    /// The player opposite (対面), `=` in mpsz.
    Toimen,
    /// The previous player, to the left (上家), `-` in mpsz.
    Kamicha,
}

impl Source {
    /// All three, in the order of play after the caller.
    pub const ALL: [Source; 3] = [Source::Shimocha, Source::Toimen, Source::Kamicha];

    /// The mpsz marker: `+`, `=` or `-`.
    #[must_use]
    pub const fn marker(self) -> char {
        match self {
            Source::Shimocha => '+',
            Source::Toimen => '=',
            Source::Kamicha => '-',
        }
    }

    /// Who the player at seat `target` is, seen from the one at `actor`: seats are 0–3 in the order
    /// of play, as mjai, Tenhou and Mahjong Soul number them. `None` for the same seat or no seat.
    #[must_use]
    pub const fn between(actor: u8, target: u8) -> Option<Source> {
        if actor > 3 || target > 3 {
            return None;
        }
        match (target + 4 - actor) % 4 {
            1 => Some(Source::Shimocha),
            2 => Some(Source::Toimen),
            3 => Some(Source::Kamicha),
            _ => None,
        }
    }

    /// Romaji in lower case: `shimocha`, `toimen` or `kamicha`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Source::Shimocha => "shimocha",
            Source::Toimen => "toimen",
            Source::Kamicha => "kamicha",
        }
    }

    /// The source of an mpsz marker.
    #[must_use]
    pub const fn from_marker(marker: char) -> Option<Source> {
        match marker {
            '+' => Some(Source::Shimocha),
            '=' => Some(Source::Toimen),
            '-' => Some(Source::Kamicha),
            _ => None,
        }
    }
}

/// Which tile of a meld was called, and from whom.
///
/// ```
/// use mentsu::{Source, face, meld};
///
/// let call = meld!("(40-6p)").call().unwrap();
/// assert_eq!((call.face(), call.source()), (face!("0p"), Source::Kamicha));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Call {
    face: Face,
    source: Source,
}

impl Call {
    pub(crate) const fn new(face: Face, source: Source) -> Call {
        Call { face, source }
    }

    /// The tile that was taken.
    #[must_use]
    pub const fn face(self) -> Face {
        self.face
    }

    /// The player who had discarded it.
    #[must_use]
    pub const fn source(self) -> Source {
        self.source
    }
}

/// The part a tile plays in a meld.
///
/// ```
/// use mentsu::{Part, Source, face, meld};
///
/// let own = (face!("7z"), Part::Own);
/// let called = (face!("7z"), Part::Called(Source::Toimen));
/// assert_eq!(meld!("(777=7z)").parts(), [own, own, called, (face!("7z"), Part::Added)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// It came from the player's own hand, or it isn't known which tile was called.
    Own,
    /// It was called.
    Called(Source),
    /// It was added to a pon.
    Added,
}
