//! The documentation's tables agree with the library.

use std::fs::read_to_string;
use std::path::Path;

use mentsu::mcr::{Fan, Preset, Rules};

/// The lines of a source file.
fn source(path: &str) -> Vec<String> {
    let text = read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path);
    text.lines().map(str::to_owned).collect()
}

/// The cells of a row of a table.
fn cells(row: &str) -> Vec<&str> {
    row.trim_start_matches(['/', '!'])
        .trim()
        .trim_matches('|')
        .split(" | ")
        .map(str::trim)
        .collect()
}

/// A cell as text of a rule: `**6** (2)` is `6`, `–` is `false` and `none` no limit.
fn value(cell: &str) -> &str {
    match cell.split(" (").next().unwrap_or_default().trim_matches('*') {
        "yes" => "true",
        "–" => "false",
        value => value,
    }
}

#[test]
fn the_table_of_presets_is_what_they_play() {
    let lines = source("src/mcr/presets.rs");
    let of_table = |line: &&String| line.starts_with("/// | ");
    let all: Vec<Vec<&str>> = lines.iter().filter(of_table).map(|line| cells(line)).collect();
    let (rows, disputed): (Vec<_>, Vec<_>) = all.into_iter().partition(|row| row.len() == 5);
    assert_eq!(rows[0][1..], ["MIL", "Green Book", "EMA", "Japan"]);
    // A disputed question cites both sides, or states that one has no document.
    assert_eq!(disputed[0], ["question", "one", "the other", "here"]);
    assert!(disputed.len() > 5);
    for row in &disputed[1..] {
        assert!(row[1..3].iter().all(|side| side.contains(')')), "{row:?}");
        assert!(row[3] == "as (1)" || Rules::MIL.get(row[3].trim_matches('`')).is_some());
    }
    let mut listed = Vec::new();
    for row in &rows[1..] {
        let rule = row[0].trim_matches('`');
        listed.push(rule);
        let mil = value(row[1]);
        for (preset, cell) in Preset::ALL.into_iter().zip(&row[1..]) {
            let played = preset.rules().get(rule).expect(rule).to_string();
            assert_eq!(value(cell), played, "{preset}: {rule}");
            // Bold values differ from the first, and every value has a source or says that it has
            // none.
            assert_eq!(cell.starts_with("**"), value(cell) != mil, "{preset}: {rule}");
            assert!(cell.ends_with(')'), "{preset}: {rule}");
        }
    }
    // What isn't in the table is the same in all.
    for field in Rules::FIELDS.iter().filter(|field| !listed.contains(&field.name())) {
        let all = Preset::ALL.map(|preset| preset.rules().get(field.name()));
        assert!(all.iter().all(|value| *value == all[0]), "{}", field.name());
    }
    let sources: usize = (1..)
        .take_while(|n| lines.iter().any(|line| line.starts_with(&format!("/// {n}. "))))
        .count();
    let cited = |n: usize| lines.iter().any(|line| line.contains(&format!("({n})")));
    assert!(sources >= 5 && (1..=sources).all(cited), "{sources}");
}

/// The documentation of [`Fan`] is made of the rows, each of which describes a fan.
#[test]
fn the_table_of_fan_has_a_row_for_each() {
    let lines = source("src/mcr/fan/mod.rs");
    let quoted = |line: &str| -> Vec<String> {
        line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let begin = lines.iter().position(|line| line == "fans! {").expect("the rows");
    let end = begin + lines[begin..].iter().position(|line| line == "}").expect("their end");
    let rows: Vec<usize> = (begin..end).filter(|&at| quoted(&lines[at]).len() == 4).collect();
    assert_eq!(rows.len(), Fan::COUNT);
    for (at, fan) in rows.into_iter().zip(Fan::ALL) {
        let expected = [fan.name(), fan.english(), fan.chinese(), fan.pinyin()];
        assert_eq!(quoted(&lines[at]), expected);
        let behind = lines[at].rsplit('"').next().expect("points");
        let points: String = behind.trim_start().chars().take_while(char::is_ascii_digit).collect();
        assert_eq!(points, fan.points().to_string(), "{fan}");
        assert!(lines[at - 1].trim_start().starts_with("/// "), "{fan} isn't explained");
    }
    // The header has a column for each cell that the macro writes.
    let header = lines.iter().find(|line| line.contains("/// | points | fan ")).expect("a header");
    assert_eq!(header.matches('|').count(), 7);
}

#[test]
fn rules_are_set_by_name() {
    use mentsu::fields::{FieldError, FieldValue};
    for preset in Preset::ALL {
        // Every value, as it is written, leads back to itself.
        let rules = Rules::FIELDS.iter().fold(Rules::MIL, |rules, field| {
            let value = preset.rules().get(field.name()).expect("a rule");
            assert_eq!(field.kind().read(&value.to_string()), Some(value));
            let set = rules.set(field.name(), value).expect("its own value");
            assert_eq!(rules.set_text(field.name(), &value.to_string()), Ok(set));
            set
        });
        assert_eq!(rules, preset.rules());
    }
    for (rule, value, message) in [
        ("mixed_kongs", "7", "mixed_kongs is 5 or 6"),
        ("concealed_kongs", "7", "concealed_kongs is 6 or 8"),
        ("minimum", "none", "minimum is a number from 0 to 65535"),
        ("cap", "true", "cap is a number from 0 to 65535 or none"),
        ("flowers", "1", "flowers is true or false"),
    ] {
        let error = Rules::MIL.set_text(rule, value).expect_err(rule);
        assert!(matches!(error, FieldError::WrongValue { field } if field.name() == rule));
        assert_eq!(error.to_string(), message);
    }
    assert_eq!(Rules::MIL.set("cap", 88), Ok(Rules::MIL.with_cap(Some(88))));
    assert_eq!(Rules::JAPAN.set("cap", FieldValue::Nothing).map(|rules| rules.cap()), Ok(None));
    assert!(matches!(Rules::MIL.set("reds", true), Err(FieldError::Unknown(_))));
    assert_eq!(Rules::MIL.get("reds"), None);
}
