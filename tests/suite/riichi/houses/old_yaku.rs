//! The old yaku (古役): a hand with each, the nearest hand without it, and what each replaces.

use crate::riichi::hand;
use crate::riichi::houses::rules::{ron, tsumo};
use mentsu::Tile;
use mentsu::riichi::{Impossible, NoWin, Rules, Situation, Yaku, YakuSet, score};

const ALL: Rules = Rules::TENHOU.with_old_yaku(YakuSet::OLD);
const ROOMS: Rules = Rules::MAHJONG_SOUL_OLD_YAKU;

/// The yaku of a hand, and its points.
#[track_caller]
fn yaku(text: &str, situation: Situation, rules: &Rules) -> (String, u32) {
    match score(&hand(text), &situation, rules) {
        Ok(score) => (score.best().yaku_set().to_string(), score.best().points()),
        Err(NoWin::NoYaku(_)) => (String::new(), 0),
        Err(why) => panic!("{text}: {why}"),
    }
}

#[test]
fn each_counts_where_the_rules_have_it() {
    let pinfu = "234567m23488p67s";
    let riichi = "23467m345p34588s";
    let (five, nine) = (ron(Tile::M5), ron(Tile::S9));
    let haitei = tsumo().with_haitei();
    for (text, situation, with, points, without) in [
        (
            pinfu,
            ron(Tile::S8).with_tsubame_gaeshi(),
            "pinfu tanyao tsubame_gaeshi",
            3_900,
            "pinfu tanyao",
        ),
        (pinfu, ron(Tile::S8).with_kanburi(), "pinfu tanyao kanburi", 3_900, "pinfu tanyao"),
        ("2m(234m)(345p)(456s)(678s)", ron(Tile::M2), "tanyao shiiaru_raotai", 2_000, "tanyao"),
        ("2m(234m)(345p)(456s)[8888s]", ron(Tile::M2), "tanyao", 1_300, "tanyao"),
        ("234m456p78s11z555z", nine, "haku uumensai", 5_200, "haku"),
        ("1122m33p55s11z667z", ron(Tile::Red), "chiitoitsu uumensai", 6_400, "chiitoitsu"),
        ("234m456p78s66z555z", nine, "haku", 1_300, "haku"),
        ("111222m23p99s(333=m)", ron(Tile::P4), "sanrenkou", 2_600, ""),
        ("111222m23p99s(444=m)", ron(Tile::P4), "", 0, ""),
        ("222333444m78p99s", ron(Tile::P6), "sanankou sanrenkou", 8_000, "sanankou"),
        ("223344m67p88s(234m)", ron(Tile::P8), "tanyao isshoku_sanjun", 3_900, "tanyao"),
        (
            "23p567m789s11555z+1p",
            haitei,
            "menzen_tsumo haku uumensai iipin_mouyue",
            16_000,
            "menzen_tsumo haitei haku",
        ),
        (
            "78p567m789s11555z",
            ron(Tile::P9).with_houtei(),
            "haku uumensai chuupin_raoyui",
            16_000,
            "houtei haku",
        ),
        (
            riichi,
            five.with_riichi().with_open_riichi(),
            "pinfu tanyao open_riichi",
            7_700,
            "riichi pinfu tanyao",
        ),
        (
            riichi,
            five.with_double_riichi().with_open_riichi(),
            "pinfu tanyao double_open_riichi",
            8_000,
            "double_riichi pinfu tanyao",
        ),
        (
            riichi,
            five.with_double_riichi().with_houtei(),
            "ishi_no_ue_nimo_sannen",
            32_000,
            "double_riichi houtei pinfu tanyao",
        ),
        ("2233445566778p", ron(Tile::P8), "daisharin", 32_000, "pinfu tanyao ryanpeikou chinitsu"),
        (
            "2233445566778s",
            ron(Tile::S8),
            "daichikurin",
            32_000,
            "pinfu tanyao ryanpeikou chinitsu",
        ),
        ("2233445566778m", ron(Tile::M8), "daisuurin", 32_000, "pinfu tanyao ryanpeikou chinitsu"),
        (
            "1122334455667m",
            ron(Tile::M7),
            "pinfu ryanpeikou chinitsu",
            16_000,
            "pinfu ryanpeikou chinitsu",
        ),
        ("1122334455667z", ron(Tile::Red), "daishichisei", 32_000, "tsuuiisou"),
    ] {
        assert_eq!(yaku(text, situation, &ALL), (with.to_owned(), points), "{text}");
        assert_eq!(yaku(text, situation, &Rules::TENHOU).0, without, "{text}");
    }
    let dealer = Situation::tsumo().with_paarenchan();
    let won = "23467m345p34588s+5m";
    assert_eq!(yaku(won, dealer, &ALL), ("paarenchan".to_owned(), 48_000));
    assert_eq!(yaku(won, dealer, &Rules::TENHOU).0, "menzen_tsumo pinfu tanyao");
}

#[test]
fn isshoku_sanjun_replaces_iipeikou_and_ryanpeikou() {
    let closed = yaku("22334m567s678p99s", ron(Tile::M4), &ALL).0;
    assert!(!closed.contains("isshoku_sanjun") && closed.contains("iipeikou"), "{closed}");
    let with = |yaku| Rules::TENHOU.with_old_yaku(YakuSet::EMPTY.with(yaku));
    let three = yaku("22233344m678p99s", ron(Tile::M4), &with(Yaku::IsshokuSanjun)).0;
    assert_eq!(three, "pinfu isshoku_sanjun");
    assert_eq!(yaku("22233344m678p99s", ron(Tile::M4), &with(Yaku::Sanrenkou)).0, "sanrenkou");
    let four = yaku("222233334444m9s", ron(Tile::S9), &with(Yaku::IsshokuSanjun)).0;
    assert_eq!(four, "isshoku_sanjun");
}

#[test]
fn rooms_of_old_yaku_are_mahjong_souls() {
    let stars = yaku("1122334455667z", ron(Tile::Red), &ROOMS);
    assert_eq!(stars, ("daishichisei".to_owned(), 64_000));
    let renhou = yaku("23467m345p34588s", ron(Tile::M5).with_renhou(), &ROOMS);
    assert_eq!(renhou, ("renhou".to_owned(), 32_000));
    let riichi = ron(Tile::M5).with_riichi().with_open_riichi();
    assert_eq!(yaku("23467m345p34588s", riichi, &ROOMS).0, "riichi pinfu tanyao");
    assert_eq!(ROOMS.old_yaku().len(), 13);
}

#[test]
fn what_can_not_have_happened_is_named() {
    let won = "23467m345p34588s";
    let why = |text, situation| match score(&hand(text), &situation, &ALL) {
        Err(NoWin::Impossible(why)) => why,
        other => panic!("{other:?}"),
    };
    let five = ron(Tile::M5);
    assert_eq!(why(won, five.with_open_riichi()), Impossible::OpenRiichiWithoutRiichi);
    assert_eq!(why(won, five.with_paarenchan()), Impossible::PaarenchanNotDealers);
    let ippatsu = five.with_riichi().with_ippatsu().with_kanburi();
    assert_eq!(why(won, ippatsu), Impossible::IppatsuWithKanburi);
    for (event, yaku) in [
        (Situation::with_kanburi as fn(Situation) -> Situation, Yaku::Kanburi),
        (Situation::with_tsubame_gaeshi, Yaku::TsubameGaeshi),
    ] {
        let not_on_discard = Impossible::NotOnDiscard { yaku };
        assert_eq!(why("23467m345p34588s+5m", event(tsumo())), not_on_discard);
        assert_eq!(why(won, event(five.with_chankan())), not_on_discard);
    }
}
