//! The fields of a line, as what they must be.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::Face;
use mentsu::notation::mjai;
use serde_json::Value;

use crate::record::error::{Wrong, unreadable};
use crate::seat::Seat;
use crate::wall::face_counts;

/// A field that must be there.
pub(super) fn seat(value: &Value, name: &'static str) -> Result<Seat, Box<Wrong>> {
    let number = value[name].as_u64().filter(|&number| number < 4);
    number.and_then(|number| Seat::new(number as u8)).ok_or_else(|| unreadable(name, &value[name]))
}

pub(super) fn small(value: &Value, name: &'static str) -> Result<u16, Box<Wrong>> {
    let number = value[name].as_u64().and_then(|number| u16::try_from(number).ok());
    number.ok_or_else(|| unreadable(name, &value[name]))
}

pub(super) fn tile(value: &Value, what: &'static str) -> Result<Face, Box<Wrong>> {
    let face = value.as_str().and_then(|name| mjai::face(name).ok());
    face.ok_or_else(|| unreadable(what, value))
}

pub(super) fn tiles(value: &Value, what: &'static str) -> Result<Vec<Face>, Box<Wrong>> {
    const MOST: usize = 14;
    let list = value.as_array().filter(|list| list.len() <= MOST);
    list.ok_or_else(|| unreadable(what, value))?.iter().map(|item| tile(item, what)).collect()
}

pub(super) fn exactly<const N: usize>(
    value: &Value,
    what: &'static str,
) -> Result<[Face; N], Box<Wrong>> {
    tiles(value, what)?.try_into().map_err(|_| unreadable(what, value))
}

pub(super) fn points(value: &Value, what: &'static str) -> Result<[i32; 4], Box<Wrong>> {
    const MOST: i64 = 10_000_000;
    let list = value.as_array().filter(|list| matches!(list.len(), 3 | 4));
    let mut points = [0; 4];
    for (points, item) in points.iter_mut().zip(list.ok_or_else(|| unreadable(what, value))?) {
        let number = whole(item).filter(|number| (-MOST..=MOST).contains(number));
        *points = number.ok_or_else(|| unreadable(what, value))? as i32;
    }
    Ok(points)
}

/// A whole number, which some writers give as a float: `25000.0`.
fn whole(value: &Value) -> Option<i64> {
    let of_float = |number: f64| (number.fract() == 0.0).then_some(number as i64);
    value.as_i64().or_else(|| value.as_f64().and_then(of_float))
}

/// Whether a written hand hides all its tiles.
pub(super) fn is_hidden(given: &Value) -> bool {
    given.as_array().is_some_and(|list| list.iter().all(|item| item == "?"))
}

/// Whether these are the same tiles, in any order.
pub(super) fn are_the_same(
    given: impl IntoIterator<Item = Face>,
    known: impl IntoIterator<Item = Face>,
) -> bool {
    face_counts(given) == face_counts(known)
}
