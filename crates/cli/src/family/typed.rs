//! A hand as it is typed: which tile was drawn last, and the rest.

use std::io;

use mentsu::any::{AnyHand, AnyHandError};
use mentsu::{Face, ParseError};
use mentsu_families::{Family, NoScore, Winning};

use crate::hands::Asked;
use crate::hands::bad_hand::BadHand;
use crate::show::strip;
use crate::terminal::Stdout;

/// The text of a hand, which only a family can read.
pub(super) struct Typed {
    text: String,
}

impl Asked for Typed {
    fn read(text: &str) -> Result<Typed, ParseError> {
        Ok(Typed { text: text.to_owned() })
    }

    fn print_tiles(&self, out: &mut Stdout) -> io::Result<()> {
        let whole = match plus(&self.text) {
            Some((at, _)) => [&self.text[..at], " ", &self.text[at + 1..]].concat(),
            None => self.text.clone(),
        };
        // A family has read it already.
        whole.parse().map_or(Ok(()), |hand| strip::print_any(out, &hand))
    }
}

impl Typed {
    /// The hand without the tile that it drew last, and that tile, if a plus says so.
    pub(super) fn read_by(&self, family: &Family) -> Result<(AnyHand, Option<Winning>), BadHand> {
        let Some((at, end)) = plus(&self.text) else {
            return Ok((read(&self.text, family, 0)?, None));
        };
        let drawn = winning(self.text[at + 1..end].trim()).map_err(|_| BadHand::NotOneDrawn(at))?;
        // Spaces keep the places of what is wrong.
        let blank = " ".repeat(end - at);
        let rest = [&self.text[..at], &blank, &self.text[end..]].concat();
        Ok((read(&rest, family, 1)?, Some(drawn)))
    }
}

/// Reads a hand; `more` tiles stand outside it and are part of its size.
fn read(text: &str, family: &Family, more: u8) -> Result<AnyHand, BadHand> {
    family.hand(text).map_err(|error| match error {
        AnyHandError::Text(error) => BadHand::Text(error),
        AnyHandError::WrongSize { concealed, melds, sets } => {
            let concealed = concealed.saturating_add(more);
            BadHand::OfFamily(NoScore::Hand(AnyHandError::WrongSize { concealed, melds, sets }))
        }
        error => BadHand::OfFamily(NoScore::Hand(error)),
    })
}

/// The last plus outside brackets, and the end of the tile that follows it.
fn plus(text: &str) -> Option<(usize, usize)> {
    let mut depth = 0_usize;
    let mut found = None;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '+' if depth == 0 => found = Some(at),
            _ => {}
        }
    }
    let at = found?;
    let end = text[at..].find(['(', '[']).map_or(text.len(), |bracket| at + bracket);
    Some((at, end))
}

/// A winning tile; `?` is a joker.
pub(super) fn winning(text: &str) -> Result<Winning, String> {
    match text {
        "?" | "🀫" => Ok(Winning::Joker),
        text => crate::arguments::face(text).map(Face::tile).map(Winning::Tile),
    }
}

/// The winning tile in words.
pub(super) fn name(winning: Winning) -> String {
    match winning {
        Winning::Tile(tile) => tile.to_string(),
        Winning::Joker => "a joker".to_owned(),
    }
}
