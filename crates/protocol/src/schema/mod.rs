//! JSON schemas of requests and answers, and what is written of them for other languages.

mod docs;
mod typescript;

use serde_json::Value;

pub use self::typescript::typescript;

/// The keys that an object must have, in their order.
fn required(schema: &Value) -> Vec<&str> {
    let keys = schema.get("required").and_then(Value::as_array);
    keys.into_iter().flatten().filter_map(Value::as_str).collect()
}
