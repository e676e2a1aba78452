//! Plans for a call decision: the figures after each chi or pon of a discard, and after passing.

use smallvec::SmallVec;

use super::discards::{DiscardPlan, Plan, Prospect};
use super::planner::Planner;
use crate::hand::Hand;
use crate::meld::{CalledFrom, Meld};
use crate::plan::error::PlanError;
use crate::plan::figures::Objective;
use crate::plan::outlook::Outlook;
use crate::riichi::Rules;
use crate::riichi::legality::{Turn, calls, declare, discards_after_call};
use crate::tile::Face;

/// The figures after one call.
#[derive(Clone, Debug, PartialEq)]
pub struct CallPlan {
    meld: Meld,
    plan: Plan,
}

impl CallPlan {
    /// The meld.
    #[must_use]
    pub const fn meld(&self) -> &Meld {
        &self.meld
    }

    /// The plan of the discards after it, except those that kuikae forbids, over the draws that
    /// are left then.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many draws are left after it: a call from kamicha takes the place of one.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.plan.draws()
    }

    /// The best discard after it for an objective.
    #[must_use]
    pub fn best(&self, objective: Objective) -> Option<&DiscardPlan> {
        self.plan.best(objective)
    }

    /// The objective's figure after the discard that makes most of it.
    #[must_use]
    pub fn figure(&self, objective: Objective) -> f64 {
        let figures = self.plan.discards().iter().map(|one| one.figures().of(objective));
        figures.fold(0.0, f64::max)
    }
}

/// The figures after passing a discard and after each call of it.
///
/// ```
/// use mentsu::plan::{Objective, Outlook, Planner};
/// use mentsu::riichi::Rules;
/// use mentsu::{CalledFrom, face, hand, meld};
///
/// let hand = hand!("2368m2467p357s77z");
/// let outlook = Outlook::new().with_draws(12);
/// let mut planner = Planner::new();
/// let calls = planner.calls(&hand, face!("7z"), CalledFrom::Toimen, &outlook, &Rules::TENHOU)?;
/// let pon = &calls.calls()[0];
/// assert_eq!(pon.meld(), &meld!("(777=z)"));
/// assert!(pon.figure(Objective::Win) > calls.pass().figures().win());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "鳴き")]
#[doc(alias = "副露判断")]
#[derive(Clone, Debug, PartialEq)]
pub struct CallPlans {
    pass: Prospect,
    calls: SmallVec<[CallPlan; 1]>,
}

impl CallPlans {
    /// The figures of the hand before its next draw.
    #[must_use]
    pub const fn pass(&self) -> &Prospect {
        &self.pass
    }

    /// Every chi and pon that the discard makes possible, in the order of
    /// [`legality::calls`](crate::riichi::legality::calls()).
    #[must_use]
    pub fn calls(&self) -> &[CallPlan] {
        &self.calls
    }

    /// The best call for an objective, if any is better than passing.
    #[must_use]
    pub fn best(&self, objective: Objective) -> Option<&CallPlan> {
        let pass = self.pass.figures().of(objective);
        let better = self.calls.iter().filter(|call| call.figure(objective) > pass);
        better.reduce(
            |best, call| if call.figure(objective) > best.figure(objective) { call } else { best },
        )
    }
}

impl Planner {
    /// The figures after each chi and pon of another player's discard, and after a pass (鳴き判断).
    ///
    /// The hand has 13 tiles, and the outlook's draws are those that it has without calls. A call
    /// from kamicha takes the place of one of them; other calls don't. Kans are ignored.
    ///
    /// # Errors
    /// [`PlanError`]; [`PlanError::Call`] if nothing can be called at all.
    pub fn calls(
        &mut self,
        hand: &Hand,
        discarded: impl Into<Face>,
        from: CalledFrom,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<CallPlans, PlanError> {
        let discarded = discarded.into();
        let melds = calls(hand, discarded, from, &Turn::new(), rules).map_err(PlanError::Call)?;
        let passing = outlook.with_one_more_seen(discarded);
        let pass = self.before_draw(hand, &passing, rules)?;
        let left = outlook.draws() - u8::from(from == CalledFrom::Kamicha);
        let outlook = outlook.with_draws(left.max(1));
        let mut plans = SmallVec::new();
        for meld in melds.iter().filter(|meld| !meld.kind().is_kan()) {
            let Ok(called) = declare(hand, meld) else { continue };
            let allowed = discards_after_call(&called, meld, rules);
            let plan = self.plan(&called, &outlook, rules)?.among(&allowed, left);
            plans.push(CallPlan { meld: *meld, plan });
        }
        Ok(CallPlans { pass, calls: plans })
    }
}
