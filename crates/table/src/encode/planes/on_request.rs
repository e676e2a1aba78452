//! The planes that take longer: plans and dangers.

use mentsu::Tile;
use mentsu::plan::{Figures, Plan, Planner};

use super::standard::{around, discards};
use super::writer::{Writer, at, share};
use crate::encode::seen::Seen;
use crate::outlook::outlook;
use crate::reading::TableReading;

/// The most states of a plan, each of some hundred bytes.
const ROOM: u32 = 60_000;

/// What each discard leads to by a plan; 0 without a plan.
pub(super) fn write_plan(
    writer: &mut Writer<'_>,
    seen: &Seen<'_>,
    planner: &mut Planner,
    farthest: i8,
) {
    let plan = plan(seen, planner, farthest);
    // The better one of a red and a plain five stands for both.
    let best = |tile: Tile, figure: fn(Figures) -> f64| {
        let discards = plan.iter().flat_map(Plan::discards);
        let of_tile = discards.filter(|discard| discard.face().tile() == tile);
        of_tile.map(|discard| figure(discard.figures())).fold(0.0, f64::max)
    };
    let [tenpai, win, points]: [&mut [f32]; 3] = writer.planes();
    for tile in plan.iter().flat_map(Plan::discards).map(|discard| discard.face().tile()) {
        at(tenpai, tile, best(tile, |figures| figures.tenpai()) as f32);
        at(win, tile, best(tile, |figures| figures.win()) as f32);
        at(points, tile, share(best(tile, |figures| figures.points()), 10_000.0));
    }
}

/// A plan of the discards. `None` without a choice between kinds, with nothing left to draw, and
/// for a hand too far from a win.
fn plan(seen: &Seen<'_>, planner: &mut Planner, farthest: i8) -> Option<Plan> {
    let (table, hand) = (seen.table, seen.hand);
    if discards(&seen.choices()).len() < 2 || hand.shanten().get() > farthest {
        return None;
    }
    let outlook = outlook(table, seen.seat).with_room(ROOM);
    planner.plan(hand, &outlook, table.rules().scoring()).ok()
}

/// The chance that each opponent wins on a discard of the kind.
pub(super) fn write_danger(writer: &mut Writer<'_>, seen: &Seen<'_>) {
    let reading = TableReading::new(seen.table, seen.seat, seen.hand);
    let opponents = around(seen.table, seen.seat);
    for opponent in opponents.into_iter().skip(1) {
        let plane = writer.plane();
        let Some(opponent) = opponent else { continue };
        let dangers = reading.dangers(opponent);
        for tile in Tile::ALL {
            at(plane, tile, dangers.of(tile).chance() as f32);
        }
    }
}
