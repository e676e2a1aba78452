//! Actions as numbers and back, beside what the engine offers.

use std::collections::BTreeSet;

use mentsu::puzzle::{RandomSource, SplitMix64};
use mentsu_table::encode::{ActionNumber, Announced, Choices, Step};
use mentsu_table::{Action, ActionKind, Options, Round, Seat};

use crate::common::{PRESETS, any, efficient, round};

/// Every action that can be reached by numbers of the mask, with its numbers.
fn reached(options: &Options) -> Vec<(Action, Vec<u8>)> {
    let mut reached = Vec::new();
    for number in Choices::of(options).mask() {
        match Choices::of(options).step(number).unwrap() {
            Step::Act(action) => reached.push((action, vec![number.get()])),
            Step::Announce(announced) => {
                let after = Choices::after(options, announced);
                assert!(!after.mask().is_empty(), "a riichi has a discard");
                for discard in after.mask() {
                    let Some(Step::Act(action)) = after.step(discard) else {
                        panic!("{discard} of a riichi");
                    };
                    reached.push((action, vec![number.get(), discard.get()]));
                }
            }
        }
    }
    reached
}

/// The numbers of the mask lead to all that is offered, each way once, and to nothing else.
fn mask_is_what_is_offered(options: &Options) {
    let reached = reached(options);
    assert_eq!(reached.len(), options.len(), "{options:?}");
    for (action, numbers) in &reached {
        assert!(options.contains(action), "{action} isn't offered: {options:?}");
        let back = ActionNumber::of(action);
        assert!(back.iter().map(|number| number.get()).eq(numbers.iter().copied()), "{action}");
    }
    for action in options {
        assert!(reached.iter().any(|(other, _)| *other == action), "{action} can't be chosen");
    }
    let mask = Choices::of(options).mask();
    assert_eq!(mask.is_empty(), options.is_empty());
    assert_eq!(mask.to_array().iter().filter(|is| **is).count(), mask.len());
    for number in (0..=u8::MAX).map_while(ActionNumber::new) {
        assert_eq!(Choices::of(options).step(number).is_some(), mask.contains(number));
    }
}

/// Plays rounds under all presets until so many decisions are made under each, half of them at
/// random; returns the kinds of actions that were taken by number.
fn play_by_number(decisions: u64) -> BTreeSet<ActionKind> {
    let mut kinds = BTreeSet::new();
    for (name, rules) in PRESETS {
        let (mut walls, mut choices) = (SplitMix64::new(31), SplitMix64::new(32));
        let mut left = decisions;
        let mut next = |round: &Round, seat: Seat, rounds: u64| match rounds % 2 {
            0 => any(&mut choices)(round, seat),
            _ => efficient(&mut choices)(round, seat),
        };
        for rounds in 0.. {
            let mut round = round(&rules, &mut walls);
            while let Some(seat) = round.awaited().next() {
                Seat::ALL.iter().for_each(|seat| mask_is_what_is_offered(round.options(*seat)));
                let wanted = next(&round, seat, rounds);
                let mut announced = Announced::Nothing;
                for number in ActionNumber::of(&wanted) {
                    let choices = Choices::after(round.options(seat), announced);
                    match choices.step(number).unwrap_or_else(|| panic!("{name}: {number}")) {
                        Step::Announce(what) => announced = what,
                        Step::Act(action) => {
                            assert_eq!(action, wanted, "{name}");
                            kinds.insert(action.kind());
                            round.act(seat, action).unwrap();
                        }
                    }
                }
                left = left.saturating_sub(1);
            }
            if left == 0 {
                break;
            }
        }
    }
    kinds
}

#[test]
fn masks_offer_what_the_engine_offers() {
    let kinds = play_by_number(6_000);
    for kind in [ActionKind::Chi, ActionKind::Kita, ActionKind::OpenRiichi, ActionKind::Ron] {
        assert!(kinds.contains(&kind), "{kind} among {kinds:?}");
    }
}

/// A million decisions, of all presets.
#[test]
#[ignore = "takes some ten seconds"]
fn masks_offer_what_the_engine_offers_over_a_million_decisions() {
    assert_eq!(play_by_number(100_000).len(), ActionKind::ALL.len());
}

#[test]
fn random_numbers_are_refused_or_played() {
    let mut source = SplitMix64::new(5);
    let rules = PRESETS[0].1;
    let mut round = round(&rules, &mut source);
    let mut announced = Announced::Nothing;
    let mut refused = 0;
    while let Some(seat) = round.awaited().next() {
        let number = ActionNumber::new(source.below(ActionNumber::COUNT) as u8).unwrap();
        match Choices::after(round.options(seat), announced).step(number) {
            None => refused += 1,
            Some(Step::Announce(what)) => announced = what,
            Some(Step::Act(action)) => {
                round.act(seat, action).unwrap();
                announced = Announced::Nothing;
            }
        }
    }
    assert!(refused > 0);
    assert_eq!(ActionNumber::new(ActionNumber::COUNT as u8), None);
}
