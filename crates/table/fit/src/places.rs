//! Chances of places: how far the points of two players drift apart until the end of a game.

use std::fmt::Write;

use mentsu_table::reading::PlaceChances;
use mentsu_table::{GameResult, RoundStart, Seat};

use crate::games::{Games, Part};
use crate::report::{NamedQuality, Predictions};

/// Two players at the start of a round.
struct Pair {
    cluster: u32,
    part: Part,
    /// How far the one is ahead of the other.
    lead: f64,
    /// How many rounds are left, with this one.
    left: usize,
    /// How many more of them the one deals.
    deals: f64,
    /// Whether the one is placed higher.
    ahead: bool,
}

/// What [`PlaceChances`] takes: the share of big rounds, the deviation of the points between two
/// players in a quiet and a big round, and what a round brings its dealer.
#[derive(Clone, Copy)]
struct Swings([f64; 4]);

impl Swings {
    /// Where the search begins.
    const START: Swings = Swings([0.5, 3_000.0, 12_000.0, 500.0]);
    /// Where the search begins for three players. They have too few games to distinguish big rounds
    /// from quiet ones, so all rounds are alike.
    const START_OF_THREE: Swings = Swings([0.0, 10_000.0, 10_000.0, 500.0]);
    const NAMES: [&str; 4] = ["big_share", "quiet", "big", "dealer"];

    /// The chance that the one stays ahead of the other.
    fn chance(&self, pair: &Pair) -> f64 {
        let Swings([big_share, quiet, big, dealer]) = *self;
        let lead = pair.lead + dealer * pair.deals;
        let mut share = (0..pair.left).fold(1.0, |share, _| share * (1.0 - big_share));
        let mut chance = 0.0;
        for bigs in 0..=pair.left {
            let quiets = pair.left - bigs;
            let variance = bigs as f64 * big * big + quiets as f64 * quiet * quiet;
            let deviations = lead / libm::sqrt(variance);
            chance += share * 0.5 * libm::erfc(-deviations * std::f64::consts::FRAC_1_SQRT_2);
            share *= big_share / (1.0 - big_share) * quiets as f64 / (bigs + 1) as f64;
        }
        chance
    }

    fn loss(&self, pair: &Pair) -> f64 {
        let chance = self.chance(pair);
        -libm::log(if pair.ahead { chance } else { 1.0 - chance }.max(1e-9))
    }

    /// The mean log-loss over pairs.
    fn loss_over(&self, pairs: &[&Pair]) -> f64 {
        pairs.iter().map(|pair| self.loss(pair)).sum::<f64>() / pairs.len().max(1) as f64
    }

    fn with(&self, at: usize, value: f64) -> Swings {
        let mut swings = *self;
        swings.0[at] = value;
        swings
    }
}

/// Fits the swings for four and three players, prints their quality, and returns their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let mut text = "//! How far points drift apart in a round.\n//!\n\
        //! Written by `mentsu-fit places`; not to be edited.\n\n\
        /// How far the points of two players drift apart.\n\
        pub(in crate::reading) struct Swings {\n\
        \x20   /// The share of big rounds.\n    pub(in crate::reading) big_share: f64,\n\
        \x20   /// The deviation of the difference of two players in a quiet round, in points.\n\
        \x20   pub(in crate::reading) quiet: f64,\n\
        \x20   /// The same in a big round.\n    pub(in crate::reading) big: f64,\n\
        \x20   /// What a round brings its dealer on average, in points.\n\
        \x20   pub(in crate::reading) dealer: f64,\n}\n"
        .to_owned();
    for (players, name) in [(4, "FOUR"), (3, "THREE")] {
        let pairs = pairs(games, players);
        let to_fit: Vec<&Pair> = pairs.iter().filter(|pair| pair.part == Part::Fit).collect();
        let swings = match players {
            3 => best(Swings::START_OF_THREE, &[1, 3], &to_fit),
            _ => best(Swings::START, &[0, 1, 2, 3], &to_fit),
        };
        let errors = errors(&swings, &to_fit);
        let number = to_fit.len();
        let _ = write!(
            text,
            "\n/// Of {players} players, from {number} pairs of players at the start of a round.\n\
             pub(in crate::reading) const {name}: Swings = Swings {{\n"
        );
        println!("places, {players} players:");
        for (at, name) in Swings::NAMES.iter().enumerate() {
            let digits = if at == 0 { 3 } else { 0 };
            if players == 3 && (at == 0 || at == 2) {
                let _ = write!(
                    text,
                    "    // All rounds are alike.\n    {name}: {:.1},\n",
                    swings.0[at]
                );
                continue;
            }
            let (value, error) = (swings.0[at], errors[at]);
            println!("  {name} {value:.digits$} ± {error:.digits$}");
            let value = if at == 0 { format!("{value:.3}") } else { format!("{value:.0}.0") };
            let _ = write!(text, "    // ± {error:.digits$}\n    {name}: {value},\n");
        }
        text.push_str("};\n");
        let mut predictions = Predictions::default();
        for pair in pairs.iter().filter(|pair| pair.part == Part::Test) {
            predictions.push(swings.chance(pair), pair.ahead);
        }
        if let Some(quality) = predictions.quality() {
            println!("who of two is placed higher, in games kept apart: {quality}");
        }
    }
    Ok(text)
}

/// Prints how the library's chances of each place predict the held-out games.
pub fn check(games: &Games) -> Vec<NamedQuality> {
    let mut qualities = Vec::new();
    for players in [4, 3] {
        for place in [1, players] {
            let mut predictions = Predictions::default();
            let apart = games.of_players(players).filter(|game| game.part == Part::Test);
            for (number, game) in apart.enumerate() {
                let rules = game.record.rules();
                let Some(result) = &game.record.result else { continue };
                for round in &game.record.rounds {
                    let start = RoundStart::of(&round.deal);
                    for &seat in Seat::of_players(players) {
                        let chance = PlaceChances::before(&rules, &start, seat).of(place);
                        let is = GameResult::from_points(&rules, result.points, 0);
                        let is_so = is.places()[seat.index()] == place;
                        predictions.push_of(number as u32, chance, is_so);
                    }
                }
            }
            if let Some(quality) = predictions.quality() {
                qualities
                    .push((format!("place {place} of {players}, in games kept apart"), quality));
            }
        }
    }
    qualities
}

fn pairs(games: &Games, players: u8) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (cluster, game) in games.of_players(players).enumerate() {
        let rules = game.record.rules();
        let Some(result) = &game.record.result else { continue };
        for round in &game.record.rounds {
            let start = RoundStart::of(&round.deal);
            let left = usize::from(start.rounds_left(&rules));
            let seats = Seat::of_players(players);
            for (at, one) in seats.iter().enumerate() {
                for other in &seats[at + 1..] {
                    let deals = |seat: Seat| {
                        let first = start.dealer.turns_to(seat, players);
                        (first..left).step_by(usize::from(players)).count() as f64
                    };
                    let points = |seat: Seat| start.points[seat.index()];
                    let last = |seat: Seat| result.points[seat.index()];
                    pairs.push(Pair {
                        cluster: cluster as u32,
                        part: game.part,
                        // Of equals the one who dealt first is placed higher.
                        lead: f64::from(points(*one) - points(*other)) + 50.0,
                        left,
                        deals: deals(*one) - deals(*other),
                        ahead: last(*one) >= last(*other),
                    });
                }
            }
        }
    }
    pairs
}

/// The swings of the least loss: one searched value after the other by golden sections, until none
/// gains.
fn best(mut swings: Swings, searched: &[usize], pairs: &[&Pair]) -> Swings {
    const BOUNDS: [(f64, f64); 4] =
        [(0.02, 0.98), (500.0, 20_000.0), (8_000.0, 80_000.0), (-3_000.0, 9_000.0)];
    let mut loss = swings.loss_over(pairs);
    for _ in 0..60 {
        for &at in searched {
            let (low, high) = BOUNDS[at];
            swings =
                swings.with(at, least(low, high, |value| swings.with(at, value).loss_over(pairs)));
        }
        let now = swings.loss_over(pairs);
        if loss - now < 1e-8 {
            break;
        }
        loss = now;
    }
    swings
}

/// Where a function of one valley is least.
fn least(mut low: f64, mut high: f64, of: impl Fn(f64) -> f64) -> f64 {
    let golden = (libm::sqrt(5.0) - 1.0) / 2.0;
    let (mut left, mut right) = (high - golden * (high - low), low + golden * (high - low));
    let (mut at_left, mut at_right) = (of(left), of(right));
    while high - low > 1e-5 * (high.abs() + low.abs()) {
        if at_left < at_right {
            (high, right, at_right) = (right, left, at_left);
            left = high - golden * (high - low);
            at_left = of(left);
        } else {
            (low, left, at_left) = (left, right, at_right);
            right = low + golden * (high - low);
            at_right = of(right);
        }
    }
    (low + high) / 2.0
}

/// The standard errors, by games, each as if the other values were known: the slopes of each game's
/// loss, over the curvature.
fn errors(swings: &Swings, pairs: &[&Pair]) -> [f64; 4] {
    std::array::from_fn(|at| {
        let step = swings.0[at].abs().max(1.0) * 1e-3;
        let (less, more) =
            (swings.with(at, swings.0[at] - step), swings.with(at, swings.0[at] + step));
        let (mut slopes, mut curve, mut slope, mut current) = (0.0, 0.0, 0.0, None);
        for pair in pairs {
            if current != Some(pair.cluster) {
                slopes += slope * slope;
                (slope, current) = (0.0, Some(pair.cluster));
            }
            let (below, here, above) = (less.loss(pair), swings.loss(pair), more.loss(pair));
            slope += (above - below) / (2.0 * step);
            curve += (above - 2.0 * here + below) / (step * step);
        }
        slopes += slope * slope;
        libm::sqrt(slopes) / curve.abs().max(1e-300)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_of_a_valley() {
        assert!((least(0.0, 10.0, |value| (value - 3.0) * (value - 3.0)) - 3.0).abs() < 1e-3);
    }

    #[test]
    fn one_quiet_round_is_one_normal_distribution() {
        let swings = Swings([1e-12, 1_000.0, 50_000.0, 100.0]);
        let pair =
            |lead, deals| Pair { cluster: 0, part: Part::Fit, lead, left: 1, deals, ahead: true };
        assert!((swings.chance(&pair(1_000.0, 0.0)) - 0.841_345).abs() < 1e-6);
        assert!((swings.chance(&pair(-100.0, 1.0)) - 0.5).abs() < 1e-9);
    }
}
