//! The JSON of scripts that download records.
//!
//! | in a script's JSON | is |
//! |---|---|
//! | bytes as base64, as a list of numbers or as Node's `Buffer` | the messages in them |
//! | `{"type": "RecordNewRound", "data": …}`, `{"@type": "RecordNewRound", …}` | a message |
//! | names of fields as Python's protobuf writes them: `isLiqi` | the same without capitals: `is_liqi` |
//! | messages one after another, or a list of them | a game without a head |

use std::borrow::ToOwned as _;
use std::boxed::Box;
use std::format;
use std::string::String;
use std::vec::Vec;

use serde_json::Value;

use super::decode::Decoder;
use super::envelope::{Parts, open};
use super::schema::{GAME_ACTION, Kind, Message, RECORD_GAME, record};
use crate::record::error::{RecordError, Wrong, unreadable};
use crate::record::place::Place;
use crate::record::text::base64_decoded;

/// Whether a value is a message among others, and not a game.
pub(super) fn is_message(value: &Value) -> bool {
    const OF_GAMES: [&str; 6] = ["head", "actions", "records", "details", "record", "data_url"];
    let is_of_record =
        |name: &str| !name.ends_with("GameDetailRecords") && !name.ends_with("GameRecord");
    let is_named = value["name"].as_str().or(value["@type"].as_str()).map(is_of_record);
    let is_action = || value["type"].is_string() || value["type"].is_number();
    is_named.unwrap_or_else(is_action) && OF_GAMES.iter().all(|key| value.get(key).is_none())
}

/// The parts of a game.
pub(super) fn parts(mut game: Value, decoder: &mut Decoder) -> Result<Parts, Box<RecordError>> {
    // A named answer.
    if game["data"]["head"].is_object() {
        game = take(&mut game, "data");
    }
    let mut head = take(&mut game, "head");
    if head.is_null() && game["accounts"].is_array() {
        let known = ["uuid", "start_time", "config", "accounts", "result"];
        head = known.map(|name| (name.to_owned(), take(&mut game, name))).into_iter().collect();
    }
    rename(&mut head, &RECORD_GAME);
    let mut parts = match messages(&mut game) {
        Some(list) => Parts { actions: actions(list, decoder)?, ..Parts::default() },
        None => {
            let places = ["/data/data", "/data", "/record"];
            let given = places.iter().filter_map(|place| game.pointer(place));
            let packed = given.filter_map(bytes).find(|bytes| !bytes.is_empty());
            open(&packed.ok_or_else(|| RecordError::whole(Wrong::MahjongSoul))?, decoder)?
        }
    };
    parts.head = Some(head).filter(Value::is_object).or(parts.head);
    Ok(parts)
}

/// The list of a game's messages.
fn messages(game: &mut Value) -> Option<Vec<Value>> {
    const LISTS: [&str; 3] = ["details", "actions", "records"];
    let within = ["/data/data", "/data", "/record", ""];
    let named = within.iter().flat_map(|place| LISTS.map(|list| format!("{place}/{list}")));
    let unnamed = ["/data", "/record"].map(String::from);
    let is_list = |list: &[Value]| list.iter().any(|it| it.is_object() || it.is_string());
    let list = named.chain(unnamed).find(|place| {
        game.pointer(place).and_then(Value::as_array).is_some_and(|list| is_list(list))
    });
    match game.pointer_mut(&list?).map(Value::take) {
        Some(Value::Array(list)) => Some(list),
        _ => None,
    }
}

fn actions(list: Vec<Value>, decoder: &mut Decoder) -> Result<Vec<Value>, Box<RecordError>> {
    let mut actions = Vec::with_capacity(list.len());
    for given in list {
        let place = Place::Event(actions.len() + 1);
        let action = action(given, decoder);
        actions.push(action.map_err(|wrong| RecordError::at(place, "", wrong))?);
    }
    Ok(actions)
}

/// A step of the game in whatever form.
fn action(mut given: Value, decoder: &mut Decoder) -> Result<Value, Box<Wrong>> {
    if !given.is_object() {
        let wrapper = bytes(&given).ok_or_else(|| unreadable("a message", &given))?;
        let message = decoder.wrapped(&wrapper).map_err(|broken| broken.wrong())?;
        return Ok(step(message));
    }
    let mut result = take(&mut given, "result");
    let message = match bytes(&result) {
        Some(wrapper) if wrapper.is_empty() => None,
        Some(wrapper) => Some(decoder.wrapped(&wrapper).map_err(|broken| broken.wrong())?),
        None if result.is_string() => return Err(unreadable("result", result)),
        None => named(&mut result, decoder)?,
    };
    if let Some(message) = message {
        return Ok(step(message));
    }
    match named(&mut given, decoder)? {
        Some(message) => Ok(step(message)),
        None => Ok(renamed(given, &GAME_ACTION)),
    }
}

/// The step of the game that has this message.
fn step(message: Value) -> Value {
    Value::from_iter([("result", message)])
}

/// A message with its name; `None` for anything else.
fn named(given: &mut Value, decoder: &mut Decoder) -> Result<Option<Value>, Box<Wrong>> {
    let name = ["name", "@type", "type"].iter().find_map(|key| given[*key].as_str());
    let Some(name) = name.map(|name| name.rsplit('.').next().unwrap_or(name).to_owned()) else {
        return Ok(None);
    };
    let data = if given["data"].is_null() && given["@type"].is_string() {
        given.take()
    } else {
        take(given, "data")
    };
    let data = match (record(&name), bytes(&data)) {
        (Some(message), Some(packed)) => {
            decoder.message(message, &packed).map_err(|broken| broken.wrong())?
        }
        (Some(message), None) => renamed(data, message),
        (None, _) => data,
    };
    Ok(Some(Value::from_iter([("name", Value::from(name)), ("data", data)])))
}

/// Takes a field of an object; null if there is none.
fn take(object: &mut Value, name: &str) -> Value {
    object.get_mut(name).map_or(Value::Null, Value::take)
}

/// The bytes that a value stands for.
fn bytes(value: &Value) -> Option<Vec<u8>> {
    match value {
        Value::String(text) => base64_decoded(text),
        Value::Object(buffer) if buffer.get("type")? == "Buffer" => bytes(buffer.get("data")?),
        Value::Array(list) => {
            list.iter().map(|byte| byte.as_u64().and_then(|byte| u8::try_from(byte).ok())).collect()
        }
        _ => None,
    }
}

/// Gives the fields of a message their own names.
fn rename(value: &mut Value, message: &Message) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, message)),
        Value::Object(object) => {
            for field in message.fields {
                if !object.contains_key(field.name) {
                    let other = object.keys().find(|key| is_name(key, field.name));
                    if let Some(value) = other.cloned().and_then(|other| object.remove(&other)) {
                        object.insert(field.name.to_owned(), value);
                    }
                }
                if let (Kind::Message(of), Some(value)) = (field.kind, object.get_mut(field.name)) {
                    rename(value, of);
                }
            }
        }
        _ => {}
    }
}

fn renamed(mut value: Value, message: &Message) -> Value {
    rename(&mut value, message);
    value
}

/// Whether a key is a field's name but for capitals and underscores.
fn is_name(key: &str, name: &str) -> bool {
    fn plain(text: &str) -> impl Iterator<Item = u8> {
        text.bytes().filter(|byte| *byte != b'_').map(|byte| byte.to_ascii_lowercase())
    }
    plain(key).eq(plain(name))
}
