//! Tables of the keys of requests and answers, in Markdown.

use serde_json::Value;

use super::docs::{list, plain, required, text};
use super::typescript::type_in_line;

/// The keys of all requests and answers of [`schema`](super::schema()): a section for each `op`,
/// and one for the values in them, with types as in TypeScript.
#[must_use]
pub fn markdown(schema: &Value) -> String {
    let mut written = "# Keys of requests and answers\n\n\
        A key with `?` may be missing; behind `=` is what it is then. Values are types of TypeScript.\n"
        .to_owned();
    let definitions = schema.get("$defs").and_then(Value::as_object);
    let mut others: Vec<&str> =
        definitions.into_iter().flat_map(|all| all.keys()).map(String::as_str).collect();
    let questions = schema.get("properties").and_then(Value::as_object);
    for (op, question) in questions.into_iter().flatten() {
        written += &format!("\n## `{op}`\n");
        let name = |pointer: &str| {
            let reference = question.pointer(pointer).and_then(Value::as_str)?;
            reference.rsplit('/').next()
        };
        let parts = [
            ("", name("/properties/request/$ref")),
            ("The answer: ", name("/properties/answer/anyOf/0/$ref")),
        ];
        for (intro, name) in parts {
            let Some((name, of)) = name.and_then(|name| Some((name, definitions?.get(name)?)))
            else {
                continue;
            };
            others.retain(|other| *other != name);
            written += &described(intro, of);
        }
    }
    written += "\n## Values\n";
    let others = others.into_iter().filter_map(|name| Some((name, definitions?.get(name)?)));
    let (objects, words): (Vec<_>, Vec<_>) = others.partition(|(_, of)| !is_word(of));
    for (name, of) in objects {
        written += &format!("\n### `{name}`\n{}", described("", of));
    }
    written += "\n### Words and texts\n\n| type | words | meaning |\n|---|---|---|\n";
    for (name, of) in words {
        let all = list(of, "enum").unwrap_or_default();
        let all: Vec<&str> = all.iter().filter_map(Value::as_str).collect();
        written += &format!("| `{name}` | {} | {} |\n", all.join(", "), meaning(of));
    }
    written
}

/// Whether the values are texts, or anything.
fn is_word(schema: &Value) -> bool {
    ["properties", "anyOf", "oneOf"].iter().all(|key| schema.get(key).is_none())
}

/// The description of a schema, and its keys or values.
fn described(intro: &str, schema: &Value) -> String {
    let about = meaning(schema);
    let about = if intro.is_empty() { about } else { format!("{intro}{}", lower_case(&about)) };
    let mut written = format!("\n{about}\n{}", table(schema));
    let alternatives = ["anyOf", "oneOf"].into_iter().filter_map(|key| list(schema, key));
    for one in alternatives.flatten() {
        let is_object = one.get("properties").is_some();
        // What a single line says needs no table.
        let is_short = one.get("description").is_none() && type_in_line(one).chars().count() < 100;
        written += &match one.get("description") {
            _ if !is_object || is_short => format!("\n- `{}`{}", type_in_line(one), dashed(one)),
            None => format!("\n{}", table(one)),
            Some(_) => format!("\n{}\n{}", meaning(one), table(one)),
        };
    }
    if !written.ends_with('\n') {
        written.push('\n');
    }
    written
}

/// The keys of an object: those that must be there, in their order, then the others.
fn table(schema: &Value) -> String {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        return String::new();
    };
    let required = required(schema);
    let optional = properties.keys().map(String::as_str).filter(|key| !required.contains(key));
    let rows = required.iter().copied().chain(optional).filter_map(|key| {
        let of = properties.get(key)?;
        let mark = if required.contains(&key) { "" } else { "?" };
        let default = of.get("default").map_or_else(String::new, |value| format!(" = `{value}`"));
        let values = type_in_line(of).replace('|', "\\|");
        Some(format!("| `{key}`{mark} | `{values}`{}{default} | {} |\n", range(of), meaning(of)))
    });
    format!("\n| key | value | meaning |\n|---|---|---|\n{}", rows.collect::<String>())
}

/// The range of a number, if it isn't that of its type.
fn range(schema: &Value) -> String {
    let bounds = ["minimum", "maximum"].map(|key| schema.get(key));
    match bounds {
        // All of `i32` isn't worth a word.
        [Some(least), Some(most)] if schema.get("format").is_none() && *least != i32::MIN => {
            format!(" {least} to {most}")
        }
        _ => String::new(),
    }
}

/// The description in one line.
fn meaning(schema: &Value) -> String {
    let description = text(schema, "description").map(plain);
    let words: Vec<String> =
        description.iter().flat_map(|all| all.split_whitespace()).map(str::to_owned).collect();
    words.join(" ").replace('|', "\\|")
}

fn dashed(schema: &Value) -> String {
    let meaning = meaning(schema);
    if meaning.is_empty() { meaning } else { format!(": {}", lower_case(&meaning)) }
}

/// The text with a lower-case first letter.
fn lower_case(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_lowercase().chain(rest).collect())
}
