//! Whether an event can come now, as everybody sees it.

use mentsu::riichi::Riichi;

use crate::event::Event;
use crate::table::{Phase, ReplyTo, Table};

/// Whether it is somebody's turn to discard, declare riichi or a kan, or call, a riichi's to be
/// accepted, or an indicator's to be turned over.
pub(super) fn in_turn(table: &Table, event: &Event) -> bool {
    match (event, table.phase()) {
        (
            Event::Discard { seat, .. } | Event::Kan { seat, .. } | Event::Kita { seat },
            Phase::Turn { seat: turn, .. },
        ) => *seat == turn,
        (Event::Discard { .. } | Event::Kan { .. } | Event::Kita { .. }, _) => false,
        // A riichi may have been accepted in between.
        (
            Event::Call { seat, meld },
            Phase::Reply { to: ReplyTo::Discard, .. } | Phase::Between,
        ) => table.discards().next_back().is_some_and(|last| {
            let called = meld.call().is_some_and(|call| call.face() == last.face);
            called && last.seat != *seat && last.called.is_none()
        }),
        (Event::Call { .. }, _) => false,
        (Event::Riichi { seat }, phase) => {
            let public = table.player(*seat);
            matches!(phase, Phase::Turn { seat: turn, .. } if turn == *seat)
                && public.riichi() == Riichi::None
                && public.is_closed()
        }
        (Event::OpenHand { seat, .. }, phase) => {
            let public = table.player(*seat);
            matches!(phase, Phase::Turn { seat: turn, .. } if turn == *seat)
                && public.riichi() != Riichi::None
                && !public.riichi_accepted()
                && public.open_hand().is_none()
        }
        (Event::RiichiAccepted { seat }, phase) => {
            let public = table.player(*seat);
            !matches!(phase, Phase::Turn { seat: turn, .. } if turn == *seat)
                && public.riichi() != Riichi::None
                && !public.riichi_accepted()
        }
        // The first lies there from the deal on.
        (Event::Dora { .. }, _) => table.indicators().len() <= usize::from(table.kans()),
        _ => true,
    }
}
