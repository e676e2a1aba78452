//! The planner: answers questions about a hand, and keeps its memory from one to the next.

use smallvec::SmallVec;

use super::discards::{DISCARDS, DiscardPlan, Plan, Prospect};
use crate::hand::Hand;
use crate::plan::error::PlanError;
use crate::plan::figures::{Figures, Objective};
use crate::plan::graph::{Graph, NoRoom};
use crate::plan::layout::{GroupLayout, StateLayout};
use crate::plan::outlook::Outlook;
use crate::plan::states::{Question, Start};
use crate::plan::turns::{BestFigures, Policy, TurnInputs};
use crate::plan::worth::TenpaiStates;
use crate::riichi::{PlainWins, Rules, Situation};
use crate::shanten::shantens;
use crate::tile::Tile;
use crate::visible::Visible;

/// Makes plans, and reuses the memory of one for the next.
///
/// ```
/// use mentsu::plan::{Objective, Outlook, Planner};
/// use mentsu::riichi::Rules;
/// use mentsu::{face, hand};
///
/// let mut planner = Planner::new();
/// let hand = hand!("135m123456p23499s");
/// let plan = planner.plan(&hand, &Outlook::new(), &Rules::TENHOU)?;
/// assert_eq!(plan.best(Objective::Win).unwrap().face(), face!("1m"));
/// # Ok::<(), mentsu::plan::PlanError>(())
/// ```
pub struct Planner {
    pub(super) graph: Graph,
    layout: StateLayout,
    groups: GroupLayout,
    pub(super) tenpai: TenpaiStates,
    turns: BestFigures,
}

/// The discards of a hand, none of which spills: a hand of 14 tiles has at most as many.
type DiscardRoots = SmallVec<[DiscardRoot; DISCARDS]>;

/// A discard whose figures are wanted.
struct DiscardRoot {
    /// The state that it leaves, if it is within the depth.
    state: Option<u32>,
    /// The red fives that it leaves.
    reds: [u8; 3],
    plan: DiscardPlan,
}

impl Planner {
    /// A planner without memory yet.
    #[must_use]
    pub const fn new() -> Planner {
        Planner {
            graph: Graph::new(),
            layout: StateLayout::new(),
            groups: GroupLayout::new(),
            tenpai: TenpaiStates::new(),
            turns: BestFigures::new(),
        }
    }

    /// The figures after each discard of a hand, each figure maximised on its own.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn plan(
        &mut self,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Plan, PlanError> {
        let start = &start_with_discard(hand, outlook, rules)?;
        self.find(&Question { start, hand, outlook, rules })?;
        let mut roots = self.discard_roots(start, hand);
        self.go_back(start, |of, left| {
            for root in &mut roots {
                let Some(state) = root.state else { continue };
                let (figures, declares) = of(state, root.reds);
                root.note(left, figures, declares);
            }
        });
        Ok(self.plan_of(start, roots))
    }

    /// The figures after each discard of a hand, all under the policy of one objective: it
    /// alone decides what is discarded and whether riichi is declared. Where two ways are equal for
    /// the objective, points decide, then the chance to win, then tenpai.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn plan_for(
        &mut self,
        objective: Objective,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Plan, PlanError> {
        let start = &start_with_discard(hand, outlook, rules)?;
        self.find(&Question { start, hand, outlook, rules })?;
        let mut roots = self.discard_roots(start, hand);
        self.follow(objective, start, false, |policy, made| {
            for root in &mut roots {
                let Some(state) = root.state else { continue };
                let (left, lane) = (start.draws - made, self.lane(root.reds));
                let declares = left > 0 && policy.declares(&self.tenpai, made, state, lane);
                let figures = policy.of(state, lane).given(start.is_on_after(made));
                root.note(left, figures, declares);
            }
        });
        Ok(self.plan_of(start, roots))
    }

    /// The figures of a hand of 13 tiles before its next draw, if it hasn't declared riichi.
    ///
    /// Riichi is declared with a discard, so this draw is in dama, and the discard after it is the
    /// first that may declare. [`Planner::plan`] has the figures of a hand right after its own
    /// discard, which may have declared riichi.
    ///
    /// ```
    /// use mentsu::hand;
    /// use mentsu::plan::{Objective, Outlook, Planner};
    /// use mentsu::riichi::Rules;
    ///
    /// let (mut planner, outlook) = (Planner::new(), Outlook::new().with_draws(2));
    /// let waiting = planner.before_draw(&hand!("23456m567p234s88s"), &outlook, &Rules::TENHOU)?;
    /// let plan = planner.plan(&hand!("23456m567p234s88s1z"), &outlook, &Rules::TENHOU)?;
    /// let discard = plan.best(Objective::Points).unwrap();
    /// assert!(discard.declares_riichi(2));
    /// assert!(discard.figures().points() > waiting.figures().points());
    /// # Ok::<(), mentsu::plan::PlanError>(())
    /// ```
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn before_draw(
        &mut self,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Prospect, PlanError> {
        let start = &Start::new(hand, outlook, rules)?;
        if !start.waits {
            return Err(PlanError::wrong_size(hand));
        }
        self.find(&Question { start, hand, outlook, rules })?;
        let mut prospect = Prospect::new(start.draws);
        // Without a state, no path is short enough.
        if self.graph.states.len() > 0 {
            self.go_back(start, |of, left| prospect.set(left, of(0, start.reds).0));
        }
        Ok(prospect)
    }

    /// Finds the states, lays them out, and values the wins.
    pub(super) fn find(&mut self, question: &Question<'_>) -> Result<(), PlanError> {
        let Question { start, hand, outlook, rules } = *question;
        let wins = PlainWins::new(hand.melds(), Situation::tsumo(), rules);
        let goes_on_after_wins = !wins.is_closed() || rules.minimum_han() > 1;
        let room = outlook.room();
        let found = self.graph.find(start, room, goes_on_after_wins);
        found.map_err(|NoRoom| PlanError::TooManyStates { room })?;
        self.layout.place(&self.graph, start);
        self.tenpai.value(&self.graph, &self.layout, question);
        self.graph.settle_wins(self.tenpai.counts.iter().copied());
        Ok(())
    }

    /// The lane of a state's points with these red fives.
    pub(super) fn lane(&self, reds: [u8; 3]) -> usize {
        self.layout.lanes.of_reds(reds)
    }

    /// Follows an objective turn by turn through the states that were found.
    pub(super) fn follow(
        &self,
        objective: Objective,
        start: &Start,
        keep: bool,
        show: impl FnMut(&Policy, u8),
    ) -> Policy {
        Policy::follow(objective, start, &self.graph, &self.layout, &self.tenpai, keep, show)
    }

    /// Maximises each figure turn by turn, and shows each turn: the figures of a state with red
    /// fives and whether it declares riichi, and how many draws are left. A hand that waits is
    /// shown before it draws.
    fn go_back(
        &mut self,
        start: &Start,
        mut show: impl FnMut(&dyn Fn(u32, [u8; 3]) -> (Figures, bool), u8),
    ) {
        self.groups.place(&self.graph, &mut self.layout);
        let (layout, groups, tenpai) = (&self.layout, &self.groups, &self.tenpai);
        let inputs = TurnInputs { start, layout, groups, tenpai };
        self.turns.go_back(&inputs, |turns, made| {
            let figures_of = |state: u32, reds: [u8; 3]| {
                let (first, shape) = (layout.first(state), layout.shape(state));
                let [is_tenpai, win, points] = if start.waits {
                    turns.of_waiting(shape, reds)
                } else {
                    turns.of(first, shape, reds)
                };
                let figures = Figures { tenpai: is_tenpai, win, points };
                (figures.given(start.is_on_after(made)), turns.declares(tenpai, state))
            };
            show(&figures_of, start.draws - made);
        });
    }

    /// The discards of a hand, without figures.
    fn discard_roots(&self, start: &Start, hand: &Hand) -> DiscardRoots {
        let in_play = start.kinds_in_play();
        let left = |tile: Tile| start.wall[tile.index() / 9][tile.index() % 9];
        let mut roots = DiscardRoots::new();
        for face in hand.faces() {
            if roots.last().is_some_and(|root| root.plan.face == face) {
                continue;
            }
            let rest = hand.concealed().without(face.tile()).expect("a face of the hand");
            let mut reds = start.reds;
            if face.is_red() {
                let suit = &mut reds[face.tile().index() / 9];
                *suit = suit.saturating_sub(1);
            }
            let helpful = rest.ukeire_in(&Visible::NOTHING.with_in_play(in_play)).tiles();
            let plan = DiscardPlan {
                face,
                shanten: shantens(&rest, in_play).least(),
                ukeire: helpful.iter().map(left).sum(),
                prospect: Prospect::new(start.draws),
                declares: 0,
            };
            roots.push(DiscardRoot { state: self.graph.states.find(rest.words()), reds, plan });
        }
        roots
    }

    /// The plan of discards whose figures are known.
    fn plan_of(&self, start: &Start, roots: DiscardRoots) -> Plan {
        let shanten = roots.iter().map(|root| root.plan.shanten).min();
        Plan {
            shanten: shanten.expect("a hand has concealed tiles"),
            draws: start.draws,
            depth: start.depth,
            states: self.graph.states.len() as u32,
            discards: roots.into_iter().map(|root| root.plan).collect(),
        }
    }
}

/// The start of a hand that has to discard.
pub(super) fn start_with_discard(
    hand: &Hand,
    outlook: &Outlook,
    rules: &Rules,
) -> Result<Start, PlanError> {
    let start = Start::new(hand, outlook, rules)?;
    if start.waits { Err(PlanError::wrong_size(hand)) } else { Ok(start) }
}

impl DiscardRoot {
    /// Notes the figures with `left` draws left, and whether riichi is declared.
    fn note(&mut self, left: u8, figures: Figures, declares: bool) {
        self.plan.prospect.set(left, figures);
        self.plan.declares |= u32::from(declares) << left;
    }
}

impl Default for Planner {
    /// [`Planner::new`].
    fn default() -> Planner {
        Planner::new()
    }
}

impl core::fmt::Debug for Planner {
    /// How many states the last question met.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Planner").field("states", &self.graph.states.len()).finish_non_exhaustive()
    }
}
