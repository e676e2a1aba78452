//! The three figures of a plan, and the objective that names one of them.

/// The figure that a plan maximises.
#[doc(alias = "目的")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Being tenpai at the end (聴牌率).
    Tenpai,
    /// Winning (和了率).
    Win,
    /// As many points as possible (期待値).
    #[default]
    Points,
}

crate::names! { Objective, "objective": Tenpai "tenpai", Win "win", Points "points" }

/// Figures that differ by a smaller share than this are equal: a few dozen additions lose as much.
/// Otherwise the last digit would decide instead of the other figures.
const EQUAL: f32 = 4e-6;

impl Objective {
    /// Whether `one` is better than `other`; if they are equal for the objective, by points, wins
    /// and tenpai.
    #[inline(always)]
    pub(crate) fn prefers(self, one: &Figures, other: &Figures) -> bool {
        let key = |figures: &Figures| match self {
            Objective::Tenpai => [figures.tenpai, figures.points, figures.win],
            Objective::Win => [figures.win, figures.points, figures.tenpai],
            Objective::Points => [figures.points, figures.win, figures.tenpai],
        };
        for (one, other) in key(one).into_iter().zip(key(other)) {
            if (one - other).abs() > EQUAL * one.max(other) {
                return one > other;
            }
        }
        false
    }
}

/// The three figures of a hand with some draws left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    pub(crate) tenpai: f32,
    pub(crate) win: f32,
    pub(crate) points: f32,
}

impl Figures {
    /// The chance to be tenpai at the exhaustive draw, or to have won (聴牌率), 0 to 1.
    #[must_use]
    pub fn tenpai(&self) -> f64 {
        f64::from(self.tenpai)
    }

    /// The chance to win (和了率), 0 to 1.
    #[must_use]
    pub fn win(&self) -> f64 {
        f64::from(self.win)
    }

    /// The expected points (期待値); without a win they are 0, unless [opponents](super::Opponents)
    /// are set.
    #[must_use]
    pub fn points(&self) -> f64 {
        f64::from(self.points)
    }

    /// The figures if something is certain that had this chance.
    pub(crate) fn given(self, chance: f32) -> Figures {
        if chance == 1.0 {
            return self;
        }
        let share = if chance > 0.0 { 1.0 / chance } else { 0.0 };
        Figures {
            tenpai: (share * self.tenpai).min(1.0),
            win: (share * self.win).min(1.0),
            points: share * self.points,
        }
    }

    /// The figure that an objective is about.
    #[must_use]
    pub fn of(&self, objective: Objective) -> f64 {
        match objective {
            Objective::Tenpai => self.tenpai(),
            Objective::Win => self.win(),
            Objective::Points => self.points(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_last_digit_decides_nothing() {
        let figures = |win, points| Figures { tenpai: 1.0, win, points };
        let (more, dear) = (figures(0.500_000_1, 1_000.0), figures(0.5, 2_000.0));
        assert!(Objective::Win.prefers(&dear, &more) && !Objective::Win.prefers(&more, &dear));
        assert!(Objective::Win.prefers(&figures(0.5001, 1_000.0), &dear));
        assert!(!Objective::Tenpai.prefers(&dear, &dear));
    }
}
