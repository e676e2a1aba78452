//! Chances of final places, by points and rounds left.
//!
//! A round is quiet or big at random. The difference of each pair of players' points then moves by
//! a normal distribution, wider in a big round. A single distribution misses that few large swings
//! decide a game: the root mean square change of a difference is 8,300 points in the last round,
//! and 4,700 in two rounds of three.

use super::weights::places::{FOUR, Swings, THREE};
use crate::game::{GameResult, NextRound};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::start::RoundStart;

/// Chances of one player's places at the end of a game (着順).
///
/// ```
/// use mentsu_table::reading::PlaceChances;
/// use mentsu_table::{GameRules, RoundStart, Seat};
///
/// let rules = GameRules::TENHOU;
/// let first = RoundStart::first(&rules);
/// let start = RoundStart { points: [40_000, 20_000, 25_000, 15_000], ..first };
/// let [leader, second, ..] = Seat::ALL.map(|seat| PlaceChances::before(&rules, &start, seat));
/// assert!(leader.of(1) > 0.5 && leader.mean() < second.mean());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceChances {
    chances: [f64; 4],
}

impl PlaceChances {
    /// The chances of the player in this seat before a round begins. In sanma the fourth seat has
    /// none.
    #[must_use]
    pub fn before(rules: &GameRules, start: &RoundStart, seat: Seat) -> PlaceChances {
        let players = rules.players();
        let seats = Seat::of_players(players);
        if !seats.contains(&seat) {
            return PlaceChances { chances: [0.0; 4] };
        }
        let swings = if players == 3 { &THREE } else { &FOUR };
        let left = usize::from(start.rounds_left(rules));
        let points = expected_points(swings, start, players, left);
        let mut chances = [0.0; 4];
        for (big, share) in binomials(swings.big_share, left) {
            let quiet = left - big;
            let variance =
                big as f64 * swings.big * swings.big + quiet as f64 * swings.quiet * swings.quiet;
            // Half of it is each player's.
            let deviation = libm::sqrt(variance / 2.0);
            for (normal, weight) in NORMAL {
                let own = points[seat.index()] + deviation * normal;
                let ahead = seats.iter().filter(|other| **other != seat).map(|other| {
                    let lead = points[other.index()] - own;
                    // Half a unit of 100 points breaks ties: the player who dealt first wins them.
                    let tie = if other.index() < seat.index() { 50.0 } else { -50.0 };
                    below((lead + tie) / deviation)
                });
                let places = number_ahead(ahead);
                chances
                    .iter_mut()
                    .zip(places)
                    .for_each(|(sum, place)| *sum += share * weight * place);
            }
        }
        PlaceChances { chances }
    }

    /// The chances after a round: before the next one, or certain if the game is over. If the
    /// dealer may stop, it counts as over.
    #[must_use]
    pub fn after(rules: &GameRules, next: &NextRound, seat: Seat) -> PlaceChances {
        match (next.result(), next.start()) {
            (Some(result), _) => PlaceChances::at(&result, seat),
            (None, Some(start)) => PlaceChances::before(rules, &start, seat),
            (None, None) => PlaceChances { chances: [0.0; 4] },
        }
    }

    /// The final place, for certain.
    fn at(result: &GameResult, seat: Seat) -> PlaceChances {
        let place = usize::from(result.places()[seat.index()]);
        PlaceChances { chances: core::array::from_fn(|at| f64::from(at + 1 == place)) }
    }

    /// The chance of a place, 1 to 4, of 0 to 1. Other places have none.
    #[must_use]
    pub fn of(&self, place: u8) -> f64 {
        self.chances.get(usize::from(place).wrapping_sub(1)).copied().unwrap_or(0.0)
    }

    /// The mean place.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.chances.iter().zip([1.0, 2.0, 3.0, 4.0]).map(|(chance, place)| chance * place).sum()
    }

    /// The mean value of the places, given the values of the first to the fourth.
    #[must_use]
    pub fn worth(&self, places: &[f64; 4]) -> f64 {
        self.chances.iter().zip(places).map(|(chance, worth)| chance * worth).sum()
    }
}

/// Everyone's average final points: players with more rounds to deal gain.
fn expected_points(swings: &Swings, start: &RoundStart, players: u8, left: usize) -> [f64; 4] {
    let mut points = start.points.map(f64::from);
    let mut dealer = start.dealer;
    for _ in 0..left {
        points[dealer.index()] += swings.dealer;
        dealer = dealer.next(players);
    }
    points
}

/// The distribution of the number of big rounds among `left`.
fn binomials(share: f64, left: usize) -> impl Iterator<Item = (usize, f64)> {
    let quiet = 1.0 - share;
    let mut chance = (0..left).fold(1.0, |chance, _| chance * quiet);
    (0..=left).map(move |big| {
        let now = chance;
        chance *= share / quiet * (left - big) as f64 / (big + 1) as f64;
        (big, now)
    })
}

/// The chance that 0 to 3 others are ahead, each with its own chance.
fn number_ahead(chances: impl Iterator<Item = f64>) -> [f64; 4] {
    let mut number = [1.0, 0.0, 0.0, 0.0];
    for ahead in chances {
        for at in (0..4).rev() {
            let fewer = if at == 0 { 0.0 } else { number[at - 1] };
            number[at] = number[at] * (1.0 - ahead) + fewer * ahead;
        }
    }
    number
}

/// The chance that a standard normal variable is below a value.
fn below(value: f64) -> f64 {
    0.5 * libm::erfc(-value * core::f64::consts::FRAC_1_SQRT_2)
}

/// Seven points of a standard normal distribution and their weights (Gauss and Hermite), exact for
/// polynomials up to the thirteenth degree.
const NORMAL: [(f64, f64); 7] = [
    (-3.750_439_717_725_742, 0.000_548_268_855_972_219),
    (-2.366_759_410_734_541, 0.030_757_123_967_586_497),
    (-1.154_405_394_739_968, 0.240_123_178_605_012_7),
    (0.0, 0.457_142_857_142_857_1),
    (1.154_405_394_739_968, 0.240_123_178_605_012_7),
    (2.366_759_410_734_541, 0.030_757_123_967_586_497),
    (3.750_439_717_725_742, 0.000_548_268_855_972_219),
];

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    const RULES: GameRules = GameRules::TENHOU;

    fn start(points: [i32; 4], dealer: usize, round: mentsu::Wind) -> RoundStart {
        let first = RoundStart::first(&RULES);
        RoundStart { points, dealer: Seat::ALL[dealer], round, ..first }
    }

    fn near(found: f64, is: f64, within: f64) {
        assert!((found - is).abs() < within, "{found} {is}");
    }

    #[test]
    fn chances_of_all_players_and_places_add_up() {
        for (points, dealer) in
            [([25_000; 4], 0), ([61_000, 1_000, 20_000, 18_000], 2), ([0, 0, 0, 100_000], 3)]
        {
            let start = start(points, dealer, mentsu::Wind::South);
            let all = Seat::ALL.map(|seat| PlaceChances::before(&RULES, &start, seat));
            for chances in &all {
                near((1..=4).map(|place| chances.of(place)).sum(), 1.0, 1e-9);
            }
            // Each player's chances use seven points of their own, so sums over players are
            // approximate.
            for place in 1..=4 {
                near(all.iter().map(|chances| chances.of(place)).sum(), 1.0, 0.03);
            }
        }
    }

    #[test]
    fn the_points_of_the_normal_distribution_have_its_moments() {
        let moment = |power: i32| {
            let raised = |value: f64| (0..power).fold(1.0, |product, _| product * value);
            NORMAL.iter().map(|(value, weight)| weight * raised(*value)).sum::<f64>()
        };
        for (power, is) in [(0, 1.0), (1, 0.0), (2, 1.0), (3, 0.0), (4, 3.0), (6, 15.0), (8, 105.0)]
        {
            near(moment(power), is, 1e-9);
        }
    }

    #[test]
    fn shares_of_big_rounds_are_binomial() {
        let shares: Vec<f64> = binomials(0.25, 2).map(|(_, share)| share).collect();
        for (found, is) in shares.iter().zip([0.5625, 0.375, 0.0625]) {
            near(*found, is, 1e-12);
        }
    }

    #[test]
    fn a_lead_is_worth_more_the_fewer_rounds_are_left() {
        let first = |dealer: usize, round| {
            let start = start([35_000, 25_000, 20_000, 20_000], dealer, round);
            PlaceChances::before(&RULES, &start, Seat::ALL[0]).of(1)
        };
        let (early, late) = (first(1, mentsu::Wind::East), first(3, mentsu::Wind::South));
        assert!(late > early + 0.15, "{early} {late}");
    }

    #[test]
    fn a_game_that_is_over_has_one_place() {
        let result = GameResult::from_points(&RULES, [31_200, 15_300, 35_400, 18_100], 0);
        let places = PlaceChances::after(&RULES, &NextRound::End(result), Seat::ALL[3]);
        assert_eq!((places.of(3), places.of(4), places.mean()), (1.0, 0.0, 3.0));
        assert_eq!(places.worth(&[90.0, 45.0, 0.0, -135.0]), 0.0);
        assert_eq!((places.of(0), places.of(9)), (0.0, 0.0));
    }

    #[test]
    fn nobody_sits_in_the_fourth_seat_of_three() {
        let rules = GameRules::TENHOU_SANMA;
        let places = PlaceChances::before(&rules, &RoundStart::first(&rules), Seat::ALL[3]);
        assert_eq!(places.mean(), 0.0);
        let of_first = PlaceChances::before(&rules, &RoundStart::first(&rules), Seat::ALL[0]);
        near((1..=3).map(|place| of_first.of(place)).sum(), 1.0, 1e-9);
        assert_eq!(of_first.of(4), 0.0);
    }

    #[test]
    fn points_beyond_all_bounds_are_chances_still() {
        for points in [[i32::MAX, i32::MIN, 0, 0], [i32::MIN; 4]] {
            let start = start(points, 0, mentsu::Wind::North);
            let places = PlaceChances::before(&RULES, &start, Seat::ALL[1]);
            near((1..=4).map(|place| places.of(place)).sum(), 1.0, 1e-9);
        }
    }
}
