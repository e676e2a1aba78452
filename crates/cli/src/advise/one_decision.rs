//! One decision: the moment, the actions, the dangers, what was done.

use std::io::{self, Write};

use mentsu_protocol::wind_letter;
use mentsu_table::record::Record;
use mentsu_table::{Action, Phase, Seat, TurnStart};

use super::decisions::Decision;
use super::{actions, dangers, players};
use crate::files::File;
use crate::judged::Judged;
use crate::show::game_words::{action, player_name, round_name};
use crate::show::{counted, strip};
use crate::terminal::paragraph;
use crate::terminal::style::{QUIET, TITLE, WON, WRONG};

/// Prints the decisions of a turn.
pub(super) fn print(
    out: &mut impl Write,
    (file, game, record): (&File, Option<usize>, &Record),
    all: &[Decision],
    titled: bool,
) -> io::Result<()> {
    let of_file = titled.then(|| file.to_string());
    let of_game = game.map(|number| format!("game {number}"));
    let words: Vec<String> = of_file.into_iter().chain(of_game).collect();
    if !words.is_empty() {
        paragraph(out, TITLE, &words.join(", "))?;
        writeln!(out)?;
    }
    for (number, decision) in all.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        print_one(out, record, decision)?;
    }
    Ok(())
}

fn print_one(out: &mut impl Write, record: &Record, decision: &Decision) -> io::Result<()> {
    let Decision { judged, view } = decision;
    let table = view.table();
    let name = |seat: Seat| player_name(&record.names, seat, 20);
    let round = round_name(&record.rounds[judged.round].deal);
    let moment = match table.phase() {
        Phase::Reply { by, face, .. } => format!("after {face} of {}", name(by)),
        Phase::Turn { after: TurnStart::Call, .. } => "after the call".to_owned(),
        _ => view.hand().drawn().map_or_else(String::new, |drawn| format!("draws {drawn}")),
    };
    let title = format!("{round} turn {}: {} {moment}", judged.turn, name(judged.seat));
    paragraph(out, TITLE, title.trim_end())?;
    let indicators = table.indicators().iter().map(ToString::to_string);
    let indicators = indicators.collect::<Vec<_>>().join(" ");
    let wind = table.wind(judged.seat).map_or_else(String::new, wind_letter);
    let mut facts = format!(
        "seat {wind}, dora indicator{} {indicators}, {} left",
        if table.indicators().len() == 1 { "" } else { "s" },
        counted(table.draws_left().into(), "draw")
    );
    for (number, noun) in [(table.honba(), "honba"), (table.sticks(), "stick")] {
        match number {
            0 => {}
            _ if noun == "honba" => facts += &format!(", {number} honba"),
            _ => facts += &format!(", {}", counted(number.into(), noun)),
        }
    }
    paragraph(out, QUIET, &facts)?;
    writeln!(out)?;
    strip::print_hand(out, view.hand())?;
    writeln!(out)?;
    players::print(out, record, view)?;
    writeln!(out)?;
    actions::print(out, judged)?;
    writeln!(out)?;
    print_taken(out, judged, &name(judged.seat))?;
    dangers::print(out, record, view)
}

/// What the player did, and what that gave up.
fn print_taken(out: &mut impl Write, judged: &Judged, name: &str) -> io::Result<()> {
    let did = match judged.action {
        Action::Discard { .. } => format!("{name} discarded {}", action(&judged.action)),
        Action::Pass => format!("{name} passed"),
        _ => format!("{name}: {}", action(&judged.action)),
    };
    let (Some(best), Some(mistake)) = (judged.best(), judged.reported_mistake()) else {
        return paragraph(out, WON, &format!("{did}, the best."));
    };
    let (loss, best) = (judged.loss(), action(&best.action));
    let text = format!("{did}, {loss:.0} points below {best} ({mistake}).");
    paragraph(out, WRONG, &text)
}
