//! Files and the records in them, and how these are read.

use core::fmt;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use mentsu::riichi::Preset;
use mentsu_table::record::{self, Reader, Record};

use crate::arguments::named;
use crate::show::counted;
use crate::terminal::columns;
use crate::terminal::style::WRONG;

/// What records files may hold, for help.
pub(crate) const FORMATS: &str = "\
Records are Tenhou's mjlog (XML), tenhou/6 (JSON), mjai (JSON lines), Mahjong Soul's messages \
(JSON), majiang (電脳麻将, JSON) or logs of Tenhou's client (lines Get: and Send:), plain or gzip; the content tells the format. A file may hold several games.";

/// Options about how records are read.
#[derive(Args)]
pub(crate) struct Reading {
    /// The house of records that don't name theirs, with its game of three where three play
    #[arg(long, value_name = "HOUSE", value_parser = named::<Preset>())]
    rules: Option<Preset>,

    /// The longest record to read, unpacked, in MiB
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
    pub(crate) fn reader(&self) -> Reader {
        let reader = Reader::new().with_most_bytes((self.most as usize) << 20);
        self.rules.map_or(reader, |house| reader.with_house(house))
    }
}

/// A file, or the error that kept a directory from being listed.
pub(crate) struct File {
    path: PathBuf,
    error: Option<io::Error>,
}

impl File {
    /// The games in the file, one or more.
    ///
    /// # Errors
    /// The I/O error, or format, place and reason.
    pub(crate) fn read(&self, reader: Reader) -> Result<Vec<Record>, String> {
        if let Some(error) = &self.error {
            return Err(error.to_string());
        }
        let bytes = match self.path == Path::new("-") {
            true => read_up_to_limit(io::stdin(), reader),
            false => self.opened().and_then(|file| read_up_to_limit(file, reader)),
        };
        let bytes = bytes.map_err(|error| error.to_string())?;
        reader.read_all(&bytes).map_err(|error| error.to_string())
    }

    /// Opens the file, unless that could wait for ever.
    fn opened(&self) -> io::Result<fs::File> {
        // The shell's <(…) is a pipe below /dev/fd that somebody writes into already.
        if is_pipe(&fs::metadata(&self.path)?) && !self.path.starts_with("/dev/fd") {
            let why = "a named pipe, which may wait for ever; `-` reads standard input";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
        }
        fs::File::open(&self.path)
    }
}

/// All bytes, or one more than a record may have.
fn read_up_to_limit(input: impl io::Read, reader: Reader) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take((reader.most_bytes() as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(unix)]
fn is_pipe(metadata: &fs::Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&metadata.file_type())
}

#[cfg(not(unix))]
fn is_pipe(_: &fs::Metadata) -> bool {
    false
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.to_string_lossy();
        path.chars().map(columns::shown).try_for_each(|c| fmt::Write::write_char(f, c))
    }
}

/// These files, and all regular files below these directories, by name, without hidden ones. A
/// directory is listed when its turn comes.
pub(crate) struct Files {
    /// What is to come, the next last.
    open: Vec<Open>,
    /// How many below directories weren't regular files.
    skipped: usize,
}

enum Open {
    /// What the user named.
    Named(PathBuf),
    /// What a directory holds.
    Entry(fs::DirEntry),
}

impl Files {
    pub(crate) fn of(paths: &[PathBuf]) -> Files {
        Files { open: paths.iter().rev().cloned().map(Open::Named).collect(), skipped: 0 }
    }

    /// Says on standard error how many weren't regular files, if any.
    pub(crate) fn tell_skipped(&self) -> io::Result<()> {
        if self.skipped == 0 {
            return Ok(());
        }
        let skipped = counted(self.skipped, "irregular file");
        writeln!(anstream::stderr(), "{WRONG}mentsu:{WRONG:#} skipped {skipped}")
    }

    /// Opens a directory; its entries come next, by name.
    fn list(&mut self, directory: &Path) -> io::Result<()> {
        let entries = fs::read_dir(directory)?.collect::<io::Result<Vec<_>>>();
        let mut entries = entries?;
        entries.retain(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."));
        entries.sort_by_key(fs::DirEntry::file_name);
        self.open.extend(entries.into_iter().rev().map(Open::Entry));
        Ok(())
    }
}

impl Iterator for Files {
    type Item = File;

    fn next(&mut self) -> Option<File> {
        loop {
            let (path, kind) = match self.open.pop()? {
                Open::Named(path) if path.is_dir() => (path, Ok(Kind::Directory)),
                Open::Named(path) => (path, Ok(Kind::Regular)),
                Open::Entry(entry) => (entry.path(), Kind::of(&entry)),
            };
            let error = match kind {
                Ok(Kind::Regular) => return Some(File { path, error: None }),
                Ok(Kind::LinkToDirectory) => continue,
                Ok(Kind::Other) => {
                    self.skipped += 1;
                    continue;
                }
                Ok(Kind::Directory) => match self.list(&path) {
                    Ok(()) => continue,
                    Err(error) => error,
                },
                Err(error) => error,
            };
            return Some(File { path, error: Some(error) });
        }
    }
}

/// What an entry of a directory is.
enum Kind {
    Directory,
    Regular,
    /// Skipped in silence, because such links may be circular.
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
        Ok(match () {
            () if target.is_dir() => Kind::LinkToDirectory,
            () if target.is_file() => Kind::Regular,
            () => Kind::Other,
        })
    }
}

/// Writes to standard error what is wrong with a file.
pub(crate) fn complain(file: &File, why: &str) -> io::Result<()> {
    let why: String = why.chars().map(columns::shown).collect();
    writeln!(anstream::stderr(), "{WRONG}{file}:{WRONG:#} {why}")
}
