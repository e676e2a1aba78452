//! The convention on waits for a tile of which all four copies are held.

/// Which tiles aren't listed as waits because the hand holds all four copies.
///
/// Houses differ on what a wait for a tile that can't come is worth. Tenpai itself is always
/// judged by the concealed copies alone ([`Hand::is_tenpai`](crate::Hand::is_tenpai)), as on Tenhou
/// and Mahjong Soul; this option only says what is listed.
///
/// ```
/// use mentsu::{FifthCopy, TileSet, hand, tiles};
///
/// // tanki on 6s, and the other three are in a pon
/// let hand = hand!("6s(666s)(111z)(222z)(333z)");
/// assert_eq!(hand.wait_tiles(), TileSet::EMPTY);
/// assert_eq!(hand.wait_tiles_with(FifthCopy::Concealed), tiles!("6s"));
/// assert!(hand.is_tenpai());
///
/// // four sixes concealed: a fifth would be needed
/// let hand = hand!("6666s(111z)(222z)(333z)");
/// assert_eq!(hand.wait_tiles_with(FifthCopy::Concealed), TileSet::EMPTY);
/// assert_eq!(hand.wait_tiles_with(FifthCopy::Ignored), tiles!("6s"));
/// assert!(!hand.is_tenpai());
/// ```
#[doc(alias = "五枚目")]
#[doc(alias = "karaten")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum FifthCopy {
    /// A tile of which concealed tiles and melds together hold all four is not listed. A
    /// tenpai hand may then list no wait at all (純カラ).
    #[default]
    Any,
    /// A tile of which the concealed tiles alone hold all four is not listed.
    Concealed,
    /// Shape alone, as if a fifth copy existed.
    Ignored,
}
