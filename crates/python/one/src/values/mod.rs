//! The values that are classes here: tiles, melds, hands and rules, each beside what reads its
//! argument.

pub(crate) mod counts;
pub(crate) mod hand;
pub(crate) mod meld;
pub(crate) mod partial_hand;
pub(crate) mod rules;
pub(crate) mod tile;
pub(crate) mod tile_set;
