//! How much of what plans promise comes. Shares of points are held to those of wins.
//!
//! Written by `mentsu-fit plans`; not to be edited.

/// The share of the points beyond folding, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_POINTS: [f64; 11] = [
    // closed, tenpai: 2232 samples
    0.75050, // ± 0.0712
    // closed, 1-shanten: 21810 samples
    0.66985, // ± 0.0287
    // closed, 2-shanten: 28838 samples
    0.67549, // ± 0.0271
    // closed, 3-shanten or more: 19421 samples
    1.09202, // ± 0.0692
    // open, tenpai: 6698 samples
    0.89118, // ± 0.0409
    // open, 1-shanten: 7604 samples
    1.25526, // ± 0.0630
    // open, 2-shanten or more: 4839 samples
    1.49770, // ± 0.1574
    // closed, tenpai, another in riichi: 834 samples
    0.67793, // ± 0.1564
    // closed, not tenpai, another in riichi: 14640 samples
    0.55505, // ± 0.1398
    // open, tenpai, another in riichi: 2489 samples
    0.77066, // ± 0.0891
    // open, not tenpai, another in riichi: 3292 samples
    0.69883, // ± 0.3348
];

/// The share of the wins, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_WINS: [f64; 11] = [
    // closed, tenpai: 2232 samples
    0.89519, // ± 0.0321
    // closed, 1-shanten: 21810 samples
    0.81246, // ± 0.0138
    // closed, 2-shanten: 28838 samples
    0.82140, // ± 0.0128
    // closed, 3-shanten or more: 19421 samples
    1.17848, // ± 0.0228
    // open, tenpai: 6698 samples
    0.93813, // ± 0.0183
    // open, 1-shanten: 7604 samples
    1.13273, // ± 0.0258
    // open, 2-shanten or more: 4839 samples
    1.27026, // ± 0.0455
    // closed, tenpai, another in riichi: 834 samples
    0.68467, // ± 0.0626
    // closed, not tenpai, another in riichi: 14640 samples
    0.48851, // ± 0.0309
    // open, tenpai, another in riichi: 2489 samples
    0.85004, // ± 0.0404
    // open, not tenpai, another in riichi: 3292 samples
    0.75338, // ± 0.0760
];

/// What both are times by turn, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_TURNS: [f64; 3] = [
    // 0 to 4 own discards: 42661 samples
    1.08178, // ± 0.0093
    // 5 to 9 own discards: 35712 samples
    0.94060, // ± 0.0096
    // 10 own discards or more: 13069 samples
    0.87560, // ± 0.0199
];

/// The points beyond folding without a plan, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_FAR: [f64; 3] = [
    // 2-shanten: 31938 samples
    780.24641, // ± 25.5792
    // 3-shanten: 20151 samples
    480.71089, // ± 30.3139
    // 4-shanten or more: 7485 samples
    262.20111, // ± 48.6426
];

/// The share of the points beyond folding, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_POINTS: [f64; 11] = [
    // closed, tenpai: 2575 samples
    0.70771, // ± 0.1476
    // closed, 1-shanten: 14811 samples
    0.63234, // ± 0.0553
    // closed, 2-shanten: 15766 samples
    0.53914, // ± 0.0469
    // closed, 3-shanten or more: 8824 samples
    0.88456, // ± 0.1191
    // open, tenpai: 4316 samples
    1.16938, // ± 0.1064
    // open, 1-shanten: 3910 samples
    1.05297, // ± 0.1452
    // open, 2-shanten or more: 1996 samples
    1.12307, // ± 0.3356
    // closed, tenpai, another in riichi: 863 samples
    0.40852, // ± 0.2294
    // closed, not tenpai, another in riichi: 7109 samples
    0.35710, // ± 0.2312
    // open, tenpai, another in riichi: 1214 samples
    1.11693, // ± 0.2078
    // open, not tenpai, another in riichi: 1314 samples
    0.61633, // ± 0.7666
];

/// The share of the wins, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_WINS: [f64; 11] = [
    // closed, tenpai: 2575 samples
    0.90101, // ± 0.0396
    // closed, 1-shanten: 14811 samples
    0.78858, // ± 0.0178
    // closed, 2-shanten: 15766 samples
    0.79594, // ± 0.0161
    // closed, 3-shanten or more: 8824 samples
    1.05722, // ± 0.0290
    // open, tenpai: 4316 samples
    1.07782, // ± 0.0340
    // open, 1-shanten: 3910 samples
    0.99620, // ± 0.0410
    // open, 2-shanten or more: 1996 samples
    1.10423, // ± 0.0742
    // closed, tenpai, another in riichi: 863 samples
    0.52012, // ± 0.0686
    // closed, not tenpai, another in riichi: 7109 samples
    0.42675, // ± 0.0451
    // open, tenpai, another in riichi: 1214 samples
    1.01711, // ± 0.0753
    // open, not tenpai, another in riichi: 1314 samples
    0.64448, // ± 0.1192
];

/// What both are times by turn, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_TURNS: [f64; 3] = [
    // 0 to 4 own discards: 29499 samples
    1.09575, // ± 0.0111
    // 5 to 9 own discards: 17465 samples
    0.90179, // ± 0.0124
    // 10 own discards or more: 5234 samples
    0.75323, // ± 0.0330
];

/// The points beyond folding without a plan, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_FAR: [f64; 3] = [
    // 2-shanten: 17053 samples
    999.03727, // ± 60.5979
    // 3-shanten: 8999 samples
    598.50536, // ± 85.3055
    // 4-shanten or more: 2540 samples
    434.45343, // ± 175.1300
];
