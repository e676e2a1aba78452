//! Values of options: suits, tiles, winds and houses.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use mentsu::notation::mpsz;
use mentsu::plan::{Goal, RiichiChoice};
use mentsu::riichi::Wind;
use mentsu::{Face, ParseErrorKind, Suit, TileSet};
use mentsu_protocol::{HOUSES, House, RIICHI_CHOICES};

use crate::hands::hint;

/// A number suit by its letter.
pub(crate) fn suits() -> impl TypedValueParser<Value = Suit> {
    PossibleValuesParser::new(["m", "p", "s"]).map(|letter| match letter.as_str() {
        "m" => Suit::Man,
        "p" => Suit::Pin,
        _ => Suit::Sou,
    })
}

/// One tile.
pub(crate) fn face(text: &str) -> Result<Face, String> {
    text.parse().map_err(|error: mentsu::ParseError| with_hint(error, text))
}

/// One tile of an option that may stand several times.
pub(crate) fn indicator(text: &str) -> Result<Face, String> {
    text.parse().map_err(|error: mentsu::ParseError| match error.kind() {
        ParseErrorKind::NotOneTile
        | ParseErrorKind::DigitsWithoutSuit
        | ParseErrorKind::UnknownCharacter(',') => {
            format!("{}; repeat the option for each: --dora 3m --dora 0p", error.kind())
        }
        _ => with_hint(error, text),
    })
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

/// Tiles of an option, several in one text or the option several times.
#[derive(Clone)]
pub(crate) struct Faces(Vec<Face>);

impl Faces {
    /// Tiles as in `123m0p`.
    pub(crate) fn read(text: &str) -> Result<Faces, String> {
        let faces = mpsz::faces(text).map_err(|error| with_hint(error, text))?;
        Ok(Faces(faces.to_vec()))
    }

    /// The tiles of all times that the option stands.
    pub(crate) fn of_all(all: &[Faces]) -> impl Iterator<Item = Face> {
        all.iter().flat_map(|faces| faces.0.iter().copied())
    }
}

/// When riichi is declared.
pub(crate) fn riichi_choice(text: &str) -> Result<RiichiChoice, String> {
    let choice = RIICHI_CHOICES.iter().find(|(name, _)| *name == text);
    choice.map(|(_, choice)| *choice).ok_or_else(|| "best, always or never".to_owned())
}

/// What a plan is for.
pub(crate) fn goal(text: &str) -> Result<Goal, String> {
    let goal = Goal::ALL.into_iter().find(|goal| goal_name(*goal) == text);
    goal.ok_or_else(|| "tenpai, win or points".to_owned())
}

/// The name of a goal.
pub(crate) fn goal_name(goal: Goal) -> &'static str {
    match goal {
        Goal::Tenpai => "tenpai",
        Goal::Win => "win",
        Goal::Points => "points",
    }
}

/// A wind by its letter.
pub(crate) fn wind(text: &str) -> Result<Wind, String> {
    match text {
        "E" => Ok(Wind::East),
        "S" => Ok(Wind::South),
        "W" => Ok(Wind::West),
        "N" => Ok(Wind::North),
        _ => Err("E, S, W or N".to_owned()),
    }
}

/// A house by its name, `-` or `_` between the words.
pub(crate) fn house(text: &str) -> Result<House, String> {
    let names = || HOUSES.map(|house| house.name.replace('_', "-")).join(", ");
    House::named(&text.replace('-', "_")).ok_or_else(|| format!("the houses are {}", names()))
}
