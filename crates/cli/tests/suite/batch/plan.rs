//! `plan` requests of `mentsu batch`: what each discard leads to, as the library says.

use mentsu::plan::{Outlook, Plan, Planner, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{Face, Hand, Wind, face};
use serde_json::{Value, json};

use crate::batch::{answers, refused};
use crate::runner::run;

/// The answer to a request of these keys beside `id` and `op`.
#[track_caller]
fn plan(keys: &str) -> Value {
    let request = format!(r#"{{"id":7,"op":"plan",{keys}}}"#);
    let [answer] = &answers(request)[..] else { panic!("not one answer") };
    assert_eq!((&answer["id"], answer.get("error")), (&7.into(), None), "{keys}");
    answer.clone()
}

#[track_caller]
fn error(keys: &str) -> String {
    refused(&format!(r#"{{"id":7,"op":"plan",{keys}}}"#), 7)
}

/// Compares an answer with a plan, number by number.
#[track_caller]
fn compare(answer: &Value, plan: &Plan) {
    assert_eq!(answer["shanten"], plan.shanten().get());
    let discards = answer["discards"].as_object().unwrap();
    assert_eq!(discards.len(), plan.discards().len());
    for discard in plan.discards() {
        let face = discard.face().to_string();
        let part = &discards[&face];
        assert_eq!(part["ukeire"], discard.ukeire_count(), "{face}");
        for (key, of) in [("tenpai", 0), ("win", 1), ("points", 2)] {
            let numbers = part[key].as_array().unwrap();
            assert_eq!(numbers.len(), usize::from(plan.draws()), "{face} {key}");
            for (number, left) in numbers.iter().zip(1..) {
                let figures = discard.at(left);
                let expected = [figures.tenpai(), figures.win(), figures.points()][of];
                let number = number.as_f64().unwrap();
                let error = (number - expected).abs();
                assert!(error <= 1e-6 * expected.abs(), "{face} {key} {left}: {number}");
            }
        }
    }
}

#[track_caller]
fn agree(keys: &str, hand: &str, outlook: &Outlook, rules: &Rules) {
    let hand: Hand = hand.parse().unwrap();
    compare(&plan(keys), &Planner::new().plan(&hand, outlook, rules).unwrap());
}

#[test]
fn answers_are_the_plans_of_the_library() {
    let hand = "135m123456p23499s";
    agree(&format!(r#""closed":"{hand}""#), hand, &Outlook::new(), &Rules::TENHOU);
    // Every key, none as it is where it is missing.
    let keys = r#""closed":"105m1255p2399s","melds":[{"type":"ankan","tiles":"7777z"}],"draws":9,
        "depth":2,"dora":["4m","0s"],"seen":"1129m0p","seat":"W","round":"S","riichi":"never",
        "ura":false,"others":3,"honba":2,"sticks":1,"kita":0,"first_turn":true,"rules":{"reds":[2,2,1],"kiriage":true}"#;
    let outlook = Outlook::new()
        .with_draws(9)
        .with_depth(2)
        .with_dora([face!("4m"), face!("0s")])
        .with_seen(["1m", "1m", "2m", "9m", "0p"].map(|face| face.parse::<Face>().unwrap()))
        .with_seat(Wind::West)
        .with_round(Wind::South)
        .with_riichi(RiichiChoice::Never)
        .with_ura(false)
        .with_others(3)
        .with_honba(2)
        .with_sticks(1)
        .with_first_turn(true);
    let rules = Rules::TENHOU.with_reds([2, 2, 1]).with_kiriage(true);
    agree(&keys.replace('\n', ""), "105m1255p2399s[7777z]", &outlook, &rules);
    agree(
        r#""closed":"19m123456p23999s4z","kita":2,"rules":"tenhou_sanma","riichi":"always","depth":0"#,
        "19m123456p23999s4z",
        &Outlook::new().with_kita(2).with_riichi(RiichiChoice::Always).with_depth(0),
        &Rules::TENHOU_SANMA,
    );
}

#[test]
fn calls_are_those_of_the_library() {
    use mentsu::CalledFrom::{Kamicha, Toimen};

    let plain = Outlook::new().with_draws(4);
    for (hand, discarded, from, rules, word) in [
        ("4567p123s99s1177z", "4p", Kamicha, Rules::TENHOU, "tenhou"),
        ("3405m2238p23407s", "5m", Kamicha, Rules::TENHOU, "tenhou"),
        ("2368m2467p357s77z", "7z", Toimen, Rules::TENHOU, "tenhou"),
        ("4567p123s99s1177z", "9m", Toimen, Rules::TENHOU, "tenhou"),
        ("1m1199p123567s77z", "7z", Kamicha, Rules::TENHOU_SANMA, "tenhou_sanma"),
    ] {
        let from_word = from.name();
        let answer = plan(&format!(
            r#""closed":"{hand}","discarded":"{discarded}","from":"{from_word}","draws":4,"rules":"{word}""#
        ));
        let (hand, face): (Hand, Face) = (hand.parse().unwrap(), discarded.parse().unwrap());
        let plans = Planner::new().calls(&hand, face, from, &plain, &rules).unwrap();
        for (number, left) in answer["pass"]["points"].as_array().unwrap().iter().zip(1..) {
            let told = plans.pass().at(left).points();
            assert!((number.as_f64().unwrap() - told).abs() <= 1e-6 * told, "{number}");
        }
        let of = |key: &str| answer["pass"][key].as_array().unwrap().len();
        assert_eq!(["tenpai", "win", "points"].map(of), [4; 3]);
        let calls = answer["calls"].as_array().unwrap();
        assert_eq!(calls.len(), plans.calls().len(), "{answer}");
        for (call, told) in calls.iter().zip(plans.calls()) {
            assert_eq!(call["meld"], told.meld().to_string());
            assert_eq!(call["left"], told.left());
            compare(call, told.plan());
        }
    }
    // A red five is a plain one where the rules have none.
    let of = |discarded: &str| {
        let keys =
            r#""closed":"3406m2238p23407s","from":"kamicha","draws":2,"rules":{"reds":[0,0,0]}"#;
        plan(&format!(r#"{keys},"discarded":"{discarded}""#))
    };
    assert_eq!(of("0m"), of("5m"));
}

#[test]
fn a_discard_needs_its_player() {
    let hand = r#""closed":"4567p123s99s1177z""#;
    for (keys, why) in [
        (r#""discarded":"4p""#, "missing key `from`"),
        (r#""from":"kamicha""#, "missing key `discarded`"),
        (r#""discarded":"4p","from":"me""#, "from: unknown word `me`; the words are shimocha,"),
        (r#""discarded":"4p","from":1"#, "from: invalid type: integer `1`"),
        (r#""discarded":"4q","from":"toimen""#, "discarded: unknown character `q`"),
        (r#""discarded":4,"from":"toimen""#, "discarded: invalid type: integer `4`"),
    ] {
        let error = error(&format!("{hand},{keys}"));
        assert!(error.contains(why), "{keys}: {error}");
    }
    let drawn = r#""closed":"4567p123s99s11777z","discarded":"4p","from":"toimen""#;
    assert_eq!(error(drawn), "a hand of 3n+2 tiles must discard before it can call");
    let why = error(
        r#""closed":"1m19p19s12345677z","discarded":"7z","from":"toimen","rules":"tenhou_sanma""#,
    );
    assert_eq!(why, "in sanma nobody is toimen");
}

#[test]
fn keys_come_in_the_order_of_the_protocol() {
    let request = r#"{"id":3,"op":"plan","closed":"1m5s","melds":[
        {"type":"pon","tiles":"555z"},{"type":"pon","tiles":"666z"},{"type":"pon","tiles":"777z"},
        {"type":"pon","tiles":"111z"}],"draws":1}"#;
    let out = run(&["batch"], request.replace('\n', "").as_bytes()).out;
    // 136 tiles less 14: three copies of each may be drawn, and what is won is a daisangen.
    let chance = f64::from(3.0_f32 / 122.0);
    let start = r#"{"id":3,"shanten":0,"discards":{"1m":{"tenpai":[1.0],"win":["#;
    assert!(out.starts_with(start), "{out}");
    let answer: Value = serde_json::from_str(&out).unwrap();
    for tile in ["1m", "5s"] {
        let discard = &answer["discards"][tile];
        let keys: Vec<&String> = discard.as_object().unwrap().keys().collect();
        assert_eq!(keys.len(), 4, "{keys:?}");
        assert_eq!(discard["ukeire"], 3);
        assert!((discard["win"][0].as_f64().unwrap() - chance).abs() < 1e-8);
        let points = discard["points"][0].as_f64().unwrap();
        assert!((points - 48_000.0 * chance).abs() < 0.1, "{points}");
    }
}

#[test]
fn the_last_number_has_all_draws_left() {
    let longer = plan(r#""closed":"135m123456p23499s","draws":18"#);
    let shorter = plan(r#""closed":"135m123456p23499s","draws":3"#);
    for (tile, discard) in longer["discards"].as_object().unwrap() {
        for key in ["tenpai", "win", "points"] {
            let numbers = discard[key].as_array().unwrap();
            assert_eq!(numbers.len(), 18);
            assert!(numbers.windows(2).all(|two| two[0].as_f64() <= two[1].as_f64()), "{tile}");
        }
        // With fifteen tiles drawn the wall is shorter, and three draws are worth more.
        let with_three = |of: &Value| of["discards"][tile.as_str()]["win"][2].as_f64().unwrap();
        let (late, early) = (with_three(&longer), with_three(&shorter));
        assert!(late > early && early > 0.0, "{tile}: {late} {early}");
    }
}

#[test]
fn red_and_plain_fives_are_two_discards_where_the_rules_have_both() {
    let faces = |keys: &str| -> Vec<String> {
        let answer = plan(&format!(r#""closed":"055m123456p23499s","draws":4{keys}"#));
        answer["discards"].as_object().unwrap().keys().cloned().collect()
    };
    let apart = faces("");
    assert!(apart.contains(&"0m".to_owned()) && apart.contains(&"5m".to_owned()), "{apart:?}");
    for none in [r#","rules":{"aka":false}"#, r#","rules":{"reds":[0,1,1]}"#] {
        let plain = faces(none);
        assert!(!plain.contains(&"0m".to_owned()), "{plain:?}");
        assert_eq!(plain.len() + 1, apart.len());
    }
    // Without it `0` is a plain five wherever it stands.
    let rules = r#""draws":4,"rules":{"aka":false}"#;
    let red = plan(&format!(r#""closed":"055m123406p23499s","seen":"0s","dora":["0p"],{rules}"#));
    let plain = plan(&format!(r#""closed":"555m123456p23499s","seen":"5s","dora":["5p"],{rules}"#));
    assert_eq!(red, plain);
}

#[test]
fn indicators_and_tiles_seen_are_out_of_the_wall() {
    let ukeire = |keys: &str| {
        let answer = plan(&format!(r#""closed":"135m123456p23499s","draws":2{keys}"#));
        answer["discards"]["1m"]["ukeire"].as_u64().unwrap()
    };
    assert_eq!(ukeire(""), 4);
    assert_eq!(ukeire(r#","seen":"4m""#), 3);
    assert_eq!(ukeire(r#","seen":"44m1z","dora":["4m"]"#), 1);
    assert_eq!(ukeire(r#","seen":"4444m""#), 0);
}

#[test]
fn faults_are_named() {
    for (keys, why) in [
        (r#""draws":3"#, "missing key `closed`"),
        (r#""closed":"135m123456p2349s""#, "closed: 13 tiles and 0 melds; a plan takes 14"),
        (r#""closed":"""#, "closed: "),
        (r#""closed":"135m123456p23499s","draws":0"#, "0 draws, but a plan looks 1 to 18 ahead"),
        (r#""closed":"135m123456p23499s","draws":19"#, "19 draws, but a plan looks"),
        (r#""closed":"135m123456p23499s","draws":256"#, "draws: invalid value: integer `256`"),
        (r#""closed":"135m123456p23499s","draws":-1"#, "draws: invalid value: integer `-1`"),
        (r#""closed":"135m123456p23499s","draws":1.5"#, "draws: invalid type: floating point"),
        (r#""closed":"135m123456p23499s","draws":null"#, "draws: invalid type: null"),
        (r#""closed":"135m123456p23499s","depth":4"#, "depth 4, but a plan goes at most 3 deep"),
        (
            r#""closed":"135m123456p23499s","riichi":"maybe""#,
            "riichi: unknown word `maybe`; the words are best,",
        ),
        (r#""closed":"135m123456p23499s","riichi":true"#, "riichi: invalid type: boolean"),
        (r#""closed":"135m123456p23499s","ura":1"#, "ura: invalid type: integer `1`"),
        (
            r#""closed":"135m123456p23499s","seat":"X""#,
            "seat: unknown word `X`; the words are E, S, W and N",
        ),
        (
            r#""closed":"135m123456p23499s","round":"e""#,
            "round: unknown word `e`; the words are E, S, W and N",
        ),
        (r#""closed":"135m123456p23499s","seen":"1q""#, "seen: unknown character `q`"),
        (r#""closed":"135m123456p23499s","seen":["1m"]"#, "seen: invalid type: sequence"),
        (r#""closed":"135m123456p23499s","seen":"(123m)""#, "seen: "),
        (r#""closed":"135m123456p23499s","seen":"9999s""#, "copies"),
        (r#""closed":"135m123456p23499s","seen":"0m","dora":["0m"]"#, "2 red 5m"),
        (r#""closed":"135m123456p23499s","dora":"1m""#, "dora: invalid type: string"),
        (r#""closed":"135m123456p23499s","dora":["1m","1m","2m","2m","3m","3m"]"#, "6 dora"),
        (r#""closed":"135m123456p23499s","kita":1"#, "norths are set aside, but four play"),
        (r#""closed":"135m123456p23499s","kita":-1"#, "kita: invalid value"),
        (r#""closed":"135m123456p23499s","rules":"tenhou_sanma""#, "3m isn't in play in sanma"),
        (r#""closed":"135m123456p23499s","rules":{"goal":"win"}"#, "rules: unknown key `goal`"),
        (r#""closed":"135m123456p23499s","uma":1"#, "unknown key `uma`; the keys are id, op,"),
        (r#""closed":"135m123456p23499s","closed":"1m""#, "duplicate key `closed`"),
        (r#""closed":"135m123456p23s(999s)""#, "closed: write melds under `melds`"),
        (
            r#""closed":"55m","melds":[{"type":"chi","tiles":"124m"}]"#,
            "meld 1: no chi consists of `124m`",
        ),
    ] {
        let error = error(keys);
        assert!(error.contains(why), "{keys}: {error}");
    }
    // Nothing of a fault is left over for the next request.
    let mixed = r#"{"op":"plan","closed":"135m123456p23499s","draws":2}
        {"op":"plan","closed":"135m123456p23499s","draws":99}
        {"op":"plan","closed":"135m123456p23499s","draws":2}"#;
    let all = answers(mixed);
    assert_eq!((all.len(), &all[0]), (3, &all[2]));
    assert_eq!(all[1]["error"], "99 draws, but a plan looks 1 to 18 ahead");
    assert_eq!(all[0]["discards"]["1m"]["tenpai"], json!([1.0, 1.0]));
}

#[test]
fn threads_answer_in_order_and_alike() {
    let hands =
        ["135m123456p23499s", "1112345678999m3z", "55m123p666777s555z", "123m45p13789s1123z"];
    let request = |n: usize| {
        let (hand, draws) = (hands[n % hands.len()], 1 + n % 3);
        format!(r#"{{"id":{n},"op":"plan","closed":"{hand}","draws":{draws},"depth":0}}"#)
    };
    // More than 32 KB at once are answered by several threads.
    let many: Vec<String> = (0..900).map(request).collect();
    let input = many.join("\n");
    let alone = run(&["batch", "--threads", "1"], input.as_bytes()).out;
    assert_eq!(alone.lines().count(), many.len());
    assert_eq!(run(&["batch", "--threads", "3"], input.as_bytes()).out, alone);
    for (n, line) in alone.lines().enumerate() {
        assert!(line.starts_with(&format!(r#"{{"id":{n},"shanten":"#)), "{line}");
    }
}

#[test]
fn depth_2_has_room_at_3_shanten() {
    // More states than the library allows by default: 1.6 million.
    let answer = plan(r#""closed":"2238m467p466799s3z","draws":1,"depth":2"#);
    assert_eq!(
        (&answer["shanten"], answer["discards"].as_object().unwrap().len()),
        (&3.into(), 11)
    );
}
