//! Layouts, positions and moves as text: reading, writing, and errors with their places.

use proptest::prelude::*;
use shanghai::moves::{self, Move, MovesErrorKind};
use shanghai::{
    Layout, LayoutError, LayoutTextErrorKind, Pair, Position, PositionError, TileId, layouts,
};

#[track_caller]
fn refused(text: &str, line: usize, column: usize, kind: LayoutTextErrorKind) {
    let error = text.parse::<Layout>().unwrap_err();
    assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{error}");
}

const HEAD: &str = "kmahjongg-layout-v1.1\n";

fn sized(w: usize, h: usize, d: usize, rows: &str) -> String {
    format!("{HEAD}w{w}\nh{h}\nd{d}\n{rows}")
}

#[test]
fn built_in_layouts_are_read_back() {
    for (name, layout) in layouts::all() {
        assert_eq!(layout.to_text().parse(), Ok(layout.clone()), "{name}");
        assert_eq!(layout.to_string().replace('\n', "\r\n").parse(), Ok(layout), "{name}");
    }
}

#[test]
fn the_turtle_looks_like_this() {
    let text = layouts::turtle().to_text();
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows[..5], ["kmahjongg-layout-v1.1", "w30", "h16", "d5", "# level 0"]);
    assert_eq!(rows[5], "..121212121212121212121212....");
    assert_eq!(rows[12], "124343434343434343434343431212");
    assert_eq!(rows[13], "431212121212121212121212124343");
}

#[test]
fn the_old_version_has_fixed_sizes() {
    let empty = format!("{}\n", ".".repeat(32));
    let first = format!("12{}\n43{}\n", ".".repeat(30), ".".repeat(30));
    let text = format!("kmahjongg-layout-v1.0\n# level 0\n{first}{}", empty.repeat(78));
    assert_eq!(text.parse::<Layout>().unwrap().positions(), [Position::new(0, 0, 0)]);
    let short = format!("kmahjongg-layout-v1.0\n{first}");
    let kind = LayoutTextErrorKind::RowCount { expected: 80, found: 2 };
    refused(&short, 4, 1, kind);
}

#[test]
fn wrong_layouts_are_refused_where_they_are_wrong() {
    use LayoutTextErrorKind as Kind;
    refused("", 1, 1, Kind::Header);
    refused("kmahjongg-layout-v2\n", 1, 1, Kind::Header);
    refused(&format!("{HEAD}w0"), 2, 2, Kind::Size('w'));
    refused(&format!("{HEAD}w-1"), 2, 2, Kind::Size('w'));
    refused(&format!("{HEAD}h258"), 2, 2, Kind::Size('h'));
    refused(&format!("{HEAD}d257"), 2, 2, Kind::Size('d'));
    refused(&format!("{HEAD}d99999999999999999999999"), 2, 2, Kind::Size('d'));
    refused(&format!("{HEAD}w1\nw1"), 3, 1, Kind::SizeRepeated('w'));
    refused(&format!("{}w1", sized(1, 1, 1, ".\n")), 6, 1, Kind::SizeRepeated('w'));
    refused(HEAD, 2, 1, Kind::SizeMissing('w'));
    refused(&format!("{HEAD}w2\nd1\n12\n43"), 4, 1, Kind::SizeMissing('h'));
    refused(&sized(3, 2, 1, "...\n....\n"), 6, 4, Kind::RowLength { expected: 3, found: 4 });
    refused(&sized(3, 2, 1, "...\n..\n"), 6, 3, Kind::RowLength { expected: 3, found: 2 });
    refused(&sized(3, 2, 1, "...\n"), 6, 1, Kind::RowCount { expected: 2, found: 1 });
    refused(&sized(3, 2, 1, "...\n\n...\n"), 6, 1, Kind::RowLength { expected: 3, found: 0 });
    refused(&sized(3, 1, 1, "...\n...\n...\n"), 6, 1, Kind::RowCount { expected: 1, found: 3 });
    refused(&sized(3, 2, 1, "...\n.é.\n"), 6, 2, Kind::Character('é'));
    refused(&sized(3, 2, 1, "...\n.5.\n"), 6, 2, Kind::Character('5'));
    refused(&sized(3, 2, 1, "...\n.4.\n"), 6, 2, Kind::Stray('4'));
    refused(&sized(3, 2, 1, "12.\n4..\n"), 6, 2, Kind::Cut { expected: '3' });
    refused(&sized(2, 1, 1, "12\n"), 6, 2, Kind::Cut { expected: '3' });
    let overlap = Kind::Overlap { expected: '3' };
    refused(&sized(3, 3, 1, "12.\n412\n.43\n"), 6, 2, overlap);
    // The square of the lower tile contains the lower half of the upper tile, or of its left
    // neighbour.
    refused(&sized(3, 3, 1, ".12\n123\n434\n"), 6, 2, Kind::Overlap { expected: '2' });
    refused(&sized(3, 3, 1, "12.\n432\n414\n"), 6, 3, Kind::Stray('2'));
    let floating = Kind::Floating(Position::new(2, 0, 1));
    refused(&sized(4, 2, 2, "12..\n43..\n..12\n..43\n"), 7, 3, floating);
}

/// Replacing a digit by another changes nothing unless a 1 is involved.
#[test]
fn every_character_of_the_turtle_that_matters_does() {
    let turtle = layouts::turtle();
    let text = turtle.to_text();
    let start = text.find("..").unwrap();
    let (mut same, mut refused) = (0, 0);
    for at in (start..text.len()).filter(|&at| b".1234".contains(&text.as_bytes()[at])) {
        if text[..at].rsplit('\n').next().unwrap().starts_with('#') {
            continue;
        }
        for with in [".", "1", "2", "3", "4"] {
            let mut changed = text.clone();
            changed.replace_range(at..=at, with);
            if [&text[at..=at], with].iter().all(|digit| ["2", "3", "4"].contains(digit)) {
                assert_eq!(changed.parse().as_ref(), Ok(&turtle));
                same += 1;
            } else if changed != text {
                let error = changed.parse::<Layout>().unwrap_err();
                let line = text[..at].matches('\n').count() + 1;
                assert!(error.line().abs_diff(line) <= 1, "{error} instead of line {line}");
                refused += 1;
            }
        }
    }
    assert_eq!(same, 144 * 3 * 3);
    assert!(refused > 2_000, "{refused}");
}

/// Two of kmahjongg's own layouts have tiles whose lower half is numbered differently.
#[test]
fn a_tile_is_placed_by_its_one() {
    for square in ["12\n32\n", "12\n44\n", "13\n24\n"] {
        let layout: Layout = sized(2, 2, 1, square).parse().unwrap();
        assert_eq!(layout.positions(), [Position::new(0, 0, 0)]);
    }
    assert_eq!(
        format!("\u{feff}{}", sized(2, 2, 1, "12\n43\n")).parse::<Layout>().unwrap().len(),
        1
    );
}

/// Spaces after a size and carriage returns aren't part of the size.
#[test]
fn white_space_after_a_size_is_skipped() {
    let text = "kmahjongg-layout-v1.1\r\nw2 \r\nh2\t\r\n# one level\r\nd1\r\n12\r\n43\r\n";
    assert_eq!(text.parse::<Layout>().unwrap().positions(), [Position::new(0, 0, 0)]);
}

#[test]
fn a_stepped_pyramid_has_one_name() {
    for levels in 1..=22 {
        let named = layouts::by_name(&format!("stepped-{levels}"));
        assert_eq!(named, Some(layouts::stepped_pyramid(levels)));
    }
    for name in ["stepped-", "stepped-0", "stepped-23", "stepped-06", "stepped-+6", "stepped-6 "] {
        assert_eq!(layouts::by_name(name), None, "{name}");
    }
}

/// `KMAHJONGG_LAYOUTS` names the folder of layouts from the package kmahjongg.
#[test]
#[ignore = "needs kmahjongg's layouts, which aren't in the tree"]
fn kmahjongg_s_own_layouts_are_read() {
    let folder = std::env::var("KMAHJONGG_LAYOUTS").unwrap();
    let mut read = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "layout") {
            let text = std::fs::read_to_string(&path).unwrap();
            let layout: Layout = text.parse().unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let rows = text.lines().filter(|line| line.starts_with(['.', '1', '2', '3', '4']));
            let ones = rows.flat_map(str::chars).filter(|&c| c == '1').count();
            assert_eq!((layout.len(), layout.len() % 2), (ones, 0), "{}", path.display());
            assert_eq!(layout.to_text().parse(), Ok(layout));
            read += 1;
        }
    }
    assert_eq!(read, 72);
}

#[test]
fn moves_are_refused_where_they_are_wrong() {
    #[track_caller]
    fn refused(text: &str, line: usize, column: usize, kind: MovesErrorKind) {
        let error = moves::parse(text, &layouts::hill()).unwrap_err();
        assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{error}");
    }
    refused("0,0,0", 1, 1, MovesErrorKind::Parts(1));
    refused("\n  # x\n  a b c", 3, 3, MovesErrorKind::Parts(3));
    refused("0,0,0 +1,2,0", 1, 7, MovesErrorKind::Position(PositionError::Number { part: 1 }));
    refused("0,0,0 1,2,256", 1, 7, MovesErrorKind::Position(PositionError::Number { part: 3 }));
    refused("0,0 2,2,0", 1, 1, MovesErrorKind::Position(PositionError::Parts(2)));
    refused("0,0,0 9,9,9", 1, 7, MovesErrorKind::NoTile(Position::new(9, 9, 9)));
    refused("\u{3000}0,0,0  0,0,0", 1, 9, MovesErrorKind::OneTile);
}

/// Of several overlaps the error names the first tile, and the first that overlaps it.
#[test]
fn the_first_overlap_is_named() {
    let named =
        |places: &[(u8, u8)]| Layout::new(places.iter().map(|&(x, y)| Position::new(x, y, 0)));
    let overlap = |a: (u8, u8), b: (u8, u8)| {
        Err(LayoutError::Overlap(Position::new(a.0, a.1, 0), Position::new(b.0, b.1, 0)))
    };
    assert_eq!(named(&[(1, 0), (0, 1), (2, 0)]), overlap((1, 0), (2, 0)));
    assert_eq!(named(&[(9, 0), (9, 0), (0, 1), (1, 0)]), overlap((1, 0), (0, 1)));
    assert_eq!(named(&[(1, 0), (0, 1), (1, 0)]), overlap((1, 0), (1, 0)));
}

fn positions() -> impl Strategy<Value = Vec<Position>> {
    let place = (0u8..12, 0u8..8, 0u8..3).prop_map(|(x, y, z)| Position::new(x, y, z));
    proptest::collection::vec(place, 0..30)
}

proptest! {
    /// Positions are added one after another if the result is a layout.
    #[test]
    fn layouts_are_read_back(places in positions()) {
        let mut taken: Vec<Position> = Vec::new();
        for place in places {
            let mut more = taken.clone();
            more.push(place);
            let overlap = taken.iter().any(|other| other.overlaps(place));
            let floating = place.z > 0 && !taken.iter().any(|&other| place.lies_on(other));
            prop_assert_eq!(Layout::new(more.clone()).is_err(), overlap || floating);
            if !overlap && !floating {
                taken = more;
            }
        }
        let layout = Layout::new(taken).unwrap();
        prop_assert_eq!(layout.to_text().parse(), Ok(layout));
    }

    #[test]
    fn no_text_panics(text in "(kmahjongg-layout-v1.1\n)?(w[0-9]\n)?(h[0-9]\n)?(d[0-9]\n)?[.1234#\nwhd 0-9é]{0,80}") {
        if let Ok(layout) = text.parse::<Layout>() {
            prop_assert_eq!(layout.to_text().parse(), Ok(layout));
        }
        if let Ok(list) = moves::parse(&text, &layouts::turtle()) {
            prop_assert!(list.iter().all(|one| matches!(one, Move::Undo | Move::Redo)));
        }
    }

    #[test]
    fn moves_are_read_back(list in proptest::collection::vec(proptest::option::of((0u16..144, 0u16..144)), 0..20)) {
        let one = |ids: Option<(u16, u16)>| match ids {
            None => Some(Move::Undo),
            Some((a, b)) if a == b => Some(Move::Redo),
            Some((a, b)) => Pair::new(TileId(a), TileId(b)).map(Move::Take),
        };
        let list: Vec<Move> = list.into_iter().filter_map(one).collect();
        let turtle = layouts::turtle();
        prop_assert_eq!(moves::parse(&moves::write(&list, &turtle), &turtle), Ok(list));
    }
}

/// A typed move knows its line and its first column, and contains no byte order mark.
#[test]
fn a_move_is_where_it_was_typed() {
    let text = "\u{feff}undo\n\n  \t6,6,0 2,3,2  # both\n";
    let typed = moves::parse_typed(text, &layouts::hill()).unwrap();
    let places: Vec<_> = typed.iter().map(|one| (one.line, one.column, one.text)).collect();
    assert_eq!(places, [(1, 1, "undo"), (3, 4, "6,6,0 2,3,2")]);
}
