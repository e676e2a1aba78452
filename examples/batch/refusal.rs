//! Why a request has no answer.

use core::fmt;
use core::str::Utf8Error;

use mentsu::riichi::Impossible;
use mentsu::{HandError, MeldKind, ParseError, ParseErrorKind};

pub(crate) enum Refusal {
    NotUtf8(Utf8Error),
    NotJson(serde_json::Error),
    NotAnObject,
    /// The object has no known `op`, or not the keys that it needs.
    NoQuestion(serde_json::Error),
    /// `closed` can't be read.
    Closed(ParseError),
    /// `closed` holds melds.
    MeldsInClosed,
    /// A meld, counting from 1, can't be read.
    Meld(usize, BadMeld),
    /// Closed tiles and melds together are no hand.
    NoHand(HandError),
    /// A tile, under a key, can't be read.
    Tile(&'static str, ParseError),
    /// The situation can't be.
    Impossible(Impossible),
    /// No house gives so many fu for a double wind.
    DoubleWindFu(u8),
}

/// Why a meld can't be read.
pub(crate) enum BadMeld {
    UnknownType(String),
    Tiles(ParseErrorKind),
    /// The tiles are no such meld.
    NotOfType(MeldKind, String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotUtf8(error) => write!(f, "not UTF-8: {error}"),
            Refusal::NotJson(error) => write!(f, "not JSON: {error}"),
            Refusal::NotAnObject => f.write_str("a request is a JSON object"),
            Refusal::NoQuestion(error) => error.fmt(f),
            Refusal::Closed(error) => write!(f, "closed: {error}"),
            Refusal::MeldsInClosed => f.write_str("closed: melds have a key of their own"),
            Refusal::Meld(nth, bad) => write!(f, "meld {nth}: {bad}"),
            Refusal::NoHand(error) => error.fmt(f),
            Refusal::Tile(key, error) => write!(f, "{key}: {error}"),
            Refusal::Impossible(impossible) => impossible.fmt(f),
            Refusal::DoubleWindFu(fu) => write!(f, "double_wind_fu: {fu} is neither 2 nor 4"),
        }
    }
}

impl fmt::Display for BadMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMeld::UnknownType(name) => {
                write!(f, "no type `{name}`, only chi, pon, daiminkan, kakan and ankan")
            }
            BadMeld::Tiles(error) => error.fmt(f),
            BadMeld::NotOfType(kind, tiles) => write!(f, "`{tiles}` is no {}", kind.name()),
        }
    }
}
