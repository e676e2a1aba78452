//! Discards of a plan, with their figures.

use mentsu::plan::{DiscardPlan, Plan};
use serde::{Serialize, Serializer};

use crate::figures::FiguresByTurn;

/// The figures of every discard.
#[derive(Serialize)]
pub(crate) struct DiscardsAnswer {
    shanten: i8,
    #[serde(serialize_with = "by_face")]
    discards: Vec<(String, DiscardPart)>,
}

#[derive(Serialize)]
struct DiscardPart {
    #[serde(flatten)]
    figures: FiguresByTurn,
    ukeire: u8,
}

impl DiscardsAnswer {
    pub(super) fn of(plan: &Plan) -> DiscardsAnswer {
        let part = |discard: &DiscardPlan| {
            let figures = FiguresByTurn::of(discard, plan.draws());
            (discard.face().to_string(), DiscardPart { figures, ukeire: discard.ukeire_count() })
        };
        let discards = plan.discards().iter().map(part).collect();
        DiscardsAnswer { shanten: plan.shanten().get(), discards }
    }
}

fn by_face<S: Serializer>(
    discards: &[(String, DiscardPart)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(discards.iter().map(|(face, part)| (face, part)))
}
