//! In hindsight: who would have won on a discard.

use mentsu::{Face, Filler, List, Tile};
use smallvec::SmallVec;

use crate::replay::{Before, Decision};
use crate::seat::Seat;
use crate::settlement::{Winners, settled};
use crate::table::ReplyTo;

/// A win that a discard would have given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealIn {
    /// Who would have won.
    pub to: Seat,
    /// The payment with honba, but without ura dora.
    pub points: u32,
}

impl Filler for DealIn {
    const FILLER: DealIn = DealIn { to: Seat::FILLER, points: 0 };
}

/// Who would have won on a discard of this kind, as a plain tile. Nobody where the record doesn't
/// show others' hands.
#[must_use]
pub fn deals_in(decision: &Decision<'_>, tile: Tile) -> List<DealIn, 3> {
    let Before::Round(round) = decision.before else { return List::new() };
    let (table, by) = (round.table(), decision.seat);
    let others = table.seats().iter().copied().filter(|seat| *seat != by);
    let waiting =
        others.filter(|&seat| round.waits(seat).contains(tile) && !round.is_furiten(seat));
    let won = waiting.filter_map(|to| {
        let claimed = Some((by, Face::plain(tile), ReplyTo::Discard));
        let (win, score) =
            settled(table, round.hand_of(to), to, claimed, SmallVec::new(), Winners::only(to));
        score.ok().map(|_| DealIn { to, points: win.deltas[by.index()].unsigned_abs() })
    });
    List::try_from_iter(won).expect("three others at most")
}
