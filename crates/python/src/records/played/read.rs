//! What could be read of the others at a decision, and what its actions were worth by advice.

use mentsu_table::Action;
use mentsu_table::advice::{Advice, Advisor, Mistake};
use mentsu_table::reading::TableReading;
use mentsu_table::replay::Decision;

use super::worth::discarded;

/// What could be read of the others at a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Read {
    /// The chance that the discard made deals in; `None` for other actions.
    pub(crate) danger: Option<f64>,
    /// The least chance of all discards allowed.
    pub(crate) least: Option<f64>,
    /// How many of the others are tenpai on average.
    pub(crate) tenpai: f64,
}

impl Read {
    pub(crate) fn of(decision: &Decision<'_>) -> Read {
        let (table, seat) = (decision.table(), decision.seat);
        let reading = TableReading::new(table, seat, decision.hand());
        let made = discarded(&decision.action);
        let (mut danger, mut least) = (None, None);
        if let Some((face, _)) = made {
            let dangers = reading.dangers_to_any();
            let offered = decision.options.iter().filter_map(|action| discarded(&action));
            danger = Some(dangers[face.tile().index()]);
            least = offered.map(|(face, _)| dangers[face.tile().index()]).reduce(f64::min);
        }
        let others = table.seats().iter().filter(|of| **of != seat);
        Read { danger, least, tenpai: others.map(|of| reading.tenpai(*of)).sum() }
    }
}

/// What an action taken was worth, and what would have been the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Judged {
    pub(crate) value: f64,
    pub(crate) best: Action,
    /// The points given up, and how.
    pub(crate) loss: f64,
    pub(crate) mistake: Option<Mistake>,
}

impl Judged {
    /// `None` where only one action was possible.
    pub(crate) fn of(decision: &Decision<'_>, advisor: &mut Advisor) -> Option<Judged> {
        decision.options.only().is_none().then_some(())?;
        let advice = advised(decision, advisor);
        Some(Judged {
            value: advice.of(&decision.action)?.value,
            best: advice.best()?.action,
            loss: advice.loss(&decision.action)?,
            mistake: advice.mistake(&decision.action),
        })
    }
}

/// What each action that was possible is worth, by what the player knew.
pub(crate) fn advised(decision: &Decision<'_>, advisor: &mut Advisor) -> Advice {
    advisor.advice(&decision.view())
}
