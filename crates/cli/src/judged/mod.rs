//! Decisions of records, judged by advice.

pub(crate) mod dearest;
pub(crate) mod json;

use mentsu::Hand;
use mentsu_table::advice::{Advice, Advised, Advisor, Mistake};
use mentsu_table::record::Place;
use mentsu_table::replay::{Before, Decision};
use mentsu_table::{Action, Seat, View};

/// The points that an action must give up to be reported as a mistake: rounded they are one at
/// least.
const LEAST_LOSS: f64 = 0.5;

/// A decision of a record with what every action was worth.
pub(crate) struct Judged {
    /// The number of the round, from 0.
    pub(crate) round: usize,
    pub(crate) place: Place,
    /// One more than the player's own discards so far.
    pub(crate) turn: usize,
    pub(crate) seat: Seat,
    pub(crate) hand: Hand,
    pub(crate) action: Action,
    pub(crate) advice: Advice,
}

impl Judged {
    /// The decision as the player saw it. `None` where only one action was possible.
    pub(crate) fn of(decision: &Decision<'_>, advisor: &mut Advisor) -> Option<Judged> {
        if decision.options.only().is_some() {
            return None;
        }
        let advice = match decision.before {
            Before::Round(_) => advisor.advice(&view(decision)),
            Before::View(view) => advisor.advice(view),
        };
        // What isn't worth anything that is known can't be judged.
        advice.of(&decision.action)?;
        Some(Judged {
            round: decision.round,
            place: decision.place,
            turn: turn(decision),
            seat: decision.seat,
            hand: *decision.hand(),
            action: decision.action,
            advice,
        })
    }

    pub(crate) fn best(&self) -> Option<&Advised> {
        self.advice.best()
    }

    pub(crate) fn taken(&self) -> Option<&Advised> {
        self.advice.of(&self.action)
    }

    /// The points given up.
    pub(crate) fn loss(&self) -> f64 {
        self.advice.loss(&self.action).expect("`of` judges what is offered")
    }

    pub(crate) fn mistake(&self) -> Option<Mistake> {
        self.advice.mistake(&self.action)
    }

    /// What was wrong, if it gave up a point at least when rounded.
    pub(crate) fn reported_mistake(&self) -> Option<Mistake> {
        self.mistake().filter(|_| self.loss() >= LEAST_LOSS)
    }
}

/// One more than the player's own discards so far.
pub(crate) fn turn(decision: &Decision<'_>) -> usize {
    usize::from(decision.table().player(decision.seat).discarded()) + 1
}

/// What the player knew.
pub(crate) fn view(decision: &Decision<'_>) -> View {
    decision.view()
}
