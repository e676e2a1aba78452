//! A game as people read it: what was played and by whom, its rounds, its result.

use std::io::{self, Write};

use mentsu_table::Seat;
use mentsu_table::record::{House, Record};

use crate::replay::Arguments;
use crate::replay::analysed::AnalysedDiscards;
use crate::replay::files::File;
use crate::replay::worth::{self, Sums};
use crate::replay::{ending, round};
use crate::show::played::player_name;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

/// Prints a game; `game` is its number where the file has several, `titled` whether there are other
/// files.
pub(super) fn print(
    out: &mut impl Write,
    arguments: &Arguments,
    file: &File,
    game: Option<usize>,
    record: &Record,
    titled: bool,
) -> io::Result<()> {
    let of_file = titled.then(|| file.to_string());
    let words: Vec<String> =
        of_file.into_iter().chain(game.map(|number| format!("game {number}"))).collect();
    if !words.is_empty() {
        paragraph(out, TITLE, &words.join(", "))?;
        writeln!(out)?;
    }
    paragraph(out, TITLE, &kind(record))?;
    let seats = Seat::of_players(record.kind.players());
    let players = seats.iter().map(|seat| {
        let name = player_name(&record.names, *seat, 30);
        (PLAIN, if name == seat.to_string() { name } else { format!("{} {name}", seat.index()) })
    });
    print_flowing(out, Line::default(), 2, ", ", players)?;
    writeln!(out)?;
    let of_discards = || AnalysedDiscards::of(record, arguments);
    let mut analysed = arguments.analyse.then(of_discards);
    let mut sums = [Sums::default(); 4];
    let mut printed = 0;
    for (number, recorded) in record.rounds.iter().enumerate() {
        if arguments.round.is_some_and(|rounds| !rounds.contains(number, &recorded.deal)) {
            continue;
        }
        printed += 1;
        let mut next = |seat| {
            let discard = analysed.as_mut()?.next(number, seat)?;
            sums[seat.index()].add(&discard);
            Some(discard)
        };
        round::print(out, record, recorded, arguments.seat, &mut next)?;
    }
    if printed == 0 {
        paragraph(out, QUIET, "There is no such round.")?;
        return writeln!(out);
    }
    worth::print_sums(out, &sums, &record.names)?;
    match &record.result {
        Some(result) if arguments.round.is_none() => ending::print_result(out, record, result),
        _ => Ok(()),
    }
}

/// What was played.
fn kind(record: &Record) -> String {
    let kind = &record.kind;
    let house = match kind.house {
        House::MahjongSoul => "Mahjong Soul",
        House::Wrc => "WRC",
        House::Ema => "EMA",
        House::MLeague => "M.League",
        _ => "Tenhou",
    };
    let mut words = vec![if kind.hanchan { "hanchan" } else { "tonpuu" }.to_owned()];
    words.push(format!("{} players", kind.players()));
    words.push(if kind.reds { "red fives" } else { "no red fives" }.to_owned());
    words.push(if kind.open_tanyao { "open tanyao" } else { "closed tanyao" }.to_owned());
    if let Some(seat) = record.seen_by {
        words.push(format!("as {seat} saw it"));
    }
    format!("{house} {}", words.join(", "))
}
