//! Weights during fitting, and their Rust source.

use std::fmt::Write as _;

use three_colour_othello::{Features, Position};

/// The number of empty squares between two sets of weights, and the number of sets.
const STAGE: usize = 18;
const STAGES: usize = 5;
const ALL: usize = Features::NUMBERS + Features::FILLINGS;

/// One position: its empty squares, its features, and the final lead of the player to move in
/// pieces.
pub(crate) struct Sample {
    pub(crate) empty: u8,
    pub(crate) features: Features,
    pub(crate) ahead: f32,
}

/// The weights of all stages, in pieces.
#[derive(Clone)]
pub(crate) struct Weights {
    weights: Vec<[f32; ALL]>,
    /// The sum of squared gradients of each weight, which shortens the steps (AdaGrad; Duchi, Hazan
    /// and Singer 2011).
    slopes: Vec<[f32; ALL]>,
}

impl Weights {
    pub(crate) fn zero() -> Weights {
        Weights { weights: vec![[0.0; ALL]; STAGES], slopes: vec![[1.0; ALL]; STAGES] }
    }

    fn stages(empty: u8) -> [(usize, f32); 2] {
        let stage = (usize::from(empty) / STAGE).min(STAGES - 2);
        let beyond = (usize::from(empty) - stage * STAGE).min(STAGE) as f32 / STAGE as f32;
        [(stage, 1.0 - beyond), (stage + 1, beyond)]
    }

    pub(crate) fn ahead(&self, empty: u8, features: &Features) -> f32 {
        Weights::stages(empty).iter().map(|&(stage, share)| share * self.sum(stage, features)).sum()
    }

    fn sum(&self, stage: usize, features: &Features) -> f32 {
        let weights = &self.weights[stage];
        let numbers: f32 =
            features.numbers.iter().zip(weights).map(|(&number, w)| f32::from(number) * w).sum();
        let looked_up =
            features.fillings.iter().map(|&f| weights[Features::NUMBERS + usize::from(f)]);
        numbers + looked_up.sum::<f32>()
    }

    /// The estimate in the units of a search.
    pub(crate) fn estimate(&self, position: &Position) -> i32 {
        let empty = position.empty().len() as u8;
        (100.0 * self.ahead(empty, &Features::of(position))) as i32
    }

    /// Makes one step of gradient descent, and returns the error before it.
    pub(crate) fn learn(&mut self, sample: &Sample, rate: f32) -> f32 {
        let error = self.ahead(sample.empty, &sample.features) - sample.ahead;
        for (stage, share) in Weights::stages(sample.empty) {
            let (weights, slopes) = (&mut self.weights[stage], &mut self.slopes[stage]);
            let mut step = |at: usize, value: f32| {
                let slope = error * share * value;
                slopes[at] += slope * slope;
                weights[at] -= rate * slope / slopes[at].sqrt();
            };
            for (at, &number) in sample.features.numbers.iter().enumerate() {
                step(at, f32::from(number));
            }
            for &filling in &sample.features.fillings {
                step(Features::NUMBERS + usize::from(filling), 1.0);
            }
        }
        error
    }

    /// The weights as a Rust module, in hundredths of a piece.
    pub(crate) fn source(&self, command: &str) -> String {
        let mut out = String::from(
            "//! The weights of the evaluation, in hundredths of a piece. Written by\n",
        );
        let _ = writeln!(out, "//! `{command}`\n");
        out += "use super::features::Features;\n\n";
        out += "/// By stage and number.\n#[rustfmt::skip]\n";
        out += "pub(super) static NUMBERS: [[i16; Features::NUMBERS]; 5] = [\n";
        self.rows(&mut out, 0..Features::NUMBERS);
        out += "];\n\n/// By stage and filling.\n#[rustfmt::skip]\n";
        out += "pub(super) static FILLINGS: [[i16; Features::FILLINGS]; 5] = [\n";
        self.rows(&mut out, Features::NUMBERS..ALL);
        out + "];\n"
    }

    fn rows(&self, out: &mut String, range: std::ops::Range<usize>) {
        for weights in &self.weights {
            *out += "    [";
            let mut column = usize::MAX;
            for weight in &weights[range.clone()] {
                let text = format!("{:.0},", (100.0 * weight).clamp(-32_000.0, 32_000.0));
                let text = if text == "-0," { "0,".to_owned() } else { text };
                if column.saturating_add(text.len()) > 99 {
                    *out += "\n        ";
                    column = 8;
                }
                *out += &text;
                column += text.len();
            }
            *out += "\n    ],\n";
        }
    }
}
