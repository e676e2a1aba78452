//! The events of a text: a line each, or a JSON list of them; and which belong to which game.

use std::boxed::Box;
use std::vec::Vec;

use serde_json::{Deserializer, Value};

use crate::record::error::{RecordError, no_json};
use crate::record::place::Place;

/// Every event with its place.
pub(super) fn events(text: &str) -> Result<Vec<(Place, Value)>, Box<RecordError>> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let first = text.lines().next().unwrap_or_default();
    // An event that goes on over lines, or a list of them.
    if text.starts_with('[') || serde_json::from_str::<Value>(first).is_err() && first.len() < 4 {
        return listed(text);
    }
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let read = lines.map(|(number, line)| {
        let place = Place::Line(number + 1);
        let value = serde_json::from_str(line);
        let error = |error: serde_json::Error| RecordError::at(place, line, no_json(&error));
        Ok((place, value.map_err(error)?))
    });
    read.collect()
}

fn listed(text: &str) -> Result<Vec<(Place, Value)>, Box<RecordError>> {
    let mut events = Vec::new();
    for value in Deserializer::from_str(text).into_iter::<Value>() {
        let value = value
            .map_err(|error| RecordError::at(Place::Line(error.line()), "", no_json(&error)))?;
        match value {
            Value::Array(list) => events.extend(list),
            event => events.push(event),
        }
    }
    Ok(events.into_iter().enumerate().map(|(i, event)| (Place::Event(i + 1), event)).collect())
}

/// The events of each game that has a round. A game begins with its `start_game`, or with a round
/// after the end of another.
pub(super) fn games(events: &[(Place, Value)]) -> Vec<&[(Place, Value)]> {
    let mut games = Vec::new();
    let (mut start, mut has_round, mut ended) = (0, false, false);
    for (at, (_, event)) in events.iter().enumerate() {
        let begins = match event["type"].as_str() {
            Some("start_game") => true,
            Some("start_kyoku") => ended,
            _ => false,
        };
        if begins && has_round {
            games.push(&events[start..at]);
            (start, has_round, ended) = (at, false, false);
        }
        has_round |= event["type"] == "start_kyoku";
        ended |= has_round && event["type"] == "end_game";
    }
    if has_round || games.is_empty() {
        games.push(&events[start..]);
    }
    games
}
