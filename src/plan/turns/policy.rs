//! All three figures under the policy of one objective: it alone decides what is discarded and
//! whether riichi is declared, and the other figures follow.

use alloc::vec::Vec;

use super::riichi_or_dama::RiichiOrDama;
use super::turn::{OpponentsTurn, OtherDiscards, Turn, WinWeight};
use crate::plan::figures::{Figures, Objective};
use crate::plan::graph::{Bucket, Graph, GroupMember};
use crate::plan::layout::{POINTS, RedLanes, StateLayout, TENPAI, WIN};
use crate::plan::states::{Start, StateInfo};
use crate::plan::worth::{DAMA, GainsByWay, IPPATSU, RIICHI, TenpaiState, TenpaiStates};

/// The figures of every state and lane of points at one turn.
type AtTurn = Vec<Figures>;

/// The figures and decisions under one objective.
pub(crate) struct Policy {
    objective: Objective,
    /// How many lanes the points have. Each state has this many figures in a row.
    lanes: usize,
    /// From the last turn back to the first: all of them, or only the one reached.
    history: Vec<AtTurn>,
    sums: AtTurn,
    /// The best of the group at hand, by lane.
    bests: AtTurn,
    /// How many copies lead on from each state.
    weights: Vec<f32>,
    /// The value from this turn on of riichi declared earlier, by tenpai state and lane.
    after: AtTurn,
    /// The turns at which riichi is declared, as bits, by tenpai state and lane.
    declares: Vec<u32>,
    /// The state's own lane, by tenpai state and lane.
    own_lanes: Vec<u8>,
    /// Whether each state is tenpai.
    is_tenpai: Vec<bool>,
}

impl Policy {
    /// Follows an objective from the last draw back to the first, and shows each turn with the
    /// draws made before it. Every turn is kept if `keep` says so.
    pub(crate) fn follow(
        objective: Objective,
        start: &Start,
        graph: &Graph,
        layout: &StateLayout,
        tenpai: &TenpaiStates,
        keep: bool,
        mut show: impl FnMut(&Policy, u8),
    ) -> Policy {
        let (states, lanes) = (graph.states.len(), &layout.lanes);
        let per_tenpai = tenpai.all.len() * lanes.len();
        let own_lanes = |state: &TenpaiState| {
            let shape = layout.shape(state.state);
            (0..lanes.len()).map(move |lane| shape.lane(lanes.reds(lane)) as u8)
        };
        let mut policy = Policy {
            objective,
            lanes: lanes.len(),
            history: Vec::new(),
            sums: alloc::vec![Figures::default(); states * lanes.len()],
            bests: Vec::new(),
            weights: alloc::vec![0.0; states],
            after: alloc::vec![Figures { tenpai: 1.0, ..Figures::default() }; per_tenpai],
            declares: alloc::vec![0; per_tenpai],
            own_lanes: tenpai.all.iter().flat_map(own_lanes).collect(),
            is_tenpai: graph.states.infos().map(|info| info.lacks() == 1).collect(),
        };
        for member in graph.buckets().flat_map(|bucket| &bucket.members) {
            policy.weights[member.state as usize] += f32::from(member.need.copies);
        }
        policy.begin(graph, start, tenpai);
        show(&policy, start.draws);
        for made in (0..start.draws).rev() {
            let turn = Turn::new(start, made);
            let mut values = policy.history.last().expect("the end comes first").clone();
            // Costs count in hands too far from tenpai, too.
            let among = start.opponents.is_some();
            for bucket in graph.buckets().filter(|bucket| among || turn.matters(bucket.kind)) {
                policy.visit(bucket, lanes, &values, bucket.kind.lacks == 0 && turn.is_last());
            }
            policy.visit_swaps(graph, lanes, &values);
            let opponents = OpponentsTurn::new(start, made);
            policy.add_wins(tenpai, turn, opponents.as_ref(), &values);
            let most = tenpai.most + opponents.as_ref().map_or(0.0, |opponents| opponents.most);
            let on = opponents.as_ref().map_or(1.0, |opponents| opponents.tsumo.on[0]);
            policy.before_draw(turn, on, most, &mut values);
            policy.update_tenpai(tenpai, turn, start, opponents.as_ref(), &mut values);
            if let Some(opponents) = &opponents {
                policy.fold_others(opponents, &mut values);
            }
            if !keep {
                policy.history.clear();
            }
            policy.history.push(values);
            show(&policy, made);
        }
        policy
    }

    /// Sets the figures after the last draw, when the others discard once more.
    fn begin(&mut self, graph: &Graph, start: &Start, tenpai: &TenpaiStates) {
        let of_state = |info: StateInfo| {
            let is_tenpai = if info.lacks() == 1 { 1.0 } else { 0.0 };
            core::iter::repeat_n(Figures { tenpai: is_tenpai, ..Figures::default() }, self.lanes)
        };
        let mut values: AtTurn = graph.states.infos().flat_map(of_state).collect();
        let opponents = OpponentsTurn::new(start, start.draws);
        let others = OtherDiscards::at_the_end(start, opponents.as_ref());
        let drawn = OpponentsTurn::at_the_end(start).map(|[first, _]| Figures {
            tenpai: first.0[TENPAI],
            win: 0.0,
            points: first.0[POINTS],
        });
        for (number, state) in tenpai.all.iter().enumerate() {
            let rons = tenpai.rons_of(state);
            for lane in 0..self.lanes {
                let cell = number * self.lanes + lane;
                let with_rons = |way, value| match rons {
                    Some(rons) => {
                        others_discard(others, self.gains(rons, way, cell), way >= RIICHI, value)
                    }
                    None => value,
                };
                let stays = opponents.as_ref().map_or(1.0, |opponents| opponents.riichi_stays);
                let after = drawn.unwrap_or(self.after[cell]).times(stays);
                let mut after = with_rons(RIICHI + 1, after);
                if !state.double {
                    let value = &mut values[state.state as usize * self.lanes + lane];
                    *value = with_rons(DAMA + 1, drawn.unwrap_or(*value));
                    if let Some(opponents) = &opponents {
                        *value = self.or_fold(opponents, *value);
                    }
                }
                after.points -= opponents.as_ref().map_or(0.0, OpponentsTurn::cost);
                self.after[cell] = after;
            }
        }
        if let Some(opponents) = &opponents {
            self.fold_others(opponents, &mut values);
        }
        self.history.push(values);
    }

    /// The figures of a state and lane at the turn reached.
    pub(crate) fn of(&self, state: u32, lane: usize) -> Figures {
        let turn = self.history.last().expect("the end comes first");
        turn[state as usize * self.lanes + lane]
    }

    /// The figures after `made` of `draws` draws, if every turn was kept.
    pub(crate) fn at(&self, made: u8, draws: u8, state: u32, lane: usize) -> Figures {
        let turn = &self.history[usize::from(draws - made.min(draws))];
        turn[state as usize * self.lanes + lane]
    }

    /// Whether riichi is declared from a state after `made` draws.
    pub(crate) fn declares(
        &self,
        tenpai: &TenpaiStates,
        made: u8,
        state: u32,
        lane: usize,
    ) -> bool {
        let mut bits =
            tenpai.numbers_of(state).map(|number| self.declares[number * self.lanes + lane]);
        bits.any(|bits| bits >> made & 1 == 1)
    }

    /// Adds the best of each group to its states; `last`: as the last draw.
    fn visit(&mut self, bucket: &Bucket, lanes: &RedLanes, values: &AtTurn, last: bool) {
        let mut bests = core::mem::take(&mut self.bests);
        for group in bucket.groups() {
            bests.clear();
            bests.extend((0..self.lanes).map(|lane| self.best(group, lane, lanes, values)));
            for member in group {
                let suit = member.need.suit_of_five();
                let copies = if last { member.need.last } else { member.need.copies };
                for (lane, best) in bests.iter().enumerate() {
                    let cell = member.state as usize * self.lanes + lane;
                    let red =
                        if member.need.fives > 0 { lanes.left(lane, suit, copies) } else { 0 };
                    let sum = &mut self.sums[cell];
                    sum.add(best, f32::from(copies - red));
                    sum.add(&values[cell], f32::from(member.need.copies - copies));
                    if red > 0 {
                        sum.add(&bests[lanes.with(lane, suit)], f32::from(red));
                    }
                }
            }
        }
        self.bests = bests;
    }

    /// Adds what a red five in place of a plain one is worth, where the objective gains by it.
    fn visit_swaps(&mut self, graph: &Graph, lanes: &RedLanes, values: &AtTurn) {
        for swap in &graph.swaps {
            let (state, suit) = (swap.state as usize * self.lanes, swap.need.suit_of_five());
            for lane in 0..self.lanes {
                let red = f32::from(lanes.left(lane, suit, swap.need.copies));
                let with = lanes.after_discard(lanes.with(lane, suit), suit, swap.need.fives);
                let with = values[state + with];
                if red > 0.0 && self.objective.prefers(&with, &values[state + lane]) {
                    self.sums[state + lane].add(&with, red);
                    self.sums[state + lane].add(&values[state + lane], -red);
                }
            }
        }
    }

    /// The best that the objective finds in a group, with the red fives of a lane among its 14
    /// tiles.
    fn best(
        &self,
        group: &[GroupMember],
        lane: usize,
        lanes: &RedLanes,
        values: &AtTurn,
    ) -> Figures {
        let mut best: Option<Figures> = None;
        for member in group {
            let lane = match member.need.fives {
                0 => lane,
                held => lanes.after_discard(lane, member.need.suit_of_five(), held),
            };
            let value = values[member.state as usize * self.lanes + lane];
            if best.is_none_or(|best| self.objective.prefers(&value, &best)) {
                best = Some(value);
            }
        }
        best.expect("a group has members")
    }

    /// Takes the cost of a discard from states that aren't tenpai.
    fn fold_others(&self, opponents: &OpponentsTurn, values: &mut AtTurn) {
        for (cell, value) in values.iter_mut().enumerate() {
            if !self.is_tenpai[cell / self.lanes] {
                *value = self.or_fold(opponents, *value);
            }
        }
    }

    /// The value after the turn's discard. A hand that maximises points folds once it has nothing
    /// to gain.
    fn or_fold(&self, opponents: &OpponentsTurn, value: Figures) -> Figures {
        let points = value.points - opponents.cost();
        match self.objective {
            Objective::Points if points < 0.0 => Figures::default(),
            _ => Figures { points, ..value },
        }
    }

    fn add_wins(
        &mut self,
        tenpai: &TenpaiStates,
        turn: Turn,
        opponents: Option<&OpponentsTurn>,
        values: &AtTurn,
    ) {
        let way = DAMA + usize::from(turn.is_last());
        for (number, state) in tenpai.all.iter().enumerate().filter(|(_, state)| !state.double) {
            for lane in 0..self.lanes {
                let gains = self.gains(tenpai.tsumo_of(state), way, number * self.lanes + lane);
                let cell = state.state as usize * self.lanes + lane;
                let sum = &mut self.sums[cell];
                sum.add(&weighed(gains, opponents.map(|turn| &turn.tsumo), false), 1.0);
                sum.add(&values[cell], -gains.win);
            }
        }
    }

    /// The gain of the winning tiles in a way; `cell` is the number of the tenpai state and lane. A
    /// hand that has won counts as tenpai.
    fn gains(&self, gains: GainsByWay<'_>, way: usize, cell: usize) -> Figures {
        let gains = gains.way(way);
        let lane = POINTS + usize::from(self.own_lanes[cell]);
        let (win, points) = (gains[0].0[WIN], gains[lane / 4].0[lane % 4]);
        Figures { tenpai: win, win, points }
    }

    /// Takes all values from after a draw to before it. In crowded states they are bounded by `on`,
    /// the chance that the round is on at the draw, and by `most`, the points of the dearest win.
    fn before_draw(&mut self, turn: Turn, on: f32, most: f32, values: &mut AtTurn) {
        let share = 1.0 / turn.tiles;
        for (cell, value) in values.iter_mut().enumerate() {
            let after = *value;
            let sum = core::mem::take(&mut self.sums[cell]);
            value.add(&sum, share);
            value.add(&after, -share * self.weights[cell / self.lanes]);
            value.tenpai = value.tenpai.clamp(0.0, on);
            value.win = value.win.clamp(0.0, value.tenpai);
            value.points = value.points.min(most);
        }
    }

    /// Lets tenpai states win by ron and choose between riichi and dama, and takes riichi one turn
    /// back.
    fn update_tenpai(
        &mut self,
        tenpai: &TenpaiStates,
        turn: Turn,
        start: &Start,
        opponents: Option<&OpponentsTurn>,
        values: &mut AtTurn,
    ) {
        let (last, share) = (usize::from(turn.is_last()), 1.0 / turn.tiles);
        let others = OtherDiscards::new(start, turn.tiles, opponents);
        let weight = opponents.map(|opponents| &opponents.tsumo);
        let choice = RiichiOrDama::new(start);
        for (number, state) in tenpai.all.iter().enumerate() {
            let (tsumo, rons) = (tenpai.tsumo_of(state), tenpai.rons_of(state));
            for lane in 0..self.lanes {
                let cell = number * self.lanes + lane;
                let tsumo = |way| self.gains(tsumo, way, cell);
                let after_rons = |way, value| match rons {
                    Some(rons) => {
                        others_discard(others, self.gains(rons, way, cell), way >= RIICHI, value)
                    }
                    None => value,
                };
                let value = &mut values[state.state as usize * self.lanes + lane];
                if opponents.is_none() {
                    value.tenpai = 1.0;
                }
                if !state.double {
                    *value = after_rons(DAMA, *value);
                    if let Some(opponents) = opponents {
                        *value = self.or_fold(opponents, *value);
                    }
                }
                if !choice.may_declare() {
                    continue;
                }
                let after = self.after[cell];
                let stays = opponents.map_or(1.0, |opponents| opponents.riichi_stays);
                let drawn =
                    |way| draw_or_pass(&tsumo(way + last), &after, share, weight).times(stays);
                let mut riichi = after_rons(IPPATSU, drawn(IPPATSU));
                let mut after = after_rons(RIICHI, drawn(RIICHI));
                match opponents {
                    Some(opponents) => {
                        after.points -= opponents.cost();
                        riichi.points -= opponents.cost() + opponents.stick();
                    }
                    None => riichi.tenpai = 1.0,
                }
                self.after[cell] = after;
                if choice.may_declare_at(state, turn.made)
                    && choice.choose_for(self.objective, riichi, value)
                {
                    self.declares[cell] |= 1 << turn.made;
                }
            }
        }
    }
}

impl Figures {
    fn times(self, times: f32) -> Figures {
        let mut product = Figures::default();
        product.add(&self, times);
        product
    }

    #[inline(always)]
    fn add(&mut self, other: &Figures, times: f32) {
        self.tenpai += times * other.tenpai;
        self.win += times * other.win;
        self.points += times * other.points;
    }
}

/// The value of a locked hand before a draw: a win, or `after` if the draw doesn't win.
fn draw_or_pass(
    gains: &Figures,
    after: &Figures,
    share: f32,
    weight: Option<&WinWeight>,
) -> Figures {
    let (share, rest) = Turn::shares(share, gains.win);
    let mut before = Figures::default();
    before.add(&weighed(*gains, weight, true), share);
    before.add(after, rest);
    before
}

/// The gain of a win, weighted by its time.
fn weighed(gains: Figures, weight: Option<&WinWeight>, in_riichi: bool) -> Figures {
    let Some(weight) = weight else { return gains };
    let way = usize::from(in_riichi);
    let more = if gains.points > 0.0 { gains.win * weight.more[way] } else { 0.0 };
    let win = weight.on[way] * gains.win;
    Figures { tenpai: win, win, points: weight.on[way] * gains.points + more }
}

/// The value of a hand before the others' discards.
fn others_discard(
    others: OtherDiscards,
    gains: Figures,
    in_riichi: bool,
    value: Figures,
) -> Figures {
    let (share, none) = others.shares(gains.win);
    let weighed = weighed(gains, others.weight(), in_riichi);
    Figures {
        tenpai: match others.weight() {
            Some(_) => share * weighed.tenpai + none * value.tenpai,
            None => value.tenpai,
        },
        win: share * weighed.win + none * value.win,
        points: share * weighed.points + none * value.points,
    }
}
