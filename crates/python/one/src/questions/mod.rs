//! The questions about values, what they take beside a hand, and what their answers become.

pub(crate) mod legality;
pub(crate) mod plan;
pub(crate) mod puzzle;
pub(crate) mod results;
pub(crate) mod scoring;
pub(crate) mod situation;
pub(crate) mod tiles;
