//! Results as one JSON object.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use crate::arena::game::Arena;
use crate::arena::results::estimate::Estimate;
use crate::arena::results::{METRICS, Statistics};

/// Writes the results of all finished walls on one line.
pub(in crate::arena) fn print(
    out: &mut impl Write,
    arena: &Arena,
    statistics: &Statistics,
) -> io::Result<()> {
    let order = statistics.order();
    let bots: Vec<Value> = order.iter().map(|row| bot(arena, *row, statistics)).collect();
    let mut pairs = Vec::new();
    for (i, a) in order.iter().enumerate() {
        for b in &order[i + 1..] {
            if let Some((behind, p)) = statistics.behind(*b, *a) {
                let [a, b] = [a, b].map(|row| &arena.rows[*row].bot.name);
                pairs.push(json!({ "better": a, "worse": b, "places": told(&behind), "p": p }));
            }
        }
    }
    let all = json!({
        "games": statistics.games,
        "walls": statistics.walls(),
        "rounds": statistics.rounds,
        "left_out": statistics.unfinished,
        "players": arena.kind.players(),
        "rules": arena.house,
        "length": arena.rules.length().name(),
        "seed": arena.seed,
        "bots": bots,
        "pairs": pairs,
    });
    writeln!(out, "{all}")
}

fn bot(arena: &Arena, row: usize, statistics: &Statistics) -> Value {
    let mut bot = Map::new();
    bot.insert("name".to_owned(), Value::from(arena.rows[row].bot.name.as_str()));
    bot.insert("copies".to_owned(), Value::from(arena.rows[row].copies));
    for (number, metric) in METRICS.iter().enumerate() {
        if let Some(estimate) = statistics.estimate(row, number) {
            bot.insert(metric.key.to_owned(), told(&estimate));
        }
    }
    let faults = statistics.faults(row);
    bot.insert("illegal".to_owned(), Value::from(faults.illegal));
    bot.insert("late".to_owned(), Value::from(faults.late));
    bot.insert("ended".to_owned(), Value::from(faults.ended));
    Value::Object(bot)
}

fn told(estimate: &Estimate) -> Value {
    json!({ "value": estimate.value, "within": estimate.within })
}
