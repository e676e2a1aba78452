//! Pieces of text that several formats share.

#[cfg(feature = "mahjong-soul")]
mod base64;
mod percent;
#[cfg(any(feature = "majiang", feature = "mjlog"))]
mod tenths;

#[cfg(feature = "mahjong-soul")]
pub(super) use self::base64::base64_decoded;
pub(super) use self::percent::percent_decoded;
#[cfg(feature = "mjlog")]
pub(super) use self::percent::percent_encoded;
#[cfg(any(feature = "majiang", feature = "mjlog"))]
pub(super) use self::tenths::Tenths;
