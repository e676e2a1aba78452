//! The files that are asked for, and their records.

use core::fmt;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use mentsu_table::record::{self, Record};

use crate::terminal::columns;

/// A file, or why it can't be looked for.
pub(super) struct File {
    path: PathBuf,
    error: Option<io::Error>,
}

impl File {
    /// The games in it, one or more.
    ///
    /// # Errors
    /// Why it can't be read: the system's word, or format, place and what is wrong there.
    pub(super) fn read(&self) -> Result<Vec<Record>, String> {
        if let Some(error) = &self.error {
            return Err(error.to_string());
        }
        let bytes = if self.path == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            fs::read(&self.path)
        };
        let bytes = bytes.map_err(|error| error.to_string())?;
        record::read_all(&bytes).map_err(|error| error.to_string())
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.to_string_lossy();
        path.chars().map(columns::shown).try_for_each(|c| fmt::Write::write_char(f, c))
    }
}

/// These files, and those in these directories and below by their names, hidden ones aside.
pub(super) fn collected(paths: &[PathBuf]) -> Vec<File> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            walk(path, &mut files);
        } else {
            files.push(File { path: path.clone(), error: None });
        }
    }
    files
}

fn walk(directory: &Path, files: &mut Vec<File>) {
    let entries = fs::read_dir(directory).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut entries = match entries {
        Ok(entries) => entries,
        Err(error) => {
            files.push(File { path: directory.to_owned(), error: Some(error) });
            return;
        }
    };
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        // A link to a directory isn't followed, as it may lead back.
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => walk(&entry.path(), files),
            Ok(kind) if kind.is_symlink() && entry.path().is_dir() => {}
            Ok(_) => files.push(File { path: entry.path(), error: None }),
            Err(error) => files.push(File { path: entry.path(), error: Some(error) }),
        }
    }
}
