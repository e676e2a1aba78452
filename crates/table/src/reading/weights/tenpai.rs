//! The weights of the signs that a player is tenpai.
//!
//! Written by `mentsu-fit tenpai`; not to be edited.

/// Of 4 players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR: [f64; 43] = [
    // always: 871231 samples
    -6.41660, // ± 0.0723
    // closed: discards beyond the first three, in tens, up to nine: 449662 samples
    4.44291, // ± 0.1737
    // closed: discards beyond the ninth, in tens: 133077 samples
    2.05378, // ± 0.0956
    // one meld: 115420 samples
    1.71765, // ± 0.1433
    // one meld: discards up to nine, in tens: 115420 samples
    4.27884, // ± 0.1653
    // one meld: discards beyond the ninth, in tens: 48546 samples
    1.70622, // ± 0.0967
    // two melds: 41220 samples
    3.80384, // ± 0.2149
    // two melds: discards up to nine, in tens: 41220 samples
    2.96942, // ± 0.2326
    // two melds: discards beyond the ninth, in tens: 23972 samples
    1.34789, // ± 0.1359
    // three melds: 7177 samples
    5.30280, // ± 0.5256
    // three melds: discards up to nine, in tens: 7177 samples
    2.51937, // ± 0.6461
    // three melds: discards beyond the ninth, in tens: 5084 samples
    0.10980, // ± 0.3267
    // four melds: 160 samples
    2.73437, // ± 0.3448
    // closed: the last discard was drawn: 207748 samples
    0.43414, // ± 0.0326
    // open: the last discard was drawn: 76523 samples
    0.23127, // ± 0.0279
    // closed: drawn discards in a row, up to five: 207748 samples
    -0.13858, // ± 0.0241
    // open: drawn discards in a row, up to five: 76523 samples
    0.14259, // ± 0.0227
    // closed: drawn ones among the last five discards: 411787 samples
    0.22437, // ± 0.0223
    // open: drawn ones among the last five discards: 136810 samples
    0.14676, // ± 0.0212
    // closed: the last discard from the hand was a 3 to 7: 163885 samples
    0.49931, // ± 0.0652
    // open: the last discard from the hand was a 3 to 7: 66009 samples
    0.37631, // ± 0.0488
    // closed: it was a terminal or honor, after the sixth discard: 95942 samples
    -0.17976, // ± 0.0741
    // open: it was a terminal or honor, after the sixth discard: 42129 samples
    -0.26614, // ± 0.0551
    // closed: the last discard was a dora or red: 12962 samples
    0.46646, // ± 0.0738
    // open: the last discard was a dora or red: 5545 samples
    0.40849, // ± 0.0596
    // a dora or red discarded before: 78765 samples
    0.24418, // ± 0.0411
    // closed: the last discard lies beside a dora: 15294 samples
    0.40000, // ± 0.0732
    // open: the last discard lies beside a dora: 5768 samples
    0.19592, // ± 0.0600
    // closed: 3 to 7 among the first six discards: 244634 samples
    0.12794, // ± 0.0253
    // open: 3 to 7 among the first six discards: 107511 samples
    0.09351, // ± 0.0193
    // open: discards since the last call, up to six: 163817 samples
    -0.14602, // ± 0.0233
    // open: from the hand since the last call, up to four: 163597 samples
    -0.13986, // ± 0.0409
    // open: a meld of dragons or own winds: 82565 samples
    0.21039, // ± 0.0506
    // open: two melds or more, all of one suit and honors: 37076 samples
    -0.25521, // ± 0.0953
    // open: two melds or more, no chi: 19207 samples
    -0.09205, // ± 0.0772
    // kans: 5961 samples
    0.31910, // ± 0.1268
    // closed: somebody else is in riichi: 111122 samples
    -0.36907, // ± 0.0739
    // open: somebody else is in riichi: 41978 samples
    -0.28452, // ± 0.0535
    // closed: discards that this riichi could have won on, up to four: 68444 samples
    0.34846, // ± 0.0362
    // open: discards that this riichi could have won on, up to four: 31557 samples
    0.27634, // ± 0.0276
    // the last discard was one of these: 45773 samples
    0.46443, // ± 0.0366
    // discards since this riichi that it couldn't win on, up to six: 122686 samples
    -0.37306, // ± 0.0174
    // dealer: 210916 samples
    -0.11781, // ± 0.0387
];

/// Of 3 players.
#[rustfmt::skip]
pub(in crate::reading) const THREE: [f64; 43] = [
    // always: 119082 samples
    -5.09161, // ± 0.0852
    // closed: discards beyond the first three, in tens, up to nine: 58384 samples
    4.07624, // ± 0.2432
    // closed: discards beyond the ninth, in tens: 14714 samples
    1.07354, // ± 0.1866
    // one meld: 15871 samples
    0.92347, // ± 0.2345
    // one meld: discards up to nine, in tens: 15871 samples
    4.54835, // ± 0.3276
    // one meld: discards beyond the ninth, in tens: 4984 samples
    0.91226, // ± 0.2541
    // two melds: 3736 samples
    0.24353, // ± 0.3351
    // two melds: discards up to nine, in tens: 3736 samples
    3.36298, // ± 0.5041
    // two melds: discards beyond the ninth, in tens: 1800 samples
    0.65676, // ± 0.3984
    // three melds: 306 samples
    1.77757, // ± 0.3721
    // three melds: discards up to nine, in tens: 306 samples
    2.67906, // ± 0.7379
    // three melds: discards beyond the ninth, in tens: 189 samples
    1.69423, // ± 0.8635
    // four melds: 0 samples
    0.00000, // ± 0.0000
    // closed: the last discard was drawn: 28582 samples
    0.31496, // ± 0.0580
    // open: the last discard was drawn: 9647 samples
    0.17286, // ± 0.0595
    // closed: drawn discards in a row, up to five: 28582 samples
    0.01841, // ± 0.0447
    // open: drawn discards in a row, up to five: 9647 samples
    0.12328, // ± 0.0484
    // closed: drawn ones among the last five discards: 55059 samples
    0.13474, // ± 0.0381
    // open: drawn ones among the last five discards: 16126 samples
    0.13780, // ± 0.0515
    // closed: the last discard from the hand was a 3 to 7: 16664 samples
    0.73125, // ± 0.1011
    // open: the last discard from the hand was a 3 to 7: 7037 samples
    0.61535, // ± 0.1015
    // closed: it was a terminal or honor, after the sixth discard: 13781 samples
    -0.01427, // ± 0.1179
    // open: it was a terminal or honor, after the sixth discard: 4336 samples
    -0.33510, // ± 0.1240
    // closed: the last discard was a dora or red: 2407 samples
    0.22847, // ± 0.1115
    // open: the last discard was a dora or red: 925 samples
    -0.10821, // ± 0.1088
    // a dora or red discarded before: 13081 samples
    0.04062, // ± 0.0786
    // closed: the last discard lies beside a dora: 2448 samples
    0.16548, // ± 0.1247
    // open: the last discard lies beside a dora: 869 samples
    -0.05077, // ± 0.1303
    // closed: 3 to 7 among the first six discards: 25969 samples
    0.17330, // ± 0.0426
    // open: 3 to 7 among the first six discards: 11763 samples
    0.08876, // ± 0.0488
    // open: discards since the last call, up to six: 19913 samples
    -0.18628, // ± 0.0557
    // open: from the hand since the last call, up to four: 19884 samples
    0.06217, // ± 0.0932
    // open: a meld of dragons or own winds: 14981 samples
    0.29745, // ± 0.1205
    // open: two melds or more, all of one suit and honors: 3830 samples
    0.30978, // ± 0.4203
    // open: two melds or more, no chi: 4042 samples
    2.02110, // ± 0.3113
    // kans: 1444 samples
    0.23412, // ± 0.2076
    // closed: somebody else is in riichi: 14205 samples
    -0.26913, // ± 0.1153
    // open: somebody else is in riichi: 4367 samples
    -0.36451, // ± 0.1169
    // closed: discards that this riichi could have won on, up to four: 8629 samples
    0.30061, // ± 0.0671
    // open: discards that this riichi could have won on, up to four: 3184 samples
    0.16721, // ± 0.0717
    // the last discard was one of these: 5351 samples
    0.46662, // ± 0.0758
    // discards since this riichi that it couldn't win on, up to six: 14901 samples
    -0.37240, // ± 0.0356
    // dealer: 38099 samples
    0.07728, // ± 0.0697
];
