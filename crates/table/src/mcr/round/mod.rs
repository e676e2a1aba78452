//! A round: the deal, turns, answers, and its end.

mod claims;
mod flow;
mod outcome;
mod refused;
mod start;

use alloc::vec::Vec;

use mentsu::Hand;

pub use self::outcome::{NoFoul, Outcome};
pub use self::refused::Refused;
pub use self::start::RoundStart;
use super::action::Action;
use super::event::{Event, Win};
use super::hands::after;
use super::options::Options;
use super::rules::GameRules;
use super::situation::Taken;
use super::table::{Phase, Table};
use super::view::{View, default_action};
use super::wall::{Undrawn, Wall, WallError, WallTile};
use crate::seat::Seat;

/// A round in progress (局, 盘): what everybody sees, the hands, and the wall. Sixteen of them make a
/// game, and four of these have the same prevailing wind (圈).
///
/// Only [`act`](Round::act) moves it. Draws, flowers, payments and the end follow automatically,
/// and [`last_events`](Round::last_events) lists what an action led to. A round is a value: to
/// undo, keep a clone; to store it, keep its rules, start, wall and the actions.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::mcr::{GameRules, Phase, Round, RoundStart, Wall};
///
/// let rules = GameRules::MIL;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::FIRST, wall)?;
/// while let Some(seat) = round.awaited().next() {
///     let action = round.default_action(seat);
///     round.act(seat, action)?;
/// }
/// assert_eq!(round.table().phase(), Phase::Over);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "局")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    table: Table,
    hands: [Hand; 4],
    wall: Undrawn,
    /// What each player may do now.
    offered: [Options; 4],
    /// What each player has answered.
    answers: [Option<Action>; 4],
    outcome: Option<Outcome>,
    events: Vec<Event>,
}

impl Round {
    /// Deals, replaces dealt flowers from the dealer on, and draws the dealer's first tile.
    ///
    /// # Errors
    /// [`WallError`] for a wall of other tiles than the rules have.
    pub fn new(rules: &GameRules, start: &RoundStart, wall: Wall) -> Result<Round, WallError> {
        wall.check(rules)?;
        let mut wall = Undrawn::new(wall, rules);
        let deal = start.deal(rules, &mut wall);
        let hands = deal.hands.each_ref().map(|tiles| {
            // Thirteen tiles of a wall, which has four copies of each.
            Hand::new(tiles.iter().copied(), &[]).unwrap_or(mentsu::hand!("1z"))
        });
        let mut round = Round {
            table: Table::new(rules, &deal),
            hands,
            wall,
            offered: [Options::NONE; 4],
            answers: [None; 4],
            outcome: None,
            events: Vec::new(),
        };
        round.events.push(Event::Deal(deal));
        round.draw(start.dealer, super::event::DrawAfter::Turn);
        Ok(round)
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand. Nobody else sees it.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The wall. Nobody sees it.
    #[must_use]
    pub const fn wall(&self) -> &Wall {
        self.wall.wall()
    }

    /// The tiles that nobody has drawn, in the order of the wall. Nobody sees them.
    pub fn undrawn(&self) -> impl Iterator<Item = WallTile> + '_ {
        self.wall.tiles()
    }

    /// What a player may do now: nothing unless the player is awaited.
    #[must_use]
    pub const fn options(&self, seat: Seat) -> &Options {
        &self.offered[seat.index()]
    }

    /// The players whose action is awaited: the one whose turn it is, or all who can still answer.
    pub fn awaited(&self) -> impl Iterator<Item = Seat> + use<> {
        let awaited = self.offered.each_ref().map(|options| !options.is_empty());
        Seat::ALL.into_iter().filter(move |seat| awaited[seat.index()])
    }

    /// A harmless legal action for a player who doesn't answer: pass, or discard the drawn tile.
    ///
    /// For a player who isn't awaited it is a pass, which `act` refuses like any other action.
    #[must_use]
    pub fn default_action(&self, seat: Seat) -> Action {
        default_action(self.options(seat), self.hand(seat))
    }

    /// The events that the last action, or the deal, led to.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        &self.events
    }

    /// How the round ended. `None` until it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The win that ended the round.
    #[must_use]
    pub fn win_event(&self) -> Option<&Win> {
        self.events.iter().find_map(|event| match event {
            Event::Win(win) => Some(win),
            _ => None,
        })
    }

    /// All that a player may know: what everybody sees, and the player's own hand. It equals a view
    /// made from the player's events, so a client that lost its connection can continue with it.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self.table.clone(), seat, *self.hand(seat))
    }

    /// A player acts. Returns the events that follow.
    ///
    /// Answers take effect once no open answer could change the outcome. A win outranks a pung or
    /// kong, which outranks a chow; of several wins that of the next in turn counts alone (截和).
    ///
    /// # Errors
    /// [`Refused`] says why the player may not do this. The round is unchanged then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<&[Event], Refused> {
        if !self.options(seat).contains(&action) {
            return Err(self.why(seat, &action));
        }
        self.events.clear();
        match self.table.phase() {
            Phase::Reply { by, tile, to_kong } => {
                self.answer(Taken { from: by, tile, to_kong }, seat, action);
            }
            _ => self.turn(seat, action),
        }
        Ok(&self.events)
    }

    /// A player has committed a foul, such as a win that isn't one (错和): as the rules say, the hand
    /// is dead or the round is over. A dead hand passes on the tile on offer, also if it had
    /// claimed it.
    ///
    /// # Errors
    /// [`NoFoul`] if the round is over or the hand is dead already.
    pub fn foul(&mut self, seat: Seat) -> Result<&[Event], NoFoul> {
        if self.outcome.is_some() {
            return Err(NoFoul::Over);
        }
        if self.table.player(seat).is_dead() {
            return Err(NoFoul::DeadAlready { seat });
        }
        self.events.clear();
        self.punish(seat);
        Ok(&self.events)
    }

    /// Applies an event to the hands and the table, and lists it.
    fn emit(&mut self, event: Event) {
        for (hand, seat) in self.hands.iter_mut().zip(Seat::ALL) {
            match after(hand, seat, &event) {
                Ok(changed) => *hand = changed,
                // The engine emits only events that the hands allow.
                Err(error) => debug_assert!(false, "{event:?}: {error:?}"),
            }
        }
        self.table.apply(&event);
        self.events.push(event);
    }
}
