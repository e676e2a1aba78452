//! Sets of fan, as bits.

use super::Fan;
use crate::bit_set::{bit_set, display_joined};

/// A set of fan (番种).
///
/// ```
/// use mentsu::mcr::{Fan, FanSet};
///
/// let set = FanSet::from_iter([Fan::NoHonors, Fan::AllChows]);
/// assert!(set.contains(Fan::AllChows) && !set.contains(Fan::AllPungs));
/// assert!(set.iter().eq([Fan::AllChows, Fan::NoHonors]));
/// assert_eq!(set.to_string(), "all_chows no_honors");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FanSet(u128);

bit_set!(FanSet(u128) of Fan, FanSetIter);
display_joined!(FanSet);

impl FanSet {
    /// The set with this member added if it is there.
    #[inline(always)]
    #[must_use]
    pub(in crate::mcr) const fn with_if(self, there: bool, fan: Fan) -> FanSet {
        FanSet(self.0 | (there as u128) << fan as u32)
    }

    /// Takes the first member away, in order.
    #[inline(always)]
    pub(in crate::mcr) const fn take_first(&mut self) -> Option<Fan> {
        let first = self.first();
        // Clears the lowest bit that is set.
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}
