//! A game as text: rules, players, rounds, result.

use std::io::{self, Write};

use mentsu::riichi::Preset;
use mentsu_table::record::{Format, Record};
use mentsu_table::{GameRules, Seat};

use crate::files::File;
use crate::judged::dearest::Dearest;
use crate::replay::analysed::AnalysedDiscards;
use crate::replay::discards::{self, DiscardSums};
use crate::replay::options::Arguments;
use crate::replay::{ending, round};
use crate::show::game_words::player_name;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

/// Prints a game; `game` is its number if the file has several, `titled`: print the file's name.
/// Returns its dearest decisions, for `--advice`.
pub(super) fn print(
    out: &mut impl Write,
    arguments: &Arguments,
    file: &File,
    game: Option<usize>,
    record: &Record,
    titled: bool,
) -> io::Result<Dearest> {
    let scored = record.scored();
    let record = &*scored;
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
    let mut dearest = Dearest::default();
    let of_discards = || AnalysedDiscards::of((file, game, record), arguments, &mut dearest);
    let mut analysed = arguments.analyse.then(of_discards);
    let mut sums = [DiscardSums::default(); 4];
    let mut printed = 0;
    for (number, recorded) in record.rounds.iter().enumerate() {
        if arguments.round.is_some_and(|rounds| !rounds.contains(number, &recorded.deal)) {
            continue;
        }
        printed += 1;
        let mut next = |seat| {
            let discard = analysed.as_mut()?.next(number, seat)?;
            sums[seat.index()].add(&discard.analysed);
            Some(discard)
        };
        round::print(out, record, recorded, arguments.seat, &mut next)?;
    }
    if printed == 0 {
        paragraph(out, QUIET, "The record doesn't have this round.")?;
        writeln!(out)?;
        return Ok(dearest);
    }
    discards::print_sums(out, &sums, &record.names)?;
    if let Some(result) = record.result.as_ref().filter(|_| arguments.round.is_none()) {
        ending::print_result(out, record, result)?;
    }
    Ok(dearest)
}

/// The rules in a line.
fn kind(record: &Record) -> String {
    let (kind, rules) = (&record.kind, record.rules());
    let house = match kind.preset {
        Preset::MahjongSoul | Preset::MahjongSoulSanma => "Mahjong Soul",
        Preset::MahjongSoulOldYaku => "Mahjong Soul, old yaku,",
        Preset::Wrc => "WRC",
        Preset::Ema => "EMA",
        Preset::MLeague => "M.League",
        // Its package's own rules are those of no preset.
        _ if record.format == Format::Majiang && record.own_rules.is_some() => "電脳麻将",
        _ => "Tenhou",
    };
    let mut words = vec![rules.length().to_string()];
    words.push(format!("{} players", kind.players()));
    let has_reds = rules.scoring().reds() != [0; 3];
    words.push(if has_reds { "red fives" } else { "no red fives" }.to_owned());
    let is_open = rules.scoring().open_tanyao();
    words.push(if is_open { "open tanyao" } else { "closed tanyao" }.to_owned());
    if record.format != Format::Majiang {
        let names = GameRules::FIELDS.iter().map(|field| field.name());
        for name in names {
            let value = rules.get(name).filter(|value| kind.rules().get(name) != Some(*value));
            words.extend(value.map(|value| format!("{name}={value}")));
        }
    }
    if let Some(seat) = record.seen_by {
        words.push(format!("as {seat} saw it"));
    }
    format!("{house} {}", words.join(", "))
}
