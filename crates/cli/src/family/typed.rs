//! A hand as it is typed: which tile was drawn last, and the rest.

use std::io;

use mentsu::any::{AnyHand, AnyHandError, AnyTile, Sets};
use mentsu::{Face, ParseError};
use mentsu_families::{Family, NoScore};

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
        // A family has read it already, and of which one it is doesn't matter here.
        let read = AnyHand::read_drawn(&self.text, Sets::Four)
            .or_else(|_| AnyHand::read_drawn(&self.text, Sets::Five));
        let whole = read.and_then(|(hand, drawn)| drawn.map_or(Ok(hand), |tile| hand.draw(tile)));
        whole.map_or(Ok(()), |hand| strip::print_any(out, &hand))
    }
}

impl Typed {
    /// The hand without the tile that it drew last, and that tile, if a plus says so.
    pub(super) fn read_by(&self, family: &Family) -> Result<(AnyHand, Option<AnyTile>), BadHand> {
        family.hand_and_drawn(&self.text).map_err(|error| match error {
            AnyHandError::Text(error) => BadHand::Text(error),
            error => BadHand::OfFamily(NoScore::Hand(error)),
        })
    }
}

/// A winning tile; `?` is a joker.
pub(super) fn winning(text: &str) -> Result<AnyTile, String> {
    match text {
        "?" | "🀫" => Ok(AnyTile::Joker),
        text => crate::arguments::face(text).map(Face::tile).map(AnyTile::Tile),
    }
}

/// The winning tile in words.
pub(super) fn name(winning: AnyTile) -> String {
    match winning {
        AnyTile::Tile(tile) => tile.to_string(),
        AnyTile::Joker => "a joker".to_owned(),
    }
}
