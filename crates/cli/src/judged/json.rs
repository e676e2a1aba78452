//! Advice in lines of JSON.

use mentsu_table::Action;
use mentsu_table::advice::Mistake;
use serde::Serialize;

use super::Judged;

/// What the best action and the one taken are worth.
#[derive(Serialize)]
pub(crate) struct JudgedPart<'a> {
    best: &'a Action,
    of_best: f32,
    value: f32,
    given_up: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<&'static str>,
}

impl JudgedPart<'_> {
    pub(crate) fn of(judged: &Judged) -> Option<JudgedPart<'_>> {
        let (best, taken) = (judged.best()?, judged.taken()?);
        Some(JudgedPart {
            best: &best.action,
            of_best: best.value as f32,
            value: taken.value as f32,
            given_up: judged.loss() as f32,
            mistake: judged.mistake().map(Mistake::name),
        })
    }
}
