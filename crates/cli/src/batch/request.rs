//! A line of input: its id, and the question it asks.

use serde_json::value::RawValue;

use crate::batch::hand::HandRequest;
use crate::batch::object::Object;
use crate::batch::refusal::Refusal;
use crate::batch::score::ScoreRequest;

/// An id, echoed however wrong the question is.
pub(crate) struct Request {
    /// As it was written; null where there is none.
    pub(crate) id: Option<Box<RawValue>>,
    pub(crate) question: Result<Question, Refusal>,
}

/// What is asked, by `op`.
pub(crate) enum Question {
    Hand(HandRequest),
    Score(ScoreRequest),
}

impl Request {
    /// The request in a line.
    pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let text = core::str::from_utf8(line).map_err(Refusal::NotUtf8)?;
        let object = Object::in_line(text)?;
        let id = object.get("id").filter(|_| !object.is_duplicate("id"));
        Ok(Request { id: id.map(RawValue::to_owned), question: Question::read(&object) })
    }
}

impl Question {
    fn read(object: &Object<'_>) -> Result<Question, Refusal> {
        let op: String = object.required("op")?;
        match op.as_str() {
            "hand" => HandRequest::read(object).map(Question::Hand),
            "score" => ScoreRequest::read(object).map(Question::Score),
            _ => Err(Refusal::UnknownWord { key: "op", word: op, known: vec!["hand", "score"] }),
        }
    }
}
