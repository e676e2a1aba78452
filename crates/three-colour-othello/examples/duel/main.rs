//! Plays a game in the terminal between two searchers, or between a person and one; or analyses a
//! position.

mod arguments;
mod board;
mod clock;
mod output;
mod person;
mod searcher;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use clap::Parser;
use three_colour_othello::{Color, Entry, Game, Player, Record, Verdict};

use crate::arguments::Arguments;
use crate::person::{Answer, Reach};
use crate::searcher::Searcher;

/// The exit code for a wrong record. It is clap's for wrong arguments.
const WRONG: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let record = match begun(&arguments) {
        Ok(record) => record,
        Err(complaint) => {
            eprintln!("{complaint}");
            return ExitCode::from(WRONG);
        }
    };
    let done = if arguments.analyse {
        analyse(&arguments, record.game())
    } else {
        play(&arguments, record)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The game that the arguments describe: from a file, or from a start and a record.
fn begun(arguments: &Arguments) -> Result<Record, String> {
    if let Some(file) = &arguments.save {
        writable(file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let Some(file) = &arguments.restore else {
        return Game::from_record(arguments.from, arguments.repetition, &arguments.record)
            .map(Record::new)
            .map_err(|error| format!("wrong record: {error}"));
    };
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    // Bytes that aren't UTF-8 are replaced, so the reader reports their place.
    let text = String::from_utf8_lossy(&bytes);
    text.parse().map_err(|error: three_colour_othello::RecordError| {
        let before = text.get(..error.at()).unwrap_or("");
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        format!("{}, line {line}, column {column}: {}", file.display(), error.kind())
    })
}

/// Checks before a game is played that the file can be written.
fn writable(file: &Path) -> io::Result<()> {
    let is_new = !file.exists();
    fs::OpenOptions::new().append(true).create(true).open(file)?;
    if is_new { fs::remove_file(file) } else { Ok(()) }
}

fn analyse(arguments: &Arguments, game: &Game) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let mut entries = vec![Entry::EMPTY; searcher::ENTRIES];
    board::draw(&mut out, game, true, None)?;
    if let (Some(ending), Some(outcome)) = (game.ending(), game.outcome()) {
        return writeln!(out, "The game has ended: {ending}; {outcome}.");
    }
    let mut searcher = Searcher::new(&mut entries);
    let limit = arguments.limit(None);
    output::analysis(&mut out, game, &mut searcher, limit)
}

fn play(arguments: &Arguments, record: Record) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let mut lines = io::stdin().lines();
    let mut entries = [(); 2].map(|()| vec![Entry::EMPTY; searcher::ENTRIES]);
    let mut searchers = entries.each_mut().map(|own| Searcher::new(own));
    let seed = arguments.seed.unwrap_or_else(seed_of_now);
    let mut clock = arguments.clock;
    let mut verdict = record.verdict();
    let mut game = record.into_game();
    let mut can_redo = false;
    let mut stopped = None;
    // The ply of the position drawn last.
    let mut drawn = None;
    // The time since this instant isn't yet subtracted from the clock.
    let mut began = Instant::now();
    while verdict == Verdict::Unfinished {
        if game.ply() >= arguments.plies {
            let actions = if game.ply() == 1 { "action" } else { "actions" };
            stopped = Some(format!("stopped after {} {actions}", game.ply()));
            break;
        }
        let turn = game.position().turn();
        if drawn != Some(game.ply()) {
            board::draw(&mut out, &game, arguments.is_person(turn), clock.as_ref())?;
            drawn = Some(game.ply());
        }
        if let Some(clock) = &mut clock {
            // The time for questions before the action counts, too.
            if !clock.spend(turn, std::mem::replace(&mut began, Instant::now()).elapsed()) {
                verdict = Verdict::OutOfTime(turn);
                break;
            }
        }
        let limit = arguments.limit(clock.map(|clock| clock.share(turn)));
        let searcher = &mut searchers[turn as usize];
        let action = match arguments.search(arguments.who(turn), seed, limit) {
            Some((search, limit)) => {
                let found = searcher.find(&game, search, limit);
                if let Some(action) = found.action {
                    writeln!(out, "{turn}: {action}   {}", output::found(&found))?;
                }
                found.action
            }
            None => {
                let behind = game.earlier();
                let can_undo = behind.iter().any(|earlier| arguments.is_person(earlier.turn()));
                let reach = Reach { can_undo, can_redo };
                match person::ask(&mut out, &mut lines, &game, reach)? {
                    Answer::Act(action) => Some(action),
                    Answer::Undo => {
                        let thought = std::mem::replace(&mut began, Instant::now()).elapsed();
                        clock.iter_mut().for_each(|clock| _ = clock.spend(turn, thought));
                        let person = |player| arguments.is_person(player);
                        while game.undo().is_some() && !person(game.position().turn()) {}
                        can_redo = true;
                        continue;
                    }
                    Answer::Redo => {
                        let thought = std::mem::replace(&mut began, Instant::now()).elapsed();
                        clock.iter_mut().for_each(|clock| _ = clock.spend(turn, thought));
                        let person = |player| arguments.is_person(player);
                        while game.redo().is_some() && !person(game.position().turn()) {}
                        can_redo = game.clone().redo().is_some();
                        verdict = Verdict::of(&game);
                        continue;
                    }
                    Answer::Hint => {
                        let analysis = searcher.analyse(&game, limit);
                        writeln!(out, "hint: {}", output::hint(&analysis))?;
                        output::proof(&mut out, &game, searcher, limit)?;
                        continue;
                    }
                    Answer::Analyse => {
                        output::analysis(&mut out, &game, searcher, limit)?;
                        continue;
                    }
                    Answer::Save(file) => {
                        match fs::write(&file, Record::new(game.clone()).to_string()) {
                            Ok(()) => writeln!(out, "saved in {file}")?,
                            Err(error) => writeln!(out, "{file}: {error}")?,
                        }
                        continue;
                    }
                    Answer::Resign => {
                        verdict = Verdict::Resigned(turn);
                        break;
                    }
                    Answer::Quit => {
                        stopped = Some(format!("{turn} quits"));
                        break;
                    }
                    Answer::EndOfInput => {
                        stopped = Some("no more input".to_owned());
                        break;
                    }
                }
            }
        };
        if let Some(clock) = &mut clock {
            if !clock.spend(turn, std::mem::replace(&mut began, Instant::now()).elapsed()) {
                verdict = Verdict::OutOfTime(turn);
                break;
            }
            clock.add(turn);
        }
        if action.is_none_or(|action| game.apply(action).is_err()) {
            break;
        }
        can_redo = game.clone().redo().is_some();
        verdict = Verdict::of(&game);
    }
    board::draw(&mut out, &game, false, clock.as_ref())?;
    finish(&mut out, &game, verdict, stopped.as_deref())?;
    if arguments.review {
        let [searcher, _] = &mut searchers;
        output::review(&mut out, &game, searcher, arguments.limit(None))?;
    }
    let Some(file) = &arguments.save else { return Ok(()) };
    let record = match verdict {
        Verdict::Resigned(player) => Record::new(game).resigned(player),
        Verdict::OutOfTime(player) => Record::new(game).out_of_time(player),
        _ => Record::new(game),
    };
    let failed =
        |error| io::Error::new(io::Error::kind(&error), format!("{}: {error}", file.display()));
    fs::write(file, record.to_string()).map_err(failed)
}

/// The seed of a level, which gives another game every time.
fn seed_of_now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}

fn finish(
    out: &mut impl io::Write,
    game: &Game,
    verdict: Verdict,
    stopped: Option<&str>,
) -> io::Result<()> {
    let [black, white] = [Color::Black, Color::White].map(|color| game.position().count(color));
    match (verdict, game.ending()) {
        (Verdict::Ended(outcome), Some(ending)) => {
            writeln!(out, "The game has ended: {ending}.")?;
            writeln!(out, "Result: {outcome}, {black} to {white}.")?;
        }
        (Verdict::Resigned(_) | Verdict::OutOfTime(_), _) => {
            let winner = verdict.winner().unwrap_or(Player::Black);
            writeln!(out, "The game is over: {verdict}.")?;
            writeln!(out, "Result: {winner} wins.")?;
        }
        _ => {
            let reason = stopped.unwrap_or("no action was found");
            writeln!(out, "The game has not ended: {reason}.")?;
        }
    }
    writeln!(out, "Record: {game}")
}
