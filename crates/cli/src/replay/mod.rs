//! `mentsu replay`: recorded games, shown turn by turn, checked by the rules, or analysed.

mod analysed;
mod check;
mod discards;
mod ending;
mod game;
mod json;
mod options;
mod round;
mod rounds;
mod turn;

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::counter::Counter;
use crate::ending::Ending;
use crate::files::{File, Files, complain};
use crate::in_order::in_order;
use crate::interrupt::Interrupt;
use crate::terminal;
use crate::terminal::style::WRONG;

pub(crate) use crate::replay::options::Arguments;

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut files = Files::of(&arguments.files);
    // Names of files stand before what is in them, if there are several.
    let first: Vec<File> = files.by_ref().take(2).collect();
    if first.is_empty() {
        files.tell_skipped()?;
        writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} no files found")?;
        return Ok(Ending::Wrong);
    }
    let many = first.len() > 1;
    let interrupt = Interrupt::listen()?;
    let all = first.into_iter().chain(files.by_ref());
    let ending = match arguments.check {
        true => check::run(all, arguments, interrupt.flag())?,
        false => show(all, arguments, many, interrupt.flag())?,
    };
    files.tell_skipped()?;
    let is_stopped = interrupt.flag().load(Ordering::Relaxed);
    Ok(if is_stopped { Ending::Interrupted } else { ending })
}

/// Shows or analyses the games of all files.
fn show(
    files: impl Iterator<Item = File>,
    arguments: &Arguments,
    many: bool,
    stop: &AtomicBool,
) -> io::Result<Ending> {
    let counter = Counter::open("files", true);
    let mut ending = Ending::Answered;
    let mut out = terminal::stdout();
    let show = |file: &File| {
        let mut text = Vec::new();
        let shown = file.read(arguments.reader()).and_then(|games| {
            let several = games.len() > 1;
            let shown = games.iter().enumerate().try_for_each(|(nth, record)| {
                let game = several.then_some(nth + 1);
                match arguments.json {
                    true => json::print(&mut text, arguments, file, game, record),
                    false => game::print(&mut text, arguments, file, game, record, many),
                }
            });
            shown.map_err(|error| error.to_string())
        });
        counter.advance();
        (text, shown)
    };
    in_order(files, arguments.threads(), stop, show, |file, (text, shown)| {
        if let Err(why) = shown {
            ending = Ending::Wrong;
            counter.beside(|| complain(file, &why))?;
        }
        out.write_all(&text)
    })?;
    out.flush()?;
    Ok(ending)
}
