//! `mentsu analyse`: what wins and waits are worth.

use crate::hands::analyse::analysed;
use crate::runner::{printed_in, run};

#[test]
fn a_named_winning_tile_is_scored() {
    let out =
        analysed(&["23467m345p34588s", "--win", "5m", "--riichi", "--dora", "7s", "--seat", "S"]);
    assert!(out.contains("\n  Ron on 5m: 8000 points, mangan.\n"), "{out}");
    for row in ["riichi 立直", "pinfu 平和", "tanyao 断么九", "closed ron", "dora"] {
        assert!(out.contains(row), "{row}: {out}");
    }
    assert!(
        out.contains("\n  5 han, 30 fu\n") && out.ends_with("\n  The discarder pays 8000.\n"),
        "{out}"
    );
    // By tsumo with the tile or without it.
    for hand in ["23467m345p34588s", "234567m345p34588s", "23467m345p34588s+5m"] {
        let out = analysed(&[hand, "--win", "5m", "--tsumo"]);
        assert!(out.contains("\n  Tsumo on 5m: 3900 points.\n"), "{out}");
        assert!(
            out.contains("South pays 1300, west pays 1300, north pays 1300: 3900 received.\n"),
            "{out}"
        );
    }
    let drawn = analysed(&["23467m345p34588s+5m", "--tsumo"]);
    assert_eq!(drawn, analysed(&["23467m345p34588s+5m", "--win", "5m", "--tsumo"]));
}

/// The tile is named, so nobody asks which it was.
#[test]
fn a_tile_that_can_t_have_been_drawn_is_named() {
    for (hand, win, why) in [
        ("1111m456p789s225z", "1m", "Tsumo on 1m: 5 copies of 1m, but there are only 4."),
        ("234567m345p34588s", "1p", "Tsumo on 1p: no 1p among the concealed tiles."),
        ("23467m345p34588s+5m", "8s", "Tsumo on 8s: the hand says that it drew 5m."),
        ("234067m345p34588s", "5m", "Tsumo on 5m: no 5m among the concealed tiles"),
    ] {
        let run = run(&[hand, "--win", win, "--tsumo"], b"");
        assert_eq!(run.code, Some(1));
        assert!(run.out.contains(why), "{}", run.out);
    }
}

#[test]
fn a_hand_that_drew_its_last_tile_is_scored() {
    let out = analysed(&["23467m345p34588s+5m", "--riichi", "--seat", "S"]);
    assert!(out.contains("\n  Won in one way.\n"), "{out}");
    assert!(out.contains("Tsumo on 5m, seat south in round east, tenhou: 5200 points.\n"), "{out}");
    assert!(out.ends_with(": 5200 received.\n"), "{out}");
    let out = analysed(&["22z34588s(123m)(345p)+2z"]);
    assert!(out.ends_with("\n  Tsumo on 2z: no yaku.\n"), "{out}");
    // Which tile it was isn't known, or it was another's.
    let untold = "write the drawn tile";
    for told in [&["234567m345p34588s", "--riichi"][..], &["23467m345p34588s+5m", "--ron"]] {
        let out = analysed(told);
        assert!(out.contains(untold) && !out.contains("points"), "{out}");
    }
    let out = analysed(&["234567m345p34588s", "--seat", "S"]);
    assert!(!out.contains(untold), "{out}");
    // Puzzles aren't paid.
    assert!(!analysed(&["2345s+2s"]).contains("Tsumo"));
}

#[test]
fn each_wait_has_its_points_beneath() {
    let out = analysed(&["2344m111p789s(777z)", "--seat", "S"]);
    assert!(out.contains("Points, seat south in round east, tenhou:"), "{out}");
    assert!(out.contains("4m  1300, 1 han 40 fu  1500, 1 han 40 fu\n"), "{out}");
    let out = analysed(&["234m456s11p78p(999s)"]);
    assert!(out.contains("9p  no yaku  no yaku\n"), "{out}");
    let out = analysed(&["23m456p789s345s33z", "--riichi", "--discards", "4m9p", "--seat", "S"]);
    assert!(out.contains("1m  furiten  2700, 3 han 20 fu\n"), "{out}");
}

/// What is paid, honba included, and what is received besides it.
#[test]
fn riichi_sticks_are_received_but_not_paid() {
    let of = |options: &[&str]| {
        let out =
            analysed(&[&["23467m345p34588s", "--win", "5m", "--sticks", "1"], options].concat());
        out.trim_end().rsplit_once("\n\n  ").expect("who pays").1.to_owned()
    };
    assert_eq!(
        of(&["--riichi", "--honba", "1"]),
        "The discarder pays 6100; 7100 received with the riichi sticks."
    );
    let drawn = of(&["--tsumo"]);
    let told = "north pays 1300; 4900 received with the\n  riichi sticks.";
    assert!(drawn.ends_with(told), "{drawn}");
}

#[test]
fn a_long_reason_stands_once_at_the_left() {
    let of = |columns, options: &[&str]| {
        let out = printed_in(columns, &[&["23m456p77s123s789m"], options].concat(), "");
        out.split_once("tenhou:\n\n").expect("points of waits").1.to_owned()
    };
    assert_eq!(
        of(80, &["--pao", "daisangen=W"]),
        "  wait   ron  tsumo
  🀇  1m  liability for daisangen, which no melds show
  🀊  4m  liability for daisangen, which no melds show
"
    );
    // Of one way only, the points of the other stay where they are.
    assert_eq!(
        of(80, &["--rinshan"]),
        "  wait                 ron  tsumo
  🀇  1m  1500, 1 han 30 fu  rinshan without one's own kan or kita
  🀊  4m  1500, 1 han 30 fu  rinshan without one's own kan or kita
"
    );
    assert_eq!(
        of(60, &["--renhou"]),
        "  wait   ron              tsumo
  🀇  1m  renhou, but not by a non-dealer's ron
              2100, 2 han 20 fu
  🀊  4m  renhou, but not by a non-dealer's ron
              2100, 2 han 20 fu
"
    );
    for options in [&["--chiihou"][..], &["--paarenchan", "--seat", "S"], &["--open-riichi"]] {
        let out = of(60, options);
        assert!(out.starts_with("  wait ") && out.contains("ron  tsumo\n"), "{out}");
    }
}
