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
    0.70831, // ± 0.1254
    // open, tenpai: 675 samples
    0.90055, // ± 0.0798
    // open, 1-shanten: 757 samples
    1.03919, // ± 0.1520
    // open, 2-shanten or more: 461 samples
    1.33047, // ± 0.3502
    // closed, tenpai, another in riichi: 82 samples
    0.49598, // ± 0.3045
    // closed, not tenpai, another in riichi: 1442 samples
    0.48132, // ± 0.2509
    // open, tenpai, another in riichi: 261 samples
    0.77688, // ± 0.1732
    // open, not tenpai, another in riichi: 311 samples
    0.46914, // ± 0.6938
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
    // closed, tenpai: 69 samples
    0.84285, // ± 0.4277
    // closed, 1-shanten: 463 samples
    0.64710, // ± 0.1914
    // closed, 2-shanten: 536 samples
    0.49299, // ± 0.2115
    // closed, 3-shanten or more: 389 samples
    0.76840, // ± 0.3510
    // open, tenpai: 133 samples
    0.80596, // ± 0.2894
    // open, 1-shanten: 97 samples
    1.09008, // ± 0.4537
    // open, 2-shanten or more: 68 samples
    1.12441, // ± 0.9682
    // closed, tenpai, another in riichi: 30 samples
    0.29147, // ± 0.6771
    // closed, not tenpai, another in riichi: 224 samples
    0.22326, // ± 0.5729
    // open, tenpai, another in riichi: 40 samples
    0.94887, // ± 0.5903
    // open, not tenpai, another in riichi: 53 samples
    0.77850, // ± 1.4771
];

/// The share of the wins, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_WINS: [f64; 11] = [
    // closed, tenpai: 69 samples
    0.89071, // ± 0.1100
    // closed, 1-shanten: 463 samples
    0.74995, // ± 0.0552
    // closed, 2-shanten: 536 samples
    0.63429, // ± 0.0603
    // closed, 3-shanten or more: 389 samples
    0.84207, // ± 0.0975
    // open, tenpai: 133 samples
    0.82670, // ± 0.0786
    // open, 1-shanten: 97 samples
    1.06870, // ± 0.1293
    // open, 2-shanten or more: 68 samples
    1.09287, // ± 0.2162
    // closed, tenpai, another in riichi: 30 samples
    0.30810, // ± 0.1681
    // closed, not tenpai, another in riichi: 224 samples
    0.28184, // ± 0.0960
    // open, tenpai, another in riichi: 40 samples
    0.92958, // ± 0.1859
    // open, not tenpai, another in riichi: 53 samples
    0.78594, // ± 0.3254
];
