//! Whole domains: the points table, the fu that closed readings have, equal shuntsu.

use std::collections::BTreeSet;

use mentsu::riichi::base_points;
use mentsu::riichi::{Limit, NoWin, Payments, Rules, Situation, score};
use mentsu::{Counts, Hand, Mentsu, Tile, WinForm, Wind};

/// The published table: han, fu, ron of a non-dealer and a dealer, tsumo of a non-dealer (from
/// each other and from the dealer) and of a dealer (from each).
const TABLE: &str = "
1 30 1000 1500 300 500 500
1 40 1300 2000 400 700 700
1 50 1600 2400 400 800 800
1 60 2000 2900 500 1000 1000
1 70 2300 3400 600 1200 1200
1 80 2600 3900 700 1300 1300
1 90 2900 4400 800 1500 1500
1 100 3200 4800 800 1600 1600
1 110 3600 5300 900 1800 1800
2 20 1300 2000 400 700 700
2 25 1600 2400 400 800 800
2 30 2000 2900 500 1000 1000
2 40 2600 3900 700 1300 1300
2 50 3200 4800 800 1600 1600
2 60 3900 5800 1000 2000 2000
2 70 4500 6800 1200 2300 2300
2 80 5200 7700 1300 2600 2600
2 90 5800 8700 1500 2900 2900
2 100 6400 9600 1600 3200 3200
2 110 7100 10600 1800 3600 3600
3 20 2600 3900 700 1300 1300
3 25 3200 4800 800 1600 1600
3 30 3900 5800 1000 2000 2000
3 40 5200 7700 1300 2600 2600
3 50 6400 9600 1600 3200 3200
3 60 7700 11600 2000 3900 3900
3 70 8000 12000 2000 4000 4000
4 20 5200 7700 1300 2600 2600
4 25 6400 9600 1600 3200 3200
4 30 7700 11600 2000 3900 3900
4 40 8000 12000 2000 4000 4000
5 30 8000 12000 2000 4000 4000
6 30 12000 18000 3000 6000 6000
7 110 12000 18000 3000 6000 6000
8 20 16000 24000 4000 8000 8000
9 30 16000 24000 4000 8000 8000
10 30 16000 24000 4000 8000 8000
11 30 24000 36000 6000 12000 12000
12 30 24000 36000 6000 12000 12000
13 30 32000 48000 8000 16000 16000
20 30 32000 48000 8000 16000 16000
";

#[test]
fn han_and_fu_pay_what_the_published_table_says() {
    for line in TABLE.lines().filter(|line| !line.is_empty()) {
        let n: Vec<u32> = line.split(' ').map(|n| n.parse().unwrap()).collect();
        let [han, fu, ron, dealer_ron, other, dealer, each] = n[..] else { panic!("{line}") };
        let (base, _) = base_points(han as u8, fu as u8, &Rules::TENHOU);
        let tile = Tile::M1;
        let paid = |situation: Situation| {
            let paid = Payments::of(base, &situation, &Rules::TENHOU);
            paid.iter().map(|payment| payment.total()).collect::<Vec<_>>()
        };
        assert_eq!(paid(Situation::ron(tile).with_seat(Wind::West)), [ron], "{line}");
        assert_eq!(paid(Situation::ron(tile)), [dealer_ron], "{line}");
        let south = Situation::tsumo().with_seat(Wind::South);
        assert_eq!(paid(south), [dealer, other, other], "{line}");
        assert_eq!(paid(Situation::tsumo()), [each; 3], "{line}");
    }
}

#[test]
fn limits_begin_where_the_rules_say() {
    let limit = |han, fu, rules: &Rules| base_points(han, fu, rules);
    let tenhou = Rules::TENHOU;
    for fu in 0..=255 {
        for han in 1..=4 {
            let base = u32::from(fu) << (han + 2);
            let expected = if base >= 2_000 { (2_000, Limit::Mangan) } else { (base, Limit::None) };
            assert_eq!(limit(han, fu, &tenhou), expected);
            let rounded = if base == 1_920 { (2_000, Limit::Mangan) } else { expected };
            assert_eq!(limit(han, fu, &Rules::M_LEAGUE), rounded);
        }
        for han in 5..=40 {
            let (base, named) = match han {
                5 => (2_000, Limit::Mangan),
                6 | 7 => (3_000, Limit::Haneman),
                8..=10 => (4_000, Limit::Baiman),
                11 | 12 => (6_000, Limit::Sanbaiman),
                _ => (8_000, Limit::CountedYakuman),
            };
            assert_eq!(limit(han, fu, &tenhou), (base, named));
            let uncounted = if han > 12 { (6_000, Limit::Sanbaiman) } else { (base, named) };
            assert_eq!(limit(han, fu, &Rules::EMA), uncounted);
        }
    }
}

/// Every reading of every closed hand without kans over one suit and three honors: 4 mentsu and
/// a jantou, each winning tile, by ron and by tsumo.
#[test]
fn closed_readings_without_kans_have_20_to_70_fu_and_chiitoitsu_25() {
    let tiles: Vec<Tile> =
        Tile::ALL[..9].iter().copied().chain([Tile::East, Tile::White, Tile::North]).collect();
    let mut mentsu: Vec<Mentsu> = tiles.iter().map(|&tile| Mentsu::koutsu(tile)).collect();
    mentsu.extend(tiles.iter().filter_map(|&tile| Mentsu::shuntsu(tile).ok()));
    let (mut fu, mut hands) = (BTreeSet::new(), BTreeSet::new());
    for a in 0..mentsu.len() {
        for b in a..mentsu.len() {
            for c in b..mentsu.len() {
                for d in c..mentsu.len() {
                    for &jantou in &tiles {
                        let four = [a, b, c, d].into_iter().flat_map(|i| mentsu[i].tiles());
                        hands.extend(Counts::from_tiles(four.chain([jantou; 2])).ok());
                    }
                }
            }
        }
    }
    assert_eq!(hands.len(), 40_244);
    for won in &hands {
        for tile in won.kinds() {
            let hand = Hand::from_counts(won.without(tile).unwrap(), [0; 3], &[]).unwrap();
            let drawn = hand.draw(tile).unwrap();
            for (hand, situation) in [(hand, Situation::ron(tile)), (drawn, Situation::tsumo())] {
                let score = score(&hand, &situation.with_riichi(), &Rules::TENHOU).unwrap();
                let readings = drawn.readings(tile);
                assert_eq!(score.readings().len(), readings.len());
                for reading in score.readings() {
                    assert!(readings.contains(reading.reading()), "each reading once");
                    let Some(of) = reading.fu() else { continue };
                    let sum: u8 = reading.fu_items().iter().map(|item| item.fu()).sum();
                    assert_eq!(sum, of);
                    match reading.reading().form() {
                        WinForm::Standard(_) => drop(fu.insert(of)),
                        _ => assert_eq!(of, 25),
                    }
                }
                let all: BTreeSet<_> = score.readings().iter().map(|r| *r.reading()).collect();
                assert_eq!(all.len(), readings.len());
                let most = score.readings().iter().map(|reading| reading.points()).max();
                assert_eq!(most, Some(score.points()));
            }
        }
    }
    assert_eq!(fu, BTreeSet::from([20, 30, 40, 50, 60, 70]));
}

#[test]
fn kans_reach_140_fu() {
    let tenhou = Rules::TENHOU;
    // 20 + 32 + 32 + 32 + 16 + 2 + 2 (tsumo) + 2 (tanki): 138
    let hand = super::hand("7z+7z[1111m][9999p][1111s][2222s]");
    let score_of = |hand: &Hand, situation: Situation| score(hand, &situation, &tenhou).unwrap();
    assert!(score_of(&hand, Situation::tsumo()).yakuman() > 0);
    let hand: Hand = "23m77z[1111z][9999p][1111s]".parse().unwrap();
    let kans = score_of(&hand, Situation::ron(Tile::M1).with_riichi());
    assert_eq!(kans.fu(), Some(130));
    let hand: Hand = "13m77z[1111z][9999p][1111s]".parse().unwrap();
    let kans = score_of(&hand, Situation::ron(Tile::M2).with_riichi());
    let items: Vec<u8> = kans.fu_items().iter().map(|item| item.fu()).collect();
    assert_eq!(items, [20, 10, 32, 32, 32, 2, 2]);
    assert_eq!(kans.fu(), Some(130));
    // The third kan and an open pon of terminals: 20 + 32 × 3 + 8 + 4 + 2 + 2
    let hand = super::hand("111m1z+1z[5555z][9999p][1111s]");
    assert_eq!(score_of(&hand, Situation::tsumo()).yakuman(), 1);
    let hand = super::hand("1z+1z(999m)[5555z][9999p][1111s]");
    let most = score_of(&hand, Situation::tsumo());
    let items: Vec<u8> = most.fu_items().iter().map(|item| item.fu()).collect();
    assert_eq!(items, [20, 2, 4, 32, 32, 32, 4, 2, 2]);
    assert_eq!(most.fu(), Some(130));
    let hand = super::hand("1z+1z(9999m)[5555z][9999p][1111s]");
    assert_eq!(score_of(&hand, Situation::tsumo()).yaku_set().to_string(), "suukantsu");
    // A koutsu completed by tsumo is concealed: 20 + 2 + 8 + 96 + 2 + … is suuankou; by ron 4.
    let hand: Hand = "11m22m[5555z][9999p][1111s]".parse().unwrap();
    let ron = score_of(&hand, Situation::ron(Tile::M1));
    assert_eq!(ron.fu(), Some(130));
    let hand: Hand = "11m11z[5555z][9999p][1111s]".parse().unwrap();
    let ron = score_of(&hand, Situation::ron(Tile::M1));
    let items: Vec<u8> = ron.fu_items().iter().map(|item| item.fu()).collect();
    assert_eq!(items, [20, 10, 4, 32, 32, 32, 4, 6]);
    assert_eq!(ron.fu(), Some(140));
}

#[test]
fn four_equal_shuntsu_are_ryanpeikou() {
    let hand: Hand = "222233334444m9s".parse().unwrap();
    let south = Situation::ron(Tile::S9).with_seat(Wind::South);
    let four = score(&hand, &south, &Rules::TENHOU).unwrap();
    assert_eq!(four.yaku_set().to_string(), "ryanpeikou");
    assert_eq!((four.han(), four.fu(), four.points()), (Some(3), Some(40), 5_200));
    let three: Hand = "222333444m55p78s".parse().unwrap();
    let nine = Situation::ron(Tile::S9).with_seat(Wind::South).with_riichi();
    let score = score(&three, &nine, &Rules::TENHOU).unwrap();
    let yaku: Vec<String> =
        score.readings().iter().map(|reading| reading.yaku_set().to_string()).collect();
    assert_eq!(yaku, ["riichi sanankou", "riichi pinfu iipeikou"]);
}

#[test]
fn nothing_won_says_how_far_it_is() {
    let hand: Hand = "1111m2244p55779s".parse().unwrap();
    let none = score(&hand, &Situation::ron(Tile::S9), &Rules::TENHOU);
    let Err(NoWin::NotWon { shanten }) = none else { panic!("{none:?}") };
    assert_eq!(shanten.get(), 1);
    let mut rules = Rules::TENHOU;
    rules = rules.with_minimum_han(2);
    let hand: Hand = "234567m23488p67s".parse().unwrap();
    let none = score(&hand, &Situation::ron(Tile::S5), &rules);
    assert!(none.is_ok_and(|score| score.best().yaku_han() == 2));
    rules = rules.with_minimum_han(3);
    let Err(NoWin::BelowMinimum(missing)) = score(&hand, &Situation::ron(Tile::S5), &rules) else {
        panic!("two han are below three")
    };
    assert_eq!((missing.han(), missing.minimum()), (&[2][..], 3));
}
