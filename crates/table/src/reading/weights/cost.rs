//! What a deal-in costs, in points for each sign.
//!
//! Written by `mentsu-fit cost`; not to be edited.

/// The points of each sign, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_PLAYERS: [f64; 10] = [
    // in riichi: 1135 samples
    5740.20685, // ± 107.8515
    // closed without riichi: 482 samples
    4735.15066, // ± 187.3964
    // open: 1573 samples
    2642.77417, // ± 124.5947
    // the dealer, in riichi: 311 samples
    2478.31516, // ± 261.7237
    // the dealer, not in riichi: 545 samples
    2396.33340, // ± 216.7671
    // closed, dora discarded to it: 70 samples
    2152.34711, // ± 400.2000
    // open, dora discarded to it: 61 samples
    2121.36968, // ± 460.6644
    // dora and red fives in melds, norths set aside: 274 samples
    1620.13039, // ± 98.3622
    // open, all melds of one suit and honors: 554 samples
    489.18383, // ± 182.8556
    // koutsu of yakuhai in melds: 889 samples
    283.29312, // ± 174.1441
];

/// The points of each sign, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_PLAYERS: [f64; 10] = [
    // in riichi: 344 samples
    6901.94985, // ± 308.1891
    // closed without riichi: 184 samples
    5745.94733, // ± 491.5206
    // open: 340 samples
    3140.17270, // ± 475.4766
    // the dealer, in riichi: 117 samples
    3568.14259, // ± 508.1890
    // the dealer, not in riichi: 183 samples
    3820.74477, // ± 461.5302
    // closed, dora discarded to it: 27 samples
    1990.34108, // ± 799.7996
    // open, dora discarded to it: 15 samples
    6769.34795, // ± 1790.2805
    // dora and red fives in melds, norths set aside: 551 samples
    1912.35024, // ± 166.5708
    // open, all melds of one suit and honors: 74 samples
    1724.15625, // ± 723.5792
    // koutsu of yakuhai in melds: 269 samples
    357.87962, // ± 564.6685
];
