//! The answer: the value of each action, and its parts.

use alloc::vec::Vec;

use crate::action::Action;

/// The value of every offered action, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub(super) actions: Vec<Advised>,
}

/// The value of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advised {
    /// The action.
    pub action: Action,
    /// The expected change of points until the round ends.
    pub value: f64,
    /// The expected value of the player's final place, if
    /// [`Advisor::with_places`](super::Advisor::with_places) set what places are worth.
    pub places: Option<f64>,
    /// The parts of the value.
    pub parts: Parts,
}

/// The parts of an action's value, which add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// The chance that the discard deals in, 0 to 1.
    pub deal_in: f64,
    /// The average cost times this chance: 0 or less.
    pub deal_in_points: f64,
    /// The chance to win the round, 0 to 1, if nobody wins on the discard.
    pub win: f64,
    /// The gain of going on over folding: own wins and tenpai at a draw, less the risk of later
    /// discards.
    pub going_on: f64,
    /// The loss of folding: others' wins, noten at a draw, tiles that weren't safe.
    pub folding: f64,
}

impl Advice {
    /// The actions, the best first; equal ones in the order of the options.
    #[must_use]
    pub fn actions(&self) -> &[Advised] {
        &self.actions
    }

    /// The best action. `None` if nothing is offered.
    #[must_use]
    pub fn best(&self) -> Option<&Advised> {
        self.actions.first()
    }

    /// The value of an action, if it is offered.
    #[must_use]
    pub fn of(&self, action: &Action) -> Option<&Advised> {
        self.actions.iter().find(|advised| advised.action == *action)
    }
}
