//! Old yaku that only the table can tell of: what the tile is, and how often the dealer has won.

use mentsu::riichi::{Rules, Yaku, YakuSet};
use mentsu_table::{Action, Event, Game, GameRules, KnownWall, Round, Seat, View, Wall};

use crate::scene::{IDLE, Moves, Scene, faces, scoring};

/// Waits for 7m and has no yaku with it, by ron.
const YAKULESS: &str = "12368m789p22456s";

fn playing(rules: Rules, old_yaku: impl IntoIterator<Item = Yaku>) -> GameRules {
    scoring(rules.with_old_yaku(old_yaku.into_iter().collect::<YakuSet>()))
}

/// What a ron of the player in seat 1 pays; none where it isn't offered.
fn ron(mut round: Round) -> Option<i32> {
    if !round.offers(1, &Action::Ron) {
        return None;
    }
    match &round.does(1, Action::Ron)[..] {
        [Event::Win(win)] => Some(win.deltas[1]),
        other => panic!("{other:?}"),
    }
}

#[test]
fn ron_on_the_tile_that_declares_riichi_is_tsubame_gaeshi() {
    let scene = Scene {
        hands: ["234567p2334588s", YAKULESS, IDLE[1], IDLE[2]],
        draws: "7m",
        ..Scene::default()
    };
    let after = |yaku: &[Yaku], riichi: bool| {
        let mut round = scene.round(&playing(Rules::TENHOU, yaku.iter().copied()));
        if riichi {
            round.riichi(0, "7m")
        } else {
            round.discards(0, "7m")
        };
        ron(round)
    };
    assert_eq!(after(&[Yaku::TsubameGaeshi], true), Some(1_300));
    assert_eq!(after(&[Yaku::TsubameGaeshi], false), None);
    assert_eq!(after(&[], true), None);
}

#[test]
fn ron_on_the_discard_after_a_kan_is_kanburi() {
    let scene = Scene {
        hands: ["234567p3459999s", YAKULESS, IDLE[1], IDLE[2]],
        draws: "1z",
        rinshan: "7m",
        dora: "6z6z",
        ..Scene::default()
    };
    let after = |yaku: &[Yaku], kan: bool| {
        let mut round = scene.round(&playing(Rules::TENHOU, yaku.iter().copied()));
        if kan {
            round.kan(0, "[9999s]");
            round.discards(0, "7m");
        } else {
            round.discards(0, "1z");
        }
        ron(round)
    };
    assert_eq!(after(&[Yaku::Kanburi], true), Some(1_300));
    assert_eq!(after(&[Yaku::Kanburi], false), None);
    assert_eq!(after(&[], true), None);

    // After the next draw it is a discard like any other.
    let mut round = scene.round(&playing(Rules::TENHOU, [Yaku::Kanburi]));
    round.kan(0, "[9999s]");
    round.discards(0, "2p");
    round.go_on(3);
    round.discards(0, "7m");
    assert_eq!(ron(round), None);
}

#[test]
fn a_north_set_aside_is_no_kan() {
    let scene = Scene {
        hands: ["119m234567p345s4z", "123789p2245679s", "19m147p258s23567z", ""],
        draws: "1z",
        rinshan: "8s",
        ..Scene::default()
    };
    let of_three = playing(Rules::TENHOU_SANMA, [Yaku::Kanburi]);
    let mut round = scene.round(&GameRules::TENHOU_SANMA.with_scoring(*of_three.scoring()));
    round.does(0, Action::Kita);
    round.all_pass();
    round.discards(0, "8s");
    assert_eq!(ron(round), None);
}

/// The dealer waits for 7m, and nobody else for anything.
fn wall_for(rules: &GameRules, draws: &str) -> Wall {
    let known = KnownWall {
        dealer: Seat::ALL[0],
        hands: [YAKULESS, IDLE[0], IDLE[1], IDLE[2]].map(faces),
        draws: faces(draws),
        dora: faces("6z"),
        ..KnownWall::default()
    };
    known.wall(rules).unwrap()
}

#[test]
fn a_draw_ends_the_dealer_s_row() {
    let rules = playing(Rules::TENHOU, [Yaku::Paarenchan]);
    let mut game = Game::new(&rules, wall_for(&rules, "1z2z3z5z7m")).unwrap();
    for wins in [true, false] {
        while let Some(seat) = game.round().awaited().next() {
            let tsumo = wins && game.round().options(seat).contains(&Action::Tsumo);
            let default = game.round().default_action(seat);
            game.act(seat, if tsumo { Action::Tsumo } else { default }).unwrap();
        }
        assert_eq!(game.round().table().dealer_wins(), u8::from(wins));
        if wins {
            game.next_round(wall_for(&rules, "1z")).unwrap();
            assert_eq!(game.round().table().dealer_wins(), 1);
        }
    }
}

/// The dealer wins seven times by tsumo, and the eighth time with a hand that has no other yaku.
#[test]
fn the_dealer_s_eighth_win_in_a_row_is_paarenchan() {
    for plays in [true, false] {
        let rules = playing(Rules::TENHOU, plays.then_some(Yaku::Paarenchan));
        let wall = |number: u8| wall_for(&rules, if number < 8 { "1z2z3z5z7m" } else { "1z7m" });
        let mut game = Game::new(&rules, wall(1)).unwrap();
        let mut views = Seat::ALL.map(|seat| game.round().view(seat));
        for number in 1..=8 {
            if number > 1 {
                let events = game.next_round(wall(number)).unwrap();
                all_see(&mut views, events);
            }
            let before = if plays { number - 1 } else { 0 };
            assert_eq!(game.round().table().dealer_wins(), before);
            let mut last = game.round().clone();
            while let Some(seat) = game.round().awaited().next() {
                last.clone_from(game.round());
                let wins = [Action::Tsumo, Action::Ron];
                let options = *last.options(seat);
                let win = wins.into_iter().find(|win| options.contains(win));
                let action = win.unwrap_or_else(|| last.default_action(seat));
                all_see(&mut views, game.act(seat, action).unwrap());
                for view in &views {
                    assert_eq!(*view, game.round().view(view.seat()));
                }
            }
            let dealt_in = game.round().events().iter().find_map(|event| match event {
                Event::Win(win) => Some(win.from.is_some()),
                _ => None,
            });
            if number < 8 {
                assert_eq!(dealt_in, Some(false));
            } else {
                assert_eq!(dealt_in == Some(true), plays);
                let paid = game.round().table().points()[0] - last.table().points()[0];
                assert!(!plays || paid == 48_000 + 7 * 300, "{paid}");
            }
        }
        assert_eq!(game.round().table().dealer_wins(), if plays { 8 } else { 0 });
    }
}

fn all_see(views: &mut [View; 4], events: &[Event]) {
    for view in views {
        for event in events {
            view.apply(&event.seen_by(view.seat())).unwrap();
        }
    }
}
