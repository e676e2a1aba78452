//! Generated games: counts from events alone, merged parts, and the figures that analyses add.

use mentsu_table::analysis::{Expectations, analyse_with};
use mentsu_table::record::{self, Record};
use mentsu_table::replay::replay;
use mentsu_table::stats::{By, Counter, Figure, GameStats, MOST_LOSSES, StatsTable, Tally};
use mentsu_table::{Event, GameResult, Seat};

use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::seen_by;
use crate::stats::OF_LUCK;

/// What a record's events don't contain: the end, who is tenpai, what wins are worth.
const BEYOND_EVENTS: [&str; 13] = [
    "games",
    "first",
    "second",
    "third",
    "fourth",
    "places",
    "points",
    "busted",
    "dama",
    "tenpai",
    "tenpai_turns",
    "hand_points",
    "dora_han",
];

fn games() -> impl Iterator<Item = Record> {
    kinds().into_iter().zip(1..).map(|(kind, number)| game(kind, number))
}

fn counted(record: &Record) -> GameStats {
    Counter::new().count(record)
}

#[test]
fn counts_of_replays_are_those_of_the_recorded_events() {
    for record in games() {
        let mut tally = Tally::new();
        for round in &record.rounds {
            tally.event(&Event::Deal(round.deal.clone()));
            round.events().for_each(|(_, event)| tally.event(event));
        }
        let points = record.result.unwrap().points;
        let places = GameResult::from_points(&record.kind.rules(), points, 0).places();
        let game = counted(&record);
        assert_eq!((game.rounds(), game.left_out()), (record.rounds.len(), 0));
        for seat in Seat::of_players(game.players()) {
            let counts = game.counts(*seat).unwrap();
            let at = seat.index();
            assert_eq!(counts.games, 1);
            assert_eq!(counts.places, i64::from(places[at]));
            assert_eq!(counts.points, i64::from(points[at]));
            let of_events = tally.counts(*seat);
            for ((name, count), (_, alone)) in counts.iter().zip(of_events.iter()) {
                let is_told = !BEYOND_EVENTS.contains(&name) && !OF_LUCK.contains(&name);
                assert!(!is_told || count == alone, "{seat}, {name}: {count}, {alone}");
            }
            assert!(counts.tenpai >= counts.riichi && counts.dama >= counts.dama_wins);
            let start = record.rounds[0].deal.points[at];
            // Sticks that are left go to the first.
            let left = i64::from(points[at]) - i64::from(start) - counts.balance;
            assert!(left == 0 || (left % 500 == 0 && places[at] == 1), "{left}");
        }
        assert_eq!(game.counts(Seat::ALL[3]).is_none(), game.players() == 3);
    }
}

#[test]
fn parts_are_merged_in_any_order() {
    let games: Vec<GameStats> = games().map(|record| counted(&record)).collect();
    for by in By::ALL {
        let table = |games: &[GameStats]| {
            let mut table = StatsTable::new(by);
            games.iter().for_each(|game| table.add(game));
            table
        };
        let (left, right) = games.split_at(3);
        let (mut one, mut other) = (table(left), table(right));
        let (a, b) = (one.clone(), other.clone());
        one.merge(&b);
        other.merge(&a);
        assert_eq!(one, table(&games));
        assert_eq!(one, other);
        assert_eq!(one.rows().len(), 7, "three of three players, four of four");
        for (who, stats) in one.rows() {
            for figure in Figure::ALL {
                let Some(estimate) = stats.figure(figure) else { continue };
                let Some([low, high]) = estimate.interval else { continue };
                assert!(low <= estimate.value && estimate.value <= high, "{who} {figure}");
            }
        }
    }
}

#[test]
fn one_seat_counts_as_it_does_among_all() {
    for record in games() {
        let of_all = counted(&record);
        for seat in Seat::of_players(record.kind.players()) {
            let seen = seen_by(&record, *seat).to_mjai();
            let seen = record::Reader::new().with_house(record.kind.preset).read(seen.as_bytes());
            let mut seen = seen.unwrap();
            seen.kind = record.kind;
            if !replay(&seen).differences.is_empty() {
                panic!("{:?}", replay(&seen).differences);
            }
            let game = counted(&seen);
            assert_eq!(game.rounds(), of_all.rounds(), "{:?} {seat}", record.kind);
            assert_eq!(game.counts(*seat), of_all.counts(*seat), "{:?} {seat}", record.kind);
        }
    }
}

#[test]
fn an_analysis_counts_what_discards_gave_up() {
    let record = games().nth(2).unwrap();
    let expectations = || Expectations::new().with_farthest(0);
    let game = Counter::with_expectations(expectations()).count(&record);
    let (_, analysed) = analyse_with(&record, &mut expectations());
    for seat in Seat::ALL {
        let counts = game.counts(seat).unwrap();
        let own = || analysed.iter().filter(|one| one.seat == seat);
        let given_up = || own().filter_map(|one| one.given_up);
        assert_eq!(counts.discards, given_up().count() as i64);
        assert_eq!(
            counts.best_discards,
            given_up().filter(|up| *up == Default::default()).count() as i64
        );
        assert_eq!(counts.further_discards, given_up().filter(|up| up.shanten > 0).count() as i64);
        assert_eq!(counts.tiles_given_up, given_up().map(|up| i64::from(up.tiles)).sum::<i64>());
        let expected = || own().filter_map(|one| one.expected);
        assert_eq!(counts.planned, expected().count() as i64);
        let sum: f64 = expected().map(|expected| expected.given_up()).sum();
        assert!((counts.points_given_up as f64 - 1_000.0 * sum).abs() <= counts.planned as f64);
        let mut losses: Vec<f64> = expected().map(|expected| expected.given_up()).collect();
        losses.retain(|loss| *loss > 0.0);
        losses.sort_by(|a, b| b.total_cmp(a));
        losses.truncate(MOST_LOSSES);
        let worst = game.worst().iter().filter(|loss| loss.seat == seat);
        assert!(worst.map(|loss| loss.points).eq(losses), "{seat}");
    }
    let worst = game.worst().first().unwrap();
    let event = record.rounds[worst.round]
        .events()
        .filter(|(_, event)| matches!(event, Event::Discard { seat, .. } if *seat == worst.seat));
    let (_, nth) = event.collect::<Vec<_>>()[usize::from(worst.turn) - 1];
    assert!(matches!(nth, Event::Discard { face, .. } if *face == worst.discarded));
    // Of one player alone, if wanted.
    let of_one =
        Counter::with_expectations(expectations()).count_for(&record, |seat| seat == worst.seat);
    for seat in Seat::ALL {
        let (one, all) = (of_one.counts(seat).unwrap(), game.counts(seat).unwrap());
        assert_eq!(one.wins, all.wins);
        assert_eq!(one.discards, if seat == worst.seat { all.discards } else { 0 });
    }
    // Without one the same is counted, and nothing of discards.
    let plain = counted(&record);
    for seat in Seat::ALL {
        let (plain, analysed) = (plain.counts(seat).unwrap(), game.counts(seat).unwrap());
        assert_eq!((plain.discards, plain.planned, plain.wins), (0, 0, analysed.wins));
    }
}
