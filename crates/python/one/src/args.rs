//! What users write for tiles and hands: values of ours, their text, or a collection of them.

use mentsu::{Counts, Face, Hand, Meld, PartialHand, Tile, TileSet};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::counts::PyCounts;
use super::errors::{ErrorClass, parse_error, raise, raise_saying, text_of};
use super::hand::PyHand;
use super::meld::PyMeld;
use super::partial_hand::PyPartialHand;
use super::tile::{PyFace, PyTile};
use super::tile_set::PyTileSet;

/// The most elements that are read of a collection of tiles.
const MOST: usize = 136;

/// The error for something else than what is asked for.
fn wrong_type(object: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    let name = object.get_type().name();
    let name = name.as_ref().map_or("?".to_owned(), ToString::to_string);
    PyTypeError::new_err(format!("expected {expected}, not {name}"))
}

/// The text of a Python string, or none for other objects.
fn as_text<'a, 'py>(object: &'a Bound<'py, PyAny>) -> PyResult<Option<&'a str>> {
    object.cast::<PyString>().ok().map(text_of).transpose()
}

/// Reads a text as `T`, with the error that Python gets.
pub(crate) fn parse<T>(py: Python<'_>, text: &str) -> PyResult<T>
where
    T: std::str::FromStr<Err = mentsu::ParseError>,
{
    text.parse().map_err(|error| parse_error(py, text, &error))
}

/// A text; one with a lone surrogate is an error of ours.
pub struct Text(pub String);

/// A kind of tile: a `Tile`, a `Face` that isn't red, or text.
pub(crate) struct TileArg(pub(crate) Tile);

/// A face: a `Tile`, a `Face`, or text.
pub(crate) struct FaceArg(pub(crate) Face);

/// A hand: a `Hand` or text.
pub(crate) struct HandArg(pub(crate) Hand);

/// A meld: a `Meld` or text.
pub(crate) struct MeldArg(pub(crate) Meld);

/// A hand with unknown tiles: a `PartialHand`, a `Hand`, or text.
pub(crate) struct PartialHandArg(pub(crate) PartialHand);

/// Faces in the order given: text, or a collection.
pub(crate) struct FacesArg(pub(crate) Vec<Face>);

/// A set of kinds: a `TileSet`, text, or a collection.
pub(crate) struct TileSetArg(pub(crate) TileSet);

/// How many of each kind: a `Counts`, text, or a collection.
pub(crate) struct CountsArg(pub(crate) Counts);

macro_rules! extract {
    ($($arg:ident($object:ident) $body:block)*) => {$(
        impl<'a, 'py> FromPyObject<'a, 'py> for $arg {
            type Error = PyErr;

            fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
                let $object: &Bound<'py, PyAny> = &object;
                $body.map($arg)
            }
        }
    )*};
}

extract! {
    Text(object) {
        let text = as_text(object)?.map(str::to_owned);
        text.ok_or_else(|| wrong_type(object, "a text"))
    }
    TileArg(object) { tile_of(object) }
    FaceArg(object) { face_of(object) }
    HandArg(object) {
        if let Ok(hand) = object.cast::<PyHand>() {
            Ok(hand.get().0)
        } else if let Some(text) = as_text(object)? {
            parse(object.py(), text)
        } else {
            Err(wrong_type(object, "a Hand or its text"))
        }
    }
    MeldArg(object) {
        if let Ok(meld) = object.cast::<PyMeld>() {
            Ok(meld.get().0)
        } else if let Some(text) = as_text(object)? {
            parse(object.py(), text)
        } else {
            Err(wrong_type(object, "a Meld or its text"))
        }
    }
    PartialHandArg(object) {
        if let Ok(hand) = object.cast::<PyPartialHand>() {
            Ok(hand.get().0)
        } else if let Ok(hand) = object.cast::<PyHand>() {
            Ok(PartialHand::from(hand.get().0))
        } else if let Some(text) = as_text(object)? {
            parse(object.py(), text)
        } else {
            Err(wrong_type(object, "a PartialHand or its text"))
        }
    }
    FacesArg(object) {
        if let Some(text) = as_text(object)? {
            mentsu::notation::mpsz::faces(text)
                .map(|faces| faces.to_vec())
                .map_err(|error| parse_error(object.py(), text, &error))
        } else {
            collected(object, face_of)
        }
    }
    TileSetArg(object) {
        if let Ok(set) = object.cast::<PyTileSet>() {
            Ok(set.get().0)
        } else if let Some(text) = as_text(object)? {
            if text.is_empty() { Ok(TileSet::EMPTY) } else { parse(object.py(), text) }
        } else {
            collected(object, tile_of).map(|tiles| tiles.into_iter().collect())
        }
    }
    CountsArg(object) {
        if let Ok(counts) = object.cast::<PyCounts>() {
            Ok(counts.get().0)
        } else if let Some(text) = as_text(object)? {
            if text.is_empty() { Ok(Counts::EMPTY) } else { parse(object.py(), text) }
        } else {
            let tiles = collected(object, tile_of)?;
            Counts::from_tiles(tiles).map_err(|error| raise(object.py(), ErrorClass::Tile, &error))
        }
    }
}

fn tile_of(object: &Bound<'_, PyAny>) -> PyResult<Tile> {
    if let Ok(tile) = object.cast::<PyTile>() {
        Ok(tile.get().0)
    } else if let Ok(face) = object.cast::<PyFace>() {
        let face = face.get().0;
        if face.is_red() {
            let kind = mentsu::ParseErrorKind::RedFive(face);
            return Err(raise(object.py(), ErrorClass::Tile, &kind));
        }
        Ok(face.tile())
    } else if let Some(text) = as_text(object)? {
        parse(object.py(), text)
    } else {
        Err(wrong_type(object, "a Tile or text such as '5m'"))
    }
}

fn face_of(object: &Bound<'_, PyAny>) -> PyResult<Face> {
    if let Ok(face) = object.cast::<PyFace>() {
        Ok(face.get().0)
    } else if let Ok(tile) = object.cast::<PyTile>() {
        Ok(tile.get().0.into())
    } else if let Some(text) = as_text(object)? {
        parse(object.py(), text)
    } else {
        Err(wrong_type(object, "a Tile, a Face or text such as '0m'"))
    }
}

/// A list of whatever, from any collection; of how many it says to have, nothing is believed.
pub struct Few<T>(pub Vec<T>);

/// The most elements of a list that is read.
const MOST_OF_A_LIST: usize = 1000;

impl<'a, 'py, T> FromPyObject<'a, 'py> for Few<T>
where
    T: for<'b> FromPyObject<'b, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let elements = object.try_iter();
        let (Ok(elements), false) = (elements, object.is_instance_of::<PyString>()) else {
            return Err(wrong_type(&object, "a list"));
        };
        let mut all = Vec::new();
        for element in elements {
            if all.len() == MOST_OF_A_LIST {
                let reason = format!("there are more than {MOST_OF_A_LIST} elements");
                let kind = "too_long".to_owned();
                return Err(raise_saying(object.py(), ErrorClass::Mentsu, reason, kind));
            }
            all.push(element?.extract::<T>()?);
        }
        Ok(Few(all))
    }
}

/// The elements of any collection, each by `read`.
fn collected<T>(
    object: &Bound<'_, PyAny>,
    read: fn(&Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let Ok(elements) = object.try_iter() else {
        return Err(wrong_type(object, "tiles: text or a collection"));
    };
    let mut all = Vec::new();
    for element in elements {
        if all.len() == MOST {
            let reason = format!("there are more than {MOST} tiles");
            let kind = "too_many_tiles".to_owned();
            return Err(raise_saying(object.py(), ErrorClass::Tile, reason, kind));
        }
        all.push(read(&element?)?);
    }
    Ok(all)
}
