//! Decompositions of any counts against the slow oracle of the tests.
#![cfg_attr(fuzzing, no_main)]

use std::collections::BTreeSet;

use mentsu::{Counts, Tile};
use mentsu_fuzz::fuzz_target;

#[allow(dead_code, reason = "the tests ask it more")]
#[path = "../../../tests/suite/oracle/mod.rs"]
mod oracle;

use oracle::Split;

fuzz_target!(|input: (u8, Vec<Tile>)| {
    let (size, tiles) = input;
    let mut counts = Counts::EMPTY;
    for tile in tiles.into_iter().cycle().take(usize::from(size % 15)) {
        counts = counts.with(tile).unwrap_or(counts);
    }
    let decompositions = counts.decompositions();
    assert!(decompositions.iter().copied().eq(counts.attempts().filter_map(|a| a.decomposition())));
    let reported = decompositions
        .iter()
        .map(|found| Split { jantou: Some(found.jantou()), mentsu: found.mentsu().to_vec() });
    let mut splits = oracle::splits(counts.to_array());
    splits.retain(|split| split.jantou.is_some());
    assert_eq!(reported.collect::<BTreeSet<_>>(), splits);
    assert_eq!(decompositions.len(), splits.len());
    assert!(decompositions.iter().all(|found| found.tiles() == Ok(counts)));
});
