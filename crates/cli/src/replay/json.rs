//! The analysis as JSON lines.

use std::io::{self, Write};

use mentsu::{Face, Tile, Ukeire};
use mentsu_protocol::TenpaiAnswer;
use mentsu_table::analysis::{DealIn, DiscardWorth, Expected};
use mentsu_table::record::Record;
use mentsu_table::{Action, Seat};
use serde::Serialize;

use crate::files::File;
use crate::judged::Judged;
use crate::judged::json::JudgedPart;
use crate::replay::analysed;
use crate::replay::options::Arguments;
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
    place: String,
    seat: usize,
    hand: String,
    action: &'a Action,
    shanten: i8,
    /// How likely each other player was tenpai, by what the player could see.
    others: Vec<TenpaiAnswer>,
    /// Of a hand before its draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    ukeire: Option<UkeirePart>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    discards: Vec<DiscardPart>,
    #[serde(skip_serializing_if = "Option::is_none")]
    given_up: Option<GivenUpPart>,
    /// The expected points; `None` beyond the shanten of `--expected`.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<ExpectedPart>,
    /// With `--advice`, where there was something to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<AdvicePart<'a>>,
}

#[derive(Serialize)]
struct AdvicePart<'a> {
    turn: usize,
    #[serde(flatten)]
    judged: JudgedPart<'a>,
}

impl AdvicePart<'_> {
    fn of(judged: &Judged) -> Option<AdvicePart<'_>> {
        Some(AdvicePart { turn: judged.turn, judged: JudgedPart::of(judged)? })
    }
}

#[derive(Serialize)]
struct UkeirePart {
    total: u8,
    tiles: Vec<(String, u8)>,
}

impl UkeirePart {
    fn of(ukeire: &Ukeire) -> UkeirePart {
        let tiles = ukeire.iter().map(|(tile, left)| (named(tile), left)).collect();
        UkeirePart { total: ukeire.total(), tiles }
    }
}

#[derive(Serialize)]
struct DiscardPart {
    tile: String,
    shanten: i8,
    ukeire: UkeirePart,
    /// How likely somebody wins on it, by what the player could see.
    danger: f32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deals_in: Vec<DealInPart>,
}

#[derive(Serialize)]
struct DealInPart {
    to: usize,
    points: u32,
}

#[derive(Serialize)]
struct GivenUpPart {
    shanten: u8,
    tiles: u8,
}

#[derive(Serialize)]
struct ExpectedPart {
    draws: u8,
    points: f32,
    best: String,
    of_best: f32,
    given_up: f32,
    /// Whether riichi is best with the best discard.
    riichi: bool,
}

impl ExpectedPart {
    fn of(expected: &Expected) -> ExpectedPart {
        // A plan calculates in single precision, so `f32` loses nothing.
        ExpectedPart {
            draws: expected.draws,
            points: expected.points as f32,
            best: expected.best.to_string(),
            of_best: expected.of_best as f32,
            given_up: expected.given_up() as f32,
            riichi: expected.riichi,
        }
    }
}

fn named(tile: Tile) -> String {
    Face::plain(tile).to_string()
}

fn discard_part((discard, danger): (&DiscardWorth, &f64)) -> DiscardPart {
    let deal_in = |deal_in: &DealIn| DealInPart { to: deal_in.to.index(), points: deal_in.points };
    DiscardPart {
        tile: named(discard.tile),
        shanten: discard.shanten.get(),
        ukeire: UkeirePart::of(&discard.ukeire),
        danger: *danger as f32,
        deals_in: discard.deals_in.iter().map(deal_in).collect(),
    }
}

/// Prints a line for every decision of the selected rounds and player.
pub(super) fn print(
    out: &mut impl Write,
    arguments: &Arguments,
    file: &File,
    game: Option<usize>,
    record: &Record,
) -> io::Result<()> {
    let file = file.to_string();
    let rounds = game_words::round_names(&record.rounds);
    for read in &analysed::read(record, arguments) {
        let decision = &read.analysed;
        let other = |(seat, tenpai): &(Seat, f64)| TenpaiAnswer {
            seat: seat.index(),
            tenpai: *tenpai as f32,
        };
        let line = DecisionLine {
            file: &file,
            game,
            number: decision.round + 1,
            round: &rounds[decision.round],
            place: decision.place.to_string(),
            seat: decision.seat.index(),
            hand: decision.hand.to_string(),
            action: &decision.action,
            shanten: decision.shanten.get(),
            others: read.tenpai.iter().map(other).collect(),
            ukeire: decision.ukeire.as_ref().map(UkeirePart::of),
            discards: decision.discards.iter().zip(&read.dangers).map(discard_part).collect(),
            given_up: decision
                .given_up
                .map(|given_up| GivenUpPart { shanten: given_up.shanten, tiles: given_up.tiles }),
            expected: decision.expected.as_ref().map(ExpectedPart::of),
            advice: read.judged.as_ref().and_then(AdvicePart::of),
        };
        serde_json::to_writer(&mut *out, &line)?;
        writeln!(out)?;
    }
    Ok(())
}
