//! A moment of a round at which a player decides: what is read of it, and what each action is
//! worth.

mod aftermath;
mod far;
mod own_turn;
mod places;
mod reply;
mod risk;

use mentsu::plan::{MOST_DRAWS, Outlook, Planner};

pub(super) use self::aftermath::Aftermath;
pub(super) use self::places::Places;
pub(super) use self::risk::Risks;
use super::advised::{Advised, Parts};
use super::strength::Strength;
use crate::action::Action;
use crate::outlook::outlook;
use crate::reading::Reading;
use crate::start::RoundStart;
use crate::table::{Phase, Table};
use crate::view::View;

/// A moment at which a player decides, with what is read of it.
pub(super) struct Moment<'a> {
    pub(super) view: &'a View,
    pub(super) reading: Reading<'a>,
    pub(super) risks: Risks,
    /// After an own discard now, and after passing.
    pub(super) discarded: Aftermath,
    pub(super) passed: Aftermath,
    pub(super) strength: Strength,
    pub(super) planner: &'a mut Planner,
}

impl<'a> Moment<'a> {
    pub(super) fn new(view: &'a View, strength: Strength, planner: &'a mut Planner) -> Moment<'a> {
        let reading = Reading::of(view);
        let risks = Risks::of(&reading);
        let (draws, span) = draws_after_pass(view);
        let discarded = Aftermath::of(&reading, draws_after_discard(view), 1.0);
        let passed = Aftermath::of(&reading, draws, span);
        Moment { view, reading, risks, discarded, passed, strength, planner }
    }

    /// Whether a hand of this shanten is planned.
    pub(super) const fn plans(&self, shanten: i8) -> bool {
        shanten <= self.strength.farthest()
    }

    /// The outlook after an own discard now. `None` if no draw is left.
    pub(super) fn after_discard(&self) -> Option<Outlook> {
        self.outlook(draws_after_discard(self.view), &self.discarded)
    }

    /// The outlook after a call and the discard that follows it. `None` if no draw is left.
    pub(super) fn after_call(&self) -> Option<Outlook> {
        let draws = draws_after_discard(self.view);
        self.outlook(draws, &self.discarded.after_call(&self.reading, draws))
    }

    /// The outlook after passing.
    pub(super) fn after_pass(&self) -> Option<Outlook> {
        self.outlook(draws_after_pass(self.view).0, &self.passed)
    }

    fn outlook(&self, draws: u8, aftermath: &Aftermath) -> Option<Outlook> {
        let (table, seat) = (self.view.table(), self.view.seat());
        (draws > 0).then(|| {
            outlook(table, seat)
                .with_draws(draws.min(MOST_DRAWS))
                .with_depth(self.strength.depth())
                .with_sticks(table.sticks())
                .with_others(table.rules().players() - 1)
                .with_opponents(aftermath.opponents)
                .with_room(ROOM)
        })
    }

    /// An action after which the round goes on.
    pub(super) fn going_on(
        &self,
        action: Action,
        deal_in: (f64, f64),
        win: f64,
        going_on: f64,
        folding: f64,
    ) -> Advised {
        let (chance, cost) = deal_in;
        let (going_on, folding) = ((1.0 - chance) * going_on, (1.0 - chance) * folding);
        let parts = Parts { deal_in: chance, deal_in_points: -cost, win, going_on, folding };
        Advised { action, value: going_on + folding - cost, places: None, parts }
    }

    /// An action that ends the round with this change of the own points.
    pub(super) fn ending(&self, action: Action, points: f64) -> Advised {
        let win = f64::from(u8::from(action != Action::Kyuushu));
        let parts = Parts { win, going_on: points, ..Parts::default() };
        Advised { action, value: points, places: None, parts }
    }

    /// A win that is offered.
    pub(super) fn win(&self, action: Action) -> Advised {
        let points = self.view.worth(&action).map_or(0, |win| win.deltas[self.view.seat().index()]);
        self.ending(action, f64::from(points))
    }
}

/// The start of a round that begins with what the table shows now.
pub(super) fn start_now(table: &Table) -> RoundStart {
    RoundStart {
        round: table.round(),
        dealer: table.dealer(),
        honba: table.honba(),
        sticks: table.sticks(),
        points: table.points(),
    }
}

/// How many tiles the player draws who discards now, if nobody calls.
fn draws_after_discard(view: &View) -> u8 {
    view.table().turns_left()
}

/// How many tiles the player draws who passes, if nobody calls, and how much of a go-around lies
/// before the first.
fn draws_after_pass(view: &View) -> (u8, f64) {
    let table = view.table();
    let players = table.rules().players();
    let Phase::Reply { by, .. } = table.phase() else { return (draws_after_discard(view), 1.0) };
    // How many others draw before.
    let own = view.seat().index() as u8;
    let before = (own + 2 * players - by.index() as u8 - 1) % players;
    let draws = (table.draws_left() + players - 1 - before) / players;
    (draws, f64::from(before) / f64::from(players - 1))
}

/// The most states of a plan.
const ROOM: u32 = 400_000;
