//! What everybody at the table sees.

mod apply;
mod phase;
mod public;

use alloc::vec::Vec;

use mentsu::{Counts, Filler, Hand, Tile, Visible, Wind};

pub use self::phase::{Phase, TurnStart};
pub use self::public::{Public, ShownMeld};
use super::rules::{GameRules, Walls};
use crate::seat::Seat;

/// What everybody at the table sees: melds, flowers and discards, how many tiles are left, and
/// whose move it is. It holds nothing hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    rules: GameRules,
    prevalent: Wind,
    dealer: Seat,
    points: [i32; 4],
    players: [Public; 4],
    river: Vec<Discarded>,
    /// Discards and open melds.
    shown: Counts,
    /// The tiles left of each wall; of one wall the first number alone counts.
    left: [u8; 4],
    phase: Phase,
}

/// A discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discarded {
    /// Who discarded it.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// Who claimed it for a meld.
    pub called: Option<Seat>,
}

impl Filler for Discarded {
    const FILLER: Discarded = Discarded { seat: Seat::ALL[0], tile: Tile::M1, called: None };
}

impl Table {
    /// The rules played by.
    #[must_use]
    pub const fn rules(&self) -> &GameRules {
        &self.rules
    }

    /// The wind of the round (圈风).
    #[must_use]
    pub const fn prevalent(&self) -> Wind {
        self.prevalent
    }

    /// Who deals: the east seat.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// A seat's wind (门风).
    #[must_use]
    pub const fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.dealer, 4)
    }

    /// Everyone's points.
    #[must_use]
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// What everybody sees of a player.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Public {
        &self.players[seat.index()]
    }

    /// All discards in order, claimed ones among them.
    #[must_use]
    pub fn discards(&self) -> &[Discarded] {
        &self.river
    }

    /// The tiles that lie open: discards and open melds. Flowers aren't among them.
    #[must_use]
    pub const fn shown(&self) -> &Counts {
        &self.shown
    }

    /// How many tiles a player can still draw: those of the wall, or of the player's own.
    #[must_use]
    pub const fn draws_left(&self, seat: Seat) -> u8 {
        match self.rules.walls() {
            Walls::Own => self.left[seat.index()],
            _ => self.left[0],
        }
    }

    /// Whose move it is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether nobody draws after this player's discard, which can only be won on (海底牌).
    #[must_use]
    pub const fn is_last(&self, seat: Seat) -> bool {
        self.draws_left(seat.next(4)) == 0
    }

    /// Whether this player may declare a kong in their own turn: a tile is left to follow it, and
    /// for the next player to draw.
    #[must_use]
    pub const fn allows_kong(&self, seat: Seat) -> bool {
        self.draws_left(seat) > 0 && !self.is_last(seat)
    }

    /// How many copies of a tile lie open outside a player's own melds.
    pub(super) fn shown_to(&self, seat: Seat, tile: Tile) -> u8 {
        let of_meld = |meld: &ShownMeld| match meld {
            ShownMeld::Open(meld) => meld.mentsu().tiles().filter(|it| *it == tile).count() as u8,
            ShownMeld::ConcealedKong => 0,
        };
        let own: u8 = self.player(seat).melds().iter().map(of_meld).sum();
        // A called tile stands in the river and in the meld, and is shown once.
        self.shown.get(tile).saturating_sub(own)
    }

    /// What a player with this hand sees, for the library's questions.
    #[must_use]
    pub fn known_to(&self, seat: Seat, hand: &Hand) -> Visible {
        let mut seen = self.shown;
        for meld in self.player(seat).melds() {
            if let ShownMeld::Open(meld) = meld {
                for tile in meld.mentsu().tiles() {
                    seen = seen.without(tile).unwrap_or(seen);
                }
            }
        }
        Visible::of(hand).with_seen(seen)
    }
}
