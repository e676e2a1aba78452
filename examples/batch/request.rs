//! A line of input: its id, and the question it asks.

use serde::Deserialize;
use serde_json::Value;

use crate::hand::HandRequest;
use crate::refusal::Refusal;

/// An id, echoed however wrong the question is.
pub(crate) struct Request {
    pub(crate) id: Value,
    pub(crate) question: Result<Question, Refusal>,
}

/// What is asked, by `op`. Keys that aren't of the question are ignored.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(crate) enum Question {
    Hand(HandRequest),
    Score,
}

impl Request {
    /// The request in a line.
    pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let text = core::str::from_utf8(line).map_err(Refusal::NotUtf8)?;
        let Value::Object(mut keys) = serde_json::from_str(text).map_err(Refusal::NotJson)? else {
            return Err(Refusal::NotAnObject);
        };
        let id = keys.remove("id").unwrap_or_default();
        let question = Question::deserialize(Value::Object(keys)).map_err(Refusal::NoQuestion);
        Ok(Request { id, question })
    }
}
