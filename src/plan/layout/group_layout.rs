//! The layout of groups for turns: the cells that each of their states reads and writes.
//!
//! A group has the lanes of its 14 tiles, and so have its states, except those that need the last
//! five of a suit ([`NarrowMember`]).

use alloc::vec::Vec;
use core::ops::Range;

use super::narrow_members::{LaneMaps, NarrowMember};
use super::red_lanes::{LaneShape, POINTS, RedLanes};
use super::state_layout::{CLASSES, StateLayout, class_of};
use crate::plan::graph::{Bucket, Graph, GroupKind, GroupMember};

/// A state of a group.
#[derive(Clone, Copy)]
pub(crate) struct MemberCells {
    /// The first cell of its figures.
    pub(crate) first: u32,
    /// How many copies of the tile that it needs the wall has.
    pub(crate) copies: f32,
}

/// The gain of a state that needs a five by red copies of it, on top of the gain by any copy:
/// `times` the difference between two lanes of the group.
#[derive(Clone, Copy)]
pub(crate) struct RedGain {
    /// The lane that gains, counted through all cells.
    pub(crate) to: u32,
    pub(crate) times: f32,
    /// The lanes of the group with one red five more, and without it.
    pub(crate) red: u8,
    pub(crate) plain: u8,
}

/// At which turns groups are visited. Groups that are a win but may not count are laid out twice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum VisitTime {
    Any,
    BeforeLast,
    Last,
}

/// Groups of a kind in a row.
#[derive(Clone)]
pub(crate) struct GroupRun {
    pub(crate) kind: GroupKind,
    pub(crate) time: VisitTime,
    pub(crate) members: Range<u32>,
    /// The number of groups before them.
    pub(crate) groups: u32,
}

/// Groups whose states all have the group's lanes, one group after the other.
#[derive(Default)]
pub(crate) struct EvenGroups {
    pub(crate) runs: Vec<GroupRun>,
    pub(crate) members: Vec<MemberCells>,
}

/// Groups of one vector with a state, the last one of each, that needs a five.
#[derive(Default)]
pub(crate) struct FiveGroups {
    pub(crate) groups: EvenGroups,
    /// For each group, what that state gains by red copies in both lanes of its points, as
    /// multiples of the difference between the group's lanes.
    pub(crate) gains: Vec<[f32; 2]>,
}

/// Groups of several vectors with states that need a five.
#[derive(Default)]
pub(crate) struct MixedGroups {
    pub(crate) runs: Vec<MixedRun>,
    /// For each group, three numbers: of its states with all lanes, of its gains by red fives, and
    /// of its narrow states.
    pub(crate) sizes: Vec<[u8; 3]>,
    pub(crate) members: Vec<MemberCells>,
    pub(crate) red_gains: Vec<RedGain>,
    pub(crate) narrow: Vec<NarrowMember>,
}

/// Mixed groups that matter at the same turns, and where their members, gains and narrow members
/// begin.
#[derive(Clone)]
pub(crate) struct MixedRun {
    pub(crate) kind: GroupKind,
    pub(crate) time: VisitTime,
    pub(crate) groups: Range<u32>,
    pub(crate) members: u32,
    pub(crate) red_gains: u32,
    pub(crate) narrow: u32,
}

/// Adds to a lane what it gains where a red five takes the place of a plain one.
#[derive(Clone, Copy)]
pub(crate) struct RedExchange {
    /// Both lanes are counted through all cells.
    pub(crate) to: u32,
    pub(crate) from: u32,
    pub(crate) times: f32,
}

/// All groups.
pub(crate) struct GroupLayout {
    /// By class.
    pub(crate) even: [EvenGroups; CLASSES.len()],
    pub(crate) fives: FiveGroups,
    pub(crate) mixed: [MixedGroups; CLASSES.len()],
    pub(crate) maps: LaneMaps,
    /// The exchanges of states that don't swap fast.
    pub(crate) exchanges: Vec<RedExchange>,
    /// The states with copies that lead on at every draw but the last, and win at the last; and the
    /// number of vectors of each.
    pub(crate) win_last: Vec<(MemberCells, u8)>,
}

impl EvenGroups {
    const fn new() -> EvenGroups {
        EvenGroups { runs: Vec::new(), members: Vec::new() }
    }

    fn clear(&mut self) {
        self.runs.clear();
        self.members.clear();
    }

    fn len(&self) -> u32 {
        self.members.len() as u32
    }

    /// Ends a run that began after `before` members.
    fn end_run(&mut self, kind: GroupKind, time: VisitTime, before: u32) {
        if self.len() > before {
            let groups = self.runs.last().map_or(0, |last| {
                last.groups + last.members.len() as u32 / u32::from(last.kind.size).max(1)
            });
            self.runs.push(GroupRun { kind, time, members: before..self.len(), groups });
        }
    }
}

impl MixedGroups {
    const fn new() -> MixedGroups {
        MixedGroups {
            runs: Vec::new(),
            sizes: Vec::new(),
            members: Vec::new(),
            red_gains: Vec::new(),
            narrow: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.runs.clear();
        self.sizes.clear();
        self.members.clear();
        self.red_gains.clear();
        self.narrow.clear();
    }

    /// How many members, gains by red fives, and narrow members there are.
    #[inline(always)]
    fn lens(&self) -> [u32; 3] {
        [self.members.len(), self.red_gains.len(), self.narrow.len()].map(|len| len as u32)
    }

    /// Notes what a state of a group that needs a five gains by red ones.
    fn push_red_gains(
        &mut self,
        member: MemberCells,
        shape: LaneShape,
        suit: usize,
        lanes: &RedLanes,
    ) {
        let first = 4 * member.first + POINTS as u32;
        for lane in 0..shape.lanes() {
            let held = shape.reds(lane)[suit];
            let red = lanes.red_left(held, suit, member.copies as u8);
            if red > 0 && held < shape.0[suit] {
                let plain = (POINTS + lane) as u8;
                let (to, times) = (first + lane as u32, f32::from(red));
                let red = plain + shape.apart(suit) as u8;
                self.red_gains.push(RedGain { to, times, red, plain });
            }
        }
    }

    /// Ends a group that began at these [`lens`](MixedGroups::lens).
    fn end_group(&mut self, kind: GroupKind, time: VisitTime, before: [u32; 3]) {
        let groups = self.sizes.len() as u32;
        let [members, red_gains, narrow] = before;
        let now = self.lens();
        self.sizes.push(core::array::from_fn(|part| (now[part] - before[part]) as u8));
        match self.runs.last_mut() {
            Some(run) if run.kind == kind && run.time == time => run.groups.end += 1,
            _ => {
                let groups = groups..groups + 1;
                self.runs.push(MixedRun { kind, time, groups, members, red_gains, narrow });
            }
        }
    }
}

impl GroupLayout {
    pub(crate) const fn new() -> GroupLayout {
        GroupLayout {
            even: [const { EvenGroups::new() }; CLASSES.len()],
            fives: FiveGroups { groups: EvenGroups::new(), gains: Vec::new() },
            mixed: [const { MixedGroups::new() }; CLASSES.len()],
            maps: LaneMaps::new(),
            exchanges: Vec::new(),
            win_last: Vec::new(),
        }
    }

    /// Lays out the groups of a graph whose wins are settled, and adds up the weights of the
    /// states.
    pub(crate) fn place(&mut self, graph: &Graph, layout: &mut StateLayout) {
        self.even.iter_mut().for_each(EvenGroups::clear);
        self.mixed.iter_mut().for_each(MixedGroups::clear);
        self.fives.groups.clear();
        self.fives.gains.clear();
        self.maps.clear();
        self.win_last.clear();
        for bucket in graph.buckets() {
            for member in &bucket.members {
                let first = layout.first(member.state) as usize;
                layout.weights[first] += f32::from(member.need.copies);
            }
            if bucket.kind.lacks > 0 {
                self.place_bucket(bucket, layout, VisitTime::Any);
            } else {
                self.place_bucket(bucket, layout, VisitTime::BeforeLast);
                self.place_bucket(bucket, layout, VisitTime::Last);
            }
        }
        self.place_swaps(graph, layout);
    }

    fn place_bucket(&mut self, bucket: &Bucket, layout: &StateLayout, time: VisitTime) {
        let before = self.even.each_ref().map(EvenGroups::len);
        let before_fives = self.fives.groups.len();
        let last = time == VisitTime::Last;
        let cells = |member: &GroupMember| MemberCells {
            first: layout.first(member.state),
            copies: f32::from(if last { member.need.last } else { member.need.copies }),
        };
        for group in bucket.groups() {
            if bucket.kind.fives {
                self.place_group_of_fives(group, layout, (bucket.kind, time), &cells);
            } else {
                let class = class_of(layout.shape(group[0].state));
                self.even[class].members.extend(group.iter().map(cells));
            }
        }
        for (groups, before) in self.even.iter_mut().zip(before) {
            groups.end_run(bucket.kind, time, before);
        }
        self.fives.groups.end_run(bucket.kind, time, before_fives);
        if last {
            for member in &bucket.members {
                let copies = member.need.copies.saturating_sub(member.need.last);
                if copies > 0 {
                    let first = layout.first(member.state);
                    let vectors = CLASSES[class_of(layout.shape(member.state))] as u8;
                    let cells = MemberCells { first, copies: f32::from(copies) };
                    self.win_last.push((cells, vectors));
                }
            }
        }
    }

    /// Lays out a group that some state enters with a five.
    fn place_group_of_fives(
        &mut self,
        group: &[GroupMember],
        layout: &StateLayout,
        (kind, time): (GroupKind, VisitTime),
        cells: &impl Fn(&GroupMember) -> MemberCells,
    ) {
        let lanes = &layout.lanes;
        let fives = layout.fives(group[0].state).with(group[0].need.tile);
        let shape = lanes.shape(fives);
        let class = class_of(shape);
        // A five matters if a red copy is left, or if the state without it has fewer lanes.
        let five_matters = |member: &GroupMember| {
            let suit = member.need.suit_of_five();
            let red_left = || lanes.red_left(0, suit, cells(member).copies as u8) > 0;
            member.need.fives > 0
                && lanes.tell_apart(suit)
                && (layout.shape(member.state) != shape || red_left())
        };
        let Some(needs_five) = group.iter().position(five_matters) else {
            self.even[class].members.extend(group.iter().map(cells));
            return;
        };
        if class == 0 {
            // One vector distinguishes one suit's fives, so only one state needs such a five.
            let (before, behind) = (&group[..needs_five], &group[needs_five + 1..]);
            let member = &group[needs_five];
            let in_order = before.iter().chain(behind).chain([member]);
            self.fives.groups.members.extend(in_order.map(cells));
            let copies = cells(member).copies;
            let red = f32::from(lanes.red_left(0, member.need.suit_of_five(), copies as u8));
            // In a state without fives both lanes of points are the same.
            let without = layout.shape(member.state) != shape;
            self.fives.gains.push([red, if without { red - copies } else { 0.0 }]);
            return;
        }
        let before = self.mixed[class].lens();
        for member in group {
            let (cells, suit) = (cells(member), member.need.suit_of_five());
            let five_matters = five_matters(member);
            if five_matters && layout.shape(member.state) != shape {
                let (cells, of_group) = ((cells.first, cells.copies), (shape, suit, fives.0[suit]));
                self.mixed[class].narrow.push(self.maps.narrow(cells, of_group, lanes));
                continue;
            }
            self.mixed[class].members.push(cells);
            if five_matters {
                self.mixed[class].push_red_gains(cells, shape, suit, lanes);
            }
        }
        self.mixed[class].end_group(kind, time, before);
    }

    fn place_swaps(&mut self, graph: &Graph, layout: &mut StateLayout) {
        self.exchanges.clear();
        for swap in &graph.swaps {
            let suit = swap.need.suit_of_five();
            let shape = layout.shape(swap.state);
            let first = layout.first(swap.state);
            if shape.swaps_fast() {
                if shape.0[suit] > 0 {
                    let red = layout.lanes.red_left(0, suit, swap.need.copies);
                    layout.swaps[first as usize + shape.apart(suit) - 1] += f32::from(red);
                }
                continue;
            }
            for lane in 0..shape.lanes() {
                let held = shape.reds(lane)[suit];
                let red = layout.lanes.red_left(held, suit, swap.need.copies);
                if held < shape.0[suit] && red > 0 {
                    let to = 4 * first + (POINTS + lane) as u32;
                    let from = to + shape.apart(suit) as u32;
                    self.exchanges.push(RedExchange { to, from, times: f32::from(red) });
                }
            }
        }
    }
}
