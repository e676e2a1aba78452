//! Hand-written code of the feature `serde`: values that are checked when they are read.

use alloc::vec::Vec;

use mentsu::{Counts, Face};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Game;
use crate::game::resume::SavedGame;
use crate::options::Options;
use crate::round::Round;
use crate::round::resume::Saved;
use crate::seat::Seat;
use crate::table::{Discarded, Rivers};
use crate::wall::Wall;

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| D::Error::custom("seats are numbered 0 to 3"))
    }
}

impl Serialize for Rivers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Rivers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rivers, D::Error> {
        let mut rivers = Rivers::new();
        for discard in Vec::<Discarded>::deserialize(deserializer)? {
            rivers.push(&discard);
            if let Some(caller) = discard.called {
                rivers.call_last(caller);
            }
        }
        Ok(rivers)
    }
}

/// The options as a list of actions, as a server sends them to a client.
impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Wall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Wall {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wall, D::Error> {
        let order = Vec::<Face>::deserialize(deserializer)?;
        let counts = Counts::from_tiles(order.iter().map(|face| face.tile()));
        let kinds = counts.map_err(D::Error::custom)?.at_least(4);
        Wall::of_kinds(&order, kinds)
            .ok_or_else(|| D::Error::custom("a wall has four tiles of each kind in play"))
    }
}

impl Serialize for Round {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.saved().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let saved = SavedGame::deserialize(deserializer)?;
        saved.resume().map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Round {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Round, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        saved.resume().map_err(D::Error::custom)
    }
}
