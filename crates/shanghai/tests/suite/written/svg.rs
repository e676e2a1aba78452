//! Pictures: valid XML, one element for each tile, all faces drawn, and README.md's picture up to
//! date.

use std::collections::BTreeSet;

use quick_xml::Reader;
use quick_xml::events::Event;
use shanghai::{Board, Face, Game, Layout, Position, deal, layouts};

/// The names of all elements, and the values of an attribute, of a well-formed document.
fn read(svg: &str, attribute: &str) -> (Vec<String>, Vec<String>) {
    let mut reader = Reader::from_str(svg);
    let (mut names, mut values) = (Vec::new(), Vec::new());
    let mut depth = 0;
    loop {
        let event = reader.read_event().expect("well formed");
        let element = match &event {
            Event::Start(element) => {
                depth += 1;
                element
            }
            Event::Empty(element) => element,
            Event::End(_) => {
                depth -= 1;
                continue;
            }
            Event::Eof => break,
            _ => continue,
        };
        names.push(String::from_utf8(element.name().as_ref().to_vec()).unwrap());
        for one in element.attributes() {
            let one = one.expect("a well formed attribute");
            if one.key.as_ref() == attribute.as_bytes() {
                values.push(String::from_utf8(one.value.to_vec()).unwrap());
            }
        }
    }
    assert_eq!(depth, 0);
    (names, values)
}

#[test]
fn every_board_is_a_picture() {
    for (name, layout) in layouts::all() {
        let (faces, matching) = (deal::full_set_of(layout.len()), Face::flowers_and_seasons);
        let board = deal::random_with_matching(&layout, &faces, matching, 3).unwrap();
        let svg = board.to_svg();
        assert_eq!(svg, board.clone().to_svg());
        let (names, tiles) = read(&svg, "data-tile");
        assert_eq!(names[0], "svg");
        assert_eq!(tiles, (0..layout.len()).map(|i| i.to_string()).collect::<Vec<_>>(), "{name}");
        let used: BTreeSet<String> = read(&svg, "href").1.into_iter().collect();
        let drawn: BTreeSet<String> =
            read(&svg, "id").1.iter().map(|id| format!("#{id}")).collect();
        assert_eq!(used, drawn, "{name}");
    }
}

/// All faces differ in shape, not only in colour.
#[test]
fn faces_differ_in_shape() {
    let faces: Vec<Face> = (0..44).map(Face).collect();
    let mut shapes = BTreeSet::new();
    for &face in &faces {
        let row = Layout::new([0, 2].map(|x| Position::new(x, 0, 0))).unwrap();
        let svg = Board::new(row, &[face; 2]).unwrap().to_svg();
        let start = format!("<g id=\"shanghai-{face}\">");
        let picture = svg.lines().find_map(|line| line.strip_prefix(&start)).unwrap();
        let mut shape = picture.to_owned();
        for class in ["m", "p", "s", "z", "f"] {
            shape =
                shape.replace(&format!("\"{class}\""), "").replace(&format!("\"{class} "), "\"");
        }
        assert!(shapes.insert(shape), "{face}");
    }
    assert_eq!(shapes.len(), 44);
}

#[test]
fn a_game_shows_what_is_left_and_free() {
    let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 7).unwrap();
    let mut game = Game::new(board);
    let size = |svg: &str| svg.lines().next().unwrap().to_owned();
    let whole = size(&game.to_svg());
    while let Some(pair) = game.hint() {
        game.take(pair).unwrap();
        let svg = game.to_svg();
        let left: Vec<String> = game
            .board()
            .layout()
            .tiles()
            .filter(|&t| game.has(t))
            .map(|t| t.0.to_string())
            .collect();
        assert_eq!(read(&svg, "data-tile").1, left);
        assert_eq!(svg.matches("class=\"tile free\"").count(), game.free_tiles().count());
        assert_eq!(size(&svg), whole);
    }
    let none = Board::new(Layout::new([]).unwrap(), &[]).unwrap();
    assert!(read(&none.to_svg(), "data-tile").1.is_empty());
}

/// `cargo run --release -p shanghai --example picture -- --full-set --seed 7 >
/// crates/shanghai/board.svg`
#[test]
fn the_picture_in_the_readme_is_up_to_date() {
    let (faces, matching) = (deal::full_set_of(144), Face::flowers_and_seasons);
    let board = deal::random_with_matching(&layouts::turtle(), &faces, matching, 7).unwrap();
    assert!(
        board.to_svg() == include_str!("../../../board.svg"),
        "run the command above this test"
    );
    assert!(include_str!("../../../README.md").contains("](board.svg)"));
}
