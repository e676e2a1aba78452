//! Tries every multiset of tiles in place of the unknown ones, one after another.

use core::iter::FusedIterator;

use super::PartialHand;
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};

/// The hands that a partial one may be, each once with the tiles that stand for its unknown ones:
/// in order of the lowest tile, then of the next, and so on. Fifth copies are left out.
#[derive(Clone, Debug)]
pub(crate) struct Fillings {
    hand: PartialHand,
    /// The next tiles to try, ascending; `None` at the end.
    next: Option<[Tile; PartialHand::MAX_UNKNOWN]>,
}

impl Fillings {
    pub(crate) fn new(hand: &PartialHand) -> Fillings {
        // Without unknown tiles there is one multiset, the empty one, whatever is in play.
        let first = if hand.unknown() == 0 { Some(Tile::M1) } else { hand.in_play().first() };
        Fillings { hand: *hand, next: first.map(|tile| [tile; PartialHand::MAX_UNKNOWN]) }
    }

    /// An iterator over no hand.
    pub(crate) fn none(hand: &PartialHand) -> Fillings {
        Fillings { hand: *hand, next: None }
    }
}

/// The next multiset: the last tile that isn't yet the highest goes up by one kind, and all tiles
/// after it become that kind.
fn following(
    mut tiles: [Tile; PartialHand::MAX_UNKNOWN],
    unknown: usize,
    in_play: TileSet,
) -> Option<[Tile; PartialHand::MAX_UNKNOWN]> {
    let above = |tile: Tile| in_play.iter().find(|next| *next > tile);
    let (place, next) = (0..unknown).rev().find_map(|i| Some((i, above(tiles[i])?)))?;
    tiles[place..unknown].fill(next);
    Some(tiles)
}

impl Iterator for Fillings {
    type Item = (Counts, Hand);

    fn next(&mut self) -> Option<(Counts, Hand)> {
        let unknown = self.hand.unknown();
        loop {
            let tiles = self.next?;
            self.next = following(tiles, unknown, self.hand.in_play());
            let filled = Counts::from_tiles(tiles[..unknown].iter().copied())
                .ok()
                .and_then(|tiles| Some((tiles, self.hand.fill(&tiles).ok()?)));
            if filled.is_some() {
                return filled;
            }
        }
    }
}

impl FusedIterator for Fillings {}
