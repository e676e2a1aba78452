//! Who wins on the same tile, whether three rons abort the round, and which honba and sticks each
//! winner takes.

use mentsu::riichi::MultipleRon;

use crate::rules::RonSticks;
use crate::seat::Seat;
use crate::table::Table;

/// Who wins of those who claim ron on the same tile, in order of play. `None`: three rons abort the
/// round (三家和).
pub(crate) fn winners(rule: MultipleRon, rons: &[Seat]) -> Option<&[Seat]> {
    match (rule, rons) {
        (MultipleRon::HeadBump, [first, ..]) => Some(core::slice::from_ref(first)),
        (MultipleRon::TripleAborts, [_, _, _]) => None,
        _ => Some(rons),
    }
}

/// All who win by the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Winners {
    /// The first in order of play, who alone is paid honba unless each winner is.
    first: Seat,
    won: [bool; 4],
}

impl Winners {
    /// These players, in order of play. `None` for nobody.
    pub(crate) fn new(seats: impl IntoIterator<Item = Seat>) -> Option<Winners> {
        let mut seats = seats.into_iter();
        let first = seats.next()?;
        let mut won = [false; 4];
        won[first.index()] = true;
        seats.for_each(|seat| won[seat.index()] = true);
        Some(Winners { first, won })
    }

    /// A single winner.
    pub(crate) fn only(seat: Seat) -> Winners {
        Winners { first: seat, won: Seat::ALL.map(|other| other == seat) }
    }

    /// Whether each seat has won.
    pub(crate) fn won(self) -> [bool; 4] {
        self.won
    }

    /// The honba that a winner is paid.
    pub(crate) fn honba(self, table: &Table, seat: Seat) -> u16 {
        let paid = seat == self.first || table.rules().scoring().honba_for_each_ron();
        if paid { table.honba() } else { 0 }
    }

    /// The riichi sticks that a winner takes.
    pub(crate) fn sticks(self, table: &Table, seat: Seat) -> u16 {
        let own = |seat: Seat| {
            let has_own = table.rules().ron_sticks() == RonSticks::OwnBack;
            u16::from(has_own && self.won[seat.index()] && table.player(seat).riichi_accepted())
        };
        if seat != self.first {
            return own(seat);
        }
        let others = Seat::ALL.into_iter().filter(|other| *other != seat);
        table.sticks().saturating_sub(others.map(own).sum())
    }
}
