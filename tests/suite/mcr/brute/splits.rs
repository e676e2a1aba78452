//! Every way to take tiles apart, by plain code.

use std::collections::BTreeSet;

use mentsu::{Mentsu, Tile};

/// Every way to take tiles apart into a pair and sets.
pub(super) fn splits(tiles: &[Tile]) -> Vec<(Tile, Vec<Mentsu>)> {
    fn sets(tiles: &[Tile]) -> BTreeSet<Vec<Mentsu>> {
        let Some(&first) = tiles.first() else { return BTreeSet::from([vec![]]) };
        let mut all = BTreeSet::new();
        let chow = Mentsu::shuntsu(first).ok();
        for set in chow.into_iter().chain([Mentsu::koutsu(first)]) {
            if let Some(rest) = without(tiles, &set.tiles().collect::<Vec<_>>()) {
                for mut others in sets(&rest) {
                    others.push(set);
                    others.sort();
                    all.insert(others);
                }
            }
        }
        all
    }
    let kinds: BTreeSet<Tile> = tiles.iter().copied().collect();
    let with_pair = |pair: Tile| {
        let rest = without(tiles, &[pair; 2]);
        rest.map(|rest| sets(&rest).into_iter().map(move |sets| (pair, sets)))
    };
    kinds.into_iter().filter_map(with_pair).flatten().collect()
}

/// Sorted tiles without some of them, if they are there.
pub(super) fn without(tiles: &[Tile], some: &[Tile]) -> Option<Vec<Tile>> {
    let mut rest = tiles.to_vec();
    for tile in some {
        rest.remove(rest.iter().position(|other| other == tile)?);
    }
    rest.sort();
    Some(rest)
}

/// The six knitted straights.
pub(super) fn straights() -> Vec<Vec<Tile>> {
    let suits = [0usize, 9, 18];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let of = |order: [usize; 3]| {
        let low = suits.into_iter().zip(order);
        low.flat_map(|(suit, low)| [0, 3, 6].map(|step| Tile::ALL[suit + low + step])).collect()
    };
    orders.map(of).to_vec()
}

/// Whether fourteen tiles, melds counted as three, win at all.
pub(in crate::mcr) fn wins(concealed: &[Tile]) -> bool {
    let is_knitted =
        |nine: Vec<Tile>| without(concealed, &nine).is_some_and(|rest| !splits(&rest).is_empty());
    !splits(concealed).is_empty()
        || straights().into_iter().any(is_knitted)
        || pairs_of(concealed).is_some()
}

pub(super) fn pairs_of(concealed: &[Tile]) -> Option<Vec<Tile>> {
    let mut sorted = concealed.to_vec();
    sorted.sort();
    let pairs =
        sorted.chunks(2).map(|pair| (pair.len() == 2 && pair[0] == pair[1]).then(|| pair[0]));
    pairs.collect::<Option<Vec<_>>>().filter(|pairs| pairs.len() == 7)
}
