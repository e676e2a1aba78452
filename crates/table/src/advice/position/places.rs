//! Values by final places (着順), since points alone mislead towards the end of a game.

use super::{Position, start_now};
use crate::action::Action;
use crate::advice::advised::Advised;
use crate::game::after;
use crate::ledger::STICK;
use crate::reading::PlaceChances;
use crate::round::{Outcome, RoundResult};
use crate::seat::Seat;
use crate::start::RoundStart;

/// The value of final places, seen from a position of a round.
pub(in crate::advice) struct Places<'a, 'b> {
    position: &'a Position<'b>,
    start: RoundStart,
    worth: &'a [f64; 4],
}

impl<'a, 'b> Places<'a, 'b> {
    pub(in crate::advice) fn new(
        position: &'a Position<'b>,
        worth: &'a [f64; 4],
    ) -> Places<'a, 'b> {
        let start = start_now(position.view.table());
        Places { position, start, worth }
    }

    /// The expected value of the final place after an action.
    pub(in crate::advice) fn of(&self, advised: &Advised) -> f64 {
        let parts = advised.parts;
        if matches!(advised.action, Action::Tsumo | Action::Ron) {
            return self.after_win(&advised.action);
        }
        let stays = 1.0 - parts.deal_in;
        let own_points = if parts.win > 0.0 {
            (parts.going_on / stays.max(1e-9) / parts.win).clamp(LEAST, MOST)
        } else {
            0.0
        };
        // The outcome if neither wins, computed from the rest of the mean.
        let mean = (parts.going_on + parts.folding) / stays.max(1e-9);
        let others = (mean - parts.win * own_points) / (1.0 - parts.win).max(1e-9);
        let wins = if parts.win > NEGLIGIBLE {
            WINS.iter().map(|(size, share)| share * self.won(size * own_points)).sum()
        } else {
            0.0
        };
        let goes_on = parts.win * wins + (1.0 - parts.win) * self.lost(others);
        stays * goes_on + self.dealt_in(advised)
    }

    /// After a discard on which somebody wins, times its chance.
    fn dealt_in(&self, advised: &Advised) -> f64 {
        let (Action::Discard { face, .. } | Action::Riichi { face, .. }) = advised.action else {
            return advised.parts.deal_in * self.lost(0.0);
        };
        let reading = &self.position.reading;
        let (mut sum, mut chances) = (0.0, 0.0);
        for of in self.others() {
            let chance = reading.danger(face.tile(), of).chance();
            chances += chance;
            if chance > NEGLIGIBLE {
                let mut points = self.start.points;
                let paid = reading.cost(face, of) as i32;
                points[self.seat().index()] -= paid;
                points[of.index()] += paid + STICK * i32::from(self.start.sticks);
                sum += chance * self.after_round(of, points);
            }
        }
        // Several players may win on the same discard, so the sum of their chances is slightly too
        // high.
        if chances > 0.0 { sum * advised.parts.deal_in / chances } else { 0.0 }
    }

    /// After an own win of this many points that the others pay alike.
    fn won(&self, received: f64) -> f64 {
        let mut points = self.start.points;
        let others = self.others().count().max(1) as f64;
        let from_others = received - 1_000.0 * f64::from(self.start.sticks);
        points[self.seat().index()] += received as i32;
        self.others().for_each(|of| points[of.index()] -= (from_others / others) as i32);
        self.after_round(self.seat(), points)
    }

    /// After an offered win.
    fn after_win(&self, action: &Action) -> f64 {
        let win = self.position.view.worth(action).expect("an offered win");
        let points = [0, 1, 2, 3].map(|at| self.start.points[at] + win.deltas[at]);
        self.after_round(self.seat(), points)
    }

    /// After a round that another player wins or that has no winner, with this change of the own
    /// points: the others share it.
    fn lost(&self, change: f64) -> f64 {
        let mut points = self.start.points;
        let others = self.others().count().max(1) as f64;
        points[self.seat().index()] += change as i32;
        self.others().for_each(|of| points[of.index()] -= (change / others) as i32);
        // Whoever doesn't deal wins as a rule.
        let winner = self.others().find(|of| *of != self.start.dealer).unwrap_or(self.start.dealer);
        self.after_round(winner, points)
    }

    fn after_round(&self, winner: Seat, points: [i32; 4]) -> f64 {
        let rules = self.position.view.table().rules();
        let mut winners = [false; 4];
        winners[winner.index()] = true;
        let outcome = Outcome { result: RoundResult::Won { winners }, points, sticks: 0 };
        let next = after(rules, &self.start, &outcome);
        PlaceChances::after(rules, &next, self.seat()).worth(self.worth)
    }

    fn seat(&self) -> Seat {
        self.position.view.seat()
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat();
        let seats = self.position.view.table().seats();
        seats.iter().copied().filter(move |of| *of != own)
    }
}

/// Sizes of wins relative to their mean, and their chances.
const WINS: [(f64, f64); 2] = [(0.65, 0.65), (1.65, 0.35)];

/// The lowest and highest average payment of a win.
const LEAST: f64 = 1_000.0;
const MOST: f64 = 48_000.0;

/// Chances that change no place.
const NEGLIGIBLE: f64 = 0.002;
