//! The tables "Where is …?" of all DESIGNs: each file that they name exists.

use std::path::Path;

use super::{assert_none, files};

const EXTENSIONS: [&str; 8] = [".rs", ".py", ".pyi", ".ts", ".js", ".mjs", ".md", ".txt"];

/// The paths that a row names in backticks: folders end with a slash.
fn paths(row: &str) -> impl Iterator<Item = &str> {
    let quoted = row.split('`').skip(1).step_by(2);
    quoted.filter(|text| {
        let is_path = |c: char| c.is_ascii_alphanumeric() || "./_-".contains(c);
        let ends = text.ends_with('/') || EXTENSIONS.iter().any(|end| text.ends_with(end));
        text.chars().all(is_path) && ends
    })
}

/// Whether a path stands below the folder of its DESIGN, or beside the path before it.
fn exists(folder: &Path, before: Option<&Path>, path: &str) -> bool {
    folder.join(path).exists() || before.is_some_and(|before| before.join(path).exists())
}

#[test]
fn every_file_of_where_is_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let designs = files(".", &["md"]).into_iter().filter(|(path, _)| path.ends_with("DESIGN.md"));
    let (mut wrong, mut found) = (Vec::new(), 0);
    for (design, text) in designs {
        let folder = root.join(&design).parent().expect("a file has a folder").to_path_buf();
        let table = text.split("## Where is …?").nth(1).unwrap_or_default();
        let table = table.split("\n## ").next().unwrap_or_default();
        for row in table.lines().filter(|line| line.starts_with('|')) {
            let mut before = None;
            for path in paths(row) {
                found += 1;
                if !exists(&folder, before.as_deref(), path) {
                    wrong.push(format!("{design}: {path}"));
                }
                let whole = folder.join(path);
                before =
                    whole.parent().map(Path::to_path_buf).filter(|_| path.contains('/')).or(before);
            }
        }
    }
    assert!(found > 150, "{found} paths");
    assert_none(wrong);
}

#[test]
fn a_row_names_files_and_folders() {
    let row =
        "| Which `Wait`? | `src/wait/mod.rs`, `is_tenpai`; `kinds.rs` beside it; `src/names/` |";
    assert_eq!(paths(row).collect::<Vec<_>>(), ["src/wait/mod.rs", "kinds.rs", "src/names/"]);
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/house");
    assert!(exists(&house, None, "guides.rs") && !exists(&house, None, "guide.rs"));
    assert!(exists(Path::new("/nowhere"), Some(&house), "guides.rs"));
}
