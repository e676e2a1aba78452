//! Rows as Arrow columns.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

use arrow_buffer::{BooleanBufferBuilder, Buffer, NullBufferBuilder};
use arrow_data::{ArrayData, ArrayDataBuilder};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};

use super::schema::{COLUMNS, Column, Kind, Needs, Source, VERSION, Value};
use crate::records::played::row::Row;
use crate::records::played::words::in_words;

/// The selected columns.
#[derive(Clone)]
pub(crate) struct Selection {
    columns: Vec<&'static Column>,
    schema: SchemaRef,
}

impl Selection {
    /// These columns in this order, or all of them.
    ///
    /// # Errors
    /// A name that no column has, or that occurs twice.
    pub(crate) fn new(names: Option<&[String]>) -> Result<Selection, String> {
        let columns: Vec<&'static Column> = match names {
            None => COLUMNS.iter().collect(),
            Some(names) => {
                let found = |name: &String| COLUMNS.iter().find(|column| column.name == *name);
                names
                    .iter()
                    .map(|name| found(name).ok_or_else(|| name.clone()))
                    .collect::<Result<_, _>>()?
            }
        };
        for (nth, column) in columns.iter().enumerate() {
            if columns[..nth].iter().any(|before| before.name == column.name) {
                return Err(column.name.to_owned());
            }
        }
        let fields: Vec<Field> = columns.iter().map(|column| field(column)).collect();
        let metadata = HashMap::from([
            ("mentsu.table".to_owned(), "decisions".to_owned()),
            ("mentsu.version".to_owned(), VERSION.to_string()),
        ]);
        Ok(Selection { columns, schema: Arc::new(Schema::new_with_metadata(fields, metadata)) })
    }

    pub(crate) fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    pub(crate) fn needs(&self, needs: Needs) -> bool {
        self.columns.iter().any(|column| column.needs == needs)
    }
}

fn field(column: &Column) -> Field {
    Field::new(column.name, data_type(column.kind), !matches!(column.from, Source::Path))
}

pub(crate) const fn data_type(kind: Kind) -> DataType {
    match kind {
        Kind::Text => DataType::Utf8,
        Kind::Flag => DataType::Boolean,
        Kind::Byte => DataType::Int8,
        Kind::Short => DataType::Int16,
        Kind::Int => DataType::Int32,
        Kind::Long => DataType::Int64,
        Kind::Float => DataType::Float64,
        Kind::Date => DataType::Date32,
    }
}

/// A column under construction: its values, and which of them are valid.
pub(crate) struct Builder {
    kind: Kind,
    values: Values,
    valid: NullBufferBuilder,
}

/// Values; those that aren't valid are arbitrary.
enum Values {
    /// All texts in one, and the end of each.
    Text {
        ends: Vec<usize>,
        texts: String,
    },
    Flag(BooleanBufferBuilder),
    Byte(Vec<i8>),
    Short(Vec<i16>),
    Int(Vec<i32>),
    Long(Vec<i64>),
    Float(Vec<f64>),
}

impl Values {
    fn new(kind: Kind) -> Values {
        match kind {
            Kind::Text => Values::Text { ends: Vec::new(), texts: String::new() },
            Kind::Flag => Values::Flag(BooleanBufferBuilder::new(0)),
            Kind::Byte => Values::Byte(Vec::new()),
            Kind::Short => Values::Short(Vec::new()),
            // A date is its number of days since 1970.
            Kind::Int | Kind::Date => Values::Int(Vec::new()),
            Kind::Long => Values::Long(Vec::new()),
            Kind::Float => Values::Float(Vec::new()),
        }
    }

    /// Appends a value, and returns whether it is valid: of the right type and in range.
    fn push(&mut self, value: &Value<'_>) -> bool {
        match self {
            Values::Text { ends, texts } => {
                let is_text = push_text(texts, value);
                ends.push(texts.len());
                is_text
            }
            Values::Flag(flags) => {
                let flag = if let Value::Flag(flag) = value { Some(*flag) } else { None };
                flags.append(flag.unwrap_or(false));
                flag.is_some()
            }
            Values::Float(floats) => {
                let float = if let Value::Float(float) = value { Some(*float) } else { None };
                floats.push(float.unwrap_or(0.0));
                float.is_some()
            }
            Values::Byte(bytes) => push_number(bytes, value),
            Values::Short(shorts) => push_number(shorts, value),
            Values::Int(ints) => push_number(ints, value),
            Values::Long(longs) => push_number(longs, value),
        }
    }
}

impl Builder {
    pub(crate) fn new(kind: Kind) -> Builder {
        Builder { kind, values: Values::new(kind), valid: NullBufferBuilder::new(0) }
    }

    pub(crate) fn push(&mut self, value: &Value<'_>) {
        let is_valid = self.values.push(value);
        self.valid.append(is_valid);
    }

    /// The column so far; the next one begins empty.
    pub(crate) fn finish(&mut self, rows: usize) -> Result<ArrayData, ArrowError> {
        let array =
            ArrayDataBuilder::new(data_type(self.kind)).len(rows).nulls(self.valid.finish());
        let array = match std::mem::replace(&mut self.values, Values::new(self.kind)) {
            Values::Text { ends, texts } => {
                let all = std::iter::once(Ok(0)).chain(ends.into_iter().map(i32::try_from));
                let offsets = all.collect::<Result<Vec<i32>, _>>();
                let offsets = offsets.map_err(|_| ArrowError::OffsetOverflowError(texts.len()))?;
                array.add_buffer(Buffer::from_vec(offsets)).add_buffer(texts.into_bytes().into())
            }
            Values::Flag(mut flags) => array.add_buffer(flags.finish().into_inner()),
            Values::Byte(bytes) => array.add_buffer(Buffer::from_vec(bytes)),
            Values::Short(shorts) => array.add_buffer(Buffer::from_vec(shorts)),
            Values::Int(ints) => array.add_buffer(Buffer::from_vec(ints)),
            Values::Long(longs) => array.add_buffer(Buffer::from_vec(longs)),
            Values::Float(floats) => array.add_buffer(Buffer::from_vec(floats)),
        };
        array.build()
    }
}

fn push_number<T: TryFrom<i64> + Default>(numbers: &mut Vec<T>, value: &Value<'_>) -> bool {
    let number = match *value {
        Value::Number(number) => T::try_from(number).ok(),
        Value::Date(date) => T::try_from(date.days_since_1970().into()).ok(),
        _ => None,
    };
    let is_number = number.is_some();
    numbers.push(number.unwrap_or_default());
    is_number
}

fn push_text(texts: &mut String, value: &Value<'_>) -> bool {
    // Writing to a string never fails.
    let written = match value {
        Value::Text(text) => texts.write_str(text),
        Value::Face(face) => write!(texts, "{face}"),
        Value::Faces(faces) => faces.iter().try_for_each(|face| write!(texts, "{face}")),
        Value::Meld(meld) => write!(texts, "{meld}"),
        Value::Action(action) => texts.write_str(&in_words(action)),
        Value::Hand(hand) => write!(texts, "{hand}"),
        Value::Dan(dan) => write!(texts, "{dan}"),
        _ => return false,
    };
    written.is_ok()
}

/// The rows gathered so far.
pub(crate) struct Batch {
    selection: Selection,
    builders: Vec<Builder>,
    rows: usize,
}

impl Batch {
    pub(crate) fn new(selection: &Selection) -> Batch {
        let builders = selection.columns.iter().map(|column| Builder::new(column.kind)).collect();
        Batch { selection: selection.clone(), builders, rows: 0 }
    }

    pub(crate) const fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) fn push(&mut self, row: &Row<'_>) {
        self.rows += 1;
        for (column, builder) in self.selection.columns.iter().zip(&mut self.builders) {
            let value = match column.from {
                Source::Path => Value::Text(row.path),
                Source::Error => row.error.map_or(Value::Null, Value::Text),
                Source::Row(value) => value(row).map_or(Value::Null, Value::Number),
                Source::Decision(value) => row.decided.map_or(Value::Null, value),
            };
            builder.push(&value);
        }
    }

    /// The gathered rows as an array of structs; the next batch begins empty.
    ///
    /// # Errors
    /// If the texts of a column together are too long for Arrow's offsets.
    pub(crate) fn take(&mut self) -> Result<ArrayData, ArrowError> {
        let rows = std::mem::take(&mut self.rows);
        let columns = self.builders.iter_mut().map(|builder| builder.finish(rows));
        let columns = columns.collect::<Result<Vec<ArrayData>, ArrowError>>()?;
        let data_type = DataType::Struct(self.selection.schema.fields().clone());
        ArrayDataBuilder::new(data_type).len(rows).child_data(columns).build()
    }
}
