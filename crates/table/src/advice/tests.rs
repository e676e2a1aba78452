use alloc::vec::Vec;

use mentsu::plan::Planner;
use mentsu::random::SplitMix64;
use mentsu::{Face, Tile, TileSet};

use super::position::{Position, Risks};
use super::*;
use crate::action::Action;
use crate::view::View;
use crate::{GameRules, Round, RoundStart, Wall, bot};

/// Shows views of players who decide, in rounds played by tile count.
fn each_view(rules: &GameRules, rounds: u64, mut show: impl FnMut(&View)) {
    for seed in 0..rounds {
        let wall = Wall::shuffled(rules, &mut SplitMix64::new(seed));
        let mut round = Round::new(rules, &RoundStart::first(rules), wall).unwrap();
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            if view.options().only().is_none() {
                show(&view);
            }
            round.act(seat, bot::efficiency(&view)).unwrap();
        }
    }
}

/// Without information about the others, a discard is worth what the plan expects.
#[test]
fn alone_it_is_the_plan() {
    let (mut planner, mut alone) = (Planner::new(), Planner::new());
    let mut compared = 0;
    for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
        each_view(&rules, 6, |view| {
            let (options, shanten) = (view.options(), view.hand().shanten().get());
            if options.pass() || options.riichi() || !(0..=1).contains(&shanten) {
                return;
            }
            let mut position = Position::new(view, Strength::Strong, &mut alone);
            position.risks = Risks::NONE;
            position.trusts_plans = true;
            position.discarded.forget_opponents();
            position.passed.forget_opponents();
            let mut actions = Vec::new();
            let Some(outlook) = position.after_discard() else { return };
            position.own_turn(&options, &mut actions);
            if view.table().player(view.seat()).is_in_riichi() {
                return;
            }
            let plan = planner.plan(view.hand(), &outlook, rules.scoring()).unwrap();
            for advised in actions {
                let Action::Discard { face, .. } = advised.action else { continue };
                let discard = plan.discards().iter().find(|plan| plan.face() == face).unwrap();
                assert_eq!(advised.value, discard.figures().points(), "{:?}", advised.action);
                assert_eq!(advised.parts.win, discard.figures().win());
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn parts_add_up_and_every_action_has_a_value() {
    let mut advisor = Advisor::new().with_strength(Strength::Middle);
    let mut asked = 0;
    for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
        each_view(&rules, 6, |view| {
            let advice = advisor.advice(view);
            let options = view.options();
            assert_eq!(advice.actions().len(), options.len());
            for advised in advice.actions() {
                let Parts { deal_in, deal_in_points, win, going_on, folding } = advised.parts;
                assert!(options.contains(&advised.action));
                assert!((advised.value - deal_in_points - going_on - folding).abs() < 1e-6);
                assert!((0.0..=1.0).contains(&deal_in) && (0.0..=1.0).contains(&win));
                assert!(advised.value.is_finite() && deal_in_points <= 0.0);
            }
            let best = advice.best().map(|best| best.value);
            assert!(advice.actions().iter().all(|one| Some(one.value) <= best));
            asked += 1;
        });
    }
    assert!(asked > 300, "{asked}");
}

/// A far hand that faces a riichi folds.
#[test]
fn a_far_hand_gives_a_riichi_what_is_safe() {
    let (mut faced, mut safe) = (0, 0);
    let mut advisor = Advisor::new().with_strength(Strength::Middle);
    each_view(&GameRules::TENHOU, 160, |view| {
        let (table, seat) = (view.table(), view.seat());
        let others = table.seats().iter().filter(|of| **of != seat);
        let riichi: Vec<_> = others.filter(|of| table.player(**of).is_in_riichi()).collect();
        let [of] = riichi[..] else { return };
        let holds_safe =
            view.hand().concealed().tiles().any(|tile| table.player(*of).discards().contains(tile));
        if view.options().pass() || view.hand().shanten().get() < 3 || !holds_safe {
            return;
        }
        faced += 1;
        let advice = advisor.advice(view);
        safe += usize::from(advice.best().unwrap().parts.deal_in < 0.01);
    });
    assert!(faced > 20, "{faced}");
    assert!(safe * 10 >= faced * 9, "{safe} of {faced}");
}

/// A far hand in sanma sets its norths aside before it discards: each is a han and a draw.
#[test]
fn a_far_hand_sets_its_norths_aside() {
    let (mut asked, mut aside) = (0, 0);
    let mut advisor = Advisor::new().with_strength(Strength::Middle);
    each_view(&GameRules::TENHOU_SANMA, 60, |view| {
        let (table, seat) = (view.table(), view.seat());
        let mut others = table.seats().iter().filter(|of| **of != seat);
        let in_riichi = others.any(|of| table.player(*of).is_in_riichi());
        if !view.options().kita() || view.hand().shanten().get() < 4 || in_riichi {
            return;
        }
        asked += 1;
        aside += usize::from(advisor.advice(view).best().unwrap().action == Action::Kita);
    });
    assert!(asked > 5, "{asked}");
    assert_eq!(aside, asked);
}

/// For hands too far to plan, no discard that moves the hand back is worth as much as the one that
/// leaves the most helpful tiles, and none is worth more than such hands came to.
#[test]
fn far_hands_go_forward() {
    let mut planner = Planner::new();
    let mut compared = [0, 0];
    for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
        each_view(&rules, 40, |view| {
            let (options, shanten) = (view.options(), view.hand().shanten().get());
            if options.pass() || shanten <= 3 {
                return;
            }
            let table = view.table();
            let ranked = view.hand().discards_in(&table.known_to(view.seat(), view.hand()));
            let mut position = Position::new(view, Strength::Strong, &mut planner);
            position.risks = Risks::NONE;
            let level = position.far_worth(shanten);
            let mut actions = Vec::new();
            position.own_turn(&options, &mut actions);
            let going_on = |tile: Tile| {
                let of = actions.iter().find(|advised| match advised.action {
                    Action::Discard { face, .. } => face == Face::plain(tile),
                    _ => false,
                });
                of.map(|advised| advised.parts.going_on)
            };
            let dora: TileSet = table.dora().collect();
            let plain = ranked.iter().filter(|discard| !dora.contains(discard.tile()));
            let Some(best) = plain.clone().next().and_then(|best| going_on(best.tile())) else {
                return;
            };
            assert!(0.0 < best && best <= level, "{} {best} of {level}", view.hand());
            for back in plain.filter(|discard| discard.shanten().get() > shanten) {
                let Some(going_back) = going_on(back.tile()) else { continue };
                assert!(going_back < best, "{} {} {going_back} {best}", view.hand(), back.tile());
                compared[usize::from(rules == GameRules::TENHOU_SANMA)] += 1;
            }
        });
    }
    assert!(compared.iter().all(|number| *number > 100), "{compared:?}");
}
