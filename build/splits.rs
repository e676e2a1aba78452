//! The table of decompositions: every complete suit with every way to split it.

use std::collections::BTreeMap;
use std::path::Path;

use super::pack::{CellLayout, bases_and_cells};
use super::packing::SuitSplit;
use super::{HONOR_LINES, NUMBER_LINES, write_numbers};

/// Writes the splits of every complete suit: a cell holds the only split, or says where in the
/// lists its splits stand. Returns the bases, in half cells, for the caller to write.
pub(crate) fn write_tables(out: &Path) -> Vec<u16> {
    let mut lines = vec![Vec::new(); NUMBER_LINES + HONOR_LINES];
    let mut several = Vec::new();
    let mut suits = [0, 0];
    for (honors, ranks) in [(0, 9), (1, 7)] {
        for (counts, splits) in of_complete_suits(ranks, honors == 0) {
            let (first, last) = counts.split_at(usize::from(ranks) - 3);
            let key =
                |counts: &[u8]| counts.iter().rev().fold(0, |key, &n| 5 * key + usize::from(n));
            let split = match splits[..] {
                [split] => split,
                _ => SuitSplit::several(splits[0], several.len(), splits.len()),
            };
            if splits.len() > 1 {
                several.extend(splits.iter().map(|split| split.0));
            }
            lines[NUMBER_LINES * honors + key(first)].push((key(last), split.0));
            suits[honors] += 1;
        }
    }
    assert_eq!(suits, [21_743, 498]);
    lines.iter_mut().for_each(|line| line.sort_unstable());
    let layout = CellLayout { value_bits: SuitSplit::BASE, base_bits: 15 };
    let (bases, cells) = bases_and_cells(&layout, &lines);
    // Each cell is written as two halves, the lower first. The table is padded so that no base of
    // two bytes, which counts halves, plus a column reaches beyond it. The lists take the first
    // part of the padding.
    assert_eq!([cells.len(), several.len()], [28_846, 3_358]);
    let mut pairs: Vec<[u32; 2]> =
        [cells, several].concat().iter().map(|&cell| [cell as u32, (cell >> 32) as u32]).collect();
    pairs.resize(((1 << 16) + 512) / 2, [0; 2]);
    write_numbers(out, "split_cells", "[u32; 2]", &pairs);
    bases.iter().map(|base| 2 * base).collect()
}

/// A jantou's rank (1–9) and the ranks of koutsu as bits, which order the splits of one suit; and
/// the codes of the mentsu, ascending.
type OrderedSplit = (Option<u8>, u16, Vec<u8>);

/// The splits of every suit of this many ranks that is at most four mentsu and perhaps a jantou, in
/// the order of the reference: by jantou, then by the set of koutsu counting upwards.
fn of_complete_suits(ranks: u8, shuntsu: bool) -> BTreeMap<Vec<u8>, Vec<SuitSplit>> {
    let mut all: BTreeMap<Vec<u8>, Vec<OrderedSplit>> = BTreeMap::new();
    let mut found = |counts: &[u8], mentsu: &[u8]| {
        let koutsu = mentsu.iter().filter(|&code| code % 4 == 1);
        let koutsu = koutsu.fold(0, |set, code| set | 1 << (code / 4));
        all.entry(counts.to_vec()).or_default().push((None, koutsu, mentsu.to_vec()));
        for jantou in 0..ranks {
            let mut counts = counts.to_vec();
            counts[usize::from(jantou)] += 2;
            if counts[usize::from(jantou)] <= 4 {
                let split = (Some(jantou + 1), koutsu, mentsu.to_vec());
                all.entry(counts).or_default().push(split);
            }
        }
    };
    let mut codes = Vec::new();
    for rank in 0..ranks {
        if shuntsu && rank + 2 < ranks {
            codes.push(4 * rank);
        }
        codes.push(4 * rank + 1);
    }
    extend(&codes, &mut vec![0; usize::from(ranks)], &mut Vec::new(), &mut found);
    let packed = |mut splits: Vec<OrderedSplit>| {
        splits.sort_unstable();
        splits.iter().map(|(jantou, _, codes)| SuitSplit::new(codes, *jantou)).collect()
    };
    all.into_iter().map(|(counts, splits)| (counts, packed(splits))).collect()
}

/// Calls `found` with these mentsu, and with every multiset of up to four that begins with them.
fn extend(
    codes: &[u8],
    counts: &mut Vec<u8>,
    mentsu: &mut Vec<u8>,
    found: &mut impl FnMut(&[u8], &[u8]),
) {
    found(counts, mentsu);
    if mentsu.len() == 4 {
        return;
    }
    for (i, &code) in codes.iter().enumerate() {
        let (rank, koutsu) = (usize::from(code / 4), code % 4 == 1);
        let tiles = if koutsu { [rank; 3] } else { [rank, rank + 1, rank + 2] };
        tiles.iter().for_each(|&tile| counts[tile] += 1);
        if tiles.iter().all(|&tile| counts[tile] <= 4) {
            mentsu.push(code);
            extend(&codes[i..], counts, mentsu, found);
            mentsu.pop();
        }
        tiles.iter().for_each(|&tile| counts[tile] -= 1);
    }
}
