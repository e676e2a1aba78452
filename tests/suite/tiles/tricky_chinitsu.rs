//! The 222 one-suit wins that fixed orders miss, listed in `tricky_chinitsu.txt` and found again by
//! exhaustion: 204 that neither "koutsu first, then shuntsu" nor "shuntsu first, then koutsu"
//! empties, and 18 that are seven pairs alone.

use std::collections::BTreeSet;

use crate::common::{Ranks, in_suit, one_suit_hands};
use mentsu::{Suit, WinForm};

/// Whether the order empties the suit for some jantou.
fn finds(ranks: Ranks, order: fn(Ranks) -> Ranks) -> bool {
    let pairs = (0..9).filter(|&rank| ranks[rank] >= 2);
    let without_jantou = pairs.map(|rank| {
        let mut rest = ranks;
        rest[rank] -= 2;
        rest
    });
    without_jantou.map(order).any(|left| left == [0; 9])
}

fn koutsu_first(ranks: Ranks) -> Ranks {
    without_shuntsu(without_koutsu(ranks))
}

fn shuntsu_first(ranks: Ranks) -> Ranks {
    without_koutsu(without_shuntsu(ranks))
}

fn without_koutsu(ranks: Ranks) -> Ranks {
    ranks.map(|count| if count >= 3 { count - 3 } else { count })
}

fn without_shuntsu(mut ranks: Ranks) -> Ranks {
    for first in 0..7 {
        let fewest = ranks[first].min(ranks[first + 1]).min(ranks[first + 2]);
        ranks[first..first + 3].iter_mut().for_each(|count| *count -= fewest);
    }
    ranks
}

/// The ranks as text: `23333444556688`.
fn digits(ranks: Ranks) -> String {
    (1..=9).zip(ranks).map(|(rank, count)| rank.to_string().repeat(count.into())).collect()
}

#[test]
fn the_list_is_what_both_fixed_orders_miss_and_seven_pairs_alone() {
    let (mut missed, mut seven_pairs) = (BTreeSet::new(), BTreeSet::new());
    for ranks in one_suit_hands(14) {
        match in_suit(Suit::Man, ranks).win_forms()[..] {
            [] => {}
            [WinForm::Chiitoitsu(_)] => assert!(seven_pairs.insert(digits(ranks))),
            _ if finds(ranks, koutsu_first) || finds(ranks, shuntsu_first) => {}
            _ => assert!(missed.insert(digits(ranks))),
        }
    }
    assert_eq!((missed.len(), seven_pairs.len()), (204, 18));

    let lines = include_str!("tricky_chinitsu.txt").lines();
    let listed: Vec<&str> = lines.filter(|line| !line.starts_with('#')).collect();
    assert_eq!(listed.len(), 222);
    let listed: BTreeSet<String> = listed.into_iter().map(String::from).collect();
    assert_eq!(listed, &missed | &seven_pairs);
}
