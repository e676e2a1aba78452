//! TypeScript declarations of JSON schemas.

use serde_json::{Map, Value};

use super::docs::{WIDTH, list, plain, required, text, wrapped};

/// Declarations of named schemas: an `interface` for an object, a `type` for anything else, with
/// descriptions as comments.
///
/// A schema refers to another by `#/$defs/NAME`. The name may be declared elsewhere. Objects whose
/// keys are names (`propertyNames`) are a `Partial<Record>`, or a `Record` if `minProperties` says
/// that they have all of them. Items of a tuple are named by their `title`.
///
/// ```
/// use serde_json::{Map, json};
///
/// let point = json!({
///     "description": "A place.",
///     "type": "object",
///     "properties": {"at": {"type": ["integer", "null"]}, "by": {"$ref": "#/$defs/Player"}},
///     "required": ["at"],
/// });
/// let definitions = Map::from_iter([("Point".to_owned(), point)]);
/// let declared = mentsu_protocol::typescript(&definitions);
/// let point = ["export interface Point {", "  at: number | null;", "  by?: Player;", "}"];
/// assert_eq!(declared, format!("/** A place. */\n{}\n", point.join("\n")));
/// ```
#[must_use]
pub fn typescript(definitions: &Map<String, Value>) -> String {
    definitions.iter().map(|(name, schema)| declaration(name, schema)).collect()
}

/// A type as text.
struct Written {
    text: String,
    /// Whether it needs no parentheses in an intersection or a list.
    is_atom: bool,
}

impl Written {
    fn atom(text: impl Into<String>) -> Written {
        Written { text: text.into(), is_atom: true }
    }

    fn enclosed(&self) -> String {
        if self.is_atom { self.text.clone() } else { format!("({})", self.text) }
    }
}

fn declaration(name: &str, schema: &Value) -> String {
    let doc = comment(schema, 0);
    let keys = ["properties", "anyOf", "oneOf", "allOf", "$ref"];
    if keys.map(|key| schema.get(key).is_some()) == [true, false, false, false, false] {
        return format!("{doc}export interface {name} {}\n", block(&members(schema, 0), 0));
    }
    format!("{doc}export type {name} ={};\n", after_space(&written(schema, 0).text))
}

/// The type of a schema without comments, in one line.
pub(super) fn type_in_line(schema: &Value) -> String {
    let mut schema = schema.clone();
    remove_descriptions(&mut schema);
    let text = written(&schema, 0).text;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.strip_prefix("| ").map(str::to_owned).unwrap_or(line)
}

fn remove_descriptions(schema: &mut Value) {
    if let Some(object) = schema.as_object_mut() {
        object.retain(|key, value| key != "description" || !value.is_string());
    }
    match schema {
        Value::Object(object) => object.values_mut().for_each(remove_descriptions),
        Value::Array(all) => all.iter_mut().for_each(remove_descriptions),
        _ => {}
    }
}

/// The type of a schema at this indent.
fn written(schema: &Value, indent: usize) -> Written {
    let mut parts = Vec::new();
    if let Some(reference) = text(schema, "$ref") {
        let name = reference.rsplit('/').next();
        parts.push(Written::atom(name.unwrap_or(reference)));
    }
    if let Some(value) = schema.get("const") {
        parts.push(Written::atom(value.to_string()));
    }
    if let Some(values) = list(schema, "enum") {
        parts.push(union(values.iter().map(|value| Written::atom(value.to_string())).collect()));
    }
    if schema.get("properties").is_some() || text(schema, "type") == Some("object") {
        parts.push(object(schema, indent));
    }
    for all in ["anyOf", "oneOf"].into_iter().filter_map(|key| list(schema, key)) {
        parts.push(alternatives(all, indent));
    }
    for all in list(schema, "allOf").into_iter().flatten() {
        parts.push(written(all, indent));
    }
    match parts.len() {
        0 => simple(schema, indent),
        1 => parts.remove(0),
        _ => {
            let parts: Vec<String> = parts.iter().map(Written::enclosed).collect();
            Written { text: parts.join(" & "), is_atom: false }
        }
    }
}

/// One type of several.
fn union(members: Vec<Written>) -> Written {
    let is_atom = members.len() == 1 && members[0].is_atom;
    let members: Vec<String> = members.into_iter().map(|member| member.text).collect();
    Written { text: members.join(" | "), is_atom }
}

/// One type of several, each in a line of its own if they are documented or don't fit in one.
fn alternatives(all: &[Value], indent: usize) -> Written {
    let inline = union(all.iter().map(|one| written(one, indent)).collect());
    let is_documented = all.iter().any(|one| one.get("description").is_some());
    if !is_documented && fits(&inline.text, indent) {
        return inline;
    }
    let margin = " ".repeat(indent + 2);
    let line = |one: &Value| {
        let doc = comment(one, indent + 2);
        format!("\n{}", under(&doc, &margin, &format!("| {}", written(one, indent + 4).text)))
    };
    Written { text: all.iter().map(line).collect(), is_atom: false }
}

/// The type of a schema with nothing but `type`, or of a list.
fn simple(schema: &Value, indent: usize) -> Written {
    let types = match schema.get("type") {
        Some(Value::String(one)) => vec![one.as_str()],
        Some(Value::Array(all)) => all.iter().filter_map(Value::as_str).collect(),
        _ => return Written::atom("unknown"),
    };
    union(types.into_iter().map(|name| one_type(name, schema, indent)).collect())
}

fn one_type(name: &str, schema: &Value, indent: usize) -> Written {
    match name {
        "integer" => Written::atom("number"),
        "array" => array(schema, indent),
        "object" => object(schema, indent),
        name => Written::atom(name),
    }
}

/// The longest list of a fixed length that is written item by item.
const LONGEST_TUPLE: u64 = 4;

fn array(schema: &Value, indent: usize) -> Written {
    if let Some(items) = list(schema, "prefixItems") {
        let items = items.iter().map(|item| match text(item, "title") {
            Some(title) => format!("{title}: {}", written(item, indent).text),
            None => written(item, indent).text,
        });
        return Written::atom(format!("[{}]", items.collect::<Vec<_>>().join(", ")));
    }
    let item =
        schema.get("items").map_or_else(|| Written::atom("unknown"), |item| written(item, indent));
    let bounds = ["minItems", "maxItems"].map(|key| schema.get(key).and_then(Value::as_u64));
    match bounds {
        [Some(least), Some(most)] if least == most && most <= LONGEST_TUPLE => {
            let items: Vec<&str> = (0..most).map(|_| item.text.as_str()).collect();
            Written::atom(format!("[{}]", items.join(", ")))
        }
        _ => Written::atom(format!("{}[]", item.enclosed())),
    }
}

/// An object: one of known keys, or a map.
fn object(schema: &Value, indent: usize) -> Written {
    if schema.get("properties").is_none() {
        let value = schema.get("additionalProperties").filter(|value| value.is_object());
        let value = value.map_or_else(|| "unknown".to_owned(), |value| written(value, indent).text);
        return Written::atom(match schema.get("propertyNames") {
            None => format!("Record<string, {value}>"),
            Some(names) => {
                let names = written(names, indent).text;
                let record = format!("Record<{names}, {value}>");
                let is_whole = names == "string" || schema.get("minProperties").is_some();
                if is_whole { record } else { format!("Partial<{record}>") }
            }
        });
    }
    let members = members(schema, indent);
    let is_documented = members.iter().any(|member| !member.doc.is_empty());
    let inline: Vec<&str> = members.iter().map(|member| member.text.as_str()).collect();
    let inline = format!("{{ {} }}", inline.join("; "));
    if !is_documented && fits(&inline, indent) {
        return Written::atom(inline);
    }
    Written::atom(block(&members, indent))
}

/// A key of an object, with its type.
struct Member {
    /// A comment, or empty.
    doc: String,
    text: String,
}

/// The keys of an object: those that must be there in the order of `required`, then the others.
fn members(schema: &Value, indent: usize) -> Vec<Member> {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        return Vec::new();
    };
    let required = required(schema);
    let optional = properties.keys().map(String::as_str).filter(|key| !required.contains(key));
    let all = required.iter().copied().chain(optional);
    all.filter_map(|key| {
        let of = properties.get(key)?;
        let mark = if required.contains(&key) { "" } else { "?" };
        let of_key = after_space(&written(of, indent + 2).text);
        let text = format!("{}{mark}:{of_key}", name_of(key));
        Some(Member { doc: comment(of, indent + 2), text })
    })
    .collect()
}

/// A type behind `=` or `:`.
fn after_space(of: &str) -> String {
    if of.starts_with('\n') { of.to_owned() } else { format!(" {of}") }
}

fn block(members: &[Member], indent: usize) -> String {
    let margin = " ".repeat(indent + 2);
    let lines =
        members.iter().map(|Member { doc, text }| format!("{};\n", under(doc, &margin, text)));
    format!("{{\n{}{}}}", lines.collect::<String>(), " ".repeat(indent))
}

/// A key, in quotes if it isn't a name.
fn name_of(key: &str) -> String {
    let is_name = key.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && key.chars().all(|c| c.is_alphanumeric() || c == '_');
    if is_name { key.to_owned() } else { Value::from(key).to_string() }
}

/// A line, or several, with a comment above it: in the same line if both fit.
fn under(doc: &str, margin: &str, text: &str) -> String {
    let line = format!("{} {text}", doc.trim_end());
    let is_short = !text.contains('\n') && line.chars().count() < WIDTH;
    if is_short && doc.lines().count() == 1 { line } else { format!("{doc}{margin}{text}") }
}

/// The description of a schema as a comment, in lines of its own.
fn comment(schema: &Value, indent: usize) -> String {
    let Some(description) = text(schema, "description") else { return String::new() };
    let margin = " ".repeat(indent);
    // Nothing in it may end the comment.
    let description = plain(description).replace("*/", "*\u{200B}/");
    if let [line] = &wrapped(&description, WIDTH.saturating_sub(indent + "/**  */".len()))[..] {
        return format!("{margin}/** {line} */\n");
    }
    let lines = wrapped(&description, WIDTH.saturating_sub(indent + " * ".len()));
    let lines = lines.iter().map(|line| format!("{margin} * {line}").trim_end().to_owned() + "\n");
    format!("{margin}/**\n{}{margin} */\n", lines.collect::<String>())
}

/// Whether a type fits in a line behind its key.
fn fits(text: &str, indent: usize) -> bool {
    const KEY: usize = 24;
    !text.contains('\n') && indent + KEY + text.chars().count() <= WIDTH
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn is(schema: &Value, expected: &str) {
        assert_eq!(written(schema, 0).text, expected, "{schema}");
    }

    #[test]
    fn every_kind_of_schema_has_a_type() {
        is(&json!(true), "unknown");
        is(&json!({"type": "integer", "minimum": 0}), "number");
        is(&json!({"type": ["string", "null"]}), "string | null");
        is(&json!({"enum": ["E", "S"]}), r#""E" | "S""#);
        is(&json!({"const": "chi"}), r#""chi""#);
        is(&json!({"type": "array", "items": {"enum": ["E", "S"]}}), r#"("E" | "S")[]"#);
        is(&json!({"type": "array", "items": {"$ref": "#/$defs/Tile"}}), "Tile[]");
        let pair =
            json!([{"title": "points", "type": "number"}, {"title": "times", "type": "number"}]);
        is(&json!({"type": "array", "prefixItems": pair}), "[points: number, times: number]");
        let three =
            json!({"type": "array", "items": {"type": "number"}, "minItems": 3, "maxItems": 3});
        is(&three, "[number, number, number]");
        let nullable = json!([{"$ref": "#/$defs/Tile"}, {"type": "null"}]);
        is(&json!({"anyOf": nullable}), "Tile | null");
        is(&json!({"type": "object"}), "Record<string, unknown>");
        let map = json!({"type": "object", "additionalProperties": {"type": "number"}});
        is(&map, "Record<string, number>");
        let mut by_form = map;
        by_form["propertyNames"] = json!({"$ref": "#/$defs/Form"});
        is(&by_form, "Partial<Record<Form, number>>");
        by_form["minProperties"] = json!(5);
        is(&by_form, "Record<Form, number>");
    }

    #[test]
    fn alternatives_of_an_object_are_an_intersection() {
        let code = |code: &str| json!({"type": "object", "properties": {"code": {"const": code}}, "required": ["code"]});
        let mut fact = json!({"type": "object", "properties": {"words": {"type": "string"}}, "required": ["words"]});
        fact["oneOf"] = json!([code("pair"), code("set")]);
        is(&fact, r#"{ words: string } & ({ code: "pair" } | { code: "set" })"#);
    }

    #[test]
    fn descriptions_stay_with_what_they_describe() {
        let long = "A word. ".repeat(20);
        let one = json!({"const": "a", "description": "The first."});
        let alternatives = json!({"description": long, "oneOf": [one, {"const": "b"}]});
        let lines = format!("{}A\n * word. {}", "A word. ".repeat(14), "A word. ".repeat(5).trim());
        let types = "\n  /** The first. */ | \"a\"\n  | \"b\"";
        assert_eq!(
            declaration("Letter", &alternatives),
            format!("/**\n * {lines}\n */\nexport type Letter ={types};\n")
        );
    }
}
