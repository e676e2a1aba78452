//! Proof numbers: how much is still to do until something is shown.

/// How hard it is for the player to move to get what that player wants, and to be kept from it. 0 is
/// done, [`Numbers::NEVER`] can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) reach: u32,
    pub(super) avert: u32,
}

impl Numbers {
    pub(super) const NEVER: u32 = u32::MAX / 4;
    /// The player to move has what that player wants.
    pub(super) const WON: Numbers = Numbers { reach: 0, avert: Numbers::NEVER };
    /// The player to move can't have it.
    pub(super) const LOST: Numbers = Numbers { reach: Numbers::NEVER, avert: 0 };

    /// A position that nothing is known of but how many actions there are.
    /// `lead` is what the player to move has more than is asked for, or lacks.
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
