//! How far points drift apart in a round.
//!
//! Written by `mentsu-fit places`; not to be edited.

/// How far the points of two players drift apart.
pub(in crate::reading) struct Swings {
    /// The share of big rounds.
    pub(in crate::reading) big_share: f64,
    /// The deviation of the difference of two players in a quiet round, in points.
    pub(in crate::reading) quiet: f64,
    /// The same in a big round.
    pub(in crate::reading) big: f64,
    /// What a round brings its dealer on average, in points.
    pub(in crate::reading) dealer: f64,
}

/// Of 4 players, from 38694 pairs of players at the start of a round.
pub(in crate::reading) const FOUR: Swings = Swings {
    // ± 0.028
    big_share: 0.331,
    // ± 458
    quiet: 4721.0,
    // ± 751
    big: 14681.0,
    // ± 411
    dealer: 759.0,
};

/// Of 3 players, from 6225 pairs of players at the start of a round.
pub(in crate::reading) const THREE: Swings = Swings {
    // All rounds are alike.
    big_share: 0.0,
    // ± 1512
    quiet: 17372.0,
    // All rounds are alike.
    big: 10000.0,
    // ± 1753
    dealer: 4679.0,
};
