//! What each group is worth, added to the states that draw into it: most of the work of a turn.

use super::groups::{Changing, ChangingRun, Groups, Place, RedGain, Run, Short, Uniform};
use super::lanes::POINTS;
use super::moves::{Lacks, Move, Narrow};
use super::turn::Turn;
use super::vectors::{
    Cell, Vector, greater, lane_mut, lane_of, plus, some, some_mut, sum_mut, value_of,
};

/// Visits all groups of a class that matter at a turn.
pub(super) fn visit<const V: usize>(cells: &mut [Cell], groups: &Groups, class: usize, turn: Turn) {
    let plain = &groups.plain[class];
    for run in plain.runs.iter().filter(|run| turn.visits(run.kind, run.when)) {
        visit_plain::<V>(cells, plain, run);
    }
    if V == 1 {
        let runs = groups.short.groups.runs.iter();
        for run in runs.filter(|run| turn.visits(run.kind, run.when)) {
            visit_short(cells, &groups.short, run);
        }
    }
    let changing = &groups.changing[class];
    for run in changing.runs.iter().filter(|run| turn.visits(run.kind, run.when)) {
        visit_changing::<V>(cells, changing, run, &groups.moves.all);
    }
}

#[inline(never)]
fn visit_plain<const V: usize>(cells: &mut [Cell], groups: &Uniform, run: &Run) {
    let places = &groups.places[run.places.start as usize..run.places.end as usize];
    // Most groups have few states, and are gone through fastest where their number is known.
    match run.kind.size {
        2 if V <= 2 => visit_sized::<V, 2>(cells, places),
        3 if V <= 2 => visit_sized::<V, 3>(cells, places),
        4 if V <= 2 => visit_sized::<V, 4>(cells, places),
        5 if V <= 2 => visit_sized::<V, 5>(cells, places),
        6 if V <= 2 => visit_sized::<V, 6>(cells, places),
        size => {
            for places in places.chunks_exact(usize::from(size).max(1)) {
                let best = best_of::<V>(cells, places);
                add_to(cells, places, &best);
            }
        }
    }
}

#[inline(never)]
fn visit_sized<const V: usize, const K: usize>(cells: &mut [Cell], places: &[Place]) {
    for places in places.chunks_exact(K) {
        let places: &[Place; K] = some(places, 0);
        let best = best_of::<V>(cells, places);
        add_to(cells, places, &best);
    }
}

/// Of each figure the greatest one of states with as many vectors as their group.
#[inline(always)]
fn best_of<const V: usize>(cells: &[Cell], places: &[Place]) -> [Vector; V] {
    let mut best = [Vector::ZERO; V];
    for place in places {
        let of_state: &[Cell; V] = some(cells, place.first as usize);
        for (best, cell) in best.iter_mut().zip(of_state) {
            *best = greater(*best, cell.value);
        }
    }
    best
}

/// Adds what a group is worth to those states.
#[inline(always)]
fn add_to<const V: usize>(cells: &mut [Cell], places: &[Place], best: &[Vector; V]) {
    for place in places {
        let of_state: &mut [Cell; V] = some_mut(cells, place.first as usize);
        for (cell, best) in of_state.iter_mut().zip(best) {
            cell.sum = plus(cell.sum, place.copies, *best);
        }
    }
}

/// The same for groups of one vector whose last state is short of a five that may be red.
fn visit_short(cells: &mut [Cell], short: &Short, run: &Run) {
    let size = usize::from(run.kind.size).max(1);
    let places = &short.groups.places[run.places.start as usize..run.places.end as usize];
    let gains = &short.gains[run.groups as usize..];
    match size {
        2 => visit_short_sized::<2>(cells, places, gains),
        3 => visit_short_sized::<3>(cells, places, gains),
        4 => visit_short_sized::<4>(cells, places, gains),
        5 => visit_short_sized::<5>(cells, places, gains),
        _ => {
            for (places, gains) in places.chunks_exact(size).zip(gains) {
                visit_one_short(cells, places, *gains);
            }
        }
    }
}

#[inline(never)]
fn visit_short_sized<const K: usize>(cells: &mut [Cell], places: &[Place], gains: &[[f32; 2]]) {
    for (places, gains) in places.chunks_exact(K).zip(gains) {
        let places: &[Place; K] = some(places, 0);
        visit_one_short(cells, places, *gains);
    }
}

#[inline(always)]
fn visit_one_short(cells: &mut [Cell], places: &[Place], gains: [f32; 2]) {
    let best = best_of::<1>(cells, places);
    add_to(cells, places, &best);
    let Some(last) = places.last() else { return };
    let more = best[0].0[POINTS + 1] - best[0].0[POINTS];
    let sum = &mut cells[last.first as usize].sum;
    *sum = plus(*sum, more, Vector([0.0, 0.0, gains[0], gains[1]]));
}

/// The same for groups of several vectors.
#[inline(never)]
fn visit_changing<const V: usize>(
    cells: &mut [Cell],
    groups: &Changing,
    run: &ChangingRun,
    moves: &[Move],
) {
    let sizes = &groups.sizes[run.groups.start as usize..run.groups.end as usize];
    let mut rest = &groups.places[run.places as usize..];
    let mut rest_gains = &groups.red_gains[run.red_gains as usize..];
    let mut rest_narrow = &groups.narrow[run.narrow as usize..];
    for &[size, gains, narrow] in sizes {
        let (places, behind) = rest.split_at(usize::from(size));
        let (gains, behind_gains) = rest_gains.split_at(usize::from(gains));
        let (narrow, behind_narrow) = rest_narrow.split_at(usize::from(narrow));
        (rest, rest_gains, rest_narrow) = (behind, behind_gains, behind_narrow);
        let mut best = best_of::<V>(cells, places);
        for state in narrow {
            take_best_of_narrow(cells, &mut best, state, moves);
        }
        add_to(cells, places, &best);
        if !gains.is_empty() {
            // What is looked up by lane has to be in memory, and the best is better off in registers.
            let copy = best;
            add_red_gains(cells, &copy, gains);
        }
        for state in narrow {
            add_to_narrow(cells, &best, state, moves);
        }
    }
}

#[inline(never)]
fn add_red_gains(cells: &mut [Cell], best: &[Vector], gains: &[RedGain]) {
    for gain in gains {
        let (red, plain) = (usize::from(gain.red), usize::from(gain.plain));
        let more = lane_of(best, red) - lane_of(best, plain);
        *sum_mut(cells, gain.to as usize) += gain.times * more;
    }
}

/// The lanes of the points of two suits with two lanes each, as those of one suit follow one another.
type OfTwo = [f32; 4];

#[inline(always)]
fn take_best_of_narrow<const V: usize>(
    cells: &[Cell],
    best: &mut [Vector; V],
    state: &Narrow,
    moves: &[Move],
) {
    let first = state.first as usize;
    let [tenpai, win, none, one] = cells[first].value.0;
    let wide = match (state.lacks, V) {
        (Lacks::Other, _) => {
            let mut copy = *best;
            take_best_by_lane(cells, &mut copy, state, moves);
            *best = copy;
            return;
        }
        (Lacks::First, 2) => [[tenpai, win, none, none], [one, one, 0.0, 0.0], [0.0; 4]],
        (_, 2) => [[tenpai, win, none, one], [none, one, 0.0, 0.0], [0.0; 4]],
        (lacks, _) => {
            let [other, both, ..] = cells[first + 1].value.0;
            match lacks {
                Lacks::First => {
                    [[tenpai, win, none, none], [one, one, other, other], [both, both, 0.0, 0.0]]
                }
                Lacks::Second => {
                    [[tenpai, win, none, one], [none, one, other, both], [other, both, 0.0, 0.0]]
                }
                _ => [[tenpai, win, none, one], [other, both, none, one], [other, both, 0.0, 0.0]],
            }
        }
    };
    for (best, value) in best.iter_mut().zip(wide) {
        *best = greater(*best, Vector(value));
    }
}

#[inline(never)]
fn take_best_by_lane(cells: &[Cell], best: &mut [Vector], state: &Narrow, moves: &[Move]) {
    let first = 4 * state.first as usize;
    for (lane, &of_state) in moves[usize::from(state.number)].of_state.iter().enumerate() {
        let value = value_of(cells, first + usize::from(of_state));
        let best = lane_mut(best, lane);
        *best = if value > *best { value } else { *best };
    }
}

#[inline(always)]
fn add_to_narrow<const V: usize>(
    cells: &mut [Cell],
    best: &[Vector; V],
    state: &Narrow,
    moves: &[Move],
) {
    let first = state.first as usize;
    let both = |plain: f32, red: f32| state.copies * plain + state.red * (red - plain);
    match (state.lacks, &best[..]) {
        (Lacks::Other, _) => {
            let copy = *best;
            add_by_lane(cells, &copy, state, moves);
        }
        (lacks, &[Vector([tenpai, win, none, one]), Vector([two, of_two, ..])]) => {
            // Without a red five of the suit that isn't lacking and with it: plain, and with a red one.
            let [without, with] = match lacks {
                Lacks::First => [both(none, one), both(two, of_two)],
                _ => [both(none, two), both(one, of_two)],
            };
            let gains = [state.copies * tenpai, state.copies * win, without, with];
            add(cells, first, gains);
        }
        (lacks, &[Vector([tenpai, win, n, m]), Vector([p, mp, s, ms]), Vector([ps, mps, ..])]) => {
            let (plain, red): (OfTwo, OfTwo) = match lacks {
                Lacks::First => ([n, p, s, ps], [m, mp, ms, mps]),
                Lacks::Second => ([n, m, s, ms], [p, mp, ps, mps]),
                _ => ([n, m, p, mp], [s, ms, ps, mps]),
            };
            let [a, b, c, d] = plain;
            let [e, f, g, h] = red;
            let gains: OfTwo = [both(a, e), both(b, f), both(c, g), both(d, h)];
            add(cells, first, [state.copies * tenpai, state.copies * win, gains[0], gains[1]]);
            add(cells, first + 1, [gains[2], gains[3], 0.0, 0.0]);
        }
        _ => {}
    }
}

/// Adds gains to what a turn adds to a cell.
#[inline(always)]
fn add(cells: &mut [Cell], cell: usize, gains: [f32; 4]) {
    let sum = &mut cells[cell].sum;
    *sum = plus(*sum, 1.0, Vector(gains));
}

#[inline(never)]
fn add_by_lane(cells: &mut [Cell], best: &[Vector], state: &Narrow, moves: &[Move]) {
    let first = 4 * state.first as usize;
    for (lane, gain) in moves[usize::from(state.number)].gains.iter().enumerate() {
        let plain = gain.plain * lane_of(best, usize::from(gain.plain_lane));
        let red = gain.red * lane_of(best, usize::from(gain.red_lane));
        *sum_mut(cells, first + lane) += plain + red;
    }
}

/// Adds what a red five is worth in place of a plain one, for states of several vectors.
#[inline(never)]
pub(super) fn exchange(cells: &mut [Cell], groups: &Groups) {
    for exchange in &groups.exchanges {
        let (to, from) = (exchange.to as usize, exchange.from as usize);
        let more = value_of(cells, from) - value_of(cells, to);
        *sum_mut(cells, to) += exchange.times * more;
    }
}

/// Lets states keep what they are worth where they don't go on, since a win counts as the last draw.
pub(super) fn keep_won(cells: &mut [Cell], groups: &Groups) {
    for &(Place { first, copies }, vectors) in &groups.win_last {
        for cell in &mut cells[first as usize..first as usize + usize::from(vectors)] {
            cell.sum = plus(cell.sum, copies, cell.value);
        }
    }
}
