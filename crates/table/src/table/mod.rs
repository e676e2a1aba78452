//! The public state of a round, and how each event changes it.

mod apply;
mod phase;
mod public;
mod river;

use mentsu::riichi::legality::{nagashi_mangan, suukaikan};
use mentsu::riichi::{NagashiMangan, Yaku, dora_of};
use mentsu::{Counts, Face, Hand, List, Tile, TileSet, Visible, Wind};

pub use self::phase::{Phase, ReplyTo, TurnStart};
pub use self::public::Public;
pub(crate) use self::river::Rivers;
pub use self::river::{Discarded, Discards, River};
use crate::event::{Deal, RyuukyokuKind};
#[cfg(feature = "serde")]
use crate::ledger;
use crate::ledger::PointsError;
use crate::rules::{GameRules, Suukaikan};
use crate::seat::Seat;

/// The public state of a round: melds, rivers, indicators, points, and the current turn.
///
/// Only events change it, so a client that reads them has the same table as the engine.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Table {
    pub(crate) rules: GameRules,
    pub(crate) round: Wind,
    pub(crate) dealer: Seat,
    pub(crate) honba: u16,
    #[cfg_attr(feature = "serde", serde(deserialize_with = "ledger::stored_sticks"))]
    pub(crate) sticks: u16,
    #[cfg_attr(feature = "serde", serde(deserialize_with = "ledger::stored_points"))]
    pub(crate) points: [i32; 4],
    indicators: List<Face, 5>,
    rivers: Rivers,
    pub(crate) players: [Public; 4],
    pub(crate) draws_left: u8,
    /// The number of rinshan tiles drawn.
    pub(crate) rinshan: u8,
    /// Nobody has called, declared a kan or set a north aside yet.
    pub(crate) uninterrupted: bool,
    /// The turn goes on after a kan, with its rinshan tile.
    pub(crate) after_kan: bool,
    /// Who gave the tile of the daiminkan whose rinshan tile the turn began with.
    pub(crate) rinshan_from: Option<Seat>,
    pub(crate) dealer_wins: u8,
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

    /// A seat's wind (自風); `None` for the empty seat of sanma.
    #[must_use]
    pub const fn wind(&self, seat: Seat) -> Option<Wind> {
        if seat.index() < self.rules.players() as usize {
            Some(self.wind_of_player(seat))
        } else {
            None
        }
    }

    /// The seat that has this wind; `None` for north in sanma.
    #[must_use]
    pub const fn seat_of(&self, wind: Wind) -> Option<Seat> {
        if (wind as u8) < self.rules.players() { Some(self.player_of(wind)) } else { None }
    }

    /// The wind of a seat that a player has.
    pub(crate) const fn wind_of_player(&self, seat: Seat) -> Wind {
        seat.wind(self.dealer, self.rules.players())
    }

    /// The seat of a wind that a player has.
    pub(crate) const fn player_of(&self, wind: Wind) -> Seat {
        let players = self.rules.players() as usize;
        Seat::ALL[(self.dealer.index() + wind as usize) % players]
    }

    /// Honba on the table.
    #[must_use]
    pub const fn honba(&self) -> u16 {
        self.honba
    }

    /// The dealer's number of consecutive wins, including this round once it is over (連荘). It is
    /// counted only where the rules play [paarenchan](mentsu::riichi::Yaku::Paarenchan); otherwise
    /// it is 0.
    #[must_use]
    pub const fn dealer_wins(&self) -> u8 {
        self.dealer_wins
    }

    /// Riichi sticks on the table, including those of this round.
    #[must_use]
    pub const fn sticks(&self) -> u16 {
        self.sticks
    }

    /// Everyone's points now, without the sticks on the table.
    #[must_use]
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// The dora indicators that are turned over.
    #[must_use]
    pub fn indicators(&self) -> &[Face] {
        &self.indicators
    }

    /// The dora: the tile that each of these indicators names, one twice if two of them do.
    pub fn dora(&self) -> impl ExactSizeIterator<Item = Tile> {
        let sanma = self.rules.sanma();
        self.indicators.iter().map(move |face| dora_of(face.tile(), sanma))
    }

    /// The public state of a player.
    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Public {
        &self.players[seat.index()]
    }

    /// All discards as they are kept.
    pub(crate) const fn rivers(&self) -> &Rivers {
        &self.rivers
    }

    /// All discards, in order.
    #[must_use]
    pub fn discards(&self) -> Discards<'_> {
        self.rivers.iter()
    }

    /// A player's discards, in order.
    #[must_use]
    pub fn river(&self, seat: Seat) -> River<'_> {
        River { discards: self.rivers.iter(), seat }
    }

    /// The tiles that can still come, as the player in this seat sees it: for the ukeire and the
    /// discards of the player's own hand.
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let (east, hand) = (Seat::ALL[0], round.hand(Seat::ALL[0]).unwrap());
    /// let ranked = hand.discards_in(&round.table().known_to(east, hand));
    /// assert!(ranked.iter().next().is_some());
    /// ```
    #[must_use]
    pub fn known_to(&self, seat: Seat, hand: &Hand) -> Visible {
        self.known_of(hand, self.open_to(seat))
    }

    /// What a player with this hand knows where these tiles lie open beside it.
    fn known_of(&self, hand: &Hand, open: Counts) -> Visible {
        let view = Visible::of(hand).with_seen(open);
        if self.rules.sanma() { view.with_in_play(TileSet::SANMA) } else { view }
    }

    /// The same as [`known_to`](Table::known_to) for who has counted the tiles that lie open.
    pub(crate) fn known_beside(&self, hand: &Hand, open: [u8; Tile::COUNT]) -> Visible {
        self.known_of(hand, up_to_four(open))
    }

    /// The tiles that lie open to a player outside the player's own hand and melds: rivers, others'
    /// melds and shown hands, norths set aside and indicators.
    #[must_use]
    pub fn open_to(&self, seat: Seat) -> Counts {
        let mut open = [0u8; Tile::COUNT];
        self.each_open_to(seat, |tile| open[tile.index()] += 1);
        up_to_four(open)
    }

    /// Shows each tile that lies open to a player.
    pub(crate) fn each_open_to(&self, seat: Seat, mut show: impl FnMut(Tile)) {
        self.rivers.each_left(&mut show);
        self.each_beside_rivers(seat, show);
    }

    /// The same without the rivers.
    fn each_beside_rivers(&self, seat: Seat, mut show: impl FnMut(Tile)) {
        for other in self.seats().iter().filter(|other| **other != seat) {
            let melds = self.player(*other).melds().iter();
            melds.for_each(|meld| meld.mentsu().tiles().for_each(&mut show));
            if let Some(hand) = self.player(*other).open_hand() {
                hand.faces().for_each(|face| show(face.tile()));
            }
        }
        let norths: u8 = self.players.iter().map(|player| player.kita).sum();
        (0..norths).for_each(|_| show(Tile::North));
        self.indicators.iter().for_each(|face| show(face.tile()));
    }

    /// How many tiles are left to draw.
    #[must_use]
    pub const fn draws_left(&self) -> u8 {
        self.draws_left
    }

    /// The number of tiles that a player who discards now will still draw if nobody calls: all
    /// others draw before.
    pub(crate) fn turns_left(&self) -> u8 {
        self.draws_left / self.rules.players()
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

    /// The table of the next round before its first draw: a dealer who deals again keeps their
    /// wins.
    pub(crate) fn next(&self, deal: &Deal) -> Result<Table, PointsError> {
        let dealer_wins = if deal.dealer == self.dealer { self.dealer_wins } else { 0 };
        Ok(Table { dealer_wins, ..Table::new(&self.rules, deal)? })
    }

    /// Whether it is a player's first turn and nobody has called (純正一巡目).
    pub(crate) const fn is_first_turn(&self, seat: Seat) -> bool {
        self.uninterrupted && self.players[seat.index()].discarded == 0
    }

    /// When kans abort the round, as far as the rules have abortive draws.
    const fn suukaikan(&self) -> Suukaikan {
        if self.rules.scoring().abortive_draws() { self.rules.suukaikan() } else { Suukaikan::Off }
    }

    /// The maximum number of kans of all players: four, or the fifth that aborts the round.
    pub(crate) const fn most_kans(&self) -> u8 {
        if matches!(self.suukaikan(), Suukaikan::FifthKan) { 5 } else { 4 }
    }

    /// The draw that ends the round if nobody wins on the last tile; [`RyuukyokuKind::Exhaustive`]
    /// stands for a nagashi mangan, too. `None` if the round goes on, and in a player's turn.
    pub(crate) fn due_draw(&self) -> Option<RyuukyokuKind> {
        let after_kan = match self.phase {
            Phase::Reply { to: ReplyTo::Kakan | ReplyTo::Ankan, .. } => true,
            Phase::Reply { to: ReplyTo::Discard, .. } => false,
            // After a daiminkan, or after the riichi of a discard is accepted.
            Phase::Between => self.rinshan_from.is_some(),
            Phase::Reply { to: ReplyTo::Kita, .. } | Phase::Turn { .. } | Phase::Over => {
                return None;
            }
        };
        if after_kan {
            self.aborts_with_kan().then_some(RyuukyokuKind::Suukaikan)
        } else if self.is_suucha_riichi() {
            Some(RyuukyokuKind::SuuchaRiichi)
        } else if self.is_suufon_renda() {
            Some(RyuukyokuKind::SuufonRenda)
        } else if self.aborts_for_kans() {
            Some(RyuukyokuKind::Suukaikan)
        } else {
            (self.draws_left == 0).then_some(RyuukyokuKind::Exhaustive)
        }
    }

    /// Whether four kans of more than one player will abort the round after the discard.
    pub(crate) fn aborts_for_kans(&self) -> bool {
        // Four rinshan tiles or more are drawn by then, which needs no counting.
        self.rinshan >= 4
            && self.suukaikan() == Suukaikan::AfterDiscard
            && suukaikan(self.players.each_ref().map(Public::kans))
    }

    /// Whether a riichi may be declared open.
    pub(crate) const fn plays_open_riichi(&self) -> bool {
        self.rules.scoring().old_yaku().contains(Yaku::OpenRiichi)
    }

    /// Whether a ron on the tile of this player, by the winner's open riichi, is paid as a yakuman.
    pub(crate) const fn pays_open_yakuman(&self, winner: Seat, from: Seat) -> bool {
        self.rules.open_riichi_yakuman()
            && self.player(winner).open_hand.is_some()
            && !self.player(from).accepted
    }

    /// Whether the kan just declared aborts the round before its rinshan tile is drawn.
    fn aborts_with_kan(&self) -> bool {
        match self.suukaikan() {
            Suukaikan::AtOnce => suukaikan(self.players.each_ref().map(Public::kans)),
            Suukaikan::FifthKan => self.kans() >= 5,
            Suukaikan::Off | Suukaikan::AfterDiscard => false,
        }
    }

    /// The players with a nagashi mangan (流し満貫) if the round ended now, where the rules play it:
    /// they discarded only terminals and honors, and no discard was called.
    #[must_use]
    pub fn nagashi_mangan(&self) -> [bool; 4] {
        let is_played = self.rules.scoring().nagashi_base().is_some();
        self.players
            .each_ref()
            .map(|public| is_played && nagashi_mangan(public.discards(), public.discard_called()))
    }

    /// The winners by nagashi mangan if the round ended now: none where it counts as a draw.
    fn nagashi_winners(&self) -> [bool; 4] {
        match self.rules.scoring().nagashi_mangan() {
            NagashiMangan::Win => self.nagashi_mangan(),
            _ => [false; 4],
        }
    }

    /// Whether the first discards of all four are the same wind.
    fn is_suufon_renda(&self) -> bool {
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
    fn is_suucha_riichi(&self) -> bool {
        !self.rules.sanma()
            && self.rules.suucha_riichi()
            && self.rules.scoring().abortive_draws()
            && self.players.iter().all(|player| player.accepted)
    }
}

/// A table has four copies of a kind; a forged one may show more.
fn up_to_four(copies: [u8; Tile::COUNT]) -> Counts {
    // More than there are lie open in what was read alone.
    let all = Counts::from_array(copies);
    all.or_else(|_| Counts::from_array(copies.map(|copies| copies.min(4))))
        .expect("at most four each")
}
