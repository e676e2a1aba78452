//! The places of each state's figures in memory.
//!
//! Input: the graph. Each state gets *cells* for its chances, and for its points by the red fives
//! held (*lanes*); each group gets a list of the cells that it reads and writes. Output: both, in
//! an order in which a turn passes over memory once.

mod cells;
mod group_layout;
mod narrow_members;
mod red_lanes;
mod state_layout;

pub(crate) use self::cells::{
    Cell, Vector, both, first_chunk, first_chunk_mut, greater, lane_mut, lane_of, lesser, plus,
    product, sum_mut, value_of,
};
pub(crate) use self::group_layout::{
    EvenGroups, FiveGroups, GroupLayout, GroupRun, MemberCells, MixedGroups, MixedRun, RedGain,
    VisitTime,
};
pub(crate) use self::narrow_members::{LaneMap, MissingFive, NarrowMember};
pub(crate) use self::red_lanes::{LaneShape, POINTS, RedLanes, SHAPES, TENPAI, WIN};
pub(crate) use self::state_layout::{
    CLASSES, MOST_VECTORS, StateLayout, StateRun, class_of, of_class,
};
