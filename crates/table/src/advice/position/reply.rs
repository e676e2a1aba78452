//! Passing, calling and ron.

use alloc::vec::Vec;

use mentsu::riichi::legality::{declare, discards_after_call};
use mentsu::{Hand, Meld};

use super::Position;
use super::own_turn::{UNPLANNED, of_face};
use crate::action::Action;
use crate::advice::advised::Advised;
use crate::options::Options;

impl Position<'_> {
    pub(in crate::advice) fn reply(&mut self, options: &Options, actions: &mut Vec<Advised>) {
        let hand = self.view.hand();
        let near = self.plans(hand.shanten().get());
        for action in options {
            let advised = match action {
                Action::Ron => self.win(action),
                Action::Pass => {
                    let asks = options.calls().next().is_some() && self.after_pass().is_some();
                    let (win, points) = if asks {
                        let planned = near.then(|| self.before_draw(hand).unwrap_or(UNPLANNED));
                        let far = || (0.0, self.far_worth(hand.shanten().get()));
                        planned.map_or_else(far, |figures| self.kept(hand, figures))
                    } else {
                        (0.0, 0.0)
                    };
                    self.going_on(action, (0.0, 0.0), win, points, self.passed.folding)
                }
                Action::Call(meld) if near => match self.call(hand, &meld, action) {
                    Some(advised) => advised,
                    None => continue,
                },
                Action::Call(_) => {
                    let folding = self.discarded.folding;
                    self.going_on(action, (0.0, 0.0), 0.0, NEVER, folding)
                }
                _ => continue,
            };
            actions.push(advised);
        }
    }

    fn before_draw(&mut self, hand: &Hand) -> Option<(f64, f64)> {
        let outlook = self.after_pass()?;
        let rules = self.view.table().rules().scoring();
        let prospect = self.planner.before_draw(hand, &outlook, rules).ok()?;
        Some((prospect.figures().win(), prospect.figures().points()))
    }

    /// The best discard after a call.
    fn call(&mut self, hand: &Hand, meld: &Meld, action: Action) -> Option<Advised> {
        let after = declare(hand, meld).ok()?;
        if meld.kind().is_kan() {
            let figures = self.before_rinshan(&after, 0).unwrap_or(UNPLANNED);
            let (win, points) = self.kept(&after, figures);
            return Some(self.going_on(action, (0.0, 0.0), win, points, self.discarded.folding));
        }
        let rules = self.view.table().rules().scoring();
        let plan =
            self.after_call().and_then(|outlook| self.planner.plan(&after, &outlook, rules).ok());
        let allowed = discards_after_call(&after, meld, rules);
        let valued = allowed.iter().map(|face| {
            let figures = of_face(plan.as_ref(), *face).unwrap_or(UNPLANNED);
            let figures = self.kept(&after, figures);
            self.discard(action, *face, figures)
        });
        valued.reduce(|best, next| if next.value > best.value { next } else { best })
    }
}

/// The value of a call that doesn't bring the hand near a win.
const NEVER: f64 = -1_000.0;
