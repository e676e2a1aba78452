//! Weights as a source file of `mentsu-table`.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::logistic::Fitted;

/// A table of weights: a constant of the source file.
pub struct WeightTable<'a> {
    /// The constant's name.
    pub name: &'a str,
    /// What it is, a sentence.
    pub about: &'a str,
    /// What each feature is called.
    pub features: &'a [&'a str],
    pub fitted: &'a Fitted,
}

/// The text of a source file with these tables.
pub fn text(about: &str, command: &str, tables: &[WeightTable<'_>]) -> String {
    let mut text = format!("//! {about}\n//!\n//! Written by `{command}`; not to be edited.\n");
    for WeightTable { name, about, features, fitted } in tables {
        let number = features.len();
        let _ = write!(
            text,
            "\n/// {about}\n#[rustfmt::skip]\n\
             pub(in crate::reading) const {name}: [f64; {number}] = [\n"
        );
        for (at, feature) in features.iter().enumerate() {
            let (weight, error) = (fitted.weights[at], fitted.errors[at]);
            let count = fitted.counts[at];
            let _ = writeln!(text, "    // {feature}: {count} samples");
            let _ = writeln!(text, "    {weight:.5}, // ± {error:.4}");
        }
        text.push_str("];\n");
    }
    text
}

/// Writes a source file.
pub fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()))
}
