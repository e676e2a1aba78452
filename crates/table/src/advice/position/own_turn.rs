//! Discards, riichi, kans and wins in the player's own turn.

use alloc::vec::Vec;

use mentsu::plan::{Objective, Plan, RiichiChoice};
use mentsu::riichi::legality::declare;
use mentsu::{Face, Hand, MeldKind};

use super::Position;
use super::far;
use crate::action::Action;
use crate::advice::advised::Advised;
use crate::options::Options;

impl Position<'_> {
    pub(in crate::advice) fn own_turn(&mut self, options: &Options, actions: &mut Vec<Advised>) {
        let hand = self.view.hand();
        let shanten = hand.shanten().get();
        let plan = self.plan_of(hand, RiichiChoice::Best);
        let declared = options.riichi().then(|| self.plan_of(hand, RiichiChoice::Always)).flatten();
        let shows = options.iter().any(|action| matches!(action, Action::OpenRiichi { .. }));
        let shown = shows.then(|| self.shown(hand)).flatten();
        let locked = self.view.table().player(self.view.seat()).is_in_riichi();
        let draws = self.after_discard().is_some();
        let far = (plan.is_none() && draws).then(|| far::Ranking::of(self));
        for action in options {
            let advised = match action {
                Action::Tsumo => self.win(action),
                Action::Kyuushu => self.ending(action, 0.0),
                Action::Riichi { face, .. } => {
                    let figures = of_face(declared.as_ref(), face).unwrap_or(UNPLANNED);
                    self.discard(action, face, figures)
                }
                Action::OpenRiichi { face, .. } => {
                    let figures = of_face(shown.as_ref(), face).unwrap_or(UNPLANNED);
                    self.discard(action, face, figures)
                }
                Action::Discard { face, .. } => {
                    let mut figures = of_face(plan.as_ref(), face);
                    if locked {
                        figures = self.locked(hand, face);
                    } else if declared.is_some() && shanten <= 0 {
                        figures = self.in_dama(hand, face).or(figures);
                    }
                    let figures = match figures {
                        _ if !draws => (0.0, self.at_the_draw(hand, face)),
                        Some(figures) if locked => figures,
                        Some(figures) => self.kept(hand, figures),
                        None => match &far {
                            Some(ranking) => (0.0, ranking.going_on(face)),
                            None => UNPLANNED,
                        },
                    };
                    self.discard(action, face, figures)
                }
                Action::Kan(meld) => {
                    let after = declare(hand, &meld).expect("an offered kan");
                    let deal_in = match meld.kind() {
                        MeldKind::Kakan => {
                            self.risks.discard(&self.reading, meld.mentsu().first().into())
                        }
                        _ => (0.0, 0.0),
                    };
                    let figures = self.before_rinshan(&after, 0).unwrap_or(UNPLANNED);
                    let figures = if locked { figures } else { self.kept(hand, figures) };
                    let folding = KAN_LOSS * self.discarded.folding;
                    self.going_on(action, deal_in, figures.0, figures.1, folding)
                }
                Action::Kita => {
                    let north = Face::plain(mentsu::Tile::North);
                    let after = hand.discard(north).expect("an offered north");
                    let figures = match self.before_rinshan(&after, 1) {
                        Some(figures) if locked => figures,
                        Some(figures) => self.kept(hand, figures),
                        None if draws => (0.0, self.far_after_north(&after)),
                        None => UNPLANNED,
                    };
                    self.going_on(action, (0.0, 0.0), figures.0, figures.1, self.discarded.folding)
                }
                Action::Call(_) | Action::Ron | Action::Pass => {
                    unreachable!("replies aren't offered in a turn")
                }
            };
            actions.push(advised);
        }
    }

    /// A discard with this chance to win and these points over folding.
    pub(super) fn discard(&self, action: Action, face: Face, (win, points): (f64, f64)) -> Advised {
        let deal_in = self.risks.discard(&self.reading, face);
        self.going_on(action, deal_in, win, points, self.discarded.folding)
    }

    /// The plan of a hand that has to discard, if it is near enough to a win.
    pub(super) fn plan_of(&mut self, hand: &Hand, riichi: RiichiChoice) -> Option<Plan> {
        let shanten = hand.shanten().get();
        if !self.plans(shanten) {
            return None;
        }
        let outlook = self.after_discard()?;
        let outlook = match outlook.riichi() {
            RiichiChoice::Never => outlook,
            _ => outlook.with_riichi(riichi),
        };
        let rules = self.view.table().rules().scoring();
        self.planner.plan(hand, &outlook, rules).ok()
    }

    /// The gain of a discard after the last draw over folding: the payment for tenpai instead of
    /// noten.
    fn at_the_draw(&self, hand: &Hand, face: Face) -> f64 {
        let is_tenpai = hand.discard(face).is_ok_and(|after| after.is_tenpai());
        let pays = self.discarded.opponents.tenpai_pays();
        if is_tenpai { f64::from(pays) } else { 0.0 }
    }

    /// The value of a tenpai hand after a discard without riichi, which may still be declared
    /// later.
    fn in_dama(&mut self, hand: &Hand, face: Face) -> Option<(f64, f64)> {
        let after = hand.discard(face).ok()?;
        if after.shanten().get() > 0 {
            return None;
        }
        let outlook = self.after_discard()?;
        let rules = self.view.table().rules().scoring();
        let prospect = self.planner.before_draw(&after, &outlook, rules).ok()?;
        Some((prospect.figures().win(), prospect.figures().points()))
    }

    /// The plan of a hand that declares riichi and is shown: nobody deals in to it. The one more
    /// han isn't counted.
    fn shown(&mut self, hand: &Hand) -> Option<Plan> {
        let outlook = self.after_discard()?.with_riichi(RiichiChoice::Always).with_others(0);
        self.planner.plan(hand, &outlook, self.view.table().rules().scoring()).ok()
    }

    /// The value of a hand that is already in riichi: that of declaring now, without the cost of
    /// the stick.
    fn locked(&mut self, hand: &Hand, face: Face) -> Option<(f64, f64)> {
        let outlook = self.after_discard()?;
        let opponents = self.discarded.opponents.with_stick(0.0);
        let outlook = outlook.with_riichi(RiichiChoice::Always).with_opponents(opponents);
        let rules = self.view.table().rules().scoring();
        let plan = self.planner.plan(hand, &outlook, rules).ok()?;
        of_face(Some(&plan), face)
    }

    /// The value of a hand that draws a rinshan tile next.
    pub(super) fn before_rinshan(&mut self, hand: &Hand, norths: u8) -> Option<(f64, f64)> {
        let shanten = hand.shanten().get();
        if !self.plans(shanten) {
            return None;
        }
        let outlook = self.after_discard()?;
        let outlook = outlook
            .with_draws((outlook.draws() + 1).min(mentsu::plan::MOST_DRAWS))
            .with_kita(outlook.kita() + norths);
        let rules = self.view.table().rules().scoring();
        let prospect = self.planner.before_draw(hand, &outlook, rules).ok()?;
        Some((prospect.figures().win(), prospect.figures().points()))
    }
}

/// The chance to win and the points over folding of what no plan values: nothing is left to draw,
/// or the hand has more futures than there is room for.
pub(super) const UNPLANNED: (f64, f64) = (0.0, 0.0);

/// The chance to win and the points of a discard; `None` without a plan.
pub(super) fn of_face(plan: Option<&Plan>, face: Face) -> Option<(f64, f64)> {
    let discard = plan?.discards().iter().find(|discard| discard.face() == face);
    let figures = discard.expect("a plan has every discard of its hand").figures();
    Some((figures.of(Objective::Win), figures.points()))
}

/// The increase of the loss by folding after a kan, whose dora count for everybody.
const KAN_LOSS: f64 = 1.2;
