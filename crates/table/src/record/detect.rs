//! Detects the format from the content.

use std::boxed::Box;
use std::format;
use std::string::String;

use super::error::{RecordError, Wrong};
use super::format::Format;
#[cfg(feature = "mahjong-soul")]
use super::text::base64_decoded;

/// Detects the format of a text.
///
/// # Errors
/// [`Wrong::UnknownFormat`], and [`Wrong::MahjongSoul`] for what only names a game of Mahjong Soul.
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
    } else if object.starts_with('{') && holds_mahjong_soul(object) {
        Format::MahjongSoul
    } else if names_mahjong_soul(start.as_bytes()) {
        return Err(RecordError::whole(Wrong::MahjongSoul));
    } else if object.starts_with('{') && is_mjai_event(object) {
        Format::Mjai
    } else if object.starts_with('{') && has_field(object, "qijia") && has_field(object, "log") {
        Format::Majiang
    } else if object.starts_with('{') && object.contains("\"log\"") {
        Format::Tenhou6
    } else if exports_mahjong_soul(object) || is_base64(start) {
        Format::MahjongSoul
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
    const NAMES: [&[u8]; 6] = [
        b".lq.",
        b"RecordNewRound",
        b"RecordGame",
        b"ActionNewRound",
        b"?paipu=",
        b"/majsoul/game_record/",
    ];
    NAMES.iter().any(|name| bytes.windows(name.len()).any(|window| window == *name))
}

/// Whether an object has the messages of a game of Mahjong Soul, by their names.
fn holds_mahjong_soul(object: &str) -> bool {
    const NAMES: [&str; 3] = ["RecordNewRound", "GameDetailRecords", "ResGameRecord"];
    NAMES.iter().any(|name| object.contains(name))
}

/// Whether an object is an export of a Mahjong Soul game whose messages aren't unpacked: what is
/// known of the game in `head`, the messages in `data` or at `data_url`, or all of it in `record`.
fn exports_mahjong_soul(object: &str) -> bool {
    let has = |field: &str| object.contains(&format!("\"{field}\""));
    let is_head = has("head") && (has("data") || has("data_url"));
    object.starts_with('{') && (is_head || has("record") && (has("uuid") || has("accounts")))
}

/// Whether a text is base64 of packed messages, as far as its start says.
#[cfg(feature = "mahjong-soul")]
fn is_base64(start: &str) -> bool {
    /// What is known of a game comes before its messages, and is some 2 KB long.
    const ENOUGH: usize = 1 << 16;
    let start = start.get(..ENOUGH).unwrap_or(start).trim_end_matches('\u{fffd}');
    base64_decoded(start).is_some_and(|bytes| is_packed(&bytes))
}

#[cfg(not(feature = "mahjong-soul"))]
const fn is_base64(_: &str) -> bool {
    false
}

/// Whether bytes are Mahjong Soul's packed messages: they begin as no text does, and a message is
/// named in them.
pub(super) fn is_packed(bytes: &[u8]) -> bool {
    /// Every message but the longest is named by then, or has a length in one byte.
    const BEGINNING: usize = 64;
    let is_control = |byte: &u8| *byte < b' ' && !byte.is_ascii_whitespace();
    bytes.iter().take(BEGINNING).any(is_control)
        && bytes.windows(NAMED.len() + 2).any(starts_wrapper)
}

/// The package of all messages.
const NAMED: &[u8] = b".lq.";

/// Whether bytes begin with a `Wrapper`: its field 1 is the name of a message.
pub(super) fn starts_wrapper(bytes: &[u8]) -> bool {
    const FIELD: u8 = 0x0A;
    matches!(bytes, [FIELD, 5..=64, name @ ..] if name.starts_with(NAMED))
}
