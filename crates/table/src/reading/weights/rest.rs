//! The weights of the signs that another player wins before one's next draw.
//!
//! Written by `mentsu-fit rest`; not to be edited.

/// Of 4 players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR: [f64; 28] = [
    // always: 2096660 samples
    -3.94766, // ± 0.1351
    // the very next draw: 301290 samples
    0.70822, // ± 0.0653
    // one over the number of draws to it: 2096660 samples
    1.55695, // ± 0.1456
    // own turns so far up to eight, in tens, over the number of draws to it: 1797765 samples
    -2.75023, // ± 0.1242
    // own turns by then, up to eight, in tens: 2071166 samples
    2.86561, // ± 0.1455
    // own turns by then from the eighth to the thirteenth, in tens: 1057062 samples
    0.49892, // ± 0.1005
    // own turns by then beyond the thirteenth, in tens: 275999 samples
    -0.43650, // ± 0.2072
    // how many others are tenpai, as a logarithm: 2096660 samples
    0.11797, // ± 0.0274
    // how many others are tenpai, up to one, the very next draw: 301290 samples
    -0.65785, // ± 0.0729
    // this logarithm, over the number of draws to it: 2096660 samples
    0.94873, // ± 0.0438
    // how many more than one are tenpai, over the number of draws to it: 257235 samples
    0.15888, // ± 0.0699
    // this logarithm, own draws between up to four, in fours: 1795370 samples
    -0.03288, // ± 0.0162
    // this logarithm, own draws between beyond four, in fives: 846301 samples
    -0.03747, // ± 0.0045
    // one other in riichi: 204970 samples
    -0.23719, // ± 0.0563
    // one other in riichi, the very next draw: 49824 samples
    0.05886, // ± 0.0329
    // one other in riichi, own draws between, in fives: 155146 samples
    -0.14815, // ± 0.0514
    // two others or more in riichi: 12222 samples
    0.06461, // ± 0.1130
    // two others or more in riichi, the very next draw: 4300 samples
    -0.09608, // ± 0.0706
    // two others or more in riichi, own draws between, in fives: 7922 samples
    0.19349, // ± 0.1538
    // open melds of others: 634749 samples
    0.05963, // ± 0.0171
    // open melds of others, own draws between, in fives: 512052 samples
    -0.01184, // ± 0.0153
    // in riichi oneself: 59939 samples
    -0.09373, // ± 0.0482
    // in riichi oneself, the very next draw: 15537 samples
    0.13913, // ± 0.0362
    // in riichi oneself, own draws between, in fives: 44402 samples
    -0.37610, // ± 0.0734
    // open oneself: 280027 samples
    0.04172, // ± 0.0213
    // oneself one tile from tenpai or nearer: 653161 samples
    -0.03336, // ± 0.0154
    // oneself at 3-shanten or farther: 736834 samples
    -0.03199, // ± 0.0127
    // oneself one tile from tenpai or nearer, another in riichi: 108752 samples
    0.23616, // ± 0.0290
];

/// Of 3 players.
#[rustfmt::skip]
pub(in crate::reading) const THREE: [f64; 28] = [
    // always: 403139 samples
    -3.27430, // ± 0.2140
    // the very next draw: 62975 samples
    0.52752, // ± 0.1121
    // one over the number of draws to it: 403139 samples
    1.36436, // ± 0.2531
    // own turns so far up to eight, in tens, over the number of draws to it: 340193 samples
    -2.11249, // ± 0.1958
    // own turns by then, up to eight, in tens: 397048 samples
    2.21758, // ± 0.2303
    // own turns by then from the eighth to the thirteenth, in tens: 175406 samples
    -0.14489, // ± 0.1918
    // own turns by then beyond the thirteenth, in tens: 41924 samples
    -0.86446, // ± 0.5280
    // how many others are tenpai, as a logarithm: 403139 samples
    0.12272, // ± 0.0527
    // how many others are tenpai, up to one, the very next draw: 62975 samples
    -0.55124, // ± 0.1397
    // this logarithm, over the number of draws to it: 403139 samples
    1.06667, // ± 0.0857
    // how many more than one are tenpai, over the number of draws to it: 45826 samples
    0.34813, // ± 0.1639
    // this logarithm, own draws between up to four, in fours: 340164 samples
    -0.06601, // ± 0.0311
    // this logarithm, own draws between beyond four, in fives: 148938 samples
    -0.03320, // ± 0.0094
    // one other in riichi: 38812 samples
    -0.14245, // ± 0.1085
    // one other in riichi, the very next draw: 9978 samples
    -0.00755, // ± 0.0674
    // one other in riichi, own draws between, in fives: 28834 samples
    -0.11777, // ± 0.1030
    // two others or more in riichi: 1691 samples
    0.16472, // ± 0.2114
    // two others or more in riichi, the very next draw: 653 samples
    -0.39200, // ± 0.1397
    // two others or more in riichi, own draws between, in fives: 1038 samples
    0.37086, // ± 0.3220
    // open melds of others: 85161 samples
    0.02829, // ± 0.0431
    // open melds of others, own draws between, in fives: 67810 samples
    -0.01937, // ± 0.0398
    // in riichi oneself: 16016 samples
    0.10922, // ± 0.0819
    // in riichi oneself, the very next draw: 4305 samples
    0.07076, // ± 0.0614
    // in riichi oneself, own draws between, in fives: 11711 samples
    -0.49934, // ± 0.1306
    // open oneself: 49727 samples
    0.00286, // ± 0.0502
    // oneself one tile from tenpai or nearer: 164667 samples
    -0.03281, // ± 0.0309
    // oneself at 3-shanten or farther: 104792 samples
    -0.02361, // ± 0.0275
    // oneself one tile from tenpai or nearer, another in riichi: 25404 samples
    0.19234, // ± 0.0658
];
