//! What holds in every round: tiles and points are kept, views are the engine's, and a win is worth
//! what the library says.

use std::collections::BTreeMap;

use mentsu::Tile;
use mentsu::random::SplitMix64;
use mentsu_table::Seat;
use mentsu_table::mcr::{DrawAfter, Event, GameRules, Round, ShownMeld, View, Wall, WallTile, Win};

use super::{RULES, lively, play, round};

/// All tiles: those in hands, melds, rivers and the wall, and flowers.
fn assert_all_tiles(round: &Round, rules: &GameRules) {
    let table = round.table();
    let mut tiles: Vec<WallTile> = round.undrawn().collect();
    for seat in Seat::ALL {
        tiles.extend(round.hand(seat).all_tiles().tiles().map(WallTile::Tile));
        tiles.extend(table.player(seat).flowers().iter().map(WallTile::Flower));
        assert_eq!(table.player(seat).concealed(), round.hand(seat).concealed().total());
        let shown = table.player(seat).melds().iter().zip(round.hand(seat).melds());
        for (shown, meld) in shown {
            assert_eq!(*shown == ShownMeld::ConcealedKong, !meld.is_open());
            assert!(*shown == ShownMeld::ConcealedKong || *shown == ShownMeld::Open(*meld));
        }
    }
    let lying = table.discards().iter().filter(|discard| discard.called.is_none());
    tiles.extend(lying.map(|discard| WallTile::Tile(discard.tile)));
    assert_eq!(Wall::new(tiles, rules).map(|wall| wall.len()), Ok(rules.tiles()));
    let left: usize = Seat::ALL.iter().map(|seat| usize::from(table.draws_left(*seat))).sum();
    let of_all = match rules.walls() {
        mentsu_table::mcr::Walls::Own => left,
        _ => left / 4,
    };
    assert_eq!(of_all, round.undrawn().count());
}

/// A win, worked out from all that has happened.
fn assert_win(win: &Win, events: &[Event], round: &Round) {
    let score = win.score(round.table().rules().scoring()).expect("a win");
    assert!(score.is_enough());
    assert_eq!(score.total(), win.points);
    let fans: Vec<_> = score.fans().map(|it| (it.fan(), it.points(), it.times())).collect();
    let given: Vec<_> = win.fans.iter().map(|it| (it.fan, it.points, it.times)).collect();
    assert_eq!(fans, given);
    let total: u16 = win.fans.iter().map(|it| u16::from(it.points) * u16::from(it.times)).sum();
    assert!(total == win.points || round.table().rules().scoring().cap().is_some());
    assert_eq!(win.wind, win.seat.wind(round.table().dealer(), 4));
    let flowers = events.iter().map(|event| match event {
        Event::Deal(deal) => deal.flowers[win.seat.index()].len(),
        Event::Flower { seat, .. } => usize::from(*seat == win.seat),
        _ => 0,
    });
    assert_eq!(usize::from(win.flowers), flowers.sum::<usize>());
    let is_kong = match &events[events.len() - 2] {
        Event::Draw { after, .. } => *after == DrawAfter::Kong,
        Event::Kong { .. } => true,
        _ => false,
    };
    assert_eq!(win.about_kong, is_kong);
    let (base, points) = (8, i32::from(win.points));
    for seat in Seat::ALL {
        let expected = match win.from {
            None if seat == win.seat => 3 * (base + points),
            None => -(base + points),
            Some(_) if seat == win.seat => 3 * base + points,
            Some(from) if seat == from => -(base + points),
            Some(_) => -base,
        };
        assert_eq!(win.deltas[seat.index()], expected);
    }
}

/// The kind of an event, for counting.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::Deal(_) => "deal",
        Event::Draw { after, .. } => after.name(),
        Event::Flower { .. } => "set aside",
        Event::Discard { .. } => "discard",
        Event::Call { meld, .. } => meld.kind().name(),
        Event::Kong { meld, .. } => meld.map_or("hidden", |meld| meld.kind().name()),
        Event::DeadHand { .. } => "dead",
        Event::Win(win) if win.last_tile && win.from.is_none() => "last draw wins",
        Event::Win(win) if win.last_tile => "last discard wins",
        Event::Win(win) if win.about_kong && win.from.is_none() => "kong's draw wins",
        Event::Win(win) if win.about_kong => "robs a kong",
        Event::Win(win) if win.from.is_none() => "self-drawn",
        Event::Win(_) => "wins",
        Event::Exhausted => "exhausted",
        Event::Foul { .. } => "foul",
    }
}

#[test]
fn tiles_points_views_and_worth_hold() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, rules) in RULES {
        for seed in 0..80 {
            let mut source = SplitMix64::new(1_000 + seed);
            let mut round = round(&rules, &mut source);
            let mut all = Vec::new();
            let mut views: Vec<View> = Vec::new();
            play(&mut round, lively(&mut source), |round| {
                for event in round.last_events() {
                    *kinds.entry(kind(event)).or_default() += 1;
                    for seat in Seat::ALL {
                        let seen = event.seen_by(seat);
                        assert_eq!(seen.seen_by(seat), seen);
                        match &seen {
                            Event::Deal(deal) => {
                                views.push(View::new(&rules, seat, deal).expect("its deal"));
                            }
                            _ => views[seat.index()].apply(&seen).expect("an event"),
                        }
                    }
                }
                all.extend_from_slice(round.last_events());
                for view in &views {
                    assert_eq!(*view, round.view(view.seat()));
                    if !round.options(view.seat()).is_empty() {
                        assert_eq!(view.options(), *round.options(view.seat()));
                        assert_eq!(view.default_action(), round.default_action(view.seat()));
                    }
                }
                assert_all_tiles(round, &rules);
            });
            let outcome = round.outcome().expect("it is over");
            assert_eq!(outcome.deltas.iter().sum::<i32>(), 0);
            assert_eq!(outcome.deltas, round.table().points());
            assert_eq!(outcome.winner.is_some(), round.win_event().is_some());
            if let Some(win) = round.win_event() {
                assert_eq!(outcome.winner, Some(win.seat));
                assert_win(win, &all, &round);
            }
        }
    }
    let reached = [
        "deal",
        "in_turn",
        "after_kong",
        "for_flower",
        "set aside",
        "discard",
        "chi",
        "pon",
        "daiminkan",
        "kakan",
        "ankan",
        "last draw wins",
        "last discard wins",
        "kong's draw wins",
        "robs a kong",
        "self-drawn",
        "wins",
        "exhausted",
    ];
    let missing: Vec<_> = reached.into_iter().filter(|kind| !kinds.contains_key(kind)).collect();
    assert!(missing.is_empty(), "{missing:?} never happen: {kinds:?}");
}

#[test]
fn the_same_actions_lead_to_the_same_round() {
    for (_, rules) in RULES {
        let mut source = SplitMix64::new(77);
        let first = round(&rules, &mut source);
        let (mut played, mut actions) = (first.clone(), Vec::new());
        let mut choose = lively(&mut source);
        while let Some(seat) = played.awaited().next() {
            let action = choose(&played.view(seat));
            actions.push((seat, action));
            played.act(seat, action).expect("an option");
        }
        let mut again = first;
        for (seat, action) in actions {
            again.act(seat, action).expect("an option");
        }
        assert_eq!(again, played);
    }
}

#[test]
fn a_wall_has_the_tiles_of_its_rules() {
    use mentsu_table::mcr::WallError;
    let mut order: Vec<WallTile> =
        Wall::shuffled(&GameRules::MIL, &mut SplitMix64::new(1)).iter().collect();
    let missing = order.pop().expect("a tile");
    let wrong = Wall::new(order.clone(), &GameRules::MIL);
    assert_eq!(wrong, Err(WallError::Missing { tile: missing }));
    let other = if missing == WallTile::Tile(Tile::M1) { Tile::M2 } else { Tile::M1 };
    order.push(other.into());
    let wrong = Wall::new(order, &GameRules::MIL);
    assert_eq!(wrong, Err(WallError::TooMany { tile: other.into() }));
    let contest = Wall::shuffled(&GameRules::BOTZONE_CONTEST, &mut SplitMix64::new(1));
    let start = mentsu_table::mcr::RoundStart::FIRST;
    assert!(Round::new(&GameRules::MIL, &start, contest).is_err());
}
