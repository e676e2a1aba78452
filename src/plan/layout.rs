//! Where the figures of states stand, and the groups as those who add figures up want them.
//!
//! Figures stand in vectors of four: most states have lanes for one vector, and all states with as many
//! vectors stand in a row, their *class*. A group belongs to the class of all its tiles, whose lanes
//! those of its states are; only a state that lacks the last five of a suit has fewer.

use alloc::vec::Vec;
use core::ops::Range;

use super::graph::{Graph, Member};
use super::lanes::{Fives, Lanes, POINTS, SHAPES, Shape};

/// How many vectors the states of a class have.
pub(super) const CLASSES: [usize; 6] = [1, 2, 3, 4, 8, 32];

/// A state of a group.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The first vector of its figures.
    pub(super) first: u32,
    /// How many copies of the tile that it lacks the wall has.
    pub(super) copies: f32,
}

/// What a state that lacks a five gains by red copies of it, besides what all copies bring in: so many
/// times what one lane of the group is worth more than another.
#[derive(Clone, Copy)]
pub(super) struct RedGain {
    /// A lane, by vector and number.
    pub(super) to: u32,
    pub(super) times: f32,
    /// The lanes of the group: that with one red five more, and that without it.
    pub(super) red: u8,
    pub(super) plain: u8,
}

/// A state of a group that lacks the last five of a suit, and has fewer vectors than the group.
#[derive(Clone, Copy)]
pub(super) struct Narrow {
    pub(super) first: u32,
    /// Which [`Move`] its lanes make.
    pub(super) number: u16,
    pub(super) lacks: Lacks,
    /// How many copies there are, and how many of them are red.
    pub(super) copies: f32,
    pub(super) red: f32,
}

/// Which of two suits with two lanes each a state without fives of it lacks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lacks {
    First,
    Second,
    Other,
}

/// How the lanes of a state and those of its group go together.
pub(super) struct Move {
    /// For each lane of the group that of the state.
    pub(super) of_state: Vec<u8>,
    /// For each lane of the state what it gains.
    pub(super) gains: Vec<LaneGain>,
}

/// What a lane of a state gains from its group: by plain copies, and by red ones.
#[derive(Clone, Copy)]
pub(super) struct LaneGain {
    pub(super) plain_lane: u8,
    pub(super) red_lane: u8,
    pub(super) plain: f32,
    pub(super) red: f32,
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

/// Groups that matter at the same turns, and where what belongs to them begins.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) over: u8,
    pub(super) lacks: u8,
    pub(super) when: When,
    pub(super) groups: Range<u32>,
    pub(super) places: u32,
    pub(super) red_gains: u32,
    pub(super) narrow: u32,
}

/// Groups of a class.
#[derive(Default)]
pub(super) struct Groups {
    pub(super) runs: Vec<Run>,
    /// How many states of each group have as many vectors as it, how many gains by red fives there
    /// are, and how many states have fewer vectors.
    pub(super) sizes: Vec<[u8; 3]>,
    pub(super) places: Vec<Place>,
    pub(super) red_gains: Vec<RedGain>,
    pub(super) narrow: Vec<Narrow>,
}

impl Groups {
    const fn new() -> Groups {
        Groups {
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
    fn push_red_gains(
        &mut self,
        first: u32,
        copies: u8,
        group: Shape,
        of_state: Shape,
        suit: usize,
        lanes: &Lanes,
    ) {
        let first = 4 * first + POINTS as u32;
        for lane in 0..of_state.lanes() {
            let held = of_state.reds(lane)[suit];
            let red = lanes.red_left(held, suit, copies);
            if red > 0 && held < group.0[suit] {
                let plain = (POINTS + lane) as u8;
                let (to, times) = (first + lane as u32, f32::from(red));
                let red = plain + group.apart(suit) as u8;
                self.red_gains.push(RedGain { to, times, red, plain });
            }
        }
        if of_state != group {
            // Of one vector, without fives: both lanes of its points are the same.
            let red = f32::from(lanes.red_left(0, suit, copies));
            let (red_lane, plain) = (POINTS as u8 + 1, POINTS as u8);
            let times = red - f32::from(copies);
            self.red_gains.push(RedGain { to: first + 1, times, red: red_lane, plain });
        }
    }

    /// Ends a group that began where there was so much of everything.
    #[inline(always)]
    fn end_group(&mut self, (over, lacks, when): (u8, u8, When), before: [u32; 3]) {
        let groups = self.sizes.len() as u32;
        let [places, red_gains, narrow] = before;
        let now = self.lens();
        self.sizes.push(core::array::from_fn(|part| (now[part] - before[part]) as u8));
        match self.runs.last_mut() {
            Some(run) if (run.over, run.lacks, run.when) == (over, lacks, when) => {
                run.groups.end += 1;
            }
            _ => {
                let groups = groups..groups + 1;
                self.runs.push(Run { over, lacks, when, groups, places, red_gains, narrow });
            }
        }
    }
}

/// Adds to a figure of a state what it gains where a red five takes the place of a plain one.
#[derive(Clone, Copy)]
pub(super) struct Exchange {
    /// Both by vector and lane.
    pub(super) to: u32,
    pub(super) from: u32,
    pub(super) times: f32,
}

/// The states of a class.
#[derive(Clone, Copy, Default)]
pub(super) struct Class {
    /// The first vector of the first state.
    pub(super) first: u32,
    pub(super) states: u32,
}

/// Where everything stands.
pub(super) struct Layout {
    /// Of each state the first vector of its figures.
    firsts: Vec<u32>,
    fives: Vec<Fives>,
    lanes_of: Vec<Shape>,
    pub(super) classes: [Class; CLASSES.len()],
    /// By class: groups of states that keep their lanes, and those with states short of a five.
    pub(super) plain: [Groups; CLASSES.len()],
    pub(super) changing: [Groups; CLASSES.len()],
    pub(super) moves: Vec<Move>,
    /// The numbers of moves and one more, by key.
    known_moves: Vec<u16>,
    pub(super) exchanges: Vec<Exchange>,
    /// How many copies lead on from each state, by its first vector.
    pub(super) weights: Vec<f32>,
    /// The states that copies lead back to which win as the last draw.
    pub(super) win_last: Vec<Place>,
}

impl Layout {
    pub(super) const fn new() -> Layout {
        Layout {
            firsts: Vec::new(),
            fives: Vec::new(),
            lanes_of: Vec::new(),
            classes: [Class { first: 0, states: 0 }; CLASSES.len()],
            plain: [const { Groups::new() }; CLASSES.len()],
            changing: [const { Groups::new() }; CLASSES.len()],
            moves: Vec::new(),
            known_moves: Vec::new(),
            exchanges: Vec::new(),
            weights: Vec::new(),
            win_last: Vec::new(),
        }
    }

    /// The first vector of a state's figures.
    #[inline(always)]
    pub(super) fn first(&self, state: u32) -> u32 {
        self.firsts[state as usize]
    }

    /// Which lanes a state has.
    #[inline(always)]
    pub(super) fn shape(&self, state: u32) -> Shape {
        self.lanes_of[state as usize]
    }

    /// How many vectors the state has whose first one this is.
    pub(super) fn vectors_at(&self, first: u32) -> usize {
        let class = self.classes.iter().rposition(|class| class.states > 0 && class.first <= first);
        CLASSES[class.unwrap_or(0)]
    }

    /// How many vectors there are.
    pub(super) fn len(&self) -> usize {
        self.weights.len()
    }

    /// Gives each state of a graph its place.
    pub(super) fn place_states(&mut self, graph: &Graph, lanes: &Lanes) {
        let states = graph.states.len();
        self.fives.clear();
        self.lanes_of.clear();
        self.firsts.clear();
        self.classes = [Class::default(); CLASSES.len()];
        for state in 0..states as u32 {
            let fives = graph.states.fives(state);
            let shape = lanes.shape(fives);
            self.fives.push(fives);
            self.lanes_of.push(shape);
            let class = &mut self.classes[class_of(shape)];
            // For now the number within the class.
            self.firsts.push(class.states);
            class.states += 1;
        }
        let mut vectors = 0;
        for (class, of_a_state) in self.classes.iter_mut().zip(CLASSES) {
            class.first = vectors;
            vectors += class.states * of_a_state as u32;
        }
        for (first, &shape) in self.firsts.iter_mut().zip(&self.lanes_of) {
            let class = class_of(shape);
            *first = self.classes[class].first + *first * CLASSES[class] as u32;
        }
        self.weights.clear();
        self.weights.resize(vectors as usize, 0.0);
    }

    /// Takes over the groups of a graph, its wins settled.
    pub(super) fn place_groups(&mut self, graph: &Graph, lanes: &Lanes) {
        self.plain.iter_mut().chain(&mut self.changing).for_each(Groups::clear);
        if !self.moves.is_empty() {
            self.moves.clear();
            self.known_moves.fill(0);
        }
        self.win_last.clear();
        for (over, lacks, plain, fives) in graph.buckets() {
            for bucket in [plain, fives] {
                if bucket.sizes.is_empty() {
                    continue;
                }
                let whens = match lacks {
                    0 => &[When::BeforeLast, When::Last][..],
                    _ => &[When::Any],
                };
                for &when in whens {
                    for group in bucket.groups() {
                        self.place_group(group, lanes, (over, lacks, when));
                    }
                }
            }
        }
        self.weigh(graph);
        self.place_swaps(graph, lanes);
    }

    #[inline(always)]
    fn place_group(&mut self, group: &[Member], lanes: &Lanes, turns: (u8, u8, When)) {
        let fives = self.fives[group[0].state as usize].with(group[0].tile);
        let shape = lanes.shape(fives);
        let class = class_of(shape);
        let last = turns.2 == When::Last;
        let is_short = |member: &Member| member.fives > 0 && lanes.tell_apart(suit_of(member));
        let copies_of = |member: &Member| if last { member.last } else { member.copies };
        if !group.iter().any(is_short) {
            let groups = &mut self.plain[class];
            let before = groups.lens();
            groups.places.extend(group.iter().map(|member| Place {
                first: self.firsts[member.state as usize],
                copies: f32::from(copies_of(member)),
            }));
            groups.end_group(turns, before);
        } else {
            let before = self.changing[class].lens();
            for member in group {
                let (first, copies) = (self.firsts[member.state as usize], copies_of(member));
                let of_state = self.lanes_of[member.state as usize];
                if !is_short(member) {
                    let copies = f32::from(copies);
                    self.changing[class].places.push(Place { first, copies });
                    continue;
                }
                let suit = suit_of(member);
                if class_of(of_state) != class || class > 0 && of_state != shape {
                    let lacks = match shape.0 {
                        [1, 1, 0] | [1, 0, 1] | [0, 1, 1] if shape.apart(suit) == 1 => Lacks::First,
                        [1, 1, 0] | [1, 0, 1] | [0, 1, 1] => Lacks::Second,
                        _ => Lacks::Other,
                    };
                    let number = match lacks {
                        Lacks::Other => self.move_of(shape, suit, fives.of(suit), copies, lanes),
                        _ => 0,
                    };
                    let red = f32::from(lanes.red_left(0, suit, copies));
                    let copies = f32::from(copies);
                    let narrow = Narrow { first, number, lacks, copies, red };
                    self.changing[class].narrow.push(narrow);
                    continue;
                }
                let groups = &mut self.changing[class];
                groups.places.push(Place { first, copies: f32::from(copies) });
                groups.push_red_gains(first, copies, shape, of_state, suit, lanes);
            }
            self.changing[class].end_group(turns, before);
        }
        if turns.2 == When::Last {
            for member in group.iter().filter(|member| member.last < member.copies) {
                let copies = f32::from(member.copies - member.last);
                self.win_last.push(Place { first: self.firsts[member.state as usize], copies });
            }
        }
    }

    /// Adds up how many copies lead on from each state.
    fn weigh(&mut self, graph: &Graph) {
        for (_, _, plain, fives) in graph.buckets() {
            for member in plain.members.iter().chain(&fives.members) {
                self.weights[self.firsts[member.state as usize] as usize] +=
                    f32::from(member.copies);
            }
        }
    }

    /// How the lanes go from a group of so many fives of a suit to a state with one fewer, by copies.
    fn move_of(&mut self, shape: Shape, suit: usize, fives: u8, copies: u8, lanes: &Lanes) -> u16 {
        let copies = copies.min(4);
        let key = ((shape.number() * 3 + suit) * 5 + usize::from(fives)) * 5 + usize::from(copies);
        self.known_moves.resize(SHAPES * 75, 0);
        if self.known_moves[key] == 0 {
            self.moves.push(Move::new(shape, suit, fives, copies, lanes));
            self.known_moves[key] = self.moves.len() as u16;
        }
        self.known_moves[key] - 1
    }

    fn place_swaps(&mut self, graph: &Graph, lanes: &Lanes) {
        self.exchanges.clear();
        for swap in &graph.swaps {
            let suit = suit_of(swap);
            let shape = self.shape(swap.state);
            let first = 4 * self.first(swap.state) + POINTS as u32;
            for lane in 0..shape.lanes() {
                let held = shape.reds(lane)[suit];
                let red = lanes.red_left(held, suit, swap.copies);
                if held < shape.0[suit] && red > 0 {
                    let to = first + lane as u32;
                    let from = to + shape.apart(suit) as u32;
                    self.exchanges.push(Exchange { to, from, times: f32::from(red) });
                }
            }
        }
    }
}

impl Move {
    fn new(group: Shape, suit: usize, fives: u8, copies: u8, lanes: &Lanes) -> Move {
        let mut state = group;
        state.0[suit] = state.0[suit].min(fives - 1);
        let mut of_state: Vec<u8> = (0..POINTS as u8).collect();
        of_state
            .extend((0..group.lanes()).map(|lane| (POINTS + state.lane(group.reds(lane))) as u8));
        let both = |lane| LaneGain {
            plain_lane: lane,
            red_lane: lane,
            plain: f32::from(copies),
            red: 0.0,
        };
        let mut gains: Vec<LaneGain> = (0..POINTS as u8).map(both).collect();
        // A state of one vector has two lanes, which are the same without fives.
        for lane in 0..state.lanes().max(2) {
            let mut reds = state.reds(lane);
            let red = lanes.red_left(reds[suit], suit, copies);
            let plain_lane = (POINTS + group.lane(reds)) as u8;
            reds[suit] += 1;
            let red_lane = (POINTS + group.lane(reds)) as u8;
            let (plain, red) = (f32::from(copies - red), f32::from(red));
            gains.push(LaneGain { plain_lane, red_lane, plain, red });
        }
        Move { of_state, gains }
    }
}

fn suit_of(member: &Member) -> usize {
    usize::from(member.tile / 9) % 3
}

/// The class of a shape.
#[inline(always)]
pub(super) fn class_of(shape: Shape) -> usize {
    usize::from(CLASS_OF_SHAPE[shape.number()])
}

static CLASS_OF_SHAPE: [u8; SHAPES] = {
    let mut all = [0; SHAPES];
    let mut number = 0;
    while number < SHAPES {
        let lanes = (number % 5 + 1) * (number / 5 % 5 + 1) * (number / 25 + 1);
        let mut class = 0;
        while 4 * CLASSES[class] < POINTS + lanes {
            class += 1;
        }
        all[number] = class as u8;
        number += 1;
    }
    all
};
