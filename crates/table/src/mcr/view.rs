//! What one player knows of a round, from the events that the player sees.

use core::fmt;

use mentsu::mcr::{NoWin, Score};
use mentsu::{Hand, HandError};

use super::action::Action;
use super::event::{Deal, Event};
use super::hands::{DeclareError, after};
use super::options::Options;
use super::rules::GameRules;
use super::situation::{Taken, WonOn, score_of};
use super::table::{Phase, Table, TurnStart};
use crate::seat::Seat;

/// What one player knows of a round: what everybody sees, and the own hand.
///
/// A client or a bot makes it from a [`Deal`] and the events that the player sees
/// ([`Event::seen_by`]). Its options are the engine's, because both compute them from the same
/// knowledge. Only after its own answer to a discard it keeps offering them until the next event.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::Seat;
/// use mentsu_table::mcr::{Event, GameRules, Round, RoundStart, View, Wall};
///
/// let rules = GameRules::MIL;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::FIRST, wall)?;
/// let east = Seat::ALL[0];
/// let mut seen = round.last_events().iter().map(|event| event.seen_by(east));
/// let Some(Event::Deal(deal)) = seen.next() else { panic!("a round begins with its deal") };
/// let mut view = View::new(&rules, east, &deal)?;
/// for event in seen {
///     view.apply(&event)?;
/// }
/// assert_eq!(view, round.view(east));
/// assert_eq!(view.options(), *round.options(east));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    table: Table,
    seat: Seat,
    hand: Hand,
}

impl View {
    /// The view of the player in this seat as a round begins.
    ///
    /// # Errors
    /// [`ViewError::Dealt`] if the player's own tiles aren't thirteen.
    pub fn new(rules: &GameRules, seat: Seat, deal: &Deal) -> Result<View, ViewError> {
        let tiles = &deal.hands[seat.index()];
        let hand = Hand::new(tiles.iter().copied(), &[]).map_err(ViewError::Dealt)?;
        if tiles.len() != 13 {
            let concealed = u8::try_from(tiles.len()).unwrap_or(u8::MAX);
            return Err(ViewError::Dealt(HandError::WrongSize { concealed, melds: 0 }));
        }
        Ok(View { table: Table::new(rules, deal), seat, hand })
    }

    pub(super) const fn of(table: Table, seat: Seat, hand: Hand) -> View {
        View { table, seat, hand }
    }

    /// Applies an event as the player sees it. A [`Deal`] begins the next round in the same seat:
    /// where players exchange places, [`new`](View::new) makes the view of the seat that comes.
    ///
    /// Only an event that the player's own hand contradicts is an error. A view doesn't know
    /// others' hands, so it doesn't check whether others were allowed to do what they did.
    ///
    /// # Errors
    /// [`ViewError`]; the view is unchanged then.
    pub fn apply(&mut self, event: &Event) -> Result<(), ViewError> {
        if let Event::Deal(deal) = event {
            *self = View::new(self.table.rules(), self.seat, deal)?;
            return Ok(());
        }
        self.hand = after(&self.hand, self.seat, event).map_err(ViewError::Hand)?;
        self.table.apply(event);
        Ok(())
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The seat whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's own hand.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What the player may do now.
    #[must_use]
    pub fn options(&self) -> Options {
        Options::of(&self.table, &self.hand, self.seat)
    }

    /// A harmless legal action: pass, or the discard of the drawn tile.
    #[must_use]
    pub fn default_action(&self) -> Action {
        default_action(&self.options(), &self.hand)
    }

    /// What the hand is worth won now, on the drawn tile or on the tile on offer, also where it is
    /// too little; with the fan that count and those that are left out.
    ///
    /// # Errors
    /// [`NoWin`] where the tiles aren't won; `None` where there is no tile to win on.
    #[must_use]
    pub fn score(&self) -> Option<Result<Score, NoWin>> {
        let won_on = won_on(&self.table, self.seat)?;
        Some(score_of(&self.table, &self.hand, self.seat, won_on))
    }
}

/// What a player could win on now.
pub(super) fn won_on(table: &Table, seat: Seat) -> Option<WonOn> {
    match table.phase() {
        Phase::Turn { seat: whose, start: TurnStart::Draw(after) } if whose == seat => {
            Some(Err(after))
        }
        Phase::Reply { by, tile, to_kong } if by != seat => {
            Some(Ok(Taken { from: by, tile, to_kong }))
        }
        _ => None,
    }
}

/// A harmless legal action: pass, the drawn tile, or after a call the last tile of the hand.
pub(super) fn default_action(options: &Options, hand: &Hand) -> Action {
    let drawn = hand.drawn().map(|face| face.tile());
    let tile = drawn.filter(|tile| options.discards().contains(*tile));
    match tile.or_else(|| options.discards().iter().next_back()) {
        Some(tile) if !options.pass() => Action::Discard(tile),
        _ => Action::Pass,
    }
}

/// Why a view can't apply an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViewError {
    /// The player's dealt tiles aren't a hand of 13.
    Dealt(HandError),
    /// The player's own hand can't do this.
    Hand(DeclareError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Dealt(error) => write!(f, "the player's dealt tiles: {error}"),
            ViewError::Hand(error) => write!(f, "the player's own hand: {error}"),
        }
    }
}

impl core::error::Error for ViewError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ViewError::Dealt(why) => Some(why),
            ViewError::Hand(why) => Some(why),
        }
    }
}
