//! Claims on one tile: who goes first, who wins of several, what bars from winning.

use mentsu::riichi::{Kuikae, MultipleRon, Rules};
use mentsu::tiles;
use mentsu_table::{Action, Event, GameRules, Refused, Round, RoundResult, RyuukyokuKind, Seat};

use crate::scene::{IDLE, Moves, PLAIN, Scene, face, plain, scoring};

const WAITS_FOR_47S: &str = "234m345p678p2256s";

fn with_ron(rule: MultipleRon) -> GameRules {
    scoring(Rules::TENHOU.with_multiple_ron(rule))
}

/// All three others wait for 5s with tanyao, and the dealer has drawn it.
fn three_wait(rules: &GameRules) -> Round {
    three_wait_with(rules, 1)
}

fn three_wait_with(rules: &GameRules, honba: u16) -> Round {
    let scene = Scene {
        hands: [IDLE[2], "234m22267888p46s", "34566777m345p46s", "567m567p3334688s"],
        draws: "5s",
        honba,
        sticks: 2,
        ..Scene::default()
    };
    scene.round(rules)
}

fn winners(round: &Round) -> Option<[bool; 4]> {
    match round.outcome()?.result {
        RoundResult::Won { winners } => Some(winners),
        RoundResult::Drawn { .. } => None,
    }
}

#[test]
fn three_rons_abort_on_tenhou() {
    let mut round = three_wait(&PLAIN);
    round.discards(0, "5s");
    round.does(1, Action::Ron);
    round.does(3, Action::Ron);
    let events = round.does(2, Action::Ron);
    let [Event::Ryuukyoku(draw)] = &events[..] else { panic!("{events:?}") };
    assert_eq!((draw.kind, draw.deltas), (RyuukyokuKind::Sanchahou, [0; 4]));
    assert_eq!(draw.hands.map(|hand| hand.is_some()), [false, true, true, true]);
    assert_eq!(round.outcome().unwrap().sticks, 2);
}

#[test]
fn two_rons_win_in_order_of_play_and_the_first_takes_the_table() {
    let mut round = three_wait(&PLAIN);
    round.discards(0, "5s");
    round.does(3, Action::Ron);
    round.does(1, Action::Ron);
    let events = round.does(2, Action::Pass);
    let [Event::Win(first), Event::Win(second)] = &events[..] else { panic!("{events:?}") };
    assert_eq!((first.seat, second.seat), (Seat::ALL[1], Seat::ALL[3]));
    assert_eq!(first.deltas.iter().sum::<i32>(), 2_000, "the sticks");
    assert_eq!(second.deltas.iter().sum::<i32>(), 0);
    assert_eq!(winners(&round), Some([false, true, false, true]));
    assert_eq!(round.outcome().unwrap().sticks, 0);
}

#[test]
fn all_three_win_where_the_house_says_so_and_one_or_each_gets_the_honba() {
    let paid = |rules: &GameRules, honba| {
        let mut round = three_wait_with(rules, honba);
        round.discards(0, "5s");
        for seat in [3, 2, 1] {
            round.does(seat, Action::Ron);
        }
        assert_eq!(winners(&round), Some([false, true, true, true]));
        let paid = |event: &Event| match event {
            Event::Win(win) => -win.deltas[0],
            other => panic!("{other:?}"),
        };
        round.last_events().iter().map(paid).collect::<Vec<i32>>()
    };
    for (rules, honba) in
        [(with_ron(MultipleRon::All), [300, 0, 0]), (plain(&GameRules::EMA), [300, 300, 300])]
    {
        let (with, without) = (paid(&rules, 1), paid(&rules, 0));
        let more: Vec<i32> =
            with.iter().zip(without).map(|(with, without)| with - without).collect();
        assert_eq!(more, honba);
    }
}

#[test]
fn of_several_winners_the_first_takes_the_sticks_or_each_their_own() {
    // 2 and 3 wait for 5s after riichi, 1 without; two more sticks lie there from earlier.
    let scene = Scene {
        hands: [IDLE[2], "234m22267888p46s", "34566777m345p46s", "567m567p3334688s"],
        draws: "1z 1z 2z 2z 5s",
        sticks: 2,
        ..Scene::default()
    };
    let taken = |rules: &GameRules, rons: &[usize]| {
        let mut round = scene.round(rules);
        round.discards(0, "1z");
        round.discards(1, "1z");
        round.riichi(2, "2z");
        round.riichi(3, "2z");
        round.discards(0, "5s");
        for seat in [1, 2, 3] {
            round.does(seat, if rons.contains(&seat) { Action::Ron } else { Action::Pass });
        }
        assert_eq!(round.outcome().unwrap().sticks, 0);
        let wins = round.last_events().iter().filter_map(|event| match event {
            Event::Win(win) => Some((win.seat.index(), win.deltas.iter().sum::<i32>())),
            _ => None,
        });
        wins.collect::<Vec<_>>()
    };
    let (first, ema) = (with_ron(MultipleRon::All), plain(&GameRules::EMA));
    assert_eq!(taken(&first, &[1, 2, 3]), [(1, 4_000), (2, 0), (3, 0)]);
    assert_eq!(taken(&ema, &[1, 2, 3]), [(1, 2_000), (2, 1_000), (3, 1_000)]);
    assert_eq!(taken(&ema, &[2, 3]), [(2, 3_000), (3, 1_000)], "its own among them");
    assert_eq!(taken(&ema, &[1, 3]), [(1, 3_000), (3, 1_000)], "2 has lost its stick");
    assert_eq!(taken(&ema, &[3]), [(3, 4_000)]);
}

#[test]
fn the_next_in_turn_wins_alone_by_head_bump_and_others_need_not_answer() {
    let mut round = three_wait(&with_ron(MultipleRon::HeadBump));
    round.discards(0, "5s");
    assert!(round.does(2, Action::Ron).is_empty(), "the next in turn may still win");
    round.does(1, Action::Ron);
    assert_eq!(winners(&round), Some([false, true, false, false]), "3 can't change it");

    let mut round = three_wait(&with_ron(MultipleRon::HeadBump));
    round.discards(0, "5s");
    round.does(1, Action::Pass);
    round.does(2, Action::Ron);
    assert_eq!(winners(&round), Some([false, false, true, false]));
}

/// 1 can chi 3p, 2 can pon it, 3 can win on it.
fn contested() -> Round {
    let scene = Scene {
        hands: ["369m178p369s1567z", "456p147m258s1234z", "33p258m147s12345z", "234m45p22266688s"],
        draws: "3p 9m",
        ..Scene::default()
    };
    scene.round(&PLAIN)
}

#[test]
fn ron_comes_before_pon_and_pon_before_chi() {
    let chi = Action::Call("(3-45p)".parse().unwrap());
    let pon = Action::Call("(333=p)".parse().unwrap());
    let mut round = contested();
    round.discards(0, "3p");
    let asked: Vec<usize> = round.awaited().map(Seat::index).collect();
    assert_eq!(asked, [1, 2, 3]);
    assert!(round.does(1, chi).is_empty());
    assert!(round.does(2, pon).is_empty());
    let won = round.clone().does(3, Action::Ron);
    assert!(matches!(won[..], [Event::Win(_)]));
    let events = round.does(3, Action::Pass);
    assert!(matches!(events[..], [Event::Call { seat, .. }] if seat == Seat::ALL[2]), "{events:?}");
    assert_eq!(round.refuses(1, Action::Pass), Refused::NotAwaited { seat: Seat::ALL[1] });

    // Once the pon is certain, the chi need not be answered.
    let mut round = contested();
    round.discards(0, "3p");
    round.does(3, Action::Pass);
    let events = round.does(2, pon);
    assert!(matches!(events[..], [Event::Call { seat, .. }] if seat == Seat::ALL[2]));

    let mut round = contested();
    round.discards(0, "3p");
    round.does(3, Action::Pass);
    round.does(2, Action::Pass);
    let events = round.does(1, chi);
    assert!(matches!(events[..], [Event::Call { seat, .. }] if seat == Seat::ALL[1]));
    assert_eq!(round.refuses(1, Action::Tsumo), Refused::AfterCall);
    let swap = Action::Discard { face: face("6p"), tsumogiri: false };
    assert_eq!(round.refuses(1, swap), Refused::Kuikae { face: face("6p") });
    assert_eq!(round.options(Seat::ALL[1]).len(), 10, "all but 6p");
}

#[test]
fn a_tile_let_pass_bars_until_the_next_draw() {
    let scene = Scene {
        hands: [IDLE[1], WAITS_FOR_47S, IDLE[0], IDLE[2]],
        draws: "7s 8m 7s 9s 9m",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.discards(0, "7s");
    assert!(round.offers(1, &Action::Ron));
    round.does(1, Action::Pass);
    assert!(!round.is_furiten(Seat::ALL[1]), "1 has drawn since");
    round.discards(1, "8m");
    round.all_pass();
    round.discards(2, "7s");
    assert!(round.offers(1, &Action::Ron));
    round.does(1, Action::Pass);
    assert!(round.is_furiten(Seat::ALL[1]));
    round.discards(3, "9s");
    round.all_pass();
    round.discards(0, "4s");
    let refused = round.refuses(1, Action::Ron);
    assert_eq!(refused, Refused::Furiten { waits: tiles!("47s") }, "a chi is all there is");
}

#[test]
fn a_call_ends_temporary_furiten_but_not_by_ema() {
    // 1 lets 7s pass and calls 2s, which leaves another wait.
    let scene = Scene {
        hands: [IDLE[1], "234m345p678p2256s", "147m258p369s1234z", "369m147p258s2345z"],
        draws: "9m 9m 7s 2s",
        ..Scene::default()
    };
    for (rules, ends) in [(GameRules::TENHOU, true), (GameRules::EMA, false)] {
        let mut round = scene.round(&plain(&rules));
        round.go_on(2);
        round.discards(2, "7s");
        round.does(1, Action::Pass);
        round.discards(3, "2s");
        round.calls(1, "(222=s)");
        round.discards(1, "6s");
        assert_eq!(round.is_furiten(Seat::ALL[1]), !ends);
    }
}

#[test]
fn riichi_furiten_lasts_and_the_stick_is_paid_only_if_nobody_wins() {
    let scene = Scene {
        hands: [IDLE[1], WAITS_FOR_47S, IDLE[0], IDLE[2]],
        draws: "9m 5z 1p 9s 7s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.discards(0, "9m");
    round.all_pass();
    let events = round.riichi(1, "5z");
    assert!(events.contains(&Event::RiichiAccepted { seat: Seat::ALL[1] }), "nobody can claim it");
    assert_eq!((round.table().points()[1], round.table().sticks()), (24_000, 1));
    round.discards(2, "1p");
    round.all_pass();
    round.discards(3, "9s");
    round.all_pass();
    round.discards(0, "7s");
    assert!(round.offers(1, &Action::Ron));
    round.all_pass();
    assert!(round.is_furiten(Seat::ALL[1]));
    round.go_on(4);
    assert!(round.is_furiten(Seat::ALL[1]), "to the end of the round");

    // 1 declares riichi with the tile that 2 waits for.
    let scene = Scene {
        hands: [IDLE[0], WAITS_FOR_47S, "345m345p678p2267s", IDLE[1]],
        draws: "9m 8s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.discards(0, "9m");
    round.all_pass();
    round.riichi(1, "8s");
    let events = round.does(2, Action::Ron);
    assert!(matches!(events[..], [Event::Win(_)]), "{events:?}");
    assert_eq!(round.table().sticks(), 0);
    let paid = 25_000 - round.table().points()[1];
    assert_eq!(paid, round.table().points()[2] - 25_000);
}

#[test]
fn an_ankan_that_nobody_can_rob_bars_nobody() {
    let scene = Scene {
        hands: ["258m369p159s1567z", WAITS_FOR_47S, "147m258p777s1234z", IDLE[2]],
        draws: "9m 5z 7s 4s",
        rinshan: "9p",
        ..Scene::default()
    };
    for house in [GameRules::TENHOU, GameRules::MAHJONG_SOUL] {
        let mut round = scene.round(&plain(&house));
        round.go_on(2);
        round.kan(2, "[7777s]");
        round.discards(2, "9p");
        round.all_pass();
        assert!(!round.is_furiten(Seat::ALL[1]));
        round.discards(3, "4s");
        assert!(round.offers(1, &Action::Ron));
    }
}

/// Where the house lets kokushi rob an ankan, one let pass is a winning tile let pass.
#[test]
fn an_ankan_let_pass_bars_kokushi_for_the_turn_and_after_riichi_for_good() {
    let scene = Scene {
        hands: ["147m258p369s1777z", "258m369p147s2345z", "19m19p19s1234566z", IDLE[2]],
        draws: "5m 5p 5s 8m 7z",
        ..Scene::default()
    };
    let kokushi = Seat::ALL[2];
    for (house, robs) in [(GameRules::TENHOU, false), (GameRules::MAHJONG_SOUL, true)] {
        for riichi in [false, true] {
            let mut round = scene.round(&plain(&house));
            round.go_on(2);
            if riichi {
                round.riichi(2, "5s");
            }
            round.go_on(if riichi { 1 } else { 2 });
            round.kan(0, "[7777z]");
            assert_eq!(round.offers(2, &Action::Ron), robs);
            assert!(!round.is_furiten(kokushi), "the tile is still on offer");
            round.all_pass();
            assert_eq!(round.is_furiten(kokushi), robs);
            round.go_on(2);
            assert_eq!(round.is_furiten(kokushi), robs && riichi, "2 has drawn since");
        }
    }
}

#[test]
fn a_chi_that_leaves_only_forbidden_tiles_is_not_offered() {
    // After three pons 1 holds 3455m: a chi of 2m leaves 55m, and 5m is the other end.
    let hands =
        ["2m149p258s2567z46p", "3455m113366z9s8p1p", "1m1479p147s2345z4z", "9m2589p258s1577z4p"];
    let scene = Scene { hands, dora: "9s", draws: "1z 3z 6z 9m9m9m", ..Scene::default() };
    for (rules, offered) in
        [(PLAIN, false), (scoring(Rules::TENHOU.with_kuikae(Kuikae::SameTile)), true)]
    {
        let mut round = scene.round(&rules);
        round.discards(0, "1z");
        round.calls(1, "(111-z)");
        round.discards(1, "1p");
        round.all_pass();
        round.discards(2, "3z");
        round.calls(1, "(333+z)");
        round.discards(1, "8p");
        round.all_pass();
        round.discards(2, "6z");
        round.calls(1, "(666+z)");
        round.discards(1, "9s");
        round.go_on(2);
        assert_eq!(round.hand(Seat::ALL[1]).unwrap().concealed().to_string(), "3455m");
        round.discards(0, "2m");
        let chi = Action::Call("(2-34m)".parse().unwrap());
        assert_eq!(round.offers(1, &chi), offered);
    }
}

#[test]
fn a_chi_from_seven_tiles_that_leaves_only_forbidden_ones_is_not_offered() {
    // After two pons 1 holds 4456777m: a chi of 4m leaves 44777m, and 7m is the other end.
    let hands =
        ["4m149p258s2567z46p", "4456777m1133z9s1p", "1m1479p147s2345z4z", "9m2589p258s1577z4p"];
    let scene = Scene { hands, dora: "9s", draws: "1z 3z 9m9m9m", ..Scene::default() };
    for (rules, offered) in
        [(PLAIN, false), (scoring(Rules::TENHOU.with_kuikae(Kuikae::SameTile)), true)]
    {
        let mut round = scene.round(&rules);
        round.discards(0, "1z");
        round.calls(1, "(111-z)");
        round.discards(1, "1p");
        round.all_pass();
        round.discards(2, "3z");
        round.calls(1, "(333+z)");
        round.discards(1, "9s");
        round.go_on(2);
        assert_eq!(round.hand(Seat::ALL[1]).unwrap().concealed().to_string(), "4456777m");
        round.discards(0, "4m");
        let chi = Action::Call("(4-56m)".parse().unwrap());
        assert_eq!(round.offers(1, &chi), offered);
    }
}
