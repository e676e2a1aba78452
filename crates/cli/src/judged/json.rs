//! Advice in lines of JSON.

use mentsu_table::Action;
use mentsu_table::advice::{Advised, Mistake};
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

/// What an action is worth, and of what that consists.
#[derive(Serialize)]
pub(crate) struct AdvisedPart<'a> {
    action: &'a Action,
    value: f32,
    deal_in: f32,
    deal_in_points: f32,
    win: f32,
    going_on: f32,
    folding: f32,
}

impl AdvisedPart<'_> {
    pub(crate) fn of(advised: &Advised) -> AdvisedPart<'_> {
        let parts = &advised.parts;
        AdvisedPart {
            action: &advised.action,
            value: advised.value as f32,
            deal_in: parts.deal_in as f32,
            deal_in_points: parts.deal_in_points as f32,
            win: parts.win as f32,
            going_on: parts.going_on as f32,
            folding: parts.folding as f32,
        }
    }
}
