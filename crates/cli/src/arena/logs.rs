//! Log files: each game as gzipped mjai.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use mentsu_table::Seat;

/// Writes the game of this number, from 0.
pub(super) fn write(directory: &Path, number: usize, mjai: &str) -> io::Result<()> {
    let path = directory.join(format!("game-{:06}.mjai.gz", number + 1));
    let written = File::create(&path).and_then(|file| {
        let mut encoder = GzEncoder::new(file, Compression::default());
        encoder.write_all(mjai.as_bytes())?;
        encoder.finish().map(drop)
    });
    written.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

/// Whether a directory has logs of games.
pub(super) fn has_games(directory: &Path) -> io::Result<bool> {
    for entry in directory.read_dir()? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("game-") && name.ends_with(".mjai.gz") {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The file for the standard error of a program.
pub(super) fn errors(directory: &Path, number: usize, seat: Seat) -> PathBuf {
    directory.join(format!("game-{:06}.seat-{}.stderr", number + 1, seat.index()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_has_games_only_where_logs_are() {
        let directory = std::env::temp_dir().join(format!("mentsu-logs-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        File::create(errors(&directory, 0, Seat::ALL[2])).unwrap();
        File::create(directory.join("notes.mjai.gz")).unwrap();
        let before = has_games(&directory).unwrap();
        write(&directory, 0, "").unwrap();
        let after = has_games(&directory).unwrap();
        let named = ["game-000001.mjai.gz", "game-000001.seat-2.stderr"];
        let are_there = named.map(|name| directory.join(name).is_file());
        std::fs::remove_dir_all(&directory).unwrap();
        assert_eq!((before, after, are_there), (false, true, [true; 2]));
    }
}
