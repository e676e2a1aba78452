//! The tile that completes a hand.

use mentsu::Tile;
use mentsu::any::{AnyHand, AnyHandError};

/// The tile that completes a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winning {
    /// A tile; one of a wild kind is a joker.
    Tile(Tile),
    /// A joker that is no tile of a kind.
    Joker,
}

impl From<Tile> for Winning {
    fn from(tile: Tile) -> Winning {
        Winning::Tile(tile)
    }
}

impl Winning {
    pub(crate) fn drawn_by(self, hand: &AnyHand) -> Result<AnyHand, AnyHandError> {
        match self {
            Winning::Tile(tile) => hand.draw(tile),
            Winning::Joker => hand.draw_joker(),
        }
    }

    pub(crate) fn taken_from(self, hand: &AnyHand) -> Option<AnyHand> {
        match self {
            Winning::Tile(tile) => hand.discard(tile).ok(),
            Winning::Joker => hand.discard_joker(),
        }
    }
}
