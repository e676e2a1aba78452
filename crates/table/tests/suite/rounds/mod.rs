//! Rounds: what is offered and refused, how they end, and the slow twin that agrees.

mod claims;
mod ends;
#[cfg(feature = "serde")]
mod hidden;
mod indicators;
mod kans;
mod legal;
mod old_yaku;
mod random;
pub(crate) mod reference;
mod worth;
