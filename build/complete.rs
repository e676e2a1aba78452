//! Complete suits and those a tile away, read rank by rank: what the tables of wins and waits say.

use std::collections::{BTreeMap, HashMap};

use super::layout::Completion;
use super::open::Open;
use super::sparse::COLUMNS;

const MOST_TILES: u8 = 14;

/// For every vector of a suit's first ranks in base 5, rank 1 as the lowest digit: the columns of the
/// last three ranks (base 5, the first of them as the lowest digit) that don't make it dead.
pub(crate) fn lines(first_ranks: u32, shuntsu: bool) -> Vec<Vec<(usize, u64)>> {
    let begins = |rank: u32| shuntsu && rank < 7;
    let (opens, states) = walk(first_ranks, begins);
    let ends: Vec<Vec<bool>> = opens
        .iter()
        .map(|open| {
            let end = |column| {
                let counts = (0..3).map(|i| digit(column, i));
                let ranks = (first_ranks..).zip(counts);
                ranks.fold(*open, |open, (rank, n)| open.then(n, begins(rank))).is_complete()
            };
            (0..COLUMNS).map(end).collect()
        })
        .collect();

    // Vectors that lead to the same states, with each more tile too, have the same line.
    let mut lines: HashMap<_, Vec<(usize, u64)>> = HashMap::new();
    (0..states.len())
        .map(|key| {
            let tiles: u8 = (0..first_ranks).map(|rank| digit(key, rank)).sum();
            if tiles > MOST_TILES {
                return Vec::new();
            }
            let one_more: Vec<Option<usize>> = (0..first_ranks)
                .map(|rank| (digit(key, rank) < 4).then(|| states[key + 5usize.pow(rank)]))
                .collect();
            let class = (tiles, states[key], one_more);
            lines.entry(class).or_insert_with_key(|class| line(class, &ends)).clone()
        })
        .collect()
}

/// Every state after so many ranks, and for every vector of them its state.
fn walk(ranks: u32, begins: impl Fn(u32) -> bool) -> (Vec<Open>, Vec<usize>) {
    let mut opens = vec![Open::START];
    let mut states = vec![0];
    for rank in 0..ranks {
        // The new digit is the highest, so whole copies of the list follow each other.
        let mut after: BTreeMap<Open, usize> = BTreeMap::new();
        let mut order = Vec::new();
        let mut next = Vec::new();
        for open in &opens {
            next.push([0, 1, 2, 3, 4].map(|held| {
                *after.entry(open.then(held, begins(rank))).or_insert_with_key(|open| {
                    order.push(*open);
                    order.len() - 1
                })
            }));
        }
        let with = |n: usize| states.iter().map(|&s: &usize| next[s][n]).collect::<Vec<usize>>();
        states = (0..5).flat_map(with).collect();
        opens = order;
    }
    (opens, states)
}

fn line(
    (tiles, state, one_more): &(u8, usize, Vec<Option<usize>>),
    ends: &[Vec<bool>],
) -> Vec<(usize, u64)> {
    let mut cells = Vec::new();
    for column in 0..COLUMNS {
        let total = tiles + (0..3).map(|i| digit(column, i)).sum::<u8>();
        if total > MOST_TILES {
            continue;
        }
        let complete = |state: usize, column: usize| ends[state][column];
        let mut ranks = 0;
        if total % 3 != 0 && total < MOST_TILES {
            for (rank, next) in one_more.iter().enumerate() {
                ranks |= u16::from(next.is_some_and(|state| complete(state, column))) << rank;
            }
            for i in (0..3).filter(|&i| digit(column, i) < 4) {
                let completes = complete(*state, column + 5usize.pow(i));
                ranks |= u16::from(completes) << (one_more.len() as u32 + i);
            }
        }
        let completion = Completion::new(total, complete(*state, column), ranks);
        if completion != Completion::DEAD {
            cells.push((column, u64::from(completion.0)));
        }
    }
    cells
}

fn digit(key: usize, rank: u32) -> u8 {
    (key / 5usize.pow(rank) % 5) as u8
}
