//! A player's legal actions.

mod calls;
mod faces;
mod own_turn;
mod reply;
mod value;

pub use self::value::{CallsIter, Options, OptionsIter};
use crate::player::Player;
use crate::seat::Seat;
use crate::table::{Phase, Table};

impl Options {
    /// A player's legal actions, computed from the public state and the player's private state.
    #[inline]
    pub(crate) fn of(table: &Table, player: &Player, seat: Seat) -> Options {
        match table.phase() {
            Phase::Turn { seat: whose, after } if whose == seat => {
                own_turn::options(table, player, seat, after)
            }
            Phase::Reply { by, face, to } if by != seat => {
                reply::options(table, player, seat, by, face, to)
            }
            _ => Options::NONE,
        }
    }
}
