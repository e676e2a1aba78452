//! The imports between modules, read from the source.

use std::collections::{BTreeMap, BTreeSet};

/// A path by its segments, from the root of the package.
type Segments = Vec<String>;

/// The names that a module uses, and those that it re-exports under its own name.
#[derive(Default)]
struct Imports {
    used: Vec<Segments>,
    passed_on: BTreeMap<String, Segments>,
}

pub(super) struct Modules(BTreeMap<Segments, Imports>);

impl Modules {
    /// The files: path below `src`, and text.
    pub(super) fn of(files: &[(String, String)]) -> Modules {
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

    /// The module in which a path ends, after all that pass it on.
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

    /// Arrows from a room to one after it.
    pub(super) fn arrows_up(&self, rooms: &[&str]) -> Vec<String> {
        let place = |module: &Segments| {
            let room = module.first()?;
            Some(rooms.iter().position(|known| known == room).expect("a room of the house"))
        };
        let all = self.arrows();
        let all = all.iter().flat_map(|(from, known)| known.iter().map(move |to| (from, to)));
        let up = all.filter(|(from, to)| place(from).is_some() && place(from) < place(to));
        up.map(|(from, to)| format!("{} -> {}", from.join("::"), to.join("::"))).collect()
    }

    /// The modules within a room, as if they were a package of their own.
    pub(super) fn within(&self, room: &str) -> Modules {
        let inner = |path: &Segments| -> Option<Segments> {
            let (first, rest) = path.split_first()?;
            (first == room).then(|| rest.to_vec())
        };
        let known = |paths: &[Segments]| paths.iter().filter_map(inner).collect();
        let modules = self.0.iter().filter_map(|(module, imports)| {
            let passed_on = imports.passed_on.iter();
            let passed_on = passed_on.filter_map(|(name, path)| Some((name.clone(), inner(path)?)));
            let passed_on = passed_on.collect();
            Some((inner(module)?, Imports { used: known(&imports.used), passed_on }))
        });
        Modules(modules.collect())
    }

    /// Arrows between rooms of a pair, either way.
    pub(super) fn arrows_between(&self, pairs: &[(&str, &str)]) -> Vec<String> {
        let all = self.arrows();
        let all = all.iter().flat_map(|(from, known)| known.iter().map(move |to| (from, to)));
        let room = |module: &Segments| module.first().cloned().unwrap_or_default();
        let meet = all.filter(|(from, to)| {
            let (from, to) = (room(from), room(to));
            let is_pair = |a: &str, b: &str| from == a && to == b || from == b && to == a;
            pairs.iter().any(|(a, b)| is_pair(a, b))
        });
        meet.map(|(from, to)| format!("{} -> {}", from.join("::"), to.join("::"))).collect()
    }

    /// Modules that import one another in a circle.
    pub(super) fn circles(&self) -> Vec<String> {
        circles(self.arrows())
    }

    /// Rooms, the folders and files below `src`, that know one another in a circle.
    pub(super) fn circles_of_rooms(&self) -> Vec<String> {
        let room = |module: &Segments| module.first().map(|room| vec![room.clone()]);
        let mut rooms: BTreeMap<Segments, BTreeSet<Segments>> = BTreeMap::new();
        for (from, known) in self.arrows() {
            let Some(from) = room(&from) else { continue };
            let known = known.iter().filter_map(room).filter(|to| *to != from).collect::<Vec<_>>();
            rooms.entry(from).or_default().extend(known);
        }
        circles(rooms)
    }
}

/// What is left when those go that know none of the rest, and those that none of the rest knows,
/// again and again: circles, and what lies between them.
fn circles(mut left: BTreeMap<Segments, BTreeSet<Segments>>) -> Vec<String> {
    loop {
        let rest: BTreeSet<Segments> = left.keys().cloned().collect();
        let known: BTreeSet<Segments> = left.values().flatten().cloned().collect();
        left.retain(|module, knows| !knows.is_disjoint(&rest) && known.contains(module));
        if left.len() == rest.len() {
            return rest.iter().map(|module| module.join("::")).collect();
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
pub(super) fn code(text: &str) -> String {
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
