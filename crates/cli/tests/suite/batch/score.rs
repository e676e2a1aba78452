//! `score` requests of `mentsu batch`, and the rules that they name.

use mentsu::names::Named as _;
use mentsu::riichi::Preset;
use serde_json::{Value, json};

use crate::batch::answers;

/// A `score` request with a few keys; the answer.
#[track_caller]
fn scored(keys: &Value) -> Value {
    let mut request = json!({"id": 2, "op": "score", "seat": "S", "round": "E", "melds": []});
    request.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
    let [answer] = &answers(request.to_string())[..] else { panic!("not one answer") };
    answer.clone()
}

#[test]
fn wins_are_scored_with_their_yaku() {
    let riichi = json!({
        "closed": "234567m23488p67s", "win": "8s", "tsumo": false,
        "flags": ["riichi", "ippatsu"], "dora": ["0m"], "honba": 3, "sticks": 1,
    });
    let expected = json!({
        "id": 2, "win": true, "han": 5, "fu": 30, "points": 8000, "yakuman": 0,
        "yaku": {"riichi": 1, "ippatsu": 1, "pinfu": 1, "tanyao": 1, "dora": 1},
    });
    assert_eq!(scored(&riichi), expected);

    let rules = json!({"double_yakuman": true});
    let kokushi =
        json!({"closed": "19m19p19s1234567z", "win": "1z", "tsumo": true, "rules": rules});
    let expected = json!({
        "id": 2, "win": true, "han": null, "fu": null, "points": 64000, "yakuman": 2,
        "yaku": {"kokushi_13": 2},
    });
    assert_eq!(scored(&kokushi), expected);
}

#[test]
fn what_is_no_win_says_why() {
    let melds = json!([{"type": "pon", "tiles": "999s"}]);
    let no_yaku = json!({"closed": "234m456s11p78p", "win": "9p", "melds": melds, "dora": ["8s"]});
    let expected = json!({"id": 2, "win": true, "points": 0, "yaku": {}, "why": "no yaku"});
    assert_eq!(scored(&no_yaku), expected);
    let not_won = scored(&json!({"closed": "1111m2244p55779s", "win": "9s"}));
    assert_eq!(
        (&not_won["win"], &not_won["points"], &not_won["yaku"]),
        (&json!(false), &json!(0), &json!({}))
    );
    assert_eq!(not_won["why"], "not won: 2-shanten");
}

#[test]
fn wrong_score_requests_are_errors() {
    let error = |keys: &Value| scored(keys)["error"].as_str().unwrap().to_owned();
    let won = |more: &Value| {
        let mut keys = json!({"closed": "234567m23488p67s", "win": "8s"});
        keys.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        keys
    };
    assert!(error(&won(&json!({"rules": {"chips": 1}}))).starts_with("rules: unknown key `chips`"));
    assert!(error(&won(&json!({"flags": ["ippatsu"]}))).contains("ippatsu"));
    assert!(error(&won(&json!({"flags": ["chombo"]}))).contains("chombo"));
    assert!(error(&won(&json!({"win": "9z"}))).starts_with("win: there is no 9z"));
    assert!(error(&won(&json!({"dora": ["8"]}))).starts_with("dora: "));
    assert!(error(&won(&json!({"rules": {"double_wind_fu": 3}}))).contains("double_wind_fu"));
}

#[test]
fn rules_go_by_the_name_of_a_house() {
    let points = |rules: Value| {
        // 4 han 30 fu, which kiriage rounds up
        let answer = scored(&json!({
            "closed": "234567m23488p67s", "win": "8s", "flags": ["riichi", "ippatsu"],
            "rules": rules,
        }));
        answer["points"].as_u64().unwrap_or_else(|| panic!("{answer}"))
    };
    for (house, expected) in [
        ("tenhou", 7700),
        ("tenhou_sanma", 0),
        ("mahjong_soul", 7700),
        ("mahjong_soul_sanma", 0),
        ("wrc", 8000),
        ("ema", 8000),
        ("m_league", 8000),
    ] {
        if expected > 0 {
            assert_eq!(points(json!(house)), expected, "{house}");
            assert_eq!(points(json!({"preset": house})), expected, "{house}");
        } else {
            let keys = json!({"closed": "234567m23488p67s", "win": "8s", "rules": house});
            assert_eq!(scored(&keys)["error"], "2m in sanma", "{house}");
        }
    }
    assert_eq!(points(json!({"preset": "wrc", "kiriage": false})), 7700);
    assert_eq!(points(json!({"kiriage": true})), 8000);
    let unknown = scored(&json!({"closed": "1m", "win": "1m", "rules": "house"}));
    let (last, known) = Preset::NAMES.split_last().unwrap();
    let known = format!("{} and {last}", known.join(", "));
    assert_eq!(unknown["error"], format!("preset: unknown word `house`; the words are {known}"));
}

#[test]
fn red_fives_are_told_by_number_or_by_yes_and_no() {
    let reds = |rules: Value| {
        let keys = json!({
            "closed": "234067m23488p67s", "win": "8s", "flags": ["riichi"], "rules": rules,
        });
        scored(&keys)
    };
    for rules in [json!({}), json!({"reds": [1, 1, 1]}), json!({"aka": true, "reds": [1, 2, 1]})] {
        assert_eq!(reds(rules.clone())["yaku"]["aka_dora"], 1, "{rules}");
    }
    for rules in [json!({"aka": false}), json!({"reds": [0, 0, 0]}), json!("wrc")] {
        assert!(reds(rules.clone())["yaku"].get("aka_dora").is_none(), "{rules}");
    }
    for rules in [
        json!({"aka": false, "reds": [1, 1, 1]}),
        json!({"reds": [5, 1, 1]}),
        json!({"reds": [1, 1]}),
        json!({"reds": 3}),
    ] {
        assert!(reds(rules.clone())["error"].is_string(), "{rules}");
    }
}

#[test]
fn what_is_not_won_names_the_waits() {
    let won = scored(&json!({"closed": "234567m23488p67s", "win": "1m"}));
    assert_eq!(won["why"], "not won: tenpai, waits 58s");
    let both = scored(&json!({
        "closed": "234567m23488p67s", "win": "8s", "flags": ["riichi", "double_riichi"],
    }));
    assert_eq!(both["error"], "flags: riichi and double_riichi together");
}

/// `closed` is without the winning tile, by tsumo as by ron, and who writes it with that tile is
/// an error.
#[test]
fn closed_tiles_of_another_number_and_fifth_copies_are_named() {
    let pon = json!([{"type": "pon", "tiles": "999s"}]);
    let size = |closed: &str, melds: &Value, error: &str| {
        for tsumo in [false, true] {
            let keys = json!({"closed": closed, "win": "8s", "tsumo": tsumo, "melds": melds});
            assert_eq!(scored(&keys)["error"], error, "{closed} {melds} {tsumo}");
        }
    };
    let takes = "without the winning tile a hand has 13 tiles, three for each meld";
    size("234567m23488p678s", &json!([]), &format!("closed: 14 tiles and 0 melds; {takes}"));
    size("234m23488p678s", &pon, &format!("closed: 11 tiles and 1 meld; {takes}"));
    size("22p", &json!([]), &format!("closed: 2 tiles and 0 melds; {takes}"));
    size("22p67s", &json!([]), &format!("closed: 4 tiles and 0 melds; {takes}"));

    for tsumo in [false, true] {
        let keys = json!({"closed": "234m234p5688889s", "win": "8s", "tsumo": tsumo});
        let error = scored(&keys)["error"].as_str().unwrap().to_owned();
        assert!(error.contains("8s"), "{error}");
    }
}
