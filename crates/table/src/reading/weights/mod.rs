//! The weights of the readings, a file a model. `crates/table/fit` writes the files.

pub(super) mod aftermath;
pub(super) mod cost;
pub(super) mod danger;
pub(super) mod places;
pub(super) mod plans;
pub(super) mod rest;
pub(super) mod tenpai;
pub(super) mod to_come;
