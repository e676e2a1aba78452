//! The values that are classes here: tiles, melds, hands and rules, each beside what reads its
//! argument.

pub mod circumstances;
pub mod counts;
pub mod hand;
pub mod meld;
pub mod partial_hand;
pub mod rules;
pub mod tile;
pub mod tile_set;
