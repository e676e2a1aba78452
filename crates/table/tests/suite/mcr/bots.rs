//! Players: what they choose is offered, and the greedy one is better than the random one.

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::Seat;
use mentsu_table::mcr::{Event, GameRules, View, bot};

use super::{RULES, play, round};

#[test]
fn the_greedy_player_beats_random_ones() {
    let (mut points, mut wins, rounds) = ([0; 2], [0; 2], 80);
    for seed in 0..rounds {
        let mut source = SplitMix64::new(seed);
        let mut round = round(&GameRules::MIL, &mut source);
        let greedy = Seat::ALL[seed as usize % 4];
        let choose = |view: &View| {
            if view.seat() == greedy { bot::greedy(view) } else { bot::random(view, &mut source) }
        };
        play(&mut round, choose, |_| {});
        let outcome = round.outcome().expect("it is over");
        for seat in Seat::ALL {
            let who = usize::from(seat != greedy);
            points[who] += outcome.deltas[seat.index()];
            wins[who] += u32::from(outcome.winner == Some(seat));
        }
    }
    assert!(wins[0] as u64 > rounds / 3 && wins[1] < 10, "{wins:?} wins");
    assert!(points[0] > 20 * rounds as i32, "{points:?}");
}

#[test]
fn greedy_players_win_most_rounds_in_many_ways() {
    let (mut wins, mut rounds, mut fans) = (0, 0, Vec::new());
    for (_, rules) in RULES {
        for seed in 0..10 {
            let mut round = round(&rules, &mut SplitMix64::new(seed));
            play(&mut round, bot::greedy, |round| {
                if let Some(Event::Win(win)) = round.last_events().last() {
                    fans.push(win.fans[0].fan);
                }
            });
            rounds += 1;
            wins += usize::from(round.win_event().is_some());
        }
    }
    assert!(wins * 10 > rounds * 8, "{wins} of {rounds}");
    fans.sort();
    fans.dedup();
    assert!(fans.len() >= 8, "{fans:?}");
}

#[test]
fn a_bot_that_has_nothing_to_do_passes() {
    let round = round(&GameRules::MIL, &mut SplitMix64::new(8));
    let idle = Seat::ALL.into_iter().find(|seat| round.options(*seat).is_empty()).expect("three");
    let view = round.view(idle);
    assert_eq!(bot::greedy(&view), mentsu_table::mcr::Action::Pass);
    assert_eq!(bot::random(&view, &mut SplitMix64::new(1)), mentsu_table::mcr::Action::Pass);
    let numbers = SplitMix64::new(1).below(4);
    assert!(numbers < 4);
}
