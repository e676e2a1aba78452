//! `mentsu replay`: recorded games, shown turn by turn, checked by the rules, or analysed.

mod analysed;
mod check;
mod discards;
mod ending;
mod game;
mod json;
mod options;
mod round;
mod turn;

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::counter::Counter;
use crate::ending::Ending;
use crate::files::{File, FirstFiles, Game, complain, each_game};
use crate::interrupt::Interrupt;
use crate::judged::dearest::Dearest;
use crate::terminal;

pub(crate) use crate::replay::options::Arguments;

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let Some(FirstFiles { first, others: mut files }) = FirstFiles::of(&arguments.files)? else {
        return Ok(Ending::Wrong);
    };
    // Names of files stand before what is in them, if there are several.
    let many = first.len() > 1;
    let interrupt = Interrupt::listen()?;
    let all = first.into_iter().chain(files.by_ref());
    let ending = if arguments.check {
        check::run(all, arguments, interrupt.flag())?
    } else {
        show(all, arguments, many, interrupt.flag())?
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
    let (mut out, mut dearest) = (terminal::stdout(), Dearest::default());
    let show = |file: &File, game: &Game| {
        let mut text = Vec::new();
        let shown = if arguments.json {
            json::print(&mut text, arguments, file, game.number, &game.record)
                .map(|()| Dearest::default())
        } else {
            game::print(&mut text, arguments, file, game.number, &game.record, many)
        };
        shown.map(|dearest| (text, dearest))
    };
    each_game(
        files,
        (arguments.reading(), arguments.threads()),
        stop,
        show,
        || counter.advance(),
        |file, shown| {
            let why = match shown {
                Ok(Ok((text, more))) => {
                    dearest.extend(more);
                    return out.write_all(&text);
                }
                Ok(Err(error)) => error.to_string(),
                Err(why) => why,
            };
            ending = Ending::Wrong;
            counter.beside(|| complain(file, &why))
        },
    )?;
    dearest.print(&mut out)?;
    out.flush()?;
    Ok(ending)
}
