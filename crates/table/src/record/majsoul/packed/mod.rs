//! Mahjong Soul's files as the game sends them: protobuf, binary or as base64, also within the JSON
//! of scripts that download records.
//!
//! Each becomes the JSON that [`read_game`] reads: `head`, and `actions`, whose messages have a
//! `name` and `data`. Fields that protobuf leaves out, since they are 0 or empty, are missing
//! there.

mod decode;
mod envelope;
mod schema;
mod scripts;
mod wire;

use std::boxed::Box;
use std::format;
use std::string::String;
use std::vec::Vec;

use serde_json::Value;

use self::decode::Decoder;
use self::envelope::{Parts, frames, name_of, open};
use self::scripts::{is_message, parts};
use super::cut::closed;
use super::read::{MOST_PARTS, break_off, read_game, value};
use crate::record::error::{RecordError, Wrong};
use crate::record::game::Record;
use crate::record::json::Elements;
use crate::record::oddity::note_unknown;
use crate::record::place::Place;
use crate::record::text::base64_decoded;

/// The messages one after another that may be a game: some ten times those of a long one.
const MOST_MESSAGES: usize = 1 << 16;

/// Reads the games of packed messages: one, or one in each of several frames. Frames without a game
/// are noted in the first one.
pub(in crate::record) fn read_packed(bytes: &[u8]) -> Result<Vec<Record>, Box<RecordError>> {
    let (mut games, mut others) = (Vec::new(), Vec::new());
    for frame in frames(bytes) {
        match open(frame, &mut Decoder::new(MOST_PARTS)) {
            Err(error) if error.wrong == Wrong::MahjongSoul => {
                note_unknown(&mut others, Place::Whole, name_of(frame));
            }
            parts => games.push(game(parts?)?),
        }
    }
    let first = games.first_mut().ok_or_else(|| RecordError::whole(Wrong::MahjongSoul))?;
    first.oddities.append(&mut others);
    Ok(games)
}

/// Reads a game as base64; or one or more games as JSON, one after another or in a list, and
/// messages one after another.
pub(in crate::record) fn read(text: &str) -> Result<Vec<Record>, Box<RecordError>> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if !text.starts_with(['{', '[']) {
        let bytes = base64_decoded(text).ok_or_else(|| RecordError::whole(Wrong::MahjongSoul))?;
        return read_packed(&bytes);
    }
    let whole = closed(text);
    let is_cut = whole.is_some();
    let text = whole.as_deref().unwrap_or(text);
    let mut games = Vec::new();
    let (mut messages, mut count) = (String::new(), 0);
    let mut elements = Elements::of(text).peekable();
    while let Some(element) = elements.next() {
        let (text, given) = value(element)?;
        if is_message(&given) {
            count += 1;
            if count > MOST_MESSAGES {
                let why = format!("more than {MOST_MESSAGES} messages");
                return Err(RecordError::whole(Wrong::Json { why }));
            }
            messages.push(if messages.is_empty() { '[' } else { ',' });
            messages += text;
        } else {
            games.extend(listed(&mut messages, false)?);
            count = 0;
            games.push(script(given, is_cut && elements.peek().is_none())?);
        }
    }
    games.extend(listed(&mut messages, is_cut)?);
    Ok(games)
}

/// Whether a text that begins so is read as a whole: it may have a game without a head.
pub(in crate::record) fn is_whole(start: &str) -> bool {
    !start.contains("\"head\"")
}

/// The game of messages one after another, if there are any.
fn listed(messages: &mut String, is_cut: bool) -> Result<Option<Record>, Box<RecordError>> {
    if messages.is_empty() {
        return Ok(None);
    }
    let list = core::mem::take(messages) + "]";
    let (_, list) = value(Ok(&list))?;
    script(Value::from_iter([("actions", list)]), is_cut).map(Some)
}

/// The game of a script's JSON.
fn script(given: Value, is_cut: bool) -> Result<Record, Box<RecordError>> {
    let parts = parts(given, &mut Decoder::new(MOST_PARTS))?;
    game(Parts { is_cut: parts.is_cut || is_cut, ..parts })
}

fn game(parts: Parts) -> Result<Record, Box<RecordError>> {
    let place = Place::Event(parts.actions.len());
    let head = parts.head.unwrap_or_default();
    let game = Value::from_iter([("head", head), ("actions", Value::Array(parts.actions))]);
    let mut record = read_game(&game)?;
    if parts.is_cut {
        break_off(&mut record, place);
    }
    Ok(record)
}
