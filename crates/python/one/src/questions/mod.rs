//! The questions about values, what they take beside a hand, and what their answers become.

pub mod legality;
pub mod plan;
pub mod puzzle;
pub(crate) mod results;
pub mod scoring;
pub mod situation;
pub mod tiles;
