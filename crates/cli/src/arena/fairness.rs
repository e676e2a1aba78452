//! Equal bots come out equal, whoever sits beside them.

use std::sync::Arc;
use std::time::Duration;

use mentsu::riichi::Preset;
use mentsu_table::bot::Bot;
use mentsu_table::record::GameKind;

use crate::arena::contest;
use crate::arena::entrant::{Entrant, Plays, Row};
use crate::arena::game::Arena;
use crate::arena::program::process::Conditions;
use crate::arena::program::system::Limits;
use crate::arena::results::Statistics;
use crate::arena::seating::{self, Seating};

const EFFICIENCY: Plays = Plays::BuiltIn(Bot::Efficiency);

const BESIDE_A_CALLER: [Plays; 4] = [Plays::Caller, EFFICIENCY, EFFICIENCY, EFFICIENCY];

/// An arena of bots of these kinds, each in a row of its own, in these seatings.
fn arena(preset: Preset, bots: &[Plays], seatings: Vec<Seating>, duplicate: bool) -> Arena {
    let row = |(number, plays): (usize, &Plays)| Row {
        bot: Entrant { name: number.to_string(), plays: plays.clone() },
        copies: 1,
    };
    Arena {
        rows: bots.iter().enumerate().map(row).collect(),
        games_of_wall: if duplicate { seatings.len() } else { 1 },
        seatings,
        house: String::new(),
        kind: GameKind { hanchan: false, ..GameKind::from(preset) },
        rules: GameKind { hanchan: false, ..GameKind::from(preset) }.rules(),
        seed: 0,
        limit: Duration::from_secs(1),
        conditions: Conditions { limits: Limits::default(), stop: Arc::default() },
        logs: None,
        stderr: None,
    }
}

fn all_seatings(bots: &[Plays]) -> Vec<Seating> {
    seating::all(&(0..bots.len()).collect::<Vec<_>>())
}

/// The results of so many walls of each of the seeds.
fn played(mut arena: Arena, seeds: u64, walls: usize) -> Statistics {
    let mut statistics = Statistics::new(arena.rows.len(), arena.games_of_wall, None);
    for seed in 0..seeds {
        arena.seed = seed;
        contest::play(&arena, 0..walls * arena.games_of_wall, 2, |number, game| {
            statistics.add(&game, arena.seating(number));
            Ok(())
        })
        .unwrap();
    }
    statistics
}

/// How many standard errors lie between the places of the most different two of these rows.
fn most_different(statistics: &Statistics, rows: &[usize]) -> f64 {
    let mut most = 0.0_f64;
    for (i, a) in rows.iter().enumerate() {
        for b in &rows[i + 1..] {
            let (difference, _) = statistics.behind(*a, *b).unwrap();
            // The normal quantile: there are enough walls.
            let error = difference.within.unwrap() / 1.96;
            most = most.max(difference.value.abs() / error);
        }
    }
    most
}

#[test]
fn equal_bots_beside_one_that_calls_everything_differ_by_chance_alone() {
    let equal = [const { EFFICIENCY }; 4];
    for (bots, rows) in [(&BESIDE_A_CALLER, &[1, 2, 3][..]), (&equal, &[0, 1, 2, 3])] {
        let statistics = played(arena(Preset::Tenhou, bots, all_seatings(bots), false), 20, 144);
        let most = most_different(&statistics, rows);
        assert!(most < 3.0, "{most} standard errors");
    }
}

/// With duplicate walls not even chance tells them apart. With rotations alone their neighbours do.
#[test]
fn on_duplicate_walls_equal_bots_have_equal_places() {
    let sanma = [Plays::Caller, EFFICIENCY, EFFICIENCY];
    for (preset, bots) in [(Preset::Tenhou, &BESIDE_A_CALLER[..]), (Preset::TenhouSanma, &sanma)] {
        let statistics = played(arena(preset, bots, all_seatings(bots), true), 3, 3);
        for row in 2..bots.len() {
            let (difference, _) = statistics.behind(1, row).unwrap();
            assert_eq!((difference.value, difference.within), (0.0, Some(0.0)), "{preset:?}");
        }
        assert_ne!(statistics.behind(0, 1).unwrap().0.value, 0.0);
    }
    let rotations = all_seatings(&BESIDE_A_CALLER)[..4].to_vec();
    let unfair = arena(Preset::Tenhou, &BESIDE_A_CALLER, rotations, true);
    let most = most_different(&played(unfair, 1, 900), &[1, 2, 3]);
    assert!(most > 3.0, "{most} standard errors");
}
