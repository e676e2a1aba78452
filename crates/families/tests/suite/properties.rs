//! What holds of any hand and any family.

use mentsu::any::{AnyHand, AnyTile, Sets};
use mentsu::{Counts, Mentsu, Suit, Tile, TileSet, Wind, tile};
use mentsu_families::{Family, Preset, Score, Win, Word};
use proptest::prelude::*;

/// Families whose patterns ask neither for jokers nor for the only wait.
fn families() -> Vec<Family> {
    let changed = [
        r#"{"preset": "zung_jung"}"#,
        r#"{"preset": "zung_jung", "fifth_copies": false, "wild": "5m"}"#,
        r#"{"preset": "hong_kong", "minimum": 1}"#,
        r#"{"preset": "sichuan"}"#,
        r#"{"preset": "sichuan", "fifth_copies": false, "wild": "1s"}"#,
        r#"{"preset": "guangdong", "without": ["no_joker"]}"#,
        r#"{"preset": "taiwan", "without": ["only_wait", "all_sequences"]}"#,
    ];
    changed.iter().map(|text| Family::from_json(text).unwrap()).collect()
}

fn any_family() -> impl Strategy<Value = Family> {
    prop::sample::select(families())
}

/// Sets and eyes of few suits, whose tiles a win has; it may have more than four of a kind.
fn won_tiles(family: &Family) -> impl Strategy<Value = Vec<Tile>> + use<> {
    let kinds: Vec<Tile> = family.kinds().iter().collect();
    let sets: Vec<Mentsu> = kinds
        .iter()
        .filter_map(|&tile| Mentsu::shuntsu(tile).ok())
        .chain(kinds.iter().map(|&tile| Mentsu::koutsu(tile)))
        .collect();
    let number = family.sets().get();
    (prop::collection::vec(prop::sample::select(sets), number), prop::sample::select(kinds))
        .prop_map(|(sets, pair)| {
            let tiles = sets.iter().flat_map(|set| set.tiles());
            tiles.chain([pair, pair]).collect()
        })
}

/// The tiles in an order, and how many at the end are jokers.
fn hands() -> impl Strategy<Value = (Family, Vec<Tile>, usize)> {
    any_family().prop_flat_map(|family| {
        let tiles = won_tiles(&family).prop_shuffle();
        (Just(family), tiles, 0..=4usize)
    })
}

fn hand(family: &Family, tiles: &[Tile], jokers: usize) -> Option<AnyHand> {
    let known = tiles.iter().try_fold(Counts::EMPTY, |sum, &tile| sum.with(tile)).ok()?;
    family.hand_of(known, jokers as u8, &[]).ok()
}

fn wins() -> impl Strategy<Value = Win> {
    (0..4usize, 0..4usize, 0..4usize, any::<[bool; 4]>(), 0..3u8).prop_map(
        |(seat, round, discarder, [last, kong, liable, out], streak)| {
            let winds = Wind::seats(4);
            let mut win = if discarder == seat {
                Win::self_drawn()
            } else {
                Win::by_discard().with_discarder(winds[discarder])
            };
            win = win.with_seat(winds[seat]).with_prevalent(winds[round]).with_streak(streak);
            if last {
                win = win.with_last_tile();
            }
            if kong {
                win = win.with_kong();
            }
            let others = winds.iter().filter(|&&wind| wind != winds[seat]);
            let by = win.discarder();
            let mut others = others.filter(|&&wind| by != Some(wind));
            if out {
                win = win.with_out(*others.next().unwrap());
            }
            if liable {
                win = win.with_liable(*others.next().unwrap());
            }
            win
        },
    )
}

fn rank(score: &Score<'_>) -> (bool, u32) {
    (score.reaches_minimum(), score.total())
}

/// A family without series and exclusions.
fn additive(words: &[(Word, u32)]) -> Family {
    let pattern = |(i, (word, value)): (usize, &(Word, u32))| {
        format!(r#"{{"id": "p{i}", "value": {value}, "each": "{}"}}"#, word.name())
    };
    let patterns: Vec<String> = words.iter().enumerate().map(pattern).collect();
    let patterns = patterns.join(",");
    Family::from_json(&format!(
        r#"{{"name": "sum", "seven_pairs": "distinct", "patterns": [{patterns}]}}"#
    ))
    .unwrap()
}

/// Every win of a number of sets, as copies of each kind.
fn small_wins(family: &Family, sets: usize) -> Vec<[u8; 34]> {
    let all: Vec<Mentsu> = family
        .kinds()
        .iter()
        .flat_map(|tile| [Mentsu::koutsu(tile)].into_iter().chain(Mentsu::shuntsu(tile)))
        .collect();
    let mut wins: Vec<([u8; 34], usize)> = Vec::new();
    for pair in family.kinds() {
        let mut counts = [0; 34];
        counts[pair.index()] = 2;
        wins.push((counts, 0));
    }
    for _ in 0..sets {
        let add = |(counts, from): &([u8; 34], usize)| {
            let with = |at: usize| {
                let mut counts = *counts;
                all[at].tiles().for_each(|tile| counts[tile.index()] += 1);
                (counts, at)
            };
            (*from..all.len()).map(with).collect::<Vec<_>>()
        };
        wins = wins.iter().flat_map(add).collect();
    }
    wins.into_iter().map(|(counts, _)| counts).collect()
}

/// The shanten by its definition: what the nearest win lacks.
fn nearest(family: &Family, hand: &AnyHand, wins: &[[u8; 34]]) -> i8 {
    let lacks = |win: &[u8; 34]| {
        let held = |tile: Tile| hand.known().get(tile);
        let of = |suit: Suit| TileSet::of_suit(suit).iter().any(|tile| win[tile.index()] > 0);
        let suits = [Suit::Man, Suit::Pin, Suit::Sou].into_iter().filter(|&suit| of(suit)).count();
        let fifth: u8 = win.iter().map(|n| n.saturating_sub(4)).sum();
        let allowed = if family.takes_fifth_copies() { hand.jokers() } else { 0 };
        let possible = fifth <= allowed && !(family.has_void_suit() && suits > 2);
        let lacks: u8 =
            Tile::ALL.into_iter().map(|tile| win[tile.index()].saturating_sub(held(tile))).sum();
        possible.then(|| lacks.saturating_sub(hand.jokers()) as i8 - 1)
    };
    wins.iter().filter_map(lacks).min().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_joker_in_place_of_a_tile_never_lowers_the_worth(
        (family, tiles, jokers) in hands(), win in wins(),
    ) {
        let (&winning, rest) = tiles.split_last().unwrap();
        let known = |jokers: usize| &rest[..rest.len() - jokers];
        let fewer = hand(&family, known(jokers), jokers);
        let more = hand(&family, known(jokers + 1), jokers + 1);
        let (Some(fewer), Some(more)) = (fewer, more) else { return Ok(()) };
        if fewer.draw(winning).is_err() || more.draw(winning).is_err() {
            return Ok(());
        }
        let Ok(low) = family.score(&fewer, winning, &win) else { return Ok(()) };
        let high = family.score(&more, winning, &win).unwrap();
        prop_assert!(rank(&high) >= rank(&low), "{fewer} {more}: {low:?} {high:?}");
        // The tiles of its reading are those held, and the jokers.
        prop_assert_eq!(high.jokers().len(), usize::from(more.draw(winning).unwrap().jokers()));
        prop_assert!(high.jokers().iter().all(|&tile| family.kinds().contains(tile)));
    }

    #[test]
    fn a_joker_wins_where_a_tile_does((family, tiles, jokers) in hands(), win in wins()) {
        let (&winning, rest) = tiles.split_last().unwrap();
        let Some(held) = hand(&family, &rest[..rest.len() - jokers], jokers) else { return Ok(()) };
        if usize::from(held.jokers()) == AnyHand::MAX_JOKERS {
            return Ok(());
        }
        let Ok(low) = family.score(&held, winning, &win) else { return Ok(()) };
        let high = family.score(&held, AnyTile::Joker, &win).unwrap();
        prop_assert!(rank(&high) >= rank(&low), "{held}: {low:?} {high:?}");
    }

    #[test]
    fn a_tile_of_a_wild_kind_is_a_joker((family, tiles, jokers) in hands(), win in wins()) {
        let family = family.with_wild(TileSet::from(tile!("5p")));
        let (&winning, rest) = tiles.split_last().unwrap();
        let known = &rest[..rest.len() - jokers];
        let Some(plain) = hand(&family, known, jokers) else { return Ok(()) };
        let real = [known, &[tile!("5p")][..].repeat(jokers)].concat();
        let Some(wild) = hand(&family, &real, 0) else { return Ok(()) };
        if wild.draw(winning).is_err() {
            return Ok(());
        }
        prop_assert_eq!(family.shanten(&plain), family.shanten(&wild));
        prop_assert_eq!(family.score(&plain, winning, &win), family.score(&wild, winning, &win));
    }

    #[test]
    fn another_pattern_never_lowers_an_additive_worth(
        tiles in won_tiles(&Preset::ZungJung.family()).prop_shuffle(),
        words in prop::collection::vec((prop::sample::select(&Word::ALL[..]), 0..50u32), 2..8),
        win in wins(),
    ) {
        let (more, fewer) = (additive(&words), additive(&words[1..]));
        let (&winning, rest) = tiles.split_last().unwrap();
        let Some(held) = hand(&fewer, &rest[..12], 1) else { return Ok(()) };
        let Ok(low) = fewer.score(&held, winning, &win) else { return Ok(()) };
        prop_assert!(more.score(&held, winning, &win).unwrap().total() >= low.total());
    }

    #[test]
    fn payments_sum_to_zero((family, tiles, jokers) in hands(), win in wins()) {
        let (&winning, rest) = tiles.split_last().unwrap();
        let Some(held) = hand(&family, &rest[..rest.len() - jokers], jokers) else { return Ok(()) };
        let Ok(score) = family.score(&held, winning, &win) else { return Ok(()) };
        let payments = score.payments().unwrap();
        prop_assert_eq!(payments.iter().sum::<i64>(), 0);
        prop_assert!(payments[win.seat() as usize] >= 0);
        for &seat in Wind::seats(4).iter().filter(|&&seat| seat != win.seat()) {
            let gain = payments[seat as usize];
            prop_assert!(gain <= 0 && !(win.is_out(seat) && gain < 0));
        }
    }

    #[test]
    fn waits_are_the_tiles_that_score((family, tiles, jokers) in hands(), win in wins()) {
        let rest = &tiles[1..];
        let jokers = jokers.min(2);
        let Some(held) = hand(&family, &rest[..rest.len() - jokers], jokers) else { return Ok(()) };
        let waits = family.waits(&held, &win).unwrap();
        for tile in Tile::ALL {
            let score = family.score(&held, tile, &win).ok();
            let wait = waits.iter().find(|wait| wait.tile() == tile);
            prop_assert_eq!(wait.map(|wait| wait.score()), score.as_ref(), "{} {}", held, tile);
        }
        prop_assert_eq!(family.shanten(&held).is_one_away(), family.shanten(&held).get() == 0);
        prop_assert!(waits.is_empty() || family.shanten(&held).get() == 0);
    }

    #[test]
    fn a_hand_scores_where_its_shanten_is_minus_one(
        family in any_family(),
        places in prop::collection::vec(0..34usize, 17),
        span in 2..12usize,
        jokers in 2..=6usize,
    ) {
        let kinds: Vec<Tile> = family.kinds().iter().collect();
        let tiles: Vec<Tile> = places.iter().map(|&at| kinds[at % span * 5 % kinds.len()]).collect();
        let size = 3 * family.sets().get() + 2;
        let known = &tiles[..size - 1 - jokers];
        let Some(held) = hand(&family, known, jokers) else { return Ok(()) };
        let winning = tiles[16];
        let Ok(drawn) = held.draw(winning) else { return Ok(()) };
        let score = family.score(&held, winning, &Win::self_drawn());
        prop_assert_eq!(score.is_ok(), family.shanten(&drawn).is_win(), "{} {:?}", drawn, score);
    }
}

/// Random tiles of few kinds in each suit, so that fours and suits of many tiles are common.
fn check_shanten(text: &str, sets: usize, cases: u32) {
    let family = Family::from_json(text).unwrap();
    let wins = small_wins(&family, sets);
    let kinds: Vec<Tile> = family.kinds().iter().collect();
    let size = 3 * sets + 2;
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let tiles = prop::collection::vec(prop::sample::select(kinds), size);
    proptest!(config, |(tiles in tiles, jokers in 0..4usize, drawn in any::<bool>(), narrow in 0..3)| {
        let narrow_to = |tile: &Tile| match narrow {
            0 => *tile,
            // The tiles of another suit become those of the first.
            _ if tile.index() < 18 => Tile::ALL[tile.index() % 9],
            _ => *tile,
        };
        let tiles: Vec<Tile> = tiles.iter().map(narrow_to).collect();
        let known = &tiles[..(size - usize::from(!drawn)).saturating_sub(jokers)];
        let jokers = size - usize::from(!drawn) - known.len();
        let counts = known.iter().try_fold(Counts::EMPTY, |sum, &tile| sum.with(tile));
        let Ok(counts) = counts else { return Ok(()) };
        let hand = family.hand_of(counts, jokers as u8, &[]).unwrap();
        prop_assert_eq!(family.shanten(&hand).get(), nearest(&family, &hand, &wins), "{}", hand);
    });
}

const SUITS: &str = r#"{"name": "s", "tiles": 108, "void_suit": true,
    "patterns": [{"id": "p", "when": "1"}]}"#;
const STRICT: &str = r#"{"name": "s", "tiles": 108, "void_suit": true, "fifth_copies": false,
    "patterns": [{"id": "p", "when": "1"}]}"#;
const DRAGON: &str = r#"{"name": "s", "tiles": 112, "patterns": [{"id": "p", "when": "1"}]}"#;

#[test]
fn shanten_is_the_distance_to_the_nearest_win() {
    for text in [SUITS, STRICT, DRAGON] {
        check_shanten(text, 0, 50);
        check_shanten(text, 1, 200);
        check_shanten(text, 2, 60);
    }
    check_shanten(SUITS, 3, 6);
    assert_eq!(Family::from_json(SUITS).unwrap().sets(), Sets::Four);
}
