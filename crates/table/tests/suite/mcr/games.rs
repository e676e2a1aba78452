//! Sixteen rounds: winds, dealers, places and points.

use mentsu::Wind;
use mentsu::mcr::Preset;
use mentsu::random::SplitMix64;
use mentsu_table::Seat;
use mentsu_table::mcr::{Fouls, Game, GameRules, NoNextRound, Wall, Walls, bot};

/// Plays a game whose rounds end as they may, and looks at each.
fn play(rules: &GameRules, seed: u64, mut look: impl FnMut(&Game)) -> Game {
    let mut walls = SplitMix64::new(seed);
    let mut game = Game::new(rules, Wall::shuffled(rules, &mut walls)).expect("its wall");
    loop {
        let wall = Wall::shuffled(rules, &mut walls);
        assert_eq!(game.next_round(wall), Err(NoNextRound::NotOver));
        while let Some(seat) = game.round().awaited().next() {
            let action = bot::greedy(&game.round().view(seat));
            game.act(seat, action).expect("an option");
        }
        look(&game);
        if game.result().is_some() {
            assert_eq!(game.next_round(wall), Err(NoNextRound::GameOver));
            return game;
        }
        game.next_round(wall).expect("it goes on");
    }
}

#[test]
fn winds_dealers_and_places_of_sixteen_rounds() {
    let mut winds = [const { Vec::new() }; 4];
    let mut neighbours = [const { Vec::new() }; 4];
    let mut before = [0; 4];
    let game = play(&GameRules::MIL, 4, |game| {
        let (number, table) = (usize::from(game.number()), game.round().table());
        assert_eq!(table.prevalent(), Wind::ALL[number / 4]);
        assert_eq!(table.dealer(), Seat::ALL[number % 4]);
        let deltas = game.round().outcome().expect("it is over").deltas;
        for player in Seat::ALL {
            let seat = game.seat_of(player);
            assert_eq!(game.player_at(seat), player);
            winds[player.index()].push(table.wind(seat));
            if number % 4 == 0 {
                neighbours[player.index()].push(game.player_at(seat.next(4)));
            }
            before[player.index()] += deltas[seat.index()];
        }
        assert_eq!(game.points(), before);
    });
    // Who begins in the west: W N E S; in the north: N W S E.
    let first = |player: usize| [0, 4, 8, 12].map(|number| winds[player][number]);
    let [e, s, w, n] = Wind::ALL;
    assert_eq!(first(0), [e, s, n, w]);
    assert_eq!(first(1), [s, e, w, n]);
    assert_eq!(first(2), [w, n, e, s]);
    assert_eq!(first(3), [n, w, s, e]);
    for player in 0..4 {
        for wind in Wind::ALL {
            assert_eq!(winds[player].iter().filter(|it| **it == wind).count(), 4);
        }
        // Within a round of the wind the seats' winds go back by one with each deal.
        for four in winds[player].chunks(4) {
            assert!(four.windows(2).all(|two| two[1].next() == two[0]));
        }
        let mut others = neighbours[player].clone();
        others.sort();
        others.dedup();
        assert_eq!(others.len(), 3, "each of the others sits to the right at some time");
    }
    let result = game.result().expect("it is over");
    assert_eq!(result.points(), before);
    assert_eq!(before.iter().sum::<i32>(), 0);
    let best = before.iter().max();
    let winner = before.iter().position(|points| Some(points) == best).expect("one");
    assert_eq!(result.places()[winner], 1);
}

#[test]
fn players_stay_where_the_rules_say_so() {
    let rules = GameRules::MIL.with_exchanges_places(false).with_rounds(6);
    let game = play(&rules, 5, |game| {
        assert!(Seat::ALL.iter().all(|seat| game.seat_of(*seat) == *seat));
    });
    assert_eq!(game.number(), 5);
    assert_eq!(game.round().table().prevalent(), Wind::South);
}

#[test]
fn a_match_of_botzone_is_one_round() {
    for rules in [GameRules::BOTZONE, GameRules::BOTZONE_CONTEST] {
        let game = play(&rules, 6, |_| {});
        assert_eq!((game.number(), rules.fouls()), (0, Fouls::EndRound));
        assert_eq!(game.rules(), &rules);
    }
    assert_eq!(GameRules::BOTZONE_CONTEST.walls(), Walls::Own);
    assert!(!GameRules::BOTZONE_CONTEST.scoring().flowers());
    assert_eq!(GameRules::default(), GameRules::from(Preset::Mil));
    assert_eq!(GameRules::from(Preset::Japan), GameRules::JAPAN);
    assert_eq!(GameRules::from(Preset::Ema), GameRules::EMA);
    assert_eq!(GameRules::MIL.with_rounds(0).rounds(), 1);
    assert_eq!(GameRules::MIL.with_rounds(99).rounds(), 16);
}

#[test]
fn equal_points_share_the_better_place() {
    let rules = GameRules::BOTZONE_CONTEST;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
    let mut game = Game::new(&rules, wall).expect("its wall");
    assert!(game.result().is_none());
    game.foul(Seat::ALL[1]).expect("a foul");
    let result = game.result().expect("it is over");
    assert_eq!((result.points(), result.places()), ([10, -30, 10, 10], [1, 4, 1, 1]));
}
