//! Formats told apart by what a text holds.

use std::string::String;

use super::error::{RecordError, Wrong};
use super::format::Format;

impl Format {
    /// Tells the format of a text.
    ///
    /// # Errors
    /// [`Wrong::UnknownFormat`], and [`Wrong::MahjongSoul`] for Mahjong Soul's own messages.
    pub(super) fn of(text: &str) -> Result<Format, RecordError> {
        let start = text.trim_start_matches('\u{feff}').trim_start();
        // Objects may stand in a list.
        let object = start.trim_start_matches('[').trim_start();
        let format = if start.starts_with("Get:") || start.starts_with("Send:") {
            Format::Client
        } else if start.starts_with('<') {
            Format::Mjlog
        } else if is_link(start) {
            Format::Tenhou6
        } else if looks_like_mahjong_soul(start) {
            return Err(RecordError::whole(Wrong::MahjongSoul));
        } else if object.starts_with('{') && is_mjai_event(object) {
            Format::Mjai
        } else if object.starts_with('{') && object.contains("\"log\"") {
            Format::Tenhou6
        } else {
            return Err(RecordError::whole(Wrong::UnknownFormat));
        };
        Ok(format)
    }
}

/// A link to Tenhou's viewer that carries the record itself.
pub(super) fn is_link(text: &str) -> bool {
    text.starts_with("http") && text.lines().next().is_some_and(|line| line.contains("#json="))
}

fn is_mjai_event(object: &str) -> bool {
    let compact: String = object.chars().filter(|c| !c.is_whitespace()).take(4_000).collect();
    compact.starts_with("{\"type\":") || compact.contains(",\"type\":\"start_")
}

fn looks_like_mahjong_soul(text: &str) -> bool {
    [".lq.", "RecordNewRound", "RecordGame"].iter().any(|name| text.contains(name))
}
