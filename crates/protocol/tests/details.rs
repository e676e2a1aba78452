//! Details of answers.

use mentsu_protocol::{Answerer, ChancesOptions};
use serde_json::{Value, json};

fn answer(request: &Value) -> Value {
    serde_json::from_str(&Answerer::default().answer(&request.to_string())).unwrap()
}

fn score(win: &str, more: &Value) -> Value {
    let mut request = json!({
        "op": "score", "closed": "23467m345p34588s", "win": win, "seat": "S", "round": "E",
        "detail": true,
    });
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    answer(&request)
}

#[test]
fn a_score_has_its_readings_block_by_block() {
    let found = score("5m", &json!({"payments": true, "sticks": 2, "dora": ["7s"]}));
    assert_eq!((&found["points"], &found["sticks"]), (&json!(7_700), &json!(2_000)));
    let readings = found["readings"].as_array().unwrap();
    assert_eq!(readings.len(), 1, "{found}");
    let ryanmen = json!({"kind": "shuntsu", "tiles": "567m", "completed": true, "meld": false});
    let best = &readings[0];
    assert!(best["reading"]["form"]["blocks"].as_array().unwrap().contains(&ryanmen), "{best}");
    let shape = (&best["reading"]["shape"], &best["reading"]["form"]["kind"]);
    assert_eq!(shape, (&json!("ryanmen"), &json!("standard")));
    let han = |row: &Value| (row["name"].as_str().unwrap().to_owned(), row["han"].as_u64());
    let rows: Vec<_> = best["yaku"].as_array().unwrap().iter().map(han).collect();
    let expected = [("pinfu", 1), ("tanyao", 1), ("dora", 2)];
    assert_eq!(rows, expected.map(|(name, han)| (name.to_owned(), Some(han))));
    let fu = best["fu_items"].as_array().unwrap().iter().map(|item| item["fu"].as_u64().unwrap());
    assert_eq!(Some(fu.sum()), best["fu"].as_u64());
}

#[test]
fn a_hand_that_may_not_win_has_a_code() {
    let found = score("5m", &json!({"discards": ["8m"]}));
    let expected = (&json!("furiten_discards"), &json!("8m"), &json!(true), &json!(0));
    assert_eq!((&found["code"], &found["tiles"], &found["win"], &found["points"]), expected);
    // Furiten bars ron alone.
    assert_eq!(score("5m", &json!({"discards": ["8m"], "tsumo": true}))["han"], 3);
    let found = score("9m", &json!({}));
    assert_eq!((&found["code"], &found["win"]), (&json!("not_won"), &json!(false)));
    assert_eq!(found["why"], "not won: tenpai, waits 58m");
    let found = score("9m", &json!({"tsumo": true}));
    assert_eq!(found["why"], "not won: tenpai, waits 58m");
}

#[test]
fn melds_hold_jokers() {
    let of = |kind: &str, tiles: &str, wild: bool| {
        answer(&json!({
            "op": "hand", "closed": "123m456p78s11z", "wild": wild, "sets": if wild { 4 } else { 5 },
            "melds": [{"type": kind, "tiles": tiles}],
        }))
    };
    for (kind, tiles) in [("pon", "77?7z"), ("chi", "2?34p"), ("pon", "7?7?7?z"), ("chi", "46?5p")]
    {
        let found = of(kind, tiles, true);
        assert_eq!(found["waits"], json!(["6s", "9s"]), "{tiles}: {found}");
    }
    assert_eq!(of("ankan", "7?777z", true)["shanten"], 0);
    // A joker leaves its tile to others: three of 6s are left.
    assert_eq!(of("pon", "666?s", true)["ukeire"]["6s"], 2);
    for (kind, tiles, why) in [
        ("pon", "7?76z", "meld 1: no pon consists of `7?76z`"),
        ("pon", "?777z", "meld 1: "),
        ("pon", "7??77z", "meld 1: "),
    ] {
        let error = of(kind, tiles, true)["error"].as_str().unwrap_or_default().to_owned();
        assert!(error.starts_with(why), "{tiles}: {error}");
    }
    let family = answer(&json!({
        "op": "family", "family": "guangdong", "closed": "123m456p78s11z", "win": "9s",
        "wild": "7z", "melds": [{"type": "pon", "tiles": "2?22z"}],
    }));
    assert_eq!(family["win"], true, "{family}");
    // Without jokers none stands in a meld.
    let error = of("pon", "77?7z", false)["error"].as_str().unwrap_or_default().to_owned();
    assert!(error.contains("wild"), "{error}");
}

#[test]
fn chances_are_of_a_few_draws() {
    let of = |draws: u8| {
        answer(&json!({"op": "chances", "closed": "123m45p13789s113z", "draws": draws}))
    };
    let one = &of(1)["chances"]["draw"];
    assert_eq!(one["exact"].as_array().unwrap().len(), 1, "{one}");
    let refused = format!("draws: it is a number from 1 to {}", ChancesOptions::MOST_DRAWS);
    for wrong in [0, ChancesOptions::MOST_DRAWS + 1] {
        assert_eq!(of(wrong)["error"], refused);
    }
}

#[test]
fn chances_of_sanma_are_without_its_missing_tiles() {
    let of = |sanma: bool| {
        answer(&json!({"op": "chances", "closed": "123p45p13789s113z", "sanma": sanma}))
    };
    assert_eq!([&of(false)["wall"], &of(true)["wall"]], [123, 95]);
}
