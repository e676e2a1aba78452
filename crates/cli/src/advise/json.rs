//! Decisions as lines of JSON.

use std::io::{self, Write};

use mentsu_protocol::{AdvisedAnswer, TenpaiAnswer};
use mentsu_table::reading::{Safe, TableReading};
use mentsu_table::record::Record;
use mentsu_table::{Action, Seat};
use serde::Serialize;

use super::dangers::{SharedWait, opponents, tiles, waits};
use super::decisions::Decision;
use crate::files::File;
use crate::judged::json::JudgedPart;
use crate::show::game_words;

#[derive(Serialize)]
struct DecisionLine<'a> {
    file: &'a str,
    /// The number of the game, from 1, if the file has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    /// The number of the round, from 1, and its name.
    number: usize,
    round: &'a str,
    turn: usize,
    place: String,
    seat: usize,
    hand: String,
    action: &'a Action,
    #[serde(flatten)]
    judged: Option<JudgedPart<'a>>,
    /// What every action is worth, the best first.
    actions: Vec<AdvisedAnswer>,
    /// How likely each other player was tenpai, by what the player could see.
    others: Vec<TenpaiAnswer>,
    /// How dangerous each tile of the hand was, the safest first: with `--at`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dangers: Vec<TilePart>,
}

#[derive(Serialize)]
struct TilePart {
    tile: String,
    /// The chance that somebody wins on it.
    danger: f32,
    to: Vec<DangerPart>,
}

#[derive(Serialize)]
struct DangerPart {
    seat: usize,
    danger: f32,
    if_tenpai: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    safe: Option<&'static str>,
    /// The likeliest waits for the tile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waits: Vec<WaitPart>,
}

#[derive(Serialize)]
struct WaitPart {
    shape: &'static str,
    tiles: String,
    /// What it has of all waits that the opponent may have.
    share: f32,
    ways: f32,
    clues: Vec<CluePart>,
}

#[derive(Serialize)]
struct CluePart {
    clue: &'static str,
    factor: f32,
}

/// Prints the decisions of a game, with their dangers if requested.
pub(super) fn print(
    out: &mut impl Write,
    (file, game, record): (&File, Option<usize>, &Record),
    all: &[Decision],
    dangers: bool,
) -> io::Result<()> {
    let file = file.to_string();
    let rounds = game_words::round_names(&record.rounds);
    for Decision { judged, view } in all {
        let reading = TableReading::of(view);
        let of_tile = |tile| TilePart {
            tile: format!("{tile}"),
            danger: reading.danger_to_any(tile) as f32,
            to: opponents(view).map(|seat| danger(&reading, tile, seat)).collect(),
        };
        let line = DecisionLine {
            file: &file,
            game,
            number: judged.round + 1,
            round: &rounds[judged.round],
            turn: judged.turn,
            place: judged.place.to_string(),
            seat: judged.seat.index(),
            hand: judged.hand.to_string(),
            action: &judged.action,
            judged: JudgedPart::of(judged),
            actions: judged.advice.actions().iter().map(AdvisedAnswer::of).collect(),
            others: opponents(view).map(|seat| TenpaiAnswer::of(&reading, seat)).collect(),
            dangers: if dangers {
                tiles(&reading).into_iter().map(of_tile).collect()
            } else {
                Vec::new()
            },
        };
        serde_json::to_writer(&mut *out, &line)?;
        writeln!(out)?;
    }
    Ok(())
}

fn danger(reading: &TableReading<'_>, tile: mentsu::Tile, of: Seat) -> DangerPart {
    /// How many waits to print.
    const WAITS: usize = 3;
    let danger = reading.danger(tile, of);
    let wait = |SharedWait { wait, share }: SharedWait| WaitPart {
        shape: wait.shape.name(),
        tiles: wait.tiles.to_string(),
        share: share as f32,
        ways: wait.ways as f32,
        clues: {
            let clues = wait.clues.iter();
            let part = |clue: &mentsu_table::reading::Clue| CluePart {
                clue: clue.name(),
                factor: reading.factor(*clue) as f32,
            };
            clues.map(part).collect()
        },
    };
    DangerPart {
        seat: of.index(),
        danger: danger.chance() as f32,
        if_tenpai: danger.if_tenpai() as f32,
        safe: danger.safe().map(Safe::name),
        waits: waits(reading, tile, of).into_iter().take(WAITS).map(wait).collect(),
    }
}
