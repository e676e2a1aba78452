//! From a sum of weights to a chance.

/// The chance whose odds have this logarithm.
pub(super) fn sigmoid(log_odds: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-log_odds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_odds_and_beyond_all_bounds() {
        assert_eq!(sigmoid(0.0), 0.5);
        assert!((sigmoid(libm::log(3.0)) - 0.75).abs() < 1e-12);
        assert_eq!([f64::NEG_INFINITY, f64::INFINITY].map(sigmoid), [0.0, 1.0]);
    }
}
