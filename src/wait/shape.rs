//! The shapes a wait can have, and sets of them.

use crate::bit_set::{bit_set, display_joined};

/// The shape of a wait (待ちの形): what the block looked like before the winning tile completed it.
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

crate::names! { WaitShape, "shape of a wait":
    Ryanmen "ryanmen",
    Kanchan "kanchan",
    Penchan "penchan",
    Shanpon "shanpon",
    Tanki "tanki",
    Chiitoitsu "chiitoitsu",
    Kokushi "kokushi",
    Kokushi13 "kokushi13",
}

/// A set of [`WaitShape`]s: one wait may have several.
///
/// ```
/// use mentsu::{WaitShape, WaitShapes};
///
/// let shapes = WaitShapes::from_iter([WaitShape::Tanki, WaitShape::Shanpon]);
/// assert_eq!(shapes.to_string(), "shanpon tanki");
/// let more = shapes.with(WaitShape::Ryanmen);
/// assert!(more.iter().eq([WaitShape::Ryanmen, WaitShape::Shanpon, WaitShape::Tanki]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WaitShapes(u8);

bit_set!(WaitShapes(u8) of WaitShape, WaitShapesIter);
display_joined!(WaitShapes);
