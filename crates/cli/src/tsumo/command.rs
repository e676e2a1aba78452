//! A player's command, read from a line.

use mentsu::{ParseErrorKind, Suit, Tile};

pub(crate) enum Command {
    Discard(Tile),
    DiscardDrawn,
    Tsumo,
    Hint,
    River,
    Help,
    Quit,
}

impl Command {
    /// Reads a tile (in a game of one suit a rank will do) or a word; the error says what is wrong.
    pub(crate) fn read(line: &str, suit: Option<Suit>) -> Result<Command, String> {
        const HOW: &str = "Type a tile such as 3m, or x, tsumo, hint, river, help or quit.";

        match line.to_lowercase().as_str() {
            "" => return Err(HOW.to_owned()),
            "x" => return Ok(Command::DiscardDrawn),
            "tsumo" | "ツモ" => return Ok(Command::Tsumo),
            "hint" => return Ok(Command::Hint),
            "river" => return Ok(Command::River),
            "help" | "?" => return Ok(Command::Help),
            "quit" | "exit" => return Ok(Command::Quit),
            _ => {}
        }
        let mut text = line.to_owned();
        if let (Some(suit), true) = (suit, line.ends_with(|c: char| c.is_ascii_digit())) {
            text.push(suit.letter());
        }
        let tile = text.parse().map_err(|error: mentsu::ParseError| match error.kind() {
            ParseErrorKind::RedFive(_) => "There is no red five in this wall.".to_owned(),
            kind => format!("I can't read that: {kind}. {HOW}"),
        })?;
        Ok(Command::Discard(tile))
    }
}
