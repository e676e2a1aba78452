//! One tag of Tenhou's XML, and its attributes as numbers.

use core::str::FromStr;
use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::Face;
use mentsu::notation::{RedFives, ids136};
use quick_xml::events::{BytesStart, Event as XmlEvent};
use quick_xml::{Error as XmlError, Reader};

use crate::record::error::{RecordError, Wrong, missing, out_of_place, unreadable};
use crate::record::place::Place;
use crate::seat::Seat;

/// A tag with its attributes as they stand in the text.
#[derive(Clone, Debug)]
pub(super) struct Tag {
    pub(super) place: Place,
    pub(super) name: String,
    attributes: Vec<(String, String)>,
}

/// What a piece of XML is made of.
pub(super) enum Piece {
    /// An opening tag, or one without content.
    Tag(Tag),
    /// A closing tag.
    End(String),
    /// The text ends within a tag.
    Cut(Place),
}

/// Walks over the tags of a text. The place of each is what `place` makes of its number from 1 on.
pub(super) fn each_tag(
    text: &str,
    place: impl Fn(usize) -> Place,
    mut visit: impl FnMut(Piece) -> Result<(), Box<RecordError>>,
) -> Result<(), Box<RecordError>> {
    let mut reader = Reader::from_str(text);
    let mut number = 0;
    loop {
        let broken =
            |why: String| RecordError::at(place(number + 1), "", Box::new(Wrong::Xml { why }));
        let rest = text.get(reader.buffer_position() as usize..).unwrap_or("");
        let event = match reader.read_event() {
            Ok(event) => event,
            // The text ends within a piece.
            Err(XmlError::Syntax(_)) if !rest.contains('>') => {
                return visit(Piece::Cut(place(number + 1)));
            }
            Err(error) => return Err(broken(error.to_string())),
        };
        match event {
            XmlEvent::Start(start) | XmlEvent::Empty(start) => {
                number += 1;
                visit(Piece::Tag(Tag::of(&start, place(number))?))?;
            }
            XmlEvent::End(end) => visit(Piece::End(utf8(end.name().as_ref())))?,
            XmlEvent::Eof => return Ok(()),
            XmlEvent::Text(text) if !text.iter().all(u8::is_ascii_whitespace) => {
                return Err(RecordError::at(
                    place(number + 1),
                    &utf8(&text),
                    out_of_place("text between tags"),
                ));
            }
            XmlEvent::Text(_) | XmlEvent::Decl(_) | XmlEvent::Comment(_) => {}
            other => {
                return Err(RecordError::at(
                    place(number + 1),
                    &utf8(&other),
                    out_of_place("a piece of XML"),
                ));
            }
        }
    }
}

fn utf8(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

impl Tag {
    fn of(start: &BytesStart<'_>, place: Place) -> Result<Tag, Box<RecordError>> {
        /// The longest tags have about twenty attributes.
        const MOST_ATTRIBUTES: usize = 64;
        let name = utf8(start.name().as_ref());
        let broken = |why: String| {
            let begin = &start[..start.len().min(512)];
            RecordError::at(place, &utf8(begin), Box::new(Wrong::Xml { why }))
        };
        let mut attributes = Vec::new();
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|error| broken(error.to_string()))?;
            if attributes.len() == MOST_ATTRIBUTES {
                return Err(broken(format!("more than {MOST_ATTRIBUTES} attributes")));
            }
            attributes.push((utf8(attribute.key.as_ref()), utf8(&attribute.value)));
        }
        Ok(Tag { place, name, attributes })
    }

    /// The error that this is wrong with the tag.
    pub(super) fn error(&self, wrong: Box<Wrong>) -> Box<RecordError> {
        let mut text = self.name.clone();
        for (key, value) in &self.attributes {
            text += &format!(" {key}={value:?}");
        }
        RecordError::at(self.place, &text, wrong)
    }

    /// The attribute of this name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn required(&self, name: &'static str) -> Result<&str, Box<RecordError>> {
        self.get(name).ok_or_else(|| self.error(missing(name)))
    }

    /// The number that an attribute is.
    pub(super) fn number<T: FromStr>(&self, name: &'static str) -> Result<T, Box<RecordError>> {
        let text = self.required(name)?;
        text.trim().parse().map_err(|_| self.error(unreadable(name, text)))
    }

    /// The number that an attribute is, if it is there.
    pub(super) fn number_if_any<T: FromStr>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, Box<RecordError>> {
        self.get(name).map(|_| self.number(name)).transpose()
    }

    /// The numbers of an attribute with commas between; none if it is empty.
    pub(super) fn numbers<T: FromStr>(
        &self,
        name: &'static str,
    ) -> Result<Vec<T>, Box<RecordError>> {
        let text = self.required(name)?;
        let words = text.split(',').filter(|_| !text.trim().is_empty());
        let read = words.map(|word| word.trim().parse::<T>());
        read.collect::<Result<Vec<T>, _>>().map_err(|_| self.error(unreadable(name, text)))
    }

    /// The same, of exactly `N` values.
    pub(super) fn exactly<T: FromStr, const N: usize>(
        &self,
        name: &'static str,
    ) -> Result<[T; N], Box<RecordError>> {
        let numbers = self.numbers(name)?;
        <[T; N]>::try_from(numbers)
            .map_err(|_| self.error(unreadable(name, self.get(name).unwrap_or_default())))
    }

    /// The same, of eight values, or of eight about points and eight about chips (祝儀).
    pub(super) fn at_end<T: FromStr>(
        &self,
        name: &'static str,
    ) -> Result<Vec<T>, Box<RecordError>> {
        let numbers = self.numbers(name)?;
        if matches!(numbers.len(), 8 | 16) {
            Ok(numbers)
        } else {
            Err(self.error(unreadable(name, self.required(name)?)))
        }
    }

    /// The tiles of an attribute, each id once.
    pub(super) fn faces(
        &self,
        name: &'static str,
        reds: RedFives,
    ) -> Result<Vec<Face>, Box<RecordError>> {
        let ids: Vec<u8> = self.numbers(name)?;
        match ids136::parse(&ids, reds) {
            Ok(faces) => Ok(faces.to_vec()),
            Err(error) => Err(self.error(unreadable(name, error))),
        }
    }

    /// The tile of an id.
    pub(super) fn face(
        &self,
        what: &'static str,
        id: u8,
        reds: RedFives,
    ) -> Result<Face, Box<RecordError>> {
        ids136::face(id, reds).map_err(|error| self.error(unreadable(what, error)))
    }

    /// The place at the table that an attribute names.
    pub(super) fn seat(&self, name: &'static str) -> Result<Seat, Box<RecordError>> {
        let number = self.number(name)?;
        Seat::new(number).ok_or_else(|| self.error(unreadable(name, number)))
    }

    /// Points written in hundreds.
    pub(super) fn hundreds(&self, name: &'static str, tens: i32) -> Result<i32, Box<RecordError>> {
        const MOST: u32 = 100_000;
        if tens.unsigned_abs() > MOST {
            return Err(self.error(unreadable(name, tens)));
        }
        Ok(tens * 100)
    }
}
