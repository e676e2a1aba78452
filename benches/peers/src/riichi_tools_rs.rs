//! `riichi-tools-rs` 0.0.70: shanten of all forms at once, and ukeire, over a list of tiles.
//!
//! Its search for decompositions is private. It scores, but counts no dora and no ippatsu, rinshan,
//! chankan, haitei or houtei, so scoring isn't compared. It wants declared melds with tiles, so the
//! neutral number becomes pons of kinds that the hand doesn't hold.

use ::riichi_tools_rs::riichi::hand::Hand;
use ::riichi_tools_rs::riichi::shapes::OpenShape;
use ::riichi_tools_rs::riichi::tile::Tile;

use crate::{Counts, absent_kinds};

/// The peer's input.
pub type Input = Hand;

/// The peer's answer: for each discard its accepted tiles with copies left, and their sum.
pub type Ukeire = Vec<(Option<Tile>, Vec<(Tile, u8)>, u8)>;

/// Makes the peer's input.
pub fn prepare(counts: &Counts, melds: u8) -> Input {
    let tile = |kind: u8| Tile::from_id(kind + 1).expect("an index below 34");
    let concealed = (0..34u8).flat_map(|kind| (0..counts[usize::from(kind)]).map(move |_| kind));
    let pons: Vec<Tile> = absent_kinds(counts, melds).map(tile).collect();
    let tiles = concealed.map(tile).chain(pons.iter().flat_map(|&pon| [pon; 3]));
    let mut hand = Hand::new(tiles.map(Some).collect());
    for pon in pons {
        hand.add_open_shape(&OpenShape::Pon([pon; 3]));
    }
    hand
}

/// Whether shanten is -1: there is no other win check.
pub fn win(input: &Input) -> bool {
    input.get_shanten() == -1
}

/// The least shanten of the three forms.
pub fn shanten_all(input: &Input) -> i8 {
    input.get_shanten()
}

/// The least shanten of the three forms of a text.
pub fn shanten_all_text(text: &str) -> i8 {
    Hand::from_text(text, false).expect("a checked text").get_shanten()
}

/// The tiles that lower shanten. Works on a copy, since the peer takes `&mut self`.
pub fn ukeire(input: &Input) -> Ukeire {
    input.clone().find_shanten_improving_tiles(None)
}

/// The accepted tiles of a 3n+1 hand as bits.
pub fn ukeire_mask(ukeire: &Ukeire) -> u64 {
    let accepted = ukeire.iter().flat_map(|(_, tiles, _)| tiles);
    accepted.map(|(tile, _)| 1 << (tile.to_id() - 1)).sum()
}

/// Waits are the ukeire of a tenpai hand.
pub fn waits(input: &Input) -> Option<Ukeire> {
    (input.get_shanten() == 0).then(|| ukeire(input))
}

/// The waits as bits.
pub fn waits_mask(waits: &Option<Ukeire>) -> u64 {
    waits.as_ref().map_or(0, ukeire_mask)
}
