//! What the tests of the examples share.

pub(crate) mod example;
