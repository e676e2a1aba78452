//! The weights of the signs that a tile comes.
//!
//! Written by `mentsu-fit to-come`; not to be edited.

/// That others discard it, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_DISCARDS: [f64; 40] = [
    // 1 or 9: 453484 samples
    0.33831, // ± 0.0323
    // 2 or 8: 569367 samples
    0.08636, // ± 0.0323
    // 3 or 7: 653430 samples
    -1.22497, // ± 0.0485
    // 4, 5 or 6: 1036297 samples
    -1.35239, // ± 0.0489
    // a wind that isn't the round's: 173178 samples
    1.16183, // ± 0.0414
    // dragon or the round's wind: 238553 samples
    1.17446, // ± 0.0412
    // honor: own turns by then, up to six, in tens: 411731 samples
    -1.67559, // ± 0.0722
    // honor: own turns by then beyond the sixth, in tens: 339585 samples
    -0.27445, // ± 0.0301
    // 1, 2, 8 or 9: own turns by then, up to six, in tens: 1022851 samples
    -0.45131, // ± 0.0602
    // 1, 2, 8 or 9: own turns by then beyond the sixth, in tens: 875724 samples
    -0.63461, // ± 0.0234
    // 3 to 7: own turns by then, up to six, in tens: 1689727 samples
    1.40710, // ± 0.0862
    // 3 to 7: own turns by then beyond the sixth, in tens: 1479561 samples
    -0.56244, // ± 0.0221
    // number: dora: 98816 samples
    -0.73664, // ± 0.0363
    // honor: dora: 18578 samples
    -0.64014, // ± 0.0606
    // number: within two of a dora: 302458 samples
    -0.12073, // ± 0.0188
    // honor: one copy unseen: 96283 samples
    0.18010, // ± 0.0238
    // honor: four copies unseen: 100034 samples
    -0.20439, // ± 0.0282
    // number: one copy unseen: 230637 samples
    0.10443, // ± 0.0199
    // number: four copies unseen: 909031 samples
    -0.05498, // ± 0.0116
    // honor: copies discarded, up to two: 280552 samples
    0.28612, // ± 0.0159
    // number: copies discarded, up to two: 913387 samples
    0.27575, // ± 0.0094
    // number: share of the copies of the tiles beside it that lies on the table: 1803347 samples
    0.75226, // ± 0.0257
    // number: share of the copies of the tiles beside it that the reader holds: 1593493 samples
    0.05608, // ± 0.0357
    // another in riichi: safe against all in riichi: 108781 samples
    0.43061, // ± 0.0144
    // another in riichi: not safe, a number: 335894 samples
    -0.11142, // ± 0.0131
    // in riichi oneself: 4, 5 or 6, no suji: 283676 samples
    -1.08616, // ± 0.0314
    // in riichi oneself: 4, 5 or 6, suji on one side: 228361 samples
    -0.63369, // ± 0.0273
    // in riichi oneself: 4, 5 or 6, suji on both sides: 40910 samples
    0.38692, // ± 0.0406
    // in riichi oneself: 2, 3, 7 or 8, no suji: 545828 samples
    -0.81422, // ± 0.0189
    // in riichi oneself: 2, 3, 7 or 8, suji: 101409 samples
    0.14398, // ± 0.0266
    // in riichi oneself: 1 or 9, no suji: 200061 samples
    -0.64752, // ± 0.0207
    // in riichi oneself: 1 or 9, suji: 32158 samples
    0.27423, // ± 0.0342
    // in riichi oneself: honor: 184860 samples
    0.05769, // ± 0.0146
    // in riichi oneself: own turns since then, up to five, in fives: 1503605 samples
    -0.23140, // ± 0.0196
    // in riichi oneself: no suji, own draws between, up to five, in fives: 928059 samples
    0.45408, // ± 0.0168
    // open melds of the reader: 512311 samples
    -0.01439, // ± 0.0032
    // the reader waits for it, closed and not in riichi: 4667 samples
    0.03108, // ± 0.0555
    // the reader waits for it, open: 17716 samples
    -0.20446, // ± 0.0340
    // the reader waits for it, in riichi, a number: 146607 samples
    -0.20021, // ± 0.0386
    // the reader waits for it, in riichi, an honor: 6455 samples
    -0.34953, // ± 0.1428
];

/// That it is drawn, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_DRAWS: [f64; 18] = [
    // 1 or 9: 669141 samples
    0.29186, // ± 0.0133
    // 2 or 8: 738533 samples
    0.10739, // ± 0.0135
    // 3 or 7: 785856 samples
    0.03875, // ± 0.0135
    // 4, 5 or 6: 1209088 samples
    0.03817, // ± 0.0133
    // honor: 710577 samples
    0.20658, // ± 0.0096
    // number: own turns by then, up to six, in tens: 3402618 samples
    -0.19694, // ± 0.0218
    // number: own turns by then beyond the sixth, in tens: 3007242 samples
    -0.18273, // ± 0.0081
    // honor: own turns by then beyond the sixth, in tens: 615749 samples
    0.35739, // ± 0.0205
    // dora: 137597 samples
    -0.18921, // ± 0.0182
    // number: one copy unseen: 482752 samples
    0.29055, // ± 0.0114
    // number: four copies unseen: 907500 samples
    -0.13818, // ± 0.0067
    // number: share of the copies of the tiles beside it that lies on the table: 2321648 samples
    0.41755, // ± 0.0175
    // number: share of the copies of the tiles beside it that the reader holds: 1829726 samples
    -0.00120, // ± 0.0224
    // another in riichi: not safe against all in riichi, a number: 408799 samples
    -0.08644, // ± 0.0062
    // in riichi oneself: no suji, own turns since then, up to eight, in tens: 1444634 samples
    -0.09328, // ± 0.0112
    // the reader waits for it, not in riichi: 22564 samples
    -0.05088, // ± 0.0199
    // the reader waits for it, in riichi, a number: 146766 samples
    -0.01660, // ± 0.0174
    // the reader waits for it, in riichi, an honor: 6452 samples
    -0.17096, // ± 0.0863
];

/// That others discard it, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_DISCARDS: [f64; 40] = [
    // 1 or 9: 110715 samples
    0.21057, // ± 0.0637
    // 2 or 8: 96523 samples
    0.00075, // ± 0.0644
    // 3 or 7: 109902 samples
    -1.33410, // ± 0.1078
    // 4, 5 or 6: 169470 samples
    -1.41200, // ± 0.1100
    // a wind that isn't the round's: 56315 samples
    1.16418, // ± 0.0717
    // dragon or the round's wind: 61833 samples
    0.97335, // ± 0.0753
    // honor: own turns by then, up to six, in tens: 118148 samples
    -1.01760, // ± 0.1357
    // honor: own turns by then beyond the sixth, in tens: 87892 samples
    -0.33829, // ± 0.0675
    // 1, 2, 8 or 9: own turns by then, up to six, in tens: 207238 samples
    -0.16930, // ± 0.1215
    // 1, 2, 8 or 9: own turns by then beyond the sixth, in tens: 158965 samples
    -0.75481, // ± 0.0604
    // 3 to 7: own turns by then, up to six, in tens: 279372 samples
    1.58078, // ± 0.1969
    // 3 to 7: own turns by then beyond the sixth, in tens: 222197 samples
    -0.56705, // ± 0.0626
    // number: dora: 21591 samples
    -0.51520, // ± 0.0750
    // honor: dora: 6097 samples
    -0.38033, // ± 0.1054
    // number: within two of a dora: 61399 samples
    -0.00943, // ± 0.0417
    // honor: one copy unseen: 28196 samples
    0.27459, // ± 0.0516
    // honor: four copies unseen: 30915 samples
    -0.46056, // ± 0.0498
    // number: one copy unseen: 41775 samples
    0.10955, // ± 0.0532
    // number: four copies unseen: 157769 samples
    -0.10813, // ± 0.0281
    // honor: copies discarded, up to two: 45339 samples
    0.07492, // ± 0.0280
    // number: copies discarded, up to two: 122012 samples
    0.36141, // ± 0.0235
    // number: share of the copies of the tiles beside it that lies on the table: 262074 samples
    0.36091, // ± 0.0718
    // number: share of the copies of the tiles beside it that the reader holds: 322622 samples
    -0.07455, // ± 0.0769
    // another in riichi: safe against all in riichi: 19111 samples
    0.42518, // ± 0.0356
    // another in riichi: not safe, a number: 56853 samples
    0.11024, // ± 0.0273
    // in riichi oneself: 4, 5 or 6, no suji: 47725 samples
    -0.90612, // ± 0.0732
    // in riichi oneself: 4, 5 or 6, suji on one side: 36499 samples
    -0.60135, // ± 0.0708
    // in riichi oneself: 4, 5 or 6, suji on both sides: 7387 samples
    -0.02800, // ± 0.1203
    // in riichi oneself: 2, 3, 7 or 8, no suji: 89250 samples
    -0.70023, // ± 0.0457
    // in riichi oneself: 2, 3, 7 or 8, suji: 21984 samples
    -0.12406, // ± 0.0681
    // in riichi oneself: 1 or 9, no suji: 51409 samples
    -0.39818, // ± 0.0409
    // in riichi oneself: 1 or 9, suji: 6834 samples
    0.16736, // ± 0.0816
    // in riichi oneself: honor: 58916 samples
    -0.03316, // ± 0.0318
    // in riichi oneself: own turns since then, up to five, in fives: 291874 samples
    -0.18386, // ± 0.0450
    // in riichi oneself: no suji, own draws between, up to five, in fives: 156213 samples
    0.12876, // ± 0.0439
    // open melds of the reader: 79593 samples
    -0.04942, // ± 0.0112
    // the reader waits for it, closed and not in riichi: 1971 samples
    -0.03517, // ± 0.1173
    // the reader waits for it, open: 4252 samples
    -0.31849, // ± 0.0994
    // the reader waits for it, in riichi, a number: 35963 samples
    -0.18262, // ± 0.0780
    // the reader waits for it, in riichi, an honor: 3803 samples
    -0.43665, // ± 0.1860
];

/// That it is drawn, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_DRAWS: [f64; 18] = [
    // 1 or 9: 172025 samples
    0.27018, // ± 0.0281
    // 2 or 8: 125418 samples
    0.07679, // ± 0.0290
    // 3 or 7: 132483 samples
    0.03294, // ± 0.0291
    // 4, 5 or 6: 200448 samples
    0.05798, // ± 0.0284
    // honor: 190948 samples
    0.17979, // ± 0.0158
    // number: own turns by then, up to six, in tens: 630374 samples
    -0.17321, // ± 0.0453
    // number: own turns by then beyond the sixth, in tens: 510635 samples
    -0.14480, // ± 0.0200
    // honor: own turns by then beyond the sixth, in tens: 151377 samples
    0.25759, // ± 0.0394
    // dora: 33834 samples
    -0.15512, // ± 0.0357
    // number: one copy unseen: 89793 samples
    0.30638, // ± 0.0279
    // number: four copies unseen: 157628 samples
    -0.15067, // ± 0.0144
    // number: share of the copies of the tiles beside it that lies on the table: 340457 samples
    0.22142, // ± 0.0445
    // number: share of the copies of the tiles beside it that the reader holds: 381094 samples
    -0.07373, // ± 0.0468
    // another in riichi: not safe against all in riichi, a number: 70083 samples
    -0.08349, // ± 0.0141
    // in riichi oneself: no suji, own turns since then, up to eight, in tens: 269253 samples
    -0.06575, // ± 0.0281
    // the reader waits for it, not in riichi: 6269 samples
    0.00996, // ± 0.0476
    // the reader waits for it, in riichi, a number: 35999 samples
    -0.06518, // ± 0.0374
    // the reader waits for it, in riichi, an honor: 3795 samples
    -0.33094, // ± 0.1055
];
