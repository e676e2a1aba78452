//! What a plan says: for each discard the chances and points with every number of draws left.

use alloc::vec::Vec;

use super::outlook::MOST_DRAWS;
use crate::shanten::Shanten;
use crate::tile::Face;

/// What a plan is for.
#[doc(alias = "目的")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Goal {
    /// Being tenpai at the end (聴牌率).
    Tenpai,
    /// Winning (和了率).
    Win,
    /// As many points as possible (期待値).
    #[default]
    Points,
}

impl Goal {
    /// All three.
    pub const ALL: [Goal; 3] = [Goal::Tenpai, Goal::Win, Goal::Points];
}

/// The three figures of a hand with some draws left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    pub(super) tenpai: f32,
    pub(super) win: f32,
    pub(super) points: f32,
}

impl Figures {
    /// The chance to be tenpai after the last draw, or to have won (聴牌率), 0 to 1.
    #[must_use]
    pub fn tenpai(&self) -> f64 {
        f64::from(self.tenpai)
    }

    /// The chance to win (和了率), 0 to 1.
    #[must_use]
    pub fn win(&self) -> f64 {
        f64::from(self.win)
    }

    /// The points that wins bring in (期待値), no win counted as 0.
    #[must_use]
    pub fn points(&self) -> f64 {
        f64::from(self.points)
    }

    /// One of the three.
    #[must_use]
    pub fn of(&self, goal: Goal) -> f64 {
        match goal {
            Goal::Tenpai => self.tenpai(),
            Goal::Win => self.win(),
            Goal::Points => self.points(),
        }
    }
}

/// The figures with every number of draws left, from 0 to all of them.
pub(super) type ByDraws = [Figures; MOST_DRAWS as usize + 1];

/// What a hand is worth before a draw, with every number of draws left.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    pub(super) draws: u8,
    pub(super) by_draws: ByDraws,
}

impl Prospect {
    /// The figures with all the draws that were asked for.
    #[must_use]
    pub const fn figures(&self) -> Figures {
        self.by_draws[self.draws as usize]
    }

    /// The figures with so many draws left, as many as were asked for at most.
    #[must_use]
    pub fn at(&self, left: u8) -> Figures {
        self.by_draws[usize::from(left.min(self.draws))]
    }
}

/// What one discard leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct DiscardPlan {
    pub(super) face: Face,
    pub(super) shanten: Shanten,
    pub(super) ukeire: u8,
    pub(super) draws: u8,
    pub(super) by_draws: ByDraws,
    /// With how many draws left riichi is worth declaring, as bits.
    pub(super) declares: u32,
}

impl DiscardPlan {
    /// The discarded tile.
    #[must_use]
    pub const fn face(&self) -> Face {
        self.face
    }

    /// The shanten that it leaves.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// How many tiles of the wall lower that shanten (受け入れ枚数).
    #[must_use]
    pub const fn ukeire(&self) -> u8 {
        self.ukeire
    }

    /// The figures with all the draws that were asked for.
    #[must_use]
    pub const fn figures(&self) -> Figures {
        self.by_draws[self.draws as usize]
    }

    /// The figures with so many draws left, as many as were asked for at most: those before are made,
    /// so that the wall is shorter by them.
    #[must_use]
    pub fn at(&self, left: u8) -> Figures {
        self.by_draws[usize::from(left.min(self.draws))]
    }

    /// Whether the discard is worth declaring riichi with, so many draws being left.
    #[must_use]
    pub const fn declares_riichi(&self, left: u8) -> bool {
        left <= self.draws && self.declares >> left & 1 == 1
    }
}

/// What each discard of a hand leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub(super) shanten: Shanten,
    pub(super) draws: u8,
    pub(super) depth: u8,
    pub(super) states: u32,
    pub(super) discards: Vec<DiscardPlan>,
}

impl Plan {
    /// The shanten of the hand: that of its best discard.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// How many draws there are.
    #[must_use]
    pub const fn draws(&self) -> u8 {
        self.draws
    }

    /// How many exchanges beyond the shortest way the paths took.
    #[must_use]
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// How many states were met.
    #[must_use]
    pub const fn states(&self) -> u32 {
        self.states
    }

    /// The discards in order of tile, red fives before plain ones; of equal tiles one.
    #[must_use]
    pub fn discards(&self) -> &[DiscardPlan] {
        &self.discards
    }

    /// The best discard for a goal, the first of equal ones: by that figure, and where it is the same by
    /// the points, the chance to win and ukeire.
    #[must_use]
    pub fn best(&self, goal: Goal) -> Option<&DiscardPlan> {
        self.ranked(goal).first().copied()
    }

    /// The discards, the best for a goal first, in the order in which [`best`](Plan::best) chooses.
    ///
    /// ```
    /// use mentsu::hand;
    /// use mentsu::plan::{Goal, Outlook, Planner};
    /// use mentsu::riichi::Rules;
    ///
    /// let hand = hand!("135m123456p23499s");
    /// let plan = Planner::new().plan(&hand, &Outlook::new().with_draws(12), &Rules::TENHOU)?;
    /// let faces: Vec<String> = plan.ranked(Goal::Points).iter().map(|of| of.face().to_string()).collect();
    /// assert_eq!(faces[..2], ["4s", "5m"]);
    /// # Ok::<(), mentsu::plan::PlanError>(())
    /// ```
    #[must_use]
    pub fn ranked(&self, goal: Goal) -> Vec<&DiscardPlan> {
        let key = |discard: &DiscardPlan| {
            let figures = discard.figures();
            [figures.of(goal), figures.points(), figures.win(), f64::from(discard.ukeire)]
        };
        let mut ranked: Vec<&DiscardPlan> = Vec::new();
        for discard in self.discards.iter() {
            // No figure is NaN, and of equal ones the first stays first.
            let place = ranked.iter().position(|other| key(other) < key(discard));
            ranked.insert(place.unwrap_or(ranked.len()), discard);
        }
        ranked
    }
}
