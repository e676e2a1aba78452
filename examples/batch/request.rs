//! A line of input: its id, and the question it asks.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::value::MapDeserializer;
use serde_json::value::RawValue;

use crate::hand::HandRequest;
use crate::refusal::Refusal;
use crate::score::ScoreRequest;

/// An id, echoed however wrong the question is.
pub(crate) struct Request {
    /// As it was written; null where there is none.
    pub(crate) id: Option<Box<RawValue>>,
    pub(crate) question: Result<Question, Refusal>,
}

/// What is asked, by `op`. Keys that aren't of the question are ignored.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(crate) enum Question {
    Hand(HandRequest),
    Score(ScoreRequest),
}

impl Request {
    /// The request in a line.
    pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let text = core::str::from_utf8(line).map_err(Refusal::NotUtf8)?;
        let mut keys: BTreeMap<String, &RawValue> =
            serde_json::from_str(text).map_err(|error| match error.is_data() {
                true => Refusal::NotAnObject,
                false => Refusal::NotJson(error),
            })?;
        let id = keys.remove("id").map(RawValue::to_owned);
        let question = Question::deserialize(MapDeserializer::new(keys.into_iter()));
        Ok(Request { id, question: question.map_err(Refusal::NoQuestion) })
    }
}
