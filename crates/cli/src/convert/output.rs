//! Where games are written: to standard output, or to a file for each that is read.

use std::collections::HashSet;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use mentsu_table::record::Format;

use crate::files::File;
use crate::input::doing;

pub(super) struct Output<'a> {
    /// Without one all games go to standard output.
    directory: Option<&'a Path>,
    format: Format,
    force: bool,
    /// The files of this run.
    written: HashSet<PathBuf>,
    open: Open,
}

enum Open {
    /// What is written is dropped.
    Nothing,
    Stdout(BufWriter<io::Stdout>),
    /// A file, made with its first game; it has its name once it is whole.
    File {
        path: PathBuf,
        part: Option<BufWriter<fs::File>>,
    },
}

impl<'a> Output<'a> {
    pub(super) fn new(directory: Option<&'a Path>, format: Format, force: bool) -> Output<'a> {
        Output { directory, format, force, written: HashSet::new(), open: Open::Nothing }
    }

    /// Begins with the games of a file.
    ///
    /// # Errors
    /// Why its output can't be written; then it is dropped.
    pub(super) fn begin(&mut self, file: &File) -> Result<(), String> {
        let Some(directory) = self.directory else {
            self.open = Open::Stdout(BufWriter::new(io::stdout()));
            return Ok(());
        };
        let path = directory.join(name(file, self.format));
        if !self.written.insert(path.clone()) {
            return Err(format!("{} is the output of another file, too", path.display()));
        }
        let exists = !self.force && fs::symlink_metadata(&path).is_ok();
        if exists {
            return Err(format!("{} exists; --force replaces it", path.display()));
        }
        self.open = Open::File { path, part: None };
        Ok(())
    }

    /// Writes a game.
    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        let line = |out: &mut dyn Write| {
            out.write_all(text.as_bytes())?;
            if text.ends_with('\n') { Ok(()) } else { out.write_all(b"\n") }
        };
        match &mut self.open {
            Open::Nothing => Ok(()),
            Open::Stdout(out) => line(out),
            Open::File { path, part } => {
                let out = match part {
                    Some(out) => out,
                    None => {
                        let file = create(path).map_err(|error| of_path(path, error))?;
                        part.insert(BufWriter::new(file))
                    }
                };
                line(out).map_err(|error| of_path(path, error))
            }
        }
    }

    /// Drops what the file would be: what is read isn't whole.
    pub(super) fn drop_file(&mut self) {
        if let Open::File { path, part: Some(_) } = &self.open {
            // It is a rest of a run that failed, and stays one where it can't be removed.
            let _ = fs::remove_file(part_of(path));
        }
        if self.directory.is_some() {
            self.open = Open::Nothing;
        }
    }

    /// Ends the file, which is whole.
    pub(super) fn end(&mut self) -> io::Result<()> {
        match core::mem::replace(&mut self.open, Open::Nothing) {
            Open::Nothing | Open::File { part: None, .. } => Ok(()),
            Open::Stdout(mut out) => out.flush(),
            Open::File { path, part: Some(mut out) } => {
                let done = out.flush().and_then(|()| fs::rename(part_of(&path), &path));
                done.map_err(|error| of_path(&path, error))
            }
        }
    }
}

fn of_path(path: &Path, error: io::Error) -> io::Error {
    doing(&path.display().to_string())(error)
}

/// The file that becomes `path` once it is whole.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".part");
    path.with_file_name(name)
}

fn create(path: &Path) -> io::Result<fs::File> {
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory)?;
    }
    fs::File::create(part_of(path))
}

/// The name of a file's output: its own without what says how it was recorded and packed.
fn name(file: &File, format: Format) -> PathBuf {
    const ENDINGS: [&str; 9] = ["gz", "json", "jsonl", "mjson", "xml", "log", "txt", "bin", "pb"];
    let mut stem =
        if file.is_stdin() { PathBuf::from("stdin") } else { file.below().to_path_buf() };
    let is_ending = |ending: &str| ENDINGS.contains(&ending) || Format::from_name(ending).is_some();
    while stem.extension().and_then(|ending| ending.to_str()).is_some_and(is_ending) {
        stem.set_extension("");
    }
    let mut name = stem.into_os_string();
    name.push(format!(".{format}"));
    if matches!(format, Format::Tenhou6 | Format::Majiang) {
        name.push(".json");
    }
    PathBuf::from(name)
}
