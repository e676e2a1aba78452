//! JSON schemas of requests and answers, and what is written of them for other languages.

mod docs;
mod markdown;
mod typescript;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use self::docs::required;
pub use self::markdown::markdown;
pub use self::typescript::typescript;
use crate::answer::{Refused, describe_all};
use crate::question::{Describer, Question};
use crate::request::keys::{ID, OP, object};

/// A JSON Schema (2020-12) of all requests and answers: a property for each `op`, with `request`
/// and `answer`. Each is a definition of its own, as are the values in it.
///
/// ```
/// let schema = mentsu_protocol::schema();
/// let hand = &schema["properties"]["hand"]["properties"];
/// assert_eq!(hand["request"]["$ref"], "#/$defs/HandRequest");
/// let request = &schema["$defs"]["HandRequest"];
/// assert_eq!(request["required"], serde_json::json!(["op", "closed"]));
/// assert_eq!(request["properties"]["discards"]["default"], false);
/// ```
#[must_use]
pub fn schema() -> Value {
    let mut described = Described {
        generator: SchemaSettings::draft2020_12().for_serialize().into_generator(),
        questions: Map::new(),
    };
    describe_all(&mut described);
    described.answers_with_id::<Refused>();
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Requests and answers of mentsu",
        "type": "object",
    });
    schema["properties"] = described.questions.into();
    schema["$defs"] = definitions(described.generator).into();
    schema
}

/// The schemas of the questions so far.
struct Described {
    generator: SchemaGenerator,
    /// By `op`, references to request and answer.
    questions: Map<String, Value>,
}

impl Described {
    /// A reference to an answer, which has the `id` of the request.
    fn answers_with_id<T: JsonSchema>(&mut self) -> Schema {
        let reference = self.generator.subschema_for::<T>();
        let definition = self.generator.definitions_mut().get_mut(&*T::schema_name());
        if let Some(Value::Object(answer)) = definition {
            let id = json!({"description": "That of the request; null if it has none."});
            let mut keys = vec![json!(ID.name)];
            if let Some(Value::Array(others)) = answer.get("required") {
                keys.extend(others.iter().cloned());
            }
            answer.insert("required".to_owned(), keys.into());
            let properties = answer.entry("properties").or_insert_with(|| json!({}));
            properties[ID.name] = id;
        }
        reference
    }
}

impl Describer for Described {
    fn add<Q: Question<Answer: JsonSchema>>(&mut self) {
        let name = Q::Answer::schema_name().replace("Answer", "Request");
        let mut request = object(&mut self.generator, Q::KEYS);
        request.insert("description".to_owned(), Q::ABOUT.trim().into());
        if let Some(op) = request.pointer_mut(&format!("/properties/{}", OP.name)) {
            *op = json!({"const": Q::OP});
        }
        let answer = self.answers_with_id::<Q::Answer>();
        self.generator.definitions_mut().insert(name.clone(), request.to_value());
        let request = json!({"$ref": format!("#/$defs/{name}")});
        let answer = json!({"anyOf": [answer, {"$ref": "#/$defs/Refused"}]});
        let question = json!({"properties": {"request": request, "answer": answer}});
        self.questions.insert(Q::OP.to_owned(), question);
    }
}

/// The definitions of schemas for what serde writes. A key that may be missing is never null: it is
/// there only if it has a value.
#[must_use]
pub fn definitions(mut generator: SchemaGenerator) -> Map<String, Value> {
    let mut definitions = generator.take_definitions(true);
    definitions.values_mut().for_each(without_nulls);
    definitions
}

/// Removes null from keys of answers that may be missing. Those of requests may be null: there
/// other keys aren't allowed.
fn without_nulls(schema: &mut Value) {
    let required: Vec<String> = required(schema).into_iter().map(str::to_owned).collect();
    let is_closed = schema.get("additionalProperties") == Some(&Value::Bool(false));
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
    for (key, of) in properties.into_iter().flatten().filter(|_| !is_closed) {
        if !required.contains(key) {
            remove_null(of);
        }
    }
    match schema {
        Value::Object(object) => object.values_mut().for_each(without_nulls),
        Value::Array(all) => all.iter_mut().for_each(without_nulls),
        _ => {}
    }
}

fn remove_null(schema: &mut Value) {
    if let Some(Value::Array(types)) = schema.get_mut("type") {
        types.retain(|one| one != "null");
        if let [one] = &types[..] {
            schema["type"] = one.clone();
        }
    }
    let alternatives = schema.get_mut("anyOf").and_then(Value::as_array_mut);
    let Some(alternatives) = alternatives else { return };
    alternatives.retain(|one| *one != json!({"type": "null"}));
    if let ([Value::Object(one)], Value::Object(schema)) = (&alternatives.clone()[..], schema) {
        schema.remove("anyOf");
        schema.extend(one.clone());
    }
}
