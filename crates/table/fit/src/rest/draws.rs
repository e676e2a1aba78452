//! How many turns a player still gets, said and come.
//!
//! Another player's win ends the turns, and an exhausted wall ends them early if others called. The
//! winner has no further turns, so their number is censored. The observed turns are therefore the
//! product-limit estimate (Kaplan and Meier, 1958): the product, over turns, of the share of
//! players at risk who had the next turn.

use std::collections::BTreeMap;
use std::fmt;

use super::turns::{End, Turn, chance, each_discard};
use crate::games::Games;

/// Rounds of one game are in one part; errors come from the spread of the parts.
const PARTS: usize = 20;

/// The turns to come after the discards of some games.
pub struct Draws {
    number: f64,
    mean: Said,
    /// How far said and come are apart, and its standard error.
    apart: (f64, f64),
    by_left: Vec<(usize, f64, Said)>,
}

/// The means of what was said and of what came.
#[derive(Clone, Copy)]
struct Said {
    said: f64,
    came: f64,
}

/// All discards with the same number of turns left.
#[derive(Clone, Default)]
struct OfLeft {
    number: f64,
    said: f64,
    /// By own turns to come: how many could have it, and of those how many didn't.
    draws: Vec<(f64, f64)>,
}

impl OfLeft {
    fn push(&mut self, turn: &Turn, said: f64) {
        self.number += 1.0;
        self.said += said;
        self.draws.resize(turn.signs.len(), (0.0, 0.0));
        let had = turn.discards + usize::from(turn.end == End::Tsumo);
        for (at, (could, ended)) in self.draws.iter_mut().enumerate().take(had + 1) {
            // After the last turn a winner is no longer asked.
            let over = at == had;
            if over && matches!(turn.end, End::Tsumo | End::Ron) {
                break;
            }
            *could += 1.0;
            *ended += f64::from(over);
        }
    }

    fn add(&mut self, other: &OfLeft, sign: f64) {
        self.number += sign * other.number;
        self.said += sign * other.said;
        self.draws.resize(self.draws.len().max(other.draws.len()), (0.0, 0.0));
        for ((could, ended), (more, of_them)) in self.draws.iter_mut().zip(&other.draws) {
            *could += sign * more;
            *ended += sign * of_them;
        }
    }

    /// The mean of the turns that came, by the product-limit estimate.
    fn came(&self) -> f64 {
        let (mut is_on, mut came) = (1.0, 0.0);
        for (could, ended) in &self.draws {
            is_on *= 1.0 - ended / could.max(1.0);
            came += is_on;
        }
        came
    }

    fn means(&self) -> Said {
        Said { said: self.said / self.number.max(1.0), came: self.came() }
    }
}

type ByLeft = BTreeMap<usize, OfLeft>;

fn mean(by_left: &ByLeft) -> Said {
    let number: f64 = by_left.values().map(|of| of.number).sum();
    let mean = |of: fn(&OfLeft) -> f64| by_left.values().map(of).sum::<f64>() / number.max(1.0);
    Said { said: mean(|of| of.said), came: mean(|of| of.number * of.came()) }
}

/// The turns to come, in each fifth of the games as the weights fitted to the others say; `None` if
/// there are none.
pub(super) fn by_fifths(games: &Games, players: u8, fifths: &[Vec<f64>]) -> Option<Draws> {
    let mut parts = vec![ByLeft::new(); PARTS];
    for (fifth, weights) in fifths.iter().enumerate() {
        each_discard(
            games,
            players,
            |game| game % 5 == fifth,
            |turn| {
                let ends = turn.signs.iter().map(|signs| chance(signs, weights));
                let is_on = ends.scan(1.0, |is_on, end| {
                    *is_on *= 1.0 - end;
                    Some(*is_on)
                });
                let part = &mut parts[turn.game % PARTS];
                part.entry(turn.signs.len()).or_default().push(turn, is_on.sum());
            },
        );
    }
    Draws::of(&parts)
}

impl Draws {
    fn of(parts: &[ByLeft]) -> Option<Draws> {
        let mut all = ByLeft::new();
        for (left, of) in parts.iter().flatten() {
            all.entry(*left).or_default().add(of, 1.0);
        }
        let number: f64 = all.values().map(|of| of.number).sum();
        if number == 0.0 {
            return None;
        }
        let mean_of_all = mean(&all);
        let apart = |of: Said| of.said / of.came - 1.0;
        // The jackknife: each part left out once.
        let without: Vec<f64> = parts
            .iter()
            .map(|part| {
                let mut rest = all.clone();
                for (left, of) in part {
                    rest.entry(*left).or_default().add(of, -1.0);
                }
                apart(mean(&rest))
            })
            .collect();
        let groups = parts.len() as f64;
        let middle = without.iter().sum::<f64>() / groups;
        let squares: f64 = without.iter().map(|one| (one - middle) * (one - middle)).sum();
        let error = libm::sqrt(squares * (groups - 1.0) / groups);
        Some(Draws {
            number,
            mean: mean_of_all,
            apart: (apart(mean_of_all), error),
            by_left: all.iter().map(|(left, of)| (*left, of.number, of.means())).collect(),
        })
    }
}

impl fmt::Display for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Draws { number, mean: Said { said, came }, apart: (apart, error), by_left } = self;
        writeln!(
            f,
            "{number} discards: said {said:.3}, came {came:.3}, {:+.1} ± {:.1} % apart",
            100.0 * apart,
            100.0 * error
        )?;
        for (left, number, Said { said, came }) in by_left {
            writeln!(f, "  {left} left, {number}: said {said:.3}, came {came:.3}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(number: f64, draws: &[(f64, f64)], said: f64) -> ByLeft {
        let of = OfLeft { number, said: number * said, draws: draws.to_vec() };
        ByLeft::from([(draws.len(), of)])
    }

    /// Of ten discards one isn't followed by a turn; of the nine that are three win, and of the six
    /// that are left two have no second turn.
    #[test]
    fn who_wins_isnt_counted_as_one_who_draws_no_more() {
        let drawn = Draws::of(&[of(10.0, &[(10.0, 1.0), (6.0, 2.0)], 1.5)]).unwrap();
        let came = 0.9 + 0.9 * (4.0 / 6.0);
        assert!((drawn.mean.came - came).abs() < 1e-12, "{}", drawn.mean.came);
        assert!((drawn.apart.0 - (1.5 / came - 1.0)).abs() < 1e-12);
    }

    #[test]
    fn parts_add_up_and_equal_ones_have_no_error() {
        let part = of(10.0, &[(10.0, 1.0), (6.0, 2.0)], 1.5);
        let (one, four) =
            (Draws::of(std::slice::from_ref(&part)), Draws::of(&vec![part.clone(); 4]));
        let (one, four) = (one.unwrap(), four.unwrap());
        assert!((one.mean.came - four.mean.came).abs() < 1e-12);
        assert!(four.apart.1 < 1e-12 && four.number == 40.0);
        let uneven = [of(10.0, &[(10.0, 1.0)], 0.9), of(10.0, &[(10.0, 3.0)], 0.9)];
        assert!(Draws::of(&uneven).unwrap().apart.1 > 0.05);
        assert!(Draws::of(&[ByLeft::new()]).is_none());
    }
}
