//! With the feature `serde`: layouts, boards, games and records as their text (a game as its board
//! and pairs), faces and positions as text in human-readable formats and as numbers in others.
//! Whatever is read is checked as in a constructor.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::board::{Board, Face, Pair};
use crate::game::{Game, Record};
use crate::layout::{Layout, Position, TileId};

/// Types written as their text.
macro_rules! as_text {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.to_string())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(wrong)
            }
        }
    )*};
}

as_text!(Layout Board Record);

/// Types written as their text, or as numbers in binary formats.
macro_rules! as_text_or_numbers {
    ($($name:ident: $numbers:ty, $to:expr, $from:expr;)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() {
                    return to.serialize_str(&self.to_string());
                }
                let numbers: fn(&$name) -> $numbers = $to;
                numbers(self).serialize(to)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                if from.is_human_readable() {
                    return String::deserialize(from)?.parse().map_err(wrong);
                }
                <$numbers>::deserialize(from).map($from)
            }
        }
    )*};
}

as_text_or_numbers! {
    Face: u16, |face| face.0, Face;
    Position: [u8; 3], |place| [place.x, place.y, place.z], |[x, y, z]| Position::new(x, y, z);
}

fn wrong<E: Error>(error: impl Display) -> E {
    E::custom(error)
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.tiles().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [a, b] = <[TileId; 2]>::deserialize(from)?;
        Self::new(a, b).ok_or_else(|| wrong("a tile doesn't go with itself"))
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut game = to.serialize_struct("Game", 2)?;
        game.serialize_field("board", self.board())?;
        game.serialize_field("moves", self.moves())?;
        game.end()
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(rename = "Game", deny_unknown_fields)]
        struct Parts {
            board: Board,
            moves: Vec<Pair>,
        }
        let Parts { board, moves } = Parts::deserialize(from)?;
        let mut game = Self::new(board);
        for pair in moves {
            game.take(pair).map_err(wrong)?;
        }
        Ok(game)
    }
}
