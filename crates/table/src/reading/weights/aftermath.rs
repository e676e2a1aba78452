//! The weights of the signs of what follows for the points.
//!
//! Written by `mentsu-fit aftermath`; not to be edited.

/// That others who win do so on the reader's discard, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_ON_READER: [f64; 12] = [
    // always: 181390 samples
    -1.61951, // ± 0.0548
    // before the very next draw: 16189 samples
    0.06990, // ± 0.0082
    // own draws between, in fives: 165201 samples
    0.16799, // ± 0.0232
    // own turns by then, in tens: 181384 samples
    -0.02488, // ± 0.0652
    // one other in riichi: 30433 samples
    -0.65393, // ± 0.0614
    // two others or more in riichi: 3371 samples
    -1.17016, // ± 0.1257
    // others tenpai without riichi: 181333 samples
    -0.14679, // ± 0.0493
    // the reader in riichi: 5280 samples
    1.06370, // ± 0.0702
    // the reader tenpai or one tile from it: 69736 samples
    0.35147, // ± 0.0311
    // the reader at 3-shanten or farther: 51453 samples
    -0.20563, // ± 0.0291
    // the reader tenpai or one tile from it, another in riichi: 18804 samples
    0.49302, // ± 0.0672
    // the reader open: 30224 samples
    0.27610, // ± 0.0456
];

/// That it is by tsumo if not on the reader, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_TSUMO: [f64; 12] = [
    // always: 144520 samples
    -0.43864, // ± 0.0947
    // before the very next draw: 12968 samples
    0.00109, // ± 0.0107
    // own draws between, in fives: 131552 samples
    0.04300, // ± 0.0331
    // own turns by then, in tens: 144514 samples
    0.39306, // ± 0.1039
    // one other in riichi: 25133 samples
    0.31466, // ± 0.0666
    // two others or more in riichi: 3011 samples
    -0.22507, // ± 0.1250
    // others tenpai without riichi: 144463 samples
    -0.25506, // ± 0.0736
    // the reader in riichi: 2986 samples
    0.61557, // ± 0.0913
    // the reader tenpai or one tile from it: 52132 samples
    0.09195, // ± 0.0309
    // the reader at 3-shanten or farther: 42935 samples
    -0.04659, // ± 0.0259
    // the reader tenpai or one tile from it, another in riichi: 14528 samples
    -0.08916, // ± 0.0553
    // the reader open: 22721 samples
    0.05893, // ± 0.0445
];

/// What a tsumo costs, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_TSUMO_COST: [f64; 8] = [
    // always: 74920 samples
    1917.93637, // ± 61.7761
    // the reader is the dealer: 17630 samples
    963.99245, // ± 45.8719
    // somebody else in riichi: 15989 samples
    239.37992, // ± 61.0568
    // the dealer in riichi, not the reader: 5636 samples
    828.20901, // ± 95.3457
    // open melds of others: 30595 samples
    -95.89381, // ± 26.8132
    // dora and red fives in melds of others, norths set aside: 5468 samples
    141.47961, // ± 52.7591
    // dora and red fives that the reader holds, up to three: 44799 samples
    -97.90286, // ± 19.7492
    // own draws between, in fives: 68363 samples
    135.90618, // ± 30.6077
];

/// That a player is tenpai at a draw, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_DRAW_TENPAI: [f64; 12] = [
    // always: 188660 samples
    -1.32396, // ± 0.1231
    // log odds to be tenpai now, below -3: 112910 samples
    0.32534, // ± 0.0530
    // log odds to be tenpai now, from -3 to -1: 75750 samples
    0.44734, // ± 0.0534
    // log odds to be tenpai now, above -1: 26923 samples
    0.93824, // ± 0.1046
    // open: log odds to be tenpai now: 38617 samples
    -0.22392, // ± 0.0885
    // closed: own draws left, in tens: 144702 samples
    1.07450, // ± 0.1842
    // open: own draws left, in tens: 34445 samples
    0.39671, // ± 0.1502
    // log odds to be tenpai now, own draws left, in tens: 179147 samples
    -0.06885, // ± 0.0326
    // open: 38617 samples
    0.03896, // ± 0.1645
    // somebody else in riichi, the reader or not: 51737 samples
    -0.86011, // ± 0.0767
    // the last two own draws: 28869 samples
    -0.15489, // ± 0.0333
    // the reader tenpai by then: 86947 samples
    -0.34133, // ± 0.0437
];

/// That a later discard of who folds deals in, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_FOLD: [f64; 11] = [
    // always: 61159 samples
    -1.73969, // ± 0.5421
    // one other in riichi: 48662 samples
    -0.22670, // ± 0.3974
    // two others or more in riichi: 4355 samples
    -0.68946, // ± 0.6543
    // the dealer in riichi, not the reader: 21302 samples
    0.30332, // ± 0.3001
    // others tenpai without riichi, as a logarithm: 61159 samples
    -0.05913, // ± 0.1259
    // own draws to it, up to four, in fours: 61159 samples
    0.42864, // ± 0.3889
    // own draws to it beyond the fourth, in fives: 8636 samples
    0.00509, // ± 0.4618
    // own draws to it, up to four, in fours, another in riichi: 53017 samples
    -0.39567, // ± 0.3856
    // own turns by then, up to eight, in eights: 61159 samples
    -1.20124, // ± 0.4551
    // tiles held that are safe against all in riichi, up to five, in fives: 46021 samples
    -1.86194, // ± 0.5038
    // mean danger of the tiles held, as a logarithm: 61159 samples
    0.93978, // ± 0.2517
];

/// That a later discard of who pushes deals in, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_PUSH: [f64; 11] = [
    // always: 462339 samples
    -5.01097, // ± 0.2932
    // one other in riichi: 48746 samples
    0.46856, // ± 0.1493
    // two others or more in riichi: 1785 samples
    0.77955, // ± 0.2377
    // the dealer in riichi, not the reader: 14591 samples
    -0.08587, // ± 0.0983
    // others tenpai without riichi, as a logarithm: 462339 samples
    0.12606, // ± 0.0411
    // own draws to it, up to four, in fours: 462339 samples
    0.60092, // ± 0.0384
    // own draws to it beyond the fourth, in fives: 145248 samples
    0.41927, // ± 0.0493
    // own draws to it, up to four, in fours, another in riichi: 50531 samples
    -0.35910, // ± 0.1054
    // own turns by then, up to eight, in eights: 462339 samples
    2.20772, // ± 0.2388
    // tiles held that are safe against all in riichi, up to five, in fives: 43453 samples
    0.10036, // ± 0.1281
    // mean danger of the tiles held, as a logarithm: 462339 samples
    0.23833, // ± 0.0485
];

/// That others who win do so on the reader, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_ON_READER: [f64; 12] = [
    // always: 34846 samples
    -0.96517, // ± 0.1077
    // before the very next draw: 3538 samples
    0.05987, // ± 0.0161
    // own draws between, in fives: 31308 samples
    0.04883, // ± 0.0530
    // own turns by then, in tens: 34844 samples
    -0.18898, // ± 0.1495
    // one other in riichi: 6087 samples
    -0.77793, // ± 0.1279
    // two others or more in riichi: 534 samples
    -1.62256, // ± 0.2747
    // others tenpai without riichi: 34312 samples
    -0.40710, // ± 0.1297
    // the reader in riichi: 1436 samples
    0.77466, // ± 0.1303
    // the reader tenpai or one tile from it: 16386 samples
    0.22087, // ± 0.0609
    // the reader at 3-shanten or farther: 7421 samples
    -0.21567, // ± 0.0585
    // the reader tenpai or one tile from it, another in riichi: 4378 samples
    0.56130, // ± 0.1342
    // the reader open: 4741 samples
    0.26378, // ± 0.1007
];

/// That it is by tsumo if not on the reader, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_TSUMO: [f64; 12] = [
    // always: 26239 samples
    -0.04737, // ± 0.1493
    // before the very next draw: 2666 samples
    -0.00049, // ± 0.0199
    // own draws between, in fives: 23573 samples
    0.08559, // ± 0.0678
    // own turns by then, in tens: 26237 samples
    0.76659, // ± 0.1964
    // one other in riichi: 4764 samples
    0.22232, // ± 0.1336
    // two others or more in riichi: 478 samples
    -0.43917, // ± 0.2397
    // others tenpai without riichi: 25761 samples
    -0.16808, // ± 0.1594
    // the reader in riichi: 856 samples
    0.57811, // ± 0.1847
    // the reader tenpai or one tile from it: 11819 samples
    0.06950, // ± 0.0699
    // the reader at 3-shanten or farther: 5885 samples
    -0.09359, // ± 0.0634
    // the reader tenpai or one tile from it, another in riichi: 3259 samples
    0.01955, // ± 0.1340
    // the reader open: 3356 samples
    0.08340, // ± 0.1207
];

/// What a tsumo costs, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_TSUMO_COST: [f64; 8] = [
    // always: 18221 samples
    2960.23899, // ± 159.4345
    // the reader is the dealer: 5496 samples
    1106.83099, // ± 105.4958
    // somebody else in riichi: 3844 samples
    -52.82660, // ± 120.7116
    // the dealer in riichi, not the reader: 1935 samples
    1026.95390, // ± 170.7611
    // open melds of others: 5524 samples
    -377.69728, // ± 69.4035
    // dora and red fives in melds of others, norths set aside: 14149 samples
    399.74606, // ± 52.8837
    // dora and red fives that the reader holds, up to three: 10950 samples
    -163.91527, // ± 47.1492
    // own draws between, in fives: 16423 samples
    230.61416, // ± 63.3247
];

/// That a player is tenpai at a draw, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_DRAW_TENPAI: [f64; 12] = [
    // always: 23571 samples
    -1.31290, // ± 0.2502
    // log odds to be tenpai now, below -3: 10799 samples
    0.27725, // ± 0.1604
    // log odds to be tenpai now, from -3 to -1: 12772 samples
    0.10664, // ± 0.1004
    // log odds to be tenpai now, above -1: 4620 samples
    0.97246, // ± 0.1927
    // open: log odds to be tenpai now: 4195 samples
    -0.35945, // ± 0.1991
    // closed: own draws left, in tens: 18608 samples
    1.02914, // ± 0.2967
    // open: own draws left, in tens: 3873 samples
    0.23517, // ± 0.2348
    // log odds to be tenpai now, own draws left, in tens: 22481 samples
    -0.03603, // ± 0.0792
    // open: 4195 samples
    0.36334, // ± 0.3368
    // somebody else in riichi, the reader or not: 5927 samples
    -0.59548, // ± 0.1716
    // the last two own draws: 3363 samples
    -0.00739, // ± 0.0726
    // the reader tenpai by then: 11449 samples
    -0.59331, // ± 0.1233
];

/// That a later discard of who folds deals in, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_FOLD: [f64; 11] = [
    // always: 12301 samples
    -1.26908, // ± 0.4957
    // one other in riichi: 8923 samples
    0.66080, // ± 0.4517
    // two others or more in riichi: 728 samples
    -0.55622, // ± 0.5732
    // the dealer in riichi, not the reader: 4537 samples
    -0.23549, // ± 0.4536
    // others tenpai without riichi, as a logarithm: 12301 samples
    -0.08614, // ± 0.1927
    // own draws to it, up to four, in fours: 12301 samples
    -0.19433, // ± 0.2397
    // own draws to it beyond the fourth, in fives: 1663 samples
    -1.45232, // ± 0.3004
    // own draws to it, up to four, in fours, another in riichi: 9651 samples
    0.85021, // ± 0.2456
    // own turns by then, up to eight, in eights: 12301 samples
    -2.20312, // ± 0.5392
    // tiles held that are safe against all in riichi, up to five, in fives: 8583 samples
    -1.98388, // ± 0.4325
    // mean danger of the tiles held, as a logarithm: 12301 samples
    0.96662, // ± 0.2978
];

/// That a later discard of who pushes deals in, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_PUSH: [f64; 11] = [
    // always: 117117 samples
    -4.17066, // ± 0.4346
    // one other in riichi: 11877 samples
    0.78749, // ± 0.2941
    // two others or more in riichi: 303 samples
    0.58218, // ± 0.5369
    // the dealer in riichi, not the reader: 4828 samples
    -0.14693, // ± 0.1771
    // others tenpai without riichi, as a logarithm: 117117 samples
    0.00595, // ± 0.0772
    // own draws to it, up to four, in fours: 117117 samples
    0.61805, // ± 0.0738
    // own draws to it beyond the fourth, in fives: 36133 samples
    0.10917, // ± 0.0958
    // own draws to it, up to four, in fours, another in riichi: 12180 samples
    -0.83159, // ± 0.2030
    // own turns by then, up to eight, in eights: 117117 samples
    1.44064, // ± 0.3263
    // tiles held that are safe against all in riichi, up to five, in fives: 10809 samples
    -0.23020, // ± 0.2088
    // mean danger of the tiles held, as a logarithm: 117117 samples
    0.28193, // ± 0.0834
];
