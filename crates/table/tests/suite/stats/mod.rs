//! Statistics: counted by hand, over generated games, and beside an independent count of recorded
//! ones.

mod by_hand;
mod generated;
mod luck;
mod recorded;

/// The counts of luck, which [`luck`] counts again.
const OF_LUCK: [&str; 5] =
    ["dealt", "dealt_shanten", "dealt_dora", "winning_draws", "winning_draws_expected"];
