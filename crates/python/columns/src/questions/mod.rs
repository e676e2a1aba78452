//! The questions that a column is asked, and what is given beside the hands.

pub(crate) mod hands;
pub(crate) mod mcr;
pub(crate) mod plan;
pub(crate) mod score;
mod settings;
