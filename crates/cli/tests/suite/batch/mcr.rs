//! `mcr_score` and `mcr_hand` requests of `mentsu batch`: Chinese official rules.

use std::fs::File;
use std::path::{Path, PathBuf};

use mentsu::fields::Field;
use mentsu::mcr::{Fan, Preset, Rules};
use mentsu::names::Named as _;
use serde_json::{Value, json};

use crate::batch::{answers, refused};

/// A request of one kind with these keys; the answer.
#[track_caller]
pub(super) fn asked(op: &str, keys: &Value) -> Value {
    let mut request = json!({"id": 3, "op": op});
    request.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
    let [answer] = &answers(request.to_string())[..] else { panic!("not one answer") };
    assert_eq!(answer["id"], 3);
    answer.clone()
}

#[track_caller]
pub(super) fn error(op: &str, keys: &Value) -> String {
    asked(op, keys)["error"].as_str().unwrap_or_else(|| panic!("{keys}")).to_owned()
}

#[test]
fn the_example_of_the_protocol_is_answered() {
    let seven = json!({
        "closed": "2233455667788s", "win": "4s", "melds": [], "flowers": 0, "self_drawn": false,
        "last_copy": false, "kong": false, "last_tile": false, "seat": "S", "prevalent": "N",
    });
    let answer = asked("mcr_score", &seven);
    assert_eq!((&answer["win"], &answer["total"]), (&json!(true), &json!(90)));
    assert_eq!(answer["fans"], json!({"连七对": [88, 1], "断幺": [2, 1]}));
    assert!(answer.get("why").is_none());
    let flush = json!({
        "fan": "清一色", "english": "Full Flush", "times": 1, "principle": "non_repeat",
        "principle_chinese": "不重复", "by": "连七对", "by_english": "Seven Shifted Pairs",
    });
    assert!(answer["left_out"].as_array().unwrap().contains(&flush), "{answer}");
    // By default winds are east and the rest is empty.
    let short = json!({"closed": "2233455667788s", "win": "4s"});
    assert_eq!(asked("mcr_score", &short), answer);
}

/// Counted by hand with the rule book's table.
#[test]
fn wins_are_counted_fan_by_fan() {
    for (keys, total, fans) in [
        // A pung of white dragons, one of the seat's wind; half a flush; two chows that continue
        // each other; two flowers.
        (
            json!({
                "closed": "234567m88m22z", "win": "2z", "seat": "S", "prevalent": "W", "flowers": 2,
                "melds": [{"type": "pon", "tiles": "555z", "from": 2}],
            }),
            13,
            json!({"混一色": [6, 1], "箭刻": [2, 1], "门风刻": [2, 1], "连六": [1, 1], "花牌": [1, 2]}),
        ),
        // Self-drawn in the middle, with a kong of each kind.
        (
            json!({
                "closed": "68p11s", "win": "7p", "self_drawn": true, "seat": "W",
                "melds": [
                    {"type": "pon", "tiles": "666s", "from": 1},
                    {"type": "kan", "tiles": "4444p", "from": 3},
                    {"type": "ankan", "tiles": "3333s"},
                ],
            }),
            9,
            json!({
                "明暗杠": [5, 1], "缺一门": [1, 1], "无字": [1, 1], "独听・嵌张": [1, 1],
                "自摸": [1, 1],
            }),
        ),
        // Less than eight is a total like any other.
        (
            json!({
                "closed": "234m567p23s11z", "win": "4s",
                "melds": [{"type": "chi", "tiles": "678m", "from": 1}],
            }),
            1,
            json!({"喜相逢": [1, 1]}),
        ),
    ] {
        let answer = asked("mcr_score", &keys);
        assert_eq!((&answer["total"], &answer["fans"]), (&json!(total), &fans), "{keys}");
    }
}

#[test]
fn circumstances_count() {
    let with = |more: Value| {
        let mut keys = json!({
            "closed": "24m55m456p789s", "win": "3m",
            "melds": [{"type": "kan", "tiles": "7777z", "from": 2}],
        });
        keys.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked("mcr_score", &keys)["fans"].clone()
    };
    assert_eq!(with(json!({"kong": true}))["抢杠和"], json!([8, 1]));
    assert_eq!(with(json!({"kong": true, "self_drawn": true}))["杠上开花"], json!([8, 1]));
    assert_eq!(with(json!({"last_tile": true}))["海底捞月"], json!([8, 1]));
    assert_eq!(with(json!({"last_tile": true, "self_drawn": true}))["妙手回春"], json!([8, 1]));
    assert_eq!(with(json!({"last_copy": true}))["和绝张"], json!([4, 1]));
    assert_eq!(with(json!({"seen": "333m"}))["和绝张"], json!([4, 1]));
    assert_eq!(with(json!({"seen": "33m444p"}))["和绝张"], json!(null));
    assert_eq!(with(json!({}))["独听・嵌张"], json!([1, 1]));
    assert_eq!(with(json!({"flowers": 8}))["花牌"], json!([1, 8]));
}

#[test]
fn what_is_not_won_says_how_far_it_is() {
    let none = asked("mcr_score", &json!({"closed": "2233455667788s", "win": "9s"}));
    let expected = json!({
        "id": 3, "win": false, "total": 0, "fans": {}, "left_out": [],
        "why": "not won: tenpai, waits 14s",
    });
    assert_eq!(none, expected);
    let far = asked("mcr_score", &json!({"closed": "147m258p36s12344z", "win": "9s"}));
    assert_eq!(far["why"], "not won: 1-shanten");
}

#[test]
fn rules_go_by_presets_and_names() {
    let total = |rules: Value| {
        let keys = json!({
            "closed": "23m55p", "win": "4m", "rules": rules, "seat": "S", "prevalent": "S",
            "melds": [
                {"type": "kan", "tiles": "7777s", "from": 1},
                {"type": "ankan", "tiles": "1111z"},
                {"type": "pon", "tiles": "999s", "from": 1},
            ],
        });
        asked("mcr_score", &keys)["total"].as_u64().unwrap_or_else(|| panic!("{rules}"))
    };
    let mil = total(json!("mil"));
    assert_eq!(total(json!({})), mil);
    for house in ["green_book", "ema", "japan"] {
        assert_eq!(total(json!(house)), mil + 1, "{house}");
        assert_eq!(total(json!({"preset": house, "mixed_kongs": 5})), mil, "{house}");
    }
    assert_eq!(total(json!({"cap": 4})), 4);
    assert_eq!(total(json!({"preset": "japan", "cap": null})), mil + 1);

    let refused = |rules: Value| {
        error("mcr_score", &json!({"closed": "2233455667788s", "win": "4s", "rules": rules}))
    };
    let (last, known) = Preset::NAMES.split_last().unwrap();
    let presets = format!("{} and {last}", known.join(", "));
    assert_eq!(
        refused(json!("tenhou")),
        format!("preset: unknown word `tenhou`; the words are {presets}")
    );
    let names: Vec<&str> = Rules::FIELDS.iter().map(Field::name).collect();
    let (last, known) = names.split_last().unwrap();
    assert_eq!(
        refused(json!({"capp": 1})),
        format!("rules: unknown key `capp`; the keys are preset, {} and {last}", known.join(", "))
    );
    assert_eq!(refused(json!({"mixed_kongs": 7})), "rules: mixed_kongs is 5 or 6");
    assert_eq!(refused(json!({"flowers": 1})), "rules: flowers is true or false");
    for wrong in [json!("88"), json!(-1), json!(70_000), json!([88]), json!(true)] {
        let error = refused(json!({ "cap": wrong }));
        assert_eq!(error, "rules: cap is a number from 0 to 65535 or none", "{wrong}");
    }
}

#[test]
fn what_cannot_be_is_named() {
    let won = |more: Value| {
        let mut keys = json!({"closed": "123m44p56788s", "win": "4p",
                              "melds": [{"type": "pon", "tiles": "777z", "from": 1}]});
        keys.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        error("mcr_score", &keys)
    };
    let keys = "id, op, closed, win, melds, seen, flowers, self_drawn, last_copy, kong, last_tile, \
                seat, prevalent, rules and attempts";
    assert_eq!(won(json!({"round": "E"})), format!("unknown key `round`; the keys are {keys}"));
    let seen = won(json!({"seen": "77z"}));
    assert_eq!(seen, "seen: more of 7z than a hand with 3 of four leaves");
    assert_eq!(won(json!({"flowers": 9})), "flowers is a number from 0 to 8");
    assert_eq!(won(json!({"kong": true})), "kong: a robbed kong of 4p, of which the hand holds 2");
    assert_eq!(
        won(json!({"kong": true, "self_drawn": true})),
        "kong: a replacement tile, but none of 1 melds is a kong"
    );
    assert_eq!(
        won(json!({"last_copy": true})),
        "last_copy: the last 4p of four, but the hand conceals 2 of the others"
    );
    assert_eq!(
        won(json!({"win": "7z", "melds": []})),
        "closed: 10 tiles and 0 melds; without the \
                winning tile a hand has 13 tiles, three for each meld"
    );
    assert_eq!(won(json!({"seat": "X"})), "seat: unknown word `X`; the words are E, S, W and N");
    assert_eq!(won(json!({"flowers": -1})), "flowers is a number from 0 to 8");
    assert_eq!(won(json!({"kong": 1})), "kong is true or false");
    let meld = |meld: Value| won(json!({ "melds": [meld] }));
    let chi = json!({"type": "chi", "tiles": "123s", "from": 2});
    assert_eq!(meld(chi), "meld 1: from: a chi is taken from 1, not from 2");
    let ankan = json!({"type": "ankan", "tiles": "1111s", "from": 1});
    assert_eq!(meld(ankan), "meld 1: from: an ankan is taken from nobody, not from 1");
    let nobody = json!({"type": "kan", "tiles": "1111s", "from": 4});
    assert_eq!(meld(nobody), "meld 1: from: 1 is kamicha, 2 toimen and 3 shimocha; nobody is 4");
    assert_eq!(
        meld(json!({"type": "pon", "tiles": "111s", "to": 1})),
        "meld 1: unknown key `to`; the keys are type, tiles and from"
    );
    let missing = refused(r#"{"id":1,"op":"mcr_score","closed":"11m"}"#, 1);
    assert_eq!(missing, "missing key `win`");
}

#[test]
fn won_hands_have_the_decompositions_of_all_forms() {
    let hand = |closed: &str| asked("mcr_hand", &json!({ "closed": closed }));
    let expected = json!({
        "id": 3, "shanten": -1, "is_win": true,
        "shantens": {"standard": -1, "knitted_straight": 5, "seven_pairs": -1,
                     "thirteen_orphans": 11, "honors_and_knitted": 10},
        "decompositions": [
            ["11m", "22m", "33m", "44m", "55m", "66m", "77m"],
            ["1m", "234m", "234m", "567m", "567m"],
            ["4m", "123m", "123m", "567m", "567m"],
            ["7m", "123m", "123m", "456m", "456m"],
        ],
        "knitted_straight": false, "seven_pairs": true, "thirteen_orphans": false,
        "honors_and_knitted": false,
    });
    assert_eq!(hand("11223344556677m"), expected);
    let alone = |closed: &str, flag: &str, blocks: Value| {
        let answer = hand(closed);
        assert_eq!((&answer["decompositions"], &answer[flag]), (&json!([blocks]), &json!(true)));
        assert_eq!(answer["is_win"], true, "{closed}");
    };
    alone("147m258p369s55z234m", "knitted_straight", json!(["5z", "147m258p369s", "234m"]));
    alone("19m19p19s12345677z", "thirteen_orphans", json!(["7z", "19m19p19s1234567z"]));
    alone("147m258p36s123456z", "honors_and_knitted", json!(["147m258p36s123456z"]));
    // Four alike are two pairs.
    let pairs = json!(["11m", "11m", "22m", "33p", "44p", "55s", "66s"]);
    alone("111122m3344p5566s", "seven_pairs", pairs);
    let not_won = hand("147m147p147s12345z");
    assert_eq!((&not_won["is_win"], &not_won["decompositions"]), (&json!(false), &json!([])));
    let melded = asked(
        "mcr_hand",
        &json!({"closed": "147m258p369s55z", "melds": [{"type": "chi", "tiles": "234m", "from": 1}]}),
    );
    assert_eq!(melded["shantens"]["seven_pairs"], Value::Null);
    assert_eq!(melded["decompositions"], json!([["5z", "147m258p369s"]]));
}

#[test]
fn waits_have_forms_and_totals() {
    // The mixed straight 8, all chows 2, the closed wait 1; concealed 2, or 4 if self-drawn.
    let mixed = asked("mcr_hand", &json!({"closed": "123m456p77m23489s"}));
    let expected = json!({
        "7s": {"forms": ["standard"], "left": 4,
               "completes": [{"form": "standard", "block": "789s", "shape": "penchan"}], "by_discard": 13, "self_drawn": 15,
               "wins_by_discard": true, "wins_self_drawn": true},
    });
    assert_eq!(mixed["waits"], expected, "{mixed}");
    assert_eq!(mixed["ukeire"], json!({"7s": 4}));
    // Three of them seen: the last of its kind, four points more.
    let seen =
        asked("mcr_hand", &json!({"closed": "123m456p77m23489s", "seen": "777s", "flowers": 2}));
    let last = json!({
        "forms": ["standard"], "left": 1, "by_discard": 19, "self_drawn": 21,
        "completes": [{"form": "standard", "block": "789s", "shape": "penchan"}],
        "wins_by_discard": true, "wins_self_drawn": true,
    });
    assert_eq!(seen["waits"]["7s"], last, "{seen}");
    // A red five is a five.
    let of = |seen: &str| asked("mcr_hand", &json!({"closed": "46m123p777s11z999m", "seen": seen}));
    assert_eq!(of("0m5m"), of("55m"));
    assert_eq!(of("0m5m")["waits"]["5m"]["left"], 2);
    // 4s makes a mixed double chow and no more; 1s nothing, which is a chicken hand unless it is
    // drawn.
    let chi = json!([{"type": "chi", "tiles": "678m"}]);
    let little = asked("mcr_hand", &json!({"closed": "234m567p23s11z", "melds": chi}));
    let part = |block: &str, by_discard: u8, self_drawn: u8| {
        json!({
            "completes": [{"form": "standard", "block": block, "shape": "ryanmen"}],
            "forms": ["standard"], "left": 4, "by_discard": by_discard, "self_drawn": self_drawn,
            "wins_by_discard": by_discard >= 8, "wins_self_drawn": self_drawn >= 8,
        })
    };
    assert_eq!(little["waits"], json!({"1s": part("123s", 8, 1), "4s": part("234s", 1, 2)}));
    let both = asked("mcr_hand", &json!({"closed": "1122334455667m"}));
    assert_eq!(both["waits"]["7m"]["forms"], json!(["standard", "seven_pairs"]));
    let completed = json!([
        {"form": "standard", "block": "567m", "shape": "ryanmen"},
        {"form": "standard", "block": "567m", "shape": "ryanmen"},
        {"form": "standard", "block": "77m", "shape": "tanki"},
        {"form": "seven_pairs", "block": null, "shape": null},
    ]);
    assert_eq!(both["waits"]["7m"]["completes"], completed);
    assert_eq!(both["shantens"]["standard"], 0);
    let noten = asked("mcr_hand", &json!({"closed": "147m258p36s12344z"}));
    assert_eq!((&noten["shanten"], &noten["waits"]), (&json!(1), &json!({})));
    assert_eq!(noten["ukeire"]["9s"], 4);
    // A hand that is too short to be counted waits all the same.
    let short = asked("mcr_hand", &json!({"closed": "1m"}));
    assert_eq!(
        (&short["waits"]["1m"]["by_discard"], &short["ukeire"]),
        (&Value::Null, &json!({"1m": 3}))
    );

    let error = |keys: &Value| error("mcr_hand", keys);
    assert_eq!(
        error(&json!({"closed": "1m", "seen": "1111m"})),
        "seen: more of 1m than a hand with 1 of four leaves"
    );
    assert_eq!(error(&json!({"closed": "1m", "flowers": 9})), "flowers is a number from 0 to 8");
    assert_eq!(
        error(&json!({"closed": "1m", "win": "1m"})),
        "unknown key `win`; the keys are id, op, closed, melds, seen, flowers, last_tile, seat, \
         prevalent, rules, draws, others, depth, attempts and discards"
    );
}

#[test]
fn unknown_tiles_are_completed_in_five_forms() {
    let completed = |closed: &str| asked("mcr_hand", &json!({ "closed": closed }));
    let knitted = completed("147m258p36s12344z?");
    assert_eq!(knitted, json!({"id": 3, "completions": [], "unknown": 1}));
    let knitted = completed("147m258p36s1234z🀫🀫");
    assert_eq!(knitted["completions"], json!(["56z", "57z", "67z", "9s5z", "9s6z", "9s7z"]));
    assert_eq!(completed("147m258p36s1234z?")["completions"], json!(["5z", "6z", "7z", "9s"]));
    let melds = json!([{"type": "chi", "tiles": "234p", "from": 1}]);
    let melded = asked("mcr_hand", &json!({"closed": "147m258p369s5z?", "melds": melds}));
    assert_eq!(melded["completions"], json!(["5z"]));
    let error = |op: &str, keys: &Value| error(op, keys);
    assert_eq!(
        error("mcr_hand", &json!({"closed": "11m?", "seen": "1m"})),
        "unknown key `seen`; the keys are id, op, closed, melds and wins"
    );
    assert!(error("mcr_hand", &json!({"closed": "?????m"})).starts_with("closed: "));
    assert_eq!(
        error("mcr_score", &json!({"closed": "11m?", "win": "1m"})),
        "closed: unknown tiles are answered by `hand` and `mcr_hand`"
    );
}

/// The fan are named as the shared data has them.
#[test]
fn every_name_of_a_fan_is_another() {
    let mut names: Vec<&str> = Fan::ALL.iter().map(|fan| mentsu_protocol::fan_name(*fan)).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Fan::COUNT);
    let others = Fan::ALL.iter().filter(|fan| mentsu_protocol::fan_name(**fan) != fan.chinese());
    assert_eq!(others.count(), 3);
}

/// Every case of the shared data, as PyMahjongGB 1.4.0 counts it. Where lists of fan are worth the
/// same, the choice is free; none of these has another one.
#[test]
#[ignore = "the cases aren't in the tree; MENTSU_SHARED, or ../shared, has them"]
fn the_shared_cases_are_answered_fan_by_fan() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = std::env::var_os("MENTSU_SHARED").map_or(root.join("../shared"), PathBuf::from);
    let file = File::open(shared.join("data/mcr/cases.jsonl.gz")).expect("the shared cases");
    let text = std::io::read_to_string(flate2::read::GzDecoder::new(file)).expect("readable");
    let (mut expected, mut requests) = (Vec::new(), String::new());
    for (id, line) in text.lines().enumerate() {
        let mut case: Value = serde_json::from_str(line).expect("JSON");
        let keys = case.as_object_mut().expect("an object");
        expected.push(keys.remove("expect").expect("what is counted"));
        keys.insert("id".to_owned(), id.into());
        keys.insert("op".to_owned(), "mcr_score".into());
        requests.push_str(&format!("{case}\n"));
    }
    assert_eq!(expected.len(), 20_000);
    let answers = answers(requests);
    assert_eq!(answers.len(), expected.len());
    for ((id, answer), expected) in answers.iter().enumerate().zip(&expected) {
        assert_eq!((&answer["id"], &answer["win"]), (&json!(id), &json!(true)), "{answer}");
        let (counted, wanted) = (&answer["total"], &answer["fans"]);
        assert_eq!((counted, wanted), (&expected["total"], &expected["fans"]), "{id}");
    }
}

#[test]
fn ways_are_told_where_draws_are_given() {
    let hand = json!({"closed": "123m45p77m23489s6m", "draws": 17, "others": 0});
    let answer = asked("mcr_hand", &hand);
    let straight = json!({
        "lacking": 2, "total": 15, "fans": ["花龙", "不求人", "平和", "独听・边张"],
        "closed": "12377m456p23489s", "win": "7s", "self_drawn": true,
    });
    assert_eq!(answer["ways"]["least"], 2);
    assert_eq!(answer["ways"]["fans"]["花龙"], straight);
    let alone = answer["ways"]["chances"]["draw"].as_f64().unwrap();
    assert!((0.3..0.4).contains(&alone), "{alone}");
    assert_eq!(answer["shanten"], 1);
    let among = asked("mcr_hand", &json!({"closed": "123m45p77m23489s6m", "draws": 17}));
    assert!(among["ways"]["chances"]["draw"].as_f64().unwrap() > alone);
    let drawn = json!({"closed": "123m45p77m23489s6m1z", "draws": 5, "depth": 0, "seen": "77s"});
    let chances = asked("mcr_hand", &drawn)["ways"]["chances"].clone();
    let best = chances.as_object().unwrap();
    assert_eq!(best.len(), 13, "a discard a kind: {chances}");
    assert!(
        best["1z"].as_f64()
            >= best.values().map(Value::as_f64).max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap()
    );
    for (keys, why) in [
        (
            json!({"closed": "123m45p77m23489s6m", "others": 3}),
            "others: says how to look ahead, but `draws` is missing",
        ),
        (
            json!({"closed": "123m45p77m23489s6m", "draws": 1, "last_tile": true}),
            "last_tile: no draw follows the last tile, but `draws` is 1",
        ),
        (
            json!({"closed": "123m45p77m23489s6m", "draws": 60}),
            "draws: 240 tiles are drawn and discarded, but 123 are unseen",
        ),
        (
            json!({"closed": "159m159p159s1234z", "draws": 3}),
            "closed: the hand is 3-shanten, and ways are computed up to 2-shanten",
        ),
        (
            json!({"closed": "123m4p", "draws": 3}),
            "closed: 4 concealed tiles with 0 melds make neither thirteen nor fourteen",
        ),
        (
            json!({"closed": "123m456p77m2348?s", "draws": 3}),
            "unknown key `draws`; the keys are id, op, closed, melds and wins",
        ),
    ] {
        assert_eq!(error("mcr_hand", &keys), why);
    }
}

#[test]
fn a_limit_may_be_none() {
    // As the message about another one says.
    let none = json!({"closed": "2233455667788s", "win": "4s", "rules": {"preset": "japan", "cap": "none"}});
    assert_eq!(asked("mcr_score", &none)["win"], true);
    let wrong = json!({"closed": "2233455667788s", "win": "4s", "rules": {"cap": "nothing"}});
    assert_eq!(error("mcr_score", &wrong), "rules: cap is a number from 0 to 65535 or none");
    let wrong = json!({"closed": "2233455667788s", "win": "4s", "rules": {"flowers": "none"}});
    assert_eq!(error("mcr_score", &wrong), "rules: flowers is true or false");
}
