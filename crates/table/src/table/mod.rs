//! What everybody sees of a round, and how each event changes it.

mod apply;
mod phase;
mod public;
mod river;

use mentsu::riichi::Wind;
use mentsu::{Counts, Face, Tile};

pub use self::phase::{After, Phase, To};
pub use self::public::Public;
pub use self::river::Discarded;
pub(crate) use self::river::Rivers;
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::short::Short;

/// What everybody sees of a round: melds, rivers, indicators, points, and whose turn it is.
///
/// Events alone change it, so that the engine and whoever reads its events know the same.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Table {
    pub(crate) rules: GameRules,
    pub(crate) round: Wind,
    pub(crate) dealer: Seat,
    pub(crate) honba: u16,
    pub(crate) sticks: u16,
    pub(crate) points: [i32; 4],
    indicators: Short<Face, 5>,
    rivers: Rivers,
    pub(crate) players: [Public; 4],
    pub(crate) draws_left: u8,
    /// How many rinshan tiles are drawn.
    pub(crate) rinshan: u8,
    /// Nobody has called, declared a kan or set a north aside.
    pub(crate) uninterrupted: bool,
    pub(crate) phase: Phase,
}

impl Table {
    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &GameRules {
        &self.rules
    }

    /// The seats at the table, in order of play.
    #[must_use]
    pub fn seats(&self) -> &'static [Seat] {
        Seat::of_players(self.rules.players())
    }

    /// The round's wind (場風).
    #[must_use]
    pub const fn round(&self) -> Wind {
        self.round
    }

    /// Who deals.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// A seat's wind (自風).
    #[must_use]
    pub const fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.dealer, self.rules.players())
    }

    /// The seat that has this wind.
    #[must_use]
    pub const fn seat_of(&self, wind: Wind) -> Seat {
        let players = self.rules.players() as usize;
        Seat::ALL[(self.dealer.index() + wind as usize) % players]
    }

    /// Honba on the table.
    #[must_use]
    pub const fn honba(&self) -> u16 {
        self.honba
    }

    /// Riichi sticks on the table, those of this round among them.
    #[must_use]
    pub const fn sticks(&self) -> u16 {
        self.sticks
    }

    /// Everyone's points now, without the sticks on the table.
    #[must_use]
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// The dora indicators turned over.
    #[must_use]
    pub fn indicators(&self) -> &[Face] {
        &self.indicators
    }

    /// What everybody sees of a player.
    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Public {
        &self.players[seat.index()]
    }

    /// All discards, in order.
    pub fn discards(&self) -> impl DoubleEndedIterator<Item = Discarded> + '_ {
        self.rivers.iter()
    }

    /// A player's discards, in order.
    pub fn river(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Discarded> + '_ {
        self.rivers.iter().filter(move |discard| discard.seat == seat)
    }

    /// The tiles that lie open to a player beside the own hand and melds: rivers, the others'
    /// melds, norths set aside and indicators.
    ///
    /// With the hand itself they are what can't come any more:
    /// `mentsu::View::of(hand).with_seen(table.open_to(seat))`.
    #[must_use]
    pub fn open_to(&self, seat: Seat) -> Counts {
        let discards = self.discards().filter(|discard| discard.called.is_none());
        let discards = discards.map(|discard| discard.face.tile());
        let others = self.seats().iter().filter(|other| **other != seat);
        let melds = others.flat_map(|other| self.player(*other).melds());
        let melds = melds.flat_map(|meld| meld.mentsu().tiles());
        let norths = self.players.iter().map(|player| usize::from(player.kita)).sum();
        let norths = core::iter::repeat_n(Tile::North, norths);
        let indicators = self.indicators.iter().map(|face| face.tile());
        let all = discards.chain(melds).chain(norths).chain(indicators);
        all.fold(Counts::EMPTY, |open, tile| open.with(tile).unwrap_or(open))
    }

    /// How many tiles are left to draw.
    #[must_use]
    pub const fn draws_left(&self) -> u8 {
        self.draws_left
    }

    /// Whether nobody has called, declared a kan or set a north aside yet.
    #[must_use]
    pub const fn is_uninterrupted(&self) -> bool {
        self.uninterrupted
    }

    /// What the table waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How many kans all players have declared.
    #[must_use]
    pub fn kans(&self) -> u8 {
        self.players.iter().map(Public::kans).sum()
    }

    /// Whether it is a player's first turn, and nobody has called before it (純正一巡目).
    pub(crate) const fn is_first_turn(&self, seat: Seat) -> bool {
        self.uninterrupted && self.players[seat.index()].discarded == 0
    }

    /// Whether four kans of more than one player will abort the round after the discard.
    pub(crate) fn aborts_for_kans(&self) -> bool {
        // Four rinshan tiles or more are drawn by then, which needs no counting.
        self.rinshan >= 4
            && self.rules.suukaikan()
            && self.rules.scoring().abortive_draws()
            && mentsu::riichi::legality::suukaikan(self.players.each_ref().map(Public::kans))
    }

    /// Whether the first discards of all four are the same wind.
    pub(crate) fn is_suufon_renda(&self) -> bool {
        use mentsu::TileSet;
        self.uninterrupted
            && !self.rules.sanma()
            && self.rules.suufon_renda()
            && self.rules.scoring().abortive_draws()
            && self.rivers.first_kinds(4).is_some_and(|mut kinds| {
                kinds.next().is_some_and(|first| {
                    TileSet::WINDS.contains(first) && kinds.all(|kind| kind == first)
                })
            })
    }

    /// Whether all four are in riichi.
    pub(crate) fn is_suucha_riichi(&self) -> bool {
        !self.rules.sanma()
            && self.rules.suucha_riichi()
            && self.rules.scoring().abortive_draws()
            && self.players.iter().all(|player| player.accepted)
    }
}
