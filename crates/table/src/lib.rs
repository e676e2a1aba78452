//! The game around a riichi mahjong hand (麻雀卓): walls, turns, calls and their priority, riichi,
//! kans and dora, furiten, payments, the next round and the end of the game; and records of games.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod action;
mod event;
mod seat;

pub use self::action::Action;
pub use self::event::{Deal, Event, Ryuukyoku, RyuukyokuKind, Win};
pub use self::seat::Seat;
