//! One suit's arithmetic over its whole domain: shuntsu by division, jantou by the sum of ranks.

use crate::common::{all_ranks, in_suit};
use mentsu::suit::{RankSet, SuitCounts};
use mentsu::{Suit, Tile};

/// All counts of at most 14 tiles, as many as a hand can hold of one suit.
fn suits_of_a_hand() -> impl Iterator<Item = SuitCounts> {
    all_suits().filter(|suit| suit.total() <= 14)
}

fn all_suits() -> impl Iterator<Item = SuitCounts> {
    all_ranks().map(|ranks| SuitCounts::new(ranks).expect("no rank has more than four tiles"))
}

#[test]
fn a_hand_can_hold_405350_different_counts_of_a_suit() {
    assert_eq!(suits_of_a_hand().count(), 405_350);
}

#[test]
fn division_is_stripping_that_leaves_nothing() {
    let mut divisible = 0;
    for suit in suits_of_a_hand() {
        let (shuntsu, left) = suit.strip_shuntsu();
        assert_eq!(suit.divide_shuntsu(), left.is_empty().then_some(shuntsu), "{suit:?}");
        divisible += u32::from(left.is_empty());
    }
    // Up to four shuntsu: 1 + 7 + 28 + 84 + 210 multisets of the seven, of which no two are
    // the same tiles.
    assert_eq!(divisible, 330);
}

/// More tiles than a hand holds, up to all 36, are as good.
#[test]
fn division_is_stripping_beyond_14_tiles_too() {
    for suit in all_suits() {
        let (shuntsu, left) = suit.strip_shuntsu();
        assert_eq!(suit.divide_shuntsu(), left.is_empty().then_some(shuntsu), "{suit:?}");
    }
}

#[test]
fn stripped_shuntsu_and_what_is_left_are_the_suit() {
    for suit in all_suits() {
        let (shuntsu, left) = suit.strip_shuntsu();
        for rank in 1..=9 {
            let starts = rank.max(3) - 2..=rank.min(7);
            let stripped: u8 = starts.map(|start| shuntsu.starting_at(start)).sum();
            assert_eq!(stripped + left.get(rank), suit.get(rank), "{suit:?} rank {rank}");
        }
        if left.is_empty() {
            assert_eq!(shuntsu.tiles(), Ok(suit));
        }
    }
}

#[test]
fn candidates_are_the_ranks_held_often_enough() {
    for suit in all_suits() {
        let held = |copies| (1..=9).filter(|&rank| suit.get(rank) >= copies).collect::<RankSet>();
        for copies in 0..=6 {
            assert_eq!(suit.at_least(copies), held(copies), "{suit:?} {copies}");
        }
        assert_eq!(suit.jantou_candidates(), held(2));
        assert_eq!(suit.koutsu_candidates(), held(3));
        assert_eq!(
            u32::from(suit.total()),
            suit.to_array().into_iter().map(u32::from).sum::<u32>()
        );
    }
}

/// Of 3n+2 tiles; other numbers have no jantou.
#[test]
fn jantou_by_sum_are_those_that_leave_a_multiple_of_three() {
    for suit in suits_of_a_hand().filter(|suit| suit.total() % 3 == 2) {
        let sum: u32 = (1..=9).map(|rank| u32::from(rank * suit.get(rank))).sum();
        let candidates = suit.jantou_candidates().iter();
        let by_sum: RankSet = candidates.filter(|&rank| (sum + u32::from(rank)) % 3 == 0).collect();
        assert_eq!(suit.jantou_candidates_by_sum(), by_sum, "{suit:?}");
    }
}

#[test]
fn jantou_by_sum_keep_every_jantou_there_is() {
    for suit in suits_of_a_hand().filter(|suit| suit.total() % 3 == 2) {
        let candidates = suit.jantou_candidates_by_sum();
        for split in crate::oracle::splits(in_suit(Suit::Pin, suit.to_array()).to_array()) {
            let jantou = split.jantou.map(Tile::rank);
            assert!(jantou.is_some_and(|rank| candidates.contains(rank)), "{suit:?} {split:?}");
        }
    }
}

/// No public constructor lets a fifth copy in; waits by shape alone
/// ([`FifthCopy::Ignored`](mentsu::FifthCopy::Ignored)) do, and `oracle_agrees.rs` checks those.
#[test]
fn a_fifth_copy_is_an_error() {
    for rank in 1..=9 {
        let mut counts = [0; 9];
        counts[rank - 1] = 5;
        let error = SuitCounts::new(counts).unwrap_err();
        assert_eq!((error.rank, error.count), (rank as u8, 5));
    }
}
