//! The questions about a column, and their other arguments.

pub(crate) mod hands;
pub(crate) mod mcr;
pub(crate) mod plan;
pub(crate) mod score;
mod settings;
