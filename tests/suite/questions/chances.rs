//! Exact chances, compared with every order in which a small wall can be drawn.

use std::cmp::Reverse;

use crate::common::Random;
use mentsu::chances::{Chance, ChanceError, DiscardChance, Goal, MOST_DRAWS};
use mentsu::{CalledFrom, Counts, Hand, Meld, Tile, Visible};

/// How many orders of the next draws reach the goal: tile by tile, no two of them alike, without
/// memory, shanten or tables.
fn brute(hand: [u8; 34], wall: &[Tile], draws: usize, goal: Goal) -> u64 {
    let total: u8 = hand.iter().sum();
    let all = || (0..draws).map(|drawn| (wall.len() - drawn) as u64).product();
    if total % 3 == 1 {
        // A fifth copy is no wait.
        let waits = |reported: &crate::oracle::PlainReading| hand[reported.tile.index()] < 4;
        if goal == Goal::Tenpai && crate::oracle::waits(hand).iter().any(waits) {
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
    if goal == Goal::Win && is_win(hand) {
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

fn is_win(hand: [u8; 34]) -> bool {
    let lowest = hand.iter().position(|&count| count > 0).expect("some tiles");
    !crate::oracle::readings(hand, Tile::ALL[lowest]).is_empty()
}

/// Compares the chance with the result of brute force, and returns it.
fn check(hand: &Hand, wall: &Counts, draws: u8, goal: Goal) -> Chance {
    let tiles: Vec<Tile> = wall.tiles().collect();
    let orders = (0..usize::from(draws)).map(|drawn| (tiles.len() - drawn) as u64).product();
    let favourable = brute(hand.concealed().to_array(), &tiles, draws.into(), goal);
    let found = hand.chance(wall, draws, goal).expect("they can be");
    let expected = Chance::new(favourable, orders).expect("a fraction");
    assert_eq!(found, expected, "{hand} with {wall}, {draws} draws, {goal:?}");
    found
}

/// A hand and a wall of a few neighbouring kinds.
fn small(random: &mut Random, concealed: usize, wall: usize) -> (Hand, Counts) {
    // A third of them are of honors, which stand for one another.
    let kinds = 5 + random.below(3);
    let first = if random.below(3) == 0 { 27 } else { random.below(26) };
    let kinds = &Tile::ALL[first..first + kinds];
    let mut pile: Vec<Tile> = kinds.iter().flat_map(|&tile| [tile; 4]).collect();
    // Half of them have a pon or a kan, of which the fourth tile may be in hand.
    let declared = kinds[random.below(kinds.len())];
    let melds: &[Meld] = match random.below(4) {
        0 => &[Meld::pon([declared; 2], declared, CalledFrom::Toimen).expect("a pon")],
        1 => &[Meld::ankan([declared; 4]).expect("a kan")],
        _ => &[],
    };
    for _ in melds.iter().flat_map(Meld::faces) {
        let place = pile.iter().position(|&tile| tile == declared).expect("it is there");
        pile.swap_remove(place);
    }
    let mut draw = || pile.swap_remove(random.below(pile.len()));
    let hand: Vec<Tile> = (0..concealed).map(|_| draw()).collect();
    let wall = Counts::from_tiles((0..wall).map(|_| draw())).expect("four of each at most");
    (Hand::new(hand, melds).expect("a small hand"), wall)
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
                    between += u32::from(Chance::NEVER < found && found < Chance::CERTAIN);
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
        assert!(check(&hand, &wall, 1, Goal::Tenpai) > Chance::NEVER);
        assert!(check(&hand, &wall, 3, Goal::Win) > Chance::NEVER, "{hand}");
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
            let found = hand.chance(&wall, draws as u8, Goal::Win).expect("they can be");
            assert_eq!(found, Chance::new(orders - misses, orders).expect("a fraction"));
        }
    }
}

#[test]
fn whole_hands_agree_with_ukeire_and_grow_with_the_draws() {
    let mut random = Random::new(7);
    for _ in 0..60 {
        let hand = random.waiting();
        let view = Visible::of(&hand);
        let wall = view.unseen(hand.concealed());
        let ukeire = hand.ukeire_in(&view);
        let one = Chance::new(ukeire.total().into(), wall.total().into()).expect("a fraction");
        let ask = |draws, goal| hand.chance(&wall, draws, goal).expect("they can be");
        let (tenpai, win) = match hand.shanten().get() {
            0 => (Chance::CERTAIN, one),
            1 => (one, Chance::NEVER),
            _ => (Chance::NEVER, Chance::NEVER),
        };
        assert_eq!((ask(1, Goal::Tenpai), ask(1, Goal::Win)), (tenpai, win), "{hand}");
        for goal in [Goal::Tenpai, Goal::Win] {
            let all: Vec<Chance> = (0..=3).map(|draws| ask(draws, goal)).collect();
            assert!(all.is_sorted(), "{hand}: {all:?}");
        }
        let alone = hand.concealed().chance(&wall, 2, Goal::Win);
        assert!(!hand.melds().is_empty() || alone == Ok(ask(2, Goal::Win)));
        assert!(ask(3, Goal::Win) <= ask(3, Goal::Tenpai), "{hand}: who wins was tenpai");
    }
}

#[test]
fn the_best_discard_has_the_chance_of_the_hand() {
    let mut random = Random::new(8);
    for _ in 0..30 {
        let waiting = random.waiting();
        let wall = Visible::of(&waiting).unseen(waiting.concealed());
        let Some(drawn) = wall.kinds().iter().nth(random.below(wall.kinds().len())) else {
            continue;
        };
        let (hand, wall) =
            (waiting.draw(drawn).expect("it is left"), wall.without(drawn).expect("it is there"));
        for goal in [Goal::Tenpai, Goal::Win] {
            let ranked = hand.discard_chances(&wall, 2, goal).expect("they can be");
            assert_eq!(ranked.len(), hand.concealed().kinds().len());
            let order = |discard: &DiscardChance| (Reverse(discard.chance()), discard.tile());
            assert!(ranked.is_sorted_by_key(order));
            for discard in &ranked {
                let rest = hand.discard(discard.tile()).expect("it is held");
                assert_eq!(rest.chance(&wall, 2, goal), Ok(discard.chance()), "{hand}");
            }
            if !hand.is_win() {
                assert_eq!(hand.chance(&wall, 2, goal), Ok(ranked[0].chance()), "{hand}");
            }
        }
        assert!(waiting.discard_chances(&wall, 2, Goal::Win).expect("they can be").is_empty());
    }
}

#[test]
fn what_can_not_be_is_an_error() {
    let hand: Hand = "2m(1111m)(999p)(999s)(777z)".parse().expect("a hand");
    let ask = |wall: &str, draws| hand.chance(&wall.parse().expect("tiles"), draws, Goal::Win);
    let Err(fifth @ ChanceError::TooManyCopies(error)) = ask("123m", 1) else { panic!() };
    assert_eq!((error.tile, error.count), (Tile::M1, 5));
    assert_eq!(ask("222m", 4), Err(ChanceError::WallTooShort { tiles: 3, draws: 4 }));
    let none = Counts::EMPTY;
    for (text, tiles) in
        [("", 0), ("123m", 3), ("123m456p789s11122z", 14), ("111222333444555m1p", 16)]
    {
        let counts: Counts = text.parse().expect("tiles");
        let wrong = (tiles != 14).then_some(ChanceError::WrongSize { tiles });
        assert_eq!(counts.chance(&none, 0, Goal::Win).err(), wrong);
        assert_eq!(counts.discard_chances(&none, 0, Goal::Win).err(), wrong);
    }
    let many = ChanceError::TooManyDraws { draws: MOST_DRAWS + 1 };
    assert_eq!(ask("222m123456789s", MOST_DRAWS + 1), Err(many));
    assert_eq!(ask("", 0), Ok(Chance::NEVER));
    for error in [fifth, many] {
        assert!(error.to_string().chars().any(char::is_numeric), "{error}");
    }
}
