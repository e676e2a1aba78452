//! The shapes a wait can have, and sets of them.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

/// What the block that the winning tile completes looked like before (待ちの形).
///
/// Penchan and ryanmen differ: both lack an end tile, but a penchan has only one.
///
/// ```
/// use mentsu::{Hand, WaitShape};
///
/// let shape = |hand: &str| hand.parse().map(|hand: Hand| hand.waits().readings()[0].shape());
/// assert_eq!(shape("34m11z")?, WaitShape::Ryanmen);
/// assert_eq!(shape("12m11z")?, WaitShape::Penchan);
/// assert_eq!(shape("55m11z")?, WaitShape::Shanpon);
/// assert_eq!(shape("19m19p19s1234567z")?, WaitShape::Kokushi13);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ちの形")]
#[doc(alias = "wait type")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum WaitShape {
    /// 34 waits for 2 and 5 (両面).
    #[doc(alias = "two-sided wait")]
    #[doc(alias = "両面")]
    #[doc(alias = "open wait")]
    Ryanmen,
    /// 35 waits for 4 (嵌張).
    #[doc(alias = "middle wait")]
    #[doc(alias = "嵌張")]
    #[doc(alias = "closed wait")]
    Kanchan,
    /// 12 waits for 3, 89 waits for 7 (辺張).
    #[doc(alias = "辺張")]
    #[doc(alias = "edge wait")]
    Penchan,
    /// Two pairs, of which either becomes a koutsu (双碰).
    #[doc(alias = "dual pair wait")]
    #[doc(alias = "双碰")]
    #[doc(alias = "shabo")]
    Shanpon,
    /// One tile waits for its partner as jantou (単騎).
    #[doc(alias = "single wait")]
    #[doc(alias = "単騎")]
    #[doc(alias = "pair wait")]
    Tanki,
    /// The seventh pair of chiitoitsu (七対子).
    #[doc(alias = "seven pairs")]
    #[doc(alias = "七対子")]
    Chiitoitsu,
    /// Kokushi for the one kind that is missing (国士無双).
    #[doc(alias = "thirteen orphans")]
    #[doc(alias = "国士無双")]
    Kokushi,
    /// Kokushi for any of its thirteen kinds (国士無双十三面).
    #[doc(alias = "thirteen-sided wait")]
    #[doc(alias = "十三面")]
    Kokushi13,
}

impl WaitShape {
    /// All eight.
    ///
    /// ```
    /// use mentsu::{WaitShape, WaitShapes};
    ///
    /// assert!(WaitShapes::from_iter(WaitShape::ALL).iter().eq(WaitShape::ALL));
    /// ```
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
    ///
    /// ```
    /// use mentsu::WaitShape;
    ///
    /// assert_eq!(WaitShape::Kanchan.name(), "kanchan");
    /// assert_eq!(WaitShape::Kokushi13.name(), "kokushi13");
    /// ```
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
/// let more = shapes | WaitShape::Ryanmen.into();
/// assert!(more.into_iter().eq([WaitShape::Ryanmen, WaitShape::Shanpon, WaitShape::Tanki]));
/// ```
#[doc(alias = "待ちの形")]
#[doc(alias = "wait types")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WaitShapes(u8);

impl WaitShapes {
    /// No shape.
    ///
    /// ```
    /// use mentsu::{WaitShape, WaitShapes};
    ///
    /// assert_eq!(WaitShapes::EMPTY | WaitShape::Tanki.into(), WaitShape::Tanki.into());
    /// ```
    pub const EMPTY: WaitShapes = WaitShapes(0);

    /// Whether the shape is in it.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, WaitShape};
    ///
    /// let waits = "1112345678999m".parse::<Hand>()?.waits();
    /// let one = waits.get(Tile::M1).ok_or("1m is a wait")?.shapes();
    /// assert!(one.contains(WaitShape::Shanpon) && !one.contains(WaitShape::Kanchan));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn contains(self, shape: WaitShape) -> bool {
        self.0 >> shape as u8 & 1 == 1
    }

    /// How many shapes are in it.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "2344m".parse::<Hand>()?.waits();
    /// assert_eq!(waits.get(Tile::M4).map(|wait| wait.shapes().len()), Some(2));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no shape is in it.
    ///
    /// ```
    /// use mentsu::{WaitShape, WaitShapes};
    ///
    /// assert!(WaitShapes::EMPTY.is_empty());
    /// assert!(!WaitShapes::from(WaitShape::Tanki).is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The shapes, in the order of [`WaitShape::ALL`].
    ///
    /// ```
    /// use mentsu::{WaitShape, WaitShapes};
    ///
    /// let shapes = WaitShapes::from_iter([WaitShape::Tanki, WaitShape::Ryanmen]);
    /// assert!(shapes.iter().eq([WaitShape::Ryanmen, WaitShape::Tanki]));
    /// ```
    #[must_use]
    pub const fn iter(self) -> WaitShapesIter {
        WaitShapesIter(self)
    }
}

impl IntoIterator for WaitShapes {
    type Item = WaitShape;
    type IntoIter = WaitShapesIter;

    fn into_iter(self) -> WaitShapesIter {
        self.iter()
    }
}

/// The shapes of [`WaitShapes`], in the order of [`WaitShape::ALL`].
///
/// ```
/// use mentsu::{WaitShape, WaitShapes};
///
/// let shapes = WaitShapes::from_iter([WaitShape::Tanki, WaitShape::Ryanmen]);
/// let mut iter = shapes.into_iter();
/// assert_eq!((iter.len(), iter.next(), iter.len()), (2, Some(WaitShape::Ryanmen), 1));
/// ```
#[doc(alias = "待ちの形")]
#[derive(Clone, Debug)]
pub struct WaitShapesIter(WaitShapes);

impl Iterator for WaitShapesIter {
    type Item = WaitShape;

    fn next(&mut self) -> Option<WaitShape> {
        let shape = *WaitShape::ALL.get(self.0.0.trailing_zeros() as usize)?;
        self.0.0 &= self.0.0 - 1;
        Some(shape)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for WaitShapesIter {}

impl core::iter::FusedIterator for WaitShapesIter {}

impl From<WaitShape> for WaitShapes {
    fn from(shape: WaitShape) -> WaitShapes {
        WaitShapes(1 << shape as u8)
    }
}

impl BitOr for WaitShapes {
    type Output = WaitShapes;

    fn bitor(self, other: WaitShapes) -> WaitShapes {
        WaitShapes(self.0 | other.0)
    }
}

impl BitOrAssign for WaitShapes {
    fn bitor_assign(&mut self, other: WaitShapes) {
        self.0 |= other.0;
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
