//! Rooms know one another in one direction, and files import nothing in a circle.

use super::modules::Modules;
use super::{PACKAGES, assert_none, rust_files};

/// The rooms of the library. Each may know those before it and none after it.
const ROOMS: &[&str] = &[
    "padded",
    "names",
    "list",
    "bit_set",
    "tile",
    "mentsu",
    "meld",
    "hand",
    "draw",
    "notation",
    "literal",
    "wind",
    "fields",
    "flower",
    "visible",
    "engine",
    "form",
    "shanten",
    "wait",
    "ukeire",
    "live_hand",
    "chances",
    "unknown",
    "any",
    "random",
    "puzzle",
    "riichi",
    "mcr",
    "plan",
    "features",
];

/// The rooms of the table, in the same way.
const ROOMS_OF_THE_TABLE: &[&str] = &[
    "seat",
    "action",
    "event",
    "ledger",
    "rules",
    "start",
    "wall",
    "table",
    "player",
    "situation",
    "settlement",
    "options",
    "view",
    "round",
    "game",
    "reading",
    "outlook",
    "advice",
    "bot",
    "encode",
    "record",
    "replay",
    "analysis",
    "stats",
    "mcr",
    "features",
];

/// The rooms of the table's room for Chinese official mahjong, in the same way.
const ROOMS_OF_THE_CHINESE_TABLE: &[&str] = &[
    "action",
    "rules",
    "wall",
    "event",
    "hands",
    "table",
    "situation",
    "options",
    "view",
    "round",
    "game",
    "bot",
    "botzone",
];

/// The parts of the games of both families.
const SHARED_AT_THE_TABLE: &[&str] = &["seat"];

fn modules(package: &str) -> Modules {
    let mut files = rust_files(&format!("{package}/src"));
    assert!(!files.is_empty(), "{package}");
    // Each program below `bin` is a package of its own.
    let is_module = |path: &str| path != "main.rs" && !path.starts_with("bin/");
    files.retain(|(path, _)| !path.ends_with("tests.rs") && is_module(path));
    Modules::of(&files)
}

#[test]
fn no_room_knows_one_behind_it() {
    assert_none(modules(".").arrows_up(ROOMS));
    assert_none(modules("crates/table").arrows_up(ROOMS_OF_THE_TABLE));
    assert_none(modules("crates/table").within("mcr").arrows_up(ROOMS_OF_THE_CHINESE_TABLE));
}

/// Rooms that know nothing of each other, whatever their places: families of rules.
const STRANGERS: [(&str, &str); 2] = [("mcr", "riichi"), ("mcr", "plan")];

#[test]
fn families_of_rules_know_nothing_of_each_other() {
    assert_none(modules(".").arrows_between(&STRANGERS));
    let of_riichi = ROOMS_OF_THE_TABLE.iter().copied();
    let of_riichi = of_riichi.filter(|room| *room != "mcr" && !SHARED_AT_THE_TABLE.contains(room));
    let strangers: Vec<_> = of_riichi.map(|room| ("mcr", room)).collect();
    assert_none(modules("crates/table").arrows_between(&strangers));
    // They don't meet in the library either: each uses only its own family.
    let of_library = rust_files("crates/table/src").into_iter().filter(|(path, text)| {
        let code = super::modules::code(text);
        let other = if path.starts_with("mcr/") { "mentsu::riichi" } else { "mentsu::mcr" };
        code.contains(other)
    });
    assert_none(of_library.map(|(path, _)| path));
}

#[test]
fn no_rooms_know_one_another_in_a_circle() {
    assert_none(PACKAGES.iter().flat_map(|package| {
        let circles = modules(package).circles_of_rooms();
        circles.into_iter().map(move |room| format!("{package}: {room}"))
    }));
}

#[test]
fn no_file_imports_in_a_circle() {
    let packages = PACKAGES.iter().filter(|package| **package != "crates/cli");
    assert_none(packages.flat_map(|package| {
        let circles = modules(package).circles();
        circles.into_iter().map(move |module| format!("{package}: {module}"))
    }));
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
    assert_eq!(up.arrows_up(ROOMS), ["tile::set -> hand"]);
    assert_eq!(up.circles(), ["hand", "tile::set"]);
    let meeting = house(&[
        ("mcr.rs", "use crate::riichi::Rules;\n"),
        ("riichi/mod.rs", "use crate::wind::Wind;\n"),
        ("plan.rs", "fn f() {\n    crate::mcr::score();\n}\n"),
        ("wind.rs", ""),
    ]);
    assert_eq!(meeting.arrows_between(&STRANGERS), ["mcr -> riichi", "plan -> mcr"]);
    let down = house(&[
        ("wait/mod.rs", "mod tiles;\n/// [`crate::riichi`]\nfn f() {\n    tiles::g();\n}\n"),
        ("wait/tiles.rs", "use super::FifthCopy;\npub(super) fn g() {}\n"),
        ("hand.rs", "#[cfg(test)]\nmod tests {\n    use crate::wait::f;\n}\n"),
    ]);
    assert_eq!(
        (down.arrows_up(ROOMS).len(), down.circles()),
        (0, vec!["wait".into(), "wait::tiles".into()])
    );
    assert_eq!(up.circles_of_rooms(), ["hand", "tile"]);
    let inner = house(&[
        ("mcr/mod.rs", "mod view;\nmod wall;\n"),
        ("mcr/wall/mod.rs", "use crate::mcr::view::View;\nuse crate::seat::Seat;\n"),
        ("mcr/view.rs", ""),
        ("seat.rs", ""),
    ]);
    assert_eq!(inner.within("mcr").arrows_up(&["wall", "view"]), ["wall -> view"]);
}
