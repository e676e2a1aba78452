//! Recorded games of ../shared that no weight was fitted to, and how well chances are kept.

use std::path::{Path, PathBuf};
use std::{env, fs};

use mentsu_table::record::{self, Record};

const REASON: &str = "the recorded games of ../shared/data/logs";

/// All recorded games that the weights are fitted to and tested on, in the order of `fit`.
pub(super) fn all_games() -> impl Iterator<Item = Record> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("MENTSU_SHARED").map_or(default, PathBuf::from);
    let folder = shared.join("data/logs/mjlog-many");
    let read = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{REASON}: {folder:?}: {why}"));
    let mut files: Vec<PathBuf> = read.map(|entry| entry.expect(REASON).path()).collect();
    files.sort();
    files.into_iter().map(|file| {
        let bytes = fs::read(&file).expect(REASON);
        record::read(&bytes).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
    })
}

/// Every fifth game of four players, which `fit` keeps apart.
pub(super) fn kept_apart() -> impl Iterator<Item = Record> {
    all_games().filter(|record| record.rules().players() == 4).skip(4).step_by(5)
}

/// Chances said beside what happened.
#[derive(Default)]
pub(super) struct Said(pub(super) Vec<(f64, bool)>);

impl Said {
    /// The log-loss over that of saying the mean each time.
    pub(super) fn loss(&self) -> f64 {
        let number = self.0.len() as f64;
        let of = |chance: f64, is: bool| -(if is { chance } else { 1.0 - chance }).ln();
        let mean = self.0.iter().filter(|(_, is)| *is).count() as f64 / number;
        let said: f64 = self.0.iter().map(|(chance, is)| of(*chance, *is)).sum();
        said / number / (mean * of(mean, true) + (1.0 - mean) * of(mean, false))
    }

    /// The chance that one that happened was said to be likelier than one that didn't.
    pub(super) fn area(&self) -> f64 {
        let (yes, no): (Vec<_>, Vec<_>) = self.0.iter().partition(|(_, is)| *is);
        let mut no: Vec<f64> = no.into_iter().map(|(chance, _)| chance).collect();
        no.sort_by(f64::total_cmp);
        let below = |chance: f64| {
            let (less, at_most) =
                (no.partition_point(|it| *it < chance), no.partition_point(|it| *it <= chance));
            (less + at_most) as f64 / 2.0
        };
        let sum: f64 = yes.iter().map(|(chance, _)| below(*chance)).sum();
        sum / (yes.len() * no.len()) as f64
    }

    /// How far apart what was said and what happened are, in the tenth where it is most.
    pub(super) fn farthest_tenth(mut self) -> f64 {
        self.0.sort_by(|one, other| one.0.total_cmp(&other.0));
        let tenths = self.0.chunks(self.0.len().div_ceil(10));
        let apart = tenths.map(|tenth| {
            let said: f64 = tenth.iter().map(|(chance, _)| chance).sum();
            let happened = tenth.iter().filter(|(_, is)| *is).count() as f64;
            (said - happened).abs() / tenth.len() as f64
        });
        apart.fold(0.0, f64::max)
    }
}
