//! Bytes choose the rules, the wall and what every player does: no panic, no refused option, all
//! tiles and points are kept, and views made of events are the engine's.

#![cfg_attr(fuzzing, no_main)]

use mentsu::random::SplitMix64;
use mentsu_fuzz::fuzz_target;
use mentsu_table::{Event, Game, GameRules, Seat, View, Wall};

const HOUSES: [GameRules; 7] = [
    GameRules::TENHOU,
    GameRules::TENHOU_SANMA,
    GameRules::MAHJONG_SOUL,
    GameRules::MAHJONG_SOUL_SANMA,
    GameRules::WRC,
    GameRules::EMA,
    GameRules::M_LEAGUE,
];

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut next = move || bytes.next();
    let Some(house) = next() else { return };
    let rules = HOUSES[usize::from(house) % HOUSES.len()];
    let seed = (0..4).fold(0, |seed, _| seed << 8 | u64::from(next().unwrap_or(0)));
    let mut walls = SplitMix64::new(seed);
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).expect("its wall");
    let mut views = views_of(&game);
    'game: loop {
        while let Some(seat) = game.round().awaited().next() {
            let Some(byte) = next() else { break 'game };
            let options = game.round().options(seat);
            let action = options.nth(usize::from(byte) % options.len()).expect("one of them");
            // A seat without options can't act.
            let nobody = Seat::ALL.into_iter().find(|seat| game.round().options(*seat).is_empty());
            if let Some(nobody) = nobody {
                assert!(game.clone().act(nobody, action).is_err());
            }
            let events = game.act(seat, action).expect("it is offered").to_vec();
            for view in &mut views {
                for event in &events {
                    view.apply(&event.seen_by(view.seat())).expect("the engine's own event");
                }
                assert_eq!(*view, game.round().view(view.seat()).unwrap());
            }
            let table = game.round().table();
            let points = table.points().iter().sum::<i32>() + 1_000 * i32::from(table.sticks());
            assert_eq!(points, rules.start_points() * i32::from(rules.players()));
        }
        if game.next_round(Wall::shuffled(&rules, &mut walls)).is_err() {
            break;
        }
        views = views_of(&game);
    }
});

fn views_of(game: &Game) -> Vec<View> {
    let events = game.round().last_events();
    let Event::Deal(deal) = &events[0] else { panic!("a round begins with its deal") };
    let seats = game.round().table().seats().iter();
    let views = seats.map(|seat| {
        let mut view = View::new(game.rules(), *seat, deal).expect("13 tiles");
        for event in &events[1..] {
            view.apply(&event.seen_by(*seat)).expect("the first draw");
        }
        view
    });
    views.collect()
}
