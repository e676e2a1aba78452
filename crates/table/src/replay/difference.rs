//! Where a record and the engine part.

use core::fmt;
use std::boxed::Box;
use std::string::String;
use std::vec::Vec;

use mentsu::Hand;

use crate::action::Action;
use crate::event::{Deal, Event};
use crate::game::{GameResult, NextRound};
use crate::record::{HiddenWin, Offers, Place, RecordedResult};
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::view::ViewError;
use crate::wall::WallError;

/// Where a record and the engine part: the first such place of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The number of the round, from 0.
    pub round: usize,
    /// Where in the record.
    pub place: Place,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// That player's hand.
    pub hand: Option<Hand>,
    /// What that player may do.
    pub options: Vec<Action>,
    /// What differs.
    pub differs: Differs,
}

/// What differs.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Differs {
    /// The recorded tiles don't make a wall.
    Wall(WallError),
    /// The deal is another.
    Deal {
        /// By the engine.
        engine: Box<Deal>,
    },
    /// The recorded action isn't offered.
    NotOffered(Action),
    /// Something else happens.
    Event {
        /// What the record says; `None` where it ends.
        recorded: Option<Box<Event>>,
        /// What the engine says; `None` where it waits for something that isn't recorded.
        engine: Option<Box<Event>>,
    },
    /// Nobody can win so, or be paid so, whatever the hand is.
    HiddenWin {
        /// As the record has it.
        recorded: Box<HiddenWin>,
    },
    /// What is claimed about a win is wrong.
    Claim {
        /// What is claimed.
        what: &'static str,
        /// As the record has it.
        recorded: String,
        /// As it is.
        engine: String,
    },
    /// Another round follows, or none.
    Next {
        /// As the record has it; `None` for the end.
        recorded: Option<RoundStart>,
        /// As the engine has it.
        engine: NextRound,
    },
    /// The game's result is another.
    Result {
        /// As the record has it.
        recorded: RecordedResult,
        /// As the engine has it.
        engine: GameResult,
    },
    /// Somebody has other points on the way than the events come to.
    Points {
        /// As the record has it.
        recorded: [i32; 4],
        /// What the events come to.
        engine: [i32; 4],
    },
    /// Something else is offered.
    Offers {
        /// By the server.
        recorded: Offers,
        /// By the engine.
        engine: Offers,
    },
    /// The server says that the player is furiten, or isn't.
    Furiten {
        /// What the server says.
        recorded: bool,
    },
    /// The seat that sees can't have seen this.
    Seen(ViewError),
}

impl Differs {
    pub(super) fn event(recorded: Option<&Event>, engine: Option<&Event>) -> Differs {
        let boxed = |event: Option<&Event>| event.map(|event| Box::new(event.clone()));
        Differs::Event { recorded: boxed(recorded), engine: boxed(engine) }
    }
}

impl Difference {
    pub(super) fn new(round: usize, place: Place, differs: Differs) -> Box<Difference> {
        let options = Vec::new();
        Box::new(Difference { round, place, seat: None, hand: None, options, differs })
    }

    pub(super) fn of(
        mut self: Box<Difference>,
        seat: Seat,
        hand: Hand,
        options: Vec<Action>,
    ) -> Box<Difference> {
        (self.seat, self.hand, self.options) = (Some(seat), Some(hand), options);
        self
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, {}: {}", self.round, self.place, self.differs)?;
        if let (Some(seat), Some(hand)) = (self.seat, &self.hand) {
            write!(f, "; {seat} has {hand} and may {:?}", self.options)?;
        }
        Ok(())
    }
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Differs::Wall(why) => write!(f, "the recorded tiles make no wall: {why}"),
            Differs::Deal { engine } => write!(f, "the deal is another, by the wall {engine:?}"),
            Differs::NotOffered(action) => write!(f, "recorded is {action:?}, which isn't offered"),
            Differs::Event { recorded, engine } => {
                match recorded {
                    Some(event) => write!(f, "recorded is {event:?}")?,
                    None => f.write_str("the record ends")?,
                }
                match engine {
                    Some(event) => write!(f, ", the engine says {event:?}"),
                    None => f.write_str(", the engine waits for something else"),
                }
            }
            Differs::HiddenWin { recorded } => {
                write!(f, "recorded is {recorded:?}, which no hand can win or be paid")
            }
            Differs::Claim { what, recorded, engine } => {
                write!(f, "{what} of the win: recorded is {recorded}, the engine says {engine}")
            }
            Differs::Next { recorded, engine } => {
                write!(f, "after the round: recorded is {recorded:?}, the engine says {engine:?}")
            }
            Differs::Result { recorded, engine } => {
                write!(f, "the result: recorded is {recorded:?}, the engine says {engine:?}")
            }
            Differs::Points { recorded, engine } => {
                write!(f, "the points: recorded is {recorded:?}, the engine says {engine:?}")
            }
            Differs::Offers { recorded, engine } => {
                write!(f, "offered is {recorded:?}, by the engine {engine:?}")
            }
            Differs::Furiten { recorded: true } => f.write_str("recorded is furiten"),
            Differs::Furiten { recorded: false } => f.write_str("recorded is no furiten"),
            Differs::Seen(why) => write!(f, "{why}"),
        }
    }
}
