//! Statistics as one JSON object.

use std::io::{self, Write};

use mentsu::riichi::{DoraKind, Yaku};
use mentsu_table::stats::{Estimate, Figure, Stats, Who};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::stats::Counted;
use crate::stats::words::ranked;
use crate::stats::worst::WorstDiscard;

#[derive(Serialize)]
struct Output<'a> {
    records: usize,
    rounds: usize,
    left_out: usize,
    rows: Vec<RowPart<'a>>,
    worst: Vec<WorstPart<'a>>,
}

#[derive(Serialize)]
struct RowPart<'a> {
    /// `None` without a name.
    player: Option<&'a str>,
    /// `None` with a name.
    seat: Option<usize>,
    players: u8,
    counts: Map<String, Value>,
    figures: Map<String, Value>,
    yaku: Map<String, Value>,
    dora: Map<String, Value>,
}

#[derive(Serialize)]
struct EstimatePart {
    value: f64,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Serialize)]
struct SharePart {
    wins: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    han: Option<i64>,
    #[serde(flatten)]
    share: EstimatePart,
}

#[derive(Serialize)]
struct WorstPart<'a> {
    file: &'a str,
    game: Option<usize>,
    round: &'a str,
    number: usize,
    turn: u8,
    place: String,
    seat: usize,
    player: &'a str,
    discarded: String,
    best: String,
    points: f64,
}

/// Prints the statistics of every player on one line.
pub(super) fn print(out: &mut impl Write, counted: &Counted) -> io::Result<()> {
    let table = &counted.table;
    let rows = [4, 3].into_iter().flat_map(|players| ranked(table, players));
    let output = Output {
        records: table.records(),
        rounds: table.rounds(),
        left_out: table.left_out(),
        rows: rows.map(|(who, stats)| row(who, stats)).collect::<Result<_, _>>()?,
        worst: counted.worst.iter().map(worst).collect(),
    };
    serde_json::to_writer(&mut *out, &output)?;
    writeln!(out)
}

fn row<'a>(who: &'a Who, stats: &Stats) -> serde_json::Result<RowPart<'a>> {
    let counts = stats.counts();
    let mut part = RowPart {
        player: who.seat.is_none().then_some(&*who.name),
        seat: who.seat.map(|seat| seat.index()),
        players: who.players,
        counts: counts.iter().map(|(name, count)| (name.to_owned(), count.into())).collect(),
        figures: Map::new(),
        yaku: Map::new(),
        dora: Map::new(),
    };
    for figure in Figure::ALL {
        if let Some(estimate) = stats.figure(figure) {
            let value = serde_json::to_value(estimated(&estimate))?;
            part.figures.insert(figure.name().to_owned(), value);
        }
    }
    for yaku in Yaku::ALL {
        let wins = counts.yaku(yaku);
        if let Some(share) = stats.yaku(yaku).filter(|_| wins > 0) {
            let share = SharePart { wins, han: None, share: estimated(&share) };
            part.yaku.insert(yaku.name().to_owned(), serde_json::to_value(share)?);
        }
    }
    for kind in DoraKind::ALL {
        let count = counts.dora(kind);
        if let Some(share) = stats.dora(kind).filter(|_| count.wins > 0) {
            let share =
                SharePart { wins: count.wins, han: Some(count.han), share: estimated(&share) };
            part.dora.insert(kind.name().to_owned(), serde_json::to_value(share)?);
        }
    }
    Ok(part)
}

fn estimated(estimate: &Estimate) -> EstimatePart {
    let [low, high] = [0, 1].map(|bound| estimate.interval.map(|interval| interval[bound]));
    EstimatePart { value: estimate.value, low, high }
}

fn worst(worst: &WorstDiscard) -> WorstPart<'_> {
    WorstPart {
        file: &worst.file,
        game: worst.game,
        round: &worst.round,
        number: worst.loss.round + 1,
        turn: worst.loss.turn,
        place: worst.loss.place.to_string(),
        seat: worst.seat.index(),
        player: &worst.player,
        discarded: worst.loss.discarded.to_string(),
        best: worst.loss.best.to_string(),
        points: worst.loss.points,
    }
}
