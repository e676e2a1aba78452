//! All three figures under the policy of one goal: what is discarded, and whether riichi is declared, is
//! decided by that goal alone, and the other figures follow.

use alloc::vec::Vec;

use super::figures::{Figures, Goal};
use super::graph::{Bucket, Graph, Member};
use super::lanes::{Lanes, POINTS, WIN};
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::tenpai::{AllTenpai, Values, Ways, Winners};
use super::turns::{Others, Turn};

/// The figures of every state and number of red fives at one turn.
type AtTurn = Vec<Figures>;

/// What following a goal leads to, turn by turn.
pub(super) struct Policy {
    goal: Goal,
    lanes: usize,
    /// From the last turn back to the first; all of them, or only the one reached.
    history: Vec<AtTurn>,
    sums: AtTurn,
    /// What a group is worth, by lane.
    bests: AtTurn,
    weights: Vec<f32>,
    /// What riichi is worth after the turns looked at so far, by tenpai state and red fives.
    after: AtTurn,
    /// The turns at which it is declared, as bits, by tenpai state and red fives.
    declares: Vec<u32>,
    places: Vec<(u32, usize)>,
}

/// Figures that are no farther apart than this share of them are alike: what a few dozen additions
/// lose. Else the last digit would decide instead of the other figures.
const ALIKE: f32 = 4e-6;

impl Goal {
    /// Whether figures are better for the goal; where they are alike, by points, wins and tenpai.
    #[inline(always)]
    pub(super) fn prefers(self, one: &Figures, other: &Figures) -> bool {
        let key = |figures: &Figures| match self {
            Goal::Tenpai => [figures.tenpai, figures.points, figures.win],
            Goal::Win => [figures.win, figures.points, figures.tenpai],
            Goal::Points => [figures.points, figures.win, figures.tenpai],
        };
        for (one, other) in key(one).into_iter().zip(key(other)) {
            if (one - other).abs() > ALIKE * one.max(other) {
                return one > other;
            }
        }
        false
    }
}

impl Policy {
    /// Follows a goal from the last draw back to the first, and keeps every turn if asked to.
    pub(super) fn follow<const S: usize>(
        goal: Goal,
        graph: &Graph,
        values: &Values<'_>,
        tenpai: &AllTenpai<S>,
        keep: bool,
        mut show: impl FnMut(&Policy, u8),
    ) -> Policy {
        let Values { start, outlook, hand, lanes, .. } = *values;
        let is_closed = hand.is_closed();
        let states = graph.states.len();
        let of_points = lanes.of_points();
        let mut policy = Policy {
            goal,
            lanes: of_points,
            history: Vec::new(),
            sums: Vec::new(),
            bests: Vec::new(),
            weights: Vec::new(),
            after: Vec::new(),
            declares: Vec::new(),
            places: Vec::new(),
        };
        policy.sums.resize(states * of_points, Figures::default());
        policy.weights.resize(states, 0.0);
        policy
            .after
            .resize(tenpai.all.len() * of_points, Figures { tenpai: 1.0, ..Figures::default() });
        policy.declares.resize(tenpai.all.len() * of_points, 0);
        policy.places.extend(tenpai.all.iter().enumerate().map(|(place, t)| (t.state, place)));
        policy.places.sort_unstable();
        for (_, _, plain, fives) in graph.buckets() {
            for member in plain.members.iter().chain(&fives.members) {
                policy.weights[member.state as usize] += f32::from(member.copies);
            }
        }
        policy.begin(graph, start, outlook, tenpai);
        show(&policy, start.draws);
        for made in (0..start.draws).rev() {
            let turn = Turn { made, draws: start.draws, tiles: start.tiles_after(made) };
            let mut values = policy.history.last().cloned().unwrap_or_default();
            for (over, lacks, plain, fives) in graph.buckets() {
                if turn.matters(over, lacks) {
                    let last = lacks == 0 && turn.is_last();
                    policy.visit(plain, lanes, &values, last);
                    policy.visit(fives, lanes, &values, last);
                }
            }
            policy.visit_swaps(graph, lanes, &values);
            policy.add_wins(tenpai, turn, &values);
            policy.renew(turn, &mut values);
            policy.settle(tenpai, turn, outlook, is_closed, &mut values);
            if !keep {
                policy.history.clear();
            }
            policy.history.push(values);
            show(&policy, made);
        }
        policy
    }

    fn begin<const S: usize>(
        &mut self,
        graph: &Graph,
        start: &Start,
        outlook: &Outlook,
        tenpai: &AllTenpai<S>,
    ) {
        let of_state = |&lacks: &u8| {
            let is_tenpai = if lacks == 1 { 1.0 } else { 0.0 };
            core::iter::repeat_n(Figures { tenpai: is_tenpai, ..Figures::default() }, self.lanes)
        };
        let mut values: AtTurn = graph.states.lacks.iter().flat_map(of_state).collect();
        let tiles = start.tiles_after(start.draws).max(1.0);
        let others = Others { discards: outlook.others(), tiles };
        for (place, (tenpai, ron)) in tenpai.all.iter().zip(&tenpai.rons).enumerate() {
            for lane in 0..self.lanes {
                let after = &mut self.after[place * self.lanes + lane];
                *after = after_others(others, &ron.locked[1], lane, *after);
                if !tenpai.double {
                    let value = &mut values[tenpai.state as usize * self.lanes + lane];
                    *value = after_others(others, &ron.silent[1], lane, *value);
                }
            }
        }
        self.history.push(values);
    }

    /// The figures of a state with the red fives of a lane, at the turn reached.
    pub(super) fn of(&self, state: u32, lane: usize) -> Figures {
        let place = state as usize * self.lanes + lane;
        self.history.last().and_then(|values| values.get(place)).copied().unwrap_or_default()
    }

    /// The same after so many draws of so many, if every turn was kept.
    pub(super) fn at(&self, made: u8, draws: u8, state: u32, lane: usize) -> Figures {
        let values = self.history.get(usize::from(draws - made.min(draws)));
        let place = state as usize * self.lanes + lane;
        values.and_then(|values| values.get(place)).copied().unwrap_or_default()
    }

    /// Whether riichi is declared from a state after so many draws.
    pub(super) fn declares(&self, made: u8, state: u32, lane: usize) -> bool {
        let first = self.places.partition_point(|&(known, _)| known < state);
        let of_state = self.places[first..].iter().take_while(|&&(known, _)| known == state);
        let mut bits = of_state.map(|&(_, place)| self.declares[place * self.lanes + lane]);
        bits.any(|bits| bits >> made & 1 == 1)
    }

    /// Adds what each group is worth to the states that draw into it; where that is the last draw, wins
    /// that count then don't go on.
    fn visit(&mut self, bucket: &Bucket, lanes: &Lanes, values: &AtTurn, last: bool) {
        let mut bests = core::mem::take(&mut self.bests);
        for group in bucket.groups() {
            bests.clear();
            bests.extend((0..self.lanes).map(|lane| self.best(group, lane, lanes, values)));
            for member in group {
                let suit = suit_of(member);
                let copies = if last { member.last } else { member.copies };
                for (lane, best) in bests.iter().enumerate() {
                    let place = member.state as usize * self.lanes + lane;
                    let red = if member.fives > 0 { lanes.left(lane, suit, copies) } else { 0 };
                    let sum = &mut self.sums[place];
                    sum.add(best, f32::from(copies - red));
                    sum.add(&values[place], f32::from(member.copies - copies));
                    if red > 0 {
                        sum.add(&bests[lanes.with(lane, suit)], f32::from(red));
                    }
                }
            }
        }
        self.bests = bests;
    }

    /// Adds what a red five is worth in place of a plain one.
    fn visit_swaps(&mut self, graph: &Graph, lanes: &Lanes, values: &AtTurn) {
        for swap in &graph.swaps {
            let (state, suit) = (swap.state as usize * self.lanes, suit_of(swap));
            for lane in 0..self.lanes {
                let red = f32::from(lanes.left(lane, suit, swap.copies));
                let with = lanes.after_discard(lanes.with(lane, suit), suit, swap.fives);
                let with = values[state + with];
                // Kept only where the goal gains by it.
                if red > 0.0 && self.goal.prefers(&with, &values[state + lane]) {
                    self.sums[state + lane].add(&with, red);
                    self.sums[state + lane].add(&values[state + lane], -red);
                }
            }
        }
    }

    /// What the goal makes of a group with the red fives of a lane.
    fn best(&self, group: &[Member], lane: usize, lanes: &Lanes, values: &AtTurn) -> Figures {
        let mut best: Option<Figures> = None;
        for member in group {
            let lane = match member.fives {
                0 => lane,
                held => lanes.after_discard(lane, suit_of(member), held),
            };
            let value = values[member.state as usize * self.lanes + lane];
            if best.is_none_or(|best| self.goal.prefers(&value, &best)) {
                best = Some(value);
            }
        }
        best.unwrap_or_default()
    }

    fn add_wins<const S: usize>(&mut self, tenpai: &AllTenpai<S>, turn: Turn, values: &AtTurn) {
        for tenpai in tenpai.all.iter().filter(|tenpai| !tenpai.double) {
            let winners = &tenpai.tsumo.silent[usize::from(turn.is_last())];
            for lane in 0..self.lanes {
                let place = tenpai.state as usize * self.lanes + lane;
                let sum = &mut self.sums[place];
                sum.add(&gains(winners, lane), 1.0);
                sum.add(&values[place], -winners.copies);
            }
        }
    }

    fn renew(&mut self, turn: Turn, values: &mut AtTurn) {
        let share = 1.0 / turn.tiles;
        for (place, value) in values.iter_mut().enumerate() {
            let old = *value;
            let sum = core::mem::take(&mut self.sums[place]);
            value.add(&sum, share);
            value.add(&old, -share * self.weights[place / self.lanes]);
            value.tenpai = value.tenpai.clamp(0.0, 1.0);
            value.win = value.win.clamp(0.0, value.tenpai);
        }
    }

    fn settle<const S: usize>(
        &mut self,
        tenpai: &AllTenpai<S>,
        turn: Turn,
        outlook: &Outlook,
        is_closed: bool,
        values: &mut AtTurn,
    ) {
        let (last, share) = (usize::from(turn.is_last()), 1.0 / turn.tiles);
        let others = Others { discards: outlook.others(), tiles: turn.tiles };
        let no_ron = Ways::NONE;
        let may_declare = is_closed && outlook.riichi() != RiichiChoice::Never;
        for (place, tenpai_state) in tenpai.all.iter().enumerate() {
            let ron = tenpai.rons.get(place).unwrap_or(&no_ron);
            for lane in 0..self.lanes {
                let value = &mut values[tenpai_state.state as usize * self.lanes + lane];
                value.tenpai = 1.0;
                if !tenpai_state.double {
                    *value = after_others(others, &ron.silent[0], lane, *value);
                }
                if !may_declare {
                    continue;
                }
                let after = &mut self.after[place * self.lanes + lane];
                let ways = &tenpai_state.tsumo;
                let declaring = drawing(&ways.ippatsu[last], lane, after, share);
                let declaring = after_others(others, &ron.ippatsu[0], lane, declaring);
                *after = drawing(&ways.locked[last], lane, after, share);
                *after = after_others(others, &ron.locked[0], lane, *after);
                let declaring = Figures { tenpai: 1.0, ..declaring };
                let is_first = !tenpai_state.double || turn.made == 0;
                let always = outlook.riichi() == RiichiChoice::Always;
                if is_first && (always || self.goal.prefers(&declaring, value)) {
                    *value = declaring;
                    self.declares[place * self.lanes + lane] |= 1 << turn.made;
                }
            }
        }
    }
}

impl Figures {
    #[inline(always)]
    fn add(&mut self, other: &Figures, times: f32) {
        self.tenpai += times * other.tenpai;
        self.win += times * other.win;
        self.points += times * other.points;
    }
}

/// What the winning tiles bring in; a hand that has won counts as tenpai.
fn gains<const S: usize>(winners: &Winners<S>, lane: usize) -> Figures {
    let (win, points) = (winners.gains[WIN], winners.gains[POINTS + lane]);
    Figures { tenpai: winners.copies, win, points }
}

fn drawing<const S: usize>(
    winners: &Winners<S>,
    lane: usize,
    after: &Figures,
    share: f32,
) -> Figures {
    let mut figures = Figures::default();
    figures.add(&gains(winners, lane), share);
    figures.add(after, 1.0 - winners.copies * share);
    figures
}

fn after_others<const S: usize>(
    others: Others,
    winners: &Winners<S>,
    lane: usize,
    value: Figures,
) -> Figures {
    let mut all = [0.0; S];
    (all[WIN], all[POINTS + lane]) = (value.win, value.points);
    others.discard(winners, &mut all);
    Figures { tenpai: value.tenpai, win: all[WIN], points: all[POINTS + lane] }
}

fn suit_of(member: &Member) -> usize {
    usize::from(member.tile / 9) % 3
}
