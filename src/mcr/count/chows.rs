//! The fan that chows make together: one fan of three or four chows at most, and fan of two chows
//! that join chows not yet joined.
//!
//! By the principles a chow that isn't combined yet may be combined once with one that is. So the
//! fan of a hand are the edges of a forest over its chows: a fan of two chows joins two trees, one
//! of three chows joins three, and no fan joins what is one tree already.

use super::times::{TWO_CHOWS, Times};
use crate::mcr::fan::{Fan, FanSet};

/// The chows of a reading by the place of their first tile, ascending.
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
    /// Whether another three of the chows make the fan of three that counts once more.
    pub(super) is_there_again: bool,
    /// All pairs of related chows, and those that count.
    pub(super) found_pairs: Times,
    pub(super) counted_pairs: Times,
}

/// The fan of three chows, and those of four.
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

/// The place of the chow that begins with a tile of this index: 16 places a suit, as the masks of
/// the engine have them.
#[inline(always)]
pub(super) const fn place_of(tile: u8) -> u8 {
    tile + 7 * (tile / 9)
}

/// The relation of two chows, by the difference of their places: 0 for none, else one more than its
/// place in [`TWO_CHOWS`].
///
/// A suit has 16 places, and chows begin at seven of them. So a difference within a suit never
/// equals one between suits.
static RELATIONS: [u8; 64] = {
    let mut all = [0; 64];
    (all[0], all[3], all[6]) = (1, 3, 4);
    (all[16], all[32]) = (2, 2);
    all
};

/// The fan that two chows make together: 0 for none, otherwise one more than its place in
/// [`TWO_CHOWS`].
#[inline(always)]
fn relation(one: u8, other: u8) -> usize {
    usize::from(RELATIONS[usize::from(one.abs_diff(other)) % RELATIONS.len()])
}

impl Chows {
    pub(super) const NONE: Chows = Chows { first: [0; 4], count: 0 };

    /// Adds a chow by the index of its first tile; there are at most three before.
    #[inline(always)]
    pub(super) fn push(&mut self, first: u8) {
        let first = place_of(first);
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

    /// The places of the first tiles, ascending.
    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[u8] {
        &self.first[..usize::from(self.count)]
    }

    /// The fan of these chows with a pair at this place.
    #[inline(always)]
    pub(super) fn fans(&self, pair: u8) -> ChowFans {
        if self.count < 2 { ChowFans::default() } else { self.fans_of_several(pair) }
    }

    #[inline(never)]
    fn fans_of_several(&self, pair: u8) -> ChowFans {
        let mut fans = ChowFans::default();
        let mut related = 0;
        for (nth, &high) in self.as_slice().iter().enumerate().skip(1) {
            for &low in &self.first[..nth] {
                let relation = relation(low, high);
                fans.found_pairs.add_nth(relation);
                related += u8::from(relation > 0);
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
            // Two pairs never join chows that are already joined.
            fans.counted_pairs = match related {
                0..=2 => fans.found_pairs,
                _ => joining_pairs(self.as_slice()),
            };
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
            let joined = three.iter().map(|&one| relation(one, fourth));
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

/// The fan of four chows, ascending, with a pair.
fn of_four([a, b, c, d]: [u8; 4], pair: u8) -> Option<Fan> {
    let suit = |place: u8| place / 16;
    if suit(a) == suit(d) {
        return match (b - a, c - b, d - c) {
            (0, 0, 0) => Some(Fan::QuadrupleChow),
            (1, 1, 1) | (2, 2, 2) => Some(Fan::FourPureShiftedChows),
            (0, 6, 0) if pair == a + 4 => Some(Fan::PureTerminalChows),
            _ => None,
        };
    }
    // Two suits have 123 and 789, the suits add up to 0 + 1 + 2, and fives have rank 4 of 0 to 8.
    let (low, high) = (suit(a), suit(c));
    let terminal = |one: u8, other: u8| one % 16 == 0 && other == one + 6;
    let is_terminal = terminal(a, b) && terminal(c, d) && low != high;
    let third = 3u8.wrapping_sub(low + high);
    (is_terminal && pair == 16 * third + 4).then_some(Fan::ThreeSuitedTerminalChows)
}

/// The fan of three chows, ascending.
fn of_three([a, b, c]: [u8; 3]) -> Option<Fan> {
    let [low, middle, high] = [a, b, c].map(|place| place / 16);
    if low == high {
        return match (b - a, c - b) {
            (0, 0) => Some(Fan::PureTripleChow),
            (3, 3) => Some(Fan::PureStraight),
            (1, 1) | (2, 2) => Some(Fan::PureShiftedChows),
            _ => None,
        };
    }
    if low == middle || middle == high {
        return None;
    }
    let [a, b, c] = [a, b, c].map(|place| place % 16);
    let (low, high) = (a.min(b).min(c), a.max(b).max(c));
    let middle = a + b + c - low - high;
    match (middle - low, high - middle) {
        (0, 0) => Some(Fan::MixedTripleChow),
        (3, 3) => Some(Fan::MixedStraight),
        (1, 1) => Some(Fan::MixedShiftedChows),
        _ => None,
    }
}

/// The pairs that join chows not yet joined: first one of each fan, then any, in order.
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
