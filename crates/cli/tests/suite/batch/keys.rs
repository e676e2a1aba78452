//! Keys and values of `mentsu batch` that are no part of the protocol, and the help that shows it.

use mentsu::fields::Field;
use mentsu::riichi::Rules;
use serde_json::Value;

use crate::batch::{answers, refused};
use crate::runner::printed;

/// How an error lists the keys of `hand`.
const HAND_KEYS: &str = "the keys are id, op, closed, melds, discards, seen, ways, seat, round, rules, wins, wild, sets and fifth_copies";

/// A request with a single error.
#[track_caller]
fn refused_with(request: &str, error: &str) {
    assert_eq!(refused(request, 5), error, "{request}");
}

#[test]
fn unknown_and_duplicate_keys_are_named_beside_those_that_exist() {
    refused_with(
        r#"{"id":5,"op":"hand","closed":"11m","colour":"red"}"#,
        &format!("unknown key `colour`; {HAND_KEYS}"),
    );
    refused_with(
        r#"{"id":5,"op":"hand","closed":"11m","closed":"22m"}"#,
        &format!("duplicate key `closed`; {HAND_KEYS}"),
    );
    refused_with(
        r#"{"id":5,"op":"hand","closed":"11m","melds":[{"type":"chi","tiles":"123m","from":1}]}"#,
        "meld 1: unknown key `from`; the keys are type and tiles",
    );
    refused_with(
        r#"{"id":5,"op":"hand","closed":"11m","melds":[{"type":"chi","type":"chi","tiles":"123m"}]}"#,
        "meld 1: duplicate key `type`; the keys are type and tiles",
    );
    let score = |rules: &str| {
        format!(
            r#"{{"id":5,"op":"score","closed":"234567m23488p67s","win":"8s","seat":"S","round":"E","rules":{rules}}}"#
        )
    };
    let names: Vec<&str> = Rules::FIELDS.iter().map(Field::name).collect();
    let keys = format!("preset, {}, aka, kuitan and kazoe", names.join(", "));
    for (rules, fault) in [
        (r#"{"akka":true}"#, "unknown key `akka`"),
        (r#"{"aka":true,"aka":false}"#, "duplicate key `aka`"),
    ] {
        refused_with(&score(rules), &format!("rules: {fault}; the keys are {keys}"));
    }
    // An id that is there twice is nobody's.
    let twice = refused(r#"{"id":1,"id":2,"op":"hand","closed":"11m"}"#, Value::Null);
    assert_eq!(twice, format!("duplicate key `id`; {HAND_KEYS}"));
}

#[test]
fn lists_where_objects_belong_are_refused_and_the_other_way_round() {
    for (melds, error) in [
        (r#"[["chi","123m"]]"#, "meld 1: invalid type: sequence, expected an object"),
        (r#"["(123m)"]"#, "meld 1: invalid type: string \"(123m)\", expected an object"),
        (r#"{"type":"chi"}"#, "melds: invalid type: map, expected a sequence"),
        ("null", "melds: invalid type: null, expected a sequence"),
    ] {
        refused_with(&format!(r#"{{"id":5,"op":"hand","closed":"11m","melds":{melds}}}"#), error);
    }
    let base = r#""id":5,"op":"score","closed":"234567m23488p67s","win":"8s","round":"E""#;
    for (keys, error) in [
        (r#""seat":"S","rules":[true,true]"#, "rules: invalid type: sequence, expected an object"),
        (r#""seat":"S","rules":7"#, "rules: invalid type: integer `7`, expected an object"),
        (r#""seat":{"S":null}"#, "seat: invalid type: map, expected a string"),
        (r#""seat":"X""#, "seat: unknown word `X`; the words are E, S, W and N"),
        (
            r#""seat":"S","rules":{"aka":1}"#,
            "rules: aka: invalid type: integer `1`, expected a boolean",
        ),
        (r#""seat":"S","honba":-1"#, "honba is a number from 0 to 65535"),
    ] {
        refused_with(&format!("{{{base},{keys}}}"), error);
    }
}

#[test]
fn its_help_shows_a_request_of_each_kind() {
    let help = printed(&["batch", "--help"], "");
    for op in ["hand", "score", "plan", "chances", "advise", "mcr_score", "mcr_hand", "family"] {
        assert!(help.contains(&format!("\"op\":\"{op}\"")), "{op}: {help}");
    }
    // As they stand there, but each in one line, they are answered.
    let shown: String = help
        .lines()
        .filter(|line| line.starts_with("  {") || line.starts_with("   \""))
        .map(|line| match line.trim_start() {
            request if request.starts_with('{') => format!("\n{request}"),
            more => more.to_owned(),
        })
        .collect();
    let answers = answers(shown);
    assert_eq!(answers.len(), 10, "{help}");
    assert!(answers.iter().all(|answer| answer.get("error").is_none()), "{answers:?}");
}
