//! How strong an advisor plays, for people who want an opponent that they can beat.

/// How strong an advisor plays: how far it plans, and how exactly it weighs.
///
/// ```
/// use mentsu_table::advice::Strength;
///
/// assert!(Strength::Easy < Strength::Strong);
/// assert_eq!("middle".parse(), Ok(Strength::Middle));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Plans hands at tenpai and 1-shanten alone, without an exchange, and misjudges values by some
    /// hundred points.
    Easy,
    /// Plans hands up to 3-shanten, without an exchange, and misjudges values by half as much.
    Middle,
    /// Plans hands up to 2-shanten with one exchange, and at 3-shanten without.
    #[default]
    Strong,
}

mentsu::names! { Strength, "strength": Easy "easy", Middle "middle", Strong "strong" }

impl Strength {
    /// The highest shanten that is planned.
    pub(super) const fn farthest(self) -> i8 {
        match self {
            Strength::Easy => 1,
            Strength::Middle | Strength::Strong => 3,
        }
    }

    /// How many exchanges plans of a hand of this shanten make beyond the shortest way.
    pub(super) const fn depth(self, shanten: i8) -> u8 {
        match self {
            Strength::Easy | Strength::Middle => 0,
            Strength::Strong => (shanten < 3) as u8,
        }
    }

    /// By how many points values are misjudged, as the root of their mean square.
    #[must_use]
    pub const fn error(self) -> f64 {
        match self {
            Strength::Easy => 600.0,
            Strength::Middle => 300.0,
            Strength::Strong => 0.0,
        }
    }
}
