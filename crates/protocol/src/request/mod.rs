//! What requests are made of: strict objects, and the melds, rules and fields in them.

pub(crate) mod fields;
pub(crate) mod melds;
pub(crate) mod object;
pub(crate) mod rules;
