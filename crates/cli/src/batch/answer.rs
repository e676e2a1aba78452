//! Answers: lines of output.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::batch::hand::HandAnswer;
use crate::batch::refusal::Refusal;
use crate::batch::request::{Question, Request};
use crate::batch::score::ScoreAnswer;

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
        Question::Hand(hand) => Ok(Content::Hand(hand.answer())),
        Question::Score(score) => score.answer().map(Content::Score),
    }
}
