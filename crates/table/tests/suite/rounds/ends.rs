//! How rounds end: first turns, last tiles, abortive draws, nagashi mangan, noten payments.

use mentsu::random::SplitMix64;
use mentsu::riichi::{NagashiMangan, Renhou, Rules, YakuSet};
use mentsu::{Face, Wind};
use mentsu_table::{
    Action, Event, GameRules, NextRound, Refused, Round, RoundResult, RoundStart, RyuukyokuKind,
    Seat, Wall, after,
};

use crate::scene::{IDLE, Moves, PLAIN, Scene, faces, scoring};

fn drawn(events: &[Event]) -> (RyuukyokuKind, [i32; 4]) {
    match events.last() {
        Some(Event::Ryuukyoku(draw)) => (draw.kind, draw.deltas),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn won(events: &[Event]) -> [i32; 4] {
    match events {
        [Event::Win(win)] => win.deltas,
        other => panic!("{other:?}"),
    }
}

/// Everybody discards what is drawn until this many tiles are left.
fn until_left(round: &mut Round, left: u8) {
    while round.table().draws_left() > left {
        default_step(round);
    }
}

fn default_step(round: &mut Round) {
    let seat = round.awaited().next().unwrap();
    let action = round.default_action(seat);
    round.act(seat, action).unwrap();
}

#[test]
fn the_first_draw_wins_a_yakuman_and_renhou_what_the_house_says() {
    let scene = Scene {
        hands: ["234m345p678p2256s", "345m34599p66778s", IDLE[2], IDLE[0]],
        draws: "7s 8s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    let tenhou = round.clone().does(0, Action::Tsumo);
    assert_eq!(won(&tenhou), [48_000, -16_000, -16_000, -16_000]);
    round.discards(0, "7s");
    round.all_pass();
    let chiihou = round.does(1, Action::Tsumo);
    assert_eq!(won(&chiihou), [-16_000, 32_000, -8_000, -8_000]);

    // 1 waits for 5s and 8s, and the dealer discards one before anybody else has drawn.
    let scene = Scene { draws: "8s", ..scene };
    let mut round = scene.round(&scoring(Rules::TENHOU.with_renhou(Renhou::Yakuman)));
    round.discards(0, "8s");
    assert_eq!(won(&round.does(1, Action::Ron)), [-32_000, 32_000, 0, 0]);
}

#[test]
fn ura_indicators_are_turned_over_where_the_house_plays_them() {
    let scene = Scene {
        hands: [IDLE[2], "234m345p678p2256s", "147m258p369s1777z", "258m369p147s1256z"],
        draws: "1z 5z 7s",
        ura: "1m",
        ..Scene::default()
    };
    // double riichi, ippatsu, pinfu and tanyao, and the stick; a dora more makes it a haneman
    for (ura, turned_over, paid) in [(true, "1m", 12_000), (false, "", 8_000)] {
        let mut round = scene.round(&scoring(Rules::TENHOU.with_ura(ura)));
        round.discards(0, "1z");
        round.riichi(1, "5z");
        round.all_pass();
        round.discards(2, "7s");
        let events = round.does(1, Action::Ron);
        let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
        assert_eq!((&*win.ura, win.deltas), (&*faces(turned_over), [0, paid + 1_000, -paid, 0]));
    }
}

#[test]
fn nine_kinds_abort_only_in_an_uninterrupted_first_turn() {
    let scene = Scene {
        hands: ["1289m19p19s12345z", "19m19p12589s1234z", "147m258p369s5666z", "369m147p24568s77z"],
        draws: "7z 5p 5m",
        dora: "9p",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    let events = round.clone().does(0, Action::Kyuushu);
    assert_eq!(drawn(&events), (RyuukyokuKind::KyuushuKyuuhai, [0; 4]));
    assert!(!scene.round(&PLAIN.with_kyuushu_kyuuhai(false)).offers(0, &Action::Kyuushu));
    let undisturbed = scene.round(&PLAIN);
    let mut undisturbed = undisturbed.clone();
    undisturbed.discards(0, "7z");
    undisturbed.all_pass();
    assert!(undisturbed.offers(1, &Action::Kyuushu));
    // 3 calls pon, so 1 has no first turn left.
    round.discards(0, "7z");
    round.calls(3, "(777+z)");
    round.discards(3, "4s");
    round.all_pass();
    assert!(!round.offers(0, &Action::Kyuushu));
    round.go_on(1);
    assert!(!round.offers(1, &Action::Kyuushu), "the call has interrupted the first turn");
}

#[test]
fn the_same_wind_four_times_aborts() {
    let scene = Scene {
        hands: ["258m147p369s2345z", "147m258p369s2345z", "258m369p147s2345z", "369m147p258s6677z"],
        draws: "1z1z1z1z",
        dora: "9p",
        ..Scene::default()
    };
    for (rules, aborts) in [(PLAIN, true), (PLAIN.with_suufon_renda(false), false)] {
        let mut round = scene.round(&rules);
        for seat in 0..3 {
            round.discards(seat, "1z");
        }
        let events = round.discards(3, "1z");
        let aborted = matches!(events.last(), Some(Event::Ryuukyoku(draw))
            if draw.kind == RyuukyokuKind::SuufonRenda);
        assert_eq!(aborted, aborts, "{events:?}");
    }
}

#[test]
fn four_riichi_abort_once_the_last_stick_is_paid() {
    let scene = Scene {
        hands: ["2223466m234p234s", "3334577m345p345s", "4456788m567p567s", "5567899m678p678s"],
        draws: "1z2z3z4z",
        ..Scene::default()
    };
    let hands = ["2223466m234p234s", "3334577m345p345s", "4456788m567p567s", "5567899m678p678s"];
    let scene = Scene { hands, ..scene };
    let mut round = scene.round(&PLAIN);
    for (seat, tile) in [(0, "1z"), (1, "2z"), (2, "3z")] {
        round.riichi(seat, tile);
    }
    let events = round.riichi(3, "4z");
    assert_eq!(drawn(&events), (RyuukyokuKind::SuuchaRiichi, [0; 4]));
    assert_eq!((round.table().sticks(), round.table().points()), (4, [24_000; 4]));
}

/// Both draws would do; the sticks of all four are what is seen first.
#[test]
fn four_riichi_with_the_same_wind_are_four_riichi() {
    let scene = Scene {
        hands: ["2223466m234p234s", "3334577m345p345s", "4456788m567p567s", "5567899m678p678s"],
        draws: "1z1z1z1z",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    for seat in 0..3 {
        round.riichi(seat, "1z");
    }
    assert_eq!(drawn(&round.riichi(3, "1z")), (RyuukyokuKind::SuuchaRiichi, [0; 4]));
}

#[test]
fn nobody_calls_or_declares_a_kan_after_the_last_draw() {
    let hands =
        ["2468m2468p2468s1z", "2468m2468p2468s2z", "2468m2468p2468s3z", "2468m2468p2468s4z"];
    let mut round = Scene { hands, ..Scene::default() }.round(&PLAIN);
    until_left(&mut round, 0);
    let seat = round.awaited().next().unwrap();
    assert!(round.options(seat).kans().is_empty());
    let action = round.default_action(seat);
    round.act(seat, action).unwrap();
    for seat in Seat::ALL {
        assert_eq!(round.options(seat).calls().count(), 0);
    }
    round.all_pass();
    assert!(matches!(round.last_events().last(), Some(Event::Ryuukyoku(_))));
}

/// No hand has an 8p, and the third waits for it without a yaku.
const WITHOUT_8P: [&str; 4] =
    ["147m147p147s1234z", "258m369p258s1567z", "12399m45679p789s", "369m147p369s2345z"];

#[test]
fn haitei_and_houtei_are_yaku_by_themselves() {
    let [a, b, waits, c] = WITHOUT_8P;
    let scene = Scene { hands: WITHOUT_8P, last: Some("8p"), ..Scene::default() };
    let mut round = scene.round(&PLAIN);
    until_left(&mut round, 0);
    let events = round.discards(1, "8p");
    assert_eq!(events.len(), 1, "only 2 has a reply, and it is ron: {events:?}");
    assert_eq!(won(&round.does(2, Action::Ron)), [0, -1_300, 1_300, 0], "1 han 40 fu");

    let scene = Scene { hands: [a, waits, b, c], ..scene };
    let mut round = scene.round(&PLAIN);
    until_left(&mut round, 0);
    let events = round.does(1, Action::Tsumo);
    assert_eq!(won(&events), [-1_000, 2_000, -500, -500], "haitei and tsumo, 30 fu");
}

#[test]
fn a_hand_without_a_yaku_may_not_win_and_is_furiten_all_the_same() {
    let scene = Scene { hands: WITHOUT_8P, draws: "8p", ..Scene::default() };
    let mut round = scene.round(&PLAIN);
    let events = round.discards(0, "8p");
    assert!(matches!(events.last(), Some(Event::Draw { .. })), "no seat may reply: {events:?}");
    assert!(round.is_furiten(Seat::ALL[2]));
}

/// A round in which these players draw and discard terminals and honors alone, to its end.
fn nagashi(rules: &GameRules, seats: &[usize]) -> Round {
    let kinds = ["1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "7z"];
    let mut yaochuu = kinds.into_iter().cycle();
    let simple = ["3m", "4m", "6m", "3p", "4p", "6p", "3s", "4s", "6s", "7s", "7p", "7m", "8m"];
    let mut simple = simple.into_iter().cycle();
    let draws = (0..70).map(|turn| {
        if seats.contains(&(turn % 4)) { yaochuu.next().unwrap() } else { simple.next().unwrap() }
    });
    let draws: &'static str = Box::leak(draws.collect::<String>().into_boxed_str());
    let hands = ["2255m2255p2255s6z", "", "", ""];
    let scene = Scene { hands, draws, honba: 2, sticks: 1, ..Scene::default() };
    let mut round = scene.round(rules);
    until_left(&mut round, 0);
    while round.outcome().is_none() {
        default_step(&mut round);
    }
    round
}

#[test]
fn nagashi_mangan_pays_instead_of_noten() {
    let round = nagashi(&PLAIN, &[0]);
    let (kind, deltas) = drawn(round.last_events());
    assert_eq!((kind, deltas), (RyuukyokuKind::NagashiMangan, [12_000, -4_000, -4_000, -4_000]));
    let off = PLAIN.with_scoring(PLAIN.scoring().with_nagashi_mangan(NagashiMangan::Off));
    assert_eq!(drawn(nagashi(&off, &[0]).last_events()).0, RyuukyokuKind::Exhaustive);
}

/// Honba and stick go to the winner, of two to the first from the dealer on, and the dealer repeats
/// by an own win alone.
#[test]
fn nagashi_mangan_is_a_win_where_the_house_says_so() {
    let rules = PLAIN.with_scoring(PLAIN.scoring().with_nagashi_mangan(NagashiMangan::Win));
    for (seats, deltas, next) in [
        (&[0][..], [13_600, -4_200, -4_200, -4_200], (0, 3)),
        (&[1], [-4_200, 9_600, -2_200, -2_200], (1, 0)),
        (&[0, 1], [13_600 - 4_000, 8_000 - 4_200, -6_200, -6_200], (0, 3)),
        (&[2, 3], [-8_200, -4_200, 9_600 - 2_000, 8_000 - 2_200], (1, 0)),
    ] {
        let round = nagashi(&rules, seats);
        assert_eq!(drawn(round.last_events()), (RyuukyokuKind::NagashiMangan, deltas));
        let winners = [0, 1, 2, 3].map(|seat| seats.contains(&seat));
        let outcome = round.outcome().unwrap();
        assert_eq!((outcome.result, outcome.sticks), (RoundResult::Won { winners }, 0));
        let start = RoundStart { honba: 2, sticks: 1, ..RoundStart::first(&rules) };
        let NextRound::Round(follows) = after(&rules, &start, outcome) else {
            panic!("the game goes on")
        };
        assert_eq!((follows.dealer.index(), follows.honba, follows.sticks), (next.0, next.1, 0));
        // Where it is a draw, a dealer who is tenpai repeats, and nobody takes honba and stick.
        let draw = nagashi(&PLAIN, seats);
        let outcome = draw.outcome().unwrap();
        let NextRound::Round(follows) = after(&PLAIN, &start, outcome) else {
            panic!("the game goes on")
        };
        assert_eq!((follows.dealer.index(), follows.honba, follows.sticks), (0, 3, 1));
        assert_eq!(drawn(draw.last_events()).1.iter().sum::<i32>(), 0);
    }
}

/// A dealer's nagashi mangan that is a win is one of the wins in a row for paarenchan.
#[test]
fn a_dealers_nagashi_counts_towards_paarenchan() {
    let scoring = PLAIN.scoring().with_old_yaku(YakuSet::OLD);
    for (nagashi_mangan, seats, wins) in [
        (NagashiMangan::Win, [0].as_slice(), 1),
        (NagashiMangan::Win, &[1], 0),
        (NagashiMangan::Draw, &[0], 0),
    ] {
        let rules = PLAIN.with_scoring(scoring.with_nagashi_mangan(nagashi_mangan));
        assert_eq!(nagashi(&rules, seats).table().dealer_wins(), wins, "{nagashi_mangan}");
    }
}

#[test]
fn noten_pays_tenpai() {
    let hands = [IDLE[0], "234m2223466p234s", IDLE[1], IDLE[2]];
    let mut round = Scene { hands, ..Scene::default() }.round(&PLAIN);
    while round.outcome().is_none() {
        default_step(&mut round);
    }
    let Some(Event::Ryuukyoku(draw)) = round.last_events().last() else { panic!("nobody has won") };
    assert_eq!(draw.kind, RyuukyokuKind::Exhaustive);
    assert_eq!(draw.deltas, [-1_000, 3_000, -1_000, -1_000]);
    assert_eq!(draw.hands.map(|hand| hand.is_some()), [false, true, false, false]);
}

/// Rules of three players made from those of four have nobody who pays for the empty seat.
#[test]
fn an_empty_seat_pays_nothing() {
    let rules = GameRules::TENHOU.with_scoring(Rules::TENHOU_SANMA);
    let mut walls = SplitMix64::new(5);
    for _ in 0..40 {
        let wall = Wall::shuffled(&rules, &mut walls);
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        while let Some(seat) = round.awaited().next() {
            let action = round.default_action(seat);
            round.act(seat, action).unwrap();
        }
        assert_eq!(round.outcome().unwrap().points[3], 0);
    }
}

/// Numbers from anywhere name a seat, a wind and a tile.
#[test]
fn no_number_is_too_large() {
    for players in 0..=u8::MAX {
        for (seat, other) in Seat::ALL.into_iter().flat_map(|a| Seat::ALL.map(|b| (a, b))) {
            let _ = (seat.wind(other, players), seat.turns_to(other, players), seat.next(players));
        }
    }
}

/// A wall has no tile where none lies.
#[test]
fn a_wall_ends_where_its_tiles_do() {
    for (rules, rinshan) in [(GameRules::TENHOU, 4), (GameRules::TENHOU_SANMA, 8)] {
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(5));
        let counts = |of: &dyn Fn(usize) -> bool| (0..200).map(of).collect::<Vec<bool>>();
        let only = |len: usize| (0..200).map(|nth| nth < len).collect::<Vec<bool>>();
        assert_eq!(counts(&|nth| wall.draw(nth).is_some()), only(wall.draws().into()));
        assert_eq!(counts(&|nth| wall.rinshan(nth).is_some()), only(rinshan));
        assert_eq!(counts(&|nth| wall.dora(nth).is_some()), only(5));
        assert_eq!(counts(&|nth| wall.ura(nth).is_some()), only(5));
        assert_eq!(counts(&|nth| wall.hand(nth).is_some()), only(rules.players().into()));
        for nth in [usize::MAX, usize::MAX / 2] {
            assert_eq!(
                [wall.draw(nth), wall.rinshan(nth), wall.dora(nth), wall.ura(nth)],
                [None; 4]
            );
            assert_eq!(wall.hand(nth), None);
        }
    }
}

/// Nothing is invented for the seat in which nobody sits.
#[test]
fn an_empty_seat_has_nothing() {
    let rules = GameRules::TENHOU_SANMA;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(5));
    let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    let empty = Seat::ALL[3];
    loop {
        assert_eq!((round.hand(empty), round.view(empty)), (None, None));
        assert!(round.waits(empty).is_empty() && !round.is_furiten(empty));
        assert!(round.options(empty).is_empty());
        let public = round.table().player(empty);
        assert_eq!((public.concealed(), public.melds().len(), public.discarded()), (0, 0, 0));
        assert_eq!(round.table().points()[3], 0);
        assert_eq!(round.table().river(empty).count(), 0);
        let Some(seat) = round.awaited().next() else { break };
        let action = round.default_action(seat);
        round.act(seat, action).unwrap();
    }
}

/// A discard from the wrong place is refused by that name, and `discard` finds the right place.
#[test]
fn a_discard_says_where_its_tile_comes_from() {
    let rules = GameRules::TENHOU;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    let east = Seat::ALL[0];
    let hand = *round.hand(east).unwrap();
    let (drawn, before) = (hand.drawn().unwrap(), hand.before_draw());
    let holds = |face: Face| before.faces().any(|held| held == face);
    assert!(!holds(drawn), "a hand with a tile like the drawn one shows nothing");
    for face in Face::ALL {
        let act = |tsumogiri| round.clone().act(east, Action::Discard { face, tsumogiri }).err();
        let refused = match (face == drawn, holds(face)) {
            (true, _) => [None, Some(Refused::OnlyDrawn { face })],
            (_, true) => [Some(Refused::NotDrawn { face }), None],
            _ => [Some(Refused::NotHeld { face }); 2],
        };
        assert_eq!([act(true), act(false)], refused);
        let right = round.options(east).discard(face);
        assert_eq!(right.is_some(), refused.contains(&None), "{face}");
        assert!(right.is_none_or(|action| round.clone().act(east, action).is_ok()));
        assert_eq!(round.options(east).riichi_with(face), None, "far from tenpai");
    }
}

#[test]
fn the_empty_seat_of_sanma_has_no_wind() {
    let sanma = GameRules::TENHOU_SANMA;
    for dealer in 0..3 {
        let start = RoundStart { dealer: Seat::ALL[dealer], ..RoundStart::first(&sanma) };
        let wall = Wall::shuffled(&sanma, &mut SplitMix64::new(5));
        let round = Round::new(&sanma, &start, wall).unwrap();
        let table = round.table();
        assert_eq!((table.wind(Seat::ALL[3]), table.seat_of(Wind::North)), (None, None));
        for seat in table.seats() {
            assert_eq!(table.wind(*seat).and_then(|wind| table.seat_of(wind)), Some(*seat));
        }
    }
    let round = Scene::default().round(&PLAIN);
    let winds = Seat::ALL.map(|seat| round.table().wind(seat));
    assert_eq!(winds, Wind::ALL.map(Some));
    assert_eq!(Wind::ALL.map(|wind| round.table().seat_of(wind)), Seat::ALL.map(Some));
}
