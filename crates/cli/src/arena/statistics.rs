//! Sums over all games, and how far an average can be trusted.

use crate::arena::fault::FaultKind;
use crate::arena::game::Played;

/// Sums over all games.
pub(super) struct Statistics {
    pub(super) games: usize,
    pub(super) rounds: usize,
    pub(super) of_bots: Vec<BotStatistics>,
    /// How many games share a wall, and their places so far, summed up.
    rotations: usize,
}

/// Sums over the games of a bot.
#[derive(Clone, Default)]
pub(super) struct BotStatistics {
    /// How often it came first, second, third and fourth.
    pub(super) places: [usize; 4],
    pub(super) points: i64,
    pub(super) score: i64,
    pub(super) wins: usize,
    pub(super) dealt_in: usize,
    pub(super) illegal: usize,
    pub(super) late: usize,
    pub(super) ended: usize,
    /// The places of the games that share the present wall.
    places_of_wall: usize,
    /// The average place on each wall.
    ranks: Vec<f64>,
}

impl Statistics {
    pub(super) fn new(bots: usize, rotations: usize) -> Statistics {
        let of_bots = vec![BotStatistics::default(); bots];
        Statistics { games: 0, rounds: 0, of_bots, rotations }
    }

    /// Adds a game; games come in the order of their numbers.
    pub(super) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.rounds += played.rounds;
        let ends_wall = self.games % self.rotations == 0;
        for (bot, result) in self.of_bots.iter_mut().zip(&played.results) {
            let place = usize::from(result.place.clamp(1, 4));
            bot.places[place - 1] += 1;
            bot.points += i64::from(result.points);
            bot.score += i64::from(result.score);
            bot.wins += result.wins;
            bot.dealt_in += result.dealt_in;
            bot.places_of_wall += place;
            if ends_wall {
                let places = std::mem::take(&mut bot.places_of_wall);
                bot.ranks.push(places as f64 / self.rotations as f64);
            }
        }
        for fault in &played.faults {
            let bot = &mut self.of_bots[fault.entrant];
            match fault.wrong {
                FaultKind::Illegal => bot.illegal += 1,
                FaultKind::Late => bot.late += 1,
                FaultKind::Ended => bot.ended += 1,
            }
        }
    }

    /// How many things all bots did wrong.
    pub(super) fn faults(&self) -> usize {
        self.of_bots.iter().map(BotStatistics::faults).sum()
    }
}

impl BotStatistics {
    pub(super) const fn faults(&self) -> usize {
        self.illegal + self.late + self.ended
    }

    /// The average place.
    pub(super) fn rank(&self) -> f64 {
        self.ranks.iter().sum::<f64>() / self.ranks.len().max(1) as f64
    }

    /// How far above and below the average the true one is, in 95 of 100 cases: by Student's t, over
    /// walls, as games on the same wall depend on each other. None of a single wall.
    pub(super) fn rank_within(&self) -> Option<f64> {
        let n = self.ranks.len();
        let freedom = n.checked_sub(1).filter(|freedom| *freedom > 0)?;
        let mean = self.rank();
        let squares: f64 = self.ranks.iter().map(|rank| (rank - mean).powi(2)).sum();
        Some(student(freedom) * (squares / freedom as f64 / n as f64).sqrt())
    }
}

/// Student's t for 95 % and so many degrees of freedom: the normal distribution's, and three terms of
/// its expansion in 1 / freedom (Abramowitz and Stegun, 26.7.5).
fn student(freedom: usize) -> f64 {
    const Z: f64 = 1.959_963_985;
    // The expansion is too short for these.
    if let Some(t) = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447].get(freedom - 1) {
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
    use super::*;

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
            assert!((student(freedom) - t).abs() < 0.002, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn an_average_of_equal_places_is_certain_and_one_wall_says_nothing() {
        let bot = |ranks: &[f64]| BotStatistics { ranks: ranks.to_vec(), ..Default::default() };
        assert_eq!(bot(&[2.5]).rank_within(), None);
        assert_eq!(bot(&[2.0, 2.0, 2.0]).rank_within(), Some(0.0));
        let bot = bot(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(bot.rank(), 2.5);
        // 3.182 × √(5/3) / 2
        assert!((bot.rank_within().unwrap() - 2.054).abs() < 0.001);
    }
}
