//! In hindsight: who would have won on a discard.

use std::vec::Vec;

use mentsu::{Face, Tile};

use crate::replay::{Before, Decision};
use crate::round::{Winners, settled};
use crate::seat::Seat;
use crate::table::To;

/// A win that a discard would have given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealIn {
    /// Who would have won.
    pub to: Seat,
    /// What it would have cost, honba in it; ura dora aren't counted.
    pub points: u32,
}

/// Who would have won on a discard of this kind, as a plain tile; nobody where others' hands aren't seen.
#[must_use]
pub fn deals_in(decision: &Decision<'_>, tile: Tile) -> Vec<DealIn> {
    let Before::Round(round) = decision.before else { return Vec::new() };
    let (table, by) = (round.table(), decision.seat);
    let others = table.seats().iter().copied().filter(|seat| *seat != by);
    let waiting =
        others.filter(|&seat| round.waits(seat).contains(tile) && !round.is_furiten(seat));
    let won = waiting.filter_map(|to| {
        let claimed = Some((by, Face::plain(tile), To::Discard));
        let (win, score) =
            settled(table, round.hand(to), to, claimed, Vec::new(), Winners::only(to));
        score.ok().map(|_| DealIn { to, points: win.deltas[by.index()].unsigned_abs() })
    });
    won.collect()
}
