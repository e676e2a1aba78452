//! Pictures of positions: valid XML, complete content, and README.md's picture up to date.

use crate::common::{choices, positions, reached};
use crate::written::terminal::run;
use proptest::prelude::*;
use three_colour_othello::{Action, Color, Game, Position, Repetition, Square, Svg};

const README: &str = include_str!("../../../README.md");
const PICTURE: &str = include_str!("../../../pictures/middle.svg");
const COMMAND: &str = "`cargo run --release -p three-colour-othello --example diagram -- ";

/// Elements of a document with their attributes, in order. Panics if the document isn't
/// well-formed: one root, tags closed in order, attributes quoted and named once, text escaped.
fn elements(text: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut open: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for (i, part) in text.split('<').enumerate() {
        if i == 0 {
            assert_eq!(part, "");
            continue;
        }
        let (tag, behind) = part.split_once('>').unwrap_or_else(|| panic!("no > in {part:?}"));
        assert!(!behind.contains(['>', '&']), "{behind:?}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            assert!(!open.is_empty() || behind.trim().is_empty());
            continue;
        }
        assert!(!open.is_empty() || found.is_empty(), "a second root: {tag}");
        let (tag, is_closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(name.chars().all(|c| c.is_ascii_lowercase()), "{name}");
        let mut attributes: Vec<(String, String)> = Vec::new();
        while !rest.is_empty() {
            let (key, value) = rest.split_once("=\"").unwrap_or_else(|| panic!("{tag}"));
            let (value, behind) = value.split_once('"').unwrap_or_else(|| panic!("{tag}"));
            assert!(key.chars().all(|c| c.is_ascii_alphabetic() || c == '-'), "{key:?} in {tag}");
            assert!(attributes.iter().all(|(other, _)| other != key), "{key} twice in {tag}");
            attributes.push((key.to_owned(), value.to_owned()));
            rest = behind.strip_prefix(' ').unwrap_or(behind);
            assert!(behind.is_empty() || behind.starts_with(' '), "{tag}");
        }
        found.push((name.to_owned(), attributes));
        if !is_closed {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    found
}

fn attribute<'a>(attributes: &'a [(String, String)], name: &str) -> Option<&'a str> {
    attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The centres of the circles with a radius and, if given, a fill.
fn circles(text: &str, radius: &str, fill: Option<&str>) -> Vec<(u32, u32)> {
    let number = |text: Option<&str>| text.unwrap().parse().unwrap();
    elements(text)
        .iter()
        .filter(|(name, attributes)| {
            let is = |key, wanted| attribute(attributes, key) == Some(wanted);
            name == "circle" && is("r", radius) && fill.is_none_or(|fill| is("fill", fill))
        })
        .map(|(_, a)| (number(attribute(a, "cx")), number(attribute(a, "cy"))))
        .collect()
}

fn middles(squares: impl Iterator<Item = Square>) -> Vec<(u32, u32)> {
    let at = |number: u8| 30 + 54 * (u32::from(number) - 1) + 27;
    squares.map(|square| (at(square.col()), at(square.row()))).collect()
}

/// Checks that each piece is drawn on its square in its colour, and that each colour has its own
/// mark.
fn shows(position: &Position) {
    let text = position.to_svg();
    for (color, fill) in Color::ALL.into_iter().zip(["#1c1c1c", "#8c8c8c", "#ffffff"]) {
        let expected = middles(position.squares(color).iter());
        assert_eq!(circles(&text, "22", Some(fill)), expected);
        let is_beside = |(_, y): &(u32, u32)| *y < 516;
        let small = |r: &str| circles(&text, r, Some("none")).into_iter().filter(is_beside);
        if color == Color::White {
            assert_eq!(small("13").collect::<Vec<_>>(), expected);
        }
    }
    let bars = text.matches("stroke-width=\"4\"").count();
    let below = 1 + usize::from(position.token() == Color::Grey && position.ending().is_none());
    assert_eq!(bars, position.count(Color::Grey) + below);
    assert_eq!(text, position.to_svg());
}

#[test]
fn rows_and_columns_are_numbered_on_all_sides() {
    let text = Position::START.to_svg();
    for number in 1..=9 {
        assert_eq!(
            text.matches(&format!(">{number}</text>")).count(),
            4 + usize::from(number == 3) * 3
        );
    }
    let (name, attributes) = &elements(&text)[0];
    assert_eq!((name.as_str(), attribute(attributes, "viewBox")), ("svg", Some("0 0 546 596")));
}

#[test]
fn the_last_action_is_marked() {
    let frames = |text: &str| -> Vec<(u32, Option<String>)> {
        elements(text)
            .iter()
            .filter(|(_, a)| attribute(a, "stroke") == Some("#d55e00"))
            .map(|(_, a)| {
                let x = attribute(a, "x").unwrap().parse().unwrap();
                (x, attribute(a, "stroke-dasharray").map(String::from))
            })
            .collect()
    };
    let game = |text: &str| Game::from_record(Position::START, Repetition::Free, text).unwrap();
    assert_eq!(frames(&game("").to_svg()), []);
    assert_eq!(frames(&game("34").to_svg()), [(30 + 3 * 54 + 2, None)]);
    let broken = [(30 + 3 * 54 + 2, Some("10 6".to_owned()))];
    assert_eq!(frames(&game("43 34 c44").to_svg()), broken);

    let passed = Svg::of(&Position::START).last(Action::Pass).to_string();
    assert!(passed.contains(">passed; turn</text>") && frames(&passed).is_empty());
    assert!(!Position::START.to_svg().contains("passed"));
}

#[test]
fn a_result_stands_below() {
    for (row, result) in [("BB6W", "black has won"), ("B6WW", "white has won"), ("B7W", "a draw")] {
        let position: Position = format!("{row}/9/9/9/9/9/9/9/9 B G").parse().unwrap();
        let text = position.to_svg();
        assert_eq!(text.matches(result).count(), 2, "{text}");
        assert!(!text.contains(">turn<"));
        shows(&position);
    }
}

/// A game that the rule on repetition has ended shows its result, though the position alone has
/// legal actions.
#[test]
fn a_result_by_repetition_is_shown() {
    let record = "43 34 c44 c54 c44 c54";
    let game = |rule| Game::from_record(Position::START, rule, record).unwrap();
    let drawn = game(Repetition::DrawAtThird).to_svg();
    assert_eq!((drawn.matches("a draw").count(), drawn.contains(">turn<")), (2, false));
    let goes_on = game(Repetition::Free).to_svg();
    assert!(goes_on.contains("black to move") && goes_on.contains(">turn<"));

    // Black's only change would repeat a position, and white has none.
    let mut ended = 0;
    for filling in 0..3_u32.pow(9) {
        let row: String =
            (0..9).map(|i| ['B', 'G', 'W'][(filling / 3_u32.pow(i) % 3) as usize]).collect();
        let position: Position = format!("{row}/9/9/9/9/9/9/9/9 B G").parse().unwrap();
        let mut game = Game::from_position(position, Repetition::Forbidden);
        while let Some(action) = game.legal_actions().next().filter(|_| game.ply() < 4) {
            game.apply(action).unwrap();
        }
        let Some(outcome) = game.outcome().filter(|_| game.position().outcome().is_none()) else {
            continue;
        };
        let result = match outcome.winner() {
            None => "a draw",
            Some(three_colour_othello::Player::Black) => "black has won",
            Some(three_colour_othello::Player::White) => "white has won",
        };
        assert_eq!(game.to_svg().matches(result).count(), 2, "{position}");
        ended += 1;
    }
    assert!(ended > 0);
}

#[test]
fn the_title_tells_the_position() {
    for (text, title) in [
        (
            "4B4/3GG4/9/9/9/9/9/9/9 B W",
            "black to move: 1 black, 0 white and 2 grey pieces, the token is white",
        ),
        (
            "4WG3/9/9/9/9/9/9/9/9 W B",
            "white to move: 0 black, 1 white and 1 grey pieces, the token is black",
        ),
    ] {
        let text = text.parse::<Position>().unwrap().to_svg();
        assert!(text.contains(&format!("<title>Three-colour Othello, {title}</title>")), "{text}");
    }
}

#[test]
fn the_picture_of_the_readme_is_up_to_date() {
    let (_, command) = README.split_once(COMMAND).unwrap();
    let (command, _) = command.split_once('`').unwrap();
    let (options, record) = command.split_once('\'').unwrap();
    let record = record.trim_end_matches('\'').replace('\n', " ");
    let arguments: Vec<&str> = options.split_whitespace().chain([record.as_str()]).collect();
    let run = run("diagram", &arguments, b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out, PICTURE, "write it again with the command in README.md");
    elements(PICTURE);
    assert!(README.contains("](pictures/middle.svg)"));
}

#[test]
fn a_wrong_record_is_no_picture() {
    let run = run("diagram", &["--record", "34 34"], b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert_eq!(run.err, "wrong record: 34 is occupied by a black piece (at byte 3)\n");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn of_any_layout(position in positions()) {
        shows(&position);
    }

    /// There is a dot in the mover's colour for every legal action, on its square.
    #[test]
    fn legal_actions((choices, changes) in choices()) {
        let position = reached(&choices, changes);
        let legal = position.legal_actions();
        let text = Svg::of(&position).legal(legal.clone()).to_string();
        let fill = if position.turn() == three_colour_othello::Player::Black { "#1c1c1c" } else { "#ffffff" };
        let expected = middles((legal.plays() | legal.changes()).iter());
        prop_assert_eq!(circles(&text, "6", Some(fill)), expected);
        prop_assert_eq!(circles(&position.to_svg(), "6", Some(fill)).len(), 0);
    }
}
