//! What each action is worth over the rest of the round, with the three others in it (押し引き).
//!
//! A value is in points, the change of one's own points until the round ends:
//!
//! ```text
//! value of a discard = − Σ chance to deal in · its cost            over the opponents
//!                      + chance that nobody wins on it · (going on + folding)
//! ```
//!
//! *Folding* is what a player loses on average who only keeps safe: to others' wins, at a draw, and
//! to the tiles that turn out not to be safe. *Going on* is what a [plan](mentsu::plan) with
//! [opponents](mentsu::plan::Opponents) gains beyond it, 0 if nothing: it counts own wins as often
//! as the round lasts, by ron as often as others discard such a tile, with what its own discards
//! risk. So a fold is a discard like any other: a safe one, after which going on is worth little.

mod aftermath;
mod class;
mod far;
mod moment;
mod own_turn;
mod places;
mod reply;
mod risk;
mod strength;

use alloc::vec::Vec;

use mentsu::plan::Planner;

pub use self::class::Mistake;
use self::moment::{Moment, start_now};
use self::places::Places;
pub use self::strength::Strength;
use crate::action::Action;
pub use crate::outlook::outlook;
use crate::view::View;

/// What every action offered is worth, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    actions: Vec<Advised>,
}

/// What one action is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advised {
    /// The action.
    pub action: Action,
    /// The points that are expected until the round ends.
    pub value: f64,
    /// The mean of what the places at the end of the game are worth, if the advisor was told:
    /// [`Advisor::with_places`].
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

/// Gives advice, and keeps the memory that one question took for the next.
///
/// ```
/// use mentsu_table::advice::{Advisor, Strength};
///
/// // Of places alone the first counts, and plans are short.
/// let advisor = Advisor::new().with_strength(Strength::Middle).with_places([1.0, 0.0, 0.0, 0.0]);
/// # let _ = advisor;
/// ```
#[derive(Debug, Default)]
pub struct Advisor {
    planner: Planner,
    strength: Strength,
    places: Option<[f64; 4]>,
}

impl Advisor {
    /// An advisor without memory yet.
    #[must_use]
    pub const fn new() -> Advisor {
        Advisor { planner: Planner::new(), strength: Strength::Strong, places: None }
    }

    /// Plans as far as this strength does.
    #[must_use]
    pub fn with_strength(self, strength: Strength) -> Advisor {
        Advisor { strength, ..self }
    }

    /// Judges actions by the places at the end of the game, the first to the fourth worth this
    /// much, once at most [`LAST_ROUNDS`] rounds are left; before, and by default, by points.
    #[must_use]
    pub fn with_places(self, worth: [f64; 4]) -> Advisor {
        Advisor { places: Some(worth), ..self }
    }

    /// What every action offered to the player is worth; nothing if none is.
    #[must_use]
    pub fn advice(&mut self, view: &View) -> Advice {
        let options = view.options();
        let mut actions = Vec::new();
        if !options.is_empty() {
            let mut moment = Moment::new(view, self.strength, &mut self.planner);
            match options.pass() {
                true => moment.reply(&options, &mut actions),
                false => moment.own_turn(&options, &mut actions),
            }
            if let Some(worth) = self.places.as_ref().filter(|_| is_late(view)) {
                let places = Places::new(&moment, worth);
                actions.iter_mut().for_each(|advised| advised.places = Some(places.of(advised)));
            }
        }
        let by = |advised: &Advised| advised.places.unwrap_or(advised.value);
        actions.sort_by(|one, other| by(other).total_cmp(&by(one)));
        Advice { actions }
    }
}

/// How many rounds are left at most where places are looked at.
pub const LAST_ROUNDS: u8 = 4;

fn is_late(view: &View) -> bool {
    start_now(view.table()).rounds_left(view.table().rules()) <= LAST_ROUNDS
}

/// [`Advisor::advice`] of a new advisor.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::advice::advice;
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let view = round.view(Seat::ALL[0]);
/// let advice = advice(&view);
/// assert_eq!(advice.actions().len(), view.options().len());
/// let (best, last) = (advice.best().unwrap(), advice.actions().last().unwrap());
/// assert!(best.value > last.value && best.parts.deal_in < 0.01);
/// ```
#[must_use]
pub fn advice(view: &View) -> Advice {
    Advisor::new().advice(view)
}

#[cfg(test)]
mod tests;
