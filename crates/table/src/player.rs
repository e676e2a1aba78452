//! The private state of a player: the hand, its waits, and passed tiles.

use mentsu::riichi::legality::{DeclareError, declare};
use mentsu::{Counts, FifthCopy, Hand, Tile, TileSet, Visible};

use crate::event::Event;
use crate::seat::Seat;
use crate::table::Table;

/// The private state of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Player {
    pub(crate) hand: Hand,
    /// The waits by shape of the last hand of 3n+1 tiles.
    pub(crate) waits: TileSet,
    /// The tile on offer is one of the waits.
    offered: bool,
    /// A wait was passed on since the last draw, or in most houses since the last call (同巡振聴).
    temporary: bool,
    /// A wait was passed on in riichi (立直後の振聴).
    in_riichi: bool,
}

/// The tiles that the shape waits for, as if a fifth copy existed.
pub(crate) fn shape_waits(hand: &Hand) -> TileSet {
    const SHAPE: Visible = Visible::NOTHING.with_fifth_copy(FifthCopy::Ignored);
    hand.wait_tiles_in(&SHAPE)
}

impl Player {
    pub(crate) fn new(hand: Hand) -> Player {
        let waits = shape_waits(&hand);
        Player { hand, waits, offered: false, temporary: false, in_riichi: false }
    }

    /// Whether the hand may not win by ron (振聴).
    pub(crate) fn is_furiten(&self, table: &Table, seat: Seat) -> bool {
        self.was_passed() || !(self.waits & table.player(seat).discards()).is_empty()
    }

    /// Whether the player passed on a wait, which bars ron whatever was discarded.
    pub(crate) fn was_passed(&self) -> bool {
        self.temporary || self.in_riichi
    }

    /// Applies an event to the player in this seat; `table` is the table before it.
    #[inline]
    pub(crate) fn apply(
        &mut self,
        seat: Seat,
        event: &Event,
        table: &Table,
    ) -> Result<(), DeclareError> {
        // An indicator may be turned over while the tile is on offer.
        if self.offered && !matches!(event, Event::Win(_) | Event::Dora { .. }) {
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
                let tile = meld.mentsu().first();
                if meld.added().is_some() || self.robs_ankan(table, tile) {
                    self.offer(tile);
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

    /// Whether the hand can win on an ankan of this tile: by kokushi, if the house allows it.
    pub(crate) fn robs_ankan(&self, table: &Table, tile: Tile) -> bool {
        table.rules().scoring().kokushi_robs_ankan()
            && self
                .hand
                .concealed()
                .with(tile)
                .is_ok_and(|won: Counts| won.total() == 14 && won.shantens().kokushi().is_win())
    }

    fn offer(&mut self, tile: Tile) {
        self.offered = self.waits.contains(tile);
    }

    /// Updates the waits. A hand that has just called must discard first.
    fn wait(&mut self) {
        if self.hand.awaits_draw() {
            self.waits = shape_waits(&self.hand);
        }
    }

    /// Whether the hand is tenpai by the house's rule on fifth copies.
    pub(crate) fn is_tenpai(&self, table: &Table) -> bool {
        !self.waits.is_empty()
            && !self
                .hand
                .wait_tiles_in(&Visible::of(&self.hand).with_fifth_copy(table.rules().tenpai()))
                .is_empty()
    }
}
