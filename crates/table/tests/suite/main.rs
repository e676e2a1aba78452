//! The tests of the engine and of the records, a file a subject.

mod advice;
mod bots;
mod common;
#[cfg(feature = "records")]
mod dealt_in;
mod encode;
#[cfg(feature = "records")]
mod expected;
mod games;
#[cfg(feature = "mcr")]
mod mcr;
#[cfg(feature = "records")]
mod names;
mod presets;
mod prizes;
mod reading;
#[cfg(feature = "records")]
mod records;
mod rounds;
mod scene;
#[cfg(feature = "serde")]
mod serde;
mod size;
#[cfg(feature = "records")]
mod stats;
