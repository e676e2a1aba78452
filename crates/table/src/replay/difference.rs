//! Differences between a record and the engine.

use core::fmt;
use std::boxed::Box;
use std::string::String;
use std::vec::Vec;

use mentsu::{Face, Hand};

use crate::action::Action;
use crate::event::{Deal, Event};
use crate::game::{GameResult, NextRound};
use crate::record::{HiddenWin, Offers, Place, RecordedResult};
use crate::round::StartError;
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::view::ViewError;

/// A place at which the record and the engine differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The number of the round, from 0.
    pub round: usize,
    /// The place in the record.
    pub place: Place,
    /// The player it is about, if it is about one.
    pub seat: Option<Seat>,
    /// That player's hand.
    pub hand: Option<Hand>,
    /// What that player could do.
    pub options: Vec<Action>,
    /// What differs.
    pub differs: Differs,
    /// The rest of the round isn't checked, since it can't be known what everybody holds from here
    /// on.
    pub ends_check: bool,
}

/// What differs.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Differs {
    /// The round can't begin with the recorded dealer, points and tiles.
    Start(StartError),
    /// The deal differs.
    Deal {
        /// The engine's.
        engine: Box<Deal>,
    },
    /// The recorded action isn't offered.
    NotOffered(Action),
    /// An indicator is turned over earlier or later.
    Time {
        /// The indicator.
        indicator: Face,
        /// After how many draws, discards, calls and kans of the round it is recorded.
        recorded: usize,
        /// After how many the engine turns it over.
        engine: usize,
    },
    /// Another event happens.
    Event {
        /// The recorded event. `None`: the record ends.
        recorded: Option<Box<Event>>,
        /// The engine's event. `None`: the engine waits for an action that isn't recorded.
        engine: Option<Box<Event>>,
    },
    /// An indicator is due, and the record doesn't turn it over: mjai without the `dora` of a kan.
    NoIndicator {
        /// The recorded event.
        recorded: Box<Event>,
    },
    /// No hand can win so, or be paid so.
    HiddenWin {
        /// The recorded one.
        recorded: Box<HiddenWin>,
    },
    /// A claim about a win is wrong.
    Claim {
        /// The subject of the claim, such as `fu`.
        what: &'static str,
        /// The recorded one.
        recorded: String,
        /// The engine's.
        engine: String,
    },
    /// Another round follows, or the game ends.
    Next {
        /// The recorded start. `None`: the record ends.
        recorded: Option<RoundStart>,
        /// The engine's.
        engine: NextRound,
    },
    /// The game's result differs.
    Result {
        /// The recorded one.
        recorded: RecordedResult,
        /// The engine's.
        engine: GameResult,
    },
    /// The points listed during a round differ from the sum of its events.
    Points {
        /// The recorded one.
        recorded: [i32; 4],
        /// The sum of the events.
        engine: [i32; 4],
    },
    /// The server offered other actions than the engine.
    Offers {
        /// By the server.
        recorded: Offers,
        /// The engine's.
        engine: Offers,
    },
    /// The server and the engine disagree on furiten.
    Furiten {
        /// What the server says.
        recorded: bool,
    },
    /// The recorded seat can't have seen this.
    Seen(ViewError),
}

/// The kind of a [`Differs`], for programs that have their own words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DifferenceKind {
    /// [`Differs::Start`].
    Start,
    /// [`Differs::Deal`].
    Deal,
    /// [`Differs::NotOffered`].
    NotOffered,
    /// [`Differs::Time`].
    Time,
    /// [`Differs::Event`].
    Event,
    /// [`Differs::NoIndicator`].
    NoIndicator,
    /// [`Differs::HiddenWin`].
    HiddenWin,
    /// [`Differs::Claim`].
    Claim,
    /// [`Differs::Next`].
    Next,
    /// [`Differs::Result`].
    Result,
    /// [`Differs::Points`].
    Points,
    /// [`Differs::Offers`].
    Offers,
    /// [`Differs::Furiten`].
    Furiten,
    /// [`Differs::Seen`].
    Seen,
}

mentsu::names! { DifferenceKind, "kind of difference":
    Start "impossible_start",
    Deal "dealt_otherwise",
    NotOffered "not_offered",
    Time "indicator_time",
    Event "other_event",
    NoIndicator "missing_indicator",
    HiddenWin "impossible_win",
    Claim "win_claim",
    Next "next_round",
    Result "game_result",
    Points "running_points",
    Offers "other_offers",
    Furiten "furiten_told",
    Seen "impossible_sight",
}

impl Differs {
    /// Its kind, which has a name.
    #[must_use]
    pub const fn kind(&self) -> DifferenceKind {
        match self {
            Differs::Start(_) => DifferenceKind::Start,
            Differs::Deal { .. } => DifferenceKind::Deal,
            Differs::NotOffered(_) => DifferenceKind::NotOffered,
            Differs::Time { .. } => DifferenceKind::Time,
            Differs::Event { .. } => DifferenceKind::Event,
            Differs::NoIndicator { .. } => DifferenceKind::NoIndicator,
            Differs::HiddenWin { .. } => DifferenceKind::HiddenWin,
            Differs::Claim { .. } => DifferenceKind::Claim,
            Differs::Next { .. } => DifferenceKind::Next,
            Differs::Result { .. } => DifferenceKind::Result,
            Differs::Points { .. } => DifferenceKind::Points,
            Differs::Offers { .. } => DifferenceKind::Offers,
            Differs::Furiten { .. } => DifferenceKind::Furiten,
            Differs::Seen(_) => DifferenceKind::Seen,
        }
    }

    pub(super) fn event(recorded: Option<&Event>, engine: Option<&Event>) -> Differs {
        let boxed = |event: Option<&Event>| event.map(|event| Box::new(event.clone()));
        Differs::Event { recorded: boxed(recorded), engine: boxed(engine) }
    }
}

impl Difference {
    pub(super) fn new(round: usize, place: Place, differs: Differs) -> Box<Difference> {
        let options = Vec::new();
        let ends_check = false;
        Box::new(Difference { round, place, seat: None, hand: None, options, differs, ends_check })
    }

    /// The same difference, after which the round can't be followed.
    pub(super) fn ending_check(mut self: Box<Difference>) -> Box<Difference> {
        self.ends_check = true;
        self
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
            write!(f, "; {seat} has {hand}")?;
            if !self.options.is_empty() {
                write!(f, " and may {}", Listed(&self.options))?;
            }
        }
        if self.ends_check { f.write_str("; the rest of the round isn't checked") } else { Ok(()) }
    }
}

/// What differs between two events of a kind without standing in their lines.
fn unlisted(recorded: &Event, engine: &Event, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut part = |what: &str, recorded: &dyn fmt::Display, engine: &dyn fmt::Display| {
        write!(f, "; {what} {recorded}, by the engine {engine}")
    };
    match (recorded, engine) {
        (Event::Win(recorded), Event::Win(engine)) => {
            if recorded.hand != engine.hand {
                part("the hand", &recorded.hand, &engine.hand)?;
            }
            if recorded.ura != engine.ura {
                part("ura indicators", &Listed(&recorded.ura), &Listed(&engine.ura))?;
            }
            if recorded.deltas != engine.deltas {
                part("paid", &Listed(&recorded.deltas), &Listed(&engine.deltas))?;
            }
        }
        (Event::Ryuukyoku(recorded), Event::Ryuukyoku(engine)) => {
            for (seat, hands) in Seat::ALL.iter().zip(recorded.hands.iter().zip(&engine.hands)) {
                if let (Some(recorded), Some(engine)) = hands {
                    if recorded != engine {
                        part(&format!("the hand of {seat}"), recorded, engine)?;
                    }
                }
            }
            if recorded.deltas != engine.deltas {
                part("paid", &Listed(&recorded.deltas), &Listed(&engine.deltas))?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// A list as it is read aloud: `1000, -1000, 0, 0`, or `none`.
struct Listed<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_first() else { return f.write_str("none") };
        write!(f, "{first}")?;
        rest.iter().try_for_each(|one| write!(f, ", {one}"))
    }
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Differs::Start(why) => write!(f, "the round can't begin: {why}"),
            Differs::Deal { engine } => write!(f, "the deal differs: by the wall it is {engine}"),
            Differs::NotOffered(action) => write!(f, "recorded is {action}, which isn't offered"),
            Differs::Time { indicator, recorded, engine } => {
                let times = recorded.abs_diff(*engine);
                let when = if recorded < engine { "earlier" } else { "later" };
                let events = if times == 1 { "event" } else { "events" };
                write!(f, "the indicator {indicator} is recorded {times} {events} {when}")?;
                f.write_str(" than it is turned over")
            }
            Differs::Event { recorded, engine } => {
                match recorded {
                    Some(event) => write!(f, "recorded is {event}")?,
                    None => f.write_str("the record ends")?,
                }
                match engine {
                    Some(event) => write!(f, ", the engine says {event}")?,
                    None => f.write_str(", the engine waits for something else")?,
                }
                match (recorded.as_deref(), engine.as_deref()) {
                    (Some(recorded), Some(engine)) => unlisted(recorded, engine, f),
                    _ => Ok(()),
                }
            }
            Differs::NoIndicator { recorded } => {
                write!(f, "recorded is {recorded}, but the dora indicator of a kan is missing")
            }
            Differs::HiddenWin { recorded } => {
                write!(f, "recorded is a win of {}", recorded.seat)?;
                recorded.from.map_or(Ok(()), |from| write!(f, " from {from}"))?;
                let paid = recorded.deltas.as_ref().map(|deltas| Listed(deltas));
                paid.map_or(Ok(()), |paid| write!(f, ", paid {paid}"))?;
                f.write_str(", which no hand can win or be paid")
            }
            Differs::Claim { what, recorded, engine } => {
                write!(f, "{what} of the win: recorded is {recorded}, the engine says {engine}")
            }
            Differs::Next { recorded, engine } => {
                match recorded {
                    Some(start) => write!(f, "the next round: recorded is {start}")?,
                    None => f.write_str("the record ends after the round")?,
                }
                match engine {
                    NextRound::Round(start) => write!(f, ", the engine says {start}"),
                    NextRound::End(_) => f.write_str(", the engine says that the game is over"),
                    NextRound::Choice { go_on, .. } => {
                        write!(f, ", the engine says {go_on}, or that the game is over")
                    }
                }
            }
            Differs::Result { recorded, engine } => {
                let (theirs, ours) = (recorded.points, engine.points());
                let (theirs, ours) = (Listed(&theirs), Listed(&ours));
                write!(f, "the result: recorded are {theirs} points, the engine says {ours}")?;
                // In tenths of 1,000 points, as records have them.
                let ours = engine.scores().map(|score| score / 100);
                let scores = recorded.scores.filter(|theirs| *theirs != ours);
                scores.map_or(Ok(()), |theirs| {
                    let (theirs, ours) = (Listed(&theirs), Listed(&ours));
                    write!(f, "; scores {theirs} in hundreds, by the engine {ours}")
                })
            }
            Differs::Points { recorded, engine } => {
                let (recorded, engine) = (Listed(recorded), Listed(engine));
                write!(f, "the points: recorded are {recorded}, the engine says {engine}")
            }
            Differs::Offers { recorded, engine } => {
                write!(f, "offered is {recorded}, by the engine {engine}")
            }
            Differs::Furiten { recorded: true } => f.write_str("recorded is furiten"),
            Differs::Furiten { recorded: false } => f.write_str("recorded is not furiten"),
            Differs::Seen(why) => write!(f, "{why}"),
        }
    }
}
