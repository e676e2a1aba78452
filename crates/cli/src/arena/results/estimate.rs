//! Estimates with confidence intervals, taken over walls: games on one wall depend on each other.

use core::f64::consts::PI;

use mentsu_table::stats::student_t;

/// A ratio of two sums, such as places by games or wins by rounds, collected wall by wall.
#[derive(Clone, Debug, Default)]
pub(in crate::arena) struct Ratio {
    walls: Vec<(f64, f64)>,
}

/// An estimate, and half the width of its 95 % confidence interval if two walls count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::arena) struct Estimate {
    pub(in crate::arena) value: f64,
    pub(in crate::arena) within: Option<f64>,
}

impl Ratio {
    /// Adds the two sums of a wall.
    pub(super) fn add(&mut self, part: f64, whole: f64) {
        self.walls.push((part, whole));
    }

    /// The ratio; `None` if nothing was counted.
    ///
    /// Its standard error is that of the residuals: a wall with `part` and `whole` has
    /// `part − ratio · whole`.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let whole: f64 = self.walls.iter().map(|(_, whole)| whole).sum();
        if whole <= 0.0 {
            return None;
        }
        let value = self.walls.iter().map(|(part, _)| part).sum::<f64>() / whole;
        // Walls on which nothing was counted say nothing about the spread.
        let n = self.walls.iter().filter(|(_, whole)| *whole > 0.0).count();
        let within = n.checked_sub(1).filter(|freedom| *freedom > 0).map(|freedom| {
            let residuals = self.walls.iter().map(|(part, whole)| part - value * whole);
            let squares: f64 = residuals.map(|residual| residual * residual).sum();
            student_t(freedom) * (squares * n as f64 / freedom as f64).sqrt() / whole
        });
        Some(Estimate { value, within })
    }

    /// The mean difference of this ratio from another, wall by wall, and the probability of one so
    /// large between equals.
    pub(super) fn compared(&self, other: &Ratio) -> Option<(Estimate, Option<f64>)> {
        let mut differences = Ratio::default();
        for ((a, of_a), (b, of_b)) in self.walls.iter().zip(&other.walls) {
            differences.add(a / of_a - b / of_b, 1.0);
        }
        let difference = differences.estimate()?;
        let freedom = differences.walls.len() - 1;
        let p = difference.within.map(|within| {
            let error = within / student_t(freedom);
            if error > 0.0 {
                two_sided(difference.value / error, freedom)
            } else {
                // All walls have the same difference.
                f64::from(difference.value == 0.0)
            }
        });
        Some((difference, p))
    }
}

/// The probability that Student's t is at least this far from zero, on either side (Abramowitz and
/// Stegun, 26.7.3 and 26.7.4).
fn two_sided(t: f64, freedom: usize) -> f64 {
    let angle = (t.abs() / (freedom as f64).sqrt()).atan();
    let (sine, cosine) = angle.sin_cos();
    let is_odd = freedom % 2 == 1;
    // The terms cosᵏ · (1·3·…)/(2·4·…) for even degrees, cosᵏ · (2·4·…)/(1·3·…) for odd ones.
    let mut term = if is_odd { cosine } else { 1.0 };
    let mut sum = 0.0;
    let mut k = if is_odd { 1 } else { 0 };
    while k + 2 <= freedom {
        sum += term;
        k += 2;
        term *= cosine * cosine * (k - 1) as f64 / k as f64;
    }
    let inside = if is_odd { (angle + sine * sum) * 2.0 / PI } else { sine * sum };
    (1.0 - inside).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(walls: &[(f64, f64)]) -> Ratio {
        Ratio { walls: walls.to_vec() }
    }

    fn means(walls: &[f64]) -> Ratio {
        Ratio { walls: walls.iter().map(|mean| (*mean, 1.0)).collect() }
    }

    /// From the usual tables.
    #[test]
    fn students_t_is_that_of_the_tables() {
        for (freedom, t) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (5, 2.571),
            (7, 2.365),
            (10, 2.228),
            (30, 2.042),
            (120, 1.980),
            (10_000, 1.960),
        ] {
            assert!((student_t(freedom) - t).abs() < 0.002, "{freedom}: {}", student_t(freedom));
            let p = two_sided(t, freedom);
            assert!((p - 0.05).abs() < 0.0005, "{freedom}: {p}");
            assert_eq!(two_sided(-t, freedom), p);
        }
        for (freedom, t) in [(1, 63.657), (2, 9.925), (5, 4.032), (10, 3.169), (120, 2.617)] {
            assert!((two_sided(t, freedom) - 0.01).abs() < 0.0001, "{freedom}");
        }
        assert_eq!((two_sided(0.0, 4), two_sided(0.0, 5)), (1.0, 1.0));
    }

    #[test]
    fn a_mean_of_equal_walls_is_certain_and_one_wall_says_nothing() {
        assert_eq!(ratio(&[]).estimate(), None);
        assert_eq!(ratio(&[(0.0, 0.0), (0.0, 0.0)]).estimate(), None, "nothing counted");
        assert_eq!(means(&[2.5]).estimate(), Some(Estimate { value: 2.5, within: None }));
        let certain = means(&[2.0, 2.0, 2.0]).estimate();
        assert_eq!(certain, Some(Estimate { value: 2.0, within: Some(0.0) }));
        let spread = means(&[1.0, 2.0, 3.0, 4.0]).estimate().unwrap();
        assert_eq!(spread.value, 2.5);
        // 3.182 × √(5/3) / 2
        assert!((spread.within.unwrap() - 2.054).abs() < 0.001);
    }

    /// By hand: 6 of 30, residuals 1 − 2, 2 − 2 and 3 − 2.
    #[test]
    fn walls_of_many_rounds_weigh_more() {
        let even = ratio(&[(1.0, 10.0), (2.0, 10.0), (3.0, 10.0)]).estimate().unwrap();
        assert!((even.value - 0.2).abs() < 1e-12);
        let within = 4.303 * (2.0_f64 * 3.0 / 2.0).sqrt() / 30.0;
        assert!((even.within.unwrap() - within).abs() < 1e-12);
        let uneven = ratio(&[(0.0, 1.0), (30.0, 99.0)]).estimate().unwrap();
        assert!((uneven.value - 0.3).abs() < 1e-12);
        let once = ratio(&[(0.0, 0.0), (2_600.0, 1.0), (0.0, 0.0)]).estimate();
        assert_eq!(once, Some(Estimate { value: 2_600.0, within: None }), "one win");
    }

    #[test]
    fn what_differs_on_every_wall_alike_is_seen_however_the_walls_differ() {
        let (a, b) = (means(&[1.0, 3.0, 2.0, 3.5]), means(&[1.5, 3.5, 2.6, 4.0]));
        let (difference, p) = a.compared(&b).unwrap();
        assert!((difference.value + 0.525).abs() < 1e-12);
        assert!(p.unwrap() < 0.001, "{p:?}");
        // Each by itself could be anything.
        assert!(a.estimate().unwrap().within.unwrap() > 1.5);
        assert_eq!(a.compared(&a).unwrap().1, Some(1.0));
        // Differences of 1, 2, 3 and 4: t = 2.5 / √(5/3 / 4) = 3.873 with three degrees of freedom.
        let (_, p) = means(&[2.0, 4.0, 6.0, 8.0]).compared(&means(&[1.0, 2.0, 3.0, 4.0])).unwrap();
        assert!((p.unwrap() - 0.0305).abs() < 0.0001, "{p:?}");
        assert_eq!(means(&[1.0, 1.0]).compared(&means(&[2.0, 2.0])).unwrap().1, Some(0.0));
        assert_eq!(means(&[1.0]).compared(&means(&[2.0])).unwrap().1, None);
        assert!(means(&[]).compared(&means(&[])).is_none());
    }
}
