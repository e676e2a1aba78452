//! Games: for one, against bots, and recorded ones.

pub mod advice;
pub mod game;
pub mod names;
pub mod replay;
pub mod solo;
pub mod stats;
pub mod view;
pub mod worth;
