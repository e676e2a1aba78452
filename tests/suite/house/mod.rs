//! The layout of the source of all packages: `rooms` (who knows whom), `sizes` (of files and
//! folders), `guides` (where is what), `words` (a name that a user can type is spelled once) and
//! `prose` (plain English).

mod guides;
mod modules;
mod prose;
mod rooms;
mod sizes;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

/// The packages, by their folders.
const PACKAGES: [&str; 14] = [
    ".",
    "crates/table",
    "crates/table/fit",
    "crates/families",
    "crates/protocol",
    "crates/c",
    "crates/cli",
    "crates/web",
    "crates/python",
    "crates/python/one",
    "crates/python/arrow",
    "crates/python/columns",
    "crates/shanghai",
    "crates/three-colour-othello",
];

/// Files that aren't source: installed or written by tools.
const NOT_OURS: [&str; 6] = ["target", "node_modules", "dist", "generated", ".git", "__pycache__"];

/// Every file below a folder of the checkout whose name has one of the extensions, with its text.
fn files(folder: &str, extensions: &[&str]) -> Vec<(String, String)> {
    fn visit(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
        let entries = fs::read_dir(folder).into_iter().flatten();
        for path in entries.map(|entry| entry.expect("a readable entry").path()) {
            let extension = path.extension().unwrap_or_default();
            if path.is_dir() && !NOT_OURS.iter().any(|name| path.ends_with(name)) {
                visit(&path, extensions, found);
            } else if extensions.iter().any(|wanted| extension == *wanted) {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    visit(&root, extensions, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable file");
        let below = path.strip_prefix(&root).expect("a path below its folder");
        (below.to_string_lossy().replace('\\', "/"), text)
    };
    paths.into_iter().map(read).collect()
}

fn rust_files(folder: &str) -> Vec<(String, String)> {
    files(folder, &["rs"])
}

/// Fails with a line for each.
#[track_caller]
fn assert_none(wrong: impl IntoIterator<Item = String>) {
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
