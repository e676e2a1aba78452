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
        let first = text.lines().next().unwrap_or_default();
        // An event that goes on over lines, or a list of them.
        if text.starts_with('[') || first.len() < 4 && bounded(first, MOST_PARTS).is_err() {
            Events::Listed(Elements::of(text).enumerate())
        } else {
            Events::Lines(text.lines().enumerate())
        }
    }
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
