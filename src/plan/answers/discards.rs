//! Figures of a plan for each discard.

use smallvec::SmallVec;

use crate::plan::figures::{Figures, Objective};
use crate::plan::outlook::MOST_DRAWS;
use crate::shanten::Shanten;
use crate::tile::Face;

/// The figures of a hand before a draw, for every number of draws left.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    draws: u8,
    by_draws: [Figures; MOST_DRAWS as usize + 1],
}

impl Prospect {
    /// All figures 0.
    pub(crate) fn new(draws: u8) -> Prospect {
        Prospect { draws, by_draws: [Figures::default(); MOST_DRAWS as usize + 1] }
    }

    pub(crate) fn set(&mut self, left: u8, figures: Figures) {
        self.by_draws[usize::from(left)] = figures;
    }

    /// The figures with all draws left.
    #[must_use]
    pub const fn figures(&self) -> Figures {
        self.by_draws[self.draws as usize]
    }

    /// The figures with `left` draws left, or with all of them if they are fewer. The earlier draws
    /// have been made, so the wall is shorter by them.
    #[must_use]
    pub fn at(&self, left: u8) -> Figures {
        self.by_draws[usize::from(left.min(self.draws))]
    }
}

/// The figures after one discard.
#[derive(Clone, Debug, PartialEq)]
pub struct DiscardPlan {
    pub(crate) face: Face,
    pub(crate) shanten: Shanten,
    pub(crate) ukeire: u8,
    pub(crate) prospect: Prospect,
    /// The numbers of draws left at which riichi is declared, as bits.
    pub(crate) declares: u32,
}

impl DiscardPlan {
    /// The discarded tile.
    #[must_use]
    pub const fn face(&self) -> Face {
        self.face
    }

    /// The shanten of the rest.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// How many tiles of the wall lower that shanten (受け入れ枚数).
    #[must_use]
    pub const fn ukeire_count(&self) -> u8 {
        self.ukeire
    }

    /// The figures with all draws left.
    #[must_use]
    pub const fn figures(&self) -> Figures {
        self.prospect.figures()
    }

    /// The figures with `left` draws left, as [`Prospect::at`].
    #[must_use]
    pub fn at(&self, left: u8) -> Figures {
        self.prospect.at(left)
    }

    /// Whether to declare riichi with the discard when `left` draws are left.
    #[must_use]
    pub const fn declares_riichi(&self, left: u8) -> bool {
        left <= self.prospect.draws && self.declares >> left & 1 == 1
    }
}

/// How many discards a plan holds in place.
pub(crate) const DISCARDS: usize = 14;

/// The figures after each discard of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub(crate) shanten: Shanten,
    pub(crate) draws: u8,
    pub(crate) depth: u8,
    pub(crate) states: u32,
    pub(crate) discards: SmallVec<[DiscardPlan; DISCARDS]>,
}

impl Plan {
    /// The shanten after the best discard.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// The number of draws.
    #[must_use]
    pub const fn draws(&self) -> u8 {
        self.draws
    }

    /// How many exchanges beyond the shortest way the paths made at most.
    #[must_use]
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// How many states were met.
    #[must_use]
    pub const fn states(&self) -> u32 {
        self.states
    }

    /// The plan restricted to the allowed discards and to at most `left` draws.
    pub(super) fn among(mut self, allowed: &[Face], left: u8) -> Plan {
        self.draws = self.draws.min(left);
        self.discards.retain(|discard| allowed.contains(&discard.face));
        for discard in &mut self.discards {
            discard.prospect.draws = self.draws;
        }
        let shanten = self.discards.iter().map(|discard| discard.shanten).min();
        self.shanten = shanten.unwrap_or(self.shanten);
        self
    }

    /// The discards in order of tile, red fives before plain ones, equal tiles once.
    #[must_use]
    pub fn discards(&self) -> &[DiscardPlan] {
        &self.discards
    }

    /// The best discard for an objective: by that figure, then by points, chance to win, shanten
    /// and ukeire. Of equal ones the first.
    #[must_use]
    pub fn best(&self, objective: Objective) -> Option<&DiscardPlan> {
        self.ranked(objective).next()
    }

    /// The discards, the best for an objective first, in the order by which [`best`](Plan::best)
    /// chooses.
    ///
    /// ```
    /// use mentsu::hand;
    /// use mentsu::plan::{Objective, Outlook, Planner};
    /// use mentsu::riichi::Rules;
    ///
    /// let hand = hand!("135m123456p23499s");
    /// let plan = Planner::new().plan(&hand, &Outlook::new().with_draws(12), &Rules::TENHOU)?;
    /// let ranked = plan.ranked(Objective::Points).map(|discard| discard.face().to_string());
    /// assert!(ranked.take(2).eq(["4s", "5m"]));
    /// # Ok::<(), mentsu::plan::PlanError>(())
    /// ```
    pub fn ranked(&self, objective: Objective) -> impl ExactSizeIterator<Item = &DiscardPlan> {
        let key = |discard: &DiscardPlan| {
            let (figures, shanten) = (discard.figures(), discard.shanten.get());
            let [near, wide] = [-f64::from(shanten), f64::from(discard.ukeire)];
            [figures.of(objective), figures.points(), figures.win(), near, wide]
        };
        let mut ranked = SmallVec::<[&DiscardPlan; 14]>::new();
        for discard in &self.discards {
            // No figure is NaN, and the sort is stable.
            let place = ranked.iter().position(|other| key(other) < key(discard));
            ranked.insert(place.unwrap_or(ranked.len()), discard);
        }
        ranked.into_iter()
    }
}
