//! The danger of tiles beside the hands that are hidden.

use std::ops::ControlFlow;

use mentsu::random::SplitMix64;
use mentsu::{Tile, TileSet};
use mentsu_table::reading::{SMALL_SHARE, Safe, TableReading};
use mentsu_table::{Phase, Round};

use crate::common::{PRESETS, efficient, play, round};
use crate::reading::has_yaku;

/// In played rounds, no tile that completes a hidden hand is ever reported as safe.
#[test]
fn what_wins_is_never_safe() {
    let (mut winning, mut safe) = (0, [0; Safe::ALL.len()]);
    for (name, rules) in PRESETS {
        let mut source = SplitMix64::new(30);
        for _ in 0..40 {
            let mut round = round(&rules, &mut source);
            play(&mut round, efficient(&mut source), |round| {
                check(name, round, &mut winning, &mut safe);
            });
        }
    }
    assert!(winning > 15_000, "{winning}");
    assert!(safe.iter().all(|number| *number > 1_000), "{safe:?}");
}

fn check(name: &str, round: &Round, winning: &mut usize, safe: &mut [usize]) {
    let table = round.table();
    for &seat in table.seats() {
        let reading = TableReading::new(table, seat, round.hand(seat).unwrap());
        for &of in table.seats().iter().filter(|of| **of != seat) {
            let dangers = reading.dangers(of);
            assert!((1_000.0..40_000.0).contains(&reading.cost(Tile::P5, of)));
            // In their own turn the hand is about to change.
            let in_turn = matches!(table.phase(), Phase::Turn { seat, .. } if seat == of);
            let waits = if in_turn { TileSet::EMPTY } else { round.waits(of) };
            for tile in Tile::ALL {
                let danger = dangers.of(tile);
                assert_eq!(danger.if_tenpai() == 0.0, danger.safe().is_some());
                let is_certain = danger.if_tenpai() == 1.0;
                assert!(!is_certain || table.player(of).open_hand().is_some());
                assert!((0.0..=1.0).contains(&danger.if_tenpai()));
                if let Some(why) = danger.safe() {
                    safe[why as usize] += 1;
                }
                if waits.contains(tile) && !round.is_furiten(of) && has_yaku(round, of, tile) {
                    *winning += 1;
                    let phase = table.phase();
                    assert_eq!(danger.safe(), None, "{name}: {seat}'s {tile}, {of}, {phase:?}");
                }
            }
        }
    }
}

/// The figures equal those of the listed waits.
#[test]
fn chances_are_shares_of_the_waits_shown() {
    let mut source = SplitMix64::new(31);
    let mut round = round(&PRESETS[0].1, &mut source);
    play(&mut round, efficient(&mut source), |round| {
        let table = round.table();
        let [seat, of] = [table.seats()[0], table.seats()[1]];
        let reading = TableReading::new(table, seat, round.hand(seat).unwrap());
        let (mut shares, mut sum, mut shown) = ([0.0; Tile::COUNT], 0.0, Vec::new());
        reading.each_wait(of, |wait| {
            let factors = wait.clues.iter().map(|clue| reading.factor(*clue));
            let share = wait.ways * factors.product::<f64>();
            assert!(!shown.contains(&(wait.shape, wait.held)), "{wait:?}");
            shown.push((wait.shape, wait.held));
            sum += share;
            wait.with_yaku.iter().for_each(|tile| shares[tile.index()] += share);
            ControlFlow::Continue(())
        });
        let dangers = reading.dangers(of);
        let odds = |tile: Tile| {
            let (chance, share) = (dangers.of(tile).if_tenpai(), shares[tile.index()] / sum);
            let twice = (share + 2.0 * SMALL_SHARE) / (share + SMALL_SHARE);
            chance / (1.0 - chance) / (share * twice)
        };
        let given: Vec<f64> =
            Tile::ALL.into_iter().filter(|tile| shares[tile.index()] > 0.0).map(odds).collect();
        assert!(given.iter().all(|one| (one / given[0] - 1.0).abs() < 1e-9), "{given:?}");
        let mut first = 0;
        reading.each_wait(of, |_| {
            first += 1;
            ControlFlow::Break(())
        });
        assert!(first <= 1);
    });
}
