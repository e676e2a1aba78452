//! Files, folders and lines that a reader can take in.

use std::collections::BTreeMap;

use super::{assert_none, files, rust_files};

const LANGUAGES: [&str; 4] = ["rs", "py", "ts", "mjs"];

#[test]
fn no_file_is_long() {
    let long = files(".", &LANGUAGES).into_iter().filter(|(_, text)| text.lines().count() > 500);
    assert_none(long.map(|(path, text)| format!("{path}: {} lines", text.lines().count())));
}

#[test]
fn no_folder_holds_more_than_twelve_files() {
    let mut folders: BTreeMap<String, usize> = BTreeMap::new();
    for (path, _) in files(".", &LANGUAGES) {
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", &path));
        if !["mod.rs", "lib.rs", "main.rs", "__init__.py"].contains(&name) {
            *folders.entry(format!("{folder}/")).or_default() += 1;
        }
    }
    // A package that the Python drop-in stands in for has a file for each yaku.
    let is_mirrored = |folder: &str| folder.contains("/compat/mahjong/hand_calculating/yaku_list/");
    folders.retain(|folder, files| *files > 12 && !is_mirrored(folder));
    assert_none(folders.iter().map(|(folder, files)| format!("{folder}: {files} files")));
}

/// The lines of a file that are comments of more than 100 columns, by number. Rows of tables can't
/// be broken.
fn wide_comments(text: &str) -> Vec<usize> {
    let is_wide = |line: &str| {
        let comment = line.trim_start().strip_prefix("//");
        let is_row = |text: &str| text.trim_start_matches(['/', '!', ' ']).starts_with('|');
        line.chars().count() > 100 && comment.is_some_and(|text| !is_row(text))
    };
    let numbered = (1..).zip(text.lines());
    numbered.filter(|(_, line)| is_wide(line)).map(|(number, _)| number).collect()
}

#[test]
fn no_comment_is_wide() {
    assert_none(rust_files(".").iter().flat_map(|(path, text)| {
        wide_comments(text).into_iter().map(move |line| format!("{path}:{line}"))
    }));
    let wide = "o".repeat(97);
    let text =
        format!("let {wide}{wide};\n/// {wide}\n    // 刻{wide}\n//! | {wide} |\n//{wide}\n");
    assert_eq!(wide_comments(&text), [2, 3]);
}

#[test]
fn a_module_with_a_folder_is_its_mod_rs() {
    let paths: Vec<String> = rust_files(".").into_iter().map(|(path, _)| path).collect();
    let is_doubled = |path: &&String| {
        let folder = format!("{}/", path.trim_end_matches(".rs"));
        *path != "build.rs" && paths.iter().any(|other| other.starts_with(&folder))
    };
    assert_none(paths.iter().filter(is_doubled).cloned());
}
