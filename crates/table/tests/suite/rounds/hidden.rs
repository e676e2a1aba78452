//! A seat's stream of events says nothing of what the seat can't know, and all that it can.

use mentsu::Face;
use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::{
    Action, Event, GameRules, PointsError, Round, RoundStart, Ryuukyoku, RyuukyokuKind, Seat, View,
    ViewError, Wall,
};

use crate::common::{PRESETS, efficient, round};

/// A view made of the events that a seat sees is the engine's, at every step, with its options.
#[test]
fn a_view_made_of_events_is_the_engines() {
    for (name, rules) in PRESETS {
        let (mut walls, mut choices) = (SplitMix64::new(11), SplitMix64::new(12));
        for _ in 0..20 {
            let mut round = round(&rules, &mut walls);
            let Event::Deal(deal) = &round.last_events()[0] else { panic!("a deal comes first") };
            let mut views: Vec<View> = (round.table().seats().iter())
                .map(|seat| View::new(&rules, *seat, deal).unwrap())
                .collect();
            let mut first = true;
            loop {
                for view in &mut views {
                    let begun = usize::from(core::mem::take(&mut first));
                    let events =
                        if begun == 1 { &round.last_events()[1..] } else { round.last_events() };
                    let events = if matches!(events.first(), Some(Event::Deal(_))) {
                        &events[1..]
                    } else {
                        events
                    };
                    for event in events {
                        view.apply(&event.seen_by(view.seat())).unwrap();
                    }
                    assert_eq!(*view, round.view(view.seat()).unwrap(), "{name}");
                    if round.awaited().any(|seat| seat == view.seat()) {
                        assert_eq!(view.options(), *round.options(view.seat()), "{name}");
                        assert_eq!(view.default_action(), round.default_action(view.seat()));
                    }
                }
                let Some(seat) = round.awaited().next() else { break };
                let action = efficient(&mut choices)(&round, seat);
                round.act(seat, action).unwrap();
            }
        }
    }
}

/// What a seat reads, byte for byte.
fn stream(events: &[Event], seat: Seat) -> String {
    events.iter().map(|event| serde_json::to_string(&event.seen_by(seat)).unwrap() + "\n").collect()
}

/// Two worlds that differ only in what seat 0 can't see: others' hands and the wall. As long as all
/// that is seen is the same, so is the stream.
#[test]
fn worlds_that_differ_in_what_is_hidden_read_the_same() {
    let rules = GameRules::TENHOU;
    let (mut walls, mut shuffles) = (SplitMix64::new(13), SplitMix64::new(14));
    let start = RoundStart::first(&rules);
    let mut compared = 0;
    for _ in 0..60 {
        let wall = Wall::shuffled(&rules, &mut walls);
        // The dealer's tiles and draws and the first indicator stay; all others are exchanged.
        let mut order: Vec<Face> = wall.iter().collect();
        let len = order.len();
        let own = |place: usize| {
            let nth = len - 1 - place;
            let dealt = nth < 48 && nth / 4 % 4 == 0 || nth == 48;
            dealt || (nth >= 52 && (nth - 52) % 4 == 0 && place >= Wall::DEAD) || place == 5
        };
        let hidden: Vec<usize> = (0..len).filter(|place| !own(*place)).collect();
        let mut faces: Vec<Face> = hidden.iter().map(|place| order[*place]).collect();
        shuffles.shuffle(&mut faces);
        hidden.iter().zip(faces).for_each(|(place, face)| order[*place] = face);
        let other = Wall::new(order, &rules).unwrap();
        let worlds = [wall, other].map(|wall| Round::new(&rules, &start, wall).unwrap());
        let seat = Seat::ALL[0];
        let [a, b] = worlds.each_ref().map(|world| stream(world.last_events(), seat));
        assert_eq!(a, b);
        // The dealer has the same options in both, and can't distinguish them until others act.
        assert_eq!(worlds[0].options(seat), worlds[1].options(seat));
        let views = worlds
            .each_ref()
            .map(|world| serde_json::to_string(&world.view(seat).unwrap()).unwrap());
        assert_eq!(views[0], views[1]);
        for action in worlds[0].options(seat).iter().collect::<Vec<_>>() {
            if matches!(action, Action::Kan(_) | Action::Tsumo | Action::Kyuushu) {
                continue;
            }
            let seen = worlds.clone().map(|mut world| {
                let mut seen = stream(world.act(seat, action).unwrap(), seat);
                // All other awaited seats pass.
                while let Some(other) = world.awaited().find(|other| world.options(*other).pass()) {
                    seen += &stream(world.act(other, Action::Pass).unwrap(), seat);
                }
                seen
            });
            assert_eq!(seen[0], seen[1], "{action:?}");
            compared += 1;
        }
    }
    assert!(compared > 500, "{compared}");
}

/// A view refuses a payment that can't be added, and stays as it was.
#[test]
fn a_view_refuses_payments_beyond_all_points() {
    let rules = GameRules::TENHOU;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    let mut view = round.view(Seat::ALL[0]).unwrap();
    let before = view.clone();
    let (kind, hands) = (RyuukyokuKind::Exhaustive, [None; 4]);
    let draw = Ryuukyoku { kind, hands, deltas: [0, i32::MAX, 0, 0] };
    let points = 25_000 + i64::from(i32::MAX);
    let error = PointsError::Points { seat: Seat::ALL[1], points };
    assert_eq!(view.apply(&Event::Ryuukyoku(draw)), Err(ViewError::Points(error)));
    assert_eq!(view, before);
}
