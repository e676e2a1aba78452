//! A player's command.

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
    /// Parses a tile (in a game of one suit a rank is enough) or a word.
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
            ParseErrorKind::RedFive(_) => "This wall has no red fives.".to_owned(),
            kind => format!("I can't read that: {kind}. {HOW}"),
        })?;
        Ok(Command::Discard(tile))
    }
}
