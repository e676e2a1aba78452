//! Writes a position to standard output as an SVG document.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;
use three_colour_othello::{Game, Position, Repetition, Svg};

/// Draws a position as an SVG document, with the last action marked
#[derive(Parser)]
#[command(name = "diagram")]
struct Arguments {
    /// The start position as text; by default that of the game
    #[arg(long, value_name = "POSITION", default_value_t = Position::START)]
    from: Position,

    /// The actions that lead to the position, such as "43 34 c44"
    #[arg(long, value_name = "ACTIONS", default_value = "")]
    record: String,

    /// Marks the legal actions
    #[arg(long)]
    legal: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let game = match Game::from_record(arguments.from, Repetition::Free, &arguments.record) {
        Ok(game) => game,
        Err(error) => {
            eprintln!("wrong record: {error}");
            return ExitCode::from(2);
        }
    };
    let mut svg = Svg::of_game(&game);
    if arguments.legal {
        svg = svg.legal(game.legal_actions());
    }
    match write!(io::stdout().lock(), "{svg}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
