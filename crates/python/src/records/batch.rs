//! Rows made Arrow columns.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

use arrow_array::builder::{
    BooleanBuilder, Float64Builder, Int8Builder, Int16Builder, Int32Builder, StringBuilder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};

use super::row::Row;
use super::schema::{COLUMNS, Column, Kind, Needs, Source, VERSION, Value};

/// The columns that are asked for.
#[derive(Clone)]
pub(crate) struct Selection {
    columns: Vec<&'static Column>,
    schema: SchemaRef,
}

impl Selection {
    /// These columns in this order, or all of them.
    ///
    /// # Errors
    /// The name that no column has, or that stands twice.
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
    let data_type = match column.kind {
        Kind::Text => DataType::Utf8,
        Kind::Flag => DataType::Boolean,
        Kind::Byte => DataType::Int8,
        Kind::Short => DataType::Int16,
        Kind::Int => DataType::Int32,
        Kind::Float => DataType::Float64,
    };
    Field::new(column.name, data_type, !matches!(column.from, Source::Path))
}

/// A column under construction.
enum Builder {
    Text(StringBuilder),
    Flag(BooleanBuilder),
    Byte(Int8Builder),
    Short(Int16Builder),
    Int(Int32Builder),
    Float(Float64Builder),
}

impl Builder {
    fn new(kind: Kind) -> Builder {
        match kind {
            Kind::Text => Builder::Text(StringBuilder::new()),
            Kind::Flag => Builder::Flag(BooleanBuilder::new()),
            Kind::Byte => Builder::Byte(Int8Builder::new()),
            Kind::Short => Builder::Short(Int16Builder::new()),
            Kind::Int => Builder::Int(Int32Builder::new()),
            Kind::Float => Builder::Float(Float64Builder::new()),
        }
    }

    /// Appends a value; one of another type, or too great for its own, is null.
    fn push(&mut self, value: &Value<'_>) {
        match (self, value) {
            (Builder::Text(builder), value) => push_text(builder, value),
            (Builder::Flag(builder), Value::Flag(flag)) => builder.append_value(*flag),
            (Builder::Flag(builder), _) => builder.append_null(),
            (Builder::Float(builder), Value::Float(float)) => builder.append_value(*float),
            (Builder::Float(builder), _) => builder.append_null(),
            (Builder::Byte(builder), value) => builder.append_option(number(value)),
            (Builder::Short(builder), value) => builder.append_option(number(value)),
            (Builder::Int(builder), value) => builder.append_option(number(value)),
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Builder::Text(builder) => Arc::new(builder.finish()),
            Builder::Flag(builder) => Arc::new(builder.finish()),
            Builder::Byte(builder) => Arc::new(builder.finish()),
            Builder::Short(builder) => Arc::new(builder.finish()),
            Builder::Int(builder) => Arc::new(builder.finish()),
            Builder::Float(builder) => Arc::new(builder.finish()),
        }
    }
}

fn number<T: TryFrom<i64>>(value: &Value<'_>) -> Option<T> {
    match *value {
        Value::Number(number) => T::try_from(number).ok(),
        _ => None,
    }
}

fn push_text(builder: &mut StringBuilder, value: &Value<'_>) {
    // What is written to a builder becomes its next value; it takes all that comes.
    let written = match value {
        Value::Text(text) => return builder.append_value(text),
        Value::Face(face) => write!(builder, "{face}"),
        Value::Faces(faces) => faces.iter().try_for_each(|face| write!(builder, "{face}")),
        Value::Meld(meld) => write!(builder, "{meld}"),
        Value::Hand(hand) => write!(builder, "{hand}"),
        _ => return builder.append_null(),
    };
    match written {
        Ok(()) => builder.append_value(""),
        Err(_) => builder.append_null(),
    }
}

/// Rows being gathered.
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

    /// What was gathered, as a batch; the next begins empty.
    ///
    /// # Errors
    /// None but of memory: the columns are as long as each other and of the schema's types.
    pub(crate) fn take(&mut self) -> Result<RecordBatch, ArrowError> {
        self.rows = 0;
        let columns = self.builders.iter_mut().map(Builder::finish).collect();
        let rows = arrow_array::RecordBatchOptions::new();
        RecordBatch::try_new_with_options(self.selection.schema(), columns, &rows)
    }
}
