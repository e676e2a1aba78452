//! What was tried under Chinese rules, and unknown tiles with the forms in which they win.

use std::collections::BTreeSet;

use mentsu::mcr::{
    Fan, Form, Rules, Situation, WaitsOfStraights, completions, fan_attempts, form_attempts,
    wait_tiles,
};
use mentsu::{FormBlock, Hand, PartialHand, Tile};
use mentsu_protocol::fan_name;
use serde_json::{Value, json};

use crate::batch::mcr::{asked, error};

/// A form as answers have it.
fn as_answered(form: &Form) -> Value {
    let blocks: Vec<String> = match form {
        Form::Standard(way) => {
            let sets = way.mentsu().iter().map(ToString::to_string);
            [way.jantou().to_string()].into_iter().chain(sets).collect()
        }
        Form::KnittedStraight { straight, pair, set } => [pair.to_string(), straight.to_string()]
            .into_iter()
            .chain(set.iter().map(ToString::to_string))
            .collect(),
        Form::SevenPairs(pairs) => {
            pairs.iter().map(|tile| FormBlock::Pair(*tile).to_string()).collect()
        }
        Form::ThirteenOrphans { pair } => vec![pair.to_string(), "19m19p19s1234567z".to_owned()],
        Form::HonorsAndKnitted(tiles) => vec![tiles.to_string()],
    };
    json!({"form": form.kind().name(), "blocks": blocks})
}

#[test]
fn each_form_is_there_or_says_why_not() {
    let forms = |closed: &str| {
        asked("mcr_hand", &json!({"closed": closed, "attempts": true}))["forms"].clone()
    };
    let expected = json!([
        {"form": "standard", "against": {"code": "left_over", "words": "with the pair 44z 147m258p36s1235z are left over", "blocks": ["44z"], "tiles": "147m258p36s1235z"}},
        {"form": "knitted_straight", "against": {"code": "not_straight", "words": "9s is missing of 147m258p369s", "blocks": ["147m258p369s"], "tiles": "9s"}},
        {"form": "seven_pairs", "against": {"code": "unpaired", "words": "1 of 1m", "tiles": "1m", "held": 1}},
        {"form": "thirteen_orphans", "against": {"code": "not_orphan", "words": "4m is no terminal or honor", "tiles": "4m"}},
        {"form": "honors_and_knitted", "against": {"code": "held_twice", "words": "2 of 4z", "tiles": "4z", "held": 2}},
    ]);
    assert_eq!(forms("147m258p36s123445z"), expected);
    // The other facts, each with what it is about.
    for (closed, nth, fact) in [
        (
            "11122m333p4568s15z",
            0,
            json!({"code": "left_over", "words": "with the pair 22m and 111m 333p 8s15z are left over", "blocks": ["22m", "111m", "333p"], "tiles": "8s15z"}),
        ),
        ("123456789m12p4s12z", 0, json!({"code": "no_pair", "words": "no tile is held twice"})),
        (
            "147m2z1z",
            1,
            json!({"code": "size", "words": "not with 5 concealed tiles", "concealed": 5}),
        ),
        (
            "147m258p369s123z45m",
            1,
            json!({"code": "beside_straight", "words": "147m258p369s leaves 45m123z, which is not a pair and sets", "blocks": ["147m258p369s"], "tiles": "45m123z"}),
        ),
        (
            "19m19p19s12345666z",
            3,
            json!({"code": "missing_orphans", "words": "7z is missing", "tiles": "7z"}),
        ),
        (
            "147m258p37s123456z",
            4,
            json!({"code": "not_knitted", "words": "no knitted straight has both 1m and 7s", "tiles": "1m7s"}),
        ),
    ] {
        assert_eq!(forms(closed)[nth]["against"], fact, "{closed}");
    }
    // A win stands once for each of its readings, as the library has them.
    for closed in ["11223344556677m", "147m258p369s55z234m", "19m19p19s12345677z", "11z"] {
        let hand: Hand = closed.parse().unwrap();
        let expected: Vec<Value> = form_attempts(&hand)
            .iter()
            .filter_map(|attempt| attempt.outcome().ok().map(|form| as_answered(&form)))
            .collect();
        let forms = forms(closed);
        let won = forms.as_array().unwrap().iter().filter(|form| form.get("against").is_none());
        assert!(won.eq(&expected), "{closed}: {forms}");
    }
    // Answers have no keys beyond the request.
    for keys in [json!({"closed": "11z"}), json!({"closed": "11z", "attempts": false})] {
        assert!(asked("mcr_hand", &keys).get("forms").is_none());
    }
    assert_eq!(
        error("mcr_hand", &json!({"closed": "123m1z", "attempts": true})),
        "attempts: forms have 14, 11, 8, 5 or 2 concealed tiles, but `closed` has 4"
    );
    assert!(error("mcr_hand", &json!({"closed": "11z", "attempts": 1})).starts_with("attempts: "));
    assert_eq!(
        error("mcr_hand", &json!({"closed": "11z", "wins": true})),
        "unknown key `wins`; the keys are id, op, closed, melds, seen, flowers, last_tile, seat, \
         prevalent, rules, draws, others, depth, attempts and discards"
    );
}

/// A recorded win as a request, and as the library takes it. Its columns: the hand before the win,
/// the winning tile; d for drawn, w for the last of the wall, l for the last of its kind, k for a
/// kong; winds and flowers.
fn recorded(line: &str) -> (Value, Hand, Situation) {
    let [hand, win, events, seat, prevalent, flowers] =
        line.split(' ').take(6).collect::<Vec<_>>()[..]
    else {
        panic!("{line}")
    };
    let (closed, melds) = hand.split_at(hand.find(['(', '[']).unwrap_or(hand.len()));
    let melds = melds.split_inclusive([')', ']']).map(|meld| {
        let tiles = &meld[1..meld.len() - 1];
        let is_chi = tiles.as_bytes()[0] != tiles.as_bytes()[1];
        let kind = match (is_chi, tiles.len() == 5, meld.starts_with('[')) {
            (true, ..) => "chi",
            (_, false, _) => "pon",
            (_, _, melded) => ["kan", "ankan"][usize::from(melded)],
        };
        json!({"type": kind, "tiles": tiles})
    });
    let is = |event| events.contains(event);
    let request = json!({
        "op": "mcr_score", "closed": closed, "melds": melds.collect::<Vec<_>>(), "win": win,
        "self_drawn": is('d'), "last_tile": is('w'), "last_copy": is('l'), "kong": is('k'),
        "seat": seat, "prevalent": prevalent, "flowers": flowers.parse::<u8>().unwrap(),
        "attempts": true,
    });
    let (hand, tile): (Hand, Tile) = (hand.parse().unwrap(), win.parse().unwrap());
    let (hand, mut situation) = if is('d') {
        (hand.draw(tile).unwrap(), Situation::self_drawn())
    } else {
        (hand, Situation::by_discard(tile))
    };
    situation = if is('w') { situation.with_last_tile() } else { situation };
    situation = if is('l') { situation.with_last_copy() } else { situation };
    situation = if is('k') { situation.with_kong() } else { situation };
    let wind = |letter: &str| mentsu_protocol::wind_of_letter(letter).unwrap();
    let situation = situation.with_seat(wind(seat)).with_prevalent(wind(prevalent));
    (request, hand, situation.with_flowers(flowers.parse().unwrap()))
}

#[test]
fn every_fan_of_every_reading_counts_is_left_out_or_has_a_fact_against_it() {
    let text = include_str!("../../../../../tests/golden/mcr.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    // The rules of a house that rule fan out, for each third win.
    let house = json!({
        "flowers": false, "all_types_of_pairs": false, "waits_of_straights": "single_wait",
    });
    let other = Rules::MIL
        .with_flowers(false)
        .with_all_types_of_pairs(false)
        .with_waits_of_straights(WaitsOfStraights::Single);
    let cases = lines.enumerate().map(|(nth, line)| {
        let (mut request, hand, situation) = recorded(line);
        let rules = if nth % 3 == 0 { other } else { Rules::MIL };
        if nth % 3 == 0 {
            request["rules"] = house.clone();
        }
        (request, hand, situation, rules)
    });
    let cases: Vec<_> = cases.collect();
    assert!(cases.len() > 2_500);
    let requests: Vec<String> = cases.iter().map(|(request, ..)| request.to_string()).collect();
    let answers = crate::batch::answers(requests.join("\n"));
    let mut codes = BTreeSet::new();
    for ((request, hand, situation, rules), answer) in cases.iter().zip(&answers) {
        let attempts = fan_attempts(hand, situation, rules).unwrap();
        let readings = answer["readings"].as_array().unwrap_or_else(|| panic!("{answer}"));
        assert_eq!(readings.len(), attempts.readings().len(), "{request}");
        for (expected, reading) in attempts.readings().zip(readings) {
            let form = json!({"form": reading["form"], "blocks": reading["blocks"]});
            assert_eq!(form, as_answered(expected.form()), "{request}");
            assert_eq!(reading["points"], expected.points(), "{request}");
            assert_eq!(reading["best"], expected == attempts.best(), "{request}");
            let out = reading["left_out"].as_array().unwrap();
            let (mut outs, mut told) = (out.iter(), 0);
            for one in expected.fans() {
                let name = fan_name(one.fan());
                let counted = one.counted().map(|it| json!([it.points(), it.times()]));
                assert_eq!(reading["fans"].get(name), counted.as_ref(), "{name} of {request}");
                if let Some(left_out) = one.left_out() {
                    let out = outs.next().unwrap();
                    let expected = (name, fan_name(left_out.by()), left_out.times());
                    let by = (&out["fan"], &out["by"], &out["times"]);
                    assert_eq!(by, (&json!(expected.0), &json!(expected.1), &json!(expected.2)));
                    assert_eq!(out["principle"], left_out.principle().name());
                }
                let words = one.against().map(|fact| json!(fact.to_string()));
                let fact = reading["against"].get(name);
                assert_eq!(fact.map(|fact| &fact["words"]), words.as_ref(), "{name} of {request}");
                if let Some(fact) = fact {
                    told += 1;
                    let about = fact.as_object().unwrap().keys();
                    let keys: Vec<&str> =
                        about.map(String::as_str).filter(|key| *key != "words").collect();
                    codes.insert(format!("{} {}", fact["code"].as_str().unwrap(), keys.join(" ")));
                }
            }
            assert_eq!(outs.next(), None, "{request}");
            assert_eq!(reading["against"].as_object().unwrap().len(), told, "{request}");
        }
        // What is counted in all is the best reading's.
        let best = readings.iter().find(|reading| reading["best"] == true).unwrap();
        assert_eq!(answer["left_out"], best["left_out"], "{request}");
    }
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    let expected = [
        "by_discard code",
        "concealed blocks code",
        "concealed_pungs code concealed",
        "instead code fan",
        "kongs code concealed melded",
        "lacks blocks code",
        "melded blocks code",
        "no_flowers code",
        "none_of code tiles",
        "not_about_kong code",
        "not_completed code tiles",
        "not_last_copy code seen",
        "other_form code form",
        "pair blocks code",
        "rule code rule",
        "self_drawn code",
        "set blocks code",
        "suits code tiles",
        "tile code tiles",
        "tiles_left code",
        "too_few code held needed tiles",
        "waits_for code tiles",
    ];
    assert_eq!(codes, expected);
}

/// The data of a fact besides its text.
#[test]
fn facts_against_fan_say_what_they_are_about() {
    let keys = json!({
        "closed": "123456m78p55s", "win": "9p", "attempts": true,
        "melds": [{"type": "chi", "tiles": "789m"}],
    });
    let answer = asked("mcr_score", &keys);
    let [reading] = &answer["readings"].as_array().unwrap()[..] else { panic!("{answer}") };
    let against = |fan: Fan| reading["against"][fan_name(fan)].clone();
    for (fan, fact) in [
        (Fan::AllTypes, json!({"code": "none_of", "words": "no tile of 1234z", "tiles": "1234z"})),
        (Fan::AllSimples, json!({"code": "tile", "words": "1m is among the tiles", "tiles": "1m"})),
        (
            Fan::FullFlush,
            json!({"code": "suits", "words": "1m 7p 5s are of 3 suits", "tiles": "1m7p5s"}),
        ),
        (
            Fan::TileHog,
            json!({"code": "too_few", "words": "2 of 5s, not 4", "tiles": "5s", "held": 2, "needed": 4}),
        ),
        (
            Fan::MixedStraight,
            json!({"code": "lacks", "words": "456s is missing", "blocks": ["456s"]}),
        ),
        (
            Fan::ConcealedHand,
            json!({"code": "melded", "words": "789m is melded", "blocks": ["789m"]}),
        ),
        (
            Fan::AllPungs,
            json!({"code": "set", "words": "789m is among the sets", "blocks": ["789m"]}),
        ),
        (
            Fan::SevenPairs,
            json!({"code": "other_form", "words": "read as a pair and sets", "form": "standard"}),
        ),
        (
            Fan::ChickenHand,
            json!({"code": "instead", "words": "Pure Straight is there instead", "fan": "清龙"}),
        ),
        (
            Fan::FourKongs,
            json!({"code": "kongs", "words": "melded kongs: 0, concealed kongs: 0", "melded": 0, "concealed": 0}),
        ),
        (Fan::SelfDrawn, json!({"code": "by_discard", "words": "won by a discard"})),
    ] {
        assert_eq!(against(fan), fact);
    }
    assert_eq!(reading["fans"]["清龙"], json!([16, 1]));
}

#[test]
fn what_is_not_won_says_why_it_is_of_no_form() {
    let keys = json!({"closed": "2233455667788s", "win": "9s", "attempts": true});
    let answer = asked("mcr_score", &keys);
    assert_eq!(
        (&answer["win"], &answer["why"]),
        (&json!(false), &json!("not won: tenpai, waits 14s"))
    );
    assert!(answer.get("readings").is_none());
    let drawn = asked("mcr_hand", &json!({"closed": "22334556677889s", "attempts": true}));
    assert_eq!(answer["forms"], drawn["forms"]);
    let mut plain = answer.clone();
    plain.as_object_mut().unwrap().remove("forms");
    let keys = json!({"closed": "2233455667788s", "win": "9s"});
    assert_eq!(asked("mcr_score", &keys), plain);
    let keys =
        json!({"closed": "2233455667788s", "win": "9s", "self_drawn": true, "attempts": true});
    assert_eq!(asked("mcr_score", &keys)["forms"], drawn["forms"]);
    assert!(
        error("mcr_score", &json!({"closed": "11z", "win": "1z", "attempts": "yes"}))
            .starts_with("attempts: ")
    );
}

#[test]
fn unknown_tiles_win_in_forms() {
    for closed in ["147m258p36s1234z??", "112233m445566p??", "11m???", "147m147p147s1234z?"] {
        let answer = asked("mcr_hand", &json!({"closed": closed, "wins": true}));
        let hand: PartialHand = closed.parse().unwrap();
        let wins = completions(&hand).map(|one| {
            let forms: Vec<Value> = one.forms().iter().map(as_answered).collect();
            (one.tiles().to_string(), json!(forms))
        });
        let wins: serde_json::Map<String, Value> = wins.collect();
        let listed: BTreeSet<&str> = wins.keys().map(String::as_str).collect();
        assert_eq!(answer["completions"], json!(listed), "{closed}");
        assert_eq!(answer["wins"], json!(wins), "{closed}");
        assert!(answer.get("waits").is_none(), "{closed}");
    }
    for closed in ["147m258p36s123z??", "11223344m5566p?", "1?m34m", "147m147p147s123z?"] {
        let answer = asked("mcr_hand", &json!({"closed": closed, "wins": true}));
        let waits = wait_tiles(&closed.parse().unwrap());
        let waits: Vec<String> = waits.iter().map(|tile| tile.to_string()).collect();
        assert_eq!(answer["waits"], json!(waits), "{closed}");
        assert!(answer.get("wins").is_none(), "{closed}");
    }
    let melds = json!([{"type": "chi", "tiles": "234p"}]);
    let melded =
        asked("mcr_hand", &json!({"closed": "147m258p369s5z?", "melds": melds, "wins": true}));
    let straight = json!({"form": "knitted_straight", "blocks": ["5z", "147m258p369s"]});
    assert_eq!(melded["wins"], json!({"5z": [straight]}));
    for keys in [json!({"closed": "1m?"}), json!({"closed": "1m?", "wins": false})] {
        assert_eq!(asked("mcr_hand", &keys), json!({"id": 3, "completions": ["1m"], "unknown": 1}));
    }
    assert!(error("mcr_hand", &json!({"closed": "1m?", "wins": 1})).starts_with("wins: "));
    assert_eq!(
        error("mcr_hand", &json!({"closed": "1m?", "attempts": true})),
        "unknown key `attempts`; the keys are id, op, closed, melds and wins"
    );
}
