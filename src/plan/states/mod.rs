//! The start hand, the wall, and the hands that discards may leave.
//!
//! Input: a hand with its outlook and rules. They are checked and become a [`Start`]: counts of the
//! hand and of the wall, and how far a path may go. Output: *states*, multisets of concealed tiles
//! after a discard, numbered in the order in which the search meets them, with what each of their
//! suits lacks when a tile is added or removed.

mod far_hand;
mod hash_index;
mod holdings;
mod special_forms;
mod start;
mod state_table;
mod wall;

pub(crate) use self::holdings::{
    FivesBySuit, Holding, NeededTile, Row, count, one, suit_and_rank, tiles_in,
};
pub(crate) use self::special_forms::{KindTally, LacksByTile, SpecialForms, is_yaochuu};
pub(crate) use self::start::{Question, Start};
pub(crate) use self::state_table::{StateInfo, StateKey, States};
