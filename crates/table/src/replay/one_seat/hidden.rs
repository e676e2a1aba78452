//! Wins with hands that aren't shown: what can be checked of them.

use mentsu::riichi::base_points;

use crate::ledger::STICK;
use crate::record::HiddenWin;
use crate::settlement::{Winners, paid};
use crate::situation::Claimed;
use crate::table::Table;

/// Whether some hidden hand can win so and be paid this.
pub(super) fn is_possible(
    win: &HiddenWin,
    table: &Table,
    claimed: Option<Claimed>,
    winners: Winners,
) -> bool {
    let public = table.player(win.seat);
    // A player who has discarded the tile is furiten.
    let furiten = claimed.is_some_and(|(_, face, _)| public.discards().contains(face.tile()));
    !furiten && win.deltas.is_none_or(|deltas| is_paid(win, deltas, table, claimed, winners))
}

/// Whether some hand is paid these amounts.
fn is_paid(
    win: &HiddenWin,
    deltas: [i32; 4],
    table: &Table,
    claimed: Option<Claimed>,
    winners: Winners,
) -> bool {
    let sticks = STICK * i32::from(winners.sticks(table, win.seat));
    let seats = table.seats();
    let elsewhere = deltas.iter().enumerate().any(|(i, delta)| *delta != 0 && i >= seats.len());
    let sum = deltas.into_iter().map(i64::from).sum::<i64>();
    if elsewhere || sum != i64::from(sticks) || deltas[win.seat.index()] <= 0 {
        return false;
    }
    // A liable player pays for yakuman in the hidden hand.
    if table.player(win.seat).liable.iter().any(Option::is_some) {
        return true;
    }
    const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
    const YAKUMAN: u32 = 8_000;
    let rules = table.rules().scoring();
    let hands = FU.into_iter().flat_map(|fu| (1..=13).map(move |han| (han, fu)));
    let bases = hands.map(|(han, fu)| base_points(han, fu, rules).0);
    bases
        .chain((1..=6).map(|yakuman| YAKUMAN * yakuman))
        .any(|base| paid(table, base, win.seat, claimed, winners) == deltas)
}
