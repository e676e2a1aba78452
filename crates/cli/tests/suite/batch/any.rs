//! `hand` requests with jokers and of five sets.

use serde_json::{Value, json};

use crate::batch::answers;

fn answer(request: &str) -> Value {
    answers(format!("{request}\n")).remove(0)
}

#[test]
fn jokers_are_answered_as_an_ordinary_hand() {
    let waiting = answer(r#"{"id":1,"op":"hand","closed":"123m456p79s1z?","wild":true}"#);
    let ukeire = json!({"8s": 4, "1z": 3});
    assert_eq!(
        waiting,
        json!({"id": 1, "shanten": 0, "is_win": false, "waits": ["8s", "1z"], "ukeire": ukeire})
    );
    let shapes =
        answer(r#"{"op":"hand","closed":"123m456p79s1z?","wild":true,"wins":true,"seen":"8888s"}"#);
    assert_eq!((&shapes["waits"], &shapes["shapes"]), (&json!(["1z"]), &json!({"1z": ["tanki"]})));
    let won = answer(r#"{"op":"hand","closed":"123m456p78s11z?","wild":true,"wins":true}"#);
    assert_eq!(
        (&won["shanten"], &won["is_win"], &won["form_count"]),
        (&json!(-1), &json!(true), &json!(2))
    );
    let first = json!({"blocks": ["11z", "123m", "456p", "678s"], "jokers": ["6s"]});
    assert_eq!(won["forms"][0], first);
}

#[test]
fn five_sets_win_with_seventeen_tiles() {
    let waiting = answer(r#"{"op":"hand","closed":"123456789m123456p1s","sets":5}"#);
    assert_eq!((&waiting["shanten"], &waiting["waits"]), (&json!(0), &json!(["1s"])));
    let discards =
        answer(r#"{"op":"hand","closed":"123456789m123456p19s","sets":5,"discards":true}"#);
    assert_eq!(discards["discards"]["1s"]["ukeire"], json!({"9s": 3}));
    let meld = r#"[{"type":"pon","tiles":"777z"}]"#;
    let open = format!(
        r#"{{"op":"hand","closed":"123456789m123p1?s","wild":true,"sets":5,"melds":{meld}}}"#
    );
    assert_eq!(answer(&open)["is_win"], json!(true));
}

#[test]
fn a_fifth_copy_is_a_rule() {
    let hand =
        |more: &str| answer(&format!(r#"{{"op":"hand","closed":"1111m?","wild":true{more}}}"#));
    assert_eq!(hand("")["is_win"], json!(true));
    assert_eq!(hand(r#","fifth_copies":false"#)["is_win"], json!(false));
}

#[test]
fn refusals_name_the_key() {
    for (request, why) in [
        (
            r#"{"op":"hand","closed":"?????????1m","wild":true}"#,
            "9 jokers, but a hand has at most 8",
        ),
        (r#"{"op":"hand","closed":"1m","sets":6}"#, "sets: 4 or 5, not 6"),
        (
            r#"{"op":"hand","closed":"1m?","sets":5}"#,
            r#"closed: with five sets `?` is a joker, which `"wild":true` allows"#,
        ),
        (
            r#"{"op":"hand","closed":"1m?","fifth_copies":true}"#,
            "fifth_copies: says what jokers may be, but `wild` is missing",
        ),
        (
            r#"{"op":"hand","closed":"123m","wild":true}"#,
            "a hand of 4 sets with 0 melds has 13 or 14 concealed tiles (or 3n+1 or 3n+2 for a puzzle); \
             here there are 3",
        ),
    ] {
        assert_eq!(answer(request)["error"], json!(why), "{request}");
    }
}
