//! Readings of the others, compared with the hands that they hold.

mod danger;
#[cfg(feature = "records")]
mod danger_recorded;
#[cfg(feature = "records")]
mod kept_apart;
#[cfg(feature = "records")]
mod recorded;

use mentsu::Tile;
use mentsu::riichi::{NoWin, Riichi, Situation, quick_points};
use mentsu_table::{Phase, ReplyTo, Round, Seat};

/// Whether a wait of a player has a yaku by ron, if another player discards it now.
pub(crate) fn has_yaku(round: &Round, of: Seat, tile: Tile) -> bool {
    let table = round.table();
    let mut won = Situation::ron(tile).with_seat(table.wind(of).unwrap()).with_round(table.round());
    if table.player(of).riichi() != Riichi::None {
        won = won.with_riichi();
    }
    match table.phase() {
        Phase::Reply { face, to: ReplyTo::Kakan, .. } if face.tile() == tile => {
            won = won.with_chankan();
        }
        _ if table.draws_left() == 0 => won = won.with_houtei(),
        _ => {}
    }
    let points = quick_points(round.hand(of).unwrap(), &won, table.rules().scoring());
    !matches!(points, Err(NoWin::NoYaku(_)))
}
