//! Files of layouts: reading each format, and errors with their places.

use proptest::prelude::*;
use shanghai::files::{FileErrorKind as Kind, NamedLayout, read_layouts};
use shanghai::{Layout, LayoutError, LayoutTextErrorKind, Position, layouts};

#[track_caller]
fn refused(text: &str, line: usize, column: usize, kind: &Kind) {
    let error = read_layouts(text).unwrap_err();
    assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{error}");
}

/// Checks a text that isn't XML. The XML reader words the error.
#[cfg(feature = "gnome")]
#[track_caller]
fn broken(text: &str, line: usize, column: usize) {
    let error = read_layouts(text).unwrap_err();
    assert_eq!((error.line(), error.column()), (line, column), "{error}");
    assert!(matches!(error.kind(), Kind::Xml(why) if !why.is_empty()), "{error}");
}

/// The only layout of a file.
#[track_caller]
fn read_one(text: &str) -> (String, Layout) {
    let mut read = read_layouts(text).unwrap();
    assert_eq!(read.len(), 1, "{read:?}");
    let NamedLayout { name, layout } = read.remove(0);
    (name, layout.unwrap())
}

/// The layout as a Kyodai file.
fn kyodai(name: &str, layout: &Layout) -> String {
    let mut places = vec![b'0'; 34 * 20 * 5];
    for at in layout.positions() {
        places[(usize::from(at.z) * 20 + usize::from(at.y)) * 34 + usize::from(at.x)] = b'1';
    }
    format!("Kyodai 3.0\n{name}\n{}\n", String::from_utf8(places).unwrap())
}

/// The layout as a map of GNOME Mahjongg, one element for each tile.
#[cfg(feature = "gnome")]
fn gnome(name: &str, layout: &Layout) -> String {
    let half = |edge: u8| format!("{}{}", edge / 2, if edge % 2 == 1 { ".5" } else { "" });
    let tile = |at: &Position| {
        format!("    <tile z=\"{}\" x=\"{}\" y=\"{}\"/>\n", at.z, half(at.x), half(at.y))
    };
    let tiles: String = layout.positions().iter().map(tile).collect();
    format!("<map name=\"{name}\" scorename=\"own\">\n{tiles}</map>\n")
}

#[test]
fn every_layout_is_the_same_in_every_format() {
    let stepped = (1..=5).map(|levels| ("stepped", layouts::stepped_pyramid(levels)));
    for (name, layout) in layouts::all().into_iter().chain(stepped) {
        let expected = (name.to_owned(), layout.clone());
        assert_eq!(read_one(&kyodai(name, &layout)), expected);
        #[cfg(feature = "gnome")]
        assert_eq!(read_one(&gnome(name, &layout)), expected);
        assert_eq!(read_one(&format!("\u{feff}{}", layout.to_text())), (String::new(), layout));
    }
}

#[test]
fn kyodai_has_a_name_a_category_and_space_anywhere() {
    let text = kyodai("The hill  :: My own", &layouts::hill());
    let expected = ("The hill".to_owned(), layouts::hill());
    assert_eq!(read_one(&text), expected);
    // Some programs write each row on its own line.
    let places = text.lines().last().unwrap();
    let rows: Vec<&str> = (0..100).map(|row| &places[34 * row..34 * (row + 1)]).collect();
    let text = format!("Kyodai 6.0\r\nThe hill\r\n{}\r\n\r\n", rows.join(" \r\n"));
    assert_eq!(read_one(&text), expected);
}

#[test]
fn kyodai_is_refused_where_it_is_wrong() {
    refused("Kyodai 4.0\n", 1, 1, &Kind::UnknownFormat);
    refused("Kyodai 3.0\nx", 2, 2, &Kind::PlaceCount(0));
    refused("Kyodai 3.0\nx\n01 1\n 2", 4, 2, &Kind::Place('2'));
    let text = kyodai("x", &layouts::hill());
    refused(&text[..text.len() - 2], 3, 3_400, &Kind::PlaceCount(3_399));
    refused(&(text.clone() + "1"), 4, 2, &Kind::PlaceCount(3_401));
    let beside = text.replacen("\n10", "\n11", 1);
    let (a, b) = (Position::new(0, 0, 0), Position::new(1, 0, 0));
    let read = read_layouts(&beside).unwrap();
    let error = read[0].layout.as_ref().unwrap_err();
    assert_eq!((error.line(), error.column()), (3, 1));
    assert_eq!(error.kind(), &Kind::Layout(LayoutError::Overlap(a, b)));
}

#[test]
fn a_name_in_a_comment_is_that_of_the_layout() {
    let named =
        |comment: &str| read_one(&layouts::hill().to_text().replacen("# level 0", comment, 1)).0;
    assert_eq!(named("# name: The hill "), "The hill");
    assert_eq!(named("#Name:Hill\n# name: no"), "Hill");
    assert_eq!(named("# by: somebody"), "");
    refused("kmahjongg-layout-v1.1\nw0", 2, 2, &Kind::Text(LayoutTextErrorKind::Size('w')));
    refused("kmahjongg", 1, 1, &Kind::Text(LayoutTextErrorKind::Header));
}

#[cfg(feature = "gnome")]
const MAPS: &str = r#"<?xml version="1.0"?>
<!DOCTYPE mahjongg>
<!-- Two maps: <map> in a comment is none. -->
<mahjongg>
  <map name="Fred's &amp; &quot;all&quot;" scorename='first'>
    <layer z="1">
      <block left="0.5" right="1.5" top="0" bottom="1"/>
      <tile x="0" y = '2' z="0"></tile>
    </layer>
    <row y="0" left="0" right="2"/>
    <row y="1.0" left="0" right="2" ></row>
    <column x="3.5" top="1.5" bottom="3" />
    <row y="9" left="3" right="2"/>
  </map>
  <Map _name="Bridge">
    <tile x="0" z="1"/>
  </Map>
</mahjongg>
"#;

#[test]
#[cfg(feature = "gnome")]
fn maps_are_read_with_all_their_elements() {
    let maps = read_layouts(MAPS).unwrap();
    assert_eq!(maps.len(), 2);
    assert_eq!(maps[0].name, "Fred's & \"all\"");
    let places = [
        (0, 0, 0),
        (2, 0, 0),
        (4, 0, 0),
        (0, 2, 0),
        (2, 2, 0),
        (4, 2, 0),
        (7, 3, 0),
        (0, 4, 0),
        (7, 5, 0),
        (1, 0, 1),
        (3, 0, 1),
        (1, 2, 1),
        (3, 2, 1),
    ];
    let expected = places.map(|(x, y, z)| Position::new(x, y, z));
    assert_eq!(maps[0].layout.as_ref().unwrap().positions(), expected);
    assert_eq!(maps[1].name, "Bridge");
    let error = maps[1].layout.as_ref().unwrap_err();
    assert_eq!((error.line(), error.column()), (15, 3));
    assert_eq!(error.kind(), &Kind::Layout(LayoutError::Floating(Position::new(0, 0, 1))));
}

#[test]
#[cfg(feature = "gnome")]
fn maps_are_refused_where_they_are_wrong() {
    let element = |name: &str| Kind::Element(name.to_owned());
    let attribute = |name: &str| Kind::Attribute(name.to_owned());
    refused("<mahjongg>\n</mahjongg>", 2, 12, &Kind::NoMap);
    refused("<html>", 1, 1, &element("html"));
    refused("\n <tile/>", 2, 2, &element("tile"));
    refused("<map><map></map></map>", 1, 6, &element("map"));
    refused("<map>\n<tower/></map>", 2, 1, &element("tower"));
    refused("<map/><map>", 1, 7, &Kind::UnclosedMap);
    broken("</map>", 1, 1);
    broken("<map><tile x='1'></map>", 1, 18);
    broken("<map><!-- ", 1, 6);
    broken("<map><tile", 1, 6);
    for tag in ["<tile <row/>", "<tile x/>", "<tile x=0/>", "<tile ='0'/>", "<tile x='0' x='1'/>"] {
        broken(&format!("<map>{tag}</map>"), 1, 6);
    }
    broken("<map name='&many;'/>", 1, 1);
    refused("<map><row x='1'/></map>", 1, 6, &attribute("x"));
    refused("<map><layer level='1'/></map>", 1, 6, &attribute("level"));
    for text in ["", "-1", "0.3", "0.55", ".5", "128", "1e1", "99999999999", "x", "１"] {
        let kind = Kind::Coordinate(text.to_owned());
        refused(&format!("<map>\n <tile x='0'\ny='{text}'/></map>"), 2, 2, &kind);
    }
    refused("<map><tile z='0.5'/></map>", 1, 6, &Kind::Coordinate("0.5".to_owned()));
    let row = "<block left='0' right='127.5' top='0' bottom='127.5'/>";
    let many = Kind::Layout(LayoutError::TooManyTiles(16_384 + 128));
    refused(&format!("<map>{row}{row}</map>"), 1, 6 + row.len(), &many);
    refused("one tile", 1, 1, &Kind::UnknownFormat);
    refused("", 1, 1, &Kind::UnknownFormat);
}

/// A file of many maps takes time linear in its length. Otherwise a megabyte would take minutes.
#[test]
#[cfg(feature = "gnome")]
fn many_wrong_maps_are_read_in_one_pass() {
    let text = "<map>\n<tile/><tile/></map>".repeat(20_000);
    let maps = read_layouts(&text).unwrap();
    assert_eq!(maps.len(), 20_000);
    let last = maps[19_999].layout.as_ref().unwrap_err();
    assert_eq!((last.line(), last.column()), (20_000, 21));
}

proptest! {
    /// The reader panics on no text, and places lie within the text.
    #[test]
    fn any_text_is_read_or_refused(text in "(<map>|<|kmahjongg-layout-v1.1\n|Kyodai 3.0\n)?([<>/='\"01 .\nx]|tile|row|map|layer|é|<!--|-->)*") {
        if let Err(error) = read_layouts(&text) {
            prop_assert!(error.line() <= text.lines().count() + 1, "{error}");
        }
    }
}
