//! Kyodai's layouts: a header, a name, and 3,400 places.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::{FileError, FileErrorKind, checked, place_of};
use super::named::NamedLayout;
use crate::layout::Position;

/// Places of a row.
const WIDTH: usize = 34;
/// Rows of a level.
const HEIGHT: usize = 20;
/// Levels.
const LEVELS: usize = 5;

pub(super) fn read(text: &str) -> Result<NamedLayout, FileError> {
    let mut lines = text.splitn(3, '\n');
    let header = lines.next().unwrap_or_default().trim_end();
    if header != "Kyodai 3.0" && header != "Kyodai 6.0" {
        return Err(FileError::new((1, 1), FileErrorKind::UnknownFormat));
    }
    let name = lines.next().unwrap_or_default();
    let name = name.split("::").next().unwrap_or_default().trim();
    let places = lines.next().unwrap_or_default();
    let start = text.len() - places.len();
    let mut tiles = Vec::new();
    let mut count = 0;
    for (byte, place) in places.char_indices().filter(|(_, place)| !place.is_whitespace()) {
        match place {
            '0' => {}
            '1' => {
                let (x, y, z) = (count % WIDTH, count / WIDTH % HEIGHT, count / WIDTH / HEIGHT);
                // Too many places lie beyond the last level, which is reported below.
                if z < LEVELS {
                    tiles.push(Position::new(x as u8, y as u8, z as u8));
                }
            }
            found => {
                let kind = FileErrorKind::Place(found);
                return Err(FileError::new(place_of(text, start + byte), kind));
            }
        }
        count += 1;
    }
    if count != WIDTH * HEIGHT * LEVELS {
        let end = place_of(text, text.trim_end().len());
        return Err(FileError::new(end, FileErrorKind::PlaceCount(count)));
    }
    Ok(NamedLayout { name: String::from(name), layout: checked(tiles, (3, 1)) })
}
