//! A player's answer.

use mentsu::puzzle::Question;
use mentsu::{ParseErrorKind, TileSet};

pub(crate) enum Answer {
    Tiles(TileSet),
    Skip,
    Help,
    Quit,
}

impl Answer {
    /// Parses ranks, with or without the suit's letter, or a command.
    pub(crate) fn read(line: &str, question: &Question) -> Result<Answer, String> {
        const HOW: &str = "Type ranks such as 147, or none, skip, help or quit.";

        match line.to_lowercase().as_str() {
            "" => return Err(HOW.to_owned()),
            "skip" => return Ok(Answer::Skip),
            "help" | "?" => return Ok(Answer::Help),
            "quit" | "exit" => return Ok(Answer::Quit),
            "none" => return Ok(Answer::Tiles(TileSet::EMPTY)),
            _ => {}
        }
        let kinds = question.hand().concealed().kinds();
        let Some(suit) = kinds.first().map(|tile| tile.suit()) else {
            return Err(HOW.to_owned());
        };
        let mut text = line.replace(',', " ");
        if text.ends_with(|c: char| c.is_ascii_digit()) {
            text.push(suit.letter());
        }
        let tiles: TileSet =
            text.parse().map_err(|error: mentsu::ParseError| match error.kind() {
                ParseErrorKind::RedFive(_) => {
                    "A wait is a kind of tile: write 5 for the red five.".to_owned()
                }
                kind => format!("I can't read that: {kind}. {HOW}"),
            })?;
        let other = tiles - TileSet::of_suit(suit);
        if !other.is_empty() {
            return Err(format!("The hand is all {}, and {other} isn't. {HOW}", suit.letter()));
        }
        Ok(Answer::Tiles(tiles))
    }
}
