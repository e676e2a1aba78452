//! A request: its id and its question.

use serde_json::value::RawValue;

use crate::advise::AdviseRequest;
use crate::hand::HandRequest;
use crate::mcr::{McrHandRequest, McrScoreRequest};
use crate::object::{Object, Text};
use crate::plan::PlanRequest;
use crate::refusal::Refusal;
use crate::rules::RecentRules;
use crate::score::ScoreRequest;

/// The id is echoed even if the question is wrong.
pub(crate) struct Request<'a> {
    /// As written in the line; `None` is echoed as null.
    pub(crate) id: Option<&'a RawValue>,
    pub(crate) question: Result<Question, Box<Refusal>>,
}

/// A question, by `op`.
pub(crate) enum Question {
    Hand(HandRequest),
    Score(ScoreRequest),
    Plan(Box<PlanRequest>),
    McrScore(McrScoreRequest),
    McrHand(Box<McrHandRequest>),
    Advise(Box<AdviseRequest>),
}

impl<'a> Request<'a> {
    /// Reads the request from its object.
    pub(crate) fn read(object: &Object<'a>, recent: &mut RecentRules) -> Request<'a> {
        let id = object.get("id").filter(|_| !object.is_duplicate("id"));
        Request { id, question: Question::read(object, recent) }
    }
}

impl Question {
    fn read(object: &Object<'_>, recent: &mut RecentRules) -> Result<Question, Box<Refusal>> {
        let op: Text<'_> = object.required("op")?;
        match &*op {
            "hand" => HandRequest::read(object).map(Question::Hand),
            "score" => ScoreRequest::read(object, recent).map(Question::Score),
            "plan" => PlanRequest::read(object, recent).map(Box::new).map(Question::Plan),
            "mcr_score" => McrScoreRequest::read(object).map(Question::McrScore),
            "mcr_hand" => McrHandRequest::read(object).map(Box::new).map(Question::McrHand),
            "advise" => AdviseRequest::read(object).map(Box::new).map(Question::Advise),
            word => {
                let known = ["hand", "score", "plan", "mcr_score", "mcr_hand", "advise"];
                let known = known.map(str::to_owned).to_vec();
                Err(Box::new(Refusal::UnknownWord { key: "op", word: word.to_owned(), known }))
            }
        }
    }
}
