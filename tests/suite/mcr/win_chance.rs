//! Chances of a win that is worth enough, against plain code over every order of small walls.

use mentsu::chances::{Chance, ChanceError};
use mentsu::mcr::{Rules, Situation, discard_win_chances, score, win_chance};
use mentsu::{Counts, Hand, Tile, Visible, Wind, counts, hand};

use crate::common::Random;

/// The orders of the draws to come that win enough with the best discards, by plain code: nothing
/// is left out, and nothing remembered.
fn favourable(hand: &Hand, won: &Situation, wall: &Counts, draws: u8) -> u64 {
    if draws == 0 {
        return 0;
    }
    let each = wall.kinds().into_iter().map(|tile| {
        let rest = wall.without(tile).expect("in the wall");
        let Ok(drawn) = hand.draw(tile) else { return 0 };
        let orders: u64 = (1..draws).map(|gone| u64::from(wall.total() - gone)).product();
        let wins = score(&drawn, won, &Rules::MIL).is_ok_and(|score| score.is_enough());
        let most = if wins { orders } else { best(&drawn, won, &rest, draws - 1).1 };
        u64::from(wall.get(tile)) * most
    });
    each.sum()
}

/// The best discard and its orders.
fn best(hand: &Hand, won: &Situation, wall: &Counts, draws: u8) -> (Option<Tile>, u64) {
    let mut best = (None, 0);
    for tile in hand.concealed().kinds() {
        let after = hand.discard(tile).expect("held");
        let orders = favourable(&after, won, wall, draws);
        if best.0.is_none() || orders > best.1 {
            best = (Some(tile), orders);
        }
    }
    best
}

fn of(orders: u64, wall: &Counts, draws: u8) -> Chance {
    let all = (0..draws).map(|gone| u64::from(wall.total() - gone)).product();
    Chance::new(orders, all).expect("orders")
}

#[test]
fn chances_are_those_of_every_order_of_a_small_wall() {
    let mut random = Random::new(8);
    let mut possible = 0;
    for text in [
        "12m99s(456m)(789m)(345p)",
        "1379m(111z)(222z)[3333z]",
        "13m55599p(555z)(666z)",
        "33345m55z(777z)(123m)",
        "5p(234p)(345p)(456p)[8888p]",
        "19m147m258p369s12z",
    ] {
        let hand: Hand = text.parse().expect(text);
        let unseen = Visible::of(&hand).unseen(hand.concealed());
        let whole = usize::from(hand.concealed().total()) + 3 * hand.melds().len() == 13;
        for _ in 0..6 {
            let mut tiles: Vec<Tile> = unseen.tiles().collect();
            let wall = (0..7).map(|_| tiles.swap_remove(random.below(tiles.len())));
            let useful = mentsu::mcr::ukeire(&hand).tiles();
            let mut wall: Vec<Tile> = wall.collect();
            // Tiles that help are more common than among all.
            wall.extend(tiles.iter().copied().filter(|tile| useful.contains(*tile)).take(2));
            let wall = Counts::from_tiles(wall).expect("as many as there are");
            let won = Situation::self_drawn().with_seat(*random.pick(&Wind::ALL));
            for draws in 0..=3 {
                let found = win_chance(&hand, &won, &wall, draws, &Rules::MIL);
                let orders = favourable(&hand, &won, &wall, draws);
                assert_eq!(found, Ok(of(orders, &wall, draws)), "{hand} {wall} {draws}");
                possible += u32::from(whole && orders > 0);
            }
            let Some(first) = wall.tiles().next() else { continue };
            let drawn = hand.draw(first).expect("a copy is left");
            let wall = wall.without(first).expect("in the wall");
            let all = discard_win_chances(&drawn, &won, &wall, 2, &Rules::MIL).expect("small");
            assert_eq!(all.len(), drawn.concealed().kinds().len());
            for one in &all {
                let after = drawn.discard(one.tile()).expect("held");
                let orders = favourable(&after, &won, &wall, 2);
                assert_eq!(one.chance(), of(orders, &wall, 2), "{drawn} {wall} {}", one.tile());
            }
            assert!(all.windows(2).all(|two| two[0].chance() >= two[1].chance()));
        }
    }
    assert!(possible > 20, "{possible}");
}

#[test]
fn what_is_worth_too_little_is_played_on() {
    // 4s makes nothing but a mixed double chow, and 1s, self-drawn, nothing at all.
    let hand = hand!("234m567p23s11z(678m)");
    let wall = counts!("1111444s");
    let drawn = Situation::self_drawn();
    assert_eq!(win_chance(&hand, &drawn, &wall, 1, &Rules::MIL), Ok(Chance::NEVER));
    let least = Rules::MIL.with_minimum(1);
    assert_eq!(win_chance(&hand, &drawn, &wall, 1, &least), Ok(Chance::CERTAIN));
    // Red fives are plain ones.
    let (red, plain) = (hand!("067m456p77m23489s"), hand!("567m456p77m23489s"));
    let chance = |hand: &Hand| win_chance(hand, &drawn, &counts!("7s1z"), 1, &least);
    assert_eq!(chance(&red), chance(&plain));
}

#[test]
fn only_the_winds_of_a_situation_matter() {
    let hand = hand!("34m55m(234p)(789s)(678m)");
    let wall = Visible::of(&hand).unseen(hand.concealed());
    let drawn = Situation::self_drawn().with_seat(Wind::West);
    let chance = win_chance(&hand, &drawn, &wall, 2, &Rules::MIL).unwrap();
    // Circumstances of the next tile alone don't change the chance, even impossible ones.
    for reported in [
        drawn.with_last_tile(),
        drawn.with_seen(3),
        drawn.with_last_copy(),
        drawn.with_kong(),
        drawn.with_flowers(9),
    ] {
        assert_eq!(win_chance(&hand, &reported, &wall, 2, &Rules::MIL), Ok(chance), "{reported:?}");
    }
}

#[test]
fn what_cannot_be_asked_is_an_error() {
    let hand = hand!("123m456p77m23489s");
    let ask = |wall: Counts, draws| {
        win_chance(&hand, &Situation::self_drawn(), &wall, draws, &Rules::MIL)
    };
    assert!(matches!(ask(counts!("7777m"), 1), Err(ChanceError::TooManyCopies(_))));
    let short = ChanceError::WallTooShort { tiles: 1, draws: 2 };
    assert_eq!(ask(counts!("7s"), 2), Err(short));
    assert_eq!(ask(counts!("1111222233z"), 10), Err(ChanceError::TooManyDraws { draws: 10 }));
    assert_eq!(ask(counts!("7s"), 0), Ok(Chance::NEVER));
    let all = discard_win_chances(&hand, &Situation::self_drawn(), &counts!("7s"), 1, &Rules::MIL);
    assert!(all.is_ok_and(|all| all.is_empty()), "a hand of 13 tiles has nothing to discard");
    // A hand that has drawn its win has won, whatever is left to draw.
    let (won, wall) = (hand!("123m456p77m23489s+7s"), counts!("1z"));
    let wins = win_chance(&won, &Situation::self_drawn(), &wall, 1, &Rules::MIL);
    assert_eq!(wins, Ok(Chance::CERTAIN));
}
