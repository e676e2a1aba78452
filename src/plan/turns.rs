//! The figures of all states, turn by turn from the last draw back, each maximised for itself.

use alloc::vec::Vec;

use super::gains::{IPPATSU, LOCKED, SILENT};
use super::groups::Groups;
use super::lanes::{POINTS, Shape, TENPAI, WIN};
use super::layout::{CLASSES, Layout, StateRun, of_class};
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::tenpai::{AllTenpai, Tenpai};
use super::turn::{Others, Turn};
use super::vectors::{Cell, Vector, both, greater, lesser, plus, some, some_mut, value_of};
use super::visits::{exchange, keep_won, visit};

/// The figures of all states at one turn, which go back turn by turn.
pub(super) struct Turns {
    cells: Vec<Cell>,
    /// What riichi is worth after the turns looked at so far, of each record of a tenpai state.
    after: Vec<Vector>,
    /// For each record of a tenpai state, whether riichi is worth more at this turn.
    declared: Vec<bool>,
    /// What the start hand is worth that is about to draw: riichi isn't declared at this turn.
    waiting: [Cell; MOST_VECTORS],
}

/// The most vectors that a state has.
const MOST_VECTORS: usize = CLASSES[CLASSES.len() - 1];

/// What the figures of a plan are reckoned from.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) layout: &'a Layout,
    pub(super) groups: &'a Groups,
    pub(super) tenpai: &'a AllTenpai,
    pub(super) start: &'a Start,
    pub(super) outlook: &'a Outlook,
    pub(super) is_closed: bool,
    /// Whether the hand has yet to draw, and no discard before that.
    pub(super) waits: bool,
}

impl Turns {
    pub(super) const fn new() -> Turns {
        Turns {
            cells: Vec::new(),
            after: Vec::new(),
            declared: Vec::new(),
            waiting: [Cell::ZERO; MOST_VECTORS],
        }
    }

    /// The chances to be tenpai and to win, and the points, of figures that begin here and have this
    /// shape, with so many red fives, at the turn reached.
    pub(super) fn of(&self, first: u32, shape: Shape, reds: [u8; 3]) -> [f32; 3] {
        let lane = |lane: usize| value_of(&self.cells, 4 * first as usize + lane);
        [lane(TENPAI), lane(WIN), lane(POINTS + shape.lane(reds))]
    }

    /// The same of the start hand that is about to draw.
    pub(super) fn of_waiting(&self, shape: Shape, reds: [u8; 3]) -> [f32; 3] {
        let lane = |lane: usize| value_of(&self.waiting, lane);
        [lane(TENPAI), lane(WIN), lane(POINTS + shape.lane(reds))]
    }

    /// Whether a state declares riichi at the turn reached.
    pub(super) fn declares(&self, tenpai: &AllTenpai, state: u32) -> bool {
        tenpai.records_of(state).any(|record| self.declared[record])
    }

    /// Goes back from the last draw to the first, and shows each turn.
    pub(super) fn go_back(&mut self, asked: &Asked<'_>, mut show: impl FnMut(&Turns, u8)) {
        let Asked { layout, groups, start, .. } = *asked;
        self.begin(asked);
        let is_crowded = layout.is_crowded(start.tiles_after(start.draws) + 1.0);
        show(self, start.draws);
        for made in (0..start.draws).rev() {
            let turn = Turn { made, draws: start.draws, tiles: start.tiles_after(made) };
            for class in 0..CLASSES.len() {
                of_class!(class, V => visit::<V>(&mut self.cells, groups, class, turn));
            }
            exchange(&mut self.cells, groups);
            if turn.is_last() {
                keep_won(&mut self.cells, groups);
            }
            let renewing = Renewing::new(asked, turn, is_crowded);
            // First the start hand alone, about to draw: as if riichi couldn't be declared at this turn.
            let silent = Renewing { may_declare: false, ..renewing };
            let waiting = if asked.waits { layout.run_of_start() } else { None };
            let waiting = waiting.filter(|run| turn.meets(run));
            if let Some(run) = &waiting {
                self.waiting(run, |waiting, cells| waiting.copy_from_slice(cells));
            }
            let alone = waiting.iter().map(|run| (run, &silent, true));
            let all = layout.runs.iter().filter(|run| turn.meets(run));
            for (run, renewing, waits) in alone.chain(all.map(|run| (run, &renewing, false))) {
                of_class!(run.class, V => match (run.lacks == 1, run.swaps) {
                    (false, false) => self.renew::<V, false>(run, renewing),
                    (false, true) => self.renew::<V, true>(run, renewing),
                    (true, false) => self.renew_tenpai::<V, false>(run, renewing),
                    (true, true) => self.renew_tenpai::<V, true>(run, renewing),
                });
                if waits {
                    self.waiting(run, |waiting, cells| waiting.swap_with_slice(cells));
                }
            }
            for (number, record) in asked.tenpai.doubles() {
                self.declare_double(record, number, &renewing);
            }
            show(self, made);
        }
    }

    /// Copies or swaps what the start hand is worth that waits, and the cells of its state.
    fn waiting(&mut self, run: &StateRun, change: impl Fn(&mut [Cell], &mut [Cell])) {
        let vectors = CLASSES[usize::from(run.class)];
        let cells = &mut self.cells[run.first as usize..][..vectors];
        change(&mut self.waiting[..vectors], cells);
    }

    /// What is known after the last draw.
    fn begin(&mut self, asked: &Asked<'_>) {
        let Asked { layout, tenpai, start, outlook, .. } = *asked;
        self.cells.clear();
        self.cells.resize(layout.len(), Cell::ZERO);
        self.after.clear();
        self.after.resize(tenpai.vectors, Vector::ZERO);
        self.declared.clear();
        self.declared.resize(tenpai.all.len(), false);
        // The others discard once more after the last draw.
        let tiles = start.tiles_after(start.draws).max(1.0);
        let others = Others { discards: outlook.others(), tiles };
        for record in &tenpai.all {
            let first = record.first as usize;
            self.cells[first].value.0[TENPAI] = 1.0;
            let Some(rons) = tenpai.rons_of(record) else { continue };
            let at = record.after as usize;
            let after = self.after[at..].iter_mut();
            others.discard(rons.way(LOCKED + 1), after);
            if !record.double {
                let values = self.cells[first..].iter_mut().map(|cell| &mut cell.value);
                others.discard(rons.way(SILENT + 1), values);
            }
        }
        // There is no discard to declare riichi with after the last draw.
        if asked.waits {
            let cells = self.cells[layout.first(0) as usize..].iter().take(MOST_VECTORS);
            self.waiting.iter_mut().zip(cells).for_each(|(waiting, cell)| *waiting = *cell);
        }
    }

    /// Goes one turn back with states that aren't tenpai, and forgets the sums.
    fn renew<const V: usize, const SWAPS: bool>(
        &mut self,
        run: &StateRun,
        renewing: &Renewing<'_>,
    ) {
        let states = run.states as usize;
        let range = run.first as usize..run.first as usize + V * states;
        let cells = &mut self.cells[range.clone()];
        let layout = renewing.asked.layout;
        let (weights, swaps) = (&layout.weights[range.clone()], &layout.swaps[range]);
        for place in (0..states).map(|state| V * state) {
            let cells: &mut [Cell; V] = some_mut(cells, place);
            for number in 0..V {
                let Cell { value, mut sum } = cells[number];
                if SWAPS {
                    sum = swap(cells, number, &swaps[place..place + V]);
                }
                let value = renewing.renewed(number == 0, value, sum, weights[place]);
                cells[number] = Cell { value, sum: Vector::ZERO };
            }
            renewing.keep_win_within(&mut cells[0]);
        }
    }

    /// The same with states that are tenpai: they win, and may declare riichi.
    fn renew_tenpai<const V: usize, const SWAPS: bool>(
        &mut self,
        run: &StateRun,
        renewing: &Renewing<'_>,
    ) {
        let Asked { layout, tenpai, .. } = *renewing.asked;
        let states = run.states as usize;
        let range = run.first as usize..run.first as usize + V * states;
        let cells = &mut self.cells[range.clone()];
        let (weights, swaps) = (&layout.weights[range.clone()], &layout.swaps[range]);
        let vectors = run.vectors as usize..run.vectors as usize + V * states;
        let gains = tenpai.tsumo_of_turn(renewing.turn.is_last(), &vectors);
        let rons = tenpai.rons_of_turn(&vectors);
        let after = &mut self.after[vectors];
        let declared = &mut self.declared[run.tenpai as usize..run.tenpai as usize + states];
        for (state, declared) in declared.iter_mut().enumerate() {
            let place = V * state;
            let (cells, after): (&mut [Cell; V], &mut [Vector; V]) =
                (some_mut(cells, place), some_mut(after, place));
            let ways = Ways::<V>::of(gains, state);
            let weight = weights[place] + ways.silent[0].0[WIN];
            let mut values = [Vector::ZERO; V];
            for (number, new) in values.iter_mut().enumerate() {
                let Cell { value, mut sum } = cells[number];
                if SWAPS {
                    sum = swap(cells, number, &swaps[place..place + V]);
                }
                sum = plus(sum, 1.0, ways.silent[number]);
                *new = renewing.renewed(number == 0, value, sum, weight);
            }
            let rons = rons.map(|rons| Ways::<V>::of(rons, state));
            if let Some(rons) = &rons {
                renewing.others.discard(rons.silent, &mut values);
            }
            if renewing.may_declare {
                let declaring = renewing.declaring(&ways, rons.as_ref(), after, values[0]);
                *declared = renewing.choose(&declaring, &mut values);
            }
            for (cell, value) in cells.iter_mut().zip(values) {
                *cell = Cell { value, sum: Vector::ZERO };
            }
            renewing.keep_win_within(&mut cells[0]);
        }
    }

    /// Lets a state declare double riichi, if the first discard leads to it.
    fn declare_double(&mut self, record: &Tenpai, number: usize, renewing: &Renewing<'_>) {
        let class = CLASSES.iter().position(|&of_class| of_class == usize::from(record.vectors));
        of_class!(class.unwrap_or(0), V => {
            let (cells, after): (&mut [Cell; V], &mut [Vector; V]) = (
                some_mut(&mut self.cells, record.first as usize),
                some_mut(&mut self.after, record.after as usize),
            );
            let tenpai = renewing.asked.tenpai;
            let last = renewing.turn.is_last();
            let range = record.after as usize..record.after as usize + V;
            let ways = Ways::<V>::of(tenpai.tsumo_of_turn(last, &range), 0);
            let rons = tenpai.rons_of_turn(&range).map(|rons| Ways::<V>::of(rons, 0));
            let declaring = renewing.declaring(&ways, rons.as_ref(), after, cells[0].value);
            if renewing.turn.made == u8::from(renewing.asked.waits) {
                let mut values = cells.map(|cell| cell.value);
                self.declared[number] = renewing.choose(&declaring, &mut values);
                for (cell, value) in cells.iter_mut().zip(values) {
                    cell.value = value;
                }
            }
        });
    }
}

/// What a turn adds to a vector of a state that exchanges a plain five for so many red ones: of one suit
/// that has lanes, or of two with two lanes each.
#[inline(always)]
fn swap<const V: usize>(cells: &[Cell; V], number: usize, copies: &[f32]) -> Vector {
    let Cell { value, sum } = cells[number];
    let [one, two, three, four] = value.0;
    if number > 0 {
        // A red five of the second suit, and both; there is none more of the second.
        return plus_change(sum, copies[0], value, [two, two, three, four]);
    }
    let sum = plus_change(sum, copies[0], value, [one, two, four, four]);
    if V == 1 {
        return sum;
    }
    let [second, both, ..] = cells[1].value.0;
    plus_change(sum, copies[1], value, [one, two, second, both])
}

/// Adds so many times what other lanes are worth more.
#[inline(always)]
fn plus_change(sum: Vector, copies: f32, Vector([a, b, c, d]): Vector, other: [f32; 4]) -> Vector {
    let [e, f, g, h] = other;
    plus(sum, copies, Vector([e - a, f - b, g - c, h - d]))
}

/// The lanes of the chances as they are, and the points without a bound.
const CHANCES: Vector =
    Vector([f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY]);

/// The same of the chance to be tenpai alone.
const TENPAI_ALONE: Vector =
    Vector([f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY]);

/// What wins of a state bring in at a turn, in each way.
struct Ways<'a, const V: usize> {
    silent: &'a [Vector; V],
    locked: &'a [Vector; V],
    ippatsu: &'a [Vector; V],
}

impl<'a, const V: usize> Ways<'a, V> {
    /// Those of a state by number.
    #[inline(always)]
    fn of(gains: &'a [Vector], number: usize) -> Ways<'a, V> {
        let gains = &gains[3 * V * number..3 * V * (number + 1)];
        let way = |way: usize| some(gains, way / 2 * V);
        Ways { silent: way(SILENT), locked: way(LOCKED), ippatsu: way(IPPATSU) }
    }
}

/// What going a turn back goes by.
struct Renewing<'a> {
    asked: &'a Asked<'a>,
    turn: Turn,
    share: f32,
    /// The most that figures can be, in the first vector and in others.
    most: [Vector; 2],
    others: Others,
    may_declare: bool,
    always: bool,
    /// Whether what is listed of a state may add up to more than certainty.
    is_crowded: bool,
}

impl<'a> Renewing<'a> {
    fn new(asked: &'a Asked<'a>, turn: Turn, is_crowded: bool) -> Renewing<'a> {
        let Asked { tenpai, outlook, is_closed, .. } = *asked;
        let most = tenpai.most;
        Renewing {
            asked,
            turn,
            share: 1.0 / turn.tiles,
            most: [Vector([1.0, 1.0, most, most]), Vector([most; 4])],
            others: Others { discards: outlook.others(), tiles: turn.tiles },
            may_declare: is_closed && outlook.riichi() != RiichiChoice::Never,
            always: outlook.riichi() == RiichiChoice::Always,
            is_crowded,
        }
    }

    /// What a vector of a state is worth a turn before.
    #[inline(always)]
    fn renewed(&self, is_first: bool, old: Vector, sum: Vector, weight: f32) -> Vector {
        let mut new = plus(old, self.share, plus(sum, -weight, old));
        // No draw lowers a chance. It may lower the points: a cheap win is won, too.
        if is_first {
            new = greater(new, lesser(old, CHANCES));
        }
        lesser(new, self.most[usize::from(!is_first)])
    }

    /// Stops the chance to win at that to be tenpai, which it passes only where what is listed adds up
    /// to more than certainty.
    #[inline(always)]
    fn keep_win_within(&self, Cell { value: Vector(value), .. }: &mut Cell) {
        if value[WIN] > value[TENPAI] && self.is_crowded {
            value[WIN] = value[TENPAI];
        }
    }

    /// What a state is worth that declares riichi, told what it is worth silent; what it is worth in
    /// riichi goes one turn back.
    #[inline(always)]
    fn declaring<const V: usize>(
        &self,
        ways: &Ways<'_, V>,
        rons: Option<&Ways<'_, V>>,
        after: &mut [Vector; V],
        silent: Vector,
    ) -> [Vector; V] {
        let mut declaring = drawing(ways.ippatsu, after, self.share);
        *after = drawing(ways.locked, after, self.share);
        if let Some(rons) = rons {
            self.others.discard(rons.ippatsu, &mut declaring);
            self.others.discard(rons.locked, after);
        }
        // Riichi tells nothing of the chance to be tenpai.
        declaring[0] = greater(declaring[0], lesser(silent, TENPAI_ALONE));
        declaring
    }

    /// Takes riichi where it is worth more; whether it is.
    #[inline(always)]
    fn choose<const V: usize>(&self, declaring: &[Vector; V], values: &mut [Vector; V]) -> bool {
        if self.always {
            *values = *declaring;
            return true;
        }
        let silent = values[0].0[POINTS];
        for (value, &declaring) in values.iter_mut().zip(declaring) {
            *value = greater(*value, declaring);
        }
        values[0].0[POINTS] > silent
    }
}

/// What a hand that nothing changes is worth before a draw, where it is worth `after` behind it.
#[inline(always)]
fn drawing<const V: usize>(gains: &[Vector; V], after: &[Vector; V], share: f32) -> [Vector; V] {
    let (share, rest) = Turn::shares(share, gains[0].0[WIN]);
    let mut drawing = [Vector::ZERO; V];
    for (drawing, (&gains, &after)) in drawing.iter_mut().zip(gains.iter().zip(after)) {
        *drawing = both(share, gains, rest, after);
    }
    drawing
}
