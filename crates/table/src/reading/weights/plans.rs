//! How much of what plans promise comes. Shares of points are held to those of wins.
//!
//! Written by `mentsu-fit plans`; not to be edited.

/// The share of the points beyond folding, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_POINTS: [f64; 11] = [
    // closed, tenpai: 208 samples
    0.71088, // ± 0.1595
    // closed, 1-shanten: 2145 samples
    0.70639, // ± 0.0660
    // closed, 2-shanten: 2806 samples
    0.70606, // ± 0.0762
    // closed, 3-shanten or more: 2541 samples
    0.69773, // ± 0.1227
    // open, tenpai: 675 samples
    0.90055, // ± 0.0798
    // open, 1-shanten: 757 samples
    1.03919, // ± 0.1520
    // open, 2-shanten or more: 461 samples
    1.33047, // ± 0.3502
    // closed, tenpai, another in riichi: 82 samples
    0.49598, // ± 0.3045
    // closed, not tenpai, another in riichi: 1442 samples
    0.48075, // ± 0.2498
    // open, tenpai, another in riichi: 261 samples
    0.77688, // ± 0.1732
    // open, not tenpai, another in riichi: 311 samples
    0.46902, // ± 0.6911
];

/// The share of the wins, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_WINS: [f64; 11] = [
    // closed, tenpai: 208 samples
    0.84173, // ± 0.0702
    // closed, 1-shanten: 2145 samples
    0.78799, // ± 0.0305
    // closed, 2-shanten: 2806 samples
    0.87992, // ± 0.0347
    // closed, 3-shanten or more: 2541 samples
    0.87961, // ± 0.0506
    // open, tenpai: 675 samples
    0.90028, // ± 0.0381
    // open, 1-shanten: 757 samples
    1.09159, // ± 0.0593
    // open, 2-shanten or more: 461 samples
    1.23313, // ± 0.1051
    // closed, tenpai, another in riichi: 82 samples
    0.50876, // ± 0.1206
    // closed, not tenpai, another in riichi: 1442 samples
    0.48052, // ± 0.0597
    // open, tenpai, another in riichi: 261 samples
    0.82203, // ± 0.0811
    // open, not tenpai, another in riichi: 311 samples
    0.47830, // ± 0.1480
];

/// The share of the points beyond folding, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_POINTS: [f64; 11] = [
    // closed, tenpai: 381 samples
    0.69900, // ± 0.1732
    // closed, 1-shanten: 2095 samples
    0.66402, // ± 0.0994
    // closed, 2-shanten: 2246 samples
    0.63377, // ± 0.1068
    // closed, 3-shanten or more: 1608 samples
    0.82957, // ± 0.1905
    // open, tenpai: 596 samples
    0.90946, // ± 0.1456
    // open, 1-shanten: 559 samples
    0.98823, // ± 0.1971
    // open, 2-shanten or more: 308 samples
    1.19382, // ± 0.5246
    // closed, tenpai, another in riichi: 121 samples
    0.46217, // ± 0.4140
    // closed, not tenpai, another in riichi: 1048 samples
    0.29002, // ± 0.3392
    // open, tenpai, another in riichi: 177 samples
    1.12808, // ± 0.2877
    // open, not tenpai, another in riichi: 206 samples
    0.80990, // ± 1.0341
];

/// The share of the wins, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_WINS: [f64; 11] = [
    // closed, tenpai: 381 samples
    0.80492, // ± 0.0512
    // closed, 1-shanten: 2095 samples
    0.78839, // ± 0.0304
    // closed, 2-shanten: 2246 samples
    0.82775, // ± 0.0335
    // closed, 3-shanten or more: 1608 samples
    0.88496, // ± 0.0511
    // open, tenpai: 596 samples
    0.91970, // ± 0.0434
    // open, 1-shanten: 559 samples
    0.96248, // ± 0.0592
    // open, 2-shanten or more: 308 samples
    1.17373, // ± 0.1220
    // closed, tenpai, another in riichi: 121 samples
    0.50438, // ± 0.1021
    // closed, not tenpai, another in riichi: 1048 samples
    0.38363, // ± 0.0580
    // open, tenpai, another in riichi: 177 samples
    1.05424, // ± 0.1048
    // open, not tenpai, another in riichi: 206 samples
    0.81481, // ± 0.1763
];
