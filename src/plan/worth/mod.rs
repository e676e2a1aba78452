//! The values of wins.
//!
//! Input: the states that one tile wins. Each win is scored for every way to make it (dama, riichi
//! or ippatsu; on any draw or on the last one), every number of red fives, and ura dora by their
//! chance. Output: sums by state and lane, ready to be added to a turn.

mod dora;
mod tenpai;
mod win_gains;
mod won_hand;

pub(crate) use self::tenpai::{GainsByWay, TenpaiState, TenpaiStates};
pub(crate) use self::win_gains::{DAMA, IPPATSU, RIICHI};
