//! Detects the format from the content.

use std::boxed::Box;
use std::format;
use std::string::String;

use super::error::{RecordError, Wrong};
use super::format::Format;

/// Detects the format of a text.
///
/// # Errors
/// [`Wrong::UnknownFormat`], and [`Wrong::MahjongSoul`] for Mahjong Soul's own messages where they
/// aren't JSON.
pub(super) fn format(text: &str) -> Result<Format, Box<RecordError>> {
    let start = text.trim_start_matches('\u{feff}').trim_start();
    // Objects may stand in a list.
    let object = start.trim_start_matches('[').trim_start();
    let format = if start.starts_with("Get:") || start.starts_with("Send:") {
        Format::Client
    } else if start.starts_with('<') {
        Format::Mjlog
    } else if is_link(start) {
        Format::Tenhou6
    } else if object.starts_with('{') && object.contains("RecordNewRound") {
        Format::MahjongSoul
    } else if names_mahjong_soul(start.as_bytes()) {
        return Err(RecordError::whole(Wrong::MahjongSoul));
    } else if object.starts_with('{') && is_mjai_event(object) {
        Format::Mjai
    } else if object.starts_with('{') && has_field(object, "qijia") && has_field(object, "log") {
        Format::Majiang
    } else if object.starts_with('{') && object.contains("\"log\"") {
        Format::Tenhou6
    } else if exports_mahjong_soul(object) {
        return Err(RecordError::whole(Wrong::MahjongSoul));
    } else {
        return Err(RecordError::whole(Wrong::UnknownFormat));
    };
    Ok(format)
}

/// A link to Tenhou's viewer that carries the record itself.
pub(super) fn is_link(text: &str) -> bool {
    text.starts_with("http") && text.lines().next().is_some_and(|line| line.contains("#json="))
}

/// Whether a text is somewhere a field's name.
fn has_field(object: &str, name: &str) -> bool {
    let quoted = format!("\"{name}\"");
    let mut found = object.match_indices(&quoted).map(|(at, _)| &object[at + quoted.len()..]);
    found.any(|behind| behind.trim_start().starts_with(':'))
}

fn is_mjai_event(object: &str) -> bool {
    let compact: String = object.chars().filter(|c| !c.is_whitespace()).take(4_000).collect();
    compact.starts_with("{\"type\":") || compact.contains(",\"type\":\"start_")
}

/// Whether a record has the names of Mahjong Soul's own messages, as text or packed, or is a link
/// to one.
pub(super) fn names_mahjong_soul(bytes: &[u8]) -> bool {
    const NAMES: [&[u8]; 5] =
        [b".lq.", b"RecordNewRound", b"RecordGame", b"ActionNewRound", b"?paipu="];
    NAMES.iter().any(|name| bytes.windows(name.len()).any(|window| window == *name))
}

/// Whether an object is an export of a Mahjong Soul game whose messages aren't unpacked: what is
/// known of the game in `head`, the messages in `data` or at `data_url`, or all of it in `record`.
fn exports_mahjong_soul(object: &str) -> bool {
    let has = |field: &str| object.contains(&format!("\"{field}\""));
    let is_head = has("head") && (has("data") || has("data_url"));
    object.starts_with('{') && (is_head || has("record") && (has("uuid") || has("accounts")))
}
