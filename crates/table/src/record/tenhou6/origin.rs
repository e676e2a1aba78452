//! What an object says about the game and its players: `ref`, `lobby`, `dan`, `rate`, and the room
//! in `rule`.

use std::string::{String, ToString as _};

use serde_json::{Map, Value};

use crate::record::game_kind::GameKind;
use crate::record::origin::{Dan, Origin, Room};

pub(super) fn read(object: &Value, kind: &GameKind) -> Origin {
    let mut origin = Origin {
        room: Room::in_rules(object["rule"]["disp"].as_str().unwrap_or_default(), kind.preset),
        lobby: object["lobby"].as_u64().and_then(|lobby| u32::try_from(lobby).ok()),
        ..Origin::default()
    };
    origin.lobby = origin.lobby.filter(|lobby| *lobby > 0);
    origin.set_reference(object["ref"].as_str().unwrap_or_default());
    for seat in 0..usize::from(kind.players()) {
        origin.dan[seat] = object["dan"][seat].as_str().and_then(Dan::named);
        origin.rates[seat] = object["rate"][seat].as_f64().and_then(hundredths);
    }
    origin
}

/// The hundredths of a rating, unless no rating is so large.
fn hundredths(rate: f64) -> Option<i32> {
    const MOST: f64 = 1_000_000.0;
    (rate.abs() <= MOST).then(|| (rate * 100.0).round() as i32)
}

/// Adds what is known of it to an object. Its room belongs to the rules.
pub(super) fn write(object: &mut Map<String, Value>, origin: &Origin) {
    if let Some(reference) = &origin.reference {
        object.insert("ref".into(), Value::from(reference.as_str()));
    }
    if let Some(lobby) = origin.lobby {
        object.insert("lobby".into(), Value::from(lobby));
    }
    if origin.dan.iter().any(Option::is_some) {
        let names = origin.dan.iter().map(|dan| dan.map_or(String::new(), |dan| dan.to_string()));
        object.insert("dan".into(), names.collect());
    }
    if origin.rates.iter().any(Option::is_some) {
        let rates = origin.rates.iter().map(|rate| rate.map(|rate| f64::from(rate) / 100.0));
        object.insert("rate".into(), rates.collect());
    }
}

/// The room of the game, where the rules can name it: the reader takes every game in a room of
/// Mahjong Soul as one with open tanyao.
pub(in crate::record) fn named_room(origin: &Origin, kind: &GameKind) -> Option<Room> {
    let is_named =
        |room: &Room| room.is_of(kind.preset) && (room.is_tenhou_s() || kind.open_tanyao);
    origin.room.filter(is_named)
}
