//! A position of a round at which a player decides: its reading and the value of each action.

mod aftermath;
mod far;
mod own_turn;
mod places;
mod reply;
mod risk;

use mentsu::Hand;
use mentsu::plan::{MOST_DRAWS, Outlook, Planner};

pub(super) use self::aftermath::Aftermath;
pub(super) use self::places::Places;
pub(super) use self::risk::Risks;
use super::advised::{Advised, Parts};
use super::strength::Strength;
use crate::action::Action;
use crate::outlook::outlook;
use crate::reading::TableReading;
use crate::start::RoundStart;
use crate::table::{Phase, Table};
use crate::view::View;

/// A position at which a player decides, with its reading.
pub(super) struct Position<'a> {
    pub(super) view: &'a View,
    pub(super) reading: TableReading<'a>,
    pub(super) risks: Risks,
    /// After an own discard now, and after passing.
    pub(super) discarded: Aftermath,
    pub(super) passed: Aftermath,
    pub(super) strength: Strength,
    /// Whether plans are trusted in full.
    pub(super) trusts_plans: bool,
    pub(super) planner: &'a mut Planner,
}

impl<'a> Position<'a> {
    pub(super) fn new(
        view: &'a View,
        strength: Strength,
        planner: &'a mut Planner,
    ) -> Position<'a> {
        let reading = TableReading::of(view);
        let risks = Risks::of(&reading);
        let discarded = Aftermath::of(&reading, DrawsLeft::after_discard(view));
        let passed = Aftermath::of(&reading, DrawsLeft::after_pass(view));
        Position { view, reading, risks, discarded, passed, strength, trusts_plans: false, planner }
    }

    /// Whether a hand of this shanten is planned.
    pub(super) const fn plans(&self, shanten: i8) -> bool {
        shanten <= self.strength.farthest()
    }

    /// The outlook after an own discard now. `None` if no draw is left.
    pub(super) fn after_discard(&self) -> Option<Outlook> {
        self.outlook(&self.discarded)
    }

    /// The outlook after a call and the discard that follows it. `None` if no draw is left.
    pub(super) fn after_call(&self) -> Option<Outlook> {
        self.outlook(&self.discarded.after_call(&self.reading))
    }

    /// The outlook after passing.
    pub(super) fn after_pass(&self) -> Option<Outlook> {
        self.outlook(&self.passed)
    }

    fn outlook(&self, aftermath: &Aftermath) -> Option<Outlook> {
        let (table, seat) = (self.view.table(), self.view.seat());
        let draws = aftermath.draws.number;
        (draws > 0).then(|| {
            outlook(table, seat)
                .with_draws(draws.min(MOST_DRAWS))
                .with_depth(self.strength.depth(self.view.hand().shanten().get()))
                .with_sticks(table.sticks())
                .with_others(table.rules().players() - 1)
                .with_opponents(aftermath.opponents)
                .with_room(ROOM)
        })
    }

    /// The average actual share of a plan's chance to win and points, for a hand that isn't in
    /// riichi.
    pub(super) fn kept(&self, hand: &Hand, (win, points): (f64, f64)) -> (f64, f64) {
        if self.trusts_plans {
            return (win, points);
        }
        let share = self.reading.plan_share(hand);
        (share.of_wins(win), share.of_points(points))
    }

    /// The value over folding of a hand of this shanten that is too far from a win to plan.
    pub(super) fn far_worth(&self, shanten: i8) -> f64 {
        let worth = self.reading.far_worth(shanten);
        if self.reading.others_in_riichi() > 0 { WORTH_BESIDE_RIICHI * worth } else { worth }
    }

    /// An action after which the round continues.
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

    /// An offered win.
    pub(super) fn win(&self, action: Action) -> Advised {
        let win = self.view.worth(&action).expect("an offered win");
        self.ending(action, f64::from(win.deltas[self.view.seat().index()]))
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

/// The draws that a player has left, if nobody calls.
#[derive(Clone, Copy)]
pub(in crate::advice) struct DrawsLeft {
    pub(super) number: u8,
    /// The share of a go-around before the first draw, 0 to 1, and the number of other players who
    /// draw after the last.
    pub(super) before: f64,
    pub(super) behind: u8,
}

impl DrawsLeft {
    /// Those of a player who discards now.
    fn after_discard(view: &View) -> DrawsLeft {
        let table = view.table();
        let players = table.rules().players();
        DrawsLeft { number: table.turns_left(), before: 1.0, behind: table.draws_left() % players }
    }

    /// Those of a player who passes.
    fn after_pass(view: &View) -> DrawsLeft {
        let table = view.table();
        let players = table.rules().players();
        let Phase::Reply { by, .. } = table.phase() else { return DrawsLeft::after_discard(view) };
        // How many others draw before.
        let own = view.seat().index() as u8;
        let before = (own + 2 * players - by.index() as u8 - 1) % players;
        let left = table.draws_left();
        DrawsLeft {
            number: (left + players - 1 - before) / players,
            before: f64::from(before) / f64::from(players - 1),
            behind: match left.checked_sub(before + 1) {
                Some(behind) => behind % players,
                None => left,
            },
        }
    }
}

/// The remaining share of a far hand's value against a riichi, under which such hands hardly ever
/// win.
const WORTH_BESIDE_RIICHI: f64 = 0.1;

/// The most states of a plan.
const ROOM: u32 = 400_000;
