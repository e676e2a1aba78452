//! The figures of a planned discard, or of a hand before its draw, by number of draws left.

use mentsu::plan::{DiscardPlan, Figures, Prospect};
use serde::Serialize;

/// The figures of a discard or prospect: entry k of each list is for k draws left.
///
/// A plan calculates in single precision, so `f32` loses nothing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FiguresByTurn {
    /// The chance to be tenpai.
    tenpai: Vec<f32>,
    /// The chance to win.
    win: Vec<f32>,
    /// The expected points.
    points: Vec<f32>,
}

impl FiguresByTurn {
    /// The figures of a discard of a plan over this many draws.
    pub fn of(discard: &DiscardPlan, draws: u8) -> FiguresByTurn {
        FiguresByTurn::from_turns(draws, |left| discard.at(left))
    }

    /// The figures of a hand before its draw, over this many draws.
    pub fn of_prospect(prospect: &Prospect, draws: u8) -> FiguresByTurn {
        FiguresByTurn::from_turns(draws, |left| prospect.at(left))
    }

    fn from_turns(draws: u8, at: impl Fn(u8) -> Figures) -> FiguresByTurn {
        let each = |of: fn(&Figures) -> f64| (1..=draws).map(|left| of(&at(left)) as f32).collect();
        FiguresByTurn {
            tenpai: each(Figures::tenpai),
            win: each(Figures::win),
            points: each(Figures::points),
        }
    }
}
