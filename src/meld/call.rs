//! Which tile was called, and from whom.

use crate::tile::Face;

/// The player a tile was called from, as the caller sees the table.
///
/// ```
/// use mentsu::{Meld, Source};
///
/// let pon: Meld = "(777=z)".parse()?;
/// assert_eq!(pon.call().map(|call| call.from), Some(Source::Toimen));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "他家")]
#[doc(alias = "caller")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Source {
    /// The next player, to the right (下家), `+` in mpsz.
    #[doc(alias = "right")]
    #[doc(alias = "下家")]
    Shimocha,
    /// The player opposite (対面), `=` in mpsz.
    #[doc(alias = "across")]
    #[doc(alias = "対面")]
    Toimen,
    /// The player before, to the left (上家), `-` in mpsz.
    #[doc(alias = "left")]
    #[doc(alias = "上家")]
    Kamicha,
}

impl Source {
    /// All three, in the order of play after the caller.
    ///
    /// ```
    /// use mentsu::Source;
    ///
    /// assert_eq!(Source::ALL.map(Source::name), ["shimocha", "toimen", "kamicha"]);
    /// ```
    pub const ALL: [Source; 3] = [Source::Shimocha, Source::Toimen, Source::Kamicha];

    /// The mpsz marker: `+`, `=` or `-`.
    ///
    /// ```
    /// use mentsu::Source;
    ///
    /// assert_eq!(Source::ALL.map(Source::marker), ['+', '=', '-']);
    /// ```
    #[must_use]
    pub const fn marker(self) -> char {
        match self {
            Source::Shimocha => '+',
            Source::Toimen => '=',
            Source::Kamicha => '-',
        }
    }

    /// Who the player at seat `target` is to the one at `actor`, seats 0–3 in the order of play as
    /// mjai, Tenhou and Mahjong Soul number them; `None` for the same seat and for no seat.
    ///
    /// ```
    /// use mentsu::Source;
    ///
    /// assert_eq!(Source::between(0, 3), Some(Source::Kamicha));
    /// assert_eq!(Source::between(3, 0), Some(Source::Shimocha));
    /// assert_eq!(Source::between(1, 3), Some(Source::Toimen));
    /// assert_eq!(Source::between(2, 2), None);
    /// assert_eq!(Source::between(2, 4), None);
    /// ```
    #[doc(alias = "relative seat")]
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
    ///
    /// ```
    /// use mentsu::Source;
    ///
    /// assert_eq!(Source::Kamicha.name(), "kamicha");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Source::Shimocha => "shimocha",
            Source::Toimen => "toimen",
            Source::Kamicha => "kamicha",
        }
    }

    /// The source of an mpsz marker.
    ///
    /// ```
    /// use mentsu::Source;
    ///
    /// assert_eq!(Source::from_marker('-'), Some(Source::Kamicha));
    /// assert_eq!(Source::from_marker('?'), None);
    /// ```
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
/// use mentsu::{Call, Meld, Source, Tile};
///
/// let chi: Meld = "(40-6p)".parse()?;
/// let call = chi.call().ok_or("the call is known")?;
/// assert!(call.face.is_red());
/// assert_eq!((call.face.tile(), call.from), (Tile::P5, Source::Kamicha));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "鳴き")]
#[doc(alias = "naki")]
#[doc(alias = "claim")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Call {
    /// The tile that was taken.
    pub face: Face,
    /// Who had discarded it.
    pub from: Source,
}

/// The part a tile plays in a meld.
///
/// ```
/// use mentsu::{Meld, Part, Source};
///
/// let kakan: Meld = "(777=7z)".parse()?;
/// let parts: Vec<Part> = kakan.parts().into_iter().map(|(_, part)| part).collect();
/// assert_eq!(parts, [Part::Own, Part::Own, Part::Called(Source::Toimen), Part::Added]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "部分")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// It came from the own hand, or it isn't known which tile was called.
    #[doc(alias = "手の内")]
    Own,
    /// It was called.
    #[doc(alias = "鳴いた牌")]
    #[doc(alias = "claimed tile")]
    Called(Source),
    /// It was added to a pon.
    #[doc(alias = "加槓")]
    #[doc(alias = "added tile")]
    Added,
}
