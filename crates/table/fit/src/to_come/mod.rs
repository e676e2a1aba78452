//! Which tiles come: the weights of the signs that [`TilesToCome`] gives, and how the chances that
//! follow from them predict, those of a riichi among them.
//!
//! [`TilesToCome`]: mentsu_table::reading::TilesToCome

mod rates;
mod turns;

use std::collections::BTreeMap;

use mentsu::{Tile, TileSet};
use mentsu_table::reading::{DISCARD_SIGNS, DRAW_SIGNS};

use self::rates::Rates;
use self::turns::{Interval, Turn, WaitKind};
use crate::games::{Games, Part};
use crate::logistic::Fitted;
use crate::report::Predictions;
use crate::source::{self, WeightTable};

/// Keeps weights of rare signs near 0.
const RIDGE: f64 = 1.0;

/// Fits the weights of four players and of three, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let ((four, four_draws), (three, three_draws)) = (of_players(games, 4)?, of_players(games, 3)?);
    let discards =
        |name, about, fitted| WeightTable { name, about, features: &DISCARD_SIGNS, fitted };
    let draws = |name, about, fitted| WeightTable { name, about, features: &DRAW_SIGNS, fitted };
    Ok(source::text(
        "The weights of the signs that a tile comes.",
        "mentsu-fit to-come",
        &[
            discards("FOUR_DISCARDS", "That others discard it, four players.", &four),
            draws("FOUR_DRAWS", "That it is drawn, four players.", &four_draws),
            discards("THREE_DISCARDS", "That others discard it, three players.", &three),
            draws("THREE_DRAWS", "That it is drawn, three players.", &three_draws),
        ],
    ))
}

/// The weights of discards and of draws.
fn of_players(games: &Games, players: u8) -> Result<(Fitted, Fitted), String> {
    let mut discards = Rates::new(DISCARD_SIGNS.len());
    let mut draws = Rates::new(DRAW_SIGNS.len());
    turns::each(games, (players, Part::Fit), |turn, after| {
        let Turn { to_come, cluster, .. } = turn;
        for (between, tile) in turn.asked().flat_map(|at| Tile::ALL.map(|tile| (at, tile))) {
            let unseen = to_come.unseen(tile);
            let Some(interval) = after.interval(tile, between).filter(|_| unseen > 0) else {
                continue;
            };
            let Interval { others, draws: drawn, .. } = interval;
            let share = f64::from(unseen) / to_come.left(between);
            let waits = turn.waits.contains(tile);
            if drawn.number > 0 {
                let signs = to_come.draw_signs(tile, between, waits);
                draws.push(&signs, share * drawn.number as f64, drawn.is_tile, *cluster);
            }
            if others.number > 0 && to_come.discard_factor(tile, 0) > 0.0 {
                let signs = to_come.discard_signs(tile, between, waits);
                discards.push(&signs, share * others.number as f64, others.is_tile, *cluster);
            }
        }
    });
    println!("{players} players: {} samples of discards, {} of draws", discards.len(), draws.len());
    Ok((discards.fit(RIDGE)?, draws.fit(RIDGE)?))
}

/// Prints how the library's chances predict the games kept apart, and those fitted to.
pub fn check(games: &Games) {
    for players in [4, 3] {
        for (part, name) in [(Part::Test, "kept apart"), (Part::Fit, "fitted to")] {
            println!("{players} players, games {name}:");
            check_waits(games, (players, part));
            check_riichi(games, (players, part));
        }
    }
}

/// How often the waits of tenpai hands are discarded until the next draw, and drawn.
fn check_waits(games: &Games, (players, part): (u8, Part)) {
    const GROUPS: [&str; 3] = ["waits of dama", "waits of open hands", "waits of riichi"];
    let mut of_groups: [[Predictions; 3]; 3] = Default::default();
    turns::each(games, (players, part), |turn, after| {
        let to_come = &turn.to_come;
        let [discards, alike, draws] = &mut of_groups[match (turn.in_riichi, turn.open) {
            (true, _) => 2,
            (_, open) => usize::from(open),
        }];
        for tile in turn.waits.iter().filter(|tile| to_come.unseen(*tile) > 0) {
            let Some(interval) = after.interval(tile, 0) else { continue };
            let others = interval.others;
            let whole = others.is_tile || others.number + 1 >= usize::from(players);
            if whole && to_come.discard_factor(tile, 0) > 0.0 {
                let of = |share: f64| 1.0 - (1..players).fold(1.0, |all, _| all * (1.0 - share));
                let share = f64::from(to_come.unseen(tile)) / to_come.left(0);
                discards.push(of(to_come.discard_chance(one(tile), 0)), others.is_tile);
                alike.push(of(share), others.is_tile);
            }
            if let Some(is_tile) = interval.own_draw {
                draws.push(to_come.draw_chance(one(tile), 0), is_tile);
            }
        }
    });
    for (group, [discards, alike, draws]) in GROUPS.iter().zip(of_groups) {
        if let (Some(quality), Some(alike)) = (discards.quality(), alike.quality()) {
            println!("{group}, discarded by others: {quality}");
            println!("  any unseen tile alike: said {:.4}, log-loss {:.4}", alike.said, alike.loss);
        }
        if let Some(quality) = draws.quality() {
            println!("{group}, drawn: {quality}");
        }
    }
}

fn one(tile: Tile) -> TileSet {
    [tile].into_iter().collect()
}

/// How often riichi win, and by what.
fn check_riichi(games: &Games, of: (u8, Part)) {
    let mut all = Predictions::default();
    let mut kinds: BTreeMap<WaitKind, Sums> = BTreeMap::new();
    let mut of_all = Sums::default();
    turns::each(games, of, |turn, _| {
        let (Some(said), won) = (turn.declared, turn.won()) else { return };
        all.push(said.win(), won.is_some());
        for sums in [&mut of_all, kinds.entry(turn.kind).or_default()] {
            sums.number += 1.0;
            sums.said = [sums.said[0] + said.tsumo(), sums.said[1] + said.ron()];
            let is = |tsumo| f64::from(u8::from(won == Some(tsumo)));
            sums.were = [sums.were[0] + is(true), sums.were[1] + is(false)];
        }
    });
    let Some(quality) = all.quality() else { return };
    println!("riichi wins: {quality}");
    of_all.print("all");
    for (kind, sums) in kinds {
        sums.print(&format!("{kind:?}"));
    }
}

/// Wins by tsumo and by ron.
#[derive(Default)]
struct Sums {
    number: f64,
    said: [f64; 2],
    were: [f64; 2],
}

impl Sums {
    fn print(&self, name: &str) {
        let number = self.number;
        let ([tsumo, ron], [is_tsumo, is_ron]) =
            (self.said.map(|sum| sum / number), self.were.map(|sum| sum / number));
        let won = is_tsumo + is_ron;
        let error = libm::sqrt(won * (1.0 - won) / number);
        println!(
            "  {name}, {number} riichi: said {:.3} ({tsumo:.3} tsumo, {ron:.3} ron), won {won:.3} \
             ± {error:.3} ({is_tsumo:.3} tsumo, {is_ron:.3} ron)",
            tsumo + ron
        );
    }
}
