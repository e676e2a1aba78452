//! The public state of one player.

use alloc::boxed::Box;

use mentsu::riichi::Riichi;
use mentsu::riichi::legality::declare;
use mentsu::{Hand, List, Meld, MeldKind, Tile, TileSet};

use crate::seat::Seat;

/// The public state of one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Public {
    pub(crate) melds: List<Meld, 4>,
    /// How many tiles are concealed.
    pub(crate) concealed: u8,
    pub(crate) kita: u8,
    /// Riichi is declared: accepted, or still to be.
    pub(crate) riichi: Riichi,
    /// The stick is on the table.
    pub(crate) accepted: bool,
    pub(crate) ippatsu: bool,
    /// The hand that an open riichi shows, without a tile just drawn.
    pub(crate) open_hand: Option<Box<Hand>>,
    /// The kinds of all own discards, including those called by others.
    pub(crate) discards: TileSet,
    pub(crate) discarded: u8,
    /// Somebody called one of the discards.
    pub(crate) called: bool,
    /// Who is liable for daisangen, daisuushi and suukantsu.
    pub(crate) liable: [Option<Seat>; 3],
}

impl Public {
    pub(crate) const fn new() -> Public {
        Public {
            melds: List::new(),
            concealed: 13,
            kita: 0,
            riichi: Riichi::None,
            accepted: false,
            ippatsu: false,
            open_hand: None,
            discards: TileSet::EMPTY,
            discarded: 0,
            called: false,
            liable: [None; 3],
        }
    }

    /// The empty seat of sanma.
    pub(crate) fn nobody() -> Public {
        Public { concealed: 0, ..Public::new() }
    }

    /// The melds, in the order in which they were declared; a kakan stands where its pon did.
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// How many tiles are concealed.
    #[must_use]
    pub const fn concealed(&self) -> u8 {
        self.concealed
    }

    /// How many norths are set aside.
    #[must_use]
    pub const fn kita(&self) -> u8 {
        self.kita
    }

    /// Which riichi the player has declared.
    #[must_use]
    pub const fn riichi(&self) -> Riichi {
        self.riichi
    }

    /// Whether the player is in riichi, accepted or not yet.
    pub(crate) const fn is_in_riichi(&self) -> bool {
        !matches!(self.riichi, Riichi::None)
    }

    /// Whether the riichi stick is on the table: nobody has won on the discard.
    #[must_use]
    pub const fn riichi_accepted(&self) -> bool {
        self.accepted
    }

    /// Whether a win would be within one uninterrupted turn after riichi (一発).
    #[must_use]
    pub const fn ippatsu(&self) -> bool {
        self.ippatsu
    }

    /// The hand that the player shows since an open riichi (オープン立直), without a tile just drawn.
    #[must_use]
    pub fn open_hand(&self) -> Option<&Hand> {
        self.open_hand.as_deref()
    }

    /// The kinds of all the player's discards, including those called by others.
    #[must_use]
    pub const fn discards(&self) -> TileSet {
        self.discards
    }

    /// How many tiles the player has discarded.
    #[must_use]
    pub const fn discarded(&self) -> u8 {
        self.discarded
    }

    /// Whether another player has called one of the discards.
    #[must_use]
    pub const fn discard_called(&self) -> bool {
        self.called
    }

    /// How many kans the player has declared.
    #[must_use]
    pub fn kans(&self) -> u8 {
        self.melds.iter().filter(|meld| meld.kind().is_kan()).count() as u8
    }

    /// Whether the player has no meld but ankan (門前).
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.melds.iter().all(|meld| !meld.is_open())
    }

    /// Adds a meld. The engine makes four at most; a fifth is left out.
    fn declare(&mut self, meld: Meld) {
        let _ = self.melds.try_push(meld);
    }

    /// Declares a meld with a tile of `from`, and notes who is liable.
    pub(crate) fn call(&mut self, meld: Meld, from: Option<Seat>) {
        self.declare(meld);
        let tile = meld.mentsu().first();
        let own = if meld.kind() == MeldKind::Chi { 2 } else { meld.kind().len() as u8 - 1 };
        self.concealed = self.concealed.saturating_sub(own);
        let of = |melds: &[Meld], set: TileSet| {
            let sets = melds.iter().filter(|meld| meld.kind() != MeldKind::Chi);
            sets.filter(|meld| set.contains(meld.mentsu().first())).count()
        };
        if TileSet::DRAGONS.contains(tile) && of(&self.melds, TileSet::DRAGONS) == 3 {
            self.liable[0] = from;
        }
        if TileSet::WINDS.contains(tile) && of(&self.melds, TileSet::WINDS) == 4 {
            self.liable[1] = from;
        }
        if meld.kind().is_kan() && self.kans() == 4 {
            self.liable[2] = from;
        }
    }

    /// Declares an ankan, or makes a pon a kakan.
    pub(crate) fn kan(&mut self, meld: Meld) {
        let tile: Tile = meld.mentsu().first();
        let is_its_pon =
            |pon: &&mut Meld| pon.kind() == MeldKind::Pon && pon.mentsu().first() == tile;
        match self.melds.as_mut_slice().iter_mut().find(is_its_pon) {
            Some(pon) if meld.kind() == MeldKind::Kakan => {
                *pon = meld;
                self.concealed = self.concealed.saturating_sub(1);
            }
            _ => {
                self.declare(meld);
                self.concealed = self.concealed.saturating_sub(4);
                if let Some(hand) = self.open_hand.as_deref_mut() {
                    // The tile just drawn isn't shown yet: one of the four.
                    let after = meld.faces().find_map(|drawn| {
                        hand.draw(drawn).ok().and_then(|full| declare(&full, &meld).ok())
                    });
                    *hand = after.unwrap_or(*hand);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use mentsu::meld;

    use super::*;

    const GIVER: Option<Seat> = Some(Seat::ALL[2]);

    /// A kakan's age is that of its added tile, not of its pon, since the order decides which kan
    /// is the fourth.
    #[test]
    fn the_fourth_kan_is_the_one_declared_last() {
        let daiminkans = [meld!("(1111=m)"), meld!("(2222=m)"), meld!("(3333=m)")];
        let pon = meld!("(555=p)");
        let kakan = Meld::kakan(pon, Tile::P5).unwrap();

        let mut drawn_last = Public::new();
        drawn_last.call(pon, Some(Seat::ALL[1]));
        daiminkans.iter().for_each(|kan| drawn_last.call(*kan, GIVER));
        drawn_last.kan(kakan);
        assert_eq!((drawn_last.kans(), drawn_last.liable[2]), (4, None));

        let mut given_last = Public::new();
        given_last.call(pon, Some(Seat::ALL[1]));
        given_last.kan(kakan);
        daiminkans.iter().for_each(|kan| given_last.call(*kan, GIVER));
        assert_eq!((given_last.kans(), given_last.liable[2]), (4, GIVER));
        assert_eq!(given_last.melds()[0], kakan);
    }

    #[test]
    fn ankan_of_dragons_and_winds_count_towards_what_others_complete() {
        let mut player = Public::new();
        player.kan(meld!("[5555z]"));
        player.call(meld!("(666=z)"), Some(Seat::ALL[1]));
        assert_eq!(player.liable, [None; 3]);
        player.call(meld!("(777=z)"), GIVER);
        assert_eq!(player.liable, [GIVER, None, None]);
        let mut drawn = Public::new();
        drawn.call(meld!("(555=z)"), GIVER);
        drawn.call(meld!("(666=z)"), GIVER);
        drawn.kan(meld!("[7777z]"));
        assert_eq!(drawn.liable, [None; 3], "a drawn tile makes nobody liable");
    }
}
