//! What the head says about the room, the day and the players' levels.

use serde_json::Value;

use super::fields::seat;
use crate::record::origin::{Dan, Date, Origin, Room};

/// The category of ranked games (段位戦).
const RANKED: u64 = 2;

/// The rooms by `meta.mode_id`, as the client's lists of modes number them: east rounds and hanchan
/// of four players, then of three.
const ROOMS: [(Room, [u64; 4]); 5] = [
    (Room::DouNoMa, [2, 3, 17, 18]),
    (Room::GinNoMa, [5, 6, 19, 20]),
    (Room::KinNoMa, [8, 9, 21, 22]),
    (Room::GyokuNoMa, [11, 12, 23, 24]),
    (Room::OuzaNoMa, [15, 16, 25, 26]),
];

pub(super) fn origin(head: &Value, players: u8) -> Origin {
    let config = &head["config"];
    let mode = config["meta"]["mode_id"].as_u64().filter(|_| config["category"] == RANKED);
    let room = ROOMS.iter().find(|(_, modes)| mode.is_some_and(|mode| modes.contains(&mode)));
    let start = head["start_time"].as_u64().and_then(|seconds| u32::try_from(seconds).ok());
    let mut origin = Origin {
        date: start.filter(|seconds| *seconds > 0).map(Date::of_seconds),
        room: room.map(|(room, _)| *room),
        ..Origin::default()
    };
    origin.set_reference(head["uuid"].as_str().unwrap_or_default());
    let level_of = if players == 3 { "level3" } else { "level" };
    for account in head["accounts"].as_array().into_iter().flatten() {
        let Ok(seat) = seat(account, "seat").map(|seat| seat.index()) else { continue };
        let level = &account[level_of];
        let number = level["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        origin.dan[seat] = number.and_then(Dan::mahjong_soul);
        // Points of 0 are left out.
        let points = level["score"].as_i64().or(number.map(|_| 0));
        let rate = points.and_then(|points| i32::try_from(points).ok());
        origin.rates[seat] = rate.and_then(|rate| rate.checked_mul(100));
    }
    origin.keep_players(players);
    origin
}
