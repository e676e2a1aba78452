//! Properties of every win: suits, dragons and winds are named as one likes, ranks may be mirrored,
//! and a flower is a point.

use super::drawn::random_win;
use mentsu::mcr::{Rules, Score, Situation, score};
use mentsu::{Face, Hand, Meld, Suit, Tile, TileSet, Wind};
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::Random;

fn win() -> impl Strategy<Value = (Hand, Situation)> {
    any::<u64>().prop_map(|seed| random_win(&mut Random::new(seed)))
}

fn rules() -> impl Strategy<Value = Rules> {
    select(&[Rules::MIL, Rules::GREEN_BOOK, Rules::EMA, Rules::JAPAN][..])
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The win with other tiles.
fn renamed(
    (hand, situation): &(Hand, Situation),
    name: impl Fn(Tile) -> Tile,
) -> (Hand, Situation) {
    let face = |face: Face| Face::plain(name(face.tile()));
    let melds = hand.melds().iter().map(|meld| {
        let faces: Vec<Face> = meld.faces().map(face).collect();
        Meld::from_faces(meld.kind(), &faces).expect("a set under another name")
    });
    let melds: Vec<Meld> = melds.collect();
    let other = Hand::new(hand.faces().map(face), &melds).expect("as many of each");
    let other = match hand.drawn() {
        Some(drawn) => other.with_drawn(face(drawn)).expect("held"),
        None => other,
    };
    let mut won = match situation.winning_tile() {
        Some(tile) => Situation::by_discard(name(tile)),
        None => Situation::self_drawn(),
    };
    let said = [
        (situation.is_about_kong(), Situation::with_kong as fn(Situation) -> Situation),
        (situation.is_last_tile(), Situation::with_last_tile),
        (situation.is_last_copy(), Situation::with_last_copy),
    ];
    for (_, event) in said.into_iter().filter(|(is, _)| *is) {
        won = event(won);
    }
    let wind = |wind: Wind| {
        let tile = name(wind.tile());
        Wind::ALL.into_iter().find(|wind| wind.tile() == tile).expect("winds stay winds")
    };
    let won = won.with_seat(wind(situation.seat())).with_prevalent(wind(situation.prevalent()));
    (other, won.with_flowers(situation.flowers()))
}

/// Whether the tiles may make one of the two fan for which suits and ranks differ.
fn is_of_named_tiles((hand, situation): &(Hand, Situation)) -> bool {
    let kinds = hand.all_tiles().kinds();
    let kinds = situation.winning_tile().map_or(kinds, |tile| kinds.with(tile));
    let all = ["23468s6z", "1234589p245689s5z"].map(|text| text.parse::<TileSet>().expect("kinds"));
    all.into_iter().any(|named| kinds.is_subset(named))
}

fn counted((hand, situation): &(Hand, Situation), rules: &Rules) -> Score {
    score(hand, situation, rules).expect("a win")
}

/// Both are worth the same, unless one has a fan of named tiles.
fn assert_alike(one: &(Hand, Situation), other: &(Hand, Situation), rules: &Rules) {
    if is_of_named_tiles(one) || is_of_named_tiles(other) {
        return;
    }
    let (a, b) = (counted(one, rules), counted(other, rules));
    assert_eq!((a.total(), a.without_flowers()), (b.total(), b.without_flowers()), "{other:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn suits_are_alike(one in win(), order in select(&ORDERS[..]), rules in rules()) {
        let other = renamed(&one, |tile| match tile.suit() {
            Suit::Honor => tile,
            suit => Tile::ALL[9 * order[suit.index()] + tile.rank() as usize - 1],
        });
        assert_alike(&one, &other, &rules);
    }

    #[test]
    fn dragons_are_alike(one in win(), order in select(&ORDERS[..]), rules in rules()) {
        let dragon = |tile: Tile| tile.index() - 31;
        let other = renamed(&one, |tile| {
            if tile >= Tile::White { Tile::ALL[31 + order[dragon(tile)]] } else { tile }
        });
        assert_alike(&one, &other, &rules);
    }

    #[test]
    fn winds_are_alike_but_for_who_sits_where(one in win(), by in 1usize..4, rules in rules()) {
        let other = renamed(&one, |tile| match tile.index() {
            index @ 27..31 => Tile::ALL[27 + (index - 27 + by) % 4],
            _ => tile,
        });
        assert_alike(&one, &other, &rules);
    }

    #[test]
    fn ranks_are_alike_from_either_end(one in win(), rules in rules()) {
        let other = renamed(&one, |tile| match tile.suit() {
            Suit::Honor => tile,
            suit => Tile::ALL[9 * suit.index() + 9 - tile.rank() as usize],
        });
        assert_alike(&one, &other, &rules);
    }

    #[test]
    fn a_flower_is_a_point((hand, situation) in win(), rules in rules()) {
        let fewer = counted(&(hand, situation), &rules);
        let more = counted(&(hand, situation.with_flowers(situation.flowers() + 1)), &rules);
        prop_assert_eq!(more.total(), fewer.total() + 1);
        prop_assert_eq!(more.without_flowers(), fewer.without_flowers());
        let none = counted(&(hand, situation), &rules.with_flowers(false));
        prop_assert_eq!(none.total(), fewer.without_flowers());
    }

    #[test]
    fn the_total_is_the_sum_of_its_fan(one in win(), rules in rules()) {
        let score = counted(&one, &rules);
        let sum: u16 = score.fans().map(|one| u16::from(one.points()) * u16::from(one.times())).sum();
        let flowers = score.total() - score.without_flowers();
        let most = rules.cap().map_or(sum, |cap| (sum - flowers).min(cap) + flowers);
        prop_assert_eq!(score.total(), most);
        prop_assert!(score.fans().map(|one| one.fan()).eq(score.fan_set()));
        for out in score.left_out() {
            // What has swallowed it counts, and comes before unless both are of two chows.
            prop_assert!(score.fan_set().contains(out.by()), "{} {}", out.fan(), out.by());
            prop_assert!(out.times() > 0);
        }
    }
}
