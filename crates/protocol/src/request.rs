//! A line of input: its id, and the question it asks.

use serde_json::value::RawValue;

use crate::hand::HandRequest;
use crate::object::Object;
use crate::plan::PlanRequest;
use crate::refusal::Refusal;
use crate::score::ScoreRequest;

/// An id, echoed however wrong the question is.
pub(crate) struct Request<'a> {
    /// As it was written; null where there is none.
    pub(crate) id: Option<&'a RawValue>,
    pub(crate) question: Result<Question, Box<Refusal>>,
}

/// What is asked, by `op`.
pub(crate) enum Question {
    Hand(HandRequest),
    Score(ScoreRequest),
    Plan(Box<PlanRequest>),
}

impl<'a> Request<'a> {
    /// The request that an object is.
    pub(crate) fn read(object: &Object<'a>) -> Request<'a> {
        let id = object.get("id").filter(|_| !object.is_duplicate("id"));
        Request { id, question: Question::read(object) }
    }
}

impl Question {
    fn read(object: &Object<'_>) -> Result<Question, Box<Refusal>> {
        let op: String = object.required("op")?;
        match op.as_str() {
            "hand" => HandRequest::read(object).map(Question::Hand),
            "score" => ScoreRequest::read(object).map(Question::Score),
            "plan" => PlanRequest::read(object).map(Box::new).map(Question::Plan),
            _ => {
                let known = vec!["hand", "score", "plan"];
                Err(Box::new(Refusal::UnknownWord { key: "op", word: op, known }))
            }
        }
    }
}
