//! The decisions of many files as one Arrow table, read batch by batch.

pub(super) mod batch;
pub(super) mod failure;
pub(super) mod files;
pub(super) mod reader;
pub(super) mod schema;
