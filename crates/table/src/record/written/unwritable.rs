//! The reasons why a record can't be written.

use core::fmt;

use mentsu::Face;
use mentsu::notation::mjlog::MjlogError;

use crate::event::Event;
use crate::ledger::{Ledger, PointsError};
use crate::record::error::Wrong;
use crate::record::format::Format;
use crate::record::game::{RecordedRound, Told};
use crate::record::place::Place;
use crate::seat::Seat;

/// Why a record can't be written in a format. Every format except mjai shows all hands and draws
/// and can't hold hidden tiles; that of 電脳麻将 has no games of three.
///
/// ```
/// use mentsu_table::record::{self, Unwritable};
///
/// let hidden = ["?"; 13];
/// let log = format!(
///     r#"{{"type":"start_kyoku","bakaze":"E","dora_marker":"4m","kyoku":1,"honba":0,"kyotaku":0,
///         "oya":0,"scores":[25000,25000,25000,25000],"tehais":[["1m","3m","5m","1p","2p","3p",
///         "4p","5p","6p","2s","3s","4s","9s"],{0:?},{0:?},{0:?}]}}"#,
///     hidden
/// );
/// let record = record::read(log.replace('\n', "").as_bytes())?;
/// let unwritable = record.to_tenhou6().unwrap_err();
/// assert!(matches!(unwritable, Unwritable::HiddenHand { .. }));
/// let message = "line 1: the format needs the hand of seat 1, which is hidden";
/// assert_eq!(unwritable.to_string(), message);
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unwritable {
    /// The format is read, but not written.
    NoWriter {
        /// The format.
        format: Format,
    },
    /// The crate was compiled without the feature that writes the format ([`Format::feature`]).
    NoFeature {
        /// The format.
        format: Format,
    },
    /// A round that the record doesn't have.
    NoSuchRound {
        /// The requested round, counted from 0.
        round: usize,
        /// How many there are.
        rounds: usize,
    },
    /// Three play, which 電脳麻将's format doesn't have.
    Sanma,
    /// The record begins within this round.
    BeginsWithin {
        /// Where the round begins.
        place: Place,
    },
    /// A player's dealt tiles are hidden.
    HiddenHand {
        /// Where the round begins.
        place: Place,
        /// Whose hand.
        seat: Seat,
    },
    /// A drawn tile is hidden.
    HiddenDraw {
        /// Where.
        place: Place,
        /// Whose draw.
        seat: Seat,
    },
    /// A winning hand is hidden.
    HiddenWin {
        /// Where.
        place: Place,
        /// Whose win.
        seat: Seat,
    },
    /// The record ends within this round, and an mjlog holds whole rounds.
    EndsWithin {
        /// Where the round begins.
        place: Place,
    },
    /// A player gives or shows a tile that he doesn't have.
    NotHeld {
        /// Where.
        place: Place,
        /// Who.
        seat: Seat,
        /// The tile.
        face: Face,
    },
    /// More copies of a tile than the game has; an mjlog numbers the copies.
    NoCopyLeft {
        /// Where.
        place: Place,
        /// The tile.
        face: Face,
    },
    /// A call that an mjlog can't encode.
    Call {
        /// Where.
        place: Place,
        /// Why.
        why: MjlogError,
    },
    /// A riichi that shows the hand, which only mjai can say.
    OpenHand {
        /// Where.
        place: Place,
        /// Who shows it.
        seat: Seat,
    },
    /// Points that an mjlog can't encode: it counts in hundreds.
    Points {
        /// Where.
        place: Place,
        /// The points.
        points: i32,
    },
    /// An event that the players' tiles or seats don't allow.
    Impossible {
        /// Where.
        place: Place,
    },
    /// More points or riichi sticks than there can be.
    Uncounted {
        /// Where.
        place: Place,
        /// Which.
        why: PointsError,
    },
}

impl Unwritable {
    /// Where the record has too little; the whole of it for a round that it doesn't have and for a
    /// game of three.
    #[must_use]
    pub const fn place(&self) -> Place {
        match *self {
            Unwritable::NoWriter { .. }
            | Unwritable::NoFeature { .. }
            | Unwritable::NoSuchRound { .. }
            | Unwritable::Sanma => Place::Whole,
            Unwritable::BeginsWithin { place }
            | Unwritable::HiddenHand { place, .. }
            | Unwritable::HiddenDraw { place, .. }
            | Unwritable::HiddenWin { place, .. }
            | Unwritable::EndsWithin { place }
            | Unwritable::NotHeld { place, .. }
            | Unwritable::NoCopyLeft { place, .. }
            | Unwritable::Call { place, .. }
            | Unwritable::OpenHand { place, .. }
            | Unwritable::Points { place, .. }
            | Unwritable::Impossible { place }
            | Unwritable::Uncounted { place, .. } => place,
        }
    }
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::NoWriter { format } => write!(f, "{format} is read, but not written"),
            Unwritable::NoFeature { format } => {
                write!(f, "{format} needs the feature {:?} of mentsu-table", format.feature())
            }
            Unwritable::NoSuchRound { round, rounds } => {
                write!(f, "there is no round {round} among {rounds} counted from 0")
            }
            Unwritable::Sanma => f.write_str("three play, and the format has games of four alone"),
            Unwritable::BeginsWithin { place } => {
                write!(
                    f,
                    "{place}: the format needs the deal of a round, and the record begins later"
                )
            }
            Unwritable::HiddenHand { place, seat } => {
                write!(f, "{place}: the format needs the hand of {seat}, which is hidden")
            }
            Unwritable::HiddenDraw { place, seat } => {
                write!(f, "{place}: the format needs the tile that {seat} draws, which is hidden")
            }
            Unwritable::HiddenWin { place, seat } => {
                write!(
                    f,
                    "{place}: the format needs the hand with which {seat} wins, which is hidden"
                )
            }
            Unwritable::EndsWithin { place } => {
                write!(f, "{place}: the record ends within this round, which mjlog can't say")
            }
            Unwritable::NotHeld { place, seat, face } => {
                write!(f, "{place}: {seat} doesn't have {face}")
            }
            Unwritable::NoCopyLeft { place, face } => {
                write!(f, "{place}: the game has no further copy of {face}")
            }
            Unwritable::Call { place, why } => write!(f, "{place}: {why}"),
            Unwritable::Impossible { place } => {
                write!(f, "{place}: the players' tiles or seats don't allow this event")
            }
            Unwritable::Uncounted { place, why } => write!(f, "{place}: {why}"),
            Unwritable::OpenHand { place, seat } => {
                write!(f, "{place}: {seat} declares an open riichi, which the format can't say")
            }
            Unwritable::Points { place, points } => {
                write!(f, "{place}: {points} points aren't hundreds, in which mjlog counts")
            }
        }
    }
}

impl core::error::Error for Unwritable {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Unwritable::Call { why, .. } => Some(why),
            Unwritable::Uncounted { why, .. } => Some(why),
            _ => None,
        }
    }
}

/// Whether a round has all tiles, as formats need it that show them.
pub(in crate::record) fn all_tiles_visible(
    round: &RecordedRound,
    players: u8,
) -> Result<(), Unwritable> {
    const DEALT: usize = 13;
    if round.midway {
        return Err(Unwritable::BeginsWithin { place: round.place });
    }
    for &seat in Seat::of_players(players) {
        if round.deal.hands[seat.index()].len() != DEALT {
            return Err(Unwritable::HiddenHand { place: round.place, seat });
        }
    }
    round.entries.iter().try_for_each(|entry| match &entry.told {
        Told::Event(Event::Draw { seat, face: None, .. }) => {
            Err(Unwritable::HiddenDraw { place: entry.place, seat: *seat })
        }
        Told::Event(Event::OpenHand { seat, .. }) => {
            Err(Unwritable::OpenHand { place: entry.place, seat: *seat })
        }
        Told::HiddenWin(win) => Err(Unwritable::HiddenWin { place: entry.place, seat: win.seat }),
        _ => Ok(()),
    })
}

/// What everybody has after a round.
pub(in crate::record) fn at_the_end(round: &RecordedRound) -> Result<Ledger, Unwritable> {
    let mut ledger = Ledger { points: round.deal.points, sticks: round.deal.sticks };
    for entry in &round.entries {
        let paid = entry.told.pay(&mut ledger);
        paid.map_err(|why| Unwritable::Uncounted { place: entry.place, why })?;
    }
    Ok(ledger)
}

/// Why an event that can't be followed can't be written.
pub(in crate::record) fn not_followed(place: Place, wrong: &Wrong) -> Unwritable {
    match *wrong {
        Wrong::NotHeld { seat, face } => Unwritable::NotHeld { place, seat, face },
        _ => Unwritable::Impossible { place },
    }
}
