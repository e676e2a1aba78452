//! Equal bots come out equal, whoever sits beside them.

use std::sync::Arc;
use std::time::Duration;

use mentsu::riichi::Preset;
use mentsu_table::bot::Bot;
use mentsu_table::record::GameKind;
use mentsu_table::stats::student_t;

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
pub(super) fn arena(
    preset: Preset,
    bots: &[Plays],
    seatings: Vec<Seating>,
    duplicate: bool,
) -> Arena {
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

/// The results of a match of `walls` walls by each of the seeds, and of all these matches together.
fn matches(mut arena: Arena, seeds: u64, walls: usize) -> (Vec<Statistics>, Statistics) {
    let new = |arena: &Arena| Statistics::new(arena.rows.len(), arena.games_of_wall, None);
    let mut all = new(&arena);
    let mut of_seeds = Vec::new();
    for seed in 0..seeds {
        arena.seed = seed;
        let mut of_seed = new(&arena);
        contest::play(&arena, 0..walls * arena.games_of_wall, 2, |number, game| {
            of_seed.add(&game, arena.seating(number));
            all.add(&game, arena.seating(number));
            Ok(())
        })
        .unwrap();
        of_seeds.push(of_seed);
    }
    (of_seeds, all)
}

/// How many standard errors lie between the places of the most different two of these rows.
fn most_different(statistics: &Statistics, rows: &[usize]) -> f64 {
    let mut most = 0.0_f64;
    for (i, a) in rows.iter().enumerate() {
        for b in &rows[i + 1..] {
            let (difference, _) = statistics.behind(*a, *b).unwrap();
            let error = difference.within.unwrap() / student_t(statistics.walls() - 1);
            most = most.max(difference.value.abs() / error);
        }
    }
    most
}

/// All matches together, where a bias shows that would be too small for one of them. Of 180
/// differences in single matches one beyond 3 standard errors is chance, and one beyond 4 a sign of
/// intervals that are too narrow.
#[test]
fn equal_bots_beside_one_that_calls_everything_differ_by_chance_alone() {
    let equal = [const { EFFICIENCY }; 4];
    for (bots, rows) in [(&BESIDE_A_CALLER, &[1, 2, 3][..]), (&equal, &[0, 1, 2, 3])] {
        let arena = arena(Preset::Tenhou, bots, all_seatings(bots), false);
        let (of_seeds, all) = matches(arena, 20, 144);
        for (seed, statistics) in of_seeds.iter().enumerate() {
            let most = most_different(statistics, rows);
            assert!(most < 4.0, "seed {seed}: {most} standard errors");
        }
        let most = most_different(&all, rows);
        assert!(most < 3.0, "all seeds: {most} standard errors");
    }
}

/// With duplicate walls not even chance distinguishes them. With rotations alone their neighbours
/// do.
#[test]
fn on_duplicate_walls_equal_bots_have_equal_places() {
    let sanma = [Plays::Caller, EFFICIENCY, EFFICIENCY];
    for (preset, bots) in [(Preset::Tenhou, &BESIDE_A_CALLER[..]), (Preset::TenhouSanma, &sanma)] {
        let (_, statistics) = matches(arena(preset, bots, all_seatings(bots), true), 3, 3);
        for row in 2..bots.len() {
            let (difference, _) = statistics.behind(1, row).unwrap();
            assert_eq!((difference.value, difference.within), (0.0, Some(0.0)), "{preset:?}");
        }
        assert_ne!(statistics.behind(0, 1).unwrap().0.value, 0.0);
    }
    let rotations = all_seatings(&BESIDE_A_CALLER)[..4].to_vec();
    let unfair = arena(Preset::Tenhou, &BESIDE_A_CALLER, rotations, true);
    let most = most_different(&matches(unfair, 1, 900).1, &[1, 2, 3]);
    assert!(most > 3.0, "{most} standard errors");
}
