//! What a player alone knows: the hand, its waits, and what was let pass.

use mentsu::riichi::legality::{DeclareError, declare};
use mentsu::{FifthCopy, Hand, Tile, TileSet};

use crate::event::Event;
use crate::seat::Seat;
use crate::table::Table;

/// What a player alone knows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Player {
    pub(crate) hand: Hand,
    /// The waits of the hand's shape as it last held 3n+1 tiles.
    pub(crate) waits: TileSet,
    /// The tile that others may claim now is one of the waits.
    offered: bool,
    /// One was let pass since the last draw, or by most houses call (同巡振聴).
    temporary: bool,
    /// One was let pass in riichi (立直後の振聴).
    in_riichi: bool,
}

impl Player {
    pub(crate) fn new(hand: Hand) -> Player {
        let waits = hand.wait_tiles_with(FifthCopy::Ignored);
        Player { hand, waits, offered: false, temporary: false, in_riichi: false }
    }

    /// Whether the hand may not win by ron (振聴).
    pub(crate) fn is_furiten(&self, table: &Table, seat: Seat) -> bool {
        self.temporary || self.in_riichi || !(self.waits & table.player(seat).discards()).is_empty()
    }

    /// Changes what the event changes, for the player of this seat; `table` is as it was before.
    #[inline]
    pub(crate) fn apply(
        &mut self,
        seat: Seat,
        event: &Event,
        table: &Table,
    ) -> Result<(), DeclareError> {
        if self.offered && !matches!(event, Event::Win(_)) {
            self.offered = false;
            self.temporary = true;
            self.in_riichi |= table.player(seat).riichi_accepted();
        }
        match *event {
            Event::Draw { seat: who, face: Some(face), .. } if who == seat => {
                self.hand = self.hand.draw(face).map_err(DeclareError::Hand)?;
                self.temporary = false;
            }
            Event::Discard { seat: who, face, tsumogiri: _ } if who == seat => {
                self.hand = self.hand.discard(face).map_err(DeclareError::Hand)?;
                self.wait();
            }
            Event::Discard { face, .. } => self.offer(face.tile()),
            Event::Call { seat: who, meld } if who == seat => {
                self.hand = declare(&self.hand, &meld)?;
                self.temporary &= !table.rules().call_ends_furiten();
                self.wait();
            }
            Event::Kan { seat: who, meld } if who == seat => {
                self.hand = declare(&self.hand, &meld)?;
                self.wait();
            }
            Event::Kan { meld, .. } => {
                if let Some(added) = meld.added() {
                    self.offer(added.tile());
                }
            }
            Event::Kita { seat: who } if who == seat => {
                self.hand = self.hand.discard(Tile::North).map_err(DeclareError::Hand)?;
                self.wait();
            }
            Event::Kita { .. } if table.rules().ron_on_kita() => self.offer(Tile::North),
            _ => {}
        }
        Ok(())
    }

    fn offer(&mut self, tile: Tile) {
        self.offered = self.waits.contains(tile);
    }

    /// A hand of 3n+1 tiles has new waits; one that has called waits for nothing yet.
    fn wait(&mut self) {
        if self.hand.is_waiting() {
            self.waits = self.hand.wait_tiles_with(FifthCopy::Ignored);
        }
    }

    /// Whether the hand is tenpai as the rules have it.
    pub(crate) fn is_tenpai(&self, table: &Table) -> bool {
        !self.waits.is_empty() && !self.hand.wait_tiles_with(table.rules().tenpai()).is_empty()
    }
}
