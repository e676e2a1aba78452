//! The figures of an answer.

pub(crate) mod exact;
pub(crate) mod far;
pub(crate) mod sense;
pub(crate) mod truth;
pub(crate) mod waits;
pub(crate) mod worth;
