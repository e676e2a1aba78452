//! The figures of all states, turn by turn from the last draw back, each maximised for itself.

use alloc::vec::Vec;

use super::graph::{Bucket, Graph, Member};
use super::lanes::{Lanes, Moves, POINTS, TENPAI, WIN};
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::tenpai::{AllTenpai, Ways, Winners};

/// The figures of a state: a chance to be tenpai, one to win, and points by red fives.
pub(super) type Figures<const S: usize> = [f32; S];

/// The figures of all states at one turn, which go back turn by turn.
pub(super) struct Turns<const S: usize> {
    values: Vec<Figures<S>>,
    /// What a turn adds: of all draws, what a group is worth times how many copies lead to it.
    sums: Vec<Figures<S>>,
    /// How many copies lead on from each state.
    weights: Vec<f32>,
    pub(super) tenpai: AllTenpai<S>,
    /// For each record of a tenpai state, whether riichi is worth more at this turn.
    declared: Vec<bool>,
}

/// The question as it is at one turn.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    /// How many draws were made, and how many there are in all.
    pub(super) made: u8,
    pub(super) draws: u8,
    /// How many tiles the wall has.
    pub(super) tiles: f32,
}

impl Turn {
    /// Whether the next draw is the last one.
    pub(super) const fn is_last(&self) -> bool {
        self.made + 1 == self.draws
    }

    /// Whether groups that are met and lack so many tiles matter: whether tenpai can be reached.
    pub(super) const fn matters(&self, over: u8, lacks: u8) -> bool {
        over <= self.made && lacks <= self.draws - self.made
    }
}

impl<const S: usize> Turns<S> {
    pub(super) const fn new() -> Turns<S> {
        Turns {
            values: Vec::new(),
            sums: Vec::new(),
            weights: Vec::new(),
            tenpai: AllTenpai::new(),
            declared: Vec::new(),
        }
    }

    /// The figures of a state at the turn reached.
    pub(super) fn of(&self, state: u32) -> &Figures<S> {
        &self.values[state as usize]
    }

    /// The records of tenpai states that declare riichi at the turn reached.
    pub(super) fn declares(&self, state: u32) -> bool {
        let all = self.tenpai.all.iter().zip(&self.declared);
        all.filter(|(tenpai, _)| tenpai.state == state).any(|(_, &declared)| declared)
    }

    /// Goes back from the last draw to the first, and shows each turn.
    pub(super) fn go_back(
        &mut self,
        graph: &Graph,
        start: &Start,
        outlook: &Outlook,
        lanes: &Lanes,
        is_closed: bool,
        mut show: impl FnMut(&Turns<S>, u8),
    ) {
        self.begin(graph, start, outlook);
        show(self, start.draws);
        let moves = Moves::new(lanes);
        for made in (0..start.draws).rev() {
            let turn = Turn { made, draws: start.draws, tiles: start.tiles_after(made) };
            for (over, lacks, plain, fives) in graph.buckets() {
                if lacks == 0 && turn.is_last() {
                    self.visit_won(plain, &moves);
                    self.visit_won(fives, &moves);
                } else if turn.matters(over, lacks) {
                    self.visit(plain);
                    self.visit_fives(fives, &moves);
                }
            }
            self.visit_swaps(graph, &moves, turn);
            self.add_wins(turn);
            self.renew(turn);
            self.settle_tenpai(turn, outlook, is_closed);
            show(self, made);
        }
    }

    /// What is known after the last draw.
    fn begin(&mut self, graph: &Graph, start: &Start, outlook: &Outlook) {
        let states = graph.states.len();
        self.values.clear();
        self.values.resize(states, [0.0; S]);
        self.sums.clear();
        self.sums.resize(states, [0.0; S]);
        self.weights.clear();
        self.weights.resize(states, 0.0);
        self.declared.clear();
        self.declared.resize(self.tenpai.all.len(), false);
        for (_, _, plain, fives) in graph.buckets() {
            for member in plain.members.iter().chain(&fives.members) {
                self.weights[member.state as usize] += f32::from(member.copies);
            }
        }
        for (value, &lacks) in self.values.iter_mut().zip(&graph.states.lacks) {
            value[TENPAI] = if lacks == 1 { 1.0 } else { 0.0 };
        }
        // The others discard once more after the last draw.
        let tiles = start.tiles_after(start.draws).max(1.0);
        let others = Others { discards: outlook.others(), tiles };
        for (tenpai, ron) in self.tenpai.all.iter_mut().zip(&self.tenpai.rons) {
            others.discard(&ron.locked[1], &mut tenpai.after);
            if !tenpai.double {
                others.discard(&ron.silent[1], &mut self.values[tenpai.state as usize]);
            }
        }
    }

    /// Adds what each group is worth to the states that draw into it.
    #[inline(always)]
    fn visit(&mut self, bucket: &Bucket) {
        for group in bucket.groups() {
            let mut best = self.values[group[0].state as usize];
            for member in &group[1..] {
                take_best(&mut best, &self.values[member.state as usize]);
            }
            for member in group {
                add(&mut self.sums[member.state as usize], &best, f32::from(member.copies));
            }
        }
    }

    /// The same for groups that a five which may be red leads to or from.
    fn visit_fives(&mut self, bucket: &Bucket, moves: &Moves<S>) {
        for group in bucket.groups() {
            let best = self.best_of_fives(group, moves);
            for member in group {
                let sum = &mut self.sums[member.state as usize];
                add_five(sum, &best, member, member.copies, moves);
            }
        }
    }

    /// Adds what a red five is worth in place of a plain one.
    fn visit_swaps(&mut self, graph: &Graph, moves: &Moves<S>, turn: Turn) {
        let states = &graph.states;
        for swap in &graph.swaps {
            let state = swap.state as usize;
            if !turn.matters(states.over[state], states.lacks[state]) {
                continue;
            }
            let suit = suit_of(swap);
            let best = moves.after_discard(&self.values[state], suit, swap.fives);
            moves.add_red(&mut self.sums[state], &best, suit, swap.copies);
        }
    }

    /// What a group is worth that a five which may be red leads to or from.
    #[inline(always)]
    fn best_of_fives(&self, group: &[Member], moves: &Moves<S>) -> Figures<S> {
        let mut best = [0.0; S];
        for member in group {
            let value = &self.values[member.state as usize];
            match member.fives {
                0 => take_best(&mut best, value),
                held => take_best(&mut best, &moves.after_discard(value, suit_of(member), held)),
            }
        }
        best
    }

    /// Adds what groups are worth that are won already, where the last draw leads into them: then more
    /// wins count, and those don't go on.
    fn visit_won(&mut self, bucket: &Bucket, moves: &Moves<S>) {
        for group in bucket.groups() {
            let best = self.best_of_fives(group, moves);
            for member in group {
                let state = member.state as usize;
                let value = self.values[state];
                add(&mut self.sums[state], &value, f32::from(member.copies - member.last));
                add_five(&mut self.sums[state], &best, member, member.last, moves);
            }
        }
    }

    /// Adds what wins bring in without riichi.
    fn add_wins(&mut self, turn: Turn) {
        for tenpai in self.tenpai.all.iter().filter(|tenpai| !tenpai.double) {
            let winners = &tenpai.tsumo.silent[usize::from(turn.is_last())];
            let value = &self.values[tenpai.state as usize];
            let sum = &mut self.sums[tenpai.state as usize];
            for lane in 0..S {
                sum[lane] += winners.gains[lane] - winners.copies * value[lane];
            }
        }
    }

    /// Goes one turn back, and forgets the sums.
    #[inline(always)]
    fn renew(&mut self, turn: Turn) {
        let share = 1.0 / turn.tiles;
        let mut most = [self.tenpai.most; S];
        (most[TENPAI], most[WIN]) = (1.0, 1.0);
        let all = self.values.iter_mut().zip(&mut self.sums).zip(&self.weights);
        for ((value, sum), &weight) in all {
            for lane in 0..S {
                let old = value[lane];
                let new = old + (sum[lane] - weight * old) * share;
                // No draw lowers a chance. It may lower the points: a cheap win is won, too.
                let new = if new > old || lane >= POINTS { new } else { old };
                value[lane] = if new < most[lane] { new } else { most[lane] };
                sum[lane] = 0.0;
            }
        }
    }

    /// Lets tenpai states ron and declare riichi.
    fn settle_tenpai(&mut self, turn: Turn, outlook: &Outlook, is_closed: bool) {
        let (last, share) = (usize::from(turn.is_last()), 1.0 / turn.tiles);
        let others = Others { discards: outlook.others(), tiles: turn.tiles };
        let no_ron = Ways::NONE;
        let may_declare = is_closed && outlook.riichi() != RiichiChoice::Never;
        for (place, tenpai) in self.tenpai.all.iter_mut().enumerate() {
            let ron = self.tenpai.rons.get(place).unwrap_or(&no_ron);
            let value = &mut self.values[tenpai.state as usize];
            if !tenpai.double {
                others.discard(&ron.silent[0], value);
            }
            if !may_declare {
                continue;
            }
            let mut declaring = drawing(&tenpai.tsumo.ippatsu[last], &tenpai.after, share);
            others.discard(&ron.ippatsu[0], &mut declaring);
            tenpai.after = drawing(&tenpai.tsumo.locked[last], &tenpai.after, share);
            others.discard(&ron.locked[0], &mut tenpai.after);
            if tenpai.double && turn.made > 0 {
                continue;
            }
            declaring[TENPAI] = value[TENPAI];
            let always = outlook.riichi() == RiichiChoice::Always;
            self.declared[place] = always || declaring[POINTS] > value[POINTS];
            if always {
                *value = declaring;
            } else {
                take_best(value, &declaring);
            }
        }
    }
}

/// What a hand that nothing changes is worth before a draw, where it is worth `after` behind it.
#[inline(always)]
fn drawing<const S: usize>(winners: &Winners<S>, after: &[f32; S], share: f32) -> [f32; S] {
    let rest = 1.0 - winners.copies * share;
    core::array::from_fn(|lane| winners.gains[lane] * share + rest * after[lane])
}

/// What the others do between two draws.
#[derive(Clone, Copy)]
pub(super) struct Others {
    pub(super) discards: u8,
    /// How many tiles are unseen.
    pub(super) tiles: f32,
}

impl Others {
    /// Lets them discard before the value is reached.
    #[inline(always)]
    pub(super) fn discard<const S: usize>(self, winners: &Winners<S>, value: &mut [f32; S]) {
        if winners.copies == 0.0 {
            return;
        }
        let safe = (1.0 - winners.copies / self.tiles).max(0.0);
        let none = (0..self.discards).fold(1.0, |none, _| none * safe);
        let by_ron = (1.0 - none) / winners.copies;
        for (value, gain) in value.iter_mut().zip(&winners.gains).skip(WIN) {
            *value = by_ron * gain + none * *value;
        }
    }
}

/// Of each figure the greater one.
#[inline(always)]
fn take_best<const S: usize>(best: &mut [f32; S], other: &[f32; S]) {
    for lane in 0..S {
        best[lane] = if other[lane] > best[lane] { other[lane] } else { best[lane] };
    }
}

#[inline(always)]
fn add<const S: usize>(sum: &mut [f32; S], worth: &[f32; S], copies: f32) {
    for lane in 0..S {
        sum[lane] += copies * worth[lane];
    }
}

/// Adds what a group is worth to a member, into which so many copies lead.
#[inline(always)]
fn add_five<const S: usize>(
    sum: &mut [f32; S],
    best: &[f32; S],
    member: &Member,
    copies: u8,
    moves: &Moves<S>,
) {
    add(sum, best, f32::from(copies));
    if member.fives > 0 {
        moves.add_red(sum, best, suit_of(member), copies);
    }
}

/// The suit of a member's tile that is a five.
#[inline(always)]
fn suit_of(member: &Member) -> usize {
    usize::from(member.tile / 9) % 3
}
