//! The kind of mistake of an action that is worth less than the best.

use super::{Advice, Advised};
use crate::action::Action;

/// The kind of mistake of an action that is worth less than the best.
///
/// The first that applies: a win, a call or a kan that only one of the two actions makes; then
/// danger, if it weighs most; then riichi or dama; then the rest of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// Went on where the danger weighs more (押しすぎ): most of the loss is the cost of a deal-in.
    /// Playing a hand of nine kinds that the best action aborts also counts.
    Push,
    /// Folded where going on is worth more (降りすぎ): the discard is safer than the best, by at least
    /// a quarter of the value that it loses. Aborting a hand of nine kinds that is worth playing
    /// also counts.
    Fold,
    /// Declared riichi where a discard without it is worth more (立直).
    Riichi,
    /// Stayed dama where riichi is worth more (黙聴).
    Dama,
    /// Called, declared a kan or set a north aside, or failed to, or used other tiles (鳴き).
    Call,
    /// Passed on a win that is worth more, or won where going on is worth more (見逃し).
    Win,
    /// Discarded a tile after which the hand is worth less, for none of the reasons above (牌効率).
    Efficiency,
}

mentsu::names! { Mistake, "kind of mistake":
    Push "push",
    Fold "fold",
    Riichi "riichi",
    Dama "dama",
    Call "call",
    Win "win",
    Efficiency "efficiency",
}

impl Advice {
    /// The points that an action loses against the best one, 0 or more. `None` if it isn't offered.
    #[must_use]
    pub fn loss(&self, taken: &Action) -> Option<f64> {
        Some((self.best()?.value - self.of(taken)?.value).max(0.0))
    }

    /// The kind of mistake of an action. `None` if none is worth more, or if it isn't offered.
    #[must_use]
    pub fn mistake(&self, taken: &Action) -> Option<Mistake> {
        let (best, taken) = (self.best()?, self.of(taken)?);
        if taken.value >= best.value {
            return None;
        }
        let is_one = |is: fn(&Action) -> bool| is(&best.action) || is(&taken.action);
        Some(match (&taken.action, &best.action) {
            _ if is_one(wins) => Mistake::Win,
            _ if is_one(declares) => Mistake::Call,
            (Action::Kyuushu, _) => Mistake::Fold,
            (_, Action::Kyuushu) => Mistake::Push,
            _ if is_push(taken, best) => Mistake::Push,
            (Action::Riichi { .. }, Action::Discard { .. }) => Mistake::Riichi,
            _ if is_fold(taken, best) => Mistake::Fold,
            (Action::Discard { face, .. }, Action::Riichi { .. })
                if self.actions.iter().any(|advised| {
                    matches!(advised.action, Action::Riichi { face: of, .. } if of == *face)
                }) =>
            {
                Mistake::Dama
            }
            _ => Mistake::Efficiency,
        })
    }
}

fn wins(action: &Action) -> bool {
    matches!(action, Action::Ron | Action::Tsumo)
}

fn declares(action: &Action) -> bool {
    matches!(action, Action::Call(_) | Action::Kan(_) | Action::Kita)
}

/// Whether most of the loss is danger.
fn is_push(taken: &Advised, best: &Advised) -> bool {
    let danger = best.parts.deal_in_points - taken.parts.deal_in_points;
    let others = best.value - taken.value - danger;
    danger > 0.0 && danger > others
}

/// Whether the gain in safety is a good part of the lost value of going on.
fn is_fold(taken: &Advised, best: &Advised) -> bool {
    /// The minimum points of safety per point of going on.
    const LEAST: f64 = 0.25;
    let safety = taken.parts.deal_in_points - best.parts.deal_in_points;
    let lost = best.parts.going_on - taken.parts.going_on;
    safety > 0.0 && lost > 0.0 && safety >= LEAST * lost
}

#[cfg(test)]
mod tests {
    use mentsu::{Face, Tile, meld};

    use super::super::Parts;
    use super::*;

    fn discard(tile: Tile) -> Action {
        Action::Discard { face: Face::plain(tile), tsumogiri: false }
    }

    fn riichi(tile: Tile) -> Action {
        Action::Riichi { face: Face::plain(tile), tsumogiri: false }
    }

    /// An action with this risk and this gain, in points.
    fn advised(action: Action, risk: f64, going_on: f64) -> Advised {
        let parts = Parts { deal_in_points: -risk, going_on, ..Parts::default() };
        Advised { action, value: going_on - risk, places: None, parts }
    }

    /// The kind of mistake of the last of these actions.
    #[track_caller]
    fn mistake<const N: usize>(actions: [Advised; N]) -> Option<Mistake> {
        let taken = actions[N - 1].action;
        let mut actions = actions.to_vec();
        actions.sort_by(|one, other| other.value.total_cmp(&one.value));
        Advice { actions }.mistake(&taken)
    }

    #[test]
    fn danger_that_weighs_most_is_a_push() {
        let safe = advised(discard(Tile::East), 0.0, 100.0);
        assert_eq!(mistake([safe, advised(discard(Tile::M5), 900.0, 700.0)]), Some(Mistake::Push));
        assert_eq!(mistake([safe, advised(riichi(Tile::M5), 900.0, 700.0)]), Some(Mistake::Push));
        // Neither safer nor better: the larger part of the loss decides.
        assert_eq!(mistake([safe, advised(discard(Tile::M5), 80.0, 40.0)]), Some(Mistake::Push));
        let worse = advised(discard(Tile::M5), 40.0, 20.0);
        assert_eq!(mistake([safe, worse]), Some(Mistake::Efficiency));
        let aborts = advised(Action::Kyuushu, 0.0, 0.0);
        assert_eq!(mistake([aborts, advised(discard(Tile::M5), 9.0, 0.0)]), Some(Mistake::Push));
    }

    #[test]
    fn safety_that_costs_more_than_it_saves_is_a_fold() {
        let going_on = advised(discard(Tile::M5), 300.0, 1500.0);
        let folds = advised(discard(Tile::East), 0.0, 400.0);
        assert_eq!(mistake([going_on, folds]), Some(Mistake::Fold));
        let declares = advised(riichi(Tile::M5), 300.0, 1500.0);
        assert_eq!(mistake([declares, folds]), Some(Mistake::Fold));
        // A little safer, and much worse: not a fold.
        let little = advised(discard(Tile::East), 290.0, 400.0);
        assert_eq!(mistake([going_on, little]), Some(Mistake::Efficiency));
        let aborts = advised(Action::Kyuushu, 0.0, 0.0);
        assert_eq!(mistake([going_on, aborts]), Some(Mistake::Fold));
    }

    #[test]
    fn riichi_and_dama_leave_the_hand_tenpai() {
        let (declared, dama) =
            (advised(riichi(Tile::M5), 10.0, 900.0), advised(discard(Tile::M5), 10.0, 800.0));
        assert_eq!(mistake([declared, dama]), Some(Mistake::Dama));
        let other = advised(discard(Tile::M6), 10.0, 500.0);
        assert_eq!(mistake([declared, other]), Some(Mistake::Efficiency), "not tenpai");
        let hidden = advised(discard(Tile::M5), 10.0, 950.0);
        assert_eq!(mistake([hidden, declared]), Some(Mistake::Riichi));
        let wide = advised(riichi(Tile::M6), 10.0, 1000.0);
        assert_eq!(mistake([wide, declared]), Some(Mistake::Efficiency), "both are riichi");
    }

    #[test]
    fn calls_and_wins_are_themselves() {
        let (pon, chi) = (Action::Call(meld!("(555=p)")), Action::Call(meld!("(345-p)")));
        let pass = advised(Action::Pass, 0.0, 100.0);
        for (best, taken) in [(pass, pon), (advised(pon, 0.0, 200.0), chi)] {
            assert_eq!(mistake([best, advised(taken, 500.0, 90.0)]), Some(Mistake::Call));
        }
        assert_eq!(mistake([advised(pon, 0.0, 200.0), pass]), Some(Mistake::Call));
        let kan = advised(Action::Kan(meld!("[1111m]")), 0.0, 200.0);
        assert_eq!(mistake([kan, advised(discard(Tile::M1), 300.0, 0.0)]), Some(Mistake::Call));
        let ron = advised(Action::Ron, 0.0, 3900.0);
        assert_eq!(mistake([ron, pass]), Some(Mistake::Win));
        assert_eq!(mistake([ron, advised(pon, 0.0, 200.0)]), Some(Mistake::Win));
    }

    #[test]
    fn what_gives_nothing_up_is_no_mistake() {
        let (one, equal) =
            (advised(discard(Tile::M5), 0.0, 100.0), advised(discard(Tile::M6), 0.0, 100.0));
        assert_eq!(mistake([one, equal]), None);
        assert_eq!(mistake([one]), None);
        let advice = Advice { actions: [one, advised(riichi(Tile::M5), 50.0, 100.0)].to_vec() };
        assert_eq!(advice.loss(&riichi(Tile::M5)), Some(50.0));
        assert_eq!(advice.loss(&one.action), Some(0.0));
        assert_eq!(advice.mistake(&Action::Pass), None, "not offered");
        assert_eq!(advice.loss(&Action::Pass), None);
        assert_eq!(Advice { actions: [].to_vec() }.loss(&Action::Pass), None);
    }
}
