//! The weights of the signs that another player wins before one's next draw.
//!
//! Written by `mentsu-fit rest`; not to be edited.

/// Of 4 players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR: [f64; 28] = [
    // always: 2096660 samples
    -3.93830, // ± 0.1350
    // the very next draw: 301290 samples
    0.70867, // ± 0.0655
    // one over the number of draws to it: 2096660 samples
    1.55112, // ± 0.1453
    // own turns so far up to eight, in tens, over the number of draws to it: 1797765 samples
    -2.76915, // ± 0.1242
    // own turns by then, up to eight, in tens: 2071166 samples
    2.86453, // ± 0.1454
    // own turns by then from the eighth to the thirteenth, in tens: 1057062 samples
    0.49847, // ± 0.1004
    // own turns by then beyond the thirteenth, in tens: 275999 samples
    -0.43786, // ± 0.2071
    // how many others are tenpai, as a logarithm: 2096660 samples
    0.12002, // ± 0.0274
    // how many others are tenpai, up to one, the very next draw: 301290 samples
    -0.65553, // ± 0.0728
    // this logarithm, over the number of draws to it: 2096660 samples
    0.94720, // ± 0.0438
    // how many more than one are tenpai, over the number of draws to it: 257235 samples
    0.16576, // ± 0.0700
    // this logarithm, own draws between up to four, in fours: 1795370 samples
    -0.03322, // ± 0.0162
    // this logarithm, own draws between beyond four, in fives: 846301 samples
    -0.03766, // ± 0.0045
    // one other in riichi: 204970 samples
    -0.23534, // ± 0.0563
    // one other in riichi, the very next draw: 49824 samples
    0.06063, // ± 0.0329
    // one other in riichi, own draws between, in fives: 155146 samples
    -0.15178, // ± 0.0515
    // two others or more in riichi: 12222 samples
    0.06289, // ± 0.1134
    // two others or more in riichi, the very next draw: 4300 samples
    -0.09465, // ± 0.0708
    // two others or more in riichi, own draws between, in fives: 7922 samples
    0.18965, // ± 0.1541
    // open melds of others: 634749 samples
    0.05837, // ± 0.0172
    // open melds of others, own draws between, in fives: 512052 samples
    -0.01153, // ± 0.0154
    // the reader in riichi: 79582 samples
    -0.08084, // ± 0.0426
    // the reader in riichi, the very next draw: 19736 samples
    0.16164, // ± 0.0315
    // the reader in riichi, own draws between, in fives: 59846 samples
    -0.37055, // ± 0.0609
    // the reader open: 280027 samples
    0.03650, // ± 0.0214
    // the reader one tile from tenpai or nearer: 653161 samples
    -0.02260, // ± 0.0155
    // the reader at 3-shanten or farther: 736834 samples
    -0.03290, // ± 0.0127
    // the reader one tile from tenpai or nearer, another in riichi: 108752 samples
    0.22841, // ± 0.0289
];

/// Of 3 players.
#[rustfmt::skip]
pub(in crate::reading) const THREE: [f64; 28] = [
    // always: 403139 samples
    -3.27893, // ± 0.2142
    // the very next draw: 62975 samples
    0.50906, // ± 0.1127
    // one over the number of draws to it: 403139 samples
    1.38488, // ± 0.2537
    // own turns so far up to eight, in tens, over the number of draws to it: 340193 samples
    -2.15871, // ± 0.1959
    // own turns by then, up to eight, in tens: 397048 samples
    2.22809, // ± 0.2303
    // own turns by then from the eighth to the thirteenth, in tens: 175406 samples
    -0.13843, // ± 0.1916
    // own turns by then beyond the thirteenth, in tens: 41924 samples
    -0.86480, // ± 0.5278
    // how many others are tenpai, as a logarithm: 403139 samples
    0.12528, // ± 0.0526
    // how many others are tenpai, up to one, the very next draw: 62975 samples
    -0.54057, // ± 0.1395
    // this logarithm, over the number of draws to it: 403139 samples
    1.06392, // ± 0.0858
    // how many more than one are tenpai, over the number of draws to it: 45826 samples
    0.36138, // ± 0.1639
    // this logarithm, own draws between up to four, in fours: 340164 samples
    -0.06705, // ± 0.0310
    // this logarithm, own draws between beyond four, in fives: 148938 samples
    -0.03305, // ± 0.0093
    // one other in riichi: 38812 samples
    -0.13826, // ± 0.1085
    // one other in riichi, the very next draw: 9978 samples
    -0.00953, // ± 0.0672
    // one other in riichi, own draws between, in fives: 28834 samples
    -0.12228, // ± 0.1032
    // two others or more in riichi: 1691 samples
    0.16254, // ± 0.2120
    // two others or more in riichi, the very next draw: 653 samples
    -0.39315, // ± 0.1402
    // two others or more in riichi, own draws between, in fives: 1038 samples
    0.36713, // ± 0.3219
    // open melds of others: 85161 samples
    0.02644, // ± 0.0431
    // open melds of others, own draws between, in fives: 67810 samples
    -0.01819, // ± 0.0397
    // the reader in riichi: 21645 samples
    0.07556, // ± 0.0729
    // the reader in riichi, the very next draw: 5634 samples
    0.16885, // ± 0.0569
    // the reader in riichi, own draws between, in fives: 16011 samples
    -0.43770, // ± 0.1092
    // the reader open: 49727 samples
    0.00004, // ± 0.0503
    // the reader one tile from tenpai or nearer: 164667 samples
    -0.02495, // ± 0.0310
    // the reader at 3-shanten or farther: 104792 samples
    -0.02426, // ± 0.0275
    // the reader one tile from tenpai or nearer, another in riichi: 25404 samples
    0.18384, // ± 0.0655
];
