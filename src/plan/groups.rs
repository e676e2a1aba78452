//! The groups as those who add figures up want them: what each of their states reads and writes.
//!
//! A group belongs to the class of all its tiles, whose lanes those of its states are; only a state that
//! lacks the last five of a suit has fewer.

use alloc::vec::Vec;
use core::ops::Range;

use super::buckets::{Bucket, Kind, Member};
use super::graph::Graph;
use super::lanes::{Lanes, POINTS, Shape};
use super::layout::{CLASSES, Layout, class_of};
use super::moves::{Moves, Narrow};

/// A state of a group.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The first cell of its figures.
    pub(super) first: u32,
    /// How many copies of the tile that it lacks the wall has.
    pub(super) copies: f32,
}

/// What a state that lacks a five gains by red copies of it, besides what all copies bring in: so many
/// times what one lane of the group is worth more than another.
#[derive(Clone, Copy)]
pub(super) struct RedGain {
    /// A lane, by cell and number.
    pub(super) to: u32,
    pub(super) times: f32,
    /// The lanes of the group: that with one red five more, and that without it.
    pub(super) red: u8,
    pub(super) plain: u8,
}

/// When groups are visited.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Any,
    /// Groups that are won go on as long as it isn't the last draw that leads into them, and then only
    /// where more wins don't count.
    BeforeLast,
    Last,
}

/// Groups of a kind in a row.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) kind: Kind,
    pub(super) when: When,
    pub(super) places: Range<u32>,
    /// How many groups stand before them.
    pub(super) groups: u32,
}

/// Groups whose states all have as many vectors as they, one after the other.
#[derive(Default)]
pub(super) struct Uniform {
    pub(super) runs: Vec<Run>,
    pub(super) places: Vec<Place>,
}

/// Groups of one vector with a state that is short of a five, the last one of each.
#[derive(Default)]
pub(super) struct Short {
    pub(super) groups: Uniform,
    /// What that state gains by red copies, in both lanes of its points: so many times what the second
    /// lane of the group is worth more than the first. Of each group, in order.
    pub(super) gains: Vec<[f32; 2]>,
}

/// Groups of several vectors with states that are short of a five.
#[derive(Default)]
pub(super) struct Changing {
    pub(super) runs: Vec<ChangingRun>,
    /// How many states of each group have as many vectors as it, how many gains by red fives there
    /// are, and how many states have fewer vectors.
    pub(super) sizes: Vec<[u8; 3]>,
    pub(super) places: Vec<Place>,
    pub(super) red_gains: Vec<RedGain>,
    pub(super) narrow: Vec<Narrow>,
}

/// Some of them that matter at the same turns, and where what belongs to them begins.
#[derive(Clone)]
pub(super) struct ChangingRun {
    pub(super) kind: Kind,
    pub(super) when: When,
    pub(super) groups: Range<u32>,
    pub(super) places: u32,
    pub(super) red_gains: u32,
    pub(super) narrow: u32,
}

/// Adds to a figure of a state what it gains where a red five takes the place of a plain one.
#[derive(Clone, Copy)]
pub(super) struct Exchange {
    /// Both by cell and lane.
    pub(super) to: u32,
    pub(super) from: u32,
    pub(super) times: f32,
}

/// All groups.
pub(super) struct Groups {
    /// By class: groups of states that keep their lanes, and those with states short of a five.
    pub(super) plain: [Uniform; CLASSES.len()],
    pub(super) short: Short,
    pub(super) changing: [Changing; CLASSES.len()],
    pub(super) moves: Moves,
    /// Where states exchange a plain five for a red one that don't swap them fast.
    pub(super) exchanges: Vec<Exchange>,
    /// The states that copies lead back to which win as the last draw, and how many vectors they have.
    pub(super) win_last: Vec<(Place, u8)>,
}

impl Uniform {
    const fn new() -> Uniform {
        Uniform { runs: Vec::new(), places: Vec::new() }
    }

    fn clear(&mut self) {
        self.runs.clear();
        self.places.clear();
    }

    fn len(&self) -> u32 {
        self.places.len() as u32
    }

    /// Ends a run that began behind so many states.
    fn end_run(&mut self, kind: Kind, when: When, before: u32) {
        if self.len() > before {
            let groups = self.runs.last().map_or(0, |last| {
                last.groups + last.places.len() as u32 / u32::from(last.kind.size).max(1)
            });
            self.runs.push(Run { kind, when, places: before..self.len(), groups });
        }
    }
}

impl Changing {
    const fn new() -> Changing {
        Changing {
            runs: Vec::new(),
            sizes: Vec::new(),
            places: Vec::new(),
            red_gains: Vec::new(),
            narrow: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.runs.clear();
        self.sizes.clear();
        self.places.clear();
        self.red_gains.clear();
        self.narrow.clear();
    }

    /// How much of everything there is.
    #[inline(always)]
    fn lens(&self) -> [u32; 3] {
        [self.places.len(), self.red_gains.len(), self.narrow.len()].map(|len| len as u32)
    }

    /// What a state of a group that is short of a five gains by red ones.
    fn push_red_gains(&mut self, place: Place, shape: Shape, suit: usize, lanes: &Lanes) {
        let first = 4 * place.first + POINTS as u32;
        for lane in 0..shape.lanes() {
            let held = shape.reds(lane)[suit];
            let red = lanes.red_left(held, suit, place.copies as u8);
            if red > 0 && held < shape.0[suit] {
                let plain = (POINTS + lane) as u8;
                let (to, times) = (first + lane as u32, f32::from(red));
                let red = plain + shape.apart(suit) as u8;
                self.red_gains.push(RedGain { to, times, red, plain });
            }
        }
    }

    /// Ends a group that began where there was so much of everything.
    fn end_group(&mut self, kind: Kind, when: When, before: [u32; 3]) {
        let groups = self.sizes.len() as u32;
        let [places, red_gains, narrow] = before;
        let now = self.lens();
        self.sizes.push(core::array::from_fn(|part| (now[part] - before[part]) as u8));
        match self.runs.last_mut() {
            Some(run) if run.kind == kind && run.when == when => run.groups.end += 1,
            _ => {
                let groups = groups..groups + 1;
                self.runs.push(ChangingRun { kind, when, groups, places, red_gains, narrow });
            }
        }
    }
}

impl Groups {
    pub(super) const fn new() -> Groups {
        Groups {
            plain: [const { Uniform::new() }; CLASSES.len()],
            short: Short { groups: Uniform::new(), gains: Vec::new() },
            changing: [const { Changing::new() }; CLASSES.len()],
            moves: Moves::new(),
            exchanges: Vec::new(),
            win_last: Vec::new(),
        }
    }

    /// Takes over the groups of a graph, its wins settled, and tells the layout how many copies lead on
    /// from each state.
    pub(super) fn place(&mut self, graph: &Graph, layout: &mut Layout, lanes: &Lanes) {
        self.plain.iter_mut().for_each(Uniform::clear);
        self.changing.iter_mut().for_each(Changing::clear);
        self.short.groups.clear();
        self.short.gains.clear();
        self.moves.clear();
        self.win_last.clear();
        for bucket in graph.buckets() {
            for member in &bucket.members {
                let first = layout.first(member.state) as usize;
                layout.weights[first] += f32::from(member.need.copies);
            }
            if bucket.kind.lacks > 0 {
                self.place_bucket(bucket, layout, lanes, When::Any);
            } else {
                self.place_bucket(bucket, layout, lanes, When::BeforeLast);
                self.place_bucket(bucket, layout, lanes, When::Last);
            }
        }
        self.place_swaps(graph, layout, lanes);
    }

    fn place_bucket(&mut self, bucket: &Bucket, layout: &Layout, lanes: &Lanes, when: When) {
        let before = self.plain.each_ref().map(Uniform::len);
        let before_short = self.short.groups.len();
        let last = when == When::Last;
        let place = |member: &Member| Place {
            first: layout.first(member.state),
            copies: f32::from(if last { member.need.last } else { member.need.copies }),
        };
        if bucket.kind.fives {
            for group in bucket.groups() {
                self.place_of_fives(group, layout, lanes, (bucket.kind, when), &place);
            }
        } else {
            for group in bucket.groups() {
                let class = class_of(layout.shape(group[0].state));
                self.plain[class].places.extend(group.iter().map(place));
            }
        }
        for (groups, before) in self.plain.iter_mut().zip(before) {
            groups.end_run(bucket.kind, when, before);
        }
        self.short.groups.end_run(bucket.kind, when, before_short);
        if last {
            for member in
                bucket.members.iter().filter(|member| member.need.last < member.need.copies)
            {
                let (first, shape) = (layout.first(member.state), layout.shape(member.state));
                let place =
                    Place { first, copies: f32::from(member.need.copies - member.need.last) };
                self.win_last.push((place, CLASSES[class_of(shape)] as u8));
            }
        }
    }

    /// Takes over a group that a five leads to.
    fn place_of_fives(
        &mut self,
        group: &[Member],
        layout: &Layout,
        lanes: &Lanes,
        (kind, when): (Kind, When),
        place: &impl Fn(&Member) -> Place,
    ) {
        let fives = layout.fives(group[0].state).with(group[0].need.tile);
        let shape = lanes.shape(fives);
        let class = class_of(shape);
        // Where no red one is left, nor a lane too few, a five is a tile as any other.
        let is_short = |member: &Member| {
            let suit = suit_of(member);
            let red_left = || lanes.red_left(0, suit, place(member).copies as u8) > 0;
            member.need.fives > 0
                && lanes.tell_apart(suit)
                && (layout.shape(member.state) != shape || red_left())
        };
        let Some(short) = group.iter().position(is_short) else {
            self.plain[class].places.extend(group.iter().map(place));
            return;
        };
        if class == 0 {
            // No more than one suit's fives are told apart, so that one state is short of them.
            let (before, behind) = (&group[..short], &group[short + 1..]);
            let members = before.iter().chain(behind).chain([&group[short]]);
            self.short.groups.places.extend(members.map(place));
            let (member, suit) = (&group[short], suit_of(&group[short]));
            let copies = place(member).copies;
            let red = f32::from(lanes.red_left(0, suit, copies as u8));
            // Without fives both lanes of the points are the same.
            let without = layout.shape(member.state) != shape;
            self.short.gains.push([red, if without { red - copies } else { 0.0 }]);
            return;
        }
        let before = self.changing[class].lens();
        for member in group {
            let (place, of_state) = (place(member), layout.shape(member.state));
            if is_short(member) && of_state != shape {
                let (suit, fives) = (suit_of(member), fives.of(suit_of(member)));
                let narrow =
                    self.moves.narrow((place.first, place.copies), (shape, suit, fives), lanes);
                self.changing[class].narrow.push(narrow);
                continue;
            }
            self.changing[class].places.push(place);
            if is_short(member) {
                self.changing[class].push_red_gains(place, shape, suit_of(member), lanes);
            }
        }
        self.changing[class].end_group(kind, when, before);
    }

    fn place_swaps(&mut self, graph: &Graph, layout: &mut Layout, lanes: &Lanes) {
        self.exchanges.clear();
        for swap in &graph.swaps {
            let suit = suit_of(swap);
            let shape = layout.shape(swap.state);
            let first = layout.first(swap.state);
            if shape.swaps_fast() {
                if shape.0[suit] > 0 {
                    let red = lanes.red_left(0, suit, swap.need.copies);
                    layout.swaps[first as usize + shape.apart(suit) - 1] += f32::from(red);
                }
                continue;
            }
            for lane in 0..shape.lanes() {
                let held = shape.reds(lane)[suit];
                let red = lanes.red_left(held, suit, swap.need.copies);
                if held < shape.0[suit] && red > 0 {
                    let to = 4 * first + (POINTS + lane) as u32;
                    let from = to + shape.apart(suit) as u32;
                    self.exchanges.push(Exchange { to, from, times: f32::from(red) });
                }
            }
        }
    }
}

/// The suit of a five.
fn suit_of(member: &Member) -> usize {
    usize::from(member.need.tile / 9) % 3
}
