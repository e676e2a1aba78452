//! Which tile was called, and from whom.

use crate::tile::Face;

/// The player a tile was called from, in the order of play as seen from the caller.
///
/// Shimocha plays right after the caller and kamicha right before, whether three play or four;
/// there is a player opposite only among four. Records number seats instead:
/// [`among`](CalledFrom::among) turns two seats into a source, [`seat`](CalledFrom::seat) a source
/// into a seat.
///
/// ```
/// use mentsu::{CalledFrom, meld};
///
/// assert_eq!(meld!("(777=z)").call().map(|call| call.source()), Some(CalledFrom::Toimen));
/// ```
#[doc(alias = "他家")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum CalledFrom {
    /// The player who plays next, to the right (下家), `+` in mpsz.
    Shimocha,
    /// The player opposite (対面), `=` in mpsz.
    Toimen,
    /// The player who plays before, to the left (上家), `-` in mpsz.
    Kamicha,
}

crate::names! { CalledFrom, "source of a call": Shimocha "shimocha", Toimen "toimen", Kamicha "kamicha" }

impl CalledFrom {
    /// The mpsz marker: `+`, `=` or `-`.
    #[must_use]
    pub const fn marker(self) -> char {
        match self {
            CalledFrom::Shimocha => '+',
            CalledFrom::Toimen => '=',
            CalledFrom::Kamicha => '-',
        }
    }

    /// The player at seat `target` as seen from `actor`, among four: [`among`](CalledFrom::among)
    /// for four players.
    #[must_use]
    pub const fn between(actor: u8, target: u8) -> Option<CalledFrom> {
        CalledFrom::among(4, actor, target)
    }

    /// The player at seat `target` as seen from `actor`. Seats are numbered from 0 in the order of
    /// play, as mjai, Tenhou and Mahjong Soul number them. `None` for the same seat, for one that
    /// isn't there, and for other than three or four players.
    ///
    /// ```
    /// use mentsu::CalledFrom;
    ///
    /// assert_eq!(CalledFrom::among(4, 0, 2), Some(CalledFrom::Toimen));
    /// // of three players the third plays before the first
    /// assert_eq!(CalledFrom::among(3, 0, 2), Some(CalledFrom::Kamicha));
    /// assert_eq!(CalledFrom::Kamicha.seat(3, 0), Some(2));
    /// ```
    #[must_use]
    pub const fn among(players: u8, actor: u8, target: u8) -> Option<CalledFrom> {
        if !matches!(players, 3 | 4) || actor >= players || target >= players {
            return None;
        }
        match ((target + players - actor) % players, players) {
            (1, _) => Some(CalledFrom::Shimocha),
            (3, _) | (2, 3) => Some(CalledFrom::Kamicha),
            (2, _) => Some(CalledFrom::Toimen),
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
            CalledFrom::Shimocha => 1,
            CalledFrom::Toimen if players == 3 => return None,
            CalledFrom::Toimen => 2,
            CalledFrom::Kamicha => players - 1,
        };
        Some((actor + turns) % players)
    }

    /// The source of an mpsz marker.
    #[must_use]
    pub const fn from_marker(marker: char) -> Option<CalledFrom> {
        match marker {
            '+' => Some(CalledFrom::Shimocha),
            '=' => Some(CalledFrom::Toimen),
            '-' => Some(CalledFrom::Kamicha),
            _ => None,
        }
    }
}

/// Which tile of a meld was called, and from whom.
///
/// ```
/// use mentsu::{CalledFrom, face, meld};
///
/// let call = meld!("(40-6p)").call().unwrap();
/// assert_eq!((call.face(), call.source()), (face!("0p"), CalledFrom::Kamicha));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Call {
    face: Face,
    source: CalledFrom,
}

impl Call {
    pub(crate) const fn new(face: Face, source: CalledFrom) -> Call {
        Call { face, source }
    }

    /// The tile that was taken.
    #[must_use]
    pub const fn face(self) -> Face {
        self.face
    }

    /// The player who had discarded it.
    #[must_use]
    pub const fn source(self) -> CalledFrom {
        self.source
    }
}

/// The part a tile plays in a meld.
///
/// ```
/// use mentsu::{Part, CalledFrom, face, meld};
///
/// let own = (face!("7z"), Part::Own);
/// let called = (face!("7z"), Part::Called(CalledFrom::Toimen));
/// assert_eq!(meld!("(777=7z)").parts(), [own, own, called, (face!("7z"), Part::Added)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// It came from the player's own hand, or it isn't known which tile was called.
    Own,
    /// It was called.
    Called(CalledFrom),
    /// It was added to a pon.
    Added,
}
