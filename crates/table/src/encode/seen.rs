//! What a player sees at a decision.

use mentsu::{Hand, Tile, TileSet, Visible};

use super::choices::{Announced, Choices};
use crate::options::Options;
use crate::round::Round;
use crate::seat::Seat;
use crate::table::Table;
use crate::view::View;

/// What a player sees at a decision: the table, the own hand, and what may be done.
///
/// It is the same of a [`Round`], a [`View`] and a recorded decision, so that planes made of any of
/// them are.
#[derive(Clone, Debug)]
pub struct Seen<'a> {
    pub(super) table: &'a Table,
    pub(super) hand: &'a Hand,
    pub(super) seat: Seat,
    pub(super) waits: TileSet,
    pub(super) is_furiten: bool,
    options: Options,
    pub(super) announced: Announced,
}

impl<'a> Seen<'a> {
    /// What the player in this seat sees of a round, and nothing else of it.
    #[must_use]
    pub fn of_round(round: &'a Round, seat: Seat) -> Seen<'a> {
        Seen {
            table: round.table(),
            hand: round.hand_of(seat),
            seat,
            waits: round.waits(seat),
            is_furiten: round.is_furiten(seat),
            options: *round.options(seat),
            announced: Announced::Nothing,
        }
    }

    /// What a view shows.
    #[must_use]
    pub fn of_view(view: &'a View) -> Seen<'a> {
        Seen {
            table: view.table(),
            hand: view.hand(),
            seat: view.seat(),
            waits: view.waits(),
            is_furiten: view.is_furiten(),
            options: view.options(),
            announced: Announced::Nothing,
        }
    }

    /// The same with these options: those at a recorded decision.
    #[must_use]
    pub const fn with_options(mut self, options: Options) -> Seen<'a> {
        self.options = options;
        self
    }

    /// The same for a player who has announced this and chooses the discard.
    #[must_use]
    pub const fn with_announced(mut self, announced: Announced) -> Seen<'a> {
        self.announced = announced;
        self
    }

    /// Whose decision it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What may be chosen.
    #[must_use]
    pub const fn choices(&self) -> Choices<'_> {
        Choices::after(&self.options, self.announced)
    }

    /// The discards of a riichi that may be declared.
    pub(super) fn riichi_choices(&self) -> Choices<'_> {
        Choices::after(&self.options, Announced::Riichi)
    }

    /// What is visible, with these tiles lying open outside the own hand and melds.
    pub(super) fn visible(&self, open: [u8; Tile::COUNT]) -> Visible {
        self.table.known_beside(self.hand, open)
    }
}
