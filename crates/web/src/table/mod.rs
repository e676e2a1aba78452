//! The whole game: rounds against bots, and recorded games.

pub mod game;
pub mod names;
pub mod replay;
pub mod view;
