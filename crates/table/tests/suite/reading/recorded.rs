//! Readings beside the recorded games of ../shared that no weight was fitted to.

use mentsu_table::reading::{PlaceChances, TableReading};
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, Event, GameResult, RoundStart, Seat};

use crate::reading::kept_apart::{Said, kept_apart};

#[test]
#[ignore = "needs the recorded games of ../shared"]
fn shared_opponents_are_tenpai_as_often_as_is_said() {
    let mut all = Said::default();
    for record in kept_apart() {
        let replay = replay_with(&record, |decision| {
            let Before::Round(round) = decision.before else { return };
            if !matches!(decision.action, Action::Discard { .. } | Action::Riichi { .. }) {
                return;
            }
            let seat = decision.seat;
            let reading = TableReading::new(round.table(), seat, round.hand(seat).unwrap());
            for &of in Seat::ALL.iter().filter(|of| **of != seat) {
                let chance = reading.tenpai(of);
                if round.table().player(of).riichi_accepted() {
                    assert!(chance == 1.0 && round.hand(of).unwrap().is_tenpai());
                } else {
                    all.0.push((chance, round.hand(of).unwrap().is_tenpai()));
                }
            }
        });
        assert_eq!(replay.differences, []);
    }
    assert!(all.0.len() > 200_000, "{}", all.0.len());
    assert!(all.loss() < 0.58, "{}", all.loss());
    let farthest = all.farthest_tenth();
    assert!(farthest < 0.01, "{farthest}");
}

/// Whether another player wins before the reader, who doesn't, draws again.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn shared_rounds_end_before_the_next_draw_as_often_as_is_said() {
    let mut all = Said::default();
    for record in kept_apart() {
        let mut said: Vec<(usize, Seat, f64)> = Vec::new();
        let _ = replay_with(&record, |decision| {
            let Before::Round(round) = decision.before else { return };
            if !matches!(decision.action, Action::Discard { .. } | Action::Riichi { .. }) {
                return;
            }
            let seat = decision.seat;
            let rest = TableReading::new(round.table(), seat, round.hand(seat).unwrap()).rest();
            if rest.draws() > 0 {
                said.push((decision.round, seat, rest.others_win(1)));
            }
        });
        for (at, &(round, seat, chance)) in said.iter().enumerate() {
            let behind = said[at + 1..].iter().take_while(|(other, ..)| *other == round);
            if behind.into_iter().any(|(_, other, _)| *other == seat) {
                all.0.push((chance, false));
                continue;
            }
            let winners = record.rounds[round].events().filter_map(|(_, event)| match event {
                Event::Win(win) => Some(win.seat),
                _ => None,
            });
            let winners: Vec<Seat> = winners.collect();
            if !winners.is_empty() && !winners.contains(&seat) {
                all.0.push((chance, true));
            }
        }
    }
    assert!(all.0.len() > 70_000, "{}", all.0.len());
    assert!(all.loss() < 0.82, "{}", all.loss());
    let farthest = all.farthest_tenth();
    assert!(farthest < 0.03, "{farthest}");
}

#[test]
#[ignore = "needs the recorded games of ../shared"]
fn shared_games_end_in_places_as_often_as_is_said() {
    let (mut firsts, mut lasts) = (Said::default(), Said::default());
    for record in kept_apart() {
        let (rules, Some(result)) = (record.rules(), &record.result) else { continue };
        let places = GameResult::from_points(&rules, result.points, 0).places();
        for round in &record.rounds {
            for seat in Seat::ALL {
                let chances = PlaceChances::before(&rules, &RoundStart::of(&round.deal), seat);
                firsts.0.push((chances.of(1), places[seat.index()] == 1));
                lasts.0.push((chances.of(4), places[seat.index()] == 4));
            }
        }
    }
    assert!(firsts.0.len() > 6_000, "{}", firsts.0.len());
    for said in [firsts, lasts] {
        assert!(said.loss() < 0.82, "{}", said.loss());
        let farthest = said.farthest_tenth();
        assert!(farthest < 0.05, "{farthest}");
    }
}

#[test]
#[ignore = "needs the recorded games of ../shared"]
fn shared_riichi_win_as_often_as_is_said() {
    let (mut all, mut said_rons, mut rons) = (Said::default(), 0.0, 0.0);
    for record in kept_apart() {
        let _ = replay_with(&record, |decision| {
            let Before::Round(round) = decision.before else { return };
            let (Action::Riichi { face, .. }, seat) = (decision.action, decision.seat) else {
                return;
            };
            let reading = TableReading::new(round.table(), seat, round.hand(seat).unwrap());
            let chance = reading.own_riichi(face).expect("a riichi is tenpai");
            let events = record.rounds[decision.round].events();
            let own = events.filter_map(|(_, event)| match event {
                Event::Win(win) if win.seat == seat => Some(win.from.is_some()),
                _ => None,
            });
            let own: Vec<bool> = own.collect();
            all.0.push((chance.win(), !own.is_empty()));
            said_rons += chance.ron();
            rons += f64::from(u8::from(own == [true]));
        });
    }
    let number = all.0.len() as f64;
    let (said, won) = all.0.iter().fold((0.0, 0.0), |(said, won), (chance, is)| {
        (said + chance, won + f64::from(u8::from(*is)))
    });
    assert!(number > 1_000.0, "{number}");
    assert!((said - won).abs() < 0.01 * number, "{said} {won}");
    assert!((said_rons - rons).abs() < 0.03 * number, "{said_rons} {rons}");
    assert!(all.loss() < 0.95, "{}", all.loss());
}
