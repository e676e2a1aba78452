//! `--check`: replays every round by the rules; differences go to standard error.

use std::io::{self, Write as _};
use std::sync::atomic::AtomicBool;

use mentsu_table::record::{Oddity, Record};
use mentsu_table::replay::{Difference, Note, replay};

use crate::counter::Counter;
use crate::ending::Ending;
use crate::files::{File, Game, complain, each_game};
use crate::replay::options::Arguments;
use crate::show::{counted, game_words};
use crate::terminal;

/// Counts and differences of a file.
#[derive(Default)]
struct Checked {
    rounds: usize,
    decisions: usize,
    differences: Vec<String>,
    notes: Vec<String>,
}

pub(super) fn run(
    files: impl Iterator<Item = File>,
    arguments: &Arguments,
    stop: &AtomicBool,
) -> io::Result<Ending> {
    let counter = Counter::open("files", false);
    let mut all = Checked::default();
    let mut differences = 0;
    let mut ending = Ending::Answered;
    let check = |_: &File, game: &Game| checked_game(game, arguments.strict);
    each_game(
        files,
        (arguments.reading(), arguments.threads()),
        stop,
        check,
        || counter.advance(),
        |file, checked| {
            let checked = match checked {
                Ok(checked) => checked,
                Err(why) => {
                    ending = Ending::Wrong;
                    return counter.beside(|| complain(file, &why));
                }
            };
            all.rounds += checked.rounds;
            all.decisions += checked.decisions;
            differences += checked.differences.len();
            if !checked.differences.is_empty() {
                ending = ending.max(Ending::No);
            }
            counter.beside(|| {
                checked
                    .notes
                    .iter()
                    .try_for_each(|note| writeln!(anstream::stderr(), "{file}, {note}"))?;
                checked.differences.iter().try_for_each(|difference| complain(file, difference))
            })
        },
    )?;
    drop(counter);
    let mut out = terminal::stdout();
    writeln!(
        out,
        "{}, {}, {}",
        counted(all.rounds, "round"),
        counted(all.decisions, "decision"),
        counted(differences, "difference"),
    )?;
    Ok(ending)
}

/// Checks a game; if its file has several, each message names it. `strict`: a note is a difference.
fn checked_game(game: &Game, strict: bool) -> Checked {
    let mut checked = checked(&game.record, strict);
    if let Some(number) = game.number {
        for text in checked.differences.iter_mut().chain(&mut checked.notes) {
            *text = format!("game {number}, {text}");
        }
    }
    checked
}

fn checked(record: &Record, strict: bool) -> Checked {
    let replay = replay(record);
    let names = game_words::round_names(&record.rounds);
    let name = |round: usize| names.get(round).map_or("the game's end", String::as_str);
    let odd = |note: &Note| match note.round() {
        Some(round) => format!("{}: {note}", name(round)),
        None => note.to_string(),
    };
    // A rule that the house once played explains the record.
    let is_explained = |note: &&Note| matches!(note, Note::PassedOver(Oddity::OtherRule { .. }));
    let (notes, faults): (Vec<&Note>, Vec<&Note>) =
        replay.notes.iter().partition(|note| !strict || is_explained(note));
    let differences = replay.differences.iter().map(|d| told(d, name(d.round)));
    Checked {
        rounds: replay.rounds,
        decisions: replay.decisions,
        differences: differences.chain(faults.into_iter().map(odd)).collect(),
        notes: notes.into_iter().map(odd).collect(),
    }
}

/// A difference in words: place, reason, and the player's hand and options.
fn told(difference: &Difference, round: &str) -> String {
    let mut text = format!("{round}, {}: {}", difference.place, difference.differs);
    if let (Some(seat), Some(hand)) = (difference.seat, &difference.hand) {
        let options: Vec<String> = difference.options.iter().map(game_words::action).collect();
        let options = if options.is_empty() { "nothing".to_owned() } else { options.join(", ") };
        text += &format!("; {seat} has {hand} and may: {options}");
    }
    if difference.ends_check {
        text += "; the rest of the round isn't checked";
    }
    text
}
