//! Files and the games in them, and how these are read.

use core::fmt;
use std::fs;
use std::io::{self, BufReader, Read, Write as _};
use std::iter::Peekable;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Args;
use mentsu::riichi::Preset;
use mentsu_table::record::{self, Games, Reader, Record, RecordError};

use crate::arguments::named;
use crate::house::GameChanges;
use crate::in_order::in_order;
use crate::show::counted;
use crate::terminal::columns;
use crate::terminal::style::WRONG;
use crate::text_file;

/// What records files may hold, for help.
pub(crate) const FORMATS: &str = "\
Records are Tenhou's mjlog (XML), tenhou/6 (JSON), mjai (JSON lines), Mahjong Soul's \
messages (as the game sends them, base64 or JSON), majiang (電脳麻将, JSON) or logs of Tenhou's client (lines Get: and Send:), plain or gzip; the format is detected from the content. A file may hold several games.";

/// Options about how records are read.
#[derive(Args)]
pub(crate) struct Reading {
    /// The house of records that don't name theirs, with its game of three where three play
    #[arg(long, value_name = "HOUSE", value_parser = named::<Preset>())]
    rules: Option<Preset>,

    #[command(flatten)]
    changes: GameChanges,

    /// The longest game to read, unpacked, in MiB; a file may hold any number of games
    #[arg(
        long,
        value_name = "MIB",
        default_value_t = (record::MAX_BYTES >> 20) as u32,
        value_parser = clap::value_parser!(u32).range(1..=4095),
    )]
    most: u32,
}

impl Reading {
    /// A reader with these options.
    fn reader(&self) -> Reader {
        let reader = Reader::new().with_most_bytes((self.most as usize) << 20);
        self.rules.map_or(reader, |house| reader.with_house(house))
    }
}

/// A file, or the error that kept a directory from being listed.
pub(crate) struct File {
    path: PathBuf,
    /// Its path below the directory that the user named; its name if he named the file.
    below: PathBuf,
    /// How many files come before it.
    pub(crate) number: usize,
    error: Option<io::Error>,
}

impl File {
    /// The games in the file, one by one.
    ///
    /// # Errors
    /// The I/O error.
    fn games(&self, reading: &Reading) -> Result<FileGames, String> {
        if let Some(error) = &self.error {
            return Err(error.to_string());
        }
        let input: Box<dyn Read + Send> = if self.is_stdin() {
            Box::new(io::stdin())
        } else {
            Box::new(text_file::open(&self.path).map_err(|error| error.to_string())?)
        };
        let games = reading.reader().games(BufReader::with_capacity(1 << 16, input)).peekable();
        Ok(FileGames { games, number: 0, changes: reading.changes.clone() })
    }

    /// Whether it is standard input.
    pub(crate) fn is_stdin(&self) -> bool {
        text_file::is_stdin(&self.path)
    }

    /// Its path below the directory that the user named.
    pub(crate) fn below(&self) -> &Path {
        &self.below
    }
}

/// A game of a file.
pub(crate) struct Game {
    /// Its number from 1, if the file has several.
    pub(crate) number: Option<usize>,
    pub(crate) record: Record,
}

/// The games of a file, or format, place and reason of what isn't one.
struct FileGames {
    games: Peekable<Games<BufReader<Box<dyn Read + Send>>>>,
    number: usize,
    changes: GameChanges,
}

impl Iterator for FileGames {
    type Item = Result<Game, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let game = self.games.next()?;
        self.number += 1;
        let is_one_of_several = self.number > 1 || matches!(self.games.peek(), Some(Ok(_)));
        let number = is_one_of_several.then_some(self.number);
        Some(game.map(|mut record| {
            self.changes.made_in_record(&mut record);
            Game { number, record }
        }))
    }
}

/// Works on all games of all files in parallel and passes each result on, in order; an error of a
/// file in its place. However many games a file has, few are in memory. `advance` is called once a
/// file.
pub(crate) fn each_game<R: Send>(
    files: impl Iterator<Item = File>,
    (reading, threads): (&Reading, usize),
    stop: &AtomicBool,
    work: impl Fn(&File, &Game) -> R + Sync,
    advance: impl Fn() + Sync,
    mut take: impl FnMut(&File, Result<R, String>) -> io::Result<()>,
) -> io::Result<()> {
    /// Games that are worked on with their file; those after them side by side.
    const WITH_FILE: usize = 8;
    let done = |file: &File, game: &Result<Game, RecordError>| match game {
        Ok(game) => Ok(work(file, game)),
        Err(error) => Err(error.to_string()),
    };
    let begin = |file: &File| {
        let begun = file.games(reading).map(|mut games| {
            let first = games.by_ref().take(WITH_FILE).map(|game| done(file, &game));
            let first: Vec<Result<R, String>> = first.collect();
            let rest = (first.len() == WITH_FILE).then_some(games);
            (first, rest)
        });
        advance();
        begun
    };
    in_order(files, threads, stop, begin, |file, begun| {
        let (first, rest) = match begun {
            Ok(begun) => begun,
            Err(why) => return take(file, Err(why)),
        };
        first.into_iter().try_for_each(|result| take(file, result))?;
        let rest = rest.into_iter().flatten();
        in_order(rest, threads, stop, |game| done(file, game), |_, result| take(file, result))
    })
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text_file::name(&self.path))
    }
}

/// These files, and all regular files below these directories, by name, without hidden ones. A
/// directory is listed when its turn comes.
pub(crate) struct Files {
    /// What is to come, the next last.
    open: Vec<Open>,
    /// How many below directories weren't regular files.
    skipped: usize,
    /// How many below directories were links to directories.
    links: usize,
    count: usize,
}

enum Open {
    /// What the user named.
    Named(PathBuf),
    /// What a directory holds, and its path below the one that the user named.
    Entry(fs::DirEntry, PathBuf),
}

impl Files {
    pub(crate) fn of(paths: &[PathBuf]) -> Files {
        let open = paths.iter().rev().cloned().map(Open::Named).collect();
        Files { open, skipped: 0, links: 0, count: 0 }
    }

    /// Says on standard error how much wasn't looked into, if anything.
    pub(crate) fn tell_skipped(&self) -> io::Result<()> {
        let skipped = [(self.skipped, "irregular file"), (self.links, "linked folder")];
        let skipped = skipped.into_iter().filter(|(count, _)| *count > 0);
        let skipped: Vec<String> = skipped.map(|(count, what)| counted(count, what)).collect();
        if skipped.is_empty() {
            return Ok(());
        }
        writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} skipped {}", skipped.join(" and "))
    }

    fn file(&mut self, path: PathBuf, below: PathBuf, error: Option<io::Error>) -> File {
        self.count += 1;
        File { path, below, number: self.count - 1, error }
    }

    /// Opens a directory; its entries come next, by name.
    fn list(&mut self, directory: &Path, below: &Path) -> io::Result<()> {
        let entries = fs::read_dir(directory)?.collect::<io::Result<Vec<_>>>();
        let mut entries = entries?;
        entries.retain(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."));
        entries.sort_by_key(fs::DirEntry::file_name);
        let entry = |entry: fs::DirEntry| {
            let below = below.join(entry.file_name());
            Open::Entry(entry, below)
        };
        self.open.extend(entries.into_iter().rev().map(entry));
        Ok(())
    }
}

impl Iterator for Files {
    type Item = File;

    fn next(&mut self) -> Option<File> {
        loop {
            let (path, below, kind) = match self.open.pop()? {
                Open::Named(path) if path.is_dir() => (path, PathBuf::new(), Ok(Kind::Directory)),
                Open::Named(path) => {
                    let name = path.file_name().map(PathBuf::from).unwrap_or_default();
                    (path, name, Ok(Kind::Regular))
                }
                Open::Entry(entry, below) => (entry.path(), below, Kind::of(&entry)),
            };
            let error = match kind {
                Ok(Kind::Regular) => return Some(self.file(path, below, None)),
                Ok(Kind::LinkToDirectory) => {
                    self.links += 1;
                    continue;
                }
                Ok(Kind::Other) => {
                    self.skipped += 1;
                    continue;
                }
                Ok(Kind::Directory) => match self.list(&path, &below) {
                    Ok(()) => continue,
                    Err(error) => error,
                },
                Err(error) => error,
            };
            return Some(self.file(path, below, Some(error)));
        }
    }
}

/// What an entry of a directory is.
enum Kind {
    Directory,
    Regular,
    /// Skipped, because such links may be circular.
    LinkToDirectory,
    /// A pipe, a device, a socket, or a link to one, which may never end.
    Other,
}

impl Kind {
    fn of(entry: &fs::DirEntry) -> io::Result<Kind> {
        let kind = entry.file_type()?;
        if kind.is_dir() {
            return Ok(Kind::Directory);
        }
        let target = if kind.is_symlink() { fs::metadata(entry.path())?.file_type() } else { kind };
        Ok(if target.is_dir() {
            Kind::LinkToDirectory
        } else if target.is_file() {
            Kind::Regular
        } else {
            Kind::Other
        })
    }
}

/// Files, of which the first two are known.
pub(crate) struct FirstFiles {
    pub(crate) first: Vec<File>,
    pub(crate) others: Files,
}

impl FirstFiles {
    /// The first files of these paths; `None` if there are none, which standard error reports.
    pub(crate) fn of(paths: &[PathBuf]) -> io::Result<Option<FirstFiles>> {
        let mut others = Files::of(paths);
        let first: Vec<File> = others.by_ref().take(2).collect();
        if first.is_empty() {
            others.tell_skipped()?;
            writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} no files found")?;
            return Ok(None);
        }
        Ok(Some(FirstFiles { first, others }))
    }
}

/// Writes to standard error what is wrong with a file.
pub(crate) fn complain(file: &File, why: &str) -> io::Result<()> {
    let why: String = why.chars().map(columns::shown).collect();
    writeln!(anstream::stderr(), "{WRONG}{file}:{WRONG:#} {why}")
}
