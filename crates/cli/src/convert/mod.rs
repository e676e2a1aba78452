//! `mentsu convert`: recorded games written in another format.

mod output;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use mentsu_table::record::{Format, LeftOut, Oddity, Unwritable};

use self::output::Output;
use crate::counter::Counter;
use crate::ending::Ending;
use crate::files::{File, FirstFiles, Game, Reading, complain, each_game};
use crate::in_order::threads;
use crate::interrupt::Interrupt;

const FILES: &str = "\
Games go to standard output, one after another in every format, or with --out to a file for each \
that is read, by its name:

  games/a.mjlog.gz  --to mjlog    a.mjlog
                    --to tenhou6  a.tenhou6.json
                    --to mjai     a.mjai
                    --to majiang  a.majiang.json

Files of a directory keep their paths below it. For each file, standard error names \
what isn't read, such as a yaku of an unknown name, and what the format has no place for, such as walls in mjai.

Exit codes:
  0  all games were written
  2  a file isn't a record and has no output, a game can't be written, or a file exists; the \
other games are still written";

/// Writes recorded games in another format
#[derive(Args)]
#[command(next_line_help = true, after_help = FILES)]
pub(crate) struct Arguments {
    /// Records: files, directories with all files below, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    reading: Reading,

    /// The format to write
    #[arg(long, value_name = "FORMAT", required = true, value_parser = written())]
    to: Format,

    /// Write a file for each that is read, below this directory, which is created
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// With --out: replace files that exist
    #[arg(long, requires = "out")]
    force: bool,

    /// Threads for reading files, at most one a file and four a core [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// A format that is written, by its name.
fn written() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::WRITTEN.map(Format::name))
        .try_map(|name| name.parse::<Format>())
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let Some(FirstFiles { first, others: mut files }) = FirstFiles::of(&arguments.files)? else {
        return Ok(Ending::Wrong);
    };
    let interrupt = Interrupt::listen()?;
    let all = first.into_iter().chain(files.by_ref());
    let counter = Counter::open("files", arguments.out.is_none());
    let mut converter = Converter {
        format: arguments.to,
        output: Output::new(arguments.out.as_deref(), arguments.to, arguments.force),
        counter: &counter,
        left_out: Vec::new(),
        file: None,
        ending: Ending::Answered,
    };
    let write = |_: &File, game: &Game| {
        let record = &game.record;
        let record = record.scored();
        Converted {
            number: game.number,
            odd: record
                .oddities
                .iter()
                .filter(|odd| is_lost(odd))
                .map(ToString::to_string)
                .collect(),
            left_out: record.left_out(arguments.to),
            text: record.write(arguments.to),
        }
    };
    let advance = || counter.advance();
    let how = (&arguments.reading, threads(arguments.threads, usize::MAX));
    each_game(all, how, interrupt.flag(), write, advance, |file, converted| {
        converter.take(file, converted)
    })?;
    let is_stopped = interrupt.flag().load(Ordering::Relaxed);
    // What was begun and isn't whole is no file.
    converter.finish(!is_stopped)?;
    let ending = converter.ending;
    drop(counter);
    files.tell_skipped()?;
    Ok(if is_stopped { Ending::Interrupted } else { ending })
}

/// Whether the record has more than was read.
const fn is_lost(odd: &Oddity) -> bool {
    !matches!(odd, Oddity::OtherRule { .. } | Oddity::UnknownScores | Oddity::SticksLeftOut { .. })
}

/// A game in the other format.
struct Converted {
    number: Option<usize>,
    /// What wasn't read.
    odd: Vec<String>,
    text: Result<String, Unwritable>,
    left_out: Vec<LeftOut>,
}

/// Takes the games in order.
struct Converter<'a> {
    format: Format,
    output: Output<'a>,
    counter: &'a Counter,
    /// What the games of the file had that the format has no place for.
    left_out: Vec<LeftOut>,
    /// The file's number and name.
    file: Option<(usize, String)>,
    ending: Ending,
}

impl Converter<'_> {
    fn take(&mut self, file: &File, converted: Result<Converted, String>) -> io::Result<()> {
        if self.file.as_ref().is_none_or(|(number, _)| *number != file.number) {
            self.finish(true)?;
            self.file = Some((file.number, file.to_string()));
            if let Err(why) = self.output.begin(file) {
                self.wrong(file, &why)?;
            }
        }
        let converted = match converted {
            Ok(converted) => converted,
            Err(why) => {
                self.output.drop_file();
                return self.wrong(file, &why);
            }
        };
        let game = converted.number.map_or_else(String::new, |n| format!("game {n}, "));
        for odd in converted.odd {
            self.counter.beside(|| complain(file, &format!("{game}{odd}")))?;
        }
        match converted.text {
            Ok(text) => {
                self.left_out.extend(converted.left_out);
                self.output.write(&text)
            }
            Err(why) => self.wrong(file, &format!("{game}{why}")),
        }
    }

    fn wrong(&mut self, file: &File, why: &str) -> io::Result<()> {
        self.ending = Ending::Wrong;
        self.counter.beside(|| complain(file, why))
    }

    /// Ends the file, and says what its games had that the format hasn't.
    fn finish(&mut self, is_whole: bool) -> io::Result<()> {
        let Some((_, name)) = self.file.take() else { return Ok(()) };
        if !is_whole {
            self.output.drop_file();
        }
        self.output.end()?;
        let left_out = core::mem::take(&mut self.left_out);
        let names = LeftOut::ALL.into_iter().filter(|part| left_out.contains(part));
        let names: Vec<String> = names.map(|part| part.name().replace('_', " ")).collect();
        if names.is_empty() {
            return Ok(());
        }
        let (format, names) = (self.format, names.join(", "));
        self.counter
            .beside(|| writeln!(anstream::stderr(), "{name}, {format} has no place for: {names}"))
    }
}
