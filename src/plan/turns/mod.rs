//! Backward induction: the turns from the last draw back to the first.
//!
//! Input: the layout of states and groups, and the gains of wins. At each turn a state gains the
//! value of the states that its draws lead to, and a tenpai state then chooses between riichi and
//! dama. Output: the figures of all states by draws left, each maximised for itself
//! ([`BestFigures`]) or all following one objective ([`Policy`]).

mod best_figures;
mod group_visits;
mod policy;
mod riichi_or_dama;
mod turn;

pub(crate) use self::best_figures::{BestFigures, TurnInputs};
pub(crate) use self::policy::Policy;
