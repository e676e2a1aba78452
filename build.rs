//! Derives the tables of the features `rows` and `index` and asserts the number of keys, states and
//! rows of each. `src/engine/table/mod.rs` says what they mean.

#[path = "build/automaton.rs"]
mod automaton;
#[path = "build/pack.rs"]
mod pack;
#[path = "src/engine/table/packing.rs"]
mod packing;
#[path = "build/rows.rs"]
mod rows;
#[path = "src/engine/shape.rs"]
mod shape;
#[path = "build/splits.rs"]
mod splits;
#[path = "build/waits.rs"]
mod waits;

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// In the sparse tables the ranks 1–6 of a number suit give the line and the ranks 7–9 the column;
/// of honors the ranks 1–4 and 5–7. A look-up may add a fifth copy of a tile before checking it, so
/// five norths have lines, too, all of them empty.
const NUMBER_LINES: usize = 5usize.pow(6);
const HONOR_LINES: usize = 6 * 5usize.pow(3);

/// How many numbers `src/engine/table/numbers.rs` holds.
const NUMBERS: usize = 94_784;

fn main() {
    for file in ["build.rs", "build", "src/engine/shape.rs", "src/engine/table/packing.rs"] {
        println!("cargo::rerun-if-changed={file}");
    }
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    if !has("ROWS") {
        return;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let halves = rows::write_tables(&out, has("INDEX"));
    // In the order of `src/engine/table/numbers.rs`.
    let mut numbers = halves;
    if has("INDEX") {
        let (wait_bases, wait_cells) = waits::write_tables(&out);
        numbers.extend([splits::write_tables(&out), wait_bases, wait_cells].concat());
    }
    // Parts of a feature that is off are zeros, so that look-ups need no check of the length.
    numbers.resize(NUMBERS, 0);
    write_numbers(&out, "numbers", "u16", &numbers);
}

fn write(out: &Path, name: &str, bytes: &[u8]) {
    fs::write(out.join(format!("{name}.bin")), bytes).expect("OUT_DIR is writable");
}

fn write_numbers(out: &Path, name: &str, number: &str, values: &[impl Debug]) {
    let text = format!("{values:?}");
    let text = format!("{{ static VALUES: [{number}; {}] = {text}; &VALUES }}", values.len());
    fs::write(out.join(format!("{name}.rs")), text).expect("OUT_DIR is writable");
}
