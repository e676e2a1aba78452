//! The tiles of a win as scoring reads them: those of the winner with their melds, dora, and the
//! tiles of a deck.

pub(in crate::riichi) mod deck;
pub(in crate::riichi) mod dora;
pub(in crate::riichi) mod winner_tiles;
