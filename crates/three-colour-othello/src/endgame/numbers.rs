//! Proof numbers: estimates of the work left for a proof or a disproof.

/// The work left to prove that the player to move reaches the goal, and that the opponent averts
/// it. 0 means proven, [`Numbers::NEVER`] impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) reach: u32,
    pub(super) avert: u32,
}

impl Numbers {
    pub(super) const NEVER: u32 = u32::MAX / 4;
    /// The player to move reaches the goal.
    pub(super) const WON: Numbers = Numbers { reach: 0, avert: Numbers::NEVER };
    /// The opponent averts the goal.
    pub(super) const LOST: Numbers = Numbers { reach: Numbers::NEVER, avert: 0 };

    /// The first estimate for a position, by its number of actions, its empty squares, and `lead`:
    /// how many pieces the player to move has above the goal.
    pub(super) fn fresh(actions: usize, empty: usize, lead: i32) -> Numbers {
        let depth = 1 + empty as u32 / 2;
        let lacks = lead.min(0).unsigned_abs() / 2;
        let has = lead.max(0).unsigned_abs() / 2;
        Numbers { reach: depth + lacks, avert: actions as u32 + depth + has }
    }

    pub(super) fn is_settled(self) -> bool {
        self.reach == 0 || self.avert == 0
    }
}
