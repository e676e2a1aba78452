//! Draws a board from above, with rulers. A tile is two lines high, and four characters wide if
//! there is room, otherwise two.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use shanghai::{Game, Position};

/// The colours of the levels.
const LEVELS: [AnsiColor; 6] = [
    AnsiColor::White,
    AnsiColor::Cyan,
    AnsiColor::Green,
    AnsiColor::Yellow,
    AnsiColor::Magenta,
    AnsiColor::Red,
];

/// The width of the left ruler: a row number and a space.
const RULER: usize = 4;

/// Draws free tiles bold and in square brackets; the number under a face is the level, if it isn't
/// 0. In a small drawing free tiles have a `^` under their faces.
pub(super) fn draw(game: &Game, width: usize, out: &mut impl Write) -> io::Result<()> {
    let layout = game.board().layout();
    let reach = |edge: fn(&Position) -> u8| {
        layout.positions().iter().map(|place| usize::from(edge(place)) + 2).max().unwrap_or(0)
    };
    let (columns, rows) = (reach(|place| place.x), reach(|place| place.y));
    // Characters for half a tile.
    let half = if RULER + 2 * columns <= width { 2 } else { 1 };
    let mut cells = vec![vec![(' ', 0, false); half * columns]; rows];
    for tile in layout.tiles().filter(|&tile| game.has(tile)) {
        let (Some(place), Some(face)) = (layout.position(tile), game.board().face(tile)) else {
            continue;
        };
        let face = face.to_string();
        let free = game.is_free(tile);
        let lines = match (half, free) {
            (2, true) => [format!("[{face:>2}]"), format!("[{}]", level(place))],
            (2, false) => [format!("({face:>2})"), format!("({})", level(place))],
            (_, true) => [format!("{face:>2}"), level(place).replace('_', "^")],
            (_, false) => [format!("{face:>2}"), level(place)],
        };
        for (dy, text) in lines.iter().enumerate() {
            let row = &mut cells[usize::from(place.y) + dy];
            for (dx, character) in text.chars().take(2 * half).enumerate() {
                row[half * usize::from(place.x) + dx] = (character, place.z, free);
            }
        }
    }
    let step = 4 / half;
    let numbers = (0..columns).step_by(step).map(|x| format!("{x:<4}")).collect::<String>();
    writeln!(out, "{:RULER$}{}", "", numbers.trim_end())?;
    for (y, row) in cells.iter().enumerate() {
        let end = row.iter().rposition(|cell| cell.0 != ' ').map_or(0, |last| last + 1);
        if end == 0 && game.is_cleared() {
            break;
        }
        write!(out, "{}", format!("{y:>3} ").trim_end_matches(if end == 0 { ' ' } else { '\0' }))?;
        for part in row[..end].chunk_by(|a, b| (a.1, a.2) == (b.1, b.2)) {
            let color = LEVELS[usize::from(part[0].1) % LEVELS.len()];
            let style = Style::new().fg_color(Some(color.into()));
            let style = if part[0].2 { style.bold() } else { style };
            let text: String = part.iter().map(|cell| cell.0).collect();
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Two characters for a level.
fn level(place: Position) -> String {
    if place.z == 0 { "__".to_owned() } else { format!("{:_>2}", place.z) }
}
