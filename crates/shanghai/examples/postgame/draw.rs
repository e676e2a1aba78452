//! A board, seen from above: a tile is four characters wide and two lines high.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use shanghai::Game;

/// The colours of the levels.
const LEVELS: [AnsiColor; 6] = [
    AnsiColor::White,
    AnsiColor::Cyan,
    AnsiColor::Green,
    AnsiColor::Yellow,
    AnsiColor::Magenta,
    AnsiColor::Red,
];

/// Free tiles stand in square brackets; the number under a face is the level, if it isn't 0.
pub(crate) fn draw(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let layout = game.board().layout();
    let reach = |edge: fn(&shanghai::Position) -> u8| {
        layout.positions().iter().map(|place| usize::from(edge(place)) + 2).max().unwrap_or(0)
    };
    let (width, height) = (reach(|place| place.x), reach(|place| place.y));
    let mut cells = vec![vec![(' ', 0); 2 * width]; height];
    for tile in layout.tiles().filter(|&tile| game.has(tile)) {
        let (Some(place), Some(face)) = (layout.position(tile), game.board().face(tile)) else {
            continue;
        };
        let [open, close] = if game.is_free(tile) { ['[', ']'] } else { ['(', ')'] };
        let level = if place.z == 0 { "__".to_owned() } else { format!("{:_>2}", place.z) };
        for (dy, text) in [face.to_string(), level].iter().enumerate() {
            let row = &mut cells[usize::from(place.y) + dy];
            for (dx, character) in format!("{open}{text:>2}{close}").chars().take(4).enumerate() {
                row[2 * usize::from(place.x) + dx] = (character, place.z);
            }
        }
    }
    for row in cells {
        let end = row.iter().rposition(|cell| cell.0 != ' ').map_or(0, |last| last + 1);
        for part in row[..end].chunk_by(|a, b| a.1 == b.1) {
            let color = LEVELS[usize::from(part[0].1) % LEVELS.len()];
            let style = Style::new().fg_color(Some(color.into()));
            let text: String = part.iter().map(|cell| cell.0).collect();
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
