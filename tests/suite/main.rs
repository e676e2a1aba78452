//! Tests of the library, one file for each subject.
//!
//! Without `index` the library computes what tables answer otherwise, and only tests of what
//! comes another way then are left.

mod any;
#[cfg(feature = "index")]
mod articles;
#[cfg_attr(not(feature = "index"), expect(dead_code))]
mod common;
#[cfg(feature = "index")]
mod display;
mod features;
#[cfg(all(feature = "index", feature = "mcr", feature = "plan"))]
mod fields;
#[cfg(feature = "index")]
mod house;
mod mcr;
#[cfg(feature = "index")]
mod names;
#[cfg(feature = "index")]
mod no_alloc;
#[cfg(feature = "index")]
mod notation;
mod oracle;
#[cfg(all(feature = "index", feature = "plan"))]
mod plan;
mod questions;
#[cfg(feature = "index")]
mod riichi;
mod tiles;
