//! The board as text, coloured if the terminal supports it.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use three_colour_othello::{Action, Color, Game, Player, Square};

use crate::othello::clock::Clock;

const fn style(color: Color) -> Style {
    let (letter, ground) = match color {
        Color::Black => (AnsiColor::BrightWhite, AnsiColor::Black),
        Color::Grey => (AnsiColor::BrightWhite, AnsiColor::BrightBlack),
        Color::White => (AnsiColor::Black, AnsiColor::White),
    };
    Style::new()
        .fg_color(Some(anstyle::Color::Ansi(letter)))
        .bg_color(Some(anstyle::Color::Ansi(ground)))
}

/// Draws the board, with counts, turn and token at its right. `marks` are the legal squares.
pub(super) fn draw(
    out: &mut impl Write,
    game: &Game,
    marks: bool,
    clock: Option<&Clock>,
) -> io::Result<()> {
    let position = game.position();
    let legal = game.legal_actions();
    writeln!(out, "    1 2 3 4 5 6 7 8 9")?;
    for square in Square::all() {
        if square.col() == 1 {
            write!(out, "  {} ", square.row())?;
        }
        let can_play = marks && legal.contains(Action::Play(square));
        let can_change = marks && legal.contains(Action::Change(square));
        match position.color_at(square) {
            None => write!(out, "{}", if can_play { "*" } else { "." })?,
            Some(color) => {
                let letter = if can_change { 'g' } else { color.letter() };
                let style = style(color);
                write!(out, "{style}{letter}{style:#}")?;
            }
        }
        if square.col() < 9 {
            write!(out, " ")?;
        } else {
            writeln!(out, "{}", beside(game, clock, square.row()))?;
        }
    }
    writeln!(out)
}

fn beside(game: &Game, clock: Option<&Clock>, row: u8) -> String {
    let position = game.position();
    let counted = |player: Player, color| {
        let left = clock.map_or(String::new(), |clock| format!("   {}", clock.time(player)));
        let text = format!("   {player} {:<2}{left}", position.count(color));
        text.trim_end().to_owned()
    };
    match row {
        2 => counted(Player::Black, Color::Black),
        3 => counted(Player::White, Color::White),
        4 => format!("   grey  {}", position.count(Color::Grey)),
        6 => format!("   token {}", position.token()),
        7 => format!("   turn  {}", position.turn()),
        _ => String::new(),
    }
}
