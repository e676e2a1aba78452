//! The strength of an advisor, for players who want a beatable opponent.

/// The strength of an advisor: how far it plans, and how precisely it judges.
///
/// ```
/// use mentsu_table::advice::Strength;
///
/// assert!(Strength::Easy < Strength::Strong);
/// assert_eq!("middle".parse(), Ok(Strength::Middle));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Plans hands at tenpai and 1-shanten only, without an exchange, and misjudges values by
    /// several hundred points.
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

    /// The number of exchanges beyond the shortest way in plans of a hand of this shanten.
    pub(super) const fn depth(self, shanten: i8) -> u8 {
        match self {
            Strength::Easy | Strength::Middle => 0,
            Strength::Strong => (shanten < 3) as u8,
        }
    }

    /// The root mean square error of values, in points.
    #[must_use]
    pub const fn error(self) -> f64 {
        match self {
            Strength::Easy => 600.0,
            Strength::Middle => 300.0,
            Strength::Strong => 0.0,
        }
    }
}
