//! Options equal those of the slow twin. Each is accepted, and any other action is refused.

use mentsu::random::SplitMix64;
use mentsu_table::Seat;
use mentsu_table::mcr::{Action, Event, GameRules, Phase, Refused, Round};

use super::reference::{Twin, universe};
use super::{RULES, lively, round};

fn sorted(mut actions: Vec<Action>) -> Vec<String> {
    let mut texts: Vec<String> = actions.drain(..).map(|action| action.to_string()).collect();
    texts.sort();
    texts
}

/// Compares the options of all seats, tries all actions now and then, and plays on.
fn check(rules: &GameRules, seed: u64, all: &[Action]) -> [usize; 4] {
    let mut source = SplitMix64::new(seed);
    let mut round = round(rules, &mut source);
    let mut twin = Twin::new(rules, &round.last_events()[0]);
    round.last_events()[1..].iter().for_each(|event| twin.follow(event));
    let mut choose = lively(&mut source);
    let (mut seen, mut step) = ([0; 4], seed);
    loop {
        for seat in Seat::ALL {
            let expected = twin.options(seat, all);
            let offered: Vec<Action> = round.options(seat).iter().collect();
            assert_eq!(offered.len(), round.options(seat).len());
            for (nth, action) in offered.iter().enumerate() {
                assert_eq!(round.options(seat).nth(nth), Some(*action));
            }
            assert_eq!(round.options(seat).nth(offered.len()), None);
            seen[0] += usize::from(round.options(seat).win());
            seen[1] += round.options(seat).kongs().len();
            seen[2] += round.options(seat).calls().len();
            seen[3] += 1;
            let (offered, expected) = (sorted(offered), sorted(expected));
            // An open answer that can't change the outcome any more isn't awaited.
            assert!(offered == expected, "{seat}: {offered:?}, not {expected:?} in {round:?}");
        }
        step += 1;
        if step % 29 == 0 {
            try_all(&round, all);
        }
        let Some(seat) = round.awaited().next() else { break };
        let action = choose(&round.view(seat));
        let before = round.table().phase();
        let events = round.act(seat, action).expect("an option").to_vec();
        if events.is_empty() {
            assert_eq!(round.table().phase(), before);
            twin.answer(seat);
        }
        events.iter().for_each(|event| twin.follow(event));
    }
    assert_eq!(round.table().phase(), Phase::Over);
    try_all(&round, all);
    seen
}

/// Tries every action of every seat: offered ones are accepted, all others are refused and change
/// nothing.
fn try_all(round: &Round, all: &[Action]) {
    for seat in Seat::ALL {
        for action in all {
            let mut other = round.clone();
            let is_offered = round.options(seat).contains(action);
            match other.act(seat, *action) {
                Ok(_) => assert!(is_offered, "{seat}, {action}"),
                Err(refused) => {
                    assert!(!is_offered, "{seat}, {action}: {refused}");
                    assert_eq!(other, *round);
                    let over = refused == Refused::Over;
                    assert_eq!(over, round.outcome().is_some());
                    assert!(!refused.to_string().is_empty());
                }
            }
        }
    }
}

#[test]
fn options_are_the_twins_and_no_others_are_accepted() {
    let all = universe();
    let mut seen = [0; 4];
    for (_, rules) in RULES {
        for seed in 0..8 {
            let of_round = check(&rules, seed, &all);
            seen.iter_mut().zip(of_round).for_each(|(all, more)| *all += more);
        }
    }
    let [wins, kongs, calls, asked] = seen;
    assert!(wins >= 40 && kongs >= 12 && calls > 500 && asked > 8_000, "{seen:?}");
}

#[test]
fn events_in_one_line_say_what_happens() {
    let mut source = SplitMix64::new(9);
    let mut round = round(&GameRules::MIL, &mut source);
    let mut lines: Vec<String> = round.last_events().iter().map(Event::to_string).collect();
    super::play(&mut round, lively(&mut source), |round| {
        lines.extend(round.last_events().iter().map(Event::to_string));
    });
    assert!(lines.iter().any(|line| line.starts_with("seat 1 discards ")));
    assert!(lines.iter().all(|line| !line.contains('\n') && !line.is_empty()));
}
