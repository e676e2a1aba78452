//! The figures of all states, turn by turn from the last draw back, each maximised for itself.

use alloc::vec::Vec;

use super::lanes::{POINTS, Shape, TENPAI, WIN};
use super::layout::{CLASSES, Groups, Lacks, Layout, Move, Narrow, Place, Run, When};
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::tenpai::{AllTenpai, IPPATSU, LOCKED, SILENT, Tenpai};
use super::vectors::{Vector, add, figures, figures_mut, lane_mut, lane_of, take_best};

/// The figures of all states at one turn, which go back turn by turn.
pub(super) struct Turns {
    values: Vec<Vector>,
    /// What a turn adds: of all draws, what a group is worth times how many copies lead to it.
    sums: Vec<Vector>,
    /// What riichi is worth after the turns looked at so far, of each record of a tenpai state.
    after: Vec<Vector>,
    /// For each record of a tenpai state, whether riichi is worth more at this turn.
    declared: Vec<bool>,
}

/// The asked as it is at one turn.
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

    /// Whether groups are visited at this turn.
    fn visits(&self, run: &Run) -> bool {
        match run.when {
            When::Any => self.matters(run.over, run.lacks),
            When::BeforeLast => !self.is_last() && self.matters(run.over, run.lacks),
            When::Last => self.is_last(),
        }
    }
}

/// What the figures of a plan are reckoned from.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) layout: &'a Layout,
    pub(super) tenpai: &'a AllTenpai,
    pub(super) start: &'a Start,
    pub(super) outlook: &'a Outlook,
    pub(super) is_closed: bool,
}

/// Calls a block with the number of vectors of each class.
macro_rules! each_class {
    ($class:ident, $vectors:ident => $block:expr) => {{
        each_class!(0, 1, $class, $vectors, $block);
        each_class!(1, 2, $class, $vectors, $block);
        each_class!(2, 3, $class, $vectors, $block);
        each_class!(3, 4, $class, $vectors, $block);
        each_class!(4, 8, $class, $vectors, $block);
        each_class!(5, 32, $class, $vectors, $block);
    }};
    ($number:literal, $of:literal, $class:ident, $vectors:ident, $block:expr) => {{
        const $class: usize = $number;
        const $vectors: usize = $of;
        const _: () = assert!(CLASSES[$class] == $vectors);
        $block;
    }};
}

impl Turns {
    pub(super) const fn new() -> Turns {
        Turns { values: Vec::new(), sums: Vec::new(), after: Vec::new(), declared: Vec::new() }
    }

    /// The chances to be tenpai and to win, and the points, of figures that begin here and have this
    /// shape, with so many red fives, at the turn reached.
    pub(super) fn of(&self, first: u32, shape: Shape, reds: [u8; 3]) -> [f32; 3] {
        let lane = |lane: usize| *lane_of(&self.values, 4 * first as usize + lane);
        [lane(TENPAI), lane(WIN), lane(POINTS + shape.lane(reds))]
    }

    /// Whether a state declares riichi at the turn reached.
    pub(super) fn declares(&self, tenpai: &AllTenpai, state: u32) -> bool {
        tenpai.records_of(state).any(|record| self.declared[record])
    }

    /// Goes back from the last draw to the first, and shows each turn.
    pub(super) fn go_back(&mut self, asked: &Asked<'_>, mut show: impl FnMut(&Turns, u8)) {
        let Asked { layout, start, .. } = *asked;
        self.begin(asked);
        show(self, start.draws);
        for made in (0..start.draws).rev() {
            let turn = Turn { made, draws: start.draws, tiles: start.tiles_after(made) };
            each_class!(CLASS, V => self.visit::<V>(layout, CLASS, turn));
            self.exchange(layout);
            if turn.is_last() {
                self.keep_won(layout);
            }
            self.add_wins(asked, turn);
            each_class!(CLASS, V => self.renew::<V>(asked, CLASS, turn));
            self.settle_tenpai(asked, turn);
            show(self, made);
        }
    }

    /// What is known after the last draw.
    fn begin(&mut self, asked: &Asked<'_>) {
        let Asked { layout, tenpai, start, outlook, .. } = *asked;
        self.values.clear();
        self.values.resize(layout.len(), Vector::ZERO);
        self.sums.clear();
        self.sums.resize(layout.len(), Vector::ZERO);
        self.after.clear();
        self.after.resize(tenpai.vectors, Vector::ZERO);
        self.declared.clear();
        self.declared.resize(tenpai.all.len(), false);
        // The others discard once more after the last draw.
        let tiles = start.tiles_after(start.draws).max(1.0);
        let others = Others { discards: outlook.others(), tiles };
        for record in &tenpai.all {
            let vectors = usize::from(record.vectors);
            let first = record.first as usize;
            let value = &mut self.values[first..first + vectors];
            value[0].0[TENPAI] = 1.0;
            let at = record.after as usize;
            let after = &mut self.after[at..at + vectors];
            if let Some(rons) = tenpai.rons_of(record) {
                others.discard(rons.way(LOCKED + 1), after);
                if !record.double {
                    others.discard(rons.way(SILENT + 1), value);
                }
            }
        }
    }

    /// Adds what each group of a class is worth to the states that draw into it.
    #[inline(always)]
    fn visit<const V: usize>(&mut self, layout: &Layout, class: usize, turn: Turn) {
        for run in layout.plain[class].runs.iter().filter(|run| turn.visits(run)) {
            self.visit_plain::<V>(&layout.plain[class], run);
        }
        for run in layout.changing[class].runs.iter().filter(|run| turn.visits(run)) {
            self.visit_changing::<V>(&layout.changing[class], run, &layout.moves);
        }
    }

    fn visit_plain<const V: usize>(&mut self, groups: &Groups, run: &Run) {
        let sizes = &groups.sizes[run.groups.start as usize..run.groups.end as usize];
        let mut rest = &groups.places[run.places as usize..];
        for &[size, _, _] in sizes {
            let (places, behind) = rest.split_at(usize::from(size));
            rest = behind;
            let best = self.best_of::<V>(places);
            self.add_to(places, &best);
        }
    }

    /// The same for groups of which states are short of a five that may be red.
    fn visit_changing<const V: usize>(&mut self, groups: &Groups, run: &Run, moves: &[Move]) {
        let sizes = &groups.sizes[run.groups.start as usize..run.groups.end as usize];
        let mut rest = &groups.places[run.places as usize..];
        let mut rest_gains = &groups.red_gains[run.red_gains as usize..];
        let mut rest_narrow = &groups.narrow[run.narrow as usize..];
        for &[size, gains, narrow] in sizes {
            let (places, behind) = rest.split_at(usize::from(size));
            let (gains, behind_gains) = rest_gains.split_at(usize::from(gains));
            let (narrow, behind_narrow) = rest_narrow.split_at(usize::from(narrow));
            (rest, rest_gains, rest_narrow) = (behind, behind_gains, behind_narrow);
            let mut best = self.best_of::<V>(places);
            for state in narrow {
                self.take_best_of_narrow(&mut best, state, moves);
            }
            self.add_to(places, &best);
            if V == 1 {
                let more = best[0].0[POINTS + 1] - best[0].0[POINTS];
                for gain in gains {
                    *lane_mut(&mut self.sums, gain.to as usize) += gain.times * more;
                }
                continue;
            }
            for gain in gains {
                let (red, plain) = (usize::from(gain.red), usize::from(gain.plain));
                let more = lane_of(&best, red) - lane_of(&best, plain);
                *lane_mut(&mut self.sums, gain.to as usize) += gain.times * more;
            }
            for state in narrow {
                self.add_to_narrow(&best, state, moves);
            }
        }
    }

    /// Of each figure the greatest one of states with as many vectors as their group.
    #[inline(always)]
    fn best_of<const V: usize>(&self, places: &[Place]) -> [Vector; V] {
        let mut best = [Vector::ZERO; V];
        for place in places {
            take_best(&mut best, figures(&self.values, place.first));
        }
        best
    }

    /// Adds what a group is worth to those states.
    #[inline(always)]
    fn add_to<const V: usize>(&mut self, places: &[Place], best: &[Vector; V]) {
        for place in places {
            add(figures_mut(&mut self.sums, place.first), best, place.copies);
        }
    }

    #[inline(always)]
    fn take_best_of_narrow<const V: usize>(
        &self,
        best: &mut [Vector; V],
        state: &Narrow,
        moves: &[Move],
    ) {
        if state.lacks != Lacks::Other {
            let [tenpai, win, plain, red] = self.values[state.first as usize].0;
            let both = match state.lacks {
                Lacks::First => [[tenpai, win, plain, plain], [red, red, 0.0, 0.0]],
                _ => [[tenpai, win, plain, red], [plain, red, 0.0, 0.0]],
            };
            for (best, value) in best.iter_mut().zip(&both.map(Vector)) {
                take_best(core::array::from_mut(best), core::array::from_ref(value));
            }
            return;
        }
        let first = 4 * state.first as usize;
        for (lane, &of_state) in moves[usize::from(state.number)].of_state.iter().enumerate() {
            let value = *lane_of(&self.values, first + usize::from(of_state));
            let best = lane_mut(best, lane);
            *best = if value > *best { value } else { *best };
        }
    }

    #[inline(always)]
    fn add_to_narrow<const V: usize>(
        &mut self,
        best: &[Vector; V],
        state: &Narrow,
        moves: &[Move],
    ) {
        if let (true, [Vector([tenpai, win, none, first]), Vector([second, both, _, _]), ..]) =
            (state.lacks != Lacks::Other, &best[..])
        {
            // Without a red five of the suit that isn't lacking and with it: plain, and with a red one.
            let points = match state.lacks {
                Lacks::First => [[none, first], [second, both]],
                _ => [[none, second], [first, both]],
            };
            let [without, with] =
                points.map(|[plain, red]| state.copies * plain + state.red * (red - plain));
            let gains = [state.copies * tenpai, state.copies * win, without, with];
            let sum = &mut self.sums[state.first as usize];
            for (sum, gain) in sum.0.iter_mut().zip(gains) {
                *sum += gain;
            }
            return;
        }
        let first = 4 * state.first as usize;
        for (lane, gain) in moves[usize::from(state.number)].gains.iter().enumerate() {
            let plain = gain.plain * lane_of(best, usize::from(gain.plain_lane));
            let red = gain.red * lane_of(best, usize::from(gain.red_lane));
            *lane_mut(&mut self.sums, first + lane) += plain + red;
        }
    }

    /// Adds what a red five is worth in place of a plain one.
    fn exchange(&mut self, layout: &Layout) {
        for exchange in &layout.exchanges {
            let (to, from) = (exchange.to as usize, exchange.from as usize);
            let more = lane_of(&self.values, from) - lane_of(&self.values, to);
            *lane_mut(&mut self.sums, to) += exchange.times * more;
        }
    }

    /// Lets states keep what they are worth where they don't go on, since a win counts as the last
    /// draw.
    fn keep_won(&mut self, layout: &Layout) {
        for &Place { first, copies } in &layout.win_last {
            let vectors = layout.vectors_at(first);
            let values = &self.values[first as usize..first as usize + vectors];
            let sums = &mut self.sums[first as usize..];
            for (sum, value) in sums.iter_mut().zip(values) {
                add(core::array::from_mut(sum), core::array::from_ref(value), copies);
            }
        }
    }

    /// Adds what wins bring in without riichi.
    fn add_wins(&mut self, asked: &Asked<'_>, turn: Turn) {
        let way = SILENT + usize::from(turn.is_last());
        let tenpai = asked.tenpai;
        for record in tenpai.all.iter().filter(|record| !record.double) {
            let gains = tenpai.tsumo_of(record).way(way);
            let first = record.first as usize;
            let values = &self.values[first..first + gains.len()];
            let copies = gains[0].0[WIN];
            for ((sum, value), gains) in self.sums[first..].iter_mut().zip(values).zip(gains) {
                for lane in 0..4 {
                    sum.0[lane] += gains.0[lane] - copies * value.0[lane];
                }
            }
        }
    }

    /// Goes one turn back with the states of a class, and forgets the sums.
    #[inline(always)]
    fn renew<const V: usize>(&mut self, asked: &Asked<'_>, class: usize, turn: Turn) {
        let (share, most) = (1.0 / turn.tiles, asked.tenpai.most);
        let states = asked.layout.classes[class];
        let (first, states) = (states.first as usize, states.states as usize);
        let range = first..first + V * states;
        let values = self.values[range.clone()].chunks_exact_mut(V);
        let sums = self.sums[range.clone()].chunks_exact_mut(V);
        let weights = asked.layout.weights[range].iter().step_by(V);
        for ((value, sum), &weight) in values.zip(sums).zip(weights) {
            for (vector, (value, sum)) in value.iter_mut().zip(sum).enumerate() {
                let old = value.0;
                // No draw lowers a chance. It may lower the points: a cheap win is won, too.
                let (mut least, mut most) = ([f32::NEG_INFINITY; 4], [most; 4]);
                if vector == 0 {
                    least = [old[TENPAI], old[WIN], f32::NEG_INFINITY, f32::NEG_INFINITY];
                    (most[TENPAI], most[WIN]) = (1.0, 1.0);
                }
                let new: [f32; 4] = core::array::from_fn(|lane| {
                    let new = old[lane] + (sum.0[lane] - weight * old[lane]) * share;
                    let new = if new > least[lane] { new } else { least[lane] };
                    if new < most[lane] { new } else { most[lane] }
                });
                (value.0, *sum) = (new, Vector::ZERO);
            }
        }
    }

    /// Lets tenpai states ron and declare riichi.
    fn settle_tenpai(&mut self, asked: &Asked<'_>, turn: Turn) {
        let Asked { tenpai, outlook, is_closed, .. } = *asked;
        let (last, share) = (usize::from(turn.is_last()), 1.0 / turn.tiles);
        let others = Others { discards: outlook.others(), tiles: turn.tiles };
        let may_declare = is_closed && outlook.riichi() != RiichiChoice::Never;
        let always = outlook.riichi() == RiichiChoice::Always;
        if !may_declare && outlook.others() == 0 {
            return;
        }
        let settling = Settling { tenpai, turn, last, share, others, may_declare, always };
        for (number, record) in tenpai.all.iter().enumerate() {
            match record.vectors {
                1 => self.settle::<1>(record, number, settling),
                2 => self.settle::<2>(record, number, settling),
                3 => self.settle::<3>(record, number, settling),
                4 => self.settle::<4>(record, number, settling),
                8 => self.settle::<8>(record, number, settling),
                _ => self.settle::<32>(record, number, settling),
            }
        }
    }

    #[inline(always)]
    fn settle<const V: usize>(&mut self, record: &Tenpai, number: usize, settling: Settling<'_>) {
        let Settling { tenpai, turn, last, share, others, may_declare, always } = settling;
        let value = figures_mut::<V>(&mut self.values, record.first);
        let rons = tenpai.rons_of(record);
        if let (false, Some(rons)) = (record.double, rons) {
            others.discard(rons.way(SILENT), value);
        }
        if !may_declare {
            return;
        }
        let tsumo = tenpai.tsumo_of(record);
        let after = figures_mut::<V>(&mut self.after, record.after);
        let mut declaring = drawing(tsumo.way(IPPATSU + last), after, share);
        *after = drawing(tsumo.way(LOCKED + last), after, share);
        if let Some(rons) = rons {
            others.discard(rons.way(IPPATSU), &mut declaring);
            others.discard(rons.way(LOCKED), after);
        }
        if record.double && turn.made > 0 {
            return;
        }
        declaring[0].0[TENPAI] = value[0].0[TENPAI];
        self.declared[number] = always || declaring[0].0[POINTS] > value[0].0[POINTS];
        if always {
            *value = declaring;
        } else {
            take_best(value, &declaring);
        }
    }
}

/// What a turn's settling goes by.
#[derive(Clone, Copy)]
struct Settling<'a> {
    tenpai: &'a AllTenpai,
    turn: Turn,
    last: usize,
    share: f32,
    others: Others,
    may_declare: bool,
    always: bool,
}

/// What a hand that nothing changes is worth before a draw, where it is worth `after` behind it.
#[inline(always)]
fn drawing<const V: usize>(gains: &[Vector], after: &[Vector; V], share: f32) -> [Vector; V] {
    let gains: &[Vector; V] = gains.first_chunk().unwrap_or(after);
    let rest = 1.0 - gains[0].0[WIN] * share;
    core::array::from_fn(|vector| {
        let (gains, after) = (&gains[vector].0, &after[vector].0);
        Vector(core::array::from_fn(|lane| gains[lane] * share + rest * after[lane]))
    })
}

/// What the others do between two draws.
#[derive(Clone, Copy)]
pub(super) struct Others {
    pub(super) discards: u8,
    /// How many tiles are unseen.
    pub(super) tiles: f32,
}

impl Others {
    /// What each gain counts, and what remains of what follows, where so many copies win.
    #[inline(always)]
    pub(super) fn chances(self, copies: f32) -> (f32, f32) {
        if copies == 0.0 {
            return (0.0, 1.0);
        }
        let safe = (1.0 - copies / self.tiles).max(0.0);
        let none = (0..self.discards).fold(1.0, |none, _| none * safe);
        ((1.0 - none) / copies, none)
    }

    /// Lets them discard before the value is reached.
    #[inline(always)]
    fn discard(self, gains: &[Vector], value: &mut [Vector]) {
        let (by_ron, none) = self.chances(gains[0].0[WIN]);
        for (vector, (value, gains)) in value.iter_mut().zip(gains).enumerate() {
            // The chance to be tenpai stays as it is.
            for lane in if vector == 0 { WIN } else { 0 }..4 {
                value.0[lane] = by_ron * gains.0[lane] + none * value.0[lane];
            }
        }
    }
}
