//! `hand` requests of `mentsu batch`.

use mentsu::Hand;
use serde_json::{Value, json};

use crate::batch::{answers, hand, lines, refused};

#[test]
fn keys_come_in_the_order_of_the_protocol() {
    let input = r#"
        {"id":1,"op":"hand","closed":"11223344456789m","melds":[]}
        {"id":1,"op":"hand","closed":"4445m","melds":[]}
        {"id":1,"op":"dance"}
    "#;
    let [won, waiting, wrong] = &lines(input)[..] else { panic!("not three answers") };
    assert_eq!(
        won,
        concat!(
            r#"{"id":1,"shanten":-1,"is_win":true,"decompositions":[["1m","234m","234m","456m","789m"],"#,
            r#"["4m","123m","123m","456m","789m"]],"chiitoitsu":false,"kokushi":false}"#
        )
    );
    assert_eq!(
        waiting,
        concat!(
            r#"{"id":1,"shanten":0,"waits":{"3m":["ryanmen"],"5m":["tanki"],"6m":["ryanmen"]},"#,
            r#""ukeire":{"3m":4,"5m":3,"6m":4}}"#,
        )
    );
    assert!(wrong.starts_with(r#"{"id":1,"error":""#), "{wrong}");
}

#[test]
fn won_hands_have_every_decomposition() {
    let four = hand("22233344455566s", &[]);
    assert_eq!(
        four["decompositions"],
        json!([
            ["3s", "222s", "345s", "456s", "456s"],
            ["6s", "222s", "333s", "444s", "555s"],
            ["6s", "222s", "345s", "345s", "345s"],
            ["6s", "234s", "234s", "234s", "555s"],
        ])
    );

    let both = hand("112233m445566p77s", &[]);
    assert_eq!(both["decompositions"], json!([["7s", "123m", "123m", "456p", "456p"]]));
    assert_eq!((&both["is_win"], &both["chiitoitsu"]), (&json!(true), &json!(true)));

    let kokushi = hand("19m19p19s12345677z", &[]);
    assert_eq!((&kokushi["is_win"], &kokushi["kokushi"]), (&json!(true), &json!(true)));
    assert_eq!((&kokushi["decompositions"], &kokushi["chiitoitsu"]), (&json!([]), &json!(false)));

    let nothing = hand("147m147p147s12345z", &[]);
    assert_eq!((&nothing["is_win"], &nothing["decompositions"]), (&json!(false), &json!([])));
}

#[test]
fn shanten_counts_concealed_copies_and_ukeire_those_in_neither_hand_nor_melds() {
    let noten = hand("6666s", &[("pon", "111z"), ("pon", "222z"), ("pon", "333z")]);
    assert_eq!((&noten["shanten"], &noten["waits"]), (&json!(1), &json!({})));
    let tenpai = hand("6s", &[("pon", "666s"), ("pon", "111z"), ("pon", "222z"), ("pon", "333z")]);
    assert_eq!((&tenpai["shanten"], &tenpai["ukeire"]), (&json!(0), &json!({})));
    let pon = hand("23m45p1z", &[("chi", "111m")]);
    assert!(pon["error"].is_string());
    let short = hand("23m45p", &[("pon", "111m"), ("pon", "222z"), ("pon", "333z")]);
    let helps = json!({"1m": 1, "2m": 3, "3m": 3, "4m": 4, "3p": 4, "4p": 3, "5p": 3, "6p": 4});
    assert_eq!((&short["shanten"], &short["ukeire"]), (&json!(1), &helps));
}

#[test]
fn waits_have_their_shapes_in_alphabetical_order() {
    let nine = hand("1112345678999m", &[]);
    assert_eq!(
        nine["waits"],
        json!({
            "1m": ["ryanmen", "shanpon"],
            "2m": ["tanki"],
            "3m": ["penchan", "ryanmen"],
            "4m": ["ryanmen"],
            "5m": ["tanki"],
            "6m": ["ryanmen"],
            "7m": ["penchan", "ryanmen"],
            "8m": ["tanki"],
            "9m": ["ryanmen", "shanpon"],
        })
    );
    assert_eq!(hand("1155m2288p3377s6z", &[])["waits"], json!({"6z": ["chiitoitsu"]}));
    assert_eq!(hand("119m19p19s123456z", &[])["waits"], json!({"7z": ["kokushi"]}));
    let thirteen = hand("19m19p19s1234567z", &[]);
    assert_eq!(thirteen["waits"].as_object().unwrap().len(), 13);
    assert_eq!(thirteen["waits"]["1z"], json!(["kokushi13"]));
    assert_eq!(hand("147m147p147s1234z", &[])["waits"], json!({}));
}

#[test]
fn unknown_tiles_are_completed() {
    for (closed, melds, unknown, completions) in [
        ("345m45566?s77p111z", &[][..], 1, &["4s", "7s"][..]),
        ("🀉🀊🀋🀓🀔🀔🀕🀕🀟🀟🀀🀀🀀🀫", &[], 1, &["4s", "7s"]),
        // Of a waiting hand what makes it tenpai; sorted as text.
        ("345m45566s77p11z?", &[], 1, &["1z", "4s", "7p", "7s"]),
        ("147m147p147s123z?", &[], 1, &[]),
        ("6s?", &[("pon", "666s"), ("pon", "777z"), ("pon", "111z"), ("chi", "123m")], 1, &[]),
        ("79p?1z", &[("ankan", "8888p"), ("pon", "333z"), ("pon", "222z")], 1, &["1z"]),
        ("1133m5577p119s7z??", &[], 2, &["9s7z"]),
        ("11z?", &[], 1, &["1z"]),
        ("(刻子 🀀 🀀 ?🀫)", &[], 1, &["1z"]),
        ("??7p", &[], 2, &["56p", "68p", "77p", "89p"]),
    ] {
        let answer = hand(closed, melds);
        assert_eq!(answer, json!({"id": 1, "completions": completions, "unknown": unknown}));
    }
    for (closed, melds, error) in [
        ("?????", &[][..], "closed: at most 4 tiles can be unknown (at byte 4)"),
        ("11z?", &[("pon", "666s")], "closed: a hand has 13 or 14 tiles"),
        ("1m?(777z)", &[], "closed: write melds under `melds`"),
        ("5s?", &[("pon", "555s"), ("pon", "5p5p5p"), ("chi", "456s")], "5 copies of 5s"),
    ] {
        let answer = hand(closed, melds);
        let told = answer["error"].as_str().unwrap();
        assert!(told.starts_with(error), "{closed}: {told}");
    }
}

#[test]
fn completions_say_how_they_win_if_they_are_asked() {
    let answer = |closed: &str| {
        answers(json!({"op": "hand", "closed": closed, "wins": true}).to_string()).remove(0)
    };
    let won = answer("112233m4455667p?");
    let ryanpeikou =
        json!([["4p", "123m", "123m", "567p", "567p"], ["7p", "123m", "123m", "456p", "456p"]]);
    let ways = json!({"decompositions": ryanpeikou, "chiitoitsu": true, "kokushi": false});
    let all = won["wins"].as_object().unwrap();
    assert_eq!(all["7p"], ways);
    assert_eq!(all["4p"]["chiitoitsu"], false);
    let completions = won["completions"].as_array().unwrap();
    assert!(completions.iter().all(|tiles| all.contains_key(tiles.as_str().unwrap())));
    assert_eq!((completions.len(), won.get("waits")), (all.len(), None));

    let waiting = answer("147m147p147s123z?");
    assert_eq!((waiting["waits"].clone(), waiting.get("wins")), (json!([]), None));
    let waiting = answer("134m?");
    assert_eq!(waiting["waits"], json!(["1m", "2m", "4m", "5m"]));
    let block = refused(r#"{"id":5,"op":"hand","closed":"11z?","wins":true}"#, 5);
    assert_eq!(block, "wins: a hand wins, but `closed` is a block");
    let known = refused(r#"{"id":5,"op":"hand","closed":"11z","wins":true}"#, 5);
    let keys = "id, op, closed, melds, discards, seen, ways, seat, round, rules, wild and sets";
    assert_eq!(known, format!("unknown key `wins`; the keys are {keys}"));
}

#[test]
fn discards_are_listed_if_they_are_asked_for() {
    let answer = |closed: &str| {
        answers(json!({"op": "hand", "closed": closed, "discards": true}).to_string()).remove(0)
    };
    for closed in ["123m456p77m23489s1z", "159m159p159s12345z", "3m"] {
        let hand: Hand = closed.parse().unwrap();
        let answer = answer(closed);
        let expected = hand.discards();
        let discards = answer.get("discards").map(|discards| discards.as_object().unwrap());
        assert_eq!(discards.is_some(), !hand.awaits_draw(), "{closed}");
        let discards = discards.cloned().unwrap_or_default();
        assert_eq!(discards.len(), expected.len(), "{closed}");
        for discard in &expected {
            let found = &discards[&discard.tile().to_string()];
            assert_eq!(found["shanten"], discard.shanten().get());
            let ukeire: u64 =
                found["ukeire"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
            assert_eq!(ukeire, u64::from(discard.ukeire().total()));
        }
    }
    // Neither a won hand nor one that waits has discards; unknown tiles take no such key.
    assert!(answer("11223344556677m").get("discards").is_none());
    assert!(answer("1112345678999m").get("discards").is_none());
    let why = refused(r#"{"id":5,"op":"hand","closed":"11m?","discards":true}"#, 5);
    assert_eq!(
        why,
        "unknown key `discards`; the keys are id, op, closed, melds, wins, wild and sets"
    );
}

#[test]
fn melds_of_every_type_are_read() {
    let four = [("chi", "213m"), ("kakan", "0555p"), ("ankan", "1111z"), ("daiminkan", "7777z")];
    assert_eq!(hand("1s", &four)["waits"], json!({"1s": ["tanki"]}));
    let won = hand("067s99s", &[("pon", "222z"), ("chi", "340p"), ("kakan", "333=3z")]);
    assert_eq!(won["decompositions"], json!([["9s", "567s"]]));
    // All four are in the hand, so the wait for it isn't listed.
    assert_eq!(hand("6s", &[("pon", "666s")])["waits"], json!({}));
}

#[test]
fn wrong_hands_are_errors_that_say_why() {
    for (closed, melds, error) in [
        ("11m8z", &[][..], "closed: there is no 8z (at byte 3)"),
        ("", &[], "closed: there is no tile (at byte 0)"),
        ("11m(123m)", &[], "closed: write melds under `melds`"),
        ("11m", &[("chi", "123")], "meld 1: no suit (m, p, s, z) after the digits"),
        ("11m", &[("chi", "123m"), ("pon", "123m")], "meld 2: no pon consists of `123m`"),
        ("11m", &[("pon", "112m")], "meld 1: no pon consists of `112m`"),
        ("11m", &[("chi", "")], "meld 1: no chi consists of ``"),
        ("11m", &[("ankan", "111=1z")], "meld 1: no ankan consists of `111=1z`"),
        ("11m", &[("daiminkan", "111=1z")], "meld 1: no daiminkan consists of `111=1z`"),
        ("11m", &[("kakan", "1111=z")], "meld 1: no kakan consists of `1111=z`"),
        ("11m", &[("chi", "123m)(456m")], "meld 1: this should be one meld in brackets"),
        (
            "11m",
            &[("kan", "1111m")],
            "meld 1: unknown type `kan`; the types are chi, pon, daiminkan, kakan and ankan",
        ),
        ("111m22z", &[("kakan", "1111m")], "7 copies of 1m, but there are only 4"),
    ] {
        assert_eq!(hand(closed, melds)["error"], error, "{closed} {melds:?}");
    }
    let too_many = hand("11223344456789m", &[("pon", "777z")]);
    let error = "with one meld a hand has 10 or 11 concealed tiles \
                 (or 3n+1 or 3n+2 for a puzzle); these 14 are 3 too many";
    assert_eq!(too_many["error"], error);
}

/// Tiles seen elsewhere are out of the ukeire and, where none is left, of the waits.
#[test]
fn seen_tiles_are_neither_ukeire_nor_waits() {
    let ask = |closed: &str, seen: &str| {
        let request = json!({"op": "hand", "closed": closed, "seen": seen, "discards": true});
        answers(request.to_string()).remove(0)
    };
    let ask_waiting = |seen: &str| {
        answers(json!({"op": "hand", "closed": "4445m", "seen": seen}).to_string()).remove(0)
    };
    assert_eq!(ask_waiting("")["ukeire"], json!({"3m": 4, "5m": 3, "6m": 4}));
    let waiting = ask_waiting("3333m6m0m5m");
    assert_eq!(waiting["waits"], json!({"5m": ["tanki"], "6m": ["ryanmen"]}));
    assert_eq!(waiting["ukeire"], json!({"5m": 1, "6m": 3}));
    let none = ask_waiting("33336666m555m");
    assert_eq!((&none["shanten"], &none["waits"]), (&json!(0), &json!({})));
    let discards = |seen: &str| ask("135m123456p23499s", seen)["discards"]["1m"]["ukeire"].clone();
    assert_eq!(discards(""), json!({"4m": 4}));
    assert_eq!(discards("44m"), json!({"4m": 2}));
    assert_eq!(
        refused(r#"{"id":5,"op":"hand","closed":"4445m","seen":"44m"}"#, 5),
        "seen: more of 4m than a hand with 3 of four leaves"
    );
    refused(r#"{"id":5,"op":"hand","closed":"4445m","seen":"9x"}"#, 5);
    let unknown = refused(r#"{"id":5,"op":"hand","closed":"444?","seen":"9m"}"#, 5);
    assert!(unknown.contains("seen"), "{unknown}");
}

/// The way to each yaku, by winds and rules; nothing else of a hand depends on these.
#[test]
fn ways_lead_to_yaku() {
    let ask = |keys: Value| {
        let mut request = json!({"op": "hand", "closed": "123m45p13789s113z", "ways": true});
        request.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
        answers(request.to_string()).remove(0)["ways"].clone()
    };
    let chanta = |left: u8| json!({"2s": left, "1z": 2, "3z": 3});
    let ways = ask(json!({}));
    let nearest =
        json!({"shanten": 2, "ukeire": chanta(4), "missing": "2s33z", "won": "123m123789s11333z"});
    assert_eq!(ways["chanta"], nearest);
    assert_eq!(ask(json!({"seen": "22s"}))["chanta"]["ukeire"], chanta(2));
    assert_eq!(
        (&ways["seat_wind"], &ways["round_wind"]),
        (&ways["round_wind"], &ways["seat_wind"])
    );
    let west = ask(json!({"seat": "W", "round": "S"}));
    assert_eq!(
        (&west["seat_wind"]["missing"], &west["round_wind"]["shanten"]),
        (&json!("2s33z"), &json!(3))
    );
    let sanma = ask(json!({"rules": {"preset": "tenhou_sanma", "north_yakuhai": true}}));
    assert_eq!(sanma["north_wind"]["shanten"], 3);
    for (keys, why) in [
        (r#""seat":"S""#, "seat: says which yaku there are, but `ways` isn't true"),
        (r#""rules":"wrc""#, "rules: says which yaku there are, but `ways` isn't true"),
    ] {
        let request = format!(r#"{{"id":5,"op":"hand","closed":"4445m",{keys}}}"#);
        assert_eq!(refused(&request, 5), why);
    }
}
