//! Narrow members of groups: states that need the last five of a suit, and so have fewer lanes than
//! the group's 14 tiles.

use alloc::vec::Vec;

use super::red_lanes::{LaneShape, POINTS, RedLanes, SHAPES};

/// A state of a group that has fewer lanes than the group.
#[derive(Clone, Copy)]
pub(crate) struct NarrowMember {
    /// The first cell of its figures.
    pub(crate) first: u32,
    /// The number of its [`LaneMap`].
    pub(crate) map: u16,
    pub(crate) missing: MissingFive,
    /// How many copies of the five the wall has, and how many of them are red.
    pub(crate) copies: f32,
    pub(crate) red: f32,
}

/// Which of a group's two or three suits with two lanes each the state has no five of. Anything
/// else goes by a [`LaneMap`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MissingFive {
    First,
    Second,
    Third,
    ByMap,
}

/// How the lanes of a state and those of its group correspond.
pub(crate) struct LaneMap {
    /// For each lane of the group, the lane of the state.
    pub(crate) of_state: Vec<u8>,
    /// For each lane of the state, what it gains from the group.
    pub(crate) gains: Vec<LaneGain>,
}

/// The lanes of the group to which a plain and a red copy lead, and how many of each there are.
#[derive(Clone, Copy)]
pub(crate) struct LaneGain {
    pub(crate) plain_lane: u8,
    pub(crate) red_lane: u8,
    pub(crate) plain: f32,
    pub(crate) red: f32,
}

/// All maps of a plan.
pub(crate) struct LaneMaps {
    pub(crate) all: Vec<LaneMap>,
    /// Their numbers plus one by key, or 0.
    numbers: Vec<u16>,
}

impl LaneMaps {
    pub(crate) const fn new() -> LaneMaps {
        LaneMaps { all: Vec::new(), numbers: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        if !self.all.is_empty() {
            self.all.clear();
            self.numbers.fill(0);
        }
    }

    /// The narrow member whose figures begin at cell `first`. It needs the last five of `suit`, of
    /// which the group, of shape `group`, has `fives`, and the wall has `copies`.
    pub(crate) fn narrow(
        &mut self,
        (first, copies): (u32, f32),
        (group, suit, fives): (LaneShape, usize, u8),
        lanes: &RedLanes,
    ) -> NarrowMember {
        let of_wall = copies as u8;
        let missing = match group.0 {
            [1, 1, 0] | [1, 0, 1] | [0, 1, 1] | [1, 1, 1] => match group.apart(suit) {
                1 => MissingFive::First,
                2 => MissingFive::Second,
                _ => MissingFive::Third,
            },
            _ => MissingFive::ByMap,
        };
        let map = match missing {
            MissingFive::ByMap => self.number(group, suit, fives, of_wall, lanes),
            _ => 0,
        };
        let red = f32::from(lanes.red_left(0, suit, of_wall));
        NarrowMember { first, map, missing, copies, red }
    }

    fn number(
        &mut self,
        group: LaneShape,
        suit: usize,
        fives: u8,
        copies: u8,
        lanes: &RedLanes,
    ) -> u16 {
        let copies = copies.min(4);
        let key = ((group.number() * 3 + suit) * 5 + usize::from(fives)) * 5 + usize::from(copies);
        self.numbers.resize(SHAPES * 75, 0);
        if self.numbers[key] == 0 {
            self.all.push(LaneMap::new(group, suit, fives, copies, lanes));
            self.numbers[key] = self.all.len() as u16;
        }
        self.numbers[key] - 1
    }
}

impl LaneMap {
    fn new(group: LaneShape, suit: usize, fives: u8, copies: u8, lanes: &RedLanes) -> LaneMap {
        let mut state = group;
        state.0[suit] = state.0[suit].min(fives - 1);
        let mut of_state: Vec<u8> = (0..POINTS as u8).collect();
        of_state
            .extend((0..group.lanes()).map(|lane| (POINTS + state.lane(group.reds(lane))) as u8));
        let chance = |lane| LaneGain {
            plain_lane: lane,
            red_lane: lane,
            plain: f32::from(copies),
            red: 0.0,
        };
        let mut gains: Vec<LaneGain> = (0..POINTS as u8).map(chance).collect();
        // A state without fives has one vector, whose two lanes of points are the same.
        for lane in 0..state.lanes().max(2) {
            let mut reds = state.reds(lane);
            let red = lanes.red_left(reds[suit], suit, copies);
            let plain_lane = (POINTS + group.lane(reds)) as u8;
            reds[suit] += 1;
            let red_lane = (POINTS + group.lane(reds)) as u8;
            let (plain, red) = (f32::from(copies - red), f32::from(red));
            gains.push(LaneGain { plain_lane, red_lane, plain, red });
        }
        LaneMap { of_state, gains }
    }
}
