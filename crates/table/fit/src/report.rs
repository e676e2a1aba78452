//! How good predicted chances are.

use std::collections::BTreeMap;
use std::fmt;

/// A name of what was predicted, and the quality of the predictions.
pub type NamedQuality = (String, Quality);

/// Chances said beside what happened.
#[derive(Clone, Default)]
pub struct Predictions {
    said: Vec<(f64, bool)>,
    /// To which others each belongs, those in order of `said`.
    clusters: Vec<u32>,
}

/// The figures of a model's predictions.
pub struct Quality {
    pub number: usize,
    /// How often it happened.
    pub happened: f64,
    /// The mean of the chances said.
    pub said: f64,
    /// The log-loss, in nats.
    pub loss: f64,
    /// The log-loss of saying the mean each time.
    pub constant: f64,
    /// The chance that one that happened was said to be likelier than one that didn't.
    pub area: f64,
    /// By tenths of the chances said.
    pub tenths: Vec<Tenth>,
}

/// A tenth of the predictions, by the chance said.
pub struct Tenth {
    pub number: usize,
    pub said: f64,
    pub happened: f64,
    /// The standard error of what happened: predictions of one cluster aren't independent.
    pub error: f64,
}

impl Predictions {
    /// Adds a prediction that is independent of all others.
    pub fn push(&mut self, said: f64, happened: bool) {
        let alone = u32::MAX - self.said.len() as u32;
        self.push_of(alone, said, happened);
    }

    /// Adds a prediction of a cluster. Numbers of clusters are far below those of predictions that
    /// are alone.
    pub fn push_of(&mut self, cluster: u32, said: f64, happened: bool) {
        self.said.push((said, happened));
        self.clusters.push(cluster);
    }

    /// Adds all predictions of others.
    pub fn append(&mut self, other: &Predictions) {
        self.said.extend_from_slice(&other.said);
        self.clusters.extend_from_slice(&other.clusters);
    }

    /// The tenth with the highest chances, where there is a [`quality`](Self::quality).
    pub fn highest_tenth(&self) -> Option<Tenth> {
        self.clone().quality()?.tenths.pop()
    }

    /// `None` without predictions, or if it happened always or never.
    pub fn quality(mut self) -> Option<Quality> {
        let number = self.said.len();
        let yes = self.said.iter().filter(|(_, happened)| *happened).count();
        if yes == 0 || yes == number {
            return None;
        }
        let mut order: Vec<usize> = (0..number).collect();
        order.sort_by(|one, other| self.said[*one].0.total_cmp(&self.said[*other].0));
        self.clusters = order.iter().map(|at| self.clusters[*at]).collect();
        self.said = order.iter().map(|at| self.said[*at]).collect();
        let mean = yes as f64 / number as f64;
        let loss_of = |chance: f64, happened: bool| {
            -libm::log(if happened { chance } else { 1.0 - chance }.max(1e-12))
        };
        let loss: f64 = self.said.iter().map(|(said, happened)| loss_of(*said, *happened)).sum();
        let constant = mean * loss_of(mean, true) + (1.0 - mean) * loss_of(mean, false);
        let tenths = (0..10).map(|tenth| {
            let range = number * tenth / 10..number * (tenth + 1) / 10;
            let (part, clusters) = (&self.said[range.clone()], &self.clusters[range]);
            let share = |sum: f64| sum / part.len().max(1) as f64;
            let mut rate = Rate::default();
            for ((_, happened), cluster) in part.iter().zip(clusters) {
                rate.push(*cluster, *happened);
            }
            let (happened, error) = rate.with_error();
            let said = share(part.iter().map(|(said, _)| said).sum());
            Tenth { number: part.len(), said, happened, error }
        });
        Some(Quality {
            number,
            happened: mean,
            said: self.said.iter().map(|(said, _)| said).sum::<f64>() / number as f64,
            loss: loss / number as f64,
            constant,
            area: self.area(yes),
            tenths: tenths.collect(),
        })
    }

    /// By ranks, equal chances sharing theirs.
    fn area(&self, yes: usize) -> f64 {
        let (mut ranks, mut before) = (0.0, 0usize);
        for equal in self.said.chunk_by(|one, other| one.0 == other.0) {
            let rank = before as f64 + (equal.len() + 1) as f64 / 2.0;
            ranks += rank * equal.iter().filter(|(_, happened)| *happened).count() as f64;
            before += equal.len();
        }
        let (yes, no) = (yes as f64, (self.said.len() - yes) as f64);
        (ranks - yes * (yes + 1.0) / 2.0) / (yes * no)
    }
}

/// How often something happened, by clusters.
#[derive(Default)]
pub struct Rate {
    /// How many there are, and how many happened, in each cluster.
    clusters: BTreeMap<u32, (f64, f64)>,
}

impl Rate {
    pub fn push(&mut self, cluster: u32, happened: bool) {
        let (number, yes) = self.clusters.entry(cluster).or_default();
        *number += 1.0;
        *yes += f64::from(happened);
    }

    pub fn number(&self) -> f64 {
        self.clusters.values().map(|(number, _)| number).sum()
    }

    /// How often it happened, and its standard error: that of a ratio of sums over clusters.
    pub fn with_error(&self) -> (f64, f64) {
        let number = self.number().max(1.0);
        let mean = self.clusters.values().map(|(_, yes)| yes).sum::<f64>() / number;
        let apart = self.clusters.values().map(|(number, yes)| yes - mean * number);
        let squares: f64 = apart.map(|apart| apart * apart).sum();
        (mean, libm::sqrt(squares) / number)
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Quality { number, happened, said, loss, constant, area, .. } = self;
        writeln!(f, "{number} predictions: said {said:.4}, happened {happened:.4}")?;
        let ratio = loss / constant;
        writeln!(
            f,
            "log-loss {loss:.4}, {ratio:.3} of the constant's {constant:.4}; area {area:.3}"
        )?;
        for Tenth { number, said, happened, error } in &self.tenths {
            writeln!(f, "  {number}: said {said:.4}, happened {happened:.4} ± {error:.4}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_five_predictions() {
        let mut predictions = Predictions::default();
        for (said, happened) in [(0.1, false), (0.2, true), (0.2, false), (0.5, false), (0.9, true)]
        {
            predictions.push(said, happened);
        }
        let quality = predictions.quality().unwrap();
        assert_eq!((quality.number, quality.happened), (5, 0.4));
        // Of six pairs three and a half are in order: 0.2 is above 0.1, level with 0.2 and below
        // 0.5; 0.9 is above all three.
        assert!((quality.area - 4.5 / 6.0).abs() < 1e-12);
        let loss = [0.9, 0.2, 0.8, 0.5, 0.9].map(libm::log).iter().sum::<f64>() / -5.0;
        assert!((quality.loss - loss).abs() < 1e-12);
        assert_eq!(quality.tenths.iter().map(|tenth| tenth.number).sum::<usize>(), 5);
    }

    /// As single clusters, samples have a coin's standard error; four copies in each cluster add no
    /// information.
    #[test]
    fn errors_of_rates_are_by_clusters() {
        for copies in [1, 4] {
            let mut rate = Rate::default();
            for cluster in 0..100 {
                (0..copies).for_each(|_| rate.push(cluster, cluster % 5 == 0));
            }
            let (mean, error) = rate.with_error();
            assert!((mean - 0.2).abs() < 1e-12 && (error - 0.04).abs() < 1e-12, "{error}");
        }
    }

    #[test]
    fn predictions_are_put_together() {
        let mut parts = [Predictions::default(), Predictions::default()];
        for nth in 0..40u32 {
            parts[nth as usize % 2].push_of(nth, f64::from(nth) / 40.0, nth % 3 == 0);
        }
        let [mut all, odd] = parts;
        all.append(&odd);
        let (highest, of_odd) = (all.highest_tenth().unwrap(), odd.highest_tenth().unwrap());
        assert_eq!((highest.number, of_odd.number), (4, 2));
        assert!((highest.said - 37.5 / 40.0).abs() < 1e-12, "{}", highest.said);
        assert!((of_odd.said - 38.0 / 40.0).abs() < 1e-12, "{}", of_odd.said);
    }

    #[test]
    fn what_always_happens_has_no_quality() {
        let mut predictions = Predictions::default();
        predictions.push(0.5, true);
        assert!(predictions.quality().is_none());
    }
}
