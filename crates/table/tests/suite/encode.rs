//! Actions as numbers and back, beside what the engine offers.

use std::collections::BTreeSet;

use mentsu::Tile;
use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::encode::{
    ActionNumber, Announced, Choices, Encoder, HIDDEN_PLANES, KINDS, PLANES, Seen, Step,
    WrongLength, write_hidden,
};
use mentsu_table::{Action, ActionKind, GameRules, Options, Round, RoundStart, Seat, Wall};

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

/// Plays rounds under all presets until each preset has `decisions` decisions, half of them random.
/// Returns the kinds of actions that were chosen by number.
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

/// Plays a round at random; shows each awaited seat before it acts.
fn each_decision(rules: &GameRules, seed: u64, mut look: impl FnMut(&Round, Seat)) {
    let (mut walls, mut choices) = (SplitMix64::new(seed), SplitMix64::new(seed + 1));
    let mut round = round(rules, &mut walls);
    while let Some(seat) = round.awaited().next() {
        look(&round, seat);
        let action = efficient(&mut choices)(&round, seat);
        round.act(seat, action).unwrap();
    }
}

fn encoded(seen: &Seen<'_>) -> Vec<f32> {
    let mut encoder = Encoder::new().with_danger(true);
    let mut out = vec![f32::NAN; encoder.numbers()];
    encoder.write(seen, &mut out).unwrap();
    out
}

/// One of the planes.
fn plane<'a>(numbers: &'a [f32], name: &str) -> &'a [f32] {
    let names: Vec<&str> = Encoder::new().with_danger(true).planes();
    let place = names.iter().position(|other| *other == name).unwrap();
    &numbers[place * KINDS..][..KINDS]
}

#[test]
fn planes_of_a_round_are_those_of_its_view() {
    for (nth, (name, rules)) in PRESETS.into_iter().enumerate() {
        for seed in 0..4 {
            each_decision(&rules, 40 + 10 * nth as u64 + seed, |round, seat| {
                let of_round = encoded(&Seen::of_round(round, seat));
                assert_eq!(of_round, encoded(&Seen::of_view(&round.view(seat).unwrap())), "{name}");
                assert!(of_round.iter().all(|number| number.is_finite() && number.abs() < 4.0));
            });
        }
    }
}

#[test]
fn planes_say_what_is_seen() {
    for (_, rules) in PRESETS {
        let players = rules.players();
        each_decision(&rules, 3, |round, seat| {
            let (table, hand) = (round.table(), round.hand(seat).unwrap());
            let seen = Seen::of_round(round, seat);
            let numbers = encoded(&seen);
            let held = ["hand_1", "hand_2", "hand_3", "hand_4"].map(|name| plane(&numbers, name));
            for tile in Tile::ALL {
                let copies: f32 = held.iter().map(|plane| plane[tile.index()]).sum();
                assert_eq!(copies, f32::from(hand.concealed().get(tile)));
            }
            // What lies open is counted as it is written.
            let left = table.known_to(seat, hand).unseen(hand.concealed());
            let unseen = ["unseen_1", "unseen_2", "unseen_3", "unseen_4"];
            let unseen = unseen.map(|name| plane(&numbers, name));
            for tile in Tile::ALL {
                let copies: f32 = unseen.iter().map(|plane| plane[tile.index()]).sum();
                assert_eq!(copies, f32::from(left.get(tile)), "{tile}");
                let dora = table.dora().filter(|dora| *dora == tile).count() as f32;
                assert_eq!(plane(&numbers, "dora")[tile.index()], 0.25 * dora);
            }
            for other in table.seats() {
                let place = seat.turns_to(*other, players);
                let (river, melds) = (format!("river_{place}"), format!("melds_{place}"));
                let public = table.player(*other);
                for tile in Tile::ALL {
                    let of_tile = |other: Tile| other == tile;
                    let made = table.river(*other).filter(|it| of_tile(it.face.tile())).count();
                    assert_eq!(plane(&numbers, &river)[tile.index()], 0.25 * made as f32);
                    let melded = public.melds().iter().flat_map(|meld| meld.mentsu().tiles());
                    let kita = if tile == Tile::North { public.kita() } else { 0 };
                    let declared =
                        melded.filter(|other| of_tile(*other)).count() + usize::from(kita);
                    assert_eq!(plane(&numbers, &melds)[tile.index()], 0.25 * declared as f32);
                }
                let mut made: Vec<(u8, Tile, bool)> = Vec::new();
                for copy in 1..=4 {
                    let of = |what: &str| plane(&numbers, &format!("river_{what}_{copy}_{place}"));
                    for tile in Tile::ALL {
                        let order = of("order")[tile.index()];
                        if order > 0.0 {
                            let drawn = of("drawn")[tile.index()] == 1.0;
                            made.push(((order * 24.0).round() as u8, tile, drawn));
                        }
                    }
                }
                made.sort_by_key(|discard| discard.0);
                let river = table.river(*other).zip(1u8..);
                let river = river.map(|(it, nth)| (nth, it.face.tile(), it.tsumogiri));
                assert_eq!(made, river.collect::<Vec<_>>());
            }
            let announced = seen.with_announced(Announced::Riichi);
            let riichi = encoded(&announced);
            assert_eq!(plane(&riichi, "may_discard"), plane(&numbers, "may_riichi"));
            assert_eq!(
                (plane(&riichi, "announced")[3], plane(&numbers, "announced")[3]),
                (1.0, 0.0)
            );
        });
    }
}

/// Nothing changes when what the player doesn't see does: another wall with the same tiles for this
/// seat gives the same planes, while what is hidden differs.
#[test]
fn hidden_planes_are_apart() {
    let rules = PRESETS[0].1;
    let east = Seat::ALL[0];
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(9));
    let start = RoundStart::first(&rules);
    let round = Round::new(&rules, &start, wall).unwrap();
    let mut faces: Vec<_> = wall.iter().collect();
    // The dealer has every fourth block of four from the end, and the next tile drawn.
    faces.swap(136 - 5, 136 - 9);
    faces.swap(30, 40);
    let other = Round::new(&rules, &start, Wall::new(faces, &rules).unwrap()).unwrap();
    assert_ne!(round, other);
    assert_eq!(encoded(&Seen::of_round(&round, east)), encoded(&Seen::of_round(&other, east)));
    let hidden = |round: &Round| {
        let mut out = vec![0.0; HIDDEN_PLANES.len() * KINDS];
        write_hidden(round, east, &mut out).unwrap();
        out
    };
    assert_ne!(hidden(&round), hidden(&other));
    let left: f32 = hidden(&round)[15 * KINDS..].iter().sum();
    assert_eq!(left * 4.0, f32::from(round.table().draws_left()));
    let mut short = [0.5; 3];
    let wrong = WrongLength { expected: HIDDEN_PLANES.len() * KINDS, given: 3 };
    assert_eq!(write_hidden(&round, east, &mut short), Err(wrong));
    assert_eq!(short, [0.5; 3]);
}

#[test]
fn plans_are_planes_where_there_is_a_choice() {
    let rules = PRESETS[0].1;
    let mut planned = 0;
    each_decision(&rules, 77, |round, seat| {
        let mut encoder = Encoder::new().with_plans(0);
        let mut out = vec![0.0; encoder.numbers()];
        encoder.write(&Seen::of_round(round, seat), &mut out).unwrap();
        let near = round.hand(seat).unwrap().shanten().get() <= 0;
        let own_turn = !round.hand(seat).unwrap().awaits_draw() && !round.options(seat).pass();
        let any = out[PLANES.len() * KINDS..].iter().any(|number| *number > 0.0);
        assert!(!any || (near && own_turn));
        planned += usize::from(any);
    });
    assert!(planned > 0);
}

/// What a played game's record gives is what the table gave.
#[cfg(feature = "records")]
#[test]
fn planes_of_a_record_are_those_of_the_table() {
    use mentsu_table::record::GameKind;
    use mentsu_table::replay::{self, Recorder};
    for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA, GameRules::MAHJONG_SOUL] {
        let mut walls = SplitMix64::new(61);
        let wall = Wall::shuffled(&rules, &mut walls);
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        let names = ["A", "B", "C", "D"].map(String::from);
        let kind = GameKind::default();
        let mut recorder = Recorder::new(kind, names).with_rules(rules);
        recorder.events(round.last_events());
        let mut choices = SplitMix64::new(62);
        let mut at_table = Vec::new();
        while let Some(seat) = round.awaited().next() {
            let seen = Seen::of_round(&round, seat);
            let action = efficient(&mut choices)(&round, seat);
            at_table.push((seat, action, encoded(&seen), seen.choices().mask()));
            round.act(seat, action).unwrap();
            recorder.events(round.last_events());
        }
        let record = recorder.finish(None);
        let mut of_record = Vec::new();
        let _ = replay::replay_with(&record, |decision| {
            let seen = decision.seen();
            of_record.push((decision.seat, decision.action, encoded(&seen), seen.choices().mask()));
        });
        assert_eq!(of_record.len(), at_table.len());
        for decision in &of_record {
            assert!(at_table.contains(decision));
        }
    }
}
