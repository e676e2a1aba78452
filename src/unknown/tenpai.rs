//! The completions with which a waiting hand is tenpai: every multiset of tiles, tried.

use core::iter::FusedIterator;

use super::{Completion, PartialHand};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};

/// What [`PartialHand::tenpai_completions`] gives.
#[derive(Clone, Debug)]
pub struct TenpaiCompletions {
    hand: PartialHand,
    /// The next tiles to try, ascending; `None` at the end.
    next: Option<[Tile; PartialHand::MAX_UNKNOWN]>,
}

impl TenpaiCompletions {
    pub(super) fn new(hand: &PartialHand) -> TenpaiCompletions {
        // Without unknown tiles there is one multiset, the empty one, whatever is in play.
        let first = if hand.unknown() == 0 { Some(Tile::M1) } else { hand.in_play().first() };
        let first = first.filter(|_| hand.awaits_draw());
        TenpaiCompletions { hand: *hand, next: first.map(|tile| [tile; PartialHand::MAX_UNKNOWN]) }
    }

    /// The completion by these tiles, unless a tile is there five times or the hand isn't tenpai.
    fn tenpai_with(&self, tiles: &[Tile]) -> Option<Completion> {
        let tiles = Counts::from_tiles(tiles.iter().copied()).ok()?;
        let hand = self.hand.fill(&tiles).ok().filter(Hand::is_tenpai)?;
        Some(Completion::new(tiles, *hand.concealed()))
    }
}

/// The next multiset: the last tile that isn't yet the highest goes up by one kind, and all tiles
/// behind it become that kind.
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

impl Iterator for TenpaiCompletions {
    type Item = Completion;

    fn next(&mut self) -> Option<Completion> {
        let unknown = self.hand.unknown();
        loop {
            let tiles = self.next?;
            self.next = following(tiles, unknown, self.hand.in_play());
            let completion = self.tenpai_with(&tiles[..unknown]);
            if completion.is_some() {
                return completion;
            }
        }
    }
}

impl FusedIterator for TenpaiCompletions {}
