//! Tenhou's XML: whole games (mjlog), and what a client saw of them.

mod client;
mod endings;
mod seed;
mod tag;
mod tags;
mod yaku;

pub(super) use self::client::read as read_client;
pub use self::seed::TenhouWalls;

use self::tag::{Piece, each_tag};
use self::tags::TagReader;
use super::error::{RecordError, Wrong};
use super::format::Format;
use super::game::Record;
use super::place::Place;

/// Reads an mjlog.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let mut reader = TagReader::new(Format::Mjlog);
    let mut closed = false;
    each_tag(text, Place::Tag, |piece| match piece {
        Piece::Tag(tag) if closed => {
            Err(tag.error(Wrong::OutOfPlace { what: "a tag after the end" }))
        }
        Piece::Tag(tag) => reader.tag(&tag),
        Piece::End(name) => {
            closed |= name == "mjloggm";
            Ok(())
        }
    })?;
    if !closed {
        return Err(RecordError::whole(Wrong::Truncated));
    }
    reader.finish()
}
