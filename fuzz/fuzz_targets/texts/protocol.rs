//! Lines of requests: each gets one line of JSON, the same from any answerer and however it is
//! spelled, and what a hand's answer says is what the library says.
#![cfg_attr(fuzzing, no_main)]

use mentsu::{Hand, PartialHand, mcr};
use mentsu_fuzz::fuzz_target;
use mentsu_protocol::Answerer;
use serde_json::Value;

/// A request whose plan would take long, which a fuzzer has no time for.
fn is_slow(line: &[u8]) -> bool {
    line.windows(4).any(|part| part == b"plan")
}

/// The same request with an escape in a key, so that it isn't read in one pass.
fn respelled(line: &str) -> String {
    line.replacen("\"op\":", "\"\\u006fp\":", 1)
}

fn assert_hand(request: &Value, answer: &Value) {
    let keys: Vec<&String> = request.as_object().into_iter().flat_map(|keys| keys.keys()).collect();
    let is_hand = request["op"] == "hand" && answer.get("error").is_none();
    let (true, Some(closed)) =
        (is_hand && !keys.contains(&&"melds".to_owned()), request["closed"].as_str())
    else {
        return;
    };
    if let Some(completions) = answer.get("completions") {
        assert!(completions.as_array().is_some_and(|all| all.len() <= 66_045));
        return;
    }
    let hand: Hand = closed.parse().expect("it was answered");
    assert_eq!(answer["shanten"], hand.shanten().get());
    if let Some(is_win) = answer.get("is_win") {
        assert_eq!(*is_win, hand.is_win());
        assert_eq!(answer["decompositions"].as_array().unwrap().len(), hand.decompositions().len());
    } else {
        let waits = answer["waits"].as_object().unwrap().len();
        assert_eq!(waits, hand.waits().len());
        assert_eq!(answer["ukeire"].as_object().unwrap().len(), hand.ukeire().tiles().len());
    }
}

/// Under Chinese rules.
fn assert_mcr_hand(request: &Value, answer: &Value) {
    let has = |key: &str| request.get(key).is_some();
    let is_hand = request["op"] == "mcr_hand" && answer.get("error").is_none();
    let (true, Some(closed)) = (is_hand && !has("melds"), request["closed"].as_str()) else {
        return;
    };
    if closed.contains(['?', '🀫']) {
        return assert_mcr_completions(&closed.parse().expect("it was answered"), answer);
    }
    let hand: Hand = closed.parse().expect("it was answered");
    let least = mcr::shantens(&hand).least();
    assert_eq!(answer["shanten"], least.get());
    if let Some(is_win) = answer.get("is_win") {
        assert_eq!(*is_win, least.is_win());
        assert_eq!(answer["decompositions"].as_array().unwrap().len(), mcr::forms(&hand).len());
    } else if !has("seen") {
        let ukeire = answer["ukeire"].as_object().unwrap();
        assert_eq!(ukeire.len(), mcr::ukeire(&hand).tiles().len());
        let waits = answer["waits"].as_object().unwrap();
        assert!(waits.keys().eq(ukeire.keys().filter(|_| least.is_one_away())));
    }
}

/// Completions of unknown tiles under Chinese rules, and waits or forms if the request asks for
/// them.
fn assert_mcr_completions(hand: &PartialHand, answer: &Value) {
    let mut completions: Vec<String> = if hand.awaits_draw() {
        mcr::tenpai_completions(hand).map(|one| one.tiles().to_string()).collect()
    } else {
        mcr::completions(hand).map(|one| one.tiles().to_string()).collect()
    };
    completions.sort_unstable();
    assert_eq!(answer["completions"], Value::from(completions.clone()));
    assert_eq!(answer["unknown"], hand.unknown());
    if let Some(waits) = answer.get("waits") {
        let tiles = mcr::wait_tiles(hand).iter().map(|tile| Value::from(tile.to_string()));
        assert_eq!(*waits, Value::from_iter(tiles));
    }
    if let Some(wins) = answer.get("wins").and_then(Value::as_object) {
        assert!(completions.iter().all(|one| wins.contains_key(one)));
        assert_eq!(wins.len(), completions.len());
    }
}

fuzz_target!(|bytes: &[u8]| {
    let lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii).collect();
    let lines: Vec<&[u8]> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    if lines.iter().any(|line| is_slow(line)) {
        return;
    }
    let mut answers = Vec::new();
    Answerer::default().answer_lines(bytes, &mut answers);
    let answers = String::from_utf8(answers).expect("answers are text");
    assert_eq!(answers.lines().count(), lines.len());
    for (line, text) in lines.iter().zip(answers.lines()) {
        let answer: Value = serde_json::from_str(text).expect("an answer is JSON");
        let Ok(line) = std::str::from_utf8(line) else {
            assert!(answer.get("error").is_some());
            continue;
        };
        assert_eq!(Answerer::default().answer(line), text);
        let Ok(request) = serde_json::from_str::<Value>(line) else {
            assert!(answer.get("error").is_some());
            continue;
        };
        let again: Value =
            serde_json::from_str(&Answerer::default().answer(&respelled(line))).expect("JSON");
        assert_eq!(again.get("error").is_some(), answer.get("error").is_some());
        if answer.get("error").is_none() {
            assert_eq!(again, answer);
            assert_hand(&request, &answer);
            assert_mcr_hand(&request, &answer);
        }
    }
});
