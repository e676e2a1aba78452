//! Parsers for values of options: suits, tiles, winds, rounds, seats.

pub(crate) mod fields;
pub(crate) mod rounds;

use core::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use mentsu::names::{Named, UnknownName};
use mentsu::notation::{Faces, mpsz};
use mentsu::{Counts, Face, Hand, Suit, Tile, TileSet, Wind};
use mentsu_protocol::{wind_letter, wind_of_letter};
use mentsu_table::Seat;

use crate::hands::hint;

/// A number suit by its letter.
pub(crate) fn suits() -> impl TypedValueParser<Value = Suit> {
    let numbers = Suit::NAMES.iter().filter(|name| **name != Suit::Honor.name());
    PossibleValuesParser::new(numbers).try_map(|name| name.parse::<Suit>())
}

/// One tile.
pub(crate) fn face(text: &str) -> Result<Face, String> {
    text.parse().map_err(|error: mentsu::ParseError| with_hint(error, text))
}

/// Kinds of tile.
pub(crate) fn tiles(text: &str) -> Result<TileSet, String> {
    text.parse().map_err(|error| with_hint(error, text))
}

fn with_hint(error: mentsu::ParseError, text: &str) -> String {
    match hint::of(&error, text) {
        Some(hint) => format!("{}; {hint}", error.kind()),
        None => error.kind().to_string(),
    }
}

/// Tiles such as `3m0p`.
pub(crate) fn faces(text: &str) -> Result<Faces, String> {
    let faces = mpsz::faces(text).map_err(|error| with_hint(error, text))?;
    if faces.is_empty() { Err("no tile".to_owned()) } else { Ok(faces) }
}

/// Tiles, each as often as it is written; a red five is a five.
pub(crate) fn counts(text: &str) -> Result<Counts, String> {
    let kinds = mpsz::faces(text).and_then(|_| text.replace('0', "5").parse());
    kinds.map_err(|error: mentsu::ParseError| error.kind().to_string())
}

/// A tile of which more are in the hand and in this list than there are.
pub(crate) fn seen_and_held(hand: &Hand, seen: &Counts) -> Option<Tile> {
    let held = hand.all_tiles();
    Tile::ALL.into_iter().find(|&tile| held.get(tile) + seen.get(tile) > 4)
}

/// A value by its name, with `-` or `_` between words; help lists the names with `-`.
pub(crate) fn named<T: Named + Send + Sync>() -> impl TypedValueParser<Value = T> {
    let value = |name: &&'static str| PossibleValue::new(name.replace('_', "-")).alias(*name);
    PossibleValuesParser::new(T::NAMES.iter().map(value)).try_map(|name| {
        T::from_name(&name.replace('-', "_")).ok_or_else(|| UnknownName::of::<T>(&name))
    })
}

/// A wind by its letter.
pub(crate) fn wind(text: &str) -> Result<Wind, String> {
    wind_of_letter(text).ok_or_else(|| Wind::ALL.map(wind_letter).join(", "))
}

/// A seat by its number.
pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "0, 1, 2 or 3".to_owned())
}

/// A time in seconds, such as `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(duration).filter(|time| !time.is_zero());
    time.ok_or_else(|| format!("above 0 and at most {}", LONGEST.as_secs()))
}

/// The longest time that is accepted.
const LONGEST: Duration = Duration::from_secs(36_000);

/// A time, unless it is negative or longer than ten hours.
pub(crate) fn duration(seconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds).ok().filter(|time| *time <= LONGEST)
}
