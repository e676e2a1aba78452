//! What one player knows of a round, from the events that the player sees.

use core::fmt;

use mentsu::riichi::legality::DeclareError;
use mentsu::{Hand, HandError, TileSet};

use crate::action::Action;
use crate::event::{Deal, Event};
use crate::options::Options;
use crate::player::Player;
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::table::Table;

/// What one player knows of a round: what everybody sees, and the own hand.
///
/// A client, a bot or a reader of one player's record makes it from a [`Deal`] and the events that
/// the player sees ([`Event::seen_by`]). It has the same options as the engine, as both work them out
/// from the same: after its own answer to a discard a player waits for the next event, though.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::{Event, GameRules, Round, RoundStart, Seat, View, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let east = Seat::ALL[0];
/// let mut seen = round.events().iter().map(|event| event.seen_by(east));
/// let Some(Event::Deal(deal)) = seen.next() else { panic!("a round begins with its deal") };
/// let mut view = View::new(&rules, east, &deal)?;
/// for event in seen {
///     view.apply(&event)?;
/// }
/// assert_eq!(view, round.view(east));
/// assert_eq!(view.options(), *round.options(east));
/// # Ok::<(), mentsu_table::ViewError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// [`ViewError::Dealt`] if the player's own tiles aren't 13.
    pub fn new(rules: &GameRules, seat: Seat, deal: &Deal) -> Result<View, ViewError> {
        let faces = &deal.hands[seat.index()];
        let hand = Hand::new(faces.iter().copied(), &[]).map_err(ViewError::Dealt)?;
        if faces.len() != 13 {
            let concealed = u8::try_from(faces.len()).unwrap_or(u8::MAX);
            return Err(ViewError::Dealt(HandError::WrongSize { concealed, melds: 0 }));
        }
        Ok(View::of(Table::new(rules, deal), seat, Player::new(hand)))
    }

    pub(crate) const fn of(table: Table, seat: Seat, player: Player) -> View {
        View { table, seat, player }
    }

    /// Takes an event into account, as the player sees it. A [`Deal`] begins the next round.
    ///
    /// Only what the own hand can't do is an error. Whether another player was allowed to do what it
    /// did, a view can't know in full and doesn't ask.
    ///
    /// # Errors
    /// [`ViewError`]; the view is unchanged then.
    pub fn apply(&mut self, event: &Event) -> Result<(), ViewError> {
        match event {
            Event::Deal(deal) => {
                *self = View::new(&self.table.rules, self.seat, deal)?;
                return Ok(());
            }
            Event::Draw { seat, face: None, .. } if *seat == self.seat => {
                return Err(ViewError::Unseen);
            }
            _ => {}
        }
        let mut player = self.player.clone();
        player.apply(self.seat, event, &self.table).map_err(ViewError::Hand)?;
        self.player = player;
        self.table.apply(event);
        Ok(())
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's own hand.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.player.hand
    }

    /// The tiles that the hand waits for by its shape, as it last held 3n+1 tiles.
    #[must_use]
    pub const fn waits(&self) -> TileSet {
        self.player.waits
    }

    /// Whether furiten bars the player from ron (振聴).
    #[must_use]
    pub fn is_furiten(&self) -> bool {
        self.player.is_furiten(&self.table, self.seat)
    }

    /// What the player may do now.
    #[must_use]
    pub fn options(&self) -> Options {
        Options::of(&self.table, &self.player, self.seat)
    }

    /// A legal action without a plan: pass, or the drawn tile as discard.
    #[must_use]
    pub fn default_action(&self) -> Action {
        self.options().default_action()
    }
}

/// Why a view can't take an event into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViewError {
    /// The player's own tiles as dealt aren't a hand of 13.
    Dealt(HandError),
    /// The player's own draw isn't seen.
    Unseen,
    /// The player's own hand can't do this.
    Hand(DeclareError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Dealt(error) => write!(f, "the player's own tiles as dealt: {error}"),
            ViewError::Unseen => f.write_str("the player's own draw isn't seen"),
            ViewError::Hand(error) => write!(f, "the player's own hand: {error}"),
        }
    }
}

impl core::error::Error for ViewError {}
