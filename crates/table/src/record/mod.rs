//! Records of games (牌譜): read, and written again.
//!
//! | format | what it is | read | written |
//! |---|---|---|---|
//! | [mjlog](Format::Mjlog) | Tenhou's XML, with the seed of its walls | yes | |
//! | [client's log](Format::Client) | Tenhou's protocol as one player saw it, with what was offered | yes | |
//! | [tenhou/6](Format::Tenhou6) | JSON of Tenhou's viewer and editor, which converters from Mahjong Soul write, too | yes | yes |
//! | [mjai](Format::Mjai) | an event a line, what bots speak | yes | yes |
//!
//! All may be gzip, and the format is told by the content. What can't be read is an error that says
//! where and why; nothing is skipped, and no input panics.

mod claim;
mod detect;
mod error;
mod format;
mod game;
mod game_kind;
mod holdings;
pub mod mjai;
mod mjlog;
mod percent;
mod place;
mod tenhou6;
mod unpack;

use std::string::String;
use std::vec::Vec;

pub use self::claim::{WinClaim, YakuName};
pub use self::error::{RecordError, Wrong};
pub use self::format::Format;
pub use self::game::{Entry, HiddenWin, Offers, Record, RecordedResult, RecordedRound, Sent, Told};
pub use self::game_kind::{GameKind, House};
pub use self::mjlog::TenhouWalls;
pub use self::place::Place;

/// Reads a record of any format, plain or gzip.
///
/// # Errors
/// [`RecordError`] with the format, the place and what is wrong there.
pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
    let text = unpack::text(bytes)?;
    let format = Format::of(&text)?;
    let read = match format {
        Format::Mjlog => mjlog::read(&text),
        Format::Client => mjlog::read_client(&text),
        Format::Tenhou6 => tenhou6::read(&text),
        Format::Mjai => mjai::read(&text),
    };
    read.map_err(|error| error.of_format(format))
}

impl Record {
    pub(crate) fn empty(format: Format) -> Record {
        Record {
            format,
            kind: GameKind::default(),
            title: [String::new(), String::new()],
            names: Default::default(),
            seen_by: None,
            rounds: Vec::new(),
            result: None,
        }
    }
}
