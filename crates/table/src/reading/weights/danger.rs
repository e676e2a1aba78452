//! What makes a riichi's wait likelier: a factor for each clue.
//!
//! Written by `mentsu-fit danger`; not to be edited.

/// The factor of each clue, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_PLAYERS: [f64; 113] = [
    // ryanmen of 23 or 78: 9481 samples
    2.95679, // ± 0.2521
    // ryanmen of 34 or 67: 11334 samples
    2.42824, // ± 0.2084
    // ryanmen of 45 or 56: 13396 samples
    2.46882, // ± 0.2138
    // kanchan for 2 or 8: 4816 samples
    1.27466, // ± 0.1304
    // kanchan for 3 or 7: 6227 samples
    1.39118, // ± 0.1388
    // kanchan for 4 or 6: 4255 samples
    0.88588, // ± 0.0959
    // kanchan for 5: 1483 samples
    0.57081, // ± 0.0825
    // penchan of 12 or 89: 4844 samples
    1.33238, // ± 0.1358
    // tanki of 1 or 9: 1115 samples
    0.62747, // ± 0.1026
    // tanki of 2 or 8: 1641 samples
    0.71476, // ± 0.1139
    // tanki of 3 or 7: 1332 samples
    0.46390, // ± 0.0754
    // tanki of 4, 5 or 6: 2496 samples
    0.50514, // ± 0.0744
    // tanki of a guest wind: 413 samples
    0.89268, // ± 0.2072
    // tanki of a yakuhai: 907 samples
    0.86214, // ± 0.1857
    // shanpon of 1 or 9: 2321 samples
    2.09928, // ± 0.3164
    // shanpon of 2 or 8: 2340 samples
    1.62005, // ± 0.2357
    // shanpon of 3 or 7: 2250 samples
    1.11451, // ± 0.1736
    // shanpon of 4, 5 or 6: 3408 samples
    0.86168, // ± 0.1381
    // shanpon of a guest wind: 1015 samples
    1.91404, // ± 0.4651
    // shanpon of a yakuhai: 1856 samples
    1.52500, // ± 0.2871
    // kokushi: 0 samples
    0.06123, // ± 0.0036
    // one copy unseen of a tile held: 9104 samples
    1.78086, // ± 0.0644
    // two copies unseen of a tile held: 26880 samples
    1.28644, // ± 0.0221
    // four copies unseen of a tile held: 32799 samples
    0.81805, // ± 0.0123
    // at most two copies unseen of both waits: 648 samples
    1.25778, // ± 0.1432
    // three or four copies unseen of both waits: 6151 samples
    1.13333, // ± 0.0475
    // seven or eight copies unseen of both waits: 10271 samples
    0.88473, // ± 0.0295
    // at most one copy unseen of the wait: 1322 samples
    0.97276, // ± 0.0783
    // two copies unseen of the wait: 4665 samples
    1.02878, // ± 0.0499
    // four copies unseen of the wait: 6944 samples
    0.94953, // ± 0.0428
    // number tanki with one copy unseen: 133 samples
    0.65121, // ± 0.1334
    // number tanki with two copies unseen: 981 samples
    0.88354, // ± 0.0948
    // honor tanki with one copy unseen: 32 samples
    0.26177, // ± 0.0655
    // honor tanki with two copies unseen: 283 samples
    0.75436, // ± 0.1537
    // number shanpon with three copies unseen: 3833 samples
    0.90294, // ± 0.0868
    // number shanpon with four copies unseen: 5532 samples
    0.93676, // ± 0.0931
    // honor shanpon with three or four copies unseen: 2655 samples
    2.19392, // ± 0.3733
    // kanchan or penchan, riichi by the sixth discard: 8089 samples
    0.97637, // ± 0.0848
    // kanchan or penchan, riichi from the twelfth discard on: 2036 samples
    1.10428, // ± 0.1148
    // number tanki, riichi by the sixth discard: 2365 samples
    1.06914, // ± 0.1746
    // number tanki, riichi from the twelfth discard on: 713 samples
    1.03246, // ± 0.1756
    // honor tanki, riichi by the sixth discard: 547 samples
    1.35882, // ± 0.3791
    // honor tanki, riichi from the twelfth discard on: 186 samples
    1.84844, // ± 0.5719
    // shanpon, riichi by the sixth discard: 4602 samples
    0.88471, // ± 0.1297
    // shanpon, riichi from the twelfth discard on: 1361 samples
    1.11641, // ± 0.1744
    // ryanmen of a tile discarded, among the first six discards: 1712 samples
    0.46820, // ± 0.0504
    // ryanmen of a tile discarded, later by tsumogiri: 552 samples
    0.67893, // ± 0.1090
    // ryanmen of a tile discarded, later from the hand: 1121 samples
    0.70500, // ± 0.0832
    // ryanmen of a tile discarded, with the riichi: 2512 samples
    0.94604, // ± 0.0933
    // ryanmen, the tile beyond its wait discarded, among the first six discards: 7448 samples
    1.30634, // ± 0.0758
    // ryanmen, the tile beyond its wait discarded, later by tsumogiri: 1688 samples
    1.57668, // ± 0.1667
    // ryanmen, the tile beyond its wait discarded, later from the hand: 1855 samples
    1.20777, // ± 0.1184
    // ryanmen, the tile beyond its wait discarded, with the riichi: 2267 samples
    1.05016, // ± 0.1072
    // ryanmen, two beyond its wait discarded, among the first six discards: 6791 samples
    1.22156, // ± 0.0712
    // ryanmen, two beyond its wait discarded, later by tsumogiri: 1486 samples
    1.31880, // ± 0.1376
    // ryanmen, two beyond its wait discarded, later from the hand: 1101 samples
    0.90927, // ± 0.1032
    // ryanmen, two beyond its wait discarded, with the riichi: 1341 samples
    0.81992, // ± 0.1003
    // kanchan or penchan of a tile discarded, among the first six discards: 892 samples
    0.21806, // ± 0.0343
    // kanchan or penchan of a tile discarded, later by tsumogiri: 241 samples
    0.41673, // ± 0.0959
    // kanchan or penchan of a tile discarded, later from the hand: 371 samples
    0.39395, // ± 0.0789
    // kanchan or penchan of a tile discarded, with the riichi: 1220 samples
    0.79403, // ± 0.1109
    // kanchan, the tile two off discarded, among the first six discards: 974 samples
    0.46852, // ± 0.0682
    // kanchan, the tile two off discarded, later by tsumogiri: 200 samples
    0.54710, // ± 0.1461
    // kanchan, the tile two off discarded, later from the hand: 450 samples
    0.85547, // ± 0.1692
    // kanchan, the tile two off discarded, with the riichi: 1721 samples
    1.95380, // ± 0.2387
    // kanchan, the tile beside it discarded, among the first six discards: 1818 samples
    0.61062, // ± 0.0678
    // kanchan, the tile beside it discarded, later by tsumogiri: 270 samples
    0.59861, // ± 0.1350
    // kanchan, the tile beside it discarded, later from the hand: 345 samples
    0.49143, // ± 0.0898
    // kanchan, the tile beside it discarded, with the riichi: 255 samples
    0.21940, // ± 0.0601
    // penchan, the tile beyond its wait discarded, among the first six discards: 110 samples
    0.44406, // ± 0.2006
    // penchan, the tile beyond its wait discarded, later by tsumogiri: 44 samples
    0.93772, // ± 0.4564
    // penchan, the tile beyond its wait discarded, later from the hand: 32 samples
    0.42120, // ± 0.2068
    // penchan, the tile beyond its wait discarded, with the riichi: 21 samples
    0.14990, // ± 0.0567
    // tanki, a neighbour discarded, among the first six discards: 608 samples
    0.58424, // ± 0.1119
    // tanki, a neighbour discarded, later by tsumogiri: 150 samples
    0.79036, // ± 0.2237
    // tanki, a neighbour discarded, later from the hand: 248 samples
    0.83928, // ± 0.1951
    // tanki, a neighbour discarded, with the riichi: 689 samples
    1.51319, // ± 0.2734
    // tanki, a tile two off discarded, among the first six discards: 823 samples
    0.95464, // ± 0.1598
    // tanki, a tile two off discarded, later by tsumogiri: 80 samples
    0.50809, // ± 0.1945
    // tanki, a tile two off discarded, later from the hand: 258 samples
    1.08704, // ± 0.2514
    // tanki, a tile two off discarded, with the riichi: 606 samples
    1.62366, // ± 0.3211
    // tanki, its suji discarded, among the first six discards: 900 samples
    1.15952, // ± 0.1983
    // tanki, its suji discarded, later by tsumogiri: 108 samples
    0.72769, // ± 0.2449
    // tanki, its suji discarded, later from the hand: 216 samples
    1.07853, // ± 0.2699
    // tanki, its suji discarded, with the riichi: 195 samples
    0.73214, // ± 0.2220
    // shanpon, a neighbour discarded, among the first six discards: 649 samples
    0.38767, // ± 0.0646
    // shanpon, a neighbour discarded, later by tsumogiri: 108 samples
    0.37839, // ± 0.1158
    // shanpon, a neighbour discarded, later from the hand: 352 samples
    0.75565, // ± 0.1423
    // shanpon, a neighbour discarded, with the riichi: 701 samples
    0.99896, // ± 0.1717
    // shanpon, a tile two off discarded, among the first six discards: 1243 samples
    0.97198, // ± 0.1479
    // shanpon, a tile two off discarded, later by tsumogiri: 135 samples
    0.57283, // ± 0.1699
    // shanpon, a tile two off discarded, later from the hand: 463 samples
    1.31323, // ± 0.2220
    // shanpon, a tile two off discarded, with the riichi: 1261 samples
    2.31322, // ± 0.3244
    // shanpon, its suji discarded, among the first six discards: 1570 samples
    1.51571, // ± 0.1776
    // shanpon, its suji discarded, later by tsumogiri: 270 samples
    1.32456, // ± 0.2892
    // shanpon, its suji discarded, later from the hand: 289 samples
    1.06771, // ± 0.2375
    // shanpon, its suji discarded, with the riichi: 456 samples
    1.22603, // ± 0.2873
    // ryanmen, kanchan or penchan, nothing of its suit discarded: 13349 samples
    1.07456, // ± 0.0835
    // ryanmen, kanchan or penchan, three or four of its suit discarded: 7592 samples
    0.97837, // ± 0.0719
    // ryanmen, kanchan or penchan, five or more of its suit discarded: 638 samples
    1.12401, // ± 0.2174
    // number tanki or shanpon, nothing of its suit discarded: 3385 samples
    1.15999, // ± 0.1436
    // number tanki or shanpon, three or four of its suit discarded: 2888 samples
    1.04352, // ± 0.1167
    // number tanki or shanpon, five or more of its suit discarded: 302 samples
    1.34677, // ± 0.3126
    // kanchan or penchan, riichi with 2, 3, 7 or 8: 8675 samples
    1.15229, // ± 0.1074
    // kanchan or penchan, riichi with 4, 5 or 6: 7555 samples
    1.21754, // ± 0.1208
    // tanki, riichi with 2, 3, 7 or 8: 3633 samples
    1.23450, // ± 0.1914
    // tanki, riichi with 4, 5 or 6: 2467 samples
    1.06904, // ± 0.1816
    // shanpon, riichi with 2, 3, 7 or 8: 5987 samples
    1.11731, // ± 0.1694
    // shanpon, riichi with 4, 5 or 6: 3923 samples
    0.92905, // ± 0.1510
    // a wait of two tiles held is dora: 3514 samples
    1.20565, // ± 0.1052
    // a tile held of two is dora: 4834 samples
    1.21473, // ± 0.0865
    // tanki of a dora: 965 samples
    2.98537, // ± 0.4974
    // shanpon of a dora: 947 samples
    1.43623, // ± 0.2207
];

/// The factor of the odds, four players.
#[rustfmt::skip]
pub(in crate::reading) const FOUR_PLAYERS_ODDS: [f64; 3] = [
    // against a riichi: 15577 samples
    1.29806, // ± 0.0496
    // against open melds: 29747 samples
    0.83279, // ± 0.0237
    // against a closed hand without riichi: 10811 samples
    0.69123, // ± 0.0343
];

/// The factor of each clue, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_PLAYERS: [f64; 113] = [
    // ryanmen of 23 or 78: 2068 samples
    1.94124, // ± 0.2532
    // ryanmen of 34 or 67: 1789 samples
    1.28231, // ± 0.1710
    // ryanmen of 45 or 56: 2052 samples
    1.35408, // ± 0.1783
    // kanchan for 2 or 8: 1019 samples
    1.04357, // ± 0.1682
    // kanchan for 3 or 7: 860 samples
    0.83356, // ± 0.1364
    // kanchan for 4 or 6: 671 samples
    0.59361, // ± 0.1074
    // kanchan for 5: 293 samples
    0.49999, // ± 0.1179
    // penchan of 12 or 89: 1126 samples
    1.09720, // ± 0.1762
    // tanki of 1 or 9: 463 samples
    0.82201, // ± 0.1734
    // tanki of 2 or 8: 342 samples
    0.75291, // ± 0.1852
    // tanki of 3 or 7: 316 samples
    0.65488, // ± 0.1461
    // tanki of 4, 5 or 6: 435 samples
    0.55426, // ± 0.1296
    // tanki of a guest wind: 107 samples
    0.71943, // ± 0.2544
    // tanki of a yakuhai: 313 samples
    0.92661, // ± 0.2767
    // shanpon of 1 or 9: 1206 samples
    3.12505, // ± 0.5827
    // shanpon of 2 or 8: 622 samples
    1.87571, // ± 0.3721
    // shanpon of 3 or 7: 623 samples
    1.37508, // ± 0.3294
    // shanpon of 4, 5 or 6: 959 samples
    1.29368, // ± 0.2628
    // shanpon of a guest wind: 233 samples
    1.99014, // ± 0.5284
    // shanpon of a yakuhai: 1038 samples
    3.48421, // ± 0.9430
    // kokushi: 0 samples
    0.09672, // ± 0.0082
    // one copy unseen of a tile held: 1482 samples
    1.72881, // ± 0.1247
    // two copies unseen of a tile held: 5100 samples
    1.31150, // ± 0.0441
    // four copies unseen of a tile held: 5382 samples
    0.82754, // ± 0.0266
    // at most two copies unseen of both waits: 102 samples
    1.38522, // ± 0.3036
    // three or four copies unseen of both waits: 1127 samples
    1.22148, // ± 0.0990
    // seven or eight copies unseen of both waits: 1602 samples
    0.84909, // ± 0.0567
    // at most one copy unseen of the wait: 336 samples
    1.35700, // ± 0.2027
    // two copies unseen of the wait: 824 samples
    0.89042, // ± 0.0881
    // four copies unseen of the wait: 1153 samples
    0.89732, // ± 0.0844
    // number tanki with one copy unseen: 100 samples
    2.10440, // ± 0.5714
    // number tanki with two copies unseen: 260 samples
    0.95202, // ± 0.1501
    // honor tanki with one copy unseen: 5 samples
    0.24240, // ± 0.0575
    // honor tanki with two copies unseen: 80 samples
    0.59416, // ± 0.1389
    // number shanpon with three copies unseen: 1392 samples
    0.94861, // ± 0.1504
    // number shanpon with four copies unseen: 1669 samples
    0.88619, // ± 0.1196
    // honor shanpon with three or four copies unseen: 1116 samples
    1.38084, // ± 0.2772
    // kanchan or penchan, riichi by the sixth discard: 1914 samples
    0.82876, // ± 0.1083
    // kanchan or penchan, riichi from the twelfth discard on: 257 samples
    1.21733, // ± 0.2445
    // number tanki, riichi by the sixth discard: 639 samples
    0.67388, // ± 0.1592
    // number tanki, riichi from the twelfth discard on: 69 samples
    0.55835, // ± 0.2092
    // honor tanki, riichi by the sixth discard: 218 samples
    0.99465, // ± 0.3625
    // honor tanki, riichi from the twelfth discard on: 22 samples
    0.92863, // ± 0.4724
    // shanpon, riichi by the sixth discard: 2147 samples
    0.74858, // ± 0.1362
    // shanpon, riichi from the twelfth discard on: 262 samples
    0.97212, // ± 0.2851
    // ryanmen of a tile discarded, among the first six discards: 499 samples
    0.83105, // ± 0.1244
    // ryanmen of a tile discarded, later by tsumogiri: 116 samples
    1.04837, // ± 0.3094
    // ryanmen of a tile discarded, later from the hand: 219 samples
    0.96190, // ± 0.2034
    // ryanmen of a tile discarded, with the riichi: 493 samples
    0.87186, // ± 0.1458
    // ryanmen, the tile beyond its wait discarded, among the first six discards: 1362 samples
    1.76010, // ± 0.1965
    // ryanmen, the tile beyond its wait discarded, later by tsumogiri: 177 samples
    1.56954, // ± 0.3753
    // ryanmen, the tile beyond its wait discarded, later from the hand: 229 samples
    0.92965, // ± 0.1906
    // ryanmen, the tile beyond its wait discarded, with the riichi: 645 samples
    1.32633, // ± 0.2025
    // ryanmen, two beyond its wait discarded, among the first six discards: 877 samples
    1.09436, // ± 0.1303
    // ryanmen, two beyond its wait discarded, later by tsumogiri: 193 samples
    1.66380, // ± 0.4321
    // ryanmen, two beyond its wait discarded, later from the hand: 136 samples
    0.70283, // ± 0.1483
    // ryanmen, two beyond its wait discarded, with the riichi: 421 samples
    1.04357, // ± 0.1945
    // kanchan or penchan of a tile discarded, among the first six discards: 121 samples
    0.17832, // ± 0.0487
    // kanchan or penchan of a tile discarded, later by tsumogiri: 46 samples
    0.56702, // ± 0.2145
    // kanchan or penchan of a tile discarded, later from the hand: 60 samples
    0.35239, // ± 0.1198
    // kanchan or penchan of a tile discarded, with the riichi: 327 samples
    0.76873, // ± 0.1599
    // kanchan, the tile two off discarded, among the first six discards: 180 samples
    0.56808, // ± 0.1479
    // kanchan, the tile two off discarded, later by tsumogiri: 17 samples
    0.47701, // ± 0.2207
    // kanchan, the tile two off discarded, later from the hand: 41 samples
    0.48811, // ± 0.1889
    // kanchan, the tile two off discarded, with the riichi: 319 samples
    1.54130, // ± 0.3344
    // kanchan, the tile beside it discarded, among the first six discards: 184 samples
    0.45354, // ± 0.1015
    // kanchan, the tile beside it discarded, later by tsumogiri: 32 samples
    0.67382, // ± 0.3018
    // kanchan, the tile beside it discarded, later from the hand: 42 samples
    0.42278, // ± 0.1554
    // kanchan, the tile beside it discarded, with the riichi: 36 samples
    0.16063, // ± 0.0801
    // penchan, the tile beyond its wait discarded, among the first six discards: 40 samples
    0.69159, // ± 0.3818
    // penchan, the tile beyond its wait discarded, later by tsumogiri: 21 samples
    2.22766, // ± 1.6457
    // penchan, the tile beyond its wait discarded, later from the hand: 0 samples
    0.36510, // ± 0.0426
    // penchan, the tile beyond its wait discarded, with the riichi: 42 samples
    0.65559, // ± 0.2762
    // tanki, a neighbour discarded, among the first six discards: 162 samples
    0.73843, // ± 0.2469
    // tanki, a neighbour discarded, later by tsumogiri: 30 samples
    0.95646, // ± 0.3897
    // tanki, a neighbour discarded, later from the hand: 18 samples
    0.35661, // ± 0.1698
    // tanki, a neighbour discarded, with the riichi: 112 samples
    0.75311, // ± 0.2332
    // tanki, a tile two off discarded, among the first six discards: 81 samples
    0.45949, // ± 0.1560
    // tanki, a tile two off discarded, later by tsumogiri: 22 samples
    0.78977, // ± 0.6045
    // tanki, a tile two off discarded, later from the hand: 53 samples
    1.00208, // ± 0.3944
    // tanki, a tile two off discarded, with the riichi: 130 samples
    1.06175, // ± 0.3319
    // tanki, its suji discarded, among the first six discards: 131 samples
    0.91643, // ± 0.2495
    // tanki, its suji discarded, later by tsumogiri: 17 samples
    0.81108, // ± 0.3574
    // tanki, its suji discarded, later from the hand: 59 samples
    1.57339, // ± 0.7356
    // tanki, its suji discarded, with the riichi: 87 samples
    1.00516, // ± 0.3378
    // shanpon, a neighbour discarded, among the first six discards: 209 samples
    0.48554, // ± 0.1326
    // shanpon, a neighbour discarded, later by tsumogiri: 49 samples
    0.86129, // ± 0.2879
    // shanpon, a neighbour discarded, later from the hand: 75 samples
    0.62701, // ± 0.2173
    // shanpon, a neighbour discarded, with the riichi: 245 samples
    0.93104, // ± 0.2203
    // shanpon, a tile two off discarded, among the first six discards: 311 samples
    0.97632, // ± 0.2124
    // shanpon, a tile two off discarded, later by tsumogiri: 53 samples
    1.06674, // ± 0.3873
    // shanpon, a tile two off discarded, later from the hand: 85 samples
    0.87916, // ± 0.2353
    // shanpon, a tile two off discarded, with the riichi: 471 samples
    2.22293, // ± 0.4509
    // shanpon, its suji discarded, among the first six discards: 379 samples
    1.32217, // ± 0.2646
    // shanpon, its suji discarded, later by tsumogiri: 55 samples
    1.21324, // ± 0.4174
    // shanpon, its suji discarded, later from the hand: 66 samples
    0.87088, // ± 0.2909
    // shanpon, its suji discarded, with the riichi: 222 samples
    1.39337, // ± 0.3325
    // ryanmen, kanchan or penchan, nothing of its suit discarded: 2362 samples
    1.29066, // ± 0.2106
    // ryanmen, kanchan or penchan, three or four of its suit discarded: 1303 samples
    0.93331, // ± 0.1406
    // ryanmen, kanchan or penchan, five or more of its suit discarded: 132 samples
    0.81212, // ± 0.2452
    // number tanki or shanpon, nothing of its suit discarded: 1239 samples
    1.33445, // ± 0.2462
    // number tanki or shanpon, three or four of its suit discarded: 627 samples
    0.82930, // ± 0.1356
    // number tanki or shanpon, five or more of its suit discarded: 114 samples
    1.21824, // ± 0.4320
    // kanchan or penchan, riichi with 2, 3, 7 or 8: 1597 samples
    1.18135, // ± 0.1681
    // kanchan or penchan, riichi with 4, 5 or 6: 1099 samples
    1.16200, // ± 0.1952
    // tanki, riichi with 2, 3, 7 or 8: 798 samples
    1.08431, // ± 0.2605
    // tanki, riichi with 4, 5 or 6: 584 samples
    1.15068, // ± 0.2924
    // shanpon, riichi with 2, 3, 7 or 8: 1732 samples
    0.83905, // ± 0.1682
    // shanpon, riichi with 4, 5 or 6: 1385 samples
    0.98859, // ± 0.2198
    // a wait of two tiles held is dora: 620 samples
    1.00005, // ± 0.1570
    // a tile held of two is dora: 788 samples
    0.98000, // ± 0.1326
    // tanki of a dora: 165 samples
    1.65566, // ± 0.4628
    // shanpon of a dora: 352 samples
    1.40425, // ± 0.2783
];

/// The factor of the odds, three players.
#[rustfmt::skip]
pub(in crate::reading) const THREE_PLAYERS_ODDS: [f64; 3] = [
    // against a riichi: 2932 samples
    1.82150, // ± 0.1313
    // against open melds: 3978 samples
    1.14450, // ± 0.0736
    // against a closed hand without riichi: 2937 samples
    0.84697, // ± 0.0696
];
