//! One turn: which groups and states matter at it, and what the others do meanwhile.

use super::buckets::Kind;
use super::groups::When;
use super::lanes::WIN;
use super::layout::StateRun;
use super::vectors::Vector;

/// The asked as it is at one turn.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    /// How many draws were made, and how many there are in all.
    pub(super) made: u8,
    pub(super) draws: u8,
    /// How many tiles the wall has.
    pub(super) tiles: f32,
}

impl Turn {
    /// Whether the next draw is the last one.
    pub(super) const fn is_last(&self) -> bool {
        self.made + 1 == self.draws
    }

    /// Whether groups that are met and lack so many tiles matter: whether tenpai can be reached.
    pub(super) const fn matters(&self, over: u8, lacks: u8) -> bool {
        over <= self.made && lacks <= self.draws - self.made
    }

    /// Whether groups are visited at this turn.
    pub(super) fn visits(&self, kind: Kind, when: When) -> bool {
        let matters = self.matters(kind.over, kind.lacks);
        match when {
            When::Any => matters,
            When::BeforeLast => !self.is_last() && matters,
            When::Last => self.is_last(),
        }
    }

    /// What a copy that wins counts, and what is left for no win, where so many of them are listed, each
    /// with this share of the wall: more than the wall has are all of it.
    #[inline(always)]
    pub(super) fn shares(share: f32, copies: f32) -> (f32, f32) {
        let rest = 1.0 - copies * share;
        if rest < 0.0 { (1.0 / copies, 0.0) } else { (share, rest) }
    }

    /// Whether states can be met that are worth something.
    pub(super) fn meets(&self, run: &StateRun) -> bool {
        run.over <= self.made && run.lacks <= self.draws - self.made + 1
    }
}

/// What the others do between two draws.
#[derive(Clone, Copy)]
pub(super) struct Others {
    pub(super) discards: u8,
    /// How many tiles are unseen.
    pub(super) tiles: f32,
}

impl Others {
    /// What each gain counts, and what remains of what follows, where so many copies win.
    #[inline(always)]
    pub(super) fn chances(self, copies: f32) -> (f32, f32) {
        if copies == 0.0 {
            return (0.0, 1.0);
        }
        let safe = (1.0 - copies / self.tiles).max(0.0);
        let none = (0..self.discards).fold(1.0, |none, _| none * safe);
        ((1.0 - none) / copies, none)
    }

    /// Lets them discard before the value is reached.
    #[inline(always)]
    pub(super) fn discard<'v>(
        self,
        gains: &[Vector],
        values: impl IntoIterator<Item = &'v mut Vector>,
    ) {
        let (by_ron, none) = self.chances(gains[0].0[WIN]);
        for (vector, (value, gains)) in values.into_iter().zip(gains).enumerate() {
            // The chance to be tenpai stays as it is.
            for lane in if vector == 0 { WIN } else { 0 }..4 {
                value.0[lane] = by_ron * gains.0[lane] + none * value.0[lane];
            }
        }
    }
}
