//! Refusals: why a request has no answer. They are handed on in a box, one word on its way.

use core::fmt;
use core::str::Utf8Error;

use mentsu::plan::PlanError;
use mentsu::riichi::Impossible;
use mentsu::{HandError, MeldKind, ParseError, ParseErrorKind};

pub(crate) enum Refusal {
    NotUtf8(Utf8Error),
    NotJson(serde_json::Error),
    NotAnObject,
    /// A key that must be there isn't.
    MissingKey {
        place: String,
        key: &'static str,
    },
    /// A key that nobody knows, or that stands twice.
    Key {
        place: String,
        fault: KeyFault,
        key: String,
        known: &'static [&'static str],
    },
    /// A value has the wrong type.
    WrongValue {
        place: String,
        error: serde_json::Error,
    },
    /// A word under a key isn't one of those allowed there.
    UnknownWord {
        key: &'static str,
        word: String,
        known: Vec<&'static str>,
    },
    /// `closed` can't be read.
    Closed(ParseError),
    /// `closed` holds melds.
    MeldsInClosed,
    /// A meld, counting from 1, can't be read.
    Meld(usize, BadMeld),
    /// The closed tiles and melds don't make a hand.
    NoHand(HandError),
    /// The closed tiles and melds aren't those of a hand before its winning tile.
    NotBeforeWin {
        concealed: u8,
        melds: usize,
    },
    /// A tile, under a key, can't be read.
    Tile(&'static str, ParseError),
    /// There is no plan.
    NoPlan(PlanError),
    /// The situation is impossible.
    Impossible(Impossible),
    /// Riichi and double riichi are both declared.
    TwoRiichi,
    /// No house gives this many fu for a double wind.
    DoubleWindFu(u8),
    /// `aka` and `reds` contradict each other, or these red fives can't be had.
    Reds([u8; 3]),
}

/// The kind of error in a key.
pub(crate) enum KeyFault {
    Unknown,
    Duplicate,
}

/// Why a meld can't be read.
pub(crate) enum BadMeld {
    UnknownType(String),
    Tiles(ParseErrorKind),
    /// The tiles don't make this kind of meld.
    NotOfType(MeldKind, String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotUtf8(error) => write!(f, "not UTF-8: {error}"),
            Refusal::NotJson(error) => write!(f, "not JSON: {error}"),
            Refusal::NotAnObject => f.write_str("a request is a JSON object"),
            Refusal::MissingKey { place, key } => {
                write!(f, "{}missing key `{key}`", before(place))
            }
            Refusal::Key { place, fault, key, known } => {
                let fault = match fault {
                    KeyFault::Unknown => "unknown",
                    KeyFault::Duplicate => "duplicate",
                };
                let place = before(place);
                write!(f, "{place}{fault} key `{key}`; the keys are {}", listed(known))
            }
            Refusal::WrongValue { place, error } => {
                let error = error.to_string();
                // A value stands in a line of its own for serde, so its line says nothing.
                let reason = error.split(" at line ").next().unwrap_or(&error);
                write!(f, "{place}: {reason}")
            }
            Refusal::UnknownWord { key, word, known } => {
                write!(f, "{key}: no `{word}`, only {}", listed(known))
            }
            Refusal::Closed(error) => write!(f, "closed: {error}"),
            Refusal::MeldsInClosed => f.write_str("closed: melds have a key of their own"),
            Refusal::Meld(nth, bad) => write!(f, "meld {nth}: {bad}"),
            Refusal::NoHand(error) => error.fmt(f),
            Refusal::NotBeforeWin { concealed, melds } => {
                let (tiles, beside) =
                    (if *concealed == 1 { "" } else { "s" }, if *melds == 1 { "" } else { "s" });
                write!(
                    f,
                    "closed: {concealed} tile{tiles} beside {melds} meld{beside}, but before the winning tile \
                     a hand has 13, three fewer for each meld"
                )
            }
            Refusal::Tile(key, error) => write!(f, "{key}: {error}"),
            Refusal::NoPlan(PlanError::WrongSize { concealed, melds }) => write!(
                f,
                "closed: {concealed} tiles beside {melds} melds, but a plan takes 14, three for each meld"
            ),
            Refusal::NoPlan(error) => error.fmt(f),
            Refusal::Impossible(impossible) => impossible.fmt(f),
            Refusal::TwoRiichi => f.write_str("flags: riichi and double_riichi together"),
            Refusal::DoubleWindFu(fu) => write!(f, "double_wind_fu: {fu} is neither 2 nor 4"),
            Refusal::Reds([m, p, s]) => {
                write!(f, "rules: reds [{m},{p},{s}] can't be, or not beside this aka")
            }
        }
    }
}

/// The place of an object in its request, before what is said of it.
fn before(place: &str) -> String {
    if place.is_empty() { String::new() } else { format!("{place}: ") }
}

/// Words one after the other, "and" before the last.
fn listed(words: &[&str]) -> String {
    match words {
        [] => "none".to_owned(),
        [word] => (*word).to_owned(),
        [words @ .., last] => format!("{} and {last}", words.join(", ")),
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
