//! The factors of clues: a softmax over the waits that an opponent may have, by Newton's method.

use mentsu_table::reading::{Clue, SMALL_SHARE};
use nalgebra::{DMatrix, DVector};

use super::samples::Sample;
use crate::logistic::Fitted;

const CLUES: usize = Clue::COUNT;

/// The shares of a sample's waits under these weights.
pub fn shares(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let weight = |clue: &Clue| weights[clue.index()];
    let of = |wait: &mentsu_table::reading::PossibleWait| {
        wait.ways * libm::exp(wait.clues.iter().map(weight).sum())
    };
    let mut shares: Vec<f64> = sample.waits.iter().map(|(wait, _)| of(wait)).collect();
    let sum: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// The odds of the discarded tile, without the fitted factor: its share of the waits, and up to
/// twice that if the share is small.
pub fn odds_of_tile(sample: &Sample, weights: &[f64]) -> f64 {
    let share = share_of_tile(sample, weights);
    share * (share + 2.0 * SMALL_SHARE) / (share + SMALL_SHARE)
}

/// The share of the waits that the tile discarded completes to a win with a yaku.
fn share_of_tile(sample: &Sample, weights: &[f64]) -> f64 {
    let shares = shares(sample, weights);
    let waits = sample.waits.iter().zip(shares);
    waits
        .filter(|((wait, _), _)| wait.with_yaku.contains(sample.tile))
        .map(|(_, share)| share)
        .sum()
}

/// The weights under which the true waits are most likely, less `ridge` / 2 times the sum of their
/// squares. A hand with several waits counts for each of them.
pub fn fit(samples: &[&Sample], ridge: f64) -> Result<Fitted, String> {
    let mut weights = DVector::<f64>::zeros(CLUES);
    let mut counts = vec![0; CLUES];
    for (wait, _) in samples.iter().flat_map(|sample| &sample.waits).filter(|(_, is)| *is) {
        wait.clues.iter().for_each(|clue| counts[clue.index()] += 1);
    }
    for _ in 0..30 {
        let mut curve = DMatrix::<f64>::identity(CLUES, CLUES) * ridge;
        let mut slope = -ridge * &weights;
        for sample in samples {
            slope += slope_of(sample, weights.as_slice(), Some(&mut curve));
        }
        curve.fill_upper_triangle_with_lower_triangle();
        let solver = curve.cholesky().ok_or("clues depend on each other")?;
        let step = solver.solve(&slope);
        weights += &step;
        if step.amax() < 1e-9 {
            let errors = errors(samples, weights.as_slice(), &solver.inverse());
            return Ok(Fitted { weights: weights.as_slice().to_vec(), errors, counts });
        }
    }
    Err("Newton's method doesn't settle".to_owned())
}

/// How the logarithm of the chance of a sample's true waits changes with the weights; its
/// curvature is added to the lower triangle.
fn slope_of(sample: &Sample, weights: &[f64], curve: Option<&mut DMatrix<f64>>) -> DVector<f64> {
    let mut slope = DVector::<f64>::zeros(CLUES);
    let number = sample.waits.iter().filter(|(_, is)| *is).count() as f64;
    if number == 0.0 {
        return slope;
    }
    let mut mean = [0.0; CLUES];
    let shares = shares(sample, weights);
    for ((wait, is), share) in sample.waits.iter().zip(&shares) {
        for clue in wait.clues.iter() {
            mean[clue.index()] += share;
            slope[clue.index()] += f64::from(*is) - number * share;
        }
    }
    let Some(curve) = curve else { return slope };
    for ((wait, _), share) in sample.waits.iter().zip(&shares) {
        for (at, clue) in wait.clues.iter().enumerate() {
            for other in &wait.clues[..=at] {
                let (one, other) = (clue.index(), other.index());
                let both = if one == other && wait.clues[..at].contains(clue) { 2.0 } else { 1.0 };
                curve[(one.max(other), one.min(other))] += both * number * share;
            }
        }
    }
    let seen: Vec<usize> = (0..CLUES).filter(|clue| mean[*clue] != 0.0).collect();
    for (at, &one) in seen.iter().enumerate() {
        for &other in &seen[..=at] {
            curve[(one, other)] -= number * mean[one] * mean[other];
        }
    }
    slope
}

/// The sandwich estimate: the slopes of each riichi, between the inverse of the curvature.
fn errors(samples: &[&Sample], weights: &[f64], inverse: &DMatrix<f64>) -> Vec<f64> {
    let clusters = samples.iter().map(|sample| sample.cluster as usize + 1).max().unwrap_or(0);
    let mut slopes = vec![DVector::<f64>::zeros(0); clusters];
    for sample in samples {
        let sum = &mut slopes[sample.cluster as usize];
        if sum.is_empty() {
            *sum = DVector::zeros(CLUES);
        }
        *sum += slope_of(sample, weights, None);
    }
    let mut between = DMatrix::<f64>::zeros(CLUES, CLUES);
    for slope in slopes.iter().filter(|slope| !slope.is_empty()) {
        between.ger(1.0, slope, slope, 1.0);
    }
    let variance = inverse * between * inverse;
    (0..CLUES).map(|at| libm::sqrt(variance[(at, at)].max(0.0))).collect()
}

/// The factor of a tile's odds under which what happened is most likely, with its error by
/// clusters.
pub fn fit_odds(samples: &[(f64, bool, u32)]) -> Fitted {
    let chance = |odds: f64, share: f64| odds * share / (1.0 + odds * share);
    let (mut log, mut curve) = (0.0, 1.0);
    for _ in 0..40 {
        let odds = libm::exp(log);
        let said = samples.iter().map(|(share, ..)| chance(odds, *share));
        curve = said.clone().map(|said| said * (1.0 - said)).sum::<f64>().max(1e-9);
        let happened = samples.iter().filter(|(_, happened, _)| *happened).count() as f64;
        log += (happened - said.sum::<f64>()) / curve;
    }
    let odds = libm::exp(log);
    let clusters = samples.iter().map(|(.., cluster)| *cluster as usize + 1).max().unwrap_or(0);
    let mut slopes = vec![0.0; clusters];
    for (share, happened, cluster) in samples {
        slopes[*cluster as usize] += f64::from(*happened) - chance(odds, *share);
    }
    let between: f64 = slopes.iter().map(|slope| slope * slope).sum();
    let error = libm::sqrt(between) / curve * odds;
    Fitted { weights: vec![odds], errors: vec![error], counts: vec![samples.len()] }
}
