//! What a schema says: its keywords, and its descriptions, which are documentation of Rust.

use serde_json::Value;

/// The longest line of generated files.
pub(super) const WIDTH: usize = 118;

/// A description without links to items of Rust: their texts stay.
pub(super) fn plain(description: &str) -> String {
    let mut plain = String::new();
    let mut rest = description.trim();
    while let Some(start) = rest.find('[') {
        let (before, from) = rest.split_at(start);
        plain += before;
        let Some((link, after)) = from[1..].split_once(']') else {
            rest = from;
            break;
        };
        let target = after.strip_prefix('(').and_then(in_parentheses);
        match target {
            Some((target, after)) if !target.starts_with("http") => {
                plain += link;
                rest = after;
            }
            None if link.starts_with('`') => {
                plain += link;
                rest = after;
            }
            _ => {
                plain.push('[');
                rest = &from[1..];
            }
        }
    }
    plain + rest
}

/// The text up to the closing parenthesis, and what follows.
fn in_parentheses(text: &str) -> Option<(&str, &str)> {
    let mut depth = 1_u32;
    let end = text.find(|c| {
        depth = if c == '(' { depth + 1 } else { depth - u32::from(c == ')') };
        depth == 0
    })?;
    Some((&text[..end], &text[end + 1..]))
}

/// The lines of a description, wrapped at this width; paragraphs and lists stay apart.
pub(super) fn wrapped(description: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut is_new = true;
    for line in description.lines().map(str::trim) {
        is_new |= line.is_empty() || line.starts_with("- ");
        if line.is_empty() {
            lines.push(String::new());
            continue;
        }
        for word in line.split(' ') {
            match lines.last_mut() {
                Some(last)
                    if !is_new && last.chars().count() + 1 + word.chars().count() <= width =>
                {
                    last.push(' ');
                    last.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
            is_new = false;
        }
    }
    lines
}

pub(super) fn text<'a>(schema: &'a Value, key: &str) -> Option<&'a str> {
    schema.get(key).and_then(Value::as_str)
}

pub(super) fn list<'a>(schema: &'a Value, key: &str) -> Option<&'a [Value]> {
    schema.get(key).and_then(Value::as_array).map(Vec::as_slice)
}

/// The keys that an object must have, in their order.
pub(super) fn required(schema: &Value) -> Vec<&str> {
    let keys = schema.get("required").and_then(Value::as_array);
    keys.into_iter().flatten().filter_map(Value::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_to_items_lose_their_targets() {
        let docs =
            "[`Rules`] of a [game](mentsu_table::game()), [here](https://a.b), [0] and [`open";
        assert_eq!(plain(docs), "`Rules` of a game, [here](https://a.b), [0] and [`open");
    }

    #[test]
    fn lines_are_wrapped_within_their_paragraph() {
        let lines = wrapped("one two\nthree four\n\nfive:\n- six\n- seven", 9);
        assert_eq!(lines, ["one two", "three", "four", "", "five:", "- six", "- seven"]);
    }
}
