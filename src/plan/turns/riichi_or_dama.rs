//! The choice of a tenpai state between riichi and dama at a turn, decided only here.

use crate::plan::figures::{Figures, Objective};
use crate::plan::layout::{POINTS, Vector, greater};
use crate::plan::outlook::RiichiChoice;
use crate::plan::states::Start;
use crate::plan::worth::TenpaiState;

/// How a hand chooses between riichi and dama.
#[derive(Clone, Copy)]
pub(crate) struct RiichiOrDama {
    choice: RiichiChoice,
    /// After how many draws double riichi may be declared.
    double_at: u8,
}

impl RiichiOrDama {
    pub(crate) fn new(start: &Start) -> RiichiOrDama {
        RiichiOrDama { choice: start.riichi, double_at: u8::from(start.waits) }
    }

    /// Always dama, for a state without a discard to declare riichi with.
    pub(crate) fn never(self) -> RiichiOrDama {
        RiichiOrDama { choice: RiichiChoice::Never, ..self }
    }

    /// Whether riichi may be declared at all.
    #[inline(always)]
    pub(crate) fn may_declare(self) -> bool {
        self.choice != RiichiChoice::Never
    }

    /// Whether a state may declare after this many draws: double riichi only with the first
    /// discard.
    #[inline(always)]
    pub(crate) fn may_declare_at(self, tenpai: &TenpaiState, made: u8) -> bool {
        !tenpai.double || made == self.double_at
    }

    /// Takes riichi for each figure that it makes greater, or always; not for points below 0,
    /// since a hand folds before that. Returns whether it takes it for the points.
    #[inline(always)]
    pub(crate) fn choose_each<const V: usize>(
        self,
        riichi: &[Vector; V],
        values: &mut [Vector; V],
    ) -> bool {
        if self.choice == RiichiChoice::Always {
            *values = riichi.map(|vector| greater(vector, Vector::ZERO));
            return riichi[0].0[POINTS] >= 0.0;
        }
        let dama = values[0].0[POINTS];
        for (value, &riichi) in values.iter_mut().zip(riichi) {
            *value = greater(*value, riichi);
        }
        values[0].0[POINTS] > dama
    }

    /// Takes riichi for all figures if the objective prefers it, or always; a hand that maximises
    /// points folds instead if riichi would lose points. Returns whether it takes riichi.
    #[inline(always)]
    pub(crate) fn choose_for(
        self,
        objective: Objective,
        riichi: Figures,
        value: &mut Figures,
    ) -> bool {
        let always = self.choice == RiichiChoice::Always;
        if always && objective == Objective::Points && riichi.points < 0.0 {
            *value = Figures::default();
            return false;
        }
        let takes = always || objective.prefers(&riichi, value);
        if takes {
            *value = riichi;
        }
        takes
    }
}
