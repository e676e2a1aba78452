//! Values from and to JavaScript.

use js_sys::{JsString, Uint8Array};
use wasm_bindgen::prelude::{JsCast as _, JsValue, wasm_bindgen};

use crate::object;
use crate::wire::failure::{Failure, Position};
use crate::wire::json::Json;
use crate::wire::request::Request;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn stringify(value: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn parse(text: &str) -> Result<JsValue, JsValue>;

    /// A `Uint8Array` whose memory may be gone.
    type Bytes;

    #[wasm_bindgen(catch, method, js_name = subarray)]
    fn part(this: &Bytes, from: u32, to: u32) -> Result<JsValue, JsValue>;

    /// An exception of JavaScript.
    type Error;

    #[wasm_bindgen(constructor)]
    fn new(message: &str) -> Error;

    #[wasm_bindgen(method, setter)]
    fn set_name(this: &Error, name: &str);

    #[wasm_bindgen(method, setter)]
    fn set_kind(this: &Error, kind: &str);

    #[wasm_bindgen(method, setter)]
    fn set_code(this: &Error, code: &str);

    #[wasm_bindgen(method, setter)]
    fn set_position(this: &Error, position: &JsValue);
}

/// The result of every function.
pub(super) type Answer = Result<JsValue, JsValue>;

/// An answer as a plain object, or a failure as an exception.
pub(super) fn give<T: Json>(answer: Result<T, Failure>) -> Answer {
    give_text(answer.map(Json::text))
}

/// [`give`] for an answer already written as text. It is compiled once for all types of answers.
fn give_text(answer: Result<String, Failure>) -> Answer {
    match answer {
        Ok(text) => parse(&text),
        Err(failure) => Err(exception(&failure)),
    }
}

/// A failure as a `MentsuError`.
pub(super) fn exception(failure: &Failure) -> JsValue {
    let error = Error::new(&failure.message);
    error.set_name("MentsuError");
    error.set_kind(failure.kind.name());
    if let Some(code) = &failure.code {
        error.set_code(code);
    }
    if let Some(position) = &failure.position {
        let position = match position {
            Position::Offset(offset) => object!(Like::Position { offset: *offset }).text(),
            Position::LineColumn(line, column) => {
                object!(Like::Position { line: *line, column: *column }).text()
            }
            Position::Path(path) => object!(Like::Position { path: path.as_str() }).text(),
        };
        if let Ok(position) = parse(&position) {
            error.set_position(&position);
        }
    }
    error.unchecked_into()
}

/// The longest word or action, in UTF-16 units.
pub(super) const WORD: u32 = 100;

/// The longest text of a hand, in UTF-16 units: the library reads none that is longer.
pub(super) const HAND: u32 = mentsu::notation::MAX_TEXT as u32;

/// The longest request or line of the protocol, in UTF-16 units.
pub(super) const LINE: u32 = 1 << 20;

/// Those of a saved game or a board.
pub(super) const SAVED: u32 = 1 << 24;

/// The length of a text in UTF-16 units: it is checked before the text is copied, since the
/// module's memory never shrinks.
fn length(value: &JsValue) -> Option<u32> {
    value.dyn_ref::<JsString>().map(JsString::length)
}

/// A text of at most `most` UTF-16 units; `name` is that of the argument.
pub(super) fn text(value: &JsValue, name: &str, most: u32) -> Result<String, Failure> {
    match length(value) {
        Some(length) if length > most => {
            let message = format!("{length} characters are too long, at most {most} are read");
            Err(Failure::request(name, message))
        }
        _ => value.as_string().ok_or_else(|| Failure::request(name, "it must be a string")),
    }
}

/// An optional text.
pub(super) fn text_or_nothing(
    value: &JsValue,
    name: &str,
    most: u32,
) -> Result<Option<String>, Failure> {
    if value.is_undefined() || value.is_null() {
        Ok(None)
    } else {
        text(value, name, most).map(Some)
    }
}

/// An optional boolean.
pub(super) fn flag_or(value: &JsValue, name: &str, otherwise: bool) -> Result<bool, Failure> {
    if value.is_undefined() || value.is_null() {
        Ok(otherwise)
    } else {
        value.as_bool().ok_or_else(|| Failure::request(name, "it must be a boolean"))
    }
}

/// An argument as JSON, or why it can't be written.
fn written(value: &JsValue, name: &str) -> Result<String, Failure> {
    match stringify(value) {
        Ok(json) if json.is_undefined() => Err(Failure::request(name, "it must be an object")),
        Ok(json) => text(&json, name, LINE),
        Err(why) => {
            let why = why.as_string().unwrap_or_default();
            Err(Failure::request(name, why))
        }
    }
}

/// An optional object.
pub(super) fn request(value: &JsValue) -> Result<Request, Failure> {
    if value.is_undefined() || value.is_null() {
        return Request::of_json(None);
    }
    Request::of_json(Some(&written(value, "")?))
}

/// A request with one key, for arguments of other types.
pub(super) fn listed(value: &JsValue, name: &str) -> Result<Request, Failure> {
    if value.is_undefined() {
        return Err(Failure::request(name, "it is missing"));
    }
    let json = written(value, name)?;
    Request::of_json(Some(&format!("{{\"{name}\":{json}}}")))
}

/// A whole number.
pub(super) fn number(value: &JsValue, name: &str, most: f64) -> Result<f64, Failure> {
    let number = value.as_f64().ok_or_else(|| Failure::request(name, "it must be a number"))?;
    crate::wire::request::whole(number, name, 0.0, most)
}

/// An optional whole number.
pub(super) fn number_or(
    value: &JsValue,
    name: &str,
    most: f64,
    otherwise: f64,
) -> Result<f64, Failure> {
    if value.is_undefined() || value.is_null() { Ok(otherwise) } else { number(value, name, most) }
}

/// The most bytes of a file, as of an unpacked record.
const MOST_BYTES: u32 = 1 << 26;

/// Bytes: a file, or counts.
pub(super) fn bytes(value: &JsValue, name: &str) -> Result<Vec<u8>, Failure> {
    let bytes = value.dyn_ref::<Uint8Array>();
    let bytes = bytes.ok_or_else(|| Failure::request(name, "it must be a Uint8Array"))?;
    match bytes.length() {
        // A transferred array has length 0, but unlike an empty one it has no subarrays.
        0 if bytes.unchecked_ref::<Bytes>().part(0, 0).is_err() => {
            Err(Failure::request(name, "its bytes were transferred away"))
        }
        0..=MOST_BYTES => Ok(bytes.to_vec()),
        _ => Err(Failure::request(name, "it is longer than 64 MiB")),
    }
}
