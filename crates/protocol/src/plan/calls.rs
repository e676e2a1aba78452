//! Whether to call: `plan` requests that name another player's discard.

use mentsu::plan::{CallPlan, CallPlans};
use mentsu::{Face, Source};
use serde::Serialize;

use super::discards::DiscardsAnswer;
use crate::figures::FiguresByTurn;
use crate::object::{Object, Text};
use crate::refusal::Refusal;

/// Another player's discard.
#[derive(Clone, Copy)]
pub(super) struct Discarded {
    pub(super) face: Face,
    pub(super) from: Source,
}

impl Discarded {
    /// The discard under `discarded` and its source under `from`; one without the other is refused.
    pub(super) fn read(object: &Object<'_>) -> Result<Option<Discarded>, Box<Refusal>> {
        let keys = (object.optional::<Text<'_>>("discarded")?, object.optional::<String>("from")?);
        let missing = |key| Box::new(Refusal::MissingKey { place: String::new(), key });
        let (face, from) = match keys {
            (None, None) => return Ok(None),
            (Some(_), None) => return Err(missing("from")),
            (None, Some(_)) => return Err(missing("discarded")),
            (Some(face), Some(from)) => (face, from),
        };
        let face = face.parse().map_err(|error| Box::new(Refusal::Tile("discarded", error)))?;
        Ok(Some(Discarded { face, from: Refusal::named("from", from)? }))
    }
}

/// The figures after passing and after each call.
#[derive(Serialize)]
pub(crate) struct CallsAnswer {
    pass: FiguresByTurn,
    calls: Vec<CallPart>,
}

#[derive(Serialize)]
struct CallPart {
    meld: String,
    /// How many draws are left after it.
    left: u8,
    /// The discards after it.
    #[serde(flatten)]
    plan: DiscardsAnswer,
}

impl CallsAnswer {
    pub(super) fn of(plans: &CallPlans, draws: u8) -> CallsAnswer {
        CallsAnswer {
            pass: FiguresByTurn::of_prospect(plans.pass(), draws),
            calls: plans.calls().iter().map(CallPart::of).collect(),
        }
    }
}

impl CallPart {
    fn of(call: &CallPlan) -> CallPart {
        CallPart {
            meld: call.meld().to_string(),
            left: call.left(),
            plan: DiscardsAnswer::of(call.plan()),
        }
    }
}
