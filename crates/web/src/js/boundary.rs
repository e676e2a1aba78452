//! Values going in and out.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::{JsCast as _, JsValue, wasm_bindgen};

use crate::failure::{Failure, Position};
use crate::json::{Json, Object, object, to_text};
use crate::request::Request;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn stringify(value: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn parse(text: &str) -> Result<JsValue, JsValue>;

    /// Bytes, of which a part may be asked for although there are none any more.
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
    fn set_position(this: &Error, position: &JsValue);
}

/// What every function gives back.
pub(super) type Answer = Result<JsValue, JsValue>;

/// An answer as a plain object, or a failure as an exception.
pub(super) fn give<T: Json>(answer: Result<T, Failure>) -> Answer {
    give_text(answer.map(to_text))
}

/// The same of an answer's text: one function for all of them.
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
    if let Some(position) = &failure.position {
        let put = |o: &mut Object<'_>| match position {
            Position::Offset(offset) => drop(o.put("offset", *offset)),
            Position::LineColumn(line, column) => drop(o.put("line", *line).put("column", *column)),
            Position::Path(path) => drop(o.put("path", path.as_str())),
        };
        if let Ok(position) = parse(&to_text(object(put))) {
            error.set_position(&position);
        }
    }
    error.unchecked_into()
}

/// A text under a name.
pub(super) fn text(value: &JsValue, name: &str) -> Result<String, Failure> {
    value.as_string().ok_or_else(|| Failure::request(name, "it must be a string"))
}

/// A text that may be left out.
pub(super) fn text_or_nothing(value: &JsValue, name: &str) -> Result<Option<String>, Failure> {
    match value.is_undefined() || value.is_null() {
        true => Ok(None),
        false => text(value, name).map(Some),
    }
}

/// An object that may be left out.
pub(super) fn request(value: &JsValue) -> Result<Request, Failure> {
    if value.is_undefined() || value.is_null() {
        return Request::of_json(None);
    }
    let written = stringify(value).ok().and_then(|json| json.as_string());
    let json = written.ok_or_else(|| Failure::request("", "it can't be written as JSON"))?;
    Request::of_json(Some(&json))
}

/// A list of tiles or the like, under a name of its own.
pub(super) fn listed(value: &JsValue, name: &str) -> Result<Request, Failure> {
    let written = stringify(value).ok().and_then(|json| json.as_string());
    let json = written.ok_or_else(|| Failure::request(name, "it can't be written as JSON"))?;
    Request::of_json(Some(&format!("{{\"{name}\":{json}}}")))
}

/// A whole number under a name.
pub(super) fn number(value: &JsValue, name: &str, most: f64) -> Result<f64, Failure> {
    let number = value.as_f64().ok_or_else(|| Failure::request(name, "it must be a number"))?;
    crate::request::whole(number, name, 0.0, most)
}

/// A whole number that may be left out.
pub(super) fn number_or(
    value: &JsValue,
    name: &str,
    most: f64,
    otherwise: f64,
) -> Result<f64, Failure> {
    match value.is_undefined() || value.is_null() {
        true => Ok(otherwise),
        false => number(value, name, most),
    }
}

/// The most bytes of a file that are taken: records unpack to no more either.
const MOST_BYTES: u32 = 1 << 26;

/// Bytes: a file, or counts.
pub(super) fn bytes(value: &JsValue, name: &str) -> Result<Vec<u8>, Failure> {
    let bytes = value.dyn_ref::<Uint8Array>();
    let bytes = bytes.ok_or_else(|| Failure::request(name, "it must be a Uint8Array"))?;
    match bytes.length() {
        // What was transferred to a worker is as long as what is empty, but has no parts.
        0 if bytes.unchecked_ref::<Bytes>().part(0, 0).is_err() => {
            Err(Failure::request(name, "its bytes were transferred to somebody else"))
        }
        0..=MOST_BYTES => Ok(bytes.to_vec()),
        _ => Err(Failure::request(name, "it is longer than 64 MiB")),
    }
}
