//! Keys and parts of answers that all hands share.

use std::collections::BinaryHeap;

use mentsu::notation::mpsz;
use mentsu::{Counts, Discard, Tile};
use serde::Serialize;

use crate::keyed::Keyed;
use crate::refusal::Refusal;
use crate::request::keys::keys;
use crate::request::object::{Object, Text};

keys! {
    /// Also the discards of 3n+2 tiles that aren't won; not beside unknown tiles.
    pub(crate) DISCARDS "discards": bool = false;
    /// Tiles that lie open elsewhere: out of the ukeire, and where none is left, of the waits. Not
    /// beside unknown tiles.
    pub(crate) SEEN "seen": TileList = "";
    /// Beside unknown tiles: whether to list how each completion wins, or the tiles that a hand of
    /// 3n+1 may wait for; not of a block. Beside jokers and with five sets: the ways in which the
    /// hand is won, or the shapes of its waits.
    pub(crate) WINS "wins": bool = false;
    /// Whether unknown tiles (`?`) are jokers, of which there may be eight: each is whatever tile
    /// helps most.
    pub(crate) WILD "wild": bool = false;
    /// How many sets win beside the jantou: 4 or 5.
    pub(crate) SETS "sets": u8 = 4;
    /// Beside jokers: whether a joker may be a fifth copy.
    pub(crate) FIFTH_COPIES "fifth_copies": bool = true;
}

/// Whether a text of tiles has unknown ones.
pub(crate) fn has_unknown(closed: &str) -> bool {
    closed.contains(['?', '🀫'])
}

/// What a discard leads to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct DiscardPart {
    /// -1 for a win, 0 for tenpai.
    shanten: i8,
    /// Tiles that lower shanten after it, with their copies left.
    ukeire: Keyed<Tile, u8>,
}

/// Discards by tile, the best first.
pub(crate) fn discards_of(discards: &[Discard]) -> Keyed<Tile, DiscardPart> {
    let one = |discard: &Discard| {
        let (shanten, ukeire) = (discard.shanten().get(), discard.ukeire().iter().collect());
        (discard.tile(), DiscardPart { shanten, ukeire })
    };
    discards.iter().map(one).collect()
}

/// The tiles of the key `seen`, beside those of a hand: no fifth copies.
pub(crate) fn seen_beside(object: &Object<'_>, held: &Counts) -> Result<Counts, Box<Refusal>> {
    let seen: Option<Text<'_>> = object.optional(SEEN.name)?;
    let text = seen.as_deref().unwrap_or_default();
    // A red five is a five.
    let kinds = mpsz::faces(text).and_then(|_| text.replace('0', "5").parse::<Counts>());
    let seen = kinds.map_err(|error| Box::new(Refusal::Tile(SEEN.name, error)))?;
    match Tile::ALL.into_iter().find(|&tile| held.get(tile) + seen.get(tile) > 4) {
        Some(tile) => Err(Box::new(Refusal::SeenAndHeld { tile, copies: held.get(tile) })),
        None => Ok(seen),
    }
}

/// Sorts a few items with a heap, which compiles to a tenth of the machine code of `sort`.
pub(crate) fn sorted<T: Ord>(few: impl Iterator<Item = T>) -> Vec<T> {
    few.collect::<BinaryHeap<T>>().into_sorted_vec()
}
