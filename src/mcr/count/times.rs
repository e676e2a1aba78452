//! How often each of the fan counts that can count more than once.

use crate::mcr::fan::{Fan, FanSet};

/// The fan of two chows, in order.
pub(in crate::mcr) const TWO_CHOWS: [Fan; 4] =
    [Fan::PureDoubleChow, Fan::MixedDoubleChow, Fan::ShortStraight, Fan::TwoTerminalChows];

/// The fan that can count more than once.
const REPEATED: [Fan; 8] = [
    Fan::TileHog,
    Fan::PureDoubleChow,
    Fan::MixedDoubleChow,
    Fan::ShortStraight,
    Fan::TwoTerminalChows,
    Fan::DoublePung,
    Fan::TerminalPung,
    Fan::FlowerTile,
];

/// How often each of these counts, a nibble each; the flowers, eight at most, are highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::mcr) struct Times(u32);

/// By fan the shift of its nibble, or 32.
static SHIFT: [u8; Fan::COUNT] = {
    let (mut all, mut i) = ([32; Fan::COUNT], 0);
    while i < REPEATED.len() {
        all[REPEATED[i] as usize] = 4 * i as u8;
        i += 1;
    }
    all
};

impl Times {
    pub(super) const NONE: Times = Times(0);

    /// Adds one of the nth fan of two chows, counted from 1; 0 stands for no fan.
    #[inline(always)]
    pub(super) fn add_nth(&mut self, nth: usize) {
        const ONES: [u32; TWO_CHOWS.len() + 1] = [0, 1 << 4, 1 << 8, 1 << 12, 1 << 16];
        self.0 += ONES[nth];
    }

    /// How often the nth fan of two chows counts, counted from 1.
    pub(super) const fn nth(self, nth: usize) -> u8 {
        (self.0 >> (4 * nth) & 15) as u8
    }

    /// Sets how often one of the fan counts, 15 times at most.
    #[inline(always)]
    pub(super) const fn with(self, fan: Fan, times: u8) -> Times {
        let shift = SHIFT[fan as usize] as u32;
        Times(self.0 & !(15 << shift) | (times as u32) << shift)
    }

    /// Counts a fan that applies one time less.
    pub(super) const fn with_one_less(self, fan: Fan) -> Times {
        self.with(fan, self.of(fan).saturating_sub(1))
    }

    /// The union of two counts that have no fan in common.
    #[inline(always)]
    pub(super) const fn and(self, other: Times) -> Times {
        Times(self.0 | other.0)
    }

    /// How often a fan that counts does so: 1 if it can't be repeated.
    #[inline(always)]
    pub(in crate::mcr) const fn of(self, fan: Fan) -> u8 {
        // A fan that can't be repeated has the nibble after all others.
        ((self.0 as u64 | 1 << 32) >> SHIFT[fan as usize] & 15) as u8
    }

    /// The fan that count at least once.
    #[inline(always)]
    pub(super) const fn fans(self) -> FanSet {
        let (mut all, mut i) = (FanSet::EMPTY, 0);
        while i < REPEATED.len() {
            all = all.with_if(self.0 >> (4 * i) & 15 != 0, REPEATED[i]);
            i += 1;
        }
        all
    }
}
