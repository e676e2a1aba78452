//! Whether to call: `plan` requests that name another player's discard.

use mentsu::plan::{CallPlan, CallPlans, Objective};
use mentsu::{CalledFrom, Face};
use serde::Serialize;

use super::discards::DiscardsAnswer;
use super::figures::FiguresByTurn;
use crate::refusal::Refusal;
use crate::request::keys::keys;
use crate::request::object::{Object, Text};

keys! {
    /// The tile that another player discarded, of a hand of 13 tiles that may call it.
    pub(super) DISCARDED "discarded": Face = null;
    /// Who discarded it.
    pub(super) FROM "from": CalledFrom = null;
}

/// Another player's discard.
#[derive(Clone, Copy)]
pub(super) struct Discarded {
    pub(super) face: Face,
    pub(super) from: CalledFrom,
}

impl Discarded {
    /// The discard under `discarded` and its source under `from`; one without the other is refused.
    pub(super) fn read(object: &Object<'_>) -> Result<Option<Discarded>, Box<Refusal>> {
        let keys =
            (object.optional::<Text<'_>>(DISCARDED.name)?, object.optional::<String>(FROM.name)?);
        let missing = |key| Box::new(Refusal::MissingKey { place: String::new(), key });
        let (face, from) = match keys {
            (None, None) => return Ok(None),
            (Some(_), None) => return Err(missing(FROM.name)),
            (None, Some(_)) => return Err(missing(DISCARDED.name)),
            (Some(face), Some(from)) => (face, from),
        };
        let face = face.parse().map_err(|error| Box::new(Refusal::Tile(DISCARDED.name, error)))?;
        Ok(Some(Discarded { face, from: Refusal::named(FROM.name, from)? }))
    }
}

/// The figures after passing and after each call.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CallsAnswer {
    /// After passing.
    pass: FiguresByTurn,
    /// Each call, with the discards after it that kuikae allows.
    calls: Vec<CallAnswer>,
}

/// A call.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct CallAnswer {
    /// The meld, as `(123m)`.
    meld: String,
    /// How many draws are left after it.
    left: u8,
    /// The discards after it.
    #[serde(flatten)]
    plan: DiscardsAnswer,
}

impl CallsAnswer {
    /// The plans of calls before a draw of this many, with their discards as in
    /// [`DiscardsAnswer::of`].
    #[must_use]
    pub fn of(plans: &CallPlans, draws: u8, objective: Objective, detail: bool) -> CallsAnswer {
        let call = |call: &CallPlan| CallAnswer {
            meld: call.meld().to_string(),
            left: call.left(),
            plan: DiscardsAnswer::of(call.plan(), objective, detail),
        };
        CallsAnswer {
            pass: FiguresByTurn::of_prospect(plans.pass(), draws),
            calls: plans.calls().iter().map(call).collect(),
        }
    }
}
