//! Every round replayed by the rules: one line for all files, differences on standard error.

use std::io::{self, Write as _};

use mentsu_table::record::Record;
use mentsu_table::replay::{Difference, Note, replay};

use crate::counter::Counter;
use crate::ending::Ending;
use crate::in_order::in_order;
use crate::replay::complain;
use crate::replay::files::File;
use crate::show::{counted, played};
use crate::terminal;

/// What the replay of a file found.
#[derive(Default)]
struct Checked {
    rounds: usize,
    decisions: usize,
    differences: Vec<String>,
    notes: Vec<String>,
}

pub(super) fn run(files: &[File], threads: usize) -> io::Result<Ending> {
    let counter = Counter::new(files.len(), "files", false);
    let mut all = Checked::default();
    let mut differences = 0;
    let mut ending = Ending::Answered;
    let check = |file: &File| {
        let checked = file.read().map(|games| checked_all(&games));
        counter.advance();
        checked
    };
    in_order(files, threads, check, |file, checked| {
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
    })?;
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

/// What the replay of all games of a file found; of several each place says in which.
fn checked_all(games: &[Record]) -> Checked {
    let mut all = Checked::default();
    for (number, game) in games.iter().enumerate() {
        let checked = checked(game);
        let named = |text: String| match games.len() {
            1 => text,
            _ => format!("game {}, {text}", number + 1),
        };
        all.rounds += checked.rounds;
        all.decisions += checked.decisions;
        all.differences.extend(checked.differences.into_iter().map(named));
        all.notes.extend(checked.notes.into_iter().map(named));
    }
    all
}

fn checked(record: &Record) -> Checked {
    let replay = replay(record);
    let names = played::round_names(&record.rounds);
    let name = |round: usize| names.get(round).map_or("the game's end", String::as_str);
    let odd = |note: &Note| match *note {
        Note::BeginsWithin(round) => {
            format!("{}: the record begins within this round, which isn't replayed", name(round))
        }
        Note::EndsWithin(round) => format!("{}: the record ends within this round", name(round)),
        Note::RoundsMissing(round) => {
            format!("{}: rounds after this one aren't in the record", name(round))
        }
        Note::EndsAfter(round) => {
            format!("{}: the record ends after this round, and the game goes on", name(round))
        }
        Note::SticksLeftOut(round) => {
            format!("{}: the recorded payment is without the riichi sticks", name(round))
        }
        Note::Swaps(round) => {
            format!("{}: a discard that its call forbids (kuikae) was let pass", name(round))
        }
        ref other => format!("{other:?}"),
    };
    Checked {
        rounds: replay.rounds,
        decisions: replay.decisions,
        differences: replay.differences.iter().map(|d| told(d, name(d.round))).collect(),
        notes: replay.notes.iter().map(odd).collect(),
    }
}

/// A difference: where, what, and the hand and the options of whom it is about.
fn told(difference: &Difference, round: &str) -> String {
    let mut text = format!("{round}, {}: {}", difference.place, difference.differs);
    if let (Some(seat), Some(hand)) = (difference.seat, &difference.hand) {
        let options: Vec<String> = difference.options.iter().map(played::action).collect();
        let options = if options.is_empty() { "nothing".to_owned() } else { options.join(", ") };
        text += &format!("; {seat} has {hand} and may: {options}");
    }
    text
}
