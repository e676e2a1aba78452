//! The slow oracle and mentsu give the same decompositions, waits and readings: on every hand of
//! one suit, and on random hands of all suits with melds. The attempts, which prune nothing, give
//! the same decompositions in the same order.

use std::collections::BTreeSet;

use crate::common::{Random, in_suit, one_suit_hands};
use crate::oracle::{PlainReading, Split, reported};
use mentsu::{Counts, FifthCopy, Hand, Suit, Tile, TileSet, Visible, WaitShapes};

const CONVENTIONS: [FifthCopy; 3] = [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored];

#[track_caller]
fn assert_decompositions_agree(tiles: &Counts) -> usize {
    let ways = tiles.decompositions();
    let reported =
        ways.iter().map(|way| Split { jantou: Some(way.jantou()), mentsu: way.mentsu().to_vec() });
    let mut splits = crate::oracle::splits(tiles.to_array());
    splits.retain(|split| split.jantou.is_some());
    assert_eq!(reported.collect::<BTreeSet<_>>(), splits, "{tiles}");
    assert_eq!(ways.len(), splits.len(), "{tiles}: {ways:?}");
    let attempts = tiles.attempts().filter_map(|attempt| attempt.decomposition());
    assert!(attempts.eq(ways.iter().copied()), "{tiles}: {ways:?}");
    ways.len()
}

/// Every answer about waits, under every convention.
#[track_caller]
fn assert_waits_agree(hand: &Hand) -> usize {
    let concealed = hand.concealed();
    let all = crate::oracle::waits(concealed.to_array());
    for fifth in CONVENTIONS {
        let listed = |tile| match fifth {
            FifthCopy::Any => hand.all_tiles().get(tile) < 4,
            FifthCopy::Concealed => concealed.get(tile) < 4,
            FifthCopy::Ignored => true,
        };
        let expected: BTreeSet<&PlainReading> =
            all.iter().filter(|reported| listed(reported.tile)).collect();
        let visible = Visible::of(hand).with_fifth_copy(fifth);
        let waits = hand.waits_in(&visible);
        let readings: Vec<PlainReading> =
            waits.readings().iter().map(|r| reported(r, |tile| tile)).collect();
        assert_eq!(readings.len(), expected.len(), "{hand} {fifth:?}: {readings:?}, {expected:?}");
        assert_eq!(readings.iter().collect::<BTreeSet<_>>(), expected, "{hand} {fifth:?}");

        let tiles: TileSet = expected.iter().map(|reported| reported.tile).collect();
        assert_eq!(waits.tiles(), tiles, "{hand} {fifth:?}");
        assert_eq!((waits.len(), waits.is_empty()), (tiles.len(), tiles.is_empty()));
        assert_eq!(hand.wait_tiles_in(&visible), tiles, "{hand} {fifth:?}");
        assert!(waits.iter().map(|wait| wait.tile()).eq(tiles), "{hand} {fifth:?}");
        for wait in waits.iter() {
            let of_tile = expected.iter().filter(|reported| reported.tile == wait.tile());
            let shapes: WaitShapes = of_tile.clone().map(|reported| reported.shape).collect();
            assert_eq!(wait.shapes(), shapes, "{hand} {fifth:?} {}", wait.tile());
            assert_eq!(wait.readings().len(), of_tile.count(), "{hand} {fifth:?} {}", wait.tile());
            assert_eq!(wait.left(), 4 - hand.all_tiles()[wait.tile()], "{hand} {}", wait.tile());
        }
    }
    let tenpai = all.iter().any(|reported| concealed[reported.tile] < 4);
    assert_eq!(hand.is_tenpai(), tenpai, "{hand}");
    all.len()
}

fn one_suit_hand(suit: Suit, ranks: crate::common::Ranks) -> Hand {
    Hand::from_counts(in_suit(suit, ranks), [0; 3], &[]).expect("3n+1 or 3n+2 tiles are a hand")
}

#[test]
fn decompositions_of_every_one_suit_hand_of_14_tiles() {
    let mut hands = 0;
    for ranks in one_suit_hands(14) {
        assert_decompositions_agree(&in_suit(Suit::Man, ranks));
        hands += 1;
    }
    assert_eq!(hands, 118_800);
}

#[test]
fn decompositions_of_every_shorter_hand_of_one_suit() {
    for tiles in [2, 5, 8, 11] {
        for ranks in one_suit_hands(tiles) {
            assert_decompositions_agree(&in_suit(Suit::Sou, ranks));
        }
    }
}

#[test]
fn no_decomposition_of_any_other_number_of_tiles() {
    for tiles in (0..=12).filter(|tiles| tiles % 3 != 2).chain([15, 17]) {
        for ranks in one_suit_hands(tiles).step_by(7) {
            let counts = in_suit(Suit::Pin, ranks);
            assert!(counts.win_forms().is_empty(), "{counts}");
            assert!(counts.decompositions().is_empty(), "{counts}");
        }
    }
}

#[test]
fn waits_of_every_one_suit_hand_of_13_tiles() {
    let mut hands = 0;
    // Of all suits the oracle is quickest with sou: it starts from the lowest tile.
    for ranks in one_suit_hands(13) {
        assert_waits_agree(&one_suit_hand(Suit::Sou, ranks));
        hands += 1;
    }
    assert_eq!(hands, 93_600);
}

#[test]
fn waits_of_every_shorter_hand_of_one_suit() {
    for tiles in [1, 4, 7, 10] {
        for ranks in one_suit_hands(tiles) {
            assert_waits_agree(&one_suit_hand(Suit::Sou, ranks));
        }
    }
}

#[test]
fn decompositions_and_readings_of_random_wins() {
    let mut random = Random::new(14);
    let mut ways = 0;
    for turn in 0..200_000 {
        let kinds = [&Tile::ALL[..], &Tile::ALL[..9], &Tile::ALL[5..13], &Tile::ALL[9..]][turn % 4];
        let mentsu = random.below(5);
        let declared = random.below(mentsu + 1);
        let hand = random.win(kinds, mentsu, declared);
        ways += assert_decompositions_agree(hand.concealed());
        assert!(hand.is_win(), "{hand}");
        for tile in hand.concealed().kinds() {
            let readings = hand.readings(tile);
            let reported: BTreeSet<PlainReading> =
                readings.iter().map(|r| reported(r, |tile| tile)).collect();
            assert_eq!(readings.len(), reported.len(), "{hand} {tile}");
            assert_eq!(
                reported,
                crate::oracle::readings(hand.concealed().to_array(), tile),
                "{hand} {tile}"
            );
        }
    }
    assert!(ways > 200_000, "some of the hands are won in several ways");
}

#[test]
fn decompositions_of_random_tiles() {
    let mut random = Random::new(5);
    for turn in 0..200_000 {
        let kinds =
            [&Tile::ALL[..], &Tile::ALL[..9], &Tile::ALL[7..20], &Tile::ALL[22..]][turn % 4];
        let tiles = random.below(15);
        assert_decompositions_agree(&random.tiles(kinds, tiles));
    }
}

#[test]
fn waits_of_random_hands_with_melds() {
    let mut random = Random::new(13);
    let (mut tenpai, mut with_melds, mut dead) = (0, 0, 0);
    for _ in 0..200_000 {
        let hand = random.waiting();
        tenpai += u32::from(assert_waits_agree(&hand) > 0);
        with_melds += u32::from(!hand.melds().is_empty());
        dead += u32::from(hand.is_tenpai() && hand.waits().is_empty());
    }
    assert!(tenpai > 100_000 && with_melds > 30_000 && dead > 100, "{tenpai} {with_melds} {dead}");
}

#[test]
fn waits_of_chiitoitsu_and_kokushi() {
    let mut random = Random::new(7);
    for _ in 0..20_000 {
        let seven = (0..7).map(|_| random.below(34)).collect::<BTreeSet<_>>();
        let mut tiles = seven.into_iter().flat_map(|i| [Tile::ALL[i]; 2]).collect::<Vec<_>>();
        tiles.truncate(13);
        let fill = (tiles.len()..13).map(|_| Tile::ALL[random.below(34)]).collect::<Vec<_>>();
        if let Ok(hand) = Hand::new(tiles.into_iter().chain(fill), &[]) {
            assert_waits_agree(&hand);
        }
    }
    let orphans: Vec<Tile> = TileSet::YAOCHUU.iter().collect();
    for (lost, doubled) in (0..13).flat_map(|lost| (0..13).map(move |doubled| (lost, doubled))) {
        let mut tiles = orphans.clone();
        tiles[lost] = orphans[doubled];
        let hand = Hand::new(tiles, &[]).expect("thirteen tiles are a hand");
        assert_eq!(assert_waits_agree(&hand), if lost == doubled { 13 } else { 1 }, "{hand}");
    }
}
