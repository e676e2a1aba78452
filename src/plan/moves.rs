//! States that lack the last five of a suit, and have fewer vectors than the groups that they are in.

use alloc::vec::Vec;

use super::lanes::{Lanes, POINTS, SHAPES, Shape};

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

/// Which of two or three suits with two lanes each a state without fives of it lacks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lacks {
    First,
    Second,
    Third,
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

/// All moves that groups need.
pub(super) struct Moves {
    pub(super) all: Vec<Move>,
    /// Their numbers and one more, by key.
    numbers: Vec<u16>,
}

impl Moves {
    pub(super) const fn new() -> Moves {
        Moves { all: Vec::new(), numbers: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        if !self.all.is_empty() {
            self.all.clear();
            self.numbers.fill(0);
        }
    }

    /// A state of a group of this shape, of whose so many fives of a suit it lacks one: told its first
    /// cell, and how many copies lead back.
    pub(super) fn narrow(
        &mut self,
        (first, copies): (u32, f32),
        (group, suit, fives): (Shape, usize, u8),
        lanes: &Lanes,
    ) -> Narrow {
        let of_wall = copies as u8;
        let lacks = match group.0 {
            [1, 1, 0] | [1, 0, 1] | [0, 1, 1] | [1, 1, 1] => match group.apart(suit) {
                1 => Lacks::First,
                2 => Lacks::Second,
                _ => Lacks::Third,
            },
            _ => Lacks::Other,
        };
        let number = match lacks {
            Lacks::Other => self.number(group, suit, fives, of_wall, lanes),
            _ => 0,
        };
        let red = f32::from(lanes.red_left(0, suit, of_wall));
        Narrow { first, number, lacks, copies, red }
    }

    fn number(&mut self, group: Shape, suit: usize, fives: u8, copies: u8, lanes: &Lanes) -> u16 {
        let copies = copies.min(4);
        let key = ((group.number() * 3 + suit) * 5 + usize::from(fives)) * 5 + usize::from(copies);
        self.numbers.resize(SHAPES * 75, 0);
        if self.numbers[key] == 0 {
            self.all.push(Move::new(group, suit, fives, copies, lanes));
            self.numbers[key] = self.all.len() as u16;
        }
        self.numbers[key] - 1
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
