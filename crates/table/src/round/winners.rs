//! Who wins by the same tile, and what each of them takes from the table.

use crate::rules::RonSticks;
use crate::seat::Seat;
use crate::table::Table;

/// All who win by the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Winners {
    /// The first in order of play, to whom the honba goes where each isn't paid it.
    first: Seat,
    won: [bool; 4],
}

impl Winners {
    /// These, in order of play; nobody is none.
    pub(crate) fn new(seats: impl IntoIterator<Item = Seat>) -> Option<Winners> {
        let mut seats = seats.into_iter();
        let first = seats.next()?;
        let mut won = [false; 4];
        won[first.index()] = true;
        seats.for_each(|seat| won[seat.index()] = true);
        Some(Winners { first, won })
    }

    /// One alone.
    #[cfg(feature = "records")]
    pub(crate) fn only(seat: Seat) -> Winners {
        Winners { first: seat, won: Seat::ALL.map(|other| other == seat) }
    }

    /// Whether each has won.
    pub(crate) fn won(self) -> [bool; 4] {
        self.won
    }

    /// The honba that one of them is paid.
    pub(crate) fn honba(self, table: &Table, seat: Seat) -> u16 {
        let paid = seat == self.first || table.rules().scoring().honba_for_each_ron();
        if paid { table.honba() } else { 0 }
    }

    /// The sticks that one of them takes.
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
