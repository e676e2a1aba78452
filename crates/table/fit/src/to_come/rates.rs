//! Rates by Newton's method: how often something happens in its exposure, as a product of factors.

use nalgebra::{DMatrix, DVector};

use crate::logistic::Fitted;

/// Samples of exposures: few features of many aren't 0 in each.
#[derive(Default)]
pub struct Rates {
    features: usize,
    entries: Vec<(u8, f64)>,
    samples: Vec<Sample>,
}

struct Sample {
    /// Where its features end among the entries; they begin where those of the one before end.
    end: usize,
    /// How often it would happen if all factors were 1.
    exposure: f64,
    happened: bool,
    cluster: u32,
}

impl Rates {
    pub fn new(features: usize) -> Rates {
        Rates { features, ..Rates::default() }
    }

    /// Adds a sample. Clusters come one after another: all samples of one before the next.
    pub fn push(&mut self, features: &[f64], exposure: f64, happened: bool, cluster: u32) {
        assert_eq!(features.len(), self.features, "as many features in each sample");
        let entries = features.iter().enumerate().filter(|(_, value)| **value != 0.0);
        self.entries.extend(entries.map(|(at, value)| (at as u8, *value)));
        self.samples.push(Sample { end: self.entries.len(), exposure, happened, cluster });
    }

    pub fn len(&self) -> usize {
        self.samples.len()
    }

    fn iter(&self) -> impl Iterator<Item = (&[(u8, f64)], &Sample)> {
        let mut begin = 0;
        self.samples.iter().map(move |sample| {
            let entries = &self.entries[begin..sample.end];
            begin = sample.end;
            (entries, sample)
        })
    }

    /// The weights, logarithms of factors, under which what happened is most likely, less `ridge` /
    /// 2 times the sum of their squares.
    pub fn fit(&self, ridge: f64) -> Result<Fitted, String> {
        let n = self.features;
        let mut weights = DVector::<f64>::zeros(n);
        for _ in 0..50 {
            let mut slope = -ridge * &weights;
            let mut curve = DMatrix::<f64>::identity(n, n) * ridge;
            for (entries, sample) in self.iter() {
                let rate = sample.rate(entries, weights.as_slice());
                let miss = f64::from(sample.happened) - rate;
                for (number, (at, value)) in entries.iter().enumerate() {
                    slope[usize::from(*at)] += miss * value;
                    for (other, factor) in &entries[..=number] {
                        curve[(usize::from(*at), usize::from(*other))] += rate * value * factor;
                    }
                }
            }
            curve.fill_upper_triangle_with_lower_triangle();
            let solver = curve.cholesky().ok_or("features depend on each other")?;
            let step = solver.solve(&slope);
            // A step far beyond the valley's other side would never come back.
            weights += &step * (2.0 / step.amax().max(2.0));
            if step.amax() < 1e-9 {
                let errors = self.errors(weights.as_slice(), &solver.inverse());
                let counts = self.counts();
                return Ok(Fitted { weights: weights.as_slice().to_vec(), errors, counts });
            }
        }
        Err("Newton's method doesn't settle".to_owned())
    }

    /// The sandwich estimate: the slopes of each cluster, between the inverse of the curvature.
    fn errors(&self, weights: &[f64], inverse: &DMatrix<f64>) -> Vec<f64> {
        let n = self.features;
        let (mut between, mut slope) = (DMatrix::<f64>::zeros(n, n), DVector::<f64>::zeros(n));
        let mut current = None;
        for (entries, sample) in self.iter() {
            if current != Some(sample.cluster) {
                between += &slope * slope.transpose();
                slope.fill(0.0);
                current = Some(sample.cluster);
            }
            let miss = f64::from(sample.happened) - sample.rate(entries, weights);
            entries.iter().for_each(|(at, value)| slope[usize::from(*at)] += miss * value);
        }
        between += &slope * slope.transpose();
        let variance = inverse * between * inverse;
        (0..n).map(|at| libm::sqrt(variance[(at, at)].max(0.0))).collect()
    }

    fn counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.features];
        self.entries.iter().for_each(|(at, _)| counts[usize::from(*at)] += 1);
        counts
    }
}

impl Sample {
    fn rate(&self, entries: &[(u8, f64)], weights: &[f64]) -> f64 {
        let sum: f64 = entries.iter().map(|(at, value)| weights[usize::from(*at)] * value).sum();
        self.exposure * libm::exp(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One feature beside a constant: the factors are happenings over exposure, and their errors
    /// known in closed form where each sample is a cluster of small exposure.
    #[test]
    fn factors_of_two_groups() {
        let mut rates = Rates::new(2);
        let mut cluster = 0;
        for (feature, happened, number) in [(0.0, 30, 3_000), (1.0, 90, 3_000)] {
            for at in 0..number {
                rates.push(&[1.0, feature], 0.005, at < happened, cluster);
                cluster += 1;
            }
        }
        let fitted = rates.fit(0.0).unwrap();
        let near = |found: f64, is: f64, within: f64| {
            assert!((found - is).abs() < within, "{found} {is}");
        };
        near(fitted.weights[0], libm::log(2.0), 1e-9);
        near(fitted.weights[1], libm::log(3.0), 1e-9);
        near(fitted.errors[0], libm::sqrt(1.0 / 30.0), 0.01);
        near(fitted.errors[1], libm::sqrt(1.0 / 30.0 + 1.0 / 90.0), 0.01);
        assert_eq!(fitted.counts, [6_000, 3_000]);
    }

    #[test]
    fn features_that_say_the_same_are_an_error() {
        let mut rates = Rates::new(2);
        (0..20).for_each(|at| rates.push(&[1.0, 1.0], 0.5, at % 3 == 0, at));
        assert!(rates.fit(0.0).is_err());
        assert!(rates.fit(0.1).is_ok());
    }
}
