//! The arguments besides the hands: one value for all rows, or a column of values.

use std::borrow::Cow;

use mentsu::notation::mpsz;
use mentsu::{Face, Tile, Wind};

use arrow_data::ArrayData;
use arrow_schema::DataType;
use numpy::{PyArray1, PyArrayMethods as _, PyUntypedArray, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyList, PyString, PyTuple};

use mentsu_python_one::{PyFace, PyTile, wind_of};

use crate::capsules::{Imported, import, only_column};
use crate::errors::{Failure, Refusal, column_type_error};
use crate::numbers::NO_TILE;
use crate::rows::numbered_face;
use crate::source::{TEXTS, as_numpy, block_from, is_missing, is_text, numpy_type, without_pandas};
use crate::texts::Texts;

/// A value as it was given.
pub(crate) enum Written<'a> {
    Missing,
    /// Text that isn't UTF-8, or a number that is too large.
    Unreadable,
    Number(i64),
    Text(&'a str),
}

/// The value of such an argument.
pub(crate) trait Value: Copy + Send + Sync {
    /// What is expected, for errors.
    const EXPECTED: &'static str;

    fn read(written: Written<'_>) -> Option<Self>;
}

impl Value for Wind {
    const EXPECTED: &'static str = "a wind is its name, its first letter, or 0 to 3 from east on";

    fn read(written: Written<'_>) -> Option<Wind> {
        match written {
            Written::Missing | Written::Unreadable => None,
            Written::Number(number) => Wind::ALL.get(usize::try_from(number).ok()?).copied(),
            Written::Text(text) => wind_of(text),
        }
    }
}

/// A seat, or nobody.
impl Value for Option<Wind> {
    const EXPECTED: &'static str = "a seat is a wind, 0 to 3 or as text; none is null, \"\" or 255";

    fn read(written: Written<'_>) -> Option<Option<Wind>> {
        match written {
            Written::Missing | Written::Text("") | Written::Number(NOBODY) => Some(None),
            written => Wind::read(written).map(Some),
        }
    }
}

/// The number that means nobody.
const NOBODY: i64 = NO_TILE as i64;

impl Value for bool {
    const EXPECTED: &'static str = "a flag is false or true";

    fn read(written: Written<'_>) -> Option<bool> {
        match written {
            Written::Number(number @ 0..=1) => Some(number == 1),
            _ => None,
        }
    }
}

impl Value for u8 {
    const EXPECTED: &'static str = "a number is 0 to 255";

    fn read(written: Written<'_>) -> Option<u8> {
        match written {
            Written::Number(number) => number.try_into().ok(),
            _ => None,
        }
    }
}

/// A number, or none that is known.
impl Value for Option<u8> {
    const EXPECTED: &'static str = "a number is 0 to 255; none is null";

    fn read(written: Written<'_>) -> Option<Option<u8>> {
        match written {
            Written::Missing => Some(None),
            written => u8::read(written).map(Some),
        }
    }
}

impl Value for u16 {
    const EXPECTED: &'static str = "a number is 0 to 65,535";

    fn read(written: Written<'_>) -> Option<u16> {
        match written {
            Written::Number(number) => number.try_into().ok(),
            _ => None,
        }
    }
}

/// A tile, or none.
impl Value for Option<Face> {
    const EXPECTED: &'static str =
        "a tile is text such as 5m, or a number: 0 to 33, red fives 34 to 36";

    fn read(written: Written<'_>) -> Option<Option<Face>> {
        match written {
            Written::Missing | Written::Text("") => Some(None),
            Written::Unreadable => None,
            Written::Text(text) => text.parse().ok().map(Some),
            Written::Number(number) => match u8::try_from(number).ok()? {
                NO_TILE => Some(None),
                number => numbered_face(number).map(Some),
            },
        }
    }
}

/// A few tiles in the order given.
#[derive(Clone, Copy)]
pub(crate) struct FewTiles {
    faces: [Option<Face>; 6],
}

impl FewTiles {
    pub(crate) const NONE: FewTiles = FewTiles { faces: [None; 6] };

    pub(crate) fn iter(&self) -> impl Iterator<Item = Face> + '_ {
        self.faces.iter().copied().flatten()
    }
}

impl Value for FewTiles {
    const EXPECTED: &'static str = "tiles are text such as 1z0p, as many as five";

    fn read(written: Written<'_>) -> Option<FewTiles> {
        let mut few = FewTiles::NONE;
        let Written::Text(text) = written else {
            return matches!(written, Written::Missing).then_some(few);
        };
        // One too many is kept, for the check of their number to find.
        let faces = mpsz::faces(text).ok()?;
        for (slot, &face) in few.faces.iter_mut().zip(faces.iter()) {
            *slot = Some(face);
        }
        Some(few)
    }
}

/// Any tiles of one game without an order: counts, and the red fives among them.
#[derive(Clone, Copy)]
pub(crate) struct ManyTiles {
    counts: [u8; Tile::COUNT],
    reds: [u8; 3],
}

impl ManyTiles {
    pub(crate) const NONE: ManyTiles = ManyTiles { counts: [0; Tile::COUNT], reds: [0; 3] };

    pub(crate) fn iter(&self) -> impl Iterator<Item = Face> + '_ {
        let reds = |tile: Tile| if tile.is_five() { self.reds[tile.suit().index()] } else { 0 };
        Tile::ALL.into_iter().flat_map(move |tile| {
            (0..self.counts[tile.index()]).map(move |nth| match Face::red(tile) {
                Ok(red) if nth < reds(tile) => red,
                _ => Face::plain(tile),
            })
        })
    }
}

impl Value for ManyTiles {
    const EXPECTED: &'static str = "tiles are text such as 1z0p, as many as 136";

    fn read(written: Written<'_>) -> Option<ManyTiles> {
        let mut many = ManyTiles::NONE;
        let Written::Text(text) = written else {
            return matches!(written, Written::Missing).then_some(many);
        };
        for face in mpsz::faces(text).ok()?.iter() {
            many.counts[face.tile().index()] += 1;
            if face.is_red() {
                many.reds[face.tile().suit().index()] += 1;
            }
        }
        Some(many)
    }
}

/// One value for all rows, or a value for each.
pub(crate) enum Setting<T> {
    One(T),
    /// `None` is a value that couldn't be read, an error of its row.
    Each(Vec<Option<T>>),
}

impl<T: Value> Setting<T> {
    /// Reads the argument of this name, if it was given.
    ///
    /// # Errors
    /// `ColumnTypeError` for one value that can't be read, and for an object that is neither a
    /// value nor a column.
    pub(crate) fn read(
        name: &'static str,
        given: &Bound<'_, PyDict>,
        default: T,
    ) -> PyResult<Setting<T>> {
        let given = given.get_item(name)?.filter(|given| !given.is_none());
        let Some(given) = given else { return Ok(Setting::One(default)) };
        let given = &without_pandas(&given)?;
        if let Some(one) = one_value(given)? {
            let expected = || column_type_error(format!("{name}: {}", T::EXPECTED));
            return T::read(one.as_written()).map(Setting::One).ok_or_else(expected);
        }
        let mut each = Vec::new();
        read_column(given, &mut |written| each.push(T::read(written))).map_err(|failure| {
            match failure {
                Failure::Column(reason) => column_type_error(format!("{name}: {reason}")),
                other => other.into(),
            }
        })?;
        Ok(Setting::Each(each))
    }

    /// The value of a row.
    #[inline(always)]
    pub(crate) fn get(&self, name: &'static str, row: usize) -> Result<T, Refusal> {
        match self {
            Setting::One(value) => Ok(*value),
            Setting::Each(each) => match each.get(row) {
                Some(Some(value)) => Ok(*value),
                Some(None) => Err(Refusal::Setting { name, reason: T::EXPECTED }),
                None => Err(Refusal::Setting { name, reason: "the column ends before this row" }),
            },
        }
    }

    /// Without a row the value for all rows, and with one the row's own; `None` is the other kind.
    #[inline(always)]
    pub(crate) fn given(
        &self,
        name: &'static str,
        row: Option<usize>,
    ) -> Result<Option<T>, Refusal> {
        match (self, row) {
            (Setting::One(value), None) => Ok(Some(*value)),
            (Setting::Each(_), Some(row)) => self.get(name, row).map(Some),
            _ => Ok(None),
        }
    }

    /// Checks that a column has as many rows as there were hands.
    pub(crate) fn check_end(&self, name: &'static str, rows: usize) -> Result<(), Failure> {
        match self {
            Setting::Each(each) if each.len() != rows => {
                let len = each.len();
                Err(Failure::Column(format!("{name}: {len} rows beside {rows} hands")))
            }
            _ => Ok(()),
        }
    }
}

/// A struct of settings: arguments by name, with their types and what holds without them.
macro_rules! settings {
    ($(#[$doc:meta])* $class:ident { $($name:ident: $type:ty = $default:expr,)* }) => {
        $(#[$doc])*
        pub(crate) struct $class {
            $($name: Setting<$type>,)*
        }

        impl $class {
            fn read(given: &Bound<'_, PyDict>) -> PyResult<$class> {
                Ok($class { $($name: Setting::read(stringify!($name), given, $default)?,)* })
            }

            $(#[inline(always)]
            #[allow(dead_code, reason = "some are read by what is given")]
            fn $name(&self, row: usize) -> Result<$type, Refusal> {
                self.$name.get(stringify!($name), row)
            })*

            /// Checks that each column has as many rows as there were hands.
            fn check_end(&self, rows: usize) -> Result<(), Failure> {
                $(self.$name.check_end(stringify!($name), rows)?;)*
                Ok(())
            }
        }
    };
}

pub(crate) use settings;

/// A value from Python.
enum OneValue<'a> {
    Number(i64),
    Text(Cow<'a, str>),
    Unreadable,
}

impl OneValue<'_> {
    fn as_written(&self) -> Written<'_> {
        match self {
            OneValue::Number(number) => Written::Number(*number),
            OneValue::Text(text) => Written::Text(text),
            OneValue::Unreadable => Written::Unreadable,
        }
    }
}

/// Reads a flag, number or text of Python or NumPy, or a tile; `None` for any other object.
fn one_value<'a>(given: &'a Bound<'_, PyAny>) -> PyResult<Option<OneValue<'a>>> {
    let number = |number: PyResult<i64>| number.map_or(OneValue::Unreadable, OneValue::Number);
    Ok(Some(if let Ok(flag) = given.cast::<PyBool>() {
        OneValue::Number(i64::from(flag.is_true()))
    } else if given.is_instance_of::<PyInt>() {
        number(given.extract())
    } else if let Ok(text) = given.cast::<PyString>() {
        text.to_str().map_or(OneValue::Unreadable, |text| OneValue::Text(text.into()))
    } else if let Ok(face) = given.cast::<PyFace>() {
        OneValue::Text(face.get().0.to_string().into())
    } else if let Ok(tile) = given.cast::<PyTile>() {
        OneValue::Text(tile.get().0.to_string().into())
    } else if let Ok(flag) = given.extract::<bool>() {
        // NumPy's; Python's were read above.
        OneValue::Number(i64::from(flag))
    } else if given.hasattr("__index__")? && !given.hasattr("__len__")? {
        number(given.call_method0("__index__")?.extract())
    } else {
        return Ok(None);
    }))
}

/// Takes each value of a column.
type Read<'a> = &'a mut dyn FnMut(Written<'_>);

/// Reads a column of values in NumPy, Arrow or a list. A table of one column is that column.
fn read_column(given: &Bound<'_, PyAny>, read: Read<'_>) -> Result<(), Failure> {
    if let Some(array) = as_numpy(given)? {
        return read_numpy(array, read);
    }
    match import(given)? {
        Some(Imported::Array(data)) => return read_table(data, read),
        Some(Imported::Stream(mut stream)) => {
            while let Some(data) = given.py().detach(|| stream.next()) {
                read_table(data.map_err(Failure::Column)?, read)?;
            }
            return Ok(());
        }
        None => {}
    }
    if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
        return read_objects(given, read);
    }
    let name = given.get_type().name()?;
    Err(Failure::Column(format!("{name} is neither a value nor a column of values")))
}

macro_rules! numbers {
    ($array:ident, $read:ident: $($type:ty)*) => {$(
        if let Ok(array) = $array.cast::<PyArray1<$type>>() {
            let array =
                array.try_readonly().map_err(|error| Failure::Column(error.to_string()))?;
            for &number in array.as_array() {
                $read(i64::try_from(number).map_or(Written::Unreadable, Written::Number));
            }
            return Ok(());
        }
    )*};
}

fn read_numpy(array: &Bound<'_, PyUntypedArray>, read: Read<'_>) -> Result<(), Failure> {
    numbers!(array, read: bool u8 i64 i8 i16 u16 i32 u32 u64);
    if array.ndim() != 1 || !is_text(array) {
        return Err(Failure::Column(format!("{} has no values", numpy_type(array))));
    }
    let py = array.py();
    for start in (0..array.len()).step_by(TEXTS) {
        let block = array.get_item(block_from(py, start)?)?;
        read_objects(&block.call_method0("tolist")?, read)?;
    }
    Ok(())
}

/// Reads a list or tuple.
fn read_objects(objects: &Bound<'_, PyAny>, read: Read<'_>) -> Result<(), Failure> {
    for (row, object) in objects.try_iter()?.enumerate() {
        let object = object?;
        if let Ok(bytes) = object.cast::<PyBytes>() {
            let text = std::str::from_utf8(bytes.as_bytes());
            read(text.map_or(Written::Unreadable, Written::Text));
        } else if object.is_none() {
            read(Written::Missing);
        } else if let Some(value) = one_value(&object)? {
            read(value.as_written());
        } else if is_missing(&object) {
            read(Written::Missing);
        } else {
            let name = object.get_type().name()?;
            return Err(Failure::Column(format!("{name} in row {row} is not a value")));
        }
    }
    Ok(())
}

macro_rules! arrow_numbers {
    ($data:ident, $read:ident, $number:ident: $($variant:ident $type:ty,)*) => {
        match $data.data_type() {
            $(DataType::$variant => {
                let buffer = $data.buffers().first().map_or(&[][..], |buffer| buffer.typed_data::<$type>());
                for row in 0..$data.len() {
                    let $number = buffer.get($data.offset() + row).copied();
                    $read(match $number.filter(|_| $data.is_valid(row)).map(i64::try_from) {
                        Some(Ok(number)) => Written::Number(number),
                        Some(Err(_)) => Written::Unreadable,
                        None => Written::Missing,
                    });
                }
                return Ok(());
            })*
            _ => {}
        }
    };
}

fn read_table(data: ArrayData, read: Read<'_>) -> Result<(), Failure> {
    read_arrow(&only_column(data).map_err(Failure::Column)?.data, read)
}

fn read_arrow(data: &ArrayData, read: Read<'_>) -> Result<(), Failure> {
    arrow_numbers!(data, read, number:
        UInt8 u8, Int8 i8, UInt16 u16, Int16 i16, UInt32 u32, Int32 i32, UInt64 u64, Int64 i64,
    );
    match data.data_type() {
        DataType::Boolean => {
            let bits = data.buffers().first().map_or(&[][..], |buffer| buffer.as_slice());
            for row in 0..data.len() {
                let place = data.offset() + row;
                let bit = bits.get(place / 8).map(|byte| i64::from(byte >> (place % 8) & 1));
                let bit = bit.filter(|_| data.is_valid(row));
                read(bit.map_or(Written::Missing, Written::Number));
            }
            Ok(())
        }
        DataType::Null => {
            (0..data.len()).for_each(|_| read(Written::Missing));
            Ok(())
        }
        other => {
            let texts = Texts::of_array(data);
            let texts = texts.ok_or_else(|| Failure::Column(format!("{other} has no values")))?;
            let texts = texts.map_err(Failure::Column)?;
            for row in 0..data.len() {
                read(match texts.get(row) {
                    _ if data.is_null(row) => Written::Missing,
                    Ok(text) => Written::Text(text),
                    Err(_) => Written::Unreadable,
                });
            }
            Ok(())
        }
    }
}
