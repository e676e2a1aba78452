//! How the source is laid out: rooms in one order, no circle, no long file, one seam to the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of the library. Each may know those before it and none behind it.
const ROOMS: [&str; 20] = [
    "list",
    "bit_set",
    "tile",
    "mentsu",
    "meld",
    "hand",
    "notation",
    "literal",
    "engine",
    "form",
    "shanten",
    "wait",
    "ukeire",
    "live_hand",
    "chances",
    "unknown",
    "puzzle",
    "riichi",
    "plan",
    "features",
];

/// The rooms of the table, in the same way.
const ROOMS_OF_THE_TABLE: [&str; 20] = [
    "seat",
    "short",
    "sorted",
    "action",
    "event",
    "rules",
    "start",
    "wall",
    "table",
    "player",
    "situation",
    "options",
    "view",
    "bot",
    "round",
    "game",
    "record",
    "replay",
    "analysis",
    "features",
];

/// A path by its segments, from the root of the library.
type Segments = Vec<String>;

/// What a module uses, and what it passes on by `pub use` under a name of its own.
#[derive(Default)]
struct Imports {
    used: Vec<Segments>,
    passed_on: BTreeMap<String, Segments>,
}

struct Modules(BTreeMap<Segments, Imports>);

impl Modules {
    /// Of files: their path below `src` and their text.
    fn of(files: &[(String, String)]) -> Modules {
        let module = |path: &str| -> Segments {
            let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
            path.split('/').filter(|&segment| segment != "lib").map(String::from).collect()
        };
        let own: BTreeSet<Segments> = files.iter().map(|(path, _)| module(path)).collect();
        let imports = files.iter().map(|(path, text)| {
            let module = module(path);
            let imports = Imports::of(&module, &code(text), &own);
            (module, imports)
        });
        Modules(imports.collect())
    }

    /// The module in which a path ends, behind all that pass it on.
    fn home(&self, path: &[String]) -> Option<Segments> {
        let len = (1..=path.len()).rev().find(|&len| self.0.contains_key(&path[..len]))?;
        let (module, rest) = path.split_at(len);
        match rest.first().and_then(|name| self.0[module].passed_on.get(name)) {
            Some(further) => self.home(further),
            None => Some(module.to_vec()),
        }
    }

    /// From each module to those it knows.
    fn arrows(&self) -> BTreeMap<Segments, BTreeSet<Segments>> {
        let homes =
            |imports: &Imports| imports.used.iter().filter_map(|path| self.home(path)).collect();
        let mut arrows: BTreeMap<Segments, BTreeSet<Segments>> =
            self.0.iter().map(|(module, imports)| (module.clone(), homes(imports))).collect();
        arrows.iter_mut().for_each(|(module, known)| {
            known.remove(module);
        });
        arrows
    }

    /// Arrows from a room to one behind it.
    fn arrows_up(&self, rooms: &[&str]) -> Vec<String> {
        let place = |module: &Segments| {
            let room = module.first()?;
            Some(rooms.iter().position(|known| known == room).expect("a room of the house"))
        };
        let all = self.arrows();
        let all = all.iter().flat_map(|(from, known)| known.iter().map(move |to| (from, to)));
        let up = all.filter(|(from, to)| place(from).is_some() && place(from) < place(to));
        up.map(|(from, to)| format!("{} -> {}", from.join("::"), to.join("::"))).collect()
    }

    /// The modules that are left when those go that know none of the rest, and those that none of
    /// the rest knows, again and again: circles, and what lies between them.
    fn circles(&self) -> Vec<String> {
        let mut left = self.arrows();
        loop {
            let rest: BTreeSet<Segments> = left.keys().cloned().collect();
            let known: BTreeSet<Segments> = left.values().flatten().cloned().collect();
            left.retain(|module, knows| !knows.is_disjoint(&rest) && known.contains(module));
            if left.len() == rest.len() {
                return rest.iter().map(|module| module.join("::")).collect();
            }
        }
    }
}

impl Imports {
    fn of(module: &[String], code: &str, own: &BTreeSet<Segments>) -> Imports {
        let absolute = |path: &str| -> Option<Segments> {
            let mut segments = path.split("::").map(|segment| segment.trim().to_owned()).peekable();
            let mut from = module.to_vec();
            match segments.peek()?.as_str() {
                "crate" => from.clear(),
                "self" => {}
                "super" => {}
                child => {
                    from.push(child.to_owned());
                    own.contains(&from).then(|| from.pop())?;
                }
            }
            for segment in segments {
                match segment.as_str() {
                    "crate" | "self" => {}
                    "super" => {
                        from.pop();
                    }
                    _ => from.push(segment),
                }
            }
            Some(from)
        };
        let mut imports = Imports::default();
        let mut rest = String::new();
        for statement in code.split_inclusive(';') {
            let start = statement.rfind("use ").filter(|&at| {
                let line = statement[..at].rsplit('\n').next().unwrap_or_default();
                let whole_word = line.is_empty() || line.ends_with(char::is_whitespace);
                let line = line.trim();
                whole_word && (line.is_empty() || line.starts_with("pub"))
            });
            let Some(at) = start else {
                rest.push_str(statement);
                continue;
            };
            let passes_on = statement[..at].trim_end().ends_with(['b', ')']);
            for path in leaves(statement[at + 4..].trim_end_matches(';')) {
                let name = path.rsplit([':', ' ']).next().unwrap_or_default().to_owned();
                let path = path.split(" as ").next().unwrap_or_default();
                match absolute(path) {
                    Some(path) if passes_on => drop(imports.passed_on.insert(name, path)),
                    Some(path) => imports.used.push(path),
                    None => {}
                }
            }
        }
        let words = rest.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
        imports.used.extend(words.filter(|word| word.contains("::")).filter_map(absolute));
        imports
    }
}

/// The code of a file without its comments and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n").replace("in crate::", "")
}

/// The paths of a tree of imports: `a::{b, c::{d, e}}` has three.
fn leaves(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((stem, branches)) = tree.split_once('{') else {
        return if tree.is_empty() { vec![] } else { vec![tree.to_owned()] };
    };
    let branches = branches.strip_suffix('}').expect("a tree ends where it opened");
    let mut depth = 0;
    let parts = branches.split(|c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    parts.flat_map(leaves).map(|leaf| format!("{stem}{leaf}")).collect()
}

/// Every Rust file below a folder of the package, with its text.
fn rust_files(folder: &str) -> Vec<(String, String)> {
    fn visit(folder: &Path, found: &mut Vec<PathBuf>) {
        let entries = fs::read_dir(folder).into_iter().flatten();
        for path in entries.map(|entry| entry.expect("a readable entry").path()) {
            if path.is_dir() && !path.ends_with("target") {
                visit(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    visit(&root, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable file");
        let below = path.strip_prefix(&root).expect("a path below its folder");
        (below.to_string_lossy().replace('\\', "/"), text)
    };
    paths.into_iter().map(read).collect()
}

/// The library's own modules, without those of tests alone.
fn library() -> Modules {
    modules("src", 100)
}

/// Those of the table.
fn table() -> Modules {
    modules("crates/table/src", 40)
}

fn modules(folder: &str, at_least: usize) -> Modules {
    let mut files = rust_files(folder);
    assert!(files.len() > at_least);
    files.retain(|(path, _)| !path.ends_with("tests.rs"));
    Modules::of(&files)
}

#[test]
fn no_room_knows_one_behind_it() {
    assert_eq!(library().arrows_up(&ROOMS), [""; 0]);
    assert_eq!(table().arrows_up(&ROOMS_OF_THE_TABLE), [""; 0]);
}

#[test]
fn no_file_imports_in_a_circle() {
    assert_eq!(library().circles(), [""; 0]);
    assert_eq!(table().circles(), [""; 0]);
    assert_eq!(modules("crates/shanghai/src", 30).circles(), [""; 0]);
}

#[test]
fn no_file_is_long() {
    for folder in ["src", "build", "tests", "benches", "examples", "fuzz", "crates"] {
        for (path, text) in rust_files(folder) {
            assert!(text.lines().count() <= 500, "{folder}/{path}");
        }
    }
}

#[test]
fn two_files_at_most_know_of_the_index() {
    let mut files = rust_files("src");
    files.retain(|(_, text)| text.contains("feature = \"index\""));
    assert!(files.len() <= 2, "{:?}", files.iter().map(|(path, _)| path).collect::<Vec<_>>());
}

#[test]
fn a_wrong_arrow_and_a_circle_are_seen() {
    let house = |files: &[(&str, &str)]| {
        let owned = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        Modules::of(&files.iter().map(owned).collect::<Vec<_>>())
    };
    let up = house(&[
        ("tile/mod.rs", "mod set;\npub use self::set::{Bits as B, Set};\n"),
        ("tile/set.rs", "fn f() {\n    crate::hand::check();\n}\n"),
        ("hand.rs", "use crate::tile::{\n    B,\n    Set,\n};\n"),
    ]);
    assert_eq!(up.arrows_up(&ROOMS), ["tile::set -> hand"]);
    assert_eq!(up.circles(), ["hand", "tile::set"]);
    let down = house(&[
        ("wait/mod.rs", "mod tiles;\n/// [`crate::riichi`]\nfn f() {\n    tiles::g();\n}\n"),
        ("wait/tiles.rs", "use super::FifthCopy;\npub(super) fn g() {}\n"),
        ("hand.rs", "#[cfg(test)]\nmod tests {\n    use crate::wait::f;\n}\n"),
    ]);
    assert_eq!(
        (down.arrows_up(&ROOMS).len(), down.circles()),
        (0, vec!["wait".into(), "wait::tiles".into()])
    );
}
