//! Families of rules from outside the crate.

mod combining;
mod files;
mod presets;
mod properties;
mod wins;
mod words;

use mentsu::Tile;
use mentsu_families::{Family, NoScore, Score, Win};

/// What `HAND+TILE` is worth.
fn try_score<'a>(family: &'a Family, text: &str, win: &Win) -> Result<Score<'a>, NoScore> {
    let (hand, tile) = text.split_once('+').expect("a hand and its winning tile");
    let hand = family.hand(hand).unwrap_or_else(|error| panic!("{text}: {error}"));
    family.score(&hand, tile.parse::<Tile>().unwrap(), win)
}

fn score_in<'a>(family: &'a Family, text: &str, win: &Win) -> Score<'a> {
    try_score(family, text, win).unwrap_or_else(|error| panic!("{text}: {error}"))
}
