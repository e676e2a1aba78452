//! Logistic regression by Newton's method, with standard errors by clusters.

use nalgebra::{DMatrix, DVector};

/// Samples of a yes or no: features in a row each, what happened, and which samples belong
/// together.
#[derive(Default)]
pub struct Samples {
    features: usize,
    rows: Vec<f64>,
    outcomes: Vec<bool>,
    clusters: Vec<u32>,
}

/// The weights of a logistic regression.
pub struct Fitted {
    /// The weight of each feature.
    pub weights: Vec<f64>,
    /// Its standard error, with samples of one cluster not independent of each other.
    pub errors: Vec<f64>,
    /// In how many samples the feature isn't 0.
    pub counts: Vec<usize>,
}

impl Samples {
    pub fn new(features: usize) -> Samples {
        Samples { features, ..Samples::default() }
    }

    /// Adds a sample. Clusters come one after another: all samples of one before the next.
    pub fn push(&mut self, features: &[f64], happened: bool, cluster: u32) {
        assert_eq!(features.len(), self.features, "as many features in each sample");
        self.rows.extend_from_slice(features);
        self.outcomes.push(happened);
        self.clusters.push(cluster);
    }

    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    fn iter(&self) -> impl Iterator<Item = (&[f64], bool, u32)> {
        let rows = self.rows.chunks_exact(self.features.max(1));
        rows.zip(&self.outcomes)
            .zip(&self.clusters)
            .map(|((row, is), cluster)| (row, *is, *cluster))
    }

    /// The weights under which what happened is most likely, less `ridge` / 2 times the sum of
    /// their squares.
    pub fn fit(&self, ridge: f64) -> Result<Fitted, String> {
        let n = self.features;
        let mut weights = DVector::<f64>::zeros(n);
        for _ in 0..30 {
            let mut slope = -ridge * &weights;
            let mut curve = DMatrix::<f64>::identity(n, n) * ridge;
            for (row, happened, _) in self.iter() {
                let chance = sigmoid(dot(row, weights.as_slice()));
                let (miss, spread) = (f64::from(happened) - chance, chance * (1.0 - chance));
                for (at, value) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                    slope[at] += miss * value;
                    for (other, factor) in row.iter().enumerate().take(at + 1) {
                        curve[(at, other)] += spread * value * factor;
                    }
                }
            }
            curve.fill_upper_triangle_with_lower_triangle();
            let solver = curve.cholesky().ok_or("features depend on each other")?;
            let step = solver.solve(&slope);
            weights += &step;
            if step.amax() < 1e-10 {
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
        for (row, happened, cluster) in self.iter() {
            if current != Some(cluster) {
                between += &slope * slope.transpose();
                slope.fill(0.0);
                current = Some(cluster);
            }
            let miss = f64::from(happened) - sigmoid(dot(row, weights));
            slope.iter_mut().zip(row).for_each(|(sum, value)| *sum += miss * value);
        }
        between += &slope * slope.transpose();
        let variance = inverse * between * inverse;
        (0..n).map(|at| libm::sqrt(variance[(at, at)].max(0.0))).collect()
    }

    fn counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.features];
        for (row, ..) in self.iter() {
            counts
                .iter_mut()
                .zip(row)
                .for_each(|(count, value)| *count += usize::from(*value != 0.0));
        }
        counts
    }
}

/// The chance of a sum of weights.
pub fn sigmoid(sum: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-sum))
}

fn dot(row: &[f64], weights: &[f64]) -> f64 {
    row.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One feature beside a constant: the weights are the log odds, known in closed form, and so
    /// are their errors where each sample is a cluster.
    #[test]
    fn log_odds_of_two_groups() {
        let mut samples = Samples::new(2);
        let mut cluster = 0;
        for (feature, yes, no) in [(0.0, 30, 70), (1.0, 60, 40)] {
            for (happened, number) in [(true, yes), (false, no)] {
                for _ in 0..number {
                    samples.push(&[1.0, feature], happened, cluster);
                    cluster += 1;
                }
            }
        }
        let fitted = samples.fit(0.0).unwrap();
        let log_odds = |yes: f64, no: f64| libm::log(yes / no);
        let near = |found: f64, is: f64| assert!((found - is).abs() < 1e-9, "{found} {is}");
        near(fitted.weights[0], log_odds(30.0, 70.0));
        near(fitted.weights[1], log_odds(60.0, 40.0) - log_odds(30.0, 70.0));
        near(fitted.errors[0], libm::sqrt(1.0 / 30.0 + 1.0 / 70.0));
        let all: f64 = [30.0, 70.0, 60.0, 40.0].iter().map(|number| 1.0 / number).sum();
        near(fitted.errors[1], libm::sqrt(all));
        assert_eq!(fitted.counts, [200, 100]);
    }

    /// Repeating each sample four times in its cluster adds no information.
    #[test]
    fn samples_of_one_cluster_count_once() {
        let fitted = |copies: usize| {
            let mut samples = Samples::new(1);
            for cluster in 0..50 {
                (0..copies).for_each(|_| samples.push(&[1.0], cluster % 5 == 0, cluster));
            }
            samples.fit(0.0).unwrap()
        };
        let (once, often) = (fitted(1), fitted(4));
        assert!((once.weights[0] - often.weights[0]).abs() < 1e-9);
        assert!((once.errors[0] - often.errors[0]).abs() < 1e-9);
    }

    #[test]
    fn features_that_say_the_same_are_an_error() {
        let mut samples = Samples::new(2);
        (0..20).for_each(|at| samples.push(&[1.0, 1.0], at % 3 == 0, at));
        assert!(samples.fit(0.0).is_err());
        assert!(samples.fit(0.1).is_ok());
    }
}
