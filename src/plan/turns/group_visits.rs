//! Visiting groups: the best figures among a group's states are added to each state that draws into
//! it. This is most of the work of a turn.

use super::turn::Turn;
use crate::plan::layout::{
    Cell, EvenGroups, FiveGroups, GroupLayout, GroupRun, LaneMap, MemberCells, MissingFive,
    MixedGroups, MixedRun, NarrowMember, POINTS, RedGain, Vector, first_chunk, first_chunk_mut,
    greater, lane_mut, lane_of, plus, sum_mut, value_of,
};

/// Visits all groups of a class that matter at a turn.
pub(crate) fn visit<const V: usize>(
    cells: &mut [Cell],
    groups: &GroupLayout,
    class: usize,
    turn: Turn,
) {
    let even = &groups.even[class];
    for run in even.runs.iter().filter(|run| turn.visits(run.kind, run.time)) {
        visit_even::<V>(cells, even, run);
    }
    if V == 1 {
        let runs = groups.fives.groups.runs.iter();
        for run in runs.filter(|run| turn.visits(run.kind, run.time)) {
            visit_fives(cells, &groups.fives, run);
        }
    }
    let mixed = &groups.mixed[class];
    for run in mixed.runs.iter().filter(|run| turn.visits(run.kind, run.time)) {
        visit_mixed::<V>(cells, mixed, run, &groups.maps.all);
    }
}

#[inline(never)]
fn visit_even<const V: usize>(cells: &mut [Cell], groups: &EvenGroups, run: &GroupRun) {
    let members = &groups.members[run.members.start as usize..run.members.end as usize];
    // Most groups have few states, and a loop of known length is unrolled.
    match run.kind.size {
        2 if V <= 2 => visit_sized::<V, 2>(cells, members),
        3 if V <= 2 => visit_sized::<V, 3>(cells, members),
        4 if V <= 2 => visit_sized::<V, 4>(cells, members),
        5 if V <= 2 => visit_sized::<V, 5>(cells, members),
        6 if V <= 2 => visit_sized::<V, 6>(cells, members),
        size => {
            for members in members.chunks_exact(usize::from(size).max(1)) {
                let best = best_of::<V>(cells, members);
                add_to(cells, members, &best);
            }
        }
    }
}

#[inline(never)]
fn visit_sized<const V: usize, const K: usize>(cells: &mut [Cell], members: &[MemberCells]) {
    for members in members.chunks_exact(K) {
        let members: &[MemberCells; K] = first_chunk(members, 0);
        let best = best_of::<V>(cells, members);
        add_to(cells, members, &best);
    }
}

/// The greatest of each figure among states that have the lanes of their group.
#[inline(always)]
fn best_of<const V: usize>(cells: &[Cell], members: &[MemberCells]) -> [Vector; V] {
    let mut best = [Vector::ZERO; V];
    for member in members {
        let of_state: &[Cell; V] = first_chunk(cells, member.first as usize);
        for (best, cell) in best.iter_mut().zip(of_state) {
            *best = greater(*best, cell.value);
        }
    }
    best
}

/// Adds the best figures to those states, times the copies that lead there.
#[inline(always)]
fn add_to<const V: usize>(cells: &mut [Cell], members: &[MemberCells], best: &[Vector; V]) {
    for member in members {
        let of_state: &mut [Cell; V] = first_chunk_mut(cells, member.first as usize);
        for (cell, best) in of_state.iter_mut().zip(best) {
            cell.sum = plus(cell.sum, member.copies, *best);
        }
    }
}

/// Visits groups of one vector whose last state needs a five.
fn visit_fives(cells: &mut [Cell], fives: &FiveGroups, run: &GroupRun) {
    let size = usize::from(run.kind.size).max(1);
    let members = &fives.groups.members[run.members.start as usize..run.members.end as usize];
    let gains = &fives.gains[run.groups as usize..];
    match size {
        2 => visit_fives_sized::<2>(cells, members, gains),
        3 => visit_fives_sized::<3>(cells, members, gains),
        4 => visit_fives_sized::<4>(cells, members, gains),
        5 => visit_fives_sized::<5>(cells, members, gains),
        _ => {
            for (members, gains) in members.chunks_exact(size).zip(gains) {
                visit_one_of_fives(cells, members, *gains);
            }
        }
    }
}

#[inline(never)]
fn visit_fives_sized<const K: usize>(
    cells: &mut [Cell],
    members: &[MemberCells],
    gains: &[[f32; 2]],
) {
    for (members, gains) in members.chunks_exact(K).zip(gains) {
        let members: &[MemberCells; K] = first_chunk(members, 0);
        visit_one_of_fives(cells, members, *gains);
    }
}

#[inline(always)]
fn visit_one_of_fives(cells: &mut [Cell], members: &[MemberCells], gains: [f32; 2]) {
    let best = best_of::<1>(cells, members);
    add_to(cells, members, &best);
    let Some(last) = members.last() else { return };
    let red_more = best[0].0[POINTS + 1] - best[0].0[POINTS];
    let sum = &mut cells[last.first as usize].sum;
    *sum = plus(*sum, red_more, Vector([0.0, 0.0, gains[0], gains[1]]));
}

/// Visits groups of several vectors with states that need a five.
#[inline(never)]
fn visit_mixed<const V: usize>(
    cells: &mut [Cell],
    groups: &MixedGroups,
    run: &MixedRun,
    maps: &[LaneMap],
) {
    let sizes = &groups.sizes[run.groups.start as usize..run.groups.end as usize];
    let mut members = &groups.members[run.members as usize..];
    let mut red_gains = &groups.red_gains[run.red_gains as usize..];
    let mut narrow = &groups.narrow[run.narrow as usize..];
    for &[of_members, of_gains, of_narrow] in sizes {
        let (group, members_left) = members.split_at(usize::from(of_members));
        let (gains, gains_left) = red_gains.split_at(usize::from(of_gains));
        let (narrow_members, narrow_left) = narrow.split_at(usize::from(of_narrow));
        (members, red_gains, narrow) = (members_left, gains_left, narrow_left);
        let mut best = best_of::<V>(cells, group);
        for member in narrow_members {
            take_best_of_narrow(cells, &mut best, member, maps);
        }
        add_to(cells, group, &best);
        if !gains.is_empty() {
            // A lookup by lane needs an array in memory; `best` itself had better stay in
            // registers.
            let copy = best;
            add_red_gains(cells, &copy, gains);
        }
        for member in narrow_members {
            add_to_narrow(cells, &best, member, maps);
        }
    }
}

#[inline(never)]
fn add_red_gains(cells: &mut [Cell], best: &[Vector], gains: &[RedGain]) {
    for gain in gains {
        let (red, plain) = (usize::from(gain.red), usize::from(gain.plain));
        let red_more = lane_of(best, red) - lane_of(best, plain);
        *sum_mut(cells, gain.to as usize) += gain.times * red_more;
    }
}

#[inline(always)]
fn take_best_of_narrow<const V: usize>(
    cells: &[Cell],
    best: &mut [Vector; V],
    member: &NarrowMember,
    maps: &[LaneMap],
) {
    let first = member.first as usize;
    // The lanes of a state, `none` and `one` red five of its first suit, spread over those of the
    // group.
    let [tenpai, win, none, one] = cells[first].value.0;
    let spread = match (member.missing, V) {
        (MissingFive::ByMap, _) => {
            let mut copy = *best;
            take_best_by_map(cells, &mut copy, member, maps);
            *best = copy;
            return;
        }
        (MissingFive::First, 2) => [[tenpai, win, none, none], [one, one, 0.0, 0.0], [0.0; 4]],
        (_, 2) => [[tenpai, win, none, one], [none, one, 0.0, 0.0], [0.0; 4]],
        (missing, _) => {
            let [other, both, ..] = cells[first + 1].value.0;
            match missing {
                MissingFive::First => {
                    [[tenpai, win, none, none], [one, one, other, other], [both, both, 0.0, 0.0]]
                }
                MissingFive::Second => {
                    [[tenpai, win, none, one], [none, one, other, both], [other, both, 0.0, 0.0]]
                }
                _ => [[tenpai, win, none, one], [other, both, none, one], [other, both, 0.0, 0.0]],
            }
        }
    };
    for (best, value) in best.iter_mut().zip(spread) {
        *best = greater(*best, Vector(value));
    }
}

#[inline(never)]
fn take_best_by_map(cells: &[Cell], best: &mut [Vector], member: &NarrowMember, maps: &[LaneMap]) {
    let first = 4 * member.first as usize;
    for (lane, &of_state) in maps[usize::from(member.map)].of_state.iter().enumerate() {
        let value = value_of(cells, first + usize::from(of_state));
        let best = lane_mut(best, lane);
        *best = if value > *best { value } else { *best };
    }
}

#[inline(always)]
fn add_to_narrow<const V: usize>(
    cells: &mut [Cell],
    best: &[Vector; V],
    member: &NarrowMember,
    maps: &[LaneMap],
) {
    let first = member.first as usize;
    let gain = |plain: f32, red: f32| member.copies * plain + member.red * (red - plain);
    match (member.missing, &best[..]) {
        (MissingFive::ByMap, _) => {
            let copy = *best;
            add_by_map(cells, &copy, member, maps);
        }
        // Two suits: lanes of the points with none, the first suit's, the second's and both red
        // fives.
        (missing, &[Vector([tenpai, win, n, a]), Vector([b, ab, ..])]) => {
            let [without, with] = match missing {
                MissingFive::First => [gain(n, a), gain(b, ab)],
                _ => [gain(n, b), gain(a, ab)],
            };
            let gains = [member.copies * tenpai, member.copies * win, without, with];
            add_to_sum(cells, first, gains);
        }
        // Three suits, in the same way.
        (
            missing,
            &[Vector([tenpai, win, n, a]), Vector([b, ab, c, ac]), Vector([bc, abc, ..])],
        ) => {
            let (plain, red) = match missing {
                MissingFive::First => ([n, b, c, bc], [a, ab, ac, abc]),
                MissingFive::Second => ([n, a, c, ac], [b, ab, bc, abc]),
                _ => ([n, a, b, ab], [c, ac, bc, abc]),
            };
            let [p, q, r, s] = plain;
            let [t, u, v, w] = red;
            let gains = [gain(p, t), gain(q, u), gain(r, v), gain(s, w)];
            let chances = [member.copies * tenpai, member.copies * win];
            add_to_sum(cells, first, [chances[0], chances[1], gains[0], gains[1]]);
            add_to_sum(cells, first + 1, [gains[2], gains[3], 0.0, 0.0]);
        }
        _ => {}
    }
}

#[inline(always)]
fn add_to_sum(cells: &mut [Cell], cell: usize, gains: [f32; 4]) {
    let sum = &mut cells[cell].sum;
    *sum = plus(*sum, 1.0, Vector(gains));
}

#[inline(never)]
fn add_by_map(cells: &mut [Cell], best: &[Vector], member: &NarrowMember, maps: &[LaneMap]) {
    let first = 4 * member.first as usize;
    for (lane, gain) in maps[usize::from(member.map)].gains.iter().enumerate() {
        let plain = gain.plain * lane_of(best, usize::from(gain.plain_lane));
        let red = gain.red * lane_of(best, usize::from(gain.red_lane));
        *sum_mut(cells, first + lane) += plain + red;
    }
}

/// Lets states that don't swap fast exchange plain fives for red ones.
#[inline(never)]
pub(crate) fn exchange_fives(cells: &mut [Cell], groups: &GroupLayout) {
    for exchange in &groups.exchanges {
        let (to, from) = (exchange.to as usize, exchange.from as usize);
        let red_more = value_of(cells, from) - value_of(cells, to);
        *sum_mut(cells, to) += exchange.times * red_more;
    }
}

/// At the last draw, takes back the weight of the copies that win then instead of leading on.
pub(crate) fn keep_last_wins(cells: &mut [Cell], groups: &GroupLayout) {
    for &(MemberCells { first, copies }, vectors) in &groups.win_last {
        for cell in &mut cells[first as usize..first as usize + usize::from(vectors)] {
            cell.sum = plus(cell.sum, copies, cell.value);
        }
    }
}
