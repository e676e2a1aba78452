//! A round: the deal, turns, replies, and its end.

mod flow;
mod outcome;
mod refused;
#[cfg(feature = "serde")]
pub(crate) mod resume;
mod settle;
mod window;
mod winners;

use alloc::vec::Vec;

use mentsu::{Face, Hand, Tile, TileSet};

pub use self::outcome::{Outcome, RoundResult};
pub use self::refused::Refused;
#[cfg(feature = "records")]
pub(crate) use self::settle::paid;
#[cfg(feature = "records")]
pub(crate) use self::settle::{LIABLE, exhausted, settled};
pub(crate) use self::winners::Winners;
use crate::action::Action;
use crate::event::{Deal, Event};
use crate::options::Options;
use crate::player::Player;
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::table::{Phase, Table};
use crate::view::View;
use crate::wall::{Wall, WallError};

/// A round in progress (局): what everybody sees, what each player alone knows, and the wall.
///
/// It moves by [`act`](Round::act) alone. Draws, indicators, payments and the end follow by
/// themselves, and each step tells its [`events`](Round::events). A round is a value: a clone is
/// where an undo leads back to.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    table: Table,
    players: [Player; 4],
    wall: Wall,
    /// What each player may do now.
    offered: [Options; 4],
    /// What each player has answered.
    answers: [Option<Action>; 4],
    /// How many tiles are drawn from the live wall.
    drawn: u8,
    outcome: Option<Outcome>,
    events: Vec<Event>,
}

impl Round {
    /// Deals, and draws the dealer's first tile. In sanma the fourth seat can't deal; the first does
    /// instead.
    ///
    /// # Errors
    /// [`WallError`] for a wall of other tiles than the rules have.
    pub fn new(rules: &GameRules, start: &RoundStart, wall: Wall) -> Result<Round, WallError> {
        wall.check(rules)?;
        let players = rules.players();
        let start = start.seated(players);
        let turns = |seat: Seat| start.dealer.turns_to(seat, players);
        let mut hands: [Vec<Face>; 4] = [const { Vec::new() }; 4];
        for seat in Seat::of_players(players) {
            hands[seat.index()] = wall.hand(turns(*seat)).collect();
        }
        let deal = Deal {
            round: start.round,
            dealer: start.dealer,
            honba: start.honba,
            sticks: start.sticks,
            points: start.points,
            indicator: wall.dora(0),
            hands,
        };
        let hand = |faces: &[Face]| Hand::new(faces.iter().copied(), &[]).unwrap_or(nobody());
        let players = [0, 1, 2, 3].map(|seat: usize| Player::new(hand(&deal.hands[seat])));
        let mut round = Round {
            table: Table::new(rules, &deal),
            players,
            wall,
            offered: [Options::NONE; 4],
            answers: [None; 4],
            drawn: 0,
            outcome: None,
            events: Vec::new(),
        };
        round.events.push(Event::Deal(deal));
        round.draw(start.dealer);
        Ok(round)
    }

    /// What everybody sees.
    #[must_use]
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand, which nobody else sees.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.players[seat.index()].hand
    }

    /// The tiles that a player's hand waits for by its shape, as it last held 3n+1 tiles.
    #[must_use]
    pub const fn waits(&self, seat: Seat) -> TileSet {
        self.players[seat.index()].waits
    }

    /// Whether furiten bars a player from ron (振聴).
    #[must_use]
    pub fn is_furiten(&self, seat: Seat) -> bool {
        self.players[seat.index()].is_furiten(&self.table, seat)
    }

    /// The wall, which nobody sees.
    #[must_use]
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// What a player may do now; nothing if it isn't awaited.
    #[must_use]
    #[inline]
    pub const fn options(&self, seat: Seat) -> &Options {
        &self.offered[seat.index()]
    }

    /// Whose action is awaited: the player whose turn it is, or all who can reply and haven't.
    #[inline]
    pub fn awaited(&self) -> impl Iterator<Item = Seat> + use<> {
        let awaited = self.offered.each_ref().map(|options| !options.is_empty());
        Seat::ALL.into_iter().filter(move |seat| awaited[seat.index()])
    }

    /// A legal action for a player who doesn't answer: pass, or the drawn tile as discard.
    ///
    /// A player who isn't awaited is given a pass, which is refused as anything else would be.
    #[must_use]
    pub fn default_action(&self, seat: Seat) -> Action {
        self.options(seat).default_action()
    }

    /// What has happened through the last action, or through the deal.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How the round ended, once it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// A player acts, and what follows happens: the events tell.
    ///
    /// In a reply nothing happens until all have answered whose answer could change the outcome.
    /// Ron comes before pon and kan, these before chi; of several ron the rules say who wins.
    ///
    /// # Errors
    /// [`Refused`] says why the player may not do this; nothing has changed then.
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

    /// All that a player may know: what everybody sees, and the own hand. It is what the player's
    /// stream of events would have led to, so it is what a client needs that has lost its connection.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self.table.clone(), seat, self.players[seat.index()].clone())
    }

    /// Lets an event happen.
    fn tell(&mut self, event: Event) {
        for seat in Seat::of_players(self.table.rules.players()) {
            // The engine tells nothing that a hand can't do.
            let told = self.players[seat.index()].apply(*seat, &event, &self.table);
            debug_assert!(told.is_ok(), "{event:?}: {told:?}");
        }
        self.table.apply(&event);
        self.events.push(event);
    }
}

/// A hand for the empty place of sanma.
fn nobody() -> Hand {
    mentsu::hand!("1z")
}

/// The north set aside.
const NORTH: Face = Face::plain(Tile::North);
