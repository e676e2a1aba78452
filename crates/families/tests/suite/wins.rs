//! Wins that are none, hands at their limits, and numbers at theirs.

use mentsu::any::{AnyHand, AnyHandError, AnyTile, Sets};
use mentsu::{Flower, Tile, TileSet, Wind, tile};
use mentsu_families::{Event, Family, Form, Impossible, NoScore, Preset, Win};

use crate::{score_in, try_score};

#[test]
fn impossible_wins_are_refused() {
    let family = Preset::Sichuan.family();
    let refused = |win: Win| {
        let score = try_score(&family, "345p345m78m11p567m+9m", &win);
        let hand = family.hand("345p345m78m11p567m").unwrap();
        let waits = family.waits(&hand, &win).map(drop);
        assert_eq!(waits, score.as_ref().map(drop).map_err(|error| *error));
        score.expect_err("impossible")
    };
    let (drawn, discarded) = (Win::self_drawn(), Win::by_discard());
    let impossible = [
        (drawn.with_discarder(Wind::South), Impossible::DrawnAndDiscarded),
        (drawn.with_event(Event::Humanly), Impossible::DrawnByEvent),
        (drawn.with_event(Event::KongDiscard), Impossible::DrawnByEvent),
        (discarded.with_event(Event::Heavenly), Impossible::HeavenlyOfAnother),
        (drawn.with_seat(Wind::West).with_event(Event::Heavenly), Impossible::HeavenlyOfAnother),
        (discarded.with_discarder(Wind::East), Impossible::WrongPayer),
        (discarded.with_discarder(Wind::West).with_out(Wind::West), Impossible::WrongPayer),
        (drawn.with_liable(Wind::East), Impossible::WrongPayer),
        (drawn.with_liable(Wind::West).with_out(Wind::West), Impossible::WrongPayer),
        (drawn.with_out(Wind::East), Impossible::WonBefore),
        (drawn.with_streak(101), Impossible::LongStreak),
        (discarded.with_kong().with_event(Event::KongDiscard), Impossible::RobbedAndDiscarded),
    ];
    for (win, why) in impossible {
        assert_eq!(refused(win), NoScore::Impossible(why));
        assert_eq!(win.check(), Err(why));
    }
    let flowers = drawn.with_flowers([Flower::Plum].into_iter().collect());
    assert_eq!(
        try_score(&family, "345p345m78m11p567m+9m", &flowers).map(drop),
        Err(NoScore::Flowers)
    );
}

#[test]
fn hands_of_another_game_are_refused() {
    let refused = |family: &Family, hand: &str, sets: Sets, tile: Tile| {
        let hand = AnyHand::read(hand, sets).unwrap();
        family.score(&hand, tile, &Win::self_drawn()).map(drop).expect_err("refused")
    };
    let (sichuan, taiwan) = (Preset::Sichuan.family(), Preset::Taiwan.family());
    let not_in_play = |tile| NoScore::NotInPlay { tile };
    let four = Sets::Four;
    assert_eq!(
        refused(&sichuan, "345p345m78m567m11z", four, tile!("9m")),
        not_in_play(tile!("1z"))
    );
    assert_eq!(
        refused(&sichuan, "345p345m78m11p(777z)", four, tile!("1p")),
        not_in_play(tile!("7z"))
    );
    // A meld of jokers, too
    let jokers = "345p345m11p78m(7?7?7?z)";
    assert_eq!(refused(&sichuan, jokers, four, tile!("9m")), not_in_play(tile!("7z")));
    assert_eq!(refused(&taiwan, "123456789m11p22s", four, tile!("2s")), NoScore::OtherSets);
    // Tiles of some sets only
    for (hand, tile) in [("1m", "1m"), ("123m1p", "1p"), ("11m22p", "1m"), ("1p(123m)(456m)", "1p")]
    {
        let error = refused(&Preset::ZungJung.family(), hand, four, tile.parse().unwrap());
        assert!(matches!(error, NoScore::Hand(AnyHandError::WrongSize { .. })), "{error}");
        let hand = Preset::ZungJung.family().hand(hand).unwrap();
        let waits = Preset::ZungJung.family().waits(&hand, &Win::self_drawn()).map(drop);
        assert_eq!(waits, Err(error));
    }
    // It has drawn already.
    let drawn = refused(&sichuan, "345p345m789m11p567m", four, tile!("9m"));
    assert!(matches!(drawn, NoScore::Hand(AnyHandError::WrongSize { .. })));
    // A fifth copy
    let fifth = refused(&sichuan, "1111m345p78p678m1p", four, tile!("1m"));
    assert!(matches!(fifth, NoScore::Hand(AnyHandError::TooManyCopies(_))));
    let nine = Preset::ZungJung.family().hand("123m1p?????????");
    assert_eq!(nine, Err(AnyHandError::TooManyJokers { jokers: 9 }));
    let eight = Preset::ZungJung.family().hand("123m45p????????").unwrap();
    let ninth =
        Preset::ZungJung.family().score(&eight, AnyTile::Joker, &Win::self_drawn()).map(drop);
    assert_eq!(ninth, Err(NoScore::Hand(AnyHandError::TooManyJokers { jokers: 9 })));
    let error = try_score(&sichuan, "345p345m78m11p567m+1m", &Win::self_drawn()).unwrap_err();
    assert!(matches!(error, NoScore::NotWon { .. }));
}

#[test]
fn a_hand_has_the_jokers_of_its_family() {
    let family = Preset::Guangdong.family();
    let read: AnyHand = "345p345m78m1z567m7z".parse().unwrap();
    assert_eq!(read.jokers(), 0);
    let win = Win::self_drawn();
    let score = family.score(&read, tile!("9m"), &win).unwrap();
    assert_eq!((score.blocks(), score.jokers()), ("11z 345m 567m 789m 345p", &[tile!("1z")][..]));
    assert_eq!(family.shanten(&read).get(), 0);
    let same = family.hand("345p345m78m1z567m7z").unwrap();
    assert_eq!(family.waits(&read, &win), family.waits(&same, &win));
    assert_eq!(family.wait_tiles(&read), family.wait_tiles(&same));
    // The winning tile is a joker that stands for itself.
    let hand = family.hand("345p345m78m11z567m").unwrap();
    assert_eq!(family.score(&hand, tile!("7z"), &win).unwrap().winning(), tile!("6m"));
    let hand = family.hand("345p345m789m567m7z").unwrap();
    let score = family.score(&hand, tile!("7z"), &win).unwrap();
    assert_eq!(score.jokers().len(), 2);
    // In a family without jokers it is a tile as any other.
    let plain = Preset::Guangdong.family().with_wild(TileSet::EMPTY);
    let hand = plain.hand("345p345m789m567m7z").unwrap();
    let score = plain.score(&hand, tile!("7z"), &win).unwrap();
    assert_eq!((score.blocks(), score.jokers()), ("77z 345m 567m 789m 345p", &[][..]));
    // Only kinds in play can be jokers.
    let honors = Preset::Sichuan.family().with_wild(TileSet::HONORS.with(tile!("1m")));
    assert_eq!(honors.wild(), TileSet::from(tile!("1m")));
    // Melds keep their tiles.
    let score = score_in(&family, "345p345m78m1z7z(777z)+9m", &win);
    assert_eq!((score.blocks(), score.jokers()), ("11z 777z 345m 789m 345p", &[tile!("1z")][..]));
}

#[test]
fn fifth_copies_are_as_the_family_has_them() {
    let family = |fifth: bool| {
        let text = format!(
            r#"{{"name": "n", "fifth_copies": {fifth}, "seven_pairs": "with_fours",
                "patterns": [{{"id": "p", "each": "pungs"}}]}}"#
        );
        Family::from_json(&text).unwrap()
    };
    let pair = |fifth: bool| {
        let family = family(fifth);
        let hand = family.hand("111m234567789p?").unwrap();
        family.score(&hand, tile!("1m"), &Win::self_drawn()).map(|score| score.blocks().to_owned())
    };
    assert_eq!(pair(true).unwrap(), "11m 111m 234p 567p 789p");
    assert!(pair(false).is_err());
}

#[test]
fn pairs_have_no_melds_and_fours_as_the_family_has_them() {
    let family = |pairs: &str| {
        let text = format!(
            r#"{{"name": "n", "seven_pairs": "{pairs}", "thirteen_orphans": true,
                "patterns": [{{"id": "p", "when": "seven_pairs"}}]}}"#
        );
        Family::from_json(&text).unwrap()
    };
    let win = Win::self_drawn();
    let form = |pairs: &str, hand: &str| {
        try_score(&family(pairs), hand, &win).map(|score| score.form()).ok()
    };
    let (distinct, fours) = ("1133m5577p2244s6z+6z", "1111m5577p2244s6z+6z");
    assert_eq!(form("no", distinct), None);
    assert_eq!(form("distinct", distinct), Some(Form::SevenPairs));
    assert_eq!(form("distinct", fours), None);
    assert_eq!(form("with_fours", distinct), Some(Form::SevenPairs));
    assert_eq!(form("with_fours", fours), Some(Form::SevenPairs));
    assert_eq!(form("with_fours", "1133m77p2244s(555p)+7p"), None);
    assert_eq!(form("no", "19m19p19s1234567z+7z"), Some(Form::ThirteenOrphans));
    assert_eq!(form("no", "19m19p19s123456z?+7z"), Some(Form::ThirteenOrphans));
    for hand in
        ["1133m5577p2244s6z", "1111m5577p2244s6z", "1111m5555p224s66z", "1m3m5577p2244s6z??"]
    {
        for pairs in ["distinct", "with_fours"] {
            let family = family(pairs);
            let hand = family.hand(hand).unwrap();
            let wins = |tile: &Tile| family.score(&hand, *tile, &win).is_ok();
            let tried: TileSet = Tile::ALL.into_iter().filter(wins).collect();
            assert_eq!(family.wait_tiles(&hand), tried, "{hand}");
        }
    }
}

#[test]
fn the_largest_numbers_overflow_nothing() {
    let text = r#"{"name": "n", "minimum": 1000000000, "least": 1000000000, "alone": 1000000000,
        "points": {"base": 1000000000, "unit": 1000000000},
        "pays": {"discarder": 1000, "others": 1000, "self_drawn": 1000, "dealer": 1000,
            "dealer_adds": 1000, "streak_adds": 1000},
        "patterns": [
            {"id": "a", "value": 1000000, "each": "4294967295 + 4294967295"},
            {"id": "b", "value": 1000000, "each": "4294967295"},
            {"id": "c", "value": 1000000, "each": "4294967295 + pungs", "bonus": true}
        ]}"#;
    let hand = "123456789m11p22s+2s";
    let wins = [
        Win::self_drawn().with_streak(100),
        Win::by_discard().with_discarder(Wind::South),
        Win::by_discard().with_seat(Wind::South).with_discarder(Wind::East).with_streak(100),
    ];
    let doubling = text.replace(r#""unit": 1000000000"#, r#""doubling": true"#);
    let spread = text.replace(r#""dealer": 1000"#, r#""dealer": 1000, "spread": 4294967295"#);
    let thin = text.replace(r#""dealer": 1000"#, r#""dealer": 1000, "spread": 0"#);
    let summed = text.replace(r#""alone": 1000000000,"#, "");
    for text in [text, &doubling, &spread, &thin, &summed] {
        let family = Family::from_json(text).unwrap();
        for win in wins {
            let score = score_in(&family, hand, &win);
            assert_eq!((score.total(), score.points()), (u32::MAX, u32::MAX));
            assert!(score.reaches_minimum());
            let payments = score.payments().unwrap();
            assert_eq!(payments.iter().sum::<i64>(), 0);
            assert!(payments[win.seat() as usize] > 0);
        }
        for total in [0, 1, 31, 32, 33, u32::MAX] {
            let _ = family.points_of(total);
        }
    }
    let nothing = r#"{"name": "n", "cap": 0, "points": {"base": 0, "doubling": true},
        "patterns": [{"id": "a", "value": 7, "each": "1"}]}"#;
    let family = Family::from_json(nothing).unwrap();
    let score = score_in(&family, hand, &wins[0]);
    assert_eq!((score.total(), score.uncapped(), score.points()), (0, 7, 0));
}

#[test]
fn eight_jokers_have_an_answer_in_time_or_an_error() {
    let family = Preset::ZungJung.family();
    let hand = family.hand("33445m????????").unwrap();
    let score = family.score(&hand, tile!("5m"), &Win::self_drawn()).unwrap();
    assert!(score.readings() > 100_000);
    assert_eq!((score.total(), score.beaten().len()), (480, Family::MAX_BEATEN));
    let taiwan = Preset::Taiwan.family();
    let hand = taiwan.hand("44455666p????????").unwrap();
    let waits = taiwan.waits(&hand, &Win::self_drawn()).map(drop);
    assert!(matches!(waits, Err(NoScore::TooManyReadings { forms }) if forms > 1_000_000));
}

#[test]
fn beaten_readings_are_others_and_the_best_first() {
    let family = Preset::ZungJung.family();
    let score = score_in(&family, "223344m778899p1z+1z", &Win::by_discard());
    assert_eq!(score.readings(), 2);
    assert_eq!(score.beaten(), [("22m 33m 44m 77p 88p 99p 11z".to_owned(), 30)]);
    let score = score_in(&family, "222333444m78s11z+9s", &Win::by_discard());
    assert_eq!(score.blocks(), "11z 222m 333m 444m 789s");
    assert_eq!(score.beaten(), [("11z 234m 234m 234m 789s".to_owned(), 130)]);
    // The same blocks, of which the drawn tile completes another part.
    let text = r#"{"name": "n", "patterns": [{"id": "a", "value": 1, "when": "closed_wait"},
        {"id": "b", "value": 2, "when": "two_sided_wait"}]}"#;
    let family = Family::from_json(text).unwrap();
    let score = score_in(&family, "12334m456789p11z+2m", &Win::by_discard());
    assert_eq!((score.total(), score.readings(), score.beaten()), (2, 2, &[][..]));
}

#[test]
fn a_beaten_reading_has_the_most_that_its_blocks_are_worth() {
    // 2m completes 123m or 234m, and there are two ways to split the rest.
    let of = |more: &str| {
        let text = format!(
            r#"{{"name": "n", "sets": 5, "patterns": [{{"id": "a", "value": 1, "when": "closed_wait"}},
                {{"id": "b", "value": 2, "when": "two_sided_wait"}},
                {{"id": "c", "value": 3, "when": "two_sided_wait and {more}"}}]}}"#
        );
        let family = Family::from_json(&text).unwrap();
        let score = score_in(&family, "12334m222333444p11z+2m", &Win::by_discard());
        (score.total(), score.blocks().to_owned(), score.beaten().to_vec())
    };
    let (pungs, runs) = ("11z 123m 234m 222p 333p 444p", "11z 123m 234m 234p 234p 234p");
    let (total, best, beaten) = of("melded");
    assert_eq!((total, beaten.len(), beaten[0].1), (2, 1, 2));
    assert_ne!(best, beaten[0].0);
    let with = |blocks: &str| Vec::from([(blocks.to_owned(), 2)]);
    assert_eq!(of("sequences = 5"), (5, runs.to_owned(), with(pungs)));
    assert_eq!(of("sequences = 2"), (5, pungs.to_owned(), with(runs)));
}

#[test]
fn a_joker_is_drawn_as_a_fifth_copy() {
    let family = Preset::Guangdong.family();
    let hand = family.hand("7777m111123345p").unwrap();
    assert_eq!((family.shanten(&hand).get(), family.wait_tiles(&hand)), (0, tile!("7z").into()));
    let score = family.score(&hand, tile!("7z"), &Win::self_drawn()).unwrap();
    assert_eq!((score.blocks(), score.winning()), ("77m 777m 123p 111p 345p", tile!("7m")));
    // Without jokers in play no tile wins.
    let plain = family.with_wild(TileSet::EMPTY);
    let hand = plain.hand("7777m111123345p").unwrap();
    assert_eq!((plain.shanten(&hand).get(), plain.wait_tiles(&hand)), (1, TileSet::EMPTY));
}

#[test]
fn jokers_stand_for_tiles_in_play_alone() {
    let text =
        r#"{"name": "n", "tiles": 108, "patterns": [{"id": "a", "value": 1, "each": "honors"}]}"#;
    let family = Family::from_json(text).unwrap();
    assert_eq!(score_in(&family, "123456789m12p??+3p", &Win::self_drawn()).total(), 0);
}
