//! A round: the deal, turns, replies, and its end.

mod claims;
mod flow;
mod outcome;
mod refused;
#[cfg(feature = "serde")]
pub(crate) mod resume;
mod settle;
mod start_error;

use alloc::vec::Vec;

use mentsu::{Face, Hand, Tile, TileSet};
use smallvec::SmallVec;

pub use self::outcome::{Outcome, RoundResult};
pub use self::refused::Refused;
pub use self::start_error::StartError;
use crate::action::Action;
use crate::event::{Deal, Event, Win};
use crate::options::Options;
use crate::player::Player;
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::table::{Phase, Table};
use crate::view::View;
use crate::wall::Wall;

/// A round in progress (局): the public state, each player's private state, and the wall.
///
/// Only [`act`](Round::act) moves it. Draws, indicators, payments and the end follow automatically.
/// [`last_events`](Round::last_events) lists what an action led to. A round is a value: to undo,
/// keep a clone.
///
/// In sanma seat 3 is empty. [`hand`](Round::hand) and [`view`](Round::view) are `None` for it.
/// Everything else is empty or zero: it has no options, waits, melds, tiles, discards or points,
/// and is never awaited or furiten.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{Action, GameRules, Phase, Round, RoundStart, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = round.default_action(seat);
///     round.act(seat, action)?;
/// }
/// assert_eq!(round.table().phase(), Phase::Over);
/// # Ok::<(), mentsu_table::Refused>(())
/// ```
#[doc(alias = "局")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    table: Table,
    players: [Player; 4],
    wall: Wall,
    /// The options of each player now.
    offered: [Options; 4],
    /// The answer of each player.
    answers: [Option<Action>; 4],
    /// The number of tiles drawn from the live wall.
    drawn: u8,
    outcome: Option<Outcome>,
    events: SmallVec<[Event; 2]>,
}

impl Round {
    /// Deals, and draws the dealer's first tile.
    ///
    /// # Errors
    /// [`StartError`] for a wall of other tiles than the rules have, for a round after the game's
    /// last, for more points or sticks than there can be, and in sanma for a fourth seat that deals
    /// or has points. Points may be any others: a position to practise need not come from a game.
    pub fn new(rules: &GameRules, start: &RoundStart, wall: Wall) -> Result<Round, StartError> {
        StartError::check(rules, start)?;
        wall.check(rules)?;
        let players = rules.players();
        let turns = |seat: Seat| start.dealer.turns_to(seat, players);
        let mut hands: [Vec<Face>; 4] = [const { Vec::new() }; 4];
        for seat in Seat::of_players(players) {
            hands[seat.index()] = wall.hand(turns(*seat)).into_iter().flatten().collect();
        }
        // Every wall has a first indicator.
        let indicator = wall.dora(0).unwrap_or(NORTH);
        let deal = Deal { hands, ..start.deal(indicator) };
        let hand = |faces: &[Face]| Hand::new(faces.iter().copied(), &[]).unwrap_or(nobody());
        let mut players = [0, 1, 2, 3].map(|seat: usize| Player::new(hand(&deal.hands[seat])));
        for empty in &mut players[usize::from(rules.players())..] {
            empty.waits = TileSet::EMPTY;
        }
        let table = Table::new(rules, &deal).map_err(StartError::Points)?;
        let mut round = Round {
            table,
            players,
            wall,
            offered: [Options::NONE; 4],
            answers: [None; 4],
            drawn: 0,
            outcome: None,
            events: SmallVec::new(),
        };
        round.events.push(Event::Deal(deal));
        round.draw(start.dealer);
        Ok(round)
    }

    /// A round after `wins` wins of its dealer in a row; [`Game`](crate::Game) counts them.
    ///
    /// Call it before the first action, since it doesn't recompute options. It doesn't affect the
    /// dealer's first draw, which wins as tenhou anyway.
    #[must_use]
    pub const fn with_dealer_wins(mut self, wins: u8) -> Round {
        self.table.dealer_wins = wins;
        self
    }

    /// The public state.
    #[must_use]
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand, which only that player sees. `None` for the empty seat of sanma.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.sits(seat).then(|| self.hand_of(seat))
    }

    /// The hand in an occupied seat.
    pub(crate) const fn hand_of(&self, seat: Seat) -> &Hand {
        &self.players[seat.index()].hand
    }

    /// Whether a seat is occupied: seat 3 is empty in sanma.
    fn sits(&self, seat: Seat) -> bool {
        self.table.seats().contains(&seat)
    }

    /// The waits by shape of a player's last hand of 3n+1 tiles.
    #[must_use]
    pub const fn waits(&self, seat: Seat) -> TileSet {
        self.players[seat.index()].waits
    }

    /// Whether furiten bars a player from ron (振聴).
    #[must_use]
    pub fn is_furiten(&self, seat: Seat) -> bool {
        self.players[seat.index()].is_furiten(&self.table, seat)
    }

    /// The wall, which no player sees.
    #[must_use]
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The tiles that are drawn from the live wall if nobody declares a kan, in order.
    pub(crate) fn left_to_draw(&self) -> impl Iterator<Item = Face> + '_ {
        let drawn = usize::from(self.drawn);
        (0..usize::from(self.table.draws_left())).filter_map(move |nth| self.wall.draw(drawn + nth))
    }

    /// A player's legal actions now: none unless the player is awaited.
    #[must_use]
    #[inline]
    pub const fn options(&self, seat: Seat) -> &Options {
        &self.offered[seat.index()]
    }

    /// The players whose action is awaited: the one whose turn it is, or all who can still reply.
    #[inline]
    #[must_use]
    pub fn awaited(&self) -> Awaited {
        Awaited { seats: self.offered.each_ref().map(|options| !options.is_empty()), next: 0 }
    }

    /// A harmless legal action for a player who doesn't answer: pass, or discard the drawn tile.
    ///
    /// For a player who isn't awaited it is a pass, which `act` refuses like any other action.
    #[must_use]
    pub fn default_action(&self, seat: Seat) -> Action {
        self.options(seat).default_action()
    }

    /// The events that the last action, or the deal, caused.
    ///
    /// A round keeps no history. `replay::Recorder` collects the events of a game.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        &self.events
    }

    /// How the round ended. `None` until it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Performs a player's action. Returns the resulting events.
    ///
    /// Replies take effect once no open answer could change the outcome. Ron outranks pon and kan,
    /// which outrank chi; the rules decide between several rons.
    ///
    /// # Errors
    /// [`Refused`] gives the reason. The round is unchanged then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refused> {
        if !self.options(seat).contains(&action) {
            return Err(self.why(seat, &action));
        }
        self.events.clear();
        match self.table.phase() {
            Phase::Reply { by, face, to } => {
                self.answers[seat.index()] = Some(action);
                self.resolve(by, face, to, seat);
            }
            _ => self.turn(seat, action),
        }
        Ok(&self.events)
    }

    /// Plays on for every seat for which `choose` returns an action, until it returns `None` for an
    /// awaited seat or the round ends. Returns the resulting events.
    ///
    /// A host prompts a person only where there is a choice:
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall, bot};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let person = Seat::ALL[1];
    /// let events = round.play_on(|view| match view.seat() == person {
    ///     true => view.options().only(),
    ///     false => Some(bot::efficiency(view)),
    /// })?;
    /// assert!(!events.is_empty());
    /// assert!(round.awaited().eq([person]));
    /// # Ok::<(), mentsu_table::Refused>(())
    /// ```
    ///
    /// # Errors
    /// [`Refused`] if the seat may not take the action that `choose` returns. Earlier actions stay
    /// played.
    pub fn play_on(
        &mut self,
        mut choose: impl FnMut(&View) -> Option<Action>,
    ) -> Result<Vec<Event>, Refused> {
        let mut events = Vec::new();
        while let Some((seat, action)) =
            self.awaited().find_map(|seat| Some((seat, choose(&self.view_of(seat))?)))
        {
            events.extend_from_slice(self.act(seat, action)?);
        }
        Ok(events)
    }

    /// The wins that ended the round, in order of play.
    #[must_use]
    pub fn wins(&self) -> Wins<'_> {
        Wins { events: self.events.iter() }
    }

    /// A player's whole knowledge: the public state and the own hand. It equals a view built from
    /// the player's events, so a client that lost its connection can continue with it. `None` for
    /// the empty seat of sanma.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.sits(seat).then(|| self.view_of(seat))
    }

    /// The view of an occupied seat.
    pub(crate) fn view_of(&self, seat: Seat) -> View {
        View::of(self.table.clone(), seat, self.players[seat.index()].clone())
    }

    /// Applies an event to all players and the table, and lists it.
    fn emit(&mut self, event: Event) {
        for seat in Seat::of_players(self.table.rules.players()) {
            // The engine emits only events that the hands allow.
            let given = self.players[seat.index()].apply(*seat, &event, &self.table);
            debug_assert!(given.is_ok(), "{event:?}: {given:?}");
        }
        let paid = self.table.apply(&event);
        paid.expect("a round begins with points to which its payments can be added");
        self.events.push(event);
    }
}

/// The players whose action a [`Round`] awaits, by seat.
#[derive(Clone, Debug)]
pub struct Awaited {
    seats: [bool; 4],
    next: usize,
}

impl Iterator for Awaited {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        while let Some(awaited) = self.seats.get(self.next) {
            let seat = Seat::ALL[self.next];
            self.next += 1;
            if *awaited {
                return Some(seat);
            }
        }
        None
    }
}

/// The wins that ended a [`Round`].
#[derive(Clone, Debug)]
pub struct Wins<'a> {
    events: core::slice::Iter<'a, Event>,
}

impl<'a> Iterator for Wins<'a> {
    type Item = &'a Win;

    fn next(&mut self) -> Option<&'a Win> {
        self.events.find_map(|event| match event {
            Event::Win(win) => Some(win),
            _ => None,
        })
    }
}

/// A hand for the empty seat of sanma.
fn nobody() -> Hand {
    mentsu::hand!("1z")
}

/// The north set aside.
const NORTH: Face = Face::plain(Tile::North);
