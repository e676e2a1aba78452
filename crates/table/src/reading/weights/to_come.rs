//! The weights of the signs that a tile comes.
//!
//! Written by `mentsu-fit to-come`; not to be edited.

/// That others discard it, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_DISCARDS: [f64; 43] = [
    // 1 or 9: 453484 samples
    0.34010, // ± 0.0320
    // 2 or 8: 569367 samples
    0.08686, // ± 0.0320
    // 3 or 7: 653430 samples
    -1.22545, // ± 0.0481
    // 4, 5 or 6: 1036297 samples
    -1.35317, // ± 0.0486
    // a wind that isn't the round's: 173178 samples
    1.16182, // ± 0.0414
    // dragon or the round's wind: 238553 samples
    1.17506, // ± 0.0412
    // honor: own turns by then, up to six, in tens: 411731 samples
    -1.69998, // ± 0.0718
    // honor: own turns by then beyond the sixth, in tens: 339585 samples
    -0.23911, // ± 0.0291
    // 1, 2, 8 or 9: own turns by then, up to six, in tens: 1022851 samples
    -0.43321, // ± 0.0591
    // 1, 2, 8 or 9: own turns by then beyond the sixth, in tens: 875724 samples
    -0.60603, // ± 0.0224
    // 3 to 7: own turns by then, up to six, in tens: 1689727 samples
    1.42421, // ± 0.0849
    // 3 to 7: own turns by then beyond the sixth, in tens: 1479561 samples
    -0.53073, // ± 0.0203
    // number: dora: 98816 samples
    -0.73763, // ± 0.0363
    // honor: dora: 18578 samples
    -0.63849, // ± 0.0606
    // number: within two of a dora: 302458 samples
    -0.12106, // ± 0.0188
    // honor: one copy unseen: 96283 samples
    0.18372, // ± 0.0237
    // honor: four copies unseen: 100034 samples
    -0.20203, // ± 0.0282
    // number: one copy unseen: 230637 samples
    0.10261, // ± 0.0199
    // number: four copies unseen: 909031 samples
    -0.05542, // ± 0.0116
    // honor: copies discarded, up to two: 280552 samples
    0.29280, // ± 0.0159
    // number: copies discarded, up to two: 913387 samples
    0.27041, // ± 0.0094
    // number: share of the copies of the tiles beside it that lies on the table: 1803347 samples
    0.75451, // ± 0.0257
    // number: share of the copies of the tiles beside it that the reader holds: 1593493 samples
    0.05644, // ± 0.0357
    // another in riichi: safe against all in riichi: 108781 samples
    0.35171, // ± 0.0144
    // another in riichi: not safe, a number: 335894 samples
    -0.25054, // ± 0.0121
    // the reader in riichi: 4, 5 or 6, no suji: 283676 samples
    -1.15700, // ± 0.0320
    // the reader in riichi: 4, 5 or 6, suji on one side: 228361 samples
    -0.71767, // ± 0.0291
    // the reader in riichi: 4, 5 or 6, suji on both sides: 40910 samples
    0.41522, // ± 0.0422
    // the reader in riichi: 2, 3, 7 or 8, no suji: 545828 samples
    -0.89227, // ± 0.0206
    // the reader in riichi: 2, 3, 7 or 8, suji: 101409 samples
    0.16951, // ± 0.0285
    // the reader in riichi: 1 or 9, no suji: 200061 samples
    -0.72320, // ± 0.0220
    // the reader in riichi: 1 or 9, suji: 32158 samples
    0.30055, // ± 0.0347
    // the reader in riichi: honor: 184860 samples
    0.07555, // ± 0.0160
    // the reader in riichi: own turns since then, up to five, in fives: 1503605 samples
    -0.22451, // ± 0.0223
    // the reader in riichi: no suji, own draws between, up to five, in fives: 928059 samples
    0.50902, // ± 0.0172
    // the reader in riichi: own turns by then beyond the sixth, in tens: 1520339 samples
    -0.05530, // ± 0.0285
    // the reader in riichi, another in riichi: a number, no suji: 163989 samples
    0.50160, // ± 0.0255
    // open melds of the reader: 512311 samples
    -0.01324, // ± 0.0031
    // the reader waits for it, closed and not in riichi: 4667 samples
    0.03199, // ± 0.0555
    // the reader waits for it, open: 17716 samples
    -0.01186, // ± 0.0632
    // the reader waits for it, open: turns by then beyond the sixth, in tens: 16826 samples
    -0.33084, // ± 0.0961
    // the reader waits for it, in riichi, a number: 146607 samples
    -0.20514, // ± 0.0386
    // the reader waits for it, in riichi, an honor: 6455 samples
    -0.34733, // ± 0.1426
];

/// That it is drawn, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_DRAWS: [f64; 20] = [
    // 1 or 9: 669141 samples
    0.29402, // ± 0.0134
    // 2 or 8: 738533 samples
    0.10945, // ± 0.0136
    // 3 or 7: 785856 samples
    0.04078, // ± 0.0135
    // 4, 5 or 6: 1209088 samples
    0.04010, // ± 0.0133
    // honor: 710577 samples
    0.20607, // ± 0.0097
    // number: own turns by then, up to six, in tens: 3402618 samples
    -0.20443, // ± 0.0220
    // number: own turns by then beyond the sixth, in tens: 3007242 samples
    -0.17788, // ± 0.0084
    // honor: own turns by then beyond the sixth, in tens: 615749 samples
    0.35845, // ± 0.0205
    // dora: 137597 samples
    -0.18912, // ± 0.0182
    // number: one copy unseen: 482752 samples
    0.28985, // ± 0.0114
    // number: four copies unseen: 907500 samples
    -0.13813, // ± 0.0067
    // number: share of the copies of the tiles beside it that lies on the table: 2321648 samples
    0.41691, // ± 0.0175
    // number: share of the copies of the tiles beside it that the reader holds: 1829726 samples
    -0.00193, // ± 0.0224
    // another in riichi: not safe against all in riichi, a number: 408799 samples
    -0.08654, // ± 0.0062
    // the reader in riichi: no suji, own turns since then, up to eight, in tens: 1444634 samples
    -0.09293, // ± 0.0112
    // the reader waits for it, not in riichi: 22564 samples
    0.02769, // ± 0.0300
    // the reader waits for it, open: turns by then beyond the sixth, in tens: 16953 samples
    -0.15732, // ± 0.0495
    // the reader waits for it, in riichi, a number: 146766 samples
    0.04283, // ± 0.0344
    // the reader waits for it, in riichi, an honor: 6452 samples
    -0.10935, // ± 0.0910
    // the reader waits for it, in riichi: turns by then beyond the sixth, in tens: 147064 samples
    -0.08915, // ± 0.0549
];

/// That others discard it, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_DISCARDS: [f64; 43] = [
    // 1 or 9: 110715 samples
    0.21905, // ± 0.0636
    // 2 or 8: 96523 samples
    0.00833, // ± 0.0643
    // 3 or 7: 109902 samples
    -1.33316, // ± 0.1077
    // 4, 5 or 6: 169470 samples
    -1.41038, // ± 0.1099
    // a wind that isn't the round's: 56315 samples
    1.16585, // ± 0.0718
    // dragon or the round's wind: 61833 samples
    0.97629, // ± 0.0754
    // honor: own turns by then, up to six, in tens: 118148 samples
    -1.04762, // ± 0.1355
    // honor: own turns by then beyond the sixth, in tens: 87892 samples
    -0.27953, // ± 0.0662
    // 1, 2, 8 or 9: own turns by then, up to six, in tens: 207238 samples
    -0.15669, // ± 0.1199
    // 1, 2, 8 or 9: own turns by then beyond the sixth, in tens: 158965 samples
    -0.70403, // ± 0.0581
    // 3 to 7: own turns by then, up to six, in tens: 279372 samples
    1.60202, // ± 0.1963
    // 3 to 7: own turns by then beyond the sixth, in tens: 222197 samples
    -0.51488, // ± 0.0606
    // number: dora: 21591 samples
    -0.51963, // ± 0.0748
    // honor: dora: 6097 samples
    -0.38041, // ± 0.1055
    // number: within two of a dora: 61399 samples
    -0.00548, // ± 0.0416
    // honor: one copy unseen: 28196 samples
    0.27605, // ± 0.0516
    // honor: four copies unseen: 30915 samples
    -0.46060, // ± 0.0499
    // number: one copy unseen: 41775 samples
    0.10652, // ± 0.0533
    // number: four copies unseen: 157769 samples
    -0.10782, // ± 0.0281
    // honor: copies discarded, up to two: 45339 samples
    0.08616, // ± 0.0279
    // number: copies discarded, up to two: 122012 samples
    0.35418, // ± 0.0237
    // number: share of the copies of the tiles beside it that lies on the table: 262074 samples
    0.36725, // ± 0.0720
    // number: share of the copies of the tiles beside it that the reader holds: 322622 samples
    -0.07216, // ± 0.0770
    // another in riichi: safe against all in riichi: 19111 samples
    0.31751, // ± 0.0350
    // another in riichi: not safe, a number: 56853 samples
    -0.06685, // ± 0.0282
    // the reader in riichi: 4, 5 or 6, no suji: 47725 samples
    -1.00157, // ± 0.0741
    // the reader in riichi: 4, 5 or 6, suji on one side: 36499 samples
    -0.71164, // ± 0.0745
    // the reader in riichi: 4, 5 or 6, suji on both sides: 7387 samples
    0.00822, // ± 0.1217
    // the reader in riichi: 2, 3, 7 or 8, no suji: 89250 samples
    -0.79916, // ± 0.0493
    // the reader in riichi: 2, 3, 7 or 8, suji: 21984 samples
    -0.09430, // ± 0.0699
    // the reader in riichi: 1 or 9, no suji: 51409 samples
    -0.49925, // ± 0.0426
    // the reader in riichi: 1 or 9, suji: 6834 samples
    0.20023, // ± 0.0817
    // the reader in riichi: honor: 58916 samples
    -0.01266, // ± 0.0327
    // the reader in riichi: own turns since then, up to five, in fives: 291874 samples
    -0.15922, // ± 0.0518
    // the reader in riichi: no suji, own draws between, up to five, in fives: 156213 samples
    0.20703, // ± 0.0436
    // the reader in riichi: own turns by then beyond the sixth, in tens: 283941 samples
    -0.10636, // ± 0.0704
    // the reader in riichi, another in riichi: a number, no suji: 28623 samples
    0.56944, // ± 0.0515
    // open melds of the reader: 79593 samples
    -0.05123, // ± 0.0112
    // the reader waits for it, closed and not in riichi: 1971 samples
    -0.04215, // ± 0.1173
    // the reader waits for it, open: 4252 samples
    -0.15700, // ± 0.1450
    // the reader waits for it, open: turns by then beyond the sixth, in tens: 3791 samples
    -0.35800, // ± 0.2451
    // the reader waits for it, in riichi, a number: 35963 samples
    -0.18763, // ± 0.0781
    // the reader waits for it, in riichi, an honor: 3803 samples
    -0.43730, // ± 0.1858
];

/// That it is drawn, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_DRAWS: [f64; 20] = [
    // 1 or 9: 172025 samples
    0.27663, // ± 0.0280
    // 2 or 8: 125418 samples
    0.08217, // ± 0.0290
    // 3 or 7: 132483 samples
    0.03899, // ± 0.0290
    // 4, 5 or 6: 200448 samples
    0.06344, // ± 0.0284
    // honor: 190948 samples
    0.17756, // ± 0.0158
    // number: own turns by then, up to six, in tens: 630374 samples
    -0.19891, // ± 0.0455
    // number: own turns by then beyond the sixth, in tens: 510635 samples
    -0.12430, // ± 0.0211
    // honor: own turns by then beyond the sixth, in tens: 151377 samples
    0.26291, // ± 0.0393
    // dora: 33834 samples
    -0.15520, // ± 0.0356
    // number: one copy unseen: 89793 samples
    0.30343, // ± 0.0279
    // number: four copies unseen: 157628 samples
    -0.15000, // ± 0.0144
    // number: share of the copies of the tiles beside it that lies on the table: 340457 samples
    0.22004, // ± 0.0445
    // number: share of the copies of the tiles beside it that the reader holds: 381094 samples
    -0.07454, // ± 0.0469
    // another in riichi: not safe against all in riichi, a number: 70083 samples
    -0.08392, // ± 0.0141
    // the reader in riichi: no suji, own turns since then, up to eight, in tens: 269253 samples
    -0.06271, // ± 0.0280
    // the reader waits for it, not in riichi: 6269 samples
    0.09822, // ± 0.0600
    // the reader waits for it, open: turns by then beyond the sixth, in tens: 3816 samples
    -0.25174, // ± 0.1274
    // the reader waits for it, in riichi, a number: 35999 samples
    0.10634, // ± 0.0547
    // the reader waits for it, in riichi, an honor: 3795 samples
    -0.15123, // ± 0.1135
    // the reader waits for it, in riichi: turns by then beyond the sixth, in tens: 36681 samples
    -0.30434, // ± 0.1061
];
