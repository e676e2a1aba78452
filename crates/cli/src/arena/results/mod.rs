//! Results over all games: sums by wall (`Statistics`), the figures of a bot (`METRICS`), and the
//! formats: `table`, `json`, and `journal`, which is CSV.

pub(super) mod estimate;
pub(super) mod journal;
pub(super) mod json;
pub(super) mod table;

use crate::arena::fault::FaultCounts;
use crate::arena::game::{Played, SeatResult};
use crate::arena::results::estimate::{Estimate, Ratio};

/// What a bot is compared by: a ratio of two sums over its games.
pub(super) struct Metric {
    /// As the table and the JSON call it.
    pub(super) title: &'static str,
    pub(super) key: &'static str,
    pub(super) unit: Unit,
    sums: fn(&Seen<'_>) -> (f64, f64),
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// A place, with three decimals.
    Place,
    /// A share, as percent.
    Share,
    /// Points, as a whole number.
    Points,
    /// Points above or below zero, in thousands.
    Score,
    /// Points of a table of places.
    RankPoints,
    /// Milliseconds.
    Time,
}

/// One seat of one game.
struct Seen<'a> {
    seat: &'a SeatResult,
    rounds: f64,
    /// Points for its place, where places have points.
    rank_points: Option<f64>,
}

fn share_of_place(seen: &Seen<'_>, place: u8) -> (f64, f64) {
    (f64::from(seen.seat.place == place), 1.0)
}

fn time(seen: &Seen<'_>, microseconds: i64) -> (f64, f64) {
    let is_timed = seen.seat.moves > 0;
    (if is_timed { microseconds as f64 / 1_000.0 } else { 0.0 }, f64::from(is_timed))
}

/// The figures of each bot, in this order. `place` is first.
pub(super) const METRICS: [Metric; 17] = [
    Metric {
        title: "place",
        key: "place",
        unit: Unit::Place,
        sums: |seen| (f64::from(seen.seat.place), 1.0),
    },
    Metric {
        title: "1st %",
        key: "first_place",
        unit: Unit::Share,
        sums: |seen| share_of_place(seen, 1),
    },
    Metric {
        title: "2nd %",
        key: "second_place",
        unit: Unit::Share,
        sums: |seen| share_of_place(seen, 2),
    },
    Metric {
        title: "3rd %",
        key: "third_place",
        unit: Unit::Share,
        sums: |seen| share_of_place(seen, 3),
    },
    Metric {
        title: "4th %",
        key: "fourth_place",
        unit: Unit::Share,
        sums: |seen| share_of_place(seen, 4),
    },
    Metric {
        title: "rank points",
        key: "rank_points",
        unit: Unit::RankPoints,
        sums: |seen| (seen.rank_points.unwrap_or_default(), f64::from(seen.rank_points.is_some())),
    },
    Metric {
        title: "points",
        key: "points",
        unit: Unit::Points,
        sums: |seen| (f64::from(seen.seat.points), 1.0),
    },
    Metric {
        title: "score",
        key: "score",
        unit: Unit::Score,
        sums: |seen| (f64::from(seen.seat.score) / 1_000.0, 1.0),
    },
    Metric {
        title: "won %",
        key: "wins",
        unit: Unit::Share,
        sums: |seen| (seen.seat.tally.wins as f64, seen.rounds),
    },
    Metric {
        title: "dealt in %",
        key: "deal_ins",
        unit: Unit::Share,
        sums: |seen| (seen.seat.tally.deal_ins as f64, seen.rounds),
    },
    Metric {
        title: "riichi %",
        key: "riichi",
        unit: Unit::Share,
        sums: |seen| (seen.seat.tally.riichi as f64, seen.rounds),
    },
    Metric {
        title: "called %",
        key: "calls",
        unit: Unit::Share,
        sums: |seen| (seen.seat.tally.called as f64, seen.rounds),
    },
    Metric {
        title: "tenpai %",
        key: "tenpai",
        unit: Unit::Share,
        sums: |seen| (seen.seat.tally.tenpai as f64, seen.seat.tally.draws as f64),
    },
    Metric {
        title: "mean win",
        key: "mean_win",
        unit: Unit::Points,
        sums: |seen| (seen.seat.tally.won as f64, seen.seat.tally.wins as f64),
    },
    Metric {
        title: "mean deal-in",
        key: "mean_deal_in",
        unit: Unit::Points,
        sums: |seen| (seen.seat.tally.paid as f64, seen.seat.tally.deal_ins as f64),
    },
    Metric {
        title: "median ms",
        key: "median_ms",
        unit: Unit::Time,
        sums: |seen| time(seen, seen.seat.median),
    },
    Metric {
        title: "99th ms",
        key: "percentile_99_ms",
        unit: Unit::Time,
        sums: |seen| time(seen, seen.seat.percentile_99),
    },
];

/// Sums over all games on finished walls.
pub(super) struct Statistics {
    pub(super) games: usize,
    pub(super) rounds: i64,
    /// Games on a wall that isn't finished; they count nowhere but here and among faults.
    pub(super) unfinished: usize,
    rows: Vec<Row>,
    games_of_wall: usize,
    rounds_of_wall: i64,
    rank_points: Option<[f64; 4]>,
}

/// The sums of one bot and its copies.
struct Row {
    metrics: Vec<Ratio>,
    of_wall: Vec<(f64, f64)>,
    faults: FaultCounts,
}

impl Statistics {
    /// `games_of_wall`: how many games each wall is played in. `rank_points`: the points of each
    /// place.
    pub(super) fn new(
        rows: usize,
        games_of_wall: usize,
        rank_points: Option<[f64; 4]>,
    ) -> Statistics {
        let row = || Row {
            metrics: vec![Ratio::default(); METRICS.len()],
            of_wall: vec![(0.0, 0.0); METRICS.len()],
            faults: FaultCounts::default(),
        };
        Statistics {
            games: 0,
            rounds: 0,
            unfinished: 0,
            rows: (0..rows).map(|_| row()).collect(),
            games_of_wall,
            rounds_of_wall: 0,
            rank_points,
        }
    }

    /// Adds a game; games come in the order of their numbers. `seating`: the row of each seat.
    pub(super) fn add(&mut self, played: &Played, seating: &[usize]) {
        for (seat, row) in played.seats.iter().zip(seating) {
            let rank_points = self.rank_points.map(|table| shared_points(&table, played, seat));
            let seen = Seen { seat, rounds: played.rounds as f64, rank_points };
            let row = &mut self.rows[*row];
            for (metric, sums) in METRICS.iter().zip(&mut row.of_wall) {
                let (part, whole) = (metric.sums)(&seen);
                *sums = (sums.0 + part, sums.1 + whole);
            }
            row.faults.add(&seat.faults);
        }
        self.unfinished += 1;
        self.rounds_of_wall += played.rounds;
        if self.unfinished == self.games_of_wall {
            self.games += std::mem::take(&mut self.unfinished);
            self.rounds += std::mem::take(&mut self.rounds_of_wall);
            for row in &mut self.rows {
                for (ratio, sums) in row.metrics.iter_mut().zip(&mut row.of_wall) {
                    let (part, whole) = std::mem::take(sums);
                    ratio.add(part, whole);
                }
            }
        }
    }

    pub(super) const fn walls(&self) -> usize {
        self.games / self.games_of_wall
    }

    /// A row's estimate of the metric with this index; `None` if nothing was counted.
    pub(super) fn estimate(&self, row: usize, metric: usize) -> Option<Estimate> {
        self.rows[row].metrics[metric].estimate()
    }

    /// How many places a row comes behind another on the same walls, and the probability of a
    /// difference so large between equal bots.
    pub(super) fn behind(&self, row: usize, other: usize) -> Option<(Estimate, Option<f64>)> {
        self.rows[row].metrics[0].compared(&self.rows[other].metrics[0])
    }

    /// The rows, best place first.
    pub(super) fn order(&self) -> Vec<usize> {
        let place = |row: &usize| self.estimate(*row, 0).map_or(0.0, |place| place.value);
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by(|a, b| place(a).total_cmp(&place(b)));
        order
    }

    pub(super) fn faults(&self, row: usize) -> &FaultCounts {
        &self.rows[row].faults
    }

    /// Whether any bot had a fault.
    pub(super) fn has_faults(&self) -> bool {
        self.rows.iter().any(|row| row.faults.sum() > 0)
    }
}

/// The points of a player's place; players who share a place share the points of the places that
/// they take up.
fn shared_points(table: &[f64; 4], played: &Played, seat: &SeatResult) -> f64 {
    let equal = played.seats.iter().filter(|other| other.place == seat.place).count();
    let first = usize::from(seat.place.clamp(1, 4)) - 1;
    let points: f64 = table.iter().skip(first).take(equal).sum();
    points / equal as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::tally::Tally;

    fn game(places: &[u8]) -> Played {
        let seat = |place: &u8| SeatResult { place: *place, ..SeatResult::default() };
        Played { rounds: 1, seats: places.iter().map(seat).collect(), ..Played::default() }
    }

    fn title(title: &str) -> usize {
        METRICS.iter().position(|metric| metric.title == title).unwrap()
    }

    #[test]
    fn copies_are_pooled_and_intervals_are_of_walls() {
        let mut statistics = Statistics::new(2, 2, Some([90.0, 45.0, 0.0, -135.0]));
        let seatings = [[0, 1, 1, 1], [1, 0, 1, 1]];
        for (places, seating) in [[1, 2, 3, 4], [4, 2, 3, 1], [2, 1, 3, 4], [1, 2, 3, 4]]
            .iter()
            .zip(seatings.iter().cycle())
        {
            statistics.add(&game(places), seating);
        }
        assert_eq!((statistics.games, statistics.walls(), statistics.unfinished), (4, 2, 0));
        let place = statistics.estimate(0, 0).unwrap();
        // 1 and 2 on the first wall, 2 and 2 on the second: 1.5 and 2.
        assert_eq!(place.value, 1.75);
        assert!((place.within.unwrap() - 12.706 * 0.25).abs() < 1e-9);
        assert_eq!(statistics.estimate(1, 0).unwrap().value, (40.0 - 7.0) / 12.0);
        assert_eq!(statistics.order(), [0, 1]);
        let points = statistics.estimate(0, title("rank points")).unwrap().value;
        assert_eq!(points, (90.0 + 3.0 * 45.0) / 4.0);
        assert_eq!(statistics.estimate(0, title("median ms")), None, "nothing was timed");
        let behind = statistics.behind(0, 1).unwrap().0.value;
        assert!((behind - (1.75 - 33.0 / 12.0)).abs() < 1e-12);
    }

    /// A seat whose numbers all differ: each metric takes its own.
    #[test]
    fn every_metric_is_a_ratio_of_its_sums() {
        let tally = Tally {
            wins: 3,
            won: 15_000,
            deal_ins: 2,
            paid: 9_000,
            riichi: 4,
            called: 5,
            draws: 8,
            tenpai: 6,
        };
        let seat = SeatResult {
            place: 2,
            points: 31_000,
            score: 11_000,
            tally,
            moves: 100,
            median: 1_500,
            percentile_99: 7_000,
            ..SeatResult::default()
        };
        let mut statistics = Statistics::new(1, 1, Some([90.0, 45.0, 0.0, -135.0]));
        statistics.add(&Played { rounds: 16, seats: vec![seat], ..Played::default() }, &[0]);
        let found = METRICS
            .iter()
            .enumerate()
            .map(|(number, metric)| (metric.key, statistics.estimate(0, number).unwrap().value));
        let found: Vec<(&str, f64)> = found.collect();
        let expected = [
            ("place", 2.0),
            ("first_place", 0.0),
            ("second_place", 1.0),
            ("third_place", 0.0),
            ("fourth_place", 0.0),
            ("rank_points", 45.0),
            ("points", 31_000.0),
            ("score", 11.0),
            ("wins", 0.1875),
            ("deal_ins", 0.125),
            ("riichi", 0.25),
            ("calls", 0.3125),
            ("tenpai", 0.75),
            ("mean_win", 5_000.0),
            ("mean_deal_in", 4_500.0),
            ("median_ms", 1.5),
            ("percentile_99_ms", 7.0),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn an_unfinished_wall_counts_nowhere() {
        let mut statistics = Statistics::new(1, 3, None);
        for _ in 0..5 {
            statistics.add(&game(&[1, 2, 3, 4]), &[0; 4]);
        }
        assert_eq!((statistics.games, statistics.rounds, statistics.unfinished), (3, 3, 2));
        assert_eq!(statistics.estimate(0, title("1st %")).unwrap().value, 0.25);
        assert_eq!(statistics.estimate(0, title("rank points")), None, "places have no points");
    }

    #[test]
    fn who_shares_a_place_shares_its_points() {
        let table = [90.0, 45.0, 0.0, -135.0];
        let played = game(&[1, 3, 1, 3]);
        let points = played.seats.iter().map(|seat| shared_points(&table, &played, seat));
        assert!(points.eq([67.5, -67.5, 67.5, -67.5]));
    }
}
