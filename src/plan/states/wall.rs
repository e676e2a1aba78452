//! The wall: the tiles of each kind that are not in the hand, among the indicators or seen.

use crate::hand::Hand;
use crate::plan::error::PlanError;
use crate::plan::outlook::Outlook;
use crate::riichi::Rules;
use crate::tile::{Suit, Tile, TileSet, TooManyCopies};

/// The tiles that can't be in the wall: those of the hand and all visible ones.
pub(crate) struct SeenTiles {
    counts: [u8; Tile::COUNT],
    reds: [u8; 3],
}

impl SeenTiles {
    pub(crate) fn new(hand: &Hand, outlook: &Outlook) -> SeenTiles {
        let mut seen = SeenTiles { counts: hand.all_tiles().to_array(), reds: hand.reds_by_suit() };
        for meld in hand.melds() {
            if meld.reds() > 0 {
                seen.reds[meld.mentsu().first().suit().index()] += meld.reds();
            }
        }
        for face in outlook.dora() {
            seen.add(face.tile(), 1);
            if face.is_red() {
                seen.reds[face.tile().index() / 9] += 1;
            }
        }
        for tile in Tile::ALL {
            seen.add(tile, outlook.seen(tile));
        }
        for (reds, seen) in seen.reds.iter_mut().zip(outlook.seen_reds()) {
            *reds = reds.saturating_add(seen);
        }
        seen.add(Tile::North, outlook.kita());
        seen
    }

    fn add(&mut self, tile: Tile, copies: u8) {
        let count = &mut self.counts[tile.index()];
        *count = count.saturating_add(copies);
    }

    /// Number of tiles left of each kind, and of red fives among them.
    pub(crate) fn wall(&self, rules: &Rules) -> Result<([[u8; 9]; 4], [u8; 3]), PlanError> {
        let (mut wall, mut red_wall) = ([[0; 9]; 4], [0; 3]);
        let in_play = if rules.sanma() { TileSet::SANMA } else { TileSet::ALL };
        for tile in Tile::ALL {
            let count = self.counts[tile.index()];
            if count > 4 {
                return Err(PlanError::TooManyCopies(TooManyCopies { tile, count }));
            }
            if in_play.contains(tile) {
                wall[tile.index() / 9][tile.index() % 9] = 4 - count;
            } else if count > 0 {
                return Err(PlanError::NotInPlay { tile });
            }
        }
        for suit in Suit::NUMBERS.map(Suit::index) {
            let (of_rules, count) = (rules.reds()[suit], self.reds[suit]);
            if of_rules > 0 && count > of_rules {
                return Err(PlanError::TooManyReds { tile: Tile::ALL[9 * suit + 4], count });
            }
            red_wall[suit] = of_rules.saturating_sub(count).min(wall[suit][4]);
        }
        Ok((wall, red_wall))
    }
}
