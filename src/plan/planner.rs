//! The planner: what is kept from one question to the next.

use alloc::vec::Vec;

use super::error::PlanError;
use super::figures::{DiscardPlan, Figures, Plan};
use super::graph::{Full, Graph};
use super::lanes::{Lanes, POINTS, TENPAI, WIN};
use super::outlook::{MOST_DRAWS, Outlook};
use super::start::Start;
use super::tenpai::Values;
use super::turns::Turns;
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
    of_4: Turns<4>,
    of_8: Turns<8>,
    of_12: Turns<12>,
    of_16: Turns<16>,
    of_32: Turns<32>,
    of_128: Turns<128>,
}

/// A discard whose figures are wanted.
struct Root {
    state: Option<u32>,
    /// The lane of its points.
    lane: usize,
    plan: DiscardPlan,
}

/// Calls a block with the turns that have room for so many lanes.
macro_rules! with_turns {
    ($planner:ident, $lanes:expr, $turns:ident => $answer:expr) => {
        match $lanes {
            0..=4 => {
                let $turns = &mut $planner.of_4;
                $answer
            }
            5..=8 => {
                let $turns = &mut $planner.of_8;
                $answer
            }
            9..=12 => {
                let $turns = &mut $planner.of_12;
                $answer
            }
            13..=16 => {
                let $turns = &mut $planner.of_16;
                $answer
            }
            17..=32 => {
                let $turns = &mut $planner.of_32;
                $answer
            }
            _ => {
                let $turns = &mut $planner.of_128;
                $answer
            }
        }
    };
}

impl Planner {
    /// A planner that has met nothing yet.
    #[must_use]
    pub const fn new() -> Planner {
        Planner {
            graph: Graph::new(),
            of_4: Turns::new(),
            of_8: Turns::new(),
            of_12: Turns::new(),
            of_16: Turns::new(),
            of_32: Turns::new(),
            of_128: Turns::new(),
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
        let start = Start::new(hand, outlook, rules)?;
        let (concealed, melds) = (hand.concealed().total(), hand.melds().len() as u8);
        if concealed % 3 != 2 {
            return Err(PlanError::WrongSize { concealed, melds });
        }
        let lanes = self.find(&start, hand, outlook, rules)?;
        let mut roots = self.roots(&start, &lanes, hand);
        self.go_back(&start, &lanes, hand, outlook, rules, &mut roots);
        let shanten = roots.iter().map(|root| root.plan.shanten).min();
        Ok(Plan {
            shanten: shanten.unwrap_or(Shanten::lacking(start.bound - outlook.depth())),
            draws: outlook.draws(),
            depth: outlook.depth(),
            states: self.graph.states.len() as u32,
            discards: roots.into_iter().map(|root| root.plan).collect(),
        })
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

    fn go_back(
        &mut self,
        start: &Start,
        lanes: &Lanes,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
        roots: &mut [Root],
    ) {
        let values = Values { start, outlook, rules, hand, lanes };
        let graph = &mut self.graph;
        with_turns!(self, POINTS + lanes.of_points(), turns => {
            turns.tenpai.value(graph, &values);
            graph.settle_wins(start, turns.tenpai.counts.iter().copied());
            let is_closed = hand.is_closed();
            turns.go_back(graph, start, outlook, lanes, is_closed, |turns, made| {
                for root in roots.iter_mut() {
                    root.note(turns, start.draws - made);
                }
            });
        });
    }
}

impl Root {
    /// Notes the figures with so many draws left.
    fn note<const S: usize>(&mut self, turns: &Turns<S>, left: u8) {
        let Some(state) = self.state else { return };
        let value = turns.of(state);
        self.plan.by_draws[usize::from(left)] =
            Figures { tenpai: value[TENPAI], win: value[WIN], points: value[POINTS + self.lane] };
        self.plan.declares |= u32::from(turns.declares(state)) << left;
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
