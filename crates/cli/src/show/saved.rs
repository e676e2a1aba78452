//! Charts and tables written to files.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use crate::input::doing;

/// Writes a complete file, or removes it after an error.
pub(crate) fn save(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let what = format!("writing {}", file.display());
    let mut opened = File::create(file).map_err(doing(&what))?;
    opened.write_all(bytes).map_err(|error| {
        // A file that was cut short is worse than none; the error is reported in any case.
        if file.is_file() {
            let _ = std::fs::remove_file(file);
        }
        doing(&what)(error)
    })
}
