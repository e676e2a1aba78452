//! Statistics as Arrow columns, a row for each player or seat.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_data::{ArrayData, ArrayDataBuilder};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use mentsu::riichi::{DoraKind, Yaku};
use mentsu_table::stats::{By, Counts, Figure, Stats, StatsTable, Who};

use crate::records::rows::batch::{Builder, data_type};
use crate::records::rows::schema::{Kind, Value};

/// The version of the table. It grows when a column goes or changes its meaning or type.
const VERSION: u32 = 1;

/// The columns' names and types, in order.
fn columns() -> Vec<(String, Kind)> {
    let mut columns = vec![
        (By::Player.name().to_owned(), Kind::Text),
        (By::Seat.name().to_owned(), Kind::Byte),
        ("players".to_owned(), Kind::Byte),
    ];
    columns.extend(Counts::NAMES.iter().map(|name| ((*name).to_owned(), Kind::Long)));
    for figure in Figure::ALL {
        columns.push((figure.to_string(), Kind::Float));
        columns.push((format!("{figure}_low"), Kind::Float));
        columns.push((format!("{figure}_high"), Kind::Float));
    }
    columns.extend(Yaku::ALL.iter().map(|yaku| (format!("yaku_{yaku}"), Kind::Long)));
    for kind in DoraKind::ALL {
        columns.push((format!("wins_with_{kind}"), Kind::Long));
        columns.push((format!("han_of_{kind}"), Kind::Long));
    }
    columns
}

/// A row's values, in the order of the columns.
fn row<'a>(who: &'a Who, stats: &Stats) -> Vec<Value<'a>> {
    let number = |number: i64| Value::Number(number);
    let optional = |float: Option<f64>| float.map_or(Value::Null, Value::Float);
    let counts = stats.counts();
    let mut row = vec![
        if who.seat.is_none() { Value::Text(&who.name) } else { Value::Null },
        who.seat.map_or(Value::Null, |seat| number(seat.index() as i64)),
        number(who.players.into()),
    ];
    row.extend(counts.iter().map(|(_, count)| number(count)));
    for figure in Figure::ALL {
        let estimate = stats.figure(figure);
        let interval = estimate.and_then(|estimate| estimate.interval);
        row.push(optional(estimate.map(|estimate| estimate.value)));
        row.push(optional(interval.map(|[low, _]| low)));
        row.push(optional(interval.map(|[_, high]| high)));
    }
    row.extend(Yaku::ALL.iter().map(|yaku| number(counts.yaku(*yaku))));
    for kind in DoraKind::ALL {
        row.push(number(counts.dora(kind).wins));
        row.push(number(counts.dora(kind).han));
    }
    row
}

/// The schema and the rows of a table.
///
/// # Errors
/// If the names together are too long for Arrow's offsets.
pub(crate) fn batch(table: &StatsTable) -> Result<(SchemaRef, ArrayData), ArrowError> {
    let columns = columns();
    let mut builders: Vec<Builder> = columns.iter().map(|(_, kind)| Builder::new(*kind)).collect();
    for (who, stats) in table.rows() {
        for (builder, value) in builders.iter_mut().zip(row(who, stats)) {
            builder.push(&value);
        }
    }
    let rows = table.rows().len();
    let fields = columns.into_iter().map(|(name, kind)| Field::new(name, data_type(kind), true));
    let metadata = [
        ("mentsu.table", "stats".to_owned()),
        ("mentsu.version", VERSION.to_string()),
        ("mentsu.records", table.records().to_string()),
        ("mentsu.rounds", table.rounds().to_string()),
        ("mentsu.left_out", table.left_out().to_string()),
    ];
    let metadata: HashMap<String, String> =
        metadata.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let schema = Schema::new_with_metadata(fields.collect::<Vec<_>>(), metadata);
    let children = builders.iter_mut().map(|builder| builder.finish(rows));
    let children = children.collect::<Result<Vec<ArrayData>, ArrowError>>()?;
    let data_type = DataType::Struct(schema.fields().clone());
    let array = ArrayDataBuilder::new(data_type).len(rows).child_data(children).build()?;
    Ok((Arc::new(schema), array))
}
