//! Tenhou's XML: whole games (mjlog), and what a client saw of them.
//!
//! An mjlog can't hold a house other than Tenhou, the title, or an unfinished round. A record keeps
//! the tiles of a wall, not its seed, so no seed is written. The dice are written as two ones.

mod client;
mod draws;
mod endings;
mod lobby;
mod seed;
mod tag;
mod tags;
mod write;
mod yaku;

use std::boxed::Box;
use std::vec::Vec;

pub(super) use self::client::read as read_client;
pub(super) use self::lobby::with_lobby;
pub use self::seed::TenhouWalls;
pub(super) use self::yaku::is_tenhou_s;

use self::tag::{Piece, each_tag};
use self::tags::TagReader;
use super::error::{RecordError, out_of_place};
use super::format::Format;
use super::game::Record;
use super::place::Place;

/// Reads one or more mjlogs.
pub(super) fn read(text: &str) -> Result<Vec<Record>, Box<RecordError>> {
    let mut reader = TagReader::new(Format::Mjlog);
    let mut games = Vec::new();
    let (mut closed, mut last) = (false, Place::Whole);
    let place = |number| Place::Tag(number);
    each_tag(text, place, |piece| match piece {
        Piece::Tag(tag) if closed && tag.name == "mjloggm" => {
            closed = false;
            let before = core::mem::replace(&mut reader, TagReader::new(Format::Mjlog));
            games.extend(before.finish()?);
            Ok(())
        }
        Piece::Tag(tag) if closed => Err(tag.error(out_of_place("a tag after the end"))),
        Piece::Tag(tag) => {
            last = tag.place;
            reader.tag(&tag)
        }
        Piece::Cut(place) => {
            last = place;
            Ok(())
        }
        Piece::End(name) => {
            closed |= name == "mjloggm";
            Ok(())
        }
    })?;
    if !closed {
        reader.broken_off(last);
    }
    games.extend(reader.finish()?);
    Ok(games)
}
