//! The shapes a wait can have, and sets of them.

use core::fmt;

/// What the block that the winning tile completes looked like before (待ちの形).
///
/// Penchan and ryanmen differ: both lack an end tile, but a penchan has only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum WaitShape {
    /// 34 waits for 2 and 5 (両面).
    #[doc(alias = "両面")]
    #[doc(alias = "open wait")]
    Ryanmen,
    /// 35 waits for 4 (嵌張).
    #[doc(alias = "嵌張")]
    #[doc(alias = "closed wait")]
    Kanchan,
    /// 12 waits for 3, 89 waits for 7 (辺張).
    #[doc(alias = "辺張")]
    #[doc(alias = "edge wait")]
    Penchan,
    /// Two pairs, of which either becomes a koutsu (双碰).
    #[doc(alias = "双碰")]
    #[doc(alias = "shabo")]
    Shanpon,
    /// One tile waits for its partner as jantou (単騎).
    #[doc(alias = "単騎")]
    #[doc(alias = "pair wait")]
    Tanki,
    /// The seventh pair of chiitoitsu (七対子).
    #[doc(alias = "七対子")]
    Chiitoitsu,
    /// Kokushi for the one kind that is missing (国士無双).
    #[doc(alias = "国士無双")]
    Kokushi,
    /// Kokushi for any of its thirteen kinds (国士無双十三面).
    #[doc(alias = "十三面")]
    Kokushi13,
}

impl WaitShape {
    /// All eight.
    pub const ALL: [WaitShape; 8] = [
        WaitShape::Ryanmen,
        WaitShape::Kanchan,
        WaitShape::Penchan,
        WaitShape::Shanpon,
        WaitShape::Tanki,
        WaitShape::Chiitoitsu,
        WaitShape::Kokushi,
        WaitShape::Kokushi13,
    ];

    /// Romaji in lower case, as in the batch protocol: `ryanmen`, …, `kokushi13`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            WaitShape::Ryanmen => "ryanmen",
            WaitShape::Kanchan => "kanchan",
            WaitShape::Penchan => "penchan",
            WaitShape::Shanpon => "shanpon",
            WaitShape::Tanki => "tanki",
            WaitShape::Chiitoitsu => "chiitoitsu",
            WaitShape::Kokushi => "kokushi",
            WaitShape::Kokushi13 => "kokushi13",
        }
    }
}

impl fmt::Display for WaitShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of [`WaitShape`]s: one wait may have several.
///
/// ```
/// use mentsu::{WaitShape, WaitShapes};
///
/// let shapes = WaitShapes::from_iter([WaitShape::Tanki, WaitShape::Shanpon]);
/// assert!(shapes.contains(WaitShape::Tanki) && !shapes.contains(WaitShape::Ryanmen));
/// assert_eq!((shapes.len(), shapes.to_string().as_str()), (2, "shanpon tanki"));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WaitShapes(u8);

impl WaitShapes {
    /// No shape.
    pub const EMPTY: WaitShapes = WaitShapes(0);

    /// Whether the shape is in it.
    #[must_use]
    pub const fn contains(self, shape: WaitShape) -> bool {
        self.0 >> shape as u8 & 1 == 1
    }

    /// How many shapes are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no shape is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The shapes, in the order of [`WaitShape::ALL`].
    pub fn iter(self) -> impl Iterator<Item = WaitShape> + Clone {
        WaitShape::ALL.into_iter().filter(move |&shape| self.contains(shape))
    }
}

impl FromIterator<WaitShape> for WaitShapes {
    fn from_iter<I: IntoIterator<Item = WaitShape>>(shapes: I) -> WaitShapes {
        WaitShapes(shapes.into_iter().fold(0, |bits, shape| bits | 1 << shape as u8))
    }
}

impl fmt::Display for WaitShapes {
    /// The names, with a space between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use itertools::Itertools as _;
        write!(f, "{}", self.iter().format(" "))
    }
}

impl fmt::Debug for WaitShapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WaitShapes({self})")
    }
}
