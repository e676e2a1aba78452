//! Old yaku that depend on the table: where the tile comes from, and how often the dealer has won.

use mentsu::riichi::{Limit, Rules, Yaku, YakuSet};
use mentsu::{Face, Tile};
use mentsu_table::reading::TableReading;
use mentsu_table::{Action, Event, Game, GameRules, KnownWall, Refused, Round, Seat, View, Wall};

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

const OPEN: [Yaku; 2] = [Yaku::OpenRiichi, Yaku::DoubleOpenRiichi];

/// The dealer's open riichi waits for 1s and 4s, which seat 1 discards a turn later.
const OPEN_SCENE: Scene = Scene {
    hands: ["234567p2334588s", "123789m123789p1s", IDLE[0], IDLE[1]],
    draws: "7m9s5z5z5z4s",
    rinshan: "",
    dora: "",
    ura: "",
    last: None,
    honba: 0,
    sticks: 0,
};

fn open(seat_tile: &str) -> Action {
    Action::OpenRiichi { face: seat_tile.parse().unwrap(), tsumogiri: true }
}

#[test]
fn an_open_riichi_shows_the_hand_to_everybody() {
    let rules = playing(Rules::TENHOU, OPEN);
    let mut round = OPEN_SCENE.round(&rules);
    let mut view = round.view(Seat::ALL[2]).unwrap();
    let before = round.table().open_to(Seat::ALL[2]);
    let events = round.does(0, open("7m"));
    let hand = mentsu::hand!("234567p2334588s");
    let shown = Event::OpenHand { seat: Seat::ALL[0], hand };
    assert_eq!(events[..2], [Event::Riichi { seat: Seat::ALL[0] }, shown.clone()]);
    assert_eq!(shown.seen_by_all(), shown);
    for event in &events {
        view.apply(&event.seen_by(Seat::ALL[2])).unwrap();
    }
    assert_eq!(view, round.view(Seat::ALL[2]).unwrap());
    assert_eq!(view.table().player(Seat::ALL[0]).open_hand(), Some(&hand));
    // The 13 tiles and the discard.
    assert_eq!(view.table().open_to(Seat::ALL[2]).total(), before.total() + 14);
    assert_eq!(view.table().open_to(Seat::ALL[0]).total(), before.total() + 1);
    // Its waits deal in for certain, and nothing else does.
    let dangers = TableReading::of(&view).dangers(Seat::ALL[0]);
    for tile in Tile::ALL {
        let chance = dangers.of(tile).chance();
        assert_eq!(chance, f64::from(u8::from([Tile::S1, Tile::S4].contains(&tile))), "{tile}");
    }

    let mut closed = OPEN_SCENE.round(&playing(Rules::TENHOU, []));
    assert_eq!(closed.refuses(0, open("7m")), Refused::NoOpenRiichi);
    assert!(!closed.options(Seat::ALL[0]).open_riichi());
    // A tile that leaves no tenpai, and one that isn't drawn.
    let mut round = OPEN_SCENE.round(&rules);
    let other = Action::OpenRiichi { face: Face::plain(Tile::P2), tsumogiri: false };
    assert_eq!(round.refuses(0, other), Refused::NotTenpai { face: Face::plain(Tile::P2) });
}

#[test]
fn who_is_not_in_riichi_pays_a_yakuman_to_an_open_one() {
    let paid = |yakuman: bool, riichi: bool| {
        let rules = playing(Rules::TENHOU, OPEN).with_open_riichi_yakuman(yakuman);
        let mut round = OPEN_SCENE.round(&rules);
        round.does(0, open("7m"));
        round.all_pass();
        if riichi {
            round.riichi(1, "9s");
        } else {
            round.discards(1, "9s");
        }
        round.go_on(3);
        round.discards(1, "4s");
        let promised = round.view(Seat::ALL[0]).unwrap().worth(&Action::Ron).unwrap();
        let events = round.does(0, Action::Ron);
        let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
        let worth = win.worth.as_ref().unwrap();
        assert_eq!((promised.deltas, promised.worth.as_ref()), (win.deltas, Some(worth)));
        assert_eq!(worth.received(), win.deltas[0] as u32);
        assert!(worth.yaku.contains(&(Yaku::DoubleOpenRiichi, 3)), "{worth}");
        (win.deltas, worth.points, worth.limit)
    };
    let sticks = |riichi: i32| 1_000 * (1 + riichi);
    let mangan = ([12_000 + sticks(0), -12_000, 0, 0], 12_000, Limit::Mangan);
    assert_eq!(paid(false, false), mangan);
    assert_eq!(paid(true, false), ([48_000 + sticks(0), -48_000, 0, 0], 48_000, Limit::Yakuman));
    let of_riichi = ([12_000 + sticks(1), -12_000, 0, 0], 12_000, Limit::Mangan);
    assert_eq!(paid(true, true), of_riichi);
    assert_eq!(paid(false, true), of_riichi);
}

/// An ankan in riichi takes its tiles out of the shown hand.
#[test]
fn the_shown_hand_follows_an_ankan() {
    let scene = Scene {
        hands: ["111m234567p3458s", "477m258p369s1234z", IDLE[1], IDLE[2]],
        draws: "9s5z6z2z1m",
        rinshan: "1z",
        ..Scene::default()
    };
    let mut round = scene.round(&playing(Rules::TENHOU, OPEN));
    round.does(0, open("9s"));
    round.all_pass();
    round.go_on(3);
    round.kan(0, "[1111m]");
    let shown = mentsu::hand!("234567p3458s[1111m]");
    assert_eq!(round.table().player(Seat::ALL[0]).open_hand(), Some(&shown));
    assert_eq!(round.hand(Seat::ALL[0]).unwrap().before_draw(), shown);
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
        let mut views = Seat::ALL.map(|seat| game.round().view(seat).unwrap());
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
                    assert_eq!(*view, game.round().view(view.seat()).unwrap());
                }
            }
            let dealt_in = game.round().last_events().iter().find_map(|event| match event {
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
