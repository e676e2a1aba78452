//! Pieces of text that several formats share.

mod percent;
#[cfg(any(feature = "majiang", feature = "mjlog"))]
mod tenths;

pub(super) use self::percent::percent_decoded;
#[cfg(feature = "mjlog")]
pub(super) use self::percent::percent_encoded;
#[cfg(any(feature = "majiang", feature = "mjlog"))]
pub(super) use self::tenths::Tenths;
