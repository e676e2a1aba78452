//! The events of a text: a line each, or a JSON list of them.

use core::iter::Enumerate;
use core::str::Lines;
use std::boxed::Box;

use serde_json::Value;

use crate::record::error::{RecordError, Wrong, missing, no_json};
use crate::record::json::{Elements, bounded};
use crate::record::place::Place;

/// The parts that an event may have: some ten times those of a round's start.
const MOST_PARTS: usize = 1 << 11;

/// Every event with its place, read one by one.
#[derive(Clone, Debug)]
pub(super) enum Events<'a> {
    Lines(Enumerate<Lines<'a>>),
    Listed(Enumerate<Elements<'a>>),
}

impl<'a> Events<'a> {
    pub(super) fn of(text: &'a str) -> Events<'a> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if are_listed(text) {
            Events::Listed(Elements::of(text).enumerate())
        } else {
            Events::Lines(text.lines().enumerate())
        }
    }
}

/// Whether a text that begins so isn't an event a line: it is a list of them, or they go on over
/// lines.
pub(in crate::record) fn are_listed(start: &str) -> bool {
    let first = start.lines().next().unwrap_or_default();
    start.starts_with('[') || first.len() < 4 && bounded(first, MOST_PARTS).is_err()
}

/// How an event bounds its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Boundary {
    StartGame,
    StartKyoku,
    EndGame,
}

/// How the event in this text bounds its game; `None` for any other event or text.
pub(in crate::record) fn boundary(event: &str) -> Option<Boundary> {
    const NAMES: [(&str, Boundary); 3] = [
        ("start_game", Boundary::StartGame),
        ("start_kyoku", Boundary::StartKyoku),
        ("end_game", Boundary::EndGame),
    ];
    // Most events are others, and needn't be read twice.
    if NAMES.iter().all(|(name, _)| !event.contains(name)) {
        return None;
    }
    let event = bounded(event, MOST_PARTS).ok()?;
    NAMES.iter().find(|(name, _)| event["type"] == *name).map(|&(_, boundary)| boundary)
}

impl Iterator for Events<'_> {
    type Item = Result<(Place, Value), Box<RecordError>>;

    fn next(&mut self) -> Option<Self::Item> {
        let (place, text) = match self {
            Events::Lines(lines) => {
                let (number, line) = lines.find(|(_, line)| !line.trim().is_empty())?;
                (Place::Line(number + 1), line)
            }
            Events::Listed(elements) => {
                let (number, element) = elements.next()?;
                let place = Place::Event(number + 1);
                match element {
                    Ok(element) => (place, element),
                    Err(why) => {
                        let wrong = Box::new(Wrong::Json { why });
                        return Some(Err(RecordError::at(place, "", wrong)));
                    }
                }
            }
        };
        let error = |wrong| RecordError::at(place, text, wrong);
        Some(match bounded(text, MOST_PARTS) {
            Err(why) => Err(error(no_json(&why))),
            Ok(value) if !value["type"].is_string() => Err(error(missing("type"))),
            Ok(value) => Ok((place, value)),
        })
    }
}
