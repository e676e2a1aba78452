//! mjai: an event a line, as JSON; what bots read and answer.
//!
//! What it can't hold: the wall, who left and came back, and hands shown at a draw other than as
//! `tehais`. Beyond the usual fields the lines written here have `rule` (as tenhou/6 has it,
//! with the rules that differ from the house's under `changed`),
//! `reason`, `fu`, `fan`, `hora_points` and `yakus`, all of which readers may leave out.

mod action;
mod ahead;
mod claim;
mod deal;
mod endings;
mod fields;
mod line;
mod lines;
mod read;
mod reason;
mod write;

pub use self::action::action_lines;
pub use self::line::{event_line, start_game_line};
pub(super) use self::lines::{Boundary, are_listed, boundary};
pub(super) use self::read::read;
