//! The reasons why a record can't be read.
//!
//! Readers return errors boxed, so that results stay small.

use core::fmt;
use std::boxed::Box;
use std::string::{String, ToString};

use mentsu::{Face, HandError};

use super::format::Format;
use super::place::Place;
use crate::ledger::PointsError;
use crate::seat::Seat;

/// Why a record can't be read: the format, the place, the text there and the problem.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RecordError {
    /// The format, if it is known.
    pub format: Option<Format>,
    /// Where.
    pub place: Place,
    /// The text there, cut to one line.
    pub text: String,
    /// The problem.
    pub wrong: Wrong,
}

/// The problem with a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Wrong {
    /// None of the known formats.
    UnknownFormat,
    /// A game of Mahjong Soul without its messages: a link, an answer whose data is at an address,
    /// or what one player saw. Packed messages, too, without the feature `mahjong-soul`.
    MahjongSoul,
    /// Broken gzip, or gzip without the feature `gzip`.
    Gzip {
        /// The unpacker's message.
        why: String,
    },
    /// Reading the bytes failed.
    Io {
        /// The system's message.
        why: String,
    },
    /// Longer than the limit.
    TooLong {
        /// The limit in bytes.
        most: usize,
    },
    /// Invalid UTF-8 from this byte on.
    NotUtf8 {
        /// The byte's offset.
        at: usize,
    },
    /// Broken XML.
    Xml {
        /// The parser's message.
        why: String,
    },
    /// Broken JSON.
    Json {
        /// The parser's message.
        why: String,
    },
    /// A broken message of protobuf, as Mahjong Soul packs them.
    Protobuf {
        /// The message and the fields in it that lead to the place: `RecordHule.hules.HuleInfo.fu`.
        path: String,
        /// What is wrong there.
        why: &'static str,
    },
    /// A required part is missing.
    Missing {
        /// What.
        what: &'static str,
    },
    /// Something isn't what it must be.
    Unreadable {
        /// The part.
        what: &'static str,
        /// The text there.
        found: String,
    },
    /// Something in a place where it isn't allowed.
    OutOfPlace {
        /// What.
        what: &'static str,
    },
    /// A player discards or uses a tile that he doesn't hold.
    NotHeld {
        /// Who.
        seat: Seat,
        /// The tile.
        face: Face,
    },
    /// The tiles of a player don't form a hand.
    NoHand {
        /// Whose.
        seat: Seat,
        /// Why.
        why: HandError,
    },
    /// More points or riichi sticks than there can be.
    Points {
        /// Which.
        why: PointsError,
    },
    /// A seed from which no wall can be made.
    Seed {
        /// Why.
        why: &'static str,
    },
    /// The turns of the players don't fit together in any order.
    NoOrder,
    /// It holds no round.
    NoRound,
    /// A second game begins here, where only one was expected.
    SecondGame,
    /// The crate was compiled without the feature that reads the format ([`Format::feature`]).
    NoFeature {
        /// The feature.
        feature: &'static str,
    },
}

impl RecordError {
    /// The same error with its place shifted by `by`.
    pub(super) fn moved(mut self: Box<Self>, by: usize) -> Box<RecordError> {
        self.place = self.place.moved(by);
        self
    }

    pub(super) fn whole(wrong: Wrong) -> Box<RecordError> {
        RecordError::at(Place::Whole, "", Box::new(wrong))
    }

    #[expect(clippy::boxed_local, reason = "readers have it in a box")]
    pub(super) fn at(place: Place, text: &str, wrong: Box<Wrong>) -> Box<RecordError> {
        Box::new(RecordError { format: None, place, text: short(text), wrong: *wrong })
    }

    pub(super) fn of_format(mut self, format: Format) -> RecordError {
        self.format = Some(format);
        self
    }
}

/// A text cut to what fits into a line.
pub(super) fn short(text: &str) -> String {
    const MOST: usize = 120;
    let shown = text.trim().chars().take(MOST + 1);
    let line: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
    match line.char_indices().nth(MOST) {
        Some((at, _)) => line[..at].to_string() + " …",
        None => line,
    }
}

pub(super) fn missing(what: &'static str) -> Box<Wrong> {
    Box::new(Wrong::Missing { what })
}

pub(super) fn unreadable(what: &'static str, found: impl fmt::Display) -> Box<Wrong> {
    Box::new(Wrong::Unreadable { what, found: short(&found.to_string()) })
}

pub(super) fn out_of_place(what: &'static str) -> Box<Wrong> {
    Box::new(Wrong::OutOfPlace { what })
}

pub(super) fn no_json(error: &serde_json::Error) -> Box<Wrong> {
    Box::new(Wrong::Json { why: error.to_string() })
}

/// Says what a field of mjai may be, where its name doesn't.
struct Accepted(&'static str);

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            "tehais" => {
                "; a hand is a list of 13 tiles as 1m to 9m, 1p to 9p, 1s to 9s, E S W N P F C and \
                 5mr 5pr 5sr, or of 13 \"?\" where it isn't seen"
            }
            "pai" | "dora_marker" | "consumed" | "ura_markers" | "hora_tehais" => {
                "; tiles are 1m to 9m, 1p to 9p, 1s to 9s, E S W N P F C and 5mr 5pr 5sr"
            }
            "bakaze" => "; the round's wind is \"E\", \"S\", \"W\" or \"N\"",
            "kyoku" => "; it is the number of the dealer's seat from 1 on",
            _ => "",
        })
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::UnknownFormat => {
                f.write_str("not a record of a known format: these are ")?;
                let (last, others) = (Format::ALL.len() - 1, ["", ", ", " and "]);
                for (number, format) in Format::ALL.into_iter().enumerate() {
                    let before = if number == last { 2 } else { number.min(1) };
                    write!(f, "{}{format} ({})", others[before], format.shape())?;
                }
                f.write_str(", plain or gzip")
            }
            Wrong::MahjongSoul if cfg!(not(feature = "mahjong-soul")) => f.write_str(
                "a record of Mahjong Soul's own messages: convert it to tenhou/6, as the converter \
                 \"tensoul\" and the browser script \"downloadlogs\" do, and read that",
            ),
            Wrong::MahjongSoul => f.write_str(
                "a game of Mahjong Soul without messages that are read: save the server's answer with \
                 its data (or the file at its data_url), or convert it to tenhou/6, as the converter \
                 \"tensoul\" and the browser script \"downloadlogs\" do",
            ),
            Wrong::Gzip { why } if cfg!(feature = "gzip") => write!(f, "broken gzip: {why}"),
            Wrong::Gzip { why } => write!(f, "gzip: {why}"),
            Wrong::Io { why } => f.write_str(why),
            Wrong::TooLong { most } => write!(f, "longer than {} MiB", most >> 20),
            Wrong::NotUtf8 { at } => write!(f, "not UTF-8 at byte {at}"),
            Wrong::Xml { why } => write!(f, "broken XML: {why}"),
            Wrong::Json { why } => write!(f, "broken JSON: {why}"),
            Wrong::Protobuf { path, why } => write!(f, "{path} {why}"),
            Wrong::Missing { what } => write!(f, "{what} is missing{}", Accepted(what)),
            Wrong::Unreadable { what, found } => {
                write!(f, "{what} can't be {found:?}{}", Accepted(what))
            }
            Wrong::OutOfPlace { what } => write!(f, "{what} has no place here"),
            Wrong::NotHeld { seat, face } => write!(f, "{seat} doesn't have {face}"),
            Wrong::NoHand { seat, why } => write!(f, "the tiles of {seat} are not a hand: {why}"),
            Wrong::Points { why } => why.fmt(f),
            Wrong::Seed { why } => write!(f, "the wall's seed {why}"),
            Wrong::NoOrder => f.write_str("the players' turns fit together in no order"),
            Wrong::NoRound => f.write_str("there is no round"),
            Wrong::SecondGame => f.write_str("a second game begins"),
            Wrong::NoFeature { feature } => {
                write!(f, "this format needs the feature {feature:?} of mentsu-table")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(format) = self.format {
            write!(f, "{format}, ")?;
        }
        write!(f, "{}: {}", self.place, self.wrong)?;
        if self.text.is_empty() { Ok(()) } else { write!(f, " (in: {})", self.text) }
    }
}

impl core::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.wrong)
    }
}

impl core::error::Error for Wrong {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Wrong::NoHand { why, .. } => Some(why),
            Wrong::Points { why } => Some(why),
            _ => None,
        }
    }
}
