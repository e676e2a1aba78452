//! Files of families: read, or refused with the line, the keys and the reason.

use mentsu_families::{Condition, ConditionError, Family, FamilyError, FamilyErrorKind, Pattern};

/// A file in JSON with one key more.
fn with_key(key: &str) -> String {
    format!(
        "{{\n  \"name\": \"n\",\n  {key},\n  \"patterns\": [{{\"id\": \"p\", \"when\": \"1\"}}]\n}}"
    )
}

/// A file in JSON whose rows are these, from line 3 on.
fn with_rows(rows: &[&str]) -> String {
    format!("{{\"name\": \"n\",\n\"patterns\": [\n{}\n]}}", rows.join(",\n"))
}

fn wrong(text: &str) -> FamilyError {
    Family::from_json(text).expect_err(text)
}

/// The error is of this line and place, and says this.
fn assert_wrong(text: &str, line: Option<usize>, place: &str, says: &str) {
    let error = wrong(text);
    assert_eq!((error.line(), error.place()), (line, place), "{error} in {text}");
    let expected = match (line, place) {
        (None, "") => says.to_owned(),
        (None, _) => format!("{place}: {says}"),
        (Some(line), "") => format!("line {line}: {says}"),
        (Some(line), _) => format!("line {line}: {place}: {says}"),
    };
    assert_eq!(error.to_string(), expected);
}

#[test]
fn wrong_keys_are_named() {
    let unknown =
        |key: &str| matches!(wrong(&with_key(key)).kind(), FamilyErrorKind::Unreadable(_));
    for key in [
        r#""tile": 136"#,
        r#""tiles": -1"#,
        r#""tiles": 70000"#,
        r#""tiles": "136""#,
        r#""minimum": 4294967296"#,
        r#""points": {"bases": 1}"#,
        r#""points": {"steps": [[0]]}"#,
        r#""pays": {"discarders": 1}"#,
        r#""fifth_copies": 1"#,
    ] {
        assert!(unknown(key), "{key}");
        assert_eq!(wrong(&with_key(key)).line(), Some(3), "{key}");
    }
    let line = Some(3);
    let says = |key: &str, place: &str, says: &str| assert_wrong(&with_key(key), line, place, says);
    says(r#""tiles": 140"#, "tiles", "140 is not 108, 112, 136 or 144");
    says(r#""sets": 3"#, "sets", "3 is not between 4 and 5");
    says(r#""cap": 1000000001"#, "cap", "1000000001 is not between 0 and 1000000000");
    says(r#""cap": 2, "least": 3"#, "least", "3 is not between 0 and 2");
    says(r#""least": 4000000000"#, "least", "4000000000 is not between 0 and 1000000000");
    says(
        r#""points": {"base": 4000000000}"#,
        "points: base",
        "4000000000 is not between 0 and 1000000000",
    );
    says(r#""pays": {"dealer": 1001}"#, "pays: dealer", "1001 is not between 0 and 1000");
    says(r#""wild": "8z""#, "wild", "these are not tiles in play, such as `7z`");
    says(r#""without": ["q"]"#, "without", "there is no pattern `q`");
    let steps = "steps are pairs of a total and its points, ascending from total 0 on";
    for wrong in ["[]", "[[1, 1]]", "[[0, 1], [0, 2]]", "[[0, 1], [5, 2], [4, 3]]"] {
        says(&format!(r#""points": {{"steps": {wrong}}}"#), "points: steps", steps);
    }
    let both = "it has one of `unit`, `doubling` and `steps`";
    says(r#""points": {"unit": 2, "doubling": true}"#, "points", both);
    says(r#""points": {"steps": [[0, 1]], "doubling": true}"#, "points", both);
    let preset = r#"unknown family "zung jung"; did you mean "zung_jung"?"#;
    says(r#""preset": "zung jung""#, "preset", preset);
    says(r#""void_suit": true"#, "void_suit", "a suit is void only where `tiles` is 108");
    let form = "hands of five sets have no such form";
    says(r#""sets": 5, "seven_pairs": "distinct""#, "seven_pairs", form);
    says(r#""sets": 5, "thirteen_orphans": true"#, "thirteen_orphans", form);
    let pairs = wrong(&with_key(r#""seven_pairs": "yes""#));
    assert!(matches!(pairs.kind(), FamilyErrorKind::UnknownName(_)) && pairs.line() == line);
    assert_wrong(
        &with_key(r#""wild": "1z", "tiles": 108"#),
        line,
        "wild",
        "these are not tiles in play, such as `7z`",
    );
}

#[test]
fn wrong_rows_are_named() {
    let good = r#"{"id": "name", "name": "a", "value": 1, "when": "1"}"#;
    let row = |row: &str, place: &str, says: &str| {
        assert_wrong(&with_rows(&[good, row]), Some(4), place, says);
    };
    row(r#"{"id": "name", "when": "1"}"#, "patterns: name", "two patterns have this id");
    row(
        r#"{"id": "a", "value": 1000001, "when": "1"}"#,
        "patterns: a: value",
        "1000001 is not between 0 and 1000000",
    );
    row(
        r#"{"value": 1000001, "when": "1", "id": "a"}"#,
        "patterns: a: value",
        "1000001 is not between 0 and 1000000",
    );
    row(r#"{"id": "a"}"#, "patterns: a", "it needs either `when` or `each`");
    row(
        r#"{"id": "a", "when": "1", "each": "1"}"#,
        "patterns: a",
        "it needs either `when` or `each`",
    );
    row(
        r#"{"id": "a", "when": "1", "excludes": ["b"]}"#,
        "patterns: a: excludes",
        "there is no pattern `b`",
    );
    row(
        r#"{"id": "a", "when": "1", "excludes": ["a"]}"#,
        "patterns: a: excludes",
        "patterns exclude one another in a circle",
    );
    row(
        r#"{"id": "a", "each": "kong"}"#,
        "patterns: a: each",
        r#"unknown word "kong"; did you mean "kongs"?"#,
    );
    row(
        r#"{"id": "a", "when": ""}"#,
        "patterns: a: when",
        "it ends where a word, a number or `(` should be",
    );
    let circle = [
        r#"{"id": "a", "when": "1", "excludes": ["b"]}"#,
        r#"{"id": "b", "when": "1", "excludes": ["c"]}"#,
        r#"{"id": "c", "when": "1", "excludes": ["a", "d"]}"#,
        r#"{"id": "d", "when": "1"}"#,
    ];
    assert_wrong(
        &with_rows(&circle),
        Some(3),
        "patterns: a: excludes",
        "patterns exclude one another in a circle",
    );
    assert_wrong(
        &with_rows(&[good, r#"{"when": "1"}"#]),
        Some(2),
        "patterns: number 2: id",
        "it is missing",
    );
    assert_wrong(&with_rows(&[]), Some(2), "patterns", "0 patterns; there are 1 to 200");
    let many: Vec<String> = (0..20_000).map(|i| format!(r#"{{"id":"{i}"}}"#)).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_wrong(&with_rows(&many[..201]), Some(2), "patterns", "201 patterns; there are 1 to 200");
    assert!(matches!(wrong(&with_rows(&many)).kind(), FamilyErrorKind::TooLong { .. }));
    let unnamed = r#"{"patterns": [{"id": "a", "name": "b", "when": "1"}]}"#;
    assert_wrong(unnamed, None, "name", "it is missing");
    let of_preset = r#"{"preset": "hong_kong", "patterns": [{"id": "q", "when": "1"}],
        "without": ["q", "r"]}"#;
    assert_wrong(of_preset, Some(2), "without", "there is no pattern `r`");
}

#[test]
fn texts_that_are_no_table_are_refused() {
    let kind = |text: &str| wrong(text).kind().clone();
    assert_eq!(kind(""), FamilyErrorKind::Empty);
    assert_eq!(kind(" \n\t"), FamilyErrorKind::Empty);
    assert_eq!(kind("{}"), FamilyErrorKind::Missing);
    for text in ["null", "7", "{\"name\"", "\u{feff}{}", "{\"name\": \"a\", \"name\": \"b\"}"] {
        assert!(matches!(kind(text), FamilyErrorKind::Unreadable(_)), "{text}");
    }
    let deep = "[".repeat(Family::MAX_LEN);
    assert!(matches!(kind(&deep), FamilyErrorKind::Unreadable(_)));
    let huge = " ".repeat(100_000_000);
    assert_eq!(kind(&huge), FamilyErrorKind::TooLong { len: huge.len() });
}

#[test]
fn toml_is_refused_as_json_is() {
    let wrong = |text: &str| Family::from_toml(text).expect_err(text);
    assert_eq!(wrong("").kind(), &FamilyErrorKind::Empty);
    assert_eq!(wrong("# only a remark").kind(), &FamilyErrorKind::Missing);
    let says = [
        ("name = 'n'\ntile = 1\n", Some(2), ""),
        ("name = 'n'\n\n[points]\nbase = -1\n", Some(4), "base"),
        (
            "name = 'n'\n[points]\nbase = 2000000000\n[[patterns]]\nid = 'a'\nwhen = '1'\n",
            Some(4),
            "points: base",
        ),
        (
            "name = 'n'\n[[patterns]]\nid = 'a'\nwhen = '1'\n[[patterns]]\nwhen = 'x'\nid = 'b'\n",
            Some(6),
            "patterns: b: when",
        ),
        (
            "name = 'n'\n[[patterns]]\nid = 'a'\nwhen = '1'\n[[patterns]]\nid = \"a\"\nwhen = '1'\n",
            Some(6),
            "patterns: a",
        ),
    ];
    for (text, line, place) in says {
        let error = wrong(text);
        let line = if place == "points: base" { Some(3) } else { line };
        assert_eq!((error.line(), error.place()), (line, place), "{error}");
    }
    let deep = format!("a = {}", "[".repeat(100_000));
    assert!(matches!(wrong(&deep).kind(), FamilyErrorKind::Unreadable(_)));
    let tables = format!("{}a = 1", "a.".repeat(100_000));
    assert!(matches!(wrong(&tables).kind(), FamilyErrorKind::Unreadable(_)));
}

#[test]
fn a_table_changes_its_preset() {
    let family = Family::from_json(
        r#"{"preset": "hong_kong", "minimum": 1, "without": ["common_hand"],
            "patterns": [{"id": "all_pungs", "value": 4, "when": "all_pungs"}, {"id": "new", "when": "1"}]}"#,
    );
    let family = family.unwrap();
    let value = |id: &str| family.patterns().iter().find(|one| one.id() == id).map(Pattern::value);
    assert_eq!((family.minimum(), family.cap()), (1, Some(13)));
    assert_eq!((value("all_pungs"), value("new"), value("common_hand")), (Some(4), Some(0), None));
    assert_eq!(family.patterns()[0].id(), "all_pungs");
}

#[test]
fn conditions_are_read_to_their_end() {
    let error = |text: &str| text.parse::<Condition>().expect_err(text);
    let unexpected = |text: &str, found: Option<&str>, at: usize| match error(text) {
        ConditionError::Unexpected { found: is, at: place, .. } => {
            assert_eq!((is.as_deref(), place), (found, at), "{text}");
        }
        other => panic!("{text}: {other}"),
    };
    unexpected("", None, 0);
    unexpected("kongs kongs", Some("kongs"), 6);
    unexpected("(kongs", None, 0);
    unexpected("kongs)", Some(")"), 5);
    unexpected("kongs == 2", Some("="), 7);
    unexpected("kongs != 2", Some("!"), 6);
    unexpected("1 < 2 < 3", Some("<"), 6);
    unexpected("kongs >= ", None, 0);
    unexpected("+ 1", Some("+"), 0);
    unexpected("kongs + not 1", Some("not"), 8);
    unexpected("and", Some("and"), 0);
    unexpected("３", Some("３"), 0);
    unexpected("1２", Some("1２"), 0);
    unexpected("kongs 😀", Some("😀"), 6);
    assert_eq!(
        error("4294967296"),
        ConditionError::LargeNumber { digits: "4294967296".to_owned() }
    );
    assert!("4294967295".parse::<Condition>().is_ok());
    assert!(matches!(error("kong"), ConditionError::UnknownWord(_)));
    let nested = |depth: usize| format!("{}1{}", "(".repeat(depth), ")".repeat(depth));
    assert!(nested(Condition::MAX_DEPTH).parse::<Condition>().is_ok());
    assert_eq!(error(&nested(Condition::MAX_DEPTH + 1)), ConditionError::TooDeep);
    assert_eq!(error(&format!("{}1", "not ".repeat(17))), ConditionError::TooDeep);
    let long = |len: usize| format!("1{}", " ".repeat(len - 1));
    assert!(long(Condition::MAX_LEN).parse::<Condition>().is_ok());
    assert_eq!(error(&long(1_001)), ConditionError::TooLong { len: 1_001 });
}
