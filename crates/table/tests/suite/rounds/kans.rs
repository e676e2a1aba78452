//! Kans and norths set aside: indicators, robbing, liability, four kans.

use mentsu::riichi::{Rules, Yaku};
use mentsu_table::{
    Action, Event, GameRules, KanDora, Refused, Round, RyuukyokuKind, Seat, Suukaikan,
};

use crate::scene::{IDLE, Moves, PLAIN, Scene, plain, scoring};

/// What events are, in a word each.
fn words(events: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::Deal(_) => "deal",
        Event::Draw { rinshan: true, .. } => "rinshan",
        Event::Draw { .. } => "draw",
        Event::Riichi { .. } => "riichi",
        Event::OpenHand { .. } => "open",
        Event::Discard { .. } => "discard",
        Event::RiichiAccepted { .. } => "accepted",
        Event::Call { .. } => "call",
        Event::Kan { .. } => "kan",
        Event::Kita { .. } => "kita",
        Event::Dora { .. } => "dora",
        Event::Win(_) => "win",
        Event::Ryuukyoku(_) => "ryuukyoku",
    };
    events.iter().map(word).collect()
}

#[test]
fn indicators_are_turned_over_when_the_rules_say() {
    let ankan = Scene {
        hands: ["147m258p369s1777z", "258m369p147s1256z", IDLE[2], ""],
        draws: "7z",
        ..Scene::default()
    };
    let daiminkan = Scene {
        hands: ["258m369p147s1256z", "147m258p369s1777z", IDLE[2], ""],
        draws: "7z",
        ..Scene::default()
    };
    let timings = [
        (KanDora::AtOnce, ["call", "dora", "rinshan"].as_slice(), ["discard", "draw"].as_slice()),
        (KanDora::WithDiscard, &["call", "rinshan"], &["dora", "discard", "draw"]),
        (KanDora::WithDiscardOrKan, &["call", "rinshan"], &["dora", "discard", "draw"]),
        (KanDora::AfterDiscard, &["call", "rinshan"], &["discard", "dora", "draw"]),
    ];
    for (timing, at_call, at_discard) in timings {
        let rules = PLAIN.with_kan_dora_turns(timing);
        let mut round = ankan.round(&rules);
        assert_eq!(words(&round.kan(0, "[7777z]")), ["kan", "dora", "rinshan"]);

        let mut round = ankan.round(&rules.with_ankan_dora_at_once(false));
        let at_kan: Vec<_> = words(&round.kan(0, "[7777z]"));
        assert_eq!(at_kan, [&["kan"], &at_call[1..]].concat());
        let mut events = round.discards(0, "1z");
        events.extend(round.all_pass());
        assert_eq!(words(&events), at_discard);

        let mut round = daiminkan.round(&rules);
        round.discards(0, "7z");
        assert_eq!(words(&round.calls(1, "(7777-z)")), at_call);
        let mut events = round.discards(1, "1z");
        events.extend(round.all_pass());
        assert_eq!(words(&events), at_discard);
        assert_eq!(round.table().indicators().len(), 2);
    }
}

/// A call of the discard after a kan doesn't keep its indicator covered.
#[test]
fn an_indicator_due_after_a_discard_is_turned_over_before_its_call() {
    let scene = Scene {
        hands: ["258m369p147s1256z", "147m258p369s1777z", IDLE[2], "258m369p147s1134z"],
        draws: "7z",
        ..Scene::default()
    };
    for (timing, at_call) in [
        (KanDora::AtOnce, ["call"].as_slice()),
        (KanDora::WithDiscard, &["call"]),
        (KanDora::WithDiscardOrKan, &["call"]),
        (KanDora::AfterDiscard, &["dora", "call"]),
    ] {
        let mut round = scene.round(&PLAIN.with_kan_dora_turns(timing));
        round.discards(0, "7z");
        round.calls(1, "(7777-z)");
        round.discards(1, "1z");
        assert_eq!(words(&round.calls(3, "(111=z)")), at_call);
        assert_eq!(round.table().indicators().len(), 2);
    }
}

#[test]
fn a_kakan_may_be_robbed_and_turns_nothing_over() {
    let scene = Scene {
        hands: ["369m178p369s1567z", "147m19p147s23456z", "55p258m147s12345z", "234m46p22266688s"],
        draws: "5p 9m9m9m 5p",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.discards(0, "5p");
    assert!(round.offers(3, &Action::Ron));
    round.does(3, Action::Pass);
    round.calls(2, "(555=p)");
    round.discards(2, "1z");
    round.go_on(3);
    let events = round.kan(2, "(555=5p)");
    assert_eq!(words(&events), ["kan"]);
    assert_eq!(round.refuses(2, Action::Pass), Refused::NotAwaited { seat: Seat::ALL[2] });
    let events = round.does(3, Action::Ron);
    let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
    // tanyao and chankan, 40 fu
    assert_eq!((win.from, win.deltas), (Some(Seat::ALL[2]), [0, 0, -2_600, 2_600]));
}

/// The first kan's indicator counts for who robs the second where the rules turn it over with it.
#[test]
fn a_further_kan_turns_an_indicator_over() {
    let scene = Scene {
        hands: [
            "369m178p369s1567z",
            "147m19p147s3456z7z",
            "55p222z147s1345z8m",
            "234m46p22266688s",
        ],
        draws: "5p 9m 2z",
        rinshan: "5p",
        ..Scene::default()
    };
    for (timing, at_kan) in [
        (KanDora::WithDiscard, ["kan"].as_slice()),
        (KanDora::WithDiscardOrKan, &["kan", "dora"]),
        (KanDora::AfterDiscard, &["kan"]),
    ] {
        let mut round = scene.round(&PLAIN.with_kan_dora_turns(timing));
        round.discards(0, "5p");
        round.does(3, Action::Pass);
        round.calls(2, "(555=p)");
        round.discards(2, "1z");
        round.go_on(1);
        round.discards(0, "2z");
        assert_eq!(words(&round.calls(2, "(2222=z)")), ["call", "rinshan"]);
        assert_eq!(words(&round.kan(2, "(555=5p)")), at_kan);
        assert!(round.offers(3, &Action::Ron));
        assert_eq!(words(&round.does(3, Action::Ron)), ["win"]);
        assert_eq!(round.table().indicators().len(), at_kan.len());
    }
}

#[test]
fn kokushi_robs_an_ankan_where_the_house_says_so() {
    let scene = Scene {
        hands: ["147m258p369s1777z", "258m369p147s2345z", "19m19p19s1234566z", "369m147p258s2345z"],
        draws: "7z",
        ..Scene::default()
    };
    for (rules, robs) in [(GameRules::TENHOU, false), (GameRules::MAHJONG_SOUL, true)] {
        let mut round = scene.round(&plain(&rules));
        let events = round.kan(0, "[7777z]");
        assert_eq!(round.offers(2, &Action::Ron), robs);
        assert_eq!(words(&events).len(), if robs { 1 } else { 3 });
        if robs {
            let events = round.does(2, Action::Ron);
            let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
            assert_eq!(win.deltas, [-32_000, 0, 32_000, 0]);
        }
    }
}

#[test]
fn four_kans_of_two_players_abort_after_the_discard() {
    let scene = Scene {
        hands: ["111222333m444p1z", "456m258p999s1234z", "567m3688p14s1567z", "789m147p258s2345z"],
        draws: "1m",
        rinshan: "2m3m9s1z",
        ..Scene::default()
    };
    let never = PLAIN.with_suukaikan(Suukaikan::Off);
    let with_fifth = PLAIN.with_suukaikan(Suukaikan::FifthKan);
    for (rules, aborts) in [(PLAIN, true), (never, false), (with_fifth, false)] {
        let mut round = scene.round(&rules);
        for kan in ["[1111m]", "[2222m]", "[3333m]"] {
            assert_eq!(words(&round.kan(0, kan)), ["kan", "dora", "rinshan"]);
        }
        round.discards(0, "9s");
        round.calls(1, "(9999-s)");
        let mut events = round.discards(1, "8p");
        // 2 has two of it; but nobody calls what ends the round.
        assert_eq!(round.offers(2, &Action::Call("(888-p)".parse().unwrap())), !aborts);
        events.extend(round.all_pass());
        let last = events.last();
        let aborted = matches!(last, Some(Event::Ryuukyoku(draw))
            if draw.kind == RyuukyokuKind::Suukaikan);
        assert_eq!(aborted, aborts, "{events:?}");
        assert_eq!((round.table().kans(), round.table().indicators().len()), (4, 5));
    }
}

/// Whether four kans have just ended the round, and nobody is paid.
fn is_aborted(round: &Round) -> bool {
    let is_abort = |event: &Event| {
        matches!(event, Event::Ryuukyoku(draw)
            if draw.kind == RyuukyokuKind::Suukaikan && draw.deltas == [0; 4])
    };
    round.outcome().is_some() && round.last_events().last().is_some_and(is_abort)
}

/// No rinshan tile is drawn, so it can't win, and no indicator is turned over.
#[test]
fn the_fourth_kan_of_two_players_aborts_at_once_where_the_house_says_so() {
    let rules = PLAIN.with_suukaikan(Suukaikan::AtOnce);
    let scene = Scene {
        hands: ["111222333m444p1z", "456m258p999s1234z", "567m3688p14s1567z", "789m147p258s2345z"],
        draws: "1m",
        rinshan: "2m3m9s1z",
        ..Scene::default()
    };
    let mut round = scene.round(&rules);
    for kan in ["[1111m]", "[2222m]", "[3333m]"] {
        assert_eq!(words(&round.kan(0, kan)), ["kan", "dora", "rinshan"]);
    }
    round.discards(0, "9s");
    assert_eq!(words(&round.calls(1, "(9999-s)")), ["call", "ryuukyoku"]);
    assert!(is_aborted(&round));
    assert_eq!((round.table().kans(), round.table().indicators().len()), (4, 4));
    // One player's four abort nothing.
    let own = Scene {
        hands: ["111222333444m1z", "2588p147s999s777z", "567m3669p14s1556z", "789m147p258s2346z"],
        rinshan: "2m3m4m9s",
        draws: "1m",
        ..Scene::default()
    };
    let mut round = own.round(&rules);
    for kan in ["[1111m]", "[2222m]", "[3333m]", "[4444m]"] {
        round.kan(0, kan);
    }
    assert!(round.outcome().is_none());
    // Without abortive draws there is none.
    let none = rules.with_scoring(rules.scoring().with_abortive_draws(false));
    let mut round = scene.round(&none);
    for kan in ["[1111m]", "[2222m]", "[3333m]"] {
        round.kan(0, kan);
    }
    round.discards(0, "9s");
    assert_eq!(words(&round.calls(1, "(9999-s)")), ["call", "rinshan"]);
}

/// The fourth kan is a kakan: whoever can robs it, and only where nobody does it aborts.
#[test]
fn a_fourth_kan_that_is_robbed_aborts_nothing() {
    let scene = Scene {
        hands: ["111222333m1567z", "567m19p147s23456z", "55p579m147s12345z", "456m46p22266688s"],
        draws: "5p 9m 1m 9s 5p",
        rinshan: "2m3m7p",
        ..Scene::default()
    };
    for rob in [true, false] {
        let mut round = scene.round(&PLAIN.with_suukaikan(Suukaikan::AtOnce));
        round.discards(0, "5p");
        round.does(3, Action::Pass);
        round.calls(2, "(555=p)");
        round.discards(2, "1z");
        round.all_pass();
        round.discards(3, "9m");
        round.all_pass();
        for kan in ["[1111m]", "[2222m]", "[3333m]"] {
            round.kan(0, kan);
        }
        round.discards(0, "7p");
        round.go_on(1);
        assert_eq!(words(&round.kan(2, "(555=5p)")), ["kan"]);
        let events = round.does(3, if rob { Action::Ron } else { Action::Pass });
        assert_eq!(words(&events), [if rob { "win" } else { "ryuukyoku" }]);
        assert_eq!(is_aborted(&round), !rob);
    }
}

/// Whoever has the four before it: two players here, and one.
#[test]
fn a_fifth_kan_aborts_where_the_house_says_so() {
    let rules = PLAIN.with_suukaikan(Suukaikan::FifthKan);
    let scene = Scene {
        hands: ["111222333444m1z", "2588p147s999s777z", "567m3669p14s1556z", "789m147p258s2346z"],
        draws: "1m 7z",
        rinshan: "2m3m4m9s",
        dora: "5s",
        ..Scene::default()
    };
    for fifth in ["(9999-s)", "[7777z]"] {
        let mut round = scene.round(&rules);
        for kan in ["[1111m]", "[2222m]", "[3333m]", "[4444m]"] {
            round.kan(0, kan);
        }
        round.discards(0, "9s");
        if fifth == "[7777z]" {
            round.all_pass();
            assert_eq!(words(&round.kan(1, fifth)), ["kan", "ryuukyoku"]);
        } else {
            assert_eq!(words(&round.calls(1, fifth)), ["call", "ryuukyoku"]);
        }
        assert!(is_aborted(&round), "{fifth}");
        assert_eq!((round.table().kans(), round.table().indicators().len()), (5, 5));
    }
    let mut round = scene.round(&rules);
    for kan in ["[1111m]", "[2222m]", "[3333m]"] {
        round.kan(0, kan);
    }
    round.discards(0, "4m");
    round.go_on(1);
    assert!(round.outcome().is_none());
}

#[test]
fn who_gives_the_third_dragon_pays_for_daisangen() {
    let scene = Scene {
        hands: ["147m258p369s1234z", "234m99p68s556677z", "258m369p147s1234z", "369m147p258s1234z"],
        draws: "5z 6z 7z 1m1m1m 9p",
        ..Scene::default()
    };
    for (rules, paid) in [(Rules::TENHOU, -32_000), (Rules::MAHJONG_SOUL, -32_000)] {
        let mut round = scene.round(&scoring(rules));
        round.discards(0, "5z");
        round.calls(1, "(555-z)");
        round.discards(1, "6s");
        round.all_pass();
        round.discards(2, "6z");
        round.calls(1, "(666+z)");
        round.discards(1, "8s");
        round.all_pass();
        round.discards(2, "7z");
        round.calls(1, "(777+z)");
        round.discards(1, "9p");
        round.go_on(3);
        let events = round.does(1, Action::Tsumo);
        let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
        assert_eq!(win.deltas, [0, 32_000, paid, 0]);
    }
}

#[test]
fn a_north_set_aside_may_be_won_on_and_isnt_chankan() {
    let sanma = plain(&GameRules::TENHOU_SANMA);
    let scene = Scene {
        hands: ["19m147p258s12344z", "123456789p999s4z", "19m258p147s12356z", ""],
        draws: "7z",
        ..Scene::default()
    };
    let mut round = scene.round(&sanma);
    assert_eq!(words(&round.does(0, Action::Kita)), ["kita"]);
    let events = round.clone().does(1, Action::Ron);
    let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(win.deltas, [-2_600, 2_600, 0, 0], "ittsu, 40 fu");
    let events = round.does(1, Action::Pass);
    assert_eq!(words(&events), ["rinshan"]);
    assert_eq!((round.table().player(Seat::ALL[0]).kita(), round.table().draws_left()), (1, 53));

    let mut round = scene.round(&sanma.with_ron_on_kita(false));
    assert_eq!(words(&round.does(0, Action::Kita)), ["kita", "rinshan"]);
    assert!(!scene.round(&sanma.with_kita(false)).offers(0, &Action::Kita));
}

#[test]
fn nobody_declares_a_fifth_kan() {
    let scene = Scene {
        hands: ["111222333444m1z", "2588p147s999s777z", "567m3669p14s1556z", "789m147p258s2346z"],
        draws: "1m 7z",
        rinshan: "2m3m4m9s",
        dora: "5s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    for kan in ["[1111m]", "[2222m]", "[3333m]", "[4444m]"] {
        round.kan(0, kan);
    }
    round.discards(0, "9s");
    let [pon, kan] = ["(999-s)", "(9999-s)"].map(|meld| Action::Call(meld.parse().unwrap()));
    assert!(round.offers(1, &pon));
    assert_eq!(round.refuses(1, kan), Refused::FourKans);
    round.all_pass();
    assert_eq!(round.hand(Seat::ALL[1]).unwrap().concealed()[mentsu::Tile::Red], 4);
    assert_eq!(round.refuses(1, Action::Kan("[7777z]".parse().unwrap())), Refused::FourKans);
}

#[test]
fn a_rinshan_tile_wins_with_a_yaku_of_its_own() {
    let scene = Scene {
        hands: ["123m9p456p789s777z", "258m369p147s1256z", IDLE[2], ""],
        draws: "7z",
        rinshan: "9p",
        dora: "1s1s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.kan(0, "[7777z]");
    let events = round.does(0, Action::Tsumo);
    let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(win.deltas, [11_700, -3_900, -3_900, -3_900], "tsumo, rinshan, chun, 60 fu");
}

#[test]
fn a_kan_of_another_ends_ippatsu_with_its_rinshan_tile() {
    let scene = Scene {
        hands: [IDLE[2], "234m345p678p2256s", "147m258p369s1777z", "258m369p147s1256z"],
        draws: "1z 5z 7z",
        rinshan: "7s",
        dora: "6z6z",
        ura: "9m9m",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.discards(0, "1z");
    round.riichi(1, "5z");
    assert!(round.table().player(Seat::ALL[1]).ippatsu());
    round.kan(2, "[7777z]");
    assert!(!round.table().player(Seat::ALL[1]).ippatsu());
    round.discards(2, "7s");
    let events = round.does(1, Action::Ron);
    let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
    // double riichi, pinfu and tanyao, and the stick
    assert_eq!(win.deltas, [0, 7_700 + 1_000, -7_700, 0]);
}

/// Only the rinshan tile ends it, which isn't drawn when the kan is robbed.
#[test]
fn a_kan_is_robbed_within_ippatsu() {
    let scene = Scene {
        hands: ["258m369p159s1567z", "234m345p678p2256s", "147m258p77s12345z", "369m147p28s23456z"],
        draws: "7s 9m9m 5z 7s",
        ura: "9m",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    round.discards(0, "7s");
    round.does(1, Action::Pass);
    round.calls(2, "(777=s)");
    round.discards(2, "1z");
    round.go_on(2);
    round.riichi(1, "5z");
    round.kan(2, "(777=7s)");
    let events = round.does(1, Action::Ron);
    let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
    // riichi, ippatsu, chankan, pinfu and tanyao, and the stick
    assert_eq!(win.deltas, [0, 8_000 + 1_000, -8_000, 0]);
}

/// The dealer gives the fourth red dragon, and the rinshan tile wins.
#[test]
fn who_gives_a_daiminkan_pays_for_its_rinshan_where_the_house_says_so() {
    let scene = Scene {
        hands: ["258m369p147s1256z", "234m234p2399s777z", IDLE[2], "258m369p147s1134z"],
        draws: "7z",
        rinshan: "4s",
        dora: "9m",
        honba: 1,
        sticks: 1,
        ..Scene::default()
    };
    for (liable, deltas) in
        [(false, [-2_700, 6_500, -1_400, -1_400]), (true, [-5_500, 6_500, 0, 0])]
    {
        let mut round = scene.round(&PLAIN.with_rinshan_pao(liable));
        round.discards(0, "7z");
        round.calls(1, "(7777-z)");
        let promised = round.view(Seat::ALL[1]).unwrap().worth(&Action::Tsumo).unwrap();
        round.does(1, Action::Tsumo);
        let win = round.wins().next().unwrap();
        assert_eq!((win, win.deltas), (&promised, deltas), "{win}");
        let payments = &win.worth.as_ref().unwrap().payments;
        assert_eq!(payments.len(), if liable { 1 } else { 3 });
        let named = payments.iter().all(|paid| (*paid.liable_for == [Yaku::Rinshan]) == liable);
        assert!(named, "{payments:?}");
    }
}
