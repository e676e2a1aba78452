//! Maps of GNOME Mahjongg: the part of XML that its files are written in, and no more.

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use alloc::vec::Vec;

use super::error::{FileError, FileErrorKind, checked, place_of};
use super::named::NamedLayout;
use crate::layout::{Layout, LayoutError, Position};

/// Elements that place tiles, and their attributes beside `z`.
const PLACING: [(&str, &[&str]); 4] = [
    ("tile", &["x", "y"]),
    ("row", &["left", "right", "y"]),
    ("column", &["x", "top", "bottom"]),
    ("block", &["left", "right", "top", "bottom"]),
];

/// A tag: `<name attribute="value" …>`.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str, usize)>,
    is_end: bool,
    is_empty: bool,
    /// Its first byte.
    at: usize,
}

/// A map that is open.
struct Map {
    name: String,
    /// The line and the column of its tag.
    place: (usize, usize),
    tiles: Vec<Position>,
    /// The level of the layer around.
    level: u8,
}

pub(super) fn read(text: &str) -> Result<Vec<NamedLayout>, FileError> {
    let wrong = |at, kind| FileError::new(place_of(text, at), kind);
    let mut maps = Vec::new();
    let mut open: Option<Map> = None;
    let mut from = 0;
    // The lines before the latest map, and where the last of them ends.
    let (mut lines, mut line_start) = (0, 0);
    while let Some(tag) = next_tag(text, &mut from)? {
        let name = tag.name.to_ascii_lowercase();
        let misplaced = || wrong(tag.at, FileErrorKind::Element(tag.name.to_owned()));
        match (&*name, &mut open) {
            ("mahjongg", None) => {}
            ("map", None) if !tag.is_end => {
                let name = tag.attributes.iter().find(|it| it.0.trim_start_matches('_') == "name");
                let name = unescaped(name.map_or("", |it| it.1));
                let passed = &text[line_start..tag.at];
                lines += passed.matches('\n').count();
                line_start += passed.rfind('\n').map_or(0, |end| end + 1);
                let column = text[line_start..tag.at].chars().count() + 1;
                open = Some(Map { name, place: (lines + 1, column), tiles: Vec::new(), level: 0 });
                if tag.is_empty {
                    maps.extend(open.take().map(closed));
                }
            }
            ("map", Some(_)) if tag.is_end => {
                maps.extend(open.take().map(closed));
            }
            ("layer", Some(map)) => {
                let level = match tag.is_end {
                    true => None,
                    false => attribute(text, &tag, "z", &["z"])?,
                };
                // An empty layer ends where it begins.
                map.level = level.filter(|_| !tag.is_empty).unwrap_or(0);
            }
            (name, Some(map)) => {
                let known = PLACING.iter().find(|it| it.0 == name).ok_or_else(misplaced)?.1;
                // What an element with a separate end holds isn't looked at: it holds nothing.
                if !tag.is_end {
                    place(text, &tag, known, map)?;
                }
            }
            _ => return Err(misplaced()),
        }
    }
    match (open, maps.is_empty()) {
        (Some(map), _) => Err(FileError::new(map.place, FileErrorKind::Unclosed)),
        (None, true) => Err(wrong(text.len(), FileErrorKind::NoMap)),
        (None, false) => Ok(maps),
    }
}

fn closed(Map { name, place, tiles, .. }: Map) -> NamedLayout {
    NamedLayout { name, layout: checked(tiles, place) }
}

/// Adds the tiles of an element to its map.
fn place(text: &str, tag: &Tag<'_>, known: &[&str], map: &mut Map) -> Result<(), FileError> {
    let of = |name| attribute(text, tag, name, known);
    let level = of("z")?.unwrap_or(map.level);
    // Each edge is that of its side, or the one coordinate of a single row or column.
    let edge =
        |side, single| -> Result<u8, FileError> { Ok(of(side)?.or(of(single)?).unwrap_or(0)) };
    let [left, right] = [edge("left", "x")?, edge("right", "x")?];
    let [top, bottom] = [edge("top", "y")?, edge("bottom", "y")?];
    for y in (top..=bottom).step_by(2) {
        let row = (left..=right).step_by(2).map(|x| Position::new(x, y, level));
        map.tiles.extend(row);
        if map.tiles.len() > Layout::MAX_TILES {
            let kind = FileErrorKind::Layout(LayoutError::TooManyTiles(map.tiles.len()));
            return Err(FileError::new(place_of(text, tag.at), kind));
        }
    }
    Ok(())
}

/// A coordinate of a tag, in half tiles (`z`: in levels), if it has it. Each attribute must be one
/// of those that are known, or `z`.
fn attribute(
    text: &str,
    tag: &Tag<'_>,
    name: &str,
    known: &[&str],
) -> Result<Option<u8>, FileError> {
    let mut found = None;
    for &(key, value, at) in &tag.attributes {
        let wrong = |kind| FileError::new(place_of(text, at), kind);
        if key != "z" && !known.contains(&key) {
            return Err(wrong(FileErrorKind::Attribute(key.to_owned())));
        }
        if key == name {
            let per_unit = if key == "z" { 1 } else { 2 };
            let number = units(value, per_unit);
            let wrong = || wrong(FileErrorKind::Coordinate(value.to_owned()));
            found = Some(number.ok_or_else(wrong)?);
        }
    }
    Ok(found)
}

/// A decimal number times 1 or 2, where that is whole and below 256.
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

/// The next tag from a byte on, which goes behind it. Text, comments and declarations are skipped.
fn next_tag<'a>(text: &'a str, from: &mut usize) -> Result<Option<Tag<'a>>, FileError> {
    loop {
        let Some(at) = text[*from..].find('<').map(|found| *from + found) else { return Ok(None) };
        let unclosed = || FileError::new(place_of(text, at), FileErrorKind::Unclosed);
        let rest = &text[at..];
        let skipped = [("<!--", "-->"), ("<?", "?>"), ("<!", ">")]
            .into_iter()
            .find(|it| rest.starts_with(it.0));
        if let Some((start, end)) = skipped {
            let length = rest[start.len()..].find(end).ok_or_else(unclosed)?;
            *from = at + start.len() + length + end.len();
            continue;
        }
        return tag(text, at, from).map(Some);
    }
}

/// The tag that begins at a byte.
fn tag<'a>(text: &'a str, at: usize, from: &mut usize) -> Result<Tag<'a>, FileError> {
    let unclosed = || FileError::new(place_of(text, at), FileErrorKind::Unclosed);
    let is_end = text[at + 1..].starts_with('/');
    let mut here = at + 1 + usize::from(is_end);
    let name = word(&text[here..]);
    here += name.len();
    let mut tag = Tag { name, attributes: Vec::new(), is_end, is_empty: false, at };
    loop {
        let rest = text[here..].trim_start();
        here = text.len() - rest.len();
        if rest.starts_with('>') || rest.starts_with("/>") {
            tag.is_empty = rest.starts_with('/');
            *from = here + 1 + usize::from(tag.is_empty);
            return Ok(tag);
        }
        if rest.is_empty() || rest.starts_with('<') {
            return Err(unclosed());
        }
        let start = here;
        let key = word(rest);
        let no_attribute = || {
            let shown = if key.is_empty() {
                &rest[..rest.chars().next().map_or(0, char::len_utf8)]
            } else {
                key
            };
            FileError::new(place_of(text, start), FileErrorKind::Attribute(shown.to_owned()))
        };
        let value = rest[key.len()..].trim_start().strip_prefix('=').ok_or_else(no_attribute)?;
        let value = value.trim_start();
        let quote = value.chars().next().filter(|found| matches!(found, '"' | '\''));
        let (quote, true) = (quote.ok_or_else(no_attribute)?, !key.is_empty()) else {
            return Err(no_attribute());
        };
        let length = value[1..].find(quote).ok_or_else(unclosed)?;
        tag.attributes.push((key, &value[1..=length], start));
        here = text.len() - value.len() + length + 2;
    }
}

/// The name that a text begins with.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| c.is_whitespace() || "=/><\"'".contains(c));
    &text[..end.unwrap_or(text.len())]
}

/// A value with the five entities of XML as what they stand for.
fn unescaped(value: &str) -> String {
    let entities =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")];
    entities.iter().fold(value.to_owned(), |text, (entity, of)| text.replace(entity, of))
}
