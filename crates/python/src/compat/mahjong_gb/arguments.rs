//! Arguments as the original reads them: its order, its texts and its classes of errors.

use mentsu::{Counts, Tile};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// The order in which tiles are listed.
pub(super) const LISTED: [Tile; Tile::COUNT] = {
    let mut listed = Tile::ALL;
    let mut rank = 0;
    while rank < 9 {
        listed[9 + rank] = Tile::ALL[18 + rank];
        listed[18 + rank] = Tile::ALL[9 + rank];
        rank += 1;
    }
    listed[31] = Tile::Red;
    listed[33] = Tile::White;
    listed
};

/// The codes of tiles in this order.
pub(super) const CODES: [&str; Tile::COUNT] = [
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "T1", "T2", "T3", "T4", "T5", "T6", "T7",
    "T8", "T9", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "F1", "F2", "F3", "F4", "J1",
    "J2", "J3",
];

/// A `TypeError` with one of the original's texts.
pub(super) fn refuse(text: &'static str) -> PyErr {
    PyTypeError::new_err(text)
}

/// The original spells it so.
pub(super) const WRONG_TILE: &str = "ERROE_WRONG_TILE_CODE";
pub(super) const WRONG_OFFER: &str = "ERROE_WRONG_OFFER_CODE";
const WRONG_PACK: &str = "ERROE_WRONG_PACK_CODE";
pub(super) const TOO_MANY_COPIES: &str = "ERROR_TILE_COUNT_GREATER_THAN_4";

/// The tile of a code.
pub(super) fn tile_of(code: &str) -> PyResult<Tile> {
    let &[letter, rank] = code.as_bytes() else { return Err(refuse(WRONG_TILE)) };
    let (first, kinds) = match letter {
        b'W' => (0, 9),
        b'T' => (9, 9),
        b'B' => (18, 9),
        b'F' => (27, 4),
        b'J' => (31, 3),
        _ => return Err(refuse(WRONG_TILE)),
    };
    match rank.checked_sub(b'1') {
        Some(rank) if rank < kinds => Ok(LISTED[first + usize::from(rank)]),
        _ => Err(refuse(WRONG_TILE)),
    }
}

/// A number that fits into an `int` of C.
pub(super) fn number(object: &Bound<'_, PyAny>) -> PyResult<i32> {
    let number = object.extract::<i64>()?;
    i32::try_from(number).map_err(|_| {
        let side = if number > 0 { "greater than maximum" } else { "less than minimum" };
        PyOverflowError::new_err(format!("signed integer is {side}"))
    })
}

/// A text without NUL; `place` is the argument's, from 1 on.
pub(super) fn text<'a>(object: &'a Bound<'_, PyAny>, place: u8) -> PyResult<&'a str> {
    let Ok(text) = object.cast::<PyString>() else {
        let name = if object.is_none() {
            "None".to_owned()
        } else {
            object.get_type().name()?.to_string()
        };
        return Err(PyTypeError::new_err(format!("argument {place} must be str, not {name}")));
    };
    let text = text.to_str()?;
    if text.contains('\0') {
        Err(PyValueError::new_err("embedded null character"))
    } else {
        Ok(text)
    }
}

/// What kind of set was declared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PackKind {
    Chow,
    Pung,
    Kong,
}

/// A declared set: of a chow the tile is the middle one.
#[derive(Clone, Copy)]
pub(super) struct Pack {
    pub(super) kind: PackKind,
    pub(super) tile: Tile,
    /// 0 if nobody gave a tile.
    pub(super) offer: i32,
}

/// The declared sets.
pub(super) fn packs(object: &Bound<'_, PyAny>) -> PyResult<Vec<Pack>> {
    let Ok(all) = object.cast::<PyTuple>() else {
        return Err(refuse("Param `pack` must be a tuple!"));
    };
    all.iter().map(|pack| one_pack(&pack)).collect()
}

fn one_pack(pack: &Bound<'_, PyAny>) -> PyResult<Pack> {
    let Ok(parts) = pack.cast::<PyTuple>() else {
        return Err(refuse("Param `pack` must be a tuple of tuples!"));
    };
    let given = parts.len();
    if given != 3 {
        let text = format!("function takes exactly 3 arguments ({given} given)");
        return Err(PyTypeError::new_err(text));
    }
    let (kind, tile, offer) = (parts.get_item(0)?, parts.get_item(1)?, parts.get_item(2)?);
    let (kind, tile) = (text(&kind, 1)?, text(&tile, 2)?);
    let offer = number(&offer)?;
    let tile = tile_of(tile)?;
    if !(0..4).contains(&offer) {
        return Err(refuse(WRONG_OFFER));
    }
    let kind = match kind {
        "PENG" => PackKind::Pung,
        "GANG" => PackKind::Kong,
        "CHI" => PackKind::Chow,
        _ => return Err(refuse(WRONG_PACK)),
    };
    Ok(Pack { kind, tile, offer })
}

/// Tiles as they stand in the hand: how many of each kind, and of all.
pub(super) struct Standing {
    counts: [u8; Tile::COUNT],
    pub(super) total: usize,
}

impl Standing {
    pub(super) fn of(object: &Bound<'_, PyAny>) -> PyResult<Standing> {
        let Ok(tiles) = object.cast::<PyTuple>() else {
            return Err(refuse("Param `hand` must be a tuple!"));
        };
        let mut counts = [0_u8; Tile::COUNT];
        for tile in tiles.iter() {
            let Ok(code) = tile.cast::<PyString>() else {
                return Err(refuse("Param `hand` must be a tuple of strs!"));
            };
            let count = &mut counts[tile_of(code.to_str()?)?.index()];
            *count = count.saturating_add(1);
        }
        Ok(Standing { counts, total: tiles.len() })
    }

    /// The tiles, of which no kind is there more than four times.
    pub(super) fn counts(&self) -> PyResult<Counts> {
        Counts::from_array(self.counts).map_err(|_| refuse(TOO_MANY_COPIES))
    }
}
