//! What everybody sees of a player.

use mentsu::{Filler, List, Meld, Mentsu};

use mentsu::Flowers;

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub(in crate::mcr) melds: List<ShownMeld, 4>,
    pub(in crate::mcr) flowers: Flowers,
    pub(in crate::mcr) concealed: u8,
    pub(in crate::mcr) is_dead: bool,
}

/// A meld as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShownMeld {
    /// An open meld.
    Open(Meld),
    /// A concealed kong, whose tiles lie face down (暗杠).
    ConcealedKong,
}

impl Filler for ShownMeld {
    const FILLER: ShownMeld = ShownMeld::ConcealedKong;
}

impl Public {
    /// The melds, in the order in which they were declared.
    #[must_use]
    pub fn melds(&self) -> &[ShownMeld] {
        &self.melds
    }

    /// The flowers set aside.
    #[must_use]
    pub const fn flowers(&self) -> Flowers {
        self.flowers
    }

    /// How many tiles are concealed, a drawn one among them.
    #[must_use]
    pub const fn concealed(&self) -> u8 {
        self.concealed
    }

    /// Whether the hand is dead (相公): it neither wins nor calls.
    #[must_use]
    pub const fn is_dead(&self) -> bool {
        self.is_dead
    }

    /// A pung becomes a kong.
    pub(super) fn add_to_pung(&mut self, kong: Meld) {
        let pung = kong.mentsu().first();
        let is_pung = |meld: &ShownMeld| match meld {
            ShownMeld::Open(meld) => meld.mentsu() == Mentsu::koutsu(pung),
            ShownMeld::ConcealedKong => false,
        };
        if let Some(meld) = self.melds.as_mut_slice().iter_mut().find(|meld| is_pung(meld)) {
            *meld = ShownMeld::Open(kong);
        }
    }
}
