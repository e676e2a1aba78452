//! Tests one suit's arithmetic over its whole domain: shuntsu by division, jantou by the sum of
//! ranks.

use super::{RankSet, ShuntsuCounts, SuitCounts};

impl SuitCounts {
    /// Step 4 of the reference: removes as many shuntsu as possible at each rank, from the left.
    /// Returns the shuntsu and the remaining tiles.
    pub(crate) fn strip_shuntsu(self) -> (ShuntsuCounts, SuitCounts) {
        let (mut shuntsu, mut left) = (0, self.word());
        for start in 0..7 {
            let held = |rank: u32| left >> (4 * rank) & 0xF;
            let fewest = held(start).min(held(start + 1)).min(held(start + 2));
            left -= (fewest * 0x111) << (4 * start);
            shuntsu |= fewest << (4 * start);
        }
        (ShuntsuCounts(SuitCounts::from_word(shuntsu)), SuitCounts::from_word(left))
    }

    /// The counts without a jantou of this rank; `None` if fewer than two are held.
    fn without_jantou(self, rank: u8) -> Option<SuitCounts> {
        let held = self.get(rank) >= 2;
        held.then(|| SuitCounts::from_word(self.word() - (2 << (4 * (rank - 1)))))
    }
}

/// All counts of at most 14 tiles, as many as a hand can hold of one suit.
fn suits_of_a_hand() -> impl Iterator<Item = SuitCounts> {
    all_suits().filter(|suit| suit.total() <= 14)
}

/// Every way to hold 0 to 4 tiles of each of nine ranks.
fn all_suits() -> impl Iterator<Item = SuitCounts> {
    (0..5u64.pow(9)).map(|number| {
        let digits = (0..9).map(|i| number / 5u64.pow(i) % 5);
        SuitCounts::from_word(digits.rev().fold(0, |word, digit| word << 4 | digit))
    })
}

fn ranks(ranks: impl Iterator<Item = u8>) -> RankSet {
    RankSet::from_bits(ranks.fold(0, |bits, rank| bits | 1 << (rank - 1)))
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
        assert_eq!(
            suit.divide_shuntsu(),
            (left == SuitCounts::EMPTY).then_some(shuntsu),
            "{suit:?}"
        );
        divisible += u32::from(left == SuitCounts::EMPTY);
    }
    // Up to four shuntsu: 1 + 7 + 28 + 84 + 210 multisets of the seven, of which no two are
    // the same tiles.
    assert_eq!(divisible, 330);
}

#[test]
fn stripped_shuntsu_and_what_is_left_are_the_suit() {
    for suit in all_suits() {
        let (shuntsu, left) = suit.strip_shuntsu();
        for rank in 1..=9 {
            let starts = rank.max(3) - 2..=rank.min(7);
            let stripped: u8 = starts.map(|start| shuntsu.0.get(start)).sum();
            assert_eq!(stripped + left.get(rank), suit.get(rank), "{suit:?} rank {rank}");
        }
    }
}

#[test]
fn candidates_are_the_ranks_held_often_enough() {
    for suit in all_suits() {
        let held = |copies| ranks((1..=9).filter(|&rank| suit.get(rank) >= copies));
        for copies in 0..=6 {
            assert_eq!(suit.at_least(copies), held(copies), "{suit:?} {copies}");
        }
        assert_eq!(suit.jantou_candidates(), held(2));
        assert_eq!(suit.koutsu_candidates(), held(3));
        assert_eq!(suit.total(), suit.to_array().into_iter().sum::<u8>());
    }
}

/// Only for 3n+2 tiles; other numbers have no jantou.
#[test]
fn jantou_by_sum_are_those_that_leave_a_multiple_of_three() {
    for suit in suits_of_a_hand().filter(|suit| suit.total() % 3 == 2) {
        let sum: u32 = (1..=9).map(|rank| u32::from(rank * suit.get(rank))).sum();
        let by_sum = (1..=9)
            .filter(|&rank| suit.get(rank) >= 2)
            .filter(|&rank| (sum + u32::from(rank)) % 3 == 0);
        assert_eq!(suit.jantou_candidates_by_sum(), ranks(by_sum), "{suit:?}");
    }
}

/// Whether the ranks split into mentsu, found by trying a koutsu and a shuntsu at the lowest rank.
fn is_all_mentsu(mut ranks: [u8; 9]) -> bool {
    let Some(lowest) = ranks.iter().position(|&count| count > 0) else { return true };
    let mut less = ranks;
    less[lowest] = less[lowest].saturating_sub(3);
    if ranks[lowest] >= 3 && is_all_mentsu(less) {
        return true;
    }
    let Some(three) = ranks.get_mut(lowest..lowest + 3) else { return false };
    let shuntsu = three.iter().all(|&count| count > 0);
    three.iter_mut().for_each(|count| *count = count.saturating_sub(1));
    shuntsu && is_all_mentsu(ranks)
}

#[test]
fn jantou_by_sum_keep_every_jantou_there_is() {
    for suit in suits_of_a_hand().filter(|suit| suit.total() % 3 == 2) {
        let candidates = suit.jantou_candidates_by_sum();
        for rank in 1..=9 {
            let without = suit.without_jantou(rank).map(SuitCounts::to_array);
            let is_jantou = without.is_some_and(is_all_mentsu);
            let kept = candidates.bits() >> (rank - 1) & 1 == 1;
            assert!(kept || !is_jantou, "{suit:?} {rank}");
        }
    }
}

#[test]
fn subsets_of_every_set() {
    for bits in 0u16..512 {
        let set = ranks((1..=9).filter(|rank| bits >> (rank - 1) & 1 == 1));
        assert_eq!((set.bits(), RankSet::from_bits(bits)), (bits, set));
        let mut subsets = 0;
        let mut last = None;
        for subset in set.subsets() {
            assert_eq!(subset.bits() & !bits, 0);
            assert!(last < Some(subset.bits()), "upwards");
            last = Some(subset.bits());
            subsets += 1;
        }
        assert_eq!(subsets, 1 << set.len());
    }
}
