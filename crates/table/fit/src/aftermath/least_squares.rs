//! Least squares with standard errors by clusters.

use nalgebra::{DMatrix, DVector};

use crate::logistic::Fitted;

/// Samples of an amount, and which of them belong together.
#[derive(Default)]
pub struct Amounts {
    samples: Vec<(DVector<f64>, f64, u32)>,
}

impl Amounts {
    /// Adds a sample. Clusters come one after another: all samples of one before the next.
    pub fn push(&mut self, signs: &[f64], amount: f64, cluster: u32) {
        self.samples.push((DVector::from_column_slice(signs), amount, cluster));
    }

    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// The values of the signs with the least squares of what they miss, plus `ridge` times the sum
    /// of their own.
    pub fn fit(&self, ridge: f64) -> Result<Fitted, String> {
        let n = self.samples.first().ok_or("no samples")?.0.len();
        let mut curve = DMatrix::<f64>::identity(n, n) * ridge;
        let mut slope = DVector::<f64>::zeros(n);
        for (signs, amount, _) in &self.samples {
            curve.ger(1.0, signs, signs, 1.0);
            slope.axpy(*amount, signs, 1.0);
        }
        let solver = curve.cholesky().ok_or("signs depend on each other")?;
        let (values, inverse) = (solver.solve(&slope), solver.inverse());
        let mut between = DMatrix::<f64>::zeros(n, n);
        for cluster in self.samples.chunk_by(|one, other| one.2 == other.2) {
            let mut slope = DVector::<f64>::zeros(n);
            for (signs, amount, _) in cluster {
                slope.axpy(amount - signs.dot(&values), signs, 1.0);
            }
            between.ger(1.0, &slope, &slope, 1.0);
        }
        let variance = &inverse * between * &inverse;
        let errors = (0..n).map(|at| libm::sqrt(variance[(at, at)].max(0.0))).collect();
        let counts =
            (0..n).map(|at| self.samples.iter().filter(|(signs, ..)| signs[at] != 0.0).count());
        let counts = counts.collect();
        Ok(Fitted { weights: values.as_slice().to_vec(), errors, counts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_of_two_groups_and_their_errors() {
        let mut amounts = Amounts::default();
        let groups = [(0.0, [100.0, 300.0]), (1.0, [1_000.0, 1_400.0])];
        for (at, (sign, values)) in groups.into_iter().enumerate() {
            for (nth, value) in values.into_iter().enumerate() {
                // A duplicate within its cluster adds no information.
                let cluster = (2 * at + nth) as u32;
                (0..2).for_each(|_| amounts.push(&[1.0, sign], value, cluster));
            }
        }
        let fitted = amounts.fit(0.0).unwrap();
        assert!((fitted.weights[0] - 200.0).abs() < 1e-9);
        assert!((fitted.weights[1] - 1_000.0).abs() < 1e-9);
        assert!((fitted.errors[0] - libm::sqrt(5_000.0)).abs() < 1e-6, "{}", fitted.errors[0]);
        assert_eq!(fitted.counts, [8, 4]);
    }
}
