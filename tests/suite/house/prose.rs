//! Comments, strings and Markdown contain none of the phrases that this project has replaced by
//! plain English.

use super::{assert_none, files};

/// In lower case. Each is matched as whole words.
const PHRASES: [&str; 34] = [
    "told",
    "tell",
    "tells",
    "telling",
    "so many",
    "asked of",
    "asks of",
    "who asks",
    "whoever asks",
    "is asked",
    "are asked",
    "what is asked",
    "whatever is asked",
    "what is beside",
    "is beside",
    "are beside",
    "all else",
    "seldom",
    "nought",
    "let be",
    "lets be",
    "in the mean",
    "is said",
    "are said",
    "said of",
    "say of",
    "says of",
    "nobody knows",
    "as it were",
    "none the less",
    "in vain",
    "whence",
    "thereof",
    "wherein",
];

/// This file lists the phrases.
const THIS_FILE: &str = "tests/suite/house/prose.rs";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Rust,
    TypeScript,
    Python,
    Shell,
    Markdown,
}

impl Language {
    fn of(path: &str) -> Language {
        match path.rsplit_once('.').map(|(_, extension)| extension) {
            Some("rs") => Language::Rust,
            Some("ts" | "js" | "mjs") => Language::TypeScript,
            Some("py" | "pyi") => Language::Python,
            Some("md") => Language::Markdown,
            _ => Language::Shell,
        }
    }

    const fn comment(self) -> &'static str {
        match self {
            Language::Rust | Language::TypeScript => "//",
            _ => "#",
        }
    }

    /// Delimiters of strings, the longest first. Strings of shell scripts aren't checked, since
    /// most are code.
    const fn quotes(self) -> &'static [&'static str] {
        match self {
            Language::Rust => &["\""],
            Language::TypeScript => &["\"", "'", "`"],
            Language::Python => &["\"\"\"", "'''", "\"", "'"],
            Language::Shell | Language::Markdown => &[],
        }
    }

    /// Whether a string with this delimiter may contain line breaks.
    fn spans_lines(self, quote: &str) -> bool {
        self == Language::Rust || quote.len() == 3 || quote == "`"
    }
}

/// The prose of each line: comments and strings of code, everything of Markdown.
fn prose(text: &str, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    let mut end: Option<&str> = None;
    for line in text.lines() {
        if language == Language::Markdown {
            lines.push(line.to_string());
            continue;
        }
        if end.is_some_and(|end| end != "*/" && !language.spans_lines(end)) {
            end = None;
        }
        let (mut found, mut rest) = (String::new(), line);
        while let Some(next) = rest.chars().next() {
            let mut taken = next.len_utf8();
            if let Some(closing) = end {
                if rest.starts_with(closing) {
                    (end, taken) = (None, closing.len());
                    found.push('\n');
                } else if next == '\\' && closing != "*/" {
                    taken += rest[taken..].chars().next().map_or(0, char::len_utf8);
                    found.push(' ');
                } else {
                    found.push(next);
                }
            } else if rest.starts_with(language.comment()) {
                found.push_str(rest);
                break;
            } else if language.comment() == "//" && rest.starts_with("/*") {
                (end, taken) = (Some("*/"), 2);
            } else if language == Language::Rust && rest.starts_with("'\"'") {
                taken = 3;
            } else if language == Language::Rust && rest.starts_with("'\\\"'") {
                taken = 4;
            } else if language == Language::Rust && rest.starts_with("r#\"") {
                (end, taken) = (Some("\"#"), 3);
            } else if let Some(&quote) = language.quotes().iter().find(|q| rest.starts_with(**q)) {
                (end, taken) = (Some(quote), quote.len());
            }
            rest = &rest[taken..];
        }
        lines.push(found);
    }
    lines
}

/// The text without code in backticks or braces.
fn without_code(text: &str) -> String {
    let outside =
        |text: &str| -> String { text.split('`').step_by(2).collect::<Vec<_>>().join("|") };
    let mut plain = String::new();
    let mut depth = 0_usize;
    for letter in outside(text).chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.extend(letter.to_lowercase()),
            _ => {}
        }
    }
    plain
}

fn has_phrase(text: &str, phrase: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(phrase).any(|(start, _)| {
        let (before, behind) = (&text[..start], &text[start + phrase.len()..]);
        !before.ends_with(is_part) && !behind.starts_with(is_part)
    })
}

/// Every phrase with its line. Fenced blocks of Markdown and of documentation are code.
fn phrases(path: &str, text: &str) -> Vec<String> {
    let mut is_fenced = false;
    let mut found = Vec::new();
    for (number, line) in prose(text, Language::of(path)).iter().enumerate() {
        let content = line.trim_start_matches(['/', '!', '*', ' ', '#']);
        if content.starts_with("```") {
            is_fenced = !is_fenced;
        } else if !is_fenced {
            let plain = without_code(line);
            let here = PHRASES.iter().filter(|phrase| has_phrase(&plain, phrase));
            found.extend(here.map(|phrase| format!("{path}:{}:{phrase}", number + 1)));
        }
    }
    found
}

#[test]
fn prose_is_plain_english() {
    let extensions = ["rs", "ts", "js", "mjs", "py", "pyi", "sh", "toml", "md"];
    let scripts = files(".ci", &[""]).into_iter();
    let scripts = scripts.map(|(path, text)| (format!(".ci/{path}"), text));
    let all = files(".", &extensions).into_iter().chain(scripts);
    assert_none(
        all.filter(|(path, _)| path != THIS_FILE).flat_map(|(path, text)| phrases(&path, &text)),
    );
}

#[test]
fn phrases_are_found_in_prose_alone() {
    let rust = "let told = 1; // a seldom case\nf(\"{told} is said\", '\"', r#\"nought\"#);\n";
    assert_eq!(phrases("a.rs", rust), ["a.rs:1:seldom", "a.rs:2:nought", "a.rs:2:is said"]);
    assert_eq!(phrases("a.rs", "/// `told`\n/// ```\n/// let told = 1;\n/// ```\n"), [""; 0]);
    assert_eq!(phrases("a.py", "told = 1\n\"\"\"One\nis told.\"\"\"\n"), ["a.py:3:told"]);
    assert_eq!(phrases("a.ts", "told(); /* one\n is told */ told();\n"), ["a.ts:2:told"]);
    assert_eq!(phrases("a.toml", "told = 1 # So many\n"), ["a.toml:1:so many"]);
    assert_eq!(phrases("a.md", "Seldom, `told`, untold\n"), ["a.md:1:seldom"]);
}
