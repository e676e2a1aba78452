//! Other ways in which Arrow holds the same values, as the ones that are read: dictionaries and
//! runs as their values, lists of any whole numbers as rows of bytes.

use std::sync::Arc;

use arrow_buffer::{Buffer, NullBuffer};
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};
use mentsu::Tile;

use crate::errors::{Flaws, Refusal};
use crate::numbers::{MOST_TILES, NO_TILE, no_width};
use crate::texts::Texts;

/// Values as they are read, and which rows of them are none.
pub(crate) struct Plain {
    pub(crate) data: ArrayData,
    pub(crate) flaws: Flaws,
}

impl From<ArrayData> for Plain {
    fn from(data: ArrayData) -> Plain {
        Plain { data, flaws: Flaws::new() }
    }
}

/// The same values without a dictionary or runs, and lists of whole numbers as bytes. Lists of
/// other lengths than hands have, and numbers that are no bytes, are flaws of their rows.
///
/// # Errors
/// If no row can have a hand, and for keys without a value.
pub(crate) fn plain(data: ArrayData) -> Result<Plain, String> {
    match data.data_type() {
        DataType::Dictionary(..) => plain(of_dictionary(&data)?),
        DataType::RunEndEncoded(..) => plain(of_runs(&data)?),
        DataType::FixedSizeList(item, _) if *item.data_type() == DataType::UInt8 => Ok(data.into()),
        DataType::FixedSizeList(item, _) | DataType::List(item) | DataType::LargeList(item)
            if item.data_type().is_integer() =>
        {
            rows_of_bytes(&data)
        }
        _ => Ok(data.into()),
    }
}

fn short() -> String {
    "an array whose buffers are too short".to_owned()
}

/// A whole number; `None` where the type has none, or the buffer ends before.
fn integer(data: &ArrayData, row: usize) -> Option<i128> {
    macro_rules! read {
        ($($name:ident $int:ty)*) => {
            match data.data_type() {
                $(DataType::$name => {
                    let numbers: &[$int] = data.buffers().first()?.typed_data();
                    Some((*numbers.get(data.offset() + row)?).into())
                })*
                _ => None,
            }
        };
    }
    read! { Int8 i8 Int16 i16 Int32 i32 Int64 i64 UInt8 u8 UInt16 u16 UInt32 u32 UInt64 u64 }
}

fn of_dictionary(data: &ArrayData) -> Result<ArrayData, String> {
    let DataType::Dictionary(keys, _) = data.data_type() else { return Ok(data.clone()) };
    let [values] = data.child_data() else { return Err(short()) };
    let buffers = data.buffers().to_vec();
    let keys = ArrayData::builder((**keys).clone()).offset(data.offset()).len(data.len());
    let keys = keys.buffers(buffers).build().map_err(|error| error.to_string())?;
    let key = |row| {
        let key = integer(&keys, row).and_then(|key| usize::try_from(key).ok());
        let key = key.filter(|key| *key < values.len());
        key.ok_or("a dictionary without a value for one of its keys")
    };
    let mut texts = TextsTaken::of(values)?;
    for row in 0..data.len() {
        texts.take(if data.is_null(row) { None } else { Some(key(row)?) })?;
    }
    texts.column()
}

fn of_runs(data: &ArrayData) -> Result<ArrayData, String> {
    let [ends, values] = data.child_data() else { return Err(short()) };
    let (first, behind) = (data.offset(), data.offset() + data.len());
    let mut texts = TextsTaken::of(values)?;
    let mut done = first;
    for run in 0..ends.len().min(values.len()) {
        let end = integer(ends, run).and_then(|end| usize::try_from(end).ok()).unwrap_or(0);
        while done < end.min(behind) {
            texts.take(Some(run))?;
            done += 1;
        }
    }
    if done == behind { texts.column() } else { Err("runs that end too soon".to_owned()) }
}

/// Texts taken from a column, some more often than others. (What Arrow has for that knows all
/// types, and takes 100 kB.)
struct TextsTaken<'a> {
    values: &'a ArrayData,
    texts: Texts<'a>,
    offsets: Vec<i64>,
    bytes: Vec<u8>,
    valid: Vec<bool>,
}

impl<'a> TextsTaken<'a> {
    fn of(values: &'a ArrayData) -> Result<TextsTaken<'a>, String> {
        let wrong = || format!("dictionaries and runs of {} hold no texts", values.data_type());
        let texts = Texts::of_array(values).ok_or_else(wrong)??;
        let (bytes, valid) = (Vec::new(), Vec::new());
        Ok(TextsTaken { values, texts, offsets: vec![0], bytes, valid })
    }

    /// Takes a value, or a missing one.
    fn take(&mut self, value: Option<usize>) -> Result<(), String> {
        let value = value.filter(|value| self.values.is_valid(*value));
        if let Some(value) = value {
            self.bytes.extend_from_slice(self.texts.bytes(value).ok_or_else(short)?);
        }
        self.offsets.push(self.bytes.len() as i64);
        self.valid.push(value.is_some());
        Ok(())
    }

    /// What was taken, as bytes: each is checked as a text where it is read.
    fn column(self) -> Result<ArrayData, String> {
        let column = ArrayData::builder(DataType::LargeBinary).len(self.valid.len());
        let column = column.add_buffer(Buffer::from_vec(self.offsets));
        let column = column.add_buffer(Buffer::from_vec(self.bytes));
        let nulls = self.valid.contains(&false).then(|| NullBuffer::from(self.valid));
        column.nulls(nulls).build().map_err(|error| error.to_string())
    }
}

/// Where the items of a row begin and end.
fn items_of(data: &ArrayData, row: usize) -> Option<(usize, usize)> {
    let row = data.offset() + row;
    let (start, end) = match data.data_type() {
        DataType::FixedSizeList(_, width) => {
            let width = usize::try_from(*width).ok()?;
            return Some((row * width, (row + 1) * width));
        }
        DataType::List(_) => {
            let offsets: &[i32] = data.buffers().first()?.typed_data();
            (i64::from(*offsets.get(row)?), i64::from(*offsets.get(row + 1)?))
        }
        _ => {
            let offsets: &[i64] = data.buffers().first()?.typed_data();
            (*offsets.get(row)?, *offsets.get(row + 1)?)
        }
    };
    Some((usize::try_from(start).ok()?, usize::try_from(end).ok()?))
}

/// Lists of whole numbers as rows of equally many bytes: of 34 if any has as many, which are
/// counts, else as many as the longest that is a hand has, the others filled up with what is no
/// tile.
fn rows_of_bytes(data: &ArrayData) -> Result<Plain, String> {
    let [items] = data.child_data() else { return Err(short()) };
    if let DataType::FixedSizeList(_, width) = *data.data_type() {
        let width = usize::try_from(width).unwrap_or(0);
        if width != Tile::COUNT && !(1..=MOST_TILES).contains(&width) {
            return Err(no_width(width));
        }
    }
    let rows = (0..data.len()).map(|row| {
        if data.is_valid(row) {
            items_of(data, row).filter(|(start, end)| start <= end && *end <= items.len())
        } else {
            Some((0, 0))
        }
    });
    let rows = rows.collect::<Option<Vec<_>>>().ok_or_else(short)?;
    let is_hand = |length: &usize| *length == Tile::COUNT || *length <= MOST_TILES;
    let lengths = rows.iter().map(|(start, end)| end - start).filter(is_hand);
    let width = lengths.max().unwrap_or(0).max(1);
    let counts = width == Tile::COUNT;
    let mut flaws = Flaws::new();
    let mut bytes = vec![NO_TILE; width * rows.len()];
    let mut valid = vec![true; bytes.len()];
    for (row, (start, end)) in rows.into_iter().enumerate() {
        let length = end - start;
        if length > width || counts && length < width && data.is_valid(row) {
            flaws.insert(row, Refusal::Numbers { length, counts });
            continue;
        }
        for (place, item) in (start..end).enumerate() {
            let at = row * width + place;
            valid[at] = items.is_valid(item);
            if valid[at] {
                let number = integer(items, item).ok_or_else(short)?;
                match u8::try_from(number) {
                    Ok(byte) => bytes[at] = byte,
                    Err(_) => {
                        flaws
                            .entry(row)
                            .or_insert_with(|| Refusal::of_number(width, place, number));
                    }
                }
            }
        }
    }
    let holes = valid.contains(&false).then(|| NullBuffer::from(valid));
    let items = ArrayData::builder(DataType::UInt8).len(bytes.len()).nulls(holes);
    let items = items.add_buffer(Buffer::from_vec(bytes)).build();
    let item = Arc::new(Field::new("item", DataType::UInt8, true));
    let list = DataType::FixedSizeList(item, i32::try_from(width).unwrap_or(i32::MAX));
    let built = items.and_then(|items| {
        let list = ArrayData::builder(list).len(data.len()).nulls(data.nulls().cloned());
        list.add_child_data(items).build()
    });
    Ok(Plain { data: built.map_err(|error| error.to_string())?, flaws })
}
