//! A line of output.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::hand::HandAnswer;
use crate::refusal::Refusal;
use crate::request::{Question, Request};
use crate::score::ScoreAnswer;

/// The answer to one request.
#[derive(Serialize)]
pub(crate) struct Answer {
    /// The request's, or null where it is unknown.
    id: Option<Box<RawValue>>,
    #[serde(flatten)]
    content: Content,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Content {
    Hand(HandAnswer),
    Score(ScoreAnswer),
    Error { error: String },
}

impl Answer {
    /// Answers a line of input, whatever it holds.
    pub(crate) fn to(line: &[u8]) -> Answer {
        let (id, content) = match Request::read(line) {
            Ok(request) => (request.id, request.question.and_then(content)),
            Err(refusal) => (None, Err(refusal)),
        };
        let content =
            content.unwrap_or_else(|refusal| Content::Error { error: refusal.to_string() });
        Answer { id, content }
    }
}

fn content(question: Question) -> Result<Content, Refusal> {
    match question {
        Question::Hand(hand) => hand.answer().map(Content::Hand),
        Question::Score(score) => score.answer().map(Content::Score),
    }
}
