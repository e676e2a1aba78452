//! Estimates of ratios with 95 % confidence intervals, taken over games.

/// A ratio of two sums, such as wins by rounds, and its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The ratio.
    pub value: f64,
    /// The lower and the upper bound of the 95 % confidence interval; `None` with one game alone.
    pub interval: Option<[f64; 2]>,
}

impl Estimate {
    /// How far the farther bound of the interval lies from the value.
    #[must_use]
    pub fn within(&self) -> Option<f64> {
        let far = |[low, high]: [f64; 2]| (self.value - low).max(high - self.value);
        self.interval.map(far)
    }
}

/// The sums of a ratio, game by game: whole numbers, so that their order doesn't matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ratio {
    games: i64,
    part: i128,
    whole: i128,
    part_squared: i128,
    product: i128,
    whole_squared: i128,
}

impl Ratio {
    /// Adds a game. One in which nothing was counted says nothing about the spread.
    pub(super) fn add(&mut self, part: i64, whole: i64) {
        if whole <= 0 {
            return;
        }
        let (part, whole) = (i128::from(part), i128::from(whole));
        self.merge(&Ratio {
            games: 1,
            part,
            whole,
            part_squared: part * part,
            product: part * whole,
            whole_squared: whole * whole,
        });
    }

    pub(super) fn merge(&mut self, more: &Ratio) {
        self.games = self.games.saturating_add(more.games);
        self.part = self.part.saturating_add(more.part);
        self.whole = self.whole.saturating_add(more.whole);
        self.part_squared = self.part_squared.saturating_add(more.part_squared);
        self.product = self.product.saturating_add(more.product);
        self.whole_squared = self.whole_squared.saturating_add(more.whole_squared);
    }

    /// The ratio as a mean, with Student's t.
    ///
    /// Its standard error is that of the residuals: a game with `part` and `whole` has
    /// `part − ratio · whole`.
    pub(super) fn mean(&self) -> Option<Estimate> {
        let value = self.value()?;
        let interval = self.error().map(|error| {
            let within = student_t(self.freedom()) * error;
            [value - within, value + within]
        });
        Some(Estimate { value, interval })
    }

    /// The ratio as a rate from 0 to 1, with Wilson's score interval.
    ///
    /// Rounds of one game depend on each other. So the interval is that of as many independent
    /// rounds as have the standard error of the residuals, at most all of them, and of Student's t
    /// for the games (Franco, Little, Louis and Slud 2019, "Comparative study of confidence
    /// intervals for proportions in complex sample surveys").
    pub(super) fn rate(&self) -> Option<Estimate> {
        let value = self.value()?.clamp(0.0, 1.0);
        let interval = self.error().map(|error| {
            let all = self.whole as f64;
            let spread = value * (1.0 - value);
            let n = if spread > 0.0 && error > 0.0 { all.min(spread / error.powi(2)) } else { all };
            let t = student_t(self.freedom());
            let centre = (value + t * t / (2.0 * n)) / (1.0 + t * t / n);
            let root = (spread / n + t * t / (4.0 * n * n)).sqrt();
            let within = t * root / (1.0 + t * t / n);
            [(centre - within).clamp(0.0, value), (centre + within).clamp(value, 1.0)]
        });
        Some(Estimate { value, interval })
    }

    fn value(&self) -> Option<f64> {
        (self.whole > 0).then(|| self.part as f64 / self.whole as f64)
    }

    const fn freedom(&self) -> usize {
        self.games.saturating_sub(1) as usize
    }

    /// The standard error; `None` with one game, and for sums too large to be squared.
    fn error(&self) -> Option<f64> {
        let freedom = self.freedom();
        if freedom == 0 {
            return None;
        }
        // Σ (part · W − P · whole)², exactly: the sum of the squared residuals, times W².
        let (p, w) = (self.part, self.whole);
        let products =
            [(w, w, self.part_squared), (p, w, self.product), (p, p, self.whole_squared)]
                .map(|(a, b, sum)| a.checked_mul(b)?.checked_mul(sum));
        let [parts, both, wholes] = products;
        let squares = parts?.checked_sub(both?.checked_mul(2)?)?.checked_add(wholes?)?;
        let n = self.games as f64;
        let residuals = (squares.max(0) as f64 * n / freedom as f64).sqrt() / w as f64;
        Some(residuals / w as f64)
    }
}

/// Student's t for a two-sided 95 % interval and this many degrees of freedom: the normal quantile
/// and three terms of its expansion in 1 / freedom (Abramowitz and Stegun, 26.7.5). Without a
/// degree of freedom it is infinite.
///
/// ```
/// use mentsu_table::stats::student_t;
///
/// assert!((student_t(10) - 2.228).abs() < 0.001);
/// assert!((student_t(1_000_000) - 1.960).abs() < 0.001);
/// ```
#[must_use]
pub fn student_t(freedom: usize) -> f64 {
    const Z: f64 = 1.959_963_985;
    // The expansion is inaccurate for these.
    const FEW: [f64; 7] = [f64::INFINITY, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447];
    if let Some(t) = FEW.get(freedom) {
        return *t;
    }
    let (v, z) = (freedom as f64, Z);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / v + second / v.powi(2) + third / v.powi(3)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    fn ratio(games: &[(i64, i64)]) -> Ratio {
        let mut ratio = Ratio::default();
        games.iter().for_each(|(part, whole)| ratio.add(*part, *whole));
        ratio
    }

    #[track_caller]
    fn assert_near(found: Option<[f64; 2]>, expected: [f64; 2]) {
        let found = found.unwrap();
        for (found, expected) in found.into_iter().zip(expected) {
            assert!((found - expected).abs() < 0.0005, "{found} is not {expected}");
        }
    }

    /// From the usual tables.
    #[test]
    fn students_t_is_that_of_the_tables() {
        for (freedom, t) in [(1, 12.706), (6, 2.447), (7, 2.365), (10, 2.228), (120, 1.980)] {
            assert!((student_t(freedom) - t).abs() < 0.002, "{freedom}: {}", student_t(freedom));
        }
        assert_eq!(student_t(0), f64::INFINITY);
    }

    #[test]
    fn a_mean_has_students_interval() {
        // 2.5 ± 3.182 × √(5/3) / 2
        let mean = ratio(&[(1, 1), (2, 1), (3, 1), (4, 1)]).mean().unwrap();
        assert_eq!(mean.value, 2.5);
        assert_near(mean.interval, [0.446, 4.554]);
        assert!((mean.within().unwrap() - 2.054).abs() < 0.0005);
    }

    #[test]
    fn one_game_says_nothing_of_the_spread_and_none_nothing() {
        assert_eq!(ratio(&[]).mean(), None);
        assert_eq!(ratio(&[(0, 0)]).rate(), None);
        let one = ratio(&[(3, 10), (0, 0)]);
        assert_eq!(one.rate(), Some(Estimate { value: 0.3, interval: None }));
        assert_eq!(one.mean(), Some(Estimate { value: 0.3, interval: None }));
    }

    /// The variance of 121 games of one round each is that of 120 rounds: with t = 1.97993.
    #[test]
    fn the_rate_of_single_rounds_is_wilsons() {
        let mut ratio = ratio(&[]);
        (0..121).for_each(|game| ratio.add(i64::from(game < 20), 1));
        assert_near(ratio.rate().unwrap().interval, [0.109_0, 0.242_8]);
    }

    /// Games that are all won or all lost are worth one round each.
    #[test]
    fn rounds_of_one_game_that_agree_count_as_one() {
        let (mut clustered, mut single) = (ratio(&[]), ratio(&[]));
        for game in 0..60 {
            let won = i64::from(game < 15);
            clustered.add(10 * won, 10);
            single.add(won, 1);
        }
        let (clustered, single) = (clustered.rate().unwrap(), single.rate().unwrap());
        assert_eq!(clustered.value, 0.25);
        assert_near(clustered.interval, single.interval.unwrap());
    }

    #[test]
    fn games_more_even_than_chance_are_no_more_evidence_than_their_rounds() {
        let even = ratio(&[(3, 10); 20]).rate().unwrap();
        // Wilson's interval of 60 in 200 with t = 2.093.
        assert_near(even.interval, [0.237_1, 0.371_5]);
        let mut nearly = [(3, 10); 20];
        (nearly[0].0, nearly[1].0) = (2, 4);
        assert_near(ratio(&nearly).rate().unwrap().interval, [0.237_1, 0.371_5]);
        let never = ratio(&[(0, 10); 20]).rate().unwrap();
        assert_near(never.interval, [0.0, 0.021_43]);
        let always = ratio(&[(10, 10); 20]).rate().unwrap();
        assert_near(always.interval, [1.0 - 0.021_43, 1.0]);
        // The farther bound is the upper one of the first, and the lower one of the second.
        for rate in [never, always] {
            assert!((rate.within().unwrap() - 0.021_43).abs() < 0.0005, "{rate:?}");
        }
    }

    #[test]
    fn sums_are_merged_in_any_order_and_never_overflow() {
        let games: Vec<(i64, i64)> = (0..50).map(|game| (game * 7 % 11, 11 + game % 3)).collect();
        let (left, right) = games.split_at(20);
        let (mut one, mut other) = (ratio(left), ratio(right));
        let (a, b) = (one, other);
        one.merge(&b);
        other.merge(&a);
        assert_eq!((one, other), (ratio(&games), ratio(&games)));
        let huge = ratio(&[(i64::MAX, i64::MAX), (i64::MIN, 1), (i64::MAX, 1)]);
        assert!(huge.rate().is_some() && huge.mean().is_some());
    }
}
