//! What to discard over the rest of a round, row by row.

use mentsu::plan::{DiscardPlan, Objective, Outlook, Plan, PlanError, Planner, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{Hand, Wind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::settings::{FewTiles, ManyTiles, Setting};
use mentsu_python_one::Name;

use crate::answers::{Answers, Values};
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

/// What is known besides each hand.
pub(crate) struct Outlooks {
    draws: Setting<u8>,
    depth: Setting<u8>,
    seat: Setting<Wind>,
    round: Setting<Wind>,
    dora: Setting<FewTiles>,
    seen: Setting<ManyTiles>,
    honba: Setting<u16>,
    sticks: Setting<u16>,
    kita: Setting<u8>,
    others: Setting<u8>,
    ura: Setting<bool>,
    first_turn: Setting<bool>,
    riichi: RiichiChoice,
    rules: Rules,
}

impl Outlooks {
    /// Reads the given arguments by name; the others are as in `Outlook::new`.
    pub(crate) fn read(given: &Bound<'_, PyDict>, rules: Rules) -> PyResult<Outlooks> {
        let get = |name| Ok::<_, PyErr>(given.get_item(name)?.filter(|given| !given.is_none()));
        let new = Outlook::new();
        let riichi = get("riichi")?.map(|name| name.extract::<Name<RiichiChoice>>()).transpose()?;
        Ok(Outlooks {
            draws: Setting::read("draws", get("draws")?.as_ref(), new.draws())?,
            depth: Setting::read("depth", get("depth")?.as_ref(), new.depth())?,
            seat: Setting::read("seat", get("seat")?.as_ref(), new.seat())?,
            round: Setting::read("round", get("round")?.as_ref(), new.round())?,
            dora: Setting::read("dora", get("dora")?.as_ref(), FewTiles::NONE)?,
            seen: Setting::read("seen", get("seen")?.as_ref(), ManyTiles::NONE)?,
            honba: Setting::read("honba", get("honba")?.as_ref(), new.honba())?,
            sticks: Setting::read("sticks", get("sticks")?.as_ref(), new.sticks())?,
            kita: Setting::read("kita", get("kita")?.as_ref(), new.kita())?,
            others: Setting::read("others", get("others")?.as_ref(), new.others())?,
            ura: Setting::read("ura", get("ura")?.as_ref(), new.ura())?,
            first_turn: Setting::read("first_turn", get("first_turn")?.as_ref(), false)?,
            riichi: riichi.map_or(new.riichi(), |riichi| riichi.0),
            rules,
        })
    }

    /// The plan of a row.
    pub(crate) fn plan(
        &self,
        row: usize,
        hand: &Hand,
        memory: &mut PlannerMemory,
    ) -> Result<Plan, Refusal> {
        let outlook = Outlook::new()
            .with_draws(self.draws.get("draws", row)?)
            .with_depth(self.depth.get("depth", row)?)
            .with_seat(self.seat.get("seat", row)?)
            .with_round(self.round.get("round", row)?)
            .with_dora(self.dora.get("dora", row)?.iter())
            .with_seen(self.seen.get("seen", row)?.iter())
            .with_honba(self.honba.get("honba", row)?)
            .with_sticks(self.sticks.get("sticks", row)?)
            .with_kita(self.kita.get("kita", row)?)
            .with_others(self.others.get("others", row)?)
            .with_ura(self.ura.get("ura", row)?)
            .with_first_turn(self.first_turn.get("first_turn", row)?)
            .with_riichi(self.riichi);
        memory.0.plan(hand, &outlook, &self.rules).map_err(Refusal::Plan)
    }

    pub(crate) fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.draws.check_end("draws", rows)?;
        self.depth.check_end("depth", rows)?;
        self.seat.check_end("seat", rows)?;
        self.round.check_end("round", rows)?;
        self.dora.check_end("dora", rows)?;
        self.seen.check_end("seen", rows)?;
        self.honba.check_end("honba", rows)?;
        self.sticks.check_end("sticks", rows)?;
        self.kita.check_end("kita", rows)?;
        self.others.check_end("others", rows)?;
        self.ura.check_end("ura", rows)?;
        self.first_turn.check_end("first_turn", rows)
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

    fn columns(&self) -> Answers {
        let figures = || Values::F64(Vec::new());
        Answers::several(vec![
            ("discard", Values::U8(Vec::new())),
            ("shanten", Values::I8(Vec::new())),
            ("ukeire", Values::U8(Vec::new())),
            ("tenpai", figures()),
            ("win", figures()),
            ("points", figures()),
            ("riichi", Values::Bool(Vec::new())),
        ])
    }

    fn add(&self, answers: &[PlanNumbers], columns: &mut Answers) {
        let [discard, shanten, ukeire, tenpai, win, points, riichi] = columns.values();
        discard.extend_u8(answers.iter().map(|answer| answer.discard));
        shanten.extend_i8(answers.iter().map(|answer| answer.shanten));
        ukeire.extend_u8(answers.iter().map(|answer| answer.ukeire));
        for (figure, column) in [tenpai, win, points].into_iter().enumerate() {
            column.extend_f64(answers.iter().map(|answer| answer.figures[figure]));
        }
        riichi.extend_bool(answers.iter().map(|answer| answer.riichi));
    }

    fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.outlooks.check_end(rows)
    }
}
