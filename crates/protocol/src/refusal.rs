//! Refusals: why a request has no answer. They are boxed, so that a `Result` stays small.

use core::fmt;
use core::str::Utf8Error;

use mentsu::any::AnyHandError;
use mentsu::chances::ChanceError;
use mentsu::fields::FieldError;
use mentsu::mcr::{self, WaysError};
use mentsu::names::Named;
use mentsu::plan::PlanError;
use mentsu::riichi::Impossible;
use mentsu::{MeldKind, ParseError, ParseErrorKind, PartialHandError, Tile, Wind};
use mentsu_families::{FamilyError, NoScore};
use mentsu_table::advice::PlacesError;
use mentsu_table::record::RecordError;
use mentsu_table::replay::NoView;

use crate::words::{wind_letter, wind_of_letter};

pub(crate) enum Refusal {
    /// The request is longer than the limit.
    TooLong {
        longest: usize,
    },
    NotUtf8(Utf8Error),
    NotJson(serde_json::Error),
    NotAnObject,
    /// A required key is missing.
    MissingKey {
        place: String,
        key: &'static str,
    },
    /// An unknown or duplicate key.
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
    /// The value of a key is not one of its allowed words.
    UnknownWord {
        key: &'static str,
        word: String,
        known: Vec<String>,
    },
    /// `closed` can't be read.
    Closed(ParseError),
    /// `closed` holds melds.
    MeldsInClosed,
    /// A meld, counting from 1, can't be read.
    Meld(usize, BadMeld),
    /// Closed tiles and melds are not a hand.
    NoHand(PartialHandError),
    /// Closed tiles, jokers and melds are not a hand of any mahjong.
    NoAnyHand(AnyHandError),
    /// The table of a family is wrong.
    Family(FamilyError),
    /// Under a family's rules the win can't be.
    NoFamilyScore(NoScore),
    /// Jokers of a kind that isn't in play.
    NotWild(String),
    /// A word of a set twice.
    Twice {
        key: &'static str,
        word: String,
    },
    /// A hand has four or five sets.
    NotSets(u64),
    /// A key is about jokers, of which there are none.
    WithoutJokers(&'static str),
    /// A hand of five sets has unknown tiles that aren't jokers.
    UnknownOfFive,
    /// The hand of a `score` request doesn't have 13 tiles, three for each meld.
    NotBeforeWin {
        concealed: u8,
        melds: usize,
    },
    /// A key has a tile that can't be read.
    Tile(&'static str, ParseError),
    /// There is no plan.
    NoPlan(PlanError),
    /// There are no chances.
    NoChances(ChanceError),
    /// Too many draws for exact chances, or none.
    ChanceDraws,
    /// The situation is impossible.
    Impossible(Impossible),
    /// The situation is impossible under Chinese rules.
    McrImpossible(mcr::Impossible),
    /// A look-ahead key without the number of draws left.
    WithoutDraws(&'static str),
    /// A key that yaku depend on, without a request for the way to them.
    WithoutWays(&'static str),
    /// The last tile of the wall is gone, but draws are left.
    DrawsAfterTheLast(u8),
    /// A win under Chinese rules has unknown tiles.
    UnknownTiles,
    /// Unknown tiles alone are answered here, and there are none.
    NothingUnknown,
    /// A block wins nothing.
    WinsOfBlock,
    /// Only hands of 3n+2 tiles have forms.
    NothingToTry {
        concealed: u8,
    },
    /// The ways of a hand can't be computed under Chinese rules.
    NoWays(WaysError),
    /// More than four of a tile are held and seen.
    SeenAndHeld {
        tile: Tile,
        copies: u8,
    },
    /// Riichi and double riichi are both declared.
    TwoRiichi,
    /// A field, such as a rule, can't have the value.
    Field {
        /// The object's place, empty for the request itself.
        place: String,
        error: FieldError,
    },
    /// The value under an older name, or the events, contradict the rule.
    Contradiction(&'static str),
    /// The value of a key isn't a list.
    NotAList(&'static str),
    /// The events of a round can't be read.
    Events(RecordError),
    /// The game has no such seat.
    EmptySeat(u8),
    /// The events are those that another seat saw.
    UnseenSeat(u8),
    /// The events give the player no view.
    NoView(NoView),
    /// The places can't be worth these numbers.
    Places(PlacesError),
    /// After the events the player in this seat has no decision to make.
    NothingToDecide(usize),
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
    /// The tiles are not this type of meld.
    NotOfType(MeldKind, String),
    /// A meld of this type has no such source.
    From(MeldKind, u8),
    /// No player has this number, seen from the caller.
    NoPlayer(u8),
}

impl Refusal {
    /// The wind of this letter, or a refusal with all letters.
    pub(crate) fn wind(key: &'static str, letter: &str) -> Result<Wind, Box<Refusal>> {
        wind_of_letter(letter).ok_or_else(|| {
            let known = Wind::ALL.map(wind_letter).to_vec();
            Box::new(Refusal::UnknownWord { key, word: letter.to_owned(), known })
        })
    }

    /// The value of this name, or a refusal with all names.
    pub(crate) fn named<T: Named>(key: &'static str, name: String) -> Result<T, Box<Refusal>> {
        T::from_name(&name).ok_or_else(|| {
            let known = T::NAMES.iter().map(|name| (*name).to_owned()).collect();
            Box::new(Refusal::UnknownWord { key, word: name, known })
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooLong { longest } => {
                write!(f, "the request has more than {longest} bytes, which is the limit")
            }
            Refusal::NotUtf8(error) => write!(f, "not UTF-8: {error}"),
            Refusal::NotJson(error) => write!(f, "not JSON: {error}"),
            Refusal::NotAnObject => f.write_str("a request must be a JSON object"),
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
                // Its line and column count from the value, not from the request.
                let reason = error.split(" at line ").next().unwrap_or(&error);
                write!(f, "{place}: {reason}")
            }
            Refusal::UnknownWord { key, word, known } => {
                write!(f, "{key}: unknown word `{word}`; the words are {}", listed(known))
            }
            Refusal::Closed(error) => write!(f, "closed: {error}"),
            Refusal::MeldsInClosed => f.write_str("closed: write melds under `melds`"),
            Refusal::Meld(nth, bad) => write!(f, "meld {nth}: {bad}"),
            Refusal::NoHand(error) => error.fmt(f),
            Refusal::NoAnyHand(error) => error.fmt(f),
            Refusal::Family(error) if error.place().is_empty() => {
                write!(f, "family: {}", error.kind())
            }
            Refusal::Family(error) => write!(f, "family: {}: {}", error.place(), error.kind()),
            Refusal::NoFamilyScore(error) => error.fmt(f),
            Refusal::NotWild(tiles) => write!(f, "wild: `{tiles}` is not of tiles in play"),
            Refusal::Twice { key, word } => write!(f, "{key}: {word} is there twice"),
            Refusal::NotSets(sets) => write!(f, "sets: 4 or 5, not {sets}"),
            Refusal::WithoutJokers(key) => {
                write!(f, "{key}: says what jokers may be, but `wild` is missing")
            }
            Refusal::UnknownOfFive => {
                f.write_str("closed: with five sets `?` is a joker, which `\"wild\":true` allows")
            }
            Refusal::NotBeforeWin { concealed, melds } => {
                let (tiles, beside) =
                    (if *concealed == 1 { "" } else { "s" }, if *melds == 1 { "" } else { "s" });
                write!(
                    f,
                    "closed: {concealed} tile{tiles} and {melds} meld{beside}; without the winning tile \
                     a hand has 13 tiles, three for each meld"
                )
            }
            Refusal::Tile(key, error) => write!(f, "{key}: {error}"),
            Refusal::NoPlan(PlanError::WrongSize { concealed, melds }) => write!(
                f,
                "closed: {concealed} tiles and {melds} melds; a plan takes 14 tiles, three for each meld, or 13 \
                 and what was `discarded`"
            ),
            Refusal::NoPlan(error) => error.fmt(f),
            Refusal::NoChances(error) => error.fmt(f),
            Refusal::ChanceDraws => f.write_str("draws: it is a number from 1 to 5"),
            Refusal::Impossible(impossible) => impossible.fmt(f),
            Refusal::McrImpossible(impossible) => {
                write!(f, "{}: {impossible}", key_of(impossible))
            }
            Refusal::WithoutDraws(key) => {
                write!(f, "{key}: says how to look ahead, but `draws` is missing")
            }
            Refusal::WithoutWays(key) => {
                write!(f, "{key}: says which yaku there are, but `ways` isn't true")
            }
            Refusal::DrawsAfterTheLast(draws) => {
                write!(f, "last_tile: no draw follows the last tile, but `draws` is {draws}")
            }
            Refusal::UnknownTiles => {
                f.write_str("closed: unknown tiles are answered by `hand` and `mcr_hand`")
            }
            Refusal::NothingUnknown => f.write_str("closed: no tile is unknown"),
            Refusal::WinsOfBlock => f.write_str("wins: a hand wins, but `closed` is a block"),
            Refusal::NothingToTry { concealed } => write!(
                f,
                "attempts: forms have 14, 11, 8, 5 or 2 concealed tiles, but `closed` has {concealed}"
            ),
            Refusal::NoWays(error) => write!(f, "{}: {error}", key_of_ways(error)),
            Refusal::SeenAndHeld { tile, copies } => {
                write!(f, "seen: more of {tile} than a hand with {copies} of four leaves")
            }
            Refusal::TwoRiichi => f.write_str("flags: riichi and double_riichi together"),
            Refusal::Field { place, error } if place.is_empty() => write!(f, "{error}"),
            Refusal::Field { place, error } => write!(f, "{place}: {error}"),
            Refusal::Contradiction(name) => {
                write!(f, "rules: `{name}` contradicts another rule")
            }
            Refusal::NotAList(key) => write!(f, "{key}: not a list"),
            Refusal::Events(error) => write!(f, "events: {error}"),
            Refusal::EmptySeat(seat) => write!(f, "seat: nobody has seat {seat}"),
            Refusal::UnseenSeat(seat) => {
                write!(f, "seat: the events don't show the tiles of seat {seat}")
            }
            Refusal::NoView(error) => write!(f, "events: {error}"),
            Refusal::Places(error) => write!(f, "places: {error}"),
            Refusal::NothingToDecide(seat) => {
                write!(f, "events: after them seat {seat} has nothing to decide")
            }
        }
    }
}

/// The key whose value is impossible.
const fn key_of(impossible: &mcr::Impossible) -> &'static str {
    match impossible {
        mcr::Impossible::TooManyFlowers { .. } => "flowers",
        mcr::Impossible::RobbedKongHeld { .. } | mcr::Impossible::ReplacementWithoutKong { .. } => {
            "kong"
        }
        mcr::Impossible::LastCopyConcealed { .. } | mcr::Impossible::LastCopyUnseen { .. } => {
            "last_copy"
        }
        mcr::Impossible::TooManySeen { .. } => "seen",
        mcr::Impossible::FifthCopy { .. } => "win",
        _ => "closed",
    }
}

/// The key because of which the ways of a hand can't be computed.
const fn key_of_ways(error: &WaysError) -> &'static str {
    match error {
        WaysError::TooManyCopies(_) => "seen",
        WaysError::WallTooShort { .. } => "draws",
        WaysError::TooManyWays => "depth",
        _ => "closed",
    }
}

/// The place of an object, as a prefix of a message.
fn before(place: &str) -> String {
    if place.is_empty() { String::new() } else { format!("{place}: ") }
}

/// Words as a list in prose.
fn listed(words: &[impl AsRef<str>]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.as_slice() {
        [] => "none".to_owned(),
        [word] => (*word).to_owned(),
        [words @ .., last] => format!("{} and {last}", words.join(", ")),
    }
}

impl fmt::Display for BadMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMeld::UnknownType(name) => {
                write!(f, "unknown type `{name}`; the types are {}", listed(MeldKind::NAMES))
            }
            BadMeld::Tiles(error) => error.fmt(f),
            BadMeld::NotOfType(kind, tiles) => {
                write!(f, "no {} consists of `{tiles}`", kind.name())
            }
            BadMeld::From(MeldKind::Ankan, from) => {
                write!(f, "from: an ankan is taken from nobody, not from {from}")
            }
            BadMeld::From(kind, from) => {
                write!(f, "from: a {} is taken from 1, not from {from}", kind.name())
            }
            BadMeld::NoPlayer(from) => {
                write!(f, "from: 1 is kamicha, 2 toimen and 3 shimocha; nobody is {from}")
            }
        }
    }
}
