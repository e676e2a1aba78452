//! Which tile was called, and from whom.

use crate::tile::Face;

/// The player a tile was called from, in the order of play as seen from the caller.
///
/// Shimocha plays right after the caller and kamicha right before, whether three play or four;
/// there is a player opposite only among four. Records number seats instead:
/// [`among`](Source::among) turns two seats into a source, [`seat`](Source::seat) a source into a
/// seat.
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
    /// The player who plays next, to the right (下家), `+` in mpsz.
    Shimocha,
    /// The player opposite (対面), `=` in mpsz.
    Toimen,
    /// The player who plays before, to the left (上家), `-` in mpsz.
    Kamicha,
}

crate::names! { Source, "source of a call": Shimocha "shimocha", Toimen "toimen", Kamicha "kamicha" }

impl Source {
    /// The mpsz marker: `+`, `=` or `-`.
    #[must_use]
    pub const fn marker(self) -> char {
        match self {
            Source::Shimocha => '+',
            Source::Toimen => '=',
            Source::Kamicha => '-',
        }
    }

    /// The player at seat `target` as seen from `actor`, among four: [`among`](Source::among) for
    /// four players.
    #[must_use]
    pub const fn between(actor: u8, target: u8) -> Option<Source> {
        Source::among(4, actor, target)
    }

    /// The player at seat `target` as seen from `actor`. Seats are numbered from 0 in the order of
    /// play, as mjai, Tenhou and Mahjong Soul number them. `None` for the same seat, for one that
    /// isn't there, and for other than three or four players.
    ///
    /// ```
    /// use mentsu::Source;
    ///
    /// assert_eq!(Source::among(4, 0, 2), Some(Source::Toimen));
    /// // of three players the third plays before the first
    /// assert_eq!(Source::among(3, 0, 2), Some(Source::Kamicha));
    /// assert_eq!(Source::Kamicha.seat(3, 0), Some(2));
    /// ```
    #[must_use]
    pub const fn among(players: u8, actor: u8, target: u8) -> Option<Source> {
        if !matches!(players, 3 | 4) || actor >= players || target >= players {
            return None;
        }
        match ((target + players - actor) % players, players) {
            (1, _) => Some(Source::Shimocha),
            (3, _) | (2, 3) => Some(Source::Kamicha),
            (2, _) => Some(Source::Toimen),
            _ => None,
        }
    }

    /// The seat of this player, seen from the one at `actor`, among three or four. `None` if that
    /// seat doesn't exist, such as the one opposite among three players.
    #[must_use]
    pub const fn seat(self, players: u8, actor: u8) -> Option<u8> {
        if !matches!(players, 3 | 4) || actor >= players {
            return None;
        }
        let turns = match self {
            Source::Shimocha => 1,
            Source::Toimen if players == 3 => return None,
            Source::Toimen => 2,
            Source::Kamicha => players - 1,
        };
        Some((actor + turns) % players)
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
