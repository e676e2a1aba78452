//! The answer: what each action is worth, and of what that consists.

use alloc::vec::Vec;

use crate::action::Action;

/// What every action offered is worth, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub(super) actions: Vec<Advised>,
}

/// What one action is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advised {
    /// The action.
    pub action: Action,
    /// The points that are expected until the round ends.
    pub value: f64,
    /// The expected value of the player's final place, if
    /// [`Advisor::with_places`](super::Advisor::with_places) set what places are worth.
    pub places: Option<f64>,
    /// What the value consists of.
    pub parts: Parts,
}

/// What the value of an action consists of: the terms add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// The chance that the discard deals in, 0 to 1.
    pub deal_in: f64,
    /// What it costs on average, times this chance: 0 or less.
    pub deal_in_points: f64,
    /// The chance to win the round, 0 to 1, if nobody wins on the discard.
    pub win: f64,
    /// What going on gains beyond folding: own wins, tenpai at a draw, less what later discards
    /// risk.
    pub going_on: f64,
    /// What folding loses: others' wins, noten at a draw, tiles that weren't safe.
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

    /// What an action is worth, if it is offered.
    #[must_use]
    pub fn of(&self, action: &Action) -> Option<&Advised> {
        self.actions.iter().find(|advised| advised.action == *action)
    }
}
