//! Two worlds that differ only in what is hidden from a seat look the same to it, byte for byte.

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::Seat;
use mentsu_table::mcr::{
    Action, Event, GameRules, KnownWall, Round, RoundStart, View, Wall, WallTile, Walls, bot,
};

/// What a seat sees of a round in which the others discard what they draw.
fn seen(rules: &GameRules, wall: Wall, seat: Seat, seed: u64) -> Vec<String> {
    let mut source = SplitMix64::new(seed);
    let mut round = Round::new(rules, &RoundStart::FIRST, wall).expect("its wall");
    let mut texts = Vec::new();
    let mut view: Option<View> = None;
    loop {
        for event in round.last_events() {
            let event = event.seen_by(seat);
            if let Event::Draw { seat: by, tile, .. } = &event {
                assert_eq!(tile.is_some(), *by == seat, "{event:?}");
            }
            match &event {
                Event::Deal(deal) => view = View::new(rules, seat, deal).ok(),
                _ => view.as_mut().expect("a deal").apply(&event).expect("an event"),
            }
            texts.push(format!("{event:?}"));
            let view = view.as_ref().expect("a deal");
            texts.push(format!("{view:?} {:?} {:?}", view.options(), view.score()));
            texts.push(format!("{} {}", bot::greedy(view), view.default_action()));
        }
        let Some(next) = round.awaited().next() else { return texts };
        let action = if next == seat {
            bot::random(&round.view(seat), &mut source)
        } else {
            round.default_action(next)
        };
        round.act(next, action).expect("an option");
    }
}

#[test]
fn what_is_hidden_changes_nothing_that_is_seen() {
    for rules in [GameRules::MIL, GameRules::BOTZONE, GameRules::BOTZONE_CONTEST] {
        let mut moved = 0;
        for seed in 0..25 {
            let mut source = SplitMix64::new(seed);
            let wall = Wall::shuffled(&rules, &mut source);
            let seat = Seat::ALL[source.below(4)];
            let seen = |wall: Wall| self::seen(&rules, wall, seat, seed);
            // Tiles of the others' hands that stay there, exchanged with one another.
            let order: Vec<WallTile> = wall.iter().collect();
            let dealt = |other: Seat, nth: usize| match rules.walls() {
                Walls::Own => 34 * other.index() + nth,
                _ => 16 * (nth / 4) + 4 * other.index() + nth % 4,
            };
            let others: Vec<Seat> = Seat::ALL.into_iter().filter(|it| *it != seat).collect();
            let mut hidden: Vec<usize> = Vec::new();
            for other in others {
                let places = (0..12).map(|nth| dealt(other, nth));
                hidden.extend(places.filter(|place| matches!(order[*place], WallTile::Tile(_))));
            }
            let mut tiles: Vec<WallTile> = hidden.iter().map(|place| order[*place]).collect();
            source.shuffle(&mut tiles);
            let mut other = order.clone();
            hidden.iter().zip(tiles).for_each(|(place, tile)| other[*place] = tile);
            moved += usize::from(other != order);
            let other = Wall::new(other, &rules).expect("the same tiles");
            let (one, two) = (seen(wall), seen(other));
            let differ = one.iter().zip(&two).find(|(one, two)| one != two);
            assert_eq!((differ, one.len()), (None, two.len()), "seed {seed}");
        }
        assert!(moved > 20);
    }
}

#[test]
fn a_concealed_kong_stays_hidden() {
    let world = |kong: &str, other: &str| {
        let first = format!("{kong}123789p123s");
        let third = format!("{other}147p258s1234z");
        let hands = [first.as_str(), "147m258p369s1234z", third.as_str(), "369m147p258s1234z"];
        let rules = GameRules::MIL;
        let known = KnownWall {
            hands: hands.map(super::scene::tiles),
            draws: [false, true]
                .map(|replaces| (Seat::ALL[0], mentsu::Tile::Red.into(), replaces))
                .into(),
            ..KnownWall::default()
        };
        let wall = known.wall(&rules).expect("a wall");
        let mut round = Round::new(&rules, &RoundStart::FIRST, wall).expect("its wall");
        let kong = round.options(Seat::ALL[0]).kongs()[0];
        let mut texts = Vec::new();
        let mut write = |round: &Round| {
            for event in round.last_events() {
                texts.push(format!("{:?}", event.seen_by(Seat::ALL[1])));
            }
            texts.push(format!("{:?}", round.view(Seat::ALL[1])));
        };
        write(&round);
        round.act(Seat::ALL[0], Action::Kong(kong)).expect("an option");
        write(&round);
        round.act(Seat::ALL[0], Action::Discard(mentsu::Tile::Red)).expect("an option");
        write(&round);
        texts
    };
    assert_eq!(world("5555m", "888m"), world("8888m", "555m"));
}
