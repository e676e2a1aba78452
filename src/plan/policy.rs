//! All three figures under the policy of one goal: what is discarded, and whether riichi is declared, is
//! decided by that goal alone, and the other figures follow.

use alloc::vec::Vec;

use super::buckets::{Bucket, Member};
use super::figures::{Figures, Goal};
use super::gains::{IPPATSU, LOCKED, SILENT};
use super::graph::Graph;
use super::lanes::{Lanes, POINTS, WIN};
use super::layout::Layout;
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::states::Known;
use super::tenpai::{AllTenpai, Tenpai, Values, Ways};
use super::turn::{Others, Turn};

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
    /// Which of its own lanes each lane of a tenpai state is.
    lanes_of_records: Vec<u8>,
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
    pub(super) fn follow(
        goal: Goal,
        graph: &Graph,
        values: &Values<'_>,
        tenpai: &AllTenpai,
        keep: bool,
        mut show: impl FnMut(&Policy, u8),
    ) -> Policy {
        let Values { start, outlook, hand, lanes, layout, .. } = *values;
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
            lanes_of_records: Vec::new(),
        };
        policy.sums.resize(states * of_points, Figures::default());
        policy.weights.resize(states, 0.0);
        policy
            .after
            .resize(tenpai.all.len() * of_points, Figures { tenpai: 1.0, ..Figures::default() });
        policy.declares.resize(tenpai.all.len() * of_points, 0);
        policy.places.extend(tenpai.all.iter().enumerate().map(|(place, t)| (t.state, place)));
        policy.places.sort_unstable();
        for member in graph.buckets().flat_map(|bucket| &bucket.members) {
            policy.weights[member.state as usize] += f32::from(member.need.copies);
        }
        policy.lanes_of_records(tenpai, layout, lanes);
        policy.begin(graph, start, outlook, tenpai);
        show(&policy, start.draws);
        for made in (0..start.draws).rev() {
            let turn = Turn { made, draws: start.draws, tiles: start.tiles_after(made) };
            let mut values = policy.history.last().cloned().unwrap_or_default();
            for bucket in graph.buckets() {
                if turn.matters(bucket.kind.over, bucket.kind.lacks) {
                    let last = bucket.kind.lacks == 0 && turn.is_last();
                    policy.visit(bucket, lanes, &values, last);
                }
            }
            policy.visit_swaps(graph, lanes, &values);
            policy.add_wins(tenpai, turn, &values);
            policy.renew(turn, tenpai.most, &mut values);
            policy.settle(tenpai, turn, outlook, is_closed, &mut values);
            if !keep {
                policy.history.clear();
            }
            policy.history.push(values);
            show(&policy, made);
        }
        policy
    }

    fn begin(&mut self, graph: &Graph, start: &Start, outlook: &Outlook, tenpai: &AllTenpai) {
        let of_state = |known: Known| {
            let is_tenpai = if known.lacks() == 1 { 1.0 } else { 0.0 };
            core::iter::repeat_n(Figures { tenpai: is_tenpai, ..Figures::default() }, self.lanes)
        };
        let mut values: AtTurn = graph.states.all_known().flat_map(of_state).collect();
        let tiles = start.tiles_after(start.draws).max(1.0);
        let others = Others { discards: outlook.others(), tiles };
        for (number, record) in tenpai.all.iter().enumerate() {
            let Some(rons) = tenpai.rons_of(record) else { break };
            for lane in 0..self.lanes {
                let place = number * self.lanes + lane;
                let gains = |way| self.gains(rons, way, place);
                let after = after_others(others, gains(LOCKED + 1), self.after[place]);
                if !record.double {
                    let value = &mut values[record.state as usize * self.lanes + lane];
                    *value = after_others(others, gains(SILENT + 1), *value);
                }
                self.after[place] = after;
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
                let copies = if last { member.need.last } else { member.need.copies };
                for (lane, best) in bests.iter().enumerate() {
                    let place = member.state as usize * self.lanes + lane;
                    let red =
                        if member.need.fives > 0 { lanes.left(lane, suit, copies) } else { 0 };
                    let sum = &mut self.sums[place];
                    sum.add(best, f32::from(copies - red));
                    sum.add(&values[place], f32::from(member.need.copies - copies));
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
                let red = f32::from(lanes.left(lane, suit, swap.need.copies));
                let with = lanes.after_discard(lanes.with(lane, suit), suit, swap.need.fives);
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
            let lane = match member.need.fives {
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

    fn add_wins(&mut self, tenpai: &AllTenpai, turn: Turn, values: &AtTurn) {
        let way = SILENT + usize::from(turn.is_last());
        for (number, record) in tenpai.all.iter().enumerate().filter(|(_, record)| !record.double) {
            for lane in 0..self.lanes {
                let gains = self.gains(tenpai.tsumo_of(record), way, number * self.lanes + lane);
                let place = record.state as usize * self.lanes + lane;
                let sum = &mut self.sums[place];
                sum.add(&gains, 1.0);
                sum.add(&values[place], -gains.win);
            }
        }
    }

    /// The lanes of tenpai states that those of the points are, which a state has for its own fives.
    fn lanes_of_records(&mut self, tenpai: &AllTenpai, layout: &Layout, lanes: &Lanes) {
        let of_record = |record: &Tenpai| {
            let shape = layout.shape(record.state);
            (0..self.lanes).map(move |lane| shape.lane(lanes.reds(lane)) as u8)
        };
        self.lanes_of_records = tenpai.all.iter().flat_map(of_record).collect();
    }

    /// What the winning tiles bring in, by record and lane; a hand that has won counts as tenpai.
    fn gains(&self, ways: Ways<'_>, way: usize, place: usize) -> Figures {
        let gains = ways.way(way);
        let lane = POINTS + usize::from(self.lanes_of_records[place]);
        let (win, points) = (gains[0].0[WIN], gains[lane / 4].0[lane % 4]);
        Figures { tenpai: win, win, points }
    }

    /// What a turn adds. Where more is listed than certainty, nothing is more than the dearest win.
    fn renew(&mut self, turn: Turn, most: f32, values: &mut AtTurn) {
        let share = 1.0 / turn.tiles;
        for (place, value) in values.iter_mut().enumerate() {
            let old = *value;
            let sum = core::mem::take(&mut self.sums[place]);
            value.add(&sum, share);
            value.add(&old, -share * self.weights[place / self.lanes]);
            value.tenpai = value.tenpai.clamp(0.0, 1.0);
            value.win = value.win.clamp(0.0, value.tenpai);
            value.points = value.points.min(most);
        }
    }

    fn settle(
        &mut self,
        tenpai: &AllTenpai,
        turn: Turn,
        outlook: &Outlook,
        is_closed: bool,
        values: &mut AtTurn,
    ) {
        let (last, share) = (usize::from(turn.is_last()), 1.0 / turn.tiles);
        let others = Others { discards: outlook.others(), tiles: turn.tiles };
        let may_declare = is_closed && outlook.riichi() != RiichiChoice::Never;
        let always = outlook.riichi() == RiichiChoice::Always;
        for (number, record) in tenpai.all.iter().enumerate() {
            let (tsumo, rons) = (tenpai.tsumo_of(record), tenpai.rons_of(record));
            for lane in 0..self.lanes {
                let place = number * self.lanes + lane;
                let tsumo = |way| self.gains(tsumo, way, place);
                let after_rons = |way, value| match rons {
                    Some(rons) => after_others(others, self.gains(rons, way, place), value),
                    None => value,
                };
                let value = &mut values[record.state as usize * self.lanes + lane];
                value.tenpai = 1.0;
                if !record.double {
                    *value = after_rons(SILENT, *value);
                }
                if !may_declare {
                    continue;
                }
                let after = self.after[place];
                let declaring = drawing(&tsumo(IPPATSU + last), &after, share);
                let declaring = Figures { tenpai: 1.0, ..after_rons(IPPATSU, declaring) };
                let after = after_rons(LOCKED, drawing(&tsumo(LOCKED + last), &after, share));
                self.after[place] = after;
                let is_first = !record.double || turn.made == 0;
                if is_first && (always || self.goal.prefers(&declaring, value)) {
                    *value = declaring;
                    self.declares[place] |= 1 << turn.made;
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

fn drawing(gains: &Figures, after: &Figures, share: f32) -> Figures {
    let (share, rest) = Turn::shares(share, gains.win);
    let mut figures = Figures::default();
    figures.add(gains, share);
    figures.add(after, rest);
    figures
}

fn after_others(others: Others, gains: Figures, value: Figures) -> Figures {
    let (by_ron, none) = others.chances(gains.win);
    Figures {
        tenpai: value.tenpai,
        win: by_ron * gains.win + none * value.win,
        points: by_ron * gains.points + none * value.points,
    }
}

fn suit_of(member: &Member) -> usize {
    usize::from(member.need.tile / 9) % 3
}
