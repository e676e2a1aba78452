//! The fields of a message, as what they must be.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::Face;
use serde_json::Value;

use crate::record::error::{Wrong, unreadable};
use crate::seat::Seat;

/// A seat. Zeros may be left out, as the protocol leaves them out.
pub(super) fn seat(value: &Value, name: &'static str) -> Result<Seat, Box<Wrong>> {
    let number = small(value, name)?;
    let seat = u8::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| unreadable(name, number))
}

/// A small number; 0 if it is left out.
pub(super) fn small(value: &Value, name: &'static str) -> Result<u16, Box<Wrong>> {
    let given = &value[name];
    let number = if given.is_null() { Some(0) } else { given.as_u64() };
    let number = number.and_then(|number| u16::try_from(number).ok());
    number.ok_or_else(|| unreadable(name, given))
}

/// A truth value, which may be a number.
pub(super) fn is(value: &Value, name: &str) -> bool {
    value[name] == true || value[name].as_u64().is_some_and(|number| number != 0)
}

/// A tile such as `0m`.
pub(super) fn tile(value: &Value, what: &'static str) -> Result<Face, Box<Wrong>> {
    let face = value.as_str().and_then(|text| text.parse().ok());
    face.ok_or_else(|| unreadable(what, value))
}

/// Tiles; none if they are left out.
pub(super) fn tiles(value: &Value, what: &'static str) -> Result<Vec<Face>, Box<Wrong>> {
    const MOST: usize = 14;
    match value {
        Value::Null => Ok(Vec::new()),
        Value::Array(list) if list.len() <= MOST => {
            list.iter().map(|item| tile(item, what)).collect()
        }
        other => Err(unreadable(what, other)),
    }
}

/// Everybody's points.
pub(super) fn points(value: &Value, what: &'static str) -> Result<[i32; 4], Box<Wrong>> {
    const MOST: i64 = 10_000_000;
    let list = value.as_array().filter(|list| matches!(list.len(), 3 | 4));
    let mut points = [0; 4];
    for (points, item) in points.iter_mut().zip(list.ok_or_else(|| unreadable(what, value))?) {
        let number = item.as_i64().filter(|number| (-MOST..=MOST).contains(number));
        *points = number.ok_or_else(|| unreadable(what, value))? as i32;
    }
    Ok(points)
}
