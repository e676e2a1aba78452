//! The expected points that a discard loses against the best discard.

use std::vec::Vec;

use mentsu::Face;
use mentsu::plan::{DiscardPlan, Plan, Planner};

use crate::outlook::outlook;
use crate::replay::Decision;

/// The points that a discard and the best one lead to on average (期待値), by a
/// [plan](mentsu::plan) for the rest of the round, in which the player draws alone.
///
/// The plan declares riichi whenever it is worth it and the rules allow it, whatever the player
/// declared: the comparison is of tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// How many tiles the player still draws if nobody calls.
    pub draws: u8,
    /// The expected points after the actual discard.
    pub points: f64,
    /// The best discard among those allowed.
    pub best: Face,
    /// The expected points after the best discard.
    pub of_best: f64,
    /// Whether riichi is worth declaring with the best discard.
    pub riichi: bool,
}

impl Expected {
    /// The expected points that the actual discard gave up; 0 if it was the best.
    #[must_use]
    pub fn given_up(&self) -> f64 {
        self.of_best - self.points
    }
}

/// Computes the losses of discards. Plans share their memory.
///
/// ```
/// use mentsu_table::{analysis, record, replay};
///
/// let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,13,15,21,22,23,24,25,26,32,33,34,39],[39],[60],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[26],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     ["九種九牌"]]]}"#;
/// let record = record::read(text.as_bytes())?;
/// let mut expectations = analysis::Expectations::new();
/// let (_, decisions) = analysis::analyse_with(&record, &mut expectations);
/// let first = decisions[0].expected.unwrap();
/// // The dealer breaks a pair for nothing.
/// assert_eq!((first.draws, first.best.to_string()), (17, "1m".to_owned()));
/// assert!(first.given_up() > 1_000.0);
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Debug)]
pub struct Expectations {
    planner: Planner,
    room: u32,
    farthest: u8,
}

impl Expectations {
    /// Plans of at most 60,000 states for hands of up to 2-shanten.
    #[must_use]
    pub const fn new() -> Expectations {
        Expectations { planner: Planner::new(), room: 60_000, farthest: 2 }
    }

    /// Sets the most states of a plan; a state takes some hundred bytes.
    #[must_use]
    pub fn with_room(self, states: u32) -> Expectations {
        Expectations { room: states, ..self }
    }

    /// Sets the highest shanten to plan for: each further shanten takes ten times as long.
    #[must_use]
    pub fn with_farthest(self, shanten: u8) -> Expectations {
        Expectations { farthest: shanten, ..self }
    }

    /// What a decision gave up. `None` if no tile was discarded, if only one discard was allowed,
    /// if the player draws no more, or if the hand is too far from a win.
    #[must_use]
    pub fn of(&mut self, decision: &Decision<'_>) -> Option<Expected> {
        let chosen = decision.action.discarded()?;
        let offered: Vec<Face> =
            decision.options.iter().filter_map(|action| action.discarded()).collect();
        if offered.iter().all(|face| *face == chosen) {
            return None;
        }
        let (table, hand) = (decision.table(), decision.hand());
        if i32::from(hand.shanten().get()) > i32::from(self.farthest) {
            return None;
        }
        let outlook = outlook(table, decision.seat).with_room(self.room);
        let plan = self.planner.plan(hand, &outlook, table.rules().scoring()).ok()?;
        compared(&plan, chosen, &offered)
    }
}

impl Default for Expectations {
    /// [`Expectations::new`].
    fn default() -> Expectations {
        Expectations::new()
    }
}

/// Compares the chosen discard with the best one offered.
fn compared(plan: &Plan, chosen: Face, offered: &[Face]) -> Option<Expected> {
    let points = |discard: &DiscardPlan| discard.figures().points();
    let made = plan.discards().iter().find(|discard| discard.face() == chosen)?;
    let others = plan.discards().iter().filter(|discard| offered.contains(&discard.face()));
    // Between equals the actual discard counts as the best.
    let best =
        others.fold(made, |best, other| if points(other) > points(best) { other } else { best });
    Some(Expected {
        draws: plan.draws(),
        points: points(made),
        best: best.face(),
        of_best: points(best),
        riichi: best.declares_riichi(plan.draws()),
    })
}
