//! Pieces of text that several formats share.

#[cfg(feature = "mahjong-soul")]
mod base64;
#[cfg(any(feature = "majiang", feature = "mjlog"))]
mod decimal;
mod percent;

#[cfg(feature = "mahjong-soul")]
pub(super) use self::base64::base64_decoded;
#[cfg(any(feature = "majiang", feature = "mjlog"))]
pub(super) use self::decimal::Decimal;
pub(super) use self::percent::percent_decoded;
#[cfg(feature = "mjlog")]
pub(super) use self::percent::percent_encoded;
