//! Many tables at once, for learning: `mentsu.env`.
//!
//! | file | what it holds |
//! |---|---|
//! | `house` | what all tables share: rules, seed, opponents, rewards |
//! | `player_table` | one table: a number is chosen, the game goes on to the next choice |
//! | `pool` | threads that wait for the next step |
//! | `rows` | the arrays of all tables, written in place |
//! | `choices` | what a view offers as numbers, where a policy plays elsewhere |
//! | `class` | what Python sees |

pub(crate) mod choices;
pub(crate) mod class;
mod house;
mod player_table;
mod pool;
mod rows;

use mentsu::names::Named;
use mentsu_table::bot::Bot;
use mentsu_table::encode::{ActionNumber, HIDDEN_PLANES};
use pyo3::prelude::*;

use self::house::Reward;

/// What each action number means, in order.
#[pyfunction]
pub(crate) fn action_numbers() -> Vec<String> {
    (0..=u8::MAX).map_while(ActionNumber::new).map(|number| number.to_string()).collect()
}

/// The names of bots and rewards, by the enum's name in Rust, as `_names` has those of hands.
#[pyfunction]
pub(crate) fn _player_names() -> Vec<(&'static str, &'static [&'static str])> {
    vec![("Bot", Bot::NAMES), ("Reward", Reward::NAMES)]
}

/// The names of the hidden planes, in order.
#[pyfunction]
pub(crate) fn hidden_planes() -> Vec<&'static str> {
    HIDDEN_PLANES.to_vec()
}
