//! Implementations that optional features add to the types, one file per feature. The types
//! themselves know nothing of it.

#[cfg(feature = "arbitrary")]
mod arbitrary;
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
mod melds;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "proptest")]
pub mod strategy;
