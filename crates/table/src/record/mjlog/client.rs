//! A client's log: lines `Get: …` with what the server says and `Send: …` with what the client
//! does.

use std::boxed::Box;
use std::vec::Vec;

use super::tag::{Piece, each_tag};
use super::tags::TagReader;
use crate::record::error::{RecordError, out_of_place};
use crate::record::format::Format;
use crate::record::game::Record;
use crate::record::place::Place;

/// Reads a client's log of one or more games.
pub(in crate::record) fn read(text: &str) -> Result<Vec<Record>, Box<RecordError>> {
    let mut reader = TagReader::new(Format::Client);
    for (number, line) in text.lines().enumerate() {
        let place = Place::Line(number + 1);
        let line = line.trim();
        let (sends, tags) = match (line.strip_prefix("Get:"), line.strip_prefix("Send:")) {
            (Some(tags), _) => (false, tags),
            (_, Some(tags)) => (true, tags),
            _ if line.is_empty() => continue,
            _ => {
                let wrong = out_of_place("a line without \"Get:\" or \"Send:\"");
                return Err(RecordError::at(place, line, wrong));
            }
        };
        each_tag(
            tags,
            |_| place,
            |piece| match piece {
                Piece::Tag(tag) if sends => reader.sent(&tag),
                Piece::Tag(tag) => reader.tag(&tag),
                Piece::End(_) => Ok(()),
                Piece::Cut(place) => {
                    reader.broken_off(place);
                    Ok(())
                }
            },
        )?;
    }
    reader.finish()
}
