//! The columns of the decisions' table, one row of code each.
//!
//! `python/mentsu/decisions.md` documents them, and a test compares the two. No type is unsigned,
//! since Spark has no unsigned types.

use mentsu::riichi::Riichi;
use mentsu::{Face, Hand, Meld, Tile};
use mentsu_table::record::{Dan, Date};
use mentsu_table::{Action, Seat};

use crate::records::played::outcome::ranks;
use crate::records::played::row::{Decided, Row};
use crate::records::played::words::action_name;
use crate::records::played::worth::discarded;

/// The version of the table. It grows when a column goes or changes its meaning or type.
pub(crate) const VERSION: u32 = 1;

/// A column's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Flag,
    Byte,
    Short,
    Int,
    Long,
    Float,
    Date,
}

/// What a column needs to be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    Nothing,
    Worth,
    DealIn,
    Plan,
    Reading,
    Advice,
}

/// A value of a row.
pub(crate) enum Value<'a> {
    Null,
    Text(&'a str),
    Hand(&'a Hand),
    Face(Face),
    Faces(&'a [Face]),
    Meld(Meld),
    Action(Action),
    Flag(bool),
    Number(i64),
    Float(f64),
    Date(Date),
    Dan(Dan),
}

/// Where a column's values come from.
pub(crate) enum Source {
    /// From every row, those with errors included.
    Row(fn(&Row<'_>) -> Option<i64>),
    /// The path and the error.
    Path,
    Error,
    /// From a decision.
    Decision(for<'a> fn(&'a Decided<'a>) -> Value<'a>),
}

/// A column.
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) needs: Needs,
    pub(crate) from: Source,
}

const fn column(name: &'static str, kind: Kind, needs: Needs, from: Source) -> Column {
    Column { name, kind, needs, from }
}

/// Makers of columns from a decision, by what they need.
macro_rules! makers {
    ($($maker:ident: $needs:ident;)*) => {$(
        const fn $maker(
            name: &'static str,
            kind: Kind,
            value: for<'a> fn(&'a Decided<'a>) -> Value<'a>,
        ) -> Column {
            column(name, kind, Needs::$needs, Source::Decision(value))
        }
    )*};
}

makers! { told: Nothing; worth: Worth; plan: Plan; read: Reading; advice: Advice; }

fn number<'a>(number: impl Into<i64>) -> Value<'a> {
    Value::Number(number.into())
}

fn size<'a>(size: usize) -> Value<'a> {
    Value::Number(i64::try_from(size).unwrap_or(i64::MAX))
}

fn or_null<'a, T>(value: Option<T>, made: impl FnOnce(T) -> Value<'a>) -> Value<'a> {
    value.map_or(Value::Null, made)
}

/// All columns in their order.
pub(crate) const COLUMNS: &[Column] = &[
    column("path", Kind::Text, Needs::Nothing, Source::Path),
    column("error", Kind::Text, Needs::Nothing, Source::Error),
    column("game", Kind::Int, Needs::Nothing, Source::Row(|row| index(row.game))),
    column("round", Kind::Short, Needs::Nothing, Source::Row(|row| index(row.round))),
    told("number", Kind::Int, |d| size(d.number)),
    told("players", Kind::Byte, |d| number(d.record.kind.players())),
    told("date", Kind::Date, |d| or_null(d.record.origin.date, Value::Date)),
    told("room", Kind::Text, |d| or_null(d.record.origin.room, |room| Value::Text(room.name()))),
    told("wind", Kind::Text, |d| Value::Text(d.table.round().name())),
    told("dealer", Kind::Byte, |d| size(d.table.dealer().index())),
    told("honba", Kind::Short, |d| number(d.table.honba())),
    told("sticks", Kind::Short, |d| number(d.table.sticks())),
    told("indicators", Kind::Text, |d| Value::Faces(d.table.indicators())),
    told("draws_left", Kind::Byte, |d| number(d.table.draws_left())),
    told("seat", Kind::Byte, |d| size(d.seat())),
    told("player", Kind::Text, |d| match &*d.record.names[d.seat()] {
        "" => Value::Null,
        name => Value::Text(name),
    }),
    told("dan", Kind::Text, |d| or_null(d.record.origin.dan[d.seat()], Value::Dan)),
    told("rate", Kind::Float, |d| {
        or_null(d.record.origin.rates[d.seat()], |rate| Value::Float(f64::from(rate) / 100.0))
    }),
    told("seat_wind", Kind::Text, |d| {
        d.table.wind(d.decision.seat).map_or(Value::Null, |wind| Value::Text(wind.name()))
    }),
    told("turn", Kind::Byte, |d| number(d.table.player(d.decision.seat).discarded() + 1)),
    told("points", Kind::Int, |d| number(d.table.points()[d.seat()])),
    told("rank", Kind::Byte, |d| {
        number(ranks(&d.table.points(), d.record.kind.players())[d.seat()])
    }),
    told("hand", Kind::Text, |d| Value::Hand(d.hand)),
    told("drawn", Kind::Text, |d| or_null(d.hand.drawn(), Value::Face)),
    told("melds", Kind::Byte, |d| size(d.hand.melds().len())),
    told("dora", Kind::Byte, |d| number(dora(d))),
    told("riichi", Kind::Flag, |d| Value::Flag(in_riichi(d, d.decision.seat))),
    told("riichi_others", Kind::Byte, |d| {
        let others = d.table.seats().iter().filter(|&&seat| seat != d.decision.seat);
        size(others.filter(|&&seat| in_riichi(d, seat)).count())
    }),
    told("furiten", Kind::Flag, |d| Value::Flag(d.is_furiten())),
    told("options", Kind::Short, |d| size(d.decision.options.len())),
    told("action", Kind::Text, |d| Value::Text(action_name(&d.decision.action))),
    told("discarded", Kind::Text, |d| {
        or_null(discarded(&d.decision.action), |(face, _)| Value::Face(face))
    }),
    told("tsumogiri", Kind::Flag, |d| {
        or_null(discarded(&d.decision.action), |(_, tsumogiri)| Value::Flag(tsumogiri))
    }),
    told("meld", Kind::Text, |d| match d.decision.action {
        Action::Call(meld) | Action::Kan(meld) => Value::Meld(meld),
        _ => Value::Null,
    }),
    worth("shanten", Kind::Byte, |d| or_null(d.worth, |worth| number(worth.shanten))),
    worth("ukeire", Kind::Short, |d| or_null(d.worth, |worth| number(worth.ukeire))),
    worth("best", Kind::Text, |d| {
        or_null(d.worth.and_then(|worth| worth.best), |tile| Value::Face(Face::plain(tile)))
    }),
    worth("shanten_after", Kind::Byte, |d| {
        or_null(d.worth.and_then(|worth| worth.after), |(shanten, _)| number(shanten))
    }),
    worth("ukeire_after", Kind::Short, |d| {
        or_null(d.worth.and_then(|worth| worth.after), |(_, ukeire)| number(ukeire))
    }),
    column("deal_in", Kind::Int, Needs::DealIn, Source::Decision(|d| or_null(d.deal_in, number))),
    plan("plan_draws", Kind::Byte, |d| or_null(d.planned, |plan| number(plan.draws))),
    plan("plan_tenpai", Kind::Float, |d| or_null(d.planned, |plan| Value::Float(plan.tenpai))),
    plan("plan_win", Kind::Float, |d| or_null(d.planned, |plan| Value::Float(plan.win))),
    plan("plan_points", Kind::Float, |d| or_null(d.planned, |plan| Value::Float(plan.points))),
    plan("plan_best", Kind::Text, |d| or_null(d.planned, |plan| Value::Face(plan.best))),
    plan("plan_best_points", Kind::Float, |d| {
        or_null(d.planned, |plan| Value::Float(plan.best_points))
    }),
    read("danger", Kind::Float, |d| or_null(d.read.and_then(|read| read.danger), Value::Float)),
    read("danger_least", Kind::Float, |d| {
        or_null(d.read.and_then(|read| read.least), Value::Float)
    }),
    read("tenpai_others", Kind::Float, |d| or_null(d.read, |read| Value::Float(read.tenpai))),
    advice("advice_value", Kind::Float, |d| or_null(d.judged, |it| Value::Float(it.value))),
    advice("advice_best", Kind::Text, |d| or_null(d.judged, |it| Value::Action(it.best))),
    advice("advice_loss", Kind::Float, |d| or_null(d.judged, |it| Value::Float(it.loss))),
    advice("advice_mistake", Kind::Text, |d| {
        or_null(d.judged.and_then(|it| it.mistake), |mistake| Value::Text(mistake.name()))
    }),
    told("result", Kind::Text, |d| or_null(d.ended.how, Value::Text)),
    told("won", Kind::Flag, |d| or_null(d.ended.how, |_| Value::Flag(d.ended.won[d.seat()]))),
    told("dealt_in", Kind::Flag, |d| {
        or_null(d.ended.how, |_| Value::Flag(d.ended.dealt_in[d.seat()]))
    }),
    told("delta", Kind::Int, |d| or_null(d.ended.deltas, |deltas| number(deltas[d.seat()]))),
    told("final_points", Kind::Int, |d| {
        or_null(d.standing, |(points, _)| number(points[d.seat()]))
    }),
    told("final_rank", Kind::Byte, |d| or_null(d.standing, |(_, ranks)| number(ranks[d.seat()]))),
];

fn index(index: Option<usize>) -> Option<i64> {
    index.and_then(|index| i64::try_from(index).ok())
}

fn in_riichi(decided: &Decided<'_>, seat: Seat) -> bool {
    decided.table.player(seat).riichi() != Riichi::None
}

/// How many dora the player has, red fives and norths set aside included.
fn dora(decided: &Decided<'_>) -> u8 {
    let (table, hand): (_, &Hand) = (decided.table, decided.hand);
    let kita = table.player(decided.decision.seat).kita();
    let tiles = hand.all_tiles();
    let of_indicators =
        table.dora().map(|dora| tiles.get(dora) + if dora == Tile::North { kita } else { 0 });
    let of_melds = hand.melds().iter().map(Meld::reds);
    of_indicators.chain(of_melds).chain(hand.reds_by_suit()).sum::<u8>() + kita
}
