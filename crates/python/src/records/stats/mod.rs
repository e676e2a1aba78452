//! The statistics of many files.

pub(super) mod columns;
pub(super) mod count;
