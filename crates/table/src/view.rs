//! One player's knowledge of a round, from the events that the player sees.

use alloc::vec::Vec;
use core::fmt;

use mentsu::riichi::legality::{DeclareError, Passed};
use mentsu::riichi::{WaitScores, score_waits};
use mentsu::{Hand, HandError, Part, Tile, TileSet};
use smallvec::SmallVec;

use crate::action::Action;
use crate::event::{Deal, Event, Win};
use crate::ledger::PointsError;
use crate::options::Options;
use crate::player::Player;
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::settlement::{Winners, with_worth};
use crate::situation::future_win;
use crate::table::{Phase, Table};

/// One player's knowledge of a round: everything public, and the own hand.
///
/// A client, a bot or a reader of one player's record builds it from a [`Deal`] and the events that
/// the player sees ([`Event::seen_by`]). Its options equal the engine's, because both compute them
/// from the same knowledge. One exception: after the player's own answer to a discard, the view
/// keeps offering the same options until the next event.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{Event, GameRules, Round, RoundStart, Seat, View, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let east = Seat::ALL[0];
/// let mut seen = round.last_events().iter().map(|event| event.seen_by(east));
/// let Some(Event::Deal(deal)) = seen.next() else { panic!("a round begins with its deal") };
/// let mut view = View::new(&rules, east, &deal)?;
/// for event in seen {
///     view.apply(&event)?;
/// }
/// assert_eq!(view, round.view(east).unwrap());
/// assert_eq!(view.options(), *round.options(east));
/// # Ok::<(), mentsu_table::ViewError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    table: Table,
    seat: Seat,
    player: Player,
}

impl View {
    /// The view of the player in this seat as a round begins.
    ///
    /// # Errors
    /// [`ViewError::Dealt`] if the player's own tiles aren't 13, [`ViewError::EmptySeat`] if nobody
    /// sits in this seat or in the dealer's, [`ViewError::FifthCopy`] if the indicator is a fifth
    /// copy, [`ViewError::Points`] for more points or sticks than there can be.
    pub fn new(rules: &GameRules, seat: Seat, deal: &Deal) -> Result<View, ViewError> {
        let sits = |seat: Seat| Seat::of_players(rules.players()).contains(&seat);
        if let Some(seat) = [seat, deal.dealer].into_iter().find(|seat| !sits(*seat)) {
            return Err(ViewError::EmptySeat { seat });
        }
        let faces = &deal.hands[seat.index()];
        let hand = Hand::new(faces.iter().copied(), &[]).map_err(ViewError::Dealt)?;
        if faces.len() != 13 {
            let concealed = u8::try_from(faces.len()).unwrap_or(u8::MAX);
            return Err(ViewError::Dealt(HandError::WrongSize { concealed, melds: 0 }));
        }
        let table = Table::new(rules, deal).map_err(ViewError::Points)?;
        let view = View::of(table, seat, Player::new(hand));
        view.copies_left(deal.indicator.tile(), 0)?;
        Ok(view)
    }

    pub(crate) const fn of(table: Table, seat: Seat, player: Player) -> View {
        View { table, seat, player }
    }

    /// Applies an event as the player sees it. A [`Deal`] begins the next round.
    ///
    /// The only errors are events that the player's own hand contradicts, a fifth copy of a tile,
    /// and more points or sticks than there can be. A view doesn't know others' hands, so it
    /// doesn't check others' actions.
    ///
    /// # Errors
    /// [`ViewError`]; the view is unchanged then.
    pub fn apply(&mut self, event: &Event) -> Result<(), ViewError> {
        match event {
            Event::Deal(deal) => {
                let next = View::new(&self.table.rules, self.seat, deal)?;
                let table = self.table.next(deal).map_err(ViewError::Points)?;
                *self = View { table, ..next };
                return Ok(());
            }
            Event::Draw { seat, face: None, .. } if *seat == self.seat => {
                return Err(ViewError::Unseen);
            }
            _ => {}
        }
        self.copies_allow(event)?;
        let mut player = self.player.clone();
        player.apply(self.seat, event, &self.table).map_err(ViewError::Hand)?;
        self.table.apply(event).map_err(ViewError::Points)?;
        self.player = player;
        Ok(())
    }

    /// Checks that no tile which this event shows is a fifth copy.
    fn copies_allow(&self, event: &Event) -> Result<(), ViewError> {
        match *event {
            Event::Draw { seat, face: Some(face), .. } if seat == self.seat => {
                self.copies_left(face.tile(), 1)
            }
            Event::Dora { face } => self.copies_left(face.tile(), 1),
            // Own tiles are seen before.
            Event::Discard { seat, .. }
            | Event::Call { seat, .. }
            | Event::Kan { seat, .. }
            | Event::Kita { seat }
                if seat == self.seat || self.table.player(seat).open_hand().is_some() =>
            {
                Ok(())
            }
            Event::Discard { face, .. } => self.copies_left(face.tile(), 1),
            Event::Kita { .. } => self.copies_left(Tile::North, 1),
            Event::Call { meld, .. } | Event::Kan { meld, .. } => {
                let mut shown: SmallVec<[Tile; 4]> = match meld.added() {
                    Some(added) => [added.tile()].into_iter().collect(),
                    None => meld
                        .parts()
                        .into_iter()
                        .filter(|(_, part)| *part == Part::Own)
                        .map(|(face, _)| face.tile())
                        .collect(),
                };
                while let Some(tile) = shown.first().copied() {
                    let before = shown.len();
                    shown.retain(|other| *other != tile);
                    self.copies_left(tile, before - shown.len())?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Checks that this many copies of a tile can be added to those that the player sees.
    fn copies_left(&self, tile: Tile, added: usize) -> Result<(), ViewError> {
        let mut seen = added + self.hand().faces().filter(|face| face.tile() == tile).count();
        let melds = self.table.player(self.seat).melds().iter();
        let melded = melds.flat_map(|meld| meld.faces()).filter(|face| face.tile() == tile);
        seen += melded.count();
        self.table.each_open_to(self.seat, |open| seen += usize::from(open == tile));
        if seen <= 4 { Ok(()) } else { Err(ViewError::FifthCopy { tile }) }
    }

    /// The public state.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The seat that owns the view.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's own hand.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.player.hand
    }

    /// The waits by shape of the last hand of 3n+1 tiles.
    #[must_use]
    pub const fn waits(&self) -> TileSet {
        self.player.waits
    }

    /// Whether furiten bars the player from ron (振聴).
    #[must_use]
    pub fn is_furiten(&self) -> bool {
        self.player.is_furiten(&self.table, self.seat)
    }

    /// The player's legal actions now.
    #[must_use]
    pub fn options(&self) -> Options {
        Options::of(&self.table, &self.player, self.seat)
    }

    /// The payment of an offered win, if no other player wins on the same tile. Ura dora are
    /// unknown and don't count. `None` for an action that is no win or isn't offered.
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::{GameRules, Round, RoundStart, Wall, bot};
    ///
    /// let rules = GameRules::WRC;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let mut promised = None;
    /// while let Some(seat) = round.awaited().next() {
    ///     let view = round.view(seat).unwrap();
    ///     let action = bot::efficiency(&view);
    ///     promised = view.worth(&action);
    ///     round.act(seat, action).unwrap();
    /// }
    /// // The indicators under the dora brought nothing.
    /// assert_eq!(round.wins().next().unwrap().deltas, promised.unwrap().deltas);
    /// ```
    #[must_use]
    pub fn worth(&self, action: &Action) -> Option<Win> {
        if !self.options().contains(action) {
            return None;
        }
        let claimed = match (action, self.table.phase()) {
            (Action::Ron, Phase::Reply { by, face, to }) => Some((by, face, to)),
            (Action::Tsumo, _) => None,
            _ => return None,
        };
        let winners = Winners::only(self.seat);
        Some(with_worth(&self.table, self.hand(), self.seat, claimed, SmallVec::new(), winners))
    }

    /// The value of each wait after an offered discard or riichi, as [`score_waits`] would give it
    /// then, without ippatsu. `None` for another action, or one that isn't offered; empty if the
    /// hand is noten.
    ///
    /// ```
    /// use mentsu_table::{Action, Event, GameRules, RoundStart, Seat, View};
    /// use mentsu::{face, hand};
    ///
    /// let (rules, east) = (GameRules::TENHOU, Seat::ALL[0]);
    /// let mut deal = RoundStart::first(&rules).deal(face!("6p"));
    /// deal.hands[0] = hand!("234067m23488p67s").faces().collect();
    /// let mut view = View::new(&rules, east, &deal)?;
    /// view.apply(&Event::Draw { seat: east, face: Some(face!("1z")), rinshan: false })?;
    /// let (face, tsumogiri) = (face!("1z"), true);
    /// let points = |action| {
    ///     let waits = view.score_waits_after(&action).unwrap();
    ///     waits.map(|wait| wait.ron().unwrap().points()).collect::<Vec<u32>>()
    /// };
    /// assert_eq!(points(Action::Discard { face, tsumogiri }), [5_800, 5_800]);
    /// assert_eq!(points(Action::Riichi { face, tsumogiri }), [12_000, 12_000]);
    /// # Ok::<(), mentsu_table::ViewError>(())
    /// ```
    ///
    /// [`score_waits`]: View::score_waits
    #[must_use]
    pub fn score_waits_after(&self, action: &Action) -> Option<WaitScores> {
        let seat = self.seat;
        if !self.options().contains(action) {
            return None;
        }
        let (face, tsumogiri, riichi, open) = match *action {
            Action::Discard { face, tsumogiri } => (face, tsumogiri, false, false),
            Action::Riichi { face, tsumogiri } => (face, tsumogiri, true, false),
            Action::OpenRiichi { face, tsumogiri } => (face, tsumogiri, true, true),
            _ => return None,
        };
        let hand = self.hand().discard(face).ok()?;
        let mut events = Vec::new();
        if riichi {
            events.push(Event::Riichi { seat });
            events.extend(open.then_some(Event::OpenHand { seat, hand }));
        }
        events.push(Event::Discard { seat, face, tsumogiri });
        events.extend(riichi.then_some(Event::RiichiAccepted { seat }));
        let mut after = self.clone();
        events.iter().try_for_each(|event| after.apply(event)).ok()?;
        after.table.forget_ippatsu(seat);
        Some(after.score_waits())
    }

    /// The value of each wait by ron and by tsumo, or the reason why it can't win, in the present
    /// situation. Ippatsu and haitei count only if they hold now; ura dora are unknown. Payments
    /// include honba and sticks.
    ///
    /// In the player's own turn these are the waits of the hand before the draw. After a call there
    /// are none.
    ///
    /// ```
    /// use mentsu_table::{GameRules, RoundStart, Seat, View};
    /// use mentsu::{face, hand};
    ///
    /// let (rules, south) = (GameRules::TENHOU, Seat::ALL[1]);
    /// let mut deal = RoundStart::first(&rules).deal(face!("6p"));
    /// deal.hands[1] = hand!("234067m23488p67s").faces().collect();
    /// let view = View::new(&rules, south, &deal)?;
    /// let [low, high] = [0, 1].map(|nth| view.score_waits().nth(nth).unwrap());
    /// assert_eq!(low.face(), face!("5s"));
    /// assert_eq!(high.ron().unwrap().points(), 3_900);
    /// # Ok::<(), mentsu_table::ViewError>(())
    /// ```
    pub fn score_waits(&self) -> WaitScores {
        let (table, seat) = (&self.table, self.seat);
        let winners = Winners::only(seat);
        let now = future_win(table, seat)
            .with_honba(winners.honba(table, seat))
            .with_sticks(winners.sticks(table, seat));
        let passed = if self.player.was_passed() {
            Passed::NOTHING.with_this_turn(self.waits())
        } else {
            Passed::NOTHING
        };
        let passed = passed.with_discards(table.player(seat).discards());
        score_waits(&self.hand().before_draw(), &now, &passed, table.rules().scoring())
    }

    /// A harmless legal action: pass, or discard the drawn tile.
    #[must_use]
    pub fn default_action(&self) -> Action {
        self.options().default_action()
    }
}

/// Why a view can't apply an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViewError {
    /// The player's dealt tiles aren't a hand of 13.
    Dealt(HandError),
    /// The seat that is to see or to deal is empty in sanma.
    EmptySeat {
        /// The seat.
        seat: Seat,
    },
    /// The player's own draw has no face.
    Unseen,
    /// The player sees a fifth copy of a tile, in hands, melds, rivers and indicators.
    FifthCopy {
        /// The tile.
        tile: Tile,
    },
    /// The player's own hand can't do this.
    Hand(DeclareError),
    /// More points or riichi sticks than there can be.
    Points(PointsError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Dealt(error) => write!(f, "the player's dealt tiles: {error}"),
            ViewError::EmptySeat { seat } => write!(f, "three play, so {seat} is empty"),
            ViewError::Unseen => f.write_str("the player's own draw has no tile"),
            ViewError::FifthCopy { tile } => {
                write!(f, "a fifth copy of {tile} is seen, and there are four")
            }
            ViewError::Hand(error) => write!(f, "the player's own hand: {error}"),
            ViewError::Points(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ViewError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ViewError::Dealt(why) => Some(why),
            ViewError::Hand(why) => Some(why),
            ViewError::Points(why) => Some(why),
            ViewError::EmptySeat { .. } | ViewError::Unseen | ViewError::FifthCopy { .. } => None,
        }
    }
}
