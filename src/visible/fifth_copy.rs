//! The convention on waits for a tile that has no copy left.

/// Whether waits without a copy left are listed.
///
/// Houses differ on what a wait for a tile that can't come is worth. Tenpai itself is always
/// judged by the concealed copies alone ([`Hand::is_tenpai`](crate::Hand::is_tenpai)), as on Tenhou
/// and Mahjong Soul; this option decides only which waits are listed.
///
/// ```
/// use mentsu::{FifthCopy, Hand, TileSet, Visible, hand, tiles};
///
/// let listed = |hand: &Hand, fifth_copy| {
///     hand.wait_tiles_in(&Visible::of(hand).with_fifth_copy(fifth_copy))
/// };
///
/// // a tanki wait for 6s, with the other three in a pon
/// let hand = hand!("6s(666s)(111z)(222z)(333z)");
/// assert_eq!(hand.wait_tiles(), TileSet::EMPTY);
/// assert_eq!(listed(&hand, FifthCopy::Concealed), tiles!("6s"));
/// assert!(hand.is_tenpai());
///
/// // four sixes concealed: a fifth would be needed
/// let hand = hand!("6666s(111z)(222z)(333z)");
/// assert_eq!(listed(&hand, FifthCopy::Concealed), TileSet::EMPTY);
/// assert_eq!(listed(&hand, FifthCopy::Ignored), tiles!("6s"));
/// assert!(!hand.is_tenpai());
/// ```
#[doc(alias = "五枚目")]
#[doc(alias = "karaten")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum FifthCopy {
    /// A tile of which all four copies are visible, in the hand, its melds or elsewhere, is not
    /// listed. A tenpai hand may then list no wait at all (純カラ).
    #[default]
    Any,
    /// A tile of which the concealed tiles alone hold all four is not listed.
    Concealed,
    /// All tiles of the shape are listed, as if a fifth copy existed.
    Ignored,
}

crate::names! { FifthCopy, "convention on fifth copies":
    Any "any",
    Concealed "concealed",
    Ignored "ignored",
}
