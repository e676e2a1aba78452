//! A recorded game replayed: every decision with what was known then and what came of it.

pub(super) mod outcome;
pub(super) mod read;
pub(super) mod replayed;
pub(super) mod row;
pub(super) mod words;
pub(super) mod worth;
