//! The fan that are reached, each with its nearest win.

use alloc::vec::Vec;
use core::cmp::Reverse;

use smallvec::SmallVec;

use super::graph::{Exchanged, MOST_EXCHANGES};
use crate::mcr::fan::{Fan, FanSet};
use crate::mcr::score::Score;
use crate::tile::{Counts, Tile};

/// A fan in reach, and the nearest win that is worth enough in which it counts; of several the one
/// that is worth the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FanWay {
    fan: Fan,
    lacking: u8,
    total: u16,
    fans: FanSet,
    won: Counts,
    tile: Tile,
    is_self_drawn: bool,
}

impl FanWay {
    /// The fan.
    #[must_use]
    pub const fn fan(&self) -> Fan {
        self.fan
    }

    /// How many tiles the hand lacks, one at least: as many draws, or one fewer and a discard of
    /// another player.
    #[must_use]
    pub const fn lacking(&self) -> u8 {
        self.lacking
    }

    /// The points of that win.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.total
    }

    /// All fan that count in that win.
    #[must_use]
    pub const fn fans(&self) -> FanSet {
        self.fans
    }

    /// The concealed tiles of that win, the last one among them.
    #[must_use]
    pub const fn won(&self) -> &Counts {
        &self.won
    }

    /// The tile on which it is won.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// Whether it is won by drawing that tile, rather than on a discard of it.
    #[must_use]
    pub const fn is_self_drawn(&self) -> bool {
        self.is_self_drawn
    }
}

/// The fan of all wins that are worth enough.
pub(super) struct Reached {
    by_fan: [Option<FanWay>; Fan::COUNT],
    /// All tiles drawn and discarded on the way to each win.
    pub(super) ends: Vec<(Exchanged, Exchanged)>,
    /// How many tiles they lack at most.
    pub(super) limit: u8,
}

impl Reached {
    pub(super) const fn new(limit: u8) -> Reached {
        Reached { by_fan: [None; Fan::COUNT], ends: Vec::new(), limit }
    }

    /// Notes the fan of a win that is worth enough.
    pub(super) fn note(
        &mut self,
        score: &Score,
        lacking: u8,
        won: Counts,
        tile: Tile,
        is_self_drawn: bool,
    ) {
        let (fans, total) = (score.fan_set(), score.total());
        for fan in fans {
            let known = &mut self.by_fan[fan as usize];
            let rank = (lacking, Reverse(total));
            if known.is_none_or(|known| rank < (known.lacking, Reverse(known.total))) {
                *known = Some(FanWay { fan, lacking, total, fans, won, tile, is_self_drawn });
            }
        }
    }

    pub(super) fn least(&self) -> Option<u8> {
        self.by_fan.iter().flatten().map(|way| way.lacking).min()
    }

    /// The fan, the nearest first, then those of more points.
    pub(super) fn fans(&self) -> SmallVec<[FanWay; 16]> {
        let of = |lacking| {
            self.by_fan.iter().flatten().copied().filter(move |way| way.lacking == lacking)
        };
        (1..=MOST_EXCHANGES).flat_map(of).collect()
    }
}
