//! One turn: which groups and states matter at it, and what the other players' discards change.

use crate::plan::graph::GroupKind;
use crate::plan::layout::{StateRun, Vector, VisitTime, WIN};
use crate::plan::states::Start;

/// A turn, by what was drawn before it.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    /// How many draws were made, and how many there are in all.
    pub(crate) made: u8,
    pub(crate) draws: u8,
    /// How many tiles the wall has.
    pub(crate) tiles: f32,
}

impl Turn {
    pub(crate) fn new(start: &Start, made: u8) -> Turn {
        Turn { made, draws: start.draws, tiles: start.tiles_after(made) }
    }

    /// Whether the next draw is the last one.
    pub(crate) const fn is_last(&self) -> bool {
        self.made + 1 == self.draws
    }

    /// Whether a group can have been reached by now, and tenpai can still be reached from it.
    pub(crate) const fn matters(&self, kind: GroupKind) -> bool {
        kind.over <= self.made && kind.lacks <= self.draws - self.made
    }

    /// Whether groups are visited at this turn.
    pub(crate) fn visits(&self, kind: GroupKind, time: VisitTime) -> bool {
        match time {
            VisitTime::Any => self.matters(kind),
            VisitTime::BeforeLast => !self.is_last() && self.matters(kind),
            VisitTime::Last => self.is_last(),
        }
    }

    /// Whether states can have been reached by now, and tenpai can still be reached from them.
    pub(crate) fn reaches(&self, run: &StateRun) -> bool {
        run.over <= self.made && run.lacks <= self.draws - self.made + 1
    }

    /// What one of `copies` winning copies counts, each `share` of the wall, and what is left for
    /// not winning. More copies than the wall has share all of it.
    #[inline(always)]
    pub(crate) fn shares(share: f32, copies: f32) -> (f32, f32) {
        let rest = 1.0 - copies * share;
        if rest < 0.0 { (1.0 / copies, 0.0) } else { (share, rest) }
    }
}

/// The other players' discards between two draws.
#[derive(Clone, Copy)]
pub(crate) struct OtherDiscards {
    discards: u8,
    /// How many tiles are unseen.
    tiles: f32,
}

impl OtherDiscards {
    pub(crate) fn new(start: &Start, tiles: f32) -> OtherDiscards {
        OtherDiscards { discards: start.others, tiles }
    }

    /// What one of `copies` winning copies counts, and the chance that none of them is discarded.
    #[inline(always)]
    pub(crate) fn shares(self, copies: f32) -> (f32, f32) {
        if copies == 0.0 {
            return (0.0, 1.0);
        }
        let safe = (1.0 - copies / self.tiles).max(0.0);
        let none = (0..self.discards).fold(1.0, |none, _| none * safe);
        ((1.0 - none) / copies, none)
    }

    /// Adds wins by ron before a value is reached. The chance to be tenpai stays.
    #[inline(always)]
    pub(crate) fn add_rons<'v>(
        self,
        gains: &[Vector],
        values: impl IntoIterator<Item = &'v mut Vector>,
    ) {
        let (share, none) = self.shares(gains[0].0[WIN]);
        for (vector, (value, gains)) in values.into_iter().zip(gains).enumerate() {
            for lane in if vector == 0 { WIN } else { 0 }..4 {
                value.0[lane] = share * gains.0[lane] + none * value.0[lane];
            }
        }
    }
}
