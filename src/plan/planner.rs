//! The planner: what is kept from one question to the next.

use alloc::vec::Vec;

use super::error::PlanError;
use super::figures::{DiscardPlan, Figures, Goal, Plan, Prospect};
use super::graph::{Full, Graph};
use super::groups::Groups;
use super::lanes::Lanes;
use super::layout::Layout;
use super::line::Line;
use super::outlook::{MOST_DRAWS, Outlook};
use super::policy::Policy;
use super::start::Start;
use super::tenpai::{AllTenpai, Values};
use super::turns::{Asked, Turns};
use crate::hand::Hand;
use crate::riichi::{PlainWins, Rules, Situation};
use crate::shanten::Shanten;
use crate::tile::{Face, Tile};
use crate::ukeire::View;

/// Makes plans, and keeps the memory that one took for the next.
///
/// ```
/// use mentsu::plan::{Goal, Outlook, Planner};
/// use mentsu::riichi::Rules;
/// use mentsu::{face, hand};
///
/// let mut planner = Planner::new();
/// let hand = hand!("135m123456p23499s");
/// let plan = planner.plan(&hand, &Outlook::new(), &Rules::TENHOU)?;
/// assert_eq!(plan.best(Goal::Win).unwrap().face(), face!("1m"));
/// # Ok::<(), mentsu::plan::PlanError>(())
/// ```
pub struct Planner {
    graph: Graph,
    layout: Layout,
    groups: Groups,
    tenpai: AllTenpai,
    turns: Turns,
}

/// A discard whose figures are wanted.
struct Root {
    state: Option<u32>,
    /// The lane of its points.
    lane: usize,
    plan: DiscardPlan,
}

impl Planner {
    /// A planner that has met nothing yet.
    #[must_use]
    pub const fn new() -> Planner {
        Planner {
            graph: Graph::new(),
            layout: Layout::new(),
            groups: Groups::new(),
            tenpai: AllTenpai::new(),
            turns: Turns::new(),
        }
    }

    /// What each discard of a hand leads to, each figure maximised for itself.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn plan(
        &mut self,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Plan, PlanError> {
        let start = with_a_discard(Start::new(hand, outlook, rules)?, hand)?;
        let lanes = self.find(&start, hand, outlook, rules)?;
        let mut roots = self.roots(&start, &lanes, hand);
        let question = Question { start: &start, lanes: &lanes, hand, outlook, rules };
        self.go_back(&question, |figures_of, left| {
            for root in &mut roots {
                root.note(left, figures_of);
            }
        });
        Ok(self.answer(&start, roots))
    }

    /// What each discard of a hand leads to, all figures under the policy of one goal: it alone decides
    /// what is discarded and whether riichi is declared. Where it is indifferent the points decide,
    /// then the chance to win, then tenpai.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn plan_for(
        &mut self,
        goal: Goal,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Plan, PlanError> {
        let start = with_a_discard(Start::new(hand, outlook, rules)?, hand)?;
        let lanes = self.find(&start, hand, outlook, rules)?;
        let mut roots = self.roots(&start, &lanes, hand);
        let question = Question { start: &start, lanes: &lanes, hand, outlook, rules };
        self.follow(goal, &question, false, |policy, made| {
            for root in &mut roots {
                root.note_policy(policy, made, start.draws);
            }
        });
        Ok(self.answer(&start, roots))
    }

    /// A line of play under the policy of a goal, which every turn is remembered for: at 3-shanten that
    /// takes some hundred megabytes.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn line(
        &mut self,
        goal: Goal,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Line<'_>, PlanError> {
        let start = with_a_discard(Start::new(hand, outlook, rules)?, hand)?;
        let lanes = self.find(&start, hand, outlook, rules)?;
        let question = Question { start: &start, lanes: &lanes, hand, outlook, rules };
        let policy = self.follow(goal, &question, true, |_, _| {});
        Ok(Line::new(&self.graph, policy, start, lanes, (goal, hand, outlook, rules)))
    }

    /// What a hand of 13 tiles is worth to a player who is about to draw, and hasn't declared riichi, by how
    /// many draws are left.
    ///
    /// Riichi is declared with a discard, so the next draw is silent, and the discard after it is the first
    /// that may declare. What a hand is worth right after one's own discard, which may have declared riichi,
    /// are the figures of that discard by [`Planner::plan`].
    ///
    /// ```
    /// use mentsu::hand;
    /// use mentsu::plan::{Goal, Outlook, Planner};
    /// use mentsu::riichi::Rules;
    ///
    /// let (mut planner, outlook) = (Planner::new(), Outlook::new().with_draws(2));
    /// let waiting = planner.before_draw(&hand!("23456m567p234s88s"), &outlook, &Rules::TENHOU)?;
    /// let plan = planner.plan(&hand!("23456m567p234s88s1z"), &outlook, &Rules::TENHOU)?;
    /// let discard = plan.best(Goal::Points).unwrap();
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
        let start = Start::new(hand, outlook, rules)?;
        let (concealed, melds) = (hand.concealed().total(), hand.melds().len() as u8);
        if concealed % 3 != 1 {
            return Err(PlanError::WrongSize { concealed, melds });
        }
        let lanes = self.find(&start, hand, outlook, rules)?;
        let mut prospect = Prospect {
            draws: start.draws,
            by_draws: [Figures::default(); MOST_DRAWS as usize + 1],
        };
        let lane = lanes.of_start();
        if self.graph.states.len() == 0 {
            // No path is short enough.
            return Ok(prospect);
        }
        let question = Question { start: &start, lanes: &lanes, hand, outlook, rules };
        self.go_back(&question, |figures_of, left| {
            prospect.by_draws[usize::from(left)] = figures_of(0, lane).0;
        });
        Ok(prospect)
    }

    /// Finds the states, and the lanes that their figures need.
    fn find(
        &mut self,
        start: &Start,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Lanes, PlanError> {
        let wins = PlainWins::new(hand.melds(), Situation::tsumo(), rules);
        let goes_on_after_wins = !wins.is_closed() || rules.minimum_han() > 1;
        let room = outlook.room();
        let found = self.graph.find(start, room, goes_on_after_wins);
        found.map_err(|Full| PlanError::TooManyStates { room })?;
        Ok(Lanes::new(start, self.graph.fives_that_win()))
    }

    /// The discards of a hand.
    fn roots(&mut self, start: &Start, lanes: &Lanes, hand: &Hand) -> Vec<Root> {
        let mut roots: Vec<Root> = Vec::new();
        for face in hand.faces() {
            if roots.last().is_some_and(|root| root.plan.face == face) {
                continue;
            }
            let (suit, rank) = (face.tile().index() / 9, face.tile().index() % 9);
            let mut lane = lanes.of_start();
            if face.is_red() && start.is_red(face.tile() as u8) {
                lane = lanes.without(lane, suit);
            }
            let state = self.graph.after_discard(suit, rank);
            let plan = discard_plan(start, hand, face);
            roots.push(Root { state, lane, plan });
        }
        roots
    }

    /// Goes back turn by turn, and shows the figures of states by lane, and whether riichi is declared,
    /// with so many draws left; of a hand that waits, its own before it draws.
    fn go_back(
        &mut self,
        question: &Question<'_>,
        mut show: impl FnMut(&dyn Fn(u32, usize) -> (Figures, bool), u8),
    ) {
        let Question { start, lanes, hand, outlook, .. } = *question;
        self.settle(question);
        self.groups.place(&self.graph, &mut self.layout, lanes);
        let (layout, groups, tenpai) = (&self.layout, &self.groups, &self.tenpai);
        let (is_closed, waits) = (hand.is_closed(), hand.is_waiting());
        let asked = Asked { layout, groups, tenpai, start, outlook, is_closed, waits };
        self.turns.go_back(&asked, |turns, made| {
            let figures_of = |state: u32, lane: usize| {
                let (first, shape) = (layout.first(state), layout.shape(state));
                let reds = lanes.reds(lane);
                let [is_tenpai, win, points] = if waits {
                    turns.of_waiting(shape, reds)
                } else {
                    turns.of(first, shape, reds)
                };
                (Figures { tenpai: is_tenpai, win, points }, turns.declares(tenpai, state))
            };
            show(&figures_of, start.draws - made);
        });
    }

    /// Values the wins.
    fn settle(&mut self, question: &Question<'_>) {
        let Question { start, lanes, hand, outlook, rules } = *question;
        self.layout.place(&self.graph, lanes);
        let values = Values { start, outlook, rules, hand, lanes, layout: &self.layout };
        self.tenpai.value(&self.graph, &values);
        self.graph.settle_wins(self.tenpai.counts.iter().copied());
    }

    /// Follows a goal turn by turn.
    fn follow(
        &mut self,
        goal: Goal,
        question: &Question<'_>,
        keep: bool,
        show: impl FnMut(&Policy, u8),
    ) -> Policy {
        self.settle(question);
        let Question { start, lanes, hand, outlook, rules } = *question;
        let values = Values { start, outlook, rules, hand, lanes, layout: &self.layout };
        Policy::follow(goal, &self.graph, &values, &self.tenpai, keep, show)
    }

    /// The plan of discards whose figures are known.
    fn answer(&self, start: &Start, roots: Vec<Root>) -> Plan {
        let shanten = roots.iter().map(|root| root.plan.shanten).min();
        Plan {
            shanten: shanten.unwrap_or(Shanten::lacking(start.lacks)),
            draws: start.draws,
            depth: start.depth,
            states: self.graph.states.len() as u32,
            discards: roots.into_iter().map(|root| root.plan).collect(),
        }
    }
}

/// A question whose states were found.
#[derive(Clone, Copy)]
struct Question<'a> {
    start: &'a Start,
    lanes: &'a Lanes,
    hand: &'a Hand,
    outlook: &'a Outlook,
    rules: &'a Rules,
}

/// A start with a tile to discard.
fn with_a_discard(start: Start, hand: &Hand) -> Result<Start, PlanError> {
    let (concealed, melds) = (hand.concealed().total(), hand.melds().len() as u8);
    if concealed % 3 == 2 { Ok(start) } else { Err(PlanError::WrongSize { concealed, melds }) }
}

impl Root {
    /// Notes the figures with so many draws left.
    fn note(&mut self, left: u8, figures_of: &dyn Fn(u32, usize) -> (Figures, bool)) {
        let Some(state) = self.state else { return };
        let (figures, declares) = figures_of(state, self.lane);
        self.plan.by_draws[usize::from(left)] = figures;
        self.plan.declares |= u32::from(declares) << left;
    }

    /// Notes the figures after so many draws under a policy.
    fn note_policy(&mut self, policy: &Policy, made: u8, draws: u8) {
        let Some(state) = self.state else { return };
        let left = draws - made;
        self.plan.by_draws[usize::from(left)] = policy.of(state, self.lane);
        let declares = left > 0 && policy.declares(made, state, self.lane);
        self.plan.declares |= u32::from(declares) << left;
    }
}

/// A discard's plan without figures.
fn discard_plan(start: &Start, hand: &Hand, face: Face) -> DiscardPlan {
    let rest = hand.concealed().without(face.tile()).unwrap_or(*hand.concealed());
    let in_play = start.rows_in_play();
    let shanten = rest.shantens_among(in_play).least();
    let helpful = rest.ukeire_in(&View::BLIND.with_in_play(in_play)).tiles();
    let left = |tile: Tile| start.wall[tile.index() / 9][tile.index() % 9];
    DiscardPlan {
        face,
        shanten,
        ukeire: helpful.iter().map(left).sum(),
        draws: start.draws,
        by_draws: [Figures::default(); MOST_DRAWS as usize + 1],
        declares: 0,
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
