//! Checks that every word a user can type or read is spelled once: a name of a closed enum, of a
//! rule or of a preset is a string literal in the file that has its list, and in no other. Tests,
//! examples, documentation and what foreign formats and other libraries call their things are left
//! out.
//!
//! TypeScript compares every single name with the types that are generated from the lists, so there
//! only a second list is one too many.

use std::collections::{BTreeMap, BTreeSet};

use super::{assert_none, files};

/// Places with words of other programs, or translations, each with its reason.
const FOREIGN: &[(&str, &str)] = &[
    ("crates/protocol/src/request/rules.rs", "older names of rules"),
    ("crates/cli/src/arena/program/answer.rs", "the words of mjai"),
    ("/record/", "the words of the formats of records"),
    ("src/notation/", "the words of notations"),
    ("/compat/", "the names of other libraries"),
    ("/words/", "translations, by name"),
    (
        "python/mentsu/types.py",
        "types for checkers, which a test compares with the library's names",
    ),
    ("page/src/engine/lists.ts", "generated from the lists, and compared with them"),
    ("page/src/rules/rules.ts", "which yaku houses choose, by words of an address"),
    ("python/mentsu/batch.py", "arguments, which are named for events"),
    ("python/mentsu/env/", "arguments, which are named for bots and rewards"),
    ("python/mentsu/_values/svg.py", "where a called tile stands, by its source"),
    ("python/mentsu/strategies.py", "arguments, which are named for rules"),
    ("/tests", "tests"),
];

/// Names that are also keys of requests and answers, or names of other concepts.
const ORDINARY: [&str; 62] = [
    "always",
    "base",
    "best",
    "board",
    "call",
    "chiitoitsu",
    "clearable",
    "concealed",
    "dama",
    "dealer",
    "default",
    "discard",
    "discarder",
    "dora",
    "draw",
    "east",
    "exact",
    "flowers",
    "free",
    "hand",
    "honba",
    "ignored",
    "illegal",
    "jantou",
    "kita",
    "kokushi",
    "last_copy",
    "last_tile",
    "layout",
    "length",
    "mean",
    "medium",
    "mentsu",
    "minimum",
    "never",
    "none",
    "pair",
    "pass",
    "plan",
    "player",
    "points",
    "rate",
    "reds",
    "request",
    "riichi",
    "round_wind",
    "rounding",
    "sanma",
    "seat",
    "seat_wind",
    "self_drawn",
    "single",
    "situation",
    "standard",
    "streak",
    "suji",
    "tenhou",
    "tenpai",
    "text",
    "tsumo",
    "wait",
    "yakuman",
];

/// Names of fewer letters are left out: `m`, `win`, `ron`.
const SHORTEST: usize = 4;

/// The string literals of a source file, each with its line: between any quotes, without those in
/// comments, doc comments among them, and in the tests at a file's end.
fn literals(text: &str, language: Language) -> Vec<(usize, String)> {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut found = Vec::new();
    let (mut line, mut rest) = (1, text);
    while let Some(first) = rest.chars().next() {
        let at = |mark: &str| rest.starts_with(mark);
        let end = match language {
            _ if language.starts_comment(rest) => rest.find('\n').unwrap_or(rest.len()),
            // What clap calls its options is derived from their fields.
            Language::Rust if at("conflicts_with") => rest.find('\n').unwrap_or(rest.len()),
            Language::Rust if at("#[doc(alias") => rest.find(']').unwrap_or(rest.len()),
            Language::TypeScript if at("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            // Functions have names of their own.
            Language::Python if at("__all__ = [") => rest.find(']').unwrap_or(rest.len()),
            Language::Python if at("\"\"\"") => {
                rest[3..].find("\"\"\"").map_or(rest.len(), |end| end + 6)
            }
            Language::Rust if at("r#\"") => rest.find("\"#").map_or(rest.len(), |end| end + 2),
            // A character, not a lifetime.
            Language::Rust if at("'") => match rest[1..].strip_prefix('\\') {
                Some(escaped) => escaped[1..].find('\'').map_or(rest.len(), |end| end + 4),
                None => {
                    let len = rest[1..].chars().next().map_or(0, char::len_utf8);
                    if rest[1 + len..].starts_with('\'') { len + 2 } else { 1 }
                }
            },
            _ if language.quotes().contains(&first) => {
                let literal = quoted(&rest[1..], first);
                found.push((line, literal.to_owned()));
                (literal.len() + 2).min(rest.len())
            }
            _ => first.len_utf8(),
        };
        line += rest[..end].matches('\n').count();
        rest = &rest[end..];
    }
    found
}

/// The string literals of each array in TypeScript that holds no other.
fn lists_of_typescript(text: &str) -> Vec<Vec<&str>> {
    let innermost = text.split('[').skip(1).filter_map(|after| Some(after.split_once(']')?.0));
    innermost.map(|items| items.split(',').filter_map(unquoted).collect()).collect()
}

/// The text of a single literal.
fn unquoted(item: &str) -> Option<&str> {
    let quotes = Language::TypeScript.quotes();
    let text = item.trim().strip_prefix(quotes)?.strip_suffix(quotes)?;
    (!text.contains(quotes)).then_some(text)
}

/// The text before the closing quote.
fn quoted(text: &str, quote: char) -> &str {
    let mut is_escaped = false;
    let end = text.find(|c| {
        let ends = c == quote && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    &text[..end.unwrap_or(text.len())]
}

#[derive(Clone, Copy)]
enum Language {
    Rust,
    Python,
    TypeScript,
}

impl Language {
    fn of(path: &str) -> Language {
        match path.rsplit('.').next() {
            Some("rs") => Language::Rust,
            Some("py") => Language::Python,
            _ => Language::TypeScript,
        }
    }

    fn starts_comment(self, text: &str) -> bool {
        text.starts_with(if let Language::Python = self { "#" } else { "//" })
    }

    fn quotes(self) -> &'static [char] {
        match self {
            Language::Rust => &['"'],
            Language::Python => &['"', '\''],
            Language::TypeScript => &['"', '\'', '`'],
        }
    }
}

/// The text between the braces of every call of a macro.
fn calls<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(&format!("{name}! {{")) {
        let is_code = !text[..at].rsplit('\n').next().unwrap_or_default().contains("//");
        let body = &text[at..];
        let mut depth = 0;
        let end = body.find(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            c == '}' && depth == 0
        });
        if is_code {
            found.push(&body[..end.unwrap_or(body.len())]);
        }
    }
    found
}

/// The names in the lists of a macro: each literal after its variant.
fn listed(text: &str, list: &str) -> Vec<String> {
    let mut found = Vec::new();
    for body in calls(text, list) {
        let code = super::modules::code(body);
        let mut parts = code.split('"');
        let mut before = parts.next().unwrap_or_default();
        while let (Some(name), Some(after)) = (parts.next(), parts.next()) {
            if before.ends_with(' ') && before.trim_end().ends_with(char::is_alphanumeric) {
                found.push(name.to_owned());
            }
            before = after;
        }
    }
    found
}

/// Every name, with the files that may spell it.
fn names(sources: &[(String, String)]) -> BTreeMap<String, BTreeSet<&str>> {
    let mut names: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in sources {
        for name in
            ["names", "yaku", "events", "fans", "words"].iter().flat_map(|list| listed(text, list))
        {
            names.entry(name).or_default().insert(path);
        }
        for rows in calls(text, "rules") {
            for row in super::modules::code(rows).split(';') {
                let mut words = row.split_whitespace().rev();
                let with = words.find(|word| word.starts_with("with_") && word.ends_with(':'));
                if let Some(rule) = with.and(words.next()) {
                    names.entry(rule.to_owned()).or_default().insert(path);
                }
            }
        }
    }
    names.retain(|name, _| name.len() >= SHORTEST && !ORDINARY.contains(&name.as_str()));
    names
}

#[test]
fn a_name_is_spelled_once() {
    let mut sources = Vec::new();
    for folder in ["src", "crates"] {
        let found = files(folder, &["rs", "py", "ts"]);
        sources.extend(found.into_iter().map(|(path, text)| (format!("{folder}/{path}"), text)));
    }
    sources.retain(|(path, _)| {
        let is_foreign = FOREIGN.iter().any(|(part, _)| path.contains(part));
        let is_source = path.contains("src/") || path.contains("python/mentsu/");
        is_source && !is_foreign && !path.ends_with(".d.ts")
    });
    let names = names(&sources);
    assert!(names.len() > 60, "{}", names.len());
    let mut twice = Vec::new();
    for (path, text) in &sources {
        let is_elsewhere =
            |name: &str| names.get(name).is_some_and(|homes| !homes.contains(path.as_str()));
        if let language @ (Language::Rust | Language::Python) = Language::of(path) {
            let found = literals(text, language);
            let found = found.into_iter().filter(|(_, literal)| is_elsewhere(literal));
            twice.extend(found.map(|(line, literal)| format!("{path}:{line}: {literal:?}")));
            continue;
        }
        for list in lists_of_typescript(text) {
            if list.iter().filter(|name| is_elsewhere(name)).count() > 1 {
                twice.push(format!("{path}: {list:?}"));
            }
        }
    }
    assert_none(twice);
}

#[test]
fn literals_are_told_from_comments_and_characters() {
    let rust = "/// \"no\"\nfn f<'a>(c: char) { c == '\"' || c == '\\''; g(\"one\\\"\", r\"two\") } // \"no\"";
    let found = [(2, r#"one\""#.to_owned()), (2, "two".to_owned())];
    assert_eq!(literals(rust, Language::Rust), found);
    let python = "# 'no'\n\"\"\"no\"\"\"\nf('one', \"two\")";
    let found = [(3, "one".to_owned()), (3, "two".to_owned())];
    assert_eq!(literals(python, Language::Python), found);
}

#[test]
fn lists_of_typescript_are_seen() {
    let text =
        "if (it === 'one') f([ 'one', \"two\",\n 'three' ], ['four'], [a, ['b', c]], ['it''s'])";
    let expected = [vec!["one", "two", "three"], vec!["four"], vec!["b"], vec![]];
    assert_eq!(lists_of_typescript(text), expected);
}

#[test]
fn a_second_spelling_is_seen() {
    let home = "names! { Wind, \"wind\": South \"south\", West \"west\" }".to_owned();
    let rules = "rules! {\n    /// Doc.\n    kiriage with_kiriage: bool;\n}".to_owned();
    let sources = [("a.rs".to_owned(), home), ("b.rs".to_owned(), rules)];
    let names = names(&sources);
    for (name, home) in [("south", "a.rs"), ("west", "a.rs"), ("kiriage", "b.rs")] {
        assert_eq!(names[name], BTreeSet::from([home]));
    }
    assert!(!names.contains_key("wind"));
}
