//! Exact odds, compared with every order in which a small wall can be drawn.

mod common;
mod oracle;

use common::Random;
use mentsu::odds::{Goal, MOST_DRAWS, Odds, OddsError, discards, odds};
use mentsu::{Counts, Hand, Tile, View};

/// How many orders of the next draws reach the goal: tile by tile, no two of them alike, without
/// memory, shanten or tables.
fn brute(hand: [u8; 34], wall: &[Tile], draws: usize, goal: Goal) -> u64 {
    let total: u8 = hand.iter().sum();
    let all = || (0..draws).map(|drawn| (wall.len() - drawn) as u64).product();
    if total % 3 == 1 {
        // A fifth copy is no wait.
        let waits = |told: &oracle::Told| hand[told.tile.index()] < 4;
        if goal == Goal::Tenpai && oracle::waits(hand).iter().any(waits) {
            return all();
        }
        if draws == 0 {
            return 0;
        }
        return (0..wall.len())
            .map(|i| {
                let (mut hand, mut wall) = (hand, wall.to_vec());
                hand[wall.swap_remove(i).index()] += 1;
                brute(hand, &wall, draws - 1, goal)
            })
            .sum();
    }
    if goal == Goal::Win && is_won(hand) {
        return all();
    }
    let kinds = (0..34).filter(|&tile| hand[tile] > 0);
    let after = kinds.map(|tile| {
        let mut hand = hand;
        hand[tile] -= 1;
        brute(hand, wall, draws, goal)
    });
    after.max().unwrap_or(0)
}

fn is_won(hand: [u8; 34]) -> bool {
    let lowest = hand.iter().position(|&count| count > 0).expect("some tiles");
    !oracle::readings(hand, Tile::ALL[lowest]).is_empty()
}

/// Compares the odds with what the brute force finds, and says them.
fn check(hand: &Hand, wall: &Counts, draws: u8, goal: Goal) -> Odds {
    let tiles: Vec<Tile> = wall.tiles().collect();
    let orders = (0..usize::from(draws)).map(|drawn| (tiles.len() - drawn) as u64).product();
    let favourable = brute(hand.concealed().to_array(), &tiles, draws.into(), goal);
    let found = odds(hand, wall, draws, goal).expect("they can be");
    let expected = Odds::new(favourable, orders).expect("a fraction");
    assert_eq!(found, expected, "{hand} with {wall}, {draws} draws, {goal:?}");
    found
}

/// A hand and a wall of a few neighbouring kinds.
fn small(random: &mut Random, concealed: usize, wall: usize) -> (Hand, Counts) {
    let (first, kinds) = (random.below(26), 4 + random.below(5));
    let mut pile: Vec<Tile> =
        Tile::ALL[first..first + kinds].iter().flat_map(|&tile| [tile; 4]).collect();
    let mut draw = || pile.swap_remove(random.below(pile.len()));
    let hand: Vec<Tile> = (0..concealed).map(|_| draw()).collect();
    let wall = Counts::from_tiles((0..wall).map(|_| draw())).expect("four of each at most");
    (Hand::new(hand, &[]).expect("a small hand"), wall)
}

#[test]
fn of_small_hands_and_walls_every_order_is_counted() {
    let mut random = Random::new(20_261_121);
    let mut between = 0;
    for (concealed, wall, draws, hands) in
        [(1, 6, 4, 60), (4, 6, 3, 60), (4, 4, 4, 20), (7, 5, 2, 100)]
    {
        for extra in [0, 1] {
            for _ in 0..hands {
                let (hand, wall) = small(&mut random, concealed + extra, wall);
                for goal in [Goal::Tenpai, Goal::Win] {
                    let found = check(&hand, &wall, draws, goal);
                    between += u32::from(Odds::NEVER < found && found < Odds::CERTAIN);
                }
            }
        }
    }
    assert!(between > 300, "only {between} of them are neither certain nor impossible");
}

#[test]
fn chiitoitsu_and_kokushi_are_counted_too() {
    for (hand, wall) in [
        ("1122m3344p558s127z", "8s1127z"),
        ("1122m3344p55s1267z", "8s267z"),
        ("19m19p19s1234445z", "9p567z"),
        ("19m19p189s123445z", "19p67z"),
        ("2233m4455p6678s6z", "78s56z"),
    ] {
        let (hand, wall) = (hand.parse().expect("a hand"), wall.parse().expect("a wall"));
        assert!(check(&hand, &wall, 1, Goal::Tenpai) > Odds::NEVER);
        assert!(check(&hand, &wall, 3, Goal::Win) > Odds::NEVER, "{hand}");
    }
}

/// A wall of waits and of tiles that help nothing: all draws miss, or not.
#[test]
fn waits_among_dead_tiles_are_drawn_as_often_as_in_an_urn() {
    // 14m, and honors one of each
    let hand: Hand = "23m55p(123p)(777z)(666z)".parse().expect("a hand");
    for dead in 1..=4u8 {
        let honors = Tile::ALL[27..27 + usize::from(dead)].iter().copied();
        let waits: Counts = "11144m".parse().expect("tiles");
        let wall = Counts::from_tiles(waits.tiles().chain(honors)).expect("a wall");
        let (all, dead) = (5 + u64::from(dead), u64::from(dead));
        for draws in 1..=dead.min(3) {
            let misses: u64 = (0..draws).map(|drawn| dead - drawn).product();
            let orders: u64 = (0..draws).map(|drawn| all - drawn).product();
            let found = odds(&hand, &wall, draws as u8, Goal::Win).expect("they can be");
            assert_eq!(found, Odds::new(orders - misses, orders).expect("a fraction"));
        }
    }
}

#[test]
fn whole_hands_agree_with_ukeire_and_grow_with_the_draws() {
    let mut random = Random::new(7);
    for _ in 0..60 {
        let hand = random.waiting();
        let view = View::of(&hand);
        let wall = view.unseen(hand.concealed());
        let ukeire = hand.ukeire_in(&view);
        let one = Odds::new(ukeire.total().into(), wall.total().into()).expect("a fraction");
        let ask = |draws, goal| odds(&hand, &wall, draws, goal).expect("they can be");
        let (tenpai, win) = match hand.shanten().get() {
            0 => (Odds::CERTAIN, one),
            1 => (one, Odds::NEVER),
            _ => (Odds::NEVER, Odds::NEVER),
        };
        assert_eq!((ask(1, Goal::Tenpai), ask(1, Goal::Win)), (tenpai, win), "{hand}");
        for goal in [Goal::Tenpai, Goal::Win] {
            let all: Vec<Odds> = (0..=3).map(|draws| ask(draws, goal)).collect();
            assert!(all.is_sorted(), "{hand}: {all:?}");
        }
        assert!(ask(3, Goal::Win) <= ask(3, Goal::Tenpai), "{hand}: who wins was tenpai");
    }
}

#[test]
fn the_best_discard_has_the_odds_of_the_hand() {
    let mut random = Random::new(8);
    for _ in 0..30 {
        let waiting = random.waiting();
        let wall = View::of(&waiting).unseen(waiting.concealed());
        let Some(drawn) = wall.kinds().iter().nth(random.below(wall.kinds().len())) else {
            continue;
        };
        let (hand, wall) =
            (waiting.draw(drawn).expect("it is left"), wall.without(drawn).expect("it is there"));
        for goal in [Goal::Tenpai, Goal::Win] {
            let ranked = discards(&hand, &wall, 2, goal).expect("they can be");
            assert_eq!(ranked.len(), hand.concealed().kinds().len());
            assert!(
                ranked.is_sorted_by_key(|discard| (
                    std::cmp::Reverse(discard.odds()),
                    discard.tile()
                ))
            );
            for discard in &ranked {
                let rest = hand.discard(discard.tile()).expect("it is held");
                assert_eq!(odds(&rest, &wall, 2, goal), Ok(discard.odds()), "{hand}");
            }
            if !hand.is_win() {
                assert_eq!(odds(&hand, &wall, 2, goal), Ok(ranked[0].odds()), "{hand}");
            }
        }
        assert!(discards(&waiting, &wall, 2, Goal::Win).expect("they can be").is_empty());
    }
}

#[test]
fn what_can_not_be_is_an_error() {
    let hand: Hand = "2m(1111m)(999p)(999s)(777z)".parse().expect("a hand");
    let ask = |wall: &str, draws| odds(&hand, &wall.parse().expect("tiles"), draws, Goal::Win);
    let fifth = OddsError::TooManyCopies { tile: Tile::M1, count: 5 };
    assert_eq!(ask("123m", 1), Err(fifth));
    assert_eq!(ask("222m", 4), Err(OddsError::WallTooShort { tiles: 3, draws: 4 }));
    let many = OddsError::TooManyDraws { draws: MOST_DRAWS + 1 };
    assert_eq!(ask("222m123456789s", MOST_DRAWS + 1), Err(many));
    assert_eq!(ask("", 0), Ok(Odds::NEVER));
    for error in [fifth, many] {
        assert!(error.to_string().chars().any(char::is_numeric), "{error}");
    }
}
