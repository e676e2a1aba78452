//! What to discard over the rest of a round, row by row.

use mentsu::plan::{DiscardPlan, Objective, Outlook, Plan, PlanError, Planner, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{Hand, Wind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::settings::{FewTiles, ManyTiles, Setting, settings};
use mentsu_python_one::Name;

use crate::answers::{Answers, Values, answer_columns};
use crate::ask::Question;
use crate::errors::{Failure, Refusal};
use crate::rows::face_number;

/// A planner, which a thread keeps between hands.
pub(crate) struct PlannerMemory(pub(crate) Planner);

impl Default for PlannerMemory {
    fn default() -> PlannerMemory {
        PlannerMemory(Planner::new())
    }
}

settings! {
    /// The arguments besides the hands that may be columns.
    Known {
        draws: u8 = Outlook::new().draws(),
        depth: u8 = Outlook::new().depth(),
        seat: Wind = Outlook::new().seat(),
        round: Wind = Outlook::new().round(),
        dora: FewTiles = FewTiles::NONE,
        seen: ManyTiles = ManyTiles::NONE,
        honba: u16 = Outlook::new().honba(),
        sticks: u16 = Outlook::new().sticks(),
        kita: u8 = Outlook::new().kita(),
        others: u8 = Outlook::new().others(),
        ura: bool = Outlook::new().ura(),
        first_turn: bool = false,
    }
}

/// What is known besides each hand.
pub(crate) struct Outlooks {
    known: Known,
    riichi: RiichiChoice,
    rules: Rules,
}

impl Outlooks {
    /// Reads the given arguments by name; the others are as in `Outlook::new`.
    pub(crate) fn read(given: &Bound<'_, PyDict>, rules: Rules) -> PyResult<Outlooks> {
        let riichi = given.get_item("riichi")?.filter(|given| !given.is_none());
        let riichi = riichi.map(|name| name.extract::<Name<RiichiChoice>>()).transpose()?;
        let riichi = riichi.map_or(Outlook::new().riichi(), |riichi| riichi.0);
        Ok(Outlooks { known: Known::read(given)?, riichi, rules })
    }

    /// The plan of a row.
    pub(crate) fn plan(
        &self,
        row: usize,
        hand: &Hand,
        memory: &mut PlannerMemory,
    ) -> Result<Plan, Refusal> {
        let known = &self.known;
        let outlook = Outlook::new()
            .with_draws(known.draws(row)?)
            .with_depth(known.depth(row)?)
            .with_seat(known.seat(row)?)
            .with_round(known.round(row)?)
            .with_dora(known.dora(row)?.iter())
            .with_seen(known.seen(row)?.iter())
            .with_honba(known.honba(row)?)
            .with_sticks(known.sticks(row)?)
            .with_kita(known.kita(row)?)
            .with_others(known.others(row)?)
            .with_ura(known.ura(row)?)
            .with_first_turn(known.first_turn(row)?)
            .with_riichi(self.riichi);
        memory.0.plan(hand, &outlook, &self.rules).map_err(Refusal::Plan)
    }

    pub(crate) fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.known.check_end(rows)
    }
}

/// The best discard of each hand, and what it leads to.
pub(crate) struct AskPlan {
    outlooks: Outlooks,
    objective: Objective,
}

impl AskPlan {
    pub(crate) fn read(
        given: &Bound<'_, PyDict>,
        objective: Objective,
        rules: Rules,
    ) -> PyResult<AskPlan> {
        Ok(AskPlan { outlooks: Outlooks::read(given, rules)?, objective })
    }
}

/// The plan of a discard in a few numbers.
#[derive(Clone, Copy, Default)]
pub(crate) struct PlanNumbers {
    discard: u8,
    shanten: i8,
    ukeire: u8,
    figures: [f64; 3],
    riichi: bool,
}

impl PlanNumbers {
    fn of(draws: u8, best: &DiscardPlan) -> PlanNumbers {
        let figures = best.figures();
        PlanNumbers {
            discard: face_number(best.face()),
            shanten: best.shanten().get(),
            ukeire: best.ukeire_count(),
            figures: [figures.tenpai(), figures.win(), figures.points()],
            riichi: best.declares_riichi(draws),
        }
    }
}

impl Question for AskPlan {
    type Answer = PlanNumbers;
    type Memory = PlannerMemory;

    // A plan may take milliseconds.
    const BLOCK: usize = 64;
    const WANTS_HANDS: bool = true;

    fn of_hand(
        &self,
        row: usize,
        hand: &Hand,
        memory: &mut PlannerMemory,
    ) -> Result<PlanNumbers, Refusal> {
        let plan = self.outlooks.plan(row, hand, memory)?;
        match plan.best(self.objective) {
            Some(best) => Ok(PlanNumbers::of(plan.draws(), best)),
            None => {
                let (concealed, melds) = (hand.concealed().total(), hand.melds().len() as u8);
                Err(Refusal::Plan(PlanError::WrongSize { concealed, melds }))
            }
        }
    }

    answer_columns! { answer;
        discard U8 = answer.discard;
        shanten I8 = answer.shanten;
        ukeire U8 = answer.ukeire;
        tenpai F64 = answer.figures[0];
        win F64 = answer.figures[1];
        points F64 = answer.figures[2];
        riichi Bool = answer.riichi;
    }

    fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.outlooks.check_end(rows)
    }
}
