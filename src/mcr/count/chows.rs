//! What chows are worth together: one fan of three or four chows at most, and fan of two chows that
//! join what isn't joined yet.
//!
//! By the principles a chow that isn't combined yet may be combined once with one that is. So the
//! fan of a hand are the edges of a forest over its chows: a fan of two chows joins two trees, one
//! of three chows joins three, and no fan joins what is one tree already.

use super::times::{TWO_CHOWS, Times};
use crate::mcr::fan::{Fan, FanSet};

/// The chows of a reading by the index of their first tile, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chows {
    first: [u8; 4],
    count: u8,
}

/// The fan of chows.
#[derive(Clone, Copy, Default)]
pub(super) struct ChowFans {
    /// All fan of three or four chows that are there, and the one that counts.
    pub(super) found: FanSet,
    pub(super) counted: FanSet,
    /// Whether other chows make the fan of three that counts, too.
    pub(super) is_there_again: bool,
    /// All pairs of related chows, and those that count.
    pub(super) found_pairs: Times,
    pub(super) counted_pairs: Times,
}

/// The fan of three and of four chows.
pub(in crate::mcr) const THREE_CHOWS: FanSet = FanSet::EMPTY
    .with(Fan::QuadrupleChow)
    .with(Fan::FourPureShiftedChows)
    .with(Fan::PureTerminalChows)
    .with(Fan::ThreeSuitedTerminalChows)
    .with(Fan::PureTripleChow)
    .with(Fan::PureStraight)
    .with(Fan::PureShiftedChows)
    .with(Fan::MixedStraight)
    .with(Fan::MixedTripleChow)
    .with(Fan::MixedShiftedChows);

/// By the difference of two first tiles' indices, the lower in a suit's rank: 0 for no relation,
/// else one more than the place in [`TWO_CHOWS`].
const fn relation(low: u8, high: u8) -> usize {
    let (low_rank, high_rank) = (low % 9, high % 9);
    if low / 9 != high / 9 {
        return if low_rank == high_rank { 2 } else { 0 };
    }
    match low_rank.abs_diff(high_rank) {
        0 => 1,
        3 => 3,
        6 => 4,
        _ => 0,
    }
}

impl Chows {
    pub(super) const NONE: Chows = Chows { first: [0; 4], count: 0 };

    /// Adds a chow, of which there are at most three.
    #[inline(always)]
    pub(super) fn push(&mut self, first: u8) {
        let mut place = usize::from(self.count & 3);
        while place > 0 && self.first[place - 1] > first {
            self.first[place] = self.first[place - 1];
            place -= 1;
        }
        self.first[place] = first;
        self.count += 1;
    }

    pub(super) const fn len(&self) -> u8 {
        self.count
    }

    /// The first tiles, ascending.
    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[u8] {
        &self.first[..usize::from(self.count)]
    }

    /// The fan of these chows beside this pair.
    pub(super) fn fans(&self, pair: u8) -> ChowFans {
        let mut fans = ChowFans::default();
        for (place, &high) in self.as_slice().iter().enumerate().skip(1) {
            for &low in &self.first[..place] {
                fans.found_pairs.add_nth(relation(low, high));
            }
        }
        match *self.as_slice() {
            [a, b, c, d] => {
                if let Some(fan) = of_four([a, b, c, d], pair) {
                    fans.counted = FanSet::EMPTY.with(fan);
                    fans.found = fans.counted;
                }
                fans.count_three_and_one([a, b, c, d]);
            }
            [a, b, c] => {
                if let Some(fan) = of_three([a, b, c]) {
                    fans.counted = FanSet::EMPTY.with(fan);
                    fans.found = fans.counted;
                }
            }
            _ => {}
        }
        if fans.counted.is_empty() {
            fans.counted_pairs = joining_pairs(self.as_slice());
        }
        fans
    }
}

impl ChowFans {
    /// Finds the fan of three among four chows; unless all four count together, the best of them
    /// counts, and the fourth chow with one of the three.
    fn count_three_and_one(&mut self, chows: [u8; 4]) {
        let all_count = !self.counted.is_empty();
        let mut best: Option<(Fan, usize)> = None;
        let mut times = 0;
        for alone in (0..4).rev() {
            let three = core::array::from_fn(|i| chows[if i < alone { i } else { i + 1 }]);
            let Some(fan) = of_three(three) else { continue };
            self.found = self.found.with(fan);
            let fourth = chows[alone];
            let joined = three.iter().map(|&one| relation(one.min(fourth), one.max(fourth)));
            let joined = joined.filter(|&nth| nth > 0).min().unwrap_or(0);
            let better = best
                .is_none_or(|(old, pair)| (fan.points(), joined > 0) > (old.points(), pair > 0));
            match best {
                Some((old, _)) if old == fan => times += 1,
                _ if better => times = 1,
                _ => {}
            }
            if better {
                best = Some((fan, joined));
            }
        }
        if let Some((fan, joined)) = best.filter(|_| !all_count) {
            self.counted = FanSet::EMPTY.with(fan);
            self.counted_pairs.add_nth(joined);
            self.is_there_again = times > 1;
        }
    }
}

/// The fan of four chows, ascending, beside a pair.
fn of_four([a, b, c, d]: [u8; 4], pair: u8) -> Option<Fan> {
    if a / 9 == d / 9 {
        return match (b - a, c - b, d - c) {
            (0, 0, 0) => Some(Fan::QuadrupleChow),
            (1, 1, 1) | (2, 2, 2) => Some(Fan::FourPureShiftedChows),
            (0, 6, 0) if pair == a + 4 => Some(Fan::PureTerminalChows),
            _ => None,
        };
    }
    // Two suits have 123 and 789, the suits add up to 0 + 1 + 2, and fives have rank 4 of 0 to 8.
    let (low, high, fives) = (a / 9, c / 9, pair / 9);
    let terminal = |one: u8, other: u8| one % 9 == 0 && other == one + 6;
    let is_terminal = terminal(a, b) && terminal(c, d) && low != high;
    let third = 3u8.wrapping_sub(low + high);
    (is_terminal && pair < 27 && pair % 9 == 4 && fives == third)
        .then_some(Fan::ThreeSuitedTerminalChows)
}

/// The fan of three chows, ascending.
fn of_three([a, b, c]: [u8; 3]) -> Option<Fan> {
    if a / 9 == c / 9 {
        return match (b - a, c - b) {
            (0, 0) => Some(Fan::PureTripleChow),
            (3, 3) => Some(Fan::PureStraight),
            (1, 1) | (2, 2) => Some(Fan::PureShiftedChows),
            _ => None,
        };
    }
    if a / 9 == b / 9 || b / 9 == c / 9 {
        return None;
    }
    let mut ranks = [a % 9, b % 9, c % 9];
    ranks.sort_unstable();
    match (ranks[1] - ranks[0], ranks[2] - ranks[1]) {
        (0, 0) => Some(Fan::MixedTripleChow),
        (3, 3) => Some(Fan::MixedStraight),
        (1, 1) => Some(Fan::MixedShiftedChows),
        _ => None,
    }
}

/// The pairs that join chows which nothing joins yet: first one of each fan, then any, in order.
fn joining_pairs(chows: &[u8]) -> Times {
    let mut trees = [0, 1, 2, 3];
    let mut joined = Times::NONE;
    for again in [false, true] {
        for nth in 1..=TWO_CHOWS.len() {
            for high in 1..chows.len() {
                for low in 0..high {
                    let is_new = trees[low] != trees[high];
                    if !is_new || relation(chows[low], chows[high]) != nth {
                        continue;
                    }
                    if !again && joined.nth(nth) > 0 {
                        continue;
                    }
                    joined.add_nth(nth);
                    let (from, to) = (trees[high], trees[low]);
                    for tree in &mut trees {
                        *tree = if *tree == from { to } else { *tree };
                    }
                }
            }
        }
    }
    joined
}
