//! The figures of all states, turn by turn, each maximised on its own.

use alloc::vec::Vec;

use super::group_visits::{exchange_fives, keep_last_wins, visit};
use super::riichi_or_dama::RiichiOrDama;
use super::turn::{OpponentsTurn, OtherDiscards, Turn};
use crate::plan::layout::{
    CLASSES, Cell, GroupLayout, LaneShape, MOST_VECTORS, POINTS, StateLayout, StateRun, TENPAI,
    Vector, WIN, both, first_chunk, first_chunk_mut, greater, lesser, of_class, plus, value_of,
};
use crate::plan::states::Start;
use crate::plan::worth::{DAMA, IPPATSU, RIICHI, TenpaiState, TenpaiStates};

/// The figures of all states at one turn, which goes back from the last draw to the first.
pub(crate) struct BestFigures {
    cells: Vec<Cell>,
    /// The value from this turn on of riichi declared earlier, for each tenpai state.
    after: Vec<Vector>,
    /// Whether riichi is worth more points at this turn, for each tenpai state.
    declared: Vec<bool>,
    /// The figures of a start hand that has yet to draw and so can't declare riichi at this turn.
    waiting: [Cell; MOST_VECTORS],
}

/// The inputs of the figures.
#[derive(Clone, Copy)]
pub(crate) struct TurnInputs<'a> {
    pub(crate) start: &'a Start,
    pub(crate) layout: &'a StateLayout,
    pub(crate) groups: &'a GroupLayout,
    pub(crate) tenpai: &'a TenpaiStates,
}

impl BestFigures {
    pub(crate) const fn new() -> BestFigures {
        BestFigures {
            cells: Vec::new(),
            after: Vec::new(),
            declared: Vec::new(),
            waiting: [Cell::ZERO; MOST_VECTORS],
        }
    }

    /// The chances to be tenpai and to win, and the points with these red fives, at the turn
    /// reached, of the state of this shape whose first cell is `first`.
    pub(crate) fn of(&self, first: u32, shape: LaneShape, reds: [u8; 3]) -> [f32; 3] {
        let lane = |lane: usize| value_of(&self.cells, 4 * first as usize + lane);
        [lane(TENPAI), lane(WIN), lane(POINTS + shape.lane(reds))]
    }

    /// The same of a start hand that has yet to draw.
    pub(crate) fn of_waiting(&self, shape: LaneShape, reds: [u8; 3]) -> [f32; 3] {
        let lane = |lane: usize| value_of(&self.waiting, lane);
        [lane(TENPAI), lane(WIN), lane(POINTS + shape.lane(reds))]
    }

    /// Whether a state declares riichi at the turn reached.
    pub(crate) fn declares(&self, tenpai: &TenpaiStates, state: u32) -> bool {
        tenpai.numbers_of(state).any(|number| self.declared[number])
    }

    /// Goes back from the last draw to the first, and shows each turn with the draws made before
    /// it.
    pub(crate) fn go_back(
        &mut self,
        inputs: &TurnInputs<'_>,
        mut show: impl FnMut(&BestFigures, u8),
    ) {
        let TurnInputs { start, layout, groups, tenpai } = *inputs;
        self.begin(inputs);
        show(self, start.draws);
        for made in (0..start.draws).rev() {
            let turn = Turn::new(start, made);
            for class in 0..CLASSES.len() {
                of_class!(class, V => visit::<V>(&mut self.cells, groups, class, turn));
            }
            exchange_fives(&mut self.cells, groups);
            if turn.is_last() {
                keep_last_wins(&mut self.cells, groups);
            }
            let update = TurnUpdate::new(inputs, turn);
            // A start hand that has yet to draw first, alone, without riichi at this turn.
            let in_dama = TurnUpdate { riichi: update.riichi.never(), ..update };
            let waiting = if start.waits { layout.run_of_start() } else { None };
            let waiting = waiting.filter(|run| turn.reaches(run));
            if let Some(run) = &waiting {
                self.change_waiting(run, |waiting, cells| waiting.copy_from_slice(cells));
            }
            let alone = waiting.iter().map(|run| (run, &in_dama, true));
            let all = layout.runs.iter().filter(|run| turn.reaches(run));
            for (run, update, waits) in alone.chain(all.map(|run| (run, &update, false))) {
                of_class!(run.class, V => match (run.lacks == 1, run.swaps) {
                    (false, false) => self.update_run::<V, false>(run, update),
                    (false, true) => self.update_run::<V, true>(run, update),
                    (true, false) => self.update_tenpai::<V, false>(run, update),
                    (true, true) => self.update_tenpai::<V, true>(run, update),
                });
                if waits {
                    self.change_waiting(run, |waiting, cells| waiting.swap_with_slice(cells));
                }
            }
            for (number, state) in tenpai.doubles() {
                self.update_double(state, number, &update);
            }
            show(self, made);
        }
    }

    /// Copies or swaps the figures of the waiting start hand and the cells of its state.
    fn change_waiting(&mut self, run: &StateRun, change: impl Fn(&mut [Cell], &mut [Cell])) {
        let vectors = CLASSES[usize::from(run.class)];
        let cells = &mut self.cells[run.first as usize..][..vectors];
        change(&mut self.waiting[..vectors], cells);
    }

    /// Sets the figures after the last draw, when the others discard once more.
    fn begin(&mut self, inputs: &TurnInputs<'_>) {
        let TurnInputs { layout, tenpai, start, .. } = *inputs;
        self.cells.clear();
        self.cells.resize(layout.len(), Cell::ZERO);
        self.after.clear();
        self.after.resize(tenpai.vectors, Vector::ZERO);
        self.declared.clear();
        self.declared.resize(tenpai.all.len(), false);
        let opponents = OpponentsTurn::new(start, start.draws);
        let others = OtherDiscards::at_the_end(start, opponents.as_ref());
        let drawn = OpponentsTurn::at_the_end(start);
        for state in &tenpai.all {
            let vectors = usize::from(state.vectors);
            let after = &mut self.after[state.after as usize..][..vectors];
            let cells = &mut self.cells[state.first as usize..][..vectors];
            if !state.double {
                cells[0].value.0[TENPAI] = 1.0;
            }
            if let Some([first, next]) = drawn {
                after.fill(next);
                after[0] = first;
                if !state.double {
                    cells.iter_mut().zip(&*after).for_each(|(cell, after)| cell.value = *after);
                }
            }
            if let Some(turn) = &opponents {
                after.iter_mut().for_each(|after| *after = turn.stay_in_riichi(*after));
            }
            if let Some(rons) = tenpai.rons_of(state) {
                others.add_rons(rons.way(RIICHI + 1), true, after.iter_mut());
                if !state.double {
                    let values = cells.iter_mut().map(|cell| &mut cell.value);
                    others.add_rons(rons.way(DAMA + 1), false, values);
                }
            }
            if let Some(turn) = &opponents {
                for (vector, after) in after.iter_mut().enumerate() {
                    *after = plus(*after, -1.0, turn.cost[usize::from(vector > 0)]);
                }
                for (vector, cell) in cells.iter_mut().enumerate().filter(|_| !state.double) {
                    cell.value = turn.or_fold(cell.value, vector == 0);
                }
            }
        }
        if start.waits {
            let cells = self.cells[layout.first(0) as usize..].iter().take(MOST_VECTORS);
            self.waiting.iter_mut().zip(cells).for_each(|(waiting, cell)| *waiting = *cell);
        }
    }

    /// Takes states that aren't tenpai one turn back, and clears their sums.
    fn update_run<const V: usize, const SWAPS: bool>(
        &mut self,
        run: &StateRun,
        update: &TurnUpdate<'_>,
    ) {
        let states = run.states as usize;
        let range = run.first as usize..run.first as usize + V * states;
        let cells = &mut self.cells[range.clone()];
        let layout = update.inputs.layout;
        let (weights, swaps) = (&layout.weights[range.clone()], &layout.swaps[range]);
        for first in (0..states).map(|state| V * state) {
            let cells: &mut [Cell; V] = first_chunk_mut(cells, first);
            for number in 0..V {
                let Cell { value, mut sum } = cells[number];
                if SWAPS {
                    sum = swap_fives(cells, number, &swaps[first..first + V]);
                }
                let mut value = update.before_draw(number == 0, value, sum, weights[first]);
                if let Some(opponents) = &update.opponents {
                    value = opponents.or_fold(value, number == 0);
                }
                cells[number] = Cell { value, sum: Vector::ZERO };
            }
            keep_win_within_tenpai(&mut cells[0]);
        }
    }

    /// The same for tenpai states, which may win and declare riichi.
    fn update_tenpai<const V: usize, const SWAPS: bool>(
        &mut self,
        run: &StateRun,
        update: &TurnUpdate<'_>,
    ) {
        let TurnInputs { layout, tenpai, .. } = *update.inputs;
        let states = run.states as usize;
        let range = run.first as usize..run.first as usize + V * states;
        let cells = &mut self.cells[range.clone()];
        let (weights, swaps) = (&layout.weights[range.clone()], &layout.swaps[range]);
        let vectors = run.vectors as usize..run.vectors as usize + V * states;
        let gains = tenpai.tsumo_in(update.turn.is_last(), &vectors);
        let rons = tenpai.rons_in(&vectors);
        let after = &mut self.after[vectors];
        let declared = &mut self.declared[run.tenpai as usize..run.tenpai as usize + states];
        for (state, declared) in declared.iter_mut().enumerate() {
            let first = V * state;
            let (cells, after): (&mut [Cell; V], &mut [Vector; V]) =
                (first_chunk_mut(cells, first), first_chunk_mut(after, first));
            let gains = StateGains::<V>::of(gains, state);
            let weight = weights[first] + gains.dama[0].0[WIN];
            let mut values = [Vector::ZERO; V];
            for (number, new) in values.iter_mut().enumerate() {
                let Cell { value, mut sum } = cells[number];
                if SWAPS {
                    sum = swap_fives(cells, number, &swaps[first..first + V]);
                }
                sum = plus(sum, 1.0, update.weigh(gains.dama, number, false));
                *new = update.before_draw(number == 0, value, sum, weight);
            }
            let rons = rons.map(|rons| StateGains::<V>::of(rons, state));
            if let Some(rons) = &rons {
                update.others.add_rons(rons.dama, false, &mut values);
            }
            if let Some(opponents) = &update.opponents {
                for (vector, value) in values.iter_mut().enumerate() {
                    *value = opponents.or_fold(*value, vector == 0);
                }
            }
            if update.riichi.may_declare() {
                let riichi = update.in_riichi(&gains, rons.as_ref(), after, values[0]);
                *declared = update.riichi.choose_each(&riichi, &mut values);
            }
            for (cell, value) in cells.iter_mut().zip(values) {
                *cell = Cell { value, sum: Vector::ZERO };
            }
            keep_win_within_tenpai(&mut cells[0]);
        }
    }

    /// Takes double riichi one turn back, and lets the first discard declare it.
    fn update_double(&mut self, state: &TenpaiState, number: usize, update: &TurnUpdate<'_>) {
        let class = CLASSES.iter().position(|&of_class| of_class == usize::from(state.vectors));
        of_class!(class.expect("as many vectors as a class has"), V => {
            let (cells, after): (&mut [Cell; V], &mut [Vector; V]) = (
                first_chunk_mut(&mut self.cells, state.first as usize),
                first_chunk_mut(&mut self.after, state.after as usize),
            );
            let tenpai = update.inputs.tenpai;
            let last = update.turn.is_last();
            let range = state.after as usize..state.after as usize + V;
            let gains = StateGains::<V>::of(tenpai.tsumo_in(last, &range), 0);
            let rons = tenpai.rons_in(&range).map(|rons| StateGains::<V>::of(rons, 0));
            let riichi = update.in_riichi(&gains, rons.as_ref(), after, cells[0].value);
            if update.riichi.may_declare_at(state, update.turn.made) {
                let mut values = cells.map(|cell| cell.value);
                self.declared[number] = update.riichi.choose_each(&riichi, &mut values);
                for (cell, value) in cells.iter_mut().zip(values) {
                    cell.value = value;
                }
            }
        });
    }
}

/// The sum of a vector after its state exchanged a plain five for each of `copies` red ones: of one
/// suit that has lanes, or of two with two lanes each.
#[inline(always)]
fn swap_fives<const V: usize>(cells: &[Cell; V], number: usize, copies: &[f32]) -> Vector {
    let Cell { value, sum } = cells[number];
    let [one, two, three, four] = value.0;
    if number > 0 {
        // The lanes with the second suit's red five gain the first suit's.
        return plus_difference(sum, copies[0], value, [two, two, three, four]);
    }
    let sum = plus_difference(sum, copies[0], value, [one, two, four, four]);
    if V == 1 {
        return sum;
    }
    let [second, both, ..] = cells[1].value.0;
    plus_difference(sum, copies[1], value, [one, two, second, both])
}

/// `sum + times · (other - value)`.
#[inline(always)]
fn plus_difference(
    sum: Vector,
    times: f32,
    Vector([a, b, c, d]): Vector,
    other: [f32; 4],
) -> Vector {
    let [e, f, g, h] = other;
    plus(sum, times, Vector([e - a, f - b, g - c, h - d]))
}

/// With [`lesser`], keeps the chances of a first vector and clears its points.
const CHANCES: Vector =
    Vector([f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY]);

/// The same for the chance to be tenpai alone.
const TENPAI_ALONE: Vector =
    Vector([f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY]);

/// The gain of one state's wins at a turn.
struct StateGains<'a, const V: usize> {
    dama: &'a [Vector; V],
    riichi: &'a [Vector; V],
    ippatsu: &'a [Vector; V],
}

impl<'a, const V: usize> StateGains<'a, V> {
    /// The gains of the state with this number, where each state has `V` vectors.
    #[inline(always)]
    fn of(gains: &'a [Vector], number: usize) -> StateGains<'a, V> {
        let gains = &gains[3 * V * number..3 * V * (number + 1)];
        let way = |way: usize| first_chunk(gains, way / 2 * V);
        StateGains { dama: way(DAMA), riichi: way(RIICHI), ippatsu: way(IPPATSU) }
    }
}

/// The step from values after a draw to values before it.
#[derive(Clone, Copy)]
struct TurnUpdate<'a> {
    inputs: &'a TurnInputs<'a>,
    turn: Turn,
    /// The chance of one tile to be drawn.
    share: f32,
    /// The most that figures can be: in the first vector, and in others.
    most: [Vector; 2],
    opponents: Option<OpponentsTurn>,
    others: OtherDiscards,
    riichi: RiichiOrDama,
}

impl<'a> TurnUpdate<'a> {
    fn new(inputs: &'a TurnInputs<'a>, turn: Turn) -> TurnUpdate<'a> {
        let TurnInputs { start, tenpai, .. } = *inputs;
        let opponents = OpponentsTurn::new(start, turn.made);
        let most = tenpai.most + opponents.as_ref().map_or(0.0, |opponents| opponents.most);
        // No chance exceeds the chance that the round is still on at the draw.
        let on = opponents.as_ref().map_or(1.0, |opponents| opponents.tsumo.on[0]);
        TurnUpdate {
            inputs,
            turn,
            share: 1.0 / turn.tiles,
            most: [Vector([on, on, most, most]), Vector([most; 4])],
            others: OtherDiscards::new(start, turn.tiles, opponents.as_ref()),
            opponents,
            riichi: RiichiOrDama::new(start),
        }
    }

    /// A vector before a draw: `after + share · (sum - weight · after)`, where `weight` counts the
    /// copies in `sum`.
    #[inline(always)]
    fn before_draw(&self, is_first: bool, after: Vector, sum: Vector, weight: f32) -> Vector {
        let mut before = plus(after, self.share, plus(sum, -weight, after));
        // No draw lowers a chance. It may lower the points, since a cheap win is taken too.
        if is_first {
            before = greater(before, lesser(after, CHANCES));
        }
        lesser(before, self.most[usize::from(!is_first)])
    }

    /// One vector of the gain of a win by tsumo, as it counts at this turn.
    #[inline(always)]
    fn weigh<const V: usize>(&self, gains: &[Vector; V], number: usize, in_riichi: bool) -> Vector {
        match &self.opponents {
            None => gains[number],
            Some(opponents) => {
                opponents.tsumo.weigh(gains[number], gains[0].0[WIN], in_riichi, number == 0)
            }
        }
    }

    /// The value of a locked hand before a draw: a win, or `after` if the draw doesn't win.
    #[inline(always)]
    fn draw_or_pass<const V: usize>(
        &self,
        gains: &[Vector; V],
        after: &[Vector; V],
    ) -> [Vector; V] {
        let (share, rest) = Turn::shares(self.share, gains[0].0[WIN]);
        let mut before = [Vector::ZERO; V];
        for (number, (before, &after)) in before.iter_mut().zip(after).enumerate() {
            *before = both(share, self.weigh(gains, number, true), rest, after);
            if let Some(opponents) = &self.opponents {
                *before = opponents.stay_in_riichi(*before);
            }
        }
        before
    }

    /// The value of a state that declares riichi now. Takes `after`, the value of an earlier
    /// riichi, one turn back. `dama` is the state's first vector without riichi.
    #[inline(always)]
    fn in_riichi<const V: usize>(
        &self,
        gains: &StateGains<'_, V>,
        rons: Option<&StateGains<'_, V>>,
        after: &mut [Vector; V],
        dama: Vector,
    ) -> [Vector; V] {
        let mut riichi = self.draw_or_pass(gains.ippatsu, after);
        *after = self.draw_or_pass(gains.riichi, after);
        if let Some(rons) = rons {
            self.others.add_rons(rons.ippatsu, true, &mut riichi);
            self.others.add_rons(rons.riichi, true, &mut *after);
        }
        if let Some(opponents) = &self.opponents {
            for (vector, (riichi, after)) in riichi.iter_mut().zip(after).enumerate() {
                let place = usize::from(vector > 0);
                *after = plus(*after, -1.0, opponents.cost[place]);
                *riichi = plus(*riichi, -1.0, opponents.cost[place]);
                *riichi = plus(*riichi, -1.0, opponents.stick[place]);
            }
        } else {
            // Riichi doesn't change the chance to be tenpai.
            riichi[0] = greater(riichi[0], lesser(dama, TENPAI_ALONE));
        }
        riichi
    }
}

/// Limits the chance to win to the chance to be tenpai. Only a state with more copies that lead on
/// than the wall has tiles exceeds it by more than rounding.
#[inline(always)]
fn keep_win_within_tenpai(Cell { value: Vector(value), .. }: &mut Cell) {
    if value[WIN] > value[TENPAI] {
        value[WIN] = value[TENPAI];
    }
}
