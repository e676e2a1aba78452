//! What was said and what came, by the kind of choice.

use std::fmt::Write as _;

use crate::choices::Choice;
use crate::rounds::Fork;

/// A line a choice, of all decisions and of those where the bolder action was said to bring more,
/// with standard errors by rounds.
pub fn text(forks: &[Fork]) -> String {
    let mut text = format!(
        "{:40}{:>8}{:>8}{:>16}{:>16}\n",
        "points more by the first", "number", "said", "were", "more than said"
    );
    for choice in Choice::ALL {
        let of: Vec<Fork> = forks.iter().filter(|it| it.choice == choice).copied().collect();
        let bolder: Vec<Fork> = of.iter().filter(|it| it.said > 0.0).copied().collect();
        for (name, forks) in [(choice.to_string(), of), ("  said to bring more".to_owned(), bolder)]
        {
            let Some(means) = Means::of(&forks) else { continue };
            let Means { said, was: (was, was_error), missed: (missed, missed_error) } = means;
            let _ = writeln!(
                text,
                "{name:40}{:>8}{said:>8.0}{was:>8.0} ± {was_error:<5.0}{missed:>8.0} ± {missed_error:.0}",
                forks.len()
            );
        }
    }
    text
}

/// Means, and their standard errors.
struct Means {
    said: f64,
    was: (f64, f64),
    /// What was above what was said.
    missed: (f64, f64),
}

impl Means {
    /// `None` for fewer than two rounds, which give no standard error.
    fn of(forks: &[Fork]) -> Option<Means> {
        let mean = |of: fn(&Fork) -> f64| {
            let mean = forks.iter().map(of).sum::<f64>() / forks.len() as f64;
            let by_round = forks.chunk_by(|one, next| one.round == next.round);
            let squares = by_round.map(|round| {
                let apart: f64 = round.iter().map(|fork| of(fork) - mean).sum();
                apart * apart
            });
            (mean, squares.sum::<f64>().sqrt() / forks.len() as f64)
        };
        let rounds = forks.chunk_by(|one, next| one.round == next.round).count();
        (rounds >= 2).then(|| Means {
            said: mean(|fork| fork.said).0,
            was: mean(|fork| fork.was),
            missed: mean(|fork| fork.was - fork.said),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fork(round: u64, said: f64, was: f64) -> Fork {
        Fork { round, choice: Choice::Riichi, said, was }
    }

    #[test]
    fn errors_are_of_rounds() {
        let forks = [fork(1, 100.0, 500.0), fork(1, 100.0, 500.0), fork(2, -100.0, -400.0)];
        let means = Means::of(&forks).unwrap();
        assert!((means.said - 100.0 / 3.0).abs() < 1e-9);
        assert!((means.was.0 - 200.0).abs() < 1e-9);
        // 600 above in one round and as much below in the other.
        assert!((means.was.1 - (2.0 * 600.0f64.powi(2)).sqrt() / 3.0).abs() < 1e-9);
        assert!((means.missed.0 - 500.0 / 3.0).abs() < 1e-9);
        assert!(Means::of(&forks[..2]).is_none(), "one round gives no standard error");
    }

    #[test]
    fn a_choice_has_a_line_and_one_of_where_it_is_bold() {
        let text = text(&[fork(1, 100.0, 500.0), fork(2, -100.0, -400.0), fork(3, 20.0, 0.0)]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "{text}");
        assert!(lines[1].starts_with("riichi, or dama") && lines[1].contains(" 3 "), "{text}");
        assert!(lines[2].starts_with("  said to bring more") && lines[2].contains(" 2 "), "{text}");
    }
}
