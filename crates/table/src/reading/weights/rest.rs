//! The weights of the signs that another player wins before one's next draw.
//!
//! Written by `mentsu-fit rest`; not to be edited.

/// Of 4 players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR: [f64; 30] = [
    // always: 2096660 samples
    -3.94734, // ± 0.1351
    // the very next draw: 301290 samples
    0.70937, // ± 0.0656
    // one over the number of draws to it: 2096660 samples
    1.54630, // ± 0.1455
    // own turns so far up to eight, in tens, over the number of draws to it: 1797765 samples
    -2.73426, // ± 0.1245
    // own turns by then, up to eight, in tens: 2071166 samples
    2.86622, // ± 0.1454
    // own turns by then from the eighth to the thirteenth, in tens: 1057062 samples
    0.50198, // ± 0.1004
    // own turns by then beyond the thirteenth, in tens: 275999 samples
    -0.43573, // ± 0.2073
    // how many others are tenpai, as a logarithm: 2096660 samples
    0.11636, // ± 0.0274
    // how many others are tenpai, up to one, the very next draw: 301290 samples
    -0.66711, // ± 0.0729
    // this logarithm, over the number of draws to it: 2096660 samples
    0.94885, // ± 0.0438
    // how many more than one are tenpai, over the number of draws to it: 257235 samples
    0.16389, // ± 0.0703
    // this logarithm, own draws between up to four, in fours: 1795370 samples
    -0.03119, // ± 0.0162
    // this logarithm, own draws between beyond four, in fives: 846301 samples
    -0.03732, // ± 0.0045
    // one other in riichi: 204970 samples
    -0.24578, // ± 0.0569
    // one other in riichi, the very next draw: 49824 samples
    0.06734, // ± 0.0346
    // one other in riichi, own draws between, in fives: 155146 samples
    -0.13855, // ± 0.0513
    // two others or more in riichi: 12222 samples
    0.06419, // ± 0.1142
    // two others or more in riichi, the very next draw: 4300 samples
    -0.09006, // ± 0.0710
    // two others or more in riichi, own draws between, in fives: 7922 samples
    0.19841, // ± 0.1547
    // open melds of others: 634749 samples
    0.06021, // ± 0.0172
    // open melds of others, own draws between, in fives: 512052 samples
    -0.01263, // ± 0.0154
    // in riichi oneself: 79582 samples
    -0.26642, // ± 0.0540
    // in riichi oneself, the very next draw: 19736 samples
    0.18607, // ± 0.0431
    // in riichi oneself, own draws between, in fives: 59846 samples
    -0.27452, // ± 0.0614
    // in riichi oneself, another in riichi: 11998 samples
    0.52650, // ± 0.0822
    // in riichi oneself, another in riichi, the very next draw: 4177 samples
    -0.14671, // ± 0.0719
    // open oneself: 280027 samples
    0.03682, // ± 0.0214
    // oneself one tile from tenpai or nearer: 653161 samples
    -0.01335, // ± 0.0154
    // oneself at 3-shanten or farther: 736834 samples
    -0.03162, // ± 0.0127
    // oneself one tile from tenpai or nearer, another in riichi: 108752 samples
    0.18400, // ± 0.0287
];

/// Of 3 players.
#[rustfmt::skip]
pub(in crate::reading) const THREE: [f64; 30] = [
    // always: 403139 samples
    -3.29530, // ± 0.2144
    // the very next draw: 62975 samples
    0.48473, // ± 0.1133
    // one over the number of draws to it: 403139 samples
    1.39816, // ± 0.2543
    // own turns so far up to eight, in tens, over the number of draws to it: 340193 samples
    -2.12499, // ± 0.1964
    // own turns by then, up to eight, in tens: 397048 samples
    2.24128, // ± 0.2307
    // own turns by then from the eighth to the thirteenth, in tens: 175406 samples
    -0.13775, // ± 0.1919
    // own turns by then beyond the thirteenth, in tens: 41924 samples
    -0.86535, // ± 0.5281
    // how many others are tenpai, as a logarithm: 403139 samples
    0.12245, // ± 0.0527
    // how many others are tenpai, up to one, the very next draw: 62975 samples
    -0.55417, // ± 0.1392
    // this logarithm, over the number of draws to it: 403139 samples
    1.06110, // ± 0.0857
    // how many more than one are tenpai, over the number of draws to it: 45826 samples
    0.35912, // ± 0.1669
    // this logarithm, own draws between up to four, in fours: 340164 samples
    -0.06409, // ± 0.0311
    // this logarithm, own draws between beyond four, in fives: 148938 samples
    -0.03310, // ± 0.0094
    // one other in riichi: 38812 samples
    -0.17524, // ± 0.1107
    // one other in riichi, the very next draw: 9978 samples
    0.05393, // ± 0.0707
    // one other in riichi, own draws between, in fives: 28834 samples
    -0.08622, // ± 0.1027
    // two others or more in riichi: 1691 samples
    0.14979, // ± 0.2125
    // two others or more in riichi, the very next draw: 653 samples
    -0.34765, // ± 0.1382
    // two others or more in riichi, own draws between, in fives: 1038 samples
    0.40816, // ± 0.3229
    // open melds of others: 85161 samples
    0.03085, // ± 0.0433
    // open melds of others, own draws between, in fives: 67810 samples
    -0.02222, // ± 0.0399
    // in riichi oneself: 21645 samples
    -0.21890, // ± 0.0946
    // in riichi oneself, the very next draw: 5634 samples
    0.35777, // ± 0.0778
    // in riichi oneself, own draws between, in fives: 16011 samples
    -0.26391, // ± 0.1089
    // in riichi oneself, another in riichi: 3232 samples
    0.75876, // ± 0.1435
    // in riichi oneself, another in riichi, the very next draw: 1233 samples
    -0.52558, // ± 0.1251
    // open oneself: 49727 samples
    -0.00032, // ± 0.0502
    // oneself one tile from tenpai or nearer: 164667 samples
    -0.01206, // ± 0.0307
    // oneself at 3-shanten or farther: 104792 samples
    -0.02183, // ± 0.0276
    // oneself one tile from tenpai or nearer, another in riichi: 25404 samples
    0.11822, // ± 0.0649
];
