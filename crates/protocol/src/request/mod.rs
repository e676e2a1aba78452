//! What requests are made of: strict objects and their keys, and the melds, rules and fields in
//! them.

pub(crate) mod fields;
pub(crate) mod game_rules;
pub(crate) mod keys;
pub(crate) mod melds;
pub(crate) mod object;
pub(crate) mod presets;
pub(crate) mod rules;
