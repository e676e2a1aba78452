//! How rounds end: the last tile, flowers without a replacement, own walls, and fouls.

use mentsu::mcr::Fan;
use mentsu::random::SplitMix64;
use mentsu::{Flower, Tile};
use mentsu_table::Seat;
use mentsu_table::mcr::{
    Action, DrawAfter, Event, Fouls, GameRules, NoFoul, Phase, Refused, Round, RoundStart, Wall,
    WallTile, Walls,
};

use super::scene::{Scene, act, offered, run_out, tiles};
use super::{RULES, round};

/// A round of a wall that begins with these tiles; the others follow in any order.
fn of_order(rules: &GameRules, first: &[WallTile], last: &[WallTile]) -> Round {
    let mut rest: Vec<WallTile> = Wall::shuffled(rules, &mut SplitMix64::new(5)).iter().collect();
    for tile in first.iter().chain(last) {
        let place = rest.iter().position(|it| it == tile).expect("a tile of the wall");
        rest.remove(place);
    }
    // No other flower is dealt.
    rest.sort_by_key(|tile| matches!(tile, WallTile::Flower(_)));
    let order = first.iter().copied().chain(rest).chain(last.iter().copied());
    Round::new(rules, &RoundStart::FIRST, Wall::new(order, rules).expect("a wall")).expect("a wall")
}

fn flowers() -> Vec<WallTile> {
    Flower::ALL.iter().map(|flower| WallTile::Flower(*flower)).collect()
}

#[test]
fn a_flower_is_replaced_from_the_end_and_without_a_tile_ends_the_round() {
    let mut round = of_order(&GameRules::MIL, &[], &flowers());
    let mut given = Vec::new();
    while let Some(seat) = round.awaited().next() {
        let action = round.default_action(seat);
        given.extend_from_slice(round.act(seat, action).expect("a default"));
    }
    let aside = given.iter().filter(|event| matches!(event, Event::Flower { .. })).count();
    assert_eq!(aside, 8, "the last tiles of the wall are flowers");
    assert_eq!(given.last(), Some(&Event::Exhausted));
    assert_eq!(round.outcome().map(|outcome| outcome.deltas), Some([0; 4]));
    assert_eq!(round.table().points(), [0; 4]);
}

#[test]
fn dealt_flowers_are_replaced_in_turn_from_the_dealer_on() {
    // East is dealt two flowers, north one; the last tiles of the wall replace them.
    let first: Vec<WallTile> = [Flower::Plum.into(), Flower::Orchid.into()]
        .into_iter()
        .chain(tiles("111222333444m"))
        .chain(tiles("55z").into_iter().take(1))
        .collect();
    let mut order = first.clone();
    order.truncate(15);
    order.insert(14, Flower::Spring.into());
    let last = tiles("1234p");
    let round = of_order(&GameRules::MIL, &order, &last);
    let Event::Deal(deal) = &round.last_events()[0] else { panic!("the deal") };
    // Seat 0 has the first four tiles, seat 3 the 13th to 16th.
    assert_eq!(deal.flowers[0], [Flower::Plum, Flower::Orchid]);
    assert!(deal.flowers[3].contains(&Flower::Spring));
    assert_eq!(deal.hands[0][11..], [Tile::P4, Tile::P3]);
    assert_eq!(deal.hands[3][12], Tile::P2);
    assert!(deal.hands.iter().all(|hand| hand.len() == 13));
}

#[test]
fn a_flower_after_a_kong_brings_no_fan_for_the_kong() {
    let hands = ["777z12m11223344p", "7z123m45699p7899s", "258m148p369s1123z", "369m259p147s1123z"];
    let scene = |last: [WallTile; 2]| {
        let scene = Scene::new(GameRules::MIL, hands).draws(&[(0, "9m"), (1, "9m")]);
        last.into_iter().fold(scene, |scene, tile| scene.replaces(0, tile))
    };
    let mut round = scene([Flower::Autumn.into(), Tile::M3.into()]).round();
    act(&mut round, 0, "discard 9m");
    act(&mut round, 1, "discard 7z");
    act(&mut round, 0, "kong (7777+z)");
    let seat = Seat::ALL[0];
    let draw = Event::Draw { seat, tile: Some(Tile::M3), after: DrawAfter::Flower };
    assert_eq!(round.last_events()[1..], [Event::Flower { seat, flower: Flower::Autumn }, draw]);
    // 4 + 4 + 1 of a dragon's kong, chows and a voided suit aren't eight without the kong's draw.
    let score = round.view(seat).score().expect("a draw").expect("a win");
    assert!(!score.fan_set().contains(Fan::OutWithReplacementTile));
    assert!(score.fan_set().contains(Fan::FlowerTile));
    assert_eq!(score.is_enough(), round.options(seat).win());
}

#[test]
fn the_last_discard_can_only_be_won_on() {
    let mut could_claim = 0;
    for (name, rules) in RULES {
        for seed in 0..40 {
            let mut round = round(&rules, &mut SplitMix64::new(seed));
            while let Some(seat) = round.awaited().next() {
                let action = round.default_action(seat);
                round.act(seat, action).expect("a default");
                if let Phase::Reply { by, .. } = round.table().phase() {
                    let has_calls = |seat: &Seat| !round.options(*seat).calls().is_empty();
                    assert!(!round.table().is_last(by) || !Seat::ALL.iter().any(has_calls));
                }
            }
            let Some(Event::Exhausted) = round.last_events().last() else { panic!("{name}") };
            // Nobody draws after the last discard, though somebody holds two more of its kind.
            let Some(last) = round.table().discards().last().copied() else { panic!("{name}") };
            let others = Seat::ALL.iter().filter(|seat| **seat != last.seat);
            let held = |seat: &&Seat| round.hand(**seat).concealed().get(last.tile) > 1;
            could_claim += others.filter(held).count();
        }
    }
    assert!(could_claim > 5, "{could_claim}");
}

#[test]
fn own_walls_are_drawn_by_their_players() {
    let rules = GameRules::BOTZONE_CONTEST;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(11));
    let mut round = Round::new(&rules, &RoundStart::FIRST, wall).expect("its wall");
    let order: Vec<WallTile> = wall.iter().collect();
    let mut drawn = [const { Vec::new() }; 4];
    let Event::Deal(deal) = &round.last_events()[0] else { panic!("the deal") };
    for seat in Seat::ALL {
        let dealt: Vec<WallTile> = deal.hands[seat.index()].iter().map(|it| (*it).into()).collect();
        assert_eq!(dealt, order[34 * seat.index()..][..13]);
    }
    let mut note = |round: &Round| {
        for event in round.last_events() {
            if let Event::Draw { seat, tile: Some(tile), .. } = event {
                drawn[seat.index()].push(WallTile::Tile(*tile));
            }
        }
    };
    note(&round);
    while let Some(seat) = round.awaited().next() {
        let action = round.default_action(seat);
        round.act(seat, action).expect("a default");
        note(&round);
    }
    for (seat, drawn) in drawn.iter().enumerate() {
        assert_eq!(drawn[..], order[34 * seat + 13..][..21]);
    }
    assert_eq!(round.undrawn().count(), 0);
}

#[test]
fn an_own_wall_that_is_empty_ends_the_round_at_its_players_turn() {
    // Seat 1 discards for seat 0's pungs, so that seat 1 draws twice as often as seats 2 and 3.
    let rules = GameRules::BOTZONE_CONTEST;
    let hands = ["119m119p119s1112z", "", "", ""];
    let mut round = Scene::new(rules, hands).round();
    let seat = Seat::ALL[0];
    while !round.table().is_last(seat) {
        let Some(next) = round.awaited().next() else { panic!("it goes on") };
        let call = round.options(next).calls().first().map(|meld| Action::Call(*meld));
        let action = call.filter(|_| next == seat).unwrap_or(round.default_action(next));
        round.act(next, action).expect("an option");
    }
    run_out(&mut round);
    assert_eq!(round.last_events().last(), Some(&Event::Exhausted));
    // Seats 2 and 3 might have drawn on.
    let left = Seat::ALL.map(|of| round.table().draws_left(of));
    assert!(left[1] == 0 && left[2] > 0 && left[3] > 0, "{left:?}");
}

#[test]
fn a_foul_ends_the_round_where_the_rules_say_so() {
    let rules = GameRules::BOTZONE_CONTEST;
    let mut round = round(&rules, &mut SplitMix64::new(3));
    let seat = Seat::ALL[2];
    let event = Event::Foul { seat, deltas: [10, 10, -30, 10] };
    assert_eq!(round.foul(seat), Ok(&[event][..]));
    let outcome = round.outcome().expect("it is over");
    assert_eq!((outcome.winner, outcome.foul), (None, Some(seat)));
    assert_eq!(round.table().points(), [10, 10, -30, 10]);
    assert_eq!(round.foul(seat), Err(NoFoul::Over));
    assert_eq!(round.awaited().count(), 0);
}

#[test]
fn a_dead_hand_neither_wins_nor_calls() {
    let hands = ["123456789m123p5z", "19m19p19s1234677z", "19m19p19s1234667z", "1122334455667s"];
    let scene = Scene::new(GameRules::MIL, hands).draws(&[(0, "8m"), (1, "5z")]);
    assert_eq!(GameRules::MIL.fouls(), Fouls::DeadHand);
    let mut round = scene.round();
    let [east, south, west, _] = Seat::ALL;
    assert_eq!(round.foul(west), Ok(&[Event::DeadHand { seat: west }][..]));
    assert_eq!(round.foul(west), Err(NoFoul::DeadAlready { seat: west }));
    act(&mut round, 0, "discard 5z");
    assert!(round.awaited().eq([south]));
    // The foul of somebody who is awaited passes, and the round goes on.
    round.foul(south).expect("alive");
    assert!(matches!(round.last_events(), [Event::DeadHand { .. }, Event::Draw { .. }]));
    assert_eq!(round.act(south, Action::Win), Err(Refused::DeadHand));
    assert!(offered(&round, 1).iter().all(|action| action.starts_with("discard ")));
    assert!(round.table().player(south).is_dead() && !round.table().player(east).is_dead());
    run_out(&mut round);
    assert_eq!(round.outcome().map(|outcome| outcome.deltas), Some([0; 4]));

    // A claim that waits for others is taken back with the hand.
    let mut round = scene.round();
    act(&mut round, 0, "discard 5z");
    act(&mut round, 2, "win");
    round.foul(west).expect("alive");
    assert!(round.outcome().is_none());
    act(&mut round, 1, "pass");
    assert!(matches!(round.last_events(), [Event::Draw { .. }]));
    // In one's own turn a win is offered no longer.
    act(&mut round, 1, "discard 9m");
    let mut round = scene.round();
    act(&mut round, 0, "discard 8m");
    assert!(round.options(south).win());
    round.foul(south).expect("alive");
    assert!(!round.options(south).win() && !round.options(south).is_empty());
}

#[test]
fn no_kong_is_declared_without_a_tile_to_follow_it() {
    let hands = ["2222m147p258s123z", "", "", "1111m369p147s123z"];
    for walls in [Walls::One, Walls::OneFromFront, Walls::Own] {
        let rules = GameRules::BOTZONE_CONTEST.with_walls(walls);
        let mut round = Scene::new(rules, hands).round();
        let [first, .., last] = Seat::ALL;
        let mut offered = [0; 2];
        while let Some(seat) = round.awaited().next() {
            let kongs = round.options(seat).kongs();
            let is_turn = !round.options(seat).discards().is_empty();
            let kong = |meld: &str| Action::Kong(meld.parse().expect("a kong"));
            if is_turn && (seat == first || seat == last) {
                let meld = if seat == first { "[2222m]" } else { "[1111m]" };
                let is_offered = !kongs.is_empty();
                offered[usize::from(is_offered)] += 1;
                let (own, next) = (round.table().draws_left(seat), round.table().is_last(seat));
                assert_eq!(is_offered, own > 0 && !next, "{walls}");
                let answer = round.clone().act(seat, kong(meld)).map(|_| ());
                assert_eq!(answer, if is_offered { Ok(()) } else { Err(Refused::LastTile) });
            }
            let action = round.default_action(seat);
            round.act(seat, action).expect("a default");
        }
        // The last draw, and with own walls the first player's last one.
        assert_eq!(offered[0], if walls == Walls::Own { 2 } else { 1 }, "{walls}");
        assert_eq!(offered[1], 42 - offered[0]);
    }
}
