//! The feature `serde`: positions, actions, squares, rules, games and records as their text, sets
//! of squares and lines as lists. Reading checks values as constructors do.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::board::{Square, Squares};
use crate::game::{Game, Repetition};
use crate::position::{Action, Position};
use crate::search::{Level, Line, MAX_DEPTH, Score};
use crate::text::Record;

/// Types written as their text.
macro_rules! as_text {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(wrong)
            }
        }
    )*};
}

as_text!(Action Position Record Repetition Square);

fn wrong<E: Error>(error: impl Display) -> E {
    E::custom(error.to_string())
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<Square>>().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Square>::deserialize(from).map(|squares| squares.into_iter().collect())
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let actions = Vec::<Action>::deserialize(from)?;
        let mut line = Line::EMPTY;
        if let [first, rest @ ..] = &actions[..] {
            line.set(*first, rest);
        }
        if line.len() == actions.len() {
            Ok(line)
        } else {
            Err(wrong(format_args!("a line has at most {MAX_DEPTH} actions")))
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Level::new(u8::deserialize(from)?).map_err(wrong)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i32(self.get())
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = i32::deserialize(from)?;
        Score::of_number(number).ok_or_else(|| wrong(format_args!("{number} is not a score")))
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut game = to.serialize_struct("Game", 3)?;
        game.serialize_field("start", self.start())?;
        game.serialize_field("repetition", &self.repetition())?;
        game.serialize_field("actions", self.actions())?;
        game.end()
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(rename = "Game", deny_unknown_fields)]
        struct Parts {
            start: Position,
            repetition: Repetition,
            actions: Vec<Action>,
        }
        let Parts { start, repetition, actions } = Parts::deserialize(from)?;
        let mut game = Game::from_position(start, repetition);
        for action in actions {
            game.apply(action).map_err(|error| wrong(format_args!("{action}: {error}")))?;
        }
        Ok(game)
    }
}
