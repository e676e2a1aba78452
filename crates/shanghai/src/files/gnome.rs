//! Maps of GNOME Mahjongg.

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use quick_xml::Reader;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};

use super::error::{FileError, FileErrorKind, checked, place_of};
use super::named::NamedLayout;
use crate::layout::{Layout, LayoutError, Position};

/// Elements that place tiles, and their attributes except `z`.
const PLACING: [(&str, &[&str]); 4] = [
    ("tile", &["x", "y"]),
    ("row", &["left", "right", "y"]),
    ("column", &["x", "top", "bottom"]),
    ("block", &["left", "right", "top", "bottom"]),
];

/// What was read so far.
struct Maps<'a> {
    text: &'a str,
    closed: Vec<NamedLayout>,
    open: Option<Map>,
    /// The lines before the latest map, and where the last of them ends.
    lines: usize,
    line_start: usize,
}

/// A map that is open.
struct Map {
    name: String,
    /// The line and the column of its tag.
    place: (usize, usize),
    tiles: Vec<Position>,
    /// The level of the enclosing layer.
    level: u8,
}

pub(super) fn read(text: &str) -> Result<Vec<NamedLayout>, FileError> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().expand_empty_elements = true;
    let mut maps = Maps { text, closed: Vec::new(), open: None, lines: 0, line_start: 0 };
    loop {
        let at = reader.buffer_position() as usize;
        match reader.read_event() {
            Ok(Event::Start(tag)) => {
                let wrong = |kind| FileError::new(place_of(text, at), kind);
                maps.start(&tag, at).map_err(wrong)?;
            }
            Ok(Event::End(tag)) => maps.end(as_text(tag.name().as_ref())),
            Ok(Event::Eof) => return maps.all(),
            Ok(_) => {}
            Err(error) => {
                let place = place_of(text, reader.error_position() as usize);
                return Err(FileError::new(place, xml(error)));
            }
        }
    }
}

impl Maps<'_> {
    /// Handles the start of an element at a byte offset.
    fn start(&mut self, tag: &BytesStart<'_>, at: usize) -> Result<(), FileErrorKind> {
        let name = tag.name();
        let name = as_text(name.as_ref());
        let misplaced = || FileErrorKind::Element(name.to_owned());
        match (&*name.to_ascii_lowercase(), &mut self.open) {
            ("mahjongg", None) => Ok(()),
            ("map", None) => {
                let name = attributes(tag)?.into_iter().find(|it| matches!(it.0, "name" | "_name"));
                let name = name.map(|it| it.1).unwrap_or_default();
                let place = self.place_after_the_last(at);
                self.open = Some(Map { name, place, tiles: Vec::new(), level: 0 });
                Ok(())
            }
            ("layer", Some(map)) => {
                map.level = coordinate(&attributes(tag)?, "z", &["z"])?.unwrap_or(0);
                Ok(())
            }
            (name, Some(map)) => {
                let known = PLACING.iter().find(|it| it.0 == name).ok_or_else(misplaced)?.1;
                map.add(&attributes(tag)?, known)
            }
            _ => Err(misplaced()),
        }
    }

    /// Handles the end of an element.
    fn end(&mut self, name: &str) {
        match (&*name.to_ascii_lowercase(), &mut self.open) {
            ("map", _) => self.closed.extend(self.open.take().map(closed)),
            ("layer", Some(map)) => map.level = 0,
            _ => {}
        }
    }

    /// The line and the column of a byte offset, which must not be smaller than in the previous
    /// call.
    fn place_after_the_last(&mut self, at: usize) -> (usize, usize) {
        let passed = &self.text[self.line_start..at];
        self.lines += passed.matches('\n').count();
        self.line_start += passed.rfind('\n').map_or(0, |end| end + 1);
        (self.lines + 1, self.text[self.line_start..at].chars().count() + 1)
    }

    /// Reads all maps of the text.
    fn all(self) -> Result<Vec<NamedLayout>, FileError> {
        match (self.open, self.closed.is_empty()) {
            (Some(map), _) => Err(FileError::new(map.place, FileErrorKind::UnclosedMap)),
            (None, true) => {
                let end = place_of(self.text, self.text.len());
                Err(FileError::new(end, FileErrorKind::NoMap))
            }
            (None, false) => Ok(self.closed),
        }
    }
}

fn closed(Map { name, place, tiles, .. }: Map) -> NamedLayout {
    NamedLayout { name, layout: checked(tiles, place) }
}

type Attributes<'a> = [(&'a str, String)];

impl Map {
    /// Adds the tiles of an element with these attributes. Only those in `known` are allowed.
    fn add(&mut self, attributes: &Attributes<'_>, known: &[&str]) -> Result<(), FileErrorKind> {
        let of = |name| coordinate(attributes, name, known);
        let level = of("z")?.unwrap_or(self.level);
        // Each edge is that of its side, or the one coordinate of a single row or column.
        let edge = |side, single| Ok(of(side)?.or(of(single)?).unwrap_or(0));
        let [left, right] = [edge("left", "x")?, edge("right", "x")?];
        let [top, bottom] = [edge("top", "y")?, edge("bottom", "y")?];
        for y in (top..=bottom).step_by(2) {
            self.tiles.extend((left..=right).step_by(2).map(|x| Position::new(x, y, level)));
            if self.tiles.len() > Layout::MAX_TILES {
                return Err(FileErrorKind::Layout(LayoutError::TooManyTiles(self.tiles.len())));
            }
        }
        Ok(())
    }
}

/// The attributes of an element, with entities resolved.
fn attributes<'a>(tag: &'a BytesStart<'_>) -> Result<Vec<(&'a str, String)>, FileErrorKind> {
    let one = |it: Result<quick_xml::events::attributes::Attribute<'a>, _>| {
        let attribute = it.map_err(xml)?;
        let value = unescape(as_text(&attribute.value)).map_err(xml)?.into_owned();
        Ok((as_text(attribute.key.into_inner()), value))
    };
    tag.attributes().map(one).collect()
}

/// The value of one attribute in half tiles (`z`: in levels), `None` if it is missing. All
/// attributes must be in `known`, or be `z`.
fn coordinate(
    attributes: &Attributes<'_>,
    name: &str,
    known: &[&str],
) -> Result<Option<u8>, FileErrorKind> {
    if let Some((key, _)) = attributes.iter().find(|it| it.0 != "z" && !known.contains(&it.0)) {
        return Err(FileErrorKind::Attribute((*key).to_owned()));
    }
    let Some((_, value)) = attributes.iter().find(|it| it.0 == name) else { return Ok(None) };
    let number = units(value, if name == "z" { 1 } else { 2 });
    number.map(Some).ok_or_else(|| FileErrorKind::Coordinate(value.clone()))
}

/// A decimal number times `times`, if the product is a whole number below 256.
fn units(value: &str, times: u16) -> Option<u8> {
    let (whole, part) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(part) {
        return None;
    }
    let half = match part.trim_end_matches('0') {
        "" => 0,
        "5" if times == 2 => 1,
        _ => return None,
    };
    u8::try_from(whole.parse::<u16>().ok()?.checked_mul(times)?.checked_add(half)?).ok()
}

/// A part of the text, which is valid UTF-8.
fn as_text(bytes: &[u8]) -> &str {
    core::str::from_utf8(bytes).unwrap_or_default()
}

fn xml(error: impl core::fmt::Display) -> FileErrorKind {
    FileErrorKind::Xml(error.to_string())
}
