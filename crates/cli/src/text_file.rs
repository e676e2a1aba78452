//! Files that a user names; small ones of text, read and written whole.

use core::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;

use crate::hands::BYTE_ORDER_MARK;
use crate::input::doing;
use crate::terminal::columns;

/// The most bytes of a file that are read.
const MOST: u64 = 64 << 20;

/// The text of a file, or of standard input for `-`. Bytes that aren't UTF-8 are replaced, so the
/// parser of the format reports their place.
///
/// # Errors
/// The I/O error, or one that the file has more than 64 MiB; both name the file.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    let bytes = read_bytes(path, MOST)?;
    let bytes = bytes.ok_or_else(|| wrong(path, "longer than 64 MiB"))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The text of a file of at most this many bytes, without its byte order mark.
///
/// # Errors
/// The I/O error, or one that the file is longer or isn't UTF-8; all name the file.
pub(crate) fn read_utf8(path: &Path, most: usize) -> io::Result<String> {
    let bytes = read_bytes(path, most as u64)?;
    let bytes = bytes.ok_or_else(|| wrong(path, format_args!("longer than {most} bytes")))?;
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    core::str::from_utf8(bytes).map(str::to_owned).map_err(|error| {
        let line = 1 + memchr::memchr_iter(b'\n', &bytes[..error.valid_up_to()]).count();
        wrong(path, format_args!("line {line}: not UTF-8"))
    })
}

/// The bytes of a file, or of standard input for `-`; `None` if there are more than `most`.
fn read_bytes(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let read = if is_stdin(path) {
        io::stdin().lock().take(most + 1).read_to_end(&mut bytes)
    } else {
        open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
    };
    read.map_err(doing(&name(path)))?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// Opens a file, unless that could wait for ever.
///
/// # Errors
/// The I/O error, or one that it is a named pipe.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    // The shell's <(…) is a pipe below /dev/fd that somebody writes into already.
    if is_pipe(&fs::metadata(path)?) && !path.starts_with("/dev/fd") {
        let why = "a named pipe, which may wait for ever; `-` reads standard input";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
    }
    File::open(path)
}

#[cfg(unix)]
fn is_pipe(metadata: &fs::Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&metadata.file_type())
}

#[cfg(not(unix))]
fn is_pipe(_: &fs::Metadata) -> bool {
    false
}

/// Whether the path means standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// An error in the content of a file, which names the file.
pub(crate) fn wrong(path: &Path, why: impl Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{}: {why}", name(path)))
}

/// Checks before a game is played that its file can be written.
///
/// # Errors
/// The I/O error, which names the file.
pub(crate) fn check_writable(path: &Path) -> io::Result<()> {
    let is_new = !path.exists();
    let opened = OpenOptions::new().append(true).create(true).open(path);
    let checked = opened.and_then(|_| if is_new { fs::remove_file(path) } else { Ok(()) });
    checked.map_err(doing(&name(path)))
}

/// Writes a file.
///
/// # Errors
/// The I/O error, which names the file.
pub(crate) fn write(path: &Path, text: impl Display) -> io::Result<()> {
    fs::write(path, text.to_string()).map_err(doing(&name(path)))
}

/// The path, safe to print.
pub(crate) fn name(path: &Path) -> String {
    path.to_string_lossy().chars().map(columns::shown).collect()
}
