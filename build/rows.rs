//! The tables of shanten: the row of every suit, the products of two rows, and how many tiles two
//! rows lack together.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::automaton::Automaton;
use super::shape::{Prefix, Row};
use super::{write, write_numbers};

/// Writes the tables, except the keys of both halves.
pub(crate) fn write_tables(out: &Path, has_index: bool) -> Vec<u16> {
    let then = |shuntsu_ranks: usize| {
        move |prefix: &Prefix, rank: usize, held: u8| prefix.then(held, 4, rank < shuntsu_ranks)
    };
    let numbers = Automaton::new(9, Prefix::START, then(7));
    let honors = Automaton::new(7, Prefix::START, then(0));
    let sanma_man = sanma_man_rows();
    let ids = row_ids(&rows_of(&numbers), &rows_of(&honors), &sanma_man);

    let numbers = Halves::new(&numbers, 5, &ids);
    assert_eq!((numbers.lefts, numbers.rights), (320, 680));
    let honors = Halves::new(&honors, 3, &ids);
    assert_eq!((honors.lefts, honors.rights), (35, 20));
    let (halves, rows) = put_together(&numbers, &honors);

    let man: Vec<u8> = sanma_man.iter().map(|row| ids[row]).collect();
    write(out, "sanma_man", &man);
    write_bytes(out, rows, &ids, has_index);
    halves
}

fn rows_of(suits: &Automaton<Prefix>) -> BTreeSet<Row> {
    suits.ends.iter().map(Prefix::row).collect()
}

/// The man suit of sanma by the counts of 1m and 9m, the only kinds held and in play.
fn sanma_man_rows() -> Vec<Row> {
    let key = |nines: u8, ones: u8| {
        let ends = Prefix::START.then(ones, 4, false).then(nines, 4, false);
        ends.row()
    };
    (0..25).map(|key25| key(key25 / 5, key25 % 5)).collect()
}

/// A number for each row: number suits first, then what honors add, then what suits together
/// add, and last what sanma's man suit adds.
fn row_ids(
    number_rows: &BTreeSet<Row>,
    honor_rows: &BTreeSet<Row>,
    man: &[Row],
) -> BTreeMap<Row, u8> {
    let mut ids = BTreeMap::new();
    let mut add = |rows: &BTreeSet<Row>, count: usize| {
        for row in rows {
            let id = ids.len() as u8;
            ids.entry(*row).or_insert(id);
        }
        assert_eq!(ids.len(), count);
    };
    let man_rows: BTreeSet<Row> = man.iter().copied().collect();
    assert_eq!((number_rows.len(), honor_rows.len(), man_rows.len()), (126, 55, 10));
    add(number_rows, 126);
    add(honor_rows, 130);

    let mut closed: BTreeSet<Row> = number_rows.union(honor_rows).copied().collect();
    let mut new: Vec<Row> = closed.iter().copied().collect();
    while let Some(row) = new.pop() {
        for both in closed.iter().map(|other| row.combine(other)).collect::<Vec<_>>() {
            if closed.insert(both) {
                new.push(both);
            }
        }
    }
    add(&closed, 180);
    // A hand has one man suit, and beside other suits it adds no row.
    let with_man = man_rows.iter().flat_map(|man| closed.iter().map(|row| man.combine(row)));
    let with_man: BTreeSet<Row> = with_man.chain(man_rows.iter().copied()).collect();
    add(&with_man, 190);
    ids
}

/// An automaton cut in two. The counts of the first four ranks give a left class, those of the
/// other ranks a right class, and a table of both classes the row.
struct Halves {
    left: Vec<usize>,
    right: Vec<usize>,
    lefts: usize,
    rights: usize,
    /// `lefts` lines of `rights` rows.
    rows: Vec<u8>,
}

impl Halves {
    fn new(automaton: &Automaton<Prefix>, right_ranks: usize, ids: &BTreeMap<Row, u8>) -> Halves {
        let states = automaton.walk(0, 0, 4);
        assert_eq!(states.len(), 625);
        // One line of rows for each state in the middle, one column for each right vector.
        let middle = automaton.states_before(4);
        let lines: Vec<Vec<u8>> = (0..middle)
            .map(|state| {
                let ends = automaton.walk(4, state, right_ranks);
                ends.iter().map(|&end| ids[&automaton.ends[end].row()]).collect()
            })
            .collect();
        let (line_class, lines) = classes(&lines);
        let columns: Vec<Vec<u8>> = (0..lines[0].len())
            .map(|column| lines.iter().map(|line| line[column]).collect())
            .collect();
        let (right, columns) = classes(&columns);
        let left = states.iter().map(|&state| line_class[state]).collect();
        let rows = (0..lines.len())
            .flat_map(|line| columns.iter().map(move |column| column[line]))
            .collect();
        Halves { left, right, lefts: lines.len(), rights: columns.len(), rows }
    }

    /// For each left vector the index at which the line of its class begins.
    fn lines(&self, first: usize) -> impl Iterator<Item = usize> {
        self.left.iter().map(move |class| first + class * self.rights)
    }
}

/// The keys of both halves, left and right, and the rows, number suits first and honors after them.
fn put_together(numbers: &Halves, honors: &Halves) -> (Vec<u16>, Vec<u8>) {
    // Divided by four, so that they fit into two bytes.
    let lines = numbers.lines(0).chain(honors.lines(numbers.rows.len()));
    let mut halves: Vec<u16> = lines
        .map(|line| {
            assert!(line % 4 == 0);
            u16::try_from(line / 4).expect("two bytes hold them")
        })
        .collect();
    halves.extend(numbers.right.iter().chain(&honors.right).map(|&column| column as u16));
    (halves, [&numbers.rows[..], &honors.rows[..]].concat())
}

/// The class of each vector, equal vectors being one class, and the vectors of all classes, sorted.
/// Sorted neighbours are similar, so that the table compresses to half the size of other orders.
fn classes(vectors: &[Vec<u8>]) -> (Vec<usize>, Vec<Vec<u8>>) {
    let distinct: BTreeSet<&[u8]> = vectors.iter().map(Vec::as_slice).collect();
    let class: BTreeMap<&[u8], usize> = distinct.iter().copied().zip(0..).collect();
    (
        vectors.iter().map(|vector| class[vector.as_slice()]).collect(),
        distinct.into_iter().map(<[u8]>::to_vec).collect(),
    )
}

/// Writes one table of bytes: the rows of all suits; for each number of mentsu and each two rows,
/// how many tiles they lack together, and with the feature `index` which numbers of the second row
/// reach that; the products of all rows. An index may reach beyond its part, but never beyond what
/// follows.
fn write_bytes(out: &Path, rows: Vec<u8>, ids: &BTreeMap<Row, u8>, has_index: bool) {
    let mut products = vec![0; ids.len() << 8];
    let mut beside = Vec::new();
    let mut parities = [0u16; 256];
    for (left, &a) in ids {
        let mut lacking = [[NO_TILES; ROWS]; 5];
        let mut cheapest = [[0u16; ROWS]; 5];
        for (right, &b) in ids {
            let both = left.combine(right);
            for mentsu in 0..5 {
                let lacks = both.lacks(mentsu, true);
                lacking[mentsu][usize::from(b)] = lacks.min(MORE_THAN_ANY);
                cheapest[mentsu][usize::from(b)] = bits_of(|of_right, jantou| {
                    of_right <= mentsu
                        && left.lacks(mentsu - of_right, !jantou) + right.lacks(of_right, jantou)
                            == lacks
                });
            }
            // Products with two man suits never occur, so they need no row.
            let both = if a < 180 || b < 180 { ids.get(&both) } else { None };
            assert!(both.is_some() || a >= 180 || b >= 180);
            products[usize::from(a) * 256 + usize::from(b)] = both.copied().unwrap_or(0);
        }
        parities[usize::from(a)] = bits_of(|mentsu, jantou| left.lacks(mentsu, jantou) % 2 == 1);
        beside.push((a, lacking, cheapest));
    }
    write_numbers(out, "parities", "u16", &parities);
    // The feature `derived` computes the table from these.
    write_numbers(out, "packed_rows", "u64", &ids.keys().map(Row::packed).collect::<Vec<_>>());
    write_numbers(out, "row_numbers", "u8", &ids.values().collect::<Vec<_>>());

    beside.sort_by_key(|&(a, ..)| a);
    // For each number of mentsu 256 lines; those after the last row are never read.
    let lines = (0..5).flat_map(|mentsu| {
        let lines = beside.iter().map(move |(_, lacking, _)| lacking[mentsu].to_vec());
        lines.chain((beside.len()..256).map(|_| vec![NO_TILES; ROWS]))
    });
    let (line, distinct) = classes(&lines.collect::<Vec<_>>());
    assert_eq!(distinct.len(), 183);
    write_numbers(
        out,
        "beside_lines",
        "u16",
        &line.iter().map(|line| line * ROWS).collect::<Vec<_>>(),
    );

    // Of rows with equal lines any set will do: what lowers one sum lowers the other.
    let mut cheapest = vec![[0u16; ROWS]; distinct.len()];
    for (i, &line) in line.iter().enumerate() {
        if let Some((.., of_row)) = beside.get(i % 256) {
            cheapest[line] = of_row[i / 256];
        }
    }
    let cells: BTreeSet<u16> = cheapest.iter().flatten().copied().collect();
    let mut cells: Vec<u16> = cells.into_iter().collect();
    let number_of = |set: &u16| cells.binary_search(set).expect("it is one of them");
    let cheapest = cheapest.iter().flatten().map(number_of);
    let cheapest: Vec<u8> =
        cheapest.map(|number| u8::try_from(number).expect("256 at most")).collect();
    cells.resize(256, 0);
    write_numbers(out, "cells", "u16", &cells);

    assert_eq!((rows.len(), products.len()), (BESIDE, ROWS << 8));
    let cheapest = if has_index { cheapest } else { Vec::new() };
    let mut bytes = [rows, distinct.concat(), cheapest].concat();
    // An index of products is two bytes; one of rows is four times two bytes and a column.
    let len = (bytes.len() + (1 << 16)).max(4 * 0xFFFF + 0xFFFF + 1);
    bytes.extend(products);
    bytes.resize(len, NO_TILES);
    write(out, "bytes", &bytes);
}

/// A bit for each of a row's ten numbers (mentsu 0 to 4, without and with a jantou).
fn bits_of(meant: impl Fn(usize, bool) -> bool) -> u16 {
    let numbers = (0..5).flat_map(|mentsu| [(mentsu, false), (mentsu, true)]);
    numbers.enumerate().map(|(i, (mentsu, jantou))| u16::from(meant(mentsu, jantou)) << i).sum()
}

/// How many rows there are.
const ROWS: usize = 190;

/// Where the lines of two rows begin, after the rows of number suits and of honors.
const BESIDE: usize = 320 * 680 + 35 * 20;

/// More tiles than any hand lacks, in four bits.
const MORE_THAN_ANY: u8 = 15;

/// Fills places that are never read.
const NO_TILES: u8 = 0;
